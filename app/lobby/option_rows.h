// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QWidget>
#include <array>
#include <functional>
#include <vector>

#include "app/files/board_file.h"
#include "app/kit/action_button.h"
#include "app/kit/words.h"
#include "app/session/house_rules.h"
#include "engine/state/setup.h"

class QGridLayout;
class QLayout;

namespace tapu {

/// The rule sets that can be set up in a window; the Big Game is played without one so far.
inline constexpr std::array kOfferedRules{RuleSet::Classic, RuleSet::Crazy};
/// Whether the options can be changed, or are only shown.
enum class Editing { Allowed, ReadOnly };

/// Every option of a game as a row: name, what it does, its value to change. In groups. Where an option changes the
/// board, the board changes with it.
class OptionRows : public QWidget {
  Q_OBJECT
 public:
  /// `leftOut` is the key of an option that the page shows in another place.
  explicit OptionRows(Editing editing = Editing::Allowed, QWidget* parent = nullptr, std::string_view leftOut = {});
  /// What is not as usual at this place stands out.
  void showSetup(const Setup& setup, const QStringList& seatNames, Place place);
  const Setup& setup() const { return setup_; }
  void openBoard(const QString& path);  ///< plays the board of this file
  void redraw();                        ///< another board of the same kind

 Q_SIGNALS:
  void changed();
  void problem(const QString& sentence);  ///< a board or a value that was chosen cannot be played

 protected:
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  struct Row {
    const OptionSpec* spec;
    QWidget* box;
    Words* name;
    Words* help;
    QWidget* editor;
    std::function<void()> refresh;  ///< shows the value, in the language of the moment
  };
  void build(std::string_view leftOut);
  void addRow(const OptionSpec& spec, QLayout* lines);
  QWidget* makeEditor(Row& row);
  QWidget* makeSwitch(Row& row);
  QWidget* makeChoice(Row& row);
  QWidget* makeNumber(Row& row);
  QWidget* makeCounts(Row& row);
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
  BoardFile file_;  ///< what is or was played of the kind "file", with all its harbors
  QStringList seatNames_;
  std::vector<Row> rows_;
  std::vector<std::pair<Words*, int>> headings_;
};

/// All options of a table in a window of its own; the host changes them there.
class OptionsDialog : public QDialog {
  Q_OBJECT
 public:
  OptionsDialog(const Setup& setup, const QStringList& seatNames, Editing editing, QWidget* parent = nullptr);

 Q_SIGNALS:
  void chosen(const tapu::Setup& setup);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();
  void tell(const QString& sentence);
  Editing editing_;
  OptionRows* rows_;
  ActionButton* cancel_;
  ActionButton* keep_;
};

}  // namespace tapu
