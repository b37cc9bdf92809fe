// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/event_desk.h"

#include <QLocale>
#include <QSignalBlocker>
#include <algorithm>

#include "app/client/refusal_words.h"
#include "app/net/tcp_channel.h"
#include "app/values/codec.h"
#include "app/wire/names.h"
#include "app/wire/requests.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr int kLookAgainMs = 500;
constexpr qint64 kStartAgainMs = 60'000;

const Lobby& noLobby() {
  static const Lobby none;
  return none;
}

/// The requests that make a fresh table that of the plan; a rehearsal begins at once.
std::vector<wire::Request> wishesFor(const EventPlan& plan, const Lobby& lobby, const OrganizerDesk& desk) {
  std::vector<wire::Request> wishes;
  const Setup wanted = plan.setup();
  if (lobby.setup.chain != wanted.chain) wishes.emplace_back(requests::ChangeSetup{encodeSetup(wanted)});
  if (plan.isRehearsal()) {
    wishes.emplace_back(requests::StartGame{});
    return wishes;
  }
  for (int seat = 0; seat < std::min<int>(static_cast<int>(desk.seats.size()), static_cast<int>(plan.names.size()));
       ++seat)
    if (!plan.names[seat].isEmpty() && desk.seats[seat].keptFor != plan.names[seat])
      wishes.emplace_back(requests::KeepSeat{SeatId(seat), plan.names[seat]});
  return wishes;
}

/// The plan of somebody who helps: they have that of no event, but see its table.
EventPlan planOf(const Lobby& table) {
  EventPlan plan;
  plan.name = table.gameName;
  plan.options = table.setup.options;
  plan.boards = table.setup.chain.size();
  return plan;
}

/// Or somebody sits there already.
bool isEveryNameKept(const QStringList& names, const Lobby& lobby, const OrganizerDesk& desk) {
  const auto& table = desk.seats;
  for (int seat = 0; seat < std::min<int>(static_cast<int>(table.size()), static_cast<int>(names.size())); ++seat) {
    const bool isHeld = seat < lobby.seats.size() && lobby.seats[seat].holder == SeatHolder::Person;
    if (!isHeld && !cleanName(names[seat]).isEmpty() && table[seat].keptFor.isEmpty()) return false;
  }
  return true;
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
  connect(&server_, &EventServer::listening, this, [this] {
    if (!helped_) connectAsOrganizer();
  });
  connect(&server_, &EventServer::failed, this, [this](const QString& sentence) {
    if (helped_) return;  // that is another event
    isOpening_ = false;
    problem_ = sentence;
    Q_EMIT stageChanged();
  });
}

EventDesk::~EventDesk() {
  const QSignalBlocker quiet(report_);  // pages may live longer than what they showed
  report_.begin({});
  if (plan_.isRehearsal()) server_.discard();
}

bool EventDesk::open(const EventPlan& plan) {
  leave();
  plan_ = plan;
  isOpening_ = true;
  hasNamedSeats_ = hasAskedForNames_ = false;
  deeds_.clear();
  report_.begin({});
  Q_EMIT stageChanged();
  if (!server_.begin(plan)) return false;  // and the log of the event before lies there
  report_.begin(server_.log());
  return true;
}

RehearsalNotes EventDesk::endRehearsal() {
  RehearsalNotes notes{hasGame() ? state().head.round : 0, plan_.seats(), std::exchange(deeds_, {})};
  leave();
  report_.begin({});
  server_.discard();
  return notes;
}

void EventDesk::goBack() {
  if (helped_) return help(DeskPass(*helped_));
  const auto plan = server_.plan();
  if (!plan) return;
  leave();
  plan_ = *plan;
  report_.goOn(server_.log());
  isOver_ = !server_.isRunning() && server_.isOver();
  if (isOver_) return Q_EMIT stageChanged();
  isOpening_ = true;
  isStartedAgain_ = !server_.isRunning();
  Q_EMIT stageChanged();
  server_.goBack();
}

void EventDesk::help(const DeskPass& pass) {
  leave();
  helped_ = pass;
  plan_ = {};
  report_.begin({});
  isOpening_ = true;
  connectAsOrganizer();
  Q_EMIT stageChanged();
}

void EventDesk::leave() {
  problem_.clear();
  helped_.reset();
  isOpening_ = isOver_ = isStartedAgain_ = false;
  client_.reset();
  Q_EMIT stageChanged();
}

QString EventDesk::offered() const {
  const auto plan = server_.plan();
  return plan ? plan->name : QString();
}

void EventDesk::putAside() {
  leave();
  report_.begin({});
  server_.end();
  server_.putAside();
}

