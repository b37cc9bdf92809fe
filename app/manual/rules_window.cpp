// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/rules_window.h"

#include <QBuffer>
#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPdfWriter>
#include <QPrinter>
#include <QScrollBar>
#include <QShortcut>
#include <QStackedWidget>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "app/files/whole_file.h"
#include "app/kit/file_dialog.h"
#include "app/kit/flow_layout.h"
#include "app/kit/line_breaks.h"
#include "app/kit/passing_menu.h"
#include "app/kit/print_dialog.h"
#include "app/manual/rules_pages.h"
#include "app/manual/rules_web.h"
#include "app/manual/wrapped_rows.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr int kLeft = 296, kSectionRole = Qt::UserRole + 1;
constexpr double kScreenDpi = 96;
constexpr QChar kThinSpace(u'\u2009');
constexpr int kLeastZoom = 75, kMostZoom = 250, kZoomStep = 25;

ActionButton* button(const QString& name, const QString& icon, QWidget* parent,
                     ActionButton::Role role = ActionButton::Role::Quiet,
                     ActionButton::Shape shape = ActionButton::Shape::Line) {
  auto* made = icon.isEmpty() ? new ActionButton({}, role, parent) : new ActionButton(icon, {}, role, shape, parent);
  made->setObjectName(name);
  return made;
}

}  // namespace

RulesWindow::RulesWindow(Languages& languages, Settings& settings, TableMaker tables)
    : languages_(languages), settings_(settings), tables_(std::move(tables)), left_(makeLeft()), right_(makeRight()) {
  setObjectName(u"rulesWindow"_s);
  auto* line = new QHBoxLayout(this);
  line->setContentsMargins(kSheetGap, kSheetGap, kSheetGap, kSheetGap);
  line->setSpacing(kSheetGap);
  line->addWidget(left_);
  line->addWidget(right_, 1);
  setMinimumSize(360, 300);
  resize(1000, 720);
  makeKeys();
  applyLook();
  load();
  search_->setFocus();
}

QWidget* RulesWindow::makeLeft() {
  auto* sheet = new Sheet(this);
  auto* lines = new QVBoxLayout(sheet);
  lines->setContentsMargins(14, 12, 14, 12);
  lines->setSpacing(8);
  choice_ = new Segments(sheet);
  choice_->setObjectName(u"rulesBook"_s);
  search_ = new QLineEdit(sheet);
  search_->setObjectName(u"rulesSearch"_s);
  search_->setClearButtonEnabled(true);
  search_->installEventFilter(this);
  lists_ = new QStackedWidget(sheet);
  backToText_ = button(u"rulesBackToText"_s, u"undo"_s, sheet);
  contents_ = new QTreeWidget(lists_);
  contents_->setObjectName(u"rulesContents"_s);
  contents_->setHeaderHidden(true);
  auto* rows = new WrappedRows(contents_);
  contents_->setItemDelegate(rows);
  contents_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  contents_->setIndentation(14);
  contents_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  results_ = new QListWidget(lists_);
  results_->setObjectName(u"rulesResults"_s);
  results_->setItemDelegate(new WrappedRows(results_));
  results_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  results_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  nothing_ = new Words({}, kChoiceText, Weight::Regular, &Theme::ink2, lists_);
  nothing_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  for (QWidget* list : std::initializer_list<QWidget*>{contents_, results_, nothing_}) lists_->addWidget(list);
  lines->addWidget(backToText_, 0, Qt::AlignLeft);
  lines->addWidget(choice_, 0, Qt::AlignLeft);
  lines->addWidget(search_);
  lines->addWidget(lists_, 1);
  connect(choice_, &Segments::picked, this, [this](int index) { openBook(static_cast<Book>(index)); });
  connect(rows, &WrappedRows::sizeHintChanged, this, &RulesWindow::scrollToChosen, Qt::QueuedConnection);
  connect(backToText_, &ActionButton::clicked, this, [this] {
    contentsInFront_ = false;
    arrange();
    text_->setFocus(Qt::OtherFocusReason);
  });
  connect(search_, &QLineEdit::textChanged, this, [this] { fillResults(); });
  connect(contents_, &QTreeWidget::itemActivated, this,
          [this](QTreeWidgetItem* item) { open(item->data(0, kSectionRole).toString()); });
  connect(contents_, &QTreeWidget::itemClicked, this,
          [this](QTreeWidgetItem* item) { open(item->data(0, kSectionRole).toString()); });
  const auto openFound = [this](const QListWidgetItem* item) { open(item->data(kSectionRole).toString()); };
  connect(results_, &QListWidget::itemActivated, this, openFound);
  connect(results_, &QListWidget::itemClicked, this, openFound);
  return sheet;
}

