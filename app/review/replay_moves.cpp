// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/review/replay_moves.h"

#include <QLocale>
#include <algorithm>
#include <utility>

#include "app/review/analysis_words.h"
#include "app/session/game/event_log.h"
#include "app/table/talk/log_model.h"
#include "app/text/brief_line.h"
#include "app/text/describe.h"
#include "app/text/language.h"
#include "app/text/map_now.h"
#include "app/text/place_words.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

/// An event with no more than these cards tell.
Event asTold(const Event& event, const ShownCards& cards) {
  const bool isOpen =
      cards.whose == ShownCards::Whose::All ||
      (cards.whose == ShownCards::Whose::OneSeat && (event.seat == cards.seat || event.other == cards.seat));
  return isOpen ? event : withoutSecrets({event}).front();
}

SeatNames namesIn(const Replay& replay) {
  return [&replay](SeatId seat) { return replay.nameOf(seat); };
}

}  // namespace

ReplayMoves::ReplayMoves(QObject* parent) : QAbstractListModel(parent) {}

void ReplayMoves::show(const Replay* replay, Rows rows, const ShownCards& cards, const std::vector<SeatId>& seats) {
  replay_ = replay;
  kind_ = rows;
  cards_ = cards;
  seats_ = seats;
  rewrite();
}

void ReplayMoves::setMarks(std::vector<int> steps) {
  marks_ = std::move(steps);
  if (kind_ == Rows::Marks) rewrite();
}

void ReplayMoves::toggleMark(int step) {
  const auto at = std::ranges::lower_bound(marks_, step);
  if (at != marks_.end() && *at == step)
    marks_.erase(at);
  else
    marks_.insert(at, step);
  if (kind_ == Rows::Marks) rewrite();
}

int ReplayMoves::markAfter(int step) const {
  const auto next = std::ranges::upper_bound(marks_, step);
  return next != marks_.end() ? *next : marks_.empty() ? step : marks_.front();
}

void ReplayMoves::setAnalysis(const tapu::Analysis* analysis) {
  analysis_ = analysis;
  if (kind_ == Rows::Analysis) rewrite();
}

void ReplayMoves::rewrite() {
  beginResetModel();
  rows_.clear();
  if (replay_ && kind_ == Rows::Moves) addMoves();
  if (replay_ && kind_ == Rows::Turns)
    for (std::size_t turn = 1; turn < replay_->turns().size(); ++turn)
      rows_.push_back({replay_->turns()[turn].first, static_cast<int>(turn), {}});
  if (replay_ && kind_ == Rows::Marks)
    for (const int step : marks_)
      if (step <= replay_->steps()) rows_.push_back({step, replay_->turnAt(step), {}});
  told_.clear();
  if (replay_ && kind_ == Rows::Analysis && analysis_) addMoments();
  endResetModel();
}

bool ReplayMoves::isShown(const Event& event) const {
  if (!seats_.empty() && std::ranges::find(seats_, event.seat) == seats_.end() &&
      std::ranges::find(seats_, event.other) == seats_.end())
    return false;
  const bool isHeading = event.kind == EventKind::TurnStarted ||
                         (event.kind == EventKind::RoundStarted && !replay_->header().setup.chain.isEmpty());
  return !isHeading && !describe(event, namesIn(*replay_), Viewer::watcher()).isEmpty();
}

void ReplayMoves::addMoves() {
  std::size_t turn = 0;
  for (int move = 0; move < replay_->steps(); ++move) {
    for (const Event& event : replay_->eventsOf(move))
      if (isShown(event)) rows_.push_back({move + 1, -1, event});
    for (; turn + 1 < replay_->turns().size() && replay_->turns()[turn + 1].first <= move + 1; ++turn)
      rows_.push_back({move + 1, static_cast<int>(turn) + 1, {}});
  }
}

void ReplayMoves::addMoments() {
  for (const Analysis::Moment& found : analysis_->moments) {
    const auto told = asTold(*replay_, found, cards_);
    if (!told) continue;
    rows_.push_back({told->step, -1, {}, static_cast<int>(told_.size())});
    told_.push_back(*told);
  }
}

int ReplayMoves::stepAfter(int step) const {
  const auto isShownHere = [this](const Event& event) {
    return isShown(event) || event.kind == EventKind::SecondThrown;
  };
  for (++step; step < replay_->steps(); ++step) {
    if (replay_->turnAt(step) != replay_->turnAt(step - 1)) break;
    if (std::ranges::any_of(replay_->eventsOf(step - 1), isShownHere)) break;
  }
  return std::min(step, replay_->steps());
}

int ReplayMoves::stepOf(int row) const {
  return row < 0 || row >= rowCount() ? 0 : rows_[static_cast<std::size_t>(row)].step;
}

