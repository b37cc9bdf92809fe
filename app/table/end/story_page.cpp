// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/end/story_page.h"

#include <QEvent>
#include <QFontMetrics>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLocale>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "app/kit/badge.h"
#include "app/kit/bare_scroll.h"
#include "app/kit/line_breaks.h"
#include "app/kit/rule_topics.h"
#include "app/kit/spoken.h"
#include "app/table/end/story_charts.h"
#include "app/table/sight/evening_words.h"
#include "app/text/names_of_things.h"
#include "app/text/shown_text.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr int kSheetEdge = 18;      ///< pixels beside what a sheet holds
constexpr int kTwoColumns = 1080;   ///< pixels: from this width on there are two columns
constexpr int kLeastColumns = 560;  ///< of two columns; lower pages scroll
constexpr int kLeastChart = 220;    ///< of a chart or a table in one column
constexpr int kLeastBars = 170;     ///< of a chart above words in one column
constexpr int kAroundTitle = 60;    ///< pixels beside and between a title and its tabs

/// Pixels that a table of this width needs so as not to scroll.
int wholeHeight(const QScrollArea& table, int width) {
  const QWidget* all = table.widget();
  if (!all) return 0;
  return all->hasHeightForWidth() ? all->heightForWidth(width) : all->sizeHint().height();
}

/// Pixels of a sheet with a title of these words beside its tabs.
int wholeWidth(const QWidget* title, const QString& words, const QWidget* tabs) {
  return tabs->sizeHint().width() + QFontMetrics(title->font()).horizontalAdvance(words) + kAroundTitle;
}

class Lines {
  Q_DECLARE_TR_FUNCTIONS(tapu::StoryPage)

 public:
  /// The ways of cards in words, in the order of `CardWay`.
  static QStringList ways() {
    return {//: Line of a table of cards: of the second settlement of the set-up
            tr("From the start settlement"),
            //: Line of a table of cards
            tr("From the dice"),
            //: Line of a table of cards
            tr("From development cards"),
            //: Line of a table of cards
            tr("Taken with the robber"),
            //: Line of a table of cards
            tr("Got from other players"),
            //: Line of a table of cards
            tr("Got from the bank"),
            //: Line of a table of cards: those chosen for gold hexes
            tr("Chosen from the gold"),
            //: Line of a table of cards: of hexes under the fog, and of gifts that lay on the board
            tr("Found under the fog and in gifts"),
            //: Line of a table of cards
            tr("Given to other players"),
            //: Line of a table of cards
            tr("Given to the bank"),
            //: Line of a table of cards: others took them
            tr("Lost to the robber"),
            //: Line of a table of cards: others took them with this card
            tr("Lost to a monopoly"),
            //: Line of a table of cards: half of a large hand
            tr("Returned on a seven"),
            //: Line of a table of cards
            tr("Spent on building and cards")};
  }
};

}  // namespace

StoryPage::StoryPage(QWidget* parent)
    : SeaPage(parent),
      head_(new StoryHead(this)),
      scroll_(new QScrollArea(this)),
      points_(makePart(nullptr)),
      curves_(makePart(new Segments(this))),
      chance_(makePart(new Segments(this))),
      count_(makePart(new Segments(this))),
      table_(new PointsTable(this)),
      missing_(new Words({}, kBodyText, Weight::Regular, &Theme::ink2, this)),
      lastMove_(new Words({}, kBodyText, Weight::Regular, &Theme::ink, this)),
      dice_(new Words({}, kBodyText, Weight::Regular, &Theme::ink, this)),
      chancePages_(new QStackedWidget(this)),
      countPages_(new QStackedWidget(this)),
      line_(new Chart(this)),
      throws_(new Chart(this)),
      luck_(new Chart(this)),
      blocked_(new StoryTable(StoryTable::Height::Lines, this)),
      cards_(new StoryTable(StoryTable::Height::Free, this)),
      honors_(new QScrollArea(this)) {
  setObjectName(u"story"_s);
  setRuleTopic(this, u"back-charts"_s);
  auto* all = new QVBoxLayout(this);
  all->setContentsMargins(kSheetGap, kSheetGap, kSheetGap, kSheetGap);
  all->setSpacing(0);
  all->addWidget(head_);
  scrollBare(scroll_, makeBody());
  scroll_->setFocusPolicy(Qt::StrongFocus);  // the arrow keys scroll
  all->addWidget(scroll_, 1);
  const std::pair<QWidget*, QString> names[] = {
      {dice_, u"storyDice"_s},           {line_, u"storyCourse"_s},         {throws_, u"storyThrows"_s},
      {luck_, u"storyLuck"_s},           {blocked_, u"storyBlocked"_s},     {cards_, u"storyCards"_s},
      {honors_, u"storyHonors"_s},       {curves_.tabs, u"storyCourses"_s}, {count_.tabs, u"storyCounted"_s},
      {chance_.tabs, u"storyChances"_s}, {table_, u"storyPoints"_s},        {lastMove_, u"storyLastMove"_s}};
  for (const auto& [part, name] : names) part->setObjectName(name);
  connect(chance_.tabs, &Segments::picked, chancePages_, &QStackedWidget::setCurrentIndex);
  connect(curves_.tabs, &Segments::picked, this, &StoryPage::writeCurves);
  connect(count_.tabs, &Segments::picked, this, &StoryPage::writeCards);
  connect(head_, &StoryHead::closeWanted, this, &StoryPage::close);
  scroll_->viewport()->installEventFilter(this);
  for (const Part& part : {points_, curves_, chance_, count_}) part.sheet->installEventFilter(this);
  hide();
}

