// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/review/career_page.h"

#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLocale>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>

#include "app/files/whole_file.h"
#include "app/kit/choice_dialog.h"
#include "app/kit/file_dialog.h"
#include "app/kit/flow_layout.h"
#include "app/kit/language_change.h"
#include "app/kit/press_guard.h"
#include "app/kit/quiet_view.h"
#include "app/kit/rule_topics.h"
#include "app/kit/spoken.h"
#include "app/review/left_out_dialog.h"
#include "app/session/game/part_result.h"
#include "app/session/words/bot_levels.h"
#include "app/text/language.h"
#include "app/text/option_words.h"
#include "app/text/shown_text.h"
#include "engine/state/seats.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array kRuleSets{RuleSet::Classic, RuleSet::Crazy, RuleSet::BigGame};
constexpr int kLatest = 10;  ///< games that tell whether somebody has become better

int percent(int part, int all) { return all == 0 ? 0 : (100 * part + all / 2) / all; }

QVBoxLayout* linesOn(QWidget* sheet) {
  auto* lines = new QVBoxLayout(sheet);
  lines->setContentsMargins(18, 10, 18, 10);
  lines->setSpacing(4);
  return lines;
}

}  // namespace

// ---- a tile ---------------------------------------------------------------------------------------------------------

CareerTile::CareerTile(QWidget* parent)
    : Sheet(parent),
      number_(new Words({}, kTitleText, Weight::Bold, &Theme::ink, this)),
      what_(new Words({}, kBodyText, Weight::Bold, &Theme::ink, this)),
      note_(new Words({}, kNoteText, Weight::Regular, &Theme::ink2, this)) {
  auto* lines = linesOn(this);
  auto* line = new QHBoxLayout;
  line->setSpacing(8);
  number_->setWordWrap(false);
  line->addWidget(number_);
  line->addWidget(what_, 1);
  lines->addLayout(line);
  lines->addWidget(note_);
}

void CareerTile::say(const QString& number, const QString& what, const QString& note) {
  number_->setText(number);
  what_->setText(what);
  note_->setText(note);
}

// ---- the page -------------------------------------------------------------------------------------------------------

CareerPage::CareerPage(const QString& folder, QWidget* parent)
    : SeaPage(parent),
      career_(folder),
      title_(new Words({}, kTitleText, Weight::Bold, &Theme::ink, this)),
      note_(new Words({}, kNoteText, Weight::Regular, &Theme::ink2, this)),
      rules_(new Picker(this)),
      players_(new Picker(this)),
      bots_(new Picker(this)),
      hints_(new Picker(this)),
      export_(new ActionButton({}, ActionButton::Role::Quiet, this)),
      reset_(new ActionButton({}, ActionButton::Role::Quiet, this)),
      back_(new ActionButton({}, ActionButton::Role::Quiet, this)),
      leftOut_(new ActionButton({}, ActionButton::Role::Link, this)),
      sums_(new CareerSums(this)) {
  setObjectName(u"careerPage"_s);
  setPageTopic(this, u"back-statistics"_s);
  rules_->setObjectName(u"careerRules"_s);
  players_->setObjectName(u"careerPlayers"_s);
  bots_->setObjectName(u"careerBots"_s);
  hints_->setObjectName(u"careerHints"_s);
  export_->setObjectName(u"careerExport"_s);
  reset_->setObjectName(u"careerReset"_s);
  back_->setObjectName(u"careerBack"_s);
  leftOut_->setObjectName(u"careerLeftOut"_s);
  for (QWidget* part : {export_, reset_, leftOut_}) setRuleTopic(part, u"back-records"_s);
  auto* all = new QVBoxLayout(this);
  all->setContentsMargins(kSheetGap, kSheetGap, kSheetGap, kSheetGap);
  all->setSpacing(0);
  all->addWidget(makeHead());
  all->addWidget(makeTiles());
  auto* columns = new QHBoxLayout;
  columns->setSpacing(0);
  columns->addWidget(makeGames(), 1);
  columns->addWidget(sums_);
  all->addLayout(columns, 1);
  connectAll();
  retranslate();
  whenLanguageChanges(this, [this] { retranslate(); });
}

