// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hall/hall_stage.h"

#include <QLocale>
#include <utility>

#include "app/board/board_effects.h"
#include "app/board/board_scene.h"
#include "app/hall/hall_board.h"
#include "app/hall/hall_header.h"
#include "app/kit/dice_pair.h"
#include "app/table/show/event_badge.h"
#include "app/table/trade/offer_list.h"
#include "app/text/names_of_things.h"

namespace tapu {

using namespace Qt::StringLiterals;

HallStage::HallStage(ShownGame* game, const Places& at) : game_(game), at_(at) {
  QObject::connect(at.header->dice(), &DicePair::stood, at.page, [this] { lightProducing(); });
}

void HallStage::setMotion(Motion motion) {
  motion_ = motion;
  at_.board->boardScene()->effects().setMotion(motion);
}

void HallStage::tellAll(const QString& sentence) {
  //: Over the boards of the Big Game: something that concerns everybody; its sentence follows below
  at_.badge->tell(u"star"_s, tr("Attention"), sentence, motion_);
}

void HallStage::tellOfOffer(const QString& sentence) {
  //: Over the boards of the Big Game: what has become of the counter-offer that the reader writes; a sentence follows
  at_.badge->tell(u"trade"_s, tr("Your counter-offer"), sentence, motion_);
}

void HallStage::skip() {
  at_.header->dice()->stand();
  at_.board->boardScene()->effects().skip();
}

/// A new round: says whose it is, and lights the header up if it is the viewer's.
void HallStage::announceRound(const PlaySight& now) {
  const Header& head = now.state.head;
  if (head.phase != Phase::Play || head.stage == RoundStage::Between || head.round == roundTold_) return;
  const bool isFirstSight = std::exchange(roundTold_, head.round) < 0;
  if (!now.isMyTurn()) return;
  constexpr int kLightMs = 600;
  if (!isFirstSight) at_.header->flash(motion_ == Motion::Off ? 0 : kLightMs);
}

void HallStage::hear(const std::vector<Event>& events) {
  for (const Event& event : events) {
    if (event.kind == EventKind::RoundStarted) got_ = {};
    if (event.kind == EventKind::Produced && event.seat == game_->seen().viewer()) got_ += event.cards;
    if (event.kind == EventKind::Rolled) {
      at_.header->dice()->stand();
      at_.header->dice()->setDice({static_cast<std::uint8_t>(event.count), event.more});
      thrown_ = event.count + event.more;
      if (at_.page->isVisible()) at_.header->dice()->tumble(millisecondsOf(Moves::Dice, motion_));
      if (!at_.header->dice()->isTumbling()) lightProducing();
    }
    if (game_->seen().hasGame() && event.kind == EventKind::SecondThrown) tellAll(game_->seen().logLine(event));
    if (event.kind == EventKind::Traded &&
        (event.seat == game_->seen().viewer() || event.other == game_->seen().viewer()))
      tellTrade(event);
    if (event.kind == EventKind::OfferClosed) tellLapsed(event);
  }
  if (game_->seen().hasGame()) tellRobbers(events);
}

/// The hexes of a throw light up when its dice lie still.
void HallStage::lightProducing() {
  const int thrown = std::exchange(thrown_, 0);
  if (thrown > 0 && at_.board->hasPicture()) at_.board->boardScene()->effects().showProducing(thrown);
}

/// A trade of the viewer: what they have got and given.
void HallStage::tellTrade(const Event& traded) {
  if (!game_->seen().hasGame()) return;
  const bool isMine = traded.seat == game_->seen().viewer();
  const SeatId with = isMine ? traded.other : traded.seat;
  at_.offers->traded(with);
  at_.badge->tell(u"trade"_s,
                  //: Over the boards of the Big Game, after a trade of the reader; %1 the other player
                  tr("Trade with %1").arg(game_->seen().seatName(with)),
                  //: Over the boards of the Big Game, after a trade of the reader; %1 and %2 lists such as "1 × Ore"
                  tr("You got %1 for %2.")
                      .arg(listOf(isMine ? traded.got : traded.cards), listOf(isMine ? traded.cards : traded.got)),
                  motion_);
}

/// An offer that the viewer could still have taken is gone: it had its time, which a look elsewhere is enough to miss.
/// With the round all of them end, and nobody wonders.
void HallStage::tellLapsed(const Event& closed) {
  const bool isAnswered = closed.count > 0;
  if (!game_->seen().hasGame() || isAnswered || !at_.offers->shows(closed.seat)) return;
  if (game_->seen().state().head.stage != RoundStage::Clock) return;
  //: Over the boards of the Big Game: an offer to the reader had its time and is gone; a sentence about it follows
  at_.badge->tell(u"trade"_s, tr("An offer has lapsed"), game_->seen().logLine(closed), motion_);
}

/// After a second throw (9.19): where the robbers of the viewer's board stand now.
void HallStage::tellRobbers(const std::vector<Event>& events) {
  const auto thrown = std::ranges::find(events, EventKind::SecondThrown, &Event::kind);
  if (thrown == events.end() || !game_->seen().viewer()) return;
  const GameDefinition& definition = game_->seen().definition();
  QStringList places;
  const SeatRange here = definition.seatsAt(definition.homeOf(game_->seen().viewer()));
  for (int territory = here.first; territory < here.end; ++territory) {
    const Cell& cell = definition.map.hex(game_->seen().state().robbers[territory]).cell;
    //: Where a robber stands: %1 terrain, %2 the number of its hex
    places << (cell.number > 0 ? tr("%1 %2").arg(nameOfTerrain(cell.terrain), QLocale().toString(cell.number))
                               : nameOfTerrain(cell.terrain));
  }
  at_.badge->tell(u"warning"_s,
                  //: Over the boards of the Big Game, after a second throw; %1 its total
                  tr("Second throw: %1").arg(QLocale().toString(thrown->count + thrown->more)),
                  //: Over the boards of the Big Game, after a second throw; %1 a list such as "Fields 9, Desert"
                  tr("The robbers of your board stand here: %1.").arg(places.join(u", "_s)), motion_);
}

}  // namespace tapu
