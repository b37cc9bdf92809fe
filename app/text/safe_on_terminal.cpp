// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/safe_on_terminal.h"

using namespace Qt::StringLiterals;

namespace tapu {

QString safeOnTerminal(const QString& text) {
  QString out;
  out.reserve(text.size());
  for (qsizetype i = 0; i < text.size(); ++i) {
    const QChar each = text[i];
    if (each == u'\r' && i + 1 < text.size() && text[i + 1] == u'\n') continue;  // a line ends so on Windows
    const QChar::Category kind = each.category();
    const bool isJoiner = each == QChar(0x200c) || each == QChar(0x200d);  // Devanagari needs them
    const bool steers = kind == QChar::Other_Control || (kind == QChar::Other_Format && !isJoiner) ||
                        kind == QChar::Separator_Line || kind == QChar::Separator_Paragraph;
    if (steers && each != u'\t' && each != u'\n')
      out += u"\\u%1"_s.arg(each.unicode(), 4, 16, QChar(u'0'));
    else
      out += each;
  }
  return out;
}

void printSafely(std::FILE* to, const QString& text) {
  const QByteArray bytes = safeOnTerminal(text).toUtf8();
  std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), to);
  std::fflush(to);
}

namespace {

QtMessageHandler logBefore = nullptr;

void logSafely(QtMsgType type, const QMessageLogContext& context, const QString& text) {
  logBefore(type, context, safeOnTerminal(text));
}

}  // namespace

void makeLogSafe() {
  if (!logBefore) logBefore = qInstallMessageHandler(logSafely);
}

}  // namespace tapu
