// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/organizer/event_results_page.h"

#include <QEvent>
#include <QGridLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QPrinter>
#include <QScrollArea>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>

#include "app/files/record_reader.h"
#include "app/files/whole_file.h"
#include "app/kit/art.h"
#include "app/kit/bare_layout.h"
#include "app/kit/bare_scroll.h"
#include "app/kit/choice_dialog.h"
#include "app/kit/file_dialog.h"
#include "app/kit/icon_label.h"
#include "app/kit/page_words.h"
#include "app/kit/passing_menu.h"
#include "app/kit/print_dialog.h"
#include "app/kit/quiet_view.h"
#include "app/kit/rule_topics.h"
#include "app/kit/sheet.h"
#include "app/organizer/results_paper.h"
#include "app/session/game/record_of_table.h"
#include "app/session/words/bot_names.h"
#include "app/text/typed_word.h"
#include "engine/play/game.h"
#include "engine/play/initial_state.h"
#include "engine/play/visible.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr int kOneColumn = 900;  ///< pixels: narrower pages have all below one another
constexpr int kLeastRanking = 330, kLeastPicture = 200, kLeastName = 116;  ///< pixels of parts that may not get smaller
constexpr int kAbove = 12;  ///< pixels above and below the texts of a sheet
constexpr std::size_t kMostFirsts = 3;
constexpr int kBoardWithTotals = 66, kBesideBoards = 136;  ///< pixels of a board whose label has both; of the margins
constexpr std::size_t kFirstLines = 4, kMostLines = 6;     ///< of the chart: the first ones; rows that are selected

class RankingWords {
  Q_DECLARE_TR_FUNCTIONS(tapu::EventResultsPage)
};

QString plainNumber(int number) { return QLocale().toString(number); }

int figureOf(const EventResults::Row& row, int column) {
  switch (static_cast<RankingModel::Column>(column)) {
    case RankingModel::Rank: return row.rank;
    case RankingModel::Board: return row.board;
    case RankingModel::Settlements: return row.from.settlements;
    case RankingModel::Cities: return row.from.cities;
    case RankingModel::Road: return row.from.longestRoad;
    case RankingModel::Army: return row.from.largestArmy;
    case RankingModel::Cards: return row.from.cards;
    case RankingModel::Bonus: return row.from.bonus;
    case RankingModel::Hand: return row.hand;
    case RankingModel::Total: return row.points;
    case RankingModel::Player:
    case RankingModel::kColumns: break;
  }
  return 0;
}

ChainStyle chainStyle(int perRow) {
  ChainStyle style;
  style.perRow = perRow;
  style.labelPixels = 12;
  style.names = ChainStyle::Names::Numbers;
  style.ground = ChainStyle::Ground::Sheet;
  style.side = ChainStyle::LabelSide::Below;
  return style;
}

}  // namespace

// ---- the table ------------------------------------------------------------------------------------------------------

void RankingModel::setRows(std::vector<EventResults::Row> rows) {
  beginResetModel();
  rows_ = std::move(rows);
  endResetModel();
}

void RankingModel::setOwn(SeatId seat, const QColor& color) {
  own_ = seat;
  ownColor_ = color;
  if (!rows_.empty()) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1), {Qt::BackgroundRole});
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
  if (role == Qt::BackgroundRole) return own_ && row.seat == own_ ? QVariant(ownColor_) : QVariant();
  if (role == Qt::TextAlignmentRole)
    return QVariant(column == Player || column == Board ? Qt::AlignLeft | Qt::AlignVCenter
                                                        : Qt::AlignRight | Qt::AlignVCenter);
  if (role != Qt::DisplayRole) return {};
  if (column == Player) return row.shownName();
  if (column == Board) return plainNumber(row.board + 1) + u' ' + row.letter;
  return plainNumber(figureOf(row, column));
}