StoryPage::Part StoryPage::makePart(Segments* tabs) {
  auto* sheet = new Sheet(this);
  auto* lines = new QVBoxLayout(sheet);
  lines->setContentsMargins(kSheetEdge, 10, kSheetEdge, 12);
  lines->setSpacing(6);
  auto* title = new Words({}, kHeadingText, Weight::Bold, &Theme::ink, sheet);
  title->setWordWrap(false);
  title->setMinimumWidth(1);  // it goes before the tabs do
  auto* head = new QHBoxLayout;
  head->addWidget(title, 1);
  if (tabs) head->addWidget(tabs);
  lines->addLayout(head);
  return {sheet, title, tabs, lines};
}

QWidget* StoryPage::makeBody() {
  auto* body = new QWidget(this);
  auto* line = new QHBoxLayout(body);
  line->setContentsMargins(0, 0, 0, 0);
  line->setSpacing(0);
  for (std::size_t i = 0; i < columns_.size(); ++i) {
    columns_[i] = new QVBoxLayout;
    columns_[i]->setSpacing(0);
    line->addLayout(columns_[i], i == 0 ? 5 : 6);
  }
  for (QWidget* each :
       {static_cast<QWidget*>(missing_), static_cast<QWidget*>(table_), static_cast<QWidget*>(lastMove_)})
    points_.lines->addWidget(each);
  curves_.lines->addWidget(line_, 1);
  for (const auto& [chart, words] : {std::pair<QWidget*, QWidget*>(throws_, dice_), {luck_, blocked_}}) {
    auto* page = new QWidget(chancePages_);
    auto* lines = new QVBoxLayout(page);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(4);
    lines->addWidget(chart, 1);
    lines->addWidget(words);
    chancePages_->addWidget(page);
  }
  chance_.lines->addWidget(chancePages_, 1);
  honors_->setFrameShape(QFrame::NoFrame);
  honors_->setWidgetResizable(true);
  honors_->viewport()->setAutoFillBackground(false);
  countPages_->addWidget(cards_);
  countPages_->addWidget(honors_);
  count_.lines->addWidget(countPages_, 1);
  return body;
}

void StoryPage::tell(const std::optional<GameStory>& story, const std::vector<Player>& players, int target) {
  story_ = story;
  players_ = players;
  target_ = target;
  write();
}

void StoryPage::showEnd(const End& end, const PlaySight& sight) {
  end_ = end;
  head_->setWinner(end.winner);
  table_->fill(sight, PointsTable::Heads::Short);
  writeHead();
}

void StoryPage::open() {
  show();
  raise();
  story_ ? curves_.tabs->setFocus(Qt::OtherFocusReason) : head_->takeFocus();
}

void StoryPage::close() {
  hide();
  Q_EMIT closed();
}

void StoryPage::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) return close();
  SeaPage::keyPressEvent(event);
}

void StoryPage::changeEvent(QEvent* event) {
  SeaPage::changeEvent(event);
  if (event->type() != QEvent::LanguageChange || players_.empty()) return;
  language_.isAnother() ? write() : fold();  // or it was another size
}

