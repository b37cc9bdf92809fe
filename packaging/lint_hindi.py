#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the translations: lint_hindi.py [ROOT]. Prints `FILE:LINE: [check] ...`, status 1 if there is any finding.

Read are ROOT/i18n/tapu_en.ts (plurals only), every other ROOT/i18n/*.ts (Hindi), ROOT/resources/rules/*hi*.md,
ROOT/resources/handbook/*hi*.md, ROOT/resources/lessons/*hi*.md, the manuals ROOT/packaging/man/hi/*.in, what the packages
say (ROOT/packaging/windows, bundle, desktop and rpm) and the names and descriptions in ROOT/resources/boards. The terms come
from i18n/glossary.tsv; exceptions, each with its reason, stand in i18n/lint_allow.txt, and one that is no longer needed is a
finding too.
"""
import argparse
import re
import sys
import unicodedata
import xml.parsers.expat
from pathlib import Path

DEVANAGARI = "[\u0900-\u0963\u0966-\u097f]"  # without the danda

AFTER = "(?:का|की|के|को|ने|से|में|पर)(?![ऀ-ॣॱ-ॿ])"  # a postposition
COUNTED = ("(?:कार्ड|बोर्ड|बॉट|हेक्स|संसाधन|नंबर|अंक|शहर|टैब|विकल्प|प्रोग्राम|कंप्यूटर|कॉलम|पेज|चित्र|संकेत|संदेश|जहाज़|बंदरगाह|द्वीप|दल|"
           "खिलाड़ी|बस्ती|सड़क|गोटी|चाल|बारी|सीट|फ़ाइल|टेबल|स्क्रीन|शीट|कोने|रास्ते|लुटेरे)")
MANY_BARE = re.compile(rf"%L?n (?:[ऀ-ॿ]+ )?{COUNTED} {AFTER}")  # only wrong in the second form
# (check, what must not stand in Hindi text, advice)
TEXT_RULES = [
    ("danda", DEVANAGARI + r"['”\")]*\s*\.(?![\w.])", "a sentence ends in “।”, not in a full stop"),
    ("danda", r"\s।|।।|।(?=[^\s)”’»<\n*_|])", "“।” follows the word at once; a space or the end follows it"),
    ("visarga", "\u0903(?=$|[\\s%\\d.,;)])", "a colon is U+003A, not the visarga"),
    ("encoding", "[\u0958-\u095f]", "write the nukta as its own character (U+093C)"),
    ("encoding", "[\u200b-\u200d\ufeff]", "no joiners or zero-width characters"),
    ("digits", "[०-९]", "digits are 0–9; the program shows others if asked to"),
    ("dots", r"\.\.\.", "an ellipsis is one character, …"),
    ("space", r"(?<=\S)  +|\s[,;:?!](?=\s|$)|\t", "a double space, or a space before punctuation"),
    ("quotes", '"', "quotes are “ ”"),
    ("dash", r"(?<=[^\d\s]) - (?=\D)|--(?!\w)", "a dash is —"),
    ("times", r"\d\s*[xX](?=[%\d\s])", "multiplication is ×"),
    ("forbidden", "सेटलमेंट|(?<![ऀ-ॣॱ-ॿ])सिटी|रॉबर|प्लेयर|(?<![ऀ-ॣॱ-ॿ])टर्न|पॉइंट|नाइट(?! मोड)|रोल कर|चेहरा ऊपर|के लायक|डेवलपमेंट|मोनोपोली|"
                  "पुरपल|घरेलू|यादृच्छिक|प्रायिकता|संपादक|वरना", "not a word of this game; see the glossary"),
    ("forbidden", "चुनाव|डिफ़ॉल्ट|चोरी|लूट(?!ेर)|बहक|पन्न|परिणाम|लेन-देन|के बगल|(?<!कमांड )(?<!ऑन)लाइन|उपयोग(?!कर्ता|ी)|ढूँढ़",
     "not the word for it here; see the glossary"),
    ("forbidden", r"(?<![\w/\-.“%\\(])Tapu(?![\w/\-.])", "in Hindi the game is called टापू"),
    ("pair", "अपने-आप|कम-से-कम|ज़्यादा-से-ज़्यादा|आस-पास|जान-बूझ|कौन स[ाीे](?![ऀ-ॣॱ-ॿ])|(?<![ऀ-ॣॱ-ॿ])(?:हो|हों) तो(?! भी)(?![ऀ-ॣॱ-ॿ])",
     "अपने आप, कम से कम, ज़्यादा से ज़्यादा, आसपास, जानबूझकर, कौन-सा, “हो, तो”: one spelling of each"),
    ("loanword", "(?:की|सारी|लंबी|बड़ी) (?:कमांड(?! लाइन)|तारें|तार(?![ऀ-ॣॱ-ॿ])|केबल)", "कमांड, तार and केबल are masculine"),
    ("plural", "(?:कार्ड|बोर्ड|प्लेयर|बॉट|गेम|पॉइंट|टोकन|मेसेज|सेटिंग|फ़ाइल|रिसोर्स|संसाधन)(?:्स|्ज़|्ज)", "loanwords take Hindi plurals"),
    ("nukta", "सडक|लडक|बडा|बडी|बडे|पढ(?!़)|जहाज(?!़)|आवाज(?!़)|मंजूर|मेजबान|औजार|अंदाज(?!़)|जमीन|फाइल|फॉन्ट|फोल्डर|सफेद|ताजा|रोज(?!़)|"
              "नजर|चीज(?!़)|तेज(?!़)|दरवाज(?!़)|खिलाडी|खिलाडि|गडब|लकडी|जोडे|छोडे|तोडे|पहाड(?!़)|भेडि|आँकडे|इंतजार|साफ(?!़)|हर्फ(?!़)|सिर्फ(?!़)|तरफ(?!़)|ढूँढ(?!़)",
     "the nukta is missing (ड़ ढ़ ज़ फ़)"),
    ("nukta", "[कखग]\u093c", "no nukta on क, ख, ग"),
    ("chandrabindu", "(?<![ऀ-ॣॱ-ॿ])(?:यहां|वहां|कहां|जहां|हां|मां|पांच|जांच|आंकड|ऊंच|मुंह|गांव|पांव|पहुंच|बांट|आंख|ढूंढ|मांग|सांप|बूंद|धुआं)|ियां|(?<=[ऀ-ॣ])एं|ऊं(?=$|\\s)",
     "chandrabindu (ँ) where no matra stands above the line"),
    ("anusvara", "[िीेैोौॉ]ँ|अङ्क|केन्द्र|बन्दर|लम्ब|सम्भाव|सन्देश", "anusvara (ं) under an upper matra and for the class nasal"),
    ("spelling", "हुय[ेी]|गय[ेी]|नय[ेी](?![ऀ-ॣॱ-ॿ])|लिय[ेी]|चाहिये|दिय[ेी](?![ऀ-ॣॱ-ॿ])|आय[ेी](?![ऀ-ॣॱ-ॿ])|कीजिये", "हुए, गए, नए, नई, लिए, चाहिए"),
    ("address", "(?<![ऀ-ॣॱ-ॿ])(?:चुनो|करो|खोलो|जाओ|बनाओ|कीजिए|कीजिएगा|तुम|तुम्हार[ेीा]|तू)(?![ऀ-ॣॱ-ॿ])", "आप with ‑एँ imperatives"),
    ("postposition", r"%\d(?:ने|को|से|का|की|के|में|पर)(?![ऀ-ॣॱ-ॿ])", "a postposition is a word of its own after %1"),
    ("oblique", rf"(?<![ऀ-ॿ])(?:सभी|सारे|कई|दोनों|उन|इन|किन|जिन) (?:[ऀ-ॿ]+े )?(?:{COUNTED}|गेम) {AFTER}", "the plural before a postposition: सभी कार्डों से"),
    ("agreement", r"[ऀ-ॿ]त[ाेी] (?:है|हैं|था|थी|थे) %L?\d", "the verb does not know what comes in: “यह लगता है: %1”"),
    ("range", r"%L?\d से \d+ बार", "after a name that ends in a number this is a range, “8 से 36”: turn the sentence round"),
    ("honorific", rf"(?:मेज़बान|आयोजक)(?![ऀ-ॿ]| {AFTER})[^।:;,—“”\n]*?[ऀ-ॿ](?:त[ाी](?: है)?|[ेए]ग[ाी])(?=।|$|,)",
     "मेज़बान and आयोजक are spoken of in the plural: देते हैं"),
    ("pair", "(?<![ऀ-ॿ])(?:जाए|जाएँ|आए|आएँ|मिले|मिलें|रहे|रहें|बचे|बचें|करे|करें|सके|सकें|पड़े|पड़ें) (?:तो|तब)(?![ऀ-ॣॱ-ॿ])|(?<![ऀ-ॿ])हों? तब(?![ऀ-ॣॱ-ॿ])",
     "a comma before तो and तब: “हो जाए, तो”"),
]
GENDERED = re.compile("(?<![ऀ-ॣॱ-ॿ])(?:गया|गई|हुआ|हुई|आया|आई)(?![ऀ-ॣॱ-ॿ])|रह[ाीे] (?:है|हैं|हूँ|था|थी)|(?:[ेोए]ग[ाी]|ंगे|ंगी)(?![ऀ-ॣॱ-ॿ])")
# A verb in the present, of a person whose name goes in without a postposition.
PRESENT = re.compile(r"%(\d+)(?! (?:\([^)]*\) )?(?:ने|को|का|की|के|से|में|पर)(?![ऀ-ॣॱ-ॿ]))[^।:;—“”]*?[ऀ-ॣॱ-ॿ]*त[ाेी] (?:है|हैं)(?![ऀ-ॣॱ-ॿ])")
PERSON = r"%{} (?:is )?(?:a |the |an |another |this )?(?:other )?(?:name of (?:a|the) )?(?:player|person|guest|name|host|sender|winner|watcher)\b"
BESIDE_NAME = "Short line of the log, beside the player’s name"
POSTPOSITION = re.compile(r"(?:ने|को|का|की|के|से) |%1")
EXCHANGE = re.compile(r"के बदले (?:%L?\d|\d)")
WISH = re.compile(r"(?<![ऀ-ॣॱ-ॿ])(?:हो|हों|पड़े|मिले)(?:।|: ?%\d)")
DONE = re.compile(r"\b(?:saved|back to)\b", re.IGNORECASE)  # messages that serve several things
THINGS = {"नियम": "rules?", "बोर्ड": "boards?", "शृंखला": "chains?", "पुस्तिका": "handbook", "रीप्ले": "replays?"}
NEUTRAL = re.compile("(?:होगा|होगी|होंगे)(?![ऀ-ॣॱ-ॿ])|कम पड़ेंगे|मिलेगा|मिलेगी|मिलेंगे|देने होंगे")  # agree with a thing, not with a person
MNEMONIC = re.compile(r"&(?!&)(\w)")
SUFFIX = re.compile(r"^[^&]*[^\s&….:] ?…? \(&([A-Z0-9])\):?$")
PLACEHOLDER = re.compile(r"%L?(?:n|\d+)")
PACKAGES = ("packaging/windows/README.txt.in", "packaging/bundle/*", "packaging/desktop/*.desktop", "packaging/desktop/*.xml*",
            "packaging/rpm/*.in", "resources/boards/*.tapuboard")
TAG = re.compile(r"</?[a-zA-Z][a-zA-Z0-9]*")
BLOCK_TAG = re.compile(r"</?(?:p|br|li|ul|ol|h\d|div|table|tr|td|th)\b[^>]*>")
VERBATIM = re.compile(r"“[a-z]+(?:\.[a-z]+)*”|\b\w+://\S+|--[a-z-]+")  # keys of a file, addresses, options: not words
ENTITY = re.compile(r"&(?:nbsp|amp|lt|gt|quot);")


class Message:
    """One <message> of a .ts file: where it stands, its source and its translations (two if it counts)."""

    def __init__(self, line, context):
        self.line, self.context = line, context
        self.source = self.comment = self.note = self.kind = ""
        self.numerus, self.forms = False, []


def read_ts(path):
    """The messages of a .ts file and its language."""
    messages, language, stack, context, text = [], "", [], "", ""

    def start(name, attributes):
        nonlocal language, text
        stack.append(name)
        text = ""
        if name == "TS":
            language = attributes.get("language", "")
        elif name == "message":
            messages.append(Message(parser.CurrentLineNumber, context))
            messages[-1].numerus = attributes.get("numerus") == "yes"
        elif name == "translation":
            messages[-1].kind = attributes.get("type", "")

    def end(name):
        nonlocal context, text
        stack.pop()
        if name == "name":
            context = text
        elif name == "source":
            messages[-1].source = text
        elif name == "comment":
            messages[-1].comment = text
        elif name == "extracomment":
            messages[-1].note = text.replace("'", "’")
        elif name == "numerusform" or (name == "translation" and not messages[-1].numerus):
            messages[-1].forms.append(text)
        text = ""

    def data(chunk):
        nonlocal text
        text += chunk

    parser = xml.parsers.expat.ParserCreate()
    parser.StartElementHandler, parser.EndElementHandler, parser.CharacterDataHandler = start, end, data
    parser.Parse(path.read_bytes(), True)
    return messages, language


def read_glossary(path):
    """[(pattern for the English, stems of the Hindi, recommended Hindi, English)] from the last column of the glossary."""
    terms = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("#") or not line.strip():
            continue
        columns = line.split("\t")
        for check in filter(None, columns[3].split("; ")):
            words, stems = check.split("=")
            terms.append((re.compile(r"(?<![\w%])(?:" + words + r")(?![\w])", re.IGNORECASE), stems.split("|"), columns[1], columns[0]))
    # The longest term speaks for its words: "road building" is not asked for "road" again.
    return sorted(terms, key=lambda term: -len(term[0].pattern))


class Allowed:
    """Exceptions: `CHECK <tab> text [<tab> reason]`; the text is the whole English source, or for `phrase` a piece of Hindi."""

    def __init__(self, path):
        self.path, self.entries, self.used = path, {}, set()
        if path.exists():
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                if line.strip() and not line.startswith("#"):
                    columns = line.split("\t")
                    self.entries[(columns[0], columns[1].replace("\\n", "\n"))] = number

    def source(self, check, source):
        key = (check, source)
        self.used.update({key} & self.entries.keys())
        return key in self.entries

    def without_phrases(self, text):
        for check, phrase in self.entries:
            if check == "phrase" and phrase in text:
                self.used.add((check, phrase))
                text = text.replace(phrase, " ")
        return text

    def unused(self):
        return [(number, key) for key, number in self.entries.items() if key not in self.used]


def ending(text, hindi):
    """The class of a text's last mark: sentence, question, exclamation, colon, ellipsis or none."""
    text = re.sub(r"\s*\(&\w\)(:?)$", r"\1", text)
    text = re.sub(r"<[^>]*>", "", text).rstrip(" )”’\"'»\n")
    if not text:
        return "none"
    if text.endswith("..."):
        return "ellipsis"
    return {"।": "sentence", ".": "none" if hindi else "sentence", "?": "question", "!": "exclamation", ":": "colon", "…": "ellipsis"}.get(text[-1], "none")


def letters(text):
    """How long a text looks: its characters without vowel signs and other marks."""
    return sum(1 for c in text if not unicodedata.category(c).startswith("M"))


def text_findings(text):
    """Orthography of one Hindi text, whatever it translates."""
    if not unicodedata.is_normalized("NFC", text):
        yield "encoding", "not in Unicode normal form C"
    text = re.sub(r"<[^>]*>", "", BLOCK_TAG.sub("\n", text))
    for check, pattern, advice in TEXT_RULES:
        match = re.search(pattern, text)
        if match:
            yield check, f"“{match.group().strip() or match.group()}”: {advice}"


def pair_findings(message, text, allowed):
    """What a Hindi text owes to its English source."""
    source = message.source
    if sorted(set(PLACEHOLDER.findall(source))) != sorted(set(PLACEHOLDER.findall(text))):
        yield "placeholder", "the placeholders differ"
    if sorted(TAG.findall(source)) != sorted(TAG.findall(text)):
        yield "markup", "the HTML tags differ"
    if source[:1].isspace() != text[:1].isspace() or source[-1:].isspace() != text[-1:].isspace():
        yield "space", "space at the start or the end differs"
    if source.count("\n") != text.count("\n"):
        yield "space", "the number of lines differs"
    wanted = MNEMONIC.search(ENTITY.sub("", source))
    if wanted:
        suffix = SUFFIX.match(text)
        if not suffix:
            yield "mnemonic", "a mnemonic is a suffix: “गेम (&G)”, after an ellipsis, before a colon"
        elif suffix.group(1).lower() != wanted.group(1).lower():
            yield "mnemonic", f"the letter is {wanted.group(1).upper()}, as in English"
    elif "&" in ENTITY.sub("", text):
        yield "ampersand", "“&” in the text: write और"
    there, here = ending(source, False), ending(text, True)
    if there != here and not (there == "sentence" and here == "none" and ": " in text):
        yield "punctuation", f"the source ends as {there}, the translation as {here}"
    if re.search(r"%\d", source) and not message.numerus or message.numerus and "%1" in source:
        match = GENDERED.search(NEUTRAL.sub("", allowed.without_phrases(text)))
        if match:
            yield "gender", f"“{match.group()}” gives the person a gender: turn the sentence round"
    if letters(source) >= 16 and letters(text) > 1.6 * letters(source):
        yield "length", f"{letters(text)} letters for {letters(source)}"


def sense_findings(message, text):
    """Where the grammar of a Hindi text makes something else of its source."""
    for number in (match.group(1) for match in PRESENT.finditer(text)):
        if re.search(PERSON.format(number), message.note):
            yield "gender", f"a verb in the present gives %{number} a gender: turn the sentence round"
    if message.note.startswith(BESIDE_NAME) and not POSTPOSITION.match(text):
        yield "beside", "the name stands before this text: it begins with ने, को, का, की, के or से"
    if EXCHANGE.search(text) and not re.search("देकर|लेना|दिया|मिला", text):
        yield "exchange", "“के बदले” does not tell who gives: “%1 देकर %2 लेना”"
    if WISH.search(text) and re.search(r"\b(?:would|then|brings?)\b", message.source, re.IGNORECASE):
        yield "wish", f"“{WISH.search(text).group()}” wishes for it; it is what will be: होगा, मिलेगा"
    if message.numerus and text == message.forms[-1] and MANY_BARE.search(text):
        yield "oblique", f"“{MANY_BARE.search(text).group()}”: the plural before a postposition: %n कार्डों से"
    if DONE.search(message.source):
        for thing, english in THINGS.items():
            if thing in text and not re.search(rf"\b{english}\b", message.source, re.IGNORECASE):
                yield "thing", f"the source does not say “{thing}”: it may be about something else"


def twin_findings(messages):
    """One text that is said in two ways, and two buttons of one class that are called the same."""
    ways, buttons = {}, {}
    for message in messages:
        first = ways.setdefault((message.source, message.comment), message)
        if first.forms != message.forms:
            yield message, "twin", f"“{message.forms[0]}” here, “{first.forms[0]}” in {first.context}"
        if message.note.startswith("Button"):
            other = buttons.setdefault((message.context, message.forms[0]), message)
            if other.source != message.source:
                yield message, "twin", f"“{message.forms[0]}” is also the button {other.source!r}"


def term_findings(message, text, glossary):
    rest = VERBATIM.sub(" ", message.source.replace("&", ""))
    for pattern, stems, hindi, english in glossary:
        if pattern.search(rest):
            rest = pattern.sub(" ", rest)
            if not any(stem in text for stem in stems):
                yield "term", f"the glossary says “{hindi}” for “{english}”"


def lint_hindi(path, glossary, allowed):
    messages = read_ts(path)[0]
    for message, check, words in twin_findings([message for message in messages if message.forms]):
        if path.name != "qtbase_hi.ts" and not allowed.source(check, message.source):
            yield message.line, check, f"{message.context}: {message.source!r}: {words}"
    for message in messages:
        forms = message.forms
        found = []
        if message.kind == "unfinished" or not forms or not all(form.strip() for form in forms):
            found.append(("unfinished", "not translated"))
        else:
            if message.numerus and len(forms) != 2:
                found.append(("numerus", "two plural forms are needed"))
            for form in dict.fromkeys(forms):
                found += text_findings(form)
                found += pair_findings(message, form, allowed)
                found += sense_findings(message, form)
                if path.name != "qtbase_hi.ts":  # Qt's hosts are computers and its resources are memory
                    found += term_findings(message, form, glossary)
        for check, words in dict.fromkeys(found):
            if not allowed.source(check, message.source):
                yield message.line, check, f"{message.context}: {message.source!r}: {words}"


def lint_english(path):
    for message in read_ts(path)[0]:
        place = f"{message.context}: {message.source!r}"
        if not message.numerus:
            yield message.line, "numerus", f"{place}: the English file holds plurals only"
        elif message.kind == "unfinished" or len(message.forms) != 2 or not all(form.strip() for form in message.forms):
            yield message.line, "unfinished", f"{place}: both plural forms are needed"
        else:
            one, many = message.forms
            expected = set(PLACEHOLDER.findall(message.source))
            if set(PLACEHOLDER.findall(many)) != expected or expected - set(PLACEHOLDER.findall(one)) - {"%n", "%Ln"}:
                yield message.line, "placeholder", f"{place}: the placeholders differ"
            if "(s)" in one + many or "(ies)" in one + many:
                yield message.line, "numerus", f"{place}: “(s)” is left in a plural form"


def lint_markdown(path):
    fenced = False
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if line.startswith("```"):
            fenced = not fenced
        if not fenced:
            text = "" if re.match(r"\|[-|: ]+\|$", line) else re.sub(r"!?\[([^\]]*)\]\([^)]*\)|\*+", r"\1", line)
            text = re.sub(r"`[^`]*`|<[^>]*>", " ", text).strip()
            text = re.sub(r"  +", " ", text)
            for check, words in text_findings(text):
                yield number, check, words


def lint_manual(path):
    """The lines of text in a page of roff; those of its macros hold options, addresses and names of files."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not line.startswith("."):
            for check, words in text_findings(line.replace(" \\- ", " — ").replace("\\-", "-").strip()):
                yield number, check, words


def lint_setup(path):
    """The words of the setup program for Windows: in quotes, or what a line of sed puts in the place of others."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        for words in re.findall(r's/\.\*/(.*)/}?$|"([^"]*)"', line):
            for text in re.split(r"(?:\$?\\+[rn])+", "".join(words)):
                text = re.sub(r"\$_CLICK$", "", re.sub(r"\$[({][^)}]*[)}]", "टापू", text).replace("\\&", "&")).strip('" :')
                if re.search("[\u0900-\u097f]", text):
                    for check, why in text_findings(text):
                        yield number, check, why


