# SPDX-License-Identifier: GPL-3.0-or-later
"""The Hindi lint finds what it is meant to find, and nothing in the model sentences."""
import contextlib
import importlib.util
import io
import tempfile
import unittest
from pathlib import Path
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parents[2]
spec = importlib.util.spec_from_file_location("lint_hindi", ROOT / "packaging" / "lint_hindi.py")
lint = importlib.util.module_from_spec(spec)
spec.loader.exec_module(lint)


def ts(messages, language):
    """A .ts file of (source, translation or [forms]) pairs, or of three with the note to translators."""
    out = f'<?xml version="1.0" encoding="utf-8"?><!DOCTYPE TS><TS version="2.1" language="{language}"><context><name>C</name>\n'
    for source, target, *notes in messages:
        note = "".join(f"<extracomment>{escape(text)}</extracomment>" for text in notes)
        if isinstance(target, list):
            forms = "".join(f"<numerusform>{escape(form)}</numerusform>" for form in target)
            out += f'<message numerus="yes"><source>{escape(source)}</source>{note}<translation>{forms}</translation></message>\n'
        else:
            kind = ' type="unfinished"' if target == "" else ""
            out += f"<message><source>{escape(source)}</source>{note}<translation{kind}>{escape(target)}</translation></message>\n"
    return out + "</context></TS>\n"


def findings(hindi=(), english=(), allow="", markdown=None, manual=None, lesson=None, setup=None, package=None):
    """The checks that speak up, in order, over a project that holds only these."""
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        (root / "i18n").mkdir()
        (root / "resources" / "rules").mkdir(parents=True)
        (root / "i18n" / "glossary.tsv").write_text((ROOT / "i18n" / "glossary.tsv").read_text("utf-8"), "utf-8")
        (root / "i18n" / "lint_allow.txt").write_text(allow, "utf-8")
        (root / "i18n" / "tapu_hi.ts").write_text(ts(hindi, "hi_IN"), "utf-8")
        (root / "i18n" / "qtbase_hi.ts").write_text(ts([], "hi_IN"), "utf-8")
        (root / "i18n" / "tapu_en.ts").write_text(ts(english, "en_US"), "utf-8")
        if markdown is not None:
            (root / "resources" / "rules" / "classic_hi.md").write_text(markdown, "utf-8")
        if lesson is not None:
            (root / "resources" / "lessons").mkdir()
            (root / "resources" / "lessons" / "lessons.hi.md").write_text(lesson, "utf-8")
        if manual is not None:
            (root / "packaging" / "man" / "hi").mkdir(parents=True)
            (root / "packaging" / "man" / "hi" / "tapu.6.in").write_text(manual, "utf-8")
        for name, text in (setup or {}).items():
            (root / "packaging" / "windows").mkdir(parents=True, exist_ok=True)
            (root / "packaging" / "windows" / name).write_text(text, "utf-8")
        for name, text in (package or {}).items():
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            (root / name).write_text(text, "utf-8")
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(io.StringIO()):
            status = lint.main(root)
        checks = [line.split("[", 1)[1].split("]", 1)[0] for line in printed.getvalue().splitlines()]
        assert status == (1 if checks else 0), printed.getvalue()
        return checks


