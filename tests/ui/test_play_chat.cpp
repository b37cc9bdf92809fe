// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTimer>

#include "app/kit/action_button.h"
#include "app/kit/field_limit.h"
#include "app/kit/words.h"
#include "app/session/settings/languages.h"
#include "app/table/talk/talk_panel.h"
#include "play_window.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

/// The field of the chat, its commands and phrases, and limits of fields.
class PlayChatTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() {
    loadFonts();
    languages_.use(u"en"_s);
  }

  void cleanup() { languages_.use(u"en"_s); }

  void lettersGoIntoTheChatWhileOneTypes() {
    Window window;
    window.setUp();
    QVERIFY(!QTest::currentTestFailed());
    SOON(window.actions.at(GameActions::Roll)->isEnabled());
    auto* message = window.part<TalkPanel>()->message();
    message->setFocus();
    QTest::keyClicks(message, u"r e 1"_s);
    QCOMPARE(message->text(), u"r e 1"_s);
    QVERIFY(!window.game->seen().state().head.rolled());
    QTest::keyClick(message, Qt::Key_Return);
    SOON(!window.game->seen().chat().isEmpty());
    window.page->setFocus();
    QTest::keyClick(window.page, Qt::Key_R);
    SOON(window.game->seen().state().head.rolled());
  }

  void aCommandIsAnsweredBesideTheFieldAndNotSaid() {
    Window window;
    window.setUp();
    QVERIFY(!QTest::currentTestFailed());
    auto* message = window.part<TalkPanel>()->message();
    auto* answer = window.page->findChild<Words*>(u"chatAnswer"_s);
    QVERIFY(answer && answer->isHidden());
    const auto type = [&](const QString& line) {
      message->clear();
      QTest::keyClicks(message, line);
      QTest::keyClick(message, Qt::Key_Return);
    };
    type(u"/mute Nobody"_s);
    QCOMPARE(answer->text(), u"Nobody else here is called “Nobody”."_s);
    QVERIFY(!answer->isHidden());
    QCOMPARE(message->text(), u"/mute Nobody"_s);  // to be mended
    QTest::keyClicks(message, u"x"_s);
    QVERIFY(answer->isHidden());
    type(u"/watchers"_s);
    QCOMPARE(answer->text(), u"Nobody is watching."_s);
    QCOMPARE(message->text(), QString());
    type(u"Hello"_s);
    SOON_EQUAL(window.game->seen().chat().size(), 1);
    QCOMPARE(window.game->seen().chat().last().text, u"Hello"_s);
    QVERIFY(answer->isHidden());
  }

  void whatGoesBeyondTheLimitOfAMessageIsToldOf() {
    Window window;
    auto* message = window.part<TalkPanel>()->message();
    auto* answer = window.page->findChild<Words*>(u"chatAnswer"_s);
    const QString limit = QString::number(message->maxLength());
    QGuiApplication::clipboard()->setText(QString(message->maxLength() + 5, u'w'));
    message->setFocus();
    QTest::keyClick(message, Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(message->text().size(), message->maxLength());
    SOON(!answer->isHidden());
    QVERIFY2(answer->text().contains(limit), qPrintable(answer->text()));
    QTest::keyClick(message, Qt::Key_Backspace);
    SOON(answer->isHidden());
    QTest::keyClicks(message, u"w"_s);  // it is full, and nothing was left out
    QCoreApplication::processEvents();
    QVERIFY(answer->isHidden());
    QTest::keyClicks(message, u"w"_s);
    SOON(!answer->isHidden());
  }

  void aFieldKeepsNoHalfOfASign() {
    QLineEdit line;
    limitLength(&line, 4, [](const QString&) {});
    QTest::keyClicks(&line, u"abc"_s);
    QGuiApplication::clipboard()->setText(u"😀"_s);
    line.paste();
    QCOMPARE(line.text(), u"abc"_s);
    QPlainTextEdit lines;
    limitLength(&lines, 4);
    lines.insertPlainText(u"abc"_s);
    lines.insertPlainText(u"😀"_s);
    QCOMPARE(lines.toPlainText(), u"abc"_s);
    lines.setPlainText(u"मीराकी"_s);  // six units: the third letter has no room
    QCOMPARE(lines.toPlainText(), u"मीरा"_s);
  }

  void theLimitOfAFieldIsToldInLettersThatHaveRoom() {
    QLineEdit line;
    QString told;
    limitLength(&line, 4, [&](const QString& sentence) { told = sentence; });
    QGuiApplication::clipboard()->setText(u"मीरा की"_s);
    line.paste();
    QCOMPARE(line.text(), u"मीरा"_s);
    SOON_EQUAL(told, u"2 letters of this fit here; the rest was left out."_s);
  }

  // The host may end the game at any moment.
  void aMenuMayBeOpenWhenTheTableGoes_data() {
    QTest::addColumn<bool>("isLog");
    QTest::newRow("the menu of the log") << true;
    QTest::newRow("the quick phrases") << false;
  }
  void aMenuMayBeOpenWhenTheTableGoes() {
    QFETCH(bool, isLog);
    Window window;
    window.setUp();
    QVERIFY(!QTest::currentTestFailed());
    auto* log = window.part<LineView>();
    auto* phrases = window.page->findChild<ActionButton*>(u"quickPhrases"_s);
    QVERIFY(log && phrases);
    bool wasOpen = false;
    QTimer::singleShot(0, &window.frame, [&] {
      wasOpen = QApplication::activePopupWidget();
      delete window.frame.takeCentralWidget();
    });
    QContextMenuEvent asked(QContextMenuEvent::Mouse, {5, 5}, log->mapToGlobal(QPoint(5, 5)));
    if (isLog)
      QApplication::sendEvent(log->viewport(), &asked);
    else
      phrases->click();
    SOON(!window.frame.centralWidget());
    QVERIFY(wasOpen);
    QVERIFY(!QApplication::activePopupWidget());
  }

 private:
  Languages languages_;
};

TAPU_TEST_WITH_SCREEN(PlayChatTest)
#include "test_play_chat.moc"
