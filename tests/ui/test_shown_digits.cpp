// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLabel>
#include <QSpinBox>

#include "app/kit/action_button.h"
#include "app/kit/number_field.h"
#include "app/kit/segments.h"
#include "app/lobby/new/new_game_page.h"
#include "app/lobby/rows/option_rows.h"
#include "app/session/settings/settings.h"
#include "app/session/words/chat_words.h"
#include "app/table/people/notices.h"
#include "app/table/sight/task_line.h"
#include "app/wire/notice.h"
#include "program.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

bool hasLatinDigit(const QString& text) {
  return std::ranges::any_of(text, [](QChar letter) { return letter >= u'0' && letter <= u'9'; });
}

/// Texts on a page that show a digit of the other kind; addresses and file names keep theirs.
QStringList withLatinDigits(const QWidget& page) {
  QStringList found;
  for (const QLabel* label : page.findChildren<QLabel*>())
    if (label->isVisibleTo(&page) && hasLatinDigit(label->text())) found << label->text();
  for (const Segments* choice : page.findChildren<Segments*>())
    if (choice->isVisibleTo(&page) && hasLatinDigit(choice->accessibleDescription()))
      found << choice->accessibleDescription();
  for (const ActionButton* button : page.findChildren<ActionButton*>())
    if (button->isVisibleTo(&page) && hasLatinDigit(button->text() + button->note()))
      found << button->text() + button->note();
  return found;
}

}  // namespace

/// Numbers follow the choice of digits while everything is open.
class ShownDigitsTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    QVERIFY(folder_->isValid());
    makeKnown(folder_->path());
    program_ = std::make_unique<Program>(folder_->path());
    program_->languages.use(u"hi"_s);
    QCoreApplication::processEvents();
  }
  void cleanup() {
    program_->languages.useDigits(Digits::International);
    program_->languages.use(u"en"_s);
    program_.reset();
  }

  void theNumberOfARuleBesideARefusal() {
    program_->languages.useDigits(Digits::Devanagari);
    TaskLine line(kBodyText);
    line.complain(u"x"_s, u"2.5"_s);
    QVERIFY(!hasLatinDigit(line.findChild<ActionButton*>()->text()));
  }

  void aPortKeepsItsDigits() {
    program_->languages.useDigits(Digits::Devanagari);
    Settings settings(folder_->path());
    NewGamePage page(settings);
    page.begin(NewGamePage::Purpose::Host);
    page.offerNextPort({});
    QVERIFY2(page.footSentence().contains(QString::number(page.plan().port)), qPrintable(page.footSentence()));
  }

  void thePictureOfTheStartPage() {
    DemoBoard demo;
    demo.resize(700, 700);
    demo.show();
    const QImage latin = demo.grab().toImage();
    useOwn();
    const QImage own = demo.grab().toImage();
    QVERIFY(own != latin);
    program_->languages.useDigits(Digits::International);
    QCoreApplication::processEvents();
    QVERIFY2(demo.grab().toImage() != own, "and back");
  }

  void theNumberOfPlayers() {
    program_->window.newGames().open(NewGamePage::Purpose::Bots);
    const auto* count = child<Segments>(program_->window.newGames().page(), u"seatCount"_s);
    QCOMPARE(count->accessibleDescription(), u"4"_s);
    useOwn();
    QCOMPARE(count->accessibleDescription(), u"४"_s);
  }

  void thePageOfANewGame_data() {
    QTest::addColumn<RuleSet>("rules");
    QTest::newRow("classic") << RuleSet::Classic;
    QTest::newRow("crazy") << RuleSet::Crazy;
  }
  void thePageOfANewGame() {
    QFETCH(RuleSet, rules);
    GamePlan plan = GamePlan::solo(u"Asha"_s, 0);
    plan.setup.ruleSet = rules;
    plan.setup.options = defaultOptions(rules);
    plan.setup.options.maxRounds = 70;
    plan.setup.options.bankPerResource = 24;
    plan.setup.options.seats = 3;
    plan.setup.options.deckCounts[0] += 1;
    plan.setup.options.turnSeconds = 90;
    useOwn();
    BoardColumn column;
    column.showSetup(plan.setup, 1, Place::Network);
    QVERIFY2(!changedOptions(plan.setup, Place::Network).isEmpty(), "chips are there");
    for (const QString& chip : changedOptions(plan.setup, Place::Network))
      QVERIFY2(!hasLatinDigit(chip), qPrintable(chip));
    const QStringList left = withLatinDigits(column);
    QVERIFY2(left.isEmpty(), qPrintable(left.join(u'|')));
    program_->languages.useDigits(Digits::International);
    QCoreApplication::processEvents();
    QVERIFY2(!withLatinDigits(column).isEmpty(), "and back");
  }

  void votesForAnEnd() {
    useOwn();
    for (const Notice notice :
         {Notice::StopVoted, Notice::StopVoteTaken, Notice::MovesMissing, Notice::GoesOnWithout}) {
      const QString text = chatText(noticeLine(notice, u"12/34"_s));
      QVERIFY2(!hasLatinDigit(text), qPrintable(text));
      QVERIFY2(text.contains(u"१२"_s), qPrintable(text));
    }
  }

  void namesKeepTheDigitsThatWereTyped() {
    useOwn();
    ChatLine vote = noticeLine(Notice::StopVoted, u"1/2"_s);
    vote.name = u"Asha 7"_s;
    QVERIFY(chatText(vote).contains(u"Asha 7"_s));
  }

  void theWholePageOfANewGame() {
    program_->window.newGames().open(NewGamePage::Purpose::Bots);
    useOwn();
    const QStringList left = withLatinDigits(*program_->window.newGames().page());
    QVERIFY2(left.isEmpty(), qPrintable(left.join(u'|')));
  }

  void aFieldForANumberFollowsAndAPortDoesNot() {
    QWidget sheet;
    NumberField seconds(&sheet), port(&sheet);
    port.box()->setLocale(QLocale::c());
    for (NumberField* field : {&seconds, &port}) {
      field->setRange(0, 9999);
      field->setValue(45);
    }
    QCOMPARE(seconds.box()->text(), u"45"_s);
    useOwn();
    QCOMPARE(seconds.box()->text(), u"४५"_s);
    QCOMPARE(port.box()->text(), u"45"_s);
    program_->languages.useDigits(Digits::International);
    QCOMPARE(seconds.box()->text(), u"45"_s);
  }

  void aVoteThatIsOpenFollows() {
    program_->settings.game.botPace.set(BotPace::Instant);
    program_->window.launch().playBots();
    SOON(program_->window.game() && program_->window.game()->seen().hasGame());
    SOON(program_->window.page()->findChild<NoticeBar*>());
    const auto* notice = program_->window.page()->findChild<NoticeBar*>();
    ChatLine vote = noticeLine(Notice::StopVoted, u"1/2"_s);
    vote.seat = SeatId(1);
    vote.name = u"Meera"_s;
    Q_EMIT program_->window.game()->chatted(vote);
    SOON_OR_SAY(notice->text().contains(u'1'), qPrintable(notice->text()));
    useOwn();
    SOON_OR_SAY(notice->text().contains(u'१') && !hasLatinDigit(notice->text()), qPrintable(notice->text()));
  }

 private:
  void useOwn() {
    program_->languages.useDigits(Digits::Devanagari);
    QCoreApplication::processEvents();
  }
  std::unique_ptr<QTemporaryDir> folder_;
  std::unique_ptr<Program> program_;
};

TAPU_TEST_WITH_SCREEN(ShownDigitsTest)
#include "test_shown_digits.moc"
