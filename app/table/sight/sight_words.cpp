// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/sight/sight_words.h"

#include <QCoreApplication>
#include <QLocale>
#include <QSet>
#include <algorithm>

#include "app/table/sight/game_actions.h"
#include "app/text/names_of_things.h"
#include "engine/state/ground.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

struct WordsText {
  Q_DECLARE_TR_FUNCTIONS(PlayWords)
};

}  // namespace

QString exchangeText(CardCounts get, CardCounts give) {
  //: A gift from the reader's side: %1 is a list such as "1 × Grain".
  if (give.isEmpty() && !get.isEmpty()) return WordsText::tr("You get %1 as a gift").arg(listOf(get));
  //: A gift from the reader's side: %1 is a list such as "1 × Grain".
  if (get.isEmpty() && !give.isEmpty()) return WordsText::tr("You give %1 as a gift").arg(listOf(give));
  //: A trade from the reader's side: %1 and %2 are lists such as "1 × Grain".
  return WordsText::tr("You get %1 for %2").arg(listOf(get), listOf(give));
}

QString cornerText(const Topology& map, CornerId corner) {
  QStringList hexes;
  QSet<int> numbers;  // two hexes with one number yield at the same throws
  for (const HexId hex : map.corner(corner).hexes) {
    if (!hex) continue;
    const Cell& cell = map.hex(hex).cell;
    const QString terrain = nameOfTerrain(cell.terrain);
    if (cell.number > 0) numbers.insert(cell.number);
    //: One hex at a corner: %1 is its terrain, %2 the number on it.
    hexes << (cell.number > 0 ? WordsText::tr("%1 %2").arg(terrain, QLocale().toString(cell.number)) : terrain);
  }
  int pays = 0;
  for (const int number : numbers) pays += 6 - qAbs(7 - number);
  //: Tool tip of a corner: %1 is a list such as "Forest 8, Hills 5, Sea", %2 how many of the 36 throws pay there.
  return WordsText::tr("%1: pays in %2 of 36 throws").arg(hexes.join(u", "_s), QLocale().toString(pays));
}

QString standingText(const PlaySight& sight) {
  const Seat& mine = sight.mine();
  //: Said to the reader who asks how they stand: %1 a number
  QStringList told{WordsText::tr("Your points: %1.").arg(QLocale().toString(sight.state.points(sight.viewer)))};
  //: Said to the reader who asks how they stand: %1 a list such as "1 × Brick, 2 × Ore"
  const QString cards = WordsText::tr("Your cards: %1.").arg(listOf(mine.hand));
  //: Said to the reader who asks how they stand
  told << (mine.hand.isEmpty() ? WordsText::tr("You have no cards.") : cards);
  QStringList kinds;
  for (int i = 0; i < kCards; ++i) {
    const auto kind = static_cast<Card>(i);
    const QString count = QLocale().toString(mine.cards[kind]);
    //: One kind of development cards in a list: %1 how many, %2 its name
    if (mine.cards[kind] > 0) kinds << WordsText::tr("%1 × %2").arg(count, nameOfCard(kind));
  }
  //: Said to the reader who asks how they stand: %1 a list such as "1 × Knight, 1 × Monopoly"
  if (!kinds.isEmpty()) told << WordsText::tr("Your development cards: %1.").arg(kinds.join(u", "_s));
  return told.join(u' ');
}

QString offerGoneText(const QString& name) {
  //: Over the board: an offer that the reader was answering with an own one was withdrawn or taken; %1 is its player.
  return WordsText::tr("The offer of %1 is gone. What you have begun stays, for %1 alone.").arg(name);
}

std::optional<Action> trialOf(Card kind) {
  switch (kind) {
    case Card::Knight: return playKnight();
    case Card::RoadBuilding: return playRoadBuilding();
    case Card::YearOfPlenty: return playYearOfPlenty(Resource::Brick, Resource::Brick);
    case Card::Monopoly: return playMonopoly(Resource::Brick);
    case Card::Insurance: return playInsurance();
    case Card::Dog: return playDog();
    case Card::Point:
    case Card::Unknown:
    case Card::None: break;
  }
  return {};
}

std::optional<Action> actionBeforeBoard(const PlaySight& sight, Card kind) {
  const bool isPlainKnight = kind == Card::Knight && sight.definition.rules.helpfulKnights == Switch::Off;
  if (!isPlainKnight && kind != Card::RoadBuilding) return {};
  const std::optional<Action> action = trialOf(kind);
  return sight.legal.contains(*action) ? action : std::nullopt;
}

Action robberOrPirate(const PlaySight& sight, HexId hex) {
  const bool isSea = groundAt(sight.definition, sight.state, hex).terrain == Terrain::Sea;
  return isSea && sight.definition.sea.hasPirate ? movePirate(hex, {}) : moveRobber(hex, {});
}

QString freeActText(const LegalActions& legal) {
  //: What could be done before the turn ends
  if (legal.has(ActionKind::DeclareVictory)) return WordsText::tr("You have the points to win: declare victory.");
  //: What could be done before the turn ends
  if (legal.has(ActionKind::MoveShip)) return WordsText::tr("You can still move a ship.");
  const bool mayPlayCard =
      std::ranges::any_of(kPlayableCards, [&](Card card) { return legal.has(trialOf(card)->kind); });
  //: What could be done before the turn ends
  if (mayPlayCard) return WordsText::tr("You can still play a development card.");
  return {};
}

