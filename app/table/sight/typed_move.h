// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

#include "app/kit/sheet.h"
#include "app/kit/words.h"
#include "app/table/sight/play_sight.h"
#include "app/text/language.h"

class QLineEdit;

namespace tapu {

/// The meaning of a typed move: legal actions at one place (a robber may rob one of several), or a sentence why there
/// are none.
struct TypedMove {
  std::vector<Action> actions;
  QString problem;
};

/// Reads a move that was typed: a letter and a place in its short form (`shortName`), "s 4NE" = settlement, c = city,
/// r = road, h = ship, m = a ship that moves ("m 4NE 5W"), b = robber; or an action as records write it
/// (engine/play/notation), "bank ore*4 wool", "endTurn". Where only one of several places fits, that one is meant.
TypedMove readMove(const PlaySight& sight, const QString& text);

/// The field for typed moves, a sheet over the board. Enter reads what was typed; Esc closes it.
class TypedMoveSheet : public Sheet {
  Q_OBJECT
 public:
  explicit TypedMoveSheet(QWidget* parent);
  /// Opens it, empty, with the keyboard.
  void open();
  /// Shows why the typed text is no move.
  void complain(const QString& problem);
  QLineEdit* field() const { return field_; }

 Q_SIGNALS:
  /// Enter was pressed.
  void typed(const QString& text);
  /// It was closed.
  void closed();

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();
  void fit();
  LanguageSeen language_;
  Words* title_;
  QLineEdit* field_;
  Words* help_;
};

}  // namespace tapu
