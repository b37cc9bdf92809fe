// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/panels.h"

#include <QAction>
#include <QContextMenuEvent>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLocale>
#include <QMenu>
#include <QPainter>
#include <QScrollArea>
#include <QUndoView>
#include <QVBoxLayout>
#include <algorithm>

#include "app/board/painting.h"
#include "app/kit/art.h"
#include "app/kit/bare_scroll.h"
#include "app/kit/flow_layout.h"
#include "app/kit/icon_label.h"
#include "app/kit/language_change.h"
#include "app/kit/line_breaks.h"
#include "app/kit/passing_menu.h"
#include "app/kit/spoken.h"
#include "app/text/balance_text.h"
#include "app/text/names_of_things.h"
#include "app/text/problem_text.h"
#include "engine/board/islands.h"
#include "engine/state/seats.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr int kFair = 50;              // fairer than so many of 100: as fair as boards are drawn
constexpr int kMostReasons = 8;        // the most reasons shown why a board is unfair
constexpr std::size_t kMostTried = 4;  // of a row, to see whether one can be fixed
constexpr std::size_t kMostRows = 40;  // a board without any number has a thousand problems

/// The terrain that yields a resource (1.4); its color is visible on light and dark paper.
Terrain terrainOf(Resource resource) {
  constexpr std::array terrains{Terrain::Hills, Terrain::Forest, Terrain::Pasture, Terrain::Fields, Terrain::Mountains};
  return terrains[static_cast<std::size_t>(resource)];
}

/// One problem. Its fixes are links and entries of a context menu; F1 opens its rule.
class ProblemRow : public Sheet {
 public:
  explicit ProblemRow(QWidget* parent) : Sheet(parent, Paper::Row), links_(new FlowLayout(nullptr, 2)) {}
  QLayout* links() const { return links_; }
  QAction* add(const QString& link, const QString& entry, const std::function<void()>& act) {
    auto* button = new ActionButton(link, ActionButton::Role::Link, this);
    links_->addWidget(button);
    auto* action = new QAction(entry, this);
    addAction(action);
    connect(button, &ActionButton::clicked, action, &QAction::trigger);
    connect(action, &QAction::triggered, this, act);
    return action;
  }
  void setReader(QAction* reader) { reader_ = reader; }

 protected:
  void contextMenuEvent(QContextMenuEvent* event) override {
    QMenu* menu = passingMenu(this);  // Qt's own menu would stay when the row is deleted
    menu->addActions(actions());
    menu->popup(event->globalPos());
  }
  bool event(QEvent* event) override {
    const bool isKey = event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    if (!isKey || !reader_ || !static_cast<QKeyEvent*>(event)->matches(QKeySequence::HelpContents))
      return Sheet::event(event);
    event->accept();
    if (event->type() == QEvent::KeyPress) reader_->trigger();
    return true;
  }

 private:
  FlowLayout* links_;
  QAction* reader_ = nullptr;
};

}  // namespace

// Problems

ProblemsPanel::ProblemsPanel(std::function<bool(const BoardProblem&)> canFix, QWidget* parent)
    : Sheet(parent), canFix_(std::move(canFix)) {
  setObjectName(u"editorProblems"_s);
  auto* plain = new QWidget;
  plain->setObjectName(u"plain"_s);
  auto* lines = new QVBoxLayout(plain);
  lines->setContentsMargins(10, 4, 8, 8);
  lines->setSpacing(6);
  none_ = new Words({}, 14, Weight::Regular, &Theme::ink2, this);
  told_ = new Words({}, 13, Weight::Bold, &Theme::ink, this);
  told_->setObjectName(u"fixAllTold"_s);
  more_ = new Words({}, 13, Weight::Regular, &Theme::ink2, this);
  rows_ = new QVBoxLayout;
  rows_->setSpacing(4);
  lines->addWidget(told_);
  lines->addWidget(none_);
  lines->addLayout(rows_);
  lines->addWidget(more_);
  lines->addStretch(1);
  auto* scroll = new QScrollArea(this);
  scrollBare(scroll, plain);
  title_ = new Words({}, 15, Weight::Bold, &Theme::ink, this);
  all_ = new ActionButton({}, ActionButton::Role::Link, this);
  all_->setObjectName(u"fixAll"_s);
  connect(all_, &ActionButton::clicked, this, &ProblemsPanel::fixAllWanted);
  auto* head = new QHBoxLayout;
  head->setContentsMargins(14, 8, 8, 0);
  head->addLayout(headOf(title_, all_));
  auto* all = new QVBoxLayout(this);
  all->setContentsMargins(2, 2, 2, 4);
  all->setSpacing(2);
  all->addLayout(head);
  all->addWidget(scroll, 1);
  retranslate();
}

