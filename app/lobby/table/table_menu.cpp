// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lobby/table/table_menu.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QMenu>
#include <QPointer>
#include <functional>
#include <optional>

#include "app/client/offer_time.h"
#include "app/kit/line_dialog.h"
#include "app/kit/rule_topics.h"
#include "app/net/chance.h"
#include "app/net/table_password.h"
#include "app/session/game/shown_game.h"
#include "app/session/words/bot_levels.h"
#include "app/text/shown_text.h"
#include "app/wire/messages.h"
#include "app/wire/requests.h"
#include "app/wire/seat_number.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

/// Asks the host for a word, in a dialog over `owner`, and makes a request of it.
class HostQuestions {
  Q_DECLARE_TR_FUNCTIONS(TableMenu)

 public:
  /// The request that follows from the word; nothing: it is too late for it.
  using Wish = std::function<std::optional<wire::Request>(const QString& word)>;
  HostQuestions(ShownGame& game, QWidget* owner) : game_(&game), owner_(owner) {}
  LineDialog* ask(std::function<LineDialog::Texts()> texts, Wish wish) const;
  /// Ask why a person or a watcher has to leave.
  void askToRemove(SeatId seat, YesNo ban) const;
  void askToRemove(const Watcher& watcher, const QString& title) const;

 private:
  void askReason(const QString& title, const QString& meaning, Wish wish) const;
  static QString meaningOfBan(const QString& name);

  QPointer<ShownGame> game_;
  QPointer<QWidget> owner_;
};

/// Fills one menu.
class TableMenu {
  Q_DECLARE_TR_FUNCTIONS(TableMenu)

 public:
  TableMenu(QMenu& menu, ShownGame& game, QWidget* owner) : menu_(menu), game_(&game), questions_(game, owner) {}
  void fill();
  void fillBots();

 private:
  void fillOwn();
  void fillHost();
  void fillLate();
  void fillSeat(QMenu& menu, SeatId seat);
  void fillLevels(QMenu& menu, SeatId seat, const QString& present);
  void fillWatchers();
  void fillPolicy();
  void fillTimes();
  void add(QMenu& menu, const QString& name, const QString& text, const wire::Request& wish);
  QMenu* sub(QMenu& menu, const QString& name, const QString& title);
  void choice(QMenu& menu, QActionGroup* group, const QString& text, const TablePolicy& policy);

  QMenu& menu_;
  QPointer<ShownGame> game_;
  HostQuestions questions_;
};

LineDialog* HostQuestions::ask(std::function<LineDialog::Texts()> texts, Wish wish) const {
  auto* dialog = new LineDialog(std::move(texts), wire::kMostName, owner_);
  dialog->allowEmpty();
  setRuleTopic(dialog, u"lan-people"_s);
  QObject::connect(dialog, &LineDialog::given, game_, [game = game_, wish = std::move(wish)](const QString& text) {
    if (const auto request = game ? wish(text) : std::nullopt) game->acts().ask(*request);
  });
  dialog->open();
  return dialog;
}

/// `meaning`: a sentence on the results.
void HostQuestions::askReason(const QString& title, const QString& meaning, Wish wish) const {
  ask(
      [title, meaning] {
        //: Field of a dialog; who is removed reads it
        const QString label = tr("A reason, which they and all others read (may be left empty):");
        //: Button of a dialog: makes a player or somebody who watches go
        return LineDialog::Texts{title, meaning + u'\n' + label, tr("Remove")};
      },
      std::move(wish));
}

QString HostQuestions::meaningOfBan(const QString& name) {
  //: In a dialog of a host; %1 a player or somebody who watches
  return tr("%1 has to leave, and nobody comes to this game again under that name or from that computer.")
      .arg(isolated(name));
}

void HostQuestions::askToRemove(SeatId seat, YesNo ban) const {
  const QString name = game_->seen().seatName(seat);
  const bool isBan = ban == YesNo::Yes;
  //: Title of a dialog; %1 a player
  const QString title = isBan ? tr("Remove %1 for this game").arg(name) : tr("Remove %1").arg(name);
  const QString meaning =
      isBan ? meaningOfBan(name)
            //: In a dialog of a host; %1 a player
            : tr("%1 has to leave, and may come again under that name: to watch, or to sit down if you allow that.")
                  .arg(name);
  askReason(title, meaning, [game = game_, seat, ban, name](const QString& text) -> std::optional<wire::Request> {
    if (game->seen().seatName(seat) != name) return std::nullopt;  // somebody else sits there by now
    return requests::Remove{seat, text, ban};
  });
}

