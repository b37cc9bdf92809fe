// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/game/seen.h"

#include <algorithm>
#include <utility>

#include "app/session/words/bot_names.h"
#include "app/session/words/chat_words.h"
#include "app/text/shown_text.h"
#include "engine/bots/gold_choice.h"
#include "engine/bots/robbing.h"
#include "engine/rules/dog.h"
#include "engine/rules/trade.h"

namespace tapu {

bool isWaitedFor(const State& state, SeatId seat) {
  if (!seat || state.head.phase == Phase::Over) return false;
  const Decision must = state.seat(seat).pending.must;
  if (must == Decision::Nothing) return false;
  if (must == Decision::Answer)
    return state.seat(seat).answer == Answer::None;  // with an answer given, others are waited for
  const bool isOrdinary = must == Decision::Act || must == Decision::Roll;
  return !isOrdinary || state.head.open == 0;
}

bool isAskedForTrade(const ClientView& view, SeatId seat) {
  return !offererTo(view.definition(), view.state, seat).isNone();
}

bool Seen::isHost() const {
  const SeatId mine = first().seat();
  return mine && mine.value < lobby().seats.size() && lobby().seats[mine.value].role == Role::Host;
}

bool Seen::isLocal(SeatId seat) const {
  return seat && std::ranges::any_of(here, [seat](const ClientView* one) { return one->seat() == seat; });
}

QList<SeatId> Seen::localSeats() const {
  QList<SeatId> seats;
  for (const ClientView* one : here)
    if (one->seat()) seats << one->seat();
  std::ranges::sort(seats, {}, [this](SeatId seat) { return std::pair(seat != viewer(), seat.value); });
  return seats;
}

QString Seen::seatName(SeatId seat) const {
  if (!seat || seat.value >= lobby().seats.size()) return {};
  return isolated(shownName(lobby().seats, seat));
}

int Seen::seatColor(SeatId seat) const {
  return seat && seat.value < lobby().seats.size() ? lobby().seats[seat.value].color : 0;
}

QList<SeatId> Seen::mayPassTo() const {
  QList<SeatId> result;
  if (!isHotSeat() || !std::ranges::all_of(here, &ClientView::hasGame)) return result;
  // A person who has made the viewer an offer waits for the answer, and has none to give.
  const bool isAsked = isAskedForTrade(view(), viewer());
  for (const ClientView* one : here) {
    const SeatId seat = one->seat();
    if (seat == viewer()) continue;
    if (isAskedForTrade(*one, seat) || (!isAsked && isWaitedFor(one->state, seat))) result << seat;
  }
  return result;
}

bool Seen::isPlayedByBot() const {
  return hasGame() && viewer() && view().state.head.phase != Phase::Over &&
         view().state.seat(viewer()).presence == Presence::Away;
}

bool Seen::mustDecide() const {
  return isViewersMove() && phase() == ClientView::Phase::Playing && !isPaused() && !view().isActing() &&
         !isPlayedByBot();
}

bool Seen::isViewersMove() const {
  return hasGame() && viewer() && !isCurtainDown() && isWaitedFor(view().state, viewer());
}

OfferTime Seen::offerTime(SeatId offerer) const {
  if (view().offers.areStill() && !isPlayedByPerson(lobby(), offerer)) return {};
  return offerTimeOf(view(), offerer);
}

PromptLine Seen::prompt(Choosing choosing) const {
  Situation now;
  now.phase = phase();
  now.lobby = &lobby();
  if (hasGame()) {
    now.definition = &definition();
    now.state = &state();
  }
  now.viewer = viewer();
  now.curtain = curtain;
  now.sharing = isHotSeat() ? Sharing::Yes : Sharing::No;
  now.names = [this](SeatId seat) { return seatName(seat); };
  now.common = commonNews();
  now.whole = wholeViewer();
  now.choosing = choosing;
  if (asked) now.asked = &*asked;
  return promptFor(now);
}

bool Seen::mayUndo() const { return hasGame() && viewer() && !isCurtainDown() && !view().isActing() && !isGuided(); }

bool Seen::mayTakeBack() const {
  return mayUndo() && tapu::mayTakeBack(definition().rules.options, state(), history()) == viewer();
}

TakeBackBar Seen::whyNoTakeBack() const {
  if (isWatching()) return TakeBackBar::Off;
  if (!hasGame() || !viewer() || isCurtainDown()) return TakeBackBar::NothingYet;
  const TakeBackBar bar = tapu::whyNoTakeBack(definition().rules.options, state(), history());
  const bool isOthers = bar != TakeBackBar::Off && bar != TakeBackBar::Over && state().head.active != viewer();
  return isOthers ? TakeBackBar::OthersMoved : bar;
}

bool Seen::mayRedo() const {
  const Move* move = mayUndo() ? moveToRedo(history()) : nullptr;
  return move && move->seat == viewer() && !check(definition(), state(), viewer(), move->action);
}

Company companyOf(const Seen& seen) {
  Company company{.persons = 0};
  for (int i = 0; i < static_cast<int>(seen.lobby().seats.size()); ++i) {
    if (seen.lobby().seats[i].holder != SeatHolder::Person) continue;
    ++company.persons;
    if (!seen.isLocal(SeatId(i))) ++company.far;
  }
  return company;
}

QString whyUnheard(const Seen& seen) {
  if (seen.phase() == ClientView::Phase::Reconnecting) return deadLineSentence();
  const bool isOver = seen.phase() == ClientView::Phase::Over && !seen.first().isConnected;
  return seen.phase() == ClientView::Phase::Closed || isOver ? closedTableSentence() : QString();
}

QList<ChatLine> unheardLines(const Seen& seen) {
  QList<ChatLine> lines;
  for (const ClientView* one : seen.here) lines += one->unheard;
  const TableFacts& facts = seen.table();
  const auto me = std::ranges::find(facts.watchers, facts.you, &Watcher::number);
  const QString nameOfWatcher = me == facts.watchers.end() ? QString() : me->name;
  for (ChatLine& line : lines) line.name = line.seat ? seen.seatName(line.seat) : nameOfWatcher;
  return lines;
}

bool leaversFreeze(const Seen& seen) { return seen.hasGame() && seen.definition().rules.leaversFreeze == Switch::On; }

const std::vector<Move>* movesSeen(const Seen& seen) {
  const bool isWhole = seen.viewer() && !seen.isCurtainDown() && seen.view().hasWholeHistory;
  return isWhole ? &seen.history() : nullptr;
}

CardCounts suggestedDiscard(const Seen& seen) {
  const SeatId viewer = seen.viewer();
  if (!seen.hasGame() || !viewer || seen.state().seat(viewer).pending.must != Decision::Discard) return {};
  return chooseDiscard(Planner(seen.definition(), seen.state(), viewer)).give;
}

CardCounts suggestedGold(const Seen& seen) {
  const SeatId viewer = seen.viewer();
  if (!seen.hasGame() || !viewer || seen.state().seat(viewer).pending.must != Decision::Gold) return {};
  return chooseGold(Planner(seen.definition(), seen.state(), viewer)).want;
}

bool isAskedInVain(const Seen& seen, SeatId seat) {
  if (seen.isHotSeat() || seat != seen.viewer() || seen.view().isActing()) return false;
  return !legalActions(seen.definition(), seen.view().state, seat).has(ActionKind::Accept);
}

bool waitsForBotsAlone(const Seen& seen) {
  if (!seen.hasGame() || seen.phase() != ClientView::Phase::Playing) return false;
  const State& state = seen.view().state;
  if (state.head.phase == Phase::Over || state.head.paused == Paused::Yes) return false;
  const QList<LobbySeat>& seats = seen.lobby().seats;
  for (int i = 0; i < std::min(state.seats.size(), static_cast<int>(seats.size())); ++i) {
    const SeatId seat(i);
    if (seats[i].holder != SeatHolder::Person || state.seat(seat).presence == Presence::Away) continue;
    if (isWaitedFor(state, seat) || (isAskedForTrade(seen.view(), seat) && !isAskedInVain(seen, seat))) return false;
  }
  return true;
}

}  // namespace tapu
