// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/frame/play_layout.h"

#include <QApplication>
#include <QEvent>
#include <QLineEdit>
#include <QMainWindow>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "app/board/board_scene.h"
#include "app/board/board_view.h"
#include "app/board/geometry.h"
#include "app/board/painting.h"
#include "app/kit/rule_topics.h"
#include "app/kit/spoken.h"
#include "app/table/hand/choice_panel.h"
#include "app/table/hand/tray.h"
#include "app/table/hint/hint_sheet.h"
#include "app/table/people/notices.h"
#include "app/table/people/players_panel.h"
#include "app/table/people/prompt_bar.h"
#include "app/table/people/undo_corner.h"
#include "app/table/show/event_badge.h"
#include "app/table/show/fog_chip.h"
#include "app/table/show/place_chip.h"
#include "app/table/trade/trade_panel.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

// Pixels at the usual scale and text size.
constexpr int kLeft = 248, kRight = 288, kRightLeast = 240, kRightWide = 400, kRail = 48, kButtonSide = 34,
              kStrip = 150, kLeastFree = 250;
constexpr int kFoldBelow = 1120, kSlimBelow = 900, kTabsBelow = 650, kLowBelow = 480;
constexpr int kTallRows = 192;                       ///< a tall tray, and the prompt
constexpr int kIslandWide = 106, kIslandHigh = 100;  ///< the shape of a usual island with its harbors
constexpr int kLeastDrawer = 300, kLeastGold = 500;
constexpr int kBadges = 64;                      ///< the column of badges and points
constexpr int kFewLines = 4, kEnoughLines = 12;  ///< of the log below more than four players
constexpr int kShadow = 2 * Sheet::kShadow;
constexpr int kFogGap = 10;  ///< between the chip of the fog and what lies left of it
constexpr QMargins kColumnMargins(9, 9, 9, 10), kStripMargins(4, 6, 4, 6);
constexpr int kUsualWide = 1280, kUsualHigh = 740;  ///< the page in a window of 1280x800, less its menus
constexpr int kLargestScale = 250;

/// Widths of columns grow with the scale, and half as fast with the text size: their words wrap.
int grown(int pixels) { return scaled(pixels) * (100 + std::max(100, textSizeInUse())) / 200; }

/// Parts that hold pictures as well as words grow half as fast as that.
int halfGrown(int pixels) { return (scaled(pixels) + grown(pixels)) / 2; }

/// Places the chip of the fog over this lower left corner; as its number, where so many pixels are too few for it.
void placeFog(FogChip* chip, QPoint corner, int room) {
  const bool isFull = chip->sizeIn(FogChip::Form::Full).width() <= room;
  chip->setForm(isFull ? FogChip::Form::Full : FogChip::Form::Slim);
  const QSize size = chip->sizeHint();
  chip->setGeometry(QRect(QPoint(corner.x(), corner.y() - size.height() - 1), size));
  chip->raise();
}

ActionButton* iconButton(const QString& name, QWidget* parent) {
  auto* button = new ActionButton(name, {}, ActionButton::Role::Quiet, ActionButton::Shape::Icon, parent);
  button->setFocusPolicy(Qt::TabFocus);
  return button;
}

}  // namespace

int PlayLayout::scaleFor(QSize page) {
  const double times = std::min(double(page.width()) / kUsualWide, double(page.height()) / kUsualHigh);
  // Less than the window grows: a larger window shows more, too.
  return times <= 1 ? 100 : std::min(kLargestScale, static_cast<int>(10 * std::pow(times, 0.75)) * 10);
}

PlayLayout::PlayLayout(QWidget* page)
    : QObject(page),
      page_(page),
      left_(new QWidget(page)),
      rail_(new Sheet(page)),
      right_(new Sheet(page)),
      zoom_(new Sheet(page)) {}

void PlayLayout::lay(const Panels& panels) {
  at_ = panels;
  at_.view->setFrameShape(QFrame::NoFrame);
  at_.view->lower();
  auto* leftColumn = new QVBoxLayout(left_);
  leftColumn->setContentsMargins(0, 0, 0, 0);
  leftColumn->addWidget(at_.trade);
  leftColumn->addWidget(at_.choices);
  leftColumn->addWidget(at_.hint, 1);
  at_.hint->hide();
  makeRail();
  rightColumn_ = new QVBoxLayout(right_);
  rightColumn_->setContentsMargins(kColumnMargins);
  rightColumn_->setSpacing(8);
  rightColumn_->addWidget(at_.players);
  rightColumn_->addWidget(at_.bank);
  rightColumn_->addWidget(at_.talk, 1);
  at_.talk->setMinimumHeight(1);  // it scrolls: where there is little room, the rows of the players keep theirs
  connect(at_.players, &PlayersPanel::counted, this, &PlayLayout::fold);
  makeZoom(at_.view);
}

