// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAccessible>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFile>
#include <QFileDialog>
#include <QPrinter>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

#include "app/kit/choice_dialog.h"
#include "editor/export_dialog.h"
#include "engine/board/chain_board.h"
#include "tests/editor/desk.h"
#include "tests/editor/outlines.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

constexpr PrintParts kBare{};

/// Board A of the Big Game with hexes of 50 mm: 15 radii by 3 hexes and a radius, which are 433 by 178.9 mm.
ExportSubject boardA() {
  ExportSubject subject;
  subject.board = bigGameBoards()[0].board;
  subject.name = u"Isle"_s;
  return subject;
}
ExportChoices choices(ExportChoices::Form form, double hex, PrintParts shown = kBare) {
  ExportChoices all;
  all.form = form;
  all.wishes.hex = hex;
  all.wishes.shown = shown;
  return all;
}

template <class Widget>
Widget* in(QWidget& dialog, const QString& name) {
  auto* found = dialog.findChild<Widget*>(name);
  if (!found) qFatal("no %s", qPrintable(name));
  return found;
}

}  // namespace

/// The dialogs for exporting and printing boards.
class ExportDialogTest : public QObject {
  Q_OBJECT
  QTemporaryDir folder_;
  using Form = ExportChoices::Form;
  using Purpose = ExportDialog::Purpose;

 private Q_SLOTS:
  void whatComesOfItIsToldAtOnce() {
    ExportDialog dialog(boardA(), choices(Form::Pdf, 50), Purpose::File);
    QVERIFY(bringUp(dialog, {900, 640}));
    // On its side 277 mm of A4 are printed on and 267 new: 433 mm take two.
    QCOMPARE(dialog.summary(), u"2 sheet(s) A4; the board is 433 × 178.9 mm."_s);
    in<QComboBox>(dialog, u"exportTurn"_s)->setCurrentIndex(1);  // upright 180 mm are new: three
    Q_EMIT in<QComboBox>(dialog, u"exportTurn"_s)->activated(1);
    QCOMPARE(dialog.summary(), u"3 sheet(s) A4; the board is 433 × 178.9 mm."_s);
    in<QDoubleSpinBox>(dialog, u"exportHex"_s)->setValue(20);
    QCOMPARE(dialog.summary(), u"1 sheet(s) A4; the board is 173.2 × 71.5 mm."_s);
    auto* paper = in<QComboBox>(dialog, u"exportPaper"_s);
    paper->setCurrentIndex(paper->count() - 1);
    Q_EMIT paper->activated(paper->count() - 1);
    QCOMPARE(dialog.summary(), u"The board is 173.2 × 71.5 mm."_s);
  }

  void whatCannotBeDoneIsToldAndNotOffered() {
    ExportDialog dialog(boardA(), choices(Form::Png, 200), Purpose::File);
    QVERIFY(bringUp(dialog, {900, 640}));
    auto* go = in<QAbstractButton>(dialog, u"exportGo"_s);
    QCOMPARE(dialog.summary(), u"The paper is too small for a hex of 200 mm between its margins."_s);
    QVERIFY(!go->isEnabled());
    in<QDoubleSpinBox>(dialog, u"exportHex"_s)->setValue(30);
    QVERIFY(go->isEnabled());
    QVERIFY(!in<PrintPreview>(dialog, u"exportPreview"_s)->grab().isNull());
  }

  void theHexesFillOneSheet() {
    ExportDialog dialog(boardA(), choices(Form::Pdf, 50), Purpose::File);
    QVERIFY(bringUp(dialog, {900, 640}));
    in<QAbstractButton>(dialog, u"exportFit"_s)->click();
    // On its side 277 mm for 15 radii: 18.466 mm each, a hex of 31.98 mm; the height would allow 53.
    QCOMPARE(in<QDoubleSpinBox>(dialog, u"exportHex"_s)->value(), 31.9);
    QVERIFY(dialog.summary().startsWith(u"1 sheet(s) A4"_s));
  }

