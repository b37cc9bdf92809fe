// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/words/reason_words.h"

#include <QCoreApplication>
#include <QLocale>

#include "app/session/words/reason_teller.h"
#include "app/text/names_of_things.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

struct Why {
  Q_DECLARE_TR_FUNCTIONS(Reasons)
};

}  // namespace

QString reasonNumber(int value) { return QLocale().toString(value); }

QString listedReasons(const QStringList& parts) {
  if (parts.size() < 2) return parts.value(0);
  const QString most = parts.mid(0, parts.size() - 1).join(u", "_s);
  //: A list of resources or numbers: %1 all but the last, with commas; %2 the last
  return Why::tr("%1 and %2").arg(most, parts.last());
}

QString kindsOf(CardCounts cards) {
  QStringList names;
  for (const Resource each : kAllResources)
    if (cards[each]) names << nameOfResource(each);
  return listedReasons(names);
}

ReasonWords wordsOf(const Reason& reason, const ReasonTold& told) {
  switch (reason.kind) {
    case ReasonKind::Wins:
    case ReasonKind::Point:
    case ReasonKind::LargestArmy:
    case ReasonKind::ArmyNear:
    case ReasonKind::ArmySafe:
    case ReasonKind::ArmyRival:
    case ReasonKind::ArmyRace:
    case ReasonKind::ArmyGuard:
    case ReasonKind::KnightCount:
    case ReasonKind::LongestRoad:
    case ReasonKind::RoadNear:
    case ReasonKind::RoadLength:
    case ReasonKind::CutsRoad: return awardReasonWords(reason, told);
    case ReasonKind::Together:
    case ReasonKind::LastGood:
    case ReasonKind::RatherHarbor:
    case ReasonKind::Rather:
    case ReasonKind::OnlySource:
    case ReasonKind::RobberHere:
    case ReasonKind::Kinds:
    case ReasonKind::NewKinds:
    case ReasonKind::Scarce:
    case ReasonKind::Pips:
    case ReasonKind::Doubles:
    case ReasonKind::StartCards:
    case ReasonKind::Harbor:
    case ReasonKind::Before:
    case ReasonKind::Leads:
    case ReasonKind::Races:
    case ReasonKind::Waits:
    case ReasonKind::Helps:
    case ReasonKind::NoCorner:
    case ReasonKind::FreeRoads: return placeReasonWords(reason, told);
    case ReasonKind::Slows:
    case ReasonKind::RobberTo:
    case ReasonKind::PaysAgain:
    case ReasonKind::Known:
    case ReasonKind::NoSource:
    case ReasonKind::Ahead:
    case ReasonKind::OnlyHex:
    case ReasonKind::Costs:
    case ReasonKind::Takes:
    case ReasonKind::Frees:
    case ReasonKind::Robbed:
    case ReasonKind::Later:
    case ReasonKind::Stays: return robberReasonWords(reason, told);
    default: return cardReasonWords(reason, told);
  }
}

QString hiddenReasonWords(const QString& name) {
  //: Why nothing can be said of a player’s trade; %1 this player
  return Why::tr("Only %1 knows why: it depends on cards that you do not see.").arg(name);
}

}  // namespace tapu
