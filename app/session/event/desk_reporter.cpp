// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/desk_reporter.h"

#include <QLocale>
#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "app/client/refusal_words.h"
#include "app/session/event/ending_words.h"
#include "app/session/event/event_seats.h"
#include "app/session/words/bot_names.h"
#include "app/wire/notice.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

QString inWords(int number) { return QLocale().toString(number); }

constexpr int kMomentSeconds = 10;    ///< in which news of somebody's connection may come before that they have left
constexpr int kDeskBackSeconds = 60;  ///< in which another desk may come back and has not been away
constexpr int kAnswerCountsSeconds = 300;

/// The kind of line in which such a notice stands; nothing: in none.
std::optional<DeskLogLine::Kind> kindOf(const ChatLine& line) {
  using enum DeskLogLine::Kind;
  static constexpr std::array<std::pair<Notice, DeskLogLine::Kind>, 7> kKinds{{{Notice::Announcement, Announced},
                                                                               {Notice::Lengthened, Lengthened},
                                                                               {Notice::RoundEnded, RoundEnded},
                                                                               {Notice::WasAsked, Asked},
                                                                               {Notice::IsThere, Answered},
                                                                               {Notice::DeskOpened, DeskOpened},
                                                                               {Notice::DeskClosed, DeskClosed}}};
  if (line.kind != ChatLine::Kind::Notice) return {};
  const auto found = std::ranges::find(kKinds, static_cast<Notice>(line.phrase), &decltype(kKinds)::value_type::first);
  return found == kKinds.end() ? std::nullopt : std::optional(found->second);
}

/// The end of a game without a full stop, as "Asha wins with 25 points".
QString headlineOf(const DeskLogLine& over) {
  if (!over.seat) return over.text;
  QStringList first{over.text};
  if (!over.second.isEmpty()) first << over.second;
  return over.isStopped ? leadersSentence(first, over.sharing, over.number)
                        : winnersSentence(first, over.sharing, over.number);
}

QString roundSentence(const DeskLogLine& line) {
  const QString round = inWords(line.number);
  const bool isMoon = line.group == Territory::Moon, isBack = line.kind == DeskLogLine::Kind::RoundsPassed;
  //: Organizer's log; %1 number of a round.
  if (isBack && isMoon) return DeskReporter::tr("Back at the desk: round %1, Moon plays.").arg(round);
  //: Organizer's log; %1 number of a round. The organizer's window was closed before
  if (isBack) return DeskReporter::tr("Back at the desk: round %1, Sun plays.").arg(round);
  //: Organizer's log; %1 number of a round
  if (isMoon) return DeskReporter::tr("Round %1: Moon plays.").arg(round);
  //: Organizer's log; %1 number of a round
  return DeskReporter::tr("Round %1: Sun plays.").arg(round);
}

}  // namespace

void DeskReporter::begin(const QString& path) {
  before_.clear();
  codes_.clear();
  left_.clear();
  removed_.clear();
  awaited_.clear();
  log_.begin(path);
  Q_EMIT changed();
}

void DeskReporter::goOn(const QString& path) {
  before_.clear();
  codes_.clear();
  left_.clear();
  log_.goOn(path);
  Q_EMIT changed();
}

void DeskReporter::listenTo(Client& client) {
  before_.clear();
  connect(&client, &Client::lobbyChanged, this, [this, &client] { noteSeats(client.known().lobby.seats); });
  connect(&client, &Client::chatted, this,
          [this, &client](const ChatLine& line) { noteNotice(line, client.known().lobby.seats); });
  connect(&client, &Client::gameStarted, this, [this, &client] { noteBeginning(client); });
  connect(&client, &Client::moved, this, [this, &client](const std::vector<Move>& moves) { noteMoves(client, moves); });
  connect(&client, &Client::deskChanged, this, [this, &client] {
    noteCodes(client.known().desk);
    noteLeavers(client.known());
  });
  connect(&client, &Client::targetReached, this, [this](const SpokenSeat& who) {
    note({.kind = DeskLogLine::Kind::Reached, .at = {}, .seat = who.seat, .text = spokenName(who)});
  });
  connect(&client, &Client::requestRefused, this, [this](Refusal why) {
    note({.kind = DeskLogLine::Kind::Refused, .at = {}, .number = static_cast<int>(why)});
  });
}

