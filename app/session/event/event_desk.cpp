// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/event_desk.h"

#include <QLocale>
#include <algorithm>

#include "app/client/refusal_words.h"
#include "app/client/requests.h"
#include "app/net/tcp_channel.h"
#include "app/session/event/ending_words.h"
#include "app/session/words/bot_names.h"
#include "app/wire/names.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr int kLookAgainMs = 500;
constexpr qint64 kStartAgainMs = 60'000;

const Lobby& noLobby() {
  static const Lobby none;
  return none;
}

QString inWords(int number) { return QLocale().toString(number); }

/// Requests are dropped where there is nobody to ask.
void ask(const std::unique_ptr<Client>& client, const wire::Request& request) {
  if (client) client->ask(request);
}

}  // namespace

EventDesk::EventDesk(const QString& folder, const QString& program, QObject* parent)
    : QObject(parent), server_(folder, program) {
  look_.setInterval(kLookAgainMs);
  connect(&look_, &QTimer::timeout, this, [this] {
    if (stage() == Stage::Calling) return;
    look_.stop();
    startAgainIfGone();
    Q_EMIT stageChanged();
  });
  gap_.setSingleShot(true);
  connect(&gap_, &QTimer::timeout, this, &EventDesk::moved);
  connect(&server_, &EventServer::listening, this, &EventDesk::connectAsOrganizer);
  connect(&server_, &EventServer::failed, this, [this](const QString& sentence) {
    isOpening_ = false;
    problem_ = sentence;
    Q_EMIT stageChanged();
  });
}

EventDesk::~EventDesk() {
  log_.begin({});
  if (isRehearsal()) server_.discard();
}

void EventDesk::open(const EventPlan& plan) {
  leave();
  plan_ = plan;
  isOpening_ = true;
  hasNamedSeats_ = hasAskedForNames_ = false;
  deeds_.clear();
  before_.clear();
  codes_.clear();
  log_.begin({});
  Q_EMIT logChanged();
  Q_EMIT stageChanged();
  if (server_.begin(plan)) log_.begin(server_.log());  // else the log of the event before lies there
}

RehearsalNotes EventDesk::endRehearsal() {
  RehearsalNotes notes{hasGame() ? state().head.round : 0, plan_.seats(), std::exchange(deeds_, {})};
  leave();
  log_.begin({});
  server_.discard();
  return notes;
}

void EventDesk::goBack() {
  const auto plan = server_.plan();
  if (!plan) return;
  leave();
  plan_ = *plan;
  before_.clear();
  codes_.clear();
  log_.goOn(server_.log());
  Q_EMIT logChanged();
  isOver_ = !server_.isRunning() && server_.isOver();
  if (isOver_) return Q_EMIT stageChanged();
  isOpening_ = true;
  Q_EMIT stageChanged();
  server_.goBack();
}

void EventDesk::leave() {
  problem_.clear();
  isOpening_ = isOver_ = false;
  client_.reset();
  Q_EMIT stageChanged();
}

QString EventDesk::offered() const {
  const auto plan = server_.plan();
  return plan ? plan->name : QString();
}

void EventDesk::putAside() {
  leave();
  log_.begin({});
  Q_EMIT logChanged();
  server_.end();
  server_.putAside();
}

