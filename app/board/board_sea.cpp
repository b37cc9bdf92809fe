// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/board_sea.h"

#include <QEasingCurve>
#include <QGraphicsScene>
#include <algorithm>
#include <iterator>
#include <utility>

namespace tapu {

namespace {

using Mover = BoardEffects::Mover;

/// Which of so many gifts nobody has taken in this position.
std::vector<bool> lyingIn(const State& state, std::size_t gifts) {
  std::vector<bool> lying(gifts, false);
  if (!state.sea) return lying;
  for (int i = 0; i < static_cast<int>(gifts); ++i) {
    const int word = i / kWordBits;
    if (word < state.sea->gifts.size())
      lying[static_cast<std::size_t>(i)] = (state.sea->gifts[word] >> (i % kWordBits) & 1) != 0;
  }
  return lying;
}

}  // namespace

void BoardSea::begin(const Board& board, const Topology& map) {
  board_ = &board;
  map_ = &map;
  pirate_.reset();
  pirateHex_ = {};
  gifts_ = std::make_unique<GiftsItem>();
  covers_ = std::make_unique<CoversItem>(look_);
  cell_ = std::make_unique<PirateCellItem>(look_);
  for (QGraphicsItem* item : std::initializer_list<QGraphicsItem*>{gifts_.get(), covers_.get(), cell_.get()})
    scene_.addItem(item);
}

void BoardSea::showStart() {
  const auto hex = board_->pirate && board_->pirate->at ? map_->hexAt(*board_->pirate->at) : std::nullopt;
  showPirate(hex.value_or(HexId{}), Coming::AtOnce);
  showGifts(std::vector<bool>(board_->gifts.size(), true), Coming::AtOnce);
}

void BoardSea::show(const State& state, Coming coming) {
  showPirate(state.sea ? state.sea->pirate : HexId{}, coming);
  showGifts(lyingIn(state, board_->gifts.size()), coming);
}

void BoardSea::showPirate(HexId hex, Coming coming) {
  if (hex && !map_->has(hex)) hex = {};
  if (hex == pirateHex_) return;
  const int sail = millisecondsOf(Moves::Robber, effects_.motion());
  const bool sails = coming == Coming::Moving && sail > 0 && pirate_ && hex;
  const QPointF from = sails ? pirate_->pos() : QPointF();
  pirateHex_ = hex;
  pirate_.reset();
  cell_->setVisible(false);
  if (!hex) return;
  const QPointF to = hexCenter(map_->hex(hex).cell.at, look_.bearing);
  cell_->show(to);
  pirate_ = std::make_unique<PieceItem>(PieceKind::Pirate, 0);
  pirate_->setPos(to);
  scene_.addItem(pirate_.get());
  if (!sails) return;
  effects_.animate(Mover::Pieces, sail, QEasingCurve::InOutQuad, [this, from, to](double part) {
    if (pirate_) pirate_->setPos(from + (to - from) * part);
  });
}

void BoardSea::showGifts(const std::vector<bool>& lying, Coming coming) {
  std::vector<GiftsItem::Lying> gifts, taken;
  for (std::size_t i = 0; i < lying.size(); ++i) {
    const GiftsItem::Lying gift{giftPoint(board_->gifts[i], *board_, look_.bearing.turn), board_->gifts[i]};
    if (lying[i])
      gifts.push_back(gift);
    else if (std::ranges::count(gifts_->shown(), gift) > 0)
      taken.push_back(gift);
  }
  gifts_->show(std::move(gifts));
  const int opens = millisecondsOf(Moves::Gift, effects_.motion());
  if (coming == Coming::AtOnce || opens == 0 || taken.empty() || std::ssize(taken) > BoardEffects::kMostAnimated)
    return;
  gifts_->open(taken, 0);
  effects_.animate(Mover::Pieces, opens, QEasingCurve::OutQuad,
                   [this, taken](double part) { gifts_->open(taken, part); });
}

void BoardSea::uncover(std::vector<Hex> cells) {
  const int fades = millisecondsOf(Moves::Cover, effects_.motion());
  if (fades == 0 || cells.empty() || std::ssize(cells) > BoardEffects::kMostAnimated) return;
  covers_->setOpacity(1);
  covers_->show(std::move(cells));
  effects_.animate(Mover::Pieces, fades, QEasingCurve::Linear, [this](double part) {
    covers_->setOpacity(1 - part);
    if (part == 1.0) covers_->show({});
  });
}

}  // namespace tapu
