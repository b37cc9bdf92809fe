// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/game/prompt.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <iterator>
#include <optional>

#include "app/session/event/ending_words.h"
#include "app/text/names_of_things.h"
#include "app/text/shown_text.h"
#include "engine/play/legal_actions.h"
#include "engine/play/play.h"
#include "engine/rules/between.h"
#include "engine/rules/gold.h"
#include "engine/rules/territories.h"
#include "engine/rules/trade.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

struct PromptText {
  Q_DECLARE_TR_FUNCTIONS(Prompt)
};

/// The task as a sentence of its own: with a capital, since the translation begins small (it follows a dash elsewhere).
QString asSentence(QString task) {
  if (!task.isEmpty()) task[0] = task[0].toUpper();
  return task;
}

/// A task that begins with the name of a player, which stays as they write it.
PromptLine named(const QString& title, const QString& task) {
  //: The whole prompt line for screen readers: %1 whose turn it is or what goes on, %2 what is to be done
  return {title, task, PromptText::tr("%1 – %2").arg(title, task)};
}

PromptLine toDo(const QString& title, const QString& task) {
  PromptLine line = named(title, task);
  line.task = asSentence(task);
  return line;
}

/// The title while it is the turn of somebody else.
QString turnOf(const QString& name) {
  //: Prompt line, in bold; %1 a player
  return PromptText::tr("%1’s turn").arg(name);
}

/// The prompt while the game waits for somebody else.
PromptLine waitsFor(const QString& name, const QString& what) {
  const QString title = turnOf(name);
  //: The whole prompt line for screen readers: %1 whose turn it is or who is meant, %2 what is waited for or to be done
  return {title, asSentence(what), PromptText::tr("%1: %2").arg(title, what)};
}

PromptLine beforeTheGame(const Situation& now) {
  //: Prompt line
  if (now.phase == Client::Phase::Connecting) return plainPrompt(PromptText::tr("Connecting…"));
  if (now.phase == Client::Phase::Reconnecting)
    //: Prompt line
    return plainPrompt(PromptText::tr("The connection was lost. Trying again…"));
  //: Prompt line
  if (now.phase == Client::Phase::Closed) return plainPrompt(PromptText::tr("This game is closed."));
  if (now.lobby && now.lobby->stage == Lobby::Stage::Gathering) {
    const QString blocked = startBlockedBy(*now.lobby);
    //: Prompt line of the lobby
    return plainPrompt(blocked.isEmpty() ? PromptText::tr("Everybody is ready. The host can start the game.")
                                         : blocked);
  }
  //: Prompt line
  return plainPrompt(PromptText::tr("The game is about to begin…"));
}

PromptLine overPrompt(const Situation& now) {
  if (now.common && now.common->ending) {
    const Ending& ending = *now.common->ending;
    const bool beginsWithName = ending.how == GameEnd::Stopped && ending.sharing == 1;
    return (beginsWithName ? named : toDo)(endingTitle(ending, now.whole),
                                           endingNote(ending, now.definition->rules.target));
  }
  const SeatId winner = now.state->head.winner;
  //: Prompt line after the end
  if (!winner) return plainPrompt(PromptText::tr("The game is over. Nobody won."));
  //: Prompt line after the end: the reader won
  if (winner == now.viewer && now.sharing == Sharing::No) return plainPrompt(PromptText::tr("Victory is yours!"));
  //: Prompt line after the end; %1 a player
  return plainPrompt(PromptText::tr("%1 won the game.").arg(now.names(winner)));
}

bool mayLayShip(const Situation& now) {
  return now.definition->hasShips &&
         legalActions(*now.definition, *now.state, now.viewer, PlayerTrade::LeftOut).has(ActionKind::Ship);
}

