// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/session_desk.h"

#include <QLoggingCategory>
#include <algorithm>

#include "app/net/client.h"

using namespace Qt::StringLiterals;

namespace tapu {

Q_LOGGING_CATEGORY(netLog, "tapu.net", QtWarningMsg)

namespace {
constexpr int kSweepMs = 1000;

/// Those that the server seated itself take nobody's place.
bool isFromOutside(const Channel& channel) { return channel.origin() != Origin::Bot; }

/// A program of its own, which may do what it likes; all others are part of this one.
bool isStranger(const Session& session) { return session.channel->origin() == Origin::Stranger; }

wire::Refused refusedRequest(Refusal why) {
  wire::Refused refused;
  refused.what = wire::Refused::What::Request;
  refused.code = static_cast<quint8>(why);
  return refused;
}

bool isUnwelcomed(const Session& session) {
  return isFromOutside(*session.channel) &&
         (session.stage == Session::Stage::New || session.stage == Session::Stage::Joining);
}
}  // namespace

SessionDesk::SessionDesk(std::shared_ptr<Clock> clock, Limits limits, int seats)
    : clock_(clock),
      limits_(limits),
      mostUnwelcomed_(std::max(limits.unwelcomed, seats)),
      sweepAlarm_(clock),
      buryAlarm_(clock),
      badLine_(clock, [](const QString& line) { qCWarning(netLog).noquote() << line; }),
      closedLine_(clock, [](const QString& line) { qCInfo(netLog).noquote() << line; }) {}

SessionDesk::~SessionDesk() {
  for (const auto& session : sessions_) session->channel->disconnect(this);
}

Session* SessionDesk::admit(std::unique_ptr<Channel> channel) {
  const bool isNear = channel->isNear();
  const bool isGuest = isFromOutside(*channel);
  const QString peer = channel->peer();
  std::ptrdiff_t open = 0, sameAddress = 0;
  for (const auto& session : sessions_) {
    if (session->stage == Session::Stage::Gone) continue;
    open += isFromOutside(*session->channel);
    sameAddress += !isNear && session->peer == peer;
  }
  channel->setFrameLimit(frame_limit::kUnwelcomed);
  Session& session = *sessions_.emplace_back(std::make_unique<Session>(std::move(channel), limits_, clock_->nowMs()));
  session.id = ++lastId_;
  connect(session.channel.get(), &Channel::closed, this, [this, &session](const QString& reason) {
    if (!reason.isEmpty()) closedLine_.write(u"connection closed: "_s + reason);
    end(session);
    buryAlarm_.set(0, [this] { bury(); });  // in the next pass: its channel is what is calling
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

void SessionDesk::makeRoom() {
  auto unwelcomed = std::count_if(sessions_.begin(), sessions_.end(), [](const auto& s) { return isUnwelcomed(*s); });
  for (std::size_t i = 0; i < sessions_.size() && unwelcomed > mostUnwelcomed_; ++i) {
    if (!isUnwelcomed(*sessions_[i])) continue;
    hangUp(*sessions_[i]);  // without a word: an honest program calls again
    --unwelcomed;
  }
}

void SessionDesk::turnAway(Session& session, quint8 refusal, const QString& detail) {
  wire::Refused refused;
  refused.what = wire::Refused::What::Connection;
  refused.code = refusal;
  refused.detail = detail;
  session.send(refused);
  session.channel->close();
  end(session);
}

void SessionDesk::sayBye(Session& session, quint8 refusal) {
  session.send(wire::Bye{refusal, {}});
  session.channel->close();
  end(session);
}

void SessionDesk::hangUp(Session& session) {
  session.channel->close();
  end(session);
}

void SessionDesk::closeAll(quint8 refusal) {
  for (std::size_t i = 0; i < sessions_.size(); ++i)
    if (sessions_[i]->stage != Session::Stage::Gone) sayBye(*sessions_[i], refusal);
}

void SessionDesk::dropJoining() {
  for (std::size_t i = 0; i < sessions_.size(); ++i)
    if (sessions_[i]->stage == Session::Stage::Joining) hangUp(*sessions_[i]);
}

void SessionDesk::welcomed(Session& session) {
  session.stage = Session::Stage::In;
  session.channel->setFrameLimit(frame_limit::kFromClient);
}

void SessionDesk::hear(Session& session, const QByteArray& frame) {
  if (session.stage == Session::Stage::Gone) return;
  session.lastHeard = clock_->nowMs();
  // Its first bytes say what it is: nothing else of a message is read that may not come now.
  const bool isHello = wire::isGreeting(frame);
  if (isHello != (session.stage == Session::Stage::New)) {
    if (!isHello && session.stage == Session::Stage::Joining) return;  // it speaks before its welcome
    return breaksProtocol(session, isHello ? u"a second greeting"_s : u"no greeting at first"_s);
  }
  Complaint complaint;
  const auto message = wire::decodeFromClient(frame, complaint);
  if (!message) return breaksProtocol(session, complaint.sentence);
  if (isHello) session.stage = Session::Stage::Joining;
  switch (trafficOf(session, *message, frame.size())) {
    case Traffic::Fine: return Q_EMIT said(&session, *message);
    case Traffic::Faster: return session.send(refusedRequest(Refusal::NotNow));
    case Traffic::Flood: break;
  }
  turnAway(session, static_cast<quint8>(Refusal::Protocol), u"too much traffic"_s);
}

void SessionDesk::breaksProtocol(Session& session, const QString& why) {
  badLine_.write(u"malformed message dropped with its connection (%1): %2"_s.arg(session.peer, why));
  turnAway(session, static_cast<quint8>(Refusal::Protocol));
}

bool SessionDesk::goesOnAs(Session& session, const Allowance& before) {
  session.allowance = before;
  if (!isStranger(session) || session.allowance.actions.take(clock_->nowMs())) return true;
  turnAway(session, static_cast<quint8>(Refusal::Protocol), u"too much traffic"_s);
  return false;
}

bool SessionDesk::noteRefusal(Session& session) {
  if (!isStranger(session) || session.allowance.refusals.take(clock_->nowMs())) return true;
  turnAway(session, static_cast<quint8>(Refusal::Protocol), u"too much traffic"_s);
  return false;
}

SessionDesk::Traffic SessionDesk::trafficOf(Session& session, const wire::FromClient& message, qsizetype bytes) {
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

void SessionDesk::end(Session& session) {
  const auto was = std::exchange(session.stage, Session::Stage::Gone);
  if (was == Session::Stage::Gone) return;
  if (was != Session::Stage::New) Q_EMIT lost(&session);
}

void SessionDesk::bury() {
  std::erase_if(sessions_, [](const auto& session) { return session->channel->isFinished(); });
}

void SessionDesk::watch() {
  if (sweepAlarm_.isSet()) return;
  const bool needed = std::any_of(sessions_.begin(), sessions_.end(), [](const auto& session) {
    return session->stage == Session::Stage::New ||
           (session->stage != Session::Stage::Gone && session->channel->needsPulse());
  });
  if (needed) sweepAlarm_.set(kSweepMs, [this] { sweep(); });
}

void SessionDesk::sweep() {
  const qint64 now = clock_->nowMs();
  for (std::size_t i = 0; i < sessions_.size(); ++i) {
    Session& session = *sessions_[i];
    if (session.stage == Session::Stage::New && now - session.since >= limits_.helloMs)
      turnAway(session, static_cast<quint8>(Refusal::Protocol), u"no greeting"_s);
    else if (session.stage == Session::Stage::In && session.channel->needsPulse() &&
             now - session.lastHeard >= limits_.deadMs)
      hangUp(session);
  }
  watch();
  Q_EMIT swept();
}

}  // namespace tapu
