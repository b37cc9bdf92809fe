// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/game_commands.h"

#include <QDate>
#include <QFileInfo>
#include <algorithm>

#include "app/kit/file_dialog.h"
#include "app/kit/question.h"
#include "app/lobby/rows/addresses_dialog.h"
#include "app/lobby/table/table_menu.h"
#include "app/session/game/afterwards.h"
#include "app/text/option_words.h"
#include "app/text/shown_text.h"

namespace tapu {

using namespace Qt::StringLiterals;

GameCommands::GameCommands(PresentGame& present, Reachability& reach, QWidget* window)
    : present_(present), reach_(reach), window_(window) {}

void GameCommands::fill(QMenu& menu) {
  menu.clear();
  const Sitting* sitting = present_.sitting();
  if (!sitting) return;
  if (sitting->beginning().reach != GamePlan::Reach::Network) return fillBotsMenu(menu, sitting->game());
  fillTableMenu(menu, sitting->game(), window_);
  if (sitting->port() == 0) return;
  menu.addSeparator();
  //: Menu of a host: the addresses at which others join the game
  QAction* addresses = menu.addAction(tr("All addresses…"));
  addresses->setObjectName(u"tableAddresses"_s);
  connect(addresses, &QAction::triggered, this, [this, port = sitting->port()] {
    const QByteArray table = present_.game() ? present_.game()->seen().first().identity.table.id : QByteArray();
    auto* dialog = new AddressesDialog([port] { return ownAddresses(port); }, table, reach_,
                                       AddressesDialog::Begin::Quiet, window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
  });
}

void GameCommands::tellKept() {
  if (!present_.table()) return;
  present_.table()->announce(
      present_.sitting()->beginning().isKept
          //: In the prompt line, as the answer to the menu entry "Save"
          ? tr("Every move is saved as soon as it is made. You can leave the game at any time.")
          //: In the prompt line, as the answer to the menu entry "Save"
          : tr("This game is not saved: it is gone when you leave. “Save record…” keeps its moves."));
}

void GameCommands::endByAgreement() {
  if (!present_.table()) return;
  const QList<SeatId> voters = present_.game()->seen().localSeats();
  if (std::ranges::all_of(voters, [this](SeatId voter) { return present_.table()->hasVoted(voter); }))
    //: Answer to a second vote for an end of the game
    return present_.table()->tell(tr("Your vote counts already: the game ends as soon as the others agree too."));
  askForVotes(voters);
}

/// Asks these persons one after the other, since each has a vote. If one would rather play on, the rest is not asked.
void GameCommands::askForVotes(QList<SeatId> voters) {
  if (!present_.table()) return;
  voters.removeIf([this](SeatId voter) { return present_.table()->hasVoted(voter); });
  if (voters.isEmpty()) return;
  const SeatId voter = voters.takeFirst();
  const QString name = present_.game()->seen().isHotSeat() ? present_.game()->seen().seatName(voter) : QString();
  present_.table()->ask(
      [name] {
        Question::Texts texts;
        //: Title of a question
        texts.title = tr("End this game by agreement?");
        //: Title of a question to one of several people at a computer; %1 who is asked
        if (!name.isEmpty()) texts.title = tr("%1: end this game by agreement?").arg(name);
        //: The question before the own vote for an end
        texts.text = tr(
            "The game ends without a winner as soon as every person at the table agrees. Points decide the ranking.");
        //: Button, the safe answer to "End this game by agreement?"
        texts.safe = tr("Play on");
        //: Button: vote for an end of the game
        texts.other = tr("Vote for the end");
        return texts;
      },
      [this, voter, voters] {
        if (!present_.game()) return;
        present_.game()->voteToStop(voter, YesNo::Yes);
        askForVotes(voters);
      });
}

void GameCommands::saveRecord() {
  if (!present_.game() || !present_.game()->seen().hasGame()) return;
  //: Title of a file dialog
  const QString title = tr("Save record");
  //: Kind of file in a file dialog; the pattern in brackets stays as it is
  auto* dialog = fileDialog(window_, QFileDialog::AcceptSave, title, {tr("Game records (*.tapu)")});
  dialog->setObjectName(u"saveRecord"_s);
  dialog->setDefaultSuffix(u"tapu"_s);
  const QString day = QDate::currentDate().toString(Qt::ISODate);
  dialog->selectFile(
      fileNameFor(u"%1 %2"_s.arg(nameOfRules(present_.game()->seen().lobby().setup.ruleSet), day), day, u"tapu"_s));
  connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
    if (!present_.table()) return;
    if (const QString problem = present_.game()->afterwards().saveRecord(path); !problem.isEmpty())
      return present_.table()->tell(problem);
    const QFileInfo file(path);
    const QString folder = shownPath(file.absolutePath());
    //: In the prompt line: the record of the game is saved. %1 name of a file, %2 a folder
    present_.table()->announce(
        tr("The record was saved as “%1” in the folder %2.").arg(shownPath(file.fileName()), folder));
  });
  dialog->open();
}

}  // namespace tapu
