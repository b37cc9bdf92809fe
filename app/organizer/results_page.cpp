// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/organizer/results_page.h"

#include <QEvent>
#include <QGridLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QLocale>
#include <QPrinter>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>

#include "app/files/record.h"
#include "app/files/whole_file.h"
#include "app/kit/art.h"
#include "app/kit/choice_dialog.h"
#include "app/kit/file_dialog.h"
#include "app/kit/print_dialog.h"
#include "app/kit/rule_topics.h"
#include "app/kit/sheet.h"
#include "app/organizer/results_paper.h"
#include "app/session/bot_names.h"
#include "app/text/typed_word.h"
#include "engine/play/game.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr int kOneColumn = 900;  ///< pixels: narrower pages have all below one another
constexpr std::size_t kMostFirsts = 3;

class RankingWords {
  Q_DECLARE_TR_FUNCTIONS(tapu::EventResultsPage)
};

QString plainNumber(int number) { return QLocale().toString(number); }

int figureOf(const EventResults::Row& row, int column) {
  switch (column) {
    case RankingModel::Rank: return row.rank;
    case RankingModel::Board: return row.board;
    case RankingModel::Settlements: return row.from.settlements;
    case RankingModel::Cities: return row.from.cities;
    case RankingModel::Road: return row.from.longestRoad;
    case RankingModel::Army: return row.from.largestArmy;
    case RankingModel::Cards: return row.from.cards;
    case RankingModel::Bonus: return row.from.bonus;
    case RankingModel::Hand: return row.hand;
    default: return row.points;
  }
}

Sheet* paper(QWidget* parent, QVBoxLayout*& lines) {
  auto* sheet = new Sheet(parent);
  lines = new QVBoxLayout(sheet);
  lines->setContentsMargins(18, 12, 18, 12);
  lines->setSpacing(6);
  return sheet;
}

}  // namespace

// ---- the table ------------------------------------------------------------------------------------------------------

void RankingModel::setRows(std::vector<EventResults::Row> rows) {
  beginResetModel();
  rows_ = std::move(rows);
  endResetModel();
}

int RankingModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}
int RankingModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : kColumns; }

QVariant RankingModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};  // asked through a filter that shows no row
  const EventResults::Row& row = rows_[static_cast<std::size_t>(index.row())];
  const int column = index.column();
  if (role == Qt::UserRole) return column == Player ? QVariant(row.name) : QVariant(figureOf(row, column));
  if (role == Qt::DecorationRole && column == Player) return badgeIcon(row.color);
  if (role == Qt::DecorationRole && column == Board)
    return QIcon(picture(row.group == Territory::Moon ? u"emblem-moon"_s : u"emblem-sun"_s, 18, 2));
  if (role == Qt::FontRole)
    return textFont(kChoiceText, column == Player || column == Total ? Weight::Bold : Weight::Regular);
  if (role == Qt::TextAlignmentRole)
    return QVariant(column == Player || column == Board ? Qt::AlignLeft | Qt::AlignVCenter
                                                        : Qt::AlignRight | Qt::AlignVCenter);
  if (role != Qt::DisplayRole) return {};
  if (column == Player) return row.name;
  if (column == Board) return plainNumber(row.board + 1) + u' ' + row.letter;
  return plainNumber(figureOf(row, column));
}

QVariant RankingModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::FontRole) return textFont(kNoteText, Weight::Bold);
  if (role != Qt::DisplayRole) return {};
  const QStringList heads{QString(),
                          //: Head of a column
                          RankingWords::tr("Player"),
                          //: Head of a column
                          RankingWords::tr("Board"),
                          //: Head of a narrow column: points from settlements
                          RankingWords::tr("Settled"),
                          //: Head of a narrow column: points from cities
                          RankingWords::tr("Cities"),
                          //: Head of a narrow column: points from the Longest Road
                          RankingWords::tr("Road"),
                          //: Head of a narrow column: points from the Largest Army
                          RankingWords::tr("Army"),
                          //: Head of a narrow column: points from cards
                          RankingWords::tr("Cards"),
                          //: Head of a narrow column: points from a settlement in another half
                          RankingWords::tr("Bonus"),
                          //: Head of a narrow column: number of cards in the hand
                          RankingWords::tr("Hand"),
                          //: Head of a narrow column: the sum of the points
                          RankingWords::tr("Total")};
  return heads.value(section);
}

