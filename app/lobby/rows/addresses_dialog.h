// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QList>
#include <set>
#include <vector>

#include "app/kit/action_button.h"
#include "app/kit/qr_label.h"
#include "app/kit/sheet.h"
#include "app/kit/words.h"
#include "app/net/reachability.h"
#include "app/session/settings/address.h"
#include "app/session/settings/address_watch.h"

class QVBoxLayout;

namespace tapu {

/// An address with its port even where that is the usual one, as people read it out to others: "192.168.1.24:4710".
QString spokenAddress(const Address& address);

/// All addresses of a hosted game, to read out, copy and test.
class AddressesDialog : public QDialog {
  Q_OBJECT
 public:
  /// Whether all addresses are tested as soon as the dialog opens, or only when the person asks for it.
  enum class Begin { Quiet, Testing };
  /// `ask`: the addresses of the moment, which may change while the dialog is open. `table`: the id of the table, for
  /// its links; empty where it is unknown. `reach` does the tests and must outlive the dialog.
  AddressesDialog(AddressWatch::Ask ask, QByteArray table, Reachability& reach, Begin begin, QWidget* parent = nullptr);

 private:
  void layHead(QVBoxLayout* lines);
  void layFoot(QVBoxLayout* lines);
  void makeRows();
  void test();
  QString linkTo(const Address& address) const { return linkOf(Invitation{address, -1, table_}); }
  /// There is an address that leads here from another computer.
  bool leadsOut() const;
  static QString wordsOf(Reachability::Answer answer);
  static QString resultOf(const std::set<Reachability::Answer>& answers);
  void retranslate();
  void refresh();
  struct Row {
    Sheet* well;
    Words* text;
    Words* answer;
    ActionButton* copy;
  };
  AddressWatch addresses_;
  QByteArray table_;
  Reachability& reach_;
  bool tested_ = false;
  Words* intro_;
  QrLabel* code_;
  Words* scan_;
  QVBoxLayout* wells_;
  std::vector<Row> rows_;
  Words* result_;
  Words* firewall_;
  ActionButton* test_;
  ActionButton* close_;
};

}  // namespace tapu
