// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/rules_contents.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollBar>
#include <QStackedWidget>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "app/kit/line_breaks.h"
#include "app/kit/quiet_view.h"
#include "app/kit/spoken.h"
#include "app/manual/wrapped_rows.h"
#include "app/session/settings/languages.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {
constexpr int kSectionRole = Qt::UserRole + 1;
constexpr QChar kThinSpace(u'\u2009');
}  // namespace

RulesContents::RulesContents(const BothBooks& books, QWidget* parent)
    : Sheet(parent),
      books_(books),
      choice_(new Segments(this)),
      search_(new QLineEdit(this)),
      lists_(new QStackedWidget(this)),
      backToText_(new ActionButton(u"undo"_s, {}, ActionButton::Role::Quiet, ActionButton::Shape::Line, this)),
      list_(new QuietView<QTreeWidget>(lists_)),
      found_(new QuietView<QListWidget>(lists_)),
      nothing_(new Words({}, kChoiceText, Weight::Regular, &Theme::ink2, lists_)) {
  auto* lines = new QVBoxLayout(this);
  lines->setContentsMargins(14, 12, 14, 12);
  lines->setSpacing(8);
  choice_->setObjectName(u"rulesBook"_s);
  search_->setObjectName(u"rulesSearch"_s);
  search_->setClearButtonEnabled(true);
  search_->installEventFilter(this);
  backToText_->setObjectName(u"rulesBackToText"_s);
  list_->setObjectName(u"rulesContents"_s);
  list_->setHeaderHidden(true);
  auto* rows = new WrappedRows(list_);
  list_->setItemDelegate(rows);
  list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  list_->setIndentation(14);
  list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  found_->setObjectName(u"rulesResults"_s);
  found_->setItemDelegate(new WrappedRows(found_));
  found_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  found_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  nothing_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  for (QWidget* list : std::initializer_list<QWidget*>{list_, found_, nothing_}) lists_->addWidget(list);
  lines->addWidget(backToText_, 0, Qt::AlignLeft);
  lines->addWidget(choice_, 0, Qt::AlignLeft);
  lines->addWidget(search_);
  lines->addWidget(lists_, 1);
  connect(choice_, &Segments::picked, this, [this](int index) { Q_EMIT bookWanted(static_cast<Book>(index)); });
  connect(rows, &WrappedRows::sizeHintChanged, this, &RulesContents::scrollToChosen, Qt::QueuedConnection);
  connect(search_, &QLineEdit::textChanged, this, &RulesContents::fillFound);
  const auto openRow = [this](const QTreeWidgetItem* item) {
    Q_EMIT sectionWanted(item->data(0, kSectionRole).toString());
  };
  connect(list_, &QTreeWidget::itemActivated, this, openRow);
  connect(list_, &QTreeWidget::itemClicked, this, openRow);
  const auto openFound = [this](const QListWidgetItem* item) {
    Q_EMIT sectionWanted(item->data(kSectionRole).toString());
  };
  connect(found_, &QListWidget::itemActivated, this, openFound);
  connect(found_, &QListWidget::itemClicked, this, openFound);
}

void RulesContents::refill() {
  //: Two words beside each other, one of which is chosen: the book whose contents are shown
  choice_->setChoices({tr("Rules"),
                       //: Two words beside each other, one of which is chosen: the book whose contents are shown
                       tr("Handbook")});
  //: In the empty search field over the contents of rules and handbook
  setSpokenName(search_, tr("Search rules and handbook"));
  search_->setPlaceholderText(kThinSpace +
                              search_->accessibleName());  // the space keeps the cursor off the first letter
  //: Screen reader: the list of chapters and sections
  setSpokenName(list_, tr("Contents"));
  //: Screen reader: sections that the search found
  setSpokenName(found_, tr("Sections found"));
  //: In place of the sections found
  nothing_->setText(tr("No section has these words. Try one word, in English or in Hindi."));
  //: Button of the rules in a narrow window: hides the list of sections
  rename(backToText_, tr("Back to the text"));
  fillList();
  fillFound();
}

