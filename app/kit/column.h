// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMargins>

#include "app/kit/sheet.h"

class QScrollArea;
class QVBoxLayout;
class QWidget;

namespace tapu {

/// A sheet whose content scrolls when the window is low: a QScrollArea on paper.
class Column : public Sheet {
  Q_OBJECT
 public:
  /// Margins to set on a body that holds texts and fields; other content brings its own.
  static constexpr QMargins kTextMargins{20, 16, 20, 16};
  explicit Column(QWidget* parent = nullptr);
  /// The layout for the content that scrolls.
  QVBoxLayout* body() const { return body_; }
  /// The layout below the body, for parts that do not scroll.
  QVBoxLayout* foot() const { return foot_; }
  /// The scroll area of the body.
  QScrollArea* scroll() const { return scroll_; }
  /// The width below which the body would be cut off.
  int leastWidth() const;

 private:
  QScrollArea* scroll_;
  QVBoxLayout* body_;
  QVBoxLayout* foot_;
};

}  // namespace tapu