/// Tab goes round on this page: it never comes to the table, which lies covered beneath.
bool StoryPage::focusNextPrevChild(bool next) {
  QWidget* const held = window()->focusWidget();
  if (!held || !isAncestorOf(held)) return SeaPage::focusNextPrevChild(next);
  const auto after = [next](QWidget* at) { return next ? at->nextInFocusChain() : at->previousInFocusChain(); };
  for (QWidget* at = after(held); at != held; at = after(at)) {
    if (!isAncestorOf(at) || !at->isVisible() || !at->isEnabled() || !(at->focusPolicy() & Qt::TabFocus)) continue;
    at->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    break;
  }
  return true;
}

bool StoryPage::eventFilter(QObject* object, QEvent* event) {
  const bool isResized = event->type() == QEvent::Resize;
  if (object == scroll_->viewport() && isResized) fold();
  // A sheet gets its size in the midst of a layout, which must not lose its parts then.
  if (object != scroll_->viewport() && (isResized || event->type() == QEvent::LayoutRequest))
    QMetaObject::invokeMethod(this, &StoryPage::fold, Qt::QueuedConnection);
  return SeaPage::eventFilter(object, event);
}

/// Pixels that the left one of two columns needs for the points and its tabs.
int StoryPage::leastLeft() const {
  return std::max(table_->widget()->minimumSizeHint().width(), chance_.tabs->sizeHint().width()) + 2 * kSheetEdge;
}

/// In less width two columns have no room for their tabs and the points.
int StoryPage::widthOfTwo() const {
  const int right = std::max(curves_.tabs->sizeHint().width(), count_.tabs->sizeHint().width());
  return std::max(scaled(kTwoColumns), leastLeft() + right + 2 * kSheetEdge);
}

/// Two columns are as high as the page, and share its width; one scrolls and begins with the chart.
void StoryPage::fold() {
  const Columns shape = width() < widthOfTwo() ? Columns::One : Columns::Two;
  const bool isOne = shape == Columns::One;
  if (std::exchange(shape_, shape) != shape) {
    auto* left = columns_[0];
    auto* right = columns_[1];
    for (const Part& part : {points_, curves_, chance_, count_}) {
      for (QVBoxLayout* column : columns_) column->removeWidget(part.sheet);
    }
    if (isOne) left->addWidget(curves_.sheet);
    left->addWidget(points_.sheet);
    left->addWidget(chance_.sheet, 1);
    if (!isOne) right->addWidget(curves_.sheet, 4);
    (isOne ? left : right)->addWidget(count_.sheet, 6);
    auto* line = static_cast<QHBoxLayout*>(scroll_->widget()->layout());
    line->setStretch(1, isOne ? 0 : 6);
  }
  for (QWidget* part : std::initializer_list<QWidget*>{line_, chancePages_, countPages_})
    part->setMinimumHeight(isOne ? scaled(kLeastChart) : 0);
  for (Chart* chart : {throws_, luck_}) chart->setMinimumHeight(isOne ? scaled(kLeastBars) : 0);
  // One column scrolls as a whole: a table that did so too would catch the wheel.
  for (QScrollArea* table : std::initializer_list<QScrollArea*>{blocked_, cards_, honors_})
    table->setMinimumHeight(isOne ? wholeHeight(*table, countPages_->width()) : 0);
  table_->setMinimumWidth(isOne ? 0 : std::max(0, table_->widget()->minimumSizeHint().width()));  // -1: not filled
  // The points keep their lines; the chart below them takes the rest.
  const int points = points_.sheet->heightForWidth(points_.sheet->width());
  const int chance = chance_.sheet->minimumSizeHint().height();
  const int high = std::max({scroll_->viewport()->height(), scaled(kLeastColumns), points + chance});
  scroll_->widget()->setMaximumHeight(isOne ? QWIDGETSIZE_MAX : high);
  chance_.sheet->setMaximumHeight(isOne ? QWIDGETSIZE_MAX : high - points);
  fitTitles();
}

/// The tabs need their room: beside them a title has few words where it has no room for all, or goes.
void StoryPage::fitTitles() {
  const int room = scroll_->viewport()->width() - leastLeft() - 2 * Sheet::kShadow;
  for (const Part& part : {curves_, chance_, count_}) {
    const bool maySheetGrow = shape_ != Columns::One && part.sheet != chance_.sheet;
    const auto widthOf = [&](const QString& words) { return wholeWidth(part.title, words, part.tabs); };
    const auto hasRoom = [&](const QString& words) {
      return (maySheetGrow && widthOf(words) <= room) || part.sheet->width() >= widthOf(words);
    };
    const QString& words = hasRoom(part.name) || part.brief.isEmpty() ? part.name : part.brief;
    const bool mayGrow = maySheetGrow && widthOf(words) <= room;
    part.title->setText(words);
    part.title->setToolTip(words == part.name ? QString() : plainTip(part.name));
    part.sheet->setMinimumWidth(mayGrow ? widthOf(words) : 0);
    part.title->setVisible(hasRoom(words));
  }
}