bool ProblemsPanel::isPlayable() const {
  return std::none_of(problems_.begin(), problems_.end(),
                      [](const BoardProblem& problem) { return problem.severity == Severity::Error; });
}

void ProblemsPanel::show(std::vector<BoardProblem> problems) {
  if (problems_ == problems) return;
  problems_ = std::move(problems);
  retranslate();
}

/// Sentences: the number of problems put right, and of those left for each reason.
QString ProblemsPanel::sentencesOf(const Mended& mended) {
  QStringList all;
  if (mended.gone > 0) {
    //: Pane of the board editor: what “Fix all” did
    all << tr("%n problem(s) were put right.", nullptr, mended.gone);
    for (const auto& [problem, times] : mended.put)
      //: Pane of the board editor: a problem that was put right; %1 its sentence, %n how often
      all << u"✓ "_s +
                 (times > 1 ? tr("%1 (%n time(s))", nullptr, times).arg(problemText(problem)) : problemText(problem));
  } else {
    //: Pane of the board editor: what “Fix all” did
    all << tr("Nothing could be put right.");
  }
  if (mended.byHand > 0)
    //: Pane of the board editor: what “Fix all” could not do; %n problems
    all << tr("%n in this list are left for you: only you can decide what should be there.", nullptr, mended.byHand);
  if (mended.inCircle > 0)
    //: Pane of the board editor: what “Fix all” could not do; %n problems
    all << tr("%n in this list are left for you: each fix would bring another problem.", nullptr, mended.inCircle);
  return all.join(u'\n');
}

void ProblemsPanel::tellMended(std::optional<Mended> mended) {
  if (mended_ == mended) return;
  mended_ = mended;
  retranslate();
}

/// Problems of one sentence.
struct ProblemsPanel::Group {
  QString sentence;
  std::vector<BoardProblem> problems;
  std::optional<BoardProblem> fixable;  ///< the first of them that has a fix
};

std::vector<ProblemsPanel::Group> ProblemsPanel::groups() const {
  std::vector<Group> groups;
  std::map<std::pair<Severity, QString>, std::size_t> places;
  for (const BoardProblem& problem : problems_) {
    const QString sentence = problemText(problem);
    const auto [at, isNew] = places.emplace(std::pair(problem.severity, sentence), groups.size());
    if (isNew) groups.push_back({sentence, {}, {}});
    groups[at->second].problems.push_back(problem);
  }
  for (std::size_t i = 0; i < std::min(kMostRows, groups.size()); ++i) {
    for (std::size_t n = 0; n < std::min(kMostTried, groups[i].problems.size()) && !groups[i].fixable; ++n)
      if (canFix_(groups[i].problems[n])) groups[i].fixable = groups[i].problems[n];
  }
  return groups;
}