void PlayLayout::makeRail() {
  auto* column = new QVBoxLayout(rail_);
  column->setContentsMargins(7, 8, 7, 8);
  column->addWidget(railTrade_ = iconButton(u"trade"_s, rail_));
  column->addWidget(railTalk_ = iconButton(u"person"_s, rail_));
  railTrade_->setObjectName(u"railTrade"_s);
  railTalk_->setObjectName(u"railTalk"_s);
  column->addStretch(1);
  connect(railTrade_, &ActionButton::clicked, this, [this] {
    leftOpen_ = !leftOpen_;
    fold();
  });
  connect(railTalk_, &ActionButton::clicked, this, [this] {
    rightOpen_ = !rightOpen_;
    if (rightOpen_) leftOpen_ = false;
    fold();
  });
}

void PlayLayout::makeZoom(BoardView* view) {
  auto* column = new QVBoxLayout(zoom_);
  column->setContentsMargins(3, 3, 3, 3);
  column->setSpacing(0);
  zoom_->setObjectName(u"zoomButtons"_s);
  setRuleTopic(zoom_, u"play-board"_s);
  zooms_ = {iconButton(u"zoom-in"_s, zoom_), iconButton(u"zoom-out"_s, zoom_), iconButton(u"fit"_s, zoom_)};
  for (ActionButton* button : zooms_) column->addWidget(button);
  connect(zooms_[0], &ActionButton::clicked, view, &BoardView::zoomIn);
  connect(zooms_[1], &ActionButton::clicked, view, &BoardView::zoomOut);
  connect(zooms_[2], &ActionButton::clicked, view, &BoardView::showAll);
}

void PlayLayout::openTrade() {
  leftOpen_ = true;
  fold();
}

void PlayLayout::showHint(InSight hint) {
  hint_ = hint;
  fold();
}

void PlayLayout::openTalk() {
  rightOpen_ = true;
  leftOpen_ = false;
  fold();
}

bool PlayLayout::closeTrade() {
  if (!std::exchange(leftOpen_, false) || !isNarrow()) return false;
  if (left_->isAncestorOf(page_->window()->focusWidget())) at_.view->setFocus(Qt::OtherFocusReason);
  fold();
  return true;
}

bool PlayLayout::closeTalk() {
  if (!std::exchange(rightOpen_, false) || !isSlim()) return false;
  if (right_->isAncestorOf(page_->window()->focusWidget())) at_.view->setFocus(Qt::OtherFocusReason);
  fold();
  return true;
}

void PlayLayout::showBelow(QWidget* part, NumberTable shown) {
  below_ = part;
  belowShown_ = shown;
  railTrade_->setIconName(u"watch"_s);
  retranslate();
  place();
}

bool PlayLayout::isNarrow() const { return page_->width() < grown(kFoldBelow); }
bool PlayLayout::isSlim() const { return page_->width() < grown(kSlimBelow); }
/// Of the right column badges and points are left.
bool PlayLayout::isStrip() const { return at_.players->isCrowded() && isSlim() && !rightOpen_; }

/// The height that the right column has for what lies in it.
int PlayLayout::columnRoom() const {
  return page_->height() - 2 * kSheetGap - kShadow - kColumnMargins.top() - kColumnMargins.bottom();
}
/// The height that it needs to have so many lines of the log below more than four players, of two lines each.
int PlayLayout::besideLog(TalkPanel::Parts parts, int lines) const {
  const int log = at_.talk->heightWithLines(logSize_ == LogSize::Hidden ? 0 : lines, parts);
  return at_.players->heightOf(PlayersPanel::Fold::None) + at_.bank->sizeHint().height() + 2 * rightColumn_->spacing() +
         log;
}

/// The players are a tab beside log and chat.
bool PlayLayout::isTabbed() const {
  if (logSize_ == LogSize::Tall || logSize_ == LogSize::Wide) return true;
  if (!at_.players->isCrowded()) return page_->height() < halfGrown(kTabsBelow);
  return isSlim() || columnRoom() < besideLog(TalkPanel::Parts::Scarce, kFewLines);
}

