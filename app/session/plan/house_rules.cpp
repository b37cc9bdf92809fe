// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/plan/house_rules.h"

#include <QCoreApplication>
#include <algorithm>

#include "app/session/plan/board_shelf.h"
#include "app/text/option_words.h"
#include "app/values/options_text.h"
#include "engine/state/game_map.h"

namespace tapu {

namespace {

class HouseRuleTexts {
  Q_DECLARE_TR_FUNCTIONS(tapu::OptionRows)
};

/// Whether an option of what lies between turns does something at this table: with few seats nothing lies there, and
/// only whoever builds has a time of their own (13.6).
bool countsBetween(const OptionSpec& spec, const Setup& setup) {
  if (spec.key == "table.between") return hasBetween(setup);
  return spec.key != "table.betweenSeconds" || rulesOf(setup.ruleSet, setup.options).between == Between::Building;
}

}  // namespace

Company companyAt(Place place) {
  return place == Place::Network ? Company{.persons = 2, .far = 1} : Company{.persons = 2, .far = 0};
}

bool hasBetween(const Setup& setup) {
  Options with = setup.options;
  with.between = Between::Building;
  return rulesOf(setup.ruleSet, with).between == Between::Building;
}

bool isShown(const OptionSpec& spec, const Setup& setup, Place place) {
  const bool sails = setup.board.ships == AsksForShips::Yes;
  return takesPart(spec, setup.ruleSet) && takesEffect(spec, companyAt(place)) && countsBetween(spec, setup) &&
         (sails || spec.key != "setup.startShips") &&
         (setup.options.diceSource == DiceSource::Deck || !spec.key.starts_with("dice.deck")) &&
         (isDrawn(setup.options.mapKind) || spec.key != "map.hotSpacing") &&  // numbers of other islands are fixed
         (place == Place::Network || spec.key != "big.dice");  // one player has nobody who would enter throws
}

bool partCounts(const OptionSpec& spec, int index, const Setup& setup) {
  if (spec.key != "deck.counts") return true;
  Options with = setup.options, without = setup.options;
  spec.write(with, index, 1);
  spec.write(without, index, 0);
  return rulesOf(setup.ruleSet, with).deck != rulesOf(setup.ruleSet, without).deck;
}

Options standardOptions(Place place, RuleSet ruleSet, int seats) {
  return place == Place::Network ? networkOptions(ruleSet, seats) : defaultOptions(ruleSet, seats);
}

Options standardBeside(const Setup& setup, Place place) {
  Options standard = standardOptions(place, setup.ruleSet, setup.options.seats);
  standard.seats = kUsualSeats;
  const MapKind kind = setup.options.mapKind;
  if (isDrawn(kind) && isDrawn(standard.mapKind) && drawsOneIsland(setup.options)) standard.mapKind = kind;
  return standard;
}

namespace {

/// The name of the played board from a file; empty: none is played, or its name is not known.
QString nameOfPlayedBoard(const Setup& setup, const QString& known) {
  if (setup.options.mapKind != MapKind::File) return {};
  const BoardFile* shelved = onTheShelf(setup.board);
  return shelved ? nameOfBoard(*shelved) : known;
}

}  // namespace

QStringList changedOptions(const Setup& setup, Place place, const QString& boardName) {
  const Options standard = standardBeside(setup, place);
  const QString board = nameOfPlayedBoard(setup, boardName);
  QStringList result;
  for (const OptionSpec& spec : optionTable()) {
    if (!isShown(spec, setup, place) || optionText(spec, setup.options) == optionText(spec, standard)) continue;
    const bool isBoard = spec.key == "map.kind" && !board.isEmpty();
    //: An option that differs from its default, on a chip; %1 name of the option, %2 its value
    result << HouseRuleTexts::tr("%1: %2").arg(optionName(spec), isBoard ? board : optionValue(spec, setup.options));
  }
  return result;
}

int shownOptionCount(const Setup& setup, Place place) {
  return static_cast<int>(
      std::ranges::count_if(optionTable(), [&](const OptionSpec& spec) { return isShown(spec, setup, place); }));
}

}  // namespace tapu