/// The prompt for placing a settlement or road: in the set-up, or after an earthquake destroyed the last building.
PromptLine myPlacing(const Situation& now, Decision must) {
  if (must == Decision::Road && mayLayShip(now)) {
    //: Prompt line after "Your turn", set-up on a map with ships
    return yourTurn(PromptText::tr("place a road or a ship beside the new settlement."));
  }
  //: Prompt line after "Your turn", set-up
  if (must == Decision::Road) return yourTurn(PromptText::tr("place a road beside the new settlement."));
  if (now.state->head.phase == Phase::Play) {
    //: Prompt line after "Your turn": the player lost every building in an earthquake
    return yourTurn(PromptText::tr("place a settlement free of charge."));
  }
  const bool isFirst = now.state->seat(now.viewer).settlements == now.definition->rules.settlements;
  if (!now.definition->sea.startLand.empty()) {
    //: Prompt line after "Your turn", set-up on a board where nobody begins on some of the land
    if (isFirst) return yourTurn(PromptText::tr("place your first settlement on the start land."));
    //: Prompt line after "Your turn", set-up on a board where nobody begins on some of the land
    return yourTurn(PromptText::tr("place your second settlement on the start land."));
  }
  if (isFirst) {
    //: Prompt line after "Your turn", set-up
    return yourTurn(PromptText::tr("place your first settlement."));
  }
  //: Prompt line after "Your turn", set-up
  return yourTurn(PromptText::tr("place your second settlement for your first cards."));
}

PromptLine myAnswer(const Situation& now) {
  //: Prompt line, in bold: wolves attack a hex with a building
  const QString title = PromptText::tr("Wolves attack");
  if (now.state->seat(now.viewer).answer != Answer::None) {
    //: Prompt line after "Wolves attack": the reader has answered, the time for the others runs on
    return toDo(title, PromptText::tr("waiting for the other answers…"));
  }
  //: Prompt line after "Wolves attack": at a hex with a building of the reader
  return toDo(title, PromptText::tr("play a Dog or let them come."));
}

/// Accepting is not among the answers: the reader does not have the cards.
bool lacksCards(const Situation& now, SeatId from) {
  return check(*now.definition, *now.state, now.viewer, accept(from)) == Reject::CannotPayOffer;
}

/// An answer that the reader owes: their own offer is open, and somebody has made another one instead.
QString counterOffer(const Situation& now, SeatId from) {
  if (lacksCards(now, from))
    //: Prompt line after "Your turn" or after which round plays: the reader's own offer is open, and they do not have
    //: the cards for that of %1, a player
    return PromptText::tr("%1 makes you a counter-offer: decline it or change it.").arg(now.names(from));
  //: Prompt line after "Your turn" or after which round plays: the reader's own offer is open; %1 a player
  return PromptText::tr("%1 makes you a counter-offer: accept or decline.").arg(now.names(from));
}

/// The state of the reader's own offer, in their turn.
PromptLine ownOffer(const Situation& now) {
  const SeatId from = offererTo(*now.definition, *now.state, now.viewer);
  //: Prompt line after "Your turn": the reader's own open offer waits for the others
  if (!from) return yourTurn(PromptText::tr("your offer waits for an answer."));
  //: Prompt line, in bold
  return named(PromptText::tr("Your turn"), counterOffer(now, from));
}

PromptLine myDecision(const Situation& now, const Pending& pending) {
  switch (pending.must) {
    case Decision::Start:
      //: Prompt line, start of the Big Game: first the cards, then the city
      if (pending.left == 2) return plainPrompt(PromptText::tr("Choose the settlement that gives you cards."));
      //: Prompt line, start of the Big Game
      return plainPrompt(PromptText::tr("Choose the settlement that becomes a city."));
    case Decision::Done:
      //: Prompt line of the Big Game, in bold: the reader has ended this round
      return toDo(PromptText::tr("You are done"),
                  //: Prompt line of the Big Game, after "You are done"
                  PromptText::tr("waiting for the others of this round."));
    case Decision::Settlement:
    case Decision::Road: return myPlacing(now, pending.must);
    case Decision::Roll:
      //: Prompt line after "Your turn"
      return yourTurn(PromptText::tr("roll the dice."));
    case Decision::Act:
      if (now.state->seat(now.viewer).offer.isOpen()) return ownOffer(now);
      // Under the option for strict phases (4.3).
      if (check(*now.definition, *now.state, now.viewer, tradeWithBank(Resource::Brick, Resource::Ore)) ==
          Reject::TradeAfterBuilding) {
        //: Prompt line after "Your turn": after building there is no trade, by an option
        return yourTurn(PromptText::tr("build on, or end the turn."));
      }
      //: Prompt line after "Your turn"
      return yourTurn(PromptText::tr("trade, build, or end the turn."));
    case Decision::Discard:
      //: Prompt line, after a seven
      return plainPrompt(PromptText::tr("You must return %n card(s) to the bank.", nullptr, pending.left));
    case Decision::Robber:
      if (now.definition->sea.hasPirate) {
        //: Prompt line after "Your turn", on boards with a pirate at sea
        return yourTurn(PromptText::tr("move the robber or the pirate."));
      }
      //: Prompt line after "Your turn"
      return yourTurn(PromptText::tr("move the robber to another hex."));
    case Decision::FreeRoute:
      if (mayLayShip(now)) {
        //: Prompt line after "Your turn", after Road Building on a map with ships
        return yourTurn(PromptText::tr("place %n free road(s) or ship(s).", nullptr, pending.left));
      }
      //: Prompt line after "Your turn", after Road Building
      return yourTurn(PromptText::tr("place %n free road(s).", nullptr, pending.left));
    case Decision::Answer: return myAnswer(now);
    case Decision::Gold:   // the prompt of gold has their words
    case Decision::Build:  // that between turns has theirs
    case Decision::Part:
    case Decision::Nothing: break;
  }
  return {};
}

