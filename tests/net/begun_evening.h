// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/wire/messages.h"
#include "tests/net/bench.h"

namespace tapu::test {

using namespace Qt::StringLiterals;

/// The host at the table's computer, and Asha and Ravi, who play.
struct Evening : Bench {
  Evening() : Bench(plan(3)) {}
  bool begin() {
    host = talkers.emplace_back(std::make_unique<Talker>(table.local(Origin::Owner))).get();
    host->greet(u"Meera"_s);
    for (const QString& name : {u"Asha"_s, u"Ravi"_s}) {
      const Talker& talker = come(name);
      if (!soon([&] { return talker.last<wire::Welcome>() != nullptr; })) return false;
    }
    for (const auto& talker : talkers) talker->ready();
    return soon([&] {
      if (!table.server->game()) host->say(requests::StartGame{});
      return table.server->game() && talkers.back()->last<wire::Snapshot>();
    });
  }
  Talker* host = nullptr;
};

inline wire::Hello whichTable() {
  wire::Hello hello;
  hello.asks = wire::Hello::Asks::WhichTable;
  return hello;
}

inline QByteArray tokenOf(const Talker& talker) { return talker.last<wire::Welcome>()->token; }

}  // namespace tapu::test
