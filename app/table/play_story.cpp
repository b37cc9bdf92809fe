// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/play_story.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLocale>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "app/kit/badge.h"
#include "app/kit/rule_topics.h"
#include "app/table/evening_words.h"
#include "app/table/story_charts.h"
#include "app/text/names_of_things.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

class Lines {
  Q_DECLARE_TR_FUNCTIONS(tapu::StorySheet)

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

StorySheet::StorySheet(QWidget* parent)
    : Sheet(parent),
      title_(new Words({}, kHeadingText, Weight::Bold, &Theme::ink, this)),
      missing_(new Words({}, kBodyText, Weight::Regular, &Theme::ink2, this)),
      dice_(new Words({}, kBodyText, Weight::Regular, &Theme::ink)),
      tabs_(new Segments(this)),
      courses_(new Segments),
      counted_(new Segments),
      close_(new ActionButton({}, ActionButton::Role::Quiet, this)),
      pages_(new QStackedWidget(this)),
      course_(new Chart),
      throws_(new Chart),
      luck_(new Chart),
      blocked_(new StoryTable(StoryTable::Height::Lines)),
      cards_(new StoryTable(StoryTable::Height::Free)),
      honors_(new QScrollArea) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(18, 12, 18, 12);
  column->setSpacing(6);
  auto* head = new QHBoxLayout;
  head->setSpacing(10);
  head->addWidget(title_, 1);
  head->addWidget(tabs_);
  head->addWidget(close_);
  column->addLayout(head);
  column->addWidget(missing_);
  honors_->setFrameShape(QFrame::NoFrame);
  honors_->setWidgetResizable(true);
  honors_->viewport()->setAutoFillBackground(false);
  for (QWidget* page : {under(courses_, course_), under(throws_, dice_), under(luck_, blocked_),
                        under(counted_, cards_), static_cast<QWidget*>(honors_)})
    pages_->addWidget(page);
  column->addWidget(pages_, 1);
  title_->setWordWrap(false);
  setObjectName(u"story"_s);
  setRuleTopic(this, u"back-charts"_s);
  const std::pair<QWidget*, QString> names[] = {
      {tabs_, u"storyTabs"_s},       {close_, u"storyClose"_s},    {dice_, u"storyDice"_s},
      {course_, u"storyCourse"_s},   {throws_, u"storyThrows"_s},  {luck_, u"storyLuck"_s},
      {blocked_, u"storyBlocked"_s}, {cards_, u"storyCards"_s},    {honors_, u"storyHonors"_s},
      {courses_, u"storyCourses"_s}, {counted_, u"storyCounted"_s}};
  for (const auto& [part, name] : names) part->setObjectName(name);
  connect(tabs_, &Segments::picked, pages_, &QStackedWidget::setCurrentIndex);
  connect(courses_, &Segments::picked, this, &StorySheet::writeCourse);
  connect(counted_, &Segments::picked, this, &StorySheet::writeCards);
  connect(close_, &ActionButton::clicked, this, &StorySheet::close);
  hide();
}

/// One above the other; charts and tables take the room that is left.
QWidget* StorySheet::under(QWidget* head, QWidget* body) const {
  auto* page = new QWidget;
  auto* column = new QVBoxLayout(page);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  for (QWidget* part : {head, body}) {
    const bool isSmall = part == courses_ || part == counted_ || part == dice_ || part == blocked_;
    column->addWidget(part, isSmall ? 0 : 1, part == courses_ || part == counted_ ? Qt::AlignLeft : Qt::Alignment());
  }
  return page;
}

void StorySheet::tell(const std::optional<GameStory>& story, const std::vector<Player>& players, int target) {
  story_ = story;
  players_ = players;
  target_ = target;
  write();
}

void StorySheet::open() {
  show();
  raise();
  (story_ ? static_cast<QWidget*>(tabs_) : close_)->setFocus(Qt::OtherFocusReason);
}

void StorySheet::close() {
  hide();
  Q_EMIT closed();
}

void StorySheet::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) return close();
  Sheet::keyPressEvent(event);
}

