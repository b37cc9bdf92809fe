// SPDX-License-Identifier: GPL-3.0-or-later
#include <QContextMenuEvent>
#include <QMenu>
#include <QTest>

#include "app/screen/screen_window.h"
#include "app/wire/requests.h"
#include "tests/net/big_bench.h"
#include "tests/suite.h"

using namespace Qt::StringLiterals;
using namespace tapu;
using namespace tapu::test;

namespace {

/// A Big Game of three bots and a robot who has opened it, and a screen that watches; the host can go and come again.
struct Evening {
  Evening() { open(); }
  enum class GoesOn { No, Yes };
  void open(GoesOn goesOn = GoesOn::No) {
    ServerPlan made = big(2, {u"greedy"_s, u"greedy"_s, u"greedy"_s});
    made.gameName = u"Hall"_s;
    made.organizerKey = key;
    table = std::make_unique<TestServer>(*kept, made, clock, patient());
    if (goesOn == GoesOn::Yes)
      QCOMPARE(table->server->resume(), QString());
    else
      table->server->open();
  }
  void close() {
    player.reset();
    table.reset();
  }
  /// Calls the table that is open at the moment; nobody answers while none is.
  struct Calls final : Dialer {
    explicit Calls(Evening& whose) : evening(whose) {}
    std::unique_ptr<Channel> dial() override {
      ++evening.dialed;
      if (evening.table) return evening.table->tcp()->dial();
      return TcpDialer(u"127.0.0.1"_s, 1, std::make_shared<SystemClock>()).dial();
    }
    Evening& evening;
  };
  std::unique_ptr<Client> client() {
    Client::Identity identity;
    identity.attendance = Attendance::Screen;
    ++clients;
    return std::make_unique<Client>(std::make_unique<Calls>(*this), identity);
  }
  bool start() {
    player = robot(table->local(Origin::Owner), u"Asha"_s);
    if (!soon([&] { return player->client().known().phase == Client::Phase::Lobby; })) return false;
    const requests::StartGame begin{};
    player->client().ask(begin);
    return soon([&] { return table->server->game() != nullptr; });
  }
  bool playTo(ScreenWindow& window, int round, ScreenPart part) {
    return soon([&] {
      clock->advance(100);
      return window.page().facts().round >= round && window.page().part() == part;
    });
  }
  const QByteArray key = QByteArray(wire::kKeyBytes, 'o');
  MemoryStore store, nextStore;
  MemoryStore* kept = &store;  ///< of the table that is opened next
  std::shared_ptr<SimClock> clock = std::make_shared<SimClock>(), screenClock = std::make_shared<SimClock>();
  std::unique_ptr<TestServer> table;
  std::unique_ptr<BotPlayer> player;
  int dialed = 0, clients = 0;
};

/// A table that lets nobody watch.
class ClosedDoor final : public Dialer {
  class Line final : public Channel {
   public:
    void send(const QByteArray&) override {
      wire::Refused refused;
      refused.why = Refusal::NobodyMayWatch;
      const QByteArray frame = wire::encode(wire::FromServer(refused));
      QMetaObject::invokeMethod(
          this, [this, frame] { Q_EMIT received(frame); }, Qt::QueuedConnection);
    }
    void close() override { open_ = false; }
    bool isOpen() const override { return open_; }
    bool isFinished() const override { return false; }
    void setFrameLimit(int) override {}
    bool isNear() const override { return false; }

   private:
    bool open_ = true;
  };

 public:
  std::unique_ptr<Channel> dial() override { return std::make_unique<Line>(); }
};

}  // namespace

