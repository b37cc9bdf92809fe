// SPDX-License-Identifier: GPL-3.0-or-later
#include <QPointer>
#include <QSignalSpy>

#include "app/client/spoken_lines.h"
#include "app/session/game/chat_commands.h"
#include "app/session/settings/settings.h"
#include "app/table/hand/tray.h"
#include "app/table/people/notices.h"
#include "app/table/people/players_panel.h"
#include "app/table/people/prompt_bar.h"
#include "app/table/sight/seats_seen.h"
#include "play_desk.h"
#include "play_window.h"
#include "tests/net/passing_channel.h"
#include "tests/net/table.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

/// A channel to a place that nobody answers at any more.
class DeadChannel : public Channel {
 public:
  DeadChannel() {
    QMetaObject::invokeMethod(
        this,
        [this] {
          isClosed_ = true;
          Q_EMIT closed(u"unplugged"_s);
        },
        Qt::QueuedConnection);
  }
  void send(const QByteArray&) override {}
  void close() override {}
  bool isOpen() const override { return false; }
  bool isFinished() const override { return isClosed_; }
  void setFrameLimit(int) override {}
  bool isNear() const override { return false; }
  bool needsPulse() const override { return true; }

 private:
  bool isClosed_ = false;
};

/// The cable of one player.
struct Cable {
  QPointer<Channel> now;
  bool isPulled = false;
  bool isFar = false;   ///< it leads to another computer
  bool isDead = false;  ///< nothing that is sent comes through, and nobody knows it yet
  void pull() {
    isPulled = true;
    if (now) now->close();
  }
};

/// The connection through a cable that may be dead.
class CabledChannel final : public test::PassingChannel {
 public:
  CabledChannel(std::unique_ptr<Channel> through, const Cable& cable)
      : PassingChannel(std::move(through)), cable_(cable) {}
  void send(const QByteArray& frame) override {
    if (!cable_.isDead) PassingChannel::send(frame);
  }
  bool isNear() const override { return !cable_.isFar && PassingChannel::isNear(); }

 private:
  const Cable& cable_;
};

class CabledDialer : public Dialer {
 public:
  CabledDialer(std::unique_ptr<Dialer> through, Cable& cable) : through_(std::move(through)), cable_(cable) {}
  std::unique_ptr<Channel> dial() override {
    std::unique_ptr<Channel> channel = std::make_unique<DeadChannel>();
    if (!cable_.isPulled) channel = std::make_unique<CabledChannel>(through_->dial(), cable_);
    cable_.now = channel.get();
    return channel;
  }

 private:
  std::unique_ptr<Dialer> through_;
  Cable& cable_;
};

/// Two people at a table of a network, and the window of the guest.
struct TwoComputers {
  MemoryStore store;
  test::TestServer server;
  Cable cable;
  QTemporaryDir folder;
  Settings settings{folder.path()};
  GameActions actions;
  QMainWindow frame;
  std::unique_ptr<Client> other;
  std::unique_ptr<GameController> game;
  PlayPage* page = nullptr;