QWidget* RulesWindow::makeRight() {
  auto* sheet = new Sheet(this);
  auto* lines = new QVBoxLayout(sheet);
  lines->setContentsMargins(14, 10, 8, 10);
  lines->setSpacing(6);
  auto* bar = new QWidget(sheet);
  auto* tools = new FlowLayout(bar, 6);
  tools->setContentsMargins(0, 0, 0, 0);
  contentsButton_ = button(u"rulesShowContents"_s, u"book"_s, bar);
  back_ = button(u"rulesBack"_s, {}, bar);
  forward_ = button(u"rulesForward"_s, {}, bar);
  auto* sizes = new QWidget(bar);
  smaller_ = button(u"rulesSmaller"_s, u"zoom-out"_s, sizes, ActionButton::Role::Quiet, ActionButton::Shape::Icon);
  larger_ = button(u"rulesLarger"_s, u"zoom-in"_s, sizes, ActionButton::Role::Quiet, ActionButton::Shape::Icon);
  auto* pair = new QHBoxLayout(sizes);  // the two buttons stay in one line
  pair->setContentsMargins(0, 0, 0, 0);
  pair->setSpacing(6);
  for (ActionButton* size : {smaller_, larger_}) pair->addWidget(size);
  print_ = button(u"rulesPrint"_s, {}, bar);
  close_ = button(u"rulesClose"_s, {}, bar, ActionButton::Role::Next);
  for (QWidget* tool : std::initializer_list<QWidget*>{contentsButton_, back_, forward_, sizes, print_, close_})
    tools->addWidget(tool);
  text_ = new RulesText(sheet);
  note_ = new Words({}, kChoiceText, Weight::Regular, &Theme::danger, sheet);
  note_->setObjectName(u"rulesNote"_s);
  note_->hide();
  lines->addWidget(bar);
  lines->addWidget(note_);
  lines->addWidget(text_, 1);
  connect(contentsButton_, &ActionButton::clicked, this, [this] {
    contentsInFront_ = !contentsInFront_;
    arrange();
  });
  connect(back_, &ActionButton::clicked, this, &RulesWindow::back);
  connect(forward_, &ActionButton::clicked, this, &RulesWindow::forward);
  connect(smaller_, &ActionButton::clicked, this, [this] { zoom(-1); });
  connect(larger_, &ActionButton::clicked, this, [this] { zoom(+1); });
  connect(print_, &ActionButton::clicked, this, &RulesWindow::offerPrinting);
  connect(close_, &ActionButton::clicked, this, [this] {
    close();
    Q_EMIT backToGame();
  });
  connect(text_, &RulesText::sectionAsked, this, [this](const QString& id) { open(id); });
  return sheet;
}

void RulesWindow::makeKeys() {
  const auto key = [this](const QKeySequence& keys, auto act) {
    connect(new QShortcut(keys, this), &QShortcut::activated, this, act);
  };
  key(QKeySequence::Find, [this] {
    contentsInFront_ = true;
    arrange();
    search_->setFocus(Qt::ShortcutFocusReason);
    search_->selectAll();
  });
  key(Qt::ALT | Qt::Key_Left, [this] { back(); });
  key(Qt::ALT | Qt::Key_Right, [this] { forward(); });
  key(QKeySequence::Print, [this] { askPrinter(Part::Chapter); });
  key(QKeySequence::ZoomIn, [this] { zoom(+1); });
  key(Qt::CTRL | Qt::Key_Equal, [this] { zoom(+1); });
  key(QKeySequence::ZoomOut, [this] { zoom(-1); });
  key(Qt::CTRL | Qt::Key_0, [this] { zoom(0); });
}

void RulesWindow::load() {
  loadedFor_ = languages_.current();
  books_ = {RuleBook::inLanguage(loadedFor_), RuleBook::handbookIn(loadedFor_, tables_)};
  retranslate();
  fillContents();
  fillResults();
  if (visits_.empty() && !book().sections().isEmpty()) visits_.push_back({book().sections().first().id});
  showNow();
}

