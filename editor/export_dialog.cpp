// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/export_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPrinter>
#include <QScrollArea>
#include <QTimer>
#include <QVBoxLayout>
#include <utility>

#include "app/kit/bare_scroll.h"
#include "app/kit/dialog_size.h"
#include "app/kit/file_dialog.h"
#include "app/kit/print_dialog.h"
#include "app/kit/question.h"
#include "app/kit/spoken.h"
#include "app/text/shown_text.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

constexpr std::array kParts{PrintPart::Sea,    PrintPart::Numbers, PrintPart::Harbors,
                            PrintPart::Starts, PrintPart::Halves,  PrintPart::Names};
/// The forms in the order of the list: the most common one comes first.
constexpr std::array kFormOrder{ExportChoices::Form::Pdf, ExportChoices::Form::Png, ExportChoices::Form::Svg,
                                ExportChoices::Form::Letters, ExportChoices::Form::Pioneers};

QString length(double millimeters) {
  const double tenths = std::round(millimeters * 10) / 10;
  return QLocale().toString(tenths, 'f', tenths == std::floor(tenths) ? 0 : 1);
}

}  // namespace

/// The running export or print.
struct ExportDialog::Work {
  std::unique_ptr<SheetWriter> writer;
  std::unique_ptr<QPrinter> printer;
  std::unique_ptr<QPainter> painter;
  int sheet = 0;
};

ExportDialog::ExportDialog(ExportSubject subject, const ExportChoices& choices, Purpose purpose, QWidget* parent)
    : QDialog(parent),
      subject_(std::move(subject)),
      choices_(choices),
      purpose_(purpose),
      form_(new QComboBox(this)),
      what_(new QComboBox(this)),
      paper_(new QComboBox(this)),
      turn_(new QComboBox(this)),
      hex_(new QDoubleSpinBox(this)),
      margin_(new NumberField(this)),
      overlap_(new NumberField(this)),
      dots_(new NumberField(this)),
      preview_(new PrintPreview(this)),
      lines_(new QFormLayout),
      summary_(new Words({}, kBodyText, Weight::Bold, &Theme::ink, this)),
      progress_(new Words({}, kBodyText, Weight::Regular, &Theme::ink2, this)),
      fit_(new ActionButton({}, ActionButton::Role::Link, this)),
      cancel_(new ActionButton({}, ActionButton::Role::Quiet, this)),
      go_(new ActionButton({}, ActionButton::Role::Next, this)) {
  setObjectName(u"editorExportDialog"_s);
  //: Title of a window of the board editor
  setWindowTitle(purpose == Purpose::File ? tr("Export board")
                                          //: Title of a window of the board editor
                                          : tr("Print board"));
  summary_->setObjectName(u"exportSummary"_s);
  progress_->setObjectName(u"exportProgress"_s);
  makeColumns();
  makeFoot();
  fill();
  fitSize(this, {960, 640});
}

ExportDialog::~ExportDialog() = default;

void ExportDialog::makeColumns() {
  lines_->setVerticalSpacing(8);
  lines_->setRowWrapPolicy(QFormLayout::WrapLongRows);
  makeFile(lines_);
  makeSize(lines_);
  makePaper(lines_);
  makeShown(lines_);
  auto* left = new QWidget;
  left->setObjectName(u"plain"_s);
  left->setLayout(lines_);
  auto* scroll = new QScrollArea(this);
  scrollBare(scroll, left);
  scroll->setMinimumWidth(left->minimumSizeHint().width() + 24);
  auto* right = new QVBoxLayout;
  right->addWidget(preview_, 1);
  right->addWidget(summary_);
  right->addWidget(progress_);
  auto* both = new QHBoxLayout;
  both->setSpacing(16);
  both->addWidget(scroll);
  both->addLayout(right, 1);
  auto* all = new QVBoxLayout(this);
  all->setContentsMargins(18, 16, 18, 14);
  all->addLayout(both, 1);
}

// Questions