void EventDesk::connectAsOrganizer() {
  hasAskedForNames_ = false;
  Client::Identity identity;
  identity.name = plan_.name;
  identity.locale = QLocale().name();
  identity.attendance = Attendance::Organizer;
  identity.organizerKey = server_.key();
  const QString host = plan_.listenAt == QHostAddress::Any ? u"127.0.0.1"_s : plan_.listenAt.toString();
  client_ = std::make_unique<Client>(std::make_unique<TcpDialer>(host, server_.port(), std::make_shared<SystemClock>()),
                                     identity);
  connect(client_.get(), &Client::phaseChanged, this, [this] {
    isOpening_ = false;
    if (stage() == Stage::Calling) {
      hasAskedForNames_ = false;
      look_.start();
    }
    startAgainIfGone();
    Q_EMIT stageChanged();
  });
  connect(client_.get(), &Client::lobbyChanged, this, [this] {
    noteLobby();
    Q_EMIT lobbyChanged();
  });
  connect(client_.get(), &Client::gameStarted, this, [this] {
    noteBeginning();
    Q_EMIT moved();
  });
  connect(client_.get(), &Client::moved, this, [this](const std::vector<Move>& moves) {
    noteMoves(moves);
    Q_EMIT moved();
  });
  connect(client_.get(), &Client::targetReached, this, [this](const SpokenSeat& who) {
    note({.kind = DeskLogLine::Kind::Reached, .at = {}, .seat = who.seat, .text = spokenName(who)});
  });
  connect(client_.get(), &Client::clockChanged, this, [this] {
    clockLeftMs() > 0 && !isPaused() ? gap_.start(static_cast<int>(clockLeftMs())) : gap_.stop();
    Q_EMIT clockChanged();
  });
  connect(client_.get(), &Client::deskChanged, this, [this] {
    keepNamedSeats();
    noteCodes();
    Q_EMIT deskChanged();
  });
  connect(client_.get(), &Client::onScreensChanged, this, &EventDesk::screensChanged);
  connect(client_.get(), &Client::requestRefused, this, [this](Refusal why) {
    const QString sentence = turnedAwaySentence(why, {});
    note({.kind = DeskLogLine::Kind::Refused, .at = {}, .text = sentence});
    Q_EMIT refused(sentence);
  });
  connect(client_.get(), &Client::turnedAway, this, [this](Refusal why, const QString& detail) {
    problem_ = turnedAwaySentence(why, detail);
    Q_EMIT stageChanged();
  });
  client_->start();
}

/// A client that comes back receives the position of a game that began long ago again, and so does one whose server was
/// started again, maybe twice.
void EventDesk::noteBeginning() {
  const bool isNoted = std::ranges::find(log(), DeskLogLine::Kind::GameBegan, &DeskLogLine::kind) != log().end();
  if (!isNoted && state().head.round == 0) note({.kind = DeskLogLine::Kind::GameBegan, .at = {}});
  notePassedRounds();
  noteEnd();
  if (std::exchange(isStartedAgain_, false)) note({.kind = DeskLogLine::Kind::ServerBack, .at = {}});
}

/// Players come back to their seats by themselves; nobody may stand at the desk to start the server for them. Its
/// client may be the caller: it is replaced once the server listens.
void EventDesk::startAgainIfGone() {
  const bool isGone = client_ && client_->phase() == Client::Phase::Reconnecting && !server_.isRunning();
  if (!isGone || isRehearsal() || isOpening_) return;
  if (startedAgain_.isValid() && startedAgain_.elapsed() < kStartAgainMs) return;
  startedAgain_.start();
  isOpening_ = isStartedAgain_ = true;
  server_.restart();
}

EventDesk::Stage EventDesk::stage() const {
  if (!problem_.isEmpty()) return Stage::ServerGone;
  if (isOpening_) return Stage::Opening;
  if (isOver_) return Stage::Over;
  if (!client_) return Stage::Closed;
  switch (client_->phase()) {
    case Client::Phase::Connecting: return Stage::Opening;
    case Client::Phase::Lobby: return Stage::Gathering;
    case Client::Phase::Playing: return Stage::Playing;
    case Client::Phase::Over: return Stage::Over;
    case Client::Phase::Reconnecting: return server_.isRunning() ? Stage::Calling : Stage::ServerGone;
    case Client::Phase::Closed: return Stage::ServerGone;
  }
  return Stage::Closed;
}

const OrganizerDesk& EventDesk::desk() const {
  static const OrganizerDesk none;
  return client_ ? client_->desk() : none;
}

