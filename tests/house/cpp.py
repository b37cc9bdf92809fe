# SPDX-License-Identifier: GPL-3.0-or-later
"""What house.py reads in C++, without a compiler: the types, functions, parameters and comments of a text."""
import functools
import re

TOKEN = re.compile(r'(?P<comment>//[^\n]*|/\*.*?\*/)|R"(\w*)\(.*?\)\2"|"(?:\\.|[^"\\\n])*"|(?<!\w)(?:u8|[uUL])?\'(?:\\.|[^\'\\\n])+\'|^[ \t]*#(?:[^\n\\]|\\.|\\\n)*',
                   re.DOTALL | re.MULTILINE)
NAMESPACE = re.compile(r"\bnamespace(?:\s+([\w:]+))?\s*$")
TYPE = re.compile(r"\b(?:class|struct|union|enum(?:\s+(?:class|struct))?)\s+(?:\[\[[^\]]*\]\]\s*|alignas\([^)]*\)\s*)?([A-Za-z_][\w:]*)(?:\s+final)?\s*(?::[^{};()]*)?$")
LABEL = re.compile(r"\s*(?:(?:public|protected|private|Q_SIGNALS|signals)(?:\s+(?:Q_SLOTS|slots))?\s*:(?!:)|Q_OBJECT\b|Q_GADGET\b)")
LONGEST_HEAD = 200  # signs before a bracket that hold the name of a function and the word before it
BOOL = re.compile(r"(?:const\s+)?bool\b\s*(?:const\b\s*)?[&*]*\s*(?:\w+\s*)?(?:=.*)?", re.DOTALL)


@functools.lru_cache(maxsize=4096)
def plain(text):
    """The text with blanks in place of comments, strings and preprocessor lines: what is left stands where it stood."""
    return TOKEN.sub(lambda found: re.sub(r"[^\n]", " ", found.group()), text)


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


@functools.lru_cache(maxsize=4096)
def blocks(text):
    """The blocks of a text outside of functions, in the order in which they end."""
    return list(read_blocks(plain(text)))


def read_blocks(text):
    """The same of a text without comments and strings, one after another."""
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
    for bracket in re.finditer(r"[()]", text):
        at = bracket.start()
        if bracket.group() == "(":
            open_at.append(at)
        elif open_at:
            first = open_at.pop()
            before = text[max(0, first - LONGEST_HEAD):first]
            name = re.search(r"(\w+|operator\W+)\s*$", before)
            after = re.match(r"\s*(?:const\b\s*)?(?:noexcept\b\s*)?override\b", text[at + 1:])
            if name and not after and not re.search(r"\b(?:if|while|for|switch|return|sizeof|decltype)\s*$", before):
                for parameter in split(text[first + 1:at]):
                    if BOOL.fullmatch(parameter.strip()):
                        yield text.count("\n", 0, first) + 1, name.group(1).strip()


def split(parameters, at=","):
    """The parts between the commas, or other signs, that stand in no brackets."""
    part, depth = "", 0
    for sign in parameters:
        depth += (sign in "(<[{") - (sign in ")>]}") if at == "," else (sign in "([{") - (sign in ")]}")
        if sign == at and depth == 0:
            yield part
            part = ""
        else:
            part += sign
    yield part


def closing(text, at):
    """The place of the bracket that closes the one at `at`."""
    depth = 0
    for place in range(at, len(text)):
        depth += (text[place] in "([{") - (text[place] in ")]}")
        if depth == 0:
            return place
    return len(text) - 1


def line_at(text, at):
    return text.count("\n", 0, at) + 1


TEMPLATE = re.compile(r"(?<=\w)<(?:[^<>;(){}|]|\(\)|\(&?[\w:]+[&*]?\))*>")
TEMPLATE_OF_MEMBER = re.compile(r"(?<=\w)<[^<>;{}]*>")  # `std::function<void(int)>` too: nothing is compared there


def without_templates(text, template=TEMPLATE):
    """The text with signs that separate nothing in place of what stands in the brackets of templates."""
    for _ in range(4):  # brackets in brackets
        text = template.sub(lambda found: "_" * len(found.group()), text)
    return text


CONTROL = re.compile(r"\s*(?:(?:else\s+)?(?:if|while|switch)(?:\s+constexpr)?\s*\(|for\s*\(|else\b|do\b|case\b(?:[^:;]|::)*:(?!:)|default\s*:)")
DECLARATION = re.compile(
    r"(?:(?:const|static|constexpr|inline|mutable|extern|typename|unsigned|volatile)\s+)*(?:auto|[A-Za-z_][\w:]*)"
    r"(?:\s*[*&]+\s*|\s+(?:const\s*)?[*&]*\s*)(?:const\s+)?[A-Za-z_]\w*\s*(?:[=({\[,;]|$)")
DEED = re.compile(r"(?:return|delete|throw|emit|Q_EMIT)\b")
NO_STATEMENT = re.compile(r"(?:using|template|enum|struct|class|friend|typedef|public|private|protected|Q_\w+\(|namespace)\b")


