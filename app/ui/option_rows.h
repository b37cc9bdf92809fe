// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QWidget>
#include <functional>
#include <vector>

#include "app/ui/parts.h"
#include "engine/game/setup.h"

class QGridLayout;

namespace tapu {

/// Options a page shows: those of the Classic rules that do something in this version.
bool isShown(const OptionSpec& spec);
/// What a game has where nobody changes anything; a turn on the network has a clock (11B).
enum class Place { ThisComputer, Network };
Options standardOptions(Place place);
/// "Time for a turn: 90 seconds" for each option that differs from the standard.
QStringList changedOptions(const Options& options, const Options& standard);
int shownOptionCount();

enum class Editing { Allowed, ReadOnly };

/// Every option of the table as a row: name, what it does, its value to change. In groups.
class OptionRows : public QWidget {
  Q_OBJECT
 public:
  explicit OptionRows(Editing editing = Editing::Allowed, QWidget* parent = nullptr);
  /// The options and, if the host chooses who starts, the seat that does.
  void showOptions(const Options& options, SeatId first, const QStringList& seatNames);
  const Options& options() const { return options_; }
  SeatId first() const { return first_; }

 Q_SIGNALS:
  void changed();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  struct Row {
    const OptionSpec* spec;
    Words* name;
    Words* help;
    QWidget* editor;
    std::function<void()> refresh;  ///< shows the value, in the language of the moment
  };
  void build();
  void addRow(const OptionSpec& spec, QLayout* lines);
  QWidget* makeEditor(Row& row);
  QWidget* makeSwitch(Row& row);
  QWidget* makeChoice(Row& row);
  QWidget* makeNumber(Row& row);
  QWidget* makeCounts(Row& row);
  QWidget* makeFirst(Row& row);
  QWidget* makeReading(Row& row);
  void write(const OptionSpec& spec, int index, int value);
  void refresh();

  Editing editing_;
  Options options_;
  SeatId first_;
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
  void chosen(const tapu::Options& options, tapu::SeatId first);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();
  Editing editing_;
  OptionRows* rows_;
  ActionButton* cancel_;
  ActionButton* keep_;
};

}  // namespace tapu
