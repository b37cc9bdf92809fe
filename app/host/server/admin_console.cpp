// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/server/admin_console.h"

#include <algorithm>

#include "app/client/refusal_words.h"
#include "app/net/table_password.h"
#include "app/wire/messages.h"
#include "app/wire/requests.h"
#include "app/wire/seat_number.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

const QStringList kAboutSeat{u"kick"_s, u"ban"_s, u"mute"_s, u"unmute"_s, u"host"_s, u"level"_s, u"keep"_s};
const QStringList kAboutWatcher{u"kick"_s, u"ban"_s, u"mute"_s, u"unmute"_s};
const QStringList kPolicy{u"watch"_s, u"sit"_s, u"fill"_s};

QString holderOf(const LobbySeat& seat) {
  if (seat.holder == SeatHolder::Person) return u"person"_s;
  return seat.holder == SeatHolder::Bot ? u"bot"_s : u"empty"_s;
}

QString stageOf(Lobby::Stage stage) {
  if (stage == Lobby::Stage::Gathering) return u"gathering"_s;
  return stage == Lobby::Stage::Playing ? u"playing"_s : u"over"_s;
}

/// "none", "live" or a number of minutes, as it is typed.
bool readWatching(const QString& text, TablePolicy& policy) {
  bool isNumber = false;
  const int minutes = text.toInt(&isNumber);
  const bool isDelay = isNumber && minutes >= 1 && minutes <= TablePolicy::kMostMinutes;
  if (!isDelay && text != "none"_L1 && text != "live"_L1) return false;
  policy.watching = isDelay ? WatchRule::Delayed : text == "none"_L1 ? WatchRule::Nobody : WatchRule::Live;
  if (isDelay) policy.delayMinutes = minutes;
  return true;
}

bool readSitting(const QString& text, TablePolicy& policy) {
  const QStringList words{u"closed"_s, u"asked"_s, u"open"_s};
  const auto at = words.indexOf(text);
  if (at >= 0) policy.sitDown = static_cast<SitDown>(at);
  return at >= 0;
}

bool readFill(const QString& text, TablePolicy& policy) {
  bool isNumber = false;
  const int minutes = text.toInt(&isNumber);
  if (!isNumber || minutes < 0 || minutes > TablePolicy::kMostMinutes) return false;
  policy.fillMinutes = minutes;
  return true;
}

/// A key that a terminal sends as signs, such as that of an arrow, or bytes that are no UTF-8.
bool cannotBeTyped(QChar each) {
  const bool isControl = each.category() == QChar::Other_Control && each != u'\t';
  return isControl || each == QChar(QChar::ReplacementCharacter);
}

}  // namespace

QString AdminConsole::answer(const QString& line) const {
  //: Console of tapu-server, to a line that is not carried out, such as one with the sign of an arrow key
  if (std::ranges::any_of(line, cannotBeTyped)) return tr("error: a sign in this line cannot be typed here.");
  const QString word = line.section(u' ', 0, 0, QString::SectionSkipEmpty).toLower();
  const QString rest = line.section(u' ', 1, -1, QString::SectionSkipEmpty).trimmed();
  if (word == "help"_L1) return help();
  if (word == "status"_L1) return status();
  if (kAboutSeat.contains(word)) return aboutSeat(word, rest);
  if (kPolicy.contains(word)) return policy(word, rest);
  return act(word, rest);
}

QString AdminConsole::act(const QString& word, const QString& rest) const {
  if (word == "password"_L1) {
    //: Console of tapu-server
    if (!rest.isEmpty() && !password::isUsable(rest)) return tr("error: nobody can see this password.");
    const QByteArray key = rest.isEmpty() ? QByteArray() : password::keyOf(rest, table_.salt());
    return told(table_.command(requests::SetPassword{key}));
  }
  if (word == "unban"_L1 && !rest.isEmpty()) return told(table_.unban(rest));
  if (word == "pause"_L1) return told(table_.command(requests::PauseGame{}));
  if (word == "resume"_L1) return told(table_.command(requests::ResumeGame{}));
  if (word == "start"_L1) return told(table_.command(requests::StartGame{}));
  if (word == "say"_L1 && !rest.isEmpty()) {
    table_.say(rest);
    return told(Refusal::None);
  }
  if (word == "end"_L1) return told(table_.command(requests::EndGame{}));
  //: Console of tapu-server, to a line that it does not understand; “help” stays as it is
  return tr("error: this is not understood; “help” tells what is.");
}

QString AdminConsole::policy(const QString& word, const QString& rest) const {
  TablePolicy wished = table_.facts().policy;
  const bool isRead = word == "watch"_L1 ? readWatching(rest, wished)
                      : word == "sit"_L1 ? readSitting(rest, wished)
                                         : readFill(rest, wished);
  if (isRead) return told(table_.command(requests::ChangePolicy{wire::encodePolicy(wished)}));
  //: Console of tapu-server; %1 the word that was typed, which stays as it is
  return tr("error: “%1” takes something else; “help” tells what.").arg(word);
}

