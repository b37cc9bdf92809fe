// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/talk/since_strip.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QPainter>
#include <QScrollBar>
#include <QVBoxLayout>
#include <cmath>

#include "app/kit/action_button.h"
#include "app/kit/badge.h"
#include "app/kit/bare_scroll.h"
#include "app/kit/clear_layout.h"
#include "app/kit/elided_words.h"
#include "app/kit/flow_layout.h"
#include "app/kit/focus_ring.h"
#include "app/kit/line_breaks.h"
#include "app/kit/rule_topics.h"
#include "app/kit/spoken.h"
#include "app/kit/words.h"
#include "app/session/game/game_log.h"
#include "app/table/talk/log_model.h"
#include "app/text/glyphs.h"
#include "app/text/map_now.h"
#include "app/text/names_of_things.h"
#include "app/text/place_words.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr int kHeight = 20;    ///< of a line, in pixels
constexpr int kLineGap = 3;    ///< pixels between two lines, and between what lies in one
constexpr int kLongName = 96;  ///< pixels of a name at most

/// The picture of a deed alone: what was built, bought, played or taken, and of the robber where it stands now.
QString picturesOf(const Event& event, const ShownGame& game) {
  const auto one = [](char16_t which) { return QString(QChar(which)); };
  using enum EventKind;
  const EventKind kind = event.kind;
  if (kind == SettlementBuilt) return one(glyph::kSettlement);
  if (kind == CityBuilt) return one(glyph::kCity);
  if (kind == RoadBuilt) return one(glyph::kRoad);
  if (kind == ShipBuilt || kind == ShipMoved) return one(glyph::kShip);
  if (kind == RobberMoved)
    return one(glyph::kRobber) + placeGlyphs(*MapNow(game.seen().definition(), game.seen().state()), placeOf(event));
  if (kind == PirateMoved) return one(glyph::kPirate);
  if (kind == CellTurned) {
    const QString number = event.more > 0 ? QLocale().toString(event.more) : QString();
    return glyph::of(static_cast<Terrain>(event.count)) + number + glyph::ofCards(event.cards);
  }
  if (kind == GiftTaken)
    return one(glyph::kGift) + (event.card == Card::None ? glyph::ofCards(event.cards) : glyph::of(event.card));
  if (kind == IslandBonus) return one(glyph::kIsland);
  if (kind == CardStolen) return u"+"_s + glyph::ofCards(event.cards);
  if (kind == CardBought) return glyph::of(Card::Unknown);
  if (kind == KnightPlayed) return glyph::of(Card::Knight);
  if (kind == RoadBuildingPlayed) return glyph::of(Card::RoadBuilding);
  if (kind == PlentyPlayed) return glyph::of(Card::YearOfPlenty) + glyph::ofCards(event.cards);
  if (kind == MonopolyPlayed) return glyph::of(Card::Monopoly) + glyph::ofCards(event.cards);
  if (kind == InsurancePlayed) return glyph::of(Card::Insurance) + glyph::ofCards(event.cards);
  if (kind == DogPlayed) return glyph::of(Card::Dog);
  if (kind == LongestRoadMoved) return one(glyph::kLongestRoad);
  if (kind == LargestArmyMoved) return one(glyph::kLargestArmy);
  return u"−"_s + one(glyph::kCity);
}

}  // namespace

DeedButton::DeedButton(QString pictures, int color, const QString& words, QWidget* parent)
    : QAbstractButton(parent), pictures_(std::move(pictures)), color_(color) {
  setFocusPolicy(Qt::TabFocus);
  setCursor(Qt::PointingHandCursor);
  setToolTip(plainTip(words));
  setSpokenName(this, words);
}

QSize DeedButton::sizeHint() const {
  return {static_cast<int>(std::ceil(widthOfPictured(textFont(kNoteText), pictures_))) + 4, scaled(kHeight)};
}

