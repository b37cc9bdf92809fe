// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/replay_flow.h"

#include <QApplication>
#include <QFileInfo>
#include <algorithm>
#include <functional>
#include <utility>

#include "app/kit/wait_box.h"
#include "app/lobby/new/play_on_dialog.h"
#include "app/session/game/afterwards.h"
#include "app/session/plan/game_plan.h"
#include "app/session/replay/slow_work.h"
#include "app/text/shown_text.h"

namespace tapu {

namespace {

constexpr qint64 kReadAtOnce = 512 * 1024;  ///< bytes of a record that are read before anybody notices

using ThenShow = std::function<void(std::unique_ptr<Replay> replay, const Complaint& complaint)>;

/// Reads a large record while the window goes on answering; who stops it sees nothing change.
void readAside(QWidget* over, const QString& path, const ThenShow& then) {
  struct Reading {
    std::unique_ptr<Replay> replay;
    Complaint complaint;
  };
  const auto inWords = [name = shownFileName(path)] {
    //: Title of a box while a large record of a game is opened; its name stands below
    return WaitBox::Texts{ReplayFlow::tr("The record is being read"), name};
  };
  auto* box = new WaitBox(inWords, over);
  auto* work = new SlowWork(box);
  const auto read = std::make_shared<Reading>();
  QObject::connect(box, &QDialog::rejected, work, &SlowWork::cancel);
  QObject::connect(work, &SlowWork::progressed, box, &WaitBox::setPercent);
  QObject::connect(work, &SlowWork::finished, over, [box, read, then] {
    box->accept();
    then(std::move(read->replay), read->complaint);
  });
  work->start(
      [read, path](const SlowWork::GoesOn& goesOn) { read->replay = Replay::from(path, read->complaint, goesOn); });
  box->open();
}

}  // namespace

ReplayFlow::ReplayFlow(const Means& means) : by_(means), page_(means.pages.replay()) {
  connect(page_, &ReplayPage::canceled, this, &ReplayFlow::leave);
  connect(page_, &ReplayPage::playOnWanted, this, &ReplayFlow::askToPlayOn);
  connect(page_, &ReplayPage::marksChanged, this, [this](const std::vector<int>& steps) {
    if (const Replay* replay = page_->replay()) by_.settings.setReplayMarks(replay->fingerprint(), steps);
  });
}

void ReplayFlow::open(const QString& path, Page* from) {
  const auto showIt = [this, path, from](std::unique_ptr<Replay> replay, const Complaint& complaint) {
    if (!replay) {
      Q_EMIT unopened(path, complaint);
      return;
    }
    if (!from) Q_EMIT opened(path);
    // A function that may be copied holds it; it is called once at most.
    by_.present.leaveThen([this, from, name = shownPath(QFileInfo(path).completeBaseName()),
                           held = std::make_shared<std::unique_ptr<Replay>>(std::move(replay))] {
      by_.present.close();
      show(std::move(*held), name, from);
    });
  };
  if (const qint64 size = QFileInfo(path).size(); size > kReadAtOnce && size <= Replay::kMostBytes)
    return readAside(by_.window, path, showIt);
  Complaint complaint;
  auto replay = Replay::from(path, complaint);
  showIt(std::move(replay), complaint);
}

void ReplayFlow::show(std::unique_ptr<Replay> replay, const QString& name, Page* from) {
  from_ = from;
  page_->board()->setTheme(themeFor(by_.look.kind()));
  page_->board()->setMotion(wishedMotion(by_.settings, page_));
  auto marks = by_.settings.replayMarks(replay->fingerprint());
  page_->show(std::move(replay), name, std::move(marks));
  by_.pages.bring(page_);
}

void ReplayFlow::showOfTable() {
  const GameController* game = by_.present.game();
  if (!game || !game->afterwards().hasReplay()) return;
  QApplication::setOverrideCursor(Qt::WaitCursor);
  auto replay = game->afterwards().replay();
  QApplication::restoreOverrideCursor();
  if (replay) show(std::move(replay), GamePlan::gameNameHere(game->seen().lobby().gameName), nullptr);
}

void ReplayFlow::leave() {
  page_->close();
  if (from_) return by_.pages.bring(std::exchange(from_, nullptr));
  if (by_.present.table()) return by_.present.bringTable();
  Q_EMIT startWanted();
}

void ReplayFlow::askToPlayOn() {
  by_.present.leaveThen([this] {
    if (!page_->replay()) return;
    auto* dialog = new PlayOnDialog(*page_->replay(), by_.settings, by_.window);
    connect(dialog, &PlayOnDialog::wanted, this, [this, dialog](const GamePlan& plan) { playOn(dialog, plan); });
    // Another start of the program may hand over a file to be shown instead; seats and names are of this one.
    connect(page_, &ReplayPage::closed, dialog, &QDialog::reject);
    dialog->open();
  });
}

/// The dialog tells why the game does not start, since it can be mended there. Until the new game runs, the one at the
/// table goes on, unless it holds the port that the new one needs.
void ReplayFlow::playOn(PlayOnDialog* dialog, const GamePlan& plan) {
  if (!page_->replay()) return;
  const QPointer<PlayOnDialog> asked = dialog;
  QApplication::setOverrideCursor(Qt::WaitCursor);
  StartedGame started = by_.starter.playOn(*page_->replay(), plan);
  const auto isGone = [&] { return !asked || asked->isHidden() || !page_->replay(); };
  const Sitting* sitting = by_.present.sitting();
  const bool isOwnPort = sitting && sitting->port() == plan.port;
  if (started.failure == HostedServer::Failure::PortTaken && isOwnPort && !isGone()) {
    by_.present.close();
    started = by_.starter.playOn(*page_->replay(), plan);
  }
  QApplication::restoreOverrideCursor();
  if (isGone()) return;  // something else was opened while the server started
  if (!started.game) return dialog->showProblem(started.problem);
  by_.present.close();
  dialog->accept();
  if (plan.reach == GamePlan::Reach::Network) by_.settings.port.set(plan.port);
  page_->close();
  by_.present.adopt(std::move(started), {.from = by_.pages.start(), .reach = plan.reach});
  const auto isFree = [](const GamePlan::Seat& seat) { return seat.holder == SeatHolder::Nobody; };
  if (std::ranges::any_of(plan.seats, isFree)) tellGuestsMayCome();
}

/// Once the table is there.
void ReplayFlow::tellGuestsMayCome() {
  const auto tell = [this, game = by_.present.game()] {
    if (by_.present.table() && by_.present.game() == game)
      //: In the prompt line of the host of a paused game that goes on from a replay
      by_.present.table()->announce(
          tr("Guests can join now and take the free seats. Resume the game when all are there."));
  };
  if (by_.present.table()) return tell();
  connect(by_.present.game(), &GameController::gameStarted, this, tell,
          static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
}

}  // namespace tapu