def statement_before(text, end):
    """Where the statement that ends with the `;` at `end` begins, and the commas in it that stand in no brackets. None
    for a part of the head of a `for`."""
    at, depth, commas = end - 1, 0, []
    while at >= 0:
        sign = text[at]
        if sign == "}" and depth == 0 and not re.match(r"\s*[,).;?+\-*/&|=<>]", text[at + 1:end + 1]):
            break  # the end of a block, and not of braces within an expression
        if sign in ")]}":
            depth += 1
        elif sign in "([" and depth == 0:
            return None
        elif sign in "{;" and depth == 0:
            break
        elif sign in "([{":
            depth -= 1
        elif sign == "," and depth == 0:
            commas.append(at)
        at -= 1
    return at + 1, commas


def separators(text):
    """(line, statement) of each statement in which a comma separates deeds: `most = worth, best = way`."""
    text = IN_A_CLASS.sub(lambda found: " " * len(found.group()), without_templates(plain(text)))
    last = 0
    for found in re.finditer(";", text):
        since, last = text[last:found.start()], found.end()
        if "," not in since and "}" not in since:
            continue
        if (before := statement_before(text, found.start())) is None or not before[1]:
            continue
        start, commas = before
        while head := CONTROL.match(text, start, found.start()):
            start = closing(text, head.end() - 1) + 1 if head.group().endswith("(") else head.end()
        statement = text[start:found.start()].lstrip()
        start = found.start() - len(statement)
        if max(commas) < start or NO_STATEMENT.match(statement):
            continue
        if DEED.match(statement) or not DECLARATION.match(statement):
            yield line_at(text, start), " ".join(statement.split())


def statement_end(text, at):
    """The place after the statement that begins at `at`."""
    at = re.compile(r"\s*").match(text, at).end()
    if text[at:at + 1] == "{":
        return closing(text, at) + 1
    if head := re.compile(r"(if(?:\s+constexpr)?|for|while|switch)\s*\(").match(text, at):
        end = statement_end(text, closing(text, head.end() - 1) + 1)
        other = re.compile(r"\s*else\b").match(text, end)
        return statement_end(text, other.end()) if other and head.group(1).startswith("if") else end
    depth = 0
    for place in range(at, len(text)):
        depth += (text[place] in "([{") - (text[place] in ")]}")
        if text[place] == ";" and depth == 0:
            return place + 1
    return len(text)


def nested_loops(text):
    """The line of each loop without braces around its body that has another loop in it."""
    text = plain(text)
    for found in re.finditer(r"\b(?:for|while)\s*\(", text):
        at = closing(text, found.end() - 1) + 1
        while head := re.compile(r"\s*(if(?:\s+constexpr)?|for|while|do\b)\s*\(?").match(text, at):
            if not head.group(1).startswith("if"):
                yield line_at(text, found.start())
                break
            at = closing(text, head.end() - 1) + 1


CHANGE = re.compile(r"(?<![=!<>+\-*/|&^%])=(?!=)|\+\+|--|[+\-*/|&^%]=(?!=)")
NAMED = re.compile(r"\s*(?:const\s+)?(?:auto|[\w:<>,\s*&]+?[\s*&])\s*[*&]*\s*(?:\w+|\[[\w, ]+\])\s*=(?!=)")


def deeds_in_conditions(text):
    """(line, condition) of each `if` and `while` that changes a value while it asks. What is named there is new."""
    text = plain(text)
    for found in re.finditer(r"\b(?:if|while)(?:\s+constexpr)?\s*\(", text):
        parts = list(split(text[found.end():closing(text, found.end() - 1)], ";"))
        asked = parts[-1]
        while "{" in asked:  # lambdas have lines of their own
            asked = asked[:asked.index("{")] + asked[closing(asked, asked.index("{")) + 1:]
        if len(parts) == 1 and (named := NAMED.match(asked)):
            asked = asked[named.end():]
        if CHANGE.search(asked):
            yield line_at(text, found.start()), " ".join(asked.split())


CLASS = re.compile(r"(?<!enum )\b(class|struct)\s+(?:\[\[[^\]]*\]\]\s*|alignas\([^)]*\)\s*)?([A-Za-z_][\w:]*)(?:\s+final)?\s*(?::[^{};()]*)?\{")
IN_A_CLASS = re.compile(
    r"\b(?:public|protected|private|Q_SIGNALS|signals)(?:\s+(?:Q_SLOTS|slots))?\s*:(?!:)|Q_OBJECT\b|Q_GADGET\b|"
    r"Q_(?:DECLARE_TR_FUNCTIONS|PROPERTY|ENUM|DISABLE_COPY\w*|INTERFACES)\([^)]*\)")
NO_MEMBER = re.compile(r"(?:using|friend|typedef|static_assert|enum)\b|(?:inline\s+)?static\s+(?:inline\s+)?constexpr\b[^(]*(?:=|\{|$)|(?:struct|class)\s+\w+$")


