// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>
#include <QWidget>
#include <array>
#include <optional>

#include "app/board/chain_view.h"
#include "app/kit/action_button.h"
#include "app/kit/badge.h"
#include "app/kit/chart.h"
#include "app/kit/chip_button.h"
#include "app/kit/elided_words.h"
#include "app/kit/page.h"
#include "app/kit/words.h"
#include "app/organizer/saved_line.h"
#include "app/session/event/event_results.h"
#include "app/session/replay/replay.h"

class QBoxLayout;
class QScrollArea;
class QTableView;

namespace tapu {

/// The ranking as a table.
class RankingModel : public QAbstractTableModel {
  Q_OBJECT
 public:
  enum Column { Rank, Player, Board, Settlements, Cities, Road, Army, Cards, Bonus, Hand, Total, kColumns };
  using QAbstractTableModel::QAbstractTableModel;
  void setRows(std::vector<EventResults::Row> rows);
  /// Marks the row of this seat in this color; of no seat: none is marked.
  void setOwn(SeatId seat, const QColor& color);
  const EventResults::Row& row(int index) const { return rows_[static_cast<std::size_t>(index)]; }
  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  std::vector<EventResults::Row> rows_;
  SeatId own_;
  QColor ownColor_;
};

/// Leaves only the rows of one group, of some boards, or of a name.
class RankingFilter : public QSortFilterProxyModel {
  Q_OBJECT
 public:
  using QSortFilterProxyModel::QSortFilterProxyModel;
  void setGroup(Territory group);
  void setText(const QString& text);
  /// Shows only seats of this board and its neighbors; -1: of all.
  void setBoard(int board, int boards);

 protected:
  bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

 private:
  Territory group_ = Territory::None;
  QString text_;
  int board_ = -1, boards_ = 0;
};

/// The end or the state of a Big Game, and its exports: for its leader and for its players.
class EventResultsPage : public Page {
  Q_OBJECT
 public:
  explicit EventResultsPage(QWidget* parent = nullptr);
  /// Shows the event in the store of a server; if it cannot be read, the head gives the reason.
  void showStore(const QString& store);
  /// Shows this event. `own`: the seat of the reader, whose row is marked; nobody's for the organizer.
  void showPlayed(const PlayedEvent& event, SeatId own = {});
  /// Shows a guest's facts of an event at its end: the ranking with the row of the reader. There are no boards, no
  /// rounds and no replay then.
  void showTold(const ToldEvent& told);
  /// The game for a look at it move by move; null while it goes on, since hidden cards lie in it, and for told results.
  std::unique_ptr<Replay> replay() const;
  /// The name of the event.
  const QString& eventName() const { return results_.event; }
  QString headline() const { return title_->text(); }
  QString note() const { return note_->text(); }
  /// The line under the ranking about equal points; empty if there are none.
  QString tieRule() const { return tieRule_->text(); }
  QTableView* ranking() const { return table_; }
  void focusFirst() override;

  /// The exports; printing writes a PDF.
  enum class Export : quint8 { Seats, Rounds, Page, Record, Print };
  /// The possible exports of the present contents, in their order.
  QList<Export> exports() const;
  /// Writes one of the files; a sentence if that fails.
  QString write(Export what, const QString& path) const;

 Q_SIGNALS:
  /// The person wants to go back to where they came from.
  void left();
  /// The person wants to look at the game move by move; see `replay`.
  void replayAsked();

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  bool eventFilter(QObject* object, QEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  QWidget* makeHead();
  QWidget* makeRanking();
  QWidget* makeRight();
  QWidget* makeGroups(QWidget* parent);
  void openExports();
  bool isThere() const { return event_ || told_; }
  void readRanking();
  void retranslate();
  void refresh();
  void refreshFirsts();
  void refreshChart();
  void refreshOwn();
  void bringOwn();
  QString ownPlace() const;
  void widenNames();
  void fold();
  RecordHeader recordHeader() const;
  void ask(Export what);
  void print();
  void save(Export what, const QString& path);

  std::optional<PlayedEvent> event_;
  std::optional<ToldEvent> told_;  ///< in place of it: all that is known is the ranking
  EventResults results_;
  QString problem_;
  RankingModel model_;
  RankingFilter filter_;
  QBoxLayout* columns_ = nullptr;
  QScrollArea* scroll_ = nullptr;
  QWidget* firsts_ = nullptr;                      ///< a badge and an emblem for each winner of the first place
  QWidget *boards_ = nullptr, *rounds_ = nullptr;  ///< the sheets of the chain and of the chart
  ElidedWords *title_ = nullptr, *note_ = nullptr;
  ActionButton *replay_ = nullptr, *export_ = nullptr;
  SeatId own_;
  Words *chartTitle_ = nullptr, *tieRule_ = nullptr;
  SavedLine* saved_ = nullptr;
  std::array<Words*, 2> averages_{};  ///< of Sun and of Moon
  std::array<ChipButton*, 3> groups_{};
  QTableView* table_ = nullptr;
  ChainView* chain_ = nullptr;
  Chart* chart_ = nullptr;
};

}  // namespace tapu