  void aFilledSheetIsFilledWithTheNextBoardToo() {
    const QString path = folder_.filePath(u"filled.ini"_s);
    ExportDialog first(boardA(), choices(Form::Pdf, 50), Purpose::File);
    in<QAbstractButton>(first, u"exportFit"_s)->click();
    first.choices().keep(path);
    ExportSubject subject;
    subject.board.cells = {{{0, 0}, Terrain::Forest, 0}, {{1, 0}, Terrain::Forest, 0}};
    ExportDialog next(subject, ExportChoices::from(path), Purpose::File);
    const auto* hex = in<QDoubleSpinBox>(next, u"exportHex"_s);
    QCOMPARE(hex->value(), largestHexOnOneSheet(subject.board, next.choices().wishes));
    const double before = hex->value();
    QVERIFY2(before > 40, "not that of a board of fifteen radii");
    QVERIFY(next.summary().startsWith(u"1 sheet(s) A4"_s));
    auto* margin = in<QSpinBox>(next, u"exportMargin"_s);
    margin->setValue(margin->value() + 20);
    QVERIFY2(hex->value() < before, "and with other margins");
    QVERIFY(next.summary().startsWith(u"1 sheet(s) A4"_s));
    in<QDoubleSpinBox>(next, u"exportHex"_s)->setValue(20);
    margin->setValue(margin->value() - 5);
    QCOMPARE(hex->value(), 20.0);
    next.choices().keep(path);
    const ExportDialog measured(boardA(), ExportChoices::from(path), Purpose::File);
    QCOMPARE(measured.choices().wishes.hex, 20.0);
  }

  void whatIsTooLargeForOneSheetIsTold() {
    ExportSubject subject;
    for (int q = 0; q < 100; ++q) subject.board.cells.push_back({{q, 0}, Terrain::Forest, 0});
    ExportDialog dialog(subject, choices(Form::Pdf, 8), Purpose::File);
    QVERIFY(!dialog.summary().contains(u"too large"_s));
    in<QAbstractButton>(dialog, u"exportFit"_s)->click();
    QCOMPARE(in<QDoubleSpinBox>(dialog, u"exportHex"_s)->value(), PrintWishes::kLeastHex);
    QVERIFY2(dialog.summary().endsWith(u"It is too large for one sheet."_s), qPrintable(dialog.summary()));
  }

  void aPrinterHasNoPaperAsLargeAsABoard() {
    ExportChoices picture = choices(Form::Png, 20);
    picture.wishes.paper = *paperNamed(u"board"_s);
    const ExportDialog dialog(boardA(), picture, Purpose::Printer);
    QCOMPARE(QString::fromLatin1(dialog.choices().wishes.paper.name), u"A4"_s);
  }

  void thePreviewShowsTheWholeBoard() {
    // A row of forests has as much sea at its left as at its right, however large the widget is and the paper around
    // it.
    ExportSubject subject;
    for (int q = 0; q < 6; ++q) subject.board.cells.push_back({{q, 0}, Terrain::Forest, 0});
    for (const double hex : {8.0, 40.0, 60.0})
      for (const int width : {800, 1000}) {
        ExportDialog dialog(subject, choices(Form::Pdf, hex, PrintPart::Sea), Purpose::File);
        QVERIFY(bringUp(dialog, {width, 640}));
        const QImage shown = in<QWidget>(dialog, u"exportPreview"_s)->grab().toImage();
        int first = shown.width(), last = 0;
        for (int y = 0; y < shown.height(); ++y)
          for (int x = 0; x < shown.width(); ++x) {
            const QColor color = shown.pixelColor(x, y);
            if (color.green() < color.blue() + 20 || color.green() > 140) continue;  // neither sea nor paper
            first = std::min(first, x);
            last = std::max(last, x);
          }
        QVERIFY2(std::abs(first - (shown.width() - 1 - last)) <= 4,
                 qPrintable(u"%1 to %2 of %3"_s.arg(first).arg(last).arg(shown.width())));
      }
  }

