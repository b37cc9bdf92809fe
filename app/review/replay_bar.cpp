// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/review/replay_bar.h"

#include <QHBoxLayout>
#include <QSpinBox>
#include <QVBoxLayout>
#include <array>

#include "app/kit/spoken.h"
#include "app/table/end/story_charts.h"
#include "app/text/language.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array<int, 5> kSpeeds{50, 100, 200, 400, 800};  ///< hundredths of the usual speed
constexpr int kUsualSpeed = 1;                                 ///< its index
constexpr int kEndButton = 48, kStepButton = 84;               ///< widths at most
constexpr int kWithAllWords = 1400, kWithMove = 1180, kWithAllButtons = 1120,
              kWithSpeeds = 860;                  ///< least widths of the page
constexpr int kWithChart = 560;                   ///< least height of the page
constexpr int kWithHighChart = 680;               ///< the same where the chart has more lines than `kFewLines`
constexpr std::size_t kFewLines = 4;              ///< whose ends have room in a low chart
constexpr int kLowChart = 120, kHighChart = 150;  ///< heights of a chart
constexpr std::size_t kMostLines = 10;            ///< of a chart

Chart::Mark chartMark(const Replay& replay, const Replay::Mark& mark) {
  using Kind = Replay::Mark::Kind;
  const QString who = mark.seat ? replay.nameOf(mark.seat) : QString();
  const int color = mark.seat ? replay.colorOf(mark.seat) : Chart::kNoPlayer;
  switch (mark.kind) {
    case Kind::Seven:
      //: A mark on the way through a replay; %1 a player
      return {Chart::Mark::Kind::Word, mark.turn, inDigits(7), color, ReplayBar::tr("%1 threw a seven").arg(who)};
    case Kind::Settlement:
      return {Chart::Mark::Kind::Piece, mark.turn, u"piece-settlement"_s, color,
              //: A mark on the way through a replay; %1 a player
              ReplayBar::tr("%1 built a settlement").arg(who)};
    case Kind::City:
      return {Chart::Mark::Kind::Piece, mark.turn, u"piece-city"_s, color,
              //: A mark on the way through a replay; %1 a player
              ReplayBar::tr("%1 built a city").arg(who)};
    case Kind::Island: return foundMark(PointsFound::Source::Island, mark.turn, who);
    case Kind::Gift: return foundMark(PointsFound::Source::Gift, mark.turn, who);
    case Kind::LargestArmy: return awardMark(AwardMove::Award::LargestArmy, mark.turn, who);
    case Kind::LongestRoad: break;
  }
  return awardMark(AwardMove::Award::LongestRoad, mark.turn, who);
}

}  // namespace