void ExportDialog::makeFile(QFormLayout* form) {
  form_->setObjectName(u"exportForm"_s);
  what_->setObjectName(u"exportWhat"_s);
  for (const ExportChoices::Form each : kFormOrder) {
    //: Exporting a board: kinds of files
    const QString names[] = {tr("Picture (PNG)"), tr("Vector picture (SVG)"), tr("Document to print (PDF)"),
                             //: Exporting a board: kinds of files; Pioneers is a program
                             tr("Drawing of letters (.txt)"), tr("Pioneers game (.game)")};
    form_->addItem(names[static_cast<std::size_t>(each)], static_cast<int>(each));
  }
  //: Exporting a board: what is exported
  what_->addItems({tr("This board"),
                   //: Exporting a board: what is exported
                   tr("The whole chain that is shown")});
  if (purpose_ == Purpose::File) {
    //: Exporting a board: a list of kinds of files
    form->addRow(tr("Kind of file"), form_);
    connect(form_, &QComboBox::activated, this, &ExportDialog::take);
  }
  form_->setVisible(purpose_ == Purpose::File);
  //: Exporting a board: this board alone or all boards of a chain
  form->addRow(tr("What"), what_);
  form->setRowVisible(what_, subject_.chain.has_value());
  connect(what_, &QComboBox::activated, this, [this] {
    take();
    setPrint();
  });
}

QString ExportDialog::millimeters() {
  //: Unit behind a length in millimeters
  return tr("mm");
}

void ExportDialog::makeSize(QFormLayout* form) {
  using W = PrintWishes;
  hex_->setObjectName(u"exportHex"_s);
  hex_->setDecimals(1);
  hex_->setRange(W::kLeastHex, W::kMostHex);
  hex_->setSuffix(QChar::Nbsp + millimeters());
  fit_->setObjectName(u"exportFit"_s);
  //: Button: makes the hexes as large as one sheet of paper has room for
  rename(fit_, tr("Fill one sheet"));
  hex_->setButtonSymbols(QDoubleSpinBox::NoButtons);
  hex_->setAlignment(Qt::AlignCenter);
  hex_->setFont(textFont(kChoiceText, Weight::Bold));
  auto* size = new QHBoxLayout;
  size->setSpacing(0);
  size_ = size;
  // As a NumberField has them.
  auto* less = new ActionButton(u"minus"_s, {}, ActionButton::Role::Quiet, ActionButton::Shape::Icon, this);
  auto* more = new ActionButton(u"plus"_s, {}, ActionButton::Role::Quiet, ActionButton::Shape::Icon, this);
  //: Buttons beside the width of a hex, for screen readers
  setSpokenName(less, tr("Smaller hexes"));
  //: Buttons beside the width of a hex, for screen readers
  setSpokenName(more, tr("Larger hexes"));
  for (ActionButton* button : {less, more}) {
    button->setFocusPolicy(Qt::NoFocus);
    button->setAutoRepeat(true);
  }
  connect(less, &ActionButton::clicked, hex_, &QDoubleSpinBox::stepDown);
  connect(more, &ActionButton::clicked, hex_, &QDoubleSpinBox::stepUp);
  for (QWidget* each : {static_cast<QWidget*>(less), static_cast<QWidget*>(hex_), static_cast<QWidget*>(more)})
    size->addWidget(each);
  size->addSpacing(8);
  size->addWidget(fit_);
  size->addStretch(1);
  //: Exporting a board: between two parallel sides, in millimeters
  const QString hexWord = tr("Width of a hex");
  setSpokenName(hex_, hexWord);
  form->addRow(hexWord, size);
  connect(hex_, &QDoubleSpinBox::valueChanged, this, [this] { takeSize(ExportChoices::Size::Measured); });
  connect(fit_, &ActionButton::clicked, this, [this] { takeSize(ExportChoices::Size::OneSheet); });
}

