// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/play_tray.h"

#include <QApplication>
#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>

#include "app/kit/art.h"
#include "app/kit/focus_ring.h"
#include "app/kit/line_breaks.h"
#include "app/kit/rule_topics.h"
#include "app/table/play_drag.h"
#include "app/text/names_of_things.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

/// A thin line between two parts of the tray.
class Upright : public QWidget {
 public:
  explicit Upright(QWidget* parent) : QWidget(parent) { setFixedWidth(3); }

 protected:
  void paintEvent(QPaintEvent*) override { QPainter(this).fillRect(QRect(1, 4, 1, height() - 8), themeOf(this).line); }
};

constexpr QSize kCard{56, 76}, kLowCard{34, 42};
constexpr int kDisc = 24, kCardGap = 6, kTop = 10;
constexpr int kName = 13, kSmallName = 11, kNameMargin = 3;  ///< of a build button: sizes of its text, pixels beside it
constexpr int kOver = 10;  ///< pixels at the right of a card for the disc with its number

void paintDisc(QPainter& painter, const QRectF& card, int count, const Theme& theme) {
  const QRectF disc(card.right() - kDisc + 7, card.top() - 8, kDisc, kDisc);
  painter.setPen(QPen(theme.isDark() ? fixed::cream : theme.surface, 2));
  painter.setBrush(fixed::ink);
  painter.drawEllipse(disc);
  painter.setPen(Qt::white);
  painter.setFont(textFont(kNoteText, Weight::Bold));
  painter.drawText(disc, Qt::AlignCenter, QLocale().toString(count));
}

}  // namespace

HandCard::HandCard(Resource kind, QWidget* parent) : QAbstractButton(parent), kind_(kind) {
  setFocusPolicy(Qt::TabFocus);
  setRuleTopic(this, u"terrain"_s);
  setCount(0);
}

void HandCard::setCount(int count) {
  count_ = count;
  setEnabled(count > 0);
  describe();
  update();
}

void HandCard::describe() {
  const QString kind = nameOfResource(kind_);
  //: Cards of one kind in the own hand, in words; %1 is the kind.
  setToolTip(count_ > 0 ? listOf(CardCounts::of(kind_, count_)) : tr("No %1").arg(kind));
  setAccessibleName(toolTip());
  //: What a click on an own card does.
  setAccessibleDescription(tr("Puts one into the trade panel"));
}