QWidget* ProblemsPanel::rowFor(const Group& group) {
  auto* row = new ProblemRow(this);
  const BoardProblem& problem = group.problems.front();
  const auto count = static_cast<int>(group.problems.size());
  const bool isError = problem.severity == Severity::Error;
  row->setBar(isError ? themeOf(this).danger : themeOf(this).accent);
  auto* lines = new QVBoxLayout(row);
  lines->setContentsMargins(18, 4, 6, 2);
  lines->setSpacing(0);
  auto* head = new QHBoxLayout;
  head->setSpacing(6);
  head->addWidget(new IconLabel(u"warning"_s, 18, isError ? &Theme::danger : &Theme::ink2, row), 0, Qt::AlignTop);
  //: A problem of a board that is at several places; %1 is its sentence, %n how many places
  const QString text = count > 1 ? tr("%1 (%n place(s))", nullptr, count).arg(group.sentence) : problemAt(problem);
  head->addWidget(new Words(text, 13, Weight::Regular, &Theme::ink, row), 1);
  lines->addLayout(head);
  row->links()->setContentsMargins(0, 0, 0, 0);
  lines->addLayout(row->links());
  //: Link of a problem in the board editor: shows the place
  const QString goTo = tr("Go to");
  //: Link of a problem in the board editor that is at several places: shows one place after the other
  const QString goToNext = tr("Go to next");
  if (problem.at)
    row->add(count > 1 ? goToNext : goTo, count > 1 ? goToNext : goTo, [this, group] {
      std::size_t& next = shownOf_[group.sentence];
      const auto at = group.problems[next % group.problems.size()].at;
      ++next;
      if (at) Q_EMIT goToWanted(*at);
    });
  //: Link of a problem in the board editor: puts it right
  const QString fix = tr("Fix");
  if (group.fixable) row->add(fix, fix, [this, first = *group.fixable] { Q_EMIT fixWanted(first); });
  if (const QString rule = QString::fromLatin1(problem.rule); !rule.isEmpty())
    //: Link of a problem in the board editor: opens this rule. %1 = its number, such as 2.5.
    row->setReader(row->add(tr("Rule %1").arg(rule),
                            //: Menu of a problem in the board editor: opens the rule that it breaks
                            tr("Read the rule"), [this, rule] { Q_EMIT ruleWanted(rule); }));
  for (ActionButton* link : row->findChildren<ActionButton*>()) setSpokenDetails(link, text);
  return row;
}

namespace {

/// The place of the keyboard among the rows of a layout: row and link; -1, -1 if it is elsewhere.
std::pair<int, int> focusIn(const QVBoxLayout& rows) {
  for (int i = 0; i < rows.count(); ++i) {
    const auto links = rows.itemAt(i)->widget()->findChildren<ActionButton*>();
    for (int n = 0; n < links.size(); ++n)
      if (links[n]->hasFocus()) return {i, n};
  }
  return {-1, -1};
}

}  // namespace

/// The keyboard stays where it was: at the same link of the row there now, else at the rest of the panel.
void ProblemsPanel::keepFocus(int row, int link) {
  if (row < 0) return;
  if (rows_->count() == 0) return (all_->isVisible() ? static_cast<QWidget*>(all_) : this)->setFocus();
  const auto links = rows_->itemAt(std::min(row, rows_->count() - 1))->widget()->findChildren<ActionButton*>();
  if (!links.isEmpty()) links[std::min<qsizetype>(link, links.size() - 1)]->setFocus();
}

