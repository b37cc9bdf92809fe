// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <array>
#include <vector>

#include "app/kit/action_button.h"
#include "app/kit/chart.h"
#include "app/kit/picker.h"
#include "app/kit/sea_page.h"
#include "app/kit/sheet.h"
#include "app/kit/words.h"
#include "app/review/career_sums.h"
#include "app/review/past_games.h"

class QTableView;
class QVBoxLayout;

namespace tapu {

/// One number with its meaning and a note under it.
class CareerTile : public Sheet {
  Q_OBJECT
 public:
  explicit CareerTile(QWidget* parent = nullptr);
  void say(const QString& number, const QString& what, const QString& note);

 private:
  Words *number_, *what_, *note_;
};

/// A person's games so far: numbers, the past games to be replayed, and from `kEnough` games on the results by board,
/// players and opponents, the sources of points, the dice, and habits.
class CareerPage : public SeaPage {
  Q_OBJECT
 public:
  static constexpr int kEnough = 5;  ///< games: fewer say nothing about boards, dice and habits
  /// `folder`: that of the records.
  explicit CareerPage(const QString& folder, QWidget* parent = nullptr);
  /// Looks at the records as they lie there now, for the player of this name.
  void look(const QString& me);
  const Career& career() const { return career_; }
  /// Gives the keyboard to the table of games, or, without one, to the button that leaves.
  void focusFirst() override;
  /// Writes all games as a table; a sentence if that fails.
  QString exportTo(const QString& path) const;
  /// Begins the statistics anew: the records are set aside.
  void reset();

 Q_SIGNALS:
  /// The person wants to leave the page.
  void canceled();
  /// The person wants to look at the final table of a Big Game that is known here in part: the path of its result.
  void resultWanted(const QString& path);
  /// The person wants to look at a game: the path of its record.
  void replayWanted(const QString& path);

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  QWidget* makeHead();
  QWidget* makeTiles();
  QWidget* makeGames();
  void connectAll();
  void retranslate();
  void refresh();
  void showTiles(const CareerSum& sum);
  void showNotes();
  void askFile();
  void askReset();
  void showLeftOut();
  void openRow(int row);
  Career career_;
  QString me_;
  CareerFilter filter_;
  std::vector<const CareerGame*> shown_;  ///< that fit the filter, the earliest first
  QString told_;                          ///< the result of an export or a reset
  Words *title_, *note_;
  Picker *rules_, *players_, *bots_, *hints_;
  ActionButton *export_, *reset_, *back_;
  ActionButton* leftOut_;  ///< which files are not counted
  std::array<CareerTile*, 5> tiles_{};
  Words *lastTitle_ = nullptr, *lastNote_ = nullptr, *gamesTitle_ = nullptr, *footNote_ = nullptr;
  PastGames model_;
  QTableView* table_ = nullptr;
  Chart* last_ = nullptr;
  CareerSums* sums_;
};

}  // namespace tapu