void HostQuestions::askToRemove(const Watcher& watcher, const QString& title) const {
  askReason(title, meaningOfBan(watcher.name), [number = watcher.number](const QString& text) {
    return requests::Remove{.reason = text, .ban = YesNo::Yes, .watcher = number};
  });
}

void TableMenu::add(QMenu& menu, const QString& name, const QString& text, const wire::Request& wish) {
  QAction* action = menu.addAction(text);
  action->setObjectName(name);
  QObject::connect(action, &QAction::triggered, game_, [game = game_, wish] {
    if (game) game->acts().ask(wish);
  });
}

QMenu* TableMenu::sub(QMenu& menu, const QString& name, const QString& title) {
  QMenu* made = menu.addMenu(title);
  made->setObjectName(name);
  return made;
}

void TableMenu::fill() {
  fillOwn();
  if (!game_->seen().isHost()) return;
  if (!menu_.isEmpty()) menu_.addSeparator();
  fillLate();
  fillHost();
  fillWatchers();
  fillPolicy();
}

void TableMenu::fillBots() {
  for (const SeatId seat : seatsOf(static_cast<int>(game_->seen().lobby().seats.size())))
    if (game_->seen().lobby().seats[seat.value].holder == SeatHolder::Bot) fillSeat(menu_, seat);
}

void TableMenu::fillOwn() {
  if (!game_->seen().hasGame() || game_->seen().phase() != Client::Phase::Playing || !game_->seen().viewer() ||
      game_->seen().isHotSeat())
    return;
  const TableFacts& facts = game_->seen().table();
  const SeatId me = game_->seen().viewer();
  const bool isRunning = facts.minuteLeftMs >= 0, isMine = facts.minuteWanted.value(0) == me;
  if (isRunning && isMine)
    //: Menu: ends the minute in which the clock stands
    add(menu_, u"minuteBack"_s, tr("I am back: go on"), requests::TakeMinute{YesNo::No});
  else if (!isRunning && facts.minuteWanted.contains(me))
    //: Menu: takes back that the clock should stand for a minute
    add(menu_, u"minuteBack"_s, tr("No minute needed any more"), requests::TakeMinute{YesNo::No});
  else if (!isRunning && !facts.minuteWanted.isEmpty())
    //: Menu; %1 a player
    add(menu_, u"minuteYes"_s, tr("Give %1 a minute").arg(game_->seen().seatName(facts.minuteWanted.first())),
        requests::TakeMinute{});
  else if (!isRunning)
    //: Menu: asks the others to let the clock stand for a minute
    add(menu_, u"minuteAsk"_s, tr("I need a minute"), requests::TakeMinute{});
  const SeatId awaited = waitingFor(game_->seen().state());
  const bool isPerson = awaited && awaited != me && isPlayedByPerson(game_->seen().lobby(), awaited);
  if (isPerson && !game_->seen().window())
    //: Menu; %1 a player for whom the others wait, who is asked by a line on their screen
    add(menu_, u"askThere"_s, tr("Ask %1: are you there?").arg(game_->seen().seatName(awaited)),
        requests::AskWhetherThere{awaited});
  if (game_->seen().isPlayedByBot())
    //: Menu: the reader takes their seat back from a bot
    add(menu_, u"playAgain"_s, tr("Play yourself again"), requests::LetBotPlay{YesNo::No});
  else
    //: Menu: a bot plays at the reader’s own seat, who can take it back at any time
    add(menu_, u"botForMe"_s, tr("Let a bot play for you"), requests::LetBotPlay{});
}

/// The people who ask to sit down.
void TableMenu::fillLate() {
  for (const LateArrival& late : game_->seen().table().late) {
    const SeatId seat = late.wished;
    //: Menu of a host; %1 somebody who asks to sit down, %2 the bot or player whose seat they would take
    if (seat)
      add(menu_, u"lateYes"_s,
          tr("Let %1 sit down in the place of %2").arg(isolated(late.name), game_->seen().seatName(seat)),
          requests::AnswerLate{late.number, seat, YesNo::Yes});
    //: Menu of a host; %1 somebody who asks to sit down
    add(menu_, u"lateNo"_s, tr("Refuse %1").arg(isolated(late.name)), requests::AnswerLate{late.number, {}, YesNo::No});
  }
}

void TableMenu::fillHost() {
  for (const SeatId seat : seatsOf(static_cast<int>(game_->seen().lobby().seats.size())))
    if (!game_->seen().isLocal(seat)) fillSeat(menu_, seat);
}