OnScreens EventDesk::onScreens() const { return client_ ? client_->onScreens() : OnScreens(); }

/// A fresh table knows no names, nor own boards. They count as sent when the table shows them all: requests on a broken
/// connection are made again.
void EventDesk::keepNamedSeats() {
  if (hasNamedSeats_ || stage() != Stage::Gathering || desk().seats.isEmpty()) return;
  hasNamedSeats_ = server_.isNamed();  // since then the organizer has changed the plan
  if (hasNamedSeats_) return;
  if (!std::exchange(hasAskedForNames_, true)) askForNamedSeats();
  hasNamedSeats_ = isRehearsal() || isEveryNameKept();
  if (hasNamedSeats_ && !isRehearsal()) server_.noteNamed();
}

void EventDesk::askForNamedSeats() {
  const Setup wanted = plan_.setup();
  if (lobby().setup.chain != wanted.chain) client_->ask(requests::changeSetup(wanted));
  if (isRehearsal()) return start();
  for (int seat = 0; seat < std::min<int>(static_cast<int>(desk().seats.size()), static_cast<int>(plan_.names.size()));
       ++seat)
    if (!plan_.names[seat].isEmpty() && desk().seats[seat].keptFor != plan_.names[seat])
      ask(client_, requests::keepSeat(SeatId(seat), plan_.names[seat]));
}

/// Or somebody sits there already.
bool EventDesk::isEveryNameKept() const {
  const auto& table = desk().seats;
  const auto& names = plan_.names;
  for (int seat = 0; seat < std::min<int>(static_cast<int>(table.size()), static_cast<int>(names.size())); ++seat) {
    const bool isHeld = seat < lobby().seats.size() && lobby().seats[seat].holder == SeatHolder::Person;
    if (!isHeld && !cleanName(names[seat]).isEmpty() && table[seat].keptFor.isEmpty()) return false;
  }
  return true;
}

const Lobby& EventDesk::lobby() const { return client_ ? client_->lobby() : noLobby(); }

RoundTime EventDesk::roundTime() const { return hasGame() ? tapu::roundTime(definition(), state()) : RoundTime(); }

bool EventDesk::isPaused() const { return hasGame() && state().head.paused == Paused::Yes; }

bool EventDesk::owesThrow() const {
  if (gap_.isActive()) return false;  // 9.6: the break comes first
  return stage() == Stage::Playing && !isPaused() && enteredThrow(definition(), state()).has_value();
}

std::vector<SeatLine> EventDesk::seats() const { return seatLines(lobby(), hasGame() ? &state() : nullptr, desk()); }

QList<Address> EventDesk::addresses() const {
  const quint16 port = server_.port() ? server_.port() : plan_.port;
  if (plan_.listenAt != QHostAddress::Any) return {Address{plan_.listenAt.toString(), port}};
  return ownAddresses(port);
}

QString EventDesk::startBlockedBy() const {
  if (stage() != Stage::Gathering) return {};
  const auto& seats = lobby().seats;
  const bool isEmpty =
      std::ranges::none_of(seats, [](const LobbySeat& seat) { return seat.holder == SeatHolder::Person; });
  //: Why an event cannot begin yet
  return isEmpty ? tr("Nobody sits at a board yet.") : QString();
}

int EventDesk::freeSeats() const {
  return static_cast<int>(std::ranges::count(lobby().seats, SeatHolder::Nobody, &LobbySeat::holder));
}

EventDesk::Expected EventDesk::expected() const {
  Expected count;
  for (int seat = 0; seat < desk().seats.size(); ++seat) {
    if (desk().seats[seat].keptFor.isEmpty()) continue;
    ++count.people;
    if (lobby().seats.value(seat).holder != SeatHolder::Person) ++count.missing;
  }
  return count;
}

void EventDesk::start() { ask(client_, requests::startGame()); }
void EventDesk::request(DeskDeed deed, const wire::Request& wish) {
  deeds_.insert(deed);
  ask(client_, wish);
}