QWidget* CareerPage::makeHead() {
  auto* head = new Sheet(this);
  auto* all = new QVBoxLayout(head);
  all->setContentsMargins(18, 10, 14, 8);
  all->setSpacing(4);
  auto* line = new QHBoxLayout;
  line->setSpacing(10);
  all->addLayout(line);
  auto* words = new QVBoxLayout;
  words->setSpacing(0);
  words->addWidget(title_);
  words->addWidget(note_);
  line->addLayout(words, 1);
  for (QWidget* part : std::initializer_list<QWidget*>{export_, reset_, back_}) line->addWidget(part);
  auto* filters = new QWidget(head);
  auto* flow = new FlowLayout(filters, 2);
  for (Picker* each : {rules_, players_, bots_, hints_}) flow->addWidget(each);
  all->addWidget(filters);
  return head;
}

QWidget* CareerPage::makeTiles() {
  auto* row = new QWidget(this);
  auto* line = new QHBoxLayout(row);
  line->setContentsMargins(0, 0, 0, 0);
  line->setSpacing(0);
  for (CareerTile*& tile : tiles_) line->addWidget(tile = new CareerTile(row), 1);
  return row;
}

QWidget* CareerPage::makeGames() {
  auto* column = new QWidget(this);
  auto* all = new QVBoxLayout(column);
  all->setContentsMargins(0, 0, 0, 0);
  all->setSpacing(0);
  auto* last = new Sheet(column);
  auto* lines = linesOn(last);
  auto* head = new QHBoxLayout;
  head->addWidget(lastTitle_ = new Words({}, kHeadingText, Weight::Bold, &Theme::ink, last));
  head->addWidget(lastNote_ = new Words({}, kSmallText, Weight::Regular, &Theme::ink2, last), 1);
  lines->addLayout(head);
  lines->addWidget(last_ = new Chart(last));
  last_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
  last_->setObjectName(u"careerLast"_s);
  auto* games = new Sheet(column);
  lines = linesOn(games);
  lines->addWidget(gamesTitle_ = new Words({}, kHeadingText, Weight::Bold, &Theme::ink, games));
  table_ = new QuietView<QTableView>(games);
  table_->setObjectName(u"careerGames"_s);
  table_->setModel(&model_);
  table_->verticalHeader()->hide();
  table_->verticalHeader()->setDefaultSectionSize(scaled(30));
  table_->setShowGrid(false);
  table_->setFrameShape(QFrame::NoFrame);
  table_->setSelectionBehavior(QAbstractItemView::SelectRows);
  table_->setSelectionMode(QAbstractItemView::SingleSelection);
  table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  table_->setTabKeyNavigation(false);
  table_->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
  QHeaderView* heads = table_->horizontalHeader();
  heads->setHighlightSections(false);
  heads->setSectionResizeMode(QHeaderView::ResizeToContents);
  heads->setSectionResizeMode(PastGames::Board, QHeaderView::Stretch);
  heads->setMinimumSectionSize(scaled(54));
  lines->addWidget(table_, 1);
  auto* foot = new QHBoxLayout;
  foot->addWidget(footNote_ = new Words({}, kNoteText, Weight::Regular, &Theme::ink2, games), 1);
  foot->addWidget(leftOut_);
  lines->addLayout(foot);
  footNote_->setObjectName(u"careerNote"_s);
  all->addWidget(last);
  all->addWidget(games, 1);
  return column;
}