void DeedButton::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  const Theme& theme = themeOf(this);
  if (underMouse()) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.sunk);
    painter.drawRoundedRect(rect(), 5, 5);
  }
  painter.setFont(textFont(kNoteText));
  painter.setPen(theme.ink);
  paintPictured(painter, QRectF(rect()).adjusted(2, 0, 0, 0), pictures_, color_, theme);
  if (hasFocus()) paintFocusRing(painter, QRectF(rect()).adjusted(1, 1, -1, -1), theme, 5);
}

DeedsView::DeedsView(QWidget* parent) : QScrollArea(parent) {
  auto* all = new QWidget;
  lines_ = new QVBoxLayout(all);
  lines_->setContentsMargins(0, 0, 0, 0);
  lines_->setSpacing(kLineGap);
  scrollBare(this, all);
  verticalScrollBar()->setSingleStep(pitch());
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
}

int DeedsView::pitch() { return scaled(kHeight) + kLineGap; }

QSize DeedsView::sizeHint() const {
  const int wide = std::max(width(), lines_->totalMinimumSize().width());
  const int all = lines_->hasHeightForWidth() ? lines_->totalHeightForWidth(wide) : lines_->totalSizeHint().height();
  const int whole = std::max(1, (most_ + kLineGap) / pitch());
  return {wide, lines_->isEmpty() ? 0 : std::min(all, whole * pitch() - kLineGap)};
}

void DeedsView::setMost(int height) {
  if (std::exchange(most_, height) != height) updateGeometry();
}

QSize DeedsView::minimumSizeHint() const { return {lines_->totalMinimumSize().width(), sizeHint().height()}; }

void DeedsView::resizeEvent(QResizeEvent* event) {
  QScrollArea::resizeEvent(event);
  if (event->size().width() != event->oldSize().width()) updateGeometry();
}

/// New lines count when they come to be shown, a moment after they were made.
bool DeedsView::eventFilter(QObject* watched, QEvent* event) {
  if (watched == widget() && event->type() == QEvent::LayoutRequest) updateGeometry();
  return QScrollArea::eventFilter(watched, event);
}

void SinceStrip::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = themeOf(this);
  painter.setPen(QPen(theme.edge, 1));
  painter.setBrush(theme.accentSoft);
  painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
}