void RankingFilter::setGroup(Territory group) {
  group_ = group;
  invalidateFilter();
}
void RankingFilter::setText(const QString& text) {
  text_ = wordTyped(text);
  invalidateFilter();
}
void RankingFilter::setBoard(int board, int boards) {
  board_ = board;
  boards_ = boards;
  invalidateFilter();
}

bool RankingFilter::filterAcceptsRow(int index, const QModelIndex&) const {
  const EventResults::Row& row = static_cast<const RankingModel*>(sourceModel())->row(index);
  if (group_ != Territory::None && row.group != group_) return false;
  const int apart = std::abs(row.board - board_);
  if (board_ >= 0 && std::min(apart, boards_ - apart) > 1) return false;
  return text_.isEmpty() || row.name.contains(text_, Qt::CaseInsensitive);
}

// ---- the page -------------------------------------------------------------------------------------------------------

EventResultsPage::EventResultsPage(QWidget* parent) : QWidget(parent) {
  setObjectName(u"eventResultsPage"_s);
  setPageTopic(this, u"event-results"_s);
  filter_.setSourceModel(&model_);
  filter_.setSortRole(Qt::UserRole);
  auto* lines = new QVBoxLayout(this);
  lines->setContentsMargins(kSheetGap, kSheetGap, kSheetGap, kSheetGap);
  lines->setSpacing(0);
  lines->addWidget(makeHead());
  columns_ = new QHBoxLayout;
  columns_->setSpacing(0);
  columns_->addWidget(makeRanking(), 11);
  columns_->addWidget(makeRight(), 10);
  lines->addLayout(columns_, 1);
  retranslate();
}

QWidget* EventResultsPage::makeHead() {
  auto* sheet = new Sheet(this);
  auto* line = new QHBoxLayout(sheet);
  line->setContentsMargins(18, 12, 18, 12);
  firsts_ = new QWidget(sheet);
  firsts_->setObjectName(u"resultsFirsts"_s);
  auto* firsts = new QHBoxLayout(firsts_);
  firsts->setContentsMargins(0, 0, 0, 0);
  title_ = new ElidedWords(kTitleText, Weight::Bold, &Theme::ink, sheet);
  note_ = new ElidedWords(kNoteText, Weight::Regular, &Theme::ink2, sheet);
  back_ = new ActionButton({}, ActionButton::Role::Quiet, sheet);
  back_->setObjectName(u"resultsBack"_s);
  auto* words = new QVBoxLayout;
  words->setSpacing(0);
  words->addWidget(title_);
  words->addWidget(note_);
  line->addWidget(firsts_);
  line->addLayout(words, 1);
  line->addWidget(back_);
  connect(back_, &ActionButton::clicked, this, &EventResultsPage::left);
  return sheet;
}

QWidget* EventResultsPage::makeRanking() {
  QVBoxLayout* lines = nullptr;
  Sheet* sheet = paper(this, lines);
  rankingTitle_ = new Words({}, kHeadingText, Weight::Bold, &Theme::ink, sheet);
  rankingTitle_->setWordWrap(false);
  search_ = new QLineEdit(sheet);
  search_->setClearButtonEnabled(true);
  search_->setMaximumWidth(150);
  auto* head = new QHBoxLayout;
  head->addWidget(rankingTitle_);
  for (std::size_t i = 0; i < groups_.size(); ++i) {
    auto* chip = new ChipButton({}, sheet);
    chip->setCheckable(true);
    chip->setAutoExclusive(true);
    chip->setChecked(i == 0);
    connect(chip, &ChipButton::clicked, this, [this, i] {
      filter_.setGroup(i == 0 ? Territory::None : i == 1 ? Territory::Sun : Territory::Moon);
      filter_.setBoard(-1, 0);
      chain_->setCurrent(-1);
    });
    groups_[i] = chip;
    head->addWidget(chip);
  }
  head->addStretch(1);
  head->addWidget(search_);
  table_ = new QTableView(sheet);
  table_->setObjectName(u"resultsRanking"_s);
  table_->setModel(&filter_);
  table_->setSortingEnabled(true);
  table_->sortByColumn(-1, Qt::AscendingOrder);
  table_->verticalHeader()->hide();
  table_->verticalHeader()->setDefaultSectionSize(34);
  table_->setShowGrid(false);
  table_->setFrameShape(QFrame::NoFrame);
  table_->setSelectionBehavior(QAbstractItemView::SelectRows);
  table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  table_->setTabKeyNavigation(false);
  table_->horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  table_->horizontalHeader()->setMinimumSectionSize(30);
  table_->horizontalHeader()->setSectionResizeMode(RankingModel::Player, QHeaderView::Stretch);
  table_->horizontalHeader()->setHighlightSections(false);
  lines->addLayout(head);
  tieRule_ = new Words({}, kNoteText, Weight::Regular, &Theme::ink2, sheet);
  lines->addWidget(table_, 1);
  lines->addWidget(tieRule_);
  connect(search_, &QLineEdit::textChanged, &filter_, &RankingFilter::setText);
  return sheet;
}