# The 18 model sentences (dialogs split into their strings): all must pass as they are.
MODEL = [
    ("%1 built a road.", "%1 ने सड़क बनाई।"),
    ("%1 built a settlement (+1 VP).", "%1 ने बस्ती बसाई (+1 विजय अंक)।"),
    ("%1 upgraded a settlement to a city.", "%1 ने बस्ती को शहर बना दिया।"),
    ("%1 rolled %2 (%3 + %4).", "%1 के पासे: %2 (%3 + %4)"),
    ("Your turn – roll the dice.", "आपकी बारी — पासे फेंकें।"),
    ("%1 received 2 × Brick and 1 × Wool.", "%1 को मिला: 2 × ईंट, 1 × ऊन"),
    ("You must return %n card(s) to the bank.", ["आपको %n कार्ड बैंक को लौटाना है।", "आपको %n कार्ड बैंक को लौटाने हैं।"]),
    ("%1 moved the robber and took a card from %2.", "%1 ने लुटेरे को नई जगह भेजा और %2 का 1 कार्ड ले लिया।"),
    ("%1 offers: you get 2 × Wool, you give 1 × Ore.", "%1 का प्रस्ताव — आपको मिलेगा: 2 × ऊन; आपको देना होगा: 1 × अयस्क।"),
    ("Waiting for %1…", "%1 का इंतज़ार…"),
    ("%1 now has the Longest Road (%n segments, +2 VP).", ["सबसे लंबी सड़क अब %1 के पास है (लंबाई %n, +2 विजय अंक)।"] * 2),
    ("You can't build here: another settlement or city is too close.", "यहाँ नहीं बना सकते: दूसरी बस्ती या शहर बहुत पास है।"),
    ("%1 won the game with %n victory point(s)!", ["%1 ने %n विजय अंक के साथ गेम जीता!", "%1 ने %n विजय अंकों के साथ गेम जीता!"]),
    ("Save the board before closing?", "बंद करने से पहले बोर्ड सहेजें?"),
    ("No games found on this network. Ask the host for the address, or host one yourself.",
     "इस नेटवर्क पर कोई गेम नहीं मिला। मेज़बान से पता पूछें या खुद मेज़बानी करें।"),
    ("Forest · 8 · comes up 5 times in 36 (13.9%)", "जंगल · नंबर 8 · 36 में से 5 बार (13.9%)"),
    ("Error: the hex at %1 has no number.", "गड़बड़ी: %1 वाले हेक्स पर नंबर नहीं है।"),
    ("&Game", "गेम (&G)"),
    ("&Host…", "मेज़बानी करें… (&H)"),
    ("File &name:", "फ़ाइल का नाम (&N):"),
    ("embedded Linux", "एंबेडेड Linux"),
    ("received %1", "को मिला: %1", "Short line of the log, beside the player's name; %1 pictures of cards"),
    ("%1 offers %2 for %3.", "%1 का प्रस्ताव: %2 देकर %3 लेना"),
    ("They play for %1.", "वे %1 की जगह खेलते हैं।", "%1 a player"),
    ("%1 cards come.", "%1 कार्ड मिलते हैं।", "%1 how many"),
    ("Then you would lack %1.", "फिर ये कम पड़ेंगे: %1"),
    ("%n hex(es) with numbers", ["%n हेक्स के नंबर", "%n हेक्सों के नंबर"]),
    ("The host hosts games.", "मेज़बान गेमों की मेज़बानी करते हैं।"),
    ("A city takes %1.", "शहर में यह लगता है: %1।"),
    ("Write --file on the command line.", "कमांड लाइन पर --file लिखें।"),
    ("Start Tapu.", "टापू (Tapu) खोलें।"),
    ("“deck” is missing; see tapu://host:port", "“deck” नहीं है; देखें: tapu://host:port"),
]

