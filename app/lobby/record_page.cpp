// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lobby/record_page.h"

#include <QBoxLayout>
#include <QFileInfo>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLocale>

#include "app/board/board_frame.h"
#include "app/kit/badge.h"
#include "app/kit/folding_columns.h"
#include "app/kit/sheet.h"
#include "app/text/option_words.h"
#include "engine/play/play.h"
#include "engine/rules/course.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMostRows = 12;  ///< of a larger game the best players are shown

}  // namespace

RecordPage::RecordPage(QWidget* parent)
    : QWidget(parent),
      board_(new Column(this)),
      facts_(new Column(this)),
      picture_(new BoardFrame(board_)),
      title_(new Words({}, kTitleText, Weight::Bold, &Theme::ink, facts_)),
      result_(new Words({}, kHeadingText, Weight::Bold, &Theme::ink, facts_)),
      rules_(new Words({}, kBodyText, Weight::Regular, &Theme::ink2, facts_)),
      seen_(new Words({}, kChoiceText, Weight::Regular, &Theme::ink2, facts_)),
      stopped_(new Words({}, kChoiceText, Weight::Bold, &Theme::danger, facts_)),
      tableHolder_(new QWidget(facts_)),
      foot_(new FootBar(this)),
      back_(new ActionButton({}, ActionButton::Role::Next, this)),
      file_(new ActionButton({}, ActionButton::Role::Quiet, this)) {
  setObjectName(u"recordPage"_s);
  back_->setObjectName(u"recordBack"_s);
  back_->setMinimumWidth(138);
  file_->setObjectName(u"recordFile"_s);
  stopped_->setObjectName(u"recordStopped"_s);
  picture_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  board_->body()->addWidget(picture_);
  facts_->body()->setContentsMargins(20, 16, 20, 16);
  for (QWidget* part : std::initializer_list<QWidget*>{title_, result_, rules_, stopped_, seen_, tableHolder_})
    facts_->body()->addWidget(part);
  facts_->body()->addStretch(1);
  foot_->add(file_);
  foot_->add(back_);
  auto* columns = new QHBoxLayout;
  columns->setSpacing(0);
  columns->addWidget(facts_, 2);
  columns->addWidget(board_, 3);
  auto* lines = new QVBoxLayout(this);
  lines->setContentsMargins(kSheetGap, kSheetGap, kSheetGap, kSheetGap);
  lines->setSpacing(0);
  lines->addLayout(columns, 1);
  lines->addWidget(foot_);
  connect(back_, &ActionButton::clicked, this, &RecordPage::canceled);
  connect(file_, &ActionButton::clicked, this, &RecordPage::fileWanted);
  refresh();
}

void RecordPage::showRecord(const QString& path, RecordSummary record) {
  path_ = path;
  record_ = std::move(record);
  if (record_->header.setup.chain.isEmpty())
    picture_->setGame(record_->header.setup, record_->position, record_->header.colors);
  refresh();
  fold();
}

void RecordPage::focusFirst() { back_->setFocus(Qt::OtherFocusReason); }

/// A narrow window has room for the facts alone; a chain of boards has no picture.
void RecordPage::fold() {
  const bool isChain = record_ && !record_->header.setup.chain.isEmpty();
  board_->setVisible(width() >= FoldingColumns::kPair && !isChain);
}

void RecordPage::refresh() {
  //: Button: back to the page before
  rename(back_, tr("Back"));
  //: Button: open a saved game, a record or a board from a file
  rename(file_, tr("Open a file…"), tr("Open a saved game, the record of a game or a board"));
  if (!record_) return;
  const Setup& setup = record_->header.setup;
  title_->setText(QFileInfo(path_).completeBaseName());
  result_->setText(resultOf(*record_));
  //: About the record of a game: its rule set (%1) and how many moves it has
  rules_->setText(tr("Record of a game · %1 · %n move(s)", nullptr, record_->moves).arg(nameOfRules(setup.ruleSet)));
  stopped_->setVisible(!record_->stoppedBy.isEmpty());
  //: The record of a game is damaged; %n moves before that place are sound, %1 the place and what is wrong
  stopped_->setText(tr("It can be read up to move %n. Then: %1", nullptr, record_->moves).arg(record_->stoppedBy));
  const auto& eyes = record_->header.seenBy;
  seen_->setVisible(eyes.has_value());
  if (eyes && !eyes->isWatcher())
    //: The record of a game hides cards; %1 a player
    seen_->setText(tr("It tells what %1 saw: cards that others hid are unknown.").arg(seatIn(*record_, eyes->seat())));
  else if (eyes)
    //: The record of a game hides cards
    seen_->setText(tr("It tells what everybody saw: hidden cards are unknown."));
  //: Foot of the page that shows the record of a game
  foot_->say(u"log"_s, tr("The board shows the last position. “tapu-tool record tell” prints every move."));
  fillTable();
}

void RecordPage::fillTable() {
  for (QObject* old : tableHolder_->findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) delete old;
  delete tableHolder_->layout();
  auto* grid = new QGridLayout(tableHolder_);
  grid->setContentsMargins(0, 10, 0, 0);
  grid->setHorizontalSpacing(10);
  grid->setColumnStretch(2, 1);
  const GameDefinition definition(record_->header.setup);
  int line = 0;
  for (const Standing& row : standings(definition, record_->position)) {
    if (line == kMostRows) break;
    auto* name = new Words(seatIn(*record_, row.seat), kBodyText, Weight::Bold, &Theme::ink, tableHolder_);
    auto* points = new Words(
        //: Points of a player in the record of a game
        tr("%n point(s)", nullptr, row.points), 15, Weight::Regular, &Theme::ink, tableHolder_);
    points->setWordWrap(false);
    grid->addWidget(new Words(QLocale().toString(row.rank), 15, Weight::Bold, &Theme::ink2, tableHolder_), line, 0);
    grid->addWidget(new Badge(colorIn(*record_, row.seat) % kPlayerColors, 24, tableHolder_), line, 1);
    grid->addWidget(name, line, 2);
    grid->addWidget(points, line++, 3);
  }
}

void RecordPage::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) return back_->click();
  QWidget::keyPressEvent(event);
}

void RecordPage::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fold();
}

void RecordPage::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  // The sentence why a record could not be read further is in the language in which it was read: read it again.
  Complaint complaint;
  if (record_ && !record_->stoppedBy.isEmpty())
    if (auto again = summaryOf(path_, complaint)) record_->stoppedBy = again->stoppedBy;
  refresh();
}

}  // namespace tapu

#include "moc_record_page.cpp"
