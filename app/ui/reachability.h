// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QList>
#include <QObject>
#include <vector>

#include "app/game/address.h"
#include "app/ui/parts.h"

namespace tapu {

/// Connects to each address of a game hosted here, from here: shows that something listens there. A firewall on the way
/// it cannot see.
class Reachability : public QObject {
  Q_OBJECT
 public:
  static constexpr int kPatienceMs = 2000;
  enum class Answer { Waiting, Answers, Silent };
  using QObject::QObject;
  void test(const QList<Address>& addresses);
  Answer answer(int index) const { return answers_[static_cast<std::size_t>(index)]; }
  bool isDone() const;

 Q_SIGNALS:
  void changed();

 private:
  void tell(std::size_t index, int run, Answer answer);
  std::vector<Answer> answers_;
  int run_ = 0;
};

/// With the port even where it is the usual one, as it is read out to others: "192.168.1.24:4710".
QString spokenAddress(const Address& address);

/// All addresses of a hosted game, to read out, copy and test.
class AddressesDialog : public QDialog {
  Q_OBJECT
 public:
  enum class Begin { Quiet, Testing };
  AddressesDialog(const QList<Address>& addresses, Begin begin, QWidget* parent = nullptr);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void test();
  void retranslate();
  void refresh();
  struct Row {
    Words* text;
    Words* answer;
    ActionButton* copy;
  };
  QList<Address> addresses_;
  Reachability* reach_;
  bool tested_ = false;
  Words* intro_;
  std::vector<Row> rows_;
  Words* result_;
  Words* firewall_;
  ActionButton* test_;
  ActionButton* close_;
};

}  // namespace tapu
