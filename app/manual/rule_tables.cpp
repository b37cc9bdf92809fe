// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/rule_tables.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>
#include <algorithm>

#include "app/text/names_of_things.h"
#include "app/text/option_words.h"
#include "engine/play/initial_state.h"
#include "engine/play/play.h"
#include "engine/play/position.h"
#include "engine/state/options.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

class RuleTable {
  Q_DECLARE_TR_FUNCTIONS(RuleTable)
};

QString line(const QStringList& cells) {
  QStringList safe = cells;
  for (QString& cell : safe) cell.replace(u"|"_s, u"\\|"_s);
  return u"| "_s + safe.join(u" | "_s) + u" |\n"_s;
}

QString heading(const QStringList& cells) { return line(cells) + u"|"_s + u"---|"_s.repeated(cells.size()) + u"\n"_s; }

/// The points of the seat in a position with these pieces; empty if there can be no such position.
QString pointsWith(const GameDefinition& table, const Pieces& pieces) {
  const auto found = positionWith(table, pieces);
  const auto* state = std::get_if<State>(&found);
  return state ? QLocale().toString(state->points(SeatId(0))) : QString();
}

/// The points for one piece, put by `put` on the first edge that takes it.
template <class Put>
QString pointsOnEdge(const GameDefinition& table, Put put) {
  for (int e = 0; e < table.map.edgeCount(); ++e) {
    Pieces pieces;
    put(pieces).emplace_back(EdgeId(e), SeatId(0));
    if (const QString points = pointsWith(table, pieces); !points.isEmpty()) return points;
  }
  return QLocale().toString(0);  // no edge takes it, so it gives no points
}

/// The least and the most points that a development card gives: "0–1".
QString pointsOfCards(const GameDefinition& table) {
  const State empty = initialState(table);
  std::vector<int> points;
  for (int card = 0; card < kCards; ++card) {
    if (table.rules.deck[Card(card)] == 0) continue;
    State state = empty;
    state.seat(SeatId(0)).cards = CardCounts::of(Card(card));
    points.push_back(state.points(SeatId(0)) - empty.points(SeatId(0)));
  }
  const auto [least, most] = std::ranges::minmax(points);
  return u"%1–%2"_s.arg(QLocale().toString(least), QLocale().toString(most));
}

enum class Ships { Listed, LeftOut };

QString costs(const Rules& rules, Ships ships) {
  Setup island;
  island.board = beginnerBoard();
  const GameDefinition classic(island);
  Pieces settlement, city;
  settlement.settlements.emplace_back(CornerId(0), SeatId(0));
  city.cities.emplace_back(CornerId(0), SeatId(0));
  //: Heading of a table of costs: a piece or card
  QString table = heading({RuleTable::tr("What you build"),
                           //: Heading of a table of costs
                           RuleTable::tr("Cost"),
                           //: Heading of a table of costs: victory points
                           RuleTable::tr("Points")});
  //: Table of costs
  table += line({RuleTable::tr("Road"), listOf(rules.roadCost),
                 pointsOnEdge(
                     classic, [](Pieces & put) -> auto& { return put.roads; })});
  if (ships == Ships::Listed)
    //: Table of costs
    table += line({RuleTable::tr("Ship"), listOf(rules.shipCost),
                   pointsOnEdge(
                       classic, [](Pieces & put) -> auto& { return put.ships; })});
  //: Table of costs
  table += line({RuleTable::tr("Settlement"), listOf(rules.settlementCost), pointsWith(classic, settlement)});
  //: Table of costs
  table += line({RuleTable::tr("City"), listOf(rules.cityCost), pointsWith(classic, city)});
  //: Table of costs
  table += line({RuleTable::tr("Development card"), listOf(rules.cardCost), pointsOfCards(classic)});
  return table;
}

QString odds() {
  //: Heading of a table: what both dice show together
  QString table = heading({RuleTable::tr("Dice"),
                           //: Heading of a table: how often a sum of the dice comes, on average
                           RuleTable::tr("In 36 throws"),
                           //: Heading of a table: how often a sum of the dice comes
                           RuleTable::tr("Chance")});
  const auto row = [&table](const QString& sum, int ways) {
    table += line({sum, QLocale().toString(ways), u"%1%"_s.arg(QLocale().toString(100.0 * ways / 36, 'f', 1))});
  };
  for (int low = 2; low <= 6; ++low)
    //: Table of chances: two sums that come equally often
    row(RuleTable::tr("%1 or %2").arg(low).arg(14 - low), low - 1);
  row(u"7"_s, 6);
  return table;
}

QString deck() {
  const Rules classic = rulesOf(RuleSet::Classic, defaultOptions(RuleSet::Classic));
  const Rules crazy = rulesOf(RuleSet::Crazy, defaultOptions(RuleSet::Crazy));
  //: Heading of a table of development cards
  QString table = heading({RuleTable::tr("Card"),
                           //: Heading of a table of development cards: how many are in the deck
                           RuleTable::tr("How many"),
                           //: Heading of a table of development cards
                           RuleTable::tr("What it does")});
  for (int i = 0; i < kCards; ++i) {
    const auto card = static_cast<Card>(i);
    if (const int count = classic.deck[card])
      table += line({nameOfCard(card), QLocale().toString(count), whatCardDoes(card)});
    else if (const int more = crazy.deck[card])
      //: Table of development cards: %1 name of a card
      table +=
          line({RuleTable::tr("%1 (Crazy only)").arg(nameOfCard(card)), QLocale().toString(more), whatCardDoes(card)});
  }
  return table;
}

/// Options that a rule set has, without those that `but` has too.
QString options(RuleSet ruleSet, const char* but) {
  //: Heading of a table of options
  QString table = heading({RuleTable::tr("Option"),
                           //: Heading of a table of options
                           RuleTable::tr("What it changes"),
                           //: Heading of a table of options: the value that it has unless somebody changes it
                           RuleTable::tr("Usual value")});
  const Options usual = defaultOptions(ruleSet);
  for (const OptionSpec& spec : optionTable())
    if (takesPart(spec, ruleSet) && spec.ruleSets.find_first_of(but) == std::string_view::npos)
      table += line({optionName(spec), optionHelp(spec), optionValue(spec, usual)});
  return table;
}

}  // namespace

QString ruleTable(const QString& name) {
  if (name == "costs"_L1) return costs(rulesOf(RuleSet::Classic, defaultOptions(RuleSet::Classic)), Ships::Listed);
  if (name == "odds"_L1) return odds();
  if (name == "deck"_L1) return deck();
  if (name == "options"_L1) return options(RuleSet::Classic, "");
  if (name == "options-crazy"_L1) return options(RuleSet::Crazy, "CB");
  if (name == "options-big"_L1) return options(RuleSet::BigGame, "CK");
  return {};
}

QString costsIn(const GameDefinition& game) {
  return costs(game.rules, game.hasShips ? Ships::Listed : Ships::LeftOut);
}

QString optionsInForce(const QStringList& rules, const Setup& setup, const Company& company) {
  QStringList values;
  for (const OptionSpec& spec : optionTable())
    if (takesPart(spec, setup.ruleSet) && takesEffect(spec, company) && rules.contains(QString::fromUtf8(spec.rule)))
      //: Rules: name of an option and its value in the game that is played
      values << RuleTable::tr("%1: %2").arg(optionName(spec), optionValue(spec, setup.options));
  //: Rules: %1 is a list of options with their values
  return values.isEmpty() ? QString() : RuleTable::tr("**In this game** — %1").arg(values.join(u" · "_s));
}

}  // namespace tapu
