// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCborMap>
#include <QWidget>
#include <vector>

#include "app/kit/words.h"
#include "engine/state/options.h"

class QComboBox;
class QFormLayout;

namespace tapu {

class Herald;

/// The rule options that a board may ask for, under headings of the rule sets that have them. Each has a field to
/// choose or type its value, and below it what may be typed there.
class OptionFields : public QWidget {
  Q_OBJECT
 public:
  /// Shows the values that a board asks for.
  explicit OptionFields(const QCborMap& asked, QWidget* parent = nullptr);
  /// Writes the values that the person changed into those that a board asks for; values that no option has are left
  /// out.
  void put(QCborMap& asked) const;
  /// The first field that was changed to a value that its option has not, or not beside the others; null: none.
  QWidget* firstFault() const;
  /// Says aloud what may be typed there.
  void tellFault(const QWidget* field);

 private:
  struct Row {
    const OptionSpec* spec;
    QComboBox* field;
    Words* note;     ///< null where values are only chosen
    QString before;  ///< the value as the board asks for it; empty: it does not ask
  };
  void addRow(const OptionSpec& spec, const QString& asked, QFormLayout* form);
  void judge();
  static QString valueOf(const Row& row);
  bool fits(const Row& row) const;
  std::vector<Row> rows_;
  Herald* herald_;
};

}  // namespace tapu