void StoryPage::write() {
  writeHead();
  writeTabs();
  for (const Part& part : {curves_, chance_, count_}) part.sheet->setVisible(story_.has_value());
  missing_->setVisible(!story_);
  head_->offerRecord(story_ ? StoryHead::Record::Kept : StoryHead::Record::Unknown);
  fold();
  if (!story_) return;
  writeCurves();
  writeDice();
  writeLuck();
  writeHonors();
  writeCards();
}

void StoryPage::writeHead() {
  //: Title over charts and tables of a game that is over
  const QString told = tr("How the game went");
  head_->tell(end_.title.isEmpty() ? told : end_.title, end_.facts);
  setSpokenName(this, told);
  lastMove_->setText(end_.lastMove);
  lastMove_->setVisible(!end_.lastMove.isEmpty());
  //: In place of the charts of a finished game
  missing_->setText(tr("The first moves of this game are not kept here: nothing can be told of it."));
  //: Title over a table of everybody's points
  points_.title->setText(tr("Points"));
  setSpokenName(table_, points_.title->text());
  setSpokenName(scroll_, told);
  //: Title over charts of points, cards and luck after each turn
  curves_.name = tr("Over time");
  //: Title over charts of the dice and of what they brought
  chance_.name = tr("Chance");
  //: Title over tables of cards, waits and honors
  count_.name = tr("Cards of each player");
  //: The title "Cards of each player" where there is little room beside its tabs
  count_.brief = tr("Cards");
  fitTitles();
}

void StoryPage::writeTabs() {
  //: Tab: how often each number was thrown
  const QString dice = tr("Dice");
  //: Tab: what the dice brought each player, against what was to be expected
  const QString luck = tr("Luck");
  chance_.tabs->setChoices({dice, luck});
  //: Tab of a chart over time: everybody's points
  const QString points = tr("Points");
  //: Tab of a chart over time: how many cards each player held
  const QString hands = tr("Cards in hand");
  //: Tab of a chart over time: how many cards the dice had brought by then
  const QString production = tr("Production");
  curves_.tabs->setChoices({points, hands, production, luck});
  //: Tab of a table of cards: how they came and went
  const QString flow = tr("Flow");
  //: Tab of a table of cards: what kinds came in
  const QString kinds = tr("By resource");
  //: Tab of a table: who waited longest for something
  const QString waits = tr("Longest waits");
  //: Tab of a table: what players took from each other, and their trades
  const QString between = tr("Between players");
  //: Tab: honors that amuse and change nothing
  const QString honors = tr("Honors");
  count_.tabs->setChoices({flow, kinds, waits, between, honors});
}

void StoryPage::writeCurves() {
  //: Name of a chart for screen readers
  const QString points = tr("Points after each turn");
  //: Name of a chart for screen readers
  const QString hands = tr("Cards in hand after each turn");
  //: Name of a chart for screen readers: counted from the beginning of the game
  const QString production = tr("Cards from the dice until each turn");
  //: Name of a chart for screen readers: counted from the beginning of the game; below 0: fewer
  const QString luck = tr("Cards from the dice beyond those promised, until each turn");
  Chart::Data drawn;
  drawn.kind = Chart::Kind::Steps;
  //: A place of a chart of points: after which turn of the game, %1 its number; 0: before the first
  drawn.placeName = tr("After turn %1");
  std::vector<int> TurnStory::*shown = &TurnStory::points;
  switch (static_cast<Curve>(curves_.tabs->chosen())) {
    case Curve::Points:
      drawn.name = points;
      drawn.goal = target_;
      drawn.marks = awardMarks();
      break;
    case Curve::Cards:
      drawn.name = hands;
      shown = &TurnStory::hands;
      break;
    case Curve::Production:
      drawn.name = production;
      shown = &TurnStory::received;
      break;
    case Curve::Luck:
      drawn.name = luck;
      shown = &TurnStory::luck;
      drawn.goal = 0;
      break;
  }
  for (std::size_t seat = 0; seat < players_.size(); ++seat) {
    Chart::Series line{players_[seat].name, players_[seat].color, {}};
    for (const TurnStory& turn : story_->after) line.values.push_back((turn.*shown)[seat]);
    drawn.series.push_back(line);
  }
  line_->setData(drawn);
}

