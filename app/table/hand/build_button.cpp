// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/hand/build_button.h"

#include <QLocale>
#include <QPainter>

#include "app/kit/art.h"
#include "app/kit/button_keys.h"
#include "app/kit/focus_ring.h"
#include "app/kit/line_breaks.h"
#include "app/kit/rule_topics.h"
#include "app/kit/sheet.h"
#include "app/kit/spoken.h"
#include "app/kit/tip_above.h"
#include "app/text/names_of_things.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr int kName = 13, kSmallName = 11, kNameMargin = 3;  ///< sizes of the text of a button, pixels beside it
constexpr int kCostLine = 18;

/// The line of a button that its picture has, in pixels at the usual scale; the name stands below it.
struct ArtLine {
  int top, height;
  int bottom() const { return top + height; }
};
ArtLine artLineOf(TrayHeight height) { return height == TrayHeight::Middle ? ArtLine{3, 27} : ArtLine{6, 36}; }

}  // namespace

BuildButton::BuildButton(Thing thing, QWidget* parent) : QAbstractButton(parent), thing_(thing) {
  setFocusPolicy(Qt::TabFocus);
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
}

QString BuildButton::name() const {
  switch (thing_) {
    //: Build button.
    case Thing::Road: return tr("Road", "piece");
    //: Build button.
    case Thing::Settlement: return tr("Settlement", "piece");
    //: Build button.
    case Thing::City: return tr("City", "piece");
    //: Build button: development card, shortened.
    case Thing::Card: return tr("Dev. card");
    //: Build button.
    case Thing::Ship: return tr("Ship", "piece");
    //: Button beside the build buttons: a ship goes to another place.
    case Thing::ShipMove: return tr("Move ship");
  }
  return {};
}

QString BuildButton::art() const {
  switch (thing_) {
    case Thing::Road: return u"piece-road"_s;
    case Thing::Settlement: return u"piece-settlement"_s;
    case Thing::City: return u"piece-city"_s;
    case Thing::Card: return u"dev-back"_s;
    case Thing::Ship:
    case Thing::ShipMove: break;
  }
  return u"piece-ship"_s;
}

QString BuildButton::leftText() const {
  //: Build button: %n pieces or cards are left.
  return tr("%n left", nullptr, left_);
}

/// The pieces left, as a number alone.
QString BuildButton::shortLeft() const { return countsLeft_ ? QLocale().toString(left_) : QString(); }

void BuildButton::refresh(const PlaySight& sight, std::optional<Thing> picked) {
  const Rules& rules = sight.definition.rules;
  const Seat* mine = sight.hasHand() ? &sight.mine() : nullptr;
  Complaint whyNot;
  bool may = false;
  switch (thing_) {
    case Thing::Road:
      cost_ = rules.roadCost;
      left_ = mine ? mine->roads : rules.roads;
      may = sight.legal.has(ActionKind::Road);
      whyNot = sight.refusalOf(ActionKind::Road);
      break;
    case Thing::Settlement:
      cost_ = rules.settlementCost;
      left_ = mine ? mine->settlements : rules.settlements;
      may = sight.legal.has(ActionKind::Settlement);
      whyNot = sight.refusalOf(ActionKind::Settlement);
      break;
    case Thing::City:
      cost_ = rules.cityCost;
      left_ = mine ? mine->cities : rules.cities;
      may = sight.legal.has(ActionKind::City);
      whyNot = sight.refusalOf(ActionKind::City);
      break;
    case Thing::Card:
      cost_ = rules.cardCost;
      left_ = sight.supply().deck.total();
      may = sight.legal.has(ActionKind::BuyCard);
      whyNot = sight.refusalOf(buyCard());
      break;
    case Thing::Ship:
      cost_ = rules.shipCost;
      left_ = mine ? mine->ships : rules.ships;
      may = sight.legal.has(ActionKind::Ship);
      whyNot = sight.refusalOf(ActionKind::Ship);
      break;
    case Thing::ShipMove:
      countsLeft_ = false;
      may = sight.legal.has(ActionKind::MoveShip);
      whyNot = sight.refusalOf(ActionKind::MoveShip);
      break;
  }
  color_ = sight.viewer.isNone() ? 0 : sight.color(sight.viewer);
  missing_ = mine && sight.state.head.phase == Phase::Play ? shortfall(mine->hand, cost_) : CardCounts{};
  swaps_.clear();
  if (sight.isMyTurn() && sight.mayTrade() && !missing_.isEmpty())
    swaps_ = cheapestWay(sight.definition, sight.state, sight.viewer, cost_).value_or(std::vector<BankSwap>{});
  isPicked_ = picked == thing_;
  // If a road or a ship is to be placed free of charge, these two buttons are enabled, to choose which.
  const Decision must = sight.must();
  const bool choosesRoute = sight.definition.hasShips && (must == Decision::Road || must == Decision::FreeRoute);
  setEnabled(may && (isTimeToBuild(must) || choosesRoute));
  setVisible(sight.definition.hasShips || (thing_ != Thing::Ship && thing_ != Thing::ShipMove));
  setRuleTopic(this, topic());
  setRuleNumber(this, whyNot.rule);
  describe(whyNot.sentence);
  whyNot_ = isEnabled() ? Complaint() : std::move(whyNot);
  updateGeometry();
  update();
}