void RulesWindow::retranslate() {
  //: Title of the window with the rules
  const QString rules = tr("Rules – Tapu");
  //: Title of the window while it shows the handbook: how the program is used
  setWindowTitle(shown_ == Book::Rules ? rules : tr("Handbook – Tapu"));
  //: Two words beside each other, one of which is chosen: the book whose contents are shown
  choice_->setChoices({tr("Rules"),
                       //: Two words beside each other, one of which is chosen: the book whose contents are shown
                       tr("Handbook")});
  //: In the empty search field over the contents of rules and handbook
  search_->setAccessibleName(tr("Search rules and handbook"));
  search_->setPlaceholderText(kThinSpace +
                              search_->accessibleName());  // the space keeps the cursor off the first letter
  //: Screen reader: the list of chapters and sections
  contents_->setAccessibleName(tr("Contents"));
  //: Screen reader: sections that the search found
  results_->setAccessibleName(tr("Sections found"));
  //: In place of the sections found
  nothing_->setText(tr("No section has these words. Try one word, in English or in Hindi."));
  //: Button of the rules in a narrow window: shows the list of sections
  rename(contentsButton_, tr("Contents"));
  //: Button of the rules in a narrow window: hides the list of sections
  rename(backToText_, tr("Back to the text"));
  //: Button of the rules: to the section that was shown before
  rename(back_, tr("Back"), tr("To the section before (Alt+Left)"));
  //: Button of the rules: opposite of "Back"
  rename(forward_, tr("Forward"), tr("To the section after (Alt+Right)"));
  //: Button of the rules
  rename(smaller_, tr("Smaller"), tr("Smaller text (Ctrl+-)"));
  //: Button of the rules
  rename(larger_, tr("Larger"), tr("Larger text (Ctrl++)"));
  //: Button of the rules
  rename(print_, tr("Print…"), tr("Print what is shown, or save it as PDF"));
  //: Button of the window with rules and handbook
  rename(close_, tr("Close"), tr("Close this window (Esc)"));
}

void RulesWindow::fillContents() {
  const RuleBook& book = bookOf(shown_);
  contents_->clear();
  for (qsizetype i = 0; i < book.chapters().size(); ++i) {
    auto* chapter = new QTreeWidgetItem(contents_, {inShownDigits(book.chapters()[i].title)});
    chapter->setData(0, kSectionRole, book.chapters()[i].id);
    QFont bold = chapter->font(0);
    bold.setBold(true);
    chapter->setFont(0, bold);
    for (const RuleSection& section : book.sections()) {
      if (section.chapter != i) continue;
      auto* item = new QTreeWidgetItem(chapter, {inShownDigits(section.title)});
      item->setData(0, kSectionRole, section.id);
      item->setToolTip(0, plainTip(section.title));
    }
  }
}

void RulesWindow::addResults(Book book, const WordQuery& query) {
  //: In front of a section that a search found, if it is of the book whose contents are not shown
  const QString where = book == shown_ ? QString() : (book == Book::Rules ? tr("Rules") : tr("Handbook")) + u" · "_s;
  for (const RuleFound& found : bookOf(book).search(query)) {
    const RuleSection& section = bookOf(book).sections()[found.section];
    auto* item = new QListWidgetItem(inShownDigits(section.title + u'\n' + where + found.excerpt), results_);
    item->setData(kSectionRole, section.id);
  }
}

void RulesWindow::fillResults() {
  const QString typed = search_->text();
  const WordQuery query = queryFor(typed);
  results_->clear();
  addResults(shown_, query);
  addResults(shown_ == Book::Rules ? Book::Handbook : Book::Rules, query);
  const bool empty = wordsIn(typed).isEmpty();
  lists_->setCurrentWidget(empty                   ? static_cast<QWidget*>(contents_)
                           : results_->count() > 0 ? static_cast<QWidget*>(results_)
                                                   : nothing_);
  text_->markWords(query);
}

WordQuery RulesWindow::queryFor(const QString& typed) const {
  const WordQuery spelled = book().queryFor(typed, WordQuery::By::Spelling);
  for (const RuleBook& each : books_)
    if (spelled.isEmpty() || !each.search(spelled).isEmpty()) return spelled;
  return book().queryFor(typed, WordQuery::By::Sound);
}