void ProblemsPanel::fillRows() {
  const auto [row, link] = focusIn(*rows_);
  const bool wasAll = all_->hasFocus();
  if (row >= 0) setFocus();  // the focus would go to the next widget while the rows are made
  while (QLayoutItem* item = rows_->takeAt(0)) {
    item->widget()->hide();
    item->widget()->deleteLater();
    delete item;
  }
  const std::vector<Group> all = groups();
  for (std::size_t i = 0; i < std::min(kMostRows, all.size()); ++i) {
    QWidget* widget = rowFor(all[i]);
    rows_->addWidget(widget);
    widget->show();
  }
  all_->setVisible(problems_.size() > 1 &&
                   std::ranges::any_of(all, [](const Group& group) { return group.fixable.has_value(); }));
  const auto left = static_cast<int>(all.size()) - static_cast<int>(kMostRows);
  more_->setVisible(left > 0);
  //: Pane of the board editor: how many problems are not in the list
  if (left > 0) more_->setText(tr("%n more", nullptr, left));
  // Qt would lead to new widgets after all others of the page.
  QWidget* before = all_;
  for (int i = 0; i < rows_->count(); ++i) {
    for (auto* each : rows_->itemAt(i)->widget()->findChildren<ActionButton*>()) {
      setTabOrder(before, each);
      before = each;
    }
  }
  keepFocus(row, link);
  if (wasAll && !all_->isVisible()) keepFocus(0, 0);
}

void ProblemsPanel::retranslate() {
  const auto errors = std::count_if(problems_.begin(), problems_.end(),
                                    [](const BoardProblem& problem) { return problem.severity == Severity::Error; });
  const auto unusual = static_cast<int>(problems_.size()) - static_cast<int>(errors);
  if (problems_.empty())
    //: Title of a pane of the board editor
    title_->setText(tr("Problems"));
  else
    //: Title of a pane of the board editor; %1 number of errors, %2 number of warnings
    title_->setText(tr("Problems: %1 · Warnings: %2")
                        .arg(QLocale().toString(static_cast<int>(errors)), QLocale().toString(unusual))
                        .replace(u": "_s, u":\u00a0"_s));  // no line breaks before the number
  //: Pane of the board editor: no problem was found
  none_->setText(tr("Nothing is wrong. This board can be played."));
  none_->setVisible(problems_.empty());
  //: Link over the problems of the board editor: puts right whatever can be
  all_->setText(tr("Fix all"));
  told_->setVisible(mended_.has_value());
  if (mended_) told_->setText(sentencesOf(*mended_));
  fillRows();
}

void ProblemsPanel::changeEvent(QEvent* event) {
  Sheet::changeEvent(event);
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) retranslate();
}

// Balance

class BalancePanel::Bars : public QWidget {
 public:
  explicit Bars(const Tally& tally, QWidget* parent) : QWidget(parent), tally_(tally) {}
  QSize sizeHint() const override { return {200, kResources * row()}; }
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const Theme& theme = themeOf(this);
    const int most = std::max(1, *std::max_element(tally_.resources.begin(), tally_.resources.end()));
    painter.setFont(textFont(13, Weight::Bold));
    // As wide as the longest number, else another number would stand there.
    const int high = row();
    const int wide = std::max(30, painter.fontMetrics().horizontalAdvance(QLocale().toString(most)) + 2);
    for (int i = 0; i < kResources; ++i) {
      const auto resource = kAllResources[static_cast<std::size_t>(i)];
      const int pips = tally_.resources[static_cast<std::size_t>(i)];
      const double top = i * high;
      painter.drawPixmap(QPointF(0, top + (high - 19) / 2), resourcePicture(resource, 19, devicePixelRatioF()));
      const QRectF well(30, top + (high - 9) / 2, width() - wide - 36, 10);
      painter.setPen(QPen(theme.line, 1));
      painter.setBrush(theme.sunk);
      painter.drawRoundedRect(well, 5, 5);
      painter.setPen(Qt::NoPen);
      painter.setBrush(terrainStops(terrainOf(resource)).top);
      painter.drawRoundedRect(QRectF(well.topLeft(), QSizeF(well.width() * pips / most, well.height())), 5, 5);
      painter.setPen(theme.ink);
      painter.drawText(QRectF(width() - wide - 2, top, wide, high), Qt::AlignRight | Qt::AlignVCenter,
                       QLocale().toString(pips));
    }
  }

 private:
  /// Height of the line of a resource: that of its picture, or of large digits.
  static int row() { return std::max(21, QFontMetrics(textFont(13, Weight::Bold)).height()); }
  const Tally& tally_;
};