def lint_package(path):
    """The Hindi in what a package says: a line, an element, or a text in quotes."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if re.match(r"(?:Name|Tapu \()", line):  # the name in both scripts
            continue
        quoted = path.suffix in (".tapuboard", ".sh") or path.name.endswith(".sh.in")
        for text in re.findall(r'"([^"]*)"', line) if quoted and '"' in line else [re.sub(r"<[^>]*>|^[\w()\[\]]*=", "", line)]:
            if re.search("[\u0900-\u097f]", text):
                for check, words in text_findings(re.sub(r"\$\w+|@\w+@", "टापू", text).strip()):
                    yield number, check, words


def main(root):
    glossary = read_glossary(root / "i18n" / "glossary.tsv")
    allowed = Allowed(root / "i18n" / "lint_allow.txt")
    findings = 0
    manuals = sorted((root / "packaging" / "man" / "hi").glob("*.in"))
    books = [page for book in ("rules", "handbook", "lessons") for page in sorted((root / "resources" / book).glob("*hi*.md"))]
    setup = [path for path in sorted((root / "packaging" / "windows").glob("*")) if path.name in ("hindi.sed", "words.nsh")]
    packages = [path for place in PACKAGES for path in sorted(root.glob(place)) if path not in setup]
    for path in sorted((root / "i18n").glob("*.ts")) + books + manuals + setup + packages:
        if path in packages:
            found = lint_package(path)
        elif path.suffix == ".md":
            found = lint_markdown(path)
        elif path.suffix == ".in":
            found = lint_manual(path)
        elif path in setup:
            found = lint_setup(path)
        elif path.name == "tapu_en.ts":
            found = lint_english(path)
        else:
            found = lint_hindi(path, glossary, allowed)
        for line, check, words in found:
            findings += 1
            print(f"{path.relative_to(root)}:{line}: [{check}] {words}")
    for line, (check, text) in allowed.unused():
        findings += 1
        print(f"i18n/lint_allow.txt:{line}: [allowance] nothing needs this any more: {check} {text!r}")
    for name in ("tapu_en.ts", "tapu_hi.ts", "qtbase_hi.ts"):
        if not (root / "i18n" / name).exists():
            findings += 1
            print(f"i18n/{name}:1: [unfinished] the file is missing")
    print(f"Hindi lint: {findings} finding{'' if findings == 1 else 's'}", file=sys.stderr)
    return 1 if findings else 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("root", metavar="ROOT", nargs="?", type=Path, default=Path(__file__).resolve().parent.parent,
                        help="folder with i18n/; this source tree if left out")
    arguments = parser.parse_args()
    if not (arguments.root / "i18n").is_dir():
        parser.error(f"{arguments.root} has no folder i18n")
    sys.exit(main(arguments.root))
