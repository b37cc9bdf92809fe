// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/connections.h"

#include <QLoggingCategory>
#include <algorithm>

#include "app/client/client.h"
#include "app/wire/refusal.h"

using namespace Qt::StringLiterals;

namespace tapu {

Q_LOGGING_CATEGORY(netLog, "tapu.net", QtWarningMsg)

namespace {
constexpr int kSweepMs = 1000;

/// Those that the server seated itself take nobody's place.
bool isFromOutside(const Channel& channel) { return channel.origin() != Origin::Bot; }

/// A program of its own, which may do what it likes; all others are part of this one.
bool isStranger(const Connection& session) { return session.channel->origin() == Origin::Stranger; }

wire::Refused refusedRequest(Refusal why) {
  wire::Refused refused;
  refused.what = wire::Refused::What::Request;
  refused.code = static_cast<quint8>(why);
  return refused;
}

bool isUnwelcomed(const Connection& session) {
  return isFromOutside(*session.channel) &&
         (session.stage == Connection::Stage::New || session.stage == Connection::Stage::Joining);
}
}  // namespace

Connections::Connections(std::shared_ptr<Clock> clock, Limits limits, int seats)
    : clock_(clock),
      limits_(limits),
      mostUnwelcomed_(std::max(limits.unwelcomed, seats)),
      sweepAlarm_(clock),
      buryAlarm_(clock),
      badLine_(clock, [](const QString& line) { qCWarning(netLog).noquote() << line; }),
      closedLine_(clock, [](const QString& line) { qCInfo(netLog).noquote() << line; }) {}

Connections::~Connections() {
  for (const auto& session : sessions_) session->channel->disconnect(this);
}

Connection* Connections::admit(std::unique_ptr<Channel> channel) {
  const bool isNear = channel->isNear();
  const bool isGuest = isFromOutside(*channel);
  const QString peer = channel->peer();
  std::ptrdiff_t open = 0, sameAddress = 0;
  for (const auto& session : sessions_) {
    if (session->stage == Connection::Stage::Gone) continue;
    open += isFromOutside(*session->channel);
    sameAddress += !isNear && session->peer == peer;
  }
  channel->setFrameLimit(frame_limit::kUnwelcomed);
  Connection& session =
      *sessions_.emplace_back(std::make_unique<Connection>(std::move(channel), limits_, clock_->nowMs()));
  session.id = ++lastId_;
  connect(session.channel.get(), &Channel::closed, this, [this, &session](const QString& reason) {
    if (!reason.isEmpty()) closedLine_.write(u"connection closed: "_s + reason);
    end(session);
    buryAlarm_.set(0, [this] { removeFinished(); });  // in the next pass: its channel is what is calling
  });
  watch();
  if ((isGuest && open >= limits_.connections) || sameAddress >= limits_.connectionsPerAddress) {
    turnAway(session, static_cast<quint8>(Refusal::ServerFull));
    return nullptr;
  }
  connect(session.channel.get(), &Channel::received, this,
          [this, &session](const QByteArray& frame) { hear(session, frame); });
  makeRoom();
  return &session;
}

void Connections::makeRoom() {
  auto unwelcomed = std::count_if(sessions_.begin(), sessions_.end(), [](const auto& s) { return isUnwelcomed(*s); });
  for (std::size_t i = 0; i < sessions_.size() && unwelcomed > mostUnwelcomed_; ++i) {
    if (!isUnwelcomed(*sessions_[i])) continue;
    hangUp(*sessions_[i]);  // without a word: an honest program calls again
    --unwelcomed;
  }
}

void Connections::turnAway(Connection& session, quint8 refusal, const QString& detail) {
  wire::Refused refused;
  refused.what = wire::Refused::What::Connection;
  refused.code = refusal;
  refused.detail = detail;
  session.send(refused);
  session.channel->close();
  end(session);
}

void Connections::sayBye(Connection& session, quint8 refusal) {
  session.send(wire::Bye{refusal, {}});
  session.channel->close();
  end(session);
}

void Connections::hangUp(Connection& session) {
  session.channel->close();
  end(session);
}

void Connections::closeAll(quint8 refusal) {
  for (std::size_t i = 0; i < sessions_.size(); ++i)
    if (sessions_[i]->stage != Connection::Stage::Gone) sayBye(*sessions_[i], refusal);
}

void Connections::dropJoining() {
  for (std::size_t i = 0; i < sessions_.size(); ++i)
    if (sessions_[i]->stage == Connection::Stage::Joining) hangUp(*sessions_[i]);
}

void Connections::welcomed(Connection& session) {
  session.stage = Connection::Stage::In;
  session.channel->setFrameLimit(frame_limit::kFromClient);
}

void Connections::hear(Connection& session, const QByteArray& frame) {
  if (session.stage == Connection::Stage::Gone) return;
  session.lastHeard = clock_->nowMs();
  // Its first bytes say what it is: nothing else of a message is read that may not come now.
  const bool isHello = wire::isGreeting(frame);
  if (isHello != (session.stage == Connection::Stage::New)) {
    if (!isHello && session.stage == Connection::Stage::Joining) return;  // it speaks before its welcome
    return breaksProtocol(session, isHello ? u"a second greeting"_s : u"no greeting at first"_s);
  }
  Complaint complaint;
  const auto message = wire::decodeFromClient(frame, complaint);
  if (!message) return breaksProtocol(session, complaint.sentence);
  if (isHello) session.stage = Connection::Stage::Joining;
  switch (trafficOf(session, *message, frame.size())) {
    case Traffic::Fine: return Q_EMIT said(&session, *message);
    case Traffic::Faster: return session.send(refusedRequest(Refusal::NotNow));
    case Traffic::Flood: break;
  }
  turnAway(session, static_cast<quint8>(Refusal::Protocol), u"too much traffic"_s);
}

void Connections::breaksProtocol(Connection& session, const QString& why) {
  badLine_.write(u"malformed message dropped with its connection (%1): %2"_s.arg(session.peer, why));
  turnAway(session, static_cast<quint8>(Refusal::Protocol));
}

bool Connections::goesOnAs(Connection& session, const Allowance& before) {
  session.allowance = before;
  if (!isStranger(session) || session.allowance.actions.take(clock_->nowMs())) return true;
  turnAway(session, static_cast<quint8>(Refusal::Protocol), u"too much traffic"_s);
  return false;
}

bool Connections::noteRefusal(Connection& session) {
  if (!isStranger(session) || session.allowance.refusals.take(clock_->nowMs())) return true;
  turnAway(session, static_cast<quint8>(Refusal::Protocol), u"too much traffic"_s);
  return false;
}

Connections::Traffic Connections::trafficOf(Connection& session, const wire::FromClient& message, qsizetype bytes) {
  if (!isStranger(session)) return Traffic::Fine;
  const qint64 now = session.lastHeard;
  const bool isNear = session.channel->isNear();
  if (!isNear && !session.allowance.bytes.take(now, static_cast<double>(bytes))) return Traffic::Flood;
  // Bots on this computer play as fast as they can.
  if (isNear && std::holds_alternative<wire::Act>(message)) return Traffic::Fine;
  if (!session.allowance.actions.take(now)) return Traffic::Flood;
  if (std::holds_alternative<wire::Say>(message))  // people may well press a quick phrase seven times
    return session.allowance.chats.take(now) ? Traffic::Fine : Traffic::Faster;
  using Kind = wire::Request::Kind;
  const auto* request = std::get_if<wire::Request>(&message);
  // What everybody is told: a vote is a line in the chat, a move taken back the whole position.
  if (request && (request->kind == Kind::StopGame || request->kind == Kind::TakeBack))
    return session.allowance.chats.take(now) ? Traffic::Fine : Traffic::Faster;
  const bool isResync = request && request->kind == Kind::Resync;
  return isResync && !session.allowance.resyncs.take(now) ? Traffic::Flood : Traffic::Fine;
}

void Connections::end(Connection& session) {
  const auto was = std::exchange(session.stage, Connection::Stage::Gone);
  if (was == Connection::Stage::Gone) return;
  if (was != Connection::Stage::New) Q_EMIT lost(&session);
}

void Connections::removeFinished() {
  std::erase_if(sessions_, [](const auto& session) { return session->channel->isFinished(); });
}

void Connections::watch() {
  if (sweepAlarm_.isSet()) return;
  const bool needed = std::any_of(sessions_.begin(), sessions_.end(), [](const auto& session) {
    return session->stage == Connection::Stage::New ||
           (session->stage != Connection::Stage::Gone && session->channel->needsPulse());
  });
  if (needed) sweepAlarm_.set(kSweepMs, [this] { sweep(); });
}

void Connections::sweep() {
  const qint64 now = clock_->nowMs();
  for (std::size_t i = 0; i < sessions_.size(); ++i) {
    Connection& session = *sessions_[i];
    if (session.stage == Connection::Stage::New && now - session.since >= limits_.helloMs)
      turnAway(session, static_cast<quint8>(Refusal::Protocol), u"no greeting"_s);
    else if (session.stage == Connection::Stage::In && session.channel->needsPulse() &&
             now - session.lastHeard >= limits_.deadMs)
      hangUp(session);
  }
  watch();
  Q_EMIT swept();
}

}  // namespace tapu