SinceStrip::SinceStrip(ShownGame* game, QWidget* parent)
    : QWidget(parent), game_(game), head_(new QVBoxLayout), deeds_(new DeedsView(this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(5, 0, 3, 3);
  column->setSpacing(1);
  column->addLayout(head_);
  column->addWidget(deeds_);
  setObjectName(u"sinceTurn"_s);
  setRuleTopic(this, u"play-news"_s);
  hide();
  for (const auto signal : {&ShownGame::logChanged, &ShownGame::viewerChanged, &ShownGame::legalChanged})
    connect(game_, signal, this, &SinceStrip::refresh);
  refresh();
}

void SinceStrip::refresh() {
  SinceTurn next;
  if (game_->seen().hasGame() && !game_->seen().isCurtainDown() && !game_->seen().window())
    next = sinceLastTurn(game_->seen().log->events(), game_->seen().viewer());
  if (closed_ && *closed_ == next.turn) next = {};
  const bool isSame = next.turn == shown_.turn && next.deeds == shown_.deeds && next.income == shown_.income &&
                      next.loss == shown_.loss;
  if (isSame) return;
  shown_ = std::move(next);
  build();
}

void SinceStrip::build() {
  clearLayout(head_);
  clearLayout(deeds_->lines());
  setVisible(!shown_.isEmpty() && allowed_ == Allowed::Yes);
  if (shown_.isEmpty()) return;
  addHead();
  std::vector<SeatId> told;
  for (const Event& event : shown_.deeds)
    if (std::ranges::find(told, event.seat) == told.end()) {
      told.push_back(event.seat);
      addDeeds(event.seat);
    }
  deeds_->setVisible(!told.empty());
  deeds_->updateGeometry();
}

void SinceStrip::addHead() {
  auto* line = new QWidget(this);
  auto* row = new QHBoxLayout(line);
  row->setContentsMargins(2, 0, 0, 0);
  row->setSpacing(6);
  auto* told = new FlowLayout(nullptr, 3);  // many cards go on in lines of their own
  row->addLayout(told, 1);
  //: Over a short summary of what happened while others played.
  auto* title = new Words(tr("Since your last turn"), kSmallText, Weight::Bold, &Theme::ink2, line);
  title->setWordWrap(false);
  told->addWidget(title);
  const int color = game_->seen().seatColor(game_->seen().viewer());
  if (!shown_.income.isEmpty())
    //: What the reader received since their last turn; %1 is a list such as "2 × Brick, 1 × Wool".
    told->addWidget(new DeedButton(u"+"_s + glyph::ofCards(shown_.income), color,
                                   tr("You received %1.").arg(listOf(shown_.income)), line));
  if (!shown_.loss.isEmpty())
    //: What the reader lost since their last turn; %1 is a list such as "2 × Brick, 1 × Wool".
    told->addWidget(
        new DeedButton(u"−"_s + glyph::ofCards(shown_.loss), color, tr("You lost %1.").arg(listOf(shown_.loss)), line));
  auto* close = new ActionButton(u"close"_s, {}, ActionButton::Role::Quiet, ActionButton::Shape::Icon, line);
  close->setFixedSize(scaled(24), scaled(24));
  close->setObjectName(u"closeSince"_s);
  //: Tool tip of a small button: puts the summary away.
  close->setToolTip(tr("Close"));
  setSpokenName(close, close->toolTip());
  connect(close, &ActionButton::clicked, this, &SinceStrip::close);
  row->addWidget(close, 0, Qt::AlignTop);
  head_->addWidget(line);
}

void SinceStrip::addDeeds(SeatId seat) {
  auto* line = new QWidget(deeds_->widget());
  auto* row = new FlowLayout(line, kLineGap);
  auto* badge = new Badge(game_->seen().seatColor(seat), 16, line);
  badge->setToolTip(plainTip(game_->seen().seatName(seat)));
  row->addWidget(badge);
  auto* name = new ElidedWords(kSmallText, Weight::Bold, &Theme::ink, line);
  name->setText(game_->seen().seatName(seat));
  name->setMaximumWidth(scaled(kLongName));
  name->setFixedHeight(scaled(kHeight));
  row->addWidget(name);
  for (const Event& event : shown_.deeds)
    if (event.seat == seat) row->addWidget(deed(event));
  deeds_->lines()->addWidget(line);
}

QWidget* SinceStrip::deed(const Event& event) {
  auto* button = new DeedButton(picturesOf(event, *game_), game_->seen().seatColor(event.seat),
                                game_->seen().logLine(event), this);
  connect(button, &DeedButton::clicked, this, [this, event] { Q_EMIT placeAsked(event); });
  return button;
}

void SinceStrip::setMost(int height) {
  most_ = height;
  shareHeight();
}

/// The deeds have what the head leaves them.
void SinceStrip::shareHeight() {
  const QMargins around = layout()->contentsMargins();
  const int wide = width() - around.left() - around.right();
  const int head = head_->hasHeightForWidth() ? head_->totalHeightForWidth(wide) : head_->totalSizeHint().height();
  deeds_->setMost(most_ - head - around.top() - around.bottom() - layout()->spacing());
}

/// The head has its height when its parts come to be shown, and another one in another width.
bool SinceStrip::event(QEvent* event) {
  const bool done = QWidget::event(event);
  if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize) shareHeight();
  return done;
}

void SinceStrip::setAllowed(Allowed allowed) {
  allowed_ = allowed;
  setVisible(!shown_.isEmpty() && allowed_ == Allowed::Yes);
}

void SinceStrip::close() {
  closed_ = shown_.turn;
  // Not at once: the button that was pressed lies on it.
  QMetaObject::invokeMethod(this, &SinceStrip::refresh, Qt::QueuedConnection);
}

void SinceStrip::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  if (language_.isAnother()) return build();
  for (DeedButton* each : findChildren<DeedButton*>()) each->updateGeometry();
}

}  // namespace tapu

#include "moc_since_strip.cpp"