QWidget* EventResultsPage::makeRight() {
  auto* column = new QWidget(this);
  auto* all = new QVBoxLayout(column);
  all->setContentsMargins(0, 0, 0, 0);
  all->setSpacing(0);
  QVBoxLayout* lines = nullptr;
  Sheet* boards = paper(column, lines);
  boardsTitle_ = new Words({}, kHeadingText, Weight::Bold, &Theme::ink, boards);
  ChainStyle style;
  style.perRow = 8;
  style.ground = ChainStyle::Ground::Sheet;
  style.side = ChainStyle::LabelSide::Below;
  chain_ = new ChainView(style, boards);
  lines->addWidget(boardsTitle_);
  lines->addWidget(chain_, 1);
  Sheet* chart = paper(column, lines);
  chartTitle_ = new Words({}, kHeadingText, Weight::Bold, &Theme::ink, chart);
  chart_ = new PointsChart(chart);
  lines->addWidget(chartTitle_);
  lines->addWidget(chart_, 1);
  Sheet* groups = paper(column, lines);
  groupsTitle_ = new Words({}, kHeadingText, Weight::Bold, &Theme::ink, groups);
  sun_ = new Words({}, kChoiceText, Weight::Regular, &Theme::ink, groups);
  moon_ = new Words({}, kChoiceText, Weight::Regular, &Theme::ink, groups);
  for (QWidget* each : {groupsTitle_, sun_, moon_}) lines->addWidget(each);
  lines->addStretch(1);
  auto* foot = new QHBoxLayout;
  foot->setSpacing(0);
  foot->addWidget(groups, 2);
  foot->addWidget(makeExports(column), 3);
  all->addWidget(boards, 3);
  all->addWidget(chart, 2);
  all->addLayout(foot);
  connect(chain_, &ChainView::currentChanged, this,
          [this](int board) { filter_.setBoard(board, chain_->picture().plan().boards()); });
  connect(chain_, &ChainView::homeWanted, this, [this] {
    chain_->setCurrent(-1);
    filter_.setBoard(-1, 0);
  });
  return column;
}

QWidget* EventResultsPage::makeExports(QWidget* parent) {
  QVBoxLayout* lines = nullptr;
  Sheet* sheet = paper(parent, lines);
  exportTitle_ = new Words({}, kHeadingText, Weight::Bold, &Theme::ink, sheet);
  lines->addWidget(exportTitle_);
  auto* grid = new QGridLayout;
  grid->setSpacing(0);
  for (std::size_t i = 0; i < exports_.size(); ++i) {
    const auto role = i == 0 ? ActionButton::Role::Next : ActionButton::Role::Quiet;
    auto* button = new ActionButton({}, role, sheet);
    button->setObjectName(u"export%1"_s.arg(i));
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(button, &ActionButton::clicked, this,
            [this, what = static_cast<Export>(i)] { what == Export::Print ? print() : ask(what); });
    grid->addWidget(button, static_cast<int>(i) / 2, static_cast<int>(i) % 2);
    exports_[i] = button;
  }
  saved_ = new SavedLine(sheet);
  lines->addLayout(grid);
  lines->addWidget(saved_);
  return sheet;
}

void EventResultsPage::showStore(const QString& store) {
  Complaint complaint;
  const auto event = PlayedEvent::from(store, complaint);
  if (event) return showEvent(*event);
  event_.reset();
  results_ = {};
  problem_ = complaint.sentence;
  refresh();
}