PromptLine othersDiscard(const Situation& now) {
  SeatId first;
  int owing = 0;
  for (int i = 0; i < now.state->seats.size(); ++i) {
    if (now.state->seats[i].pending.must != Decision::Discard) continue;
    if (owing == 0) first = SeatId(i);
    ++owing;
  }
  //: Prompt line, after a seven; %1 a player
  if (owing == 1)
    return plainPrompt(PromptText::tr("Waiting for %1 to return cards to the bank…").arg(now.names(first)));
  //: Prompt line, after a seven; %n at least 2
  return plainPrompt(PromptText::tr("Waiting for %n player(s) to return cards to the bank…", nullptr, owing));
}

PromptLine othersDecision(const Situation& now, SeatId waited) {
  const QString name = now.names(waited);
  switch (now.state->seat(waited).pending.must) {
    case Decision::Start:
      //: Prompt line, start of the Big Game: the reader has chosen, others have not
      return plainPrompt(PromptText::tr("Waiting for the start choices of the others…"));
    case Decision::Settlement:
      //: Prompt line after whose turn it is, set-up or after an earthquake that left no building
      return waitsFor(name, PromptText::tr("waiting for a settlement…"));
    case Decision::Road:
      if (now.definition->hasShips) {
        //: Prompt line after whose turn it is, set-up on a map with ships
        return waitsFor(name, PromptText::tr("waiting for a road or a ship…"));
      }
      //: Prompt line after whose turn it is, set-up
      return waitsFor(name, PromptText::tr("waiting for a road…"));
    case Decision::Roll:
      //: Prompt line after whose turn it is
      return waitsFor(name, PromptText::tr("waiting for the dice…"));
    case Decision::Robber:
      if (now.definition->sea.hasPirate) {
        //: Prompt line after whose turn it is, on boards with a pirate at sea
        return waitsFor(name, PromptText::tr("waiting for the robber or the pirate to move…"));
      }
      //: Prompt line after whose turn it is
      return waitsFor(name, PromptText::tr("waiting for the robber to move…"));
    case Decision::FreeRoute:
      if (now.definition->hasShips) {
        //: Prompt line after whose turn it is, after Road Building on a map with ships
        return waitsFor(name, PromptText::tr("waiting for free roads or ships…"));
      }
      //: Prompt line after whose turn it is
      return waitsFor(name, PromptText::tr("waiting for free roads…"));
    case Decision::Discard: return othersDiscard(now);
    case Decision::Answer:
      //: Prompt line after "Wolves attack": at a hex with buildings of other players
      return toDo(PromptText::tr("Wolves attack"), PromptText::tr("waiting for answers…"));
    case Decision::Act:
    case Decision::Done:
    case Decision::Gold:
    case Decision::Build:
    case Decision::Part:
    case Decision::Nothing: break;
  }
  //: Prompt line for somebody who watches, after whose turn it is
  if (!now.viewer) return waitsFor(name, PromptText::tr("trades and builds."));
  return plainPrompt(turnOf(name));
}

}  // namespace

SeatId offererTo(const GameDefinition& definition, const State& state, SeatId seat) {
  const auto asking = offerersTo(definition, state, seat, Asking::Unanswered);
  return asking.empty() ? SeatId() : asking[0];
}

