// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/hand/hand_strip.h"

#include <QApplication>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>

#include "app/kit/art.h"
#include "app/kit/button_keys.h"
#include "app/kit/focus_ring.h"
#include "app/kit/rule_topics.h"
#include "app/kit/spoken.h"
#include "app/table/hand/dragged_card.h"
#include "app/table/sight/sight_words.h"
#include "app/text/names_of_things.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array kSizes{QSize(56, 76), QSize(44, 58), QSize(34, 42)};  ///< by TrayHeight
constexpr int kCount = 28, kCountFrom = 260;  ///< how many cards there are, beside them where there is room
constexpr int kDisc = 24, kCardGap = 6, kTop = 10;
constexpr int kOver = 10;  ///< pixels at the right of a card for the disc with its number

int cardTop() { return scaled(kTop); }
int discOver() { return scaled(kOver); }
int cardGap() { return scaled(kCardGap); }

void paintDisc(QPainter& painter, const QRectF& card, int count, const Theme& theme) {
  const int side = scaled(kDisc);
  const QRectF disc(card.right() - side + scaled(7), card.top() - scaled(8), side, side);
  painter.setPen(QPen(theme.isDark() ? fixed::cream : theme.surface, 2));
  painter.setBrush(fixed::ink);
  painter.drawEllipse(disc);
  painter.setPen(Qt::white);
  painter.setFont(textFont(kNoteText, Weight::Bold));
  painter.drawText(disc, Qt::AlignCenter, QLocale().toString(count));
}

constexpr qreal kOff = 0.6, kBetween = 0.45;  ///< opacity of a card that cannot be played; between turns

/// A frame around a card, and at its foot how many are chosen to go: "−2".
void paintChosen(QPainter& painter, const QRectF& card, int chosen, const Theme& theme) {
  painter.setPen(QPen(theme.edge, 3));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(card.adjusted(1.5, 1.5, -1.5, -1.5), 7, 7);
  const QRectF band(card.left() + 3, card.bottom() - 3 - scaled(18), card.width() - 6, scaled(18));
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme.accent);
  painter.drawRoundedRect(band, 6, 6);
  painter.setPen(theme.onAccent);
  painter.setFont(textFont(kNoteText, Weight::Bold));
  painter.drawText(band, Qt::AlignCenter, QChar(0x2212) + QLocale().toString(chosen));
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
  update();
}

void HandCard::setChosen(int chosen) {
  if (std::exchange(chosen_, chosen) != chosen) update();
}

void HandCard::describe(const QString& click) {
  const QString kind = nameOfResource(kind_);
  //: Cards of one kind in the own hand, in words; %1 is the kind.
  setToolTip(count_ > 0 ? listOf(CardCounts::of(kind_, count_)) : tr("No %1").arg(kind));
  setSpokenName(this, toolTip());
  //: Screen reader, of the cards of one kind in the own hand after a seven: %n of them are chosen to be returned
  const QString told = chosen_ > 0 ? tr("%n chosen to be returned", nullptr, chosen_) : click;
  setSpokenDetails(this, told);
}

