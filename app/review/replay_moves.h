// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <optional>
#include <vector>

#include "app/review/shown_cards.h"
#include "app/session/replay/replay_analysis.h"

namespace tapu {

/// The rows of a replay, painted by LogDelegate: the events, with a heading for each turn or round; or a row for each
/// turn; or a row for each mark of the reader; or a row for each moment of an analysis. Each row leads to a step.
class ReplayMoves : public QAbstractListModel {
  Q_OBJECT
 public:
  enum class Rows : quint8 { Moves, Turns, Marks, Analysis };
  explicit ReplayMoves(QObject* parent = nullptr);
  /// Shows this replay, which must outlive the model or be replaced; null: nothing. `seats`: whose deeds have rows;
  /// empty: everybody's.
  void show(const Replay* replay, Rows rows, const ShownCards& cards, const std::vector<SeatId>& seats = {});
  /// The reader's own marks, as steps in rising order.
  void setMarks(std::vector<int> steps);
  const std::vector<int>& marks() const { return marks_; }
  /// Marks a step, or takes its mark away.
  void toggleMark(int step);
  /// The next marked step; after the last one comes the first. Without marks the step itself.
  int markAfter(int step) const;
  /// Sets the results for the game, which must outlive the model or be replaced; null: none.
  void setAnalysis(const tapu::Analysis* analysis);
  /// Writes all rows anew, in the language of the moment.
  void rewrite();
  /// The next step that does something for the seats whose deeds have rows, or begins a round; at last the end.
  int stepAfter(int step) const;
  /// The step that a row is about; 0 for a row that is not there.
  int stepOf(int row) const;
  /// The last row at or before a step; -1: there is none.
  int rowAt(int step) const;
  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  /// The moment of the analysis at a row, with no more than the shown cards tell; null: the row is about something
  /// else.
  const tapu::Analysis::Moment* momentAt(int row) const;

 private:
  struct Row {
    int step = 0;
    int turn = -1;  ///< index of the turn that a heading or a row is about; -1: a deed
    Event event{};
    int moment = -1;  ///< index of the told moment of a row
  };
  void addMoves();
  void addMoments();
  QVariant momentData(const Row& row, int role) const;
  bool isShown(const Event& event) const;
  Event shown(const Event& event) const;
  QString words(const Row& row) const;
  QString turnWords(const Row& row) const;
  const Replay* replay_ = nullptr;
  Rows kind_ = Rows::Moves;
  ShownCards cards_;
  std::vector<SeatId> seats_;
  std::vector<int> marks_;
  const tapu::Analysis* analysis_ = nullptr;
  std::vector<tapu::Analysis::Moment> told_;  ///< of it, with no more than the cards tell
  std::vector<Row> rows_;
};

/// The deed of the move that leads to a step, in one sentence; empty at step 0.
QString lastDeed(const Replay& replay, int step, const ShownCards& cards);

}  // namespace tapu
