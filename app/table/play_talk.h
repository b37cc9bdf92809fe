// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

#include "app/kit/tab_button.h"
#include "app/table/play_log.h"

class QHBoxLayout;
class QLineEdit;
class QScrollArea;
class QStackedWidget;

namespace tapu {

class ActionButton;
class Picker;

/// Log and chat as tabs, and the field for a message under both. In a low window the players are the first tab.
class TalkPanel : public QWidget {
  Q_OBJECT
 public:
  enum class Page : quint8 { Players, Log, Chat };
  TalkPanel(GameController* game, Settings& settings, QWidget* parent = nullptr);

  void show(Page page);
  Page page() const { return page_; }
  int unread() const;  ///< lines of the chat that came while it was not shown
  QLineEdit* message() const { return message_; }
  LineView* log() const { return logView_; }
  Picker* filter() const { return filter_; }
  /// Takes the players in as a tab, or gives them back.
  void takePlayers(QWidget* players);
  QWidget* givePlayers();
  void retranslate();

 Q_SIGNALS:
  void placeAsked(
      const tapu::Event& event);  ///< a line of the log was picked: the board is to show where that happened

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void connectAll();
  void rebuildLog();
  void growLog();
  void rebuildChat();
  void hear(const ChatLine& line);
  void send();
  void showPhrases();

  GameController* game_;
  Settings& settings_;
  LineModel *log_, *chat_;
  LineView *logView_, *chatView_;
  QStackedWidget* stack_;
  QScrollArea* playersView_;  ///< in a low window the players do not all fit
  TabButton *playersTab_, *logTab_, *chatTab_;
  QLineEdit* message_;
  ActionButton* phrases_;
  Picker* filter_;
  Page page_ = Page::Log;
  LogCursor told_;
};

}  // namespace tapu