void EventResultsPage::showEvent(const PlayedEvent& event) {
  event_ = event;
  problem_.clear();
  results_ = EventResults::of(event, shownNames(event.lobby.seats));
  filter_.setBoard(-1, 0);
  model_.setRows(results_.rows);
  Game game(event.lobby.setup);
  for (const Move& move : event.moves) game.append(move);
  chain_->setGame(game.definition(), event.lobby.setup.chain);
  chain_->setState(game.definition(), game.state());
  std::vector<ChainSeat> seats(event.lobby.seats.size());
  for (const EventResults::Row& row : results_.rows) seats[row.seat.value] = {row.name, row.color, Lamp::None};
  chain_->setSeats(std::move(seats));
  ChainMarks marks;
  for (std::size_t i = 0; i < std::min<std::size_t>(3, results_.rows.size()); ++i) {
    marks.leaders.push_back(results_.rows[i].seat);
    marks.places.push_back(results_.rows[i].rank);
  }
  chain_->setMarks(marks);
  chart_->setResults(results_);
  refresh();
}

void EventResultsPage::refresh() {
  const bool isThere = event_.has_value();
  refreshFirsts();
  title_->setText(isThere ? results_.headline() : problem_);
  note_->setText(isThere ? results_.note() : QString());
  tieRule_->setText(isThere ? results_.tieRule() : QString());
  tieRule_->setVisible(!tieRule_->text().isEmpty());
  //: Average points of a group; %1 a number
  sun_->setText(tr("Sun: average %1").arg(QLocale().toString(results_.average(Territory::Sun), 'f', 1)));
  //: Average points of a group; %1 a number
  moon_->setText(tr("Moon: average %1").arg(QLocale().toString(results_.average(Territory::Moon), 'f', 1)));
  //: Chip over the ranking: all players; %1 a number
  groups_[0]->setText(tr("All %1").arg(plainNumber(static_cast<int>(results_.rows.size()))));
  groups_[0]->updateGeometry();
  for (ActionButton* button : exports_) button->setEnabled(isThere);
}

/// More than a few have no room beside the sentence, which counts them.
void EventResultsPage::refreshFirsts() {
  for (QWidget* old : firsts_->findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
    old->hide();
    old->deleteLater();
  }
  const auto count = static_cast<std::size_t>(std::ranges::count(results_.rows, 1, &EventResults::Row::rank));
  for (std::size_t i = 0; i < std::min(count, kMostFirsts); ++i) {
    const EventResults::Row& row = results_.rows[i];
    firsts_->layout()->addWidget(new Badge(row.color, 42, firsts_));
    const QString emblem = row.group == Territory::Moon ? u"emblem-moon"_s : u"emblem-sun"_s;
    firsts_->layout()->addWidget(new IconLabel(emblem, 34, &Theme::ink, firsts_));
  }
  firsts_->setVisible(count > 0);
}

void EventResultsPage::retranslate() {
  //: Button: back to the organizer's desk
  rename(back_, tr("Back"));
  //: Heading over a table
  rankingTitle_->setText(tr("Ranking"));
  //: Chip over the ranking: one of the two groups
  groups_[1]->setText(tr("Sun"));
  //: Chip over the ranking: one of the two groups
  groups_[2]->setText(tr("Moon"));
  //: In an empty field
  search_->setPlaceholderText(tr("Name"));
  search_->setAccessibleName(search_->placeholderText());
  search_->setFont(textFont(kChoiceText));
  table_->setAccessibleName(rankingTitle_->text());
  //: Heading over the chain of boards
  boardsTitle_->setText(tr("Boards"));
  //: Heading over a chart
  chartTitle_->setText(tr("The first four"));
  //: Heading: the two groups
  groupsTitle_->setText(tr("Groups"));
  //: Heading over buttons
  exportTitle_->setText(tr("Hand out"));
  const QStringList exports{//: Button: saves a table of all seats
                            tr("Table of seats (CSV)…"),
                            //: Button: saves a table of all rounds
                            tr("Table of rounds (CSV)…"),
                            //: Button: saves a page for a browser
                            tr("Web page…"),
                            //: Button: saves all moves of the game
                            tr("Record…"),
                            //: Button
                            tr("Print…")};
  for (std::size_t i = 0; i < exports_.size(); ++i) rename(exports_[i], exports[static_cast<qsizetype>(i)]);
  Q_EMIT model_.headerDataChanged(Qt::Horizontal, 0, RankingModel::kColumns - 1);
  const QFontMetrics metrics(textFont(kNoteText, Weight::Bold));
  for (int column = 0; column < RankingModel::kColumns; ++column) {
    if (column == RankingModel::Player) continue;
    const QString head = model_.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    const int least = column == RankingModel::Board ? 68 : 34;
    table_->setColumnWidth(column, std::max(least, metrics.horizontalAdvance(head) + 9));  // the rest is for names
  }
  if (event_) {
    results_ = EventResults::of(*event_, shownNames(event_->lobby.seats));
    model_.setRows(results_.rows);
  }
  refresh();
}

