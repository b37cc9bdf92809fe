// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/kit/action_button.h"
#include "app/kit/sheet.h"

class QGridLayout;
class QVBoxLayout;

namespace tapu {

class BankRow;
class BoardView;
class ChoicePanel;
class EventBadge;
class NoticeBar;
class PlayersPanel;
class PromptBar;
class RoundStrip;
class TalkPanel;
class TradePanel;
class Tray;

/// Where everything lies on the game page, and what folds away when the window is small: the trade column into a rail
/// at the left, the right column in a slim window, the players into a tab of the talk in a low one. Knows no game.
class PlayLayout : public QObject {
  Q_OBJECT
 public:
  explicit PlayLayout(QWidget* page);

  /// Columns that panels are made in.
  QWidget* left() const { return left_; }
  QWidget* right() const { return right_; }

  struct Panels {
    BoardView* view;
    PromptBar* prompt;
    NoticeBar* notice;
    TradePanel* trade;
    ChoicePanel* choices;
    Tray* tray;
    Sheet *curtain, *question, *end;  ///< each in the place of the tray
    PlayersPanel* players;
    BankRow* bank;
    TalkPanel* talk;
    RoundStrip* round;
    EventBadge* badge;
  };
  void lay(const Panels& panels);  ///< puts the panels into their places; call it once

  void fold();         ///< after a resize: decides what is folded away
  void refreshLeft();  ///< after its contents changed: shows the trade panel, the choice or neither, and the rail
  void placeBoard();   ///< fits the board into the room that panels leave, and places what lies over it
  void activate();     ///< applies pending changes of the layout at once
  void openTrade();    ///< shows the trade panel, also in a narrow window
  void openTalk();     ///< shows the talk panel, also in a slim window
  void retranslate();

 private:
  void makeRail();
  void makeZoom(BoardView* view);
  void placeBadge(const QRect& free);
  QWidget* page_;
  QWidget *left_, *hole_;
  Sheet *rail_, *right_, *zoom_;
  QGridLayout* grid_ = nullptr;
  QVBoxLayout* rightColumn_ = nullptr;
  ActionButton *railTrade_ = nullptr, *railTalk_ = nullptr;
  ActionButton *zoomIn_ = nullptr, *zoomOut_ = nullptr, *fit_ = nullptr;
  Panels at_{};
  bool leftOpen_ = false, rightOpen_ = false;
};

}  // namespace tapu
