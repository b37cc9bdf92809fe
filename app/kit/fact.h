// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/kit/words.h"

namespace tapu {

/// An icon, a bold line and a note under it; an empty note takes no room.
class Fact : public QWidget {
  Q_OBJECT
 public:
  explicit Fact(const QString& iconName, QWidget* parent = nullptr);
  /// Sets both lines.
  void say(const QString& title, const QString& note);

 private:
  Words* title_;
  Words* note_;
};

}  // namespace tapu
