// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/seats/connections.h"

#include <QLoggingCategory>
#include <algorithm>

#include "app/client/client.h"
#include "app/wire/refusal.h"

using namespace Qt::StringLiterals;

namespace tapu {

Q_LOGGING_CATEGORY(netLog, "tapu.net", QtWarningMsg)

namespace {
constexpr int kSweepMs = 1000;
constexpr int kMostIntroductions = 2;  // of one connection

/// Another program, which may send anything; all others are part of this one.
bool isStranger(const Connection& connection) { return connection.channel->origin() == Origin::Stranger; }

template <class... Kinds>
bool isOneOf(const wire::Request& request) {
  return (std::holds_alternative<Kinds>(request) || ...);
}

/// The judgment of a message by the limits.
enum class Traffic : quint8 {
  Fine,
  Faster,  ///< comes faster than the limits allow: the message is refused
  Flood    ///< far too much: the connection is ended
};
Traffic trafficOf(Connection& connection, const wire::FromClient& message, qsizetype bytes) {
  if (!isStranger(connection)) return Traffic::Fine;
  const auto* request = std::get_if<wire::Request>(&message);
  if (request && connection.kind == Connection::Kind::Organizer)
    return Traffic::Fine;  // names a thousand seats at once
  const qint64 now = connection.lastHeard;
  if (!connection.isNear && !connection.allowance.bytes.take(now, static_cast<double>(bytes))) return Traffic::Flood;
  // Bots on this computer play as fast as they can.
  if (connection.isNear && std::holds_alternative<wire::Act>(message)) return Traffic::Fine;
  if (!connection.allowance.actions.take(now)) return Traffic::Flood;
  if (std::holds_alternative<wire::Say>(message))  // people may well press a quick phrase seven times
    return connection.allowance.chats.take(now) ? Traffic::Fine : Traffic::Faster;
  // A player who learns by hints still talks: they are counted apart.
  if (request && isOneOf<requests::TookHint>(*request))
    return connection.allowance.hints.take(now) ? Traffic::Fine : Traffic::Faster;
  // Everybody is told of it: a vote is a line in the chat, a move taken back the whole position.
  // A question counts, too; the answer to one tells the desks once.
  const auto* question = request ? std::get_if<requests::AskWhetherThere>(request) : nullptr;
  const bool isToldToAll =
      request &&
      (isOneOf<requests::VoteToStop, requests::TakeBack, requests::TakeMinute, requests::LetBotPlay>(*request) ||
       (question && question->seat && connection.seat));
  if (isToldToAll) return connection.allowance.chats.take(now) ? Traffic::Fine : Traffic::Faster;
  const bool isResync = request && isOneOf<requests::Resync>(*request);
  return isResync && !connection.allowance.resyncs.take(now) ? Traffic::Flood : Traffic::Fine;
}

/// The connection that waits longest for a welcome, at the address that has most of them within the
/// networks within networks that have most of them: so a flood closes its own connections.
Connection* longestOfCrowd(const std::vector<std::unique_ptr<Connection>>& all) {
  std::vector<Connection*> waiting;
  for (const auto& each : all)
    if (each->isUnwelcomedGuest()) waiting.push_back(each.get());
  const auto keepCrowd = [&waiting](const auto& placeOf) {
    QHash<QString, int> crowds;
    for (const Connection* each : waiting) ++crowds[placeOf(*each)];
    const int most = crowds.isEmpty() ? 0 : std::ranges::max(std::as_const(crowds));
    std::erase_if(waiting, [&](const Connection* each) { return crowds.value(placeOf(*each)) < most; });
  };
  for (std::size_t level = 0; level < std::tuple_size_v<NetworksAround>; ++level)
    keepCrowd([level](const Connection& each) -> const QString& { return each.around[level]; });
  keepCrowd([](const Connection& each) -> const QString& { return each.peer; });
  return waiting.empty() ? nullptr : waiting.front();
}

}  // namespace

Connections::Connections(std::shared_ptr<Clock> clock, Limits limits, int seats, Connection::IsNeighbor isNeighbor)
    : clock_(clock),
      limits_(limits),
      isNeighbor_(std::move(isNeighbor)),
      headcount_(limits, seats),
      sweepAlarm_(clock),
      removeAlarm_(clock),
      badLine_(clock, [](const QString& line) { qCWarning(netLog).noquote() << line; }),
      closedLine_(clock, [](const QString& line) { qCInfo(netLog).noquote() << line; }) {}

Connections::~Connections() {
  for (const auto& connection : all_) connection->channel->disconnect(this);
}

Connection* Connections::admit(std::unique_ptr<Channel> channel) {
  if (isClosing_) {
    channel->close();
    return nullptr;
  }
  channel->setFrameLimit(frame_limit::kUnwelcomed);
  Connection& connection =
      *all_.emplace_back(std::make_unique<Connection>(std::move(channel), limits_, clock_->nowMs(), isNeighbor_));
  connection.id = ++lastId_;
  byNumber_.emplace(connection.id, &connection);
  const bool hasRoom = headcount_.hasRoomFor(connection);
  headcount_.come(connection);
  connect(connection.channel.get(), &Channel::closed, this, [this, &connection](const QString& reason) {
    if (!reason.isEmpty()) closedLine_.write(u"connection closed: "_s + reason);
    end(connection);
    removeAlarm_.set(0, [this] { removeFinished(); });  // in the next pass: its channel is what is calling
  });
  watch();
  if (!hasRoom) {
    turnAway(connection, Refusal::ServerFull);
    return nullptr;
  }
  connect(connection.channel.get(), &Channel::received, this,
          [this, &connection](const QByteArray& frame) { hear(connection, frame); });
  makeRoom();
  return &connection;
}

/// Without a word, so that its client dials again.
void Connections::makeRoom() {
  while (headcount_.isCrowded()) {
    Connection* longest = longestOfCrowd(all_);
    if (!longest) return;
    hangUp(*longest);
  }
}

const std::vector<Connection*>& Connections::at(SeatId seat) const {
  static const std::vector<Connection*> kNobody;
  const bool isKnown = seat && static_cast<std::size_t>(seat.value) < atSeat_.size();
  return isKnown ? atSeat_[static_cast<std::size_t>(seat.value)] : kNobody;
}

void Connections::sit(Connection& connection, SeatId seat) {
  const SeatId before = std::exchange(connection.seat, seat);
  if (!at(before).empty()) std::erase(atSeat_[static_cast<std::size_t>(before.value)], &connection);
  if (!seat || connection.admission == Connection::Admission::Gone) return;
  const auto index = static_cast<std::size_t>(seat.value);
  if (index >= atSeat_.size()) atSeat_.resize(index + 1);
  atSeat_[index].push_back(&connection);
}

Connection* Connections::personAt(SeatId seat) const {
  const auto& there = at(seat);
  const auto found = std::ranges::find(there, Connection::Kind::Person, &Connection::kind);
  return found == there.end() ? nullptr : *found;
}

Connection* Connections::byId(quint64 id) const {
  const auto found = byNumber_.find(id);
  return found == byNumber_.end() || found->second->admission == Connection::Admission::Gone ? nullptr : found->second;
}

void Connections::turnAway(Connection& connection, Refusal why, const QString& detail) {
  wire::Refused refused;
  refused.what = wire::Refused::What::Connection;
  refused.why = why;
  refused.detail = detail;
  connection.send(refused);
  connection.channel->close();
  end(connection);
}

void Connections::sayBye(Connection& connection, Refusal why, const QString& detail) {
  connection.send(wire::Bye{why, detail});
  connection.channel->close();
  end(connection);
}

void Connections::sendAway(SeatId seat, Refusal why, const QString& detail) {
  if (Connection* person = personAt(seat)) {
    sit(*person, {});
    sayBye(*person, why, detail);
  }
  if (Connection* eye = eyeOf(seat)) sayBye(*eye, why);
}

void Connections::hangUp(Connection& connection) {
  connection.channel->close();
  end(connection);
}

void Connections::closeAll(Refusal why) {
  for (std::size_t i = 0; i < all_.size(); ++i)
    if (all_[i]->admission != Connection::Admission::Gone) sayBye(*all_[i], why);
}

void Connections::dropJoining() {
  for (std::size_t i = 0; i < all_.size(); ++i)
    if (all_[i]->admission == Connection::Admission::Joining) hangUp(*all_[i]);
}

void Connections::welcomed(Connection& connection) {
  connection.admission = Connection::Admission::In;
  headcount_.welcome(connection);
  connection.channel->setFrameLimit(frame_limit::kFromClient);
}

Connection* Connections::eyeOf(SeatId seat) {
  return find(
      [seat](const Connection& each) { return each.looksFor == seat && each.admission == Connection::Admission::In; });
}

void Connections::hear(Connection& connection, const QByteArray& frame) {
  if (connection.admission == Connection::Admission::Gone) return;
  connection.lastHeard = clock_->nowMs();
  // The first bytes say whether it is a greeting: the rest of a message that may not come now is not read.
  const bool isHello = wire::isGreeting(frame);
  if (!isHello && connection.admission == Connection::Admission::Joining && connection.onProof)
    return hearProof(connection, frame);
  if (isHello != (connection.admission == Connection::Admission::New)) {
    if (!isHello && connection.admission == Connection::Admission::Joining) return;  // it speaks before its welcome
    return breaksProtocol(connection, isHello ? u"a second greeting"_s : u"no greeting at first"_s);
  }
  Complaint complaint;
  const auto message = wire::decodeFromClient(frame, complaint);
  if (!message) return breaksProtocol(connection, complaint.sentence);
  const auto* hello = isHello ? std::get_if<wire::Hello>(&*message) : nullptr;
  if (hello && hello->asks == wire::Hello::Asks::WhichTable && connection.introductions >= kMostIntroductions)
    return breaksProtocol(connection, u"it asks again and again which table this is"_s);
  if (isHello) connection.admission = Connection::Admission::Joining;
  switch (trafficOf(connection, *message, frame.size())) {
    case Traffic::Fine: return Q_EMIT said(&connection, *message);
    case Traffic::Faster: return connection.refuse(Refusal::NotNow);
    case Traffic::Flood: break;
  }
  turnAway(connection, Refusal::Protocol, u"too much traffic"_s);
}

void Connections::introduced(Connection& connection) {
  connection.admission = Connection::Admission::New;
  ++connection.introductions;
  connection.since = clock_->nowMs();
}

/// Before the welcome, what is no proof is left out.
void Connections::hearProof(Connection& connection, const QByteArray& frame) {
  Complaint complaint;
  const auto message = wire::decodeFromClient(frame, complaint);
  if (!message) return breaksProtocol(connection, complaint.sentence);
  if (trafficOf(connection, *message, frame.size()) == Traffic::Flood)
    return turnAway(connection, Refusal::Protocol, u"too much traffic"_s);
  if (const auto* proof = std::get_if<wire::Proof>(&*message)) std::exchange(connection.onProof, {})(proof->proof);
}

void Connections::breaksProtocol(Connection& connection, const QString& why) {
  badLine_.write(u"malformed message dropped with its connection (%1): %2"_s.arg(connection.peer, why));
  turnAway(connection, Refusal::Protocol);
}

bool Connections::goesOnAs(Connection& connection, const Allowance& before) {
  connection.allowance = before;
  return goesOn(connection, connection.allowance.actions);
}

bool Connections::noteRefusal(Connection& connection) { return goesOn(connection, connection.allowance.refusals); }

bool Connections::goesOn(Connection& connection, TokenBucket& rest) {
  if (!isStranger(connection) || rest.take(clock_->nowMs())) return true;
  turnAway(connection, Refusal::Protocol, u"too much traffic"_s);
  return false;
}

void Connections::end(Connection& connection) {
  if (connection.admission == Connection::Admission::Gone) return;
  headcount_.leave(connection);
  if (connection.seat) std::erase(atSeat_[static_cast<std::size_t>(connection.seat.value)], &connection);
  const auto was = std::exchange(connection.admission, Connection::Admission::Gone);
  if (was != Connection::Admission::New) Q_EMIT lost(&connection);
}

void Connections::removeFinished() {
  std::erase_if(all_, [this](const auto& connection) {
    const bool isFinished = connection->channel->isFinished();
    if (isFinished) byNumber_.erase(connection->id);
    return isFinished;
  });
}

void Connections::watch() {
  if (sweepAlarm_.isSet()) return;
  const bool needed = std::any_of(all_.begin(), all_.end(), [](const auto& connection) {
    return connection->admission == Connection::Admission::New ||
           (connection->admission != Connection::Admission::Gone && connection->channel->needsPulse());
  });
  if (needed) sweepAlarm_.set(kSweepMs, [this] { sweep(); });
}

void Connections::sweep() {
  const qint64 now = clock_->nowMs();
  for (std::size_t i = 0; i < all_.size(); ++i) {
    Connection& connection = *all_[i];
    if (connection.admission == Connection::Admission::New && now - connection.since >= limits_.helloMs)
      turnAway(connection, Refusal::Protocol, u"no greeting"_s);
    else if (connection.admission == Connection::Admission::In && connection.channel->needsPulse() &&
             now - connection.lastHeard >= limits_.deadMs)
      hangUp(connection);
  }
  watch();
  Q_EMIT swept();
}

}  // namespace tapu

#include "moc_connections.cpp"
