// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/client/table_listener.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "app/wire/join_code.h"
#include "app/wire/names.h"
#include "app/wire/seat_number.h"

namespace tapu {

namespace {

constexpr int kMostLines = 500;  // of chat kept

}  // namespace

/// A lobby with as many seats as its game, and once that runs no other game.
bool TableListener::isPossible(const Lobby& told, SeatId yourSeat) const {
  if (told.seats.size() != told.setup.seats() || (known_.identity.isEye() && yourSeat)) return false;
  return !known_.hasGame() || (yourSeat == known_.wholeSeat && told.setup == *known_.setup);
}

bool TableListener::take(const wire::LobbyNews& news) {
  const bool isSeat = !news.yourSeat || news.yourSeat.value < news.lobby.seats.size();
  const bool isWhole = !known_.hasGame() || !known_.window || known_.window->isWhole();
  if (!isSeat || !isWhole || !isPossible(news.lobby, news.yourSeat)) return false;
  if (!known_.hasGame()) known_.window.reset();
  return takeOver(news.lobby, news.yourSeat);
}

bool TableListener::take(const wire::LobbyPart& part) {
  const auto told = ChainWindow::of(part.window);
  const bool isPart = told && !told->isWhole() && part.lobby.setup.chain.size() == told->size();
  const bool isOwn = isPart && part.yourSeat && isHome(*told, part.yourSeat);
  if (!isOwn || (known_.hasGame() && known_.window != told) || !isPossible(part.lobby, part.yourSeat)) return false;
  known_.window = told;
  return takeOver(part.lobby, part.yourSeat);
}

bool TableListener::takeOver(const Lobby& told, SeatId yourSeat) {
  known_.lobby = told;
  known_.wholeSeat = yourSeat;
  Q_EMIT client_.lobbyChanged();
  return true;
}

bool TableListener::take(const wire::LobbyChange& change) {
  Lobby told = known_.lobby;
  if (change.setup) told.setup = *change.setup;
  told.seats.resize(told.setup.seats());
  told.stage = change.stage;
  const bool isPart = known_.window && !known_.window->isWhole();
  for (const auto& place : change.changed) {
    const SeatId at = isPart ? known_.window->local(SeatId(place.index)) : SeatId(place.index);
    if (!at || at.value >= told.seats.size()) return false;
    told.seats[at.value] = place.seat;
  }
  const bool isOwn = isPart ? change.yourSeat == known_.wholeSeat && !change.setup
                            : !change.yourSeat || change.yourSeat.value < told.seats.size();
  if (!isOwn || !isPossible(told, change.yourSeat)) return false;
  return takeOver(told, change.yourSeat);
}

bool TableListener::take(const wire::DeskNews& news) {
  const bool isThere = std::ranges::all_of(news.changed, [&](const auto& place) {
    return place.index < news.seats && (place.seat.code < 0 || isJoinCode(place.seat.code));
  });
  const bool isOurs = known_.identity.attendance == Attendance::Organizer;
  if (!isOurs || !isThere) return false;
  known_.desk.seats.resize(news.seats);
  for (const auto& place : news.changed) known_.desk.seats[place.index] = place.seat;
  known_.desk.late = news.late;
  known_.desk.wrongCodes = news.wrongCodes;
  Q_EMIT client_.deskChanged();
  return true;
}

bool TableListener::take(const wire::ScreenNews& news) {
  if (!known_.identity.isEye()) return false;
  known_.onScreens = news.shown;
  Q_EMIT client_.onScreensChanged();
  return true;
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

bool TableListener::isPossible(const CommonNews& told) const {
  const int boards = known_.window->boards();
  if (!areSeats(told.reached, boards)) return false;
  if (!told.ending) return true;
  const Ending& ending = *told.ending;
  const bool isShared = ending.sharing >= ending.first.size() && ending.sharing <= kSeatsAtBoardOfChain * boards;
  return !ending.first.isEmpty() && isShared && areSeats(ending.first, boards);
}

bool TableListener::take(const wire::HallNews& told) {
  if (!known_.hasGame()) return true;  // it comes again after the position
  if (!known_.window || !isPossible(told.news)) return false;
  const CommonNews before = std::exchange(known_.common, told.news);
  if (before == known_.common) return true;
  Q_EMIT client_.commonNewsChanged();
  const QList<SpokenSeat> reached = known_.common.reached;
  for (const SpokenSeat& who : reached) {
    const bool isKnown = std::ranges::find(before.reached, who.seat, &SpokenSeat::seat) != before.reached.end();
    if (before.round != told.news.round || !isKnown) Q_EMIT client_.targetReached(who);
  }
  return true;
}

/// Rows of a game that is over, which follow the known ones and contradict neither them nor the news of its end.
bool TableListener::isPossible(const wire::FinalPart& part) const {
  const bool isFirst = part.first == 0;
  const int seats = kSeatsAtBoardOfChain * known_.window->boards();
  if (!known_.common.ending || part.rows.isEmpty() || part.of > seats || part.first + part.rows.size() > part.of)
    return false;
  if (!isFirst && (part.first != finalRows_.size() || part.of != rowsOfTable_)) return false;
  if (!areRanks(part.rows, part.first, isFirst ? 0 : finalRows_.last().rank)) return false;
  std::vector<char> isTaken(static_cast<std::size_t>(seats));
  const auto isNew = [&](const FinalRow& row) {
    if (!row.who.seat || row.who.seat.value >= seats) return false;
    return std::exchange(isTaken[row.who.seat.value], 1) == 0;
  };
  if (!isFirst && !std::ranges::all_of(finalRows_, isNew)) return false;
  if (!std::ranges::all_of(part.rows, isNew)) return false;
  const auto hasPoints = [](const FinalRow& row) { return row.from.total() <= std::numeric_limits<quint8>::max(); };
  const FinalRow& best = part.rows.first();
  const bool isWinner = best.who.seat == known_.common.ending->first.first().seat;
  return std::ranges::all_of(part.rows, hasPoints) &&
         (!isFirst || (isWinner && best.from.total() == known_.common.ending->points));
}

bool TableListener::take(const wire::FinalPart& part) {
  if (!known_.hasGame()) return true;  // it comes again after the position
  if (!known_.window || !isPossible(part)) return false;
  if (part.first == 0) finalRows_.clear();
  known_.finalTable.clear();
  rowsOfTable_ = part.of;
  for (FinalRow row : part.rows) {  // the table is shown and kept: removes what a server should have left out
    row.who.name = cleanName(row.who.name);
    row.letter = cleanLine(row.letter);
    finalRows_ += row;
  }
  if (finalRows_.size() < part.of) return true;
  known_.finalTable = finalRows_;
  Q_EMIT client_.finalTableChanged();
  return true;
}

bool TableListener::take(const wire::TableNews& told) {
  const auto isThere = [this](SeatId at) { return at && (known_.window || at.value < known_.lobby.seats.size()); };
  TableFacts facts = told.facts;
  const auto areSeats = [&](const QList<SeatId>& list) { return std::ranges::all_of(list, isThere); };
  if (!areSeats(facts.muted) || !areSeats(facts.minuteWanted)) return false;
  const bool isWatcher = known_.identity.attendance == Attendance::Watcher;
  if ((!known_.window || !known_.identity.isEye()) && facts.hints.size() > known_.lobby.seats.size()) return false;
  if (facts.you != 0 && !isWatcher) return false;
  for (LateArrival& late : facts.late)
    if (late.wished && late.wished.value >= known_.lobby.seats.size()) late.wished = {};
  for (QList<SeatId>* list : {&facts.muted, &facts.minuteWanted}) {
    if (!known_.window) break;
    for (SeatId& at : *list) at = known_.window->local(at);
    list->removeIf([](SeatId at) { return !at; });  // far away
  }
  known_.table = facts;
  Q_EMIT client_.tableChanged();
  return true;
}

bool TableListener::take(const wire::Chat& said) {
  known_.chat.append(known_.shown(said.line));
  spoken_.hear(known_.chat.last());
  if (known_.chat.size() > kMostLines) known_.chat.removeFirst();
  Q_EMIT client_.chatted(ChatLine(known_.chat.last()));
  return true;
}

bool TableListener::take(const wire::Talk& talk) {
  const QList<ChatLine> before = std::exchange(known_.chat, talk.lines);
  for (ChatLine& line : known_.chat) line = known_.shown(line);
  spoken_.hearAgain(before, known_.chat);
  Q_EMIT client_.chatRenewed();
  return true;
}

}  // namespace tapu
