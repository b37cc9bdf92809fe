// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QMap>
#include <QWidget>
#include <array>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "app/files/board_file.h"
#include "app/kit/action_button.h"
#include "app/kit/words.h"
#include "app/session/plan/house_rules.h"
#include "engine/state/setup.h"

class QGridLayout;
class QLayout;

namespace tapu {

/// The rule sets that can be set up in a window.
inline constexpr std::array kOfferedRules{RuleSet::Classic, RuleSet::Crazy, RuleSet::BigGame};
/// Whether the options can be changed, or are only shown.
enum class Editing { Allowed, ReadOnly };

/// The options of a game, in groups, a row for each: its name, its effect, and its value to change. An option that is
/// about the board draws another board at once.
class OptionRows : public QWidget {
  Q_OBJECT
 public:
  /// `leftOut` is the key of an option that the page shows in another place; empty = none. `rules`: there is a row for
  /// each option that one of these has.
  explicit OptionRows(Editing editing = Editing::Allowed, QWidget* parent = nullptr, std::string_view leftOut = {},
                      std::span<const RuleSet> rules = kOfferedRules);
  /// Shows the options of this game. `seatNames`: who sits where, for the choice who starts; a seat whose name is empty
  /// or missing is shown by its number. `place`: where the game will be played; values unusual there are marked.
  void showSetup(const Setup& setup, const QStringList& seatNames, Place place);
  /// Sets the options that cannot be chosen here: their keys, each with a sentence why. Their rows stay, with that
  /// sentence.
  void setGiven(QMap<QString, QString> reasons);
  /// Lets an option that is a number be no more than `most`.
  void setMost(std::string_view key, int most);
  /// Sets the name of a board from elsewhere; empty: as its file calls it.
  void setBoardName(const QString& name);
  /// The game with the options and the board as they are chosen now.
  const Setup& setup() const { return setup_; }
  /// Takes the board of this file. `changed` follows, or `problem` if there is no board in it.
  void openBoard(const QString& path);
  /// Draws another board of the same kind; `changed` follows.
  void redraw();

 Q_SIGNALS:
  /// `setup` has other options or another board.
  void changed();
  /// A chosen value or board cannot be taken: why, as a sentence. All stays as it was.
  void problem(const QString& sentence);

 private:
  struct Row {
    const OptionSpec* spec;
    QWidget* box;
    Words* name;
    Words* help;
    QWidget* editor;
    std::function<void()> refresh;  ///< shows the value, in the language of the moment
  };
  void build(std::string_view leftOut, std::span<const RuleSet> rules);
  void addRow(const OptionSpec& spec, QLayout* lines);
  QWidget* makeEditor(Row& row);
  QWidget* makeSwitch(Row& row);
  QWidget* makeChoice(Row& row);
  QWidget* makeNumber(Row& row);
  QWidget* makeCounts(Row& row);
  QWidget* makeWord(Row& row);
  QWidget* makeFirst(Row& row);
  QWidget* makeBoard(Row& row);
  QWidget* makeReading(Row& row);
  void write(const OptionSpec& spec, int index, int value);
  void chooseBoard(int index);
  void refresh();
  Options& options() { return setup_.options; }

  Editing editing_;
  Place place_ = Place::ThisComputer;
  Setup setup_;
  std::optional<MapKind> islandGivenUp_;  ///< chosen, and without room for so many seats
  BoardFile file_;                        ///< the latest board of the kind "file", with all its harbors
  QString boardName_;
  QStringList seatNames_;
  QMap<QString, QString> given_;  ///< why an option cannot be changed, by its key
  std::vector<Row> rows_;
  std::vector<std::pair<Words*, int>> headings_;
};

/// All options of a game in a window of its own. With `Editing::Allowed` they can be changed, and are taken over all at
/// once; else they are only shown.
class OptionsDialog : public QDialog {
  Q_OBJECT
 public:
  OptionsDialog(const Setup& setup, const QStringList& seatNames, Editing editing, QWidget* parent = nullptr);

 Q_SIGNALS:
  /// The person confirmed these options; the window closes.
  void chosen(const tapu::Setup& setup);

 private:
  void retranslate();
  void tell(const QString& sentence);
  Editing editing_;
  OptionRows* rows_;
  ActionButton* cancel_;
  ActionButton* keep_;
};

}  // namespace tapu