QVariant RankingModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::FontRole) return textFont(kNoteText, Weight::Bold);
  if (role != Qt::DisplayRole) return {};
  const QStringList heads{//: Head of a narrow column: the place in the ranking
                          RankingWords::tr("Place"),
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

EventResultsPage::EventResultsPage(QWidget* parent) : Page(parent) {
  setObjectName(u"eventResultsPage"_s);
  setPageTopic(this, u"event-results"_s);
  filter_.setSourceModel(&model_);
  filter_.setSortRole(Qt::UserRole);
  QVBoxLayout* lines = layLines();
  lines->addWidget(makeHead());
  auto* body = new QWidget(this);
  columns_ = new QHBoxLayout(body);
  columns_->setContentsMargins(0, 0, 0, 0);
  columns_->setSpacing(0);
  columns_->addWidget(makeRanking(), 13);
  columns_->addWidget(makeRight(), 10);
  scroll_ = new QScrollArea(this);  // where all lies in one column, it is higher than the page
  scrollBare(scroll_, body);
  scroll_->setFocusPolicy(Qt::StrongFocus);  // the arrow keys scroll
  lines->addWidget(scroll_, 1);
  for (QWidget* each : {scroll_->viewport(), table_->viewport()}) each->installEventFilter(this);
  retranslate();
}

QWidget* EventResultsPage::makeHead() {
  auto* sheet = new Sheet(this);
  auto* line = new QHBoxLayout(sheet);
  line->setContentsMargins(18, 12, 18, 12);
  firsts_ = new QWidget(sheet);
  firsts_->setObjectName(u"resultsFirsts"_s);
  bare<QHBoxLayout>(firsts_);
  title_ = new ElidedWords(kTitleText, Weight::Bold, &Theme::ink, sheet);
  note_ = new ElidedWords(kNoteText, Weight::Regular, &Theme::ink2, sheet);
  auto* words = new QVBoxLayout;
  words->setSpacing(0);
  words->addWidget(title_);
  words->addWidget(note_);
  line->addWidget(firsts_);
  line->addLayout(words, 1);
  //: Button: the game is looked at once more, move by move
  replay_ = makeButton(u"resultsReplay"_s, ActionButton::Role::Quiet, sheet, [] { return tr("Replay"); });
  //: Button: back to the organizer's desk, or to the table
  auto* back = makeButton(u"resultsBack"_s, ActionButton::Role::Quiet, sheet, [] { return tr("Back"); });
  //: Button: a menu of what can be written to a file or printed
  export_ = makeButton(u"resultsExport"_s, ActionButton::Role::Next, sheet, [] { return tr("Export…"); });
  for (ActionButton* button : {replay_, back, export_}) line->addWidget(button);
  connect(export_, &ActionButton::clicked, this, &EventResultsPage::openExports);
  connect(replay_, &ActionButton::clicked, this, &EventResultsPage::replayAsked);
  connect(back, &ActionButton::clicked, this, &EventResultsPage::left);
  return sheet;
}

QWidget* EventResultsPage::makeRanking() {
  auto* sheet = new Sheet(this);
  //: Heading over a table
  auto* title = makeHeading(sheet, [] { return tr("Ranking"); });
  title->setWordWrap(false);
  auto* search = new QLineEdit(sheet);
  search->setClearButtonEnabled(true);
  search->setMaximumWidth(150);
  //: In an empty field
  say(search, [] { return tr("Name"); });
  setLetters(search, kChoiceText);
  auto* head = new QHBoxLayout;
  head->addWidget(title);
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
  head->addWidget(search);
  table_ = new QuietView<QTableView>(sheet);
  table_->setObjectName(u"resultsRanking"_s);
  nameField(table_, title);
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
  table_->horizontalHeader()->setHighlightSections(false);
  tieRule_ = makeNote(sheet);
  QVBoxLayout* lines = sheet->layLines(kAbove);
  lines->addLayout(head);
  lines->addWidget(table_, 1);
  lines->addWidget(tieRule_);
  connect(search, &QLineEdit::textChanged, &filter_, &RankingFilter::setText);
  connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this, &EventResultsPage::refreshChart);
  return sheet;
}

QWidget* EventResultsPage::makeRight() {
  auto* column = new QWidget(this);
  auto* all = bare<QVBoxLayout>(column);
  all->setSpacing(0);
  auto* boards = new Sheet(column);
  boards_ = boards;
  chain_ = new ChainView(chainStyle(6), boards);
  QVBoxLayout* lines = boards->layLines(kAbove);
  //: Heading over the chain of boards
  lines->addWidget(makeHeading(boards, [] { return tr("Boards"); }));
  lines->addWidget(chain_, 1);
  auto* chart = new Sheet(column);
  rounds_ = chart;
  chartTitle_ = makeHeading(chart);
  chart_ = new Chart(chart);
  chart_->setObjectName(u"resultsChart"_s);
  lines = chart->layLines(kAbove);
  lines->addWidget(chartTitle_);
  lines->addWidget(chart_, 1);
  all->addWidget(boards, 3);
  all->addWidget(chart, 2);
  all->addWidget(makeGroups(column));
  connect(chain_, &ChainView::currentChanged, this,
          [this](int board) { filter_.setBoard(board, chain_->picture().layout().plan().boards()); });
  connect(chain_, &ChainView::homeWanted, this, [this] {
    chain_->setCurrent(-1);
    filter_.setBoard(-1, 0);
  });
  return column;
}