std::optional<RulesWindow::Place> RulesWindow::placeOf(const QString& id) const {
  for (const Book each : {Book::Rules, Book::Handbook})
    if (const int index = bookOf(each).indexOf(id); index >= 0) return Place{each, index};
  return {};
}

void RulesWindow::find(const QString& typed) { search_->setText(typed); }

QString RulesWindow::section() const { return visits_.empty() ? QString() : visits_[now_].section; }

void RulesWindow::setInThisGame(InThisGame inThisGame) { inThisGame_ = std::move(inThisGame); }

void RulesWindow::setTables(TableMaker tables) {
  tables_ = std::move(tables);
  load();
}

void RulesWindow::open(const QString& id) {
  if (loadedFor_ != languages_.current()) load();  // LanguageChange has not arrived yet
  if (const auto place = placeOf(id))
    go(*place, RulesText::Mark::None);
  else
    showNow();
}

void RulesWindow::openBook(Book book) {
  if (loadedFor_ != languages_.current()) load();
  const RuleBook& opened = bookOf(book);
  const int last = opened.indexOf(last_[static_cast<std::size_t>(book)]);
  if (!opened.sections().isEmpty()) go({book, std::max(0, last)}, RulesText::Mark::None);
}

void RulesWindow::openRule(const QString& number) {
  if (loadedFor_ != languages_.current()) load();
  const int index = book().indexOf(book().sectionOfRule(number));
  search_->clear();
  if (index >= 0) go({Book::Rules, index}, RulesText::Mark::Section);
}

void RulesWindow::go(Place place, RulesText::Mark mark) {
  const Visit visit{sectionAt(place).id, mark};
  contentsInFront_ = false;
  note_->hide();
  arrange();
  if (!visits_.empty() && visits_[now_].section == visit.section)
    visits_[now_] = visit;
  else {
    visits_.resize(visits_.empty() ? 0 : now_ + 1);
    visits_.push_back(visit);
    now_ = visits_.size() - 1;
  }
  showNow();
}

void RulesWindow::bring(Book book) {
  choice_->choose(static_cast<int>(book));
  if (std::exchange(shown_, book) == book) return;
  retranslate();
  fillContents();
  fillResults();
}

void RulesWindow::back() {
  if (now_ == 0) return;
  --now_;
  showNow();
}

void RulesWindow::forward() {
  if (now_ + 1 >= visits_.size()) return;
  ++now_;
  showNow();
}

void RulesWindow::showNow() {
  const auto place = placeOf(section());
  if (!place) return;
  bring(place->book);
  last_[static_cast<std::size_t>(place->book)] = section();
  text_->show(bookOf(place->book), place->section, inThisGame_, visits_[now_].mark);
  text_->markWords(queryFor(search_->text()));
  back_->setEnabled(now_ > 0);
  forward_->setEnabled(now_ + 1 < visits_.size());
  showChosen();
}

void RulesWindow::showChosen() {
  const RuleBook& book = bookOf(shown_);
  const RuleSection& shown = book.sections()[book.indexOf(section())];
  for (int i = 0; i < contents_->topLevelItemCount(); ++i) {
    QTreeWidgetItem* chapter = contents_->topLevelItem(i);
    if (i == shown.chapter) chapter->setExpanded(true);
    for (int k = 0; k < chapter->childCount(); ++k)
      if (chapter->child(k)->data(0, kSectionRole).toString() == shown.id) contents_->setCurrentItem(chapter->child(k));
  }
  scrollToChosen();
}

void RulesWindow::scrollToChosen() {
  const QTreeWidgetItem* chosen = contents_->currentItem();
  if (!chosen || !contents_->isVisible()) return;
  const auto span = [this, chosen](const QTreeWidgetItem* from) {
    const QTreeWidgetItem* below = contents_->itemBelow(chosen);
    return contents_->visualItemRect(from ? from : chosen).united(contents_->visualItemRect(below ? below : chosen));
  };
  const int room = contents_->viewport()->height();
  QRect rows = span(chosen->parent());
  if (rows.height() > room) rows = span(contents_->itemAbove(chosen));
  const int by = rows.top() < 0 ? rows.top() : std::max(0, rows.bottom() + 1 - room);
  contents_->verticalScrollBar()->setValue(contents_->verticalScrollBar()->value() + by);
}