  void formsForOtherProgramsHaveNoMeasures() {
    ExportDialog dialog(boardA(), choices(Form::Letters, 50), Purpose::File);
    QVERIFY(bringUp(dialog, {900, 640}));
    QVERIFY(!in<QWidget>(dialog, u"exportHex"_s)->isVisible() && !in<QWidget>(dialog, u"exportPaper"_s)->isVisible());
    QVERIFY(in<QWidget>(dialog, u"exportGo"_s)->isEnabled());
    QSignalSpy wanted(&dialog, &ExportDialog::formWanted);
    dialog.writeTo(u"/x.txt"_s);
    QCOMPARE(wanted.size(), 1);
    QVERIFY(!dialog.isVisible());
  }

  void sheetsAreWrittenOneAfterTheOther() {
    ExportDialog dialog(boardA(), choices(Form::Svg, 50, PrintPart::Halves), Purpose::File);
    QVERIFY(bringUp(dialog, {900, 640}));
    QSignalSpy written(&dialog, &ExportDialog::written);
    dialog.writeTo(folder_.filePath(u"a.svg"_s));
    QCOMPARE(in<Words>(dialog, u"exportProgress"_s)->text(), u"Sheet 1 of 2 …"_s);
    QVERIFY(written.isEmpty());
    SOON_EQUAL(written.size(), 1);
    QCOMPARE(written[0][0].toStringList(),
             (QStringList{folder_.filePath(u"a-1-1.svg"_s), folder_.filePath(u"a-1-2.svg"_s)}));
    QVERIFY(!dialog.isVisible());
    for (const QString& path : written[0][0].toStringList()) QVERIFY(QFile::exists(path));
  }

  void whatFailsIsToldWithWhatWasWritten() {
    QVERIFY(QDir(folder_.path()).mkpath(u"stuck-1-2.svg/full"_s));
    ExportDialog dialog(boardA(), choices(Form::Svg, 50), Purpose::File);
    QVERIFY(bringUp(dialog, {900, 640}));
    dialog.writeTo(folder_.filePath(u"stuck.svg"_s));
    auto* said = in<Words>(dialog, u"exportProgress"_s);
    SOON_OR_SAY(said->text().endsWith(u"These files were written: stuck-1-1.svg."_s), qPrintable(said->text()));
    QVERIFY(said->text().startsWith(u"The file cannot be written"_s));
    QVERIFY2(dialog.isVisible() && in<QWidget>(dialog, u"exportGo"_s)->isEnabled(), "another place can be chosen");
  }

  void itCanBeCanceledBetweenTwoSheets() {
    ExportDialog dialog(boardA(), choices(Form::Pdf, 50), Purpose::File);
    QVERIFY(bringUp(dialog, {900, 640}));
    const QString path = folder_.filePath(u"canceled.pdf"_s);
    dialog.writeTo(path);
    QTest::keyClick(&dialog, Qt::Key_Escape);
    QVERIFY(dialog.isVisible());
    QCOMPARE(in<Words>(dialog, u"exportProgress"_s)->text(), u"Canceled."_s);
    QCoreApplication::processEvents();
    QVERIFY(!QFile::exists(path));
    QTest::keyClick(&dialog, Qt::Key_Escape);
    QVERIFY(!dialog.isVisible());
  }

  void anotherBoardEndsItsWorkWithAWord() {
    Desk desk(folder_.path());
    auto* dialog = new ExportDialog(boardA(), choices(Form::Svg, 50, PrintPart::Halves), Purpose::File, &desk.page);
    dialog->show();
    dialog->writeTo(folder_.filePath(u"other.svg"_s));
    BoardFile other;
    other.board = bigGameBoards()[1].board;
    desk.page.document().setFile(other);
    QVERIFY(dialog->isVisible());
    QCOMPARE(in<Words>(*dialog, u"exportProgress"_s)->text(), u"Canceled."_s);
    desk.page.document().setFile(BoardFile());
    QVERIFY2(!dialog->isVisible(), "without work there is nothing to tell");
  }