void HandCard::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = themeOf(this);
  const QRectF card(1, cardTop(), width() - discOver(), height() - cardTop() - 2);
  if (count_ == 0) {
    painter.setPen(QPen(theme.line, 1.5, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(card.adjusted(1, 1, -1, -1), 8, 8);
    painter.setOpacity(0.35);
    const int side = scaled(28);
    painter.drawPixmap(QPointF(card.center().x() - side / 2.0, card.center().y() - side / 2.0),
                       resourcePicture(kind_, side, devicePixelRatioF()));
    return;
  }
  painter.drawPixmap(card.topLeft(), cardPicture(kind_, card.size().toSize(), devicePixelRatioF()));
  if (chosen_ > 0) paintChosen(painter, card, chosen_, theme);
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

DevelopmentCard::DevelopmentCard(Card kind, QWidget* parent) : QAbstractButton(parent), kind_(kind) {
  setFocusPolicy(Qt::TabFocus);
  setRuleTopic(this, topicOfCard(kind));
}

void DevelopmentCard::refresh(const PlaySight& sight) {
  count_ = sight.mine().cards[kind_];
  const std::optional<Action> trial = trialOf(kind_);
  const bool playable = trial && sight.legal.has(trial->kind);
  setEnabled(playable);
  isBetween_ = sight.isBetween();
  const Complaint refusal = playable || !trial ? Complaint() : sight.refusalOf(*trial);
  const QString tip = tellRefusal(this, refusal, nameOfCard(kind_) + u'\n' + whatCardDoes(kind_));
  setSpokenName(this, nameOfCard(kind_));
  setSpokenDetails(this, tip);
  update();
}

void DevelopmentCard::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF card(1, cardTop(), width() - discOver(), height() - cardTop() - 2);
  if (!isEnabled() && kind_ != Card::Point) painter.setOpacity(isBetween_ ? kBetween : kOff);
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

void DevelopmentCard::keyPressEvent(QKeyEvent* event) {
  if (isEnter(*event)) return click();
  QAbstractButton::keyPressEvent(event);
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
  if (std::exchange(hasShips_, sight.definition.hasShips) != sight.definition.hasShips) updateGeometry();
  for (HandCard* card : cards_) {
    card->setCount(hand[card->kind()]);
    card->describe(clickWords());
  }
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

QString HandStrip::clickWords() const {
  //: What a click on an own card does, after a seven
  return picking_ ? tr("Chooses one to return")
                  //: What a click on an own card does.
                  : tr("Puts one into the trade panel");
}

void HandStrip::setPicking(const std::optional<CardCounts>& chosen) {
  picking_ = chosen.has_value();
  for (HandCard* card : cards_) {
    card->setChosen(picking_ ? (*chosen)[card->kind()] : 0);
    card->describe(clickWords());
  }
}

DevelopmentCard* HandStrip::development(Card kind) const {
  for (DevelopmentCard* card : developments_)
    if (card->kind() == kind) return card;
  return nullptr;
}

void HandStrip::retranslate() {
  for (HandCard* card : cards_) card->describe(clickWords());
  lay();
  update();
}

int HandStrip::titleHeight() const {
  return height_ == TrayHeight::Tall ? QFontMetrics(textFont(kNoteText, Weight::Bold)).height() : 0;
}

/// Pixels at the left for the number of cards, where no title has it.
int HandStrip::countWidth() const {
  return height_ == TrayHeight::Middle && width() >= scaled(kCountFrom) ? scaled(kCount) : 0;
}

QSize HandStrip::cardSize() const {
  const QSize size = kSizes[static_cast<std::size_t>(height_)];
  return {scaled(size.width()), scaled(size.height())};
}

void HandStrip::setHeight(TrayHeight height) {
  if (std::exchange(height_, height) == height) return;
  updateGeometry();
  lay();
  update();
}

QSize HandStrip::sizeHint() const {
  const int count = height_ == TrayHeight::Middle ? scaled(kCount) : 0;
  return {count + 5 * (cardSize().width() + cardGap()) + scaled(120),
          titleHeight() + cardTop() + cardSize().height() + 4};
}

QSize HandStrip::minimumSizeHint() const {
  const int least = height_ == TrayHeight::Low ? 210 : hasShips_ ? 220 : 300;
  return {scaled(least), sizeHint().height()};
}

void HandStrip::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  lay();
}

void HandStrip::lay() {
  const int above = titleHeight(), left = countWidth(), high = cardTop() + cardSize().height() + 2;
  const int count = static_cast<int>(developments_.size());
  // In a narrow window resource cards become narrower and development cards overlap more.
  const int leastStep = scaled(16), rule = scaled(14), wide = scaled(50);
  const int forDevelopments = count == 0 ? 0 : rule + wide + (count - 1) * leastStep;
  const int pitch =
      std::clamp((width() - left - discOver() - forDevelopments) / kResources, 30, cardSize().width() + cardGap());
  const int cardWide = pitch - cardGap();
  for (int i = 0; i < kResources; ++i)
    cards_[static_cast<std::size_t>(i)]->setGeometry(left + i * pitch, above, cardWide + discOver(), high);
  if (count == 0) return;
  const int from = left + kResources * pitch + rule, each = std::min(cardWide, wide);
  const int room = width() - from - each - discOver();
  const int step = count == 1 ? 0 : std::clamp(room / (count - 1), 10, cardSize().width() - scaled(12));
  for (int i = 0; i < count; ++i)
    developments_[static_cast<std::size_t>(i)]->setGeometry(from + i * step, above, each + discOver(), high);
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

/// Beside the cards: their picture, and the number below it.
void HandStrip::paintCount(QPainter& painter) const {
  const Theme& theme = themeOf(this);
  const int sign = scaled(18), wide = countWidth() - scaled(kCardGap);
  painter.setFont(textFont(kNoteText, Weight::Bold));
  painter.setPen(theme.ink);
  const int words = painter.fontMetrics().height(), top = cardTop() + (cardSize().height() - sign - words) / 2;
  icon(u"cards"_s, theme.ink2).paint(&painter, QRect((wide - sign) / 2, top, sign, sign));
  painter.drawText(QRect(0, top + sign, wide, words), Qt::AlignCenter | Qt::TextDontClip, QLocale().toString(total_));
}

void HandStrip::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const Theme& theme = themeOf(this);
  if (height_ == TrayHeight::Tall) paintTitle(painter);
  if (countWidth() > 0) paintCount(painter);
  if (developments_.empty()) return;
  const int x = developments_.front()->x() - 8;
  painter.setPen(QPen(theme.line, 1));
  painter.drawLine(x, titleHeight() + cardTop(), x, titleHeight() + cardTop() + cardSize().height());
}

}  // namespace tapu

#include "moc_hand_strip.cpp"
