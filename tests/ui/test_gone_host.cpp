// SPDX-License-Identifier: GPL-3.0-or-later
#include <QPointer>

#include "abandoned_game.h"
#include "app/kit/action_button.h"
#include "app/kit/question.h"
#include "app/session/game/afterwards.h"
#include "app/shell/lost_host.h"
#include "app/table/people/notices.h"
#include "app/wire/requests.h"
#include "program.h"
#include "tests/newest_seat.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

/// Both answers to a question, in both languages.
void bothAnswersInBothLanguages() {
  QTest::addColumn<QString>("language");
  QTest::addColumn<bool>("goes");
  QTest::newRow("who goes, in English") << u"en"_s << true;
  QTest::newRow("who stays, in English") << u"en"_s << false;
  QTest::newRow("who goes, in Hindi") << u"hi"_s << true;
  QTest::newRow("who stays, in Hindi") << u"hi"_s << false;
}

/// The button of this text where the page tells that the host is gone; null: there is none.
ActionButton* noticeButton(const Program& program, const QString& text) {
  for (auto* button : program.window.page()->findChild<NoticeBar*>()->findChildren<ActionButton*>())
    if (button->text() == text && !button->isHidden()) return button;
  return nullptr;
}

}  // namespace

/// Whose host is gone is asked, and led to where the game goes on, or back when it is open again.
class GoneHostTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    QVERIFY(folder_->isValid());
  }

  void whoseHostIsGoneIsAskedBeforeTheyHostTheGame() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    Abandoned game(program);
    QVERIFY(game.isAbandoned);
    auto* button = noticeButton(program, u"Host it from here"_s);
    QVERIFY(button);
    SOON_OR_SAY(QFile::exists(program.starter.copyPath()), "what was seen is kept without a word");
    button->click();
    auto* asked = program.window.page()->findChild<AskSheet*>();  // two games are not begun by one click
    SOON(asked->isAsking() && asked->isVisible());
    QVERIFY2(program.window.findChildren<Question*>().isEmpty(), "the board stays in sight");
    QVERIFY2(asked->accessibleName().contains(u"The game has ended at its host."_s), "the host said goodbye");
    child<ActionButton>(asked, u"questionSafe"_s)->click();
    SOON(!asked->isAsking());
    QVERIFY(QFile::exists(program.starter.copyPath()) && test::newestSeat(program.settings));
  }

  void oneQuestionComesAfterTheOther_data() {
    QTest::addColumn<bool>("isConfirmed");
    QTest::newRow("the first is turned down") << false;
    QTest::newRow("the first is confirmed: the second is none any more") << true;
  }
  // The second never stands over the first.
  void oneQuestionComesAfterTheOther() {
    QFETCH(bool, isConfirmed);
    makeKnown(folder_->path());
    Program program(folder_->path());
    int hosted = 0, joined = 0;
    LostHost lost(&program.window, program.starter, program.games,
                  {.game = [] { return nullptr; },
                   .table = [] { return nullptr; },
                   .join = [&joined](const FoundGame&) { ++joined; },
                   .host = [&hosted] { ++hosted; }});
    const auto listening = program.games.listen();
    const Announced uma(program, TableIdentity::fresh(QByteArray(TableIdentity::kBytes, 'u')), 4, u"Uma"_s);
    SOON_EQUAL(program.games.games().size(), 1);
    lost.askToHost();
    QPointer<Question> first = program.window.findChild<Question*>();
    QVERIFY(first && first->isVisible());
    lost.askToFollow(program.games.games().first());
    QCOMPARE(program.window.findChildren<Question*>().size(), 1);
    child<ActionButton>(first, isConfirmed ? u"questionOther"_s : u"questionSafe"_s)->click();
    SOON(!first);
    QCOMPARE(hosted, isConfirmed ? 1 : 0);
    if (isConfirmed) {
      QCoreApplication::processEvents();  // the second would be there by now
      QVERIFY(program.window.findChildren<Question*>().isEmpty());
      return;
    }
    SOON(program.window.findChild<Question*>());
    auto* second = program.window.findChild<Question*>();
    QVERIFY2(second->windowTitle() == u"Uma hosts the game now"_s, qPrintable(second->windowTitle()));
    child<ActionButton>(second, u"questionOther"_s)->click();
    QCOMPARE(joined, 1);
  }

  void aGuestIsAskedToFollowWhoHostsTheGameNow_data() { bothAnswersInBothLanguages(); }
  void aGuestIsAskedToFollowWhoHostsTheGameNow() {
    QFETCH(QString, language);
    makeKnown(folder_->path());
    Program program(folder_->path());
    Abandoned game(program);
    QVERIFY(game.isAbandoned);
    program.languages.use(language);
    QCOMPARE(game.third->afterwards().saveCopy(game.uma.copyPath()), QString());
    game.third.reset();
    const StartedGame goesOn = game.uma.hostCopy({0, QHostAddress::LocalHost});
    QVERIFY2(goesOn.game, qPrintable(goesOn.problem));
    SOON(goesOn.game->seen().hasGame() && goesOn.game->seen().first().identity.table.isKnown());
    SOON(program.games.isAsking());
    const Announced uma(program, goesOn, u"Uma"_s);
    auto* asked = program.window.page()->findChild<AskSheet*>();
    SOON(asked->isAsking() && asked->isVisible());
    const bool isHindi = language == u"hi"_s;
    QVERIFY(asked->accessibleName().startsWith(isHindi ? u"अब गेम के मेज़बान Uma हैं"_s : u"Uma hosts the game now"_s));
    QCOMPARE(child<ActionButton>(asked, u"questionSafe"_s)->text(),
             isHindi ? u"मेज़बान का इंतज़ार करें"_s : u"Wait for the host"_s);
    QCOMPARE(child<ActionButton>(asked, u"questionOther"_s)->text(), isHindi ? u"वहाँ शामिल हों"_s : u"Join there"_s);
    QFETCH(bool, goes);
    child<ActionButton>(asked, goes ? u"questionOther"_s : u"questionSafe"_s)->click();
    if (!goes) {
      SOON(!asked->isAsking());
      QCOMPARE(program.window.game()->seen().phase(), Client::Phase::Closed);
      return;
    }
    const auto isThere = [&] {
      return program.table() && program.window.game()->seen().phase() == Client::Phase::Playing;
    };
    SOON(isThere());
    QCOMPARE(program.window.game()->seen().viewer(), game.mine);
    QVERIFY(program.window.game()->seen().first().identity.table == goesOn.game->seen().first().identity.table);
  }

  // A button leads there after that answer, and somebody who would host it is not told that the game has ended.
  void whoDoesNotFollowAtOnceFindsTheWayThereLater() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    Abandoned game(program);
    QVERIFY(game.isAbandoned);
    QVERIFY(!noticeButton(program, u"Join at Uma"_s));
    QCOMPARE(game.third->afterwards().saveCopy(game.uma.copyPath()), QString());
    game.third.reset();
    const StartedGame goesOn = game.uma.hostCopy({0, QHostAddress::LocalHost});
    QVERIFY2(goesOn.game, qPrintable(goesOn.problem));
    SOON(goesOn.game->seen().hasGame() && goesOn.game->seen().first().identity.table.isKnown());
    SOON(program.games.isAsking());
    const Announced uma(program, goesOn, u"Uma"_s);
    auto* asked = program.window.page()->findChild<AskSheet*>();
    SOON(asked->isAsking() && asked->isVisible());
    child<ActionButton>(asked, u"questionSafe"_s)->click();
    SOON(!asked->isAsking());
    SOON(noticeButton(program, u"Join at Uma"_s));
    noticeButton(program, u"Host it from here"_s)->click();
    SOON(asked->isAsking() && asked->isVisible());
    QVERIFY2(asked->accessibleName().startsWith(u"Host a second game?"_s), qPrintable(asked->accessibleName()));
    QVERIFY2(!asked->accessibleName().contains(u"has ended"_s), "it goes on");
    child<ActionButton>(asked, u"questionSafe"_s)->click();
    SOON(!asked->isAsking());
    noticeButton(program, u"Join at Uma"_s)->click();
    SOON(program.table() && program.window.game()->seen().phase() == Client::Phase::Playing);
    QVERIFY(program.window.game()->seen().first().identity.table == goesOn.game->seen().first().identity.table);
    QCOMPARE(program.window.game()->seen().viewer(), game.mine);
  }

  void aQuestionGoesWithThePlaceThatItNames_data() {
    QTest::addColumn<QString>("host");
    QTest::addColumn<QString>("shown");
    QTest::newRow("of a host who is written from left to right") << u"Ravi"_s << u"Ravi"_s;
    QTest::newRow("of a host whose name turns nothing around it") << u"فرزاد"_s << u"\u2068فرزاد\u2069"_s;
  }
  // Its answer would lead to a place that is gone.
  void aQuestionGoesWithThePlaceThatItNames() {
    QFETCH(QString, host);
    QFETCH(QString, shown);
    makeKnown(folder_->path());
    Program program(folder_->path());
    Abandoned game(program);
    QVERIFY(game.isAbandoned);
    SOON(program.games.isAsking());
    const TableIdentity own = program.window.game()->seen().first().identity.table;
    const TableIdentity copy = TableIdentity::from(QByteArray(TableIdentity::kBytes, 1), own.root, own.generation + 1);
    QVERIFY(own.goesOnAt(copy));
    auto ravi = std::make_unique<Announced>(program, copy, 4711, host);
    auto* asked = program.window.page()->findChild<AskSheet*>();
    SOON(asked->isAsking() && asked->isVisible());
    QVERIFY(asked->accessibleName().startsWith(u"%1 hosts the game now"_s.arg(shown)));
    QVERIFY(noticeButton(program, u"Join at %1"_s.arg(shown)));
    ravi.reset();
    SOON(!asked->isAsking());
    QVERIFY(!noticeButton(program, u"Join at %1"_s.arg(shown)));
  }

  void aHostWhoComesBackMayLeaveEverythingAsItIs_data() { bothAnswersInBothLanguages(); }
  // Enter does not answer "Host it here": there would be two games.
  void aHostWhoComesBackMayLeaveEverythingAsItIs() {
    QFETCH(QString, language);
    makeKnown(folder_->path());
    Program program(folder_->path());
    program.languages.use(language);
    Hosted meera;
    QVERIFY(meera.open(u"Meera"_s));
    QTemporaryDir folder;
    Settings hers(folder.path());
    hers.player.name.set(u"Uma"_s);
    GameStarter uma(hers, folder.path());
    auto guest = beginWithGuest(meera, uma);
    QVERIFY(guest);
    QCOMPARE(guest->afterwards().saveCopy(uma.copyPath()), QString());
    SOON(!meera.starter.files().list().isEmpty());
    const QString store = meera.starter.files().list().first().store;
    meera.game.reset();
    guest.reset();
    auto note = GameFiles::readNote(store);
    QVERIFY(note);
    note->port = 0;  // that of before may be taken by now
    GameFiles::writeNote(store, *note);
    const StartedGame goesOn = uma.hostCopy({0, QHostAddress::LocalHost});
    QVERIFY2(goesOn.game, qPrintable(goesOn.problem));
    SOON(goesOn.game->seen().hasGame() && goesOn.game->seen().first().identity.table.isKnown());
    program.settings.player.name.set(u"Meera"_s);
    program.window.files().openOne(store);
    SOON(program.table() && program.games.isAsking());
    const TableIdentity own = program.window.game()->seen().first().identity.table;
    const Announced there(program, goesOn, u"Uma"_s);
    auto* asked = program.table()->findChild<AskSheet*>();
    SOON(asked->isAsking() && asked->isVisible());
    const bool isHindi = language == u"hi"_s;
    QVERIFY(asked->accessibleName().startsWith(isHindi ? u"अब गेम के मेज़बान Uma हैं"_s : u"Uma hosts the game now"_s));
    QCOMPARE(child<ActionButton>(asked, u"questionSafe"_s)->text(), isHindi ? u"अभी नहीं"_s : u"Not now"_s);
    QFETCH(bool, goes);
    if (goes) {
      child<ActionButton>(asked, u"questionOther"_s)->click();
    } else {
      child<ActionButton>(asked, u"questionSafe"_s)->click();
      SOON(!asked->isAsking());
      // That answer is none to the question of later: a button leads there.
      SOON(noticeButton(program, isHindi ? u"Uma के यहाँ शामिल हों"_s : u"Join at Uma"_s));
      QVERIFY2(program.games.isAsking(), "the button goes when nobody is heard there any more");
    }
    const TableIdentity expected = goes ? goesOn.game->seen().first().identity.table : own;
    const QPointer<GameController> game = program.window.game();
    SOON(program.window.game() && (!goes || program.window.game() != game));
    SOON_EQUAL(program.window.game()->seen().phase(), Client::Phase::Playing);
    QCOMPARE(program.window.game()->seen().first().identity.table, expected);
  }

  // Two guests who each host a copy are told of one another, though nobody of them was away.
  void whoHostsACopyAsAnotherDoesIsAskedToJoinThem() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    Hosted meera;
    QVERIFY(meera.open(u"Meera"_s));
    QTemporaryDir folder;
    Settings hers(folder.path());
    hers.player.name.set(u"Uma"_s);
    GameStarter uma(hers, folder.path());
    auto guest = beginWithGuest(meera, uma);
    QVERIFY(guest);
    QCOMPARE(guest->afterwards().saveCopy(uma.copyPath()), QString());
    meera.game.reset();
    guest.reset();
    StartedGame copy = uma.hostCopy({0, QHostAddress::LocalHost});
    QVERIFY2(copy.game, qPrintable(copy.problem));
    SOON(copy.game->seen().hasGame() && copy.game->seen().first().identity.table.isKnown());
    const TableIdentity own = copy.game->seen().first().identity.table;
    const QString store = uma.files().list().first().store;
    copy = {};
    program.settings.player.name.set(u"Uma"_s);
    program.window.files().openOne(store);
    SOON(program.table() && program.games.isAsking());
    const TableIdentity other = TableIdentity::from(QByteArray(TableIdentity::kBytes, 0), own.root, own.generation);
    QVERIFY2(own.goesOnAt(other), "nobody has drawn a smaller one");
    const Announced ravi(program, other, 4711, u"Ravi"_s);
    auto* asked = program.table()->findChild<AskSheet*>();
    SOON(asked->isAsking() && asked->isVisible());
    QVERIFY2(asked->accessibleName().startsWith(u"Ravi hosts this game, too"_s), qPrintable(asked->accessibleName()));
    QVERIFY2(asked->accessibleName().contains(u"You and Ravi have both gone on with this game from your copies."_s),
             qPrintable(asked->accessibleName()));
    child<ActionButton>(asked, u"questionSafe"_s)->click();
    SOON(!asked->isAsking());
    QCOMPARE(program.window.game()->seen().first().identity.table, own);
  }

  void aGuestIsLedBackWhenTheHostHasOpenedTheGameAgain_data() { bothAnswersInBothLanguages(); }
  void aGuestIsLedBackWhenTheHostHasOpenedTheGameAgain() {
    QFETCH(QString, language);
    makeKnown(folder_->path());
    Program program(folder_->path());
    program.languages.use(language);
    Hosted host;
    QVERIFY(host.open(u"Meera"_s));
    program.window.network().join(host.address());
    SOON_EQUAL(program.window.page(), program.window.pages().lobby());
    program.window.game()->ask(requests::SetReady{Ready::Yes});
    QVERIFY(host.begin());
    SOON(program.table());
    const SeatId mine = program.window.game()->seen().viewer();
    const TableIdentity table = program.window.game()->seen().first().identity.table;
    SOON(!host.starter.files().list().isEmpty());
    const QString store = host.starter.files().list().first().store;
    host.game.reset();
    SOON_EQUAL(program.window.game()->seen().phase(), Client::Phase::Closed);
    auto note = GameFiles::readNote(store);
    QVERIFY(note);
    note->port = 0;  // at another address than before
    GameFiles::writeNote(store, *note);
    const StartedGame again = host.starter.continueGame(store);
    SOON(again.game && again.game->seen().hasGame() && again.game->seen().first().identity.table == table);
    SOON(program.games.isAsking());
    const Announced liar(program, table, 4711, u"A liar"_s);  // nobody is there who knows the key
    SOON_EQUAL(program.games.games().size(), 1);
    const Announced meera(program, again, u"Meera"_s);
    auto* asked = program.table()->findChild<AskSheet*>();
    SOON(asked->isAsking() && asked->isVisible());
    const bool isHindi = language == u"hi"_s;
    QVERIFY(asked->accessibleName().startsWith(isHindi ? u"गेम फिर खुला है"_s : u"The game is open again"_s));
    QCOMPARE(child<ActionButton>(asked, u"questionSafe"_s)->text(), isHindi ? u"अभी नहीं"_s : u"Not now"_s);
    const auto* back = child<ActionButton>(asked, u"questionOther"_s);
    QCOMPARE(back->text(), isHindi ? u"अपनी सीट पर लौटें"_s : u"Back to my seat"_s);
    QCOMPARE(back->role(), ActionButton::Role::Next);
    QCOMPARE(program.window.focusWidget(), back);  // Enter may take the way back to the own seat
    SOON_EQUAL(program.table()->findChild<NoticeBar*>()->text(),
               isHindi ? u"गेम Meera के यहाँ फिर खुला है।"_s : u"The game is open again at Meera."_s);
    QFETCH(bool, goes);
    child<ActionButton>(asked, goes ? u"questionOther"_s : u"questionSafe"_s)->click();
    if (!goes) {
      SOON(!asked->isAsking());
      QCOMPARE(program.window.game()->seen().phase(), Client::Phase::Closed);
      QVERIFY2(program.settings.seats().at(table), "it can be come back to later");
      const QString way = isHindi ? u"Meera के यहाँ शामिल हों"_s : u"Join at Meera"_s;
      SOON(noticeButton(program, way));
      noticeButton(program, way)->click();
    }
    SOON(program.table() && program.window.game()->seen().phase() == Client::Phase::Playing);
    QCOMPARE(program.window.game()->seen().viewer(), mine);
  }

  // It says whether anybody would answer.
  void theStartPageSaysThatTheGameOfTheOwnSeatIsOpen() {
    makeKnown(folder_->path());
    QString name;
    TableIdentity table;
    {
      Settings settings(folder_->path());
      GameStarter starter(settings, folder_->path());
      Hosted host;
      QVERIFY(host.open(u"Meera"_s));
      auto guest = beginWithGuest(host, starter);
      QVERIFY(guest);
      SOON(test::newestSeat(settings) && test::newestSeat(settings)->receipt.moves > 0);
      name = test::newestSeat(settings)->gameName;
      table = guest->seen().first().identity.table;
    }
    Program program(folder_->path());
    const auto* entry = program.window.pages().start()->entry(StartPage::Rejoin);
    QVERIFY(entry->isVisible());
    const QString closed = u"Back to your seat in “%1”"_s.arg(name);
    QCOMPARE(entry->accessibleDescription(), closed);
    auto meera = std::make_unique<Announced>(program, table, 4711, u"Meera"_s);
    SOON_EQUAL(entry->accessibleDescription(), closed + u": it is open now"_s);
    meera.reset();
    SOON_EQUAL(entry->accessibleDescription(), closed);
  }

 private:
  std::unique_ptr<QTemporaryDir> folder_;
};

TAPU_TEST_WITH_SCREEN(GoneHostTest)
#include "test_gone_host.moc"