void DeskReporter::note(DeskLogLine line) {
  line.at = QTime::currentTime();
  log_.add(line);
  Q_EMIT changed();
  Q_EMIT noted(line);
}

void DeskReporter::noteServerBack(const QList<LobbySeat>& seats) {
  awaited_.clear();
  for (int i = 0; i < seats.size(); ++i)
    if (seats[i].link == Link::Lost) awaited_.insert(i);
  note({.kind = DeskLogLine::Kind::ServerBack, .at = {}});
}

/// Notes what an organizer does, at this desk or at another one, and the answer of somebody who was asked.
void DeskReporter::noteNotice(const ChatLine& line, const QList<LobbySeat>& seats) {
  const bool isOfSeat = line.seat && line.seat.value < seats.size();
  const bool removes = line.kind == ChatLine::Kind::Notice && static_cast<Notice>(line.phrase) == Notice::LetGo;
  if (isOfSeat && removes) removed_.insert(line.seat);
  const auto kind = kindOf(line);
  if (kind == DeskLogLine::Kind::DeskOpened && takeBackDeskClosed()) return;
  if (kind)
    note({.kind = *kind, .at = {}, .seat = line.seat, .text = isOfSeat ? shownName(seats, line.seat) : line.text});
}

/// A desk whose line breaks every other minute would fill the log. True if one was closed just now: it is back.
bool DeskReporter::takeBackDeskClosed() {
  const bool isBack = log_.takeBack(DeskLogLine::Kind::DeskClosed, {}, QTime::currentTime(), kDeskBackSeconds);
  if (isBack) Q_EMIT changed();
  return isBack;
}

SeatLine::Asked DeskReporter::askedOf(SeatId seat, QTime now) const {
  for (const DeskLogLine& line : lines()) {
    if (secondsFrom(line.at, now) > kAnswerCountsSeconds) break;
    if (line.seat != seat) continue;
    if (line.kind == DeskLogLine::Kind::Asked) return SeatLine::Asked::Waits;
    if (line.kind == DeskLogLine::Kind::Answered) return SeatLine::Asked::IsThere;
  }
  return SeatLine::Asked::No;
}

/// A client that comes back receives the position of a game that began long ago again, and so does one whose server was
/// started again, maybe twice.
void DeskReporter::noteBeginning(const Client& client) {
  const bool isNoted =
      std::ranges::find(log_.lines(), DeskLogLine::Kind::GameBegan, &DeskLogLine::kind) != log_.lines().end();
  if (!isNoted && client.known().state.head.round == 0) note({.kind = DeskLogLine::Kind::GameBegan, .at = {}});
  notePassedRounds(client.known().state);
  noteEnd(client);
}

void DeskReporter::noteMoves(const Client& client, const std::vector<Move>& moves) {
  using enum DeskLogLine::Kind;
  const auto& head = client.known().state.head;
  for (const Move& move : moves) {
    if (move.seat) continue;
    if (move.action.kind == ActionKind::StartRound) {
      note({.kind = RoundBegan, .at = {}, .number = head.round, .group = head.group});
      note({.kind = Thrown, .at = {}, .dice = move.chance.dice});
    }
    if (move.action.kind == ActionKind::SecondThrow) note({.kind = ThrownAgain, .at = {}, .dice = move.chance.dice});
    if (move.action.kind == ActionKind::Pause) note({.kind = Paused, .at = {}});
    if (move.action.kind == ActionKind::Resume) note({.kind = Resumed, .at = {}});
  }
  noteEnd(client);
}

