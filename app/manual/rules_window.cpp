// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/rules_window.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QShortcut>
#include <QVBoxLayout>

#include "app/kit/dialog_size.h"
#include "app/kit/flow_layout.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr int kLeft = 296;
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
    : languages_(languages),
      settings_(settings),
      tables_(std::move(tables)),
      contents_(new RulesContents(books_, this)),
      right_(makeRight()) {
  setObjectName(u"rulesWindow"_s);
  auto* line = new QHBoxLayout(this);
  line->setContentsMargins(kSheetGap, kSheetGap, kSheetGap, kSheetGap);
  line->setSpacing(kSheetGap);
  line->addWidget(contents_);
  line->addWidget(right_, 1);
  setMinimumSize(360, 300);
  fitSize(this, {1000, 720});
  connect(contents_, &RulesContents::bookWanted, this, &RulesWindow::openBook);
  connect(contents_, &RulesContents::sectionWanted, this, &RulesWindow::open);
  connect(contents_, &RulesContents::searched, text_, &RulesText::markWords);
  connect(contents_->backToText(), &ActionButton::clicked, this, [this] {
    contentsInFront_ = false;
    arrange();
    text_->setFocus(Qt::OtherFocusReason);
  });
  makeKeys();
  applyLook();
  load();
  contents_->searchField()->setFocus();
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
  printer_ = new RulesPrinter(books_, note_);
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
  connect(print_, &ActionButton::clicked, this,
          [this] { printer_->openMenu(print_->mapToGlobal(QPoint(0, print_->height()))); });
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
    contents_->searchField()->setFocus(Qt::ShortcutFocusReason);
    contents_->searchField()->selectAll();
  });
  key(Qt::ALT | Qt::Key_Left, [this] { back(); });
  key(Qt::ALT | Qt::Key_Right, [this] { forward(); });
  key(QKeySequence::Print, [this] { printer_->askPrinter(RulesPrinter::Part::Chapter); });
  key(QKeySequence::ZoomIn, [this] { zoom(+1); });
  key(Qt::CTRL | Qt::Key_Equal, [this] { zoom(+1); });
  key(QKeySequence::ZoomOut, [this] { zoom(-1); });
  key(Qt::CTRL | Qt::Key_0, [this] { zoom(0); });
}

void RulesWindow::load() {
  loadedFor_ = languages_.current();
  books_ = {RuleBook::inLanguage(loadedFor_), RuleBook::handbookIn(loadedFor_, tables_)};
  retranslate();
  contents_->refill();
  if (visits_.empty() && !book().sections().isEmpty()) visits_.push_back({book().sections().first().id});
  showNow();
}

void RulesWindow::retranslate() {
  //: Button of the rules in a narrow window: shows the list of sections
  rename(contentsButton_, tr("Contents"));
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

std::optional<RulesWindow::Place> RulesWindow::placeOf(const QString& id) const {
  for (const Book each : {Book::Rules, Book::Handbook})
    if (const int index = bookOf(each).indexOf(id); index >= 0) return Place{each, index};
  return {};
}

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
  contents_->searchField()->clear();
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
  shown_ = place->book;
  //: Title of the window with the rules
  const QString rules = tr("Rules – Tapu");
  //: Title of the window while it shows the handbook: how the program is used
  setWindowTitle(shown_ == Book::Rules ? rules : tr("Handbook – Tapu"));
  last_[static_cast<std::size_t>(shown_)] = section();
  printer_->setOpen(bookOf(shown_), sectionAt(*place).chapter, loadedFor_);
  text_->show(bookOf(shown_), place->section, inThisGame_, visits_[now_].mark);
  text_->markWords(contents_->query());
  back_->setEnabled(now_ > 0);
  forward_->setEnabled(now_ + 1 < visits_.size());
  contents_->choose(shown_, place->section);
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
  contents_->backToText()->setVisible(narrow);
  contents_->setVisible(!narrow || contentsInFront_);
  right_->setVisible(!narrow || !contentsInFront_);
  contents_->setMaximumWidth(narrow ? QWIDGETSIZE_MAX : kLeft + width() / 20);
  contents_->setMinimumWidth(narrow ? 0 : kLeft);
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
  if (event->key() == Qt::Key_Escape) return close_->click();
  SeaPage::keyPressEvent(event);
}

}  // namespace tapu

#include "moc_rules_window.cpp"
