// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>
#include <optional>
#include <vector>

#include "app/kit/action_button.h"
#include "app/kit/chart.h"
#include "app/kit/segments.h"
#include "app/kit/sheet.h"
#include "app/kit/words.h"
#include "app/session/game_story.h"
#include "app/table/story_table.h"
#include "app/text/language.h"

class QStackedWidget;
class QVBoxLayout;

namespace tapu {

/// How a game went, over the board when it is over: points, cards and luck over time, the dice against what was to be
/// expected, what each player's places promised and brought, where the cards came from and went, honors that amuse. Its
/// tabs are pages of one stack: another one is a page more.
class StorySheet : public Sheet {
  Q_OBJECT
 public:
  explicit StorySheet(QWidget* parent = nullptr);
  using Player = StoryPlayer;
  /// Tells this game. Nothing: its first moves are not known here, which the sheet says.
  void tell(const std::optional<GameStory>& story, const std::vector<Player>& players, int target);
  /// Shows the sheet, with the keyboard on its tabs.
  void open();

 Q_SIGNALS:
  /// The person is done with it: it is hidden.
  void closed();

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  /// What the chart over time shows, and what the table of cards counts: the order of their tabs.
  enum class Course : quint8 { Points, Cards, Production, Luck };
  enum class Counted : quint8 { Flow, ByResource, Waits, BetweenPlayers };
  template <class Value>
  std::vector<std::optional<int>> ofAll(Value value) const;
  QWidget* under(QWidget* head, QWidget* body) const;
  void write();
  void writeTabs();
  void fold();
  void close();
  void writeCourse();
  std::vector<Chart::Mark> awardMarks() const;
  void writeDice();
  void writeLuck();
  void writeCards();
  void writeFlow();
  void writeResources();
  void writeWaits();
  void writeBetween();
  void writeHonors();
  std::optional<GameStory> story_;
  std::vector<Player> players_;
  int target_ = 0;
  LanguageSeen language_;
  Words *title_, *missing_, *dice_;
  Segments *tabs_, *courses_, *counted_;
  ActionButton* close_;
  QStackedWidget* pages_;
  Chart *course_, *throws_, *luck_;
  StoryTable *blocked_, *cards_;
  QScrollArea* honors_;
};

}  // namespace tapu