void CareerPage::connectAll() {
  connect(&career_, &Career::changed, this, &CareerPage::refresh);
  connect(back_, &ActionButton::clicked, this, &CareerPage::canceled);
  connect(export_, &ActionButton::clicked, this, &CareerPage::askFile);
  connect(reset_, &ActionButton::clicked, this, &CareerPage::askReset);
  connect(leftOut_, &ActionButton::clicked, this, &CareerPage::showLeftOut);
  connect(rules_, &Picker::picked, this, [this](int index) {
    filter_.rules = index == 0 ? std::nullopt : std::optional(kRuleSets[static_cast<std::size_t>(index - 1)]);
    refresh();
  });
  connect(players_, &Picker::picked, this, [this](int index) {
    filter_.seats = index == 0 ? 0 : kFewestAtOneBoard + index - 1;
    refresh();
  });
  connect(bots_, &Picker::picked, this, [this](int index) {
    filter_.level = index == 0 ? QString() : levelsOfBots().value(index - 1);
    refresh();
  });
  connect(hints_, &Picker::picked, this, [this](int index) {
    filter_.hints = static_cast<CareerFilter::Hints>(index);
    refresh();
  });
  connect(table_, &QTableView::clicked, this, [this](const QModelIndex& index) {
    swallowSecondClick();
    openRow(index.row());
  });
  connect(last_, &Chart::placePicked, this, [this](int place) {
    swallowSecondClick();
    const int later = static_cast<int>(last_->data().named.size()) - 1 - place;  // the list has the latest first
    openRow(later);
  });
}

void CareerPage::openRow(int row) {
  if (row < 0 || row >= model_.rowCount()) return;
  const QString path = QDir(career_.folder()).filePath(model_.game(row).file);
  if (!isPartResult(path)) return Q_EMIT replayWanted(path);
  Complaint complaint;
  const auto result = partResultIn(path, complaint);
  if (result && result->told) return Q_EMIT resultWanted(path);
  //: Under the list of past games: why one of them cannot be replayed
  told_ = tr("Of this Big Game only a part was told here: its result is counted, but there is nothing to replay.");
  showNotes();
}

void CareerPage::look(const QString& me) {
  me_ = me;
  told_.clear();
  career_.look();
}

void CareerPage::focusFirst() {
  if (model_.rowCount() == 0) return back_->setFocus(Qt::OtherFocusReason);
  if (!table_->currentIndex().isValid()) table_->selectRow(0);  // first: with the keyboard a cell is current
  table_->setFocus(Qt::OtherFocusReason);
}

void CareerPage::keyPressEvent(QKeyEvent* event) {
  const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (isEnter && table_->hasFocus()) return openRow(table_->currentIndex().row());
  if (event->key() == Qt::Key_Escape) return Q_EMIT canceled();
  SeaPage::keyPressEvent(event);
}

void CareerPage::retranslate() {
  QStringList rules{//: Filter of past games
                    tr("All rules")};
  for (const RuleSet each : kRuleSets) rules << nameOfRules(each);
  rules_->setChoices(rules);
  QStringList players{//: Filter of past games: with any number of players
                      tr("Any number of players")};
  for (int each = kFewestAtOneBoard; each <= kMostSeatsOfTable; ++each)
    //: Filter of past games: how many people and bots played
    players << tr("%n player(s)", nullptr, each);
  players_->setChoices(players);
  QStringList bots{//: Filter of past games: with bots of any level, or without bots
                   tr("Any opponents")};
  //: Filter of past games; %1 a level of bots, such as “Farmer (medium)”
  for (const QString& level : levelsOfBots()) bots << tr("With bots: %1").arg(bothOfBot(level));
  bots_->setChoices(bots);
  //: Filter of past games: whether the player took hints
  hints_->setChoices({tr("With or without hints"), tr("Without hints"), tr("With hints")});
  //: Screen reader: a filter of past games
  setSpokenName(bots_, tr("Games with bots of this level"));
  //: Screen reader: a filter of past games
  setSpokenName(hints_, tr("Games with or without hints"));
  //: Screen reader: a filter of past games
  setSpokenName(rules_, tr("Games by these rules"));
  //: Screen reader: a filter of past games
  setSpokenName(players_, tr("Games of so many players"));
  //: Button: all past games as a table in a file
  rename(export_, tr("Export…"), tr("Write the games that are shown to a file for spreadsheets (CSV)"));
  //: Button: the statistics begin anew
  rename(reset_, tr("Reset…"), tr("Set all games aside and begin the statistics anew"));
  //: Button: leave the page
  rename(back_, tr("Back"));
  //: Button beside a sentence about files that are not counted: a list of them
  rename(leftOut_, tr("Which files?"),
         //: Tool tip of the button “Which files?”
         tr("Tell of each file why it is not counted"));
  //: Over a picture of past games
  lastTitle_->setText(tr("Last games"));
  //: What a picture of past games shows
  lastNote_->setText(tr("The height is the place, the number the points; choose a game to replay it"));
  //: Over the list of past games
  gamesTitle_->setText(tr("All games"));
  //: Screen reader: the list of past games
  setSpokenName(table_, tr("All games, the latest first; Enter replays one"));
  refresh();
}

