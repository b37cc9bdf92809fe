// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hall/hall_layout.h"

#include <QVBoxLayout>
#include <algorithm>

namespace tapu {

namespace {

constexpr int kWideFrom = 1100, kMiddleFrom = 900;  ///< pixels of width
constexpr int kTallFrom = 700, kRowsFrom = 540;     ///< pixels of height, the latter for the seats beside the boards
constexpr int kTrade = 560, kHand = 404, kTalk = 276;
constexpr int kFoot = 266, kLowFoot = 246, kTinyFoot = 190;
constexpr int kStartHint = 350;   ///< width of a hint beside the start choices
constexpr int kLesson = 900;      ///< width of a lesson at most
constexpr int kAround = 5;        ///< room below the boards
constexpr int kNames = 10;        ///< room over them, where their names reach up to
constexpr int kHarborsShare = 5;  ///< harbors reach beyond the hexes of a board by this part of its height

Sheet* sheetFor(QWidget* panel, QWidget* page) {
  auto* sheet = new Sheet(page);
  auto* lines = new QVBoxLayout(sheet);
  lines->setContentsMargins(14, 8, 14, 8);
  lines->addWidget(panel);
  return sheet;
}

}  // namespace

HallLayout::HallLayout(QWidget* page) : QObject(page), page_(page) {}

void HallLayout::lay(const Panels& panels) {
  at_ = panels;
  tradeSheet_ = sheetFor(at_.trade, page_);
  handSheet_ = sheetFor(at_.hand, page_);
  talkSheet_ = sheetFor(at_.talk, page_);
  at_.board->lower();
  at_.lesson->raise();
  at_.chain->raise();
  at_.badge->raise();
}

void HallLayout::setFoot(Foot foot) {
  foot_ = foot;
  place();
}

void HallLayout::showHint(InSight hint) {
  hint_ = hint;
  place();
}

void HallLayout::moveTab(TalkPanel::Page tab, QWidget* panel, Sheet* sheet, AsTab asTab) {
  const TalkPanel::Page shown = at_.talk->page();
  if (asTab == AsTab::Yes) {
    sheet->layout()->removeWidget(panel);
    at_.talk->takeIn(tab, panel);
    if (tab != TalkPanel::Page::Trade) at_.talk->show(shown);
  } else {
    at_.talk->giveBack(tab);
    if (shown == tab) at_.talk->show(TalkPanel::Page::Offers);
    sheet->layout()->addWidget(panel);
    panel->show();
  }
}

void HallLayout::fold() {
  const int wide = page_->width();
  width_ = wide >= kWideFrom ? Width::Wide : wide >= kMiddleFrom ? Width::Middle : Width::Narrow;
  const AsTab hand = width_ == Width::Narrow ? AsTab::Yes : AsTab::No;
  const AsTab trade = width_ == Width::Wide ? AsTab::No : AsTab::Yes;
  if (std::exchange(hand_, hand) != hand) moveTab(TalkPanel::Page::Hand, at_.hand, handSheet_, hand);
  if (std::exchange(trade_, trade) != trade) moveTab(TalkPanel::Page::Trade, at_.trade, tradeSheet_, trade);
}

void HallLayout::place() {
  if (!at_.board) return;
  fold();
  const int wide = page_->width(), high = page_->height(), gap = kSheetGap;
  const bool tall = high >= kTallFrom, rows = high >= kRowsFrom;
  at_.header->fit(wide);
  const int header = std::max(tall ? 70 : 62, at_.header->minimumSizeHint().height());
  at_.header->setGeometry(gap, gap, wide - 2 * gap, header);
  int top = gap + header;
  if (at_.notice->isVisibleTo(page_)) {
    const int notice = at_.notice->sizeAt(wide - 2 * gap).height();
    at_.notice->setGeometry(gap, top, wide - 2 * gap, notice);
    top += notice;
  }
  at_.chain->setGeometry(0, top, wide, high - top);
  at_.chain->setVisible(foot_ == Foot::Chain);
  at_.board->setVisible(foot_ != Foot::Chain);
  const int foot = (tall ? kFoot : rows ? kLowFoot : kTinyFoot) + 2 * Sheet::kShadow;
  const QRect below(gap, high - gap - foot, wide - 2 * gap, foot);
  placeFoot(below);
  const auto chip = tall && wide >= kWideFrom ? SeatChip::Height::Usual : SeatChip::Height::Low;
  for (const auto* row : {&at_.facing, &at_.own}) {
    for (SeatChip* each : *row) each->setHeight(chip);
  }
  const int chips = rows ? at_.own[1]->sizeHint().height() : 0;
  at_.board->setGeometry(page_->rect());
  const int ownRow = below.top() - chips, lesson = lessonHeight();
  at_.board->setFitMargins({10, top + chips + kNames, 10, high - ownRow + lesson + kAround});
  placeSeats(top, ownRow);
  placeOver(QRect(gap, top + chips, wide - 2 * gap, ownRow - lesson - top - chips));
}

/// The seats of a board lie over and below its middle as long as the boards are fitted.
void HallLayout::placeSeats(int top, int bottom) {
  const bool rows = page_->height() >= kRowsFrom;
  const QSize size = at_.own[1]->sizeHint();
  const int pitch = std::min(page_->width() / 3 - 4, std::max(size.width(), page_->width() * 391 / 1280));
  const QSize chip(std::min(size.width(), pitch), size.height());
  for (int i = 0; i < HallSeats::kBoards; ++i) {
    const auto at = static_cast<std::size_t>(i);
    const int left = page_->width() / 2 + (i - 1) * pitch - chip.width() / 2;
    at_.facing[at]->setGeometry(QRect(QPoint(left, top), chip));
    at_.own[at]->setGeometry(QRect(QPoint(left, bottom), chip));
    for (SeatChip* each : {at_.facing[at], at_.own[at]}) each->setVisible(rows && foot_ != Foot::Chain && each->seat());
  }
}

void HallLayout::placeFoot(const QRect& foot) {
  const bool plays = foot_ == Foot::Play, hints = plays && hint_ == InSight::Yes;
  const bool chooses = plays && at_.choices->kind() != ChoicePanel::Kind::None;
  const bool isInHand = hints && !chooses && offers_ > 0 && width_ == Width::Middle;
  const bool replaces = (hints && !isInHand) || chooses;
  at_.question->setVisible(foot_ == Foot::Question);
  at_.end->setVisible(foot_ == Foot::End);
  for (QWidget* whole : std::initializer_list<QWidget*>{at_.question, at_.end}) whole->setGeometry(foot);
  placeStart(foot);
  handSheet_->setVisible(plays && hand_ == AsTab::No && !isInHand);
  tradeSheet_->setVisible(plays && trade_ == AsTab::No && !replaces);
  talkSheet_->setVisible(plays && !(replaces && trade_ == AsTab::Yes));
  at_.choices->setVisible(chooses && !hints);
  if (plays) at_.hint->setVisible(hints);
  QRect rest = foot;
  if (width_ == Width::Wide) {
    const int spare = std::max(0, foot.width() - 3 * 2 * Sheet::kShadow - kTrade - kHand - kTalk);
    const int talk = kTalk + spare / 2 + 2 * Sheet::kShadow, hand = kHand + spare / 4 + 2 * Sheet::kShadow;
    talkSheet_->setGeometry(QRect(foot.right() + 1 - talk, foot.top(), talk, foot.height()));
    rest.setRight(foot.right() - talk);
    handSheet_->setGeometry(QRect(rest.right() + 1 - hand, foot.top(), hand, foot.height()));
    rest.setRight(rest.right() - hand);
    tradeSheet_->setGeometry(rest);
    if (hints) at_.hint->setGeometry(rest);
    return at_.choices->setGeometry(rest);
  }
  if (width_ == Width::Middle) {
    const int hand = std::min(kHand, foot.width() * 2 / 5) + 2 * Sheet::kShadow;
    handSheet_->setGeometry(QRect(foot.left(), foot.top(), hand, foot.height()));
    rest.setLeft(foot.left() + hand);
  }
  talkSheet_->setGeometry(rest);
  if (hints) at_.hint->setGeometry(isInHand ? handSheet_->geometry() : rest);
  at_.choices->setGeometry(rest);
}

/// The start choices, with a hint at their left; in a narrower window the hint lies in their place.
void HallLayout::placeStart(const QRect& foot) {
  const bool starts = foot_ == Foot::Start, hints = starts && hint_ == InSight::Yes;
  const bool isBeside = hints && width_ == Width::Wide;
  at_.start->setVisible(starts && (!hints || isBeside));
  if (foot_ != Foot::Play) at_.hint->setVisible(hints);
  QRect rest = foot;
  if (isBeside) rest.setLeft(foot.left() + kStartHint);
  at_.start->setGeometry(rest);
  if (hints) at_.hint->setGeometry(isBeside ? QRect(foot.topLeft(), QSize(kStartHint, foot.height())) : foot);
}

int HallLayout::lessonWidth() const { return std::min(page_->width() - 2 * kSheetGap - 20, kLesson); }

/// 0: none is shown.
int HallLayout::lessonHeight() const {
  if (!at_.lesson->isVisibleTo(page_)) return 0;
  return std::max(at_.lesson->heightForWidth(lessonWidth()), at_.lesson->minimumSizeHint().height());
}

/// A lesson lies between the boards and the own row.
void HallLayout::placeOver(const QRect& free) {
  at_.lesson->setGeometry(free.center().x() - lessonWidth() / 2, free.bottom() + 1, lessonWidth(), lessonHeight());
  Obstacles drawn;
  if (at_.board->hasPicture()) {
    for (const auto& member : at_.board->picture().members()) {
      const QRect box = at_.board->mapFromScene(member.box).boundingRect();
      (member.step == 0 ? drawn.marks : drawn.land).push_back(box);  // somebody may be about to click there
    }
  }
  if (at_.banner->isVisibleTo(page_)) {
    placeBanner(free, drawn);
    drawn.marks.push_back(at_.banner->geometry());
  }
  at_.badge->placeIn(free, drawn);
  at_.badge->raise();
}

/// The banner lies over no board. If there is no room beside them and their harbors, it takes the lower end of the
/// talk, so that nothing moves under a click on its way.
void HallLayout::placeBanner(const QRect& free, Obstacles boards) {
  for (auto* boxes : {&boards.land, &boards.marks}) {
    for (QRect& box : *boxes) box.adjust(0, -box.height() / kHarborsShare, 0, box.height() / kHarborsShare);
  }
  std::vector<QSize> sizes;
  for (const int most : {scaled(460), scaled(360), scaled(280), scaled(700), free.width()}) {
    const int wide = std::min(most, free.width() - 4);
    sizes.emplace_back(wide, std::min(at_.banner->heightAt(wide), free.height()));
  }
  const CalmCorner beside = calmCorner(free, sizes, boards);
  QRect place = beside.card;
  if (beside.covered > 0 && talkSheet_->isVisibleTo(page_)) {
    const QRect talk = talkSheet_->geometry();
    place = talk.adjusted(Sheet::kShadow, 0, -Sheet::kShadow, 0);
    place.setTop(talk.bottom() + 1 - at_.banner->heightAt(place.width()));
    talkSheet_->setGeometry(talk.adjusted(0, 0, 0, -place.height()));
  }
  at_.banner->setGeometry(place);
  at_.banner->raise();
}

void HallLayout::openTrade() {
  if (trade_ == AsTab::Yes) at_.talk->show(TalkPanel::Page::Trade);
}

}  // namespace tapu

#include "moc_hall_layout.cpp"
