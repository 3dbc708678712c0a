"""The reader's own book beside the rules: opened on the page of sources, kept on the device, gone when he removes it."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from corpus.edition import ROOT, load
from corpus.scans import load_scans, shape

KEY, RULE = "003", "etazhiki.full.mod.1"


def made_up() -> tuple[list[str], list[str]]:
    """Make lines whose words are as long as those of the source, from their checksums alone, and a restored text beside them."""
    ways: dict[int, str] = {0: ""}
    for count in range(1, 6):
        for lengths in product(range(1, 12 if count < 5 else 10), repeat=count):
            line = " ".join("Wnjkhxqz"[number % 8] * length for number, length in enumerate(lengths))
            ways.setdefault(shape(line), line)
    scan = [ways.get(line.shape, "W") for line in load_scans(ROOT)[KEY]]
    restored = [f"Строка {number} ⟦сомнительная⟧" if line else "" for number, line in enumerate(scan, 1)]
    return scan, restored


def opened(page: Page, *paths: Path) -> None:
    """Open files on the page of sources."""
    page.goto("sources/#own")
    page.locator("zs-scans").scroll_into_view_if_needed()
    page.locator("zs-scans input[type=file]").set_input_files([str(path) for path in paths])


def test_an_owners_scan_stands_beside_the_rule_and_nowhere_else(page: Page, tmp_path: Path) -> None:
    scan, restored = made_up()
    files = {"scan.txt": scan, "restored.txt": restored, "other.txt": [line[::-1] + " q" for line in scan[::-1]]}
    for name, lines in files.items():
        (tmp_path / name).write_text("\n".join(lines), encoding="utf-8")
    sent: list[str] = []
    page.context.on("request", lambda request: sent.append(request.post_data or ""))
    page.goto(f"r/{RULE}/")
    place = page.locator(".zs-scan")
    expect(place).to_contain_text("Откройте свой скан книги")
    opened(page, tmp_path / "other.txt")
    said = page.locator("zs-scans .said")
    expect(said).to_contain_text("другая книга")
    opened(page, tmp_path / "scan.txt")
    expect(said).to_contain_text("книга «Правила „Этажиков“»")
    edition = load(ROOT)
    span = edition.rules[RULE].source[0]
    number = max(number for first, number in edition.data.pages[KEY] if first <= span.first)
    page.goto(f"r/{RULE}/")
    expect(place.locator("li").first).to_have_text(scan[span.first - 1])
    expect(place.locator(".zs-raw")).to_have_count(1)
    opened(page, tmp_path / "restored.txt")
    expect(said).to_contain_text("восстановленный текст")
    page.goto(f"r/{RULE}/")
    expect(place.locator("mark").first).to_have_text("сомнительная")
    expect(place.locator(".zs-page").first).to_have_text(f"с.\u00a0{number}")
    expect(place.locator("li").first).to_contain_text(f"Строка {span.first}")

    page.get_by_role("button", name="Здесь ошибка").click()
    page.get_by_role("button", name="Сохранить файлом").click()
    expect(page.locator(".zs-report .zs-state")).to_have_text("Напишите, как должно читаться")
    page.get_by_label("Как должно читаться").fill("Иначе.")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Сохранить файлом").click()
    report = Path(saved.value.path()).read_text(encoding="utf-8")
    for part in (
        f"Правило: {RULE} (",
        "Редакция: 1",
        f"Источник: {span} (Правила «Этажиков», с. {number})",
        "Читается: ",
        "Должно быть: Иначе.",
        f"В книге: Строка {span.first} ",
    ):
        assert part in report
    assert not [body for body in sent if body]

    page.goto("sources/#own")
    page.locator("zs-scans").scroll_into_view_if_needed()
    page.get_by_role("button", name="Удалить с устройства").click()
    expect(said).to_contain_text("«Правила „Этажиков“»: файл удалён")
    page.goto(f"r/{RULE}/")
    expect(place).to_contain_text("Откройте свой скан книги")


def test_the_lines_are_there_offline_and_in_the_panel_of_a_chapter(open_context: Any, tmp_path: Path) -> None:
    context = open_context(service_workers="allow")
    context.watch.allow("ERR_INTERNET_DISCONNECTED")
    page = context.new_page()
    scan, _ = made_up()
    (tmp_path / "scan.txt").write_text("\n".join(scan), encoding="utf-8")
    opened(page, tmp_path / "scan.txt")
    expect(page.locator("zs-scans .said")).to_contain_text("книга")
    page.evaluate("navigator.serviceWorker.ready.then(() => 1)")
    page.goto("etazhiki/full/")
    page.locator(f'a[data-sheet="{RULE}"]').click()
    expect(page.locator("#zs-panel .zs-scan li").first).to_be_visible()
    page.goto(f"r/{RULE}/")
    page.reload()  # now the service worker brings everything, and keeps it
    lines = page.locator(".zs-scan li")
    expect(lines.first).to_be_visible()
    context.set_offline(True)
    page.reload()
    expect(lines.first).to_be_visible()


def test_every_source_is_drawn_as_a_strip_of_its_pages(page: Page) -> None:
    page.goto("sources/")
    strips = page.locator(".zs-pages svg")
    assert strips.count() == len(load_scans(ROOT))
    pages = load(ROOT).data.pages["000"]
    assert strips.first.locator("rect").count() == len(pages)
    expect(page.locator(".zs-pages figcaption").first).to_contain_text("Уверенно читается")
