// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <array>

#include "app/hall/hall_board.h"
#include "app/hall/hall_chain.h"
#include "app/hall/hall_hand.h"
#include "app/hall/hall_header.h"
#include "app/hall/hall_lessons.h"
#include "app/hall/hall_seats.h"
#include "app/hall/hall_start.h"
#include "app/hall/hall_trade.h"
#include "app/kit/banner.h"
#include "app/table/end/end_sheet.h"
#include "app/table/hand/choice_panel.h"
#include "app/table/hint/hint_sheet.h"
#include "app/table/people/notices.h"
#include "app/table/show/event_badge.h"
#include "app/table/sight/calm_corner.h"
#include "app/table/talk/talk_panel.h"

namespace tapu {

/// Lays out the page of the Big Game: the header, the row of seats that face the viewer, the boards, the own row, and
/// below them trade, hand, and offers with log and ranking. In a narrower window trade becomes a tab beside the offers,
/// in a very narrow one the hand too. The banner lies over no board and no seat. Knows no game.
class HallLayout : public QObject {
  Q_OBJECT
 public:
  /// All that lies on the page.
  struct Panels {
    HallBoard* board = nullptr;
    HallHeader* header = nullptr;
    NoticeBar* notice = nullptr;
    Banner* banner = nullptr;
    std::array<SeatChip*, HallSeats::kBoards> facing{};
    std::array<SeatChip*, HallSeats::kBoards> own{};
    HallTrade* trade = nullptr;
    HallHand* hand = nullptr;
    TalkPanel* talk = nullptr;
    ChoicePanel* choices = nullptr;
    HintSheet* hint = nullptr;
    HallStart* start = nullptr;
    // Shown in place of all that lies below the boards:
    AskSheet* question = nullptr;
    EndSheet* end = nullptr;
    EventBadge* badge = nullptr;
    LessonStrip* lesson = nullptr;
    HallChain* chain = nullptr;
  };
  /// Makes the layout of this page and belongs to it.
  explicit HallLayout(QWidget* page);
  /// Puts the panels into their places. To be called once, before every other function.
  void lay(const Panels& panels);
  /// The parts below the boards. Play: trade, hand and talk, or a choice in the place of trade. Chain: none, and the
  /// whole chain in place of the boards.
  enum class Foot : quint8 { Play, Start, Question, End, Chain };
  void setFoot(Foot foot);
  /// To be called after the page was resized, or something on it has another size.
  void place();
  /// Brings the trade panel to the front, where it is a tab.
  void openTrade();
  /// Sets the number of open offers of others: a hint does not hide them.
  void setOffers(int offers) { offers_ = offers; }
  /// Shows the hint in the place of trade or a choice, beside the start choices where both have room, or no longer.
  /// While offers are open it lies in the place of the hand, where trade has none of its own.
  void showHint(InSight hint);
  /// The ways in which the panels below the boards share the width.
  enum class Width : quint8 { Wide, Middle, Narrow };
  Width width() const { return width_; }

 private:
  void fold();
  enum class AsTab : quint8 { No, Yes };
  void moveTab(TalkPanel::Page tab, QWidget* panel, Sheet* sheet, AsTab asTab);
  void placeSeats(int top, int bottom);
  void placeFoot(const QRect& foot);
  void placeStart(const QRect& foot);
  int lessonWidth() const;
  int lessonHeight() const;
  void placeOver(const QRect& free);
  void placeBanner(const QRect& free, Obstacles boards);
  QWidget* page_;
  Sheet *tradeSheet_, *handSheet_, *talkSheet_;
  Panels at_;
  Foot foot_ = Foot::Play;
  InSight hint_ = InSight::No;
  int offers_ = 0;
  Width width_ = Width::Wide;
  AsTab trade_ = AsTab::No, hand_ = AsTab::No;
};

}  // namespace tapu
