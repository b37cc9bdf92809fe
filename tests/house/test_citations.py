# SPDX-License-Identifier: GPL-3.0-or-later
"""citations.py finds what no row cites, and what a row cites in vain, in small trees made for it."""
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.dont_write_bytecode = True
import citations

BOOK = """
rule 5.1
option undo on off
option discard.threshold <n>
"""
ENOUGH = ['row("5.1 more than half", [] {});', 'row("undo = on: back", [] {});', 'void stays() {  // undo = off', 'row("discard.threshold = 7", [] {});']


def findings(lines, book=BOOK, options="", path="tests/engine/test_a.cpp"):
    with tempfile.TemporaryDirectory() as folder:
        for name, text in ((path, "\n".join(lines)), ("engine/state/options.cpp", options)):
            place = Path(folder) / name
            place.parent.mkdir(parents=True, exist_ok=True)
            if text:
                place.write_text(text, encoding="utf-8")
        found, _ = citations.findings(Path(folder), citations.Book(book))
        return [each.split(": ", 1)[1] for each in found]


class CitationsTest(unittest.TestCase):
    def test_a_row_for_everything_is_enough(self):
        self.assertEqual(findings(ENOUGH), [])

    def test_each_missing_row_is_named(self):
        for left_out, item in enumerate(("5.1", "undo = on", "undo = off", "discard.threshold = <n>")):
            with self.subTest(item):
                lines = ENOUGH[:left_out] + ENOUGH[left_out + 1:]
                self.assertEqual(findings(lines), [f"[missing] no row cites {item}"])

    def test_a_number_that_is_no_citation_does_not_count(self):
        for text in ('row("version 5.12", [] {});', 'row("at 15.1 of it", [] {});', 'QCOMPARE(rule, "5.1");', 'int x = 0;  // 5.1'):
            with self.subTest(text):
                self.assertEqual(findings([text] + ENOUGH[1:]), ["[missing] no row cites 5.1"])

    def test_random_games_judge_nothing(self):
        self.assertEqual(len(findings(ENOUGH, path="tests/engine/battery.cpp")), 4)

    def test_what_the_book_does_not_have_is_cited_in_vain(self):
        for text, item in (('row("5.9 a rule that is none", [] {});', "5.9"), ('row("undo = maybe: x", [] {});', "undo = maybe"),
                           ('row("no.such = on: x", [] {});', "no.such = on")):
            with self.subTest(text):
                self.assertEqual(findings(ENOUGH + [text]), [f"[unknown] {item}"])

    def test_the_table_of_the_engine_has_the_same_keys(self):
        table = 'choice<&O::undo>("undo", kSwitch), number<&O::discardThreshold>("discard.threshold", 2)'
        self.assertEqual(findings(ENOUGH, options=table), [])
        self.assertEqual(findings(ENOUGH, options=table + ' choice<&O::more>("more.of", kSwitch)'), ["[options] more.of stands in one table only"])


if __name__ == "__main__":
    unittest.main()
