// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTcpSocket>
#include <memory>
#include <vector>

#include "app/net/clock.h"

namespace tapu {

/// Connects from here to each address of a game hosted here, which shows whether something listens there. A firewall
/// between here and other computers stays unnoticed.
class Reachability : public QObject {
  Q_OBJECT
 public:
  static constexpr int kPatienceMs = 2000;
  enum class Answer { Waiting, Answers, Silent };
  struct Place {
    QString host;
    quint16 port = 0;
  };

  explicit Reachability(std::shared_ptr<Clock> clock, QObject* parent = nullptr);
  /// Asks all of them; what was asked before is forgotten.
  void test(const std::vector<Place>& places);
  /// What the index-th of these places answered.
  Answer answer(int index) const { return asked_[static_cast<std::size_t>(index)]->answer; }
  /// No answer is waited for any more.
  bool isDone() const;

 Q_SIGNALS:
  /// An `answer` has changed.
  void changed();

 private:
  struct Asked {
    QTcpSocket socket;
    Answer answer = Answer::Waiting;
  };
  void tell(Asked& asked, Answer answer);
  std::vector<std::unique_ptr<Asked>> asked_;
  Alarm patience_;
};

}  // namespace tapu