namespace {

/// The group whose round this is, in shared rounds (9.4).
QString titleOfRound(const Header& head) {
  const QString number = QLocale().toString(head.round);
  return head.group == Territory::Moon
             //: Prompt line of the Big Game, in bold; %1 the number of the round
             ? PromptText::tr("Round %1 · the Moon group plays").arg(number)
             //: Prompt line of the Big Game, in bold; %1 the number of the round
             : PromptText::tr("Round %1 · the Sun group plays").arg(number);
}

/// The line between two rounds (9.6): who plays next.
PromptLine betweenRounds(const Situation& now) {
  const int next = now.state->head.round + 1;
  const Territory group = rules::groupOfRound(now.definition->rules.options, next);
  const QString number = QLocale().toString(next);
  const bool isMine = now.viewer && State::groupOf(now.viewer) == group;
  //: Prompt line of the Big Game between two rounds, after who plays next
  const QString task = isMine ? PromptText::tr("your group plays: get ready.")
                              //: Prompt line of the Big Game between two rounds, after who plays next
                              : PromptText::tr("then you may trade with the players facing you.");
  return group == Territory::Moon
             //: Prompt line of the Big Game, in bold, between two rounds; %1 the number of the next round
             ? toDo(PromptText::tr("Round %1 comes: the Moon group").arg(number), task)
             //: Prompt line of the Big Game, in bold, between two rounds; %1 the number of the next round
             : toDo(PromptText::tr("Round %1 comes: the Sun group").arg(number), task);
}

/// The viewer's part in the clock of a shared round (9.6).
PromptLine inRound(const Situation& now) {
  const QString title = titleOfRound(now.state->head);
  const Pending pending = now.viewer ? now.state->seat(now.viewer).pending : Pending{};
  const SeatId asking = offererTo(*now.definition, *now.state, now.viewer);
  if (pending.must == Decision::Act && now.state->seat(now.viewer).offer.isOpen()) {
    if (asking) return named(title, counterOffer(now, asking));
    //: Prompt line of the Big Game: the reader's own open offer waits for the others
    return toDo(title, PromptText::tr("your offer waits for an answer; you may build meanwhile."));
  }
  if (pending.must == Decision::Act)
    //: Prompt line of the Big Game
    return toDo(title, PromptText::tr("trade and build until the time runs out."));
  if (pending.must == Decision::FreeRoute)
    //: Prompt line of the Big Game, after Road Building
    return toDo(title, PromptText::tr("place %n free road(s) or ship(s).", nullptr, pending.left));
  if (pending.must == Decision::Done)
    //: Prompt line of the Big Game: the reader has ended this round
    return toDo(title, PromptText::tr("you are done and wait for the others."));
  //: Prompt line of the Big Game; %1 a player
  if (asking) return named(title, PromptText::tr("%1 offers you a trade.").arg(now.names(asking)));
  //: Prompt line of the Big Game: it is the round of the other group
  return toDo(title, PromptText::tr("the players facing you may trade with you."));
}

/// The prompt of a shared round; nothing where its words are those of any other game.
std::optional<PromptLine> roundTask(const Situation& now) {
  const Header& head = now.state->head;
  switch (head.stage) {
    case RoundStage::Between: return betweenRounds(now);
    case RoundStage::Clock: return inRound(now);
    case RoundStage::SecondThrow:
      //: Prompt line of the Big Game, after a seven
      return toDo(titleOfRound(head), PromptText::tr("a second throw moves the robbers."));
    case RoundStage::Discards: {
      const Pending mine = now.viewer ? now.state->seat(now.viewer).pending : Pending{};
      //: Prompt line of the Big Game, after a seven; %n how many cards the reader has to give back
      if (mine.must == Decision::Discard)
        return toDo(titleOfRound(head),
                    PromptText::tr("seven! You must return %n card(s) to the bank.", nullptr, mine.left));
      //: Prompt line of the Big Game, after a seven: players with large hands return cards
      return toDo(titleOfRound(head), PromptText::tr("seven! The others return cards to the bank."));
    }
    case RoundStage::None: break;
  }
  return std::nullopt;
}

/// The prompt for the viewer's own task; nothing if the game waits for others.
std::optional<PromptLine> viewersTask(const Situation& now) {
  if (!now.viewer) return {};
  const Pending& mine = now.state->seat(now.viewer).pending;
  if (mine.must != Decision::Nothing) {
    // While others have to discard cards, it is not yet the viewer's turn to act.
    const bool isFirst = mine.must == Decision::Discard || mine.must == Decision::Start || now.state->head.open == 0 ||
                         mine.must == Decision::Robber || mine.must == Decision::FreeRoute ||
                         mine.must == Decision::Answer;
    if (isFirst || waitingFor(*now.state) == now.viewer) return myDecision(now, mine);
  } else if (const SeatId asking = offererTo(*now.definition, *now.state, now.viewer); asking) {
    //: Prompt line, in bold; %1 a player
    return toDo(PromptText::tr("%1 offers you a trade").arg(now.names(asking)),
                lacksCards(now, asking)
                    //: Prompt line after "... offers you a trade", where the reader does not have the cards
                    ? PromptText::tr("decline it or change it.")
                    //: Prompt line after "... offers you a trade"
                    : PromptText::tr("accept or decline."));
  }
  return {};
}

}  // namespace

