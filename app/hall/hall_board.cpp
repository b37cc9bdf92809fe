// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hall/hall_board.h"

#include <QGraphicsItem>
#include <QLocale>
#include <QPainter>

#include "app/board/board_effects.h"
#include "app/board/geometry.h"
#include "app/board/painting.h"
#include "app/hall/hall_seats.h"
#include "app/table/show/play_voice.h"
#include "app/table/sight/sight_words.h"
#include "engine/play/at_stake.h"

namespace tapu {

using namespace Qt::StringLiterals;

/// The name of a board over it, or at an end of the picture the name of the board beyond it. Its size does not depend
/// on the zoom.
class HallBoard::NameItem : public QGraphicsItem {
 public:
  /// Above: centered over a point. Before and After: at the left or right end, with a curled arrow.
  enum class Place { Above, Before, After };
  NameItem(const BoardScene& scene, Place place, const QString& text, bool own)
      : scene_(scene), place_(place), text_(text), own_(own) {
    setFlag(ItemIgnoresTransformations);
    setZValue(100);
    const QFontMetrics metrics(textFont(kNoteText, Weight::Bold));
    const double wide = metrics.horizontalAdvance(text_) + 22 + (place == Place::Above ? 0 : kArrow);
    const double high = metrics.height() + 2;
    const double left = place == Place::Above ? -wide / 2 : place == Place::Before ? 0 : -wide;
    box_ = QRectF(left, place == Place::Above ? -high - 2 : 2, wide, high);
  }
  QRectF boundingRect() const override { return box_.adjusted(-1, -1, 1, 1); }
  void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override {
    painter->setRenderHint(QPainter::Antialiasing);
    const Theme& theme = scene_.theme();
    painter->setPen(Qt::NoPen);
    painter->setBrush(own_ ? theme.accent : withAlpha(QColor(0x0a, 0x14, 0x20), 0.55));
    painter->drawRoundedRect(box_, box_.height() / 2, box_.height() / 2);
    const QColor ink = own_ ? theme.onAccent : QColor(Qt::white);
    painter->setPen(ink);
    painter->setFont(textFont(kNoteText, Weight::Bold));
    QRectF line = box_.adjusted(11, 0, -11, 0);
    if (place_ == Place::Before) line.setLeft(line.left() + kArrow);
    if (place_ == Place::After) line.setRight(line.right() - kArrow);
    painter->drawText(line, Qt::AlignCenter, text_);
    if (place_ != Place::Above) paintArrow(*painter, ink);
  }

