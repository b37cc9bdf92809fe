// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/show/play_voice.h"

#include <QApplication>

#include "app/session/game/game_log.h"
#include "app/session/words/chat_words.h"
#include "app/table/sight/place_facts.h"
#include "app/text/map_now.h"
#include "app/text/place_words.h"
#include "engine/rules/pirate.h"
#include "engine/rules/yields.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

struct SpokenPlaces {
  Q_DECLARE_TR_FUNCTIONS(SpokenPlaces)
};

bool isFree(const State& state, const BoardSpot& spot) {
  return spot.kind == BoardSpot::Kind::Corner ? state.at(CornerId(spot.place)).isEmpty()
                                              : state.at(EdgeId(spot.place)).isEmpty();
}

}  // namespace

SpotText spokenPlace(const PlaySight& sight, const Board& board, const BoardSpot& spot, Choosable choosable) {
  const MapNow now(sight.definition, sight.state);
  const Topology& map = *now;
  QStringList name = spotParts(board, map, spot), details{shortName(map, spot)};
  const PlaceFacts facts = placeFacts(sight, board, spot);
  if (spot.kind == BoardSpot::Kind::Hex) {
    if (rules::hasRobber(sight.definition, sight.state, HexId(spot.place)))
      //: For screen readers, one of the facts about a hex: the robber stands there
      name << SpokenPlaces::tr("robber");
    if (HexId(spot.place) == pirateOf(sight.state))
      //: For screen readers, one of the facts about a hex: the pirate lies there
      name << SpokenPlaces::tr("pirate");
  } else if (spot.kind != BoardSpot::Kind::Harbor) {
    //: For screen readers, one of the facts about a corner or an edge: nobody has built there
    name << (isFree(sight.state, spot) ? SpokenPlaces::tr("free") : facts.title);
    if (isFree(sight.state, spot) && !facts.title.isEmpty()) details << facts.title;
  }
  if (choosable == Choosable::Yes)
    //: For screen readers, one of the facts about a place: it may be chosen now
    name << SpokenPlaces::tr("legal");
  details << facts.lines;
  return {name.join(u"; "_s), details.join(u"; "_s)};
}

PlayVoice::PlayVoice(ShownGame* game, Herald* herald, QObject* parent) : QObject(parent), game_(game), herald_(herald) {
  if (game->seen().hasGame()) eventsKnown_ = game->seen().log->events().size();
  connect(game, &ShownGame::moved, this, [this](const auto&, const std::vector<Event>& events) {
    if (herald_->isVisible() && !events.empty() && events.back().kind == EventKind::FirstThrown) isOpeningTold_ = true;
    for (const Event& event : events) {
      if (!isWorthSaying(event)) continue;
      const QString line = game_->seen().logLine(event), place = placeOf(event);
      //: Said aloud: %1 is a line of the log, %2 the place that it is about: "Corner: Forest 8, Hills 5, Sea"
      herald_->say(line.isEmpty() || place.isEmpty() ? line : tr("%1 (%2)").arg(line, place));
    }
  });
  connect(game, &ShownGame::refused, this, [this](const QString& sentence) { herald_->say(sentence); });
  connect(game, &ShownGame::logChanged, this, &PlayVoice::tellTakenBack);
  connect(game, &ShownGame::chatted, this, [this](const ChatLine& line) {
    const ByBanner organizer = game_->seen().window() ? ByBanner::Yes : ByBanner::No;  // in a hall
    if (!game_->seen().isOwn(line)) herald_->say(spokenChat(line, organizer));
  });
}

/// The throws for the first turn fall before the table is there.
void PlayVoice::tellOpening() {
  const Seen& seen = game_->seen();
  if (!seen.hasGame() || !herald_->isVisible() || std::exchange(isOpeningTold_, true)) return;
  if (seen.state().head.phase != Phase::Setup || seen.window()) return;
  for (const Event& event : seen.log->events()) {
    if (event.kind != EventKind::Rolled && event.kind != EventKind::FirstThrown) break;
    herald_->say(seen.logLine(event));
  }
}

/// After a move that is taken back the position comes anew, without events, and the log too, at a shared computer maybe
/// later.
void PlayVoice::tellTakenBack() {
  const Seen& seen = game_->seen();
  if (!seen.hasGame()) return;
  const std::vector<Event>& log = seen.log->events();
  if (std::exchange(eventsKnown_, log.size()) == log.size()) return;
  if (!log.empty() && log.back().kind == EventKind::TakenBack) herald_->say(seen.logLine(log.back()));
}

/// On a chain of boards many seats act at once: there only what everybody shares and what touches the reader is said.
bool PlayVoice::isWorthSaying(const Event& event) const {
  if (!game_->seen().window()) return true;
  return event.seat.isNone() || event.seat == game_->seen().viewer() || event.other == game_->seen().viewer();
}

/// The place where it happened, for those who do not see it; empty for other events.
QString PlayVoice::placeOf(const Event& event) const {
  if (!game_->seen().hasGame() || game_->seen().definition().map.isChain()) return {};
  const EventPlace place = tapu::placeOf(event);
  if (place.kind == EventPlace::Kind::None) return {};
  const BoardSpot::Kind kind = place.kind == EventPlace::Kind::Corner ? BoardSpot::Kind::Corner
                               : place.kind == EventPlace::Kind::Edge ? BoardSpot::Kind::Edge
                                                                      : BoardSpot::Kind::Hex;
  const MapNow now(game_->seen().definition(), game_->seen().state());
  return spotParts(game_->seen().lobby().setup.board, *now, {kind, static_cast<int>(place.id)}).join(u"; "_s);
}

void PlayVoice::tellPrompt(const PlaySight& sight, const QString& sentence) {
  tellOpening();
  const bool asks = game_->seen().mustDecide() || !sight.offerers().empty();
  const bool over = sight.state.head.phase == Phase::Over;
  if (!asks && !over) return prompt_.clear();
  if (std::exchange(prompt_, sentence) != sentence) herald_->say(sentence);
}

namespace {

/// The widget of a part that gets the keyboard: the part itself, or the first below it in the order of Tab.
QWidget* entryOf(QWidget* part) {
  const auto takes = [](const QWidget* each) {
    return each->isVisible() && each->isEnabled() && (each->focusPolicy() & Qt::TabFocus);
  };
  if (takes(part)) return part;
  for (QWidget* each = part->nextInFocusChain(); each != part; each = each->nextInFocusChain())
    if (part->isAncestorOf(each) && takes(each)) return each;
  return nullptr;
}

}  // namespace

void focusPartAfter(const QList<QWidget*>& parts) {
  const QWidget* held = QApplication::focusWidget();
  qsizetype at = parts.size() - 1;
  for (qsizetype i = 0; i < parts.size(); ++i)
    if (held && (parts[i] == held || parts[i]->isAncestorOf(held))) at = i;
  for (qsizetype step = 1; step <= parts.size(); ++step) {
    QWidget* part = parts[(at + step) % parts.size()];
    if (QWidget* entry = part->isVisible() ? entryOf(part) : nullptr) return entry->setFocus(Qt::TabFocusReason);
  }
}

}  // namespace tapu

#include "moc_play_voice.cpp"