QWidget* EventResultsPage::makeGroups(QWidget* parent) {
  auto* sheet = new Sheet(parent);
  //: Heading: the two groups
  auto* title = makeHeading(sheet, [] { return tr("Groups"); });
  title->setWordWrap(false);
  auto* head = new QHBoxLayout;
  head->setSpacing(14);
  head->addWidget(title);
  head->addWidget(saved_ = new SavedLine(sheet), 1);
  auto* line = new QHBoxLayout;
  line->setSpacing(8);
  for (std::size_t i = 0; i < averages_.size(); ++i) {
    averages_[i] = new Words({}, kChoiceText, Weight::Regular, &Theme::ink, sheet);
    line->addWidget(new IconLabel(i == 0 ? u"emblem-sun"_s : u"emblem-moon"_s, 22, &Theme::ink, sheet));
    line->addWidget(averages_[i], 1);
  }
  QVBoxLayout* lines = sheet->layLines(kAbove);
  lines->addLayout(head);
  lines->addLayout(line);
  return sheet;
}

void EventResultsPage::openExports() {
  const QStringList names{//: Entry of the menu of a button: saves a table of all seats
                          tr("Table of seats (CSV)…"),
                          //: Entry of the menu of a button: saves a table of all rounds
                          tr("Table of rounds (CSV)…"),
                          //: Entry of the menu of a button: saves a page for a browser
                          tr("Web page…"),
                          //: Entry of the menu of a button: saves all moves of the game
                          tr("Record…"),
                          //: Entry of the menu of a button
                          tr("Print…")};
  QMenu* menu = passingMenu(this);
  menu->setObjectName(u"exportMenu"_s);
  for (const Export what : exports())
    menu->addAction(names[static_cast<int>(what)], this, [this, what] { what == Export::Print ? print() : ask(what); });
  menu->popup(export_->mapToGlobal(QPoint(0, export_->height())));
}

QList<EventResultsPage::Export> EventResultsPage::exports() const {
  if (told_) return {Export::Seats, Export::Page, Export::Print};
  return {Export::Seats, Export::Rounds, Export::Page, Export::Record, Export::Print};
}

void EventResultsPage::showStore(const QString& store) {
  Complaint complaint;
  const auto event = PlayedEvent::from(store, complaint);
  if (event) return showPlayed(*event);
  saved_->forget();
  event_.reset();
  told_.reset();
  results_ = {};
  problem_ = complaint.sentence;
  refresh();
}

void EventResultsPage::showPlayed(const PlayedEvent& event, SeatId own) {
  saved_->forget();
  event_ = event;
  told_.reset();
  own_ = own;
  filter_.setBoard(-1, 0);
  readRanking();
  const Game game = gameOf(event);
  chain_->setGame(game.definition(), event.lobby.setup.chain);
  chain_->setState(game.definition(), game.state());
  std::vector<ChainSeat> seats(event.lobby.seats.size());
  for (const EventResults::Row& row : results_.rows) seats[row.seat.value] = {row.name, row.color, Lamp::None};
  chain_->setSeats(std::move(seats));
  ChainMarks marks;
  marks.mine = own;
  chain_->setMarks(marks);
  refresh();
  bringOwn();
}

void EventResultsPage::showTold(const ToldEvent& told) {
  saved_->forget();
  event_.reset();
  told_ = told;
  own_ = told.own;
  filter_.setBoard(-1, 0);
  readRanking();
  refresh();
  bringOwn();
}

/// The rows of the ranking, with names in the language of the moment.
void EventResultsPage::readRanking() {
  problem_.clear();
  results_ = told_ ? EventResults::of(*told_) : EventResults::of(*event_, shownNames(event_->lobby.seats));
  model_.setRows(results_.rows);
}