PromptLine yourTurn(const QString& task) {
  //: Prompt line, in bold
  PromptLine line = toDo(PromptText::tr("Your turn"), task);
  line.asks = Asks::ReaderForPart;
  return line;
}

namespace {

/// The title between two turns where the reader has the moment, and they know it.
QString ownTitleBetween(const Situation& now) {
  //: Prompt line between two turns, in bold, where turns are paired: the reader has their part
  if (hasPairs(*now.definition)) return PromptText::tr("Your part of the turn");
  const SeatOrder order = buildOrder(*now.definition, *now.state);
  //: Prompt line between two turns, in bold: the reader builds
  if (order.size() < 2) return PromptText::tr("You build");
  const QString next = now.names(order[1]);
  //: Prompt line between two turns, in bold: the reader builds; %1 a player
  if (order.size() == 2) return PromptText::tr("You build; then %1").arg(next);
  //: Prompt line between two turns, in bold: the reader builds; %1 a player, %n how many more come after them
  return PromptText::tr("You build; then %1 and %n other(s)", nullptr, static_cast<int>(order.size()) - 2).arg(next);
}

/// The title between two turns: who builds or has a part, and who comes after them.
QString titleBetween(const Situation& now, SeatId seat) {
  if (seat == now.viewer && now.sharing == Sharing::No) return ownTitleBetween(now);
  const QString name = now.names(seat);
  //: Prompt line between two turns, in bold, where turns are paired; %1 a player
  if (hasPairs(*now.definition)) return PromptText::tr("%1’s part of the turn").arg(name);
  const SeatOrder order = buildOrder(*now.definition, *now.state);
  //: Prompt line between two turns, in bold; %1 a player
  if (order.size() < 2) return PromptText::tr("%1 builds").arg(name);
  const bool isNext = order[1] == now.viewer && now.sharing == Sharing::No;
  //: Prompt line between two turns, in bold; %1 a player, after whom the reader builds
  if (isNext && order.size() == 2) return PromptText::tr("%1 builds; then you").arg(name);
  const int others = static_cast<int>(order.size()) - 2;
  //: Prompt line between two turns, in bold; %1 a player, after whom the reader builds, %n how many more come after
  //: them
  if (isNext) return PromptText::tr("%1 builds; then you and %n other(s)", nullptr, others).arg(name);
  const QString next = now.names(order[1]);
  //: Prompt line between two turns, in bold; %1 and %2 players
  if (order.size() == 2) return PromptText::tr("%1 builds; then %2").arg(name, next);
  //: Prompt line between two turns, in bold; %1 and %2 players, %n how many more come after them
  return PromptText::tr("%1 builds; then %2 and %n other(s)", nullptr, others).arg(name, next);
}

/// The second half of a sentence between two turns: what comes when all have built.
QString afterwards(const Situation& now) {
  const SeatId next = nextTurn(*now.definition, *now.state);
  if (next.isNone()) return {};
  //: Prompt line between two turns: what comes then
  if (next == now.viewer && now.sharing == Sharing::No) return PromptText::tr("then your turn");
  //: Prompt line between two turns: what comes then; %1 a player
  return PromptText::tr("then %1’s turn").arg(now.names(next));
}

/// A lesson may ask for something to build first.
bool mayEnd(const Situation& now) {
  return !now.asked || std::ranges::count(*now.asked, ActionKind::Done, &Action::kind) > 0;
}

/// The task of the reader, who builds or has a part.
QString taskBetween(const Situation& now) {
  const Pending& pending = now.state->seat(now.viewer).pending;
  //: Prompt line between two turns, while the reader picks a place for a settlement or a city
  if (now.choosing == Choosing::Corner) return PromptText::tr("choose a corner");
  //: Prompt line between two turns, while the reader picks a place for a road or a ship
  if (now.choosing == Choosing::Edge) return PromptText::tr("choose an edge");
  //: Prompt line between two turns, in a lesson that asks for something to build first: there is no button Done yet
  if (pending.must == Decision::Build && !mayEnd(now)) return PromptText::tr("build");
  //: Prompt line between two turns: the reader may build
  if (pending.must == Decision::Build) return PromptText::tr("build, or say Done");
  //: Prompt line between two turns, where turns are paired: the reader has their part
  if (pending.must == Decision::Part) return PromptText::tr("build, use the bank, or end the turn");
  return myDecision(now, pending).task;
}

/// The prompt between two turns (13.4, 13.5); nothing where no seat builds or has a part.
std::optional<PromptLine> betweenPrompt(const Situation& now) {
  const SeatId seat = betweenSeat(*now.state);
  if (seat.isNone()) return std::nullopt;
  QStringList parts;
  const bool isMine = seat == now.viewer && now.curtain == Curtain::Up;
  if (isMine) parts << taskBetween(now);
  parts << afterwards(now);
  parts.removeAll(QString());
  PromptLine line = named(titleBetween(now, seat), parts.join(u" · "_s));
  if (isMine) line.asks = now.choosing == Choosing::Nothing ? Asks::Reader : Asks::ReaderForPart;
  return line;
}

/// The same line where several people share the computer: the name of the person in turn comes first.
PromptLine ofPerson(const Situation& now, const PromptLine& line) {
  const QString name = now.names(now.viewer);
  return {name, line.sentence, PromptText::tr("%1: %2").arg(name, line.sentence), line.asks};
}

/// The words for the place of the reader, from 1 on for the second, among those who choose from the gold.
QString choosesAs(int place) {
  //: Prompt line, at its end: when the reader chooses from the gold
  static constexpr const char* kPlaces[] = {QT_TRANSLATE_NOOP("Prompt", "you choose second"),
                                            //: Prompt line, at its end: when the reader chooses from the gold
                                            QT_TRANSLATE_NOOP("Prompt", "you choose third"),
                                            //: Prompt line, at its end: when the reader chooses from the gold
                                            QT_TRANSLATE_NOOP("Prompt", "you choose fourth"),
                                            //: Prompt line, at its end: when the reader chooses from the gold
                                            QT_TRANSLATE_NOOP("Prompt", "you choose fifth"),
                                            //: Prompt line, at its end: when the reader chooses from the gold
                                            QT_TRANSLATE_NOOP("Prompt", "you choose sixth"),
                                            //: Prompt line, at its end: when the reader chooses from the gold
                                            QT_TRANSLATE_NOOP("Prompt", "you choose seventh"),
                                            //: Prompt line, at its end: when the reader chooses from the gold
                                            QT_TRANSLATE_NOOP("Prompt", "you choose eighth")};
  static_assert(std::size(kPlaces) == kMostSeatsOfTable - 1);  // nobody waits for the first
  return PromptText::tr(kPlaces[std::clamp(place, 1, kMostSeatsOfTable - 1) - 1]);
}

bool choosesGold(const Situation& now, SeatId seat) { return now.state->seat(seat).pending.must == Decision::Gold; }

/// The title while somebody chooses from the gold: whose turn it is, or who builds between turns.
QString titleOfGold(const Situation& now) {
  if (const SeatId between = betweenSeat(*now.state); between) return titleBetween(now, between);
  const SeatId active = now.state->head.active;
  const bool isMine = active == now.viewer && (now.sharing == Sharing::No || choosesGold(now, active));
  //: Prompt line, in bold
  return isMine ? PromptText::tr("Your turn") : turnOf(now.names(active));
}

/// The task of the reader while others choose from the gold.
QString othersGold(const Situation& now, const std::vector<SeatId>& order) {
  const auto choosing = std::ranges::count_if(order, [&](SeatId seat) { return choosesGold(now, seat); });
  //: Prompt line, after whose turn it is; %n at least 2
  if (choosing > 1) return PromptText::tr("%n player(s) choose from the gold.", nullptr, static_cast<int>(choosing));
  const auto chooser = std::ranges::find_if(order, [&](SeatId seat) { return choosesGold(now, seat); });
  const int cards = now.state->seat(*chooser).pending.left;
  const auto mine = std::ranges::find(order, now.viewer);
  if (mine == order.end() || now.sharing == Sharing::Yes)
    //: Prompt line, after whose turn it is; %1 a player, %n how many cards of the bank they choose for their gold
    return PromptText::tr("%1 chooses %n card(s) from the gold.", nullptr, cards).arg(now.names(*chooser));
  //: Prompt line, after whose turn it is; %1 a player, %n how many cards of the bank they choose for their gold, %2
  //: when the reader chooses, such as "you choose second"
  return PromptText::tr("%1 chooses %n card(s) from the gold; %2.", nullptr, cards)
      .arg(now.names(*chooser), choosesAs(static_cast<int>(mine - order.begin())));
}

/// The prompt while cards are chosen from the gold (14.1), in whatever part of the game; nothing where none are.
std::optional<PromptLine> goldPrompt(const Situation& now) {
  const std::vector<SeatId> order = goldOrder(*now.definition, *now.state);
  if (std::ranges::none_of(order, [&](SeatId seat) { return choosesGold(now, seat); })) return std::nullopt;
  if (!now.viewer || !choosesGold(now, now.viewer)) return named(titleOfGold(now), othersGold(now, order));
  const int cards = now.state->seat(now.viewer).pending.left;
  //: Prompt line, after whose turn it is: the reader has gold, and chooses cards from the bank
  PromptLine line = toDo(titleOfGold(now), PromptText::tr("choose %n card(s) from the gold.", nullptr, cards));
  line.asks = Asks::Reader;
  return now.sharing == Sharing::No ? line : ofPerson(now, line);
}

}  // namespace

