// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/line_breaks.h"

#include <QFontMetrics>
#include <QRegularExpression>
#include <QTextBoundaryFinder>
#include <QTextDocument>
#include <QTextLayout>

namespace tapu {

using namespace Qt::StringLiterals;

QStringList brokenLines(const QString& text, const QFont& font, qreal width, int most) {
  QStringList lines;
  if (text.isEmpty()) return lines;
  QTextLayout layout(text, font);
  layout.beginLayout();
  for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
    line.setLineWidth(width);
    const bool isLast = lines.size() + 1 == most;
    const QString rest = text.mid(line.textStart(), isLast ? -1 : line.textLength()).trimmed();
    lines << QFontMetrics(font).elidedText(rest, Qt::ElideRight, static_cast<int>(width));
    if (isLast) break;
  }
  layout.endLayout();
  return lines;
}

QString plainTip(const QString& text) {
  if (!Qt::mightBeRichText(text)) return text;
  return u"<span>%1</span>"_s.arg(text.toHtmlEscaped().replace(u'\n', "<br>"_L1));
}

QString unbroken(QString text) { return text.replace(u" × "_s, u"\u00a0×\u00a0"_s); }

QString softened(const QString& text) {
  constexpr int longest = 20, part = 12;  // letters: no usual word of both languages is longer
  static const QRegularExpression wordWithoutEnd(u"\\S{%1,}"_s.arg(longest + 1));
  QString result;
  qsizetype from = 0;
  for (const QRegularExpressionMatch& match : wordWithoutEnd.globalMatch(text)) {
    result += text.mid(from, match.capturedStart() - from);
    const QString word = match.captured();
    QTextBoundaryFinder letters(QTextBoundaryFinder::Grapheme, word);
    int count = 0;
    for (qsizetype start = 0, end = 0; start < word.size(); start = end) {
      end = letters.toNextBoundary();
      if (end < 0) end = word.size();
      result += word.mid(start, end - start);
      ++count;
      if (count % part == 0 && end < word.size()) result += QChar(u'\u200b');
    }
    from = match.capturedEnd();
  }
  return result + text.mid(from);
}

}  // namespace tapu
