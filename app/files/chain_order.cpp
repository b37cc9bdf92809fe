// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/chain_order.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>

namespace tapu {

QString lettersOf(const QString& typed) {
  QString letters = typed.normalized(QString::NormalizationForm_KC).toUpper();
  letters.removeIf([](QChar c) { return c.isSpace() || c == u',' || c == u';'; });
  return letters;
}

std::optional<QChar> letterWithoutBoard(const QString& letters, const QString& own) {
  const auto found = std::ranges::find_if(
      letters, [&](QChar letter) { return (letter < u'A' || letter > u'C') && !own.contains(letter); });
  return found == letters.end() ? std::nullopt : std::optional(*found);
}

QString faultOfOrder(const QString& letters, const QString& own) {
  if (letters.isEmpty())
    //: Why an order of boards cannot be taken
    return QCoreApplication::translate("Formats", "The order needs at least one board.");
  if (letters.size() > kMostLettersOfOrder)
    //: Why an order of boards cannot be taken; %1 a number, more than one
    return QCoreApplication::translate("Formats", "The order has room for %1 letters; it is repeated along the chain.")
        .arg(QLocale().toString(kMostLettersOfOrder));
  if (const auto unknown = letterWithoutBoard(letters, own))
    //: Why an order of boards cannot be taken; %1 a letter
    return QCoreApplication::translate("Formats", "No board is called %1.").arg(*unknown);
  return {};
}

std::optional<QChar> freeLetter(const QString& taken) {
  for (char16_t letter = kFirstOwnLetter.unicode(); letter <= kLastOwnLetter.unicode(); ++letter)
    if (!taken.contains(QChar(letter))) return QChar(letter);
  return std::nullopt;
}

Chain chainInOrder(const QString& order, int boards, Ends ends, std::vector<Chain::Kind> kinds) {
  const QString used = order.left(boards);
  std::erase_if(kinds, [&](const Chain::Kind& kind) { return !used.contains(QString::fromStdString(kind.name)); });
  return chainOf(kinds, order.toStdString(), boards, ends);
}

}  // namespace tapu