/// Whether there is something that the hint must not hide: an offer, with its buttons and time, or the players to rob.
bool PlayLayout::isShared() const {
  const ChoicePanel::Kind kind = at_.choices->kind();
  return kind == ChoicePanel::Kind::None ? at_.trade->hasIncoming() : kind == ChoicePanel::Kind::Victim;
}

void PlayLayout::refreshLeft() {
  const bool covered = at_.curtain->isVisibleTo(page_) || at_.end->isVisibleTo(page_);
  // The player to rob is chosen on the board; no drawer opens where it would cover that.
  const ChoicePanel::Kind kind = at_.choices->kind();
  const bool choosing = kind != ChoicePanel::Kind::None && !(isNarrow() && kind == ChoicePanel::Kind::Victim);
  const bool over = at_.end->isVisibleTo(page_);
  const bool hinting = hint_ == InSight::Yes && !covered;
  const bool offers = at_.trade->hasIncoming(), shares = hinting && isShared();
  const bool open = !isNarrow() || leftOpen_ || choosing || hinting || offers;
  rail_->setVisible(isNarrow() && !over);
  at_.trade->showPart(shares ? TradePanel::Part::Offers : TradePanel::Part::Whole);
  at_.trade->setVisible(open && (hinting ? shares && kind == ChoicePanel::Kind::None : !choosing) && !covered);
  at_.choices->setVisible((hinting ? kind == ChoicePanel::Kind::Victim : choosing) && !covered);
  at_.choices->setMaximumHeight(shares ? at_.choices->sizeHint().height() : QWIDGETSIZE_MAX);
  at_.hint->setVisible(hinting);
  left_->setVisible(open && !covered);
  // In a slim window only one of the two columns is shown, over the board.
  railTalk_->setVisible(isSlim());
  right_->setVisible(!isSlim() || isStrip() || (rightOpen_ && !left_->isVisibleTo(page_)));
  place();
}

/// Where things lie, from the size of the page and of its texts alone.
void PlayLayout::measure() {
  const QRect all = page_->rect().adjusted(kSheetGap, kSheetGap, -kSheetGap, -kSheetGap);
  const int left = (isNarrow() ? scaled(kRail) : grown(kLeft)) + kShadow;
  const int usual = isNarrow() ? kRightLeast : logSize_ == LogSize::Wide ? kRightWide : kRight;
  const int strip = at_.players->isCrowded() ? scaled(kBadges) + kShadow : 0;
  const int wide = grown(usual) + kShadow, right = isSlim() ? strip : wide;
  const bool isBoardsRoom = below_ && belowShown_ == NumberTable::Hidden;
  const int above = at_.prompt->minimumHeight(), below = isBoardsRoom ? 0 : at_.tray->sizeHint().height();
  prompt_ = QRect(all.left() + left, all.top(), all.width() - left - right, above);
  // Badges lie above the tray, which needs its width in a slim window.
  tray_ = QRect(all.left(), all.bottom() + 1 - below, all.width() - (isSlim() ? 0 : right), below);
  pane_ = QRect(prompt_.left(), prompt_.bottom() + 1, prompt_.width(), tray_.top() - prompt_.bottom() - 1);
  leftPlace_ = QRect(all.left(), all.top(), left, (below_ ? all.bottom() + 1 : tray_.top()) - all.top());
  rightPlace_ = QRect(all.right() + 1 - wide, all.top(), wide, all.height());
  if (isStrip()) {
    rightPlace_ = QRect(all.right() + 1 - right, all.top(), right, tray_.top() - all.top());
  } else if (isSlim()) {  // the prompt stays in sight, and the tray if the board has room enough for the column
    const bool hasRoom = pane_.height() >= halfGrown(kLeastDrawer);
    rightPlace_ =
        QRect(rightPlace_.left(), pane_.top(), wide, (hasRoom ? tray_.top() : all.bottom() + 1) - pane_.top());
  }
  if (logSize_ == LogSize::Hidden && !isTabbed())
    rightPlace_.setHeight(std::min(rightPlace_.height(), right_->sizeHint().height()));
}

void PlayLayout::place() {
  if (!at_.view || placing_) return;
  placing_ = true;
  measure();
  placeSheets();
  placeDrawers();
  placeOverBoard();
  placeCards();
  raiseSheets();
  placing_ = false;
}

