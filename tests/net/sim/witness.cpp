// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/net/sim/witness.h"

#include <QCborStreamReader>
#include <algorithm>

#include "app/values/codec.h"

using namespace Qt::StringLiterals;

namespace tapu::test {

namespace {

constexpr quint64 kBatchType = 68, kNewsType = 76;

/// Most of what is heard are batches, or news of a chain, which begin alike: their moves are for the client to read,
/// who may find them wrong.
std::optional<wire::Batch> startOfBatch(const QByteArray& frame) {
  QCborStreamReader in(frame);
  const auto number = [&]() -> std::optional<quint64> {
    if (!in.isUnsignedInteger()) {
      in.next();
      return std::nullopt;
    }
    const quint64 value = in.toUnsignedInteger();
    in.next();
    return value;
  };
  if (!in.isArray() || !in.enterContainer()) return {};
  const auto type = number();
  if (type != kBatchType && type != kNewsType) return {};
  wire::Batch batch;
  batch.upTo = static_cast<int>(number().value_or(0));
  if (const auto seq = number()) batch.yourClientSeq = static_cast<quint32>(*seq);
  return batch;
}

}  // namespace

void Witness::said(int person, const QByteArray& frame) {
  Complaint complaint;
  const auto message = wire::decodeFromClient(frame, complaint);
  const auto* act = message ? std::get_if<wire::Act>(&*message) : nullptr;
  if (!act) return;
  Program& program = programs_[person];
  const auto [known, isNew] = program.asked.emplace(act->clientSeq, act->action);
  if (!isNew && known->second != act->action) complain_(u"person %1 says another Act under one number"_s.arg(person));
  refused_.erase({program.seat, act->clientSeq});  // asked anew by another program, under a number that was forgotten
}

void Witness::heard(int person, const QByteArray& frame) {
  if (const auto batch = startOfBatch(frame)) {
    told_ = std::max(told_, batch->upTo);
    if (batch->yourClientSeq) settle(programs_[person], *batch->yourClientSeq, true);
    return;
  }
  Complaint complaint;
  const auto message = wire::decodeFromServer(frame, complaint);
  if (!message) return complain_(u"person %1 heard what is no message: %2"_s.arg(person).arg(complaint.sentence));
  Program& program = programs_[person];
  if (const auto* welcome = std::get_if<wire::Welcome>(&*message)) {
    program.seat = welcome->seat;
  } else if (const auto* news = std::get_if<wire::LobbyNews>(&*message)) {
    if (news->yourSeat) program.seat = news->yourSeat;
  } else if (const auto* change = std::get_if<wire::LobbyChange>(&*message)) {
    if (change->yourSeat) program.seat = change->yourSeat;
  } else if (const auto* snapshot = std::get_if<wire::Snapshot>(&*message)) {
    told_ = std::max(told_, snapshot->upTo);
    settle(program, snapshot->lastClientSeq, !snapshot->lastRefused, snapshot->lastRefused);
  } else if (const auto* position = std::get_if<wire::Position>(&*message)) {
    told_ = std::max(told_, position->upTo);
    settle(program, position->lastClientSeq, !position->lastRefused, position->lastRefused);
  } else if (const auto* refused = std::get_if<wire::Refused>(&*message)) {
    if (refused->what == wire::Refused::What::Act) settle(program, refused->clientSeq, false, refused->reject);
  }
}

void Witness::settle(Program& program, quint32 seq, bool isPlayed, std::optional<Reject> why) {
  const auto asked = program.asked.find(seq);
  if (asked == program.asked.end()) return;  // of an earlier program at this seat
  const auto [known, isNew] = program.played.emplace(seq, isPlayed);
  // What failed in name only may be there when a crash comes before the store has looked again.
  if (!isNew && known->second != isPlayed && !(isPlayed && doubts_))
    return complain_(u"Act %1 of seat %2 got two outcomes"_s.arg(seq).arg(program.seat.value));
  if (!isNew) return;
  if (isPlayed)
    acknowledged_.push_back({program.seat, seq, asked->second});
  else if (why != Reject::Paused || !doubts_)
    refused_[{program.seat, seq}] = asked->second;
}

void Witness::judge(const std::vector<StoredMove>& rows) {
  std::map<std::pair<SeatId, quint32>, std::vector<const StoredMove*>> stored;
  for (const StoredMove& row : rows)
    if (row.clientSeq > 0) stored[{row.seat, row.clientSeq}].push_back(&row);
  std::map<SeatId, quint32> lastOf;  // by seat: number of the last move acknowledged
  for (const Promise& promise : acknowledged_) {
    const auto found = stored.find({promise.seat, promise.seq});
    const QString name = u"Act %1 of seat %2"_s.arg(promise.seq).arg(promise.seat.value);
    if (found == stored.end()) return complain_(name + u" was acknowledged and is lost"_s);
    if (found->second.size() != 1) return complain_(name + u" is there more than once"_s);
    const StoredMove& row = *found->second.front();
    Complaint complaint;
    const auto move = decodeMove(row.body, complaint);
    if (!move || move->action != promise.action) return complain_(name + u" became another action"_s);
    if (lastOf.contains(promise.seat) && row.number <= lastOf[promise.seat])
      return complain_(name + u" is out of order"_s);
    lastOf[promise.seat] = row.number;
  }
  for (const auto& [key, action] : refused_) {
    const auto found = stored.find(key);
    if (found == stored.end()) continue;
    Complaint complaint;
    const auto move = decodeMove(found->second.front()->body, complaint);
    if (move && move->action == action)
      return complain_(u"Act %1 of seat %2 was refused and is there"_s.arg(key.second).arg(key.first.value));
  }
}

}  // namespace tapu::test
