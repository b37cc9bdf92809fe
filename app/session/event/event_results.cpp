// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/event_results.h"

#include <algorithm>

#include "app/files/csv_cells.h"
#include "app/host/game/authoritative_game.h"
#include "app/host/game/news_for_all.h"
#include "app/host/seats/stored_table.h"
#include "app/host/store/store_look.h"
#include "app/net/chance.h"
#include "app/session/event/ending_words.h"
#include "app/session/replay/replay.h"
#include "app/session/words/bot_names.h"
#include "app/text/language.h"
#include "app/text/shown_text.h"
#include "app/text/system_words.h"
#include "app/wire/seat_number.h"
#include "engine/play/game.h"
#include "engine/play/public_ranks.h"
#include "engine/play/visible.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

/// Notes each round while an event is played through.
class RoundWriter {
 public:
  explicit RoundWriter(std::vector<EventResults::Round>& rounds) : rounds_(rounds) {}
  void note(const Game& game, const Move& move) {
    if (move.action.kind == ActionKind::StartRound)
      rounds_.push_back({game.state().head.round, game.state().head.group, move.chance.dice, {}, {}});
    if (move.action.kind == ActionKind::SecondThrow && !rounds_.empty()) rounds_.back().second = move.chance.dice;
  }
  /// Call it before a round begins and at the end.
  void close(const State& state) {
    if (rounds_.empty()) return;
    rounds_.back().points.clear();
    for (int seat = 0; seat < state.seats.size(); ++seat)
      rounds_.back().points.push_back(static_cast<quint8>(state.shownPoints(SeatId(seat))));
  }

 private:
  std::vector<EventResults::Round>& rounds_;
};

EventResults::End endOf(GameEnd how) {
  using enum EventResults::End;
  switch (how) {
    case GameEnd::Target: return Target;
    case GameEnd::LastRound: return LastRound;
    case GameEnd::TimeLimit: return TimeLimit;
    case GameEnd::Stopped: break;
  }
  return Stopped;
}

EventResults::End endOf(const Game& game) {
  if (game.state().head.phase != Phase::Over) return EventResults::End::Running;
  return endOf(howItEnded(game.definition(), game.state(), game.log()));
}

std::optional<GameEnd> howOf(EventResults::End end) {
  switch (end) {
    case EventResults::End::Running: break;
    case EventResults::End::Target: return GameEnd::Target;
    case EventResults::End::LastRound: return GameEnd::LastRound;
    case EventResults::End::TimeLimit: return GameEnd::TimeLimit;
    case EventResults::End::Stopped: return GameEnd::Stopped;
  }
  return std::nullopt;
}

}  // namespace

std::optional<PlayedEvent> PlayedEvent::from(const QString& store, Complaint& complaint) {
  const StoreLook look = lookIntoStore(store);
  const auto lobby = look.game ? lobbyOf(*look.game) : std::nullopt;
  if (!lobby) {
    complaint = {};
    //: Why there are no results of an event; %1 the reason, which ends the sentence
    complaint.sentence = look.problem.isEmpty()
                             ? EventResults::tr("No game has begun yet.")
                             : EventResults::tr("The game cannot be read: %1.").arg(systemWords(look.problem));
    return std::nullopt;
  }
  SystemChance unused;
  AuthoritativeGame replayed(lobby->setup, unused);
  const QString problem = replayed.replay(look.game->moves);
  PlayedEvent played{*lobby, replayed.moves()};
  if (problem.isEmpty()) return played;
  complaint = {};
  //: Why there are no results of an event; %1 the reason, which ends the sentence
  complaint.sentence = EventResults::tr("The game cannot be read: %1.").arg(systemWords(problem));
  return std::nullopt;
}

PlayedEvent PlayedEvent::of(const Replay& replay, const QString& name) {
  const RecordHeader& header = replay.header();
  PlayedEvent played{{}, replay.moves(), header.seenBy};
  played.lobby.gameName = name;
  played.lobby.setup = header.setup;
  for (const SeatId seat : seatsOf(replay.definition().seats)) {
    LobbySeat each;
    each.name = replay.nameOf(seat);
    each.color = static_cast<quint8>(replay.colorOf(seat));
    each.bot = header.bots.value(seat.value);
    each.holder = each.bot.isEmpty() ? SeatHolder::Person : SeatHolder::Bot;
    played.lobby.seats << each;
  }
  return played;
}

namespace {

/// The game before its first move, as far as its moves tell it.
Game beginningOf(const PlayedEvent& played) {
  Game whole(played.lobby.setup);
  if (!played.seenBy) return whole;
  return Game(played.lobby.setup, visibleTo(*played.seenBy, whole.definition(), whole.state()));
}

}  // namespace

Game gameOf(const PlayedEvent& played) {
  Game game = beginningOf(played);
  for (const Move& move : played.moves) game.append(move);
  return game;
}

