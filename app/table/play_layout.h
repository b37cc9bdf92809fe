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
  void lay(const Panels& panels);

  void fold();         ///< after another size: what has its room, what is folded
  void refreshLeft();  ///< after other contents: trade, choice or neither, and the rail
  void placeBoard();   ///< the board into what is left free, and what lies over it
  void activate();     ///< the new sizes hold at once
  void openTrade();    ///< wanted at the left, also in a narrow window
  void openTalk();     ///< wanted at the right, also in a slim window
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
