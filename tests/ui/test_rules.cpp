// SPDX-License-Identifier: GPL-3.0-or-later
#include <QBuffer>
#include <QLineEdit>
#include <QListWidget>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTreeWidget>

#include "app/ui/play_prompt.h"
#include "app/ui/play_tray.h"
#include "app/ui/rule_pictures.h"
#include "tests/ui/program.h"

using namespace tapu;

namespace {

bool isDrawn(const QImage& image) {
  // More than the sea: land, coast and pieces bring many colors.
  QSet<QRgb> colors;
  for (int y = 0; y < image.height(); y += 3)
    for (int x = 0; x < image.width(); x += 3) colors.insert(image.pixel(x, y));
  return colors.size() > 30;
}

}  // namespace

/// The window with the rules, and the ways into it.
class TestRules : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void everyPictureOfTheTextIsDrawnInEveryTheme() {
    Languages languages;
    languages.use(u"en"_s);
    const RuleBook book = RuleBook::inLanguage(u"en"_s);
    QStringList named;
    static const QRegularExpression picture(u"\\(picture:([a-z-]+)\\)"_s);
    for (const RuleSection& section : book.sections())
      for (auto it = picture.globalMatch(section.text); it.hasNext();) named << it.next().captured(1);
    QStringList drawn = rulePictureNames();
    named.sort(), drawn.sort();
    QCOMPARE(named, drawn);
    loadFonts();
    for (const ThemeKind kind : kThemeKinds)
      for (const QString& name : drawn) QVERIFY2(isDrawn(rulePicture(name, themeFor(kind), 1, 1)), qPrintable(name));
  }

  void opensAtASectionAndGoesBackAndForward() {
    QTemporaryDir folder;
    makeKnown(folder.path());
    Program program(folder.path());
    RulesWindow& rules = program.window.rules();
    rules.open(u"settlement"_s);
    rules.show();
    QVERIFY(rules.text()->toPlainText().contains(u"The distance rule"_s));
    Q_EMIT rules.text()->anchorClicked(QUrl(u"#placing"_s));
    QCOMPARE(rules.section(), u"placing"_s);
    rules.back();
    QCOMPARE(rules.section(), u"settlement"_s);
    rules.back();
    rules.back();  // nothing is before the first
    rules.forward();
    rules.forward();
    QCOMPARE(rules.section(), u"placing"_s);
    rules.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&rules));
    QTest::keyClick(rules.text(), Qt::Key_Left, Qt::AltModifier);
    QTRY_COMPARE(rules.section(), u"settlement"_s);
  }

  void searchFindsAndMarksInBothLanguages() {
    QTemporaryDir folder;
    makeKnown(folder.path());
    Program program(folder.path());
    RulesWindow& rules = program.window.rules();
    rules.open(u"aim"_s);
    rules.show();
    for (const QString& code : {u"en"_s, u"hi"_s}) {
      program.languages.use(code);
      for (const QString& typed : {u"सेटलमेंट"_s, u"बस्ती"_s, u"settlement"_s}) {
        rules.find(typed);
        QVERIFY(rules.results()->count() > 2);
        QVERIFY(rules.results()->isVisible());
        QTest::keyClick(rules.searchField(), Qt::Key_Return);
        QCOMPARE(rules.section(), u"settlement"_s);
        QVERIFY(rules.text()->wordsMarked() > 3);
      }
      rules.find(u"qwrtzpsdfg"_s);
      QCOMPARE(rules.results()->count(), 0);
      rules.find({});
      QVERIFY(rules.contents()->isVisible());
      QCOMPARE(rules.text()->wordsMarked(), 0);
    }
  }

  void theLanguageChangesWhileItIsOpen() {
    QTemporaryDir folder;
    makeKnown(folder.path());
    Program program(folder.path());
    RulesWindow& rules = program.window.rules();
    rules.open(u"costs"_s);
    rules.show();
    QVERIFY(rules.text()->toPlainText().contains(u"3 × Ore"_s));
    program.languages.use(u"hi"_s);
    QTRY_VERIFY(rules.text()->toPlainText().contains(u"3 × अयस्क"_s));
    QCOMPARE(rules.section(), u"costs"_s);
    QCOMPARE(child<ActionButton>(&rules, u"rulesClose"_s)->text(), u"गेम पर लौटें"_s);
  }

  /// "When an action is refused, the section that forbids it is one click away."
  void aRefusalIsOneClickFromItsRule() {
    QTemporaryDir folder;
    makeKnown(folder.path());
    Program program(folder.path());
    program.settings.setBotPace(BotPace::Instant);
    program.window.playBots();
    QTRY_VERIFY(program.window.game() && program.window.findChild<PromptBar*>());
    auto* prompt = program.window.findChild<PromptBar*>();
    for (const QString& code : {u"en"_s, u"hi"_s}) {
      program.languages.use(code);
      const bool english = code == "en"_L1;
      Q_EMIT program.window.game()->refused(english ? u"Too close."_s : u"बहुत पास।"_s, u"2.5"_s);
      QVERIFY(prompt->ruleLink()->isVisible());
      QCOMPARE(prompt->ruleLink()->text(), english ? u"Rule 2.5"_s : u"नियम 2.5"_s);
      QTest::mouseClick(prompt->ruleLink(), Qt::LeftButton);
      RulesWindow& rules = program.window.rules();
      QVERIFY(rules.isVisible());
      QCOMPARE(rules.section(), u"settlement"_s);
      QVERIFY(rules.text()->toPlainText().contains(english ? u"The distance rule"_s : u"दूरी का नियम"_s));
      // The section that forbids it has a ground of its own.
      QVERIFY(!rules.text()->extraSelections().isEmpty());
      rules.close();
    }
  }

  void theGameRefusesAndTheLinkLeadsToItsRule() {
    QTemporaryDir folder;
    makeKnown(folder.path());
    Program program(folder.path());
    program.settings.setBotPace(BotPace::Instant);
    program.window.playBots();
    QTRY_VERIFY(program.window.game() && program.window.game()->hasGame());
    auto* prompt = program.window.findChild<PromptBar*>();
    program.window.game()->submit(buyCard());  // in the set-up nothing is bought
    QTRY_VERIFY(prompt->ruleLink()->isVisible());
    prompt->ruleLink()->click();
    QVERIFY(program.window.rules().isVisible());
    QVERIFY(!program.window.rules().section().isEmpty());
    QCOMPARE(program.window.rules().section(),
             program.window.rules().book().sectionOfRule(prompt->ruleLink()->text().section(u' ', 1)));
  }

  void f1OpensWhatOneIsDoing() {
    QTemporaryDir folder;
    makeKnown(folder.path());
    Program program(folder.path());
    QTest::keyClick(&program.window, Qt::Key_F1);
    QTRY_COMPARE(program.window.rules().section(), u"aim"_s);
    program.window.rules().close();
    program.window.openNewGame(NewGamePage::Purpose::Bots);
    QWidget* threshold = child<QWidget>(program.window.newGamePage(), u"option_discard.threshold"_s);
    QVERIFY(threshold);
    const RuleTopic topic = ruleTopicOf(threshold);
    QCOMPARE(topic.number, u"5.1"_s);
    program.window.openRules(topic);
    QCOMPARE(program.window.rules().section(), u"discard"_s);
    program.window.rules().close();
  }

  void f1WorksInDialogsToo() {
    QTemporaryDir folder;
    makeKnown(folder.path());
    Program program(folder.path());
    program.window.openSettings();
    auto* dialog = child<QDialog>(&program.window, u"settingsDialog"_s);
    QTRY_VERIFY(dialog && dialog->isVisible());
    QTest::keyClick(dialog, Qt::Key_F1);
    QVERIFY(program.window.rules().isVisible());
    dialog->close();
  }

  void buildButtonsLeadToTheirRules() {
    QTemporaryDir folder;
    makeKnown(folder.path());
    Program program(folder.path());
    program.settings.setBotPace(BotPace::Instant);
    program.window.playBots();
    QTRY_VERIFY(program.window.game() && program.window.game()->hasGame());
    const auto buttons = program.window.findChildren<BuildButton*>();
    QVERIFY(!buttons.isEmpty());
    for (BuildButton* button : buttons) QTRY_VERIFY(!ruleTopicOf(button).section.isEmpty());
  }

  void sectionsTellTheOptionsOfTheGameThatRuns() {
    QTemporaryDir folder;
    makeKnown(folder.path());
    Program program(folder.path());
    program.settings.setBotPace(BotPace::Instant);
    RulesWindow& rules = program.window.rules();
    rules.open(u"discard"_s);
    QVERIFY(!rules.text()->toPlainText().contains(u"In this game"_s));
    program.window.playBots();
    QTRY_VERIFY(program.window.game() && program.window.game()->hasGame());
    rules.open(u"discard"_s);
    QVERIFY(rules.text()->toPlainText().contains(u"In this game"_s));
    QVERIFY(rules.text()->toPlainText().contains(u"Return cards from: 8"_s));
  }

  void theTextGrowsAndIsRemembered() {
    QTemporaryDir folder;
    makeKnown(folder.path());
    Program program(folder.path());
    RulesWindow& rules = program.window.rules();
    rules.open(u"aim"_s);
    const int before = rules.text()->document()->defaultFont().pixelSize();
    rules.zoom(+1);
    QVERIFY(rules.text()->document()->defaultFont().pixelSize() > before);
    QCOMPARE(program.settings.rulesZoom(), 125);
    rules.zoom(0);
    QCOMPARE(rules.text()->document()->defaultFont().pixelSize(), before);
  }

  void aNarrowWindowShowsContentsOrText() {
    QTemporaryDir folder;
    makeKnown(folder.path());
    Program program(folder.path());
    RulesWindow& rules = program.window.rules();
    rules.open(u"aim"_s);
    rules.show();
    rules.resize(500, 600);
    QTRY_VERIFY(!rules.contents()->isVisible());
    QVERIFY(rules.text()->isVisible());
    child<ActionButton>(&rules, u"rulesShowContents"_s)->click();
    QVERIFY(rules.contents()->isVisible());
    QVERIFY(!rules.text()->isVisible());
    rules.resize(1000, 600);
    QTRY_VERIFY(rules.contents()->isVisible() && rules.text()->isVisible());
  }

  void picturesFitANarrowWindow_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("zoom");
    QTest::newRow("English") << u"en"_s << 0;
    QTest::newRow("Hindi, larger text") << u"hi"_s << 2;
  }
  void picturesFitANarrowWindow() {
    QFETCH(QString, language);
    QFETCH(int, zoom);
    QTemporaryDir folder;
    makeKnown(folder.path());
    Program program(folder.path());
    program.languages.use(language);
    RulesWindow& rules = program.window.rules();
    rules.open(u"board"_s);
    rules.show();
    for (int i = 0; i < zoom; ++i) rules.zoom(+1);
    const auto picture = [&] {
      const QUrl url(u"picture:parts"_s);
      const auto image = rules.text()->document()->resource(QTextDocument::ImageResource, url).value<QImage>();
      return image.deviceIndependentSize().width();
    };
    const auto room = [&] { return rules.text()->viewport()->width(); };
    rules.resize(1200, 700);
    QTRY_COMPARE(rules.width(), 1200);
    const qreal wide = picture();
    QVERIFY(wide >= 360);
    rules.resize(380, 600);
    QTRY_VERIFY(picture() < room());
    QVERIFY2(picture() > 0.7 * room(), "as large as there is room");
    QTRY_COMPARE(rules.text()->horizontalScrollBar()->maximum(), 0);
    rules.resize(1200, 700);
    QTRY_COMPARE(picture(), wide);
  }

  void costsAndOddsLieBesideTheBoard() {
    QTemporaryDir folder;
    makeKnown(folder.path());
    Program program(folder.path());
    CostSheet* costs = program.window.costs();
    QVERIFY(!costs->isVisible());
    program.window.findChild<QAction*>(u"viewCosts"_s)->trigger();
    QTRY_VERIFY(costs->isVisible());
    QVERIFY(costs->text().contains(u"3 × Ore"_s));
    QVERIFY(costs->text().contains(u"6 or 8"_s));
    program.languages.use(u"hi"_s);
    QTRY_VERIFY(costs->text().contains(u"3 × अयस्क"_s));
    program.languages.useDigits(Digits::Devanagari);
    QTRY_VERIFY(costs->text().contains(u"३ × अयस्क"_s));
    costs->close();
    QTRY_VERIFY(!program.window.findChild<QAction*>(u"viewCosts"_s)->isChecked());
  }

  void digitsChangeWhileTheRulesAreOpen() {
    QTemporaryDir folder;
    makeKnown(folder.path());
    Program program(folder.path());
    program.languages.use(u"hi"_s);
    RulesWindow& rules = program.window.rules();
    rules.open(u"discard"_s);
    rules.show();
    QVERIFY(rules.text()->toPlainText().contains(u"8 या ज़्यादा"_s));
    program.languages.useDigits(Digits::Devanagari);
    QTRY_VERIFY(rules.text()->toPlainText().contains(u"८ या ज़्यादा"_s));
    QVERIFY(!rules.text()->toPlainText().contains(u"8 या ज़्यादा"_s));
    program.languages.useDigits(Digits::International);
    QTRY_VERIFY(rules.text()->toPlainText().contains(u"8 या ज़्यादा"_s));
  }

  void printsAllRulesAndTheSheet() {
    QTemporaryDir folder;
    makeKnown(folder.path());
    Program program(folder.path());
    RulesWindow& rules = program.window.rules();
    rules.open(u"aim"_s);
    for (const QString& code : {u"en"_s, u"hi"_s}) {
      program.languages.use(code);
      QBuffer all, sheet;
      for (auto [buffer, part] : {std::pair{&all, RulesWindow::Part::All}, {&sheet, RulesWindow::Part::Sheet}}) {
        buffer->open(QIODevice::WriteOnly);
        QPdfWriter writer(buffer);
        rules.print(part, writer);
      }
      QVERIFY(sheet.data().startsWith("%PDF"));
      QVERIFY(all.data().size() > 2 * sheet.data().size());
    }
  }
};

QTEST_MAIN(TestRules)
#include "test_rules.moc"