void RulesWindow::zoom(int step) {
  const int now = settings_.view.rulesZoom();
  settings_.view.rulesZoom.set(step == 0 ? 100 : std::clamp(now + step * kZoomStep, kLeastZoom, kMostZoom));
  applyLook();
  showNow();
}

void RulesWindow::applyLook() {
  text_->setLook({&themeOf(this), settings_.view.rulesZoom() / 100.0, devicePixelRatioF(), 0});
}

void RulesWindow::arrange() {
  const bool narrow = width() < kNarrow;
  contentsButton_->setVisible(narrow);
  backToText_->setVisible(narrow);
  left_->setVisible(!narrow || contentsInFront_);
  right_->setVisible(!narrow || !contentsInFront_);
  left_->setMaximumWidth(narrow ? QWIDGETSIZE_MAX : kLeft + width() / 20);
  left_->setMinimumWidth(narrow ? 0 : kLeft);
}

// Printing

QString RulesWindow::markdownOf(Part part) const {
  const auto sectionText = [this](const QString& id) {
    const RuleSection& section = book().sections()[book().indexOf(id)];
    return u"## "_s + section.title + u"\n\n"_s + section.text + u"\n\n"_s;
  };
  if (part == Part::Sheet)
    return u"# Tapu टापू\n\n"_s + sectionText(u"costs"_s) + sectionText(u"points"_s) + sectionText(u"numbers"_s);
  const RuleBook& book = bookOf(shown_);
  if (part == Part::Chapter) return chapterText(book, book.sections()[book.indexOf(section())].chapter);
  QString all;
  for (int i = 0; i < book.chapters().size(); ++i) all += chapterText(book, i);
  return all;
}

void RulesWindow::print(Part part, QPagedPaintDevice& device) const {
  QTextDocument document;
  const QSizeF page = device.pageLayout().paintRect(QPageLayout::Inch).size() * kScreenDpi;
  if (part == Part::Sheet)
    layOutOnePage(document, markdownOf(part), page);
  else
    layOutPages(document, markdownOf(part), page - QSizeF(0, kPageFoot));
  //: Title of the first page of the printed rules: a list of the chapters
  printPages(document, {part == Part::All ? tr("Contents") : QString(), page}, device);
}

void RulesWindow::savePdf(Part part, const QString& path) {
  QByteArray content;
  QBuffer buffer(&content);
  buffer.open(QIODevice::WriteOnly);
  {
    QPdfWriter writer(&buffer);
    writer.setTitle(bookOf(shown_).title());
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins(QMarginsF(15, 15, 15, 15), QPageLayout::Millimeter);
    print(part, writer);
  }
  save(content, path);
}

void RulesWindow::saveWebPage(const QString& path) {
  save(webPage(books_, loadedFor_, themeFor(ThemeKind::Light)).toUtf8(), path);
}

void RulesWindow::save(const QByteArray& content, const QString& path) {
  Complaint complaint;
  writeFile(path, content, complaint);
  const QFileInfo file(path);
  const QString folder = QDir::toNativeSeparators(file.absolutePath());
  note_->setColor(complaint.isEmpty() ? &Theme::ink2 : &Theme::danger);
  note_->setText(complaint.isEmpty()
                     //: The rules were saved as a file; %1 name of a file, %2 a folder
                     ? tr("Saved as “%1” in the folder %2.").arg(file.fileName(), folder)
                     : complaint.sentence);
  note_->show();
}

void RulesWindow::offerPrinting() {
  QMenu* menu = passingMenu(this);
  const auto add = [this, menu](const QString& text, auto act) {
    connect(menu->addAction(text), &QAction::triggered, this, act);
  };
  const bool isRules = shown_ == Book::Rules;
  //: Menu of the button "Print…": the chapter of the rules that is shown
  add(tr("Print this chapter…"), [this] { askPrinter(Part::Chapter); });
  //: Menu of the button "Print…"
  const QString rules = tr("Print all rules…");
  //: Menu of the button "Print…" while the handbook is shown
  add(isRules ? rules : tr("Print the whole handbook…"), [this] { askPrinter(Part::All); });
  //: Menu of the button "Print…": one page with costs, points and chances
  add(tr("Print costs and odds…"), [this] { askPrinter(Part::Sheet); });
  menu->addSeparator();
  //: Menu of the button "Print…"
  add(tr("Save this chapter as PDF…"), [this] { askPdf(Part::Chapter); });
  //: Menu of the button "Print…"
  const QString saved = tr("Save all rules as PDF…");
  //: Menu of the button "Print…" while the handbook is shown
  add(isRules ? saved : tr("Save the whole handbook as PDF…"), [this] { askPdf(Part::All); });
  //: Menu of the button "Print…": one page with costs, points and chances
  add(tr("Save costs and odds as PDF…"), [this] { askPdf(Part::Sheet); });
  //: Menu of the button "Print…": one file that a web browser shows
  add(tr("Save rules and handbook as a web page…"), [this] { askWebPage(); });
  menu->popup(print_->mapToGlobal(QPoint(0, print_->height())));
}