Complaint BuildButton::whyNot() const {
  if (whyNot_.isEmpty() || missing_.isEmpty()) return whyNot_;
  Complaint why = whyNot_;
  //: Why nothing can be built: %1 is what it costs, %2 what the hand lacks of that, as "1 × Brick, 1 × Lumber"
  why.sentence += u' ' + tr("It costs %1, and you lack %2.").arg(listOf(cost_), listOf(missing_));
  return why;
}

QString BuildButton::topic() const {
  switch (thing_) {
    case Thing::Road: return u"road"_s;
    case Thing::Settlement: return u"settlement"_s;
    case Thing::City: return u"city"_s;
    case Thing::Card: return u"buy-card"_s;
    case Thing::Ship: return u"ships"_s;
    case Thing::ShipMove: return u"ship-move"_s;
  }
  return {};
}

void BuildButton::describe(const QString& whyNot) {
  QStringList tip{name()};
  //: Tool tip of a build button: %1 is a list such as "1 × Brick, 1 × Lumber".
  if (!cost_.isEmpty()) tip << tr("Costs %1").arg(listOf(cost_));
  if (countsLeft_) tip << leftText();
  //: Tool tip of the button "Move ship".
  if (thing_ == Thing::ShipMove) tip << tr("Takes a ship at an open end and puts it elsewhere, free of charge");
  if (!isEnabled() && !whyNot.isEmpty()) tip << whyNot;
  //: Tool tip of a build button: %1 is a list of cards.
  if (!missing_.isEmpty()) tip << tr("You lack %1").arg(listOf(missing_));
  for (const BankSwap& swap : swaps_)
    //: Tool tip of a build button: how the bank can help. %1 is given, %2 got, as "4 × Ore".
    tip << tr("The bank gives %2 for %1")
               .arg(listOf(CardCounts::of(swap.give, swap.rate)), listOf(CardCounts::of(swap.get)));
  if (const QString key = keyOf(key_); !key.isEmpty())
    //: Tool tip of a build button: %1 is a key.
    tip << tr("Key: %1").arg(key);
  tip << f1Words();
  setTip(this, plainTip(tip.join(u'\n')));
  setSpokenName(this, name());
  setSpokenDetails(this, tip.join(u'\n'));
}

void BuildButton::setHeight(TrayHeight height) {
  if (std::exchange(height_, height) == height) return;
  updateGeometry();
  update();
}

QSize BuildButton::sizeHint() const {
  if (height_ == TrayHeight::Low) return {scaled(52), scaled(46)};
  const int words = QFontMetrics(textFont(kName, Weight::Bold)).height();
  if (height_ == TrayHeight::Middle)
    return {scaled(82), std::max(scaled(70), scaled(artLineOf(height_).bottom() + kCostLine) + words + 4)};
  return {scaled(82), std::max(scaled(98), scaled(34 + 20) + words + QFontMetrics(textFont(kHintText)).height() + 14)};
}

QSize BuildButton::minimumSizeHint() const {
  if (height_ == TrayHeight::Low) return {scaled(42), sizeHint().height()};
  const int words = QFontMetrics(textFont(kSmallName, Weight::Bold)).horizontalAdvance(shortName());
  return {std::max(scaled(50), words + 2 * kNameMargin), sizeHint().height()};
}