void ExportDialog::makePaper(QFormLayout* form) {
  using W = PrintWishes;
  paper_->setObjectName(u"exportPaper"_s);
  for (const PaperKind& paper : papers()) {
    if (paper.isAsLargeAsBoard() && purpose_ == Purpose::Printer) continue;
    //: Exporting a board: the paper
    paper_->addItem(paper.isAsLargeAsBoard() ? tr("As large as the board") : QString::fromLatin1(paper.name),
                    QString::fromLatin1(paper.name));
  }
  //: Exporting a board: a list of sizes such as A4
  form->addRow(tr("Paper"), paper_);
  turn_->setObjectName(u"exportTurn"_s);
  //: Exporting a board: how the paper lies
  turn_->addItems({tr("As needs fewer sheets"), tr("Upright"), tr("On its side")});
  //: Exporting a board: upright or on its side
  form->addRow(tr("The paper lies"), turn_);
  const auto field = [&](NumberField* box, const QString& name, int least, int most, const QString& word) {
    box->box()->setObjectName(name);
    box->setRange(least, most);
    box->setName(word);
    form->addRow(word, box);
    connect(box, &NumberField::changed, this, &ExportDialog::take);
  };
  //: Exporting a board: the white border of a sheet
  field(margin_, u"exportMargin"_s, static_cast<int>(W::kLeastMargin), static_cast<int>(W::kMostMargin), tr("Margin"));
  //: Exporting a board: how far two sheets show the same, to be glued
  field(overlap_, u"exportOverlap"_s, 0, static_cast<int>(W::kMostOverlap), tr("Overlap for gluing"));
  //: Exporting a board: how fine a picture is
  field(dots_, u"exportDots"_s, W::kLeastDots, W::kMostDots, tr("Dots per inch"));
  margin_->setUnit(millimeters());
  overlap_->setUnit(millimeters());
  dots_->box()->setSingleStep(50);
  connect(paper_, &QComboBox::activated, this, &ExportDialog::take);
  connect(turn_, &QComboBox::activated, this, &ExportDialog::take);
}

void ExportDialog::makeShown(QFormLayout* form) {
  //: Printing a board: what is shown of it
  const QString names[] = {tr("Sea"), tr("Numbers"), tr("Harbors"),
                           //: Printing a board: what is shown of it
                           tr("Start pieces and robbers"), tr("Halves and their border"), tr("Name and author")};
  auto* boxes = new QVBoxLayout;
  boxes_ = boxes;
  boxes->setSpacing(4);
  for (std::size_t i = 0; i < parts_.size(); ++i) {
    parts_[i] = new QCheckBox(names[i], this);
    parts_[i]->setObjectName(u"exportShow-%1"_s.arg(QLatin1StringView(printPartWords()[i].word)));
    boxes->addWidget(parts_[i]);
    connect(parts_[i], &QCheckBox::toggled, this, [this] {
      take();
      setPrint();
    });
  }
  //: Exporting a board: over a list of things to show, such as the sea
  form->addRow(tr("Show"), boxes);
}

void ExportDialog::makeFoot() {
  cancel_->setObjectName(u"exportCancel"_s);
  go_->setObjectName(u"exportGo"_s);
  //: Button of the dialog for exporting a board
  rename(cancel_, tr("Cancel"));
  //: Button of the dialog for exporting a board: asks for the file
  rename(go_, purpose_ == Purpose::File ? tr("Export…")
                                        //: Button of the dialog for printing a board: asks for the printer
                                        : tr("Print…"));
  auto* foot = new QHBoxLayout;
  foot->addStretch(1);
  foot->addWidget(cancel_);
  foot->addWidget(go_);
  static_cast<QVBoxLayout*>(layout())->addLayout(foot);
  connect(cancel_, &ActionButton::clicked, this, &ExportDialog::reject);
  connect(go_, &ActionButton::clicked, this, &ExportDialog::confirm);
}

