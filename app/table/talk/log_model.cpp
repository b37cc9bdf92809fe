// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/talk/log_model.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <array>
#include <utility>

#include "app/kit/line_breaks.h"
#include "app/session/game/game_log.h"
#include "app/session/plan/house_rules.h"
#include "app/session/words/chat_words.h"
#include "app/text/brief_line.h"
#include "app/text/map_now.h"
#include "app/text/option_words.h"
#include "app/text/place_words.h"
#include "engine/play/take_back.h"

namespace tapu {

namespace {

struct LogModelText {
  Q_DECLARE_TR_FUNCTIONS(PlayLog)
};

bool isTrade(EventKind kind) {
  using enum EventKind;
  return kind == BankTraded || kind == OfferMade || kind == OfferAccepted || kind == OfferDeclined ||
         kind == OfferClosed || kind == Traded;
}

bool isBuilding(EventKind kind) {
  using enum EventKind;
  return kind == SettlementBuilt || kind == CityBuilt || kind == RoadBuilt || kind == ShipBuilt || kind == ShipMoved ||
         kind == CardBought;
}

/// Whether this comes of building: hexes under the fog that are turned up, gifts, islands (14).
bool isFind(EventKind kind) {
  using enum EventKind;
  return kind == CellTurned || kind == GiftTaken || kind == IslandBonus;
}

/// Whether the event that the TakenBack at index `at` of the log took back is shown. Then the TakenBack is shown too,
/// since that line is not true any more.
bool takesBackShown(LogFilter filter, const std::vector<Event>& log, std::size_t at, SeatId mine) {
  int undone = 1;
  for (std::size_t before = at; before > 0; --before) {
    const Event& event = log[before - 1];
    if (event.kind == EventKind::TakenBack) ++undone;
    if (mayBeTakenBack(event.kind)) --undone;
    if (undone == 0) return isShownBy(filter, event, mine);
  }
  return false;
}

/// An offer that ends with a trade has not lapsed; nor has one whose offerer took the answer that another offer was.
bool endsByTrade(const std::vector<Event>& log, std::size_t at) {
  std::size_t first = at;
  while (first > 0 && log[first - 1].kind == EventKind::OfferClosed) --first;
  const Event last = first > 0 ? log[first - 1] : Event{};
  return last.kind == EventKind::Traded && (last.seat == log[at].seat || last.other == log[at].seat);
}

/// The only player who lost cards to the Monopoly at index `at`; none if there were several or nobody.
SeatId onlyVictim(const std::vector<Event>& log, std::size_t at) {
  const auto isTaken = [&](std::size_t i) { return i < log.size() && log[i].kind == EventKind::MonopolyTaken; };
  return isTaken(at + 1) && !isTaken(at + 2) ? log[at + 1].other : SeatId();
}

/// The first line of a log: the rules that are played.
QString rulesLine(const Setup& setup) {
  const int target = rulesOf(setup.ruleSet, setup.options).target;
  //: Heading of the log; %1 name of the rules, %n how many points win
  return LogModelText::tr("Rules: %1 · %n point(s) win", nullptr, target).arg(nameOfRules(setup.ruleSet));
}

/// Where the game is played. It decides which options are usual: on a network, not at one computer, a turn has a clock.
Place placeOfGame(const Seen& seen) { return companyOf(seen).far > 0 ? Place::Network : Place::ThisComputer; }

QString timeText(int minute) {
  return minute < 0 ? QString() : QLocale().toString(QTime(minute / 60, minute % 60), QStringLiteral("HH:mm"));
}

}  // namespace

bool isExplained(EventKind kind) {
  using enum EventKind;
  constexpr std::array kActs{RobberMoved,   PirateMoved, KnightPlayed, RoadBuildingPlayed, PlentyPlayed, MonopolyPlayed,
                             OfferDeclined, Traded,      BankTraded,   OfferMade,          GoldTaken};
  return isBuilding(kind) || std::ranges::find(kActs, kind) != kActs.end();
}

bool isShownBy(LogFilter filter, const Event& event, SeatId mine) {
  switch (filter) {
    case LogFilter::All: return true;
    case LogFilter::Mine: return !mine.isNone() && (event.seat == mine || event.other == mine);
    case LogFilter::Trades: return isTrade(event.kind);
    case LogFilter::Building: break;
  }
  return isBuilding(event.kind) || isFind(event.kind);
}

LogModel::LogModel(const ShownGame* game, QObject* parent, std::function<QTime()> now)
    : QAbstractListModel(parent), game_(game), now_(std::move(now)) {}

void LogModel::rebuild(LogFilter filter) {
  beginResetModel();
  filter_ = filter;
  rows_.clear();
  heading_.reset();
  next_ = 0;
  nextNote_ = 0;
  turns_ = 0;
  isBetween_ = false;
  begun_ = false;
  minutes_.resize(game_->seen().log->events().size(), -1);
  rows_ = freshRows();
  endResetModel();
}

void LogModel::grow() {
  const std::size_t known = game_->seen().log->events().size();
  if (known < next_) {
    minutes_.clear();
    notes_.clear();
    return rebuild(filter_);
  }
  const QTime now = now_();
  minutes_.resize(known, static_cast<qint16>(now.hour() * 60 + now.minute()));
  std::vector<Row> rows = freshRows();
  if (rows.empty()) return;
  const int before = rowCount();
  beginInsertRows({}, before, before + static_cast<int>(rows.size()) - 1);
  rows_.insert(rows_.end(), std::make_move_iterator(rows.begin()), std::make_move_iterator(rows.end()));
  endInsertRows();
}

void LogModel::addRules(std::vector<Row>& rows) const {
  const Setup& setup = game_->seen().lobby().setup;
  rows.push_back({.kind = Row::Kind::Rule, .text = rulesLine(setup)});
  for (const QString& option : changedOptions(setup, placeOfGame(game_->seen()), game_->seen().boardName))
    rows.push_back({.kind = Row::Kind::Option, .text = option});
}

void LogModel::note(const ChatLine& line) {
  notes_.emplace_back(game_->seen().log->events().size(), line);
  grow();
}

/// Adds the notes that stand before the next event.
void LogModel::addNotes(std::vector<Row>& rows) {
  for (; nextNote_ < notes_.size() && notes_[nextNote_].first <= next_; ++nextNote_)
    if (filter_ == LogFilter::All)
      rows.push_back({.kind = Row::Kind::Option, .text = chatText(notes_[nextNote_].second)});
}

bool LogModel::isShown(std::size_t at) const {
  const auto& log = game_->seen().log->events();
  const Event& event = log[at];
  if (event.kind == EventKind::OfferClosed && endsByTrade(log, at)) return false;
  if (event.kind == EventKind::MonopolyTaken && at > 0 && onlyVictim(log, at - 1) == event.other &&
      log[at - 1].kind == EventKind::MonopolyPlayed)
    return false;
  const bool isBack = event.kind == EventKind::TakenBack && filter_ != LogFilter::All;
  const SeatId mine = game_->seen().viewer();
  return isBack ? takesBackShown(filter_, log, at, mine) : isShownBy(filter_, event, mine);
}

std::size_t LogModel::mayTell() {
  const std::size_t known = game_->seen().log->events().size();
  told_ = waits_() ? std::min(told_, known) : known;
  return told_;
}

std::vector<LogModel::Row> LogModel::freshRows() {
  std::vector<Row> rows;
  if (!std::exchange(begun_, true) && filter_ == LogFilter::All) addRules(rows);
  const auto& log = game_->seen().log->events();
  for (const std::size_t end = mayTell(); next_ < end; ++next_) {
    addNotes(rows);
    Event event = log[next_];
    const int minute = minutes_[next_];
    const bool isSharedRound = event.kind == EventKind::RoundStarted && event.seat;
    if (beginsBetween(event.kind) && !std::exchange(isBetween_, true)) {
      heading_ = Row{.kind = Row::Kind::Heading, .event = event, .minute = minute};
      if (filter_ == LogFilter::All) rows.push_back(*std::exchange(heading_, std::nullopt));
    }
    if (event.kind == EventKind::TurnStarted || isSharedRound) {
      isBetween_ = false;
      heading_ = Row{.kind = Row::Kind::Heading, .event = event, .turn = ++turns_, .minute = minute};
      if (filter_ == LogFilter::All) rows.push_back(*std::exchange(heading_, std::nullopt));
      continue;
    }
    if (!isShown(next_) || game_->seen().logLine(event).isEmpty()) continue;
    if (event.kind == EventKind::MonopolyPlayed) event.other = onlyVictim(log, next_);
    if (heading_) rows.push_back(*std::exchange(heading_, std::nullopt));
    rows.push_back({.kind = Row::Kind::Event, .event = event, .minute = minute, .at = next_});
  }
  addNotes(rows);
  return rows;
}

std::optional<Event> LogModel::placedEvent(int row) const {
  if (row < 0 || row >= rowCount()) return {};
  const Row& at = rows_[static_cast<std::size_t>(row)];
  const bool isPlaced = at.kind == Row::Kind::Event && placeOf(at.event).kind != EventPlace::Kind::None;
  return isPlaced ? std::optional(at.event) : std::nullopt;
}

std::optional<std::size_t> LogModel::botsEvent(int row) const {
  if (row < 0 || row >= rowCount() || moves_ == BotMoves::Silent) return {};
  const Row& at = rows_[static_cast<std::size_t>(row)];
  if (at.kind != Row::Kind::Event || !isExplained(at.event.kind) || isPlacedForAll(at.at)) return {};
  // For a trade the reasons are those of the viewer's partner, or else of the offerer.
  const bool isMine = at.event.kind == EventKind::Traded && at.event.seat == game_->seen().viewer();
  const SeatId doer = isMine ? at.event.other : at.event.seat;
  return game_->seen().log->mayKnowBotsDeed(doer, at.at, game_->seen()) ? std::optional(at.at) : std::nullopt;
}

/// Pieces that lie there from the start (3.7) nobody chose: the first turn comes after them.
bool LogModel::isPlacedForAll(std::size_t event) const {
  if (game_->seen().definition().starts.empty()) return false;
  const auto& log = game_->seen().log->events();
  const auto first = std::ranges::find(log, EventKind::TurnStarted, &Event::kind);
  return event < static_cast<std::size_t>(first - log.begin());
}

int LogModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QString LogModel::words(const Row& row) const {
  if (row.kind == Row::Kind::Event) return game_->seen().logLine(row.event);
  if (row.kind != Row::Kind::Heading) return row.text;
  if (row.event.kind == EventKind::RoundStarted) return game_->seen().logLine(row.event);
  //: Heading in the log, between two turns, where others build.
  if (beginsBetween(row.event.kind)) return LogModelText::tr("Between turns");
  const QString turn = QLocale().toString(row.turn), round = QLocale().toString(row.event.count);
  //: Heading in the log: %1 and %2 are the numbers of the turn and of the round, %3 the player whose turn it is.
  return LogModelText::tr("Turn %1, round %2: %3").arg(turn, round, game_->seen().seatName(row.event.seat));
}

QString LogModel::wordsWithPlace(const Row& row) const {
  if (row.kind != Row::Kind::Event || !game_->seen().hasGame()) return words(row);
  return withPlace(words(row), row.event, *MapNow(game_->seen().definition(), game_->seen().state()));
}

QString LogModel::withPlace(const QString& sentence, const Event& event, const Topology& map) {
  const EventPlace place = placeOf(event);
  if (place.kind == EventPlace::Kind::None) return sentence;
  //: Line of the log for copying and for screen readers: %1 is a whole sentence, %2 the hexes where it happened, such
  //: as "Forest 8, Hills 5"
  return LogModelText::tr("%1 At: %2.").arg(sentence, placeWords(map, place));
}

QString LogModel::brief(const Row& row) const {
  if (row.kind == Row::Kind::Heading && row.event.kind == EventKind::TurnStarted)
    //: Heading in the log, beside the player's name: %1 is the number of the turn, %2 of the round.
    return LogModelText::tr("turn %1 · round %2")
        .arg(QLocale().toString(row.turn), QLocale().toString(row.event.count));
  if (row.kind != Row::Kind::Event) return {};
  QString place;
  if (game_->seen().hasGame())
    place = placeGlyphs(*MapNow(game_->seen().definition(), game_->seen().state()), placeOf(row.event));
  return briefLine(
      row.event, [this](SeatId seat) { return game_->seen().seatName(seat); }, place);
}

QVariant LogModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || index.row() >= rowCount()) return {};
  const Row& row = rows_[static_cast<std::size_t>(index.row())];
  const bool hasSeat = row.event.seat && (row.kind == Row::Kind::Event || row.event.kind == EventKind::TurnStarted);
  switch (role) {
    case Qt::DisplayRole: return words(row);
    case Qt::AccessibleTextRole:
      if (!botsEvent(index.row())) return wordsWithPlace(row);
      //: Line of the log about a bot, for screen readers; %1 whole sentences: what it did, and where
      return LogModelText::tr("%1 Enter tells why.").arg(wordsWithPlace(row));
    case Qt::ToolTipRole: {
      QString tip = wordsWithPlace(row);
      if (const QString time = timeText(row.minute); !time.isEmpty()) tip += u'\n' + time;
      //: Tool tip of a line of the log about a bot
      if (botsEvent(index.row())) tip += u'\n' + LogModelText::tr("Click to see why.");
      return plainTip(tip);
    }
    case LineModel::BadgeColor: return hasSeat ? game_->seen().seatColor(row.event.seat) : -1;
    case LineModel::IsHeading: return row.kind == Row::Kind::Heading || row.kind == Row::Kind::Rule;
    case Player: return hasSeat ? game_->seen().seatName(row.event.seat) : QString();
    case Brief: return brief(row);
    case Time: return timeText(row.minute);
    //: Beside a line of the log about a bot: a click or Enter tells why
    case Why: return botsEvent(index.row()) ? LogModelText::tr("Why?") : QString();
    default: return {};
  }
}

}  // namespace tapu

#include "moc_log_model.cpp"
