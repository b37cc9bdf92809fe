// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/plan/test_plan.h"

#include <algorithm>

#include "app/session/plan/board_shelf.h"
#include "app/session/plan/house_rules.h"
#include "app/session/words/bot_levels.h"
#include "app/text/language.h"
#include "app/values/limited_cbor.h"
#include "app/values/options_text.h"
#include "engine/state/game_map.h"
#include "engine/state/seats.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr CborLimits kKeptChoices{6, 4096};
constexpr std::array kRuleSets{RuleSet::Classic, RuleSet::Crazy, RuleSet::BigGame};

QString keyOf(RuleSet ruleSet) {
  const std::string_view name = nameOf(ruleSet);
  return QString::fromLatin1(name.data(), std::ssize(name));
}

/// The chain as it is played under these options: harbors may be left out (1.7).
Chain chainUnder(const Options& options, Chain chain) {
  for (Chain::Kind& kind : chain.kinds) kind.board = boardUnder(options, std::move(kind.board));
  return chain;
}

void takeChain(GamePlan& plan, const TestedBoard& tested, Territory group) {
  Options& options = plan.setup.options;
  plan.setup.board = {};
  plan.setup.chain =
      tested.chain.isEmpty() ? chainOf(tested.file.board, options, kLeastOfRing) : chainUnder(options, tested.chain);
  options.ring = plan.setup.chain.ends == Ends::Joined ? RingWhen::Auto : RingWhen::Off;
  const int place = tested.chain.isEmpty() ? 1 : tested.place;  // of three copies the middle one
  const GamePlan::Seat person = plan.seats.front();
  plan.seats = QList<GamePlan::Seat>(plan.setup.seats());
  plan.seats[kSeatsAtBoardOfChain * place + (group == Territory::Moon ? 1 : 0)] = person;
}

}  // namespace

TestChoices TestChoices::from(const Settings& settings) {
  TestChoices choices;
  Complaint complaint;
  const auto read = decodeLimited(settings.game.testPlay(), kKeptChoices, complaint);
  if (!read || !read->isMap()) return choices;
  const QCborMap map = read->toMap();
  choices.ruleSet = ruleSetNamed(map[u"rules"_s].toString().toStdString());
  choices.bot = botKept(map[u"bot"_s].toString());
  if (map[u"moon"_s].toBool()) choices.group = Territory::Moon;
  choices.first = static_cast<int>(std::clamp<qint64>(map[u"first"_s].toInteger(), 0, kMostSeatsOfTable - 1));
  for (const RuleSet each : kRuleSets) {
    const QCborValue changed = map[u"options"_s].toMap()[keyOf(each)];
    Complaint unfit;  // of another version of the program, say
    if (changed.isMap() && optionsFrom(changed, each, unfit)) choices.changedOptions[each] = changed.toMap();
  }
  return choices;
}

void TestChoices::keepIn(Settings& settings) const {
  QCborMap options;
  for (const auto& [ruleSet_, changed] : changedOptions) options.insert(keyOf(ruleSet_), changed);
  settings.game.testPlay.set(QCborValue(QCborMap{{u"rules"_s, ruleSet ? keyOf(*ruleSet) : QString()},
                                                 {u"bot"_s, bot},
                                                 {u"moon"_s, group == Territory::Moon},
                                                 {u"first"_s, first},
                                                 {u"options"_s, options}})
                                 .toCbor());
}

RuleSet testedRules(const BoardFile& file, const TestChoices& choices) {
  if (!file.board.halves.empty()) return RuleSet::BigGame;
  return choices.ruleSet == RuleSet::Crazy ? RuleSet::Crazy : RuleSet::Classic;
}

Options testedOptions(const BoardFile& file, const TestChoices& choices) {
  const RuleSet ruleSet = testedRules(file, choices);
  Options options = standardOptions(Place::ThisComputer, ruleSet);
  const auto chosen = choices.changedOptions.find(ruleSet);
  const bool isChosen = chosen != choices.changedOptions.end();
  if (isChosen) takeOptions(chosen->second, ruleSet, options);
  const bool hasSeats = isChosen && chosen->second.contains(kSeatsOfTable);
  const int seats = hasSeats ? seatsOn(file.board, options.seats) : usualSeatsOn(file.board);
  options = withSeats(options, ruleSet, seats);
  takeOptions(file.options, ruleSet, options);
  return options;
}

GamePlan testPlan(const TestedBoard& tested, const TestChoices& choices, const Settings& settings) {
  GamePlan plan = GamePlan::solo(settings.shownName(), settings.player.color(), settings.game.botPace());
  plan.gameName = tested.file.name(languageInUse());
  //: Name of a board in the editor that has none yet
  if (plan.gameName.isEmpty()) plan.gameName = TestedBoard::tr("Your board");
  plan.kind = GameNote::Kind::TestPlay;
  plan.setup.ruleSet = testedRules(tested.file, choices);
  plan.setup.options = testedOptions(tested.file, choices);
  if (plan.setup.ruleSet == RuleSet::BigGame) {
    takeChain(plan, tested, choices.group);
  } else {
    useBoard(plan.setup, tested.file);
    plan.setSeatCount(plan.setup.options.seats);
  }
  if (plan.setup.options.first == FirstSeat::HostChosen)
    plan.setup.first = SeatId(choices.first < plan.setup.seats() ? choices.first : 0);
  for (GamePlan::Seat& seat : plan.seats)
    if (seat.holder == SeatHolder::Bot) seat.bot = choices.bot;
  return plan;
}

BoardFile triedBoard(const GamePlan& plan) {
  BoardFile file;
  const Chain& chain = plan.setup.chain;
  file.board = chain.isEmpty() ? plan.setup.board : chain.board(std::max(plan.personSeat(), 0) / kSeatsAtBoardOfChain);
  if (plan.gameName != TestedBoard::tr("Your board")) file.names.insert({}, plan.gameName);
  return file;
}

}  // namespace tapu
