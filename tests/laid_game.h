// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBuffer>
#include <QFile>
#include <QStringList>
#include <memory>
#include <utility>
#include <variant>
#include <vector>

#include "app/files/json_text.h"
#include "app/files/record_reader.h"
#include "app/files/state_reader.h"
#include "app/session/game/bot_pacing.h"
#include "app/session/game/game_log.h"
#include "app/session/game/shown_game.h"
#include "app/text/reject_text.h"
#include "app/wire/messages.h"
#include "app/wire/requests.h"
#include "engine/bots/bot.h"
#include "engine/play/game.h"
#include "engine/play/round_time.h"
#include "engine/play/visible.h"

namespace tapu {

/// The game of a record (the text of a `*.tapu` file) after so many of its moves. Of one that
/// begins with a position the log is empty: it stands where those moves lead, as if it began there.
inline Game laidAt(QByteArray record, int moves) {
  QBuffer in(&record);
  in.open(QIODevice::ReadOnly);
  RecordReader reader(in);
  Complaint complaint;
  bool isRead = reader.start(complaint);
  for (int i = 0; isRead && i < moves; ++i) isRead = reader.next(complaint) == RecordReader::Step::Moved;
  if (!isRead) qFatal("no such record, or it is shorter: %s", qPrintable(complaint.at({})));
  return reader.header().position ? Game(reader.header().setup, reader.game().state()) : reader.game();
}
/// The same of a file.
inline Game laidAt(const QString& path, int moves) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) qFatal("no record %s", qPrintable(path));
  return laidAt(file.readAll(), moves);
}
/// A game of this setup, which names who begins, that stands as a line of `tapu-tool record states` says.
inline Game laidAt(const Setup& setup, const QByteArray& stateLine) {
  Complaint complaint;
  const auto value = parseJson(stateLine, complaint);
  const auto state = value ? stateFromLine(*value, {}, GameDefinition(setup), complaint) : std::nullopt;
  if (!state) qFatal("no such position: %s", qPrintable(complaint.at({})));
  return Game(setup, *state);
}

/// Notes the wishes of windows, and does nothing.
class NotedActs : public Acts {
 public:
  std::vector<Action> submitted;
  std::vector<wire::Request> asked;
  QStringList said;  ///< a phrase as its number
  int takenBack = 0, redone = 0, hints = 0;

  void submit(const Action& action) override { submitted.push_back(action); }
  void declineUnseen(SeatId offerer) override { submit(decline(offerer)); }
  void takeBack() override { ++takenBack; }
  void redo() override { ++redone; }
  void liftCurtain() override {}
  void passTo(SeatId) override {}
  void say(const QString& text) override { said << text; }
  void sayPhrase(int phrase) override { said << QString::number(phrase); }
  void ask(const wire::Request& request) override { asked.push_back(request); }
  void voteToStop(SeatId, YesNo) override {}
  void wishToBuild(SeatId, BuildWish wish) override { submit(wantBuild(wish)); }
  void takeHint() override { ++hints; }
  void putOrganizerLineAway() override {}
};

/// A game that a test lays before a window, from whatever position, also on a chain so short that a client sees all of
/// it: no server, no client, no clock. Asha sits at one seat and looks; bots have the others. They move when
/// `Others::Play` says so, and at the pace that the window gives them: with a step each, or all at once. A shared round
/// ends when all are done.
class LaidGame : public NotedActs, public ShownGame {
 public:
  enum class Others : quint8 { Wait, Play };
  explicit LaidGame(Game game, SeatId me = SeatId(0), Others others = Others::Wait)
      : ShownGame(static_cast<Acts&>(*this), GameServer::Elsewhere, [](Held) {}),
        game_(std::move(game)),
        viewer_(me),
        others_(others) {
    if (others == Others::Play)
      bots().setDriver({[this](int paceMs) { drive(paceMs); }, [this] { later([this] { playOneBot(); }); }},
                       BotPace::Instant);
    known_.phase = ClientView::Phase::Playing;
    known_.isConnected = known_.isNear = true;
    known_.wholeSeat = me;
    known_.setup = known_.lobby.setup = game_.setup();
    known_.lobby.stage = Lobby::Stage::Playing;
    known_.game = std::make_shared<const GameDefinition>(game_.setup());
    if (playsOnChain(known_.game->rules)) known_.window = ChainWindow::whole(known_.game->map);
    for (int i = 0; i < game_.setup().seats(); ++i) {
      LobbySeat seat;
      const bool isMine = i == me.value;
      seat.holder = isMine ? SeatHolder::Person : SeatHolder::Bot;
      seat.name = isMine ? QStringLiteral("Asha") : QStringLiteral("Bot %1").arg(i);
      if (!isMine) seat.bot = QStringLiteral("greedy");
      seat.role = isMine ? Role::Host : Role::Guest;
      seat.color = i;
      known_.lobby.seats << seat;
    }
    seen_.here = {&known_};
    seen_.looker = &known_;
    takeOver();
    answerLater();
  }
  /// The facts shown: a test may change them, and calls `show`.
  ClientView& known() { return known_; }
  const State& all() const { return game_.state(); }  ///< with everybody's cards
  /// Has windows draw everything anew.
  void show() {
    see();
    Q_EMIT moved({}, {});
  }