/// On a chain the numbers of seats are those of the part that is shown, which `ask` puts right.
void TableMenu::fillSeat(QMenu& menu, SeatId seat) {
  const LobbySeat& there = game_->seen().lobby().seats[seat.value];
  const QString name = game_->seen().seatName(seat);
  const bool isGathering = game_->seen().lobby().stage == Lobby::Stage::Gathering;
  if (there.holder == SeatHolder::Nobody || (there.holder == SeatHolder::Bot && isGathering)) {
    if (!isGathering) return;
    //: Menu of a host; %1 the number of a seat
    QAction* keep = menu.addAction(tr("Keep seat %1 for…").arg(QLocale().toString(seat.value + 1)));
    keep->setObjectName(u"keepSeat%1"_s.arg(seat.value));
    QObject::connect(keep, &QAction::triggered, game_, [questions = questions_, seat] {
      questions.ask(
          [] {
            //: Title of a dialog: a seat that only somebody of this name gets
            return LineDialog::Texts{tr("Keep a seat"), tr("For whom? Without a name it is for anybody."),
                                     //: Button of a dialog
                                     tr("Keep")};
          },
          [seat](const QString& text) {
            return requests::Reserve{seat, text};
          });
    });
    return;
  }
  QMenu* entries = sub(menu, u"seatMenu%1"_s.arg(seat.value), QString(name).replace(u'&', u"&&"_s));
  if (there.holder == SeatHolder::Bot) {
    return fillLevels(*entries, seat, there.bot);
  }
  if (game_->seen().hasGame() && !leaversFreeze(game_->seen()) && !game_->seen().window() &&
      isPlayedByPerson(game_->seen().lobby(), seat)) {
    //: Menu of a host, of a player who is connected and does nothing; they can take their place back at any time
    add(*entries, u"botForThem"_s, tr("Let a bot play until they are back"), requests::LetBotPlay{YesNo::Yes, seat});
  }
  for (const YesNo ban : {YesNo::No, YesNo::Yes}) {
    const bool isBan = ban == YesNo::Yes;
    QAction* action = entries->addAction(isBan
                                             //: Menu of a host: they cannot come back to this game
                                             ? tr("Remove for this game…")
                                             //: Menu of a host: they may come back
                                             : tr("Remove…"));
    action->setObjectName(isBan ? u"ban"_s : u"remove"_s);
    QObject::connect(action, &QAction::triggered, game_,
                     [questions = questions_, seat, ban] { questions.askToRemove(seat, ban); });
  }
  if (game_->seen().table().muted.contains(seat))
    //: Menu of a host
    add(*entries, u"unmute"_s, tr("Switch their chat on"), requests::Mute{seat, YesNo::No});
  else
    //: Menu of a host
    add(*entries, u"mute"_s, tr("Switch their chat off"), requests::Mute{seat});
  //: Menu of a host: hands the host’s rights to this player
  add(*entries, u"passHost"_s, tr("Make them the host"), requests::PassHost{seat});
}

/// The levels that a bot can be given while the game runs, the present one marked.
void TableMenu::fillLevels(QMenu& menu, SeatId seat, const QString& present) {
  auto* group = new QActionGroup(&menu);
  for (const QString& level : levelsOfBots()) {
    add(menu, u"level_"_s + level, bothOfBot(level), requests::PutBot{seat, level});
    QAction* action = menu.actions().constLast();
    action->setCheckable(true);
    action->setActionGroup(group);
    action->setChecked(level == present || (present == "greedy"_L1 && level == kUsualLevel));
  }
  if (const QString unknown = unknownBotSentence(present); !unknown.isEmpty()) {
    menu.addSeparator();
    menu.addAction(unknown)->setEnabled(false);
  }
}

void TableMenu::fillWatchers() {
  for (const Watcher& watcher : game_->seen().table().watchers) {
    const bool isMuted = watcher.muted == YesNo::Yes;
    add(menu_, isMuted ? u"unmuteWatcher"_s : u"muteWatcher"_s,
        isMuted
            //: Menu of a host; %1 somebody who watches the game
            ? tr("Switch the chat of %1, who watches, on").arg(isolated(watcher.name))
            //: Menu of a host; %1 somebody who watches the game
            : tr("Switch the chat of %1, who watches, off").arg(isolated(watcher.name)),
        requests::Mute{.muted = isMuted ? YesNo::No : YesNo::Yes, .watcher = watcher.number});
    //: Menu of a host; %1 somebody who watches the game
    const QString title = tr("Remove %1, who watches…").arg(isolated(watcher.name));
    QAction* action = menu_.addAction(title);
    action->setObjectName(u"removeWatcher"_s);
    QObject::connect(action, &QAction::triggered, game_,
                     [questions = questions_, watcher, title] { questions.askToRemove(watcher, title); });
  }
}