void HandCard::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = themeOf(this);
  const QRectF card(1, kTop, width() - kOver, height() - kTop - 2);
  if (count_ == 0) {
    painter.setPen(QPen(theme.line, 1.5, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(card.adjusted(1, 1, -1, -1), 8, 8);
    painter.setOpacity(0.35);
    painter.drawPixmap(QPointF(card.center().x() - 14, card.center().y() - 14),
                       resourcePicture(kind_, 28, devicePixelRatioF()));
    return;
  }
  painter.drawPixmap(card.topLeft(), cardPicture(kind_, card.size().toSize(), devicePixelRatioF()));
  if (hasFocus()) paintFocusRing(painter, card.adjusted(1, 1, -1, -1), theme, 8);
  paintDisc(painter, card, count_, theme);
}

void HandCard::mousePressEvent(QMouseEvent* event) {
  if (event->button() == Qt::RightButton) Q_EMIT takenBack();
  pressedAt_ = event->position().toPoint();
  QAbstractButton::mousePressEvent(event);
}

void HandCard::mouseMoveEvent(QMouseEvent* event) {
  const int way = (event->position().toPoint() - pressedAt_).manhattanLength();
  if (!isDown() || way < QApplication::startDragDistance()) return QAbstractButton::mouseMoveEvent(event);
  setDown(false);
  Q_EMIT carried();
  carryCard(this, {CardFrom::Hand, kind_});
}

namespace {

/// The action that plays a card, to ask whether it is legal; nothing for a card that is never played.
std::optional<Action> trialOf(Card kind) {
  switch (kind) {
    case Card::Knight: return playKnight();
    case Card::RoadBuilding: return playRoadBuilding();
    case Card::YearOfPlenty: return playYearOfPlenty(Resource::Brick, Resource::Brick);
    case Card::Monopoly: return playMonopoly(Resource::Brick);
    case Card::Insurance: return playInsurance();
    case Card::Dog: return playDog();
    default: return {};
  }
}

}  // namespace

DevelopmentCard::DevelopmentCard(Card kind, QWidget* parent) : QAbstractButton(parent), kind_(kind) {
  setFocusPolicy(Qt::TabFocus);
  setRuleTopic(this, topicOfCard(kind));
}

void DevelopmentCard::refresh(const PlaySight& sight) {
  count_ = sight.mine().cards[kind_];
  const std::optional<Action> trial = trialOf(kind_);
  const bool playable = trial && sight.legal.has(trial->kind);
  setEnabled(playable);
  const Complaint refusal = playable || !trial ? Complaint() : sight.refusalOf(*trial);
  const QString tip = tellRefusal(this, refusal, nameOfCard(kind_) + u'\n' + whatCardDoes(kind_));
  setAccessibleName(nameOfCard(kind_));
  setAccessibleDescription(tip);
  update();
}

void DevelopmentCard::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF card(1, kTop, width() - kOver, height() - kTop - 2);
  if (!isEnabled() && kind_ != Card::Point) painter.setOpacity(0.6);
  painter.drawPixmap(card.topLeft(), cardPicture(kind_, card.size().toSize(), devicePixelRatioF()));
  painter.setOpacity(1);
  const Theme& theme = themeOf(this);
  if (isEnabled() && underMouse()) {
    painter.setPen(QPen(theme.edge, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(card.adjusted(1, 1, -1, -1), 7, 7);
  }
  if (hasFocus()) paintFocusRing(painter, card.adjusted(1, 1, -1, -1), theme, 8);
  if (count_ > 1) paintDisc(painter, card, count_, theme);
}

void DevelopmentCard::enterEvent(QEnterEvent* event) {
  raise();
  update();
  QAbstractButton::enterEvent(event);
}

void DevelopmentCard::leaveEvent(QEvent* event) {
  update();
  QAbstractButton::leaveEvent(event);
}

HandStrip::HandStrip(QWidget* parent) : QWidget(parent) {
  for (Resource kind : kAllResources) {
    auto* card = new HandCard(kind, this);
    cards_[static_cast<std::size_t>(kind)] = card;
    connect(card, &HandCard::clicked, this, [this, kind] { Q_EMIT give(kind, 1); });
    connect(card, &HandCard::carried, this, &HandStrip::carried);
    connect(card, &HandCard::takenBack, this, [this, kind] { Q_EMIT give(kind, -1); });
  }
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

void HandStrip::refresh(const PlaySight& sight) {
  const CardCounts hand = sight.hasHand() ? sight.mine().hand : CardCounts{};
  const CardCounts held = sight.hasHand() ? sight.mine().cards : CardCounts{};
  total_ = hand.total();
  for (HandCard* card : cards_) card->setCount(hand[card->kind()]);
  std::vector<Card> kinds;
  for (int i = 0; i < kCards; ++i)
    if (held[static_cast<Card>(i)] > 0) kinds.push_back(static_cast<Card>(i));
  const bool same = kinds.size() == developments_.size() &&
                    std::equal(kinds.begin(), kinds.end(), developments_.begin(),
                               [](Card kind, const DevelopmentCard* card) { return card->kind() == kind; });
  if (!same) {
    for (DevelopmentCard* card : developments_) {
      card->hide();
      card->deleteLater();
    }
    developments_.clear();
    for (Card kind : kinds) {
      auto* card = new DevelopmentCard(kind, this);
      connect(card, &DevelopmentCard::clicked, this, [this, kind] { Q_EMIT play(kind); });
      developments_.push_back(card);
      card->show();
    }
    lay();
  }
  for (DevelopmentCard* card : developments_) card->refresh(sight);
  update();
}

DevelopmentCard* HandStrip::development(Card kind) const {
  for (DevelopmentCard* card : developments_)
    if (card->kind() == kind) return card;
  return nullptr;
}

void HandStrip::retranslate() {
  for (HandCard* card : cards_) card->describe();
  update();
}

int HandStrip::titleHeight() const {
  return height_ == TrayHeight::Low ? 0 : QFontMetrics(textFont(kNoteText, Weight::Bold)).height();
}

QSize HandStrip::cardSize() const { return height_ == TrayHeight::Low ? kLowCard : kCard; }

void HandStrip::setHeight(TrayHeight height) {
  if (std::exchange(height_, height) == height) return;
  updateGeometry();
  lay();
  update();
}

QSize HandStrip::sizeHint() const {
  return {5 * (cardSize().width() + kCardGap) + 120, titleHeight() + kTop + cardSize().height() + 4};
}

QSize HandStrip::minimumSizeHint() const { return {height_ == TrayHeight::Low ? 210 : 220, sizeHint().height()}; }

void HandStrip::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  lay();
}

void HandStrip::lay() {
  const int top = titleHeight(), high = kTop + cardSize().height() + 2;
  const int count = static_cast<int>(developments_.size());
  // In a narrow window resource cards become narrower and development cards overlap more.
  constexpr int kLeastStep = 16, kRule = 14;
  const int forDevelopments = count == 0 ? 0 : kRule + 50 + (count - 1) * kLeastStep;
  const int pitch = std::clamp((width() - kOver - forDevelopments) / kResources, 30, cardSize().width() + kCardGap);
  const int cardWide = pitch - kCardGap;
  for (int i = 0; i < kResources; ++i)
    cards_[static_cast<std::size_t>(i)]->setGeometry(i * pitch, top, cardWide + kOver, high);
  if (count == 0) return;
  const int from = kResources * pitch + kRule, wide = std::min(cardWide, 50);
  const int room = width() - from - wide - kOver;
  const int step = count == 1 ? 0 : std::clamp(room / (count - 1), 10, cardSize().width() - 12);
  for (int i = 0; i < count; ++i)
    developments_[static_cast<std::size_t>(i)]->setGeometry(from + i * step, top, wide + kOver, high);
}

void HandStrip::paintTitle(QPainter& painter) const {
  const Theme& theme = themeOf(this);
  painter.setFont(textFont(kNoteText, Weight::Bold));
  painter.setPen(theme.ink2);
  //: Over the own cards in the tray.
  const QString title = tr("My cards");
  const int high = painter.fontMetrics().height();
  painter.drawText(QRect(2, 0, width(), high), Qt::AlignVCenter | Qt::AlignLeft, title);
  painter.setPen(theme.ink);
  painter.drawText(QRect(2 + painter.fontMetrics().horizontalAdvance(title) + 10, 0, 60, high),
                   Qt::AlignVCenter | Qt::AlignLeft, QLocale().toString(total_));
}

void HandStrip::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const Theme& theme = themeOf(this);
  if (height_ == TrayHeight::Tall) paintTitle(painter);
  if (developments_.empty()) return;
  const int x = developments_.front()->x() - 8;
  painter.setPen(QPen(theme.line, 1));
  painter.drawLine(x, titleHeight() + kTop, x, titleHeight() + kTop + cardSize().height());
}

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
  if (!countsLeft_) return {};
  //: Build button: %n pieces or cards are left.
  return tr("%n left", nullptr, left_);
}