std::unique_ptr<Replay> EventResultsPage::replay() const {
  if (!event_ || results_.end == EventResults::End::Running) return nullptr;
  const GameDefinition definition(event_->lobby.setup);
  State start = initialState(definition);
  if (event_->seenBy) start = visibleTo(*event_->seenBy, definition, start);
  return std::make_unique<Replay>(recordHeader(), start, event_->moves);
}

RecordHeader EventResultsPage::recordHeader() const { return recordHeaderOf(event_->lobby, event_->seenBy); }

void EventResultsPage::refresh() {
  refreshFirsts();
  title_->setText(isThere() ? results_.headline() : problem_);
  note_->setText(isThere() ? results_.note() + ownPlace() : QString());
  tieRule_->setText(isThere() ? results_.tieRule() : QString());
  tieRule_->setVisible(!tieRule_->text().isEmpty());
  const auto average = [this](Territory group) { return QLocale().toString(results_.average(group), 'f', 1); };
  const auto seats = [this](Territory group) {
    return static_cast<int>(std::ranges::count(results_.rows, group, &EventResults::Row::group));
  };
  //: Average points of a group; %n how many seats it has, %1 a number
  averages_[0]->setText(tr("Sun, %n seat(s): average %1", nullptr, seats(Territory::Sun)).arg(average(Territory::Sun)));
  //: Average points of a group; %n how many seats it has, %1 a number
  averages_[1]->setText(
      tr("Moon, %n seat(s): average %1", nullptr, seats(Territory::Moon)).arg(average(Territory::Moon)));
  //: Chip over the ranking: all players; %1 a number
  groups_[0]->setText(tr("All %1").arg(plainNumber(static_cast<int>(results_.rows.size()))));
  groups_[0]->updateGeometry();
  export_->setEnabled(isThere());
  replay_->setVisible(event_ && results_.end != EventResults::End::Running);
  for (QWidget* sheet : {boards_, rounds_}) sheet->setVisible(!told_);
  fold();
  refreshOwn();
  refreshChart();
}

/// The place of the reader, to follow the other facts; nothing for the organizer.
QString EventResultsPage::ownPlace() const {
  const auto own = std::ranges::find(results_.rows, own_, &EventResults::Row::seat);
  if (!own_ || own == results_.rows.end()) return {};
  //: In the head of the results of a Big Game: the reader's place among all players; %1 the place, %n all of them
  return u" · "_s +
         tr("Your place: %1 of %n", nullptr, static_cast<int>(results_.rows.size())).arg(plainNumber(own->rank));
}

/// The reader looks for their own row among a thousand.
void EventResultsPage::bringOwn() {
  const auto own = std::ranges::find(results_.rows, own_, &EventResults::Row::seat);
  if (!own_ || own == results_.rows.end()) return table_->scrollToTop();
  const auto row = static_cast<int>(own - results_.rows.begin());
  table_->scrollTo(filter_.mapFromSource(model_.index(row, RankingModel::Rank)), QAbstractItemView::PositionAtCenter);
}

void EventResultsPage::refreshOwn() { model_.setOwn(own_, themeOf(this).accentSoft); }

/// The points of the rows that are selected, else of the first ones, over the rounds.
void EventResultsPage::refreshChart() {
  std::vector<const EventResults::Row*> shown;
  const QModelIndexList selected = table_->selectionModel()->selectedRows();
  for (const QModelIndex& index : selected)
    if (shown.size() < kMostLines) shown.push_back(&model_.row(filter_.mapToSource(index).row()));
  for (std::size_t i = 0; selected.isEmpty() && i < std::min(kFirstLines, results_.rows.size()); ++i)
    shown.push_back(&results_.rows[i]);
  //: Heading over a chart
  const QString firsts = tr("The first four");
  //: Heading over a chart: of the players whose rows are selected in the ranking
  const QString chosen = tr("The selected players");
  chartTitle_->setText(selected.isEmpty() ? firsts : chosen);
  Chart::Data drawn;
  //: Name of a chart: what it shows; point cards are counted when the game is over
  drawn.name = tr("Points after each round, point cards at the end");
  //: A place of a chart of points: after which round, %1 its number
  drawn.placeName = tr("Round %1");
  drawn.firstPlace = results_.rounds.empty() ? 0 : results_.rounds.front().number;
  for (const EventResults::Row* row : shown) {
    Chart::Series line{row->name, row->color, {}};
    for (const EventResults::Round& round : results_.rounds) line.values.push_back(round.points.at(row->seat.value));
    drawn.series.push_back(std::move(line));
  }
  chart_->setData(std::move(drawn));
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
  //: Chip over the ranking: one of the two groups
  groups_[1]->setText(tr("Sun"));
  //: Chip over the ranking: one of the two groups
  groups_[2]->setText(tr("Moon"));
  Q_EMIT model_.headerDataChanged(Qt::Horizontal, 0, RankingModel::kColumns - 1);
  const QFontMetrics metrics(textFont(kNoteText, Weight::Bold));
  for (int column = 0; column < RankingModel::kColumns; ++column) {
    if (column == RankingModel::Player) continue;
    const QString head = model_.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    const int least = column == RankingModel::Board ? 68 : 34;
    table_->setColumnWidth(column, std::max(least, metrics.horizontalAdvance(head) + 9));
  }
  widenNames();
  if (isThere()) readRanking();
  refresh();
}

