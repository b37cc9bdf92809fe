// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessibleWidget>

class QAbstractButton;

namespace tapu {

/// A button of another role than Qt would give it: of Qt's own roles alone Qt tells that they are pressed and checked.
class SpokenButton : public QAccessibleWidget {
 public:
  SpokenButton(QAbstractButton* button, QAccessible::Role role);
  QAccessible::State state() const override;
  QString text(QAccessible::Text what) const override;
  QStringList actionNames() const override;
  void doAction(const QString& name) override;

 protected:
  QAbstractButton* button() const;
};

}  // namespace tapu
