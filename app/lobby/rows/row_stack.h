// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVBoxLayout>
#include <vector>

namespace tapu {

/// Rows below one another, as many as there are things to show; `Row` is a widget.
template <class Row>
class RowStack {
 public:
  /// The layout belongs to whoever it is added to.
  explicit RowStack(int spacing) : lines_(new QVBoxLayout) { lines_->setSpacing(spacing); }
  QVBoxLayout* layout() const { return lines_; }
  /// Keeps so many rows; `make` makes the one at a place that has none.
  template <class Make>
  void resize(std::size_t count, const Make& make) {
    while (rows_.size() > count) {
      rows_.back()->hide();
      rows_.back()->deleteLater();
      rows_.pop_back();
    }
    while (rows_.size() < count) {
      rows_.push_back(make(static_cast<int>(rows_.size())));
      lines_->addWidget(rows_.back());
    }
  }
  std::size_t size() const { return rows_.size(); }
  Row* operator[](int place) const { return rows_[static_cast<std::size_t>(place)]; }
  auto begin() const { return rows_.begin(); }
  auto end() const { return rows_.end(); }

 private:
  QVBoxLayout* lines_;
  std::vector<Row*> rows_;
};

}  // namespace tapu
