// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/game/afterwards.h"

#include <utility>

#include "app/files/record_reader.h"
#include "app/session/game/record_of_table.h"
#include "app/session/game/seen_copy.h"
#include "app/session/replay/replay.h"
#include "engine/play/initial_state.h"
#include "engine/play/visible.h"

namespace tapu {

void Afterwards::keepWhole(const Lobby& table, std::vector<Move> moves) {
  wholeTable_ = table;
  whole_ = std::move(moves);
  changed_();
}

/// The game as a record: all of it if it ran here and is over, else the view of the first person here.
Finished Afterwards::known() const {
  if (!whole_.empty() && seen_.phase() == ClientView::Phase::Over)
    return {recordHeaderOf(wholeTable_, std::nullopt), whole_};
  return {recordHeaderOf(seen_.lobby(), Viewer::ofSeatOrWatcher(seen_.first().seat())), seen_.first().history};
}

QString Afterwards::saveRecord(const QString& path) const {
  Complaint complaint;
  if (whole_.empty() && !seen_.first().hasWholeHistory)
    //: Why a record cannot be saved
    return tr("The first moves of this game are not kept here: no record can be made of it.");
  const Finished game = known();
  return tapu::saveRecord(path, game.header, game.moves, complaint) ? QString() : complaint.sentence;
}

bool Afterwards::mayHostHere() const {
  return server_ == GameServer::Elsewhere && SeenCopy::isWorthKeeping(seen_.first());
}

QString Afterwards::saveCopy(const QString& path) const {
  Complaint complaint;
  return SeenCopy::save(seen_.first(), path, complaint) ? QString() : complaint.sentence;
}

std::optional<GameStory> Afterwards::story() const {
  if (!isOver() || seen_.window()) return std::nullopt;
  if (!whole_.empty()) return storyOf(seen_.definition(), std::nullopt, whole_);
  const ClientView& first = seen_.first();
  if (!first.hasWholeHistory) return std::nullopt;
  return storyOf(seen_.definition(), Viewer::ofSeatOrWatcher(first.seat()), first.history);
}

bool Afterwards::hasReplay() const {
  return isOver() && (!whole_.empty() || (!seen_.window() && seen_.first().hasWholeHistory));
}

std::unique_ptr<Replay> Afterwards::replay() const {
  if (!hasReplay()) return nullptr;
  Finished game = known();
  const GameDefinition definition(game.header.setup);
  State start = initialState(definition);
  if (game.header.seenBy) start = visibleTo(*game.header.seenBy, definition, start);
  return std::make_unique<Replay>(std::move(game.header), start, std::move(game.moves));
}

std::optional<Finished> Afterwards::finished() const {
  if (!hasReplay() || (server_ == GameServer::Here && whole_.empty())) return std::nullopt;
  Finished game = known();
  for (const ClientView* one : seen_.here) {
    if (!one->seat()) continue;
    game.header.here.push_back(one->wholeSeat);
    game.header.hints.push_back(seen_.hintsTaken(one->seat()));
  }
  if (game.header.here.empty()) return std::nullopt;
  return game;
}

}  // namespace tapu