/// The turns in which one of the two awards changed hands, or an island or a gift brought points.
std::vector<Chart::Mark> StoryPage::awardMarks() const {
  std::vector<Chart::Mark> marks;
  for (const AwardMove& each : story_->awards) {
    const QString holder = each.holder ? players_[static_cast<std::size_t>(each.holder.value)].name : QString();
    marks.push_back(awardMark(each.award, each.turn, holder));
  }
  for (const PointsFound& each : story_->found)
    marks.push_back(foundMark(each.source, each.turn, players_[static_cast<std::size_t>(each.seat.value)].name));
  return marks;
}

void StoryPage::writeDice() {
  //: Name of a chart for screen readers
  throws_->setData(chartOfThrows(story_->throws, tr("Numbers thrown")));
  dice_->setText(wordsOnThrows(story_->throws));
}

template <class Value>
std::vector<std::optional<int>> StoryPage::ofAll(Value value) const {
  std::vector<std::optional<int>> values;
  for (const SeatStory& seat : story_->seats) values.push_back(value(seat));
  return values;
}

void StoryPage::writeLuck() {
  Chart::Data drawn;
  drawn.kind = Chart::Kind::Bars;
  //: Name of a chart for screen readers
  drawn.name = tr("Cards from the dice, against what the places promised");
  //: Legend of a chart: cards that the dice brought
  Chart::Series received{tr("received"), Chart::kNoPlayer, {}};
  for (std::size_t seat = 0; seat < players_.size(); ++seat) {
    const SeatStory& told = story_->seats[seat];
    drawn.named.push_back({players_[seat].name, players_[seat].color});
    received.values.push_back(told.of(CardWay::FromThrows).total());
    drawn.expected.push_back(told.promisedExactly());
  }
  drawn.series = {received};
  //: Legend of a chart: cards that the places of a player let expect
  drawn.expectedName = tr("promised");
  luck_->setData(drawn);
  //: Name of a table for screen readers
  blocked_->begin(tr("Luck of each player"), players_);
  blocked_->addLine(Lines::ways()[static_cast<int>(CardWay::FromThrows)],
                    ofAll([](const SeatStory& seat) { return seat.of(CardWay::FromThrows).total(); }));
  //: Line of a table of cards: what the places of a player let expect of the throws
  blocked_->addLine(tr("Promised by the places"), ofAll([](const SeatStory& seat) { return seat.promisedCards(); }));
  //: Line of a table: cards from the dice, less those that the places of a player let expect
  blocked_->addLine(tr("More or fewer than promised"), ofAll([](const SeatStory& seat) { return seat.luck(); }),
                    StoryTable::Signs::Both);
  //: Line of a table: cards that throws would have brought but for the robber
  blocked_->addLine(tr("Blocked by the robber, never received"),
                    ofAll([](const SeatStory& seat) { return seat.blocked; }));
  blocked_->end();
}

void StoryPage::writeCards() {
  const auto counted = static_cast<Counted>(count_.tabs->chosen());
  countPages_->setCurrentWidget(counted == Counted::Honors ? static_cast<QWidget*>(honors_) : cards_);
  //: Name of a table for screen readers
  cards_->begin(tr("Cards of each player"), players_);
  switch (counted) {
    case Counted::Flow: writeFlow(); break;
    case Counted::ByResource: writeResources(); break;
    case Counted::Waits: writeWaits(); break;
    case Counted::BetweenPlayers: writeBetween(); break;
    case Counted::Honors: break;
  }
  cards_->end();
  fold();
}

/// The result stands first: in a low window the last lines are below the edge.
void StoryPage::writeFlow() {
  //: Line of a table of cards: the sum of the lines below
  cards_->addLine(tr("Left in the hand"), ofAll([](const SeatStory& seat) { return seat.left(); }));
  const QStringList names = Lines::ways();
  for (int i = 0; i < kCardWays; ++i) {
    const auto way = static_cast<CardWay>(i);
    const int sign = bringsCards(way) ? 1 : -1;
    const auto isUsed = [&](const SeatStory& seat) { return seat.of(way).total() > 0; };
    const bool isOfSea = way == CardWay::FromGold || way == CardWay::FromFinds;  // few boards have these ways
    if (isOfSea && std::ranges::none_of(story_->seats, isUsed)) continue;
    cards_->addLine(names[i], ofAll([&](const SeatStory& seat) { return sign * seat.of(way).total(); }),
                    StoryTable::Signs::Both);
  }
}

