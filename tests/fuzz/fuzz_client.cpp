// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever a host says: a client hears real conversations of the three rule sets, of many seats and of the sea,
// recorded when the program starts, as the input bends them. Its position is always one that can be (of a long chain it
// sees too little to be judged), and if it ends it says why.
//
// An input is a game (the three rule sets; 3: the Big Game on a chain of which a client sees a part; 4: six build
// between turns; 5: eight have partners; 6: gold, fog, pirate, islands and gifts), a seed and a list of orders of three
// bytes each: what happens to the next frame, and where.
#include <QCoreApplication>
#include <QLoggingCategory>
#include <cstdlib>

#include "engine/bots/bot.h"
#include "engine/play/invariants.h"
#include "engine/play/legal_actions.h"
#include "tests/fuzz/claim.h"
#include "tests/net/bent_host.h"

using namespace tapu;
using namespace tapu::test;

namespace {

constexpr int kTalks = 7;

const Talk& talkOf(int ruleSet) {
  static const std::array<Talk, kTalks> talks{recorded(classicPlan(), 5, 400),
                                              recorded(crazyPlan(), 5, 400),
                                              recorded(bigPlan(), 5, 250),
                                              recorded(bigPlan(9), 5, 250),
                                              recorded(manyPlan(6, Between::Building), 5, 400),
                                              recorded(manyPlan(8, Between::Pairs), 5, 400),
                                              recorded(seaPlan(), 5, 400)};
  return talks[static_cast<std::size_t>(ruleSet)];
}

/// A person's or a bot's end: both must live with whatever the position is.
void look(Client& client, Rng& rng) {
  if (!client.known().hasGame()) return;
  if (!client.known().window || client.known().window->isWhole()) {
    const std::vector<std::string> broken = brokenInvariants(client.known().definition(), client.known().state);
    for (const std::string& what : broken) std::fprintf(stderr, "%s\n", what.c_str());
    claim(broken.empty());
  }
  rememberMoves(client);
  if (client.known().phase != Client::Phase::Playing) return;
  const SeatView view(client.known().definition(), client.known().state, client.known().seat());
  if (view.legal().empty()) return;
  if (const auto action = makeBot("greedy")->decide(view, rng)) client.act(*action);
}

}  // namespace

/// Once: the three games are played before the first input, whose time is measured.
extern "C" int LLVMFuzzerInitialize(int*, char***) {
  static int argc = 1;
  static char name[] = "fuzz_client", *argv[] = {name, nullptr};
  static QCoreApplication* app = nullptr;
  if (app) return 0;
  app = new QCoreApplication(argc, argv);
  QLoggingCategory::setFilterRules(QStringLiteral("tapu.*=false"));
  talkOf(0);
  // Now, after the conversations: it ends before the QThreadStorages that they made, and so empties them.
  std::atexit([] { delete app; });
  return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  LLVMFuzzerInitialize(nullptr, nullptr);  // the replay of the corpus does not
  if (size < 2) return 0;
  const Talk& talk = talkOf((data[0] & 0x3f) % kTalks);
  Lot lot(data[1]);
  Bender bender(lot);
  SeededRng rng(data[1]);
  BentLine line(data[0] & 0x40);
  const auto client = line.newClient();
  client->start();
  std::size_t next = 0, said = 0;
  if (data[0] & 0x80) line.say(talk[next++]);  // a welcome as it should be; else that may be bent too
  const auto skipToPosition = [&] {
    while (next < talk.size() && !isPosition(talk[next])) ++next;
  };
  for (std::size_t at = 2; at + 2 < size && line.isOpen() && next < talk.size() && said < 80; at += 3, ++said) {
    const int order = data[at] & 7, where = data[at + 1] | data[at + 2] << 8;
    if (line.channel->asksForPosition && order != 7) skipToPosition();
    line.channel->asksForPosition = false;
    if (next >= talk.size()) break;
    for (int i = 0; i < data[at] >> 3; ++i) lot.next();
    QByteArray frame = talk[next];
    switch (order) {
      case 0: ++next; break;  // as it is
      case 1:                 // the same, or one of its moves left out, doubled or moved
        ++next;
        if (where & 0x8000) frame = bender.otherMoves(frame);
        break;
      case 2:
        ++next;
        frame = bender.bend(frame);
        break;                                    // bent
      case 3: frame = bender.bend(frame); break;  // bent, and sound after it
      case 4: frame = talk[static_cast<std::size_t>(where) % talk.size()]; break;
      case 5: next += static_cast<std::size_t>(where & 15); continue;  // left out
      case 6: skipToPosition(); continue;
      default:  // one byte of it
        ++next;
        frame[where % frame.size()] = static_cast<char>(data[at] >> 3 | data[at + 1] << 5);
    }
    if (!line.say(frame)) break;
    line.clock->advance(1000);
    if (said % 8 == 7) look(*client, rng);
  }
  look(*client, rng);
  claim((client->known().phase == Client::Phase::Closed) == (line.why != Refusal::None));
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  return 0;
}