void PlayLayout::placeSheets() {
  at_.prompt->setGeometry(prompt_);
  if (below_)  // the sheet at the left reaches down beside it
    below_->setGeometry(QRect(QPoint(pane_.left(), tray_.top()), tray_.bottomRight()));
  else
    at_.tray->setGeometry(tray_);
  rail_->setGeometry(leftPlace_);
  for (Sheet* sheet : std::initializer_list<Sheet*>{at_.curtain, at_.end, at_.question}) {
    // A sheet that needs more room than the tray reaches up over the board, which stays in place.
    const bool grows = sheet->layout()->hasHeightForWidth();
    const int wished = grows ? sheet->layout()->totalHeightForWidth(tray_.width()) : sheet->sizeHint().height();
    const int high = std::clamp(wished, tray_.height(), std::max(tray_.height(), tray_.bottom() - prompt_.bottom()));
    sheet->setGeometry(tray_.left(), tray_.bottom() + 1 - high, tray_.width(), high);
  }
  at_.story->setGeometry(page_->rect());
}

/// In a slim or low window cards from the gold are chosen in the lower half of the page: beside the board they have no
/// room there.
bool PlayLayout::isGoldBelow() const {
  if (at_.choices->kind() != ChoicePanel::Kind::Gold || !at_.choices->isVisibleTo(page_)) return false;
  const int room = isNarrow() ? page_->height() - kSheetGap - pane_.top() : leftPlace_.height();
  return isSlim() || room < halfGrown(kLeastGold);
}

/// The left column beside its tab, over the board below the prompt; as high as the board, or as it needs to be.
void PlayLayout::placeDrawers() {
  right_->setGeometry(rightPlace_);
  free_ = pane_;
  at_.choices->gold()->setForm(isGoldBelow() ? GoldSheet::Form::Wide : GoldSheet::Form::Tall);
  if (isGoldBelow()) {
    const QRect all = page_->rect().adjusted(kSheetGap, kSheetGap, -kSheetGap, -kSheetGap);
    const int high = std::min(all.height() - prompt_.height(), std::max(all.height() / 2, tray_.height()));
    left_->setGeometry(all.left(), all.bottom() + 1 - high, all.width(), high);
    return free_.setBottom(std::min(free_.bottom(), left_->y() - 1));
  }
  if (!isNarrow()) return left_->setGeometry(leftPlace_);
  const int room = page_->height() - kSheetGap - pane_.top();
  const bool isFull = isSlim() || (hint_ == InSight::Yes && isShared());
  const int high = isFull ? room : std::clamp(left_->minimumSizeHint().height(), std::min(room, pane_.height()), room);
  left_->setGeometry(leftPlace_.right() + 1, pane_.top(), grown(kLeft) + kShadow, high);
  if (left_->isVisibleTo(page_) && pane_.right() - left_->geometry().right() > scaled(kLeastFree))
    free_.setLeft(left_->geometry().right() + 1);
}

void PlayLayout::placeOverBoard() {
  at_.view->setGeometry(page_->rect());
  constexpr int gap = 2;
  // The places of a hint lie beside its sheet, also where that lies over the board.
  const int left = hint_ == InSight::Yes ? free_.left() : pane_.left();
  at_.view->setFitMargins({left + gap, pane_.top() + gap, page_->width() - 1 - pane_.right() + gap,
                           page_->height() - 1 - pane_.bottom() + gap});
  for (ActionButton* button : {zooms_[0], zooms_[1], zooms_[2], railTrade_, railTalk_})
    button->setFixedSize(scaled(kButtonSide), scaled(kButtonSide));
  int bottom = pane_.bottom();
  for (const Sheet* sheet : std::initializer_list<Sheet*>{at_.curtain, at_.end, at_.question})
    if (sheet->isVisibleTo(page_)) bottom = std::min(bottom, sheet->y() - 1);
  const auto inCorner = [&](QWidget* part, int above) {
    const QSize size = part->sizeHint();
    part->setGeometry(QRect(QPoint(pane_.left() + 2, bottom - size.height() - 1 - above), size));
    part->raise();
  };
  inCorner(at_.undo, 0);
  at_.round->fit(scaled(kStrip));
  inCorner(at_.round, at_.undo->isVisibleTo(page_) ? at_.undo->height() - kShadow : 0);
  const QWidget* beside = at_.undo->isVisibleTo(page_) ? static_cast<QWidget*>(at_.undo) : at_.round;
  const int from = pane_.left() + 2 + (beside->isVisibleTo(page_) ? beside->width() - kShadow + kFogGap : 0);
  placeFog(at_.fog, {from, bottom}, isNarrow() ? 0 : pane_.right() - zoom_->sizeHint().width() - from);
  placeZoom(bottom);
}

