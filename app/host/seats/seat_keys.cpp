// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/seats/seat_keys.h"

#include <utility>

namespace tapu {

QByteArray SeatKeys::issue(SeatId seat, Near near, const QByteArray& presented) {
  const QByteArray token = makeToken_();
  StoredSession key;
  if (const StoredSession* before = find(seat)) key = *before;
  key.seat = seat;
  key.isNear = near == Near::Yes;
  key.gaveUp = GaveUp::No;
  key.formerHash = presented.isEmpty() ? QByteArray() : seat_proof::hashOf(presented);
  key.tokenHash = seat_proof::hashOf(token);
  put(key);
  return token;
}

SeatId SeatKeys::seatOf(const QByteArray& token) const {
  return token.isEmpty() ? SeatId() : seats_.value(seat_proof::hashOf(token));
}

void SeatKeys::put(const StoredSession& key) {
  drop(key.seat);
  keys_[key.seat] = key;
  for (const QByteArray& hash : {key.tokenHash, key.formerHash})
    if (!hash.isEmpty()) {
      seats_.insert(hash, key.seat);
      marks_.insert(seat_proof::markOf(hash), hash);
    }
}

void SeatKeys::forget(const QByteArray& hash) {
  if (hash.isEmpty()) return;
  seats_.remove(hash);
  marks_.remove(seat_proof::markOf(hash));
}

void SeatKeys::drop(SeatId seat) {
  const auto key = keys_.find(seat);
  if (key == keys_.end()) return;
  forget(key->second.tokenHash);
  forget(key->second.formerHash);
  keys_.erase(key);
}

std::optional<StoredSession> SeatKeys::take(SeatId seat) {
  const StoredSession* found = find(seat);
  if (!found) return std::nullopt;
  const StoredSession key = *found;
  drop(seat);
  for (const QByteArray& hash : {key.tokenHash, key.formerHash})
    if (!hash.isEmpty()) {
      taken_.insert(hash);
      marks_.insert(seat_proof::markOf(hash), hash);
    }
  return key;
}

void SeatKeys::restore(const StoredSession& key) {
  for (const QByteArray& hash : {key.tokenHash, key.formerHash}) taken_.remove(hash);
  put(key);
}

bool SeatKeys::confirm(SeatId seat) {
  const auto key = keys_.find(seat);
  if (key == keys_.end() || key->second.formerHash.isEmpty()) return false;
  forget(key->second.formerHash);
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
  const StoredSession* const found = find(from);
  if (!found) return;
  StoredSession key = *found;
  drop(from);
  key.seat = to;
  put(key);
}

void SeatKeys::noteClientSeq(SeatId seat, quint32 clientSeq) {
  if (const auto key = keys_.find(seat); key != keys_.end()) key->second.lastClientSeq = clientSeq;
}

void SeatKeys::setAside(SeatId seat) {
  if (const auto key = take(seat)) aside_[seat] = *key;
}

bool SeatKeys::putBack(SeatId seat) {
  const auto key = aside_.extract(seat);
  if (key) restore(key.mapped());
  return !key.empty();
}

const StoredSession* SeatKeys::aside(SeatId seat) const {
  const auto key = aside_.find(seat);
  return key == aside_.end() ? nullptr : &key->second;
}

void SeatKeys::restore(const QList<StoredSession>& sessions) {
  keys_.clear();
  seats_.clear();
  marks_.clear();
  for (const QByteArray& hash : taken_) marks_.insert(seat_proof::markOf(hash), hash);
  for (const StoredSession& session : sessions) put(session);
}

}  // namespace tapu
