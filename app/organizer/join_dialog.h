// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "app/kit/action_button.h"
#include "app/kit/qr_label.h"
#include "app/kit/words.h"
#include "app/session/settings/address.h"

namespace tapu {

/// The way to the table of an event, large enough to be read and photographed by those who stand around the desk: the
/// address in words and as a QR code. It deletes itself when it is closed.
class JoinDialog : public QDialog {
  Q_OBJECT
 public:
  explicit JoinDialog(const Address& address, QWidget* parent = nullptr);
  /// Shows another address of the table.
  void setAddress(const Address& address);
  /// The link in the QR code: "tapu://host:port".
  const QString& link() const { return link_; }

 private:
  void retranslate();
  QString link_;
  QrLabel* picture_;
  Words *how_, *address_;
  ActionButton* close_;
};

}  // namespace tapu