EventResults EventResults::of(const PlayedEvent& played, const QStringList& names) {
  EventResults results;
  Game game = beginningOf(played);
  RoundWriter writer(results.rounds);
  for (const Move& move : played.moves) {
    if (move.action.kind == ActionKind::StartRound) writer.close(game.state());
    game.append(move);
    writer.note(game, move);
  }
  writer.close(game.state());
  const GameDefinition& definition = game.definition();
  results.event = played.lobby.gameName;
  results.end = endOf(game);
  results.round = game.state().head.round;
  results.target = definition.rules.target;
  const State state =
      results.end == End::Running ? visibleTo(Viewer::watcher(), definition, game.state()) : game.state();
  const Chain& chain = played.lobby.setup.chain;
  for (const Standing& standing : placesNow(definition, state)) {
    const int seat = standing.seat.value, board = definition.homeOf(standing.seat);
    Row row;
    row.seat = standing.seat;
    row.rank = standing.rank;
    row.name = names.value(seat);
    if (seat < played.lobby.seats.size()) {
      row.color = played.lobby.seats[seat].color;
      row.holder = played.lobby.seats[seat].holder;
    }
    row.board = board;
    if (!chain.isEmpty())
      row.letter = QString::fromStdString(chain.kinds[chain.order[static_cast<std::size_t>(board)]].name);
    row.group = State::groupOf(standing.seat);
    row.from = pointSources(definition, state, standing.seat);
    row.points = standing.points;
    row.hand = state.seat(standing.seat).cardsInHand();
    row.scoredAt = state.seat(standing.seat).scoredAt;
    results.rows.push_back(row);
  }
  return results;
}

EventResults EventResults::of(const ToldEvent& told) {
  EventResults results;
  results.event = told.name;
  results.end = endOf(told.how);
  results.round = told.round;
  results.target = told.target;
  QList<LobbySeat> seats;  // bots have another name where a person has theirs
  for (const FinalRow& row : told.table) {
    seats.resize(std::max(seats.size(), qsizetype{row.who.seat.value} + 1));
    seats[row.who.seat.value].holder = row.who.holder;
    seats[row.who.seat.value].name = row.who.name;
  }
  const QStringList names = shownNames(seats);
  for (const FinalRow& row : told.table) {
    const int seat = row.who.seat.value;
    results.rows.push_back({.seat = row.who.seat,
                            .rank = row.rank,
                            .name = names[seat],
                            .color = row.color,
                            .board = seat / kSeatsAtBoardOfChain,
                            .letter = row.letter,
                            .group = State::groupOf(row.who.seat),
                            .from = row.from,
                            .points = row.from.total(),
                            .hand = row.hand,
                            .scoredAt = row.scoredAt,
                            .holder = row.who.holder});
  }
  return results;
}

QString EventResults::Row::shownName() const {
  //: In the table of results of an event; %1 the name of a bot
  return holder == SeatHolder::Bot ? EventResults::tr("%1 (bot)").arg(name) : name;
}

// ---- in words -------------------------------------------------------------------------------------------------------

QString EventResults::headline() const {
  //: Head of the results of an event in which nobody played
  if (rows.empty()) return tr("Nobody played.");
  const int points = rows.front().points;
  QStringList first;
  for (const Row& row : rows)
    if (row.rank == 1) first << row.name;
  const auto count = static_cast<int>(first.size());
  return isWon() ? winnersSentence(first, count, points) : leadersSentence(first, count, points);
}

namespace {

/// The tie-break between the first and the second of equal points; empty if there was none.
QString tieOf(const EventResults& results) {
  const auto& rows = results.rows;
  if (results.end == EventResults::End::Running || rows.size() < 2) return {};
  const EventResults::Row &first = rows[0], &second = rows[1];
  if (first.points != second.points || second.rank == 1) return {};
  if (results.end == EventResults::End::Target) {
    if (first.group != second.group) return {};  // only those who were active can have reached it
    //: What decided between two players of equal points; %1 the second of them
    return first.scoredAt != second.scoredAt
               ? EventResults::tr("reached it before %1").arg(isolated(second.name))
               //: What decided between two players of equal points; %1 the second of them
               : EventResults::tr("the lower board number decides before %1").arg(isolated(second.name));
  }
  if (first.buildings() != second.buildings())
    //: What decided between two players of equal points; %1 the second of them, %2 and %3 points of both from buildings
    return EventResults::tr("buildings decide before %1, %2 to %3")
        .arg(isolated(second.name), inDigits(first.buildings()), inDigits(second.buildings()));
  //: What decided between two players of equal points; %1 the second of them, %2 and %3 how many cards both hold
  return EventResults::tr("cards in hand decide before %1, %2 to %3")
      .arg(isolated(second.name), inDigits(first.hand), inDigits(second.hand));
}

QString groupName(Territory group) {
  return group == Territory::Moon ? /*: One of the two groups of the Big Game */ EventResults::tr("Moon")
                                  : /*: One of the two groups of the Big Game */ EventResults::tr("Sun");
}

}  // namespace