/// In the lower right corner; in the upper one if a place of the fitted board would lie under the buttons. While the
/// person zooms and moves it, they stay where they are.
void PlayLayout::placeZoom(int bottom) {
  const QSize size = zoom_->sizeHint();
  const int left = pane_.right() - size.width() - 1;
  const QRect low(QPoint(left, bottom - size.height() - 1), size), high(QPoint(left, pane_.top() + 4), size);
  if (at_.view->isFitted()) isZoomHigh_ = coversPlace(low) && !coversPlace(high);
  zoom_->setGeometry(isZoomHigh_ ? high : low);
  zoom_->setVisible(low.top() >= pane_.top());
  zoom_->raise();
}

/// Whether a corner of the land, with what marks it, lies under this part of the page.
bool PlayLayout::coversPlace(const QRect& part) const {
  const BoardScene& scene = *at_.view->boardScene();
  if (!scene.hasBoard()) return false;
  const QRect drawn = part.adjusted(Sheet::kShadow, Sheet::kShadow, -Sheet::kShadow, -Sheet::kShadow);
  const double side = 0.6 * kR;
  for (const Cell& cell : scene.board().cells) {
    for (int corner = 0; cell.terrain != Terrain::Sea && corner < kSides; ++corner) {
      const QRectF mark = around(cornerPosition(cell.at, corner, scene.bearing()), side, side);
      if (at_.view->mapFromScene(mark).boundingRect().intersects(drawn)) return true;
    }
  }
  return false;
}

/// Drawers lie over the cards on the board, and sheets over all.
void PlayLayout::raiseSheets() {
  if (isNarrow() || isGoldBelow()) left_->raise();
  if (isSlim()) right_->raise();
  for (QWidget* sheet : std::initializer_list<QWidget*>{at_.curtain, at_.end, at_.question, at_.story}) sheet->raise();
}

Obstacles PlayLayout::drawnOnPage() const {
  Obstacles drawn{{}, {zoom_->geometry()}};
  const BoardScene& scene = *at_.view->boardScene();
  // Positions in the view are positions on the page: the view covers all of it.
  const auto onPage = [this](const QRectF& part) { return at_.view->mapFromScene(part).boundingRect(); };
  if (scene.hasBoard()) {
    const Board& board = scene.board();
    const double side = 0.9 * kHexWidth;
    for (const Cell& cell : board.cells)
      if (cell.terrain != Terrain::Sea)
        drawn.land.push_back(onPage(around(hexCenter(cell.at, scene.bearing()), side, side)));
    for (const Harbor& harbor : board.harbors) drawn.marks.push_back(onPage(harborBadge(harbor, scene.bearing())));
  }
  for (const QWidget* part : std::initializer_list<QWidget*>{at_.round, at_.undo, at_.fog})
    if (part->isVisible()) drawn.marks.push_back(part->geometry());
  return drawn;
}

/// The cards that come and go over the board, each where it covers least.
void PlayLayout::placeCards() {
  Obstacles drawn = drawnOnPage();
  if (at_.notice->isVisibleTo(page_)) {
    std::vector<QSize> sizes;
    for (const int wide : {scaled(520), scaled(420), scaled(320), scaled(250), scaled(200)})
      sizes.push_back(at_.notice->sizeAt(std::min(wide, free_.width() - 4)));
    at_.notice->setGeometry(calmCorner(free_, sizes, drawn).card);
    at_.notice->raise();
    drawn.marks.push_back(at_.notice->geometry());
  }
  at_.badge->placeIn(free_, drawn);
  at_.badge->raise();
  if (at_.badge->isVisible()) drawn.marks.push_back(at_.badge->geometry());
  at_.chip->placeIn(free_, drawn);
  at_.chip->raise();
}

void PlayLayout::setLogSize(LogSize size) {
  logSize_ = size;
  fold();
}

/// Pixels that the menus of the window have grown by with the table, which must not shrink for that.
int PlayLayout::menusGrowth() const {
  const auto* window = qobject_cast<QMainWindow*>(page_->window());
  if (!window || !window->menuWidget()) return 0;
  return QFontMetrics(window->menuWidget()->font()).height() - QFontMetrics(QApplication::font()).height();
}

