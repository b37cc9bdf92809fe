// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/play_hint.h"

#include <QLocale>

#include "app/session/reason_words.h"
#include "app/table/hint_sheet.h"
#include "app/table/place_facts.h"
#include "app/text/place_words.h"
#include "engine/rules/trade.h"

namespace tapu {

namespace {

/// The hexes around the place of an act in words, for screen readers; empty if it has none.
QString spokenPlaceOf(const Action& action, const Topology& map) {
  const auto spot = spotOf(action);
  if (!spot) return {};
  const auto kind = spot->kind == BoardSpot::Kind::Corner ? EventPlace::Kind::Corner
                    : spot->kind == BoardSpot::Kind::Edge ? EventPlace::Kind::Edge
                                                          : EventPlace::Kind::Hex;
  return placeWords(map, {kind, static_cast<std::uint32_t>(spot->place)});
}

}  // namespace

PlayHint::PlayHint(GameController* game, HintSheet* sheet, BoardScene* scene)
    : game_(game), sheet_(sheet), scene_(scene) {
  connect(sheet, &HintSheet::closed, this, &PlayHint::close);
  connect(game, &GameController::refused, this, [this] { asked_.reset(); });
  connect(sheet, &HintSheet::openedAnother, this, [this] { markPlaces(); });
}

bool PlayHint::isOffered(const PlaySight& now) const {
  return !game_->isWatching() && now.viewer && now.state.head.phase != Phase::Over;
}

QString PlayHint::whyNone(const PlaySight& now) const {
  //: Why the button “Hint” is off
  if (game_->table().policy.hints == HintRule::Forbidden) return tr("The host does not allow hints.");
  //: Why the button “Hint” is off: the coach of a lesson speaks instead
  if (now.guided == PlaySight::Guided::Yes) return tr("The lesson says what to do.");
  const bool onlyThrows = now.must() == Decision::Roll && now.legal.size() == 1;
  //: Why the button “Hint” is off
  if (!now.hasHand() || now.legal.empty() || onlyThrows) return tr("There is nothing for you to decide now.");
  return {};
}

void PlayHint::toggle(const PlaySight& now) {
  if (isShown()) return close();
  if (!isOffered(now) || !whyNone(now).isEmpty()) return;
  if (asked_ == now.state) return;
  advice_ = advise(SeatView(now.definition, now.state, now.viewer));
  // Whoever opens the hint for the same position again takes none.
  if (advice_.empty() || counted_ == now.state) return show(now);
  asked_ = now.state;
  before_ = game_->hintsTaken(now.viewer);
  game_->takeHint();
}

void PlayHint::show(const PlaySight& now) {
  shownFor_ = now.state;
  sheet_->open(0);
  tell(now);
  Q_EMIT changed();
}

void PlayHint::close() {
  if (!isShown()) return;
  shownFor_.reset();
  advice_.clear();
  scene_->setAdvised({});
  Q_EMIT changed();
}

void PlayHint::refresh(const PlaySight& now) {
  if (asked_ && !(*asked_ == now.state)) asked_.reset();
  if (asked_ && game_->hintsTaken(now.viewer) > before_) {
    counted_ = *std::exchange(asked_, std::nullopt);
    return show(now);
  }
  if (!isShown()) return;
  if (!(*shownFor_ == now.state) || !isOffered(now) || !whyNone(now).isEmpty()) return close();
  tell(now);
}

void PlayHint::tell(const PlaySight& now) {
  const ReasonTold told{now.definition.map, now.viewer, now.viewer, now.name};
  std::vector<HintSheet::Choice> choices;
  for (const Advised& each : advice_) {
    const int rate =
        each.action.kind == ActionKind::Bank ? bankRate(now.definition, now.state, now.viewer, each.action.first) : 0;
    HintSheet::Choice choice{
        adviceWords(each.action, now.definition.map, rate), spokenPlaceOf(each.action, now.definition.map), {}};
    if (choice.spoken.isEmpty()) choice.spoken = choice.words;
    for (const Reason& reason : each.reasons) choice.reasons.push_back(wordsOf(reason, told));
    choices.push_back(std::move(choice));
  }
  //: Under the title “Hint”, where there is none
  const QString none = tr("Others are thinking: wait for their answers.");
  sheet_->tell(choices.empty() ? none : adviceNote(now.must()), choices, now.color(now.viewer),
               game_->hintsTaken(now.viewer));
  markPlaces();
}

void PlayHint::markPlaces() {
  std::vector<SpotSign> signs;
  for (std::size_t i = 0; i < advice_.size(); ++i)
    if (const auto spot = spotOf(advice_[i].action))
      signs.push_back({*spot, QLocale().toString(static_cast<int>(i) + 1),
                       static_cast<int>(i) == sheet_->opened() ? SpotSign::Look::Chosen : SpotSign::Look::Plain});
  scene_->setAdvised(signs);
}

}  // namespace tapu

#include "moc_play_hint.cpp"
