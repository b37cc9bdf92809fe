// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "app/kit/qr_label.h"
#include "app/kit/sheet.h"
#include "app/kit/words.h"
#include "app/lobby/rows/addresses_dialog.h"
#include "app/session/settings/address.h"
#include "app/session/settings/address_watch.h"

namespace tapu {

/// Where others reach the game that is hosted here: its address, all of them, a test of them, and a code to scan.
/// Nothing is shown of a game that is hosted elsewhere.
class AddressPanel : public QWidget {
  Q_OBJECT
 public:
  using Ask = std::function<QList<Address>(quint16)>;
  /// `reach` tests the addresses; it must outlive the panel.
  explicit AddressPanel(Reachability& reach, QWidget* parent = nullptr);
  /// Sets how to find the addresses of a game that is hosted here on a port; `ownAddresses` before.
  void setAddressesBy(Ask ask) { ask_ = std::move(ask); }
  /// Shows those of the game that is hosted here on this port; 0: there is none.
  void setPort(quint16 port);
  /// The id of its table, which goes into links.
  void setTable(const QByteArray& id);
  /// The code to scan, which lies beside the panel.
  QrLabel* code() const { return code_; }

 protected:
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;

 private:
  void refresh();
  void openAll(AddressesDialog::Begin begin);

  Reachability& reach_;
  Ask ask_ = ownAddresses;
  AddressWatch addresses_{{}};
  quint16 port_ = 0;
  QByteArray table_;
  Sheet* well_;
  Words* address_;
  QrLabel* code_;
};

}  // namespace tapu
