// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/review/career_sums.h"

#include <QGridLayout>
#include <QLocale>
#include <QVBoxLayout>
#include <algorithm>
#include <array>

#include "app/kit/language_change.h"
#include "app/table/end/story_charts.h"
#include "app/text/language.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr int kWidth = 430;
constexpr std::size_t kMostGroups = 8;

Words* headOn(QWidget* sheet) { return new Words({}, kHeadingText, Weight::Bold, &Theme::ink, sheet); }

/// Takes all rows of a grid of words away.
void empty(QWidget* rows) {
  qDeleteAll(rows->findChildren<QWidget*>(Qt::FindDirectChildrenOnly));
  delete rows->layout();
  auto* grid = new QGridLayout(rows);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setHorizontalSpacing(14);
  grid->setVerticalSpacing(3);
  grid->setColumnStretch(0, 1);
}

void addRow(QWidget* rows, const QStringList& cells, Weight weight = Weight::Regular) {
  auto* grid = static_cast<QGridLayout*>(rows->layout());
  const int row = grid->rowCount();
  for (int column = 0; column < cells.size(); ++column) {
    auto* words = new Words(cells[column], kChoiceText, weight, &Theme::ink, rows);
    words->setWordWrap(column == 0);
    grid->addWidget(words, row, column, column == 0 ? Qt::Alignment() : Qt::AlignRight | Qt::AlignVCenter);
  }
}

}  // namespace

QString average(int sum, int count) {
  if (count == 0) return u"–"_s;
  return QLocale().toString(static_cast<double>(sum) / std::max(1, count), 'f', 1);
}
CareerSums::CareerSums(QWidget* parent)
    : Column(parent),
      groupsTitle_(headOn(this)),
      by_(new Segments(this)),
      groups_(new QWidget(this)),
      sourcesTitle_(headOn(this)),
      sources_(new QWidget(this)),
      diceTitle_(headOn(this)),
      throws_(new Chart(this)),
      dice_(new Words({}, kNoteText, Weight::Regular, &Theme::ink, this)),
      habitsTitle_(headOn(this)),
      trades_(new Fact(u"trade"_s, this)),
      sevens_(new Fact(u"cards"_s, this)),
      awards_(new Fact(u"longest-road"_s, this)) {
  setObjectName(u"careerSums"_s);
  setFixedWidth(scaled(kWidth));
  QVBoxLayout* body = this->body();
  body->setContentsMargins(18, 10, 18, 10);
  body->setSpacing(6);
  body->addWidget(groupsTitle_);
  body->addWidget(by_, 0, Qt::AlignLeft);
  by_->setObjectName(u"careerBy"_s);
  body->addWidget(groups_);
  groups_->setObjectName(u"careerGroups"_s);
  body->addSpacing(8);
  body->addWidget(sourcesTitle_);
  body->addWidget(sources_);
  sources_->setObjectName(u"careerSources"_s);
  body->addSpacing(8);
  body->addWidget(diceTitle_);
  body->addWidget(throws_);
  throws_->setObjectName(u"careerDice"_s);
  throws_->setMinimumHeight(scaled(190));
  body->addWidget(dice_);
  body->addSpacing(8);
  body->addWidget(habitsTitle_);
  body->addWidget(trades_);
  body->addWidget(sevens_);
  body->addWidget(awards_);
  body->addStretch(1);
  connect(by_, &Segments::picked, this, &CareerSums::showGroups);
  retranslate();
  whenLanguageChanges(this, [this] { retranslate(); });
}

void CareerSums::retranslate() {
  //: Over a table of past games by what they have in common
  groupsTitle_->setText(tr("Games in groups"));
  by_->setChoices({//: What past games are grouped by
                   tr("Board"),
                   //: What past games are grouped by: how many people and bots played
                   tr("Players"),
                   //: What past games are grouped by
                   tr("Opponents")});
  //: Over a table of points by what they are for
  sourcesTitle_->setText(tr("Where your points come from"));
  //: Over a chart: how often each number was thrown in all games
  diceTitle_->setText(tr("All dice of your games"));
  //: Over what a player does again and again
  habitsTitle_->setText(tr("Habits"));
  refresh();
}

