// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLineEdit>
#include <QSignalSpy>
#include <QTcpServer>
#include <QTest>
#include <algorithm>

#include "app/kit/action_button.h"
#include "app/kit/line_dialog.h"
#include "app/kit/question.h"
#include "app/kit/words.h"
#include "app/table/page/play_page.h"
#include "app/table/people/notices.h"
#include "network_games.h"
#include "program.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

/// The people of a game on the network, about whom its host decides.
class HostQuestionsTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    QVERIFY(folder_->isValid());
  }

  void theHostTypesWhomToMuteAndRemove() {
    Hosted host;
    QVERIFY(host.open(u"Asha"_s));
    QTemporaryDir folder;
    Settings settings(folder.path());
    settings.player.name.set(u"Ravi"_s);
    GameStarter starter(settings, folder.path());
    StartedGame ravi = starter.join(host.address());
    SOON_EQUAL(host.persons(), 2);
    Reachability reach(std::make_shared<SystemClock>());
    LobbyPage lobby(reach);
    lobby.resize(1280, 760);
    lobby.setGame(host.game.get(), host.port);
    lobby.show();
    auto* field = child<QLineEdit>(&lobby, u"chatField"_s);
    const auto type = [&](const QString& line) {
      field->setText(line);
      QTest::keyClick(field, Qt::Key_Return);
    };
    type(u"/mute ravi"_s);
    SOON_EQUAL(host.game->seen().table().muted, QList<SeatId>{SeatId(1)});
    type(u"/unmute ravi"_s);
    SOON(host.game->seen().table().muted.isEmpty());
    type(u"/mute Meera"_s);
    QCOMPARE(child<Words>(&lobby, u"chatAnswer"_s)->text(), u"Nobody else here is called “Meera”."_s);
    QCOMPARE(field->text(), u"/mute Meera"_s);
    for (const ChatLine& line : host.game->seen().chat()) QCOMPARE(line.kind, ChatLine::Kind::Notice);
    QSignalSpy away(ravi.game.get(), &GameController::turnedAway);
    type(u"/kick Ravi"_s);
    SOON_EQUAL(away.size(), 1);
    lobby.setGame(nullptr);
  }

  void thePersonAtASeatIsRemovedAfterAQuestionAlone() {
    Hosted host;
    QVERIFY(host.open(u"Asha"_s));
    QTemporaryDir folder;
    Settings settings(folder.path());
    settings.player.name.set(u"Ravi"_s);
    GameStarter starter(settings, folder.path());
    StartedGame ravi = starter.join(host.address());
    SOON_EQUAL(host.persons(), 2);
    Reachability reach(std::make_shared<SystemClock>());
    LobbyPage lobby(reach);
    lobby.setGame(host.game.get(), host.port);
    QVERIFY(bringUp(lobby, {1280, 760}));
    QSignalSpy away(ravi.game.get(), &GameController::turnedAway);
    auto* clear = child<ActionButton>(&lobby, u"clearSeat1"_s);
    clear->setFocus();
    QTest::keyClick(clear, Qt::Key_Return);
    auto* dialog = lobby.findChild<LineDialog*>();
    QVERIFY(dialog && dialog->isVisible());
    QCOMPARE(host.persons(), 2);
    Q_EMIT dialog->given({});
    SOON_EQUAL(away.size(), 1);
    lobby.setGame(nullptr);
  }

  void aQuestionAboutOnePersonRemovesNoOther() {
    Hosted host;
    QVERIFY(host.open(u"Asha"_s));
    QTemporaryDir folders[2];
    Settings ofRavi(folders[0].path()), ofMeera(folders[1].path());
    ofRavi.player.name.set(u"Ravi"_s);
    ofMeera.player.name.set(u"Meera"_s);
    GameStarter ravis(ofRavi, folders[0].path()), meeras(ofMeera, folders[1].path());
    const StartedGame ravi = ravis.join(host.address());
    SOON_EQUAL(host.persons(), 2);
    Reachability reach(std::make_shared<SystemClock>());
    LobbyPage lobby(reach);
    lobby.setGame(host.game.get(), host.port);
    QVERIFY(bringUp(lobby, {1280, 760}));
    child<ActionButton>(&lobby, u"clearSeat1"_s)->click();
    auto* dialog = lobby.findChild<LineDialog*>();
    QVERIFY(dialog);
    host.game->ask(requests::ClearSeat{SeatId(1)});
    SOON_EQUAL(host.persons(), 1);
    const StartedGame meera = meeras.join(host.address());
    SOON_EQUAL(host.game->seen().lobby().seats[1].name, u"Meera"_s);
    Q_EMIT dialog->given({});
    host.game->say(u"Hello"_s);
    SOON(!meera.game->seen().chat().isEmpty() && meera.game->seen().chat().last().text == u"Hello"_s);
    QCOMPARE(host.persons(), 2);
    lobby.setGame(nullptr);
  }

  void theHostIsAskedAboutWhoComesLate() {
    makeKnown(folder_->path());
    Program host(folder_->path());
    const QString address = hostedAt(host);
    SOON(host.table());
    QTemporaryDir elsewhere;
    makeKnown(elsewhere.path());
    Program guest(elsewhere.path());
    guest.settings.player.name.set(u"Meera"_s);
    guest.window.network().join(address);
    auto* question = host.window.page()->findChild<AskSheet*>();
    SOON(question->isAsking());
    SOON(std::ranges::any_of(question->findChildren<Words*>(),
                             [](const Words* words) { return words->text() == u"Meera would like to join"_s; }));
    const auto letIn = [&] {  // a click on what has just come counts for nothing
      for (ActionButton* button : question->findChildren<ActionButton*>())
        if (button->isVisible() && button->text() == u"Let them sit down"_s) button->click();
      return qobject_cast<PlayPage*>(guest.window.page()) != nullptr;
    };
    SOON(letIn());
    QVERIFY(guest.window.game()->seen().viewer() != host.window.game()->seen().viewer());
    QVERIFY(!question->isAsking());
  }

  void theHostIsAskedAboutTheSeatThatIsWishedForLast() {
    makeKnown(folder_->path());
    Program host(folder_->path());
    const QString address = hostedAt(host);
    SOON(host.table());
    QTemporaryDir elsewhere;
    makeKnown(elsewhere.path());
    Program guest(elsewhere.path());
    guest.settings.player.name.set(u"Zoya"_s);
    guest.window.network().watch(address);
    SOON(guest.table());
    auto* question = host.table()->findChild<AskSheet*>();
    const auto asksFor = [&](SeatId seat) {
      const QString there = host.window.game()->seen().seatName(seat);
      return question->isAsking() && std::ranges::any_of(question->findChildren<Words*>(), [&](const Words* words) {
               return words->text().contains(u"in the place of %1."_s.arg(there));
             });
    };
    const auto isKnown = [&](SeatId wished) {
      const QList<LateArrival>& late = host.window.game()->seen().table().late;
      return !late.isEmpty() && late.back().wished == wished;
    };
    quint32 number = 0;
    for (const int wished : {1, 2, 2}) {  // the last is the same wish once more
      Q_EMIT guest.table()->seatWanted(SeatId(wished));
      SOON(isKnown(SeatId(wished)) && asksFor(SeatId(wished)));
      const QList<LateArrival> late = host.window.game()->seen().table().late;
      QCOMPARE(late.size(), 1);
      if (number == 0) number = late.front().number;
      QCOMPARE(late.front().number, number);  // it is the same person who asks
    }
    const auto letIn = [&] {
      if (question->isAsking()) child<ActionButton>(question, u"questionOther"_s)->click();
      return guest.window.game() && guest.window.game()->seen().viewer() == SeatId(2);
    };
    SOON(letIn());
  }

  /// Whoever took the name of somebody who waited hid them from the host.
  void twoWhoComeLateUnderOneNameAreBothShown() {
    makeKnown(folder_->path());
    Program host(folder_->path());
    const QString address = hostedAt(host);
    SOON(host.table());
    QTemporaryDir folders[2];
    for (const QTemporaryDir& each : folders) makeKnown(each.path());
    Program honest(folders[0].path()), copycat(folders[1].path());
    honest.settings.player.name.set(u"Zoya"_s);
    copycat.settings.player.name.set(u"Zoya"_s);
    const auto late = [&] { return host.window.game()->seen().table().late; };
    auto* question = host.table()->findChild<AskSheet*>();
    honest.window.network().join(address);
    SOON(question->isAsking());
    QCOMPARE(late().size(), 1);
    const LateArrival first = late().front();
    copycat.window.network().join(address);
    SOON_EQUAL(late().size(), 2);
    QVERIFY(late().contains(first));
    QVERIFY2(question->isAsking(), "the question about the first stays open");
    for (const LateArrival& each : late()) QCOMPARE(each.name, u"Zoya"_s);
  }

 private:
  /// Lets a program host a game with bots and begin it; gives its address.
  static QString hostedAt(Program& host) {
    host.window.newGames().open(NewGamePage::Purpose::Host);
    GamePlan plan = host.window.newGames().page()->plan();
    QTcpServer spare;
    spare.listen(QHostAddress::LocalHost);
    plan.port = spare.serverPort();
    spare.close();
    plan.listenAt = QHostAddress::LocalHost;
    for (qsizetype i = 1; i < plan.seats.size(); ++i) plan.seats[i].holder = SeatHolder::Bot;
    Q_EMIT host.window.newGames().page()->started(plan);
    if (!test::soon([&] { return host.window.game() && host.window.game()->seen().isHost(); })) qFatal("no table");
    host.window.game()->ask(requests::StartGame{});
    return u"127.0.0.1:%1"_s.arg(plan.port);
  }

  std::unique_ptr<QTemporaryDir> folder_;
};

TAPU_TEST_WITH_SCREEN(HostQuestionsTest)
#include "test_host_questions.moc"
