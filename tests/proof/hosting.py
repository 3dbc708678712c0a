"""Узлы: простая папка, путь, nginx с готовой настройкой, шаги GitHub и GitLab в чистой копии.

    python tests/proof/hosting.py [--hosts] [--workflows] [--whole]

Every host is asked by `corpus host-check`; the commands of both workflow files run one after another, each file in a clean clone: packages of
the system are only looked up, and of `make test`, which is the gate itself, everything runs but that pytest takes `tests/site` alone;
with --whole it takes all. Without options hosts and workflows are tried.
"""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from corpus.host import check, packing, policy  # noqa: E402
from corpus.serve import make_server  # noqa: E402

SITE = ROOT / "site"
WORKFLOWS = (".github/workflows/pages.yml", ".gitlab-ci.yml")
ADDRESS = "https://example.org/sukno/"


def free_port() -> int:
    """Find a port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def running(command: list[str], port: int) -> Iterator[None]:
    """Run a server until it is no longer needed."""
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as server:
        try:
            for _ in range(200):
                with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
                    break
                time.sleep(0.05)
            yield
        finally:
            server.terminate()


def nginx_conf(folder: Path, site: Path, port: int, prefix: str) -> Path:
    """Put this folder and port into the configuration that the repository offers."""
    text = (ROOT / "hosting/nginx.conf").read_text("utf-8")
    (folder / "headers.conf").write_text(
        "".join(f'add_header {name} "{value}" always;\n' for name, value in policy.headers(site).items()), "utf-8"
    )
    text = text.replace("listen 80;", f"listen 127.0.0.1:{port};").replace(
        "/etc/nginx/snippets/sukno-headers.conf", f"{folder}/headers.conf"
    )
    if prefix == "/":
        text = text.replace("root /srv/sukno;", f"root {site};")
    else:
        inside = f"location {prefix} {{ alias {site}/; error_page 404 {prefix}404.html; }}"
        text = text.replace("root /srv/sukno;", inside).replace("    error_page 404 /404.html;\n", "")
    modules = "".join(
        f"load_module {path};\n" for path in Path("/usr/lib/nginx/modules").glob("ngx_http_brotli_static_module.so")
    )
    if not modules:
        text = text.replace("brotli_static on;", "")
    conf = folder / "nginx.conf"
    conf.write_text(
        f"{modules}user root;\nworker_processes 1;\ndaemon off;\npid {folder}/pid;\nerror_log stderr;\nevents {{}}\n"
        f"http {{ access_log off; client_body_temp_path {folder}/b; proxy_temp_path {folder}/p; fastcgi_temp_path {folder}/f;\n"
        f"uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;\n{text}}}\n",
        "utf-8",
    )
    return conf


def examined(name: str, url: str, wanted: int = 0) -> bool:
    """Ask a host; say what it lacks; tell whether it has all that it must and lacks no more of the rest than expected."""
    findings = check.examine(url)
    must = [one for one in findings if one.must and not one.holds]
    may = [one for one in findings if not one.must and not one.holds]
    print(f"{name}: требований {len(findings)}, нет обязательных {len(must)}, нет желательных {len(may)}")
    for one in [*must, *may]:
        print(f"    {'НЕТ' if one.must else 'нет'}: {one.name} [{one.seen}]")
    return not must and len(may) <= wanted


def hosts(folder: Path) -> bool:
    """Try a plain folder, a path and nginx."""
    good = True
    port = free_port()
    with running([sys.executable, "-m", "http.server", str(port), "--bind", "127.0.0.1", "--directory", str(SITE)], port):
        good &= examined("простая папка (http.server)", f"http://127.0.0.1:{port}/", wanted=7)
    server = make_server(SITE, prefix="/sukno/")
    threading.Thread(target=server.serve_forever, daemon=True).start()
    good &= examined("путь /sukno/ (make serve)", f"http://127.0.0.1:{server.server_port}/sukno/", wanted=1)
    server.shutdown()
    if not shutil.which("nginx"):
        print("nginx не стоит: apt-get install nginx libnginx-mod-http-brotli-static")
        return False
    site = folder / "site"
    # thousands of pages of rules and modules, all alike, are left out: nobody asks for them here, and packing them takes minutes
    shutil.copytree(SITE, site, ignore=shutil.ignore_patterns("r", "code"))
    files, plain, zipped, shrunk = packing.pack(site)
    print(f"сжатых копий: {files}, {plain // 1000} КБ → gz {zipped // 1000} КБ, br {shrunk // 1000} КБ")
    os.chmod(folder, 0o755)
    for prefix in ("/", "/sukno/"):
        port = free_port()
        conf = nginx_conf(folder, site, port, prefix)
        subprocess.run(["nginx", "-t", "-q", "-p", str(folder), "-c", str(conf)], check=True)
        with running(["nginx", "-p", str(folder), "-c", str(conf)], port):
            good &= examined(f"nginx, {prefix}", f"http://127.0.0.1:{port}{prefix}")
    return good


def commands(name: str, content: dict[str, Any]) -> list[str]:
    """Give the commands of a workflow file, in their order."""
    if name.startswith(".github"):
        return [step["run"] for step in content["jobs"]["build"]["steps"] if "run" in step]
    return [*content["pages"]["before_script"], *content["pages"]["script"]]


def unknown_packages(command: str) -> list[str]:
    """Give the packages of an installation that this Debian does not know."""
    named = command.partition("apt-get install")[2].split()
    packages = [one for one in named if not one.startswith("-")]
    return [one for one in packages if subprocess.run(["apt-cache", "show", one], capture_output=True, check=False).returncode]


def executed(name: str, command: str, clone: Path, whole: bool) -> bool:
    """Run one command of a workflow; say what came of it."""
    if "apt-get" in command:
        unknown = unknown_packages(command)
        print(
            f"{name}: {command.split(' --', maxsplit=1)[0]}…: {'НЕТ пакетов ' + ', '.join(unknown) if unknown else 'пакеты известны'}",
            flush=True,
        )
        return not unknown
    if command == "make test" and not whole:
        command = 'make test PYTEST_ARGS="-n 1 tests/site"'
    environment = {**os.environ, "CI_PAGES_URL": ADDRESS.rstrip("/"), "SITE_URL": ADDRESS}
    if "test" in command:
        environment.pop("SITE_URL")  # the step that tests has no address
    begun = time.monotonic()
    done = subprocess.run(command, shell=True, cwd=clone, env=environment, capture_output=True, text=True, check=False)
    last = done.stdout.strip().splitlines()[-1:] if "test" in command else []
    print(
        f"{name}: {command}: {'вышло' if done.returncode == 0 else 'НЕ ВЫШЛО'}, {time.monotonic() - begun:.0f} с",
        *last,
        flush=True,
    )
    if done.returncode:
        print(done.stdout[-3000:] + done.stderr[-1500:], flush=True)
    return done.returncode == 0


def workflows(folder: Path, whole: bool) -> bool:
    """Run the commands of both workflow files, each in a clean clone."""
    good = True
    for name in WORKFLOWS:
        clone = folder / re.sub(r"\W", "", name)
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        steps = commands(name, yaml.safe_load((clone / name).read_text("utf-8")))
        if not all(executed(name, step, clone, whole) for step in steps):
            good = False
            continue
        made = clone / ("site" if name.startswith(".github") else "public")
        said = (made / "index.html").is_file() and ADDRESS in (made / "sitemap.xml").read_text("utf-8")
        print(f"{name}: {'сайт с адресом готов' if said else 'САЙТА С АДРЕСОМ НЕТ'}", flush=True)
        good &= said
        shutil.rmtree(clone)
    return good


def main() -> int:
    """Try every way that HOSTING.md describes."""
    asked = set(sys.argv[1:])
    all_ways = not asked & {"--hosts", "--workflows"}
    good = True
    with tempfile.TemporaryDirectory() as name:
        if all_ways or "--hosts" in asked:
            good &= hosts(Path(name))
        if all_ways or "--workflows" in asked:
            good &= workflows(Path(name), "--whole" in asked)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
