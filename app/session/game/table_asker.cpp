// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/game/table_asker.h"

#include <QPointer>
#include <QSet>
#include <algorithm>

#include "app/wire/messages.h"

namespace tapu {

struct TableAsker::Question {
  Question(Address where, std::unique_ptr<Channel> line, const std::shared_ptr<Clock>& clock)
      : place(std::move(where)), channel(std::move(line)), patience(clock) {}
  /// The last frame still goes out, and the channel may be the caller.
  ~Question() {
    channel->disconnect();
    channel->close();
    channel.release()->deleteLater();
  }
  Address place;
  std::unique_ptr<Channel> channel;
  Alarm patience;
};

TableAsker::TableAsker(std::shared_ptr<Clock> clock, Dial dial, std::unique_ptr<Rng> chance, QObject* parent)
    : QObject(parent), clock_(clock), dial_(std::move(dial)), chance_(std::move(chance)), again_(std::move(clock)) {}

TableAsker::~TableAsker() = default;

void TableAsker::askAt(const QList<Address>& places, const QByteArray& keyHash) {
  places_ = places;
  keyHash_ = keyHash;
  std::erase_if(questions_, [this](const auto& each) { return !places_.contains(each->place); });
  QSet<QString> computers, texts;
  for (const Address& place : places_) {
    computers << place.host;
    texts << textOf(place);
  }
  asked_.removeIf([&computers](const auto& known) { return !computers.contains(known.key()); });
  askedAt_.removeIf([&texts](const auto& known) { return !texts.contains(known.key()); });
  goOn();
}

void TableAsker::goOn() {
  for (auto place = next(); place; place = next()) begin(*place);
  wakeForNext();
}

bool TableAsker::isAsking(const Address& place) const {
  return std::ranges::any_of(questions_, [&place](const auto& each) { return each->place == place; });
}

/// Milliseconds until that place may be asked again.
qint64 TableAsker::waitMs(const Address& place) const {
  const auto last = askedAt_.constFind(textOf(place));
  return last == askedAt_.cend() ? 0 : std::max<qint64>(0, *last + kAgainMs - clock_->nowMs());
}

std::optional<Address> TableAsker::next() const {
  if (questions_.size() >= kMostAtOnce) return std::nullopt;
  std::optional<Address> next;
  for (const Address& place : places_) {
    const bool isLess = !next || asked_.value(place.host) < asked_.value(next->host);
    if (isLess && waitMs(place) == 0 && !isAsking(place)) next = place;
  }
  return next;
}

void TableAsker::wakeForNext() {
  if (places_.isEmpty()) return again_.stop();
  if (questions_.size() >= kMostAtOnce) return again_.stop();  // the next is asked when one of them ends
  qint64 wait = kAgainMs;
  for (const Address& place : places_)
    if (!isAsking(place)) wait = std::min(wait, waitMs(place));
  again_.set(std::max<qint64>(1, wait), [this] { goOn(); });
}

void TableAsker::begin(const Address& place) {
  askedAt_[textOf(place)] = clock_->nowMs();
  ++asked_[place.host];
  auto made = std::make_unique<Question>(place, dial_(place), clock_);
  const TableQuestion asked{keyHash_, TableQuestion::freshBytes(*chance_)};
  Channel& channel = *made->channel;
  channel.setFrameLimit(frame_limit::kUnwelcomed);
  connect(&channel, &Channel::received, this,
          [this, place, asked](const QByteArray& frame) { hear(place, asked, frame); });
  connect(&channel, &Channel::closed, this, [this, place] { drop(place); });
  made->patience.set(kPatienceMs, [this, place] { drop(place); });
  questions_.push_back(std::move(made));
  channel.send(wire::encode(wire::FromClient(asked.hello())));
}

void TableAsker::hear(const Address& place, const TableQuestion& asked, const QByteArray& frame) {
  Complaint complaint;
  const auto message = wire::decodeFromServer(frame, complaint);
  const QPointer<TableAsker> self(this);
  if (const auto* told = message ? std::get_if<wire::Introduction>(&*message) : nullptr)
    Q_EMIT answered(place, told->table, asked.provedBy(*told));
  if (self) drop(place);
}

void TableAsker::drop(const Address& place) {
  std::erase_if(questions_, [&place](const auto& each) { return each->place == place; });
  goOn();
}

}  // namespace tapu

#include "moc_table_asker.cpp"
