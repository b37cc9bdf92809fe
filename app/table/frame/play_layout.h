// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QRect>
#include <array>

#include "app/kit/action_button.h"
#include "app/kit/sheet.h"
#include "app/session/settings/settings.h"
#include "app/table/hint/hint_sheet.h"
#include "app/table/sight/calm_corner.h"
#include "app/table/sight/tray_height.h"
#include "app/table/talk/talk_panel.h"

class QVBoxLayout;

namespace tapu {

class AskSheet;
class BankRow;
class BoardView;
class ChoicePanel;
class CurtainSheet;
class EventBadge;
class FogChip;
class NoticeBar;
class PlaceChip;
class PlayersPanel;
class PromptBar;
class RoundStrip;
class TradePanel;
class Tray;
class UndoCorner;

/// Lays out the game page, and folds parts away when the window is small: the trade column into a rail at the left, the
/// right column in a slim window, the players into a tab of the talk in a low one. Of more than four players the right
/// column gives up, in this order as the height goes: lines of the log until four are left, the log beside the players,
/// all but one line of each player; in a slim window badges and points stay. Knows no game.
///
/// The pane of the board depends only on the size of the page and of its texts, and on the number of players: parts
/// that come and go in a game lie beside the pane or over its sea, so that the board stands still. Drawers of small
/// windows open over the right column, or over the board where that is folded away too; it moves beside one with a
/// hint.
class PlayLayout : public QObject {
  Q_OBJECT
 public:
  /// Makes the layout of this page and belongs to it.
  explicit PlayLayout(QWidget* page);
  /// The widgets of the two columns: parents for the panels that `lay` puts there.
  QWidget* left() const { return left_; }
  QWidget* right() const { return right_; }

  /// The scale of a table on a page of this size, in percent: 100 up to the usual window of 1280x800, more in larger
  /// ones, in steps of ten. The one place that decides it; `scaled` and `textFont` apply it.
  static int scaleFor(QSize page);

  /// All that lies on the page.
  struct Panels {
    BoardView* view = nullptr;
    PromptBar* prompt = nullptr;
    NoticeBar* notice = nullptr;
    TradePanel* trade = nullptr;
    ChoicePanel* choices = nullptr;
    HintSheet* hint = nullptr;
    Tray* tray = nullptr;
    // Shown in place of the tray:
    CurtainSheet* curtain = nullptr;
    AskSheet* question = nullptr;
    Sheet* end = nullptr;
    PlayersPanel* players = nullptr;
    BankRow* bank = nullptr;
    TalkPanel* talk = nullptr;
    RoundStrip* round = nullptr;
    EventBadge* badge = nullptr;
    PlaceChip* chip = nullptr;
    UndoCorner* undo = nullptr;  ///< at the lower left of the board
    FogChip* fog = nullptr;      ///< beside it
    QWidget* story = nullptr;    ///< the results, over the whole table when the game is over
  };
  /// Puts the panels into their places. To be called once, before every other function.
  void lay(const Panels& panels);

  /// Sets the room of the log in the right column.
  void setLogSize(LogSize size);
  /// To be called after the page was resized: decides which parts are folded away.
  void fold();
  /// To be called after trade panel or choice have changed: shows one of them or neither, and the rail.
  void refreshLeft();
  /// Places everything: the sheets beside the board, the board in its pane, and the parts over it.
  void place();
  /// The rectangle into which the board is fitted, in the coordinates of the page.
  QRect pane() const { return pane_; }
  /// Shows the hint in place of the left column, even if that is folded away; or hides it. Offers that wait for an
  /// answer, and the players who can be robbed, stay above it.
  void showHint(InSight hint);
  /// Shows the trade panel, also if it is folded away.
  void openTrade();
  /// Shows log and chat, also if they are folded away.
  void openTalk();
  /// Puts the trade panel away where it lies over the board; false: it did not.
  bool closeTrade();
  /// The same of log and chat.
  bool closeTalk();
  /// Puts another part in the place of the tray; it lives as long as the page. Hidden: the board takes its room.
  void showBelow(QWidget* part, NumberTable shown);
  /// Sets the texts of the rails in the language of the interface.
  void retranslate();

 Q_SIGNALS:
  /// Another scale is in use.
  void rescaled();

 private:
  bool isShared() const;
  bool isGoldBelow() const;
  void makeRail();
  void makeZoom(BoardView* view);
  void measure();
  void placeSheets();
  void placeDrawers();
  void placeOverBoard();
  void placeZoom(int bottom);
  bool coversPlace(const QRect& part) const;
  void raiseSheets();
  Obstacles drawnOnPage() const;
  void placeCards();
  int menusGrowth() const;
  TrayHeight trayHeight();
  bool isNarrow() const;
  bool isSlim() const;
  bool isTabbed() const;
  bool isStrip() const;
  int besideLog(TalkPanel::Parts parts, int lines) const;
  int columnRoom() const;
  void foldPlayers();
  QWidget* page_;
  QWidget* left_;
  Sheet *rail_, *right_, *zoom_;
  QVBoxLayout* rightColumn_ = nullptr;
  ActionButton *railTrade_ = nullptr, *railTalk_ = nullptr;
  std::array<ActionButton*, 3> zooms_{};  ///< in, out, and to the whole board
  Panels at_;
  QWidget* below_ = nullptr;  ///< in place of the tray
  NumberTable belowShown_ = NumberTable::Shown;
  QRect pane_, prompt_, tray_, leftPlace_, rightPlace_;
  QRect free_;  ///< the part of the pane that no drawer covers
  bool isZoomHigh_ = false;
  bool leftOpen_ = false, rightOpen_ = false, placing_ = false;
  InSight hint_ = InSight::No;
  LogSize logSize_ = LogSize::Beside;
};

}  // namespace tapu
