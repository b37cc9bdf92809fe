// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QTreeWidget>

#include "app/kit/plain_text.h"
#include "app/kit/segments.h"
#include "app/shell/key_table.h"
#include "app/shell/main_window.h"
#include "tests/suite.h"
#include "tests/ui/program.h"

using namespace tapu;

namespace {

using Book = RulesWindow::Book;

QStringList rowsOf(const RulesWindow& window) {
  QStringList rows;
  for (int i = 0; i < window.contents()->found()->count(); ++i) rows << window.contents()->found()->item(i)->text();
  return rows;
}

}  // namespace

/// The handbook in the window of the rules.
class HandbookWindowTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() {
    QVERIFY(folder_.isValid());
    makeKnown(folder_.path());
  }
  void init() {
    program_ = std::make_unique<Program>(folder_.path());
    window_ = &program_->window.books().rules();
  }
  void cleanup() { program_.reset(); }

  void theMenuOpensTheHandbookWhereItWasRead() {
    auto* entry = program_->window.findChild<QAction*>(u"helpHandbook"_s);
    QVERIFY(entry);
    QCOMPARE(window_->section(), u"aim"_s);
    entry->trigger();
    QVERIFY(window_->isVisible());
    QCOMPARE(window_->shown(), Book::Handbook);
    QCOMPARE(window_->section(), window_->handbook().sections().first().id);
    QCOMPARE(window_->windowTitle(), u"Handbook – Tapu"_s);
    window_->open(u"editor-stamps"_s);
    window_->open(u"trade"_s);
    QCOMPARE(window_->shown(), Book::Rules);
    entry->trigger();
    QCOMPARE(window_->section(), u"editor-stamps"_s);
  }

  void oneOfTheTwoBooksIsChosenWithItsContents() {
    window_->open(u"winning"_s);
    auto* choice = child<Segments>(window_, u"rulesBook"_s);
    const QTreeWidget& contents = *window_->contents()->list();
    const auto showsContentsOf = [&](const RuleBook& book) {
      QStringList shown, chapters;
      for (int i = 0; i < contents.topLevelItemCount(); ++i) shown << contents.topLevelItem(i)->text(0);
      for (const RuleChapter& chapter : book.chapters()) chapters << chapter.title;
      return shown == chapters;
    };
    QCOMPARE(choice->chosen(), 0);
    QVERIFY(showsContentsOf(window_->book()));
    QTest::keyClick(choice, Qt::Key_Right);
    QCOMPARE(window_->shown(), Book::Handbook);
    QVERIFY(showsContentsOf(window_->handbook()));
    QTest::keyClick(choice, Qt::Key_Left);
    QCOMPARE(window_->section(), u"winning"_s);
    QVERIFY(showsContentsOf(window_->book()));
  }

  void aSearchLooksThroughBothBooks() {
    window_->open(u"aim"_s);
    window_->contents()->searchField()->setText(u"harbor"_s);
    QStringList rows = rowsOf(*window_);
    QVERIFY(rows.first().startsWith("Harbors\n"_L1));
    const auto isOfTheHandbook = [](const QString& row) { return row.contains(u"\nHandbook · "_s); };
    QVERIFY(std::ranges::count_if(rows, isOfTheHandbook) > 3);
    QVERIFY(std::ranges::is_partitioned(rows, [&](const QString& row) { return !isOfTheHandbook(row); }));
    window_->open(u"editor-harbor"_s);
    rows = rowsOf(*window_);
    QVERIFY(std::ranges::none_of(rows, isOfTheHandbook));
    QVERIFY(rows.first().startsWith("Harbors\n"_L1));
    QVERIFY(std::ranges::any_of(rows, [](const QString& row) { return row.contains(u"\nRules · "_s); }));
  }

  void howToDoSomethingIsFoundWhileTheRulesAreRead_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("title");
    QTest::newRow("firewall") << u"firewall"_s << u"Firewall: if somebody cannot join"_s;
    QTest::newRow("network in Hindi") << u"नेटवर्क"_s << u"On the local network"_s;
    QTest::newRow("host in Devanagari") << u"होस्ट"_s << u"Hosting a game"_s;
    QTest::newRow("replay") << u"रीप्ले"_s << u"Replay"_s;
    QTest::newRow("rehearsal") << u"rehearsal"_s << u"A rehearsal"_s;
  }
  void howToDoSomethingIsFoundWhileTheRulesAreRead() {
    QFETCH(QString, typed);
    QFETCH(QString, title);
    window_->open(u"aim"_s);
    window_->contents()->searchField()->setText(typed);
    const QStringList rows = rowsOf(*window_);
    const auto first = std::ranges::find_if(rows, [](const QString& row) { return row.contains(u"\nHandbook · "_s); });
    QVERIFY2(first != rows.end(), qPrintable(rows.join(u'\n')));
    QVERIFY2(first->startsWith(title + u'\n'), qPrintable(*first));
  }

  /// A word that only one of the books has is not looked for by its sound in the other.
  void aWordOfOneBookFindsNothingByItsSoundInTheOther() {
    window_->open(u"aim"_s);
    window_->contents()->searchField()->setText(u"eyedropper"_s);
    for (const QString& row : rowsOf(*window_)) QVERIFY2(row.contains("Eyedropper"_L1), qPrintable(row));
    window_->contents()->searchField()->setText(u"qqqq"_s);
    QVERIFY(rowsOf(*window_).isEmpty());
  }

  void aLinkLeadsFromTheGuideIntoTheRulesAndBack() {
    window_->open(u"editor-harbor"_s);
    Q_EMIT window_->text()->sectionAsked(u"harbors"_s);
    QCOMPARE(window_->shown(), Book::Rules);
    QCOMPARE(window_->windowTitle(), u"Rules – Tapu"_s);
    window_->back();
    QCOMPARE(window_->shown(), Book::Handbook);
    QCOMPARE(window_->section(), u"editor-harbor"_s);
  }

  void anotherLanguageKeepsTheSection() {
    window_->open(u"good-seats"_s);
    program_->languages.use(u"hi"_s);
    SOON_EQUAL(window_->windowTitle(), u"पुस्तिका — टापू"_s);
    QCOMPARE(window_->section(), u"good-seats"_s);
    QVERIFY(window_->text()->toPlainText().contains(u"सीटें बराबर हों"_s));
  }

  void keysOfTheHandbookBelongToTheirEntries_data() { bothLanguages(); }
  /// “New…” (**Ctrl+N**): an entry of the menus has that name and that key, in either language.
  void keysOfTheHandbookBelongToTheirEntries() {
    useLanguage();
    QMap<QString, QStringList> keys;
    for (const QAction* action : entries())
      for (const QKeySequence& key : action->shortcuts())
        keys[plainText(action)] << key.toString(QKeySequence::NativeText);
    static const QRegularExpression told(u"“([^”]*)” \\(\\*\\*(.*?)\\*\\*\\)"_s);
    int compared = 0;
    for (const RuleSection& section : window_->handbook().sections()) {
      if (window_->handbook().chapters()[section.chapter].id.startsWith("design"_L1)) continue;  // keys of the editor
      for (auto it = told.globalMatch(section.text); it.hasNext(); ++compared) {
        const auto match = it.next();
        const QString name = plainText(match.captured(1));
        QVERIFY2(keys.value(name).contains(match.captured(2)),
                 qPrintable(
                     u"%1: %2 has %3, not %4"_s.arg(section.id, name, keys.value(name).join(u'/'), match.captured(2))));
      }
    }
    QVERIFY2(compared > 50, qPrintable(QString::number(compared)));
  }

  void theTableOfKeysHasEveryKeyOfTheMenus_data() { bothLanguages(); }
  void theTableOfKeysHasEveryKeyOfTheMenus() {
    useLanguage();
    window_->open(u"play-keys"_s);
    const QString& text = window_->handbook().sections()[window_->handbook().indexOf(u"play-keys"_s)].text;
    int rows = 0;
    for (const QAction* action : entries()) {
      if (action->shortcuts().isEmpty()) continue;
      const QString row = u"| %1 | %2 |"_s.arg(plainText(action), keysOf(*action));
      QVERIFY2(text.contains(row), qPrintable(row + u" is not in "_s + text));
      ++rows;
    }
    QVERIFY2(rows > 40, qPrintable(QString::number(rows)));
  }

  void bothBooksAreSavedAsOneWebPageWhoseLinksLeadSomewhere_data() { bothLanguages(); }
  void bothBooksAreSavedAsOneWebPageWhoseLinksLeadSomewhere() {
    useLanguage();
    const QString path = folder_.filePath(u"books.html"_s);
    window_->printer()->saveWebPage(path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString page = QString::fromUtf8(file.readAll());
    static const QRegularExpression id(u" id=\"([^\"]*)\""_s), link(u" href=\"([^\"]*)\""_s),
        image(u"<img src=\"([^,\"]*)"_s);
    QStringList places, dead;
    for (const auto& match : id.globalMatch(page)) places << match.captured(1);
    QCOMPARE(QSet<QString>(places.begin(), places.end()).size(), places.size());  // each stands once
    for (const RuleBook* book : {&window_->book(), &window_->handbook()})
      for (const RuleSection& section : book->sections()) QVERIFY2(places.contains(section.id), qPrintable(section.id));
    for (const auto& match : link.globalMatch(page))
      if (const QString to = match.captured(1); !to.startsWith(u'#') || !places.contains(to.mid(1))) dead << to;
    QCOMPARE(dead.join(u' '), QString());
    int pictures = 0;
    for (const auto& match : image.globalMatch(page)) {
      QCOMPARE(match.captured(1), u"data:image/png;base64"_s);
      ++pictures;
    }
    QVERIFY2(pictures > 10, qPrintable(QString::number(pictures)));
    for (const RuleBook* book : {&window_->book(), &window_->handbook()})
      QVERIFY(page.section(u"<title>"_s, 1).section(u"</title>"_s, 0, 0).contains(book->title()));
    static const QRegularExpression head(u"<thead>.*?</thead>"_s, QRegularExpression::DotMatchesEverythingOption);
    int heads = 0;
    for (const auto& match : head.globalMatch(page)) {
      QVERIFY2(match.captured(0).contains(u"<th>"_s) && !match.captured(0).contains(u"<td"_s),
               qPrintable(match.captured(0)));
      ++heads;
    }
    QVERIFY(heads > 0);
    QVERIFY(page.contains(program_->languages.current() == u"hi"_s ? u"पहली बार खोलना"_s : u"The first start"_s));
  }

  void theBookThatIsShownIsPrinted() {
    const auto pagesOf = [this](RulesPrinter::Part part) {
      const QString path = folder_.filePath(u"book.pdf"_s);
      window_->printer()->savePdf(part, path);
      QFile file(path);
      static const QRegularExpression page(u"/Type\\s*/Page\\b"_s);
      return file.open(QIODevice::ReadOnly) ? QString::fromLatin1(file.readAll()).count(page) : -1;
    };
    window_->open(u"editor-line"_s);
    const auto chapter = pagesOf(RulesPrinter::Part::Chapter), whole = pagesOf(RulesPrinter::Part::All);
    QVERIFY2(chapter >= 2 && whole > chapter + 6, qPrintable(u"%1 %2"_s.arg(chapter).arg(whole)));
    QCOMPARE(pagesOf(RulesPrinter::Part::Sheet), 1);  // costs and odds, from either book
    child<QAbstractButton>(window_, u"rulesPrint"_s)->click();
    QStringList entries;
    for (const QMenu* menu : window_->findChildren<QMenu*>())
      for (const QAction* action : menu->actions()) entries << action->text();
    QVERIFY(entries.contains(u"Print the whole handbook…"_s) && !entries.contains(u"Print all rules…"_s));
  }

 private:
  static void bothLanguages() {
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << u"en"_s;
    QTest::newRow("Hindi") << u"hi"_s;
  }
  /// Waits until windows and menus speak the language of the row.
  void useLanguage() {
    QFETCH(QString, language);
    program_->languages.use(language);
    const QString title = language == "en"_L1 ? u"Handbook – Tapu"_s : u"पुस्तिका — टापू"_s;
    window_->openBook(Book::Handbook);
    SOON_EQUAL(window_->windowTitle(), title);
  }
  /// All entries of the menus, those of submenus too.
  QList<QAction*> entries() const {
    QList<QAction*> all;
    const auto collect = [&all](const auto& self, const QList<QAction*>& actions) -> void {
      for (QAction* action : actions)
        if (const auto* within = action->menu<QMenu*>())
          self(self, within->actions());
        else
          all << action;
    };
    collect(collect, program_->window.menuBar()->actions());
    return all;
  }

  QTemporaryDir folder_;
  std::unique_ptr<Program> program_;
  RulesWindow* window_ = nullptr;
};

TAPU_TEST_WITH_SCREEN(HandbookWindowTest)

#include "test_handbook_window.moc"
