// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <array>

#include "app/kit/field_answer.h"
#include "app/kit/tab_button.h"
#include "app/table/talk/line_view.h"
#include "app/table/talk/log_model.h"
#include "app/text/language.h"

class QHBoxLayout;
class QLineEdit;
class QScrollArea;
class QStackedWidget;
class QVBoxLayout;

namespace tapu {

class ActionButton;
class DicePair;
class Picker;
class SinceStrip;
class Words;

/// Log and chat as tabs, and below both the field for a message. Other panels may be tabs of it too: in a low window
/// the players, in the Big Game offers and ranking.
class TalkPanel : public QWidget {
  Q_OBJECT
 public:
  /// The tabs, in their order. All but Log and Chat are there only while they are taken in.
  enum class Page : quint8 { Lesson, Hand, Trade, Offers, Players, Log, Ranking, Chat };
  static constexpr int kPages = 8;
  /// Tall: the filter of the log over it, and the field for a message below every tab. Flat, for a low place: below the
  /// log its filter, below the chat the field.
  enum class Shape : quint8 { Tall, Flat };
  /// Reads log and chat from `game`, the filter of the log from `settings`; both must outlive it.
  TalkPanel(ShownGame* game, Settings& settings, QWidget* parent = nullptr, Shape shape = Shape::Tall);
  /// Lets the log wait with what is new while these dice tumble.
  void waitFor(const DicePair* dice);
  /// Shows this tab.
  void show(Page page);
  /// Gives the log its usual place if it is hidden.
  void bringLogBack();
  /// The tab that is shown.
  Page page() const { return page_; }
  /// The number of chat lines that came while the chat was not shown.
  int unread() const;
  // The parts of the panel.
  QLineEdit* message() const { return message_; }
  LineView* log() const { return logView_; }
  Picker* filter() const { return filter_; }
  ActionButton* pace() const { return pace_; }
  ActionButton* sizes() const { return sizes_; }
  SinceStrip* since() const { return since_; }
  /// False, since it scrolls and takes the room there is.
  bool hasHeightForWidth() const override { return false; }
  /// Takes a panel in as this tab, and shows it. If it needs more room it scrolls.
  void takeIn(Page page, QWidget* panel);
  /// True while this tab is taken in.
  bool hasTakenIn(Page page) const;
  /// Gives the panel back; null if none was taken in as this tab.
  QWidget* giveBack(Page page);
  /// Shows this number on a tab, as for unread lines; 0: none.
  void setUnread(Page page, int count);
  /// Roomy: the field for a message stands below log, players and chat, and what happened since the last turn above
  /// them. Scarce: the former goes with the chat alone, the latter with the log.
  enum class Parts : quint8 { Roomy, Scarce };
  void setParts(Parts parts);
  /// The height with which the log shows so many lines below the tabs.
  int heightWithLines(int lines, Parts parts) const;
  /// Sets all texts in the language of the interface.
  void retranslate();

 Q_SIGNALS:
  /// A line of the log was picked: the person wants to see on the board where this event happened.
  void placeAsked(const tapu::Event& event);
  /// A line of the log about a bot was picked: the event of this index in the log, and where the line lies on the
  /// screen.
  void whyAsked(std::size_t event, const QRect& row);
  /// The person wants the log in another size, and `settings` has it.
  void logSizeChanged();

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  QScrollArea* makeView();
  QWidget* makeTabs();
  void layFoot(QVBoxLayout* column);
  void placeFilter();
  void fitTabs();
  TabButton* tab(Page page) const { return tabs_[static_cast<std::size_t>(page)]; }
  void connectAll();
  void pick(int row);
  void rebuildLog();
  void showSizes();
  void showPaces();
  void refreshPace();
  void rebuildChat();
  void hear(const ChatLine& line);
  void send();
  void showPhrases();

  ShownGame* game_;
  Settings& settings_;
  Shape shape_;
  Parts parts_ = Parts::Roomy;
  QHBoxLayout *headRow_ = nullptr, *tabRow_ = nullptr;  ///< the row above all; in it, that of the tabs
  LogModel* log_;
  LineModel* chat_;
  LineView *logView_, *chatView_;
  QStackedWidget* stack_;
  std::array<QScrollArea*, kPages> views_{};  ///< of panels that are taken in: in a low window they do not all fit
  std::array<TabButton*, kPages> tabs_{};
  FieldAnswer* answer_;  ///< to a command that was typed
  QWidget* foot_;
  QLineEdit* message_;
  ActionButton *phrases_, *sizes_, *pace_;
  Picker* filter_;
  SinceStrip* since_;
  Page page_ = Page::Log;
  LanguageSeen language_;
};

}  // namespace tapu
