// SPDX-License-Identifier: GPL-3.0-or-later
#include <QPointer>
#include <QTcpServer>
#include <QTcpSocket>

#include "abandoned_game.h"
#include "app/kit/action_button.h"
#include "app/session/game/afterwards.h"
#include "app/table/people/notices.h"
#include "app/wire/requests.h"
#include "program.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

/// A cable to a port of this computer, with a plug of its own.
class Cable : public QObject {
 public:
  explicit Cable(quint16 to) {
    plug_.listen(QHostAddress::LocalHost);
    connect(&plug_, &QTcpServer::newConnection, this, [this, to] {
      QTcpSocket* near = plug_.nextPendingConnection();
      auto* far = new QTcpSocket(near);
      far->connectToHost(QHostAddress::LocalHost, to);
      const auto carry = [this](QTcpSocket* from, QTcpSocket* into) {
        connect(from, &QTcpSocket::readyRead, this, [this, from, into] {
          const QByteArray bytes = from->readAll();
          if (!isDead_) into->write(bytes);
        });
        connect(from, &QTcpSocket::disconnected, into, &QTcpSocket::abort);
      };
      carry(near, far);
      carry(far, near);
    });
  }
  Address address() const { return {u"127.0.0.1"_s, plug_.serverPort()}; }
  /// Nothing comes through any more, and nobody knows it yet.
  void cut() { isDead_ = true; }
  /// Both ends notice it, and nobody answers here.
  void pull() {
    plug_.close();
    for (auto* socket : plug_.findChildren<QTcpSocket*>()) socket->abort();
  }

 private:
  QTcpServer plug_;
  bool isDead_ = false;
};

}  // namespace

/// What was said while the connection was dead already is said when there is one again.
class SaidIntoTheCutTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    QVERIFY(folder_->isValid());
  }

  void whatWasSaidIntoTheCutIsSaidWhereTheGameGoesOn_data() {
    QTest::addColumn<bool>("here");
    QTest::newRow("at another guest's") << false;
    QTest::newRow("at this computer") << true;
  }
  // The connection that lost it is left for good, so the client keeps it.
  void whatWasSaidIntoTheCutIsSaidWhereTheGameGoesOn() {
    QFETCH(bool, here);
    makeKnown(folder_->path());
    Program program(folder_->path());
    Hosted meera;
    QVERIFY(meera.open(u"Meera"_s));
    Cable cable(meera.port);
    program.window.network().join(cable.address());
    QTemporaryDir folder;
    Settings hers(folder.path());
    hers.player.name.set(u"Uma"_s);
    GameStarter uma(hers, folder.path());
    auto guest = uma.join(meera.address()).game;
    SOON(program.window.page() == program.window.pages().lobby() && guest->seen().phase() == Client::Phase::Lobby);
    for (GameController* game : {program.window.game(), guest.get()}) game->ask(requests::SetReady{Ready::Yes});
    QVERIFY(meera.begin(2));
    SOON(program.table() && guest->seen().hasGame());
    program.settings.port.set(0);
    const SeatId mine = program.window.game()->seen().viewer();
    cable.cut();
    program.window.game()->say(u"Is anybody there?"_s);
    program.window.game()->sayPhrase(2);
    cable.pull();
    QCOMPARE(guest->afterwards().saveCopy(uma.copyPath()), QString());
    meera.game.reset();
    guest.reset();
    SOON_EQUAL(program.window.game()->seen().phase(), Client::Phase::Reconnecting);
    const StartedGame goesOn = here ? StartedGame() : uma.hostCopy({0, QHostAddress::LocalHost});
    std::optional<Announced> there;
    if (here) {
      Q_EMIT program.table()->hostHereWanted();
    } else {
      SOON(goesOn.game && goesOn.game->seen().hasGame() && program.games.isAsking());
      there.emplace(program, goesOn, u"Uma"_s);
    }
    auto* asked = program.table()->findChild<AskSheet*>();
    SOON(asked->isAsking() && asked->isVisible());
    const QPointer<GameController> before = program.window.game();
    child<ActionButton>(asked, u"questionOther"_s)->click();
    SOON(program.window.game() != before && program.table());
    const auto isSaid = [&](const QList<ChatLine>& chat) {
      const auto text = std::ranges::find(chat, u"Is anybody there?"_s, &ChatLine::text);
      return text != chat.end() && text->seat == mine && std::ranges::count(chat, 2, &ChatLine::phrase) == 1;
    };
    SOON(isSaid(program.window.game()->seen().chat()));
    if (!here) SOON(isSaid(goesOn.game->seen().chat()));
  }

  // It outlives the window that had said it.
  void whatWasSaidIntoTheCutIsSaidOnceByWhoeverComesBack() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    Hosted meera;
    QVERIFY(meera.open(u"Meera"_s));
    Cable cable(meera.port);
    program.window.network().join(cable.address());
    SOON(program.window.page() == program.window.pages().lobby());
    program.window.game()->ask(requests::SetReady{Ready::Yes});
    QVERIFY(meera.begin());
    SOON(program.table());
    const auto times = [&](const QString& text) {
      return std::ranges::count(meera.game->seen().chat(), text, &ChatLine::text);
    };
    program.window.game()->say(u"I am here"_s);
    SOON_EQUAL(times(u"I am here"_s), 1);
    SOON(unheardLines(program.window.game()->seen()).isEmpty());
    cable.cut();
    program.window.game()->say(u"Is anybody there?"_s);
    cable.pull();
    SOON_EQUAL(program.window.game()->seen().phase(), Client::Phase::Reconnecting);
    program.window.openStart();
    QVERIFY(!program.window.game());
    program.window.network().join(meera.address());
    SOON(program.table() && program.window.game()->seen().phase() == Client::Phase::Playing);
    SOON_EQUAL(times(u"Is anybody there?"_s), 1);
    SOON(unheardLines(program.window.game()->seen()).isEmpty());
    QCOMPARE(times(u"Is anybody there?"_s), 1);
    QCOMPARE(times(u"I am here"_s), 1);
  }

 private:
  std::unique_ptr<QTemporaryDir> folder_;
};

TAPU_TEST_WITH_SCREEN(SaidIntoTheCutTest)
#include "test_said_into_the_cut.moc"