QString AdminConsole::aboutSeat(const QString& word, const QString& rest) const {
  bool isNumber = false;
  const QString whom = rest.section(u' ', 0, 0);
  const int number = whom.toInt(&isNumber);
  const QString text = rest.section(u' ', 1).trimmed();
  if (whom.startsWith(u'w') && kAboutWatcher.contains(word)) return aboutWatcher(word, whom.mid(1), text);
  if (!isNumber || number < 1 || number > table_.lobby().seats.size())
    //: Console of tapu-server; %1 the word that was typed, %2 how many seats there are
    return tr("error: “%1” takes the number of a seat, from 1 to %2.")
        .arg(word, QString::number(table_.lobby().seats.size()));
  const SeatId seat(number - 1);
  if (word == "kick"_L1) return told(table_.command(requests::Remove{seat, text, YesNo::No}));
  if (word == "ban"_L1) return told(table_.command(requests::Remove{seat, text, YesNo::Yes}));
  if (word == "mute"_L1) return told(table_.command(requests::Mute{seat, YesNo::Yes}));
  if (word == "unmute"_L1) return told(table_.command(requests::Mute{seat, YesNo::No}));
  if (word == "host"_L1) return told(table_.command(requests::PassHost{seat}));
  if (word == "keep"_L1) return told(table_.command(requests::Reserve{seat, text}));
  return told(table_.command(requests::PutBot{seat, text}));
}

QString AdminConsole::aboutWatcher(const QString& word, const QString& number, const QString& text) const {
  const quint32 watcher = number.toUInt();
  //: Console of tapu-server: “w” and a number are how “status” names those who watch
  if (watcher == 0) return tr("error: nobody who watches has this number; “status” tells them.");
  if (word == "kick"_L1) return told(table_.command(requests::Remove{.reason = text, .watcher = watcher}));
  if (word == "ban"_L1)
    return told(table_.command(requests::Remove{.reason = text, .ban = YesNo::Yes, .watcher = watcher}));
  return told(table_.command(requests::Mute{.muted = word == "mute"_L1 ? YesNo::Yes : YesNo::No, .watcher = watcher}));
}

QString AdminConsole::told(Refusal why) const {
  if (why == Refusal::None) return u"ok"_s;
  //: Console of tapu-server; %1 a sentence that says why something was not done
  return tr("error: %1").arg(turnedAwaySentence(why, {}));
}

/// The words are the same in all languages, for programs that read them.
QString AdminConsole::status() const {
  const Lobby& lobby = table_.lobby();
  const TableFacts facts = table_.facts();
  const TablePolicy& policy = facts.policy;
  const QString watching = policy.watching == WatchRule::Nobody ? u"none"_s
                           : policy.watching == WatchRule::Live ? u"live"_s
                                                                : QString::number(policy.delayMinutes);
  const QStringList sitting{u"closed"_s, u"asked"_s, u"open"_s};
  QStringList lines{u"table %1: %2"_s.arg(stageOf(lobby.stage), lobby.gameName),
                    u"watch %1, sit %2, fill %3, password %4"_s.arg(
                        watching, sitting.value(static_cast<int>(policy.sitDown)), QString::number(policy.fillMinutes),
                        facts.password == Password::Asked ? u"yes"_s : u"no"_s)};
  for (const SeatId id : seatsOf(static_cast<int>(lobby.seats.size()))) {
    const LobbySeat& seat = lobby.seats[id.value];
    QStringList words{u"seat %1: %2"_s.arg(id.value + 1).arg(holderOf(seat))};
    if (!seat.name.isEmpty()) words << seat.name;
    if (!seat.bot.isEmpty()) words << u"(%1)"_s.arg(seat.bot);
    if (seat.role == Role::Host) words << u"host"_s;
    if (seat.holder == SeatHolder::Person && seat.link != Link::Up) words << u"away"_s;
    if (facts.muted.contains(id)) words << u"muted"_s;
    lines << words.join(u' ');
  }
  for (const Watcher& watcher : facts.watchers) {
    const QString muted = watcher.muted == YesNo::Yes ? u" muted"_s : QString();
    lines << u"watcher w%1: %2"_s.arg(QString::number(watcher.number), watcher.name) + muted;
  }
  for (const QString& who : table_.banned()) lines << u"banned: %1"_s.arg(who);
  return (lines << u"ok"_s).join(u'\n');
}

QString AdminConsole::help() const {
  const QStringList lines{
      //: Console of tapu-server: what a command does; the command before the dash stays as it is, N
      //: is a number of a seat
      tr("status – the table, its seats and who watches"),
      //: Console of tapu-server, as above
      tr("kick N [REASON] – the person of seat N has to go; they may come back"),
      //: Console of tapu-server, as above
      tr("ban N [REASON] – the same, for the rest of this game"),
      //: Console of tapu-server, as above
      tr("unban NAME|ADDRESS – who has this name, or comes from there, may come in again"),
      //: Console of tapu-server, as above
      tr("mute N, unmute N – switch the chat of seat N off or on"),
      //: Console of tapu-server, as above; W is w and a number, such as w7
      tr("kick W, ban W, mute W, unmute W – the same for somebody who watches, as status names them"),
      //: Console of tapu-server, as above
      tr("host N – the person of seat N is the host from now on"),
      //: Console of tapu-server, as above
      tr("keep N [NAME] – before the game: the seat is for NAME; without a name, for anybody"),
      //: Console of tapu-server, as above
      tr("level N BOT – a bot of this kind plays at the seat of a bot"),
      //: Console of tapu-server, as above
      tr("password [TEXT] – ask everybody who comes for it; without a text, nobody"),
      //: Console of tapu-server, as above
      tr("watch none|live|MINUTES – who may watch, and how much later they see the game"),
      //: Console of tapu-server, as above
      tr("sit closed|asked|open – whether somebody may take a bot’s seat while the game runs"),
      //: Console of tapu-server, as above
      tr("fill MINUTES – bots take the empty seats after so long; 0 is never"),
      //: Console of tapu-server, as above
      tr("start, pause, resume, end – the game"),
      //: Console of tapu-server, as above
      tr("say TEXT – tell it to all")};
  return lines.join(u'\n') + u"\nok"_s;
}

}  // namespace tapu
