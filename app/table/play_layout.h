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
class PlaceChip;
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
  /// Makes the layout of this page and belongs to it.
  explicit PlayLayout(QWidget* page);
  /// The widgets of the two columns: parents for the panels that `lay` puts there.
  QWidget* left() const { return left_; }
  QWidget* right() const { return right_; }

  /// All that lies on the page.
  struct Panels {
    BoardView* view;
    PromptBar* prompt;
    NoticeBar* notice;
    TradePanel* trade;
    ChoicePanel* choices;
    Tray* tray;
    Sheet *curtain, *question, *end;  ///< shown in place of the tray
    PlayersPanel* players;
    BankRow* bank;
    TalkPanel* talk;
    RoundStrip* round;
    EventBadge* badge;
    PlaceChip* chip;
  };
  /// Puts the panels into their places. To be called once, before all that follows.
  void lay(const Panels& panels);

  /// To be called after the page was resized: decides what is folded away.
  void fold();
  /// To be called after trade panel or choice have changed: shows one of them or neither, and the rail.
  void refreshLeft();
  /// Fits the board into the room that the panels leave, and places what lies over it.
  void placeBoard();
  /// Applies pending changes of Qt's layouts at once.
  void activate();
  /// Shows the trade panel, also if it is folded away.
  void openTrade();
  /// Shows log and chat, also if they are folded away.
  void openTalk();
  /// Sets the texts of the rails in the language of the interface.
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