QString emblemOf(Territory group) { return group == Territory::Moon ? u"emblem-moon"_s : u"emblem-sun"_s; }

int boardNumber(const ChainWindow* window, int board) { return (window ? window->wholeBoard(board) : board) + 1; }

QString throwsLeftText(const GameDefinition& definition, const State& state) {
  if (!state.dice.isUsed() || definition.rules.options.deckShown == Switch::Off) return {};
  QStringList sums;
  for (int sum = 2; sum <= 12; ++sum)
    sums << QLocale().toString(sum) + u": "_s + QLocale().toString(state.dice.leftOf(sum));
  //: Tool tip of the dice where throws are drawn from a deck; %1 a list such as "2: 1, 3: 2"
  return WordsText::tr("Left in the deck: %1").arg(sums.join(u" · "_s));
}

namespace {

/// A place among those who build between turns.
struct PlaceWords {
  const char *brief, *spoken;
};

constexpr PlaceWords kPlaces[] = {
    {//: On the button "I want to build": which one of those who build
     QT_TRANSLATE_NOOP("PlayWords", "1st"),
     //: Screen reader: which one of those who build between turns a player is
     QT_TRANSLATE_NOOP("PlayWords", "builds first")},
    {//: On the button "I want to build": which one of those who build
     QT_TRANSLATE_NOOP("PlayWords", "2nd"),
     //: Screen reader: which one of those who build between turns a player is
     QT_TRANSLATE_NOOP("PlayWords", "builds second")},
    {//: On the button "I want to build": which one of those who build
     QT_TRANSLATE_NOOP("PlayWords", "3rd"),
     //: Screen reader: which one of those who build between turns a player is
     QT_TRANSLATE_NOOP("PlayWords", "builds third")},
    {//: On the button "I want to build": which one of those who build
     QT_TRANSLATE_NOOP("PlayWords", "4th"),
     //: Screen reader: which one of those who build between turns a player is
     QT_TRANSLATE_NOOP("PlayWords", "builds fourth")},
    {//: On the button "I want to build": which one of those who build
     QT_TRANSLATE_NOOP("PlayWords", "5th"),
     //: Screen reader: which one of those who build between turns a player is
     QT_TRANSLATE_NOOP("PlayWords", "builds fifth")},
    {//: On the button "I want to build": which one of those who build
     QT_TRANSLATE_NOOP("PlayWords", "6th"),
     //: Screen reader: which one of those who build between turns a player is
     QT_TRANSLATE_NOOP("PlayWords", "builds sixth")},
    {//: On the button "I want to build": which one of those who build
     QT_TRANSLATE_NOOP("PlayWords", "7th"),
     //: Screen reader: which one of those who build between turns a player is
     QT_TRANSLATE_NOOP("PlayWords", "builds seventh")},
    {//: On the button "I want to build": which one of those who build
     QT_TRANSLATE_NOOP("PlayWords", "8th"),
     //: Screen reader: which one of those who build between turns a player is
     QT_TRANSLATE_NOOP("PlayWords", "builds eighth")},
};
static_assert(std::size(kPlaces) == kMostSeatsOfTable);

const PlaceWords& wordsOfPlace(int place) {
  return kPlaces[std::clamp<std::size_t>(static_cast<std::size_t>(place), 1, std::size(kPlaces)) - 1];
}

}  // namespace

QString ordinal(int place) { return WordsText::tr(wordsOfPlace(place).brief); }

QString buildsAs(int place) { return WordsText::tr(wordsOfPlace(place).spoken); }

QString topicOfTask(const PlaySight& sight) {
  switch (sight.must()) {
    case Decision::Settlement: return sight.state.head.phase == Phase::Setup ? u"placing"_s : u"earthquake"_s;
    case Decision::Road: return u"placing"_s;
    case Decision::Roll: return u"before-throw"_s;
    case Decision::Discard: return u"discard"_s;
    case Decision::Robber: return u"robber"_s;
    case Decision::FreeRoute: return u"progress"_s;
    case Decision::Start: return u"big-start"_s;
    case Decision::Answer: return u"dog"_s;
    case Decision::Gold: return u"gold"_s;
    case Decision::Act: return u"trade-build"_s;
    case Decision::Done: return u"clock"_s;
    case Decision::Build:
    case Decision::Part: return u"between"_s;
    case Decision::Nothing: break;
  }
  return sight.state.head.phase == Phase::Over ? u"winning"_s : u"turn"_s;
}

QString topicOfCard(Card kind) {
  switch (kind) {
    case Card::Knight: return u"knight"_s;
    case Card::Point: return u"point-cards"_s;
    case Card::Insurance: return u"insurance"_s;
    case Card::Dog: return u"dog"_s;
    case Card::RoadBuilding:
    case Card::YearOfPlenty:
    case Card::Monopoly: return u"progress"_s;
    case Card::Unknown:
    case Card::None: break;
  }
  return u"play-card"_s;
}

QString topicOfEvent(RoundEvent event) {
  using enum RoundEvent;
  if (event == Flood) return u"flood"_s;
  if (event == Wolf) return u"wolves"_s;
  if (event == Earthquake) return u"earthquake"_s;
  if (event == Cybele) return u"cybele"_s;
  return u"events"_s;
}

}  // namespace tapu