void BuildButton::refresh(const PlaySight& sight, std::optional<Thing> picked) {
  const Rules& rules = sight.definition.rules;
  const Seat* mine = sight.hasHand() ? &sight.mine() : nullptr;
  Complaint whyNot;
  bool may = false;
  switch (thing_) {
    case Thing::Road:
      cost_ = rules.roadCost, left_ = mine ? mine->roads : rules.roads;
      may = sight.legal.has(ActionKind::Road), whyNot = sight.refusalOf(ActionKind::Road);
      break;
    case Thing::Settlement:
      cost_ = rules.settlementCost, left_ = mine ? mine->settlements : rules.settlements;
      may = sight.legal.has(ActionKind::Settlement), whyNot = sight.refusalOf(ActionKind::Settlement);
      break;
    case Thing::City:
      cost_ = rules.cityCost, left_ = mine ? mine->cities : rules.cities;
      may = sight.legal.has(ActionKind::City), whyNot = sight.refusalOf(ActionKind::City);
      break;
    case Thing::Card:
      cost_ = rules.cardCost, left_ = sight.supply().deck.total();
      may = sight.legal.has(ActionKind::BuyCard), whyNot = sight.refusalOf(buyCard());
      break;
    case Thing::Ship:
      cost_ = rules.shipCost, left_ = mine ? mine->ships : rules.ships;
      may = sight.legal.has(ActionKind::Ship), whyNot = sight.refusalOf(ActionKind::Ship);
      break;
    case Thing::ShipMove:
      countsLeft_ = false;
      may = sight.legal.has(ActionKind::MoveShip), whyNot = sight.refusalOf(ActionKind::MoveShip);
      break;
  }
  color_ = sight.viewer.isNone() ? 0 : sight.color(sight.viewer);
  missing_ = mine && sight.state.head.phase == Phase::Play ? shortfall(mine->hand, cost_) : CardCounts{};
  isPicked_ = picked == thing_;
  // If a road or a ship is to be placed free of charge, these two buttons are enabled, to choose which.
  const Decision must = sight.must();
  const bool choosesRoute = sight.definition.hasShips && (must == Decision::Road || must == Decision::FreeRoute);
  setEnabled(may && (must == Decision::Act || choosesRoute));
  setVisible(sight.definition.hasShips || (thing_ != Thing::Ship && thing_ != Thing::ShipMove));
  setRuleTopic(this, topic());
  setRuleNumber(this, whyNot.rule);
  describe(sight, whyNot.sentence);
  updateGeometry();
  update();
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

void BuildButton::describe(const PlaySight& sight, const QString& whyNot) {
  QStringList tip{name()};
  //: Tool tip of a build button: %1 is a list such as "1 × Brick, 1 × Lumber".
  if (!cost_.isEmpty()) tip << tr("Costs %1").arg(listOf(cost_));
  //: Tool tip of the button "Move ship".
  if (thing_ == Thing::ShipMove) tip << tr("Takes a ship at an open end and puts it elsewhere, free of charge");
  if (!isEnabled() && !whyNot.isEmpty()) tip << whyNot;
  //: Tool tip of a build button: %1 is a list of cards.
  if (!missing_.isEmpty()) tip << tr("You lack %1").arg(listOf(missing_));
  if (sight.isMyTurn() && !missing_.isEmpty()) {
    const auto way = cheapestWay(sight.definition, sight.state, sight.viewer, cost_);
    for (const BankSwap& swap : way.value_or(std::vector<BankSwap>{})) {
      //: Tool tip of a build button: how the bank can help. %1 is given, %2 got, as "4 × Ore".
      tip << tr("The bank gives %2 for %1")
                 .arg(listOf(CardCounts::of(swap.give, swap.rate)), listOf(CardCounts::of(swap.get)));
    }
  }
  //: Tool tip of a build button: %1 is a key.
  tip << tr("Key: %1").arg(QString::number(static_cast<int>(thing_) + 1));
  tip << f1Words();
  setTip(this, plainTip(tip.join(u'\n')));
  setAccessibleName(name());
  setAccessibleDescription(tip.join(u'\n') + u'\n' + leftText());
}

void BuildButton::setHeight(TrayHeight height) {
  if (std::exchange(height_, height) == height) return;
  updateGeometry();
  update();
}

QSize BuildButton::sizeHint() const {
  if (height_ == TrayHeight::Low) return {52, 46};
  const int text =
      QFontMetrics(textFont(kNoteText, Weight::Bold)).height() + QFontMetrics(textFont(kHintText)).height();
  return {82, std::max(98, 34 + 20 + text + 14)};
}

QSize BuildButton::minimumSizeHint() const {
  if (height_ == TrayHeight::Low) return {42, sizeHint().height()};
  const int words = QFontMetrics(textFont(kSmallName, Weight::Bold)).horizontalAdvance(shortName());
  return {std::max(50, words + 2 * kNameMargin), sizeHint().height()};
}

/// The name for a button that has no room for the full one.
QString BuildButton::shortName() const {
  //: A button that buys a development card, where there is no room for its full name
  if (thing_ == Thing::Card) return tr("Card");
  //: The button that moves a ship, where there is no room for its full name
  if (thing_ == Thing::ShipMove) return tr("Move");
  return name();
}

void BuildButton::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = themeOf(this);
  const QRectF box = QRectF(rect()).adjusted(1, 1, -1, -1);
  paintPaper(painter, box, isPicked_ ? Paper::Chosen : isEnabled() ? Paper::Row : Paper::Well, theme, 10);
  if (isEnabled() && underMouse() && !isPicked_) {
    painter.setPen(QPen(theme.edge, 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(box, 10, 10);
  }
  if (isDown()) painter.translate(0, 1);
  const QSize size(thing_ == Thing::Road ? 52 : 40, thing_ == Thing::Road ? 30 : 34);
  const qreal ratio = devicePixelRatioF();
  const QPixmap pixmap = thing_ == Thing::Card ? picture(art(), size, ratio) : piecePicture(art(), color_, size, ratio);
  painter.setOpacity(isEnabled() ? 1 : 0.45);
  painter.drawPixmap(QPointF((width() - size.width()) / 2.0, 6 + (34 - size.height()) / 2.0), pixmap);
  painter.setOpacity(1);
  if (thing_ == Thing::ShipMove) paintArrow(painter);
  if (height_ == TrayHeight::Low) {  // only the picture; the tool tip has the rest
    if (hasFocus()) paintFocusRing(painter, box, theme, 10);
    return;
  }
  qreal y = 42;
  const auto fits = [&](int points) {
    return QFontMetrics(textFont(points, Weight::Bold)).horizontalAdvance(name()) <= width() - 2 * kNameMargin;
  };
  painter.setFont(textFont(fits(kName) ? kName : kSmallName, Weight::Bold));
  const QString shown = fits(kSmallName) ? name() : shortName();
  painter.setPen(isEnabled() ? theme.ink : theme.ink2);
  const int nameHigh = painter.fontMetrics().height();
  painter.drawText(QRectF(2, y, width() - 4, nameHigh), Qt::AlignCenter | Qt::TextDontClip,
                   painter.fontMetrics().elidedText(shown, Qt::ElideRight, width() - 4));
  y += nameHigh;
  paintCost(painter, QRectF(0, y, width(), 18));
  painter.setFont(textFont(kHintText));
  painter.setPen(theme.ink2);
  painter.drawText(QRectF(2, y + 18, width() - 4, height() - y - 20), Qt::AlignCenter, leftText());
  if (hasFocus()) paintFocusRing(painter, box, theme, 10);
}

// Paints an arrow below the ship that moves, where other buttons show their cost.
void BuildButton::paintArrow(QPainter& painter) const {
  const Theme& theme = themeOf(this);
  const qreal y = height_ == TrayHeight::Low ? height() - 7 : height() - 18, half = 14, middle = width() / 2.0;
  painter.setPen(QPen(isEnabled() ? theme.ink : theme.ink3, 2.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(Qt::NoBrush);
  painter.drawLine(QPointF(middle - half, y), QPointF(middle + half, y));
  painter.drawPolyline(QPolygonF{{middle + half - 6, y - 5}, {middle + half, y}, {middle + half - 6, y + 5}});
}

void BuildButton::paintCost(QPainter& painter, const QRectF& line) const {
  const int cards = cost_.total();
  if (cards == 0) return;
  // The rings around missing cards must not overlap.
  const qreal pitch = std::min(17.0, (line.width() - 8) / cards),
              side = std::clamp(pitch - (missing_.isEmpty() ? 0 : 2.8), 9.0, 15.0);
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

void BuildButton::focusOutEvent(QFocusEvent* event) {
  QAbstractButton::focusOutEvent(event);
  if (!underMouse()) Q_EMIT lookedAway();
}

Tray::Tray(QWidget* parent)
    : Sheet(parent),
      hand_(new HandStrip(this)),
      next_(new ActionButton(u"end-turn"_s, {}, ActionButton::Role::Next, ActionButton::Shape::Tile, this)) {
  auto* line = new QHBoxLayout(this);
  line->setContentsMargins(14, 10, 10, 10);
  line->setSpacing(6);
  line->addWidget(hand_, 1);
  line->addWidget(new Upright(this));
  line->addSpacing(4);
  using Thing = BuildButton::Thing;
  for (Thing thing : {Thing::Road, Thing::Ship, Thing::ShipMove, Thing::Settlement, Thing::City, Thing::Card}) {
    auto* button = new BuildButton(thing, this);
    builds_[static_cast<std::size_t>(thing)] = button;
    button->setVisible(thing != Thing::Ship && thing != Thing::ShipMove);  // hidden until a game with ships is shown
    connect(button, &BuildButton::clicked, this, [this, thing] { Q_EMIT pick(thing); });
    connect(button, &BuildButton::lookedAt, this, [this, thing] { Q_EMIT lookedAt(thing); });
    connect(button, &BuildButton::lookedAway, this, &Tray::lookedAway);
    line->addWidget(button);
  }
  line->addSpacing(4);
  next_->setObjectName(u"next"_s);
  next_->setMinimumWidth(92);
  next_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
  line->addWidget(next_);
  connect(next_, &ActionButton::clicked, this, [this] { Q_EMIT act(nextAction_); });
  retranslate();
}

void Tray::setHeight(TrayHeight height) {
  hand_->setHeight(height);
  for (BuildButton* button : builds_) button->setHeight(height);
  next_->setMinimumHeight(height == TrayHeight::Low ? 46 : 72);
  next_->setMaximumHeight(height == TrayHeight::Low ? 46 : QWIDGETSIZE_MAX);
  const int above = height == TrayHeight::Low ? 3 : 10;
  layout()->setContentsMargins(14, above, 10, above);
}

void Tray::retranslate() {
  hand_->retranslate();
  update();
}

void Tray::refresh(const PlaySight& sight, std::optional<BuildButton::Thing> picked) {
  hand_->refresh(sight);
  for (BuildButton* button : builds_) button->refresh(sight, picked);
  refreshNext(sight);
}

void Tray::refreshNext(const PlaySight& sight) {
  const bool rolls = sight.must() == Decision::Roll;
  const bool freeRoads = sight.must() == Decision::FreeRoute;
  const bool wins = sight.legal.has(ActionKind::DeclareVictory);
  QString topic = u"turn"_s;
  if (wins) {
    nextAction_ = declareVictory();
    topic = u"winning"_s;
    next_->setIconName(u"star"_s);
    //: The one button that is next: ends the game, for the player has enough points.
    next_->setText(tr("Declare victory"));
    next_->setNote({});
  } else if (rolls) {
    nextAction_ = roll();
    topic = u"before-throw"_s;
    next_->setIconName(u"roll"_s);
    //: The one button that is next.
    next_->setText(tr("Roll dice"));
    next_->setNote(u"R"_s);
  } else if (freeRoads) {
    nextAction_ = pass();
    topic = u"progress"_s;
    next_->setIconName(u"ready"_s);
    next_->setText(sight.definition.hasShips
                       //: The one button that is next: the player does without their second free road or ship.
                       ? tr("Enough pieces")
                       //: The one button that is next: the player does without their second free road.
                       : tr("Enough roads"));
    next_->setNote({});
  } else {
    nextAction_ = endTurn();
    next_->setIconName(u"end-turn"_s);
    //: The one button that is next.
    next_->setText(tr("End turn"));
    next_->setNote(u"E"_s);
  }
  setRuleTopic(next_, topic);
  next_->setEnabled(sight.legal.contains(nextAction_));
  tellRefusal(next_, sight.refusalOf(nextAction_));
}

void Tray::changeEvent(QEvent* event) {
  Sheet::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

}  // namespace tapu

#include "moc_play_tray.cpp"
