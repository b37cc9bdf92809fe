// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <array>
#include <vector>

#include "app/kit/action_button.h"
#include "app/kit/badge.h"
#include "app/kit/elided_words.h"
#include "app/kit/herald.h"
#include "app/kit/picker.h"
#include "app/kit/segments.h"
#include "app/kit/words.h"
#include "app/lobby/rows/host_fields.h"
#include "app/session/replay/replay.h"

class QGridLayout;
class QScrollArea;

namespace tapu {

/// Asks who plays on from the position of a replay: where, and who sits at which seat of the record. It deletes itself
/// when it is closed; who opened it closes it once the game has started, or when that replay is shown no more.
class PlayOnDialog : public QDialog {
  Q_OBJECT
 public:
  /// Copies all it needs from the replay; `mayPlayOnFrom` must hold for it.
  PlayOnDialog(const Replay& replay, const Settings& settings, QWidget* parent = nullptr);
  /// The present choice, without a password.
  const GamePlan& plan() const { return plans_[static_cast<std::size_t>(where_->chosen())]; }
  /// Says why the game did not start, until the person changes something.
  void showProblem(const QString& sentence);

 Q_SIGNALS:
  /// The person wants to play on like this; the plan has no obstacle.
  void wanted(const tapu::GamePlan& plan);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  /// The holder of a seat: the person who plays on, somebody else at this computer, a guest, a bot of this kind.
  struct Choice {
    enum class Who : quint8 { Me, Here, Guest, Bot } who;
    QString bot = {};
  };
  /// A seat of the record.
  struct Row {
    QString name;      ///< of its player, as in the replay
    QString formerly;  ///< of its player if that was a person, as recorded; else empty
    bool mayBeMine = false;
    Badge* badge = nullptr;
    ElidedWords* words = nullptr;
    Picker* who = nullptr;
    QLineEdit* person = nullptr;
    std::vector<Choice> choices = {};
  };
  void makePlans(const Replay& replay, const Settings& settings);
  void addRow(const Replay& replay, SeatId seat, QGridLayout* grid);
  QWidget* makeBody(const Replay& replay);
  GamePlan& draft() { return plans_[static_cast<std::size_t>(where_->chosen())]; }
  bool isHosted() const { return where_->chosen() == 1; }
  QString wordsOf(const Choice& choice) const;
  void pick(int row, int choice);
  void sitAt(int row);
  void start();
  void refresh();
  void refreshRow(int row);
  QString told() const;
  void retranslate();
  void fit();

  std::array<GamePlan, 2> plans_;  ///< on this computer, and on the network
  int me_ = 0;                     ///< the seat of the person who plays on
  std::vector<Row> rows_;
  QString problem_;
  Words *title_, *whereName_, *told_;
  Segments* where_;
  QScrollArea* scroll_;
  HostFields* host_;
  ActionButton *cancel_, *start_;
  Herald* herald_;
};

}  // namespace tapu