# What goes wrong, and the check that says so.
WRONG = {
    "an untranslated string": ("Brick", "", "unfinished"),
    "a missing placeholder": ("%1 built a road.", "सड़क बनाई।", "placeholder"),
    "one plural form empty": ("%n piece(s)", ["%n गोटी", ""], "unfinished"),
    "one plural form missing": ("%n piece(s)", ["%n गोटी"], "numerus"),
    "a full stop": ("%1 built a road.", "%1 ने सड़क बनाई.", "danda"),
    "a danda after a space": ("%1 built a road.", "%1 ने सड़क बनाई ।", "danda"),
    "a visarga for a colon": ("Name:", "नामः", "visarga"),
    "a composed nukta letter": ("Big", "ब\u095cा", "encoding"),
    "a joiner": ("Rules", "नि\u200dयम", "encoding"),
    "Devanagari digits": ("3 roads", "३ सड़कें", "digits"),
    "three dots": ("Waiting…", "इंतज़ार...", "dots"),
    "a double space": ("Fair play", "सही  चाल", "space"),
    "straight quotes": ("“Yes”", '"हाँ"', "quotes"),
    "a hyphen for a dash": ("Good – bad", "सही - गलत", "dash"),
    "an x for a multiplication sign": ("2 × Ore", "2 x अयस्क", "times"),
    "a word of the wrong register": ("Late", "नाइट", "forbidden"),
    "“or else” for what holds if nothing is chosen": ("A file (default stop)", "फ़ाइल (वरना stop)", "forbidden"),
    "an English plural": ("2 cards", "2 कार्ड्स", "plural"),
    "a nukta left out": ("Road", "सड़क सडक", "nukta"),
    "a nukta left out of “search”": ("Look", "ढूँढें", "nukta"),
    "a nukta too many": ("Empty", "ख़ाली", "nukta"),
    "anusvara for chandrabindu": ("Here", "यहां", "chandrabindu"),
    "an imperative without chandrabindu": ("Show", "दिखाएं", "chandrabindu"),
    "chandrabindu over a matra": ("Not", "नहीँ", "anusvara"),
    "a nasal written out": ("Long", "लम्बी", "anusvara"),
    "an old verb ending": ("New", "नये", "spelling"),
    "the familiar imperative": ("Choose", "चुनो", "address"),
    "a postposition glued to a name": ("From %1", "%1से", "postposition"),
    "an ampersand": ("Sea and sand", "समुद्र & रेत", "ampersand"),
    "a mnemonic inside the word": ("&View", "&दृश्य", "mnemonic"),
    "a mnemonic behind the colon": ("File &name:", "नाम: (&N)", "mnemonic"),
    "another mnemonic letter": ("&View", "दृश्य (&B)", "mnemonic"),
    "a question that became a sentence": ("Really?", "सच।", "punctuation"),
    "a label with a danda": ("Brick", "ईंट।", "punctuation"),
    "a person with a gender": ("%1 came late.", "%1 देर से आया।", "gender"),
    "a person with a gender in the future": ("%1 will come.", "%1 कल आएगी।", "gender"),
    "a term that is not the glossary's": ("Your brick", "आपका पत्थर", "term"),
    "a person with a gender in the present": ("%1 can chat.", "%1 चैट कर सकते हैं।", "gender", "%1 the player"),
    "a name without its postposition": ("received %1", "मिला: %1", "beside", "Short line of the log, beside the player's name; %1 cards"),
    "an exchange that may go both ways": ("%1 offers %2 for %3.", "%1 का प्रस्ताव: %2 के बदले %3", "exchange"),
    "a wish for what would be": ("%1 would hold %2.", "तब %1 के हाथ में %2 कार्ड हों।", "wish"),
    "a thing that the source leaves open": ("Saved as “%1”.", "नियम “%1” नाम से सहेज लिए।", "thing"),
    "an election for a selection": ("None", "चुनाव", "forbidden"),
    "the computer’s word for what holds if nothing is chosen": ("A file", "फ़ाइल (डिफ़ॉल्ट stop)", "forbidden"),
    "the game in Latin letters": ("They come with Tapu", "वे Tapu के साथ आते हैं", "forbidden"),
    "a second spelling": ("Never by itself", "अपने-आप कभी नहीं", "pair"),
    "a condition without its comma": ("One more if needed", "ज़रूरत हो तो एक और", "pair"),
    "a loanword of the wrong gender": ("Some wires", "लंबी तारें", "loanword"),
    "a plural noun before a postposition": ("The hexes of all", "सभी हेक्स पर ताला है", "oblique"),
    "a counted noun before a postposition": ("%n hex(es) with numbers", ["%n हेक्स के नंबर", "%n हेक्स के नंबर"], "oblique"),
    "a verb before a thing of either gender": ("A city takes %1.", "शहर में लगता है %1।", "agreement"),
    "a range that is none": ("%1 pays in 36 throws.", "%1 से 36 बार पासे फेंकने पर मिलता है।", "range"),
    "a host without respect": ("The host lets nobody in.", "मेज़बान किसी को नहीं आने देता।", "honorific"),
    "a time without its comma": ("Even if it is there", "वह हो तब भी", "pair"),
    "a tag left out": ("<b>Yes</b>", "हाँ", "markup"),
    "a line lost": ("Yes\nNo", "हाँ नहीं", "space"),
    "a text far too long": ("A short sentence.", "यह बहुत ही लंबा और बेकार का वाक्य है जो कहीं भी नहीं समा सकता।", "length"),
}