def declarations(body):
    """The declarations of the body of a class, those with a body of their own up to it."""
    body = IN_A_CLASS.sub(lambda found: " " * len(found.group()), body)
    at = start = 0
    while at < len(body):
        sign = body[at]
        if sign == "(":
            at = closing(body, at)
        elif sign == "{":
            end, head = closing(body, at), without_templates(body[start:at], TEMPLATE_OF_MEMBER)
            is_function = "(" in head and not head.rstrip().endswith("=") and not re.match(r"\s*(?:enum|struct|class)\b", head)
            if is_function and not re.match(r"\s*[,{]", body[end + 1:]):
                yield head.strip()
                start = end + 1
            at = end
        elif sign == ";":
            yield without_templates(body[start:at], TEMPLATE_OF_MEMBER).strip()
            start = at + 1
        at += 1


def classes(text):
    """(line, "class" or "struct", name, functions, data members) of each class with a body."""
    text = plain(text)
    for found in CLASS.finditer(text):
        functions_of, members = 0, 0
        for declared in declarations(text[found.end():closing(text, found.end() - 1)]):
            if not declared or NO_MEMBER.match(declared):
                continue
            name = re.split(r"=|\{", declared)[0] if "operator" not in declared else declared
            if "(" in name and not re.search(r"\(\s*\*", name):
                functions_of += 1
            elif not re.match(r"(?:struct|class)\b", declared) or re.search(r"\}\s*\w+", declared):
                members += 1 + re.sub(r"\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}|\([^()]*(?:\([^()]*\)[^()]*)*\)", "", declared).count(",")
        yield line_at(text, found.start()), found.group(1), found.group(2), functions_of, members


MANY = 4  # values that a reader still tells apart without their names


def aggregates(text):
    """The names of the structs of a text with more than `MANY` members and no constructor."""
    bare = plain(text)
    made = {name for name in re.findall(r"\b([A-Z]\w*)\s*\([^;{}]*\)\s*(?::[^;{}]*)?[;{]", bare)}
    return {name.split("::")[-1] for _, kind, name, _, members in classes(text) if kind == "struct" and members > MANY} - made


def positional(text, names):
    """(line, struct) of each value of one of these structs with more than `MANY` members given by their position alone."""
    text = plain(text)
    for found in re.finditer(r"(?<!struct )(?<!class )(?<!enum )(?<![\w:.])(?:\w+::)*([A-Z]\w*)(?:\s+\w+(?:\s*=)?)?\s*\{", text):
        if found.group(1) in names:
            given = text[found.end():closing(text, found.end() - 1)]
            values = [each.strip() for each in split(without_templates(given), ",")]
            if len(values) > MANY and not values[0].startswith("."):
                yield line_at(text, found.start()), found.group(1)


def told_names(text):
    """All names that a header tells whoever includes it: types, functions, values, constants, macros."""
    bare = plain(text)
    found = set(re.findall(r"\b(?:class|struct|union|enum(?:\s+(?:class|struct))?|concept)\s+(?:\[\[[^\]]*\]\]\s*)?([A-Za-z_]\w*)\b(?!\s*;)", bare))
    found |= set(re.findall(r"\busing\s+([A-Za-z_]\w*)\s*=|\bnamespace\s+\w+\s*=", bare))
    found |= set(re.findall(r"^\s*#\s*define\s+(\w+)", text, re.MULTILINE))
    found |= set(re.findall(r"\b([A-Za-z_]\w*)\s*\(", bare)) | set(re.findall(r"\bk[A-Z]\w*\b", bare))
    found |= set(re.findall(r"\b(\w+)\s*(?:=[^;()]*|\{[^;()]*\})?;", bare))
    for values in re.findall(r"\benum\b[^{};]*\{([^}]*)\}", bare):
        found |= set(re.findall(r"(?:^|,)\s*(\w+)", values))
    return found - EVERYWHERE


# Names that stand in every file, and say nothing of where they come from.
EVERYWHERE = {"if", "for", "while", "switch", "return", "sizeof", "decltype", "noexcept", "override", "const", "operator",
              "tr", "arg", "static_cast", "default", "delete", "size", "begin", "end", "empty", "value", "name", "at", "is", "has", "all", "count"}


def defaulted(text):
    """The lines of `default:` in switches over an enumeration of our own: a kind that comes later would pass unseen."""
    bare = plain(text)
    for found in re.finditer(r"\bswitch\s*\(", bare):
        start = bare.find("{", closing(bare, found.end() - 1))
        body = bare[start:closing(bare, start)]
        own = [label for label in re.findall(r"\bcase\s+([^:?]+(?:::[^:?]+)*):(?!:)", body)]
        default = re.search(r"\bdefault\s*:", body)
        function = bare[bare.rfind("\n}", 0, start) + 1:start]
        kind = r"(?:\w+::)*" if re.search(r"\busing enum (?!Q)", function) else r"(?:\w+::)+"
        is_ours = all(re.fullmatch(r"(?!Q[A-Z]|Qt::)" + kind + r"(?!k[A-Z])[A-Z]\w+", label.strip()) for label in own)
        if default and own and is_ours:
            yield line_at(bare, start + default.start())