int ReplayMoves::rowAt(int step) const {
  if (kind_ == Rows::Analysis) {  // these stand by how much they changed
    const auto found = std::ranges::find(rows_, step, &Row::step);
    return found == rows_.end() ? -1 : static_cast<int>(found - rows_.begin());
  }
  const auto after = std::ranges::upper_bound(rows_, step, {}, &Row::step);
  return static_cast<int>(after - rows_.begin()) - 1;
}

int ReplayMoves::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

Event ReplayMoves::shown(const Event& event) const { return asTold(event, cards_); }

QString ReplayMoves::words(const Row& row) const {
  return describe(shown(row.event), namesIn(*replay_), Viewer::watcher());
}

/// "Turn 12: Asha"; of a row of turns with the points at its end; of a mark with the step.
QString ReplayMoves::turnWords(const Row& row) const {
  const Replay::Turn& turn = replay_->turns()[static_cast<std::size_t>(row.turn)];
  if (kind_ == Rows::Marks)
    //: A mark that the reader of a replay has set; %1 the number of a turn or round, %2 of a move
    return tr("Turn %1, move %2").arg(QLocale().toString(turn.number), QLocale().toString(row.step));
  //: Heading in the moves of a replay of the Big Game; %1 the number of a round
  if (!turn.seat) return tr("Round %1").arg(QLocale().toString(turn.number));
  //: Heading in the moves of a replay; %1 the number of a turn, %2 a player
  return tr("Turn %1: %2").arg(QLocale().toString(turn.number), replay_->nameOf(turn.seat));
}

const Analysis::Moment* ReplayMoves::momentAt(int row) const {
  if (row < 0 || row >= rowCount() || rows_[static_cast<std::size_t>(row)].moment < 0) return nullptr;
  return &told_[static_cast<std::size_t>(rows_[static_cast<std::size_t>(row)].moment)];
}

QVariant ReplayMoves::momentData(const Row& row, int role) const {
  const Analysis::Moment& moment = told_[static_cast<std::size_t>(row.moment)];
  switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole: return briefMoment(*replay_, moment);
    case Qt::AccessibleTextRole: return u"%1. %2"_s.arg(replay_->nameOf(moment.seat), briefMoment(*replay_, moment));
    case LineModel::BadgeColor: return replay_->colorOf(moment.seat);
    case LineModel::IsHeading: return false;
    default: return {};
  }
}

QVariant ReplayMoves::data(const QModelIndex& index, int role) const {
  if (!replay_ || index.row() < 0 || index.row() >= rowCount()) return {};
  const Row& row = rows_[static_cast<std::size_t>(index.row())];
  if (row.moment >= 0) return momentData(row, role);
  const bool isTurn = row.turn >= 0;
  const SeatId seat = isTurn ? replay_->turns()[static_cast<std::size_t>(row.turn)].seat : row.event.seat;
  switch (role) {
    case Qt::DisplayRole: return isTurn ? turnWords(row) : words(row);
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole:
      return isTurn ? turnWords(row)
                    : LogModel::withPlace(words(row), row.event, *MapNow(replay_->definition(), replay_->end()));
    case LineModel::BadgeColor: return seat && !(isTurn && kind_ == Rows::Moves) ? replay_->colorOf(seat) : -1;
    case LineModel::IsHeading: return isTurn && kind_ == Rows::Moves;
    case LogModel::Player: return seat ? replay_->nameOf(seat) : QString();
    case LogModel::Brief:
      if (isTurn) return {};
      return briefLine(shown(row.event), namesIn(*replay_),
                       placeGlyphs(*MapNow(replay_->definition(), replay_->end()), placeOf(row.event)));
    case LogModel::Time: return QString();
    default: return {};
  }
}

QString lastDeed(const Replay& replay, int step, const ShownCards& cards) {
  if (step < 1 || step > replay.steps()) return {};
  std::vector<std::pair<QString, int>> told;  // robbers of a whole chain move with the same words: how often
  for (const Event& event : replay.eventsOf(step - 1)) {
    if (event.kind == EventKind::Produced && !told.empty()) continue;  // the list has the yield of a throw
    const QString line = describe(asTold(event, cards), namesIn(replay), Viewer::watcher());
    const auto same = std::ranges::find(told, line, &std::pair<QString, int>::first);
    if (same != told.end())
      ++same->second;
    else if (!line.isEmpty())
      told.emplace_back(line, 1);
  }
  QString all;
  for (const auto& [words, times] : told) {
    const QString line = times == 1 ? words : u"%1 (× %2)"_s.arg(words, inDigits(times));
    const bool isOpen = !all.isEmpty() && !u".!?।"_s.contains(all.back());  // a line of the log without a full stop
    all += (all.isEmpty() ? u""_s : isOpen ? u" · "_s : u" "_s) + line;
  }
  return all;
}

}  // namespace tapu

#include "moc_replay_moves.cpp"