void StoryPage::writeResources() {
  for (const Resource kind :
       {Resource::Brick, Resource::Lumber, Resource::Wool, Resource::Grain, Resource::Ore, Resource::Unknown}) {
    const auto came = ofAll([&](const SeatStory& seat) { return seat.came().byKind[static_cast<std::size_t>(kind)]; });
    const bool isSeen = std::ranges::any_of(came, [](const std::optional<int>& cards) { return cards != 0; });
    if (kind != Resource::Unknown || isSeen) cards_->addLine(nameOfResource(kind), came);
  }
  //: Line of a table of cards by resource: the sum of the lines above
  cards_->addLine(tr("All cards that came"), ofAll([](const SeatStory& seat) { return seat.came().total(); }));
}

void StoryPage::writeWaits() {
  //: Line of a table of waits: the longest row of throws that brought a player no card
  cards_->addLine(tr("Throws in a row that brought nothing"),
                  ofAll([](const SeatStory& seat) { return seat.dryThrows; }));
  //: Line of a table of waits: the longest row of turns in which a player built and bought nothing
  cards_->addLine(tr("Turns in a row without building or buying"),
                  ofAll([](const SeatStory& seat) { return seat.idleTurns; }));
  //: Below a table of waits
  cards_->addNote(tr("Turns of all players are counted."));
}

void StoryPage::writeBetween() {
  const std::size_t all = players_.size();
  for (std::size_t other = 0; other < all; ++other) {
    std::vector<std::optional<int>> taken(all);
    for (std::size_t seat = 0; seat < all; ++seat)
      if (seat != other) taken[seat] = story_->taken[seat][other];
    //: Line of a table: cards that each of the others took from player %1
    cards_->addLine(tr("Robbed from %1").arg(isolated(players_[other].name)), taken);
  }
  for (std::size_t other = 0; other < all; ++other) {
    std::vector<std::optional<int>> with(all);
    for (std::size_t seat = 0; seat < all; ++seat)
      if (seat != other) with[seat] = story_->trades[seat][other];
    //: Line of a table: how many trades each of the others made with player %1
    cards_->addLine(tr("Trades with %1").arg(isolated(players_[other].name)), with);
  }
  std::vector<std::optional<int>> trades;
  for (const std::vector<int>& each : story_->trades) trades.push_back(std::accumulate(each.begin(), each.end(), 0));
  //: Line of a table: how many trades of a player with others came about
  cards_->addLine(tr("Trades with players"), trades);
}

void StoryPage::writeHonors() {
  delete honors_->takeWidget();
  auto* list = new QWidget;
  auto* column = new QVBoxLayout(list);
  column->setContentsMargins(0, 0, 8, 0);
  column->setSpacing(8);
  QStringList told;
  for (const EveningGift& gift : eveningGifts(*story_)) {
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    QStringList names;
    for (const SeatId seat : gift.holders) {
      const Player& holder = players_[static_cast<std::size_t>(seat.value)];
      row->addWidget(new Badge(holder.color, 30, list));
      names << holder.name;
    }
    auto* said = new QVBoxLayout;
    said->setSpacing(0);
    //: An honor of the evening: %1 its name, %2 who has it
    const QString head = tr("%1: %2").arg(titleOf(gift.honor), listOf(names));
    const QString reason = reasonOf(gift, *story_);
    said->addWidget(new Words(head, kBodyText, Weight::Bold, &Theme::ink, list));
    said->addWidget(new Words(reason, kChoiceText, Weight::Regular, &Theme::ink2, list));
    row->addLayout(said, 1);
    column->addLayout(row);
    told << head + u". "_s + reason;
  }
  //: In place of honors of the evening
  const QString none = tr("This game was too short for honors.");
  if (told.isEmpty()) column->addWidget(new Words(none, kBodyText, Weight::Regular, &Theme::ink2, list));
  column->addStretch(1);
  honors_->setWidget(list);
  list->setAutoFillBackground(false);  // which setWidget has set
  //: Name of a list for screen readers
  setSpokenName(honors_, tr("Honors of the evening"));
  setSpokenDetails(honors_, told.isEmpty() ? none : told.join(u' '));
}

}  // namespace tapu

#include "moc_story_page.cpp"
