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

/// Log and chat as tabs, and below both the field for a message. In a low window the players are a tab too, the first.
class TalkPanel : public QWidget {
  Q_OBJECT
 public:
  /// The tabs.
  enum class Page : quint8 { Players, Log, Chat };
  /// Reads log and chat from `game`, the filter of the log from `settings`; both must outlive it.
  TalkPanel(GameController* game, Settings& settings, QWidget* parent = nullptr);
  /// Shows this tab.
  void show(Page page);
  /// The tab that is shown.
  Page page() const { return page_; }
  /// How many lines of the chat came while it was not shown.
  int unread() const;
  // The parts of the panel.
  QLineEdit* message() const { return message_; }
  LineView* log() const { return logView_; }
  Picker* filter() const { return filter_; }
  /// Takes the list of players in as the first tab.
  void takePlayers(QWidget* players);
  /// Gives it back; null if it was not taken in.
  QWidget* givePlayers();
  /// Sets all texts in the language of the interface.
  void retranslate();

 Q_SIGNALS:
  /// A line of the log was picked: the page shows on the board where this event happened.
  void placeAsked(const tapu::Event& event);

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