/// The name for a button that has no room for the full one.
QString BuildButton::shortName() const {
  //: A button that buys a development card, where there is no room for its full name
  if (thing_ == Thing::Card) return tr("Card");
  //: The button that moves a ship, where there is no room for its full name
  if (thing_ == Thing::ShipMove) return tr("Move");
  return name();
}

bool BuildButton::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip || toolTip().isEmpty()) return QAbstractButton::event(event);
  showTipAbove(this, toolTip(), rect());
  return true;
}

void BuildButton::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = themeOf(this);
  const QRectF box = QRectF(rect()).adjusted(1, 1, -1, -1);
  const Paper idle = !isEnabled() ? Paper::Well : underMouse() ? Paper::Pointed : Paper::Row;
  Theme ofPaper = theme;
  if (!isEnabled() && theme.kind == ThemeKind::Contrast) ofPaper.line = theme.ink3;  // its papers are all black
  paintPaper(painter, box, isPicked_ ? Paper::Chosen : idle, ofPaper, 10);
  if (isDown()) painter.translate(0, 1);
  paintArt(painter);
  if (thing_ == Thing::ShipMove) paintArrow(painter);
  if (hasFocus()) paintFocusRing(painter, box, theme, 10);
  if (height_ == TrayHeight::Low) return;  // only the picture; the tool tip has the rest
  const QRectF title(2, scaled(artLineOf(height_).bottom()), width() - 4,
                     QFontMetrics(textFont(kName, Weight::Bold)).height());
  paintName(painter, title);
  const QRectF cost(0, title.bottom(), width(), scaled(kCostLine));
  paintCost(painter, cost);
  if (height_ == TrayHeight::Middle) return;
  painter.setFont(textFont(kHintText));
  painter.setPen(theme.ink2);
  const QRectF last(2, cost.bottom(), width() - 4, height() - cost.bottom() - 2);
  if (paintSwaps(painter, last))
    painter.drawText(QRectF(4, scaled(4), width() - 10, scaled(18)), Qt::AlignRight | Qt::AlignTop, shortLeft());
  else if (countsLeft_)
    painter.drawText(last, Qt::AlignCenter, leftText());
}

/// The picture in the middle; where no line has the pieces left, their number beside it.
void BuildButton::paintArt(QPainter& painter) const {
  const bool isLong = thing_ == Thing::Road, isSmall = height_ == TrayHeight::Middle;
  const QString count = isSmall ? shortLeft() : QString();
  painter.setFont(textFont(kHintText, Weight::Bold));
  const int gap = scaled(3), beside = count.isEmpty() ? 0 : gap + painter.fontMetrics().horizontalAdvance(count);
  const QSize usual(scaled(isLong ? 52 : 40), scaled(isLong ? 30 : 34));
  const QSize size = (isSmall ? usual * 0.75 : usual).boundedTo({width() - 2 * kNameMargin - beside, usual.height()});
  const ArtLine line = artLineOf(height_);
  const double left = (width() - size.width() - beside) / 2.0, right = left + size.width();
  const qreal ratio = devicePixelRatioF();
  painter.setOpacity(isEnabled() ? 1 : 0.45);
  painter.drawPixmap(QPointF(left, scaled(line.top) + (scaled(line.height) - size.height()) / 2.0),
                     thing_ == Thing::Card ? picture(art(), size, ratio) : piecePicture(art(), color_, size, ratio));
  painter.setOpacity(1);
  painter.setPen(themeOf(this).ink2);
  painter.drawText(QRectF(right + gap, scaled(line.top), beside, scaled(line.height)),
                   Qt::AlignVCenter | Qt::AlignLeft | Qt::TextDontClip, count);
}

void BuildButton::paintName(QPainter& painter, const QRectF& line) const {
  const auto fits = [&](int points) {
    return QFontMetrics(textFont(points, Weight::Bold)).horizontalAdvance(name()) <= width() - 2 * kNameMargin;
  };
  painter.setFont(textFont(fits(kName) ? kName : kSmallName, Weight::Bold));
  const QString shown = fits(kSmallName) ? name() : shortName();
  const Theme& theme = themeOf(this);
  painter.setPen(isEnabled() ? theme.ink : theme.kind == ThemeKind::Contrast ? theme.ink3 : theme.ink2);
  painter.drawText(line, Qt::AlignCenter | Qt::TextDontClip,
                   painter.fontMetrics().elidedText(shown, Qt::ElideRight, static_cast<int>(line.width())));
}