void EventDesk::pause() { request(DeskDeed::Pauses, requests::pauseGame()); }
void EventDesk::resume() { ask(client_, requests::resumeGame()); }
void EventDesk::lengthen() {
  request(DeskDeed::Lengthens, requests::lengthen());
  note({.kind = DeskLogLine::Kind::Lengthened, .at = {}});
}
void EventDesk::endRound() {
  request(DeskDeed::EndsRound, requests::endRound());
  note({.kind = DeskLogLine::Kind::RoundEnded, .at = {}});
}
void EventDesk::endGame() { request(DeskDeed::EndsGame, requests::endGame()); }
void EventDesk::enterThrow(std::array<quint8, 2> dice) {
  if (isThrow(dice)) request(DeskDeed::EntersThrow, requests::enterThrow(dice));
}
void EventDesk::keepSeat(SeatId seat, const QString& name) {
  request(DeskDeed::KeepsSeat, requests::keepSeat(seat, name));
}
void EventDesk::newCode(SeatId seat) { request(DeskDeed::RenewsCode, requests::newCode(seat)); }
void EventDesk::askWhetherThere(SeatId seat) {
  ask(client_, requests::askWhetherThere(seat));
  note({.kind = DeskLogLine::Kind::Asked, .at = {}, .seat = seat, .text = nameOf(seat)});
}
void EventDesk::giveToBot(SeatId seat) { ask(client_, requests::giveToBot(seat)); }
void EventDesk::letIn(quint32 arrival, SeatId seat) { ask(client_, requests::letIn(arrival, seat)); }
void EventDesk::announce(const QString& text) {
  if (text.simplified().isEmpty()) return;
  request(DeskDeed::Announces, requests::announce(text));
  note({.kind = DeskLogLine::Kind::Announced, .at = {}, .text = text});
}
void EventDesk::show(ScreenView view) { request(DeskDeed::ChoosesScreen, requests::show(view)); }

// ---- the log --------------------------------------------------------------------------------------------------------

QString EventDesk::nameOf(SeatId seat) const { return shownName(lobby().seats, seat); }

void EventDesk::note(DeskLogLine line) {
  line.at = QTime::currentTime();
  log_.add(line);
  Q_EMIT logChanged();
}

void EventDesk::noteMoves(const std::vector<Move>& moves) {
  using enum DeskLogLine::Kind;
  for (const Move& move : moves) {
    if (move.seat) continue;
    switch (move.action.kind) {
      case ActionKind::StartRound:
        note({.kind = RoundBegan, .at = {}, .number = state().head.round, .group = state().head.group});
        note({.kind = Thrown, .at = {}, .dice = move.chance.dice});
        break;
      case ActionKind::SecondThrow: note({.kind = ThrownAgain, .at = {}, .dice = move.chance.dice}); break;
      case ActionKind::Pause: note({.kind = DeskLogLine::Kind::Paused, .at = {}}); break;
      case ActionKind::Resume: note({.kind = Resumed, .at = {}}); break;
      default: break;
    }
  }
  noteEnd();
}

void EventDesk::noteEnd() {
  using enum DeskLogLine::Kind;
  const bool isNoted = std::ranges::any_of(log(), [](const DeskLogLine& line) { return line.kind == Over; });
  if (state().head.phase != Phase::Over || isNoted) return;
  const auto& ending = client_->commonNews().ending;
  note({.kind = Over, .at = {}, .text = ending ? endingHeadline(*ending) : QString()});
}

/// The desk was closed, or its server was gone: the game's record has the throws of that time.
void EventDesk::notePassedRounds() {
  const auto known = std::ranges::find_if(log(), [](const DeskLogLine& line) {
    return line.kind == DeskLogLine::Kind::RoundBegan || line.kind == DeskLogLine::Kind::RoundsPassed;
  });
  const int round = state().head.round;
  if (round > (known == log().end() ? 0 : known->number))
    note({.kind = DeskLogLine::Kind::RoundsPassed, .at = {}, .number = round, .group = state().head.group});
}