/// Shows the choices.
void ExportDialog::fill() {
  if (purpose_ == Purpose::Printer) {  // it has no pictures, and no paper of any size
    choices_.form = ExportChoices::Form::Pdf;
    if (choices_.wishes.paper.isAsLargeAsBoard()) choices_.wishes.paper = PrintWishes().paper;
  }
  const PrintWishes& wishes = choices_.wishes;
  const QSignalBlocker quiet(hex_);
  form_->setCurrentIndex(form_->findData(static_cast<int>(choices_.form)));
  paper_->setCurrentIndex(paper_->findData(QString::fromLatin1(wishes.paper.name)));
  turn_->setCurrentIndex(static_cast<int>(wishes.turn));
  hex_->setValue(wishes.hex);
  margin_->setValue(static_cast<int>(wishes.margin));
  overlap_->setValue(static_cast<int>(wishes.overlap));
  dots_->setValue(wishes.dots);
  for (std::size_t i = 0; i < parts_.size(); ++i) {
    const QSignalBlocker still(parts_[i]);
    parts_[i]->setChecked(wishes.shown.testFlag(kParts[i]));
  }
  take();
  (purpose_ == Purpose::File ? static_cast<QWidget*>(form_) : hex_)->setFocus();
}

/// Takes the choices from the fields.
void ExportDialog::take() {
  PrintWishes& wishes = choices_.wishes;
  if (purpose_ == Purpose::File) choices_.form = static_cast<ExportChoices::Form>(form_->currentData().toInt());
  if (const auto paper = paperNamed(paper_->currentData().toString())) wishes.paper = *paper;
  wishes.turn = static_cast<PaperTurn>(turn_->currentIndex());
  wishes.hex = std::round(hex_->value() * 10) / 10;
  wishes.margin = margin_->value();
  wishes.overlap = overlap_->value();
  wishes.dots = dots_->value();
  for (std::size_t i = 0; i < parts_.size(); ++i) wishes.shown.setFlag(kParts[i], parts_[i]->isChecked());
  refresh();
}

void ExportDialog::takeSize(ExportChoices::Size size) {
  choices_.size = size;
  take();
}

ExportDialog::What ExportDialog::what() const {
  return what_->currentIndex() == 1 && subject_.chain ? What::Chain : What::Board;
}

const Board& ExportDialog::board() const { return what() == What::Chain ? *subject_.chain : subject_.board; }

QString ExportDialog::title() const {
  if (!choices_.wishes.shown.testFlag(PrintPart::Names)) return {};
  return what() == What::Chain ? subject_.chainTitle : subject_.title;
}

/// Lays the sheets out anew and reports the result.
void ExportDialog::refresh() {
  const bool isExact = isMeasured(choices_.form);
  const bool isSheet = isExact && !choices_.wishes.paper.isAsLargeAsBoard();
  for (QLayout* each : {size_, boxes_}) lines_->setRowVisible(each, isExact);
  for (QWidget* each : {static_cast<QWidget*>(paper_), static_cast<QWidget*>(margin_)})
    lines_->setRowVisible(each, isExact);
  for (QWidget* each : {static_cast<QWidget*>(turn_), static_cast<QWidget*>(overlap_)})
    lines_->setRowVisible(each, isSheet);
  lines_->setRowVisible(dots_, choices_.form == ExportChoices::Form::Png);
  lines_->setRowVisible(what_, isExact && subject_.chain);
  fit_->setVisible(isSheet);
  preview_->setVisible(isExact);
  Complaint complaint;
  const PrintWishes wishes = choices_.wishesFor(board(), title());
  if (wishes.hex != choices_.wishes.hex) {
    const QSignalBlocker quiet(hex_);
    hex_->setValue(wishes.hex);
    choices_.wishes.hex = wishes.hex;
  }
  plan_ = PrintPlan::of(board(), wishes, complaint);
  const bool isDots = choices_.form == ExportChoices::Form::Png;
  const bool fits = plan_ && (!isDots || plan_->fitsMemory(wishes.dots, complaint));
  if (plan_ && print_) preview_->setPlan(*plan_);
  if (plan_ && !print_) setPrint();
  //: Exporting a board in a form for another program
  const QString noMeasure = tr("This form has no measures: it says what lies where.");
  summary_->setText(!isExact ? noMeasure : fits ? sizeInWords(*plan_) : complaint.sentence);
  summary_->setColor(!isExact || fits ? &Theme::ink : &Theme::danger);
  //: For screen readers: the picture of the sheets on which a board is printed
  setSpokenName(preview_, tr("Preview"));
  setSpokenDetails(preview_, summary_->text());
  go_->setEnabled(!work_ && (fits || (!isExact && !board().cells.empty())));
}