void DeskReporter::noteEnd(const Client& client) {
  using enum DeskLogLine::Kind;
  const bool isNoted = std::ranges::any_of(log_.lines(), [](const DeskLogLine& line) { return line.kind == Over; });
  if (client.known().state.head.phase != Phase::Over || isNoted) return;
  const auto& ending = client.known().common.ending;
  if (!ending) return note({.kind = Over, .at = {}});
  const SpokenSeat& first = ending->first[0];
  note({.kind = Over,
        .at = {},
        .seat = first.seat,
        .text = spokenName(first),
        .number = ending->points,
        .sharing = ending->sharing,
        .second = ending->first.size() > 1 ? spokenName(ending->first[1]) : QString(),
        .isStopped = ending->how == GameEnd::Stopped});
}

/// The desk was closed, or its server was gone: the game's record has the throws of that time.
void DeskReporter::notePassedRounds(const State& state) {
  const auto known = std::ranges::find_if(log_.lines(), [](const DeskLogLine& line) {
    return line.kind == DeskLogLine::Kind::RoundBegan || line.kind == DeskLogLine::Kind::RoundsPassed;
  });
  const int round = state.head.round;
  if (round > (known == log_.lines().end() ? 0 : known->number))
    note({.kind = DeskLogLine::Kind::RoundsPassed, .at = {}, .number = round, .group = state.head.group});
}

/// Notes each seat with a new code, from anybody's wish; not a seat that has lost its code.
void DeskReporter::noteCodes(const OrganizerDesk& desk) {
  QList<int> codes;
  for (const DeskSeat& seat : desk.seats) codes << seat.code;
  const QList<int> before = std::exchange(codes_, codes);
  if (before.size() != codes.size()) return;
  for (int seat = 0; seat < codes.size(); ++seat)
    if (codes[seat] >= 0 && before[seat] != codes[seat])
      note({.kind = DeskLogLine::Kind::NewCode, .at = {}, .seat = SeatId(seat)});
}

void DeskReporter::noteLeavers(const ClientView& known) {
  std::vector<bool> left;
  for (const DeskSeat& seat : known.desk.seats) left.push_back(seat.activity == Activity::Left);
  const std::vector<bool> before = std::exchange(left_, left);
  if (before.size() != left.size()) return;  // the first news: nothing has happened
  for (std::size_t seat = 0; seat < left.size(); ++seat) {
    const SeatId id(static_cast<int>(seat));
    const bool isTheirs = known.lobby.seats.value(id.value).holder == SeatHolder::Person;
    if (!left[seat] || before[seat] || !isTheirs) continue;
    log_.takeBack(DeskLogLine::Kind::Lost, id, QTime::currentTime(), kMomentSeconds);  // it was this
    const auto kind = removed_.erase(id) > 0 ? DeskLogLine::Kind::Removed : DeskLogLine::Kind::Left;
    note({.kind = kind, .at = {}, .seat = id, .text = shownName(known.lobby.seats, id)});
  }
}

void DeskReporter::noteSeats(const QList<LobbySeat>& seats) {
  using enum DeskLogLine::Kind;
  const auto before = std::exchange(before_, seats);
  if (before.size() != seats.size()) return;  // the first news: nothing has happened
  for (int i = 0; i < seats.size(); ++i) {
    const LobbySeat &was = before[i], &now = seats[i];
    const auto tell = [&](DeskLogLine::Kind kind) {
      note({.kind = kind, .at = {}, .seat = SeatId(i), .text = shownName(seats, SeatId(i))});
    };
    const bool isPerson = now.holder == SeatHolder::Person;
    if (isPerson && (was.holder != SeatHolder::Person || was.name != now.name)) {
      removed_.erase(SeatId(i));  // that was another person
      tell(Sat);
      continue;
    }
    if (!isPerson) continue;
    const bool isGone = i < std::ssize(left_) && left_[static_cast<std::size_t>(i)];
    const bool hasLeft = isGone || removed_.contains(SeatId(i));
    if (now.link == Link::Lost && was.link != Link::Lost && !hasLeft) tell(Lost);
    if (now.link != Link::Lost && was.link == Link::Lost && awaited_.erase(i) == 0) tell(Back);
    if (!now.bot.isEmpty() && was.bot.isEmpty()) tell(BotPlays);
  }
}