  /// As at a table it is played when the loop is back.
  void submit(const Action& action) override {
    NotedActs::submit(action);
    if (known_.isActing()) return;
    known_.underWay = ClientView::UnderWay{0, action};
    see();
    later([this, action] {
      known_.underWay.reset();
      play(viewer_, action);
    });
  }
  void takeBack() override {
    NotedActs::takeBack();
    if (!seen_.mayTakeBack()) return;
    Action undo;
    undo.kind = ActionKind::TakeBack;
    undo.seat = viewer_;
    later([this, undo] { play({}, undo); });
  }
  void redo() override {
    NotedActs::redo();
    if (seen_.mayRedo()) submit(moveToRedo(known_.history)->action);
  }
  /// A bot takes the viewer's seat, or the viewer has it again.
  void ask(const wire::Request& request) override {
    NotedActs::ask(request);
    const auto* wish = std::get_if<requests::LetBotPlay>(&request);
    if (!wish) return;
    later([this, bot = wish->bot] {
      play({}, tableMove(bot == YesNo::Yes ? ActionKind::SeatLeft : ActionKind::SeatTaken, viewer_));
    });
  }
  void takeHint() override {
    NotedActs::takeHint();
    known_.table.hints.resize(game_.setup().seats());
    if (std::exchange(hintedAt_, game_.moveCount()) != game_.moveCount()) ++known_.table.hints[viewer_.value];
    later([this] { Q_EMIT tableChanged(); });
  }

 private:
  void later(const std::function<void()>& deed) { QMetaObject::invokeMethod(this, deed, Qt::QueuedConnection); }
  void takeOver() {
    known_.state = visibleTo(Viewer(viewer_), game_.definition(), game_.state());
    Game before(game_.setup());  // a game that is laid with moves has all of them from its beginning
    for (const Move& move : game_.log()) {
      if (const auto seen = visibleTo(Viewer(viewer_), before.definition(), before.state(), move))
        known_.history.push_back(*seen);
      before.append(move);
    }
    known_.hasWholeHistory = before.state() == game_.state();
    log().rebuild(known_, Sharing::No);
    see();
  }
  void see() {
    seen_.legal = known_.isActing() || seen_.isPlayedByBot() ? LegalActions{}
                                                             : legalActions(known_.definition(), known_.state, viewer_);
    if (known_.state.head.phase == Phase::Over) known_.phase = ClientView::Phase::Over;
    if (!waitsForBotsAlone(seen_)) bots().calm();
    Q_EMIT legalChanged();
    Q_EMIT promptChanged();
  }
  /// Plays a move of a seat or of the table, and the moves due after it.
  void play(SeatId seat, const Action& action) {
    const State before = game_.state();
    rng_.startMove(static_cast<std::uint64_t>(game_.moveCount()));
    const auto outcome = game_.play(seat, action, rng_);
    if (outcome.refused) {
      see();
      const auto rule = ruleOf(*outcome.refused);
      Q_EMIT refused(sentenceFor(*outcome.refused), QString::fromLatin1(rule.data(), std::ssize(rule)));
      return;
    }
    tell(before, outcome.move);
    answerLater();
  }
  void tell(const State& before, const Move& move) {
    const auto seen = visibleTo(Viewer(viewer_), game_.definition(), before, move);
    std::vector<Event> events;
    const ClientView::Phase former = known_.phase;
    if (move.action.kind == ActionKind::TakeBack) {
      known_.history.push_back(move);
      known_.state = visibleTo(Viewer(viewer_), game_.definition(), game_.state());
      log().rebuild(known_, Sharing::No);
      see();
      Q_EMIT moved({}, {});
    } else if (seen) {
      apply(game_.definition(), known_.state, *seen, Observer{&events});
      known_.history.push_back(*seen);
      log().hear(known_, Sharing::No, {*seen}, events);
      see();
      Q_EMIT moved({*seen}, events);
    }
    Q_EMIT logChanged();
    if (known_.phase != former) Q_EMIT phaseChanged();
  }
  void drive(int paceMs) {
    others_ = paceMs < 0 ? Others::Wait : Others::Play;
    answerLater();
  }
  /// Lets the table and the bots move one after another, as long as they have something to do.
  void answerLater() {
    later([this] { answer(); });
  }
  void answer() {
    auto due = dueMove(game_.definition(), game_.state());
    if (!due && known_.window) due = moveWithoutClock(game_.definition(), game_.state());
    if (due) return play({}, *due);
    if (others_ == Others::Play) playOneBot();
  }
  void playOneBot() {
    if (game_.state().head.phase == Phase::Over) return;
    for (int i = 0; i < game_.setup().seats(); ++i) {
      const SeatId seat(i);
      if (seat == viewer_ && !seen_.isPlayedByBot()) continue;
      const SeatView view(game_.definition(), game_.state(), seat, PlayerTrade::LeftOut);
      if (view.legal().empty()) continue;
      rng_.startMove(static_cast<std::uint64_t>(game_.moveCount()));
      if (const auto action = bot_->decide(view, rng_)) return play(seat, *action);
    }
  }

  Game game_;
  SeatId viewer_;
  Others others_;
  ClientView known_;
  int hintedAt_ = -1;  ///< the number of moves at the last hint: a position counts once
  std::unique_ptr<Bot> bot_ = makeBot("greedy");
  SeededRng rng_{5};
};

}  // namespace tapu
