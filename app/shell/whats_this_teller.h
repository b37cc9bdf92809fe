// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace tapu {

/// Answers "What's this?" for every part of every window: with its name, its tool tip, and that F1 opens the rule about
/// it. No part has to know of it.
class WhatsThisTeller : public QObject {
  Q_OBJECT
 public:
  /// Watches the whole program as long as it lives.
  explicit WhatsThisTeller(QObject* parent = nullptr);
  /// Makes the pointer ask: the next click tells about the part that it hits instead of pressing it.
  static void begin();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
};

/// The text about this part, or about the nearest one around it that has one; may be empty.
QString whatIs(const QWidget* part);

}  // namespace tapu
