// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QListView>
#include <QStyledItemDelegate>
#include <array>
#include <utility>
#include <vector>

#include "app/kit/lamp.h"
#include "app/kit/quiet_view.h"
#include "app/kit/words.h"
#include "app/session/event/event_seats.h"

namespace tapu {

/// An organizer's acts on a seat.
enum class SeatAct : quint8 {
  NewCode,   ///< gives the seat another code, and shows it
  MakeCode,  ///< gives a seat without code one, and shows it
  Ask,       ///< asks the player “Are you there?”
  Reserve,   ///< keeps the seat for somebody
  GiveBack,  ///< keeps it for nobody any more
  Remove,    ///< the player leaves; a bot takes the seat
};
/// The possible acts on it, the likeliest first.
std::vector<SeatAct> actsFor(const SeatLine& line);
/// The act in words, as on a button; with an ellipsis where it asks first.
QString wordsFor(SeatAct act);
Lamp lampFor(SeatLamp lamp);

/// The seats of an event as rows of a list; some may be left out.
class SeatModel : public QAbstractListModel {
  Q_OBJECT
 public:
  /// The seats that are shown.
  enum class Filter : quint8 { All, Lost, Bots, Idle };
  using QAbstractListModel::QAbstractListModel;
  void setLines(std::vector<SeatLine> lines);
  void setFilter(Filter filter);
  /// Shows only seats whose player's name or board number has this text in it.
  void setSearch(const QString& text);
  const SeatLine& line(int row) const { return all_[static_cast<std::size_t>(shown_[static_cast<std::size_t>(row)])]; }
  /// Whether anything may be done with a seat at all: not in a game that is over.
  enum class Use : quint8 { Open, Over };
  void setUse(Use use);
  Use use() const { return use_; }
  /// The row of a seat; -1 if it is not shown.
  int rowOf(SeatId seat) const;
  int rowCount(const QModelIndex& parent = {}) const override;
  /// The whole row as one sentence, for screen readers.
  QVariant data(const QModelIndex& index, int role) const override;

 private:
  void pick();
  bool fits(const SeatLine& line) const;
  std::vector<SeatLine> all_;
  std::vector<int> shown_;
  Filter filter_ = Filter::All;
  QString search_;
  Use use_ = Use::Open;
};

/// Draws such a row: lamp, board and group, player, points, connection, and possible acts.
class SeatRows : public QStyledItemDelegate {
  Q_OBJECT
 public:
  explicit SeatRows(const SeatModel& model, QObject* parent) : QStyledItemDelegate(parent), model_(model) {}
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  /// Where the first act stands in a row; empty if none is offered there.
  QRect actBox(const QRect& row, const SeatLine& line) const;
  /// Where the name of a seat lies in its row, and how it is connected.
  std::pair<QRect, QRect> wordBoxes(const QRect& row, const SeatLine& line) const;

 private:
  const SeatModel& model_;
};

/// The list, with heads over its columns. Enter or a click on the act does it, the menu key or a right click shows all.
class SeatListView : public QuietView<QListView> {
  Q_OBJECT
 public:
  explicit SeatListView(QWidget* parent = nullptr);
  SeatModel& seats() { return model_; }
  /// Puts these lines into the list; the chosen seat stays chosen.
  void show(std::vector<SeatLine> lines);
  /// Chooses a seat and scrolls to it.
  void choose(SeatId seat);
  QSize sizeHint() const override { return {560, 300}; }

 Q_SIGNALS:
  /// The organizer wants this done with a seat.
  void wanted(tapu::SeatAct act, tapu::SeatId seat);
  /// Another seat was chosen.
  void chosen(tapu::SeatId seat);

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void openMenu(QPoint at);
  void placeHeads();
  SeatModel model_;
  SeatRows* rows_;
  std::array<Words*, 4> heads_{};
};

}  // namespace tapu