QString DeskReporter::sentenceOf(const DeskLogLine& line) {
  using enum DeskLogLine::Kind;
  const QString dice = inWords(line.dice[0]) + u" + "_s + inWords(line.dice[1]), seat = placeOf(line.seat);
  switch (line.kind) {
    //: Organizer's log
    case GameBegan: return tr("The game has begun.");
    //: Organizer's log: tapu-server had ended in the midst of the event
    case ServerBack: return tr("The server had ended. It was started again, with everything up to the last move.");
    case RoundBegan:
    case RoundsPassed: return roundSentence(line);
    //: Organizer's log; %1 two numbers
    case Thrown: return tr("Throw: %1.").arg(dice);
    //: Organizer's log; %1 two numbers
    case ThrownAgain: return tr("Throw for the robbers: %1.").arg(dice);
    //: Organizer's log; %1 a player, %2 their seat, as “8 Sun”
    case Reached: return tr("%1 has reached the target, %2.").arg(line.text, seat);
    //: Organizer's log; %1 a player, %2 their seat, as “8 Sun”
    case Sat: return tr("New at the table: %1, %2.").arg(line.text, seat);
    //: Organizer's log; %1 a player, %2 their seat, as “8 Sun”
    case Lost: return tr("%1’s connection broke, %2.").arg(line.text, seat);
    //: Organizer's log; %1 a player, %2 their seat, as “8 Sun”
    case Back: return tr("%1’s connection is there again, %2.").arg(line.text, seat);
    //: Organizer's log; %1 a player, %2 their seat, as “8 Sun”
    case BotPlays: return tr("A bot plays for %1, %2.").arg(line.text, seat);
    //: Organizer's log
    case DeskLogLine::Kind::Paused: return tr("The game stands still.");
    //: Organizer's log
    case Resumed: return tr("The game goes on.");
    //: Organizer's log; %1 what the organizer said to all
    case Announced: return tr("To all: %1").arg(line.text);
    case Refused: return line.text.isEmpty() ? turnedAwaySentence(static_cast<Refusal>(line.number), {}) : line.text;
    //: Organizer's log; %1 a seat, as “8 Sun”. The code itself is not told here: others may read this
    case DeskLogLine::Kind::NewCode: return tr("A new code for %1.").arg(seat);
    //: Organizer's log; all have 15 seconds more
    case Lengthened: return tr("15 seconds more for all.");
    //: Organizer's log; the organizer did it, before the clock had run out
    case RoundEnded: return tr("The round was ended from the desk.");
    //: Organizer's log; %1 a player, %2 their seat, as “8 Sun”
    case Left: return tr("%1 has left the game, %2.").arg(line.text, seat);
    //: Organizer's log; %1 a player, %2 their seat, as “8 Sun”
    case Removed: return tr("%1 was removed from the game, %2.").arg(line.text, seat);
    //: Organizer's log; %1 a player, %2 their seat, as “8 Sun”
    case Asked: return tr("Asked %1, %2, whether they are there.").arg(line.text, seat);
    //: Organizer's log: somebody who was asked; %1 a player, %2 their seat, as “8 Sun”
    case Answered: return tr("%1 is there, %2.").arg(line.text, seat);
    //: Organizer's log: somebody else leads this event, too, at another computer
    case DeskOpened: return tr("Another desk was opened.");
    //: Organizer's log: somebody else led this event, too, at another computer
    case DeskClosed: return tr("Another desk was closed, or has lost its connection.");
    //: Organizer's log
    case Over:
      if (line.text.isEmpty()) return tr("The game is over.");
      //: Organizer's log; %1 who won, as "Asha wins with 25 points"
      return tr("The game is over: %1.").arg(headlineOf(line));
  }
  return {};
}

}  // namespace tapu

#include "moc_desk_reporter.cpp"