/// Tall only where that takes nothing from the board. The shape of the board itself is not asked for: it may be turned
/// in a game, and must not jump then.
TrayHeight PlayLayout::trayHeight() {
  if (page_->height() < halfGrown(kLowBelow)) return TrayHeight::Low;
  if (below_) return TrayHeight::Tall;  // it needs that room
  measure();
  const int high = page_->height() - 2 * kSheetGap - halfGrown(kTallRows);
  return high * kIslandWide >= pane_.width() * kIslandHigh ? TrayHeight::Tall : TrayHeight::Middle;
}

void PlayLayout::fold() {
  const int scale = scaleFor({page_->width(), page_->height() + menusGrowth()}), before = tableScaleInUse();
  if (scale != before) {
    useTableScale(scale);
    for (QWidget* part : page_->findChildren<QWidget*>()) {
      part->updateGeometry();
      part->update();
    }
    // To every widget another language and another size mean the same: to measure its texts anew.
    QEvent event(QEvent::LanguageChange);
    QCoreApplication::sendEvent(page_, &event);
  }
  const TrayHeight height = trayHeight();
  at_.prompt->setHeight(height);
  at_.tray->setHeight(height);
  foldPlayers();
  refreshLeft();
  if (scale != before) Q_EMIT rescaled();
}

/// Puts the players into the right column or into a tab of the talk, in the form that has room there.
void PlayLayout::foldPlayers() {
  const bool isTall = logSize_ == LogSize::Tall || logSize_ == LogSize::Wide;
  const bool tabs = isTabbed() && !isStrip(), tabbed = at_.players->parentWidget() != right_;
  if (tabs && !tabbed) {
    rightColumn_->removeWidget(at_.players);
    at_.talk->takeIn(TalkPanel::Page::Players, at_.players);
    if (isTall) at_.talk->show(TalkPanel::Page::Log);
  } else if (!tabs && tabbed) {
    QWidget* back = at_.talk->giveBack(TalkPanel::Page::Players);
    rightColumn_->insertWidget(0, back);
    back->show();
  }
  if (!at_.players->isCrowded()) return;
  const bool isScarce = tabs || columnRoom() < besideLog(TalkPanel::Parts::Roomy, kEnoughLines);
  at_.talk->setParts(isScarce ? TalkPanel::Parts::Scarce : TalkPanel::Parts::Roomy);
  measure();
  const int column = rightPlace_.height() - kShadow - kColumnMargins.top() - kColumnMargins.bottom();
  const int inTab = column - at_.bank->sizeHint().height() - rightColumn_->spacing() -
                    at_.talk->heightWithLines(0, TalkPanel::Parts::Scarce);
  const bool fits = !tabs || at_.players->heightOf(PlayersPanel::Fold::None) <= inTab;
  using Fold = PlayersPanel::Fold;
  at_.players->setFold(isStrip() ? Fold::Badges : fits ? Fold::None : Fold::Lines);
  for (QWidget* part : std::initializer_list<QWidget*>{at_.bank, at_.talk}) part->setVisible(!isStrip());
  rightColumn_->setContentsMargins(isStrip() ? kStripMargins : kColumnMargins);
}

void PlayLayout::retranslate() {
  page_->setFont(textFont(kChoiceText));
  for (QLineEdit* field : page_->findChildren<QLineEdit*>()) field->setFont(page_->font());
  //: Tool tip of a button over the board.
  zooms_[0]->setToolTip(tr("Zoom in"));
  //: Tool tip of a button over the board.
  zooms_[1]->setToolTip(tr("Zoom out"));
  //: Tool tip of a button over the board.
  zooms_[2]->setToolTip(tr("Show the whole board"));
  //: Tool tip of the button that opens the panel of somebody who watches, in a narrow window.
  const QString watching = tr("Watching");
  //: Tool tip of the button that opens the trade panel in a narrow window.
  railTrade_->setToolTip(below_ ? watching : tr("Trade"));
  //: Tool tip of the button that opens the right panel in a narrow window.
  railTalk_->setToolTip(tr("Players, log and chat"));
  for (ActionButton* button : {zooms_[0], zooms_[1], zooms_[2], railTrade_, railTalk_})
    setSpokenName(button, button->toolTip());
  // Texts of another size may need another form. A page that is not shown is folded when it comes to be.
  if (page_->isVisible()) fold();
}

}  // namespace tapu

#include "moc_play_layout.cpp"