QString EventResults::note() const {
  QStringList parts;
  if (!rows.empty() && (rows.size() < 2 || rows[1].rank != 1))
    //: Where a player sits; %1 number of the board, %2 its letter, %3 the group, "Sun" or "Moon"
    parts << tr("Board %1 %2, %3").arg(inDigits(rows[0].board + 1), rows[0].letter, groupName(rows[0].group));
  if (const auto how = howOf(end))
    parts << endReason(*how, round, target);
  else
    //: How an event stands; %1 number of the round
    parts << tr("round %1, the game goes on").arg(inDigits(round));
  if (const QString tie = tieOf(*this); !tie.isEmpty()) parts << tie;
  return parts.join(u" · "_s);
}

QString EventResults::tieRule() const {
  const auto areEqual = [](const Row& a, const Row& b) { return a.points == b.points; };
  if (end == End::Running || std::ranges::adjacent_find(rows, areEqual) == rows.end()) return {};
  return tieSentence(end == End::Target ? GameEnd::Target : GameEnd::Stopped);
}

double EventResults::average(Territory group) const {
  int sum = 0, count = 0;
  for (const Row& row : rows)
    if (row.group == group) {
      sum += row.points;
      ++count;
    }
  return count == 0 ? 0 : static_cast<double>(sum) / count;
}

// ---- for spreadsheets -----------------------------------------------------------------------------------------------

QStringList EventResults::sourceHeads() {
  return {//: Head of a column: points from settlements
          tr("Settlements"),
          //: Head of a column: points from cities
          tr("Cities"),
          //: Head of a column: points from the award
          tr("Longest Road"),
          //: Head of a column: points from the award
          tr("Largest Army"),
          //: Head of a column: points from cards
          tr("Point cards"),
          //: Head of a column: points from a settlement in another half
          tr("Bonus")};
}

namespace {

QStringList seatHeads() {
  return QStringList{//: Head of a column: the place in the ranking
                     EventResults::tr("Rank"),
                     //: Head of a column
                     EventResults::tr("Player"),
                     //: Head of a column: number of a board
                     EventResults::tr("Board"),
                     //: Head of a column: letter of a board
                     EventResults::tr("Kind of board"),
                     //: Head of a column: Sun or Moon
                     EventResults::tr("Group")} +
         EventResults::sourceHeads() +
         QStringList{//: Head of a column: number of cards
                     EventResults::tr("Cards in hand"),
                     //: Head of a column: the sum of the points
                     EventResults::tr("Total"),
                     //: Head of a column of a spreadsheet: a person or a bot
                     EventResults::tr("Played by")};
}

/// The numbers of a row, from the settlements on, in the order of the heads.
std::array<int, 8> numbersOf(const EventResults::Row& row) {
  return {row.from.settlements,
          row.from.cities,
          row.from.longestRoad,
          row.from.largestArmy,
          row.from.cards,
          row.from.bonus,
          row.hand,
          row.points};
}

QStringList roundHeads() {
  return {//: Head of a column: number of a round
          EventResults::tr("Round"),
          //: Head of a column: Sun or Moon
          EventResults::tr("Group"),
          //: Head of a column
          EventResults::tr("First die"),
          //: Head of a column
          EventResults::tr("Second die"),
          //: Head of a column: the throw that moves robbers
          EventResults::tr("Robbers: first die"),
          //: Head of a column: the throw that moves robbers
          EventResults::tr("Robbers: second die")};
}

}  // namespace

QByteArray EventResults::seatsAsCsv() const {
  QStringList lines{csvCells(seatHeads()).join(u',')};
  for (const Row& row : rows) {
    QStringList cells{csvCell(row.rank), csvCell(row.name), csvCell(row.board + 1), csvCell(row.letter),
                      csvCell(groupName(row.group))};
    for (const int number : numbersOf(row)) cells << csvCell(number);
    //: In a spreadsheet of results: who played a seat
    cells << csvCell(row.holder == SeatHolder::Bot ? tr("bot") : /*: As “bot” */ tr("person"));
    lines << cells.join(u',');
  }
  return csvFile(lines);
}

QByteArray EventResults::roundsAsCsv() const {
  std::vector<const Row*> bySeat;
  for (const Row& row : rows) bySeat.push_back(&row);
  std::ranges::sort(bySeat, {}, [](const Row* row) { return row->seat.value; });
  QStringList heads = roundHeads();
  for (const Row* row : bySeat) {
    const QString name = row->shownName();  // as it is: a spreadsheet gets no marks of direction
    //: Head of a column: points of a seat; %1 number of the board, %2 the group, %3 the player
    heads << tr("%1 %2: %3").arg(QString::number(row->board + 1), groupName(row->group), name);
  }
  QStringList lines{csvCells(heads).join(u',')};
  const auto die = [](quint8 eyes) { return eyes == 0 ? QString() : QString::number(eyes); };
  for (const Round& each : rounds) {
    QStringList cells{csvCell(each.number), csvCell(groupName(each.group)),
                      die(each.dice[0]),    die(each.dice[1]),
                      die(each.second[0]),  die(each.second[1])};
    for (const Row* row : bySeat) cells << csvCell(each.points.at(row->seat.value));
    lines << cells.join(u',');
  }
  return csvFile(lines);
}

}  // namespace tapu
