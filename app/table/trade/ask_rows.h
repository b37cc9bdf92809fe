// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "app/table/sight/play_sight.h"

class QVBoxLayout;

namespace tapu {

class ActionButton;
class Words;

/// The cards that other players have asked for in this turn ("Asha asks for Wool"), a row for each, with a button that
/// begins an offer of it.
class AskRows : public QWidget {
  Q_OBJECT
 public:
  explicit AskRows(QWidget* parent = nullptr);
  /// Whether nobody asks for anything; as of the last `refresh`.
  bool isEmpty() const { return asked_.empty(); }
  /// Adds the request of a player.
  void add(SeatId seat, Resource kind);
  /// Shows this position; requests of earlier turns go.
  void refresh(const PlaySight& sight);

 Q_SIGNALS:
  /// The person wants to offer a card of this kind.
  void offered(tapu::Resource kind);

 private:
  struct Asked {
    SeatId seat;
    Resource kind;
    bool operator==(const Asked&) const = default;
  };
  struct Row {
    Asked asked;
    Words* words;
    ActionButton* give;
  };
  Row addRow(const Asked& asked, const PlaySight& sight);
  void showTexts(const PlaySight& sight);
  std::vector<Asked> asked_;
  std::vector<Row> rows_;  ///< as they are shown
  std::uint32_t turn_ = 0;
  QVBoxLayout* column_;
};

}  // namespace tapu
