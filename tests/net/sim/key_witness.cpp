// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/net/sim/key_witness.h"

#include <utility>

#include "app/wire/messages.h"
#include "tests/net/passing_channel.h"

using namespace Qt::StringLiterals;

namespace tapu::test {

namespace {

/// Listens until the table has welcomed whoever is there: after that no key is shown any more.
class WitnessedChannel final : public PassingChannel {
 public:
  WitnessedChannel(std::unique_ptr<Channel> inner, KeyWitness& witness, int table)
      : PassingChannel(std::move(inner)), witness_(witness), table_(table) {}

  void send(const QByteArray& frame) override {
    if (!isWelcomed_) told(frame);
    PassingChannel::send(frame);
  }
  Origin origin() const override { return const_cast<WitnessedChannel*>(this)->inner().origin(); }
  QString peer() const override { return const_cast<WitnessedChannel*>(this)->inner().peer(); }

 protected:
  void hear(const QByteArray& frame) override {
    if (isWelcomed_) return;
    Complaint complaint;
    const auto message = wire::decodeFromClient(frame, complaint);
    const auto* hello = message ? std::get_if<wire::Hello>(&*message) : nullptr;
    if (!hello) return;
    witness_.shown(table_, hello->token);
    witness_.shown(table_, hello->nonce);
  }

 private:
  void told(const QByteArray& frame) {
    Complaint complaint;
    const auto message = wire::decodeFromServer(frame, complaint);
    const auto* welcome = message ? std::get_if<wire::Welcome>(&*message) : nullptr;
    if (!welcome) return;
    isWelcomed_ = true;
    witness_.given(table_, welcome->token, welcome->nonce);
  }

  KeyWitness& witness_;
  int table_;
  bool isWelcomed_ = false;
};

}  // namespace

std::unique_ptr<Channel> KeyWitness::at(int table, std::unique_ptr<Channel> channel) {
  return std::make_unique<WitnessedChannel>(std::move(channel), *this, table);
}

void KeyWitness::given(int table, const QByteArray& key, const QByteArray& nonce) {
  for (const QByteArray& secret : {key, nonce})
    if (!secret.isEmpty()) givenBy_.insert(secret, table);
}

void KeyWitness::shown(int table, const QByteArray& secret) {
  const auto giver = givenBy_.constFind(secret);
  if (secret.isEmpty() || giver == givenBy_.constEnd() || *giver == table) return;
  problem_(u"a key of table %1 was shown to table %2"_s.arg(*giver).arg(table));
}

}  // namespace tapu::test