QString ExportDialog::summary() const { return summary_->text(); }

QString ExportDialog::sizeInWords(const PrintPlan& plan) const {
  const QString width = length(plan.drawing().width()), height = length(plan.drawing().height());
  const PaperKind& paper = choices_.wishes.paper;
  if (paper.isAsLargeAsBoard())
    //: Exporting a board: %1 × %2 its size
    return tr("The board is %1 × %2 mm.").arg(width, height);
  //: Printing a board: %n sheets of paper, %1 the name of the paper (A4), %2 × %3 the size of the board
  const QString size = tr("%n sheet(s) %1; the board is %2 × %3 mm.", nullptr, plan.sheets())
                           .arg(QString::fromLatin1(paper.name), width, height);
  if (choices_.size == ExportChoices::Size::Measured || plan.sheets() == 1) return size;
  //: Printing a board that shall fill one sheet of paper and cannot, behind its size
  return size + u' ' + tr("It is too large for one sheet.");
}

/// The picture of the board has changed, not only its measures.
void ExportDialog::setPrint() {
  print_.reset();
  if (plan_) print_ = std::make_shared<BoardPrint>(board(), *plan_, choices_.wishes, title());
  preview_->setPrint(print_);
}

// Work

void ExportDialog::confirm() {
  if (!go_->isEnabled()) return;
  purpose_ == Purpose::File ? askFile() : askPrinter();
}

void ExportDialog::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return confirm();
  QDialog::keyPressEvent(event);
}

void ExportDialog::askFile() {
  const QString suffix = suffixOf(choices_.form);
  auto* dialog = fileDialog(
      this, QFileDialog::AcceptSave, windowTitle(),
      {u"%1 (*.%2)"_s.arg(form_->itemText(form_->findData(static_cast<int>(choices_.form))).section(u" ("_s, 0, 0),
                          suffix)});
  dialog->setObjectName(u"exportFile"_s);
  dialog->setDefaultSuffix(suffix);
  dialog->selectFile(subject_.name + u'.' + suffix);
  connect(dialog, &QFileDialog::fileSelected, this, &ExportDialog::askReplace);
  dialog->open();
}

/// The file dialog has asked about none of several sheets.
void ExportDialog::askReplace(const QString& path) {
  int there = 0;
  const bool isSplit = plan_ && plan_->sheets() > 1 &&
                       (choices_.form == ExportChoices::Form::Png || choices_.form == ExportChoices::Form::Svg);
  for (int i = 0; isSplit && i < plan_->sheets(); ++i) there += QFileInfo::exists(plan_->pathOf(path, i));
  if (there == 0) return writeTo(path);
  Question::ask(
      this,
      [there] {
        //: Title of a question: files with the names of the sheets are there already
        return Question::Texts{tr("Replace files?"),
                               //: Question before several files are written
                               tr("%n file(s) of these names are there already.", nullptr, there),
                               //: Button: the files stay as they are
                               tr("&Cancel"),
                               //: Button: the files are replaced
                               tr("&Replace")};
      },
      [this, path] { writeTo(path); });
}

void ExportDialog::writeTo(const QString& path) {
  if (!isMeasured(choices_.form)) {
    Q_EMIT formWanted(path);
    return accept();
  }
  if (!plan_ || !print_) return;
  beginWork();
  work_->writer = std::make_unique<SheetWriter>(print_, path);
  QTimer::singleShot(0, this, &ExportDialog::step);
}