namespace {

/// As many as have start pieces (3.7), or find room to begin (3.3).
int mostPlayersOn(const Board& board) {
  if (!board.halves.empty() || board.chainOffset) return 0;
  const int most = seatsOn(board, kMostSeatsOfTable);
  return board.starts.empty() ? std::min(most, seatsWithRoom(board)) : most;
}

}  // namespace

BalancePanel::BalancePanel(QWidget* parent) : Sheet(parent) {
  setObjectName(u"editorBalance"_s);
  title_ = new Words({}, 15, Weight::Bold, &Theme::ink, this);
  score_ = new Words({}, 13, Weight::Bold, &Theme::ok, this);
  bars_ = new Bars(tally_, this);
  halves_ = new Words({}, 13, Weight::Regular, &Theme::ink2, this);
  starts_ = new Words({}, 13, Weight::Regular, &Theme::ink2, this);
  auto* all = new QVBoxLayout(this);
  all->setContentsMargins(16, 10, 14, 12);
  all->setSpacing(4);
  all->addLayout(headOf(title_, score_));
  all->addWidget(bars_);
  all->addWidget(halves_);
  all->addWidget(starts_);
  sea_ = new Words({}, 13, Weight::Regular, &Theme::ink2, this);
  sea_->setObjectName(u"balanceSea"_s);
  all->addWidget(sea_);
  players_ = new Words({}, 13, Weight::Regular, &Theme::ink2, this);
  players_->setObjectName(u"editorPlayers"_s);
  all->addWidget(players_);
  reasons_ = new Words({}, 13, Weight::Regular, &Theme::ink, this);
  reasons_->setObjectName(u"balanceReasons"_s);
  all->addWidget(reasons_);
  moreReasons_ = new Words({}, 13, Weight::Regular, &Theme::ink, this);
  moreReasons_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  auto* scroll = new QScrollArea(this);  // takes room that is there and asks for none
  scrollBare(scroll, moreReasons_);
  scroll->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
  scroll->setMinimumHeight(1);
  all->addWidget(scroll, 1);
  retranslate();
  whenLanguageChanges(this, [this] { retranslate(); });
}

void BalancePanel::show(const BoardFile& file) {
  tally_ = tallyOf(file.board);
  fairness_ = balanceOf(file.board, seatsFor(file));
  mostPlayers_ = mostPlayersOn(file.board);
  board_ = file.board;
  islandBonus_ = static_cast<int>(file.options.value(u"island.bonus"_s).toInteger());
  retranslate();
  bars_->update();
}

QString BalancePanel::playersWords() const {
  //: Pane of the board editor: where all may begin, there is no room for two players
  if (mostPlayers_ < kFewestAtOneBoard) return tr("Too small for two players");
  const QString fewest = QLocale().toString(kFewestAtOneBoard), most = QLocale().toString(mostPlayers_);
  //: Pane of the board editor: how many can play on the board; %1 a number from two on
  if (mostPlayers_ == kFewestAtOneBoard) return tr("For %1 players").arg(most);
  //: Pane of the board editor: how many can play on the board; %1 the least, %2 the largest number
  return tr("For %1 to %2 players").arg(fewest, most);
}

