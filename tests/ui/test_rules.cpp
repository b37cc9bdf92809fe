// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractTextDocumentLayout>
#include <QAccessible>
#include <QBuffer>
#include <QGraphicsItem>
#include <QLineEdit>
#include <QListWidget>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QScreen>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextTable>
#include <QTreeWidget>
#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

#include "app/board/board_scene.h"
#include "app/board/items.h"
#include "app/board/sea_items.h"
#include "app/kit/action_button.h"
#include "app/kit/dialog_size.h"
#include "app/kit/sheet.h"
#include "app/kit/words.h"
#include "app/manual/rule_pictures.h"
#include "app/manual/rules_pages.h"
#include "tests/suite.h"
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

/// The one item of a kind in a scene.
template <class Item>
const Item* itemOf(const BoardScene& scene) {
  for (const QGraphicsItem* item : scene.items())
    if (const auto* one = dynamic_cast<const Item*>(item)) return one;
  qFatal("the scene has no such item");
}

int piecesOf(const BoardScene& scene, PieceKind kind) {
  return static_cast<int>(std::ranges::count_if(scene.items(), [kind](const QGraphicsItem* item) {
    const auto* piece = dynamic_cast<const PieceItem*>(item);
    return piece && piece->kind() == kind;
  }));
}

/// The window of the rules alone, without the program around it.
struct Reader {
  explicit Reader(const QString& folder) : settings(folder) {}
  Settings settings;
  Languages languages;
  AppLook look{settings, languages};
  RulesWindow rules{Program::speaking(languages), settings};
};

}  // namespace