ReplayBar::ReplayBar(QWidget* parent)
    : Sheet(parent),
      chart_(new Chart(this)),
      turn_(new Words({}, kBodyText, Weight::Regular, &Theme::ink, this)),
      of_(new Words({}, kBodyText, Weight::Regular, &Theme::ink, this)),
      speedName_(new Words({}, kNoteText, Weight::Regular, &Theme::ink2, this)),
      move_(new ElidedWords(kNoteText, Weight::Regular, &Theme::ink2, this)),
      field_(new NumberField(this)),
      speeds_(new Segments(this)) {
  setObjectName(u"replayBar"_s);
  for (Words* words : {turn_, of_, speedName_}) words->setWordWrap(false);
  field_->setObjectName(u"replayTurn"_s);
  chart_->setObjectName(u"replayChart"_s);
  auto* line = new QHBoxLayout;
  line->setSpacing(6);
  for (QWidget* part : std::initializer_list<QWidget*>{turn_, field_, of_, move_}) line->addWidget(part);
  line->addStretch(1);
  const auto add = [&](const QString& name, Go go) {
    buttons_.push_back(addButton(name, go));
    line->addWidget(buttons_.back());
  };
  add(u"replayFirst"_s, Go::First);
  add(u"replayTurnBack"_s, Go::TurnBack);
  add(u"replayMoveBack"_s, Go::MoveBack);
  play_ = new ActionButton(u"continue"_s, {}, ActionButton::Role::Next, ActionButton::Shape::Line, this);
  play_->setObjectName(u"replayPlay"_s);
  line->addWidget(play_);
  add(u"replayMoveOn"_s, Go::MoveOn);
  add(u"replayTurnOn"_s, Go::TurnOn);
  add(u"replayLast"_s, Go::Last);
  line->addStretch(1);
  line->addWidget(speedName_);
  line->addWidget(speeds_);
  mark_ = new ActionButton(u"star"_s, {}, ActionButton::Role::Quiet, ActionButton::Shape::Icon, this);
  mark_->setObjectName(u"replayMark"_s);
  players_ = new ActionButton(u"cards"_s, {}, ActionButton::Role::Quiet, ActionButton::Shape::Icon, this);
  players_->setObjectName(u"replayPlayers"_s);
  players_->hide();
  charts_ = new ActionButton(u"log"_s, {}, ActionButton::Role::Quiet, ActionButton::Shape::Icon, this);
  charts_->setObjectName(u"replayCharts"_s);
  line->addWidget(mark_);
  line->addWidget(players_);
  line->addWidget(charts_);
  auto* all = new QVBoxLayout(this);
  all->setContentsMargins(14, 10, 14, 12);
  all->setSpacing(4);
  all->addWidget(chart_, 1);
  all->addLayout(line);
  chart_->setMinimumHeight(scaled(kLowChart));
  chart_->setMaximumHeight(scaled(kHighChart));
  speeds_->choose(kUsualSpeed);
  connect(chart_, &Chart::placePicked, this, [this](int turn) { Q_EMIT turnWanted(turn + 1); });
  connect(field_, &NumberField::changed, this, [this](int number) { Q_EMIT turnWanted(number - before_); });
  connect(play_, &ActionButton::clicked, this, &ReplayBar::playWanted);
  connect(mark_, &ActionButton::clicked, this, &ReplayBar::markWanted);
  connect(players_, &ActionButton::clicked, this, &ReplayBar::handsWanted);
  connect(charts_, &ActionButton::clicked, this, &ReplayBar::toggleChart);
  connect(speeds_, &Segments::picked, this, &ReplayBar::speedChanged);
}

ActionButton* ReplayBar::addButton(const QString& name, Go go) {
  auto* button = new ActionButton({}, ActionButton::Role::Quiet, this);
  button->setObjectName(name);
  connect(button, &ActionButton::clicked, this, [this, go] { Q_EMIT goWanted(go); });
  return button;
}

Chart::Data ReplayBar::chancesOf(const Replay& replay) const {
  Chart::Data drawn;
  //: What a chart of an analyzed game shows, in hundredths
  drawn.name = tr("Chance to win in %");
  //: A place of a chart, which shows how it stood when a turn was over; %1 the number of the turn
  drawn.placeName = tr("After turn %1");
  drawn.firstPlace = before_;
  for (const SeatId seat : seats_) {
    Chart::Series line{replay.nameOf(seat), replay.colorOf(seat), {}};
    for (const auto& counts : analysis_->turns) line.values.push_back(counts[seat.value].percent());
    drawn.series.push_back(std::move(line));
  }
  return drawn;
}

Chart::Data ReplayBar::pointsOf(const Replay& replay, const ShownCards& cards) const {
  Chart::Data drawn;
  //: What a chart shows, for screen readers
  drawn.name = tr("Points over time");
  //: A place of a chart, which shows how it stood when a turn was over; %1 the number of the turn
  const QString afterTurn = tr("After turn %1");
  //: A place of a chart, which shows how it stood when a round was over; %1 the number of the round
  const QString afterRound = tr("After round %1");
  drawn.placeName = replay.header().setup.chain.isEmpty() ? afterTurn : afterRound;
  drawn.firstPlace = before_;
  for (const SeatId seat : seats_) {
    Chart::Series line{replay.nameOf(seat), replay.colorOf(seat), {}};
    for (const Replay::Turn& turn : replay.turns())
      line.values.push_back((cards.areOpen(seat) ? turn.points : turn.shown)[static_cast<std::size_t>(seat.value)]);
    drawn.series.push_back(std::move(line));
  }
  drawn.goal = replay.definition().rules.target;
  for (const Replay::Mark& mark : replay.marks(seats_)) drawn.marks.push_back(chartMark(replay, mark));
  return drawn;
}