void StorySheet::changeEvent(QEvent* event) {
  Sheet::changeEvent(event);
  if (event->type() != QEvent::LanguageChange || players_.empty()) return;
  language_.isAnother() ? write() : fold();  // or it was another size
}

void StorySheet::resizeEvent(QResizeEvent* event) {
  Sheet::resizeEvent(event);
  fold();
}

/// In a slim window the tabs need the room of the title.
void StorySheet::fold() {
  const int needed = tabs_->sizeHint().width() + close_->sizeHint().width() + title_->sizeHint().width();
  title_->setVisible(!story_ || width() >= needed + 90);
}

void StorySheet::write() {
  //: Title over charts and tables of a game that is over
  title_->setText(tr("How the game went"));
  setAccessibleName(title_->text());
  //: Button: puts the charts of a finished game away
  rename(close_, tr("Back to the board"));
  writeTabs();
  //: In place of the charts of a finished game
  missing_->setText(tr("The first moves of this game are not kept here: nothing can be told of it."));
  missing_->setVisible(!story_);
  pages_->setVisible(story_.has_value());
  tabs_->setVisible(story_.has_value());
  fold();
  if (!story_) return;
  writeCourse();
  writeDice();
  writeLuck();
  writeCards();
  writeHonors();
}

void StorySheet::writeTabs() {
  //: Tab: charts of everybody's points, cards and luck after each turn
  const QString course = tr("Over time");
  //: Tab: how often each number was thrown
  const QString dice = tr("Dice");
  //: Tab: what the dice brought each player, against what was to be expected
  const QString luck = tr("Luck");
  //: Tab: where everybody's cards came from and went
  const QString cards = tr("Cards");
  //: Tab: honors that amuse and change nothing
  const QString honors = tr("Honors");
  tabs_->setChoices({course, dice, luck, cards, honors});
  //: Tab of a chart over time: everybody's points
  const QString points = tr("Points");
  //: Tab of a chart over time: how many cards each player held
  const QString hands = tr("Cards in hand");
  //: Tab of a chart over time: how many cards the dice had brought by then
  const QString production = tr("Production");
  courses_->setChoices({points, hands, production, luck});
  //: Tab of a table of cards: how they came and went
  const QString flow = tr("Flow");
  //: Tab of a table of cards: what kinds came in
  const QString kinds = tr("By resource");
  //: Tab of a table: who waited longest for something
  const QString waits = tr("Longest waits");
  //: Tab of a table: what players took from each other, and their trades
  const QString between = tr("Between players");
  counted_->setChoices({flow, kinds, waits, between});
}

void StorySheet::writeCourse() {
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
  switch (static_cast<Course>(courses_->chosen())) {
    case Course::Points: drawn.name = points, drawn.goal = target_, drawn.marks = awardMarks(); break;
    case Course::Cards: drawn.name = hands, shown = &TurnStory::hands; break;
    case Course::Production: drawn.name = production, shown = &TurnStory::received; break;
    case Course::Luck: drawn.name = luck, shown = &TurnStory::luck, drawn.goal = 0; break;
  }
  for (std::size_t seat = 0; seat < players_.size(); ++seat) {
    Chart::Series line{players_[seat].name, players_[seat].color, {}};
    for (const TurnStory& turn : story_->after) line.values.push_back((turn.*shown)[seat]);
    drawn.series.push_back(line);
  }
  course_->setData(drawn);
}

/// Where the two awards found another holder.
std::vector<Chart::Mark> StorySheet::awardMarks() const {
  std::vector<Chart::Mark> marks;
  for (const AwardMove& each : story_->awards) {
    const QString holder = each.holder ? players_[static_cast<std::size_t>(each.holder.value)].name : QString();
    marks.push_back(awardMark(each.award, each.turn, holder));
  }
  return marks;
}

void StorySheet::writeDice() {
  //: Name of a chart for screen readers
  throws_->setData(chartOfThrows(story_->throws, tr("Numbers thrown")));
  dice_->setText(wordsOnThrows(story_->throws));
}

