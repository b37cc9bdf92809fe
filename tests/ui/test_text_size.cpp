// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLineEdit>
#include <QMenu>
#include <QScopeGuard>
#include <map>

#include "app/kit/line_breaks.h"
#include "app/shell/app_look.h"
#include "app/shell/settings_dialog.h"
#include "app/table/frame/play_layout.h"
#include "app/table/hand/tray.h"
#include "app/table/people/players_panel.h"
#include "app/table/people/prompt_bar.h"
#include "app/table/talk/talk_panel.h"
#include "app/table/trade/trade_panel.h"
#include "play_window.h"
#include "program.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

/// The parts of a window by their way from the top: the pixels of their letters, or their places.
using Told = std::map<QString, QString>;

template <class Tell>
Told tellAll(const QWidget& window, const Tell& tell) {
  Told told;
  const std::function<void(const QWidget&, const QString&)> visit = [&](const QWidget& part, const QString& way) {
    const QString line = tell(part);
    if (!line.isEmpty()) told[way] = line;
    std::map<QString, int> seen;
    for (QObject* each : part.children()) {
      const auto* child = qobject_cast<QWidget*>(each);
      if (!child) continue;
      const QString kind = QString::fromLatin1(child->metaObject()->className()) + child->objectName();
      visit(*child, u"%1/%2#%3"_s.arg(way, kind).arg(seen[kind]++));
    }
  };
  visit(window, {});
  return told;
}

QString lettersOf(const QWidget& part) { return QString::number(part.font().pixelSize()); }

QString boxOf(const QWidget& part) {
  const QRect at = part.geometry();
  return part.isVisible() ? u"%1,%2 %3×%4"_s.arg(at.x()).arg(at.y()).arg(at.width()).arg(at.height()) : QString();
}

/// Where the second differs from the first.
QByteArray difference(const Told& first, const Told& second) {
  QStringList lines;
  for (const auto& [way, told] : first)
    if (const auto at = second.find(way); at == second.end() || at->second != told)
      lines << u"%1: %2, not %3"_s.arg(way, at == second.end() ? u"nothing"_s : at->second, told);
  for (const auto& [way, told] : second)
    if (!first.contains(way)) lines << u"%1: %2, not nothing"_s.arg(way, told);
  return lines.mid(0, 12).join(u'\n').toUtf8();
}

/// The same parts with the letters of the menus and of the settings.
Told lettersOf(Program& program) {
  Told told = tellAll(*program.window.findChild<SettingsDialog*>(), [](const QWidget& part) {
    const bool hasWords = qobject_cast<const QLabel*>(&part) || qobject_cast<const QLineEdit*>(&part);
    return hasWords ? lettersOf(part) : QString();
  });
  told[u"menu bar"_s] = lettersOf(*program.window.menuBar());
  for (const QMenu* menu : program.window.findChildren<QMenu*>()) told[u"menu "_s + menu->title()] = lettersOf(*menu);
  return told;
}

}  // namespace

