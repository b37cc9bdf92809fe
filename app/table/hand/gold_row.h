// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <optional>

#include "engine/board/resource.h"

namespace tapu {

/// One kind of card that may be chosen from the bank: its picture, what bank and hand have of it, how many are chosen,
/// and its key. A click takes one, with Shift or the right button it gives one back.
class GoldRow : public QAbstractButton {
  Q_OBJECT
 public:
  explicit GoldRow(Resource kind, QWidget* parent = nullptr);
  Resource kind() const { return kind_; }
  /// The numbers of a row. `bank`: nothing where it never ends.
  struct Facts {
    std::optional<int> bank = {};
    int mine = 0, chosen = 0;
    bool mayTake = false;  ///< whether the bank can give one more
    bool operator==(const Facts&) const = default;
  };
  void show(const Facts& facts);
  const Facts& facts() const { return facts_; }
  /// The line below the name: “bank 14 · mine 0”.
  QString note() const;
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 Q_SIGNALS:
  /// The person asks for one more (1) or one less (-1).
  void stepped(tapu::Resource kind, int by);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;  // Space takes, with Shift it gives back
  bool event(QEvent* event) override;

 private:
  void describe();
  Resource kind_;
  Facts facts_;
};

}  // namespace tapu