  void filesOfTheSheetsAreNotReplacedUnasked() {
    ExportDialog dialog(boardA(), choices(Form::Svg, 50), Purpose::File);
    QVERIFY(bringUp(dialog, {900, 640}));
    QFile there(folder_.filePath(u"mine-1-2.svg"_s));
    QVERIFY(there.open(QIODevice::WriteOnly) && there.write("mine") == 4);
    there.close();
    in<QAbstractButton>(dialog, u"exportGo"_s)->click();
    auto* files = dialog.findChild<QFileDialog*>(u"exportFile"_s);
    QVERIFY(files);
    Q_EMIT files->fileSelected(folder_.filePath(u"mine.svg"_s));
    files->close();
    auto* question = dialog.findChild<ChoiceDialog*>();
    QVERIFY(question && question->isVisible());
    question->close();
    QVERIFY(there.open(QIODevice::ReadOnly));
    QCOMPARE(there.readAll(), QByteArray("mine"));
  }

  void printsHaveTheSameMeasures() {
    const ExportSubject subject = boardA();
    ExportDialog dialog(subject, choices(Form::Png, 50, PrintPart::Halves), Purpose::Printer);
    QVERIFY(bringUp(dialog, {900, 640}));
    QCOMPARE(in<QComboBox>(dialog, u"exportPaper"_s)->findData(u"board"_s), -1);  // no printer has that
    const QString path = folder_.filePath(u"printed.pdf"_s);
    auto printer = std::make_unique<QPrinter>(QPrinter::HighResolution);
    printer->setOutputFileName(path);
    QSignalSpy printed(&dialog, &ExportDialog::printed);
    dialog.printOn(std::move(printer));
    SOON_EQUAL(printed.size(), 1);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const double line = 0.06 * 50 / std::sqrt(3.0);
    const QList<Outlines> pages = outlinesOfPdf(file.readAll(), line);
    QCOMPARE(pages.size(), 2);
    PrintWishes wishes = dialog.choices().wishes;
    wishes.shown = PrintPart::Halves;
    Complaint complaint;
    const auto plan = PrintPlan::of(subject.board, wishes, complaint);
    QVERIFY(plan);
    int compared = 0;
    for (const Cell& cell : subject.board.cells) {
      const QPointF middle = plan->placeOf(center(cell.at, Orientation::Flat), 1);
      if (cell.territory != Territory::Moon || !plan->window().adjusted(30, 30, -30, -30).contains(middle)) continue;
      const auto box = pages[1].near(middle, 20);
      QVERIFY(box);
      QVERIFY(QLineF(box->center(), middle).length() < 0.1);
      ++compared;
    }
    QVERIFY(compared > 2);
  }

  void theWholeChainIsOfferedWhereOneIsShown() {
    Desk desk(folder_.path());
    BoardFile file;
    file.board = bigGameBoards()[0].board;
    desk.page.document().setFile(file);
    desk.page.actions()[EditorActions::Export]->trigger();
    auto* alone = desk.child<ExportDialog>(u"editorExportDialog"_s);
    QVERIFY(alone && !in<QWidget>(*alone, u"exportWhat"_s)->isVisible());
    delete alone;
    desk.page.selection().adjust([](auto& all) { all.neighbors.kind = Neighbors::Kind::B; });
    desk.page.actions()[EditorActions::Export]->trigger();
    auto* dialog = desk.child<ExportDialog>(u"editorExportDialog"_s);
    auto* what = in<QComboBox>(*dialog, u"exportWhat"_s);
    QVERIFY(what->isVisible());
    const QString before = dialog->summary();
    what->setCurrentIndex(1);
    Q_EMIT what->activated(1);
    QVERIFY(dialog->summary() != before);
    // Three boards: 12 + 12 + 15 radii with hexes of 25 mm.
    QVERIFY2(dialog->summary().contains(u"562.9 × "_s), qPrintable(dialog->summary()));
  }

