// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/settings/kept_seats.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLockFile>
#include <algorithm>

#include "app/files/record_header.h"
#include "app/files/whole_file.h"
#include "app/session/settings/table_json.h"
#include "app/text/shown_text.h"
#include "app/wire/messages.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

constexpr qint64 kMostFileBytes = 256 * 1024;  // some hundreds a seat are usual
constexpr int kLockWaitMs = 500;               // with another program that writes the file

QByteArray bytesIn(const QJsonObject& json, QLatin1StringView key) {
  return QByteArray::fromHex(json[key].toString().toLatin1());
}

QString hexOf(const QByteArray& bytes) { return QString::fromLatin1(bytes.toHex()); }

std::optional<Rejoin> seatFrom(const QJsonObject& json) {
  Rejoin seat;
  seat.address = json["address"_L1].toString();
  seat.token = bytesIn(json, "token"_L1);
  seat.gameName = shownLine(json["game"_L1].toString(), wire::kMostName);
  seat.receipt = Receipt::from(json["moves"_L1].toInteger(), bytesIn(json, "receipt"_L1));
  seat.code = json["code"_L1].toInt(-1);
  seat.passwordKey = bytesIn(json, "passwordKey"_L1);
  seat.policy = wire::decodePolicy(bytesIn(json, "policy"_L1));
  seat.table = tableIn(json);
  seat.name = shownLine(json["name"_L1].toString(), wire::kMostName);
  seat.order = std::clamp<qint64>(json["order"_L1].toInteger(), 0, kLastPlayOrder);
  seat.goesOnElsewhere = json["elsewhere"_L1].toBool();
  for (const QJsonValue& name : json["people"_L1].toArray())
    if (seat.people.size() < KeptSeats::kMostPeople) seat.people << shownLine(name.toString(), wire::kMostName);
  for (const QJsonValue& other : json["others"_L1].toArray())
    if (addressFrom(other.toString()) && seat.others.size() < KeptSeats::kMostAddresses)
      seat.others << other.toString();
  if (!addressFrom(seat.address) || seat.token.isEmpty()) return std::nullopt;
  return seat;
}

QJsonObject jsonOf(const Rejoin& seat) {
  const QByteArray policy = seat.policy ? wire::encodePolicy(*seat.policy) : QByteArray();
  QJsonObject json{{u"address"_s, seat.address},     {u"token"_s, hexOf(seat.token)},
                   {u"game"_s, seat.gameName},       {u"name"_s, seat.name},
                   {u"moves"_s, seat.receipt.moves}, {u"receipt"_s, hexOf(seat.receipt.word)},
                   {u"code"_s, seat.code},           {u"passwordKey"_s, hexOf(seat.passwordKey)},
                   {u"policy"_s, hexOf(policy)},     {u"others"_s, QJsonArray::fromStringList(seat.others)}};
  json["order"_L1] = seat.order;
  if (seat.goesOnElsewhere) json["elsewhere"_L1] = true;
  if (!seat.people.isEmpty()) json["people"_L1] = QJsonArray::fromStringList(seat.people);
  putTable(json, seat.table);
  return json;
}

bool isAt(const Rejoin& seat, const Address& address) {
  const auto there = addressFrom(seat.address);
  return there && isSamePlace(*there, address);
}

/// A key of an older program has no table: then its address says which seat it is.
bool isSameSeat(const Rejoin& a, const Rejoin& b) {
  if (a.table.isKnown() && b.table.isKnown()) return a.table.id == b.table.id;
  const auto there = addressFrom(b.address);
  return there && isAt(a, *there);
}

std::optional<Rejoin> firstOf(const QList<Rejoin>& seats, auto which) {
  const auto found = std::ranges::find_if(seats, which);
  return found == seats.end() ? std::nullopt : std::optional(*found);
}

}  // namespace

void Rejoin::isMetAt(const Address& place) {
  const QString there = textOf(place);
  if (there == address) return;
  others.removeAll(there);
  others.prepend(address);
  if (others.size() > KeptSeats::kMostAddresses) others.resize(KeptSeats::kMostAddresses);
  address = there;
}

