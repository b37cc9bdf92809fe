// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/table_door.h"

#include <QCborArray>
#include <QCborMap>
#include <QCborValue>

#include "app/net/table_password.h"
#include "app/wire/messages.h"
#include "app/wire/names.h"

namespace tapu {

namespace {

QCborMap bansOf(const std::map<QString, QString>& reasons) {
  QCborMap bans;
  for (const auto& [who, reason] : reasons) bans.insert(who, reason);
  return bans;
}

std::map<QString, QString> bansFrom(const QCborValue& value, std::size_t most) {
  std::map<QString, QString> reasons;
  const QCborMap bans = value.toMap();
  for (auto each = bans.constBegin(); each != bans.constEnd() && reasons.size() < most; ++each)
    if (each.key().isString()) reasons[each.key().toString()] = each.value().toString().left(wire::kMostAnnouncement);
  return reasons;
}

}  // namespace

void TableDoor::restore(const QByteArray& kept) {
  const QCborArray all = QCborValue::fromCbor(kept).toArray();
  if (const auto policy = wire::decodePolicy(all.at(0).toByteArray())) policy_ = *policy;
  setPassword(all.at(1).toByteArray());
  bannedNames_ = bansFrom(all.at(2), kMostBans);
  bannedAddresses_ = bansFrom(all.at(3), kMostBans);
}

QByteArray TableDoor::kept() const {
  return QCborArray{wire::encodePolicy(policy_), passwordKey_, bansOf(bannedNames_), bansOf(bannedAddresses_)}
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
  for (auto* bans : {&bannedNames_, &bannedAddresses_})
    if (bans->size() >= kMostBans) bans->erase(bans->begin());
  if (!name.isEmpty()) bannedNames_[skeletonOf(name)] = reason;
  if (!address.isEmpty()) bannedAddresses_[address] = reason;
}

const QString* TableDoor::banOf(const QString& name, const QString& address) const {
  const auto byAddress = bannedAddresses_.find(address);
  if (byAddress != bannedAddresses_.end()) return &byAddress->second;
  if (bannedNames_.empty()) return nullptr;
  const auto byName = bannedNames_.find(skeletonOf(cleanName(name)));
  return byName == bannedNames_.end() ? nullptr : &byName->second;
}

void TableDoor::mute(SeatId seat, Ready muted) {
  if (muted == Ready::Yes)
    muted_.insert(seat);
  else
    muted_.erase(seat);
}

bool TableDoor::move(SeatId from, SeatId to) {
  if (!forget(from)) return false;
  muted_.insert(to);
  return true;
}

}  // namespace tapu
