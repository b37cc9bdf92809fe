// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/play_story.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLocale>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "app/kit/badge.h"

namespace tapu {

using namespace Qt::StringLiterals;

StorySheet::StorySheet(QWidget* parent)
    : Sheet(parent),
      title_(new Words({}, kHeadingText, Weight::Bold, &Theme::ink, this)),
      missing_(new Words({}, kBodyText, Weight::Regular, &Theme::ink2, this)),
      dice_(new Words({}, kBodyText, Weight::Regular, &Theme::ink, this)),
      tabs_(new Segments(this)),
      close_(new ActionButton({}, ActionButton::Role::Quiet, this)),
      pages_(new QStackedWidget(this)),
      points_(new Chart),
      throws_(new Chart),
      scroll_(new QScrollArea) {
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
  auto* dice = new QWidget;
  auto* below = new QVBoxLayout(dice);
  below->setContentsMargins(0, 0, 0, 0);
  below->addWidget(throws_, 1);
  below->addWidget(dice_);
  scroll_->setFrameShape(QFrame::NoFrame);
  scroll_->setWidgetResizable(true);
  scroll_->viewport()->setAutoFillBackground(false);
  for (QWidget* page : {static_cast<QWidget*>(points_), dice, static_cast<QWidget*>(scroll_)}) pages_->addWidget(page);
  column->addWidget(pages_, 1);
  title_->setWordWrap(false);
  setObjectName(u"story"_s);
  tabs_->setObjectName(u"storyTabs"_s);
  close_->setObjectName(u"storyClose"_s);
  dice_->setObjectName(u"storyDice"_s);
  points_->setObjectName(u"storyPoints"_s);
  throws_->setObjectName(u"storyThrows"_s);
  scroll_->setObjectName(u"storyCards"_s);
  connect(tabs_, &Segments::picked, pages_, &QStackedWidget::setCurrentIndex);
  connect(close_, &ActionButton::clicked, this, &StorySheet::close);
  hide();
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
  //: Tab: a chart of everybody's points after each turn
  const QString points = tr("Points over time");
  //: Tab: how often each number was thrown
  const QString dice = tr("Dice");
  //: Tab: where everybody's cards came from and went
  const QString cards = tr("Cards and trades");
  tabs_->setChoices({points, dice, cards});
  //: In place of the charts of a finished game
  missing_->setText(tr("The first moves of this game are not kept here: nothing can be told of it."));
  missing_->setVisible(!story_);
  pages_->setVisible(story_.has_value());
  tabs_->setVisible(story_.has_value());
  fold();
  if (!story_) return;
  writePoints();
  writeDice();
  writeCards();
}

void StorySheet::writePoints() {
  Chart::Data drawn;
  drawn.kind = Chart::Kind::Steps;
  //: Name of a chart for screen readers
  drawn.name = tr("Points after each turn");
  //: A place of a chart of points: after which turn of the game, %1 its number; 0: before the first
  drawn.placeName = tr("After turn %1");
  drawn.goal = target_;
  for (std::size_t seat = 0; seat < players_.size(); ++seat) {
    Chart::Series line{players_[seat].name, players_[seat].color, {}};
    for (const TurnStory& turn : story_->after) line.values.push_back(turn.points[seat]);
    drawn.series.push_back(line);
  }
  points_->setData(drawn);
}

void StorySheet::writeDice() {
  Chart::Data drawn;
  drawn.kind = Chart::Kind::Bars;
  //: Name of a chart for screen readers
  drawn.name = tr("Numbers thrown");
  //: A column of a chart of throws: a number of the dice
  drawn.placeName = tr("Number %1");
  drawn.firstPlace = 2;
  //: Legend of a chart: how often a number was thrown
  Chart::Series thrown{tr("thrown"), Chart::kNoPlayer, {}};
  const int all = story_->throwCount();
  for (int number = 2; number <= 12; ++number) {
    thrown.values.push_back(story_->throws[static_cast<std::size_t>(number)]);
    drawn.expected.push_back(expectedThrows(number, all));
  }
  drawn.series = {thrown};
  //: Legend of a chart: how often a number was to be expected
  drawn.expectedName = tr("expected");
  for (int number = 2; number <= 12; ++number)
    if (isHot(number)) drawn.emphasized.push_back(number);
  throws_->setData(drawn);
  //: Under a chart of throws: how many there were
  dice_->setText(tr("%n throws.", nullptr, all) + u' ' + diceSentence(judged(story_->throws)));
}

/// A line of the table of cards; the largest value of a line is bold.
void StorySheet::addLine(int line, const QString& name, const std::vector<int>& values) {
  auto* head = new Words(name, kChoiceText, Weight::Regular, &Theme::ink, table_);
  grid_->addWidget(head, line, 0);
  const int most = std::ranges::max(values, {}, [](int value) { return std::abs(value); });
  for (std::size_t seat = 0; seat < values.size(); ++seat) {
    const int value = values[seat];
    const bool isMost = value != 0 && value == most;
    QString text = QLocale().toString(std::abs(value));
    if (value < 0) text.prepend(QChar(0x2212));
    auto* cell = new Words(text, kChoiceText, isMost ? Weight::Bold : Weight::Regular,
                           value == 0 ? &Theme::ink3 : &Theme::ink, table_);
    cell->setWordWrap(false);
    cell->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    //: A cell of a table for screen readers: %1 a player, %2 what is counted, %3 the number
    cell->setAccessibleName(tr("%1, %2: %3").arg(players_[seat].name, name, text));
    grid_->addWidget(cell, line, static_cast<int>(seat) + 1);
  }
}

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

void StorySheet::writeCards() {
  delete scroll_->takeWidget();
  table_ = new QWidget;
  grid_ = new QGridLayout(table_);
  grid_->setContentsMargins(0, 0, 8, 0);
  grid_->setHorizontalSpacing(18);
  grid_->setVerticalSpacing(3);
  const auto of = [this](const auto& value) {
    std::vector<int> values;
    for (const SeatStory& seat : story_->seats) values.push_back(value(seat));
    return values;
  };
  for (std::size_t seat = 0; seat < players_.size(); ++seat) {
    auto* who = new QHBoxLayout;
    who->addStretch(1);
    who->addWidget(new Badge(players_[seat].color, 22, table_));
    auto* name = new Words(players_[seat].name, kChoiceText, Weight::Bold, &Theme::ink, table_);
    name->setWordWrap(false);
    who->addWidget(name);
    grid_->addLayout(who, 0, static_cast<int>(seat) + 1);
  }
  const QStringList names = Lines::ways();
  int line = 1;
  for (int i = 0; i < kCardWays; ++i) {
    const auto way = static_cast<CardWay>(i);
    const int sign = bringsCards(way) ? 1 : -1;
    addLine(line++, names[i], of([&](const SeatStory& seat) { return sign * seat.of(way).total(); }));
  }
  //: Line of a table of cards: the sum of the lines above
  addLine(line++, tr("Left in the hand"), of([](const SeatStory& seat) { return seat.left(); }));
  //: Line of a table of cards: what the places of a player let expect of the throws
  addLine(line++, tr("Promised by the places"), of([](const SeatStory& seat) { return seat.promisedCards(); }));
  //: Line of a table: how many trades of a player with others came about
  const QString trades = tr("Trades with players");
  std::vector<int> all;
  for (const std::vector<int>& with : story_->trades) all.push_back(std::accumulate(with.begin(), with.end(), 0));
  addLine(line++, trades, all);
  // Keeps the numbers near their names on a wide sheet.
  grid_->setColumnStretch(0, 1);
  grid_->setColumnStretch(grid_->columnCount(), 1);
  grid_->setRowStretch(line, 1);
  scroll_->setWidget(table_);
  table_->setAutoFillBackground(false);  // which setWidget has set
}

QString diceSentence(const DiceJudgment& judgment) {
  using Word = DiceJudgment::Word;
  const int games = static_cast<int>(std::lround(judgment.further * 100));
  switch (judgment.word) {
    case Word::Ordinary:
      //: How unusual the dice of a game were; %n of 100
      return StorySheet::tr("Ordinary dice: in %n of 100 games they stray further than this.", nullptr, games);
    case Word::Unusual:
      //: How unusual the dice of a game were; %n of 100
      return StorySheet::tr("Unusual dice: in %n of 100 games they stray further than this.", nullptr, games);
    case Word::VeryUnusual:
      //: How unusual the dice of a game were
      return StorySheet::tr("Very unusual dice: in fewer than 1 of 100 games they stray further than this.");
    case Word::TooFew: break;
  }
  //: How unusual the dice of a game were
  return StorySheet::tr("Too few throws to say how ordinary they were.");
}

}  // namespace tapu

#include "moc_play_story.cpp"