QString EventResultsPage::write(Export what, const QString& path) const {
  Complaint complaint;
  switch (what) {
    case Export::Seats: writeFile(path, results_.seatsAsCsv(), complaint); break;
    case Export::Rounds: writeFile(path, results_.roundsAsCsv(), complaint); break;
    case Export::Page: writeFile(path, results_.asHtml(), complaint); break;
    case Export::Print: writeFile(path, resultsAsPdf(results_), complaint); break;
    case Export::Record: saveRecord(path, recordHeader(), event_->moves, complaint); break;
  }
  return complaint.sentence;
}

void EventResultsPage::ask(Export what) {
  if (what == Export::Record && results_.end == EventResults::End::Running) {
    //: Why the record of a game cannot be saved: its hidden cards lie in it
    ChoiceDialog::tellFailure(this, tr("A record tells all hidden cards. It can be saved when the game is over."));
    return;
  }
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
    if (printResults(printer, results_)) return saved_->tellPrinter(name);
    //: Why nothing is printed; %1 name of the printer
    ChoiceDialog::tellFailure(this, tr("The printer %1 does not answer.").arg(name));
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
  const QString problem = write(what, path);
  if (problem.isEmpty()) return saved_->tellFile(path);
  ChoiceDialog::tellFailure(this, problem);
}

void EventResultsPage::focusFirst() { table_->setFocus(Qt::OtherFocusReason); }

void EventResultsPage::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) return left();
  QWidget::keyPressEvent(event);
}

bool EventResultsPage::eventFilter(QObject* object, QEvent* event) {
  if (event->type() == QEvent::Resize) object == scroll_->viewport() ? fold() : widenNames();
  return QWidget::eventFilter(object, event);
}

/// One column scrolls; two are as high as the page, and so is a ranking with nothing but the groups below it.
void EventResultsPage::fold() {
  const bool isOne = !told_ && width() < scaled(kOneColumn);
  columns_->setDirection(isOne || told_ ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
  columns_->setStretch(1, told_ ? 0 : 10);
  table_->setMinimumHeight(isOne ? scaled(kLeastRanking) : 0);
  chain_->setMinimumHeight(isOne ? scaled(kLeastPicture) : 0);
  chart_->setMinimumHeight(isOne ? scaled(kLeastPicture) : 0);
  scroll_->widget()->setMaximumHeight(isOne ? QWIDGETSIZE_MAX : scroll_->viewport()->height());
  // As many boards in a row as have room for the totals below them.
  const int column = isOne ? scroll_->viewport()->width() : scroll_->viewport()->width() * 10 / 23;
  chain_->setStyle(chainStyle(std::clamp((column - kBesideBoards) / kBoardWithTotals, 3, 8)));
}

/// The names take the width left by the numbers, but never less than some letters: then the table scrolls, and the sum
/// comes before its parts so that it is in sight.
void EventResultsPage::widenNames() {
  int others = 0;
  for (int column = 0; column < RankingModel::kColumns; ++column)
    if (column != RankingModel::Player) others += table_->columnWidth(column);
  const int left = table_->viewport()->width() - others, least = scaled(kLeastName);
  table_->setColumnWidth(RankingModel::Player, std::max(least, left));
  QHeaderView* head = table_->horizontalHeader();
  head->moveSection(head->visualIndex(RankingModel::Total),
                    left < least ? RankingModel::Board + 1 : RankingModel::kColumns - 1);
}

void EventResultsPage::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
  if (event->type() == QEvent::PaletteChange) refreshOwn();
}

}  // namespace tapu

#include "moc_event_results_page.cpp"