void ExportDialog::beginWork() {
  work_ = std::make_unique<Work>();
  print_ = std::make_shared<BoardPrint>(board(), *plan_, choices_.wishes, title());
  progress_->setColor(&Theme::ink2);
  //: Exporting a board, while its files are written: %1 the sheet that is next, %2 how many there are
  progress_->setText(tr("Sheet %1 of %2 …").arg(QLocale().toString(1), QLocale().toString(plan_->sheets())));
  progress_->repaint();
  for (QWidget* each : {static_cast<QWidget*>(go_), static_cast<QWidget*>(form_), static_cast<QWidget*>(fit_)})
    each->setEnabled(false);
  lines_->parentWidget()->setEnabled(false);
}

void ExportDialog::step() {
  if (!work_) return;  // canceled
  Complaint complaint;
  const SheetWriter::Step step = work_->writer->next(complaint);
  if (step == SheetWriter::Step::Failed) return fail(complaint);
  if (step == SheetWriter::Step::Done) {
    Q_EMIT written(work_->writer->written());
    return accept();
  }
  progress_->setText(
      tr("Sheet %1 of %2 …").arg(QLocale().toString(work_->writer->drawn() + 1), QLocale().toString(plan_->sheets())));
  QTimer::singleShot(0, this, &ExportDialog::step);
}

void ExportDialog::fail(const Complaint& complaint) {
  QString said = complaint.sentence;
  const QStringList done = work_->writer ? work_->writer->written() : QStringList();
  QStringList names;
  for (const QString& path : done) names << shownFileName(path);
  if (!names.isEmpty())
    //: Exporting a board failed after some of its files: %1 their names
    said += u' ' + tr("These files were written: %1.").arg(names.join(u", "_s));
  work_.reset();
  lines_->parentWidget()->setEnabled(true);
  form_->setEnabled(true);
  fit_->setEnabled(true);
  progress_->setColor(&Theme::danger);
  progress_->setText(said);
  refresh();
}

void ExportDialog::reject() {
  if (!work_) return QDialog::reject();
  Complaint complaint;
  //: Exporting a board was canceled before all of its files were written
  complaint.sentence = tr("Canceled.");
  fail(complaint);
}

void ExportDialog::askPrinter() {
  auto* dialog = new PrintDialog(PrintDialog::printersHere(), this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &PrintDialog::pdfWanted, this, &ExportDialog::askFile);
  connect(dialog, &PrintDialog::chosen, this, [this](const QString& name) {
    auto printer = std::make_unique<QPrinter>(QPrinter::HighResolution);
    printer->setPrinterName(name);
    printOn(std::move(printer));
  });
  dialog->open();
}

void ExportDialog::printOn(std::unique_ptr<QPrinter> printer) {
  if (!plan_ || !print_) return;
  beginWork();
  work_->printer = std::move(printer);
  work_->printer->setDocName(title().isEmpty() ? subject_.name : title());
  work_->printer->setFullPage(true);
  work_->painter = std::make_unique<QPainter>();
  if (!work_->printer->isValid() || !layPages(*work_->printer, *plan_) ||
      !work_->painter->begin(work_->printer.get())) {
    Complaint complaint;
    //: Printing a board: %1 name of a printer, %2 a paper such as A4
    complaint.sentence = tr("The printer “%1” cannot print on %2.")
                             .arg(work_->printer->printerName(), QString::fromLatin1(choices_.wishes.paper.name));
    return fail(complaint);
  }
  QTimer::singleShot(0, this, &ExportDialog::stepPrinter);
}

void ExportDialog::stepPrinter() {
  if (!work_) return;  // canceled
  if (work_->sheet > 0) work_->printer->newPage();
  print_->paint(*work_->painter, work_->sheet, work_->printer->resolution() / 25.4);
  ++work_->sheet;
  if (work_->sheet == plan_->sheets()) {
    work_->painter->end();
    Q_EMIT printed(work_->printer->printerName());
    return accept();
  }
  progress_->setText(
      tr("Sheet %1 of %2 …").arg(QLocale().toString(work_->sheet + 1), QLocale().toString(plan_->sheets())));
  QTimer::singleShot(0, this, &ExportDialog::stepPrinter);
}

}  // namespace tapu

#include "moc_export_dialog.cpp"
