// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/session/settings/settings.h"

namespace tapu {

/// The addresses that were called before, to be called again by a click. Nothing is shown while there are none.
class UsedAddresses : public QWidget {
  Q_OBJECT
 public:
  /// `settings` keep them; they must outlive this.
  explicit UsedAddresses(const Settings& settings, QWidget* parent = nullptr);

 Q_SIGNALS:
  /// The person wants this one.
  void picked(const QString& address);

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  const Settings& settings_;
  QWidget *title_, *chips_;
};

}  // namespace tapu