void CareerPage::refresh() {
  shown_.clear();
  for (const CareerGame& game : career_.games())
    if (filter_.fits(game, game.of(me_))) shown_.push_back(&game);
  const CareerSum sum = summed(shown_, me_);
  const int row = table_->currentIndex().row();
  model_.setGames(shown_, me_);
  if (row >= 0) table_->selectRow(std::min(row, model_.rowCount() - 1));
  last_->setData(chartOfLastGames(shown_, me_));
  last_->parentWidget()->setVisible(!shown_.empty());
  sums_->setGames(shown_, me_);
  sums_->setVisible(sum.games >= kEnough);
  export_->setEnabled(!shown_.empty());
  reset_->setEnabled(!career_.games().empty());
  showTiles(sum);
  showNotes();
}

void CareerPage::showTiles(const CareerSum& sum) {
  title_->setText(me_);
  if (shown_.empty())
    //: Under the name of a player
    note_->setText(tr("No game is over yet that counts here."));
  else
    //: Under the name of a player; %n games, %1 a date
    note_->setText(tr("%n game(s) since %1", nullptr, sum.games)
                       .arg(QLocale().toString(shown_.front()->played.toLocalTime().date(), QLocale::LongFormat)));
  //: A tile of statistics: stands after a number; under it “of 42: 40 %”
  tiles_[0]->say(inDigits(sum.won), tr("games won", nullptr, sum.won),
                 //: Under the number of games that were won; %1 how many were played, %2 the part in percent
                 tr("of %1: %2 %").arg(inDigits(sum.games), inDigits(percent(sum.won, sum.games))));
  //: A tile of statistics: stands after a number; the place in the end, first is best
  tiles_[1]->say(average(sum.places, sum.games), tr("place on average"),
                 //: Under the average place
                 tr("The first place is the best."));
  //: Under the average points; %1 the most in one game
  const QString most = tr("at most %1").arg(inDigits(sum.mostPoints));
  const auto latest = std::ssize(shown_) > kLatest ? shown_.end() - kLatest : shown_.begin();
  const CareerSum last = summed({latest, shown_.end()}, me_);
  //: Under the average points: whether they become more; %1 the average of the last ten games, %2 the most in one game
  const QString trend =
      tr("%1 in the last ten, at most %2").arg(average(last.points, last.games), inDigits(sum.mostPoints));
  //: A tile of statistics: stands after a number
  tiles_[2]->say(average(sum.points, sum.games), tr("points a game"), last.games < sum.games ? trend : most);
  //: A tile of statistics: stands after a number
  tiles_[3]->say(inDigits(sum.bestStreak), tr("wins in a row", nullptr, sum.bestStreak),
                 //: Under the most games won one after the other; %1 how many up to the last game
                 tr("now %1").arg(inDigits(sum.streak)));
  //: A tile of statistics: stands after a number of rounds, or a dash
  tiles_[4]->say(sum.won == 0 ? u"–"_s : inDigits(sum.fewestRounds), tr("rounds", nullptr, sum.fewestRounds),
                 //: Under a number of rounds
                 tr("in the fastest win"));
}

