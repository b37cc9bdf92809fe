// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/present_game.h"

#include <QPointer>
#include <utility>

#include "app/kit/question.h"

namespace tapu {

PresentGame::PresentGame(Pages& pages, Settings& settings, Sitting::LayTable layTable, QWidget* window)
    : pages_(pages), settings_(settings), layTable_(std::move(layTable)), window_(window) {
  connect(&pages_, &Pages::brought, this, [this] {
    if (sitting_) sitting_->hold();
  });
}

PresentGame::~PresentGame() = default;

void PresentGame::adopt(StartedGame started, const Beginning& beginning) {
  if (!started.game) return fail(beginning.from, started.problem, Refusal::None);
  sitting_.reset();  // of a game that was begun while this one was being opened
  sitting_ = std::make_unique<Sitting>(std::move(started), beginning, pages_, settings_, layTable_);
  Sitting* sitting = sitting_.get();
  GameController* game = this->game();
  connect(sitting, &Sitting::changed, this, &PresentGame::changed);
  connect(sitting, &Sitting::letIn, this, &PresentGame::letIn);
  connect(sitting, &Sitting::tableOpened, this, &PresentGame::tableOpened);
  connect(game, &GameController::phaseChanged, this, &PresentGame::follow, Qt::QueuedConnection);
  connect(game, &GameController::gameStarted, this, &PresentGame::follow, Qt::QueuedConnection);
  // Queued, since the controller is deleted in answer to this and must not be while it emits.
  const auto away = [this, from = beginning.from, of = QPointer(game)](const QString& sentence, Refusal why) {
    const bool isShown = of && of == this->game();
    if (isShown && !table()) fail(from, sentence, why);  // a table shows it itself, with a way back
  };
  connect(game, &GameController::turnedAway, this, away, Qt::QueuedConnection);
  Q_EMIT adopted(game);
  follow();
}

void PresentGame::follow() {
  if (!sitting_) return;
  unsaid_.say(sitting_->game());
  sitting_->follow();
}

void PresentGame::fail(Page* from, const QString& sentence, Refusal why) {
  if (from == pages_.network()) {
    Q_EMIT callFailed(sentence, why);
    return;
  }
  close();
  Q_EMIT failedElsewhere();
  Page* where = from ? from : pages_.start();
  pages_.bring(where);
  where->showProblem(sentence);
}

void PresentGame::close() {
  pages_.start()->showProblem({});
  pages_.network()->showProblem({});
  Q_EMIT closing();
  if (sitting_) {
    unsaid_.keep(sitting_->game());
    sitting_->giveUpSeat();
    sitting_.reset();
  }
  Q_EMIT closed();
}

void PresentGame::end() { sitting_.reset(); }

void PresentGame::openBeside(std::function<void()> open) {
  if (isInPlay()) return open();
  leaveThen([this, open = std::move(open)] {
    close();
    open();
  });
}

void PresentGame::leaveThen(std::function<void()> then) {
  Q_EMIT goingElsewhere();
  if (!isToBeAsked() || isLeaving_) return then();
  auto asked = [leaving = sitting_->leaving()] { return leaveWords(leaving); };
  auto confirmed = [this, then = std::move(then)] {
    isLeaving_ = true;
    then();
    isLeaving_ = false;
  };
  if (table() && pages_.top() == table())
    table()->ask(asked, confirmed);  // in the tray, so that the board stays visible
  else
    Question::ask(window_, asked, confirmed);
}

}  // namespace tapu
