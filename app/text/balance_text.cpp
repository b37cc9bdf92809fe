// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/balance_text.h"

#include <QCoreApplication>

#include "app/text/language.h"
#include "app/text/names_of_things.h"

namespace tapu {

namespace {

struct BalanceWords {
  Q_DECLARE_TR_FUNCTIONS(BalanceWords)
};

QString sideText(const BalanceReason& reason) {
  const QString pips = inDigits(reason.values.at(0)), all = inDigits(reason.values.at(1));
  switch (reason.side) {
    //: Why a board is unfair; %1 and %2 pips (chances in 36)
    case 0: return BalanceWords::tr("The left of the land has %1 of %2 pips.").arg(pips, all);
    //: Why a board is unfair; %1 and %2 pips (chances in 36)
    case 1: return BalanceWords::tr("The right of the land has %1 of %2 pips.").arg(pips, all);
    //: Why a board is unfair; %1 and %2 pips (chances in 36)
    case 2: return BalanceWords::tr("The top of the land has %1 of %2 pips.").arg(pips, all);
    //: Why a board is unfair; %1 and %2 pips (chances in 36)
    default: return BalanceWords::tr("The bottom of the land has %1 of %2 pips.").arg(pips, all);
  }
}

QString shareText(const BalanceReason& reason) {
  const QString resource = nameOfResource(reason.resource);
  //: Why a board is unfair; %1 a resource
  if (reason.values.at(0) == 0) return BalanceWords::tr("%1: no hex yields it.").arg(resource);
  //: Why a board is unfair; %1 a resource, %2 the pips of all its hexes (chances in 36), %3 how much that is of what it
  //: should be, in percent
  return BalanceWords::tr("%1: %2 pips, %3% of its share.")
      .arg(resource, inDigits(reason.values.at(0)), inDigits(reason.values.at(1)));
}

}  // namespace

QString balanceText(const BalanceReason& reason) {
  using Kind = BalanceReason::Kind;
  const auto value = [&](std::size_t i) { return inDigits(reason.values.at(i)); };
  switch (reason.kind) {
    case Kind::Scarce:
    case Kind::Rich: return shareText(reason);
    case Kind::BestCorner:
      //: Why a board is unfair; %1 pips (chances in 36) of a corner, %2 how many more than the next best has
      return BalanceWords::tr("The best corner has %1 pips, %2 more than the second.").arg(value(0), value(1));
    case Kind::Placing:
      //: Why a board is unfair: %1 seats place two settlements each in turn; %2 and %3 pips (chances in 36)
      return BalanceWords::tr("If %1 place in turn, one seat gets %2 pips and another %3.")
          .arg(value(0), value(1), value(2));
    case Kind::Together:
      //: Why a board is dull; %1 a terrain, %n hexes
      return BalanceWords::tr("%1: %n hexes lie together.", nullptr, reason.values.at(0))
          .arg(nameOfTerrain(reason.terrain));
    case Kind::NumberBeside:
      //: Why a board is unfair; %1 the number of two tokens
      return BalanceWords::tr("Two hexes with the number %1 lie side by side.").arg(value(0));
    case Kind::NumberOnOne:
      //: Why a board is unfair; %1 a terrain, %2 the number of two tokens
      return BalanceWords::tr("%1: the number %2 lies there twice.").arg(nameOfTerrain(reason.terrain), value(0));
    case Kind::Side: return sideText(reason);
    case Kind::Halves:
      //: Why a board of the Big Game is unfair; %1 and %2 pips (chances in 36) of the halves of the two groups
      return BalanceWords::tr("The half of Sun has %1 pips, that of Moon %2.").arg(value(0), value(1));
    case Kind::Starts:
      //: Why a board is unfair; %1 and %3 numbers of seats, %2 and %4 pips (chances in 36) around their settlements
      return BalanceWords::tr("Seat %1 starts with %2 pips, seat %3 with %4.")
          .arg(value(0), value(1), value(2), value(3));
    case Kind::HarborOfLittle:
      //: Why a board is dull; %1 a resource, %2 pips (chances in 36)
      return BalanceWords::tr("Harbor for %1: its corners have %2 pips at most.")
          .arg(nameOfResource(reason.resource), value(0));
  }
  return {};
}

QStringList balanceTexts(const Balance& balance, int most) {
  QStringList texts;
  for (const BalanceReason& each : balance.reasons)
    if (texts.size() < most) texts << balanceText(each);
  return texts;
}

QString rankText(const Balance& balance) {
  //: How fair a board is: fairer than %1 of a hundred that are drawn at random
  return BalanceWords::tr("Fairer than %1 of 100").arg(inDigits(balance.rank));
}

QString rankHelp(const Balance& balance) {
  //: How fair a board is; %1 a number from 0 to 100
  return BalanceWords::tr("Of a hundred boards of this size that are drawn at random, %1 are less fair.")
      .arg(inDigits(balance.rank));
}

}  // namespace tapu