void EventDesk::connectAsOrganizer() {
  hasAskedForNames_ = false;
  Client::Identity identity;
  identity.name = plan_.name;
  identity.locale = QLocale().name();
  identity.attendance = Attendance::Organizer;
  const DeskPass way = pass();
  identity.organizerKey = way.key;
  client_ = std::make_unique<Client>(
      std::make_unique<TcpDialer>(way.at.host, way.at.port, std::make_shared<SystemClock>()), identity);
  report_.listenTo(*client_);
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
    if (std::exchange(isStartedAgain_, false)) report_.noteServerBack(lobby().seats);
    if (helped_) plan_ = planOf(lobby());
    if (helped_ && plan_.boards == 0) {
      //: Why the desk of another computer cannot be opened
      problem_ = tr("No Big Game is played at that table. Only a Big Game is led from a desk.");
      return client_->leave();
    }
    Q_EMIT lobbyChanged();
  });
  connect(client_.get(), &Client::gameStarted, this, &EventDesk::moved);
  connect(client_.get(), &Client::moved, this, &EventDesk::moved);
  connect(client_.get(), &Client::clockChanged, this, [this] {
    clockLeftMs() > 0 && !isPaused() ? gap_.start(static_cast<int>(clockLeftMs())) : gap_.stop();
    Q_EMIT clockChanged();
  });
  connect(client_.get(), &Client::deskChanged, this, [this] {
    keepNamedSeats();
    Q_EMIT deskChanged();
  });
  connect(client_.get(), &Client::onScreensChanged, this, &EventDesk::screensChanged);
  connect(client_.get(), &Client::requestRefused, this,
          [this](Refusal why) { Q_EMIT refused(turnedAwaySentence(why, {})); });
  connect(client_.get(), &Client::turnedAway, this, [this](Refusal why, const QString& detail) {
    problem_ = turnedAwaySentence(why, detail);
    Q_EMIT stageChanged();
  });
  client_->start();
}

/// Players come back to their seats by themselves; nobody may stand at the desk to start the server for them. Its
/// client may be the caller: it is replaced once the server listens.
void EventDesk::startAgainIfGone() {
  const bool isGone = client_ && client_->known().phase == Client::Phase::Reconnecting && !server_.isRunning();
  if (!isGone || helped_ || plan_.isRehearsal() || isOpening_) return;
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
  switch (client_->known().phase) {
    case Client::Phase::Connecting: return Stage::Opening;
    case Client::Phase::Lobby: return Stage::Gathering;
    case Client::Phase::Playing: return Stage::Playing;
    case Client::Phase::Over: return Stage::Over;
    case Client::Phase::Reconnecting: return helped_ || server_.isRunning() ? Stage::Calling : Stage::ServerGone;
    case Client::Phase::Closed: return Stage::ServerGone;
  }
  return Stage::Closed;
}

const OrganizerDesk& EventDesk::desk() const {
  static const OrganizerDesk none;
  return client_ ? client_->known().desk : none;
}

OnScreens EventDesk::onScreens() const { return client_ ? client_->known().onScreens : OnScreens(); }

/// A fresh table knows no names, nor own boards. They count as sent when the table shows them all: requests on a broken
/// connection are made again.
void EventDesk::keepNamedSeats() {
  if (helped_ || hasNamedSeats_ || stage() != Stage::Gathering || desk().seats.isEmpty()) return;
  hasNamedSeats_ = server_.isNamed();  // since then the organizer has changed the plan
  if (hasNamedSeats_) return;
  if (!std::exchange(hasAskedForNames_, true))
    for (const wire::Request& wish : wishesFor(plan_, lobby(), desk())) client_->ask(wish);
  hasNamedSeats_ = plan_.isRehearsal() || isEveryNameKept(plan_.names, lobby(), desk());
  if (hasNamedSeats_ && !plan_.isRehearsal()) server_.noteNamed();
}

const Lobby& EventDesk::lobby() const { return client_ ? client_->known().lobby : noLobby(); }

RoundTime EventDesk::roundTime() const { return hasGame() ? tapu::roundTime(definition(), state()) : RoundTime(); }

bool EventDesk::isPaused() const { return hasGame() && state().head.paused == Paused::Yes; }

bool EventDesk::owesThrow() const {
  if (gap_.isActive()) return false;  // 9.6: the break comes first
  return stage() == Stage::Playing && !isPaused() && enteredThrow(definition(), state()).has_value();
}

std::vector<SeatLine> EventDesk::seats() const {
  std::vector<SeatLine> lines = seatLines(lobby(), hasGame() ? &state() : nullptr, desk());
  const QTime now = QTime::currentTime();
  for (SeatLine& line : lines) line.asked = report_.askedOf(line.seat, now);
  return lines;
}

DeskPass EventDesk::pass() const {
  if (helped_) return *helped_;
  const QString host = plan_.listenAt == QHostAddress::Any ? u"127.0.0.1"_s : plan_.listenAt.toString();
  return {{host, server_.port()}, server_.key()};
}

QString EventDesk::startBlockedBy() const {
  if (stage() != Stage::Gathering) return {};
  const auto& seats = lobby().seats;
  const bool isEmpty =
      std::ranges::none_of(seats, [](const LobbySeat& seat) { return seat.holder == SeatHolder::Person; });
  //: Why an event cannot begin yet
  return isEmpty ? tr("Nobody sits at a board yet.") : QString();
}

void EventDesk::ask(const wire::Request& request) {
  const auto* announced = std::get_if<requests::Announce>(&request);
  if (!client_ || (announced && announced->text.simplified().isEmpty())) return;
  deeds_.insert(request.index());
  client_->ask(request);
}

}  // namespace tapu

#include "moc_event_desk.cpp"
