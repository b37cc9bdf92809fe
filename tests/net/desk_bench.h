// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/wire/requests.h"
#include "tests/net/big_bench.h"

namespace tapu::test {

using namespace Qt::StringLiterals;

/// The key of the organizer.
inline const QByteArray kKey(wire::kKeyBytes, 'o');

inline ServerPlan organized(ServerPlan made) {
  made.organizerKey = kKey;
  return made;
}

/// The reason why it was not let in, once it has been told.
inline Refusal turnedAway(const Talker& talker) {
  soon([&] { return talker.closed; });
  return talker.refusal();
}

/// A Big Game with an organizer; its persons have not said that they are ready.
struct DeskBench : BigBench {
  explicit DeskBench(const ServerPlan& plan) : BigBench(organized(plan)) {}

  static void greetAsOrganizer(Talker& talker) {
    wire::Hello hello;
    hello.attendance = Attendance::Organizer;
    hello.organizerKey = kKey;
    talker.say(hello);
  }
  struct Organizer {
    explicit Organizer(TestServer& table) : talker(table.tcp()) { greetAsOrganizer(talker); }
    Talker talker;
  };
  Talker& organize() {
    organizer = std::make_unique<Talker>(table.tcp());
    greetAsOrganizer(*organizer);
    soon([&] { return organizer->last<wire::DeskNews>(); });
    return *organizer;
  }
  Talker& comeWith(int code, const QString& name, char nonce = 0) {
    Talker& talker = *talkers.emplace_back(std::make_unique<Talker>(table.tcp()));
    wire::Hello hello;
    hello.name = name;
    hello.code = code;
    hello.nonce = QByteArray(wire::kTokenBytes, nonce ? nonce : static_cast<char>(talkers.size()));
    talker.say(hello);
    return talker;
  }
  /// The organizer's facts about a seat.
  DeskSeat deskSeat(int index) const {
    DeskSeat seat;
    for (const auto& message : organizer->heard)
      if (const auto* news = std::get_if<wire::DeskNews>(&message))
        for (const auto& place : news->changed)
          if (place.index == index) seat = place.seat;
    return seat;
  }
  QList<LateArrival> late() const { return organizer->last<wire::DeskNews>()->late; }
  int code(int seat) const { return deskSeat(seat).code; }
  /// Sends a request, and gives the answer.
  Refusal asked(const wire::Request& request) { return asked(*organizer, request); }
  static Refusal asked(Talker& talker, const wire::Request& request) {
    const int before = talker.count<wire::Refused>(), pongs = talker.count<wire::Pong>();
    talker.say(request);
    talker.say(wire::Ping{1, -1});
    soon([&] { return talker.count<wire::Pong>() > pongs || talker.closed; });
    return talker.count<wire::Refused>() > before ? talker.refusal() : Refusal::None;
  }
  /// Gathers so many persons, and begins the game.
  bool begin(int persons) {
    for (int i = 0; i < persons; ++i) {
      Talker& talker = come(u"Person %1"_s.arg(QChar(u'A' + i)));
      if (!soon([&] { return talker.last<wire::Welcome>(); })) return false;
    }
    organize();
    if (asked(requests::StartGame{}) != Refusal::None) return false;
    return soon([&] {
      return std::ranges::all_of(talkers, [](const auto& each) { return each->template last<wire::Position>(); });
    });
  }

  std::unique_ptr<Talker> organizer;
};

}  // namespace tapu::test