  explicit TwoComputers(const ServerPlan& plan = test::plan(2)) : server(store, plan) {}
  /// With pieces in place, so that the first turn begins at once, and its clock runs.
  static ServerPlan timed() {
    ServerPlan plan = test::plan(2);
    plan.setup.options.turnSeconds = 60;
    plan.setup.options.mapKind = MapKind::Beginner;
    plan.setup.board = beginnerBoard();
    return plan;
  }
  ~TwoComputers() {
    delete frame.takeCentralWidget();
    game.reset();
  }
  bool begin() {
    server.server->open();
    other = std::make_unique<Client>(server.local(Origin::Owner), Client::Identity{u"Meera"_s, 1, u"en"_s, {}});
    other->start();
    if (!test::soon([&] { return other->known().phase == Client::Phase::Lobby; })) return false;
    std::vector<std::unique_ptr<Client>> mine;
    mine.push_back(std::make_unique<Client>(std::make_unique<CabledDialer>(server.tcp(), cable),
                                            Client::Identity{u"Asha"_s, 0, u"en"_s, {}}));
    Client* me = mine.front().get();
    game = std::make_unique<GameController>(std::move(mine));
    me->start();
    if (!test::soon([&] { return me->known().phase == Client::Phase::Lobby; })) return false;
    other->ask(requests::SetReady{Ready::Yes});
    me->ask(requests::SetReady{Ready::Yes});
    const auto ready = [&] {
      return std::ranges::count(game->seen().lobby().seats, Ready::Yes, &LobbySeat::ready) == 2 &&
             startBlockedBy(game->seen().lobby()).isEmpty();
    };
    if (!test::soon(ready)) return false;
    other->ask(requests::StartGame{});
    settings.view.animations.set(Animations::Off);
    page = new PlayPage(game.get(), &actions, settings);
    frame.setCentralWidget(page);
    frame.resize(1280, 800);
    frame.show();
    return test::soon([&] { return game->seen().hasGame(); });
  }
  /// Until it is this window's turn to settle.
  bool isMyTurn() {
    return test::soon([&] {
      if (game->seen().mustDecide()) return page->findChild<BoardScene*>()->hasTargets();
      const LegalActions legal =
          other->known().hasGame() && !other->known().isActing()
              ? legalActions(other->known().definition(), other->known().state, other->known().seat())
              : LegalActions();
      if (!legal.empty()) other->act(legal[0]);
      return false;
    });
  }
  const PlayerFacts& row(SeatId seat) const {
    return page->findChild<PlayersPanel*>()->rows()[static_cast<std::size_t>(seat.value)]->facts();
  }
};

}  // namespace

class CutOffTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void withoutAConnectionNothingLooksAsIfThereWereOne() {
    TwoComputers table;
    QVERIFY(table.begin());
    QVERIFY(table.isMyTurn());
    const SeatId me = table.game->seen().viewer(), other = table.other->known().seat();
    QCOMPARE(table.row(me).link, Link::Up);
    table.cable.pull();
    SOON_EQUAL(table.game->seen().phase(), Client::Phase::Reconnecting);
    SOON(!table.page->findChild<BoardScene*>()->hasTargets());
    QVERIFY(table.game->seen().legal.empty());
    QVERIFY(!table.game->seen().mustDecide());
    SOON_EQUAL(table.row(me).link, Link::Lost);
    SOON_EQUAL(table.row(me).status, u"Connection lost"_s);
    QCOMPARE(table.row(other).link, Link::Silent);
    QVERIFY2(!table.row(other).status.isEmpty(), "the lamp alone would be a matter of color");
    table.cable.isPulled = false;
    SOON_EQUAL(table.game->seen().phase(), Client::Phase::Playing);
    SOON(table.page->findChild<BoardScene*>()->hasTargets());
    SOON_EQUAL(table.row(me).link, Link::Up);
  }

  void whatIsSaidOrAskedWithoutAConnectionIsNotLostInSilence() {
    TwoComputers table;
    QVERIFY(table.begin());
    table.cable.pull();
    SOON_EQUAL(table.game->seen().phase(), Client::Phase::Reconnecting);
    const QString why = u"The connection was lost, so this was not sent. Please try again when it is back."_s;
    QSignalSpy refused(table.game.get(), &GameController::refused);
    table.game->ask(requests::VoteToStop{});
    table.game->voteToStop(table.game->seen().viewer(), YesNo::Yes);
    table.game->sayPhrase(0);
    QCOMPARE(refused.size(), 3);
    for (const auto& told : refused) QCOMPARE(told.first().toString(), why);
    const ChatMeaning line = sayOrDo(*table.game, u"Is anybody there?"_s);
    QVERIFY2(line.kind == ChatMeaning::Kind::Wrong, "so the line stays in the field");
    QCOMPARE(line.sentence, why);
    QVERIFY2(sayOrDo(*table.game, u"/help"_s).kind == ChatMeaning::Kind::Answer, "nobody else is needed for that");
  }

  // Nobody knew at that time that the connection was lost.
  void whatWasSaidIntoADeadLineIsSentWhenItIsBack() {
    TwoComputers table;
    QVERIFY(table.begin());
    const auto lines = [&](const QList<ChatLine>& chat, const QString& text) {
      return std::ranges::count(chat, text, &ChatLine::text);
    };
    table.game->say(u"That was heard"_s);
    SOON_EQUAL(lines(table.game->seen().chat(), u"That was heard"_s), 1);
    table.cable.isDead = true;
    table.game->say(u"Is anybody  there?"_s);
    table.game->say(u"That was heard"_s);
    table.cable.pull();
    SOON_EQUAL(table.game->seen().phase(), Client::Phase::Reconnecting);
    table.cable.isPulled = table.cable.isDead = false;
    SOON_EQUAL(lines(table.other->known().chat, u"Is anybody there?"_s), 1);
    SOON_EQUAL(lines(table.other->known().chat, u"That was heard"_s), 2);
    SOON_EQUAL(table.game->seen().chat().size(), table.other->known().chat.size());
  }

  void whatIsSaidIntoACutIsShownAsWaitingUntilItIsThere() {
    TwoComputers table;
    QVERIFY(table.begin());
    const QAbstractItemModel* rows = nullptr;
    for (const LineView* view : table.page->findChildren<LineView*>())
      if (view->accessibleName() == u"Chat"_s) rows = view->model();
    QVERIFY(rows);
    const auto shown = [rows](const QString& words) {
      QStringList found;
      for (int i = 0; i < rows->rowCount(); ++i)
        if (const QString text = rows->index(i, 0).data().toString(); text.contains(words)) found << text;
      return found;
    };
    const QString name = table.game->seen().seatName(table.game->seen().viewer());
    table.game->say(u"That is heard"_s);
    SOON_EQUAL(shown(u"That is heard"_s), QStringList{u"%1: That is heard"_s.arg(name)});
    table.cable.isDead = true;
    table.game->say(u"Is anybody there?"_s);
    // Nobody knows yet that the line is dead: on a sound one the table tells it at once.
    QCOMPARE(shown(u"Is anybody"_s), QStringList{u"%1: Is anybody there?"_s.arg(name)});
    QVERIFY(rows->index(rows->rowCount() - 1, 0).data(LineModel::IsWaiting).toBool());
    table.cable.pull();
    SOON_EQUAL(table.game->seen().phase(), Client::Phase::Reconnecting);
    SOON_EQUAL(shown(u"Is anybody"_s), QStringList{u"%1: Is anybody there? (not sent yet)"_s.arg(name)});
    table.cable.isPulled = table.cable.isDead = false;
    SOON(!rows->index(rows->rowCount() - 1, 0).data(LineModel::IsWaiting).toBool());
    QCOMPARE(shown(u"Is anybody"_s), QStringList{u"%1: Is anybody there?"_s.arg(name)});
  }

  void whatTheTableHasHeardIsNotSentTwice() {
    SpokenLines spoken([] {});
    const SeatId own(1), other(0);
    const auto said = [](SeatId seat, const QString& text) {
      ChatLine line;
      line.seat = seat;
      line.text = text;
      return line;
    };
    const QList<ChatLine> before{said(other, u"a"_s), said(own, u"yes"_s)};
    spoken.send(u"yes"_s, -1, own);
    spoken.send(u"no"_s, -1, own);
    spoken.send({}, 3, own);
    spoken.hear(said(other, u"no"_s));
    spoken.hearAgain(before, before);
    spoken.hearAgain(before, before + QList{said(other, u"b"_s), said(own, u"yes"_s)});
    const QList<ChatLine> left = spoken.take();
    QCOMPARE(left.size(), 2);
    QCOMPARE(left[0].text, u"no"_s);
    QCOMPARE(left[1].phrase, 3);
    QVERIFY(spoken.isEmpty());
  }

  // A table that somebody speaks to too fast refuses a line: it is not said an hour later, after a loss.
  void whatTheTableHasRefusedIsNotSentAgain() {
    SpokenLines spoken([] {});
    const SeatId own(1);
    spoken.send(u"refused"_s, -1, own);
    spoken.send(u"told"_s, -1, own);
    spoken.send(u"on its way"_s, -1, own);
    ChatLine told;
    told.seat = own;
    told.text = u"told"_s;
    spoken.hear(told);  // what was sent before it has its answer
    spoken.ping();
    spoken.send(u"behind the ping"_s, -1, own);
    spoken.pong();
    const QList<ChatLine> left = spoken.take();
    QCOMPARE(left.size(), 1);
    QCOMPARE(left[0].text, u"behind the ping"_s);
    spoken.pong();
    QVERIFY(spoken.isEmpty());
  }

  void whatIsSaidAtAClosedTableIsNotLostInSilence() {
    TwoComputers table;
    QVERIFY(table.begin());
    QSignalSpy refused(table.game.get(), &GameController::refused);
    table.cable.isDead = true;
    table.game->say(u"Good night"_s);
    table.game->say(u"See you"_s);
    table.server.server->shutDown();
    SOON_EQUAL(table.game->seen().phase(), Client::Phase::Closed);
    QCOMPARE(refused.size(), 1);
    QCOMPARE(refused[0][0].toString(), u"The connection ended before “Good night”, “See you” was sent."_s);
    const QString why = u"There is no connection to this table any more, so this was not sent."_s;
    const ChatMeaning line = sayOrDo(*table.game, u"See you"_s);
    QVERIFY2(line.kind == ChatMeaning::Kind::Wrong, "so the line stays in the field");
    QCOMPARE(line.sentence, why);
    table.game->sayPhrase(0);
    QCOMPARE(refused.last().first().toString(), why);
  }

  void aComputerWithoutANetworkIsNotTakenForAHostWhoIsGone() {
    TwoComputers table;
    table.cable.isFar = true;
    QVERIFY(table.begin());
    auto* notice = table.page->findChild<NoticeBar*>();
    bool isOnNetwork = false;
    notice->setNetworkBy([&] { return isOnNetwork; });
    table.cable.pull();
    SOON_EQUAL(notice->text(), u"This computer has no network. The game is called again as soon as it has one."_s);
    isOnNetwork = true;
    SOON_OR_SAY(notice->text().startsWith(u"Connection lost. Trying again…"_s), qPrintable(notice->text()));
  }

  void inAPauseNoClockIsShown() {
    TwoComputers table(TwoComputers::timed());
    QVERIFY(table.begin());
    const QWidget* clock = table.page->findChild<PromptBar*>()->clock();
    SOON(clock->isVisible());
    table.other->ask(requests::PauseGame{});
    SOON(table.game->seen().isPaused());
    SOON_OR_SAY(!clock->isVisible(), "time stands still");
    table.other->ask(requests::ResumeGame{});
    SOON(!table.game->seen().isPaused());
    SOON(clock->isVisible());
  }

  void inAPauseNobodyCountsTheTimeUntilABotPlays() {
    TwoComputers table(TwoComputers::timed());
    QVERIFY(table.begin());
    table.other->ask(requests::PauseGame{});
    SOON(table.game->seen().isPaused());
    table.cable.pull();
    SOON_EQUAL(table.game->seen().phase(), Client::Phase::Reconnecting);
    SOON_EQUAL(
        table.page->findChild<NoticeBar*>()->text(),
        u"Connection lost. Trying again… The game was paused, so no bot takes over your seat until it goes on."_s);
  }

  void inAPauseNoBoxCountsEither() {
    const PlayDesk desk;
    State state = desk.state();
    const PlaySight seen = desk.sight();
    const PlaySight sight{seen.definition, state,     seen.legal, seen.viewer,
                          seen.curtain,    seen.name, seen.color, seen.lobbyName};
    LobbySeat at;
    at.holder = SeatHolder::Person;
    at.link = Link::Lost;
    at.graceLeftMs = 30000;
    QCOMPARE(factsOf(sight, SeatId(1), at).status, u"Lost: bot takes over in 30 s"_s);
    state.head.paused = Paused::Yes;
    QCOMPARE(factsOf(sight, SeatId(1), at).status, u"Connection lost"_s);
  }

  void whatIsSaidOfWhoIsNotThereIsSo_data() {
    QTest::addColumn<Gone>("gone");
    QTest::addColumn<QString>("bot");
    QTest::addColumn<int>("graceLeft");
    QTest::addColumn<Paused>("paused");
    QTest::addColumn<QString>("status");
    const auto row = [](const char* name, Gone gone, const QString& bot, int graceLeft, Paused paused) {
      return &(QTest::newRow(name) << gone << bot << graceLeft << paused);
    };
    const QString bot = u"greedy"_s;
    using enum Gone;
    *row("lost, a bot plays", Lost, bot, -1, Paused::No) << u"Connection lost, a bot plays"_s;
    *row("lost, in a pause nobody plays", Lost, bot, -1, Paused::Yes) << u"Connection lost"_s;
    *row("left, a bot plays", Left, bot, -1, Paused::No) << u"Left the game, a bot plays"_s;
    *row("left, in a pause nobody plays", Left, bot, -1, Paused::Yes) << u"Left the game"_s;
    *row("gone somehow, a bot plays", Somehow, bot, -1, Paused::No) << u"Away, a bot plays"_s;
    *row("gone somehow, in a pause nobody plays", Somehow, bot, -1, Paused::Yes) << u"Away"_s;
    *row("not yet come, a bot plays", NotYet, bot, -1, Paused::No) << u"Not here yet, a bot plays"_s;
    *row("not yet come, in a pause nobody plays", NotYet, bot, 30000, Paused::Yes) << u"Not here yet"_s;
    *row("not yet come, they have a while", NotYet, {}, 30000, Paused::No) << u"Not here yet: bot takes over in 30 s"_s;
    *row("not yet come, no bot comes", NotYet, {}, -1, Paused::No) << u"Not here yet"_s;
  }
  void whatIsSaidOfWhoIsNotThereIsSo() {
    QFETCH(Gone, gone);
    QFETCH(QString, bot);
    QFETCH(int, graceLeft);
    QFETCH(Paused, paused);
    const PlayDesk desk;
    State state = desk.state();
    state.head.paused = paused;
    const PlaySight seen = desk.sight();
    const PlaySight sight{seen.definition, state,     seen.legal, seen.viewer,
                          seen.curtain,    seen.name, seen.color, seen.lobbyName};
    LobbySeat at;
    at.holder = SeatHolder::Person;
    at.link = Link::Lost;
    at.graceLeftMs = graceLeft;
    at.bot = bot;
    const PlayerFacts facts = factsOf(sight, SeatId(1), at, gone);
    QTEST(facts.status, "status");
    QCOMPARE(facts.bot, !bot.isEmpty() && paused == Paused::No);
  }

  void withoutTheServerNoClockIsShown() {
    TwoComputers table(TwoComputers::timed());
    QVERIFY(table.begin());
    const QWidget* clock = table.page->findChild<PromptBar*>()->clock();
    SOON(clock->isVisible());
    table.cable.pull();
    SOON_EQUAL(table.game->seen().phase(), Client::Phase::Reconnecting);
    SOON(!clock->isVisible());
  }

  void whoLeavesOnPurposeIsNotCalledLost() {
    TwoComputers table;
    QVERIFY(table.begin());
    QVERIFY(table.isMyTurn());
    const SeatId other = table.other->known().seat();
    table.other->leave();
    SOON_EQUAL(table.row(other).link, Link::Lost);
    SOON_OR_SAY(table.row(other).status.startsWith(u"Left the game"_s), qPrintable(table.row(other).status));
    QVERIFY(table.page->findChild<PlayersPanel*>()->gone(other) == Gone::Left);
  }

  void aLostConnectionIsNotCalledLeaving() {
    TwoComputers table;
    QVERIFY(table.begin());
    QVERIFY(table.isMyTurn());
    const SeatId other = table.other->known().seat();
    table.other.reset();  // as when their program is killed
    SOON_EQUAL(table.row(other).link, Link::Lost);
    SOON_OR_SAY(table.row(other).status.contains(u"bot takes over"_s), qPrintable(table.row(other).status));
    QVERIFY(table.page->findChild<PlayersPanel*>()->gone(other) == Gone::Lost);
  }

  // Their box counts no seconds until a bot takes over.
  void whereTheGameWasClosedNoBotTakesOver() {
    TwoComputers table;
    QVERIFY(table.begin());
    QVERIFY(table.isMyTurn());
    const SeatId other = table.other->known().seat();
    table.other.reset();
    SOON(table.row(other).status.contains(u"bot takes over"_s));
    table.server.server->shutDown();
    SOON_EQUAL(table.game->seen().phase(), Client::Phase::Closed);
    for (const SeatId seat : {other, table.game->seen().viewer()}) {
      SOON_OR_SAY(table.row(seat).status.isEmpty(), qPrintable(table.row(seat).status));
      QCOMPARE(table.row(seat).connection(), u"No connection to this table any more"_s);
      QVERIFY2(!table.row(seat).bot, "nobody stands in for them");
    }
  }

  void atAClosedTableNothingIsSaidOfConnections() {
    TwoComputers table;
    QVERIFY(table.begin());
    const SeatId me = table.game->seen().viewer(), other = table.other->known().seat();
    QCOMPARE(seatSeen(table.game->seen(), other).link, Link::Up);
    table.cable.pull();
    SOON_EQUAL(table.game->seen().phase(), Client::Phase::Reconnecting);
    QCOMPARE(seatSeen(table.game->seen(), me).link, Link::Lost);
    QCOMPARE(seatSeen(table.game->seen(), other).link, Link::Silent);
    table.cable.isPulled = false;
    SOON_EQUAL(table.game->seen().phase(), Client::Phase::Playing);
    table.other.reset();
    SOON_EQUAL(seatSeen(table.game->seen(), other).link, Link::Lost);
    table.server.server->shutDown();
    SOON_EQUAL(table.game->seen().phase(), Client::Phase::Closed);
    QVERIFY(isCutOffForGood(table.game->seen()));
    QCOMPARE(seatSeen(table.game->seen(), other).link, Link::Up);
    QCOMPARE(seatSeen(table.game->seen(), other).graceLeftMs, -1);
  }

  void howSomebodyWentIsToldAsFarAsItIsKnown_data() {
    QTest::addColumn<Presence>("presence");
    QTest::addColumn<int>("graceLeft");
    QTest::addColumn<int>("heardAgo");
    QTest::addColumn<Gone>("before");
    QTest::addColumn<Gone>("gone");
    QTest::newRow("while they are waited for, the connection is lost")
        << Presence::Here << 30000 << 1000 << Gone::No << Gone::Lost;
    QTest::newRow("a bot that took over afterwards changes nothing about that")
        << Presence::Away << -1 << 61000 << Gone::Lost << Gone::Lost;
    QTest::newRow("whom nobody waited for has left") << Presence::Away << -1 << 100 << Gone::No << Gone::Left;
    QTest::newRow("and has left for good") << Presence::Away << -1 << 300000 << Gone::Left << Gone::Left;
    QTest::newRow("before the table counts them as away, nobody knows")
        << Presence::Here << -1 << 100 << Gone::No << Gone::Somehow;
    QTest::newRow("nor does who comes later") << Presence::Away << -1 << 300000 << Gone::No << Gone::Somehow;
    QTest::newRow("nor after the server was started anew") << Presence::Away << -1 << -1 << Gone::No << Gone::Somehow;
    QTest::newRow("since the game was continued they have not come")
        << Presence::Here << -1 << -1 << Gone::No << Gone::NotYet;
    QTest::newRow("nor while they are waited for") << Presence::Here << 30000 << -1 << Gone::No << Gone::NotYet;
    QTest::newRow("a bot that plays meanwhile changes nothing about that")
        << Presence::Away << -1 << -1 << Gone::NotYet << Gone::NotYet;
  }
  void howSomebodyWentIsToldAsFarAsItIsKnown() {
    QFETCH(Presence, presence);
    QFETCH(int, graceLeft);
    QFETCH(int, heardAgo);
    QFETCH(Gone, before);
    const PlayDesk desk;
    State state = desk.state();
    state.seat(SeatId(1)).presence = presence;
    const PlaySight seen = desk.sight();
    const PlaySight sight{seen.definition, state,     seen.legal, seen.viewer,
                          seen.curtain,    seen.name, seen.color, seen.lobbyName};
    LobbySeat at;
    at.holder = SeatHolder::Person;
    at.link = Link::Lost;
    at.graceLeftMs = graceLeft;
    at.heardAgoMs = heardAgo;
    QTEST(howGone(sight, SeatId(1), at, before), "gone");
    at.link = Link::Up;
    QCOMPARE(howGone(sight, SeatId(1), at, before), Gone::No);
  }
};

TAPU_TEST_WITH_SCREEN(CutOffTest)
#include "test_cut_off.moc"