// Paints an arrow below the ship that moves, where other buttons show their cost.
void BuildButton::paintArrow(QPainter& painter) const {
  const Theme& theme = themeOf(this);
  const int below = height_ == TrayHeight::Low ? 7 : scaled(height_ == TrayHeight::Middle ? 12 : 18);
  const qreal y = height() - below, half = scaled(14), middle = width() / 2.0;
  painter.setPen(QPen(isEnabled() ? theme.ink : theme.ink3, 2.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(Qt::NoBrush);
  painter.drawLine(QPointF(middle - half, y), QPointF(middle + half, y));
  painter.drawPolyline(QPolygonF{{middle + half - 6, y - 5}, {middle + half, y}, {middle + half - 6, y + 5}});
}

void BuildButton::paintCost(QPainter& painter, const QRectF& line) const {
  const int cards = cost_.total();
  if (cards == 0) return;
  // The rings around missing cards must not overlap.
  const qreal pitch = std::min<qreal>(scaled(17), (line.width() - 8) / cards),
              side = std::clamp<qreal>(pitch - (missing_.isEmpty() ? 0 : 2.8), 9, scaled(15));
  qreal x = line.center().x() - ((cards - 1) * pitch + side) / 2;
  for (Resource kind : kAllResources) {
    for (int i = cost_[kind] - 1; i >= 0; --i, x += pitch) {
      const bool lacks = i < missing_[kind];
      painter.drawPixmap(QPointF(x, line.center().y() - side / 2),
                         resourcePicture(kind, static_cast<int>(side), devicePixelRatioF()));
      if (!lacks) continue;
      painter.setPen(QPen(themeOf(this).danger, side < 13 ? 1.4 : 1.8));
      painter.setBrush(Qt::NoBrush);
      painter.drawEllipse(QPointF(x + side / 2, line.center().y()), side / 2 + 1.2, side / 2 + 1.2);
    }
  }
}

/// Paints "4 ore, an arrow, 1 brick" if there is such a way and it fits; false if not.
bool BuildButton::paintSwaps(QPainter& painter, const QRectF& line) const {
  if (swaps_.empty()) return false;
  CardCounts give, get;
  for (const BankSwap& swap : swaps_) {
    give += CardCounts::of(swap.give, swap.rate);
    get += CardCounts::of(swap.get);
  }
  const int side = scaled(14), gap = scaled(2), arrow = scaled(12);
  const auto parts = [&](bool paints, qreal x) {
    const auto put = [&](CardCounts cards) {
      for (const Resource kind : kAllResources) {
        if (cards[kind] == 0) continue;
        const QString count = QLocale().toString(cards[kind]);
        const int wide = painter.fontMetrics().horizontalAdvance(count);
        if (paints) {
          painter.drawText(QRectF(x, line.top(), wide, line.height()), Qt::AlignVCenter | Qt::TextDontClip, count);
          painter.drawPixmap(QPointF(x + wide + 1, line.center().y() - side / 2.0),
                             resourcePicture(kind, side, devicePixelRatioF()));
        }
        x += wide + 1 + side + gap;
      }
    };
    put(give);
    if (paints)
      painter.drawText(QRectF(x, line.top(), arrow, line.height()), Qt::AlignCenter | Qt::TextDontClip, u"→"_s);
    x += arrow + gap;
    put(get);
    return x - gap;
  };
  const qreal wide = parts(false, 0);
  if (wide > line.width()) return false;
  parts(true, line.center().x() - wide / 2);
  return true;
}

void BuildButton::enterEvent(QEnterEvent* event) {
  update();
  QAbstractButton::enterEvent(event);
  Q_EMIT lookedAt();
}

void BuildButton::leaveEvent(QEvent* event) {
  update();
  QAbstractButton::leaveEvent(event);
  if (!hasFocus()) Q_EMIT lookedAway();
}

void BuildButton::focusInEvent(QFocusEvent* event) {
  QAbstractButton::focusInEvent(event);
  Q_EMIT lookedAt();
}

void BuildButton::keyPressEvent(QKeyEvent* event) {
  if (isEnter(*event)) return click();
  QAbstractButton::keyPressEvent(event);
}

void BuildButton::focusOutEvent(QFocusEvent* event) {
  QAbstractButton::focusOutEvent(event);
  if (!underMouse()) Q_EMIT lookedAway();
}

}  // namespace tapu

#include "moc_build_button.cpp"
