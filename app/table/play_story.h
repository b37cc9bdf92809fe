// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <optional>
#include <vector>

#include "app/kit/action_button.h"
#include "app/kit/chart.h"
#include "app/kit/segments.h"
#include "app/kit/sheet.h"
#include "app/kit/words.h"
#include "app/session/game_story.h"
#include "app/text/language.h"

class QGridLayout;
class QScrollArea;
class QStackedWidget;

namespace tapu {

/// How a game went, over the board when it is over: points over time, the dice against what was to be expected, where
/// the cards of each player came from and went. Its tabs are pages of one stack: another one is a page more.
class StorySheet : public Sheet {
  Q_OBJECT
 public:
  explicit StorySheet(QWidget* parent = nullptr);
  /// Who played: name and color of each seat, in the order of the seats.
  struct Player {
    QString name;
    int color = 0;
    bool operator==(const Player&) const = default;
  };
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
  void write();
  void fold();
  void close();
  void writePoints();
  void writeDice();
  void writeCards();
  void addLine(int line, const QString& name, const std::vector<int>& values);
  std::optional<GameStory> story_;
  std::vector<Player> players_;
  int target_ = 0;
  LanguageSeen language_;
  Words *title_, *missing_, *dice_;
  Segments* tabs_;
  ActionButton* close_;
  QStackedWidget* pages_;
  Chart *points_, *throws_;
  QScrollArea* scroll_;
  QWidget* table_ = nullptr;
  QGridLayout* grid_ = nullptr;
};

/// How unusual some dice were, as one sentence: "Ordinary dice: ...".
QString diceSentence(const DiceJudgment& judgment);

}  // namespace tapu