/// Notes each seat with a new code, from anybody's wish; not a seat that has lost its code.
void EventDesk::noteCodes() {
  QList<int> codes;
  for (const DeskSeat& seat : desk().seats) codes << seat.code;
  const QList<int> before = std::exchange(codes_, codes);
  if (before.size() != codes.size()) return;
  for (int seat = 0; seat < codes.size(); ++seat)
    if (codes[seat] >= 0 && before[seat] != codes[seat])
      note({.kind = DeskLogLine::Kind::NewCode, .at = {}, .seat = SeatId(seat)});
}

void EventDesk::noteLobby() {
  using enum DeskLogLine::Kind;
  const auto& seats = lobby().seats;
  const auto before = std::exchange(before_, seats);
  if (before.size() != seats.size()) return;  // the first news: nothing has happened
  for (int i = 0; i < seats.size(); ++i) {
    const LobbySeat &was = before[i], &now = seats[i];
    const auto tell = [&](DeskLogLine::Kind kind) {
      note({.kind = kind, .at = {}, .seat = SeatId(i), .text = nameOf(SeatId(i))});
    };
    const bool isPerson = now.holder == SeatHolder::Person;
    if (isPerson && (was.holder != SeatHolder::Person || was.name != now.name)) {
      tell(Sat);
      continue;
    }
    if (!isPerson) continue;
    if (now.link == Link::Lost && was.link != Link::Lost) tell(Lost);
    if (now.link != Link::Lost && was.link == Link::Lost) tell(Back);
    if (!now.bot.isEmpty() && was.bot.isEmpty()) tell(BotPlays);
  }
}

QString EventDesk::sentenceOf(const DeskLogLine& line) {
  using enum DeskLogLine::Kind;
  const QString dice = inWords(line.dice[0]) + u" + "_s + inWords(line.dice[1]);
  const QString seat = placeOf(line.seat);
  switch (line.kind) {
    //: Organizer's log
    case GameBegan: return tr("The game has begun.");
    //: Organizer's log: tapu-server had ended in the midst of the event
    case ServerBack: return tr("The server had ended. It was started again, with everything up to the last move.");
    case RoundBegan:
      return line.group == Territory::Moon
                 ? /*: Organizer's log; %1 number of a round */ tr("Round %1: Moon plays.").arg(inWords(line.number))
                 //: Organizer's log; %1 number of a round
                 : tr("Round %1: Sun plays.").arg(inWords(line.number));
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
    case Refused: return line.text;
    //: Organizer's log; %1 a seat, as “8 Sun”. The code itself is not told here: others may read this
    case DeskLogLine::Kind::NewCode: return tr("A new code for %1.").arg(seat);
    //: Organizer's log; all have 15 seconds more
    case Lengthened: return tr("15 seconds more for all.");
    //: Organizer's log; the organizer did it, before the clock had run out
    case RoundEnded: return tr("The round was ended from the desk.");
    //: Organizer's log; %1 a player, %2 their seat, as “8 Sun”
    case Asked: return tr("Asked %1, %2, whether they are there.").arg(line.text, seat);
    case RoundsPassed:
      return line.group == Territory::Moon
                 ? /*: Organizer's log; %1 number of a round. */ tr("Back at the desk: round %1, Moon plays.")
                       .arg(inWords(line.number))
                 //: Organizer's log; %1 number of a round. The organizer's window was closed before
                 : tr("Back at the desk: round %1, Sun plays.").arg(inWords(line.number));
    //: Organizer's log
    case Over:
      return line.text.isEmpty()
                 ? tr("The game is over.")
                 : /*: Organizer's log; %1 who won, as "Asha wins with 25 points" */ tr("The game is over: %1.")
                       .arg(line.text);
  }
  return {};
}

}  // namespace tapu

#include "moc_event_desk.cpp"