void RulesWindow::askPrinter(Part part) {
  auto* dialog = new PrintDialog(PrintDialog::printersHere(), this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &PrintDialog::pdfWanted, this, [this, part] { askPdf(part); });
  connect(dialog, &PrintDialog::chosen, this, [this, part](const QString& name) {
    QPrinter printer(QPrinter::HighResolution);
    printer.setPrinterName(name);
    printer.setDocName(bookOf(shown_).title());
    print(part, printer);
  });
  dialog->open();
}

QString RulesWindow::nameOf(Part part) const {
  //: Name of a file that is offered for the sheet of costs and odds
  if (part == Part::Sheet) return tr("Costs and odds");
  const RuleBook& book = bookOf(shown_);
  if (part == Part::All) return book.title();
  return book.chapters()[book.sections()[book.indexOf(section())].chapter].title;
}

void RulesWindow::askPdf(Part part) {
  //: Title of a file dialog
  const QString rules = tr("Save the rules as PDF");
  //: Title of a file dialog
  const QString title = shown_ == Book::Rules ? rules : tr("Save the handbook as PDF");
  //: Kind of file in a file dialog; the pattern in brackets stays as it is
  auto* dialog = fileDialog(this, QFileDialog::AcceptSave, title, {tr("PDF documents (*.pdf)")});
  dialog->setObjectName(u"rulesPdf"_s);
  dialog->setDefaultSuffix(u"pdf"_s);
  dialog->selectFile(fileNameFor(nameOf(part), u"tapu"_s, u"pdf"_s));
  connect(dialog, &QFileDialog::fileSelected, this, [this, part](const QString& path) { savePdf(part, path); });
  dialog->open();
}

void RulesWindow::askWebPage() {
  auto* dialog = fileDialog(this, QFileDialog::AcceptSave,
                            //: Title of a file dialog
                            tr("Save rules and handbook as a web page"),
                            //: Kind of file in a file dialog; the pattern in brackets stays as it is
                            {tr("Web pages (*.html)")});
  dialog->setObjectName(u"rulesWebPage"_s);
  dialog->setDefaultSuffix(u"html"_s);
  //: Name of a file that is offered for rules and handbook together
  dialog->selectFile(fileNameFor(tr("Rules and handbook of Tapu"), u"tapu"_s, u"html"_s));
  connect(dialog, &QFileDialog::fileSelected, this, &RulesWindow::saveWebPage);
  dialog->open();
}

// Events

void RulesWindow::changeEvent(QEvent* event) {
  SeaPage::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) load();
  if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange) {
    applyLook();
    showNow();
  }
}

void RulesWindow::resizeEvent(QResizeEvent* event) {
  SeaPage::resizeEvent(event);
  arrange();
}

void RulesWindow::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) {
    if (search_->hasFocus() && !search_->text().isEmpty()) return search_->clear();
    return close_->click();
  }
  SeaPage::keyPressEvent(event);
}

bool RulesWindow::eventFilter(QObject* watched, QEvent* event) {
  if (watched == search_ && event->type() == QEvent::KeyPress) {
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Down && lists_->currentWidget() != nothing_) {
      lists_->currentWidget()->setFocus(Qt::TabFocusReason);
      if (lists_->currentWidget() == results_ && results_->currentRow() < 0) results_->setCurrentRow(0);
      return true;
    }
    if ((key == Qt::Key_Return || key == Qt::Key_Enter) && results_->count() > 0) {
      open(results_->item(0)->data(kSectionRole).toString());
      return true;
    }
  }
  return SeaPage::eventFilter(watched, event);
}

}  // namespace tapu

#include "moc_rules_window.cpp"
