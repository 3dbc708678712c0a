"""Scans in which Cyrillic was recognised as look-alike Latin, read back into Russian.

The libraries of `requirements/restore.txt` are needed where something is read, not where the package is imported.
"""

from corpus.restore.face import Restored, is_clean, missing_libraries, restore, strip_marks

__all__ = ["Restored", "is_clean", "missing_libraries", "restore", "strip_marks"]
