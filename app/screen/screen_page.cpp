// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/screen/screen_page.h"

#include <QPaintEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "app/kit/motion.h"
#include "app/kit/sea_page.h"
#include "app/kit/spoken.h"

namespace tapu {

namespace {

constexpr qint64 kSwell = 420, kFrame = 33, kStep = 100;

}  // namespace

ScreenPage::ScreenPage(std::shared_ptr<Clock> clock, QWidget* parent)
    : QWidget(parent), clock_(clock), alarm_(std::move(clock)) {
  setAttribute(Qt::WA_OpaquePaintEvent);
  partSince_ = clock_->nowMs();
}

ScreenPage::~ScreenPage() = default;

void ScreenPage::setLanguage(ScreenLanguage language) {
  if (language != words_.language()) words_ = ScreenWords(language);
  update();
}

void ScreenPage::setTheme(ThemeKind theme) {
  if (theme == theme_) return;
  theme_ = theme;
  ground_ = {};
  layChain();
  update();
}

void ScreenPage::setLobby(const Lobby& lobby) {
  robbersIn_ = 0;  // of another game
  setFacts(screenFacts(lobby));
}

void ScreenPage::setGame(const Lobby& lobby, const GameDefinition& definition, const State& state,
                         const CommonNews& common) {
  if (!boards_ || *boards_ != lobby.setup.chain || chain_.layout().plan().boards() != definition.map.boards()) {
    boards_ = lobby.setup.chain;
    chain_.setPlan(ChainPlan(definition, lobby.setup.chain));
    layChain();
  }
  std::vector<ChainSeat> seats;
  for (const LobbySeat& seat : lobby.seats) seats.push_back({seat.name, seat.color, Lamp::None});
  const bool isOther = !chain_.setSeats(std::move(seats)).empty();
  const bool hasMoved = !chain_.setBoards(chainBoards(chain_.layout().plan(), definition, state)).empty();
  if (isOther || hasMoved) update(ScreenLayout(size(), part_).pixels(ScreenLayout(size(), part_).chain));
  setFacts(screenFacts(lobby, definition, state, common));
}

void ScreenPage::hear(const std::vector<Event>& events, int round) {
  for (const Event& event : events) {
    if (event.kind == EventKind::Rolled) Q_EMIT heard(event.count + event.more == 7 ? Sound::Seven : Sound::Throw);
    if (event.kind != EventKind::SecondThrown) continue;
    robbersDice_ = {static_cast<std::uint8_t>(event.count), static_cast<std::uint8_t>(event.more)};
    robbersIn_ = round;
  }
}

void ScreenPage::setFacts(ScreenFacts facts) {
  if (facts.round == robbersIn_) facts.robbersDice = robbersDice_;
  if (onScreens_) facts.occasion = onScreens_->occasion;
  if (facts == facts_) return;
  const bool ends = facts.stage == ScreenStage::Over && facts_.stage != ScreenStage::Over;
  const bool wasSeen = facts_.stage != ScreenStage::Gathering;
  facts_ = std::move(facts);
  if (ends) choice_.reset();  // the end replaces any other view
  refresh();
  if (ends && wasSeen) Q_EMIT heard(Sound::Win);
}

void ScreenPage::setChoice(const std::optional<ScreenChoice>& choice) {
  if (choice == choice_) return;
  choice_ = choice;
  refresh();
}

void ScreenPage::setOnScreens(const OnScreens& shown) {
  if (shown == onScreens_) return;  // after a loss it comes again
  const OnScreens before = onScreens_.value_or(OnScreens{});
  const bool isNew = shown.choice != before.choice || shown.view != before.view;
  if (isNew || shown.message.isEmpty())
    messageUntil_ = 0;
  else if (onScreens_ && shown.said != before.said)
    messageUntil_ = clock_->nowMs() + kMessageMs;
  onScreens_ = shown;
  facts_.occasion = shown.occasion;
  choice_ = choiceOf(shown, isNew || !choice_ ? facts_.round : choice_->round);
  refresh();
}

bool ScreenPage::tellsMessage() const { return clock_->nowMs() < messageUntil_; }

QString ScreenPage::message() const {
  if (tellsMessage()) return onScreens_->message;
  return choice_ ? choice_->message : QString();
}

ScreenView ScreenPage::view() const {
  return onScreens_ && choice_ && holds(*choice_, facts_) ? onScreens_->view : ScreenView::FollowsGame;
}

void ScreenPage::setQuiet(const ScreenText& text) {
  if (text == quiet_) return;
  quiet_ = text;
  update();
}

void ScreenPage::setJoin(const std::optional<Address>& join) {
  if (join == join_) return;
  join_ = join;
  update();
}

void ScreenPage::refresh() {
  const ScreenPart part = tellsMessage() ? ScreenPart::Message : shownPart(facts_, choice_);
  const bool changed = part != part_;
  if (changed) {
    part_ = part;
    partSince_ = clock_->nowMs();
    layChain();
  }
  setSpokenName(this, words_.round(facts_).first);
  setSpokenDetails(this, words_.head(facts_).joined());
  update();
  wind();
  if (changed) Q_EMIT partChanged(part_);
}

void ScreenPage::setClock(qint64 leftMs) {
  left_ = leftMs;
  leftSince_ = clock_->nowMs();
  const ScreenLayout layout(size(), part_);
  update(layout.pixels(layout.ring));
  wind();
}

qint64 ScreenPage::leftMs() const {
  if (left_ < 0 || facts_.paused == Paused::Yes) return left_;
  return std::max<qint64>(0, left_ - (clock_->nowMs() - leftSince_));
}

int ScreenPage::page() const {
  const int pages = ScreenPainter::pagesOf(part_, facts_);
  return static_cast<int>((clock_->nowMs() - partSince_) / ScreenPainter::kPageMs % pages);
}

void ScreenPage::layChain() {
  const ScreenLayout layout(size(), part_);
  const QRect box = layout.pixels(layout.chain);
  ChainStyle style{.perRow = 0, .mostHex = 60 * layout.scale};
  style.labelPixels = std::max(6, static_cast<int>(std::round(ScreenPainter::kLeastText * layout.scale)));
  style.ground = themeFor(theme_).isDark() ? ChainStyle::Ground::Sea : ChainStyle::Ground::Sheet;
  style.numerals = Numerals::International;  // as in the words of the screen, whoever reads them
  if (part_ != ScreenPart::Chain) style.mostHex = 40 * layout.scale;
  chain_.setStyle(style);
  if (!box.isEmpty()) chain_.lay(box.size(), devicePixelRatioF());
}

/// In the last seconds the ring swells once a second, except with little motion.
bool ScreenPage::isSwelling() const {
  const qint64 left = leftMs();
  return left > 0 && left <= ScreenPainter::kLateMs && facts_.paused == Paused::No &&
         allowedMotion(Motion::Full, this) < Motion::Reduced;
}

double ScreenPage::pulse() const {
  if (!isSwelling()) return 0;
  const qint64 inSecond = (1000 - leftMs() % 1000) % 1000;
  return inSecond < kSwell ? std::sin(M_PI * static_cast<double>(inSecond) / kSwell) : 0;
}

/// Sets the alarm for the next moment at which something looks different.
void ScreenPage::wind() {
  alarm_.stop();
  if (!isVisible()) return;
  qint64 next = -1;
  const auto atMost = [&](qint64 ms) { next = next < 0 ? ms : std::min(next, ms); };
  if (tellsMessage()) atMost(messageUntil_ - clock_->nowMs());
  if (ScreenPainter::pagesOf(part_, facts_) > 1)
    atMost(ScreenPainter::kPageMs - (clock_->nowMs() - partSince_) % ScreenPainter::kPageMs);
  if (const qint64 left = leftMs(); left > 0 && facts_.paused == Paused::No) {
    const qint64 ofSecond = (left - 1) % 1000 + 1;
    const qint64 inSecond = (1000 - left % 1000) % 1000;
    const bool moves = allowedMotion(Motion::Full, this) < Motion::Reduced;
    atMost(!moves                          ? ofSecond
           : left > ScreenPainter::kLateMs ? std::min(kStep, ofSecond)
           : inSecond < kSwell             ? kFrame
                                           : ofSecond);
  }
  if (next >= 0) alarm_.set(std::max<qint64>(next, 1), [this] { tick(); });
}

void ScreenPage::tick() {
  if (messageUntil_ > 0 && !tellsMessage()) {
    messageUntil_ = 0;
    return refresh();
  }
  const int page = this->page();
  const ScreenLayout layout(size(), part_);
  if (page != shownPage_)
    update();
  else
    update(layout.pixels(layout.ring.adjusted(-8, -8, 8, 8)));
  wind();
}

void ScreenPage::paintGround(QPainter& painter) {
  const QSize wanted = size() * devicePixelRatioF();
  if (ground_.size() != wanted) {
    ground_ = QPixmap(wanted);
    ground_.setDevicePixelRatio(devicePixelRatioF());
    QPainter inner(&ground_);
    const Theme& theme = themeFor(theme_);
    if (theme.isDark())
      paintSea(inner, rect(), theme, devicePixelRatioF());
    else
      inner.fillRect(rect(), theme.paper);  // dark words on the light sea would be hard to read from afar
  }
  painter.drawPixmap(0, 0, ground_);
}

void ScreenPage::paintEvent(QPaintEvent* event) {
  QPainter painter(this);
  paintGround(painter);
  const ScreenLayout layout(size(), part_);
  const QRect chain = layout.pixels(layout.chain);
  if (!chain.isEmpty() && chain.intersects(event->rect()) && chain_.layout().plan().boards() > 0) {
    const int down = std::max(0, (chain.height() - chain_.layout().size().height()) / 2);
    const QPoint corner = chain.topLeft() + QPoint(0, down);
    painter.translate(corner);
    chain_.paint(painter, event->rect().translated(-corner), themeFor(theme_));
    painter.resetTransform();
  }
  painter.scale(layout.scale, layout.scale);
  shownPage_ = page();
  const ScreenMoment moment{
      .leftMs = leftMs(), .pulse = pulse(), .page = shownPage_, .message = message(), .quiet = quiet_, .join = join_};
  const QRectF dirty(QPointF(event->rect().topLeft()) / layout.scale, QSizeF(event->rect().size()) / layout.scale);
  ScreenPainter(painter, layout, facts_, words_, themeFor(theme_)).paint(part_, moment, dirty);
}

void ScreenPage::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  layChain();
}

void ScreenPage::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  refresh();  // nothing ticked before
}

void ScreenPage::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  alarm_.stop();
}

}  // namespace tapu

#include "moc_screen_page.cpp"
