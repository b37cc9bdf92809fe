// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>
#include <array>
#include <optional>
#include <vector>

#include "app/kit/chart.h"
#include "app/kit/sea_page.h"
#include "app/kit/segments.h"
#include "app/kit/sheet.h"
#include "app/kit/words.h"
#include "app/session/replay/game_story.h"
#include "app/table/end/points_table.h"
#include "app/table/end/story_head.h"
#include "app/table/end/story_table.h"
#include "app/text/language.h"

class QStackedWidget;
class QVBoxLayout;

namespace tapu {

/// The results of a game on one board, over the table when it is over: everybody's points and the winning event;
/// points, cards and luck over time; the dice beside the expected counts and the promise of each player's places;
/// sources and uses of the cards, waits, honors that amuse. Two columns; in narrow windows one, the chart first.
class StoryPage : public SeaPage {
  Q_OBJECT
 public:
  explicit StoryPage(QWidget* parent = nullptr);
  using Player = StoryPlayer;
  /// Tells this game. Nothing: its first moves are not known here, which the page says.
  void tell(const std::optional<GameStory>& story, const std::vector<Player>& players, int target);
  /// The end of the game: the winner as a sentence, facts in words, the event that won it.
  struct End {
    QString title;
    QStringList facts;
    QString lastMove;
    int winner = Chart::kNoPlayer;  ///< their color; nobody has won: `kNoPlayer`
  };
  /// Shows the end of this position, with the points of all.
  void showEnd(const End& end, const PlaySight& sight);
  StoryHead* head() const { return head_; }
  /// Shows the page, with the keyboard on the tabs of its chart.
  void open();

 Q_SIGNALS:
  /// The person is done with it: it is hidden.
  void closed();

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;
  bool focusNextPrevChild(bool next) override;
  bool eventFilter(QObject* object, QEvent* event) override;

 private:
  /// The subjects of the chart over time, of the sheet of chances, and of the table of cards, in the order of their
  /// tabs.
  enum class Curve : quint8 { Points, Cards, Production, Luck };
  enum class Counted : quint8 { Flow, ByResource, Waits, BetweenPlayers, Honors };
  /// A sheet with a title, tabs beside it, and the widgets below from which they choose.
  struct Part {
    Sheet* sheet;
    Words* title;
    Segments* tabs;  ///< null: there are none
    QVBoxLayout* lines;
    QString name = {}, brief = {};  ///< of the title; brief: where the tabs leave little room, empty: none then
  };
  Part makePart(Segments* tabs);
  QWidget* makeBody();
  template <class Value>
  std::vector<std::optional<int>> ofAll(Value value) const;
  void write();
  void writeHead();
  void writeTabs();
  int leastLeft() const;
  int widthOfTwo() const;
  void fold();
  void fitTitles();
  void close();
  void writeCurves();
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
  End end_;
  LanguageSeen language_;
  StoryHead* head_;
  QScrollArea* scroll_;
  std::array<QVBoxLayout*, 2> columns_{};
  Part points_, curves_, chance_, count_;
  PointsTable* table_;
  Words *missing_, *lastMove_, *dice_;
  QStackedWidget *chancePages_, *countPages_;
  Chart *line_, *throws_, *luck_;
  StoryTable *blocked_, *cards_;
  QScrollArea* honors_;
  enum class Columns : quint8 { Unknown, One, Two } shape_ = Columns::Unknown;
};

}  // namespace tapu
