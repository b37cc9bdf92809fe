// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/whole_letters.h"

#include <QTextBoundaryFinder>
#include <algorithm>

namespace tapu {

namespace {

constexpr int kVirama = 9;  // its class: the next consonant of an Indic script belongs to the letter

bool isJoined(const QString& text, qsizetype at) {
  return at > 0 && at < text.size() && text[at - 1].combiningClass() == kVirama && text[at].isLetter();
}

/// Between the two units of one sign.
bool isWithinSign(const QString& text, qsizetype at) {
  return at > 0 && at < text.size() && text[at - 1].isHighSurrogate() && text[at].isLowSurrogate();
}

}  // namespace

qsizetype letterStart(const QString& text, qsizetype at) {
  if (at <= 0 || at >= text.size()) return at;
  QTextBoundaryFinder letters(QTextBoundaryFinder::Grapheme, text);
  letters.setPosition(at);
  qsizetype start = letters.isAtBoundary() ? at : letters.toPreviousBoundary();
  while (isJoined(text, start)) start = letters.toPreviousBoundary();
  return std::max<qsizetype>(start, 0);
}

QString firstLetters(const QString& text, qsizetype most) {
  if (text.size() <= most) return text;
  const qsizetype end = letterStart(text, most);
  if (end > 0) return text.left(end);
  return text.left(isWithinSign(text, most) ? most - 1 : most);
}

QString shortened(const QString& text, qsizetype most) {
  return text.size() > most ? firstLetters(text, most) + u'…' : text;
}

QString lastLetters(const QString& text, qsizetype most) {
  if (text.size() <= most) return text;
  QTextBoundaryFinder letters(QTextBoundaryFinder::Grapheme, text);
  letters.setPosition(text.size() - most);
  qsizetype start = letters.isAtBoundary() ? letters.position() : letters.toNextBoundary();
  while (isJoined(text, start)) start = letters.toNextBoundary();
  return text.mid(start);
}

int letterCount(const QString& text) {
  int count = 0;
  QTextBoundaryFinder letters(QTextBoundaryFinder::Grapheme, text);
  for (qsizetype at = 0; at >= 0 && at < text.size(); at = letters.toNextBoundary())
    count += isJoined(text, at) ? 0 : 1;
  return count;
}

}  // namespace tapu
