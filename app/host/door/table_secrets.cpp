// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/door/table_secrets.h"

#include <QCborArray>
#include <QCborValue>

#include "app/host/store/secret_bytes.h"
#include "app/wire/join_code.h"
#include "app/wire/names.h"

namespace tapu {

namespace {
constexpr qsizetype kHashBytes = 32;
constexpr int kBytesOfCode = 3;
constexpr int kNoNumber = -2;
constexpr quint32 kFair = 16'700'000;  // below it, each code has as many numbers of three bytes
}  // namespace

void TableSecrets::restore(const QByteArray& kept) {
  const QCborArray all = QCborValue::fromCbor(kept).toArray();
  const QByteArray hash = all.at(0).toByteArray();
  if (hash.size() == kHashBytes) organizerHash_ = hash;
  beside_ = all.at(3).toByteArray();
  const QCborArray identity = all.at(5).toArray();
  identity_ =
      TableIdentity::from(identity.at(0).toByteArray(), identity.at(1).toByteArray(), identity.at(2).toInteger(-1));
  const QCborArray codes = all.at(1).toArray(), names = all.at(2).toArray();
  for (qsizetype i = 0; i < codes.size() && i < names.size(); ++i) {
    const SeatId seat(static_cast<int>(i));
    const int code = static_cast<int>(codes.at(i).toInteger(kNoNumber));
    const bool isClosed = code == -1;
    if (!isClosed && (!isJoinCode(code) || !seatOf_.emplace(code, seat).second)) break;
    seats_.push_back({code, {}});
    keepFor(seat, names.at(i).toString());
  }
  for (const QCborValue& value : all.at(4).toArray()) {
    const qint64 seat = value.toInteger(-1);
    if (seat >= 0 && seat < std::ssize(seats_)) leaveToGuests(SeatId(static_cast<int>(seat)));
  }
}

QByteArray TableSecrets::kept() const {
  QCborArray codes, names, forGuests;
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    codes.append(seats_[i].code);
    names.append(seats_[i].keptFor);
    if (seats_[i].isForGuests) forGuests.append(static_cast<qint64>(i));
  }
  const QCborArray identity{identity_.id, identity_.root, identity_.generation};
  return QCborArray{organizerHash_, codes, names, beside_, forGuests, identity}.toCborValue().toCbor();
}

void TableSecrets::setOrganizerKey(const QByteArray& key) {
  if (!key.isEmpty()) organizerHash_ = hashOfSecret(key);
}

bool TableSecrets::isOrganizer(const QByteArray& key) const {
  return hasOrganizer() && equalInConstantTime(hashOfSecret(key), organizerHash_);
}

void TableSecrets::makePlaces(int seats) {
  while (static_cast<int>(seats_.size()) > seats) {
    keepFor(SeatId(static_cast<int>(seats_.size()) - 1), {});
    seats_.pop_back();
  }
  seats_.resize(static_cast<std::size_t>(seats));
}

SeatId TableSecrets::keptForName(const QString& name) const {
  const QString looks = keptAs_.isEmpty() ? QString() : skeletonOf(cleanName(name));
  for (auto found = keptAs_.constFind(looks); found != keptAs_.cend() && found.key() == looks; ++found)
    if (codeOf(*found) < 0) return *found;
  return {};
}

void TableSecrets::makeCodes(int seats) {
  while (static_cast<int>(seats_.size()) > seats) {
    keepFor(SeatId(static_cast<int>(seats_.size()) - 1), {});
    seatOf_.erase(seats_.back().code);  // nobody has sat down with it: the seat itself is gone
    seats_.pop_back();
  }
  while (static_cast<int>(seats_.size()) < seats) {
    seats_.emplace_back();
    renew(SeatId(static_cast<int>(seats_.size()) - 1));
  }
}

void TableSecrets::renew(SeatId seat) {
  SeatSecrets& place = seats_[seat.value];
  if (place.code >= 0) seatOf_[place.code] = SeatId();
  place.code = freshCode();
  seatOf_[place.code] = seat;
}

void TableSecrets::close(SeatId seat) {
  SeatSecrets& place = seats_[seat.value];
  if (place.code >= 0) seatOf_[place.code] = SeatId();
  place.code = -1;
}

/// Random bytes are stretched by a hash: each token gives as many as are needed.
int TableSecrets::freshCode() {
  for (;;) {
    if (stream_.size() < kBytesOfCode) stream_ = hashOfSecret(makeToken_() + stream_);
    quint32 number = 0;
    for (int i = 0; i < kBytesOfCode; ++i) number = number << 8 | static_cast<quint8>(stream_[i]);
    stream_.remove(0, kBytesOfCode);
    if (number >= kFair) continue;
    const int code = joinCodeOf(static_cast<int>(number % kJoinCodes));
    if (!seatOf_.contains(code)) return code;
  }
}

SeatId TableSecrets::seatOf(int code) const {
  const auto found = seatOf_.find(code);
  return found == seatOf_.end() ? SeatId() : found->second;
}

void TableSecrets::keepFor(SeatId seat, const QString& name) {
  QString& keptFor = seats_[seat.value].keptFor;
  if (!keptFor.isEmpty()) keptAs_.remove(skeletonOf(keptFor), seat);
  keptFor = name;
  if (!name.isEmpty()) keptAs_.insert(skeletonOf(name), seat);
}

void TableSecrets::keepFromGuests(SeatId seat) {
  if (seat.value < seats_.size()) seats_[seat.value].isForGuests = false;
}

bool TableSecrets::isKeptFromName(const QString& name, SeatId seat) const {
  const QString keptFor = this->keptFor(seat);
  return !keptFor.isEmpty() && skeletonOf(keptFor) != skeletonOf(cleanName(name));
}

bool TableSecrets::isKeptElsewhere(const QString& name, SeatId seat) const {
  if (keptAs_.isEmpty()) return false;
  const QString looks = skeletonOf(cleanName(name));
  for (auto found = keptAs_.constFind(looks); found != keptAs_.cend() && found.key() == looks; ++found)
    if (*found != seat) return true;
  return false;
}

}  // namespace tapu
