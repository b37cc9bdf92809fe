// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <limits>
#include <utility>

#include "app/client/conversation.h"
#include "app/wire/join_code.h"
#include "app/wire/names.h"
#include "app/wire/seat_number.h"

// A server's news of the table and around it, apart from positions and moves: the lobby, news for the organizer and the
// screens, and those for everybody at a chain.

namespace tapu {

/// A lobby with as many seats as its game, and once that runs no other game.
bool Client::Conversation::isPossible(const Lobby& told, SeatId yourSeat) const {
  if (told.seats.size() != told.setup.seats() || (isEye() && yourSeat)) return false;
  return !definition || (yourSeat == seat && told.setup == *setup);
}

void Client::Conversation::take(const wire::LobbyNews& news) {
  const bool isSeat = !news.yourSeat || news.yourSeat.value < news.lobby.seats.size();
  const bool isWhole = !definition || !window || window->isWhole();
  if (!isSeat || !isWhole || !isPossible(news.lobby, news.yourSeat)) return end(Refusal::Nonsense, {});
  if (!definition) window.reset();
  takeOver(news.lobby, news.yourSeat);
}

void Client::Conversation::take(const wire::LobbyPart& part) {
  const auto told = ChainWindow::of(part.window);
  const bool isPart = told && !told->isWhole() && part.lobby.setup.chain.size() == told->size();
  const bool isOwn = isPart && part.yourSeat && isHome(*told, part.yourSeat);
  if (!isOwn || (definition && window != told) || !isPossible(part.lobby, part.yourSeat))
    return end(Refusal::Nonsense, {});
  window = told;
  takeOver(part.lobby, part.yourSeat);
}

void Client::Conversation::takeOver(const Lobby& told, SeatId yourSeat) {
  lobby = told;
  seat = yourSeat;
  Q_EMIT client_.lobbyChanged();
}

void Client::Conversation::take(const wire::LobbyChange& change) {
  Lobby told = lobby;
  if (change.setup) told.setup = *change.setup;
  told.seats.resize(told.setup.seats());
  told.stage = change.stage;
  const bool isPart = window && !window->isWhole();
  for (const auto& place : change.changed) {
    const SeatId at = isPart ? window->local(SeatId(place.index)) : SeatId(place.index);
    if (!at || at.value >= told.seats.size()) return end(Refusal::Nonsense, {});
    told.seats[at.value] = place.seat;
  }
  const bool isOwn =
      isPart ? change.yourSeat == seat && !change.setup : !change.yourSeat || change.yourSeat.value < told.seats.size();
  if (!isOwn || !isPossible(told, change.yourSeat)) return end(Refusal::Nonsense, {});
  takeOver(told, change.yourSeat);
}

void Client::Conversation::take(const wire::DeskNews& news) {
  const bool isThere = std::ranges::all_of(news.changed, [&](const auto& place) {
    return place.index < news.seats && (place.seat.code < 0 || isJoinCode(place.seat.code));
  });
  const bool isOurs = identity.attendance == Attendance::Organizer;
  if (!isOurs || !isThere) return end(Refusal::Nonsense, {});
  desk.seats.resize(news.seats);
  for (const auto& place : news.changed) desk.seats[place.index] = place.seat;
  desk.late = news.late;
  desk.wrongCodes = news.wrongCodes;
  Q_EMIT client_.deskChanged();
}

void Client::Conversation::take(const wire::ScreenNews& news) {
  if (!isEye()) return end(Refusal::Nonsense, {});
  onScreens = news.shown;
  Q_EMIT client_.onScreensChanged();
}

namespace {

/// Seats of a chain of so many boards, each once.
bool areSeats(const QList<SpokenSeat>& spoken, int boards) {
  for (qsizetype i = 0; i < spoken.size(); ++i) {
    const SeatId seat = spoken[i].seat;
    if (!seat || seat.value >= kSeatsAtBoardOfChain * boards) return false;
    if (std::any_of(spoken.begin(), spoken.begin() + i, [&](const auto& other) { return other.seat == seat; }))
      return false;
  }
  return true;
}

}  // namespace

bool Client::Conversation::isPossible(const CommonNews& told) const {
  const int boards = window->boards();
  if (!areSeats(told.reached, boards)) return false;
  if (!told.ending) return true;
  const Ending& ending = *told.ending;
  const bool isShared = ending.sharing >= ending.first.size() && ending.sharing <= kSeatsAtBoardOfChain * boards;
  return !ending.first.isEmpty() && isShared && areSeats(ending.first, boards);
}

void Client::Conversation::take(const wire::HallNews& told) {
  if (!definition) return;  // it comes again after the position
  if (!window || !isPossible(told.news)) return end(Refusal::Nonsense, {});
  const CommonNews before = std::exchange(common, told.news);
  if (before == common) return;
  Q_EMIT client_.commonNewsChanged();
  const QList<SpokenSeat> reached = common.reached;
  for (const SpokenSeat& who : reached) {
    const bool isKnown = std::ranges::find(before.reached, who.seat, &SpokenSeat::seat) != before.reached.end();
    if (before.round != told.news.round || !isKnown) Q_EMIT client_.targetReached(who);
  }
}

/// Rows of a game that is over, which follow the known ones and contradict neither them nor the news of its end.
bool Client::Conversation::isPossible(const wire::FinalPart& part) const {
  const bool isFirst = part.first == 0;
  const int seats = kSeatsAtBoardOfChain * window->boards();
  if (!common.ending || part.rows.isEmpty() || part.of > seats || part.first + part.rows.size() > part.of) return false;
  if (!isFirst && (part.first != finalTable.size() || part.of != rowsOfTable)) return false;
  if (!areRanks(part.rows, part.first, isFirst ? 0 : finalTable.last().rank)) return false;
  std::vector<char> isTaken(static_cast<std::size_t>(seats));
  const auto isNew = [&](const FinalRow& row) {
    if (!row.who.seat || row.who.seat.value >= seats) return false;
    return std::exchange(isTaken[row.who.seat.value], 1) == 0;
  };
  if (!isFirst && !std::ranges::all_of(finalTable, isNew)) return false;
  if (!std::ranges::all_of(part.rows, isNew)) return false;
  const auto hasPoints = [](const FinalRow& row) { return row.from.total() <= std::numeric_limits<quint8>::max(); };
  const FinalRow& best = part.rows.first();
  const bool isWinner = best.who.seat == common.ending->first.first().seat;
  return std::ranges::all_of(part.rows, hasPoints) &&
         (!isFirst || (isWinner && best.from.total() == common.ending->points));
}

void Client::Conversation::take(const wire::FinalPart& part) {
  if (!definition) return;  // it comes again after the position
  if (!window || !isPossible(part)) return end(Refusal::Nonsense, {});
  if (part.first == 0) finalTable.clear();
  rowsOfTable = part.of;
  for (FinalRow row : part.rows) {  // the table is shown and kept: removes what a server should have left out
    row.who.name = cleanName(row.who.name);
    row.letter = cleanLine(row.letter);
    finalTable += row;
  }
  if (finalTable.size() == part.of) Q_EMIT client_.finalTableChanged();
}

void Client::Conversation::take(const wire::TableNews& told) {
  const auto isThere = [this](SeatId at) { return at && (window || at.value < lobby.seats.size()); };
  TableFacts facts = told.facts;
  const auto areSeats = [&](const QList<SeatId>& list) { return std::ranges::all_of(list, isThere); };
  if (!areSeats(facts.muted) || !areSeats(facts.minuteWanted)) return end(Refusal::Nonsense, {});
  const bool isWatcher = identity.attendance == Attendance::Watcher;
  if ((!window || !isEye()) && facts.hints.size() > lobby.seats.size()) return end(Refusal::Nonsense, {});
  if (facts.you != 0 && !isWatcher) return end(Refusal::Nonsense, {});
  for (LateArrival& late : facts.late)
    if (late.wished && late.wished.value >= lobby.seats.size()) late.wished = {};
  for (QList<SeatId>* list : {&facts.muted, &facts.minuteWanted}) {
    if (!window) break;
    for (SeatId& at : *list) at = window->local(at);
    list->removeIf([](SeatId at) { return !at; });  // far away
  }
  table = facts;
  Q_EMIT client_.tableChanged();
}

}  // namespace tapu