void RulesContents::fillList() {
  const RuleBook& book = bookOf(shown_);
  list_->clear();
  for (qsizetype i = 0; i < book.chapters().size(); ++i) {
    auto* chapter = new QTreeWidgetItem(list_, {inShownDigits(book.chapters()[i].title)});
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

void RulesContents::addFound(Book book, const WordQuery& query) {
  //: In front of a section that a search found, if it is of the book whose contents are not shown
  const QString where = book == shown_ ? QString() : (book == Book::Rules ? tr("Rules") : tr("Handbook")) + u" · "_s;
  for (const RuleFound& found : bookOf(book).search(query)) {
    const RuleSection& section = bookOf(book).sections()[found.section];
    auto* item = new QListWidgetItem(inShownDigits(section.title + u'\n' + where + found.excerpt), found_);
    item->setData(kSectionRole, section.id);
  }
}

void RulesContents::fillFound() {
  const WordQuery query = this->query();
  found_->clear();
  addFound(shown_, query);
  addFound(shown_ == Book::Rules ? Book::Handbook : Book::Rules, query);
  const bool empty = wordsIn(search_->text()).isEmpty();
  lists_->setCurrentWidget(empty                 ? static_cast<QWidget*>(list_)
                           : found_->count() > 0 ? static_cast<QWidget*>(found_)
                                                 : nothing_);
  Q_EMIT searched(query);
}

WordQuery RulesContents::query() const {
  const QString typed = search_->text();
  const WordQuery spelled = books_[0].queryFor(typed, WordQuery::By::Spelling);
  for (const RuleBook& each : books_)
    if (spelled.isEmpty() || !each.search(spelled).isEmpty()) return spelled;
  return books_[0].queryFor(typed, WordQuery::By::Sound);
}

void RulesContents::choose(Book book, int section) {
  choice_->choose(static_cast<int>(book));
  if (std::exchange(shown_, book) != book) {
    fillList();
    fillFound();
  }
  const RuleSection& shown = bookOf(book).sections()[section];
  for (int i = 0; i < list_->topLevelItemCount(); ++i) {
    QTreeWidgetItem* chapter = list_->topLevelItem(i);
    if (i == shown.chapter) chapter->setExpanded(true);
    for (int k = 0; k < chapter->childCount(); ++k)
      if (chapter->child(k)->data(0, kSectionRole).toString() == shown.id) list_->setCurrentItem(chapter->child(k));
  }
  scrollToChosen();
}

void RulesContents::scrollToChosen() {
  const QTreeWidgetItem* chosen = list_->currentItem();
  if (!chosen || !list_->isVisible()) return;
  const auto span = [this, chosen](const QTreeWidgetItem* from) {
    const QTreeWidgetItem* below = list_->itemBelow(chosen);
    return list_->visualItemRect(from ? from : chosen).united(list_->visualItemRect(below ? below : chosen));
  };
  const int room = list_->viewport()->height();
  QRect rows = span(chosen->parent());
  if (rows.height() > room) rows = span(list_->itemAbove(chosen));
  const int by = rows.top() < 0 ? rows.top() : std::max(0, rows.bottom() + 1 - room);
  list_->verticalScrollBar()->setValue(list_->verticalScrollBar()->value() + by);
}

bool RulesContents::eventFilter(QObject* watched, QEvent* event) {
  if (watched == search_ && event->type() == QEvent::KeyPress) {
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Escape && !search_->text().isEmpty()) {
      search_->clear();
      return true;
    }
    if (key == Qt::Key_Down && lists_->currentWidget() != nothing_) {
      lists_->currentWidget()->setFocus(Qt::TabFocusReason);
      if (lists_->currentWidget() == found_ && found_->currentRow() < 0) found_->setCurrentRow(0);
      return true;
    }
    if ((key == Qt::Key_Return || key == Qt::Key_Enter) && found_->count() > 0) {
      Q_EMIT sectionWanted(found_->item(0)->data(kSectionRole).toString());
      return true;
    }
  }
  return Sheet::eventFilter(watched, event);
}

}  // namespace tapu
