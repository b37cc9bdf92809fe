// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace tapu {

/// A sign that joins letters, or keeps them apart, and draws nothing itself: Persian and Devanagari need both.
bool isJoiner(char32_t c);
/// A letter or sign that is drawn; not one that steers a text, stands for nothing or leaves a gap like a blank.
bool isShown(char32_t c);

/// The most of each that a line keeps.
struct LineRoom {
  qsizetype codePoints, units;
};
/// The part of a text that is drawn, as one line: single spaces, without commands to a terminal, without control,
/// format, surrogate or private characters, without letters that draw nothing, and without piles of combining marks;
/// joiners between Arabic or Indic letters and within emoji stay. A text too long is cut between two letters. May come
/// out empty.
QString drawnPart(const QString& text, LineRoom room);

/// A name that is put into a sentence or a row: one that is written from right to left turns nothing around it.
QString isolated(const QString& name);

/// Words to be quoted in a sentence that somebody has typed or pasted, or that stand in a file: drawn, alone and no
/// longer than a line.
QString quoted(const QString& words);
/// A path or the name of a file, in the form of the system, to be put into a sentence: drawn and alone.
QString shownPath(const QString& path);
/// Where the name of a file stands. Sentence: drawn and alone, as `shownPath`. List, of many: U+FFFD replaces
/// characters that are not drawn or would turn the line around, so that two names stay two, and a long name loses its
/// middle.
enum class FileNameIn { Sentence, List };
/// The name of the file at this path.
QString shownFileName(const QString& path, FileNameIn place = FileNameIn::Sentence);

/// A name or another line of a stranger, from a file or from the network, ready to show: the drawn part of its first
/// `most` UTF-16 units, composed (NFC). Applied again, it changes nothing.
QString shownLine(const QString& raw, qsizetype most);
/// The same for a text of several lines: all breaks between them stay.
QString shownText(const QString& raw, qsizetype most);

}  // namespace tapu