void CareerSums::setGames(std::vector<const CareerGame*> games, const QString& me) {
  games_ = std::move(games);
  me_ = me;
  refresh();
}

void CareerSums::refresh() {
  const CareerSum sum = summed(games_, me_);
  showGroups();
  showSources(sum);
  showDice(sum);
  showHabits(sum);
}

void CareerSums::showGroups() {
  //: One of the groups of past games: how many people and bots played
  const auto players = [](const CareerGame& game) { return tr("%n player(s)", nullptr, game.seats); };
  using NameOf = QString (*)(const CareerGame&);
  const std::array<NameOf, 3> names{boardOf, players, opponentsOf};
  const NameOf nameOf = names[static_cast<std::size_t>(by_->chosen())];
  std::vector<std::pair<QString, CareerSum>> groups;
  for (const CareerGame* game : games_) {
    const QString name = nameOf(*game);
    auto found = std::ranges::find(groups, name, [](const auto& group) { return group.first; });
    if (found == groups.end()) found = groups.insert(found, {name, {}});
    found->second.add(*game, game->of(me_));
  }
  std::ranges::stable_sort(groups, std::ranges::greater(), [](const auto& group) { return group.second.games; });
  if (groups.size() > kMostGroups) groups.resize(kMostGroups);
  empty(groups_);
  addRow(groups_,
         {QString(),
          //: Head of a narrow column: how many games were played
          tr("Games"),
          //: Head of a narrow column: how many games were won
          tr("Won"),
          //: Head of a narrow column: points of a game on average
          tr("Points")},
         Weight::Bold);
  for (const auto& [name, sum] : groups)
    addRow(groups_, {name, inDigits(sum.games), inDigits(sum.won), average(sum.points, sum.games)});
}

void CareerSums::showSources(const CareerSum& sum) {
  empty(sources_);
  const auto add = [&](const QString& name, int points) {
    if (points > 0) addRow(sources_, {name, average(points, sum.games)});
  };
  //: Points of a game on average, by what they are for
  add(tr("Settlements"), sum.from.settlements);
  //: Points of a game on average, by what they are for
  add(tr("Cities"), sum.from.cities);
  //: Points of a game on average, by what they are for
  add(tr("Longest Road"), sum.from.longestRoad);
  //: Points of a game on average, by what they are for
  add(tr("Largest Army"), sum.from.largestArmy);
  //: Points of a game on average, by what they are for
  add(tr("Point cards"), sum.from.cards);
  //: Points of a game on average, by what they are for: a settlement in another’s half
  add(tr("Bonus"), sum.from.bonus);
  //: Points of a game on average, by what they are for: first settlements on other islands
  add(tr("Islands"), sum.from.islands);
  //: Points of a game on average, by what they are for: gifts that lay on the board
  add(tr("Gifts"), sum.from.gifts);
  //: The sum of the lines above: points of a game on average
  addRow(sources_, {tr("Together"), average(sum.points, sum.games)}, Weight::Bold);
}

void CareerSums::showDice(const CareerSum& sum) {
  //: Name of a chart for screen readers
  throws_->setData(chartOfThrows(sum.throws, tr("Numbers thrown in all games")));
  dice_->setText(wordsOnThrows(sum.throws));
}

void CareerSums::showHabits(const CareerSum& sum) {
  //: What a player does again and again
  trades_->say(
      tr("Trades with other players"),
      //: How many trades; %1 trades, %2 offers of the player, both in a game on average
      tr("%1 a game, with %2 offers of yours").arg(average(sum.trades, sum.games), average(sum.offers, sum.games)));
  //: What happens to a player again and again
  sevens_->say(
      tr("Cards that you lost"),
      //: Cards lost in all games; %1 returned on sevens, %2 taken with the robber
      tr("%1 returned on sevens, %2 taken with the robber").arg(inDigits(sum.discarded), inDigits(sum.robbed)));
  //: What a player held at the end of games
  awards_->say(tr("Awards at the end"),
               //: In how many games a player held an award at the end; %1 Longest Road, %2 Largest Army
               tr("Longest Road in %1, Largest Army in %2").arg(inDigits(sum.roads), inDigits(sum.armies)));
}

}  // namespace tapu
