// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/game_launch.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <utility>

#include "app/kit/choice_dialog.h"
#include "app/kit/file_dialog.h"
#include "app/kit/question.h"
#include "app/session/plan/game_choice.h"
#include "app/text/shown_text.h"

namespace tapu {

using namespace Qt::StringLiterals;

GameLaunch::GameLaunch(Pages& pages, PresentGame& present, GameStarter& starter, Settings& settings, QWidget* window)
    : pages_(pages), present_(present), starter_(starter), settings_(settings), window_(window) {
  // Queued, since the card is deleted in answer to this and must not be while it emits.
  connect(pages_.saved(), &SavedPage::continueWanted, this, &GameLaunch::continueGame, Qt::QueuedConnection);
  connect(pages_.saved(), &SavedPage::canceled, this, [this] {
    if (present_.isInPlay()) return present_.bringTable();
    Q_EMIT startWanted();
  });
}

void GameLaunch::openSaved() {
  present_.openBeside([this] { pages_.bring(pages_.saved()); });
}

void GameLaunch::playBots() {
  present_.leaveThen([this] { start(GameChoices::lastPlan(GamePurpose::Bots, settings_), pages_.start()); });
}

void GameLaunch::start(const GamePlan& plan, Page* from, Beginning::Test test) {
  if (plan.kind == GameNote::Kind::Game) GameChoices(settings_).remember(plan.withKnownBots());
  begin(plan, from, test);
}

void GameLaunch::begin(const GamePlan& wanted, Page* from, Beginning::Test test) {
  const GamePlan plan = wanted.withKnownBots();
  if (const QString why = starter_.whyNotKept(); !why.isEmpty()) {
    const auto again = [this, plan, from, test] { begin(plan, from, test); };
    const auto without = [this, again] {
      starter_.setKeeping(Keeping::Nowhere);
      again();
    };
    return askWhereToKeep({starter_.files().folder(), why, again, without});
  }
  present_.close();
  if (plan.reach == GamePlan::Reach::Network) settings_.port.set(plan.port);
  QApplication::setOverrideCursor(Qt::WaitCursor);
  StartedGame started = starter_.start(plan);
  QApplication::restoreOverrideCursor();
  const bool isPortTaken = started.failure == HostedServer::Failure::PortTaken;
  const QString problem = started.problem;
  Beginning beginning{.from = from, .reach = plan.reach};
  beginning.isKept = starter_.keeping() == Keeping::Files;
  beginning.begun = plan;
  beginning.unknownBot = wanted.unknownBot();
  if (plan.kind == GameNote::Kind::TestPlay) beginning.test = test;
  present_.adopt(std::move(started), beginning);
  if (isPortTaken) Q_EMIT portTaken(problem);
  Q_EMIT changed();
}

void GameLaunch::restart() {
  const Sitting* sitting = present_.sitting();
  if (!sitting || !sitting->beginning().begun) return;
  const GamePlan begun = *sitting->beginning().begun;
  if (begun.reach != GamePlan::Reach::ThisComputer) return;
  Question::ask(
      window_,
      [] {
        return Question::Texts{
            //: Question before a game is begun anew: title, text, and its two answers
            tr("Restart"), tr("Begin this game anew? The one that runs stays among the saved games."),
            tr("Go on playing"),
            //: Answer to the question whether to begin a game anew
            tr("Begin anew")};
      },
      [this, plan = begun, from = sitting->beginning().from, test = sitting->beginning().test]() mutable {
        plan.pace = settings_.game.botPace();  // it may have been changed since, at the table
        present_.leaveThen([this, plan, from, test] { start(plan, from, test); });
      });
}

void GameLaunch::continueHere() {
  present_.leaveThen([this] {
    present_.close();
    if (const auto newest = starter_.unfinished()) return continueFrom(pages_.start(), newest->store);
    present_.adopt(starter_.continueGame(), {.from = pages_.start()});  // which says why there is none
    Q_EMIT changed();
  });
}

void GameLaunch::continueGame(const QString& store) {
  present_.leaveThen([this, store] {
    present_.close();
    continueFrom(pages_.saved(), store);
  });
}

void GameLaunch::openStore(const QString& path) {
  QApplication::setOverrideCursor(Qt::WaitCursor);
  const GameFiles::TakenIn taken = starter_.files().takeIn(path);
  QApplication::restoreOverrideCursor();
  if (!taken.problem.isEmpty()) {
    Q_EMIT unopened(path, {taken.problem, {}, 0, {}});
    return;
  }
  Q_EMIT storeOpened(path);
  present_.leaveThen([this, store = taken.store] {
    present_.close();
    pages_.bring(pages_.saved());  // the game is in this list, also if it cannot be continued
    continueGame(store);
  });
}

void GameLaunch::continueFrom(Page* page, const QString& store) {
  const QString folder = QFileInfo(store).path();
  if (QFile::exists(store))
    if (const QString why = GameFiles::whyNotWritable(folder); !why.isEmpty())
      return askWhereToKeep({folder, why, [this, page, store] { continueCopyOf(page, store); }, {}});
  const auto note = GameFiles::readNote(store);
  Beginning beginning{.from = page};
  if (note) beginning.reach = note->reach;
  if (hasEditor_ && note && note->kind == GameNote::Kind::TestPlay) beginning.test = Beginning::Test::OfFile;
  present_.adopt(starter_.continueGame(store), beginning);
  Q_EMIT changed();
}

/// Goes on with a copy of the game in the folder for games, since nothing can be written where it lies.
void GameLaunch::continueCopyOf(Page* page, const QString& store) {
  const GameFiles::TakenIn copy = starter_.files().copyHere(store);
  if (copy.problem.isEmpty())
    continueFrom(page, copy.store);
  else
    Q_EMIT unopened(store, {copy.problem, {}, 0, {}});
}

void GameLaunch::askWhereToKeep(const Unkept& unkept) {
  const auto inWords = [unkept] {
    ChoiceDialog::Texts texts;
    //: Title of a question: the folder for saved games cannot be written
    texts.title = tr("Games cannot be saved");
    const QString folder = shownPath(unkept.folder);
    //: %1 a folder, %2 what the system says, such as “Permission denied”
    texts.text = tr("The folder %1 cannot be written: %2.").arg(folder, unkept.why) + u'\n';
    if (unkept.goWithout)
      //: What playing without saving means
      texts.text += tr("Without saving, a game is gone when you leave it.");
    else
      //: About a saved game in a folder that cannot be written
      texts.text += tr("In another folder a copy of the game can be continued.");
    //: Button: choose another folder for saved games
    texts.answers << tr("Choose another folder…");
    //: Button: play although games cannot be saved
    if (unkept.goWithout) texts.answers << tr("Play without saving");
    //: Button: do not start the game
    texts.answers << tr("Cancel");
    return texts;
  };
  auto* box = new ChoiceDialog(inWords, window_);
  box->setObjectName(u"whereToKeep"_s);
  box->setAttribute(Qt::WA_DeleteOnClose);
  connect(box, &ChoiceDialog::answered, this, [this, unkept](int answer) {
    if (answer == 0) return askFolder(unkept);
    if (answer == 1 && unkept.goWithout) unkept.goWithout();
  });
  box->open();
}

void GameLaunch::askFolder(const Unkept& unkept) {
  //: Title of a dialog
  auto* dialog = fileDialog(window_, QFileDialog::AcceptOpen, tr("Folder for saved games"), {});
  dialog->setObjectName(u"gamesFolder"_s);
  dialog->setFileMode(QFileDialog::Directory);
  dialog->setOption(QFileDialog::ShowDirsOnly);
  dialog->setDirectory(QDir::home());
  connect(dialog, &QFileDialog::fileSelected, this, [this, unkept](const QString& folder) {
    const QString why = starter_.keepGamesIn(folder);
    if (why.isEmpty()) return unkept.goOn();
    askWhereToKeep({folder, why, unkept.goOn, unkept.goWithout});
  });
  dialog->open();
}

}  // namespace tapu
