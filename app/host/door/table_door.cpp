// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/door/table_door.h"

#include <QCborMap>
#include <QCborValue>
#include <algorithm>

#include "app/net/network_of.h"
#include "app/net/table_password.h"
#include "app/text/whole_letters.h"
#include "app/wire/messages.h"
#include "app/wire/names.h"
#include "engine/state/setup.h"

namespace tapu {

QCborArray TableDoor::bytesOf(const Bans& bans) {
  QCborArray bytes;
  for (const Ban& ban : bans) bytes.append(QCborArray{ban.who, ban.reason});
  return bytes;
}

TableDoor::Bans TableDoor::bansFrom(const QCborValue& value) {
  Bans bans;
  if (value.isMap()) {  // as earlier versions kept them, in no order
    const QCborMap all = value.toMap();
    for (auto each = all.constBegin(); each != all.constEnd(); ++each)
      if (each.key().isString()) add(bans, each.key().toString(), each.value().toString());
  }
  for (const QCborValue& each : value.toArray())
    if (each.toArray().at(0).isString()) add(bans, each.toArray().at(0).toString(), each.toArray().at(1).toString());
  return bans;
}

/// For somebody who is banned already the newer reason counts, and their place in the row.
void TableDoor::add(Bans& bans, const QString& who, const QString& reason) {
  std::erase_if(bans, [&](const Ban& ban) { return ban.who == who; });
  if (bans.size() >= kMostBans) bans.erase(bans.begin());
  bans.push_back({who, firstLetters(reason, wire::kMostAnnouncement)});
}

QCborArray TableDoor::bytesOf(const std::vector<Person>& persons) {
  QCborArray bytes;
  for (const Person& person : persons) bytes.append(QCborArray{person.looks, person.address});
  return bytes;
}

void TableDoor::restore(const QByteArray& kept, int seats) {
  const QCborArray all = QCborValue::fromCbor(kept).toArray();
  if (const auto policy = wire::decodePolicy(all.at(0).toByteArray())) policy_ = *policy;
  setPassword(all.at(1).toByteArray());
  bannedNames_ = bansFrom(all.at(2));
  bannedAddresses_ = bansFrom(all.at(3));
  for (Ban& ban : bannedAddresses_) ban.who = networkOf(ban.who);  // earlier versions kept whole addresses
  for (const QCborValue& seat : all.at(4).toArray())
    if (seat.toInteger(-1) >= 0 && seat.toInteger() < seats) muted_.insert(SeatId(static_cast<int>(seat.toInteger())));
  forgetHints();
  for (const QCborValue& each : all.at(6).toArray())
    if (hints_.size() < seats)
      hints_.append(static_cast<quint16>(std::clamp<qint64>(each.toInteger(), 0, TableFacts::kMostHints)));
  for (const QCborValue& each : all.at(5).toArray())
    if (mutedPersons_.size() < kMostBans)
      mutedPersons_.push_back({each.toArray().at(0).toString(), networkOf(each.toArray().at(1).toString())});
}

QByteArray TableDoor::kept() const {
  QCborArray seats, hints;
  for (const quint16 count : hints_) hints.append(count);
  for (const SeatId seat : muted_) seats.append(static_cast<int>(seat.value));
  return QCborArray{wire::encodePolicy(policy_), passwordKey_, bytesOf(bannedNames_), bytesOf(bannedAddresses_), seats,
                    bytesOf(mutedPersons_),      hints}
      .toCborValue()
      .toCbor();
}

bool TableDoor::setPassword(const QByteArray& key) {
  if (!key.isEmpty() && !password::isKey(key)) return false;
  passwordKey_ = key;
  return true;
}

QByteArray TableDoor::salt() const { return password::saltOf(passwordKey_); }

bool TableDoor::isProof(const QByteArray& proof, const QByteArray& nonces) const {
  return password::isProof(proof, passwordKey_, nonces);
}

void TableDoor::ban(const QString& name, const QString& address, const QString& reason) {
  if (!name.isEmpty()) add(bannedNames_, skeletonOf(name), reason);
  if (!address.isEmpty()) add(bannedAddresses_, address, reason);
}

bool TableDoor::unban(const QString& who) {
  const QString looks = skeletonOf(cleanName(who)), network = networkOf(who);
  const auto byName = std::erase_if(bannedNames_, [&](const Ban& ban) { return ban.who == looks; });
  return byName + std::erase_if(bannedAddresses_, [&](const Ban& ban) { return ban.who == network; }) > 0;
}

QStringList TableDoor::banned() const {
  QStringList who;
  for (const Bans* bans : {&bannedNames_, &bannedAddresses_}) {
    for (const Ban& ban : *bans) who.append(ban.who);
  }
  return who;
}

const QString* TableDoor::banOf(const QString& name, const QString& address) const {
  const auto byAddress = std::ranges::find(bannedAddresses_, address, &Ban::who);
  if (byAddress != bannedAddresses_.end()) return &byAddress->reason;
  if (bannedNames_.empty()) return nullptr;
  const auto byName = std::ranges::find(bannedNames_, skeletonOf(cleanName(name)), &Ban::who);
  return byName == bannedNames_.end() ? nullptr : &byName->reason;
}

void TableDoor::mute(SeatId seat, YesNo muted, const QString& name, const QString& address) {
  muted_.erase(seat);
  if (muted == YesNo::Yes) muted_.insert(seat);
  mute(muted, name, address);
}

void TableDoor::mute(YesNo muted, const QString& name, const QString& address) {
  const QString looks = skeletonOf(name);
  std::erase_if(mutedPersons_, [&](const Person& person) {
    return person.looks == looks || (!address.isEmpty() && person.address == address);
  });
  if (muted == YesNo::No) return;
  if (mutedPersons_.size() >= kMostBans) mutedPersons_.erase(mutedPersons_.begin());
  mutedPersons_.push_back({looks, address});
}

bool TableDoor::wasMuted(const QString& name, const QString& address) const {
  const QString looks = skeletonOf(name);
  return std::ranges::any_of(mutedPersons_, [&](const Person& person) {
    return person.looks == looks || (!address.isEmpty() && person.address == address);
  });
}

bool TableDoor::countHint(SeatId seat, int moves) {
  const auto before = hintedAt_.find(seat);
  if (before != hintedAt_.end() && before->second == moves) return false;
  hintedAt_[seat] = moves;
  if (hints_.size() <= seat.value) hints_.resize(seat.value + 1);
  if (hints_[seat.value] < TableFacts::kMostHints) ++hints_[seat.value];
  return true;
}

bool TableDoor::forget(SeatId seat) {
  hintedAt_.erase(seat);
  return muted_.erase(seat) > 0;
}

bool TableDoor::move(SeatId from, SeatId to) {
  hintedAt_.erase(to);
  if (!forget(from)) return false;
  muted_.insert(to);
  return true;
}

}  // namespace tapu