/// The things of a board of the sea beside its resources (14).
QString BalancePanel::seaWords() const {
  if (board_.cells.empty() || (!asksForSea(board_) && islandBonus_ == 0)) return {};
  QStringList parts;
  //: Pane of the board editor; %1: pips (chances in 36) of the hexes with gold
  if (tally_.gold > 0) parts << tr("Pips of gold: %1").arg(QLocale().toString(tally_.gold));
  int points = 0;
  for (const Gift& gift : board_.gifts) points += gift.kind == Gift::Kind::Points ? gift.count : 0;
  if (!board_.gifts.empty())
    //: Pane of the board editor; %n gifts lie on the board, %1 how many victory points are in them
    parts << tr("%n gift(s), points in them: %1", nullptr, static_cast<int>(board_.gifts.size()))
                 .arg(QLocale().toString(points));
  const int islands = islandsOf(Topology(board_)).count;
  //: Pane of the board editor; %n islands
  const QString there = tr("%n island(s)", nullptr, islands);
  //: Pane of the board editor; %1 how many islands, %2 how many points a first settlement on a new one brings
  if (islandBonus_ > 0)
    parts << tr("%1, points for a new one: %2").arg(there, QLocale().toString(islandBonus_));
  else if (islands > 1)
    parts << there;
  return parts.join(u" · "_s);
}

void BalancePanel::retranslate() {
  //: Title of a pane of the board editor: how even the resources are
  title_->setText(tr("Balance"));
  score_->setText(rankText(fairness_));
  score_->setToolTip(plainTip(rankHelp(fairness_)));
  score_->setVisible(tally_.total() > 0);  // if no hex yields there is no balance
  score_->setColor(fairness_.rank >= kFair ? &Theme::ok : &Theme::ink2);
  QStringList reasons = balanceTexts(fairness_, kMostReasons);
  reasons_->setToolTip(plainTip(reasons.join(u'\n')));
  setSpokenDetails(reasons_, reasons.join(u' '));
  reasons_->setVisible(!reasons.isEmpty());
  reasons_->setText(reasons.isEmpty() ? QString() : reasons.takeFirst());
  moreReasons_->setText(reasons.join(u'\n'));
  const bool hasHalves = tally_.halves[0] + tally_.halves[1] > 0;
  halves_->setVisible(hasHalves);
  //: Pane of the board editor; %1 and %2: pips (chances in 36) of the hexes of the two groups of the Big Game
  halves_->setText(tr("Pips of Sun: %1, of Moon: %2").arg(tally_.halves[0]).arg(tally_.halves[1]));
  QStringList starts;
  for (int pips : tally_.starts) starts << QLocale().toString(pips);
  starts_->setVisible(!starts.isEmpty());
  //: Pane of the board editor; %1: pips (chances in 36) around the start settlements of each seat, with commas
  starts_->setText(tr("Pips of the starts: %1").arg(starts.join(u", "_s)));
  const QString sea = seaWords();
  sea_->setVisible(!sea.isEmpty());
  sea_->setText(sea);
  players_->setVisible(mostPlayers_ > 0);
  players_->setText(playersWords());
  QStringList spoken;
  for (std::size_t i = 0; i < kAllResources.size(); ++i)
    spoken << u"%1 %2"_s.arg(nameOfResource(kAllResources[i]), QLocale().toString(tally_.resources[i]));
  setSpokenName(bars_, spoken.join(u", "_s));
  bars_->setToolTip(spoken.join(u", "_s));
}

// History

HistoryPanel::HistoryPanel(QUndoGroup& histories, QWidget* parent)
    : Sheet(parent),
      title_(new Words({}, 15, Weight::Bold, &Theme::ink, this)),
      steps_(new QUndoView(&histories, this)) {
  steps_->setFrameShape(QFrame::NoFrame);
  steps_->setObjectName(u"editorHistory"_s);
  // Its size hint would leave little room for the problems.
  steps_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
  setMinimumHeight(110);
  auto* inner = new QVBoxLayout(this);
  inner->setContentsMargins(14, 10, 12, 12);
  inner->addWidget(title_);
  inner->addWidget(steps_, 1);
}

void HistoryPanel::retranslate(const QString& title) {
  title_->setText(title);
  setSpokenName(steps_, title);
  //: History of the board editor: before the first step
  steps_->setEmptyLabel(tr("Board as opened"));
  steps_->viewport()->update();
}

}  // namespace tapu

#include "moc_panels.cpp"