void CareerPage::showNotes() {
  QStringList notes;
  if (!told_.isEmpty()) notes << told_;
  if (career_.unread() > 0)
    //: Under the list of past games, while files are being read
    notes << tr("%n record(s) are still being read.", nullptr, career_.unread());
  if (!shown_.empty() && std::ssize(shown_) < kEnough)
    //: Under the list of past games, while there are few of them; %n a number
    notes << tr("After %n game(s) you see here how they went by board, by players and by dice.", nullptr, kEnough);
  if (career_.skipped() > 0)
    //: Under the list of past games; %n how many files of the folder were left out, %1 the folder
    notes << tr("%n file(s) in the folder %1 are not counted: no finished game of yours can be read from them.",
                nullptr, career_.skipped())
                 .arg(shownPath(career_.folder()));
  footNote_->setText(notes.join(u' '));
  footNote_->setVisible(!notes.isEmpty());
  leftOut_->setVisible(career_.skipped() > 0);
}

void CareerPage::showLeftOut() { (new LeftOutDialog(career_.leftOut(), this))->open(); }

QString CareerPage::exportTo(const QString& path) const {
  Complaint complaint;
  return writeFile(path, careerAsCsv(shown_), complaint) ? QString() : complaint.sentence;
}

void CareerPage::askFile() {
  //: Title of a file dialog
  const QString title = tr("Export past games");
  //: Kind of file in a file dialog; the pattern in brackets stays as it is
  auto* dialog = fileDialog(this, QFileDialog::AcceptSave, title, {tr("Tables (*.csv)")});
  dialog->setObjectName(u"careerFile"_s);
  dialog->setDefaultSuffix(u"csv"_s);
  dialog->selectFile(fileNameFor(title, u"games"_s, u"csv"_s));
  connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
    told_ = exportTo(path);
    //: The past games were written to a file; %1 its path
    if (told_.isEmpty()) told_ = tr("The games were written to %1.").arg(shownPath(path));
    showNotes();
  });
  dialog->open();
}

void CareerPage::askReset() {
  const auto inWords = [this] {
    ChoiceDialog::Texts texts;
    //: Title of a question
    texts.title = tr("Begin the statistics anew?");
    //: A question; %n how many games are counted now
    texts.text =
        tr("All %n game(s) leave the statistics. Their records are not deleted: they go into a folder of their "
           "own beside the others.",
           nullptr, static_cast<int>(career_.games().size()));
    //: Answer to the question whether statistics begin anew
    texts.answers << tr("Export first…");
    //: Answer to the question whether statistics begin anew
    texts.answers << tr("Keep all");
    //: Answer to the question whether statistics begin anew
    texts.answers << tr("Begin anew");
    return texts;
  };
  auto* box = new ChoiceDialog(inWords, this);
  box->setObjectName(u"careerResetQuestion"_s);
  box->setAttribute(Qt::WA_DeleteOnClose);
  connect(box, &ChoiceDialog::answered, this, [this](int answer) {
    if (answer == 0) askFile();
    if (answer == 2) reset();
  });
  box->open();
}

void CareerPage::reset() {
  const Career::SetAside done = career_.setAside(QDate::currentDate());
  if (done.folder.isEmpty())
    //: The records of past games could not be set aside; %1 what the system says
    told_ = tr("Not all records could be set aside: %1.").arg(done.reason);
  else
    //: The records of past games were set aside; %1 a folder
    told_ = tr("The records lie in the folder %1 now.").arg(shownPath(done.folder));
  showNotes();
  focusFirst();
}

}  // namespace tapu
