// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/seat_keys.h"

#include <utility>

#include "app/host/secret_bytes.h"

namespace tapu {

QByteArray SeatKeys::issue(SeatId seat, Near near, const QByteArray& presented) {
  const QByteArray token = makeToken_();
  StoredSession& key = keys_[seat];
  key.seat = seat;
  key.isNear = near == Near::Yes;
  key.gaveUp = GaveUp::No;
  key.formerHash = presented.isEmpty() ? QByteArray() : hashOfSecret(presented);
  key.tokenHash = hashOfSecret(token);
  return token;
}

SeatId SeatKeys::seatOf(const QByteArray& token) const {
  if (token.isEmpty()) return {};
  const QByteArray hash = hashOfSecret(token);
  SeatId found;
  for (const auto& [seat, key] : keys_) {
    const bool current = equalInConstantTime(hash, key.tokenHash);
    const bool former = equalInConstantTime(hash, key.formerHash);
    if (current || former) found = seat;
  }
  return found;
}

bool SeatKeys::confirm(SeatId seat) {
  const auto key = keys_.find(seat);
  if (key == keys_.end() || key->second.formerHash.isEmpty()) return false;
  key->second.formerHash.clear();
  return true;
}

bool SeatKeys::setGaveUp(SeatId seat, GaveUp gaveUp) {
  const auto key = keys_.find(seat);
  return key != keys_.end() && std::exchange(key->second.gaveUp, gaveUp) != gaveUp;
}

const StoredSession* SeatKeys::find(SeatId seat) const {
  const auto key = keys_.find(seat);
  return key == keys_.end() ? nullptr : &key->second;
}

void SeatKeys::move(SeatId from, SeatId to) {
  auto node = keys_.extract(from);
  if (node.empty()) return;
  node.key() = to;
  node.mapped().seat = to;
  keys_.erase(to);
  keys_.insert(std::move(node));
}

void SeatKeys::noteClientSeq(SeatId seat, quint32 clientSeq) {
  if (const auto key = keys_.find(seat); key != keys_.end()) key->second.lastClientSeq = clientSeq;
}

void SeatKeys::restore(const QList<StoredSession>& sessions) {
  keys_.clear();
  for (const StoredSession& session : sessions) keys_[session.seat] = session;
}

}  // namespace tapu