void ReplayBar::setGame(const Replay& replay, const std::vector<SeatId>& seats, const ShownCards& cards) {
  seats_ = seats;
  if (seats_.size() > kMostLines) seats_.resize(kMostLines);
  before_ = replay.turns().size() < 2 ? 0 : replay.turns()[1].number - 1;
  chart_->setData(analysis_ ? chancesOf(replay) : pointsOf(replay, cards));
  field_->setRange(before_, before_ + static_cast<int>(replay.turns().size()) - 1);
  retranslate(&replay);
  showStep(replay);
}

void ReplayBar::showStep(const Replay& replay) {
  const int turn = replay.turnAt(replay.step()), last = static_cast<int>(replay.turns().size()) - 1;
  const int first = replay.turns()[static_cast<std::size_t>(turn)].first;
  const int next = turn < last ? replay.turns()[static_cast<std::size_t>(turn) + 1].first : replay.steps();
  const double within = next > first ? static_cast<double>(replay.step() - first) / (next - first) : 1;
  chart_->setCursor(turn == 0 ? 0 : turn - 1 + within);
  field_->setValue(before_ + turn);
  //: Where a replay stands; %1 the number of a move, %2 how many there are
  move_->setText(tr("Move %1 of %2").arg(inDigits(replay.step()), inDigits(replay.steps())));
  const bool isFirst = replay.step() == 0, isLast = replay.step() == replay.steps();
  for (const Go go : {Go::First, Go::TurnBack, Go::MoveBack})
    buttons_[static_cast<std::size_t>(go)]->setEnabled(!isFirst);
  for (const Go go : {Go::MoveOn, Go::TurnOn, Go::Last}) buttons_[static_cast<std::size_t>(go)]->setEnabled(!isLast);
}

void ReplayBar::setPlaying(Playing playing) {
  play_->setIconName(playing == Playing::Yes ? u"pause"_s : u"continue"_s);
  //: Button of a replay: it stands still from now on
  const QString pause = tr("Pause");
  //: Button of a replay: it plays by itself from now on
  const QString play = tr("Play");
  //: Tool tip of the buttons that start and stop a replay; the key stands in brackets
  rename(play_, playing == Playing::Yes ? pause : play, tr("Play or pause (Space)"));
}