PromptLine plainPrompt(const QString& sentence) { return {sentence, {}, sentence}; }

PromptLine promptFor(const Situation& now) {
  if (now.phase != Client::Phase::Playing && now.phase != Client::Phase::Over) return beforeTheGame(now);
  if (!now.state || !now.definition) return beforeTheGame(now);
  const Header& head = now.state->head;
  if (head.phase == Phase::Over) return overPrompt(now);
  //: Prompt line
  if (head.paused == Paused::Yes) return plainPrompt(PromptText::tr("The game is paused."));
  //: Prompt line and curtain of a game on one computer; %1 the player to pass it to
  if (now.curtain == Curtain::Down)
    return plainPrompt(PromptText::tr("Pass the computer to %1.").arg(now.names(now.viewer)));
  if (now.viewer && now.state->seat(now.viewer).presence == Presence::Away && now.curtain == Curtain::Up)
    //: Prompt line, in bold: the reader is there, and has let a bot play at their seat
    return toDo(PromptText::tr("A bot plays for you"),
                //: Prompt line after "A bot plays for you"
                PromptText::tr("You can take your place back at any moment."));
  if (auto gold = goldPrompt(now)) return *gold;
  if (auto between = betweenPrompt(now)) return *between;
  if (auto task = head.stage == RoundStage::None ? viewersTask(now) : roundTask(now)) {
    task->asks = Asks::Reader;
    return now.sharing == Sharing::No ? *task : ofPerson(now, *task);
  }
  const SeatId waited = waitingFor(*now.state);
  //: Prompt line: the throw for the first turn
  if (!waited) return plainPrompt(PromptText::tr("The dice decide who starts…"));
  return othersDecision(now, waited);
}

QString startBlockedBy(const Lobby& lobby) {
  QStringList lost, unready;
  bool anybody = false;
  for (const LobbySeat& seat : lobby.seats) {
    if (seat.holder != SeatHolder::Person) continue;
    anybody = true;
    if (seat.link == Link::Lost)
      lost << isolated(seat.name);
    else if (seat.ready == Ready::No && seat.role == Role::Guest)
      unready << isolated(seat.name);
  }
  //: Lobby; %1 one player, or several as a list such as "Ravi and Meera"
  if (!lost.isEmpty()) return PromptText::tr("Waiting for %1 to come back…").arg(listOf(lost));
  if (!unready.isEmpty())
    //: Lobby; %1 one player, or several as a list such as "Ravi and Meera"
    return PromptText::tr("Waiting for %1 to be ready…").arg(listOf(unready));
  //: Lobby
  return anybody ? QString() : PromptText::tr("Waiting for players…");
}

}  // namespace tapu