template <class Value>
std::vector<std::optional<int>> StorySheet::ofAll(Value value) const {
  std::vector<std::optional<int>> values;
  for (const SeatStory& seat : story_->seats) values.push_back(value(seat));
  return values;
}

void StorySheet::writeLuck() {
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

void StorySheet::writeCards() {
  //: Name of a table for screen readers
  cards_->begin(tr("Cards of each player"), players_);
  switch (static_cast<Counted>(counted_->chosen())) {
    case Counted::Flow: writeFlow(); break;
    case Counted::ByResource: writeResources(); break;
    case Counted::Waits: writeWaits(); break;
    case Counted::BetweenPlayers: writeBetween(); break;
  }
  cards_->end();
}

void StorySheet::writeFlow() {
  const QStringList names = Lines::ways();
  for (int i = 0; i < kCardWays; ++i) {
    const auto way = static_cast<CardWay>(i);
    const int sign = bringsCards(way) ? 1 : -1;
    cards_->addLine(names[i], ofAll([&](const SeatStory& seat) { return sign * seat.of(way).total(); }),
                    StoryTable::Signs::Both);
  }
  //: Line of a table of cards: the sum of the lines above
  cards_->addLine(tr("Left in the hand"), ofAll([](const SeatStory& seat) { return seat.left(); }));
}

void StorySheet::writeResources() {
  for (const Resource kind :
       {Resource::Brick, Resource::Lumber, Resource::Wool, Resource::Grain, Resource::Ore, Resource::Unknown}) {
    const auto came = ofAll([&](const SeatStory& seat) { return seat.came().byKind[static_cast<std::size_t>(kind)]; });
    const bool isSeen = std::ranges::any_of(came, [](const std::optional<int>& cards) { return cards != 0; });
    if (kind != Resource::Unknown || isSeen) cards_->addLine(nameOfResource(kind), came);
  }
  //: Line of a table of cards by resource: the sum of the lines above
  cards_->addLine(tr("All cards that came"), ofAll([](const SeatStory& seat) { return seat.came().total(); }));
}

void StorySheet::writeWaits() {
  //: Line of a table of waits: the longest row of throws that brought a player no card
  cards_->addLine(tr("Throws in a row that brought nothing"),
                  ofAll([](const SeatStory& seat) { return seat.dryThrows; }));
  //: Line of a table of waits: the longest row of turns in which a player built and bought nothing
  cards_->addLine(tr("Turns in a row without building or buying"),
                  ofAll([](const SeatStory& seat) { return seat.idleTurns; }));
  //: Below a table of waits
  cards_->addNote(tr("Turns of all players are counted."));
}

void StorySheet::writeBetween() {
  const std::size_t all = players_.size();
  for (std::size_t other = 0; other < all; ++other) {
    std::vector<std::optional<int>> taken(all);
    for (std::size_t seat = 0; seat < all; ++seat)
      if (seat != other) taken[seat] = story_->taken[seat][other];
    //: Line of a table: cards that each of the others took from player %1
    cards_->addLine(tr("Robbed from %1").arg(players_[other].name), taken);
  }
  for (std::size_t other = 0; other < all; ++other) {
    std::vector<std::optional<int>> with(all);
    for (std::size_t seat = 0; seat < all; ++seat)
      if (seat != other) with[seat] = story_->trades[seat][other];
    //: Line of a table: how many trades each of the others made with player %1
    cards_->addLine(tr("Trades with %1").arg(players_[other].name), with);
  }
  std::vector<std::optional<int>> trades;
  for (const std::vector<int>& each : story_->trades) trades.push_back(std::accumulate(each.begin(), each.end(), 0));
  //: Line of a table: how many trades of a player with others came about
  cards_->addLine(tr("Trades with players"), trades);
}

void StorySheet::writeHonors() {
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
    const QString head = tr("%1: %2").arg(titleOf(gift.honor), allOf(names));
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
  honors_->setAccessibleName(tr("Honors of the evening"));
  honors_->setAccessibleDescription(told.isEmpty() ? none : told.join(u' '));
}

}  // namespace tapu

#include "moc_play_story.cpp"
