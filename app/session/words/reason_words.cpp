// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/words/reason_words.h"

#include <QLocale>

#include "app/session/words/reason_teller.h"
#include "app/text/names_of_things.h"
#include "engine/state/ground.h"

namespace tapu {

using namespace Qt::StringLiterals;

QString reasonNumber(int value) { return QLocale().toString(value); }

Ground groundOf(const ReasonTold& told, HexId hex) {
  if (told.position) return groundAt(told.definition, *told.position, hex);
  const Cell& cell = told.definition.map.hex(hex).cell;
  return {cell.terrain, static_cast<std::uint8_t>(cell.number)};
}

QString kindsOf(CardCounts cards) {
  QStringList names;
  for (const Resource each : kAllResources)
    if (cards[each]) names << nameOfResource(each);
  return listOf(names);
}

QString ByGoal::of(Goal::Kind goal) const {
  switch (goal) {
    case Goal::Kind::City: return city;
    case Goal::Kind::Settlement:
    case Goal::Kind::Expansion: return settlement;
    case Goal::Kind::Card: return card;
    case Goal::Kind::LongestRoad:
    case Goal::Kind::Find:
    case Goal::Kind::None: break;
  }
  return road;
}

ReasonWords wordsOf(const Reason& reason, const ReasonTold& told) {
  return std::visit([&](const auto& is) { return tell(is, told); }, reason);
}

ReasonWords tell(const because::Plain& is, const ReasonTold& told) {
  switch (is.kind) {
    case because::Plain::Wins:
      //: A reason for an act: its name, then the sentence
      return {u"star"_s, Why::tr("Wins the game"), Why::tr("That is enough points to win.")};
    case because::Plain::Later:
      //: A reason for throwing before a card is played: its name, then the sentence
      return {u"continue"_s, Why::tr("Throw first"), Why::tr("A knight can be played after the throw too.")};
    case because::Plain::Stays:
      //: A reason for throwing before a card is played: its name, then the sentence
      return {u"continue"_s, Why::tr("Keep the card"), Why::tr("The robber takes nothing from you now.")};
    case because::Plain::NoCorner:
      //: A reason for a development card: its name
      return {u"settlement"_s, Why::tr("No free corner"),
              told.isDoer() ? /*: A reason for a development card, to the reader */ Why::tr(
                                  "Your roads lead to no free corner for a settlement yet.")
                            : /*: A reason for a development card; %1 a player */ Why::tr(
                                  "The roads of %1 led to no free corner for a settlement.")
                                  .arg(told.doerName())};
    case because::Plain::NoMeans:
      //: A reason for ending the turn: its name, then the sentence, to the reader
      return {u"continue"_s, Why::tr("Nothing to buy"), Why::tr("Your cards pay for nothing yet.")};
    case because::Plain::Nothing: break;
  }
  //: A reason for ending the turn: its name, then the sentence
  return {u"continue"_s, Why::tr("Nothing better"), Why::tr("Nothing else is worth its cards now.")};
}

QString hiddenReasonWords(const QString& name) {
  //: Why nothing can be said of a player’s trade; %1 this player
  return Why::tr("Only %1 knows why: it depends on cards that you do not see.").arg(name);
}

}  // namespace tapu
