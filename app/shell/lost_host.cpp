// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/lost_host.h"

#include <QApplication>
#include <QDialog>
#include <algorithm>
#include <utility>

#include "app/session/game/afterwards.h"
#include "app/session/game/game_controller.h"
#include "app/session/game/seen_copy.h"
#include "app/session/game/table_search.h"
#include "app/session/saved/missed_game.h"
#include "app/text/shown_text.h"

namespace tapu {

LostHost::LostHost(QWidget* window, GameStarter& starter, DiscoveryBrowser& games, Ways ways)
    : QObject(window), window_(window), starter_(starter), games_(games), ways_(std::move(ways)) {}

void LostHost::offerPlaceAt(TablePage* table) {
  const auto there = place();
  table->offerPlace(there ? isolated(there->host) : QString());
}

void LostHost::serve(TablePage* table) {
  const auto tell = [this, table] { offerPlaceAt(table); };
  connect(&games_, &DiscoveryBrowser::gamesChanged, table, tell);
  connect(ways_.game(), &GameController::phaseChanged, table, tell, Qt::QueuedConnection);
  connect(table, &TablePage::hostHereWanted, this, &LostHost::askToHost, Qt::QueuedConnection);
  const auto join = [this] {
    const auto there = place();
    if (!there) return;
    ways_.game()->seen().isHost() ? askToFollow(*there) : ways_.join(*there);  // others may sit at a host's table
  };
  connect(table, &TablePage::joinThereWanted, this, join, Qt::QueuedConnection);
}

/// Finds the place on the network where the lost game is open: at a player who goes on with it from a copy, or at the
/// host who had closed it and has shown who they are. A host who is back finds the player who goes on with their game.
std::optional<FoundGame> LostHost::place() const {
  const GameController* game = ways_.game();
  const TableIdentity table = game ? game->seen().first().identity.table : SeenCopy::tableOf(starter_.copyPath());
  const QList<FoundGame> games = games_.games();
  if (game && game->seen().isHost()) return TableSearch::successorOf(table, games);
  if (const auto there = TableSearch::refugeFrom(table, games)) return there;
  // A connection that was lost is dialed again by itself.
  const bool isClosed = game && game->seen().phase() == Client::Phase::Closed;
  const bool isBack = isClosed && back_ && back_->table.id == table.id && isOpenAt(*back_);
  return isBack ? back_ : std::nullopt;
}

/// Whether the network still says so: what is not heard any more leads nowhere.
bool LostHost::isOpenAt(const FoundGame& there) const {
  return std::ranges::any_of(TableSearch::placesOf(there.table, games_.games()), [&there](const FoundGame& game) {
    return game.port == there.port && game.host == there.host;
  });
}

/// The question to a guest whose host had closed the game in the middle, and has opened it again.
Question::Texts LostHost::reopenedTexts(const QString& host) {
  Question::Texts told;
  //: Question to a guest whose host had closed the game, and has opened it again: title, text, and its two answers
  told.title = tr("The game is open again");
  //: Under that question; %1 who hosts the game
  told.text = tr("%1 has opened this game again. Your seat is kept for you.").arg(host);
  //: Answer to the question whether to come back to a game: the page stays as it is
  told.safe = tr("Not now");
  //: Answer to the question whether to come back to a game
  told.other = tr("Back to my seat");
  told.enter = Question::Texts::Enter::Other;  // it is their own seat at their own table, and nothing is left for it
  return told;
}

/// The question to the former host, who comes back.
Question::Texts LostHost::replacedTexts(const QString& host) {
  Question::Texts told = followTexts(host);
  //: Under that question, to the host who comes back; %1 who hosts the game now
  told.text =
      tr("While you were away %1 went on with this game from a copy: cards that %1 had not seen were dealt anew there. "
         "Join there: your seat is kept under your name. If you host it too, there are two games.")
          .arg(host);
  //: Answer of the host who comes back: all stays as it is
  told.safe = tr("Not now");
  return told;
}

/// The question to one of two guests who have gone on with the game from their copies.
Question::Texts LostHost::siblingTexts(const QString& host) {
  Question::Texts told = replacedTexts(host);
  //: Question to somebody who hosts a game from a copy, as %1 does, too
  told.title = tr("%1 hosts this game, too").arg(host);
  //: Under the question whether to join the game of %1, to somebody who hosts it from a copy: so does %1
  told.text =
      tr("You and %1 have both gone on with this game from your copies. Join there: your seat is kept under your "
         "name. If both of you host it, there are two games.")
          .arg(host);
  return told;
}

Question::Texts LostHost::followTexts(const QString& host) {
  Question::Texts told;
  //: Question to somebody whose game was taken over by another computer while its host was gone; %1 who hosts it now
  told.title = tr("%1 hosts the game now").arg(host);
  //: Under that question, to a guest; %1 who hosts the game now
  told.text = tr("The host could not be reached, and %1 goes on with the game from a copy: cards that %1 had not seen "
                 "were dealt anew there. Your seat there is kept under your name.")
                  .arg(host);
  //: Answer of a guest: they do not join the game of the other computer
  told.safe = tr("Wait for the host");
  //: Answer: joins the game at the computer that hosts it now
  told.other = tr("Join there");
  return told;
}

/// The question to somebody who would host a game that is open elsewhere.
Question::Texts LostHost::secondGameTexts(const QString& host) {
  Question::Texts told;
  //: Question to somebody who is about to host a game that another computer hosts already
  told.title = tr("Host a second game?");
  //: Under that question; %1 who hosts the game now. “Join at %1” is a button.
  told.text =
      tr("Your seat there is kept for you, and “Join at %1” leads to it. If you host the game too, there are two "
         "games.")
          .arg(host);
  //: Answer to the question whether to host a game that another computer hosts: all stays as it is
  told.safe = tr("Not now");
  //: Answer to the question whether to host a game whose host is gone
  told.other = tr("Host it from here");
  return told;
}

void LostHost::askToFollow(const FoundGame& there) {
  const GameController* game = ways_.game();
  const bool isHost = game && game->seen().isHost();
  const TableIdentity own = game ? game->seen().first().identity.table : TableIdentity();
  const bool isReopened = own.isKnown() && own.id == there.table.id;
  if (isReopened) back_ = there;
  if (TablePage* table = ways_.table()) offerPlaceAt(table);
  const bool isReplaced = own.isEarlierThan(there.table);
  const auto texts = [host = isolated(there.host), isHost, isReopened, isReplaced] {
    if (isReopened) return reopenedTexts(host);
    if (!isHost) return followTexts(host);
    return isReplaced ? replacedTexts(host) : siblingTexts(host);
  };
  ask({texts, [this, there] { ways_.join(there); },
       [this, there, isHost] {
         const GameController* now = ways_.game();
         return isOpenAt(there) && (isHost || !now || now->seen().phase() != Client::Phase::Playing);
       }});
}

void LostHost::tellOfOther(const FoundGame& there) {
  //: In the prompt line of a host who goes on with a game from a copy: %1 hosts the same game and has been asked to
  //: come
  if (TablePage* table = ways_.table())
    table->announce(tr("%1 hosts this game too: there are two games now.").arg(isolated(there.host)));
}

/// The question to a guest whose host does not answer any more.
Question::Texts LostHost::hostTexts(Loss loss) {
  Question::Texts told;
  //: Question to a guest whose host does not answer any more: title, text, and its two answers
  told.title = tr("Host the game yourself?");
  told.text =
      tr("The host cannot be reached. You have a copy of the game and can go on with it here: the others come back "
         "to their seats with their names. Cards that you have not seen are dealt anew. If the host comes back, "
         "there are two games.");
  if (loss == Loss::OfTable)
    //: Text of the same question, where the host's program has ended the game before it was over
    told.text =
        tr("The game has ended at its host. You have a copy of it and can go on with it here: the others come back to "
           "their seats with their names. Cards that you have not seen are dealt anew. If the host opens it again, "
           "there are two games.");
  if (loss == Loss::OfSeat)
    //: Text of the same question, where the file that leads back to the seat of the guest is damaged
    told.text =
        tr("The way back to your seat is lost: its file cannot be read. You have a copy of the game and can go on with "
           "it here: the others come back to their seats with their names. Cards that you have not seen are dealt "
           "anew. If the game still runs elsewhere, there are two games.");
  //: Answer to the question whether to host a game whose host is gone
  told.safe = loss == Loss::OfSeat || loss == Loss::OfCall ? tr("Not now") : tr("Wait for the host");
  //: Answer to the question whether to host a game whose host is gone
  told.other = tr("Host it from here");
  return told;
}

void LostHost::askToHost() {
  const auto there = place();
  if (there && !ways_.table()) return askToFollow(*there);
  const GameController* game = ways_.game();
  const bool hasEnded = game && game->seen().phase() == Client::Phase::Closed;
  const Loss absent = game ? Loss::OfHost : Loss::OfCall;
  const Loss loss = starter_.hasLostSeat() ? Loss::OfSeat : hasEnded ? Loss::OfTable : absent;
  MissedGame missed({}, SeenCopy::tableOf(starter_.copyPath()).id, games_.games());
  ask({[there, loss] { return there ? secondGameTexts(isolated(there->host)) : hostTexts(loss); }, ways_.host,
       [this, there, missed = std::move(missed)]() mutable {
         const GameController* now = ways_.game();
         const bool isLost = !now || (now->seen().phase() != Client::Phase::Playing && now->afterwards().mayHostHere());
         const bool isBack = !now && missed.heardAnew(games_.games());  // what was lost is dialed again by itself
         return isLost && !isBack && (!there || isOpenAt(*there));
       }});
}

/// In a window of its own it never stands over another one: it comes after that, unless another of these questions was
/// confirmed there.
void LostHost::ask(const Asked& asked) {
  TablePage* table = ways_.table();
  auto* before = qobject_cast<QDialog*>(QApplication::activeModalWidget());
  if (!table && before) {
    const auto next = [this, asked, confirmed = confirmed_] {
      if (confirmed == confirmed_ && asked.holds()) ask(asked);
    };
    connect(before, &QDialog::finished, this, next,
            static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
    return;
  }
  const auto confirmed = [this, asked] {
    ++confirmed_;
    asked.confirmed();
  };
  if (!table) {
    Question* question = Question::ask(window_, asked.texts, confirmed);
    const auto review = [question, asked] {
      if (!asked.holds()) question->reject();
    };
    connect(&games_, &DiscoveryBrowser::gamesChanged, question, review);
    return;
  }
  const int question = table->ask(asked.texts, confirmed);
  const auto review = [table, question, asked] {
    if (!asked.holds()) table->withdraw(question);
  };
  connect(ways_.game(), &GameController::phaseChanged, table, review);
  connect(&games_, &DiscoveryBrowser::gamesChanged, table, review);
}

}  // namespace tapu

#include "moc_lost_host.cpp"