QList<Rejoin> KeptSeats::onDisk() const {
  QFile file(path());
  if (!QFileInfo(file).isFile() || file.size() > kMostFileBytes || !file.open(QIODevice::ReadOnly)) return {};
  const QJsonObject json = QJsonDocument::fromJson(file.readAll()).object();
  // Until there was a list, the file was one seat.
  const QJsonArray list = json.contains("seats"_L1) ? json["seats"_L1].toArray() : QJsonArray{json};
  QList<Rejoin> seats;
  for (const QJsonValue& value : list)
    if (auto seat = seatFrom(value.toObject()); seat && seats.size() < kMost) seats << *seat;
  return seats;
}

QList<Rejoin> KeptSeats::all() const { return unwritten_ ? *unwritten_ : onDisk(); }

std::optional<Rejoin> KeptSeats::at(const TableIdentity& table) const { return atTable(table.id); }

QString KeptSeats::nameAtAnother(const TableIdentity& table) const {
  const auto isFree = [&](const Rejoin& each) {
    const bool isAnother = each.table.isSameGame(table) && each.table.id != table.id;
    return isAnother && !each.name.isEmpty() && lock(each.table);
  };
  const auto seat = firstOf(all(), isFree);
  return seat ? seat->name : QString();
}

std::optional<Rejoin> KeptSeats::atTable(const QByteArray& id) const {
  if (id.isEmpty()) return std::nullopt;
  return firstOf(all(), [&](const Rejoin& seat) { return seat.table.id == id; });
}

std::optional<Rejoin> KeptSeats::at(const Address& address) const {
  return firstOf(all(), [&](const Rejoin& seat) { return isAt(seat, address); });
}

bool KeptSeats::isDamaged() const { return !unwritten_ && QFile::exists(path()) && onDisk().isEmpty(); }

qint64 KeptSeats::lastOrder() const {
  qint64 last = 0;
  for (const Rejoin& seat : all()) last = std::max(last, seat.order);
  return last;
}

QDateTime KeptSeats::keptAt() const { return QFileInfo(path()).lastModified(); }

/// Somebody may be able to mend it.
void KeptSeats::keepDamaged() const {
  const QString aside = path() + u".damaged"_s;
  QFile::remove(aside);
  QFile::rename(path(), aside);
}

/// Changes by another program in the meantime stay.
template <class Change>
void KeptSeats::change(Change make) {
  QLockFile writing(path() + u".writing"_s);
  static_cast<void>(writing.tryLock(kLockWaitMs));  // if no lock can be written, no other program writes either
  if (isDamaged()) keepDamaged();
  QList<Rejoin> seats = all();
  make(seats);
  if (write(seats))
    unwritten_.reset();
  else
    unwritten_ = seats;
}

bool KeptSeats::write(const QList<Rejoin>& seats) const {
  if (seats.isEmpty()) return !QFile::exists(path()) || QFile::remove(path());
  QJsonArray list;
  for (const Rejoin& seat : seats) list << jsonOf(seat);
  Complaint untold;
  return writeFile(path(), QJsonDocument(QJsonObject{{u"seats"_s, list}}).toJson(), untold, FileReaders::OwnerAlone);
}

void KeptSeats::keep(const Rejoin& seat) {
  change([&](QList<Rejoin>& seats) {
    seats.removeIf([&](const Rejoin& other) { return isSameSeat(other, seat); });
    seats.prepend(seat);
    if (seats.size() > kMost) seats.resize(kMost);
  });
}

void KeptSeats::forget(const Rejoin& seat) {
  change([&](QList<Rejoin>& seats) { seats.removeIf([&](const Rejoin& other) { return isSameSeat(other, seat); }); });
}

void KeptSeats::markSucceeded(const TableIdentity& table) {
  const auto isNews = [&](const Rejoin& seat) { return !seat.goesOnElsewhere && seat.table.isLeftFor(table); };
  if (std::ranges::none_of(all(), isNews)) return;
  change([&](QList<Rejoin>& seats) {
    for (Rejoin& seat : seats) seat.goesOnElsewhere = seat.goesOnElsewhere || isNews(seat);
  });
}

std::shared_ptr<QLockFile> KeptSeats::lock(const TableIdentity& table) const {
  const QString name = table.isKnown() ? u"/seat-"_s + hexOf(table.id) : u"/rejoin.json"_s;
  auto lock = std::make_shared<QLockFile>(folder_ + name + u".lock"_s);
  lock->setStaleLockTime(0);
  // If the lock cannot be written at all, no other program can hold it either.
  return lock->tryLock(0) || lock->error() != QLockFile::LockFailedError ? lock : nullptr;
}

}  // namespace tapu