void ReplayBar::retranslate(const Replay* replay) {
  const bool isChain = replay && !replay->header().setup.chain.isEmpty();
  //: Before a field with the number of a round of a replay
  turn_->setText(isChain ? tr("Round") : tr("Turn"));
  if (replay)
    //: After a field with the number of a turn; %1 the number of the last one
    of_->setText(tr("of %1").arg(inDigits(before_ + static_cast<int>(replay->turns().size()) - 1)));
  //: Name of a field, for screen readers: the turn of a replay
  field_->setName(tr("Turn (G)"));
  const auto name = [this](Go go, const QString& text, const QString& tip) {
    rename(buttons_[static_cast<std::size_t>(go)], text, tip);
    setSpokenName(buttons_[static_cast<std::size_t>(go)], tip);  // a reader cannot tell the signs
  };
  //: Button of a replay: to the beginning. The sign is not translated.
  name(Go::First, u"|‹"_s, tr("To the beginning (Home)"));
  //: Button of the replay of a Big Game: to the round before
  const QString roundBack = tr("‹ Round"), roundOn = tr("Round ›");
  //: Button of a replay: to the turn before
  name(Go::TurnBack, isChain ? roundBack : tr("‹ Turn"), tr("A turn back (Ctrl+Left)"));
  //: Button of a replay: to the move before
  name(Go::MoveBack, tr("‹ Move"), tr("A move back (Left)"));
  //: Button of a replay: to the next move
  name(Go::MoveOn, tr("Move ›"), tr("A move on (Right)"));
  //: Button of a replay: to the next turn
  name(Go::TurnOn, isChain ? roundOn : tr("Turn ›"), tr("A turn on (Ctrl+Right)"));
  //: Tool tip of a button of a replay
  name(Go::Last, u"›|"_s, tr("To the end (End)"));
  //: What a chart shows, for screen readers
  const QString points = tr("Points over time");
  setSpokenName(chart_, replay ? chart_->data().name : points);
  //: Before the speeds of a replay
  speedName_->setText(tr("Speed"));
  QStringList speeds;
  for (const int speed : kSpeeds)
    //: A speed of a replay; %1 how many times the usual one, such as 2
    speeds << tr("%1×").arg(speed == 50 ? u"½"_s : inDigits(speed / 100));
  speeds_->setChoices(speeds);
  //: Name of a row of choices, for screen readers
  setSpokenName(speeds_, tr("Speed of the replay"));
  //: Button of a replay: remembers this move, or forgets that it was remembered
  rename(mark_, tr("Mark"), tr("Mark this move, or take its mark away (M)"));
  //: Button of a replay: in a narrow window the players with their cards stand in the place of the list
  rename(players_, tr("Players"), tr("Show or hide the players and their cards (H)"));
  //: Button of a replay
  rename(charts_, tr("Chart"), tr("Show or hide the points over time (C)"));
}

int ReplayBar::speed() const { return kSpeeds[static_cast<std::size_t>(std::max(0, speeds_->chosen()))]; }

void ReplayBar::changeSpeed(int steps) {
  speeds_->choose(std::clamp(speeds_->chosen() + steps, 0, static_cast<int>(kSpeeds.size()) - 1));
  Q_EMIT speedChanged();
}

void ReplayBar::fold() {
  const int letters = std::max(100, textSizeInUse()), page = parentWidget()->width();
  // Half of what lies here are words, which grow with the size of texts.
  const auto isFor = [page, letters](int least) { return page >= scaled(least) * (100 + letters) / 200; };
  // The players and the board need the room of a chart that is high, until the reader asks for it.
  const bool isHigh = seats_.size() > kFewLines;
  chart_->setMinimumHeight(scaled(isHigh ? kHighChart : kLowChart));
  chart_->setMaximumHeight(scaled(kHighChart));
  chart_->setVisible(wantsChart_ && parentWidget()->height() >= scaled(isHigh ? kWithHighChart : kWithChart));
  speeds_->setVisible(isFor(kWithSpeeds));
  of_->setVisible(isFor(kWithSpeeds));
  speedName_->setVisible(isFor(kWithAllWords));
  move_->setVisible(isFor(kWithMove));
  for (std::size_t i = 0; i < buttons_.size(); ++i) {
    const auto go = static_cast<Go>(i);
    const bool isEnd = go == Go::First || go == Go::Last, isMove = go == Go::MoveBack || go == Go::MoveOn;
    buttons_[i]->setMaximumWidth(scaled(isEnd ? kEndButton : kStepButton) * letters / 100);
    buttons_[i]->setVisible(isMove || isFor(kWithAllButtons));
  }
}

void ReplayBar::toggleChart() {
  wantsChart_ = chart_->isHidden();
  chart_->setVisible(wantsChart_);
}

bool ReplayBar::offersHands() const { return !players_->isHidden(); }

void ReplayBar::offerHands(Hands hands) { players_->setVisible(hands == Hands::InItsPlace); }

void ReplayBar::askTurn() {
  field_->box()->setFocus(Qt::ShortcutFocusReason);
  field_->box()->selectAll();
}

bool ReplayBar::isAskingTurn() const { return field_->box()->hasFocus(); }

void ReplayBar::focusFirst() { play_->setFocus(Qt::OtherFocusReason); }

}  // namespace tapu

#include "moc_replay_bar.cpp"