void TableMenu::choice(QMenu& menu, QActionGroup* group, const QString& text, const TablePolicy& policy) {
  add(menu, {}, text, requests::ChangePolicy{wire::encodePolicy(policy)});
  QAction* action = menu.actions().constLast();
  action->setCheckable(true);
  action->setActionGroup(group);
  action->setChecked(policy == game_->seen().table().policy);
}

void TableMenu::fillPolicy() {
  menu_.addSeparator();
  const TablePolicy now = game_->seen().table().policy;
  TablePolicy wished = now;
  const bool isGathering = game_->seen().lobby().stage == Lobby::Stage::Gathering;
  if (isGathering) {
    //: Menu of a host
    QMenu* watching = sub(menu_, u"policyWatching"_s, tr("Who may watch"));
    auto* group = new QActionGroup(watching);
    wished.watching = WatchRule::Nobody;
    //: Menu of a host, under "Who may watch"
    choice(*watching, group, tr("Nobody"), wished);
    wished.watching = WatchRule::Live;
    //: Menu of a host, under "Who may watch"
    choice(*watching, group, tr("Anybody, without hands"), wished);
    wished.watching = WatchRule::Delayed;
    for (const int minutes : {1, 2, 5, 10}) {
      wished.delayMinutes = minutes;
      //: Menu of a host, under "Who may watch": they see the game so much later
      choice(*watching, group, tr("Anybody, %n minute(s) behind", nullptr, minutes), wished);
    }
  }
  //: Menu of a host: whether somebody may take over a bot’s seat while the game runs
  QMenu* sitting = sub(menu_, u"policySitting"_s, tr("Sitting down later"));
  auto* group = new QActionGroup(sitting);
  //: Menu of a host, under "Sitting down later"
  const QStringList words{tr("Nobody"), tr("When the host agrees"), tr("Anybody on a bot’s seat")};
  for (const SitDown each : {SitDown::Closed, SitDown::Asked, SitDown::Open}) {
    wished = now;
    wished.sitDown = each;
    choice(*sitting, group, words[static_cast<int>(each)], wished);
  }
  //: Menu of a host: whether players may ask the program what to do
  QMenu* hints = sub(menu_, u"policyHints"_s, tr("Hints"));
  auto* rules = new QActionGroup(hints);
  wished = now;
  wished.hints = HintRule::Allowed;
  //: Menu of a host, under "Hints"
  choice(*hints, rules, tr("Allowed, and counted"), wished);
  wished.hints = HintRule::Forbidden;
  //: Menu of a host, under "Hints"
  choice(*hints, rules, tr("Not allowed"), wished);
  if (isGathering) fillTimes();
}

/// The times that count only before the game.
void TableMenu::fillTimes() {
  const TablePolicy now = game_->seen().table().policy;
  TablePolicy wished = now;
  //: Menu of a host: after how long bots take the empty seats
  QMenu* filling = sub(menu_, u"policyFilling"_s, tr("Fill with bots"));
  auto* group = new QActionGroup(filling);
  for (const int minutes : {0, 2, 5, 10}) {
    wished = now;
    wished.fillMinutes = minutes;
    choice(*filling, group,
           minutes == 0
               //: Menu of a host, under "Fill with bots"
               ? tr("Never by itself")
               //: Menu of a host, under "Fill with bots"
               : tr("After %n minute(s)", nullptr, minutes),
           wished);
  }
  //: Menu of a host
  QAction* password = menu_.addAction(tr("Password…"));
  password->setObjectName(u"tablePassword"_s);
  QObject::connect(password, &QAction::triggered, game_, [questions = questions_] {
    LineDialog* dialog = questions.ask(
        [] {
          //: Title of a dialog: whoever joins or watches a game is asked for it
          return LineDialog::Texts{tr("Password of the table"), tr("Whoever comes is asked for it; empty: nobody is."),
                                   //: Button of a dialog
                                   tr("Set")};
        },
        [](const QString& text) {
          const QByteArray salt = systemRandomBytes(wire::kSaltBytes);
          return requests::SetPassword{text.isEmpty() ? QByteArray() : password::keyOf(text, salt)};
        });
    dialog->setCheck([](const QString& text) {
      //: In a dialog, under a password of invisible letters alone
      return text.isEmpty() || password::isUsable(text) ? QString() : tr("Nobody can see this password.");
    });
  });
}

}  // namespace

void fillTableMenu(QMenu& menu, ShownGame& game, QWidget* owner) { TableMenu(menu, game, owner).fill(); }

void askToRemove(ShownGame& game, SeatId seat, QWidget* owner) {
  HostQuestions(game, owner).askToRemove(seat, YesNo::No);
}

void fillBotsMenu(QMenu& menu, ShownGame& game) { TableMenu(menu, game, nullptr).fillBots(); }

}  // namespace tapu