QString EventResultsPage::write(Export what, const QString& path) const {
  Complaint complaint;
  switch (what) {
    case Export::Seats: writeFile(path, results_.seatsAsCsv(), complaint); break;
    case Export::Rounds: writeFile(path, results_.roundsAsCsv(), complaint); break;
    case Export::Page: writeFile(path, results_.asHtml(), complaint); break;
    case Export::Print: writeFile(path, resultsAsPdf(results_), complaint); break;
    case Export::Record: {
      RecordHeader header;
      header.setup = event_->lobby.setup;
      for (const LobbySeat& seat : event_->lobby.seats) {
        header.names << seat.name;
        header.colors.push_back(seat.color);
      }
      saveRecord(path, header, event_->moves, complaint);
      break;
    }
  }
  return complaint.sentence;
}

void EventResultsPage::ask(Export what) {
  if (what == Export::Record && results_.end == EventResults::End::Running)
    //: Why the record of a game cannot be saved: its hidden cards lie in it
    return tell(tr("A record tells all hidden cards. It can be saved when the game is over."));
  struct Kind {
    QString filter, suffix;
  };
  const Kind kind =
      what == Export::Page
          ? Kind{/*: Kind of file in a dialog; keep what is in brackets */ tr("Web pages (*.html)"), u"html"_s}
      : what == Export::Record
          ? Kind{/*: Kind of file in a dialog; keep what is in brackets */ tr("Records (*.tapu)"), u"tapu"_s}
          //: Kind of file in a dialog; keep what is in brackets
          : Kind{tr("Tables (*.csv)"), u"csv"_s};
  //: Title of the dialog in which a file is chosen
  auto* dialog = fileDialog(this, QFileDialog::AcceptSave, tr("Save the results"), {kind.filter});
  //: Name of a file with the rounds of an event; %1 name of the event
  const QString name = what == Export::Rounds ? tr("%1 rounds").arg(results_.event) : results_.event;
  dialog->selectFile(fileNameFor(name, u"tapu"_s, kind.suffix));
  connect(dialog, &QFileDialog::fileSelected, this, [this, what](const QString& path) { save(what, path); });
  dialog->open();
}

void EventResultsPage::print() {
  auto* dialog = new PrintDialog(PrintDialog::printersHere(), this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &PrintDialog::chosen, this, [this](const QString& name) {
    QPrinter printer(QPrinter::HighResolution);
    printer.setPrinterName(name);
    //: Why nothing is printed; %1 name of the printer
    if (!printResults(printer, results_)) return tell(tr("The printer %1 does not answer.").arg(name));
    saved_->tellPrinter(name);
  });
  connect(dialog, &PrintDialog::pdfWanted, this, [this] {
    //: Title of the dialog in which a file is chosen
    auto* files = fileDialog(this, QFileDialog::AcceptSave, tr("Save the results"),
                             {//: Kind of file in a dialog; keep what is in brackets
                              tr("PDF (*.pdf)")});
    files->selectFile(fileNameFor(results_.event, u"tapu"_s, u"pdf"_s));
    connect(files, &QFileDialog::fileSelected, this, [this](const QString& path) { save(Export::Print, path); });
    files->open();
  });
  dialog->open();
}

void EventResultsPage::save(Export what, const QString& path) {
  if (const QString sentence = write(what, path); !sentence.isEmpty()) return tell(sentence);
  saved_->tellFile(path);
}

void EventResultsPage::tell(const QString& sentence) {
  auto* box = new ChoiceDialog(
      [sentence] {
        //: Title of a box: something could not be done
        return ChoiceDialog::Texts{tr("That did not work"), sentence, {/*: Button of a box */ tr("Close")}};
      },
      this);
  box->setAttribute(Qt::WA_DeleteOnClose);
  box->open();
}

void EventResultsPage::focusFirst() { table_->setFocus(Qt::OtherFocusReason); }

void EventResultsPage::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) return left();
  QWidget::keyPressEvent(event);
}

void EventResultsPage::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  columns_->setDirection(width() < kOneColumn ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void EventResultsPage::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

}  // namespace tapu

#include "moc_results_page.cpp"