/// The window of a big screen: it watches a game, and comes back.
class TestScreenWindow : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void initTestCase() { loadFonts(); }

  void itShowsWhoSitsDownAndThenTheGame() {
    Evening evening;
    ScreenWindow window([&] { return evening.client(); }, evening.screenClock, ScreenLanguage::Both);
    QVERIFY(soon([&] { return window.page().facts().gameName == u"Hall"_s; }));
    QCOMPARE(window.page().facts().stage, ScreenStage::Gathering);
    QCOMPARE(window.page().facts().taken(), 3);
    QVERIFY(evening.start());
    QVERIFY(soon([&] { return window.page().facts().boards == 2; }));
    QVERIFY(evening.playTo(window, 2, ScreenPart::Clock));
    QVERIFY(window.page().facts().thrown() >= 2);
    QVERIFY(window.page().leftMs() > 0);
    QVERIFY(evening.playTo(window, 3, ScreenPart::Announcement));
  }

  void twoScreensShowOneGame() {
    Evening evening;
    ScreenWindow one([&] { return evening.client(); }, evening.screenClock, ScreenLanguage::English);
    ScreenWindow two([&] { return evening.client(); }, evening.screenClock, ScreenLanguage::Hindi);
    QVERIFY(evening.start());
    QVERIFY(evening.playTo(one, 1, ScreenPart::Clock));
    QVERIFY(soon([&] { return two.page().facts() == one.page().facts(); }));
  }

  void theOrganizerSaysWhatAllScreensShow() {
    Evening evening;
    ScreenWindow window([&] { return evening.client(); }, evening.screenClock, ScreenLanguage::English);
    QVERIFY(evening.start());
    QVERIFY(evening.playTo(window, 1, ScreenPart::Clock));
    Client::Identity identity;
    identity.attendance = Attendance::Organizer;
    identity.organizerKey = evening.key;
    Client organizer(evening.table->tcp(), identity);
    organizer.start();
    QVERIFY(soon([&] { return organizer.known().hasGame(); }));
    organizer.ask(requests::Announce{u"Tea is ready"_s});
    organizer.ask(requests::Show{ScreenView::Message});
    QVERIFY(soon([&] { return window.page().part() == ScreenPart::Message; }));
    QCOMPARE(window.page().message(), u"Tea is ready"_s);
    organizer.ask(requests::Show{ScreenView::Ranking});
    QVERIFY(soon([&] { return window.page().part() == ScreenPart::Ranking; }));
    organizer.ask(requests::Show{ScreenView::FollowsGame});
    QVERIFY(soon([&] { return window.page().part() != ScreenPart::Ranking; }));
  }

  void aLostGameIsToldQuietlyAndComesBack() {
    Evening evening;
    ScreenWindow window([&] { return evening.client(); }, evening.screenClock, ScreenLanguage::English);
    QVERIFY(evening.start());
    QVERIFY(evening.playTo(window, 1, ScreenPart::Clock));
    const ScreenFacts before = window.page().facts();
    evening.close();
    QVERIFY(soon([&] { return window.page().quiet() == window.page().words().lost(); }));
    QVERIFY(window.page().facts() == before);  // what was shown stays
    evening.open(Evening::GoesOn::Yes);
    QVERIFY(soon([&] { return window.page().quiet().first.isEmpty(); }));
    QCOMPARE(window.page().facts().round, before.round);
    QCOMPARE(evening.clients, 1);
  }

  void afterAGameItWaitsForTheNextOneAtItsAddress() {
    Evening evening;
    ScreenWindow window([&] { return evening.client(); }, evening.screenClock, ScreenLanguage::English);
    QVERIFY(evening.start());
    QVERIFY(evening.playTo(window, 1, ScreenPart::Clock));
    Client::Identity identity;
    identity.attendance = Attendance::Organizer;
    identity.organizerKey = evening.key;
    Client organizer(evening.table->tcp(), identity);
    organizer.start();
    QVERIFY(soon([&] { return organizer.known().hasGame(); }));
    organizer.ask(requests::EndGame{});
    QVERIFY(soon([&] { return window.page().part() == ScreenPart::Results; }));
    evening.screenClock->advance(ScreenWindow::kAgainMs);
    QCOMPARE(evening.clients, 1);  // as long as its table is there
    organizer.leave();
    evening.close();
    evening.kept = &evening.nextStore;
    evening.screenClock->advance(ScreenWindow::kAgainMs);
    QVERIFY(soon([&] {
      evening.screenClock->advance(ScreenWindow::kAgainMs);
      return evening.clients > 1;
    }));
    QCOMPARE(window.page().part(), ScreenPart::Results);  // nothing else is there yet
    QVERIFY(window.page().quiet().first.isEmpty());
    evening.open();
    QVERIFY(soon([&] {
      evening.screenClock->advance(ScreenWindow::kAgainMs);
      return window.page().facts().stage == ScreenStage::Gathering;
    }));
    QCOMPARE(window.page().part(), ScreenPart::Announcement);
  }

  void whereNobodyAnswersItTriesAgain() {
    Evening evening;
    evening.close();
    ScreenWindow window([&] { return evening.client(); }, evening.screenClock, ScreenLanguage::English);
    QCOMPARE(window.page().quiet(), window.page().words().connecting());
    QVERIFY(soon([&] { return window.page().quiet() == window.page().words().turnedAway(); }));
    evening.open();
    evening.screenClock->advance(ScreenWindow::kAgainMs);
    QCOMPARE(evening.clients, 2);
    QVERIFY(soon([&] { return window.page().facts().gameName == u"Hall"_s; }));
    QVERIFY(window.page().quiet().first.isEmpty());
  }

  void aTableThatIsNotShownSaysSo() {
    const auto make = [] { return std::make_unique<Client>(std::make_unique<ClosedDoor>(), Client::Identity()); };
    ScreenWindow window(make, std::make_shared<SimClock>(), ScreenLanguage::English);
    QVERIFY(soon([&] { return window.page().quiet() == window.page().words().notShown(); }));
  }

  void theKeyLGoesThroughTheLanguages() {
    Evening evening;
    ScreenWindow window([&] { return evening.client(); }, evening.screenClock, ScreenLanguage::Both);
    window.show();
    for (const ScreenLanguage next : {ScreenLanguage::English, ScreenLanguage::Hindi, ScreenLanguage::Both}) {
      QTest::keyClick(&window, Qt::Key_L);
      QCOMPARE(window.page().words().language(), next);
    }
  }

  void theKeyTTurnsDarkToLight() {
    Evening evening;
    ScreenWindow window([&] { return evening.client(); }, evening.screenClock, ScreenLanguage::Both);
    window.show();
    QCOMPARE(window.page().theme(), ThemeKind::Dark);
    QTest::keyClick(&window, Qt::Key_T);
    QCOMPARE(window.page().theme(), ThemeKind::Light);
    QTest::keyClick(&window, Qt::Key_T);
    QCOMPARE(window.page().theme(), ThemeKind::Dark);
    QVERIFY(screenThemeNamed(u"light"_s) == ThemeKind::Light);
    QVERIFY(!screenThemeNamed(u"bright"_s));
  }

  void itsMenuHasTheSameChoices() {
    Evening evening;
    ScreenWindow window([&] { return evening.client(); }, evening.screenClock, ScreenLanguage::Both);
    window.show();
    QContextMenuEvent event(QContextMenuEvent::Mouse, {10, 10}, window.mapToGlobal(QPoint(10, 10)));
    QApplication::sendEvent(&window, &event);
    auto* menu = window.findChild<QMenu*>();
    QVERIFY(menu);
    QVERIFY(menu->actions()[0]->isChecked());
    menu->actions()[2]->trigger();
    QCOMPARE(window.page().words().language(), ScreenLanguage::Hindi);
    menu->actions()[4]->trigger();
    QCOMPARE(window.page().theme(), ThemeKind::Light);
  }

  void keysOfTheFullScreen() {
    Evening evening;
    ScreenWindow window([&] { return evening.client(); }, evening.screenClock, ScreenLanguage::Both);
    window.showFullScreen();
    QVERIFY(window.isFullScreen());
    QCOMPARE(window.cursor().shape(), Qt::BlankCursor);
    QTest::keyClick(&window, Qt::Key_Escape);
    QVERIFY(!window.isFullScreen());
    QCOMPARE(window.cursor().shape(), Qt::ArrowCursor);
    QTest::keyClick(&window, Qt::Key_Escape);
    QVERIFY(window.isVisible());  // Esc closes nothing
    QTest::keyClick(&window, Qt::Key_F11);
    QVERIFY(window.isFullScreen());
    QTest::keyClick(&window, Qt::Key_F11);
    QVERIFY(!window.isFullScreen());
  }
};

TAPU_TEST_WITH_SCREEN(TestScreenWindow)
#include "test_screen_window.moc"