 private:
  static constexpr double kArrow = 18;
  void paintArrow(QPainter& painter, const QColor& ink) const {
    const bool before = place_ == Place::Before;
    const QPointF middle(before ? box_.left() + 16 : box_.right() - 16, box_.center().y());
    painter.setPen(QPen(ink, 1.8, Qt::SolidLine, Qt::RoundCap));
    painter.setBrush(Qt::NoBrush);
    const QRectF ring(middle.x() - 5, middle.y() - 5, 10, 10);
    painter.drawArc(ring, (before ? -60 : 10) * 16, 230 * 16);
    const QPointF tip(before ? ring.center().x() - 4.2 : ring.center().x() + 4.9,
                      ring.center().y() + (before ? 2.6 : -1));
    const double way = before ? -1 : 1;
    painter.drawLine(tip, tip + QPointF(-3.4 * way, before ? -2.6 : -3));
    painter.drawLine(tip, tip + QPointF(before ? 3.6 : 2.6, before ? -2.2 : -3.6));
  }
  const BoardScene& scene_;
  Place place_;
  QString text_;
  bool own_;
  QRectF box_;
};

HallBoard::HallBoard(QWidget* parent) : BoardView(new BoardScene(parent), parent), scene_(boardScene()) {
  connect(scene_, &BoardScene::raised, this, [this](const std::vector<Action>& shown) {
    if (shown.empty()) return Q_EMIT raised({}, {});
    const bool isCorner = shown.front().kind == ActionKind::Settlement || shown.front().kind == ActionKind::City;
    const QPointF at =
        isCorner ? scenePoint(scene_->map().corner(shown.front().corner()).point, scene_->bearing()) : QPointF();
    Q_EMIT raised(meant(shown), mapFromScene(at));
  });
}

HallBoard::~HallBoard() { names_.clear(); }

std::vector<Action> HallBoard::meant(const std::vector<Action>& shown) const {
  std::vector<Action> actions;
  for (const Action& action : shown) actions.push_back(picture_->meant(action));
  return actions;
}

void HallBoard::showPosition(const PlaySight& now, const Setup& setup) {
  showBoards(now, setup.chain);
  scene_->setSeatColors(seatColors(now));
  scene_->setState(drawn(now.state));
}

/// Does nothing if they are shown already.
void HallBoard::showBoards(const PlaySight& now, const Chain& chain) {
  const Topology& map = now.definition.map;
  const JoinedBoards::Part part{now.viewer ? now.definition.homeOf(now.viewer) : 0, 1, turnFor(now.viewer)};
  if (picture_ && part == part_ && chain == chain_) return;
  part_ = part;
  chain_ = chain;
  picture_ = std::make_unique<JoinedBoards>(chain, map, part);
  names_.clear();
  const auto name = [&](std::optional<int> board) -> std::optional<Named> {
    if (!board) return {};
    const auto& kind = chain.kinds[chain.order[static_cast<std::size_t>(*board)]];
    return Named{boardNumber(now.window, *board), QString::fromStdString(kind.name)};
  };
  named_.clear();
  for (const auto& member : picture_->members()) named_.push_back(*name(member.board));
  const int toRight = part.turn == JoinedBoards::Turn::Half ? -1 : 1;
  const bool goesOn = chain.size() > 2;
  before_ = goesOn ? name(map.boardBeside(picture_->members().front().board, -toRight)) : std::nullopt;
  after_ = goesOn ? name(map.boardBeside(picture_->members().back().board, toRight)) : std::nullopt;
  scene_->setBoard(picture_->board());
  nameBoards();
  fit();
}

QString HallBoard::textOf(const Named& board) const {
  //: The name of a board of the Big Game; %1 its number in the chain, %2 the letter of its kind
  return tr("%1 %2").arg(QLocale().toString(board.number), board.letter);
}

void HallBoard::nameBoards() {
  names_.clear();
  const auto add = [this](NameItem::Place place, const QString& text, bool own, QPointF at) {
    names_.push_back(std::make_unique<NameItem>(*scene_, place, text, own));
    names_.back()->setPos(at);
    scene_->addItem(names_.back().get());
  };
  const auto& members = picture_->members();
  // Beside the harbors, whose badges reach as far.
  const double top = members.front().box.top() - 0.45 * kR, bottom = members.front().box.bottom() + 0.35 * kR;
  for (std::size_t i = 0; i < members.size(); ++i) {
    const bool own = members[i].step == 0;
    const QString name = textOf(named_[i]);
    //: Over the reader's own board of the Big Game; %1 its number and letter
    add(NameItem::Place::Above,
        own ? tr("Your board · %1").arg(name)
            //: Over a board of the Big Game; %1 its number and letter
            : tr("Board %1").arg(name),
        own, {members[i].box.center().x(), top});
  }
  if (before_) add(NameItem::Place::Before, textOf(*before_), false, {members.front().box.left(), bottom});
  if (after_) add(NameItem::Place::After, textOf(*after_), false, {members.back().box.right(), bottom});
}

void HallBoard::retranslate() {
  if (picture_) nameBoards();
}

void HallBoard::light(const PlaySight& now, const PlayGesture* gesture) {
  if (now.must() == Decision::Start) return lightStart(now);
  const std::optional<BoardSpot> picked = gesture ? gesture->picked() : std::nullopt;
  const std::optional<BoardSpot> marked = picked ? shownSpot(*picked) : std::nullopt;
  scene_->overlay().pick(marked && marked->kind == BoardSpot::Kind::Edge ? marked : std::nullopt);
  const std::vector<Action> lit = litActions(now, gesture);
  setSigns(bonusSigns(now, lit));
  if (const auto owners = gesture ? gesture->owners(now) : std::vector<OwnedPlace>(); !owners.empty())
    return scene_->setOwnersAsTargets(shownOwners(owners));
  if (lit.empty()) return scene_->clearTargets();
  scene_->setTargets(picture_->shown(lit), now.viewer ? now.color(now.viewer) : 0, Ghosts::Shown,
                     gesture ? gesture->end() : MoveEnd::From);
}

void HallBoard::lightStart(const PlaySight& now) {
  std::vector<Action> places;
  for (const Action& action : now.legal.all())
    if (action.kind == ActionKind::StartCards || action.kind == ActionKind::StartCity) places.push_back(action);
  if (places.empty()) return scene_->clearTargets();
  scene_->setTargets(picture_->shown(places), now.color(now.viewer), Ghosts::OnHover);
}

std::vector<OwnedPlace> HallBoard::shownOwners(const std::vector<OwnedPlace>& owners) const {
  std::vector<OwnedPlace> shown;
  for (const auto& [place, action] : owners) {
    for (const BoardSpot& spot : shownSpots(place)) {
      for (const Action& there : picture_->shown(action)) shown.emplace_back(spot, there);
    }
  }
  return shown;
}

/// Signs for the bonus of a settlement in another player's half.
std::vector<CornerSign> HallBoard::bonusSigns(const PlaySight& now, const std::vector<Action>& lit) const {
  std::vector<CornerSign> signs;
  for (const Action& action : lit) {
    if (action.kind != ActionKind::Settlement) continue;
    if (const int bonus = bonusAtStake(now.definition, now.state, now.viewer, action.corner()); bonus > 0)
      signs.push_back({action.corner(), u'+' + QLocale().toString(bonus), CornerSign::Look::Bonus, -1});
  }
  return signs;
}

void HallBoard::setSigns(const std::vector<CornerSign>& signs) {
  std::vector<CornerSign> shown;
  for (const CornerSign& sign : signs) {
    for (CornerId corner : picture_->shown(sign.corner)) {
      shown.push_back(sign);
      shown.back().corner = corner;
    }
  }
  scene_->overlay().setSigns(shown);
}

std::optional<Action> HallBoard::meantAt(const PlaySight& now, const PlayGesture* gesture, QPointF position) const {
  if (!picture_) return {};
  const auto shown = actionMeant(now, gesture, picture_->map(), position, scene_->bearing());
  return shown ? std::optional(picture_->meant(*shown)) : std::nullopt;
}

void HallBoard::setAdvised(const std::vector<SpotSign>& signs) {
  std::vector<SpotSign> shown;
  for (const SpotSign& sign : signs) {
    for (const BoardSpot& spot : shownSpots(sign.spot)) shown.push_back({spot, sign.text, sign.look});
  }
  scene_->overlay().setAdvised(shown);
}

std::vector<BoardSpot> HallBoard::shownSpots(const BoardSpot& spot) const {
  std::vector<BoardSpot> spots;
  const auto add = [&](const auto& places) {
    for (const auto place : places) spots.push_back({spot.kind, static_cast<int>(place.value)});
  };
  if (!picture_) return spots;
  switch (spot.kind) {
    case BoardSpot::Kind::Corner: add(picture_->shown(CornerId(spot.place))); break;
    case BoardSpot::Kind::Edge: add(picture_->shown(EdgeId(spot.place))); break;
    case BoardSpot::Kind::Hex: add(picture_->shown(HexId(spot.place))); break;
    case BoardSpot::Kind::Harbor: break;
  }
  return spots;
}

std::optional<BoardSpot> HallBoard::shownSpot(const BoardSpot& spot) const {
  const std::vector<BoardSpot> spots = shownSpots(spot);
  return spots.empty() ? std::nullopt : std::optional(spots.front());
}

std::optional<BoardSpot> HallBoard::meantSpot(const BoardSpot& shown) const {
  const auto meant = [&](auto place) -> std::optional<BoardSpot> {
    const auto there = picture_->meant(place);
    return there ? std::optional(BoardSpot{shown.kind, static_cast<int>(there.value)}) : std::nullopt;
  };
  switch (shown.kind) {
    case BoardSpot::Kind::Corner: return meant(CornerId(shown.place));
    case BoardSpot::Kind::Edge: return meant(EdgeId(shown.place));
    case BoardSpot::Kind::Hex: return meant(HexId(shown.place));
    case BoardSpot::Kind::Harbor: break;
  }
  return {};
}

/// The harbors are those of the picture: the game has no one board that they could be asked of.
SpotText HallBoard::tell(const BoardSpot& shown, const PlaySight* now) const {
  if (!picture_) return {};
  const QStringList parts = spotParts(picture_->board(), picture_->map(), shown);
  const std::optional<BoardSpot> place = now ? meantSpot(shown) : std::nullopt;
  if (!place) return {parts.join(u"; "_s), {}};
  SpotText said = spokenPlace(*now, {}, *place, mayPress(shown) ? Choosable::Yes : Choosable::No);
  for (const QString& harbor : parts.mid(1)) said.name += u"; "_s + harbor;
  return said;
}

QRect HallBoard::placeOf(const BoardSpot& spot) const {
  const auto shown = shownSpot(spot);
  if (!shown) return {};
  const QPointF middle = middleOf(*shown, picture_->board(), picture_->map(), scene_->bearing());
  const double side = (spot.kind == BoardSpot::Kind::Hex ? 1.0 : 0.62) * kHexWidth;
  return mapFromScene(around(middle, side, side)).boundingRect();
}

void HallBoard::reachPlace(const BoardSpot& spot) {
  if (const auto shown = shownSpot(spot)) reach(*shown);
}

void HallBoard::pointOut(const Event& event) {
  if (!picture_) return;
  const auto first = [this](const auto& places) {
    if (!places.empty()) scene_->effects().pointOut(places.front());
  };
  using enum EventKind;
  const EventKind kind = event.kind;
  if (kind == SettlementBuilt || kind == CityBuilt || kind == BonusTaken)
    return first(picture_->shown(CornerId(event.place)));
  if (kind == RoadBuilt || kind == ShipBuilt || kind == ShipMoved) return first(picture_->shown(EdgeId(event.place)));
  if (kind == RobberMoved) return first(picture_->shown(HexId(event.place)));
}

}  // namespace tapu

#include "moc_hall_board.cpp"