class LintTest(unittest.TestCase):
    def test_the_model_sentences_pass(self):
        for pair in MODEL:
            with self.subTest(source=pair[0]):
                self.assertEqual(findings([pair]), [])

    def test_every_mistake_is_named(self):
        for name, (source, target, check, *note) in WRONG.items():
            with self.subTest(name):
                self.assertEqual(findings([(source, target, *note)])[:1], [check])

    def test_every_check_is_tested(self):
        tested = {wrong[2] for wrong in WRONG.values()}
        self.assertEqual({rule[0] for rule in lint.TEXT_RULES} - tested, set())

    def test_one_text_is_not_said_in_two_ways(self):
        twins = [("Keep", "रखें"), ("Keep", "बचाकर रखें")]
        self.assertEqual(findings(twins), ["twin"])
        self.assertEqual(findings(twins, allow="twin\tKeep\twhy\n"), [])

    def test_two_buttons_of_a_class_are_not_called_the_same(self):
        buttons = [("Swap", "बदलें", "Button: with the bank"), ("Change", "बदलें", "Button: of an offer")]
        self.assertEqual(findings(buttons), ["twin"])

    def test_an_allowance_silences_one_source(self):
        self.assertEqual(findings([("Your brick", "आपका पत्थर")], allow="term\tYour brick\twhy\n"), [])

    def test_a_phrase_is_allowed_to_have_a_gender(self):
        pair = ("%1 lost the connection.", "%1 का कनेक्शन टूट गया।")
        self.assertEqual(findings([pair]), ["gender"])
        self.assertEqual(findings([pair], allow="phrase\tकनेक्शन टूट गया\tagrees with कनेक्शन\n"), [])

    def test_an_allowance_that_nothing_needs_is_a_finding(self):
        self.assertEqual(findings(allow="term\tYour brick\twhy\n"), ["allowance"])

    def test_english_wants_both_plural_forms_and_nothing_else(self):
        self.assertEqual(findings(english=[("%n card(s)", ["%n card", "%n cards"])]), [])
        self.assertEqual(findings(english=[("%n card(s)", ["One card", "%n cards"])]), [])
        self.assertEqual(findings(english=[("%n card(s)", ["%n card", ""])]), ["unfinished"])
        self.assertEqual(findings(english=[("%n card(s)", ["%n card", "%n card(s)"])]), ["numerus"])
        self.assertEqual(findings(english=[("%n card(s) for %1", ["%n card", "%n cards for %1"])]), ["placeholder"])
        self.assertEqual(findings(english=[("Brick", "Brick")]), ["numerus"])

    def test_the_rule_book_in_hindi_is_read_too(self):
        self.assertEqual(findings(markdown="# नियम\n\nबस्ती बसाएँ।\n"), [])
        self.assertEqual(findings(markdown="# नियम\n\nबस्ती बसाएं.\n"), ["danda", "chandrabindu"])
        self.assertEqual(findings(markdown="```\nबस्ती.\n```\n"), [])

    def test_the_lessons_in_hindi_are_read_too(self):
        self.assertEqual(findings(lesson="### बस्ती बसाएँ\n<!-- step: settle -->\n**2** दबाएँ।\n\n> यहाँ क्यों? {1} की सड़क पास है।\n"), [])
        self.assertEqual(findings(lesson="> यहां क्यों? {1} की सड़क पास है.\n"), ["danda", "chandrabindu"])

    def test_the_manuals_in_hindi_are_read_too(self):
        self.assertEqual(findings(manual=".SH नाम\ntapu \\- टापू\n.RI [ विकल्प ]...\nपोर्ट (न दें, तो 4710)।\n"), [])
        self.assertEqual(findings(manual="पोर्ट (वरना 4710).\n"), ["forbidden"])

    def test_words_of_the_setup_program(self):
        right = 'LangString a ${LANG_HINDI} "बोर्ड चुनें:$\\r$\\n$folder$\\r$\\n$\\r$\\nसंस्करण ${VERSION} इंस्टॉल करें।"\n'
        self.assertEqual(findings(setup={"words.nsh": right}), [])
        self.assertEqual(findings(setup={"words.nsh": right.replace("करें।", "करें.")}), ["danda"])
        replaced = "/^# ^DirText$/{n;s/.*/$(^NameDA) हटाएँ (\\&R)। $_CLICK/}\n/ABORT/s/\".*\"/\"सेटअप छोड़ें?\"/\n"
        self.assertEqual(findings(setup={"hindi.sed": replaced}), [])
        self.assertEqual(findings(setup={"hindi.sed": replaced.replace("हटाएँ", "हटाएं")}), ["chandrabindu"])

    def test_words_of_the_packages_and_of_the_boards(self):
        right = {
            "packaging/windows/README.txt.in": "Tapu (टापू) @VERSION@\n\nStart it.\nइसे चलाएँ (TCP 4710)।\n",
            "packaging/desktop/tapu.desktop": "Name=Tapu / टापू\nName[hi]=टापू (Tapu)\nComment[hi]=बस्तियाँ बसाएँ\n",
            "packaging/desktop/tapu-mime.xml": '<comment xml:lang="hi">टापू का बोर्ड</comment>\n',
            "packaging/bundle/extract.sh.in": '  say "No Tapu in $target." "$target में टापू नहीं है।"\n',
            "resources/boards/a.tapuboard": '{"name": {"en":"Pass","hi":"दर्रा"}}\n',
        }
        self.assertEqual(findings(package=right), [])
        wrong = {name: text.replace("चलाएँ", "चलाएं").replace("ियाँ", "ियां").replace("का बोर्ड", "का बोर्ड्स")
                 .replace("है।", "है.").replace("दर्रा", "सडक") for name, text in right.items()}
        self.assertEqual(sorted(findings(package=wrong)), ["chandrabindu", "chandrabindu", "danda", "nukta", "plural"])


if __name__ == "__main__":
    unittest.main()