/// The window with the rules.
class TestRules : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void theWindowIsAsLargeAsItsScreenAllows() {
    QTemporaryDir folder;
    makeKnown(folder.path());
    Reader reader(folder.path());
    const QSize room = reader.rules.screen()->availableSize() - kWindowFrame;
    QVERIFY2(room.width() < 1000, "smaller than the window would like");
    QCOMPARE(reader.rules.width(), room.width());
    QVERIFY2(reader.rules.height() <= room.height(), qPrintable(QString::number(reader.rules.height())));
  }

  void everyPictureOfTheTextIsDrawnInEveryTheme() {
    Languages languages;
    languages.use(u"en"_s);
    const RuleBook book = RuleBook::inLanguage(u"en"_s);
    QStringList named;
    static const QRegularExpression picture(u"\\(picture:([a-z-]+)\\)"_s);
    for (const RuleBook& each : {book, RuleBook::handbookIn(u"en"_s)})
      for (const RuleSection& section : each.sections())
        for (auto it = picture.globalMatch(section.text); it.hasNext();) named << it.next().captured(1);
    QStringList drawn = rulePictureNames();
    named.removeDuplicates();  // the handbook shows some of the rules again
    named.sort();
    drawn.sort();
    QCOMPARE(named, drawn);
    loadFonts();
    for (const ThemeKind kind : kThemeKinds)
      for (const QString& name : drawn) QVERIFY2(isDrawn(rulePicture(name, themeFor(kind), 1, 1)), qPrintable(name));
  }

  // 14.2, 14.4, 14.6: the pirate lies beside ships of both seats, three gifts on their places, and no land of the far
  // island is free in the set-up.
  void picturesOfTheSeaShowWhatLiesThere() {
    BoardScene pirate, gifts, startLand;
    layRulePicture(u"pirate"_s, pirate);
    layRulePicture(u"gifts"_s, gifts);
    layRulePicture(u"start-land"_s, startLand);
    QCOMPARE(piecesOf(pirate, PieceKind::Pirate), 1);
    QCOMPARE(piecesOf(pirate, PieceKind::Ship), 2);
    QCOMPARE(piecesOf(gifts, PieceKind::Pirate), 0);
    QCOMPARE(itemOf<GiftsItem>(gifts)->shown().size(), 3U);
    QCOMPARE(itemOf<StartWashItem>(startLand)->cells().size(), 3U);
  }

  void opensAtASectionAndGoesBackAndForward() {
    QTemporaryDir folder;
    makeKnown(folder.path());
    Reader reader(folder.path());
    RulesWindow& rules = reader.rules;
    rules.open(u"settlement"_s);
    rules.show();
    QCOMPARE(rules.contents()->searchField()->accessibleName(), u"Search rules and handbook"_s);
    QCOMPARE(rules.contents()->searchField()->placeholderText().trimmed(), u"Search rules and handbook"_s);
    QVERIFY2(rules.contents()->searchField()->placeholderText()[0].isSpace(), "the cursor covers no letter");
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
    QVERIFY(test::soonActive(rules));
    QTest::keyClick(rules.text(), Qt::Key_Left, Qt::AltModifier);
    SOON_EQUAL(rules.section(), u"settlement"_s);
  }

  void aScreenReaderReadsLineByLineAndHearsLinks() {
    QTemporaryDir folder;
    makeKnown(folder.path());
    Reader reader(folder.path());
    RulesWindow& rules = reader.rules;
    rules.open(u"settlement"_s);
    rules.show();
    rules.activateWindow();
    QVERIFY(test::soonActive(rules));
    rules.text()->setFocus();
    const auto lineAfterDown = [&] {
      const int before = rules.text()->textCursor().position();
      QTest::keyClick(rules.text(), Qt::Key_Down);
      return rules.text()->textCursor().position() - before;
    };
    QCOMPARE(lineAfterDown(), 0);  // it scrolls
    QAccessible::setActive(true);
    const auto off = qScopeGuard([] { QAccessible::setActive(false); });
    QVERIFY(lineAfterDown() > 0);
    QCOMPARE(QAccessible::queryAccessibleInterface(rules.text())->text(QAccessible::Name), u"Building"_s);
    QTest::keyClick(rules.text(), Qt::Key_Tab);
    QVERIFY(rules.text()->hasFocus() && rules.text()->textCursor().hasSelection());
    SOON_EQUAL(rules.text()->findChild<Herald*>()->said(), u"Link: "_s + rules.text()->textCursor().selectedText());
  }

  void searchFindsAndMarksInBothLanguages() {
    QTemporaryDir folder;
    makeKnown(folder.path());
    Reader reader(folder.path());
    RulesWindow& rules = reader.rules;
    rules.open(u"aim"_s);
    rules.show();
    for (const QString& code : {u"en"_s, u"hi"_s}) {
      reader.languages.use(code);
      for (const QString& typed : {u"सेटलमेंट"_s, u"बस्ती"_s, u"settlement"_s}) {
        rules.contents()->searchField()->setText(typed);
        QVERIFY(rules.contents()->found()->count() > 2);
        QVERIFY(rules.contents()->found()->isVisible());
        QTest::keyClick(rules.contents()->searchField(), Qt::Key_Return);
        QCOMPARE(rules.section(), u"settlement"_s);
        QVERIFY(rules.text()->wordsMarked() > 3);
      }
      rules.contents()->searchField()->setText(u"qwrtzpsdfg"_s);
      QCOMPARE(rules.contents()->found()->count(), 0);
      rules.contents()->searchField()->setText({});
      QVERIFY(rules.contents()->list()->isVisible());
      QCOMPARE(rules.text()->wordsMarked(), 0);
    }
  }

  void rowsOfTheContentsShowTheirWholeTitle_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<bool>("wraps");
    QTest::newRow("English") << u"en"_s << true;
    QTest::newRow("Hindi, in which no title is as long") << u"hi"_s << false;
  }
  void rowsOfTheContentsShowTheirWholeTitle() {
    QFETCH(QString, language);
    QFETCH(bool, wraps);
    QTemporaryDir folder;
    makeKnown(folder.path());
    Reader reader(folder.path());
    reader.languages.use(language);
    RulesWindow& rules = reader.rules;
    rules.open(u"aim"_s);
    rules.resize(900, 700);
    rules.show();
    const QTreeWidget& contents = *rules.contents()->list();
    for (const RuleChapter& chapter : rules.book().chapters()) rules.open(chapter.id);  // unfolds them
    QCoreApplication::processEvents();
    int wrapped = 0;
    for (const QTreeWidgetItem* row = contents.topLevelItem(0); row; row = contents.itemBelow(row)) {
      const QRect box = contents.visualItemRect(row);
      QFont face = contents.font();
      face.setBold(row->font(0).bold());
      const QRect words = QFontMetrics(face).boundingRect(0, 0, box.width() - 16, 1000, Qt::TextWordWrap, row->text(0));
      QVERIFY2(words.height() + 8 <= box.height(), qPrintable(row->text(0)));
      QVERIFY2(words.width() <= box.width(), qPrintable(row->text(0)));
      wrapped += words.height() > 1.5 * QFontMetrics(face).height();
    }
    QCOMPARE(wrapped > 0, wraps);
  }

  void theChosenRowStandsBetweenItsChapterAndTheNextRow() {
    QTemporaryDir folder;
    makeKnown(folder.path());
    Reader reader(folder.path());
    RulesWindow& rules = reader.rules;
    rules.open(u"aim"_s);
    rules.show();
    const QRect room = rules.contents()->list()->viewport()->rect();
    for (const RuleSection& section : rules.book().sections()) {
      rules.open(section.id);
      QCoreApplication::processEvents();
      const QTreeWidgetItem* chosen = rules.contents()->list()->currentItem();
      for (const QTreeWidgetItem* row :
           {static_cast<const QTreeWidgetItem*>(chosen->parent()), chosen,
            static_cast<const QTreeWidgetItem*>(rules.contents()->list()->itemBelow(chosen))})
        if (row) QVERIFY2(room.contains(rules.contents()->list()->visualItemRect(row)), qPrintable(section.id));
    }
  }

  void aMarkedSectionLiesOnOneGround() {
    QTemporaryDir folder;
    makeKnown(folder.path());
    Reader reader(folder.path());
    RulesWindow& rules = reader.rules;
    rules.open(u"aim"_s);
    rules.show();
    rules.openRule(u"5.4"_s);
    QCoreApplication::processEvents();
    const QImage seen = rules.text()->viewport()->grab().toImage();
    const QColor ground = themeOf(rules.text()).accentSoft;
    // Down a line beside the letters: paper, then the ground without a gap, then paper again.
    int changes = 0, high = 0;
    for (int y = 1; y < seen.height(); ++y) {
      const bool isMarked = seen.pixelColor(5, y).rgb() == ground.rgb();
      high += isMarked;
      changes += isMarked != (seen.pixelColor(5, y - 1).rgb() == ground.rgb());
    }
    QVERIFY2(high > 100, qPrintable(QString::number(high)));
    QVERIFY2(changes <= 2, qPrintable(QString::number(changes)));
    rules.open(u"aim"_s);
    const QImage plain = rules.text()->viewport()->grab().toImage();
    for (int y = 0; y < plain.height(); ++y) QVERIFY(plain.pixelColor(5, y).rgb() != ground.rgb());
  }

  void cellsOfARowStandOnOneLine() {
    QTemporaryDir folder;
    makeKnown(folder.path());
    Reader reader(folder.path());
    RulesWindow& rules = reader.rules;
    rules.open(u"glossary"_s);
    rules.show();
    QCoreApplication::processEvents();
    const auto tables = rules.text()->document()->rootFrame()->childFrames();
    QVERIFY(!tables.isEmpty());
    int rows = 0;
    for (QTextFrame* frame : tables) {
      const auto* table = qobject_cast<QTextTable*>(frame);
      QVERIFY(table);
      for (int row = 0; row < table->rows(); ++row, ++rows) {
        const auto baseline = [&](int column) {
          const QTextTableCell cell = table->cellAt(row, column);
          const QTextLayout& lines = *cell.firstCursorPosition().block().layout();
          const QVariant moved = cell.format().property(QTextFormat::TableCellTopPadding);
          const qreal top = moved.isNull() ? table->format().cellPadding() : moved.toDouble();
          return top + lines.position().y() + lines.lineAt(0).y() + lines.lineAt(0).ascent();
        };
        for (int column = 1; column < table->columns(); ++column)
          QVERIFY2(std::abs(baseline(column) - baseline(0)) < 1,
                   qPrintable(u"row %1: %2 and %3"_s.arg(row).arg(baseline(0)).arg(baseline(column))));
      }
    }
    QVERIFY(rows > 60);
  }

  void countsStayBesideWhatTheyCount() {
    QTemporaryDir folder;
    makeKnown(folder.path());
    Reader reader(folder.path());
    RulesWindow& rules = reader.rules;
    rules.open(u"costs"_s);
    for (const auto& [code, words] : {std::pair{u"en"_s, u"3\u00a0×\u00a0Ore"_s}, {u"hi"_s, u"3\u00a0×\u00a0अयस्क"_s}}) {
      reader.languages.use(code);
      SOON(rules.text()->document()->toRawText().contains(words));
    }
    rules.open(u"road"_s);
    QVERIFY(rules.text()->document()->toRawText().contains(u"1\u00a0लकड़ी"_s));
    reader.languages.useDigits(Digits::Devanagari);
    SOON(rules.text()->document()->toRawText().contains(u"१\u00a0लकड़ी"_s));
  }

  void aColumnOfWordsIsWiderThanOneOfNames() {
    QTemporaryDir folder;
    makeKnown(folder.path());
    Reader reader(folder.path());
    RulesWindow& rules = reader.rules;
    rules.open(u"options"_s);
    rules.resize(1000, 720);
    rules.show();
    QCoreApplication::processEvents();
    const QTextDocument& text = *rules.text()->document();
    const auto* table = qobject_cast<QTextTable*>(text.rootFrame()->childFrames().value(0));
    QVERIFY(table && table->columns() == 3);
    const auto width = [&](int column) {
      return text.documentLayout()->blockBoundingRect(table->cellAt(0, column).firstCursorPosition().block()).width();
    };
    QVERIFY2(width(1) > 1.5 * width(0), qPrintable(u"%1 %2"_s.arg(width(0)).arg(width(1))));
    rules.resize(400, 700);
    SOON_EQUAL(rules.text()->horizontalScrollBar()->maximum(), 0);
  }

  void theLanguageChangesWhileItIsOpen() {
    QTemporaryDir folder;
    makeKnown(folder.path());
    Reader reader(folder.path());
    RulesWindow& rules = reader.rules;
    rules.open(u"costs"_s);
    rules.show();
    QVERIFY(rules.text()->toPlainText().contains(u"3 × Ore"_s));
    reader.languages.use(u"hi"_s);
    SOON(rules.text()->toPlainText().contains(u"3 × अयस्क"_s));
    bool isWhole = false;  // a count goes into the next line with its word
    for (QTextBlock block = rules.text()->document()->begin(); block.isValid(); block = block.next())
      isWhole |= block.text() == u"2\u00a0×\u00a0अनाज, 3\u00a0×\u00a0अयस्क"_s;
    QVERIFY(isWhole);
    QCOMPARE(rules.section(), u"costs"_s);
    QCOMPARE(child<ActionButton>(&rules, u"rulesClose"_s)->text(), u"बंद करें"_s);
  }

  void theTextGrowsAndIsRemembered() {
    QTemporaryDir folder;
    makeKnown(folder.path());
    Reader reader(folder.path());
    RulesWindow& rules = reader.rules;
    rules.open(u"aim"_s);
    const int before = rules.text()->document()->defaultFont().pixelSize();
    rules.zoom(+1);
    QVERIFY(rules.text()->document()->defaultFont().pixelSize() > before);
    QCOMPARE(reader.settings.view.rulesZoom(), 125);
    rules.zoom(0);
    QCOMPARE(rules.text()->document()->defaultFont().pixelSize(), before);
  }

  void aNarrowWindowShowsContentsOrText() {
    QTemporaryDir folder;
    makeKnown(folder.path());
    Reader reader(folder.path());
    RulesWindow& rules = reader.rules;
    rules.open(u"aim"_s);
    rules.show();
    rules.resize(500, 600);
    SOON(!rules.contents()->list()->isVisible());
    QVERIFY(rules.text()->isVisible());
    child<ActionButton>(&rules, u"rulesShowContents"_s)->click();
    QVERIFY(rules.contents()->list()->isVisible());
    QVERIFY(!rules.text()->isVisible());
    auto* back = child<ActionButton>(&rules, u"rulesBackToText"_s);
    QVERIFY(back->isVisible());
    back->click();
    QVERIFY(rules.text()->isVisible());
    QVERIFY(!rules.contents()->list()->isVisible());
    const auto *smaller = child<ActionButton>(&rules, u"rulesSmaller"_s),
               *larger = child<ActionButton>(&rules, u"rulesLarger"_s);
    for (int width = 360; width < 700; width += 30) {
      rules.resize(width, 600);
      QCoreApplication::processEvents();
      QCOMPARE(smaller->mapTo(&rules, QPoint()).y(), larger->mapTo(&rules, QPoint()).y());
    }
    rules.resize(1000, 600);
    SOON(rules.contents()->list()->isVisible() && rules.text()->isVisible());
    QVERIFY(!back->isVisible());
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
    Reader reader(folder.path());
    reader.languages.use(language);
    RulesWindow& rules = reader.rules;
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
    SOON_EQUAL(rules.width(), 1200);
    const qreal wide = picture();
    QVERIFY(wide >= 360);
    rules.resize(380, 600);
    SOON(picture() < room());
    QVERIFY2(picture() > 0.7 * room(), "as large as there is room");
    SOON_EQUAL(rules.text()->horizontalScrollBar()->maximum(), 0);
    rules.resize(1200, 700);
    SOON_EQUAL(picture(), wide);
  }

  void digitsChangeWhileTheRulesAreOpen() {
    QTemporaryDir folder;
    makeKnown(folder.path());
    Reader reader(folder.path());
    reader.languages.use(u"hi"_s);
    RulesWindow& rules = reader.rules;
    rules.open(u"discard"_s);
    rules.show();
    QVERIFY(rules.text()->toPlainText().contains(u"8 या ज़्यादा"_s));
    reader.languages.useDigits(Digits::Devanagari);
    SOON(rules.text()->toPlainText().contains(u"८ या ज़्यादा"_s));
    QVERIFY(!rules.text()->toPlainText().contains(u"8 या ज़्यादा"_s));
    reader.languages.useDigits(Digits::International);
    SOON(rules.text()->toPlainText().contains(u"8 या ज़्यादा"_s));
  }

  void theSheetIsOnePage_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<Digits>("digits");
    QTest::newRow("English") << u"en"_s << Digits::International;
    QTest::newRow("Hindi") << u"hi"_s << Digits::International;
    QTest::newRow("Hindi with Devanagari digits") << u"hi"_s << Digits::Devanagari;
  }
  void theSheetIsOnePage() {
    QFETCH(QString, language);
    QFETCH(Digits, digits);
    QTemporaryDir folder;
    makeKnown(folder.path());
    Reader reader(folder.path());
    reader.languages.use(language);
    reader.languages.useDigits(digits);
    const QString path = folder.filePath(u"sheet.pdf"_s);
    reader.rules.open(u"costs"_s);
    reader.rules.printer()->savePdf(RulesPrinter::Part::Sheet, path);
    const auto* note = child<Words>(&reader.rules, u"rulesNote"_s);
    QVERIFY2(note->isVisibleTo(&reader.rules) && note->text().contains("sheet.pdf"_L1), qPrintable(note->text()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    static const QRegularExpression page(u"/Type\\s*/Page\\b"_s);
    QCOMPARE(QString::fromLatin1(file.readAll()).count(page), 1);
  }

  void noTitleStandsAloneAtTheFootOfAPage_data() { rowsOfTheContentsShowTheirWholeTitle_data(); }
  void noTitleStandsAloneAtTheFootOfAPage() {
    QFETCH(QString, language);
    QTemporaryDir folder;
    makeKnown(folder.path());
    Reader reader(folder.path());
    reader.languages.use(language);
    reader.rules.open(u"aim"_s);
    const RuleBook& book = reader.rules.book();
    QString all;
    for (int i = 0; i < book.chapters().size(); ++i) all += chapterText(book, i);
    QTextDocument document;
    const QSizeF paper(680, 1009);  // A4 within margins of 15 mm, in pixels of 1/96 inch
    layOutPages(document, all, paper);
    const auto top = [&](const QTextBlock& block) {
      return document.documentLayout()->blockBoundingRect(block).top() + block.layout()->lineAt(0).y();
    };
    int titles = 0;
    for (QTextBlock block = document.begin(); block.next().isValid(); block = block.next()) {
      const int level = block.blockFormat().headingLevel();
      if (!level) continue;
      ++titles;
      const auto page = [&](const QTextBlock& each) { return static_cast<int>(top(each) / paper.height()); };
      QVERIFY2(page(block) == page(block.next()),
               qPrintable(u"%1 at %2, then %3"_s.arg(block.text()).arg(top(block)).arg(top(block.next()))));
      if (level == 1) QVERIFY2(std::fmod(top(block), paper.height()) < 40, qPrintable(block.text()));
    }
    QCOMPARE(titles, book.chapters().size() + book.sections().size());
  }

  void theHeadOfATableIsRepeatedOnItsNextPage() {
    QTemporaryDir folder;
    makeKnown(folder.path());
    Reader reader(folder.path());
    reader.rules.open(u"aim"_s);
    const RuleBook& book = reader.rules.book();
    QString all;
    for (int i = 0; i < book.chapters().size(); ++i) all += chapterText(book, i);
    QTextDocument document;
    const QSizeF paper(680, 1009 - kPageFoot);
    layOutPages(document, all, paper);
    int rows = 0;
    for (QTextFrame* frame : document.rootFrame()->childFrames()) {
      auto* table = qobject_cast<QTextTable*>(frame);
      if (!table) continue;
      QCOMPARE(table->format().headerRowCount(), 1);
      rows += table->rows();
    }
    QVERIFY(rows > 50);
  }

  void noRowOfATableIsCutByTheEndOfAPage_data() {
    QTest::addColumn<QString>("language");
    QTest::newRow("in English") << u"en"_s;
    QTest::newRow("in Hindi") << u"hi"_s;
  }
  void noRowOfATableIsCutByTheEndOfAPage() {
    QFETCH(QString, language);
    Languages languages;
    languages.use(language);
    const RuleBook book = RuleBook::inLanguage(language);
    QString all;
    for (int i = 0; i < book.chapters().size(); ++i) all += chapterText(book, i);
    const qreal height = 1009 - kPageFoot;
    QTextDocument document;
    layOutPages(document, all, QSizeF(680, height));
    int rows = 0;
    for (QTextFrame* frame : document.rootFrame()->childFrames()) {
      auto* table = qobject_cast<QTextTable*>(frame);
      for (int row = 0; table && row < table->rows(); ++row, ++rows) {
        std::set<int> pages;
        for (int column = 0; column < table->columns(); ++column)
          for (auto it = table->cellAt(row, column).begin(); !it.atEnd(); ++it) {
            const QTextBlock block = it.currentBlock();
            const qreal top = document.documentLayout()->blockBoundingRect(block).top();
            for (int line = 0; line < block.layout()->lineCount(); ++line)
              pages.insert(static_cast<int>((top + block.layout()->lineAt(line).rect().center().y()) / height));
          }
        QVERIFY2(pages.size() == 1, qPrintable(table->cellAt(row, 0).firstCursorPosition().block().text()));
      }
    }
    QVERIFY(rows > 50);
  }

  void allRulesOnPaperHaveContentsNumbersAndNoEmptyPage() {
    QTemporaryDir folder;
    makeKnown(folder.path());
    Reader reader(folder.path());
    reader.rules.open(u"aim"_s);
    QString all;
    for (int i = 0; i < reader.rules.book().chapters().size(); ++i) all += chapterText(reader.rules.book(), i);
    QTextDocument document;
    layOutPages(document, all, QSizeF(680, 1009 - kPageFoot));
    const auto filled = filledPages(document);
    const QString path = folder.filePath(u"all.pdf"_s);
    reader.rules.printer()->savePdf(RulesPrinter::Part::All, path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    static const QRegularExpression page(u"/Type\\s*/Page\\b"_s);
    QCOMPARE(QString::fromLatin1(file.readAll()).count(page), static_cast<int>(filled.size()) + 1);
  }

  void aPdfThatCannotBeWrittenSaysSo() {
    QTemporaryDir folder;
    makeKnown(folder.path());
    Reader reader(folder.path());
    RulesWindow& rules = reader.rules;
    rules.open(u"costs"_s);
    rules.show();
    auto* note = child<Words>(&rules, u"rulesNote"_s);
    rules.printer()->savePdf(RulesPrinter::Part::Sheet, folder.path());  // a folder
    QVERIFY(note->isVisible());
    QVERIFY(!note->text().isEmpty());
    rules.printer()->savePdf(RulesPrinter::Part::Sheet, folder.filePath(u"sheet.pdf"_s));
    QVERIFY2(note->isVisible() && note->text().contains("sheet.pdf"_L1), qPrintable(note->text()));
    QVERIFY(QFile::exists(folder.filePath(u"sheet.pdf"_s)));
  }

  void everySectionCanStandAtTheTop() {
    QTemporaryDir folder;
    makeKnown(folder.path());
    Reader reader(folder.path());
    RulesWindow& rules = reader.rules;
    rules.resize(1000, 720);
    rules.show();
    int chapter = -1;
    for (const RuleSection& section : rules.book().sections()) {
      rules.open(section.id);
      // Only the first of a chapter has something above it: the chapter's title.
      const int most = std::exchange(chapter, section.chapter) == section.chapter ? 24 : 120;
      const int top = rules.text()->cursorRect().top();
      QVERIFY2(top >= 0 && top <= most, qPrintable(u"%1 at %2"_s.arg(section.id).arg(top)));
    }
  }

  // A window that is opened at a section gets its size only when it is shown, and people make it wider.
  void aHeadingStaysAtTheTopWhenTheWindowGetsAnotherSize() {
    QTemporaryDir folder;
    makeKnown(folder.path());
    Reader reader(folder.path());
    RulesWindow& rules = reader.rules;
    const auto isAtTop = [&rules] {
      const int top = rules.text()->cursorRect().top();
      return top >= 0 && top <= 24;
    };
    rules.resize(700, 420);
    rules.open(u"robber"_s);
    rules.show();
    QVERIFY(isAtTop());
    for (const QSize size : {QSize(1000, 720), QSize(640, 500), QSize(1200, 600)}) {
      rules.resize(size);
      QCoreApplication::processEvents();
      QVERIFY(isAtTop());
    }
    // Who has scrolled on stays where they are.
    QScrollBar* bar = rules.text()->verticalScrollBar();
    bar->setValue(bar->value() + 200);
    rules.resize(1200, 640);
    QCoreApplication::processEvents();
    QVERIFY(!isAtTop());
  }

  void printsAllRulesAndTheSheet() {
    QTemporaryDir folder;
    makeKnown(folder.path());
    Reader reader(folder.path());
    RulesWindow& rules = reader.rules;
    rules.open(u"aim"_s);
    for (const QString& code : {u"en"_s, u"hi"_s}) {
      reader.languages.use(code);
      QBuffer all, sheet;
      for (auto [buffer, part] : {std::pair{&all, RulesPrinter::Part::All}, {&sheet, RulesPrinter::Part::Sheet}}) {
        buffer->open(QIODevice::WriteOnly);
        QPdfWriter writer(buffer);
        rules.printer()->print(part, writer);
      }
      QVERIFY(sheet.data().startsWith("%PDF"));
      QVERIFY(all.data().size() > 2 * sheet.data().size());
    }
  }
};

TAPU_TEST_WITH_SCREEN(TestRules)
#include "test_rules.moc"
