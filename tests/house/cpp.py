# SPDX-License-Identifier: GPL-3.0-or-later
"""What house.py reads in C++, without a compiler: the types, functions, parameters and comments of a text."""
import re

TOKEN = re.compile(r'(?P<comment>//[^\n]*|/\*.*?\*/)|R"(\w*)\(.*?\)\2"|"(?:\\.|[^"\\\n])*"|(?<!\w)(?:u8|[uUL])?\'(?:\\.|[^\'\\\n])+\'|^[ \t]*#(?:[^\n\\]|\\.|\\\n)*',
                   re.DOTALL | re.MULTILINE)
NAMESPACE = re.compile(r"\bnamespace(?:\s+([\w:]+))?\s*$")
TYPE = re.compile(r"\b(?:class|struct|union|enum(?:\s+(?:class|struct))?)\s+(?:\[\[[^\]]*\]\]\s*|alignas\([^)]*\)\s*)?([A-Za-z_][\w:]*)(?:\s+final)?\s*(?::[^{};()]*)?$")
LABEL = re.compile(r"\s*(?:(?:public|protected|private|Q_SIGNALS|signals)(?:\s+(?:Q_SLOTS|slots))?\s*:(?!:)|Q_OBJECT\b|Q_GADGET\b)")
BOOL = re.compile(r"(?:const\s+)?bool\b\s*(?:const\b\s*)?[&*]*\s*(?:\w+\s*)?(?:=.*)?", re.DOTALL)


def plain(text):
    """The text without comments, strings and preprocessor lines; the lines stay."""
    return TOKEN.sub(lambda found: " " + "\n" * found.group().count("\n"), text)


def comments(text):
    """(line, words) of each line of each comment."""
    for found in TOKEN.finditer(text):
        if found.group("comment"):
            first = text.count("\n", 0, found.start()) + 1
            yield from enumerate(found.group().splitlines(), first)


class Block:
    """What stands between two braces outside of functions, with what stands before it."""

    def __init__(self, head, line, outer):
        space, kind = NAMESPACE.search(head), TYPE.search(head)
        self.head, self.line, self.outer = head, line, outer
        self.end = line
        self.type = kind.group(1) if kind and "(" not in head[:kind.start()] else None
        self.space = (space.group(1) or "") if space else None  # "" for one without a name

    @property
    def is_scope(self):
        return self.space is not None or self.type is not None or self.head.startswith("extern")

    @property
    def is_function(self):
        """A table between braces (`= {`, `kRows{`) is none, and may be as long as it needs."""
        head = self.head.rstrip()
        return not self.is_scope and not head.endswith("=") and ("(" in head or re.search(r"[=(,]\s*\[[^\]]*\]$", head) is not None)


def blocks(text):
    """The blocks of a text outside of functions, in the order in which they end."""
    text = plain(text)
    scopes, depth, start = [], 0, 0  # depth: braces open inside the block that is no scope
    for found in re.finditer(r"[{};]", text):
        sign, at = found.group(), found.start()
        if sign == "{":
            if depth == 0:
                while label := LABEL.match(text, start, at):
                    start = label.end()
                head = text[start:at]
                line = text.count("\n", 0, start + len(head) - len(head.lstrip())) + 1
                scopes.append(Block(head.strip(), line, list(scopes)))
                depth = 0 if scopes[-1].is_scope else 1
            else:
                depth += 1
        elif sign == "}" and scopes:
            depth = max(depth - 1, 0)
            if depth == 0:
                block = scopes.pop()
                block.end = text.count("\n", 0, at) + 1
                # `Seat::Seat() : hand_{}, stock_{} {`: the braces of a member belong to the head of the function.
                if block.is_scope or not re.match(r"\s*[,{]", text[at + 1:]):
                    yield block
                    start = at + 1
        if sign == ";" and depth == 0:
            start = at + 1
        if sign == "{" and depth == 0:
            start = at + 1


def types(text):
    """(line, enclosing namespaces, name) of each type that stands in a namespace and in no other type and no function;
    a namespace without a name is ""."""
    for block in blocks(text):
        if block.type and "::" not in block.type and block.outer and all(each.space is not None for each in block.outer):
            yield block.line, [each.space for each in block.outer], block.type


CONSTANTS = re.compile(r"^(?:inline )?constexpr\b[^;]*;", re.MULTILINE)


def constants(text):
    """(line, name) of each constant (`kMost`) that stands at the beginning of a line: in a namespace, not in a type."""
    text = plain(text)
    for found in CONSTANTS.finditer(text):
        line = text.count("\n", 0, found.start()) + 1
        for part in split(found.group()[:-1]):
            if name := re.search(r"\b(k[A-Z]\w*)\s*(?:\[[^\]]*\]\s*)*(?:=|\{|\(|$)", part):
                yield line, name.group(1)


def functions(text):
    """(name, first line, last line) of each function with a body, and of each lambda outside of functions."""
    for block in blocks(text):
        if block.is_function:
            name = re.search(r"([\w:~]+|operator\W+)\s*\(", block.head)
            yield name.group(1) if name else "lambda", block.line, block.end


def bool_parameters(text):
    """(line, function) of each parameter of type bool in what a text declares. What overrides has no choice."""
    text = plain(text)
    open_at = []
    for at, sign in enumerate(text):
        if sign == "(":
            open_at.append(at)
        elif sign == ")" and open_at:
            first = open_at.pop()
            name = re.search(r"(\w+|operator\W+)\s*$", text[:first])
            after = re.match(r"\s*(?:const\b\s*)?(?:noexcept\b\s*)?override\b", text[at + 1:])
            if name and not after and not re.search(r"\b(?:if|while|for|switch|return|sizeof|decltype)\s*$", text[:first]):
                for parameter in split(text[first + 1:at]):
                    if BOOL.fullmatch(parameter.strip()):
                        yield text.count("\n", 0, first) + 1, name.group(1).strip()


def split(parameters):
    """The parts between the commas that stand in no brackets."""
    part, depth = "", 0
    for sign in parameters:
        depth += (sign in "(<[{") - (sign in ")>]}")
        if sign == "," and depth == 0:
            yield part
            part = ""
        else:
            part += sign
    yield part