  void choicesAreRememberedAndBentOnesLeftOut() {
    const QString path = folder_.filePath(u"export.ini"_s);
    ExportChoices all = choices(Form::Svg, 41.5, PrintPart::Sea);
    all.wishes.paper = *paperNamed(u"Letter"_s);
    all.wishes.turn = PaperTurn::Landscape;
    all.wishes.margin = 12;
    all.wishes.overlap = 3;
    all.wishes.dots = 600;
    all.size = ExportChoices::Size::OneSheet;
    all.keep(path);
    const ExportChoices read = ExportChoices::from(path);
    QCOMPARE(read.form, Form::Svg);
    QCOMPARE(QString::fromLatin1(read.wishes.paper.name), u"Letter"_s);
    QCOMPARE(read.wishes.turn, PaperTurn::Landscape);
    QCOMPARE(read.size, ExportChoices::Size::OneSheet);
    QCOMPARE(read.wishes.hex, 41.5);
    QCOMPARE(read.wishes.margin, 12.0);
    QCOMPARE(read.wishes.overlap, 3.0);
    QCOMPARE(read.wishes.dots, 600);
    QCOMPARE(read.wishes.shown, PrintParts(PrintPart::Sea));
    QFile bent(path);
    QVERIFY(bent.open(QIODevice::WriteOnly) && bent.write("form=doc\npaper=B7\nhex=-3\ndots=x\nmargin=nan\n") > 0);
    bent.close();
    const ExportChoices first, left = ExportChoices::from(path);
    QCOMPARE(left.form, first.form);
    QCOMPARE(left.wishes.hex, first.wishes.hex);
    QCOMPARE(left.wishes.margin, first.wishes.margin);
    QCOMPARE(left.wishes.dots, first.wishes.dots);
  }

  void enterGoesOnFromAField() {
    ExportDialog dialog(boardA(), choices(Form::Pdf, 50), Purpose::File);
    QVERIFY(bringUp(dialog, {900, 640}));
    auto* hex = in<QDoubleSpinBox>(dialog, u"exportHex"_s);
    hex->setFocus();
    QTest::keyClick(hex, Qt::Key_Return);
    auto* files = dialog.findChild<QFileDialog*>(u"exportFile"_s);
    QVERIFY(files && dialog.isVisible());
    files->close();
  }

  void everythingIsNamedAndReachedByKeyboard_data() {
    QTest::addColumn<int>("form");
    for (int i = 0; i < ExportChoices::kForms; ++i) QTest::addRow("form %d", i) << i;
  }
  void everythingIsNamedAndReachedByKeyboard() {
    QFETCH(int, form);
    ExportSubject subject = boardA();
    subject.chain = asOneBoard(chainOf(bigGameBoards(), "ABC", 3, Ends::Open));
    ExportDialog dialog(std::move(subject), choices(static_cast<Form>(form), 50), Purpose::File);
    QVERIFY(bringUp(dialog, {900, 640}));
    QSet<QWidget*> reached;
    for (int i = 0; i < 40; ++i) {
      reached << QApplication::focusWidget();
      QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    }
    for (const QString& name : {u"exportForm"_s, u"exportWhat"_s, u"exportHex"_s, u"exportFit"_s, u"exportPaper"_s,
                                u"exportTurn"_s, u"exportMargin"_s, u"exportOverlap"_s, u"exportDots"_s,
                                u"exportShow-sea"_s, u"exportShow-names"_s, u"exportCancel"_s, u"exportGo"_s}) {
      auto* part = in<QWidget>(dialog, name);
      if (!part->isVisible()) continue;
      QVERIFY2(reached.contains(part), qPrintable(name));
      QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(part);
      QVERIFY2(spoken && !spoken->text(QAccessible::Name).isEmpty(), qPrintable(name));
    }
  }
};

TAPU_TEST_WITH_SCREEN(ExportDialogTest)
#include "test_export_dialog.moc"
