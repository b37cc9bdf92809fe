// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <memory>
#include <vector>

#include "app/client/client.h"
#include "app/net/clock.h"
#include "app/session/game/game_controller.h"
#include "app/session/lesson/running_lesson.h"

namespace tapu {

class HostedServer;

/// The table at which a lesson is played: a server as for every other game, the learner's client, and one client for
/// each other seat, which makes the moves of the lesson. The lesson has their results too, so that the game goes the
/// same way each time. When a step begins the learner may do its task, and nothing else.
///
///   auto lesson = LessonTable::begin(script, 0, me, clock);
///   connect(lesson.table, &LessonTable::shown, ...);   // then `lesson.game` stands where the step begins
class LessonTable : public RunningLesson {
  Q_OBJECT
 public:
  struct Begun {
    std::unique_ptr<GameController> game;  ///< keeps the table as long as it needs it
    LessonTable* table = nullptr;
  };
  /// Begins at a step, 0 and up: all moves before it are made at once. `me`: who learns. `script` must outlive it.
  static Begun begin(const LessonScript& script, int step, const Client::Identity& me, std::shared_ptr<Clock> clock);
  ~LessonTable() override;

  const LessonScript& script() const override { return script_; }
  int step() const override { return step_; }
  bool isShown() const override { return isShown_; }
  void goOn() override;
  void showMe() override;
  /// The learner's actions that are due; none: they only look, or the moves of others go on.
  std::vector<Action> asked() const;

  /// Milliseconds before each move of others that the learner sees; 0: at once.
  void setPace(int ms) { paceMs_ = ms; }

 private:
  LessonTable(const LessonScript& script, int step, const Client::Identity& me, std::shared_ptr<Clock> clock);
  std::unique_ptr<Client> seatLearner(const Client::Identity& me);
  Client* clientOf(SeatId seat) const;
  int movesMade() const;
  bool isOnItsWay() const;
  bool goesAsTold() const;
  void look();
  void playNext();
  void play(const Move& move);
  void advance();

  const LessonScript& script_;
  int step_, first_;  ///< the step that is shown, and the one at which this table began
  bool isShown_ = false, isOver_ = false;
  bool isShowing_ = false;  ///< the task is done in place of the learner
  int paceMs_ = 0;
  mutable int judged_ = 0;  ///< moves already found equal to the lesson's
  std::unique_ptr<HostedServer> server_;
  std::vector<std::unique_ptr<Client>> others_;
  std::vector<Client*> seats_;  ///< by seat; the learner's belongs to the controller
  QPointer<GameController> game_;
  Alarm next_;
};

}  // namespace tapu
