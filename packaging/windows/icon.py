#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""icon.py OUT.ico IN.png ...: puts square pictures of several sizes into one icon of Windows, as they are."""
import struct
import sys
from pathlib import Path


def icon(pictures):
    """The bytes of the icon: a table of contents, then each picture."""
    head = struct.pack("<HHH", 0, 1, len(pictures))
    at = len(head) + 16 * len(pictures)
    table = b""
    for picture in pictures:
        width, height = struct.unpack(">II", picture[16:24])
        table += struct.pack("<BBBBHHII", width % 256, height % 256, 0, 0, 1, 32, len(picture), at)
        at += len(picture)
    return head + table + b"".join(pictures)


if __name__ == "__main__":
    Path(sys.argv[1]).write_bytes(icon([Path(name).read_bytes() for name in sys.argv[2:]]))