/// Text size and scale, chosen while everything is open.
class TextSizeTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() { loadFonts(); }
  void cleanup() {
    useTextSize(100);
    useTableScale(100);
    Languages().use(u"en"_s);
  }

  void settingsAndMenusFollowAtOnce_data() {
    QTest::addColumn<QList<int>>("sizes");
    QTest::addColumn<QString>("theme");
    QTest::newRow("larger") << QList<int>{100, 150} << u"light"_s;
    QTest::newRow("larger and back") << QList<int>{100, 150, 100} << u"light"_s;
    QTest::newRow("smaller than they were, then another theme") << QList<int>{150, 100} << u"dark"_s;
    QTest::newRow("larger, then another theme") << QList<int>{100, 175} << u"dark"_s;
  }
  void settingsAndMenusFollowAtOnce() {
    QFETCH(QList<int>, sizes);
    QFETCH(QString, theme);
    const auto begun = [&](const std::function<void(Program&)>& change, int size, const QString& look) {
      QTemporaryDir folder;
      makeKnown(folder.path());
      Settings(folder.path()).view.textSize.set(size);
      Settings(folder.path()).view.theme.set(look);
      Program program(folder.path());
      program.window.dialogs().openSettings();
      test::settle();
      change(program);
      test::settle();
      const Told told = lettersOf(program);
      qApp->setStyleSheet({});  // the next program begins as the first one does
      return told;
    };
    const Told fresh = begun([](Program&) {}, sizes.last(), theme);
    const Told changed = begun(
        [&](Program& program) {
          for (const int size : sizes.mid(1)) {
            program.settings.view.textSize.set(size);
            program.window.look().apply();
          }
          program.settings.view.theme.set(theme);
          program.window.look().apply();
        },
        sizes.first(), u"light"_s);
    QCOMPARE(fresh.at(u"menu bar"_s), QString::number(kChoiceText * sizes.last() / 100));
    const QByteArray differs = difference(fresh, changed);
    QVERIFY2(differs.isEmpty(), differs.constData());
  }

  void theTableLiesAsIfItHadBegunSo_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QList<int>>("sizes");
    for (const QString& language : {u"en"_s, u"hi"_s}) {
      QTest::addRow("%s, larger", qPrintable(language)) << language << QList<int>{100, 150};
      QTest::addRow("%s, larger and back", qPrintable(language)) << language << QList<int>{100, 150, 100};
      QTest::addRow("%s, smaller", qPrintable(language)) << language << QList<int>{100, 80};
    }
  }
  void theTableLiesAsIfItHadBegunSo() {
    QFETCH(QString, language);
    QFETCH(QList<int>, sizes);
    Languages languages;
    languages.use(language);
    const auto begun = [&](const QList<int>& all) {
      QTemporaryDir folder;
      Settings settings(folder.path());
      settings.view.textSize.set(all.first());
      AppLook look(settings, languages);
      LaidWindow window;
      const auto waits = [&] { return window.waitsFor(Decision::Settlement); };
      if (!test::soon(waits)) return Told();
      for (const int size : all.mid(1)) {
        settings.view.textSize.set(size);
        look.apply();
        test::settle();
        // The trade panel is opened and closed where it is folded.
        for (int i = 0; i < 2; ++i)
          if (auto* rail = child<ActionButton>(window.page, u"railTrade"_s); rail->isVisible()) rail->click();
      }
      test::settle();
      return tellAll(*window.page, boxOf);
    };
    const Told fresh = begun({sizes.last()}), changed = begun(sizes);
    QVERIFY(!fresh.empty());
    const QByteArray differs = difference(fresh, changed);
    QVERIFY2(differs.isEmpty(), differs.constData());
  }

  void withLargeTextsTheEntriesOfTheStartPageAreNotCut() {
    QTemporaryDir folder;
    makeKnown(folder.path());
    Settings(folder.path()).view.textSize.set(200);
    Program program(folder.path());
    const StartPage* start = program.window.pages().start();
    const QFontMetrics letters(textFont(kNameText, Weight::Bold));
    constexpr int kBesideTitle = 92;  // pixels: the picture, and the rims
    for (const StartPage::Entry entry :
         {StartPage::Bots, StartPage::SameComputer, StartPage::Network, StartPage::Learn}) {
      const ActionButton* button = start->entry(entry);
      QVERIFY2(button->width() - kBesideTitle >= letters.horizontalAdvance(button->text()), qPrintable(button->text()));
    }
  }

  void theEntriesOfTheStartPageHaveRoomForTheirWords_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("texts");  // percent
    QTest::addColumn<QSize>("size");
    QTest::newRow("a large window, texts twice as large") << u"en"_s << 200 << QSize(1920, 1080);
    QTest::newRow("Hindi in a small window") << u"hi"_s << 100 << QSize(1024, 640);
  }
  void theEntriesOfTheStartPageHaveRoomForTheirWords() {
    QFETCH(QString, language);
    QFETCH(int, texts);
    QFETCH(QSize, size);
    QTemporaryDir folder;
    makeKnown(folder.path());
    Settings(folder.path()).view.textSize.set(texts);
    Program program(folder.path());
    program.languages.use(language);
    const auto english = qScopeGuard([&] { program.languages.use(u"en"_s); });
    program.window.resize(size);
    StartPage* start = program.window.pages().start();
    if (texts == 100) start->offer(StartPage::Continue, u"शुरुआती जमावट · आज 17:12 बजे · Mausi · 5 बॉट"_s);
    test::settle();
    const int title = QFontMetrics(textFont(kNameText, Weight::Bold)).height();
    const QFont letters = textFont(kNoteText);
    for (int i = 0; i < StartPage::kEntries; ++i) {
      const ActionButton* button = start->entry(static_cast<StartPage::Entry>(i));
      if (!button->isVisible()) continue;
      QVERIFY2(texts == 100 || !button->note().isEmpty(), qPrintable(button->text()));
      const auto lines = brokenLines(button->note(), letters, button->width() - 92, 2).size();
      const auto words = title + lines * QFontMetrics(letters).height();
      constexpr int kAir = 16;  // with the rims
      QVERIFY2(button->height() >= words + kAir, qPrintable(button->text()));
    }
  }

  void withLargeTextsPlayersAndLogAreStillBothThere_data() {
    QTest::addColumn<int>("size");
    QTest::addColumn<bool>("both");
    QTest::newRow("150 %") << 150 << true;
    QTest::newRow("200 %: there they are tabs") << 200 << false;
  }
  void withLargeTextsPlayersAndLogAreStillBothThere() {
    QFETCH(int, size);
    QFETCH(bool, both);
    useTextSize(size);
    LaidWindow window;
    SOON(window.waitsFor(Decision::Settlement));
    SOON_EQUAL(window.part<PlayersPanel>()->isVisible() && window.part<TalkPanel>()->log()->isVisible(), both);
    for (const PlayerRow* row : window.part<PlayersPanel>()->rows())
      QVERIFY(row->height() >= row->minimumSizeHint().height() || !row->isVisible());
    if (both) QVERIFY(window.part<TalkPanel>()->log()->viewport()->height() >= 4 * QFontMetrics(textFont(14)).height());
  }

  void theTradePanelOpensBesideItsTab_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("text");
    for (const QString& language : {u"en"_s, u"hi"_s}) {
      QTest::addRow("%s, 1280×800, 150 %%", qPrintable(language)) << language << QSize(1280, 800) << 150;
      QTest::addRow("%s, 1280×800, 200 %%", qPrintable(language)) << language << QSize(1280, 800) << 200;
      QTest::addRow("%s, 1024×768, 100 %%", qPrintable(language)) << language << QSize(1024, 768) << 100;
    }
  }
  void theTradePanelOpensBesideItsTab() {
    QFETCH(QString, language);
    QFETCH(QSize, size);
    QFETCH(int, text);
    Languages languages;
    languages.use(language);
    useTextSize(text);
    LaidWindow window;
    window.frame.setMinimumSize(1, 1);
    window.frame.resize(size);
    SOON_EQUAL(window.frame.size(), size);
    SOON(window.waitsFor(Decision::Settlement));
    auto* rail = child<ActionButton>(window.page, u"railTrade"_s);
    auto* trade = window.part<TradePanel>();
    QVERIFY(rail->isVisible() && !trade->isVisible());
    const auto& view = *window.part<BoardView>();
    const auto shown = view.viewportTransform();
    rail->click();
    test::settle();
    QVERIFY(trade->isVisible());
    QCOMPARE(view.viewportTransform(), shown);
    const QRect at(trade->mapTo(window.page, QPoint()), trade->size());
    const QRect tab(rail->mapTo(window.page, QPoint()), rail->size());
    QVERIFY2(at.left() > tab.right() && at.left() - tab.right() < 30, qPrintable(QString::number(at.left())));
    for (const QWidget* part : std::initializer_list<QWidget*>{window.part<PromptBar>(), window.part<PlayersPanel>()}) {
      const QRect other(part->mapTo(window.page, QPoint()), part->size());
      QVERIFY2(!part->isVisible() || !other.intersects(at), part->metaObject()->className());
    }
    if (text < 200) QVERIFY2(!window.part<Tray>()->geometry().intersects(at), "the hand");
    auto* clear = child<ActionButton>(trade, u"clearTrade"_s);
    QVERIFY2(clear->width() >= clear->sizeHint().width(), "its word is whole");
    rail->click();
    SOON(!trade->isVisible());
  }

  void theTrayHoldsItsPartsWhole_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("text");
    for (const QString& language : {u"en"_s, u"hi"_s}) {
      for (const QSize size : {QSize(1024, 640), QSize(1280, 800), QSize(1366, 768), QSize(1920, 1080)})
        QTest::addRow("%s, %d×%d", qPrintable(language), size.width(), size.height()) << language << size << 100;
      for (const QSize size : {QSize(1280, 720), QSize(1280, 800)})
        for (const int text : {150, 200})
          QTest::addRow("%s, %d×%d, %d %%", qPrintable(language), size.width(), size.height(), text)
              << language << size << text;
    }
  }
  void theTrayHoldsItsPartsWhole() {
    QFETCH(QString, language);
    QFETCH(QSize, size);
    QFETCH(int, text);
    Languages languages;
    languages.use(language);
    useTextSize(text);
    LaidWindow window;
    window.frame.setMinimumSize(1, 1);
    window.frame.resize(size);
    SOON_EQUAL(window.frame.size(), size);
    SOON(window.waitsFor(Decision::Settlement));
    QCoreApplication::processEvents();
    const Tray& tray = *window.part<Tray>();
    QVERIFY2(window.page->rect().contains(tray.geometry()), "the tray");
    const QRect paper = tray.contentsRect();
    QVERIFY2(paper.contains(tray.hand()->geometry()), "the hand");
    for (const HandCard* card : tray.hand()->cards())
      QVERIFY2(tray.hand()->rect().contains(card->geometry()), "a card");
    // The picture, the name and the cost of a thing lie below one another.
    const int lines = QFontMetrics(textFont(kNoteText, Weight::Bold)).height() + scaled(18 + 27);
    for (const auto thing : {BuildButton::Thing::Road, BuildButton::Thing::Settlement, BuildButton::Thing::City,
                             BuildButton::Thing::Card}) {
      const BuildButton* button = tray.build(thing);
      QVERIFY2(paper.contains(button->geometry()), qPrintable(button->accessibleName()));
      QVERIFY2(button->height() >= lines, qPrintable(u"%1 for %2"_s.arg(button->height()).arg(lines)));
      QVERIFY2(button->width() >= button->minimumSizeHint().width(), qPrintable(button->accessibleName()));
    }
    const ActionButton* next = tray.next();
    constexpr int kRings = 8;  // pixels around the paper of a button
    QVERIFY2(paper.contains(next->geometry()), "the button that is next");
    const int words = QFontMetrics(textFont(kBodyText, Weight::Bold)).horizontalAdvance(next->text());
    QVERIFY2(next->width() - kRings >= words, qPrintable(u"%1 for %2"_s.arg(next->width()).arg(words)));
  }

  void theDrawerOfTheLogLeavesTheTrayInSight_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("text");
    QTest::newRow("800×600") << QSize(800, 600) << 100;
    QTest::newRow("1280×800, 200 %") << QSize(1280, 800) << 200;
  }
  void theDrawerOfTheLogLeavesTheTrayInSight() {
    QFETCH(QSize, size);
    QFETCH(int, text);
    useTextSize(text);
    LaidWindow window;
    window.frame.setMinimumSize(1, 1);
    window.frame.resize(size);
    SOON_EQUAL(window.frame.size(), size);
    SOON(window.waitsFor(Decision::Settlement));
    auto* rail = child<ActionButton>(window.page, u"railTalk"_s);
    SOON(rail->isVisible());
    rail->click();
    SOON(window.part<TalkPanel>()->isVisible());
    const QRect drawer = window.part<PlayLayout>()->right()->geometry();
    QVERIFY2(!drawer.intersects(window.part<Tray>()->geometry()), "End turn is under the log");
    QVERIFY2(window.part<TalkPanel>()->height() > 100, qPrintable(QString::number(window.part<TalkPanel>()->height())));
  }

  void theMenusGrowWithTheTable() {
    QTemporaryDir folder;
    makeKnown(folder.path());
    Program program(folder.path());
    program.settings.game.botPace.set(BotPace::Instant);
    program.window.setMinimumSize(1, 1);
    program.window.resize(2560, 1440);
    SOON_EQUAL(program.window.size(), QSize(2560, 1440));
    const auto letters = [&] { return program.window.menuBar()->font().pixelSize(); };
    QCOMPARE(letters(), kChoiceText);
    program.window.launch().playBots();
    SOON(program.table());
    SOON_EQUAL(tableScaleInUse(), 160);
    SOON_EQUAL(letters(), textFont(kChoiceText).pixelSize());
    test::settle();
    QCOMPARE(tableScaleInUse(), 160);  // it did not shrink for that
    QCOMPARE(child<QMenu>(&program.window, u"moveMenu"_s)->font().pixelSize(), letters());
    program.settings.view.theme.set(u"dark"_s);
    program.window.look().apply();
    QCOMPARE(letters(), kChoiceText * 160 / 100);
    program.window.openStart();
    SOON_EQUAL(letters(), kChoiceText);
  }
};

TAPU_TEST_WITH_SCREEN(TextSizeTest)
#include "test_text_size.moc"
