// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/hint/play_hint.h"

#include <QLocale>
#include <algorithm>

#include "app/session/words/advice_words.h"
#include "app/session/words/reason_words.h"
#include "app/table/hint/hint_sheet.h"
#include "app/table/sight/place_facts.h"
#include "app/text/map_now.h"
#include "app/text/place_words.h"
#include "engine/play/play.h"
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

PlayHint::PlayHint(ShownGame* game, HintSheet* sheet, Mark mark, Advise advise)
    : game_(game), sheet_(sheet), mark_(std::move(mark)), advise_(std::move(advise)) {
  connect(sheet, &HintSheet::closed, this, &PlayHint::close);
  connect(game, &ShownGame::refused, this, [this] { isRefused_ = true; });
  connect(game, &ShownGame::tableChanged, this, &PlayHint::hear);
  connect(game, &ShownGame::gameStarted, this, [this] { isAsking_ = false; });  // after a lost connection too
  connect(sheet, &HintSheet::openedAnother, this, [this] {
    if (isShown()) markPlaces();
  });
  connect(sheet, &HintSheet::used, this, &PlayHint::use);
}

namespace {
bool isTrade(const Action& action) { return action.kind == ActionKind::Offer || action.kind == ActionKind::Bank; }
}  // namespace

/// The text of the button under an advice; empty: there is none, since the act is not possible any more.
QString PlayHint::useOf(const Action& action, const PlaySight& now) const {
  //: Button in a hint: puts the cards of the advised offer or swap into the trade panel, where they can be changed
  if (isTrade(action)) return tr("Fill this in");
  //: Button in a hint: does at once what is advised, such as building there or ending the turn
  return check(now.definition, now.state, now.viewer, action) ? QString() : tr("Do this");
}

void PlayHint::use(int choice) {
  if (choice >= std::ssize(advice_) || !game_->seen().hasGame() || !game_->seen().viewer()) return;
  const Action action = advice_[static_cast<std::size_t>(choice)].action;  // the hint goes with what is done
  if (isTrade(action)) return Q_EMIT tradeWanted(action);
  if (check(game_->seen().definition(), game_->seen().state(), game_->seen().viewer(), action)) return;
  close();  // or a second press would do what is advised next
  Q_EMIT deedWanted(action);
}

std::vector<Advised> PlayHint::adviseAmong(const SeatView& view, std::span<const Action> among) {
  return among.empty() ? advise(view) : advise(view, among);
}

/// Other news of the table are no answer. Where the hint counts already, the table tells the same again.
void PlayHint::hear() {
  if (!isAsking_) return;
  TableFacts now = game_->seen().table();
  // Time passes, which is no news.
  now.fillLeftMs = told_.fillLeftMs;
  now.minuteLeftMs = told_.minuteLeftMs;
  const int seat = static_cast<int>(game_->seen().viewer().value);
  const bool grew = now.hints.value(seat) > told_.hints.value(seat);
  isHeard_ = isHeard_ || grew || (!isRefused_ && now == told_);
  told_ = game_->seen().table();
}

/// Asks for advice with what the viewer has seen of the game so far; once for each position.
void PlayHint::workOut(const PlaySight& now) {
  if (advisedFor_ == now.state) return;
  const SeatView view(now.definition, now.state, now.viewer, PlayerTrade::Listed, Eyes::OfSeat,
                      {.history = movesSeen(game_->seen())});
  advice_ = advise_(view, among_);
  advisedFor_ = now.state;
}

void PlayHint::narrowTo(std::vector<Action> robbers) {
  if (robbers == among_) return;
  among_ = std::move(robbers);
  advisedFor_.reset();
  close();
}

bool PlayHint::isOffered(const PlaySight& now) const {
  return !game_->seen().isWatching() && now.viewer && now.state.head.phase != Phase::Over;
}

QString PlayHint::whyNone(const PlaySight& now) const {
  //: Why the button “Hint” is off
  if (game_->seen().table().policy.hints == HintRule::Forbidden) return tr("The host does not allow hints.");
  //: Why the button “Hint” is off: the coach of a lesson speaks instead
  if (now.guided == PlaySight::Guided::Yes) return tr("The lesson says what to do.");
  //: Why the button “Hint” is off: the reader has not thrown the dice yet
  if (now.hasHand() && now.must() == Decision::Roll && now.legal.size() == 1) return tr("The dice come first.");
  // To take Done back in a round of the Big Game, needs no advice.
  const bool isDone = now.must() == Decision::Done && now.legal.size() == 1;
  // In the turn of another player one may offer them a trade or wish to build, and need not.
  const int mayBe = int(now.legal.has(ActionKind::Offer)) + int(now.legal.has(ActionKind::WantBuild));
  const bool mayOffer = !now.isMyTurn() && mayBe > 0 && now.legal.size() == mayBe;
  //: Why the button “Hint” is off
  if (!now.hasHand() || now.legal.empty() || isDone || mayOffer) return tr("There is nothing for you to decide now.");
  return {};
}

void PlayHint::toggle(const PlaySight& now) {
  if (isShown()) return close();
  if (!isOffered(now) || !whyNone(now).isEmpty()) return;
  workOut(now);
  // A hint that is opened again for the same position is not counted.
  if (advice_.empty() || (counted_ && isAnswered(*counted_, now))) return show(now);
  // Asked again while no answer was heard, since one may be lost among other news; the table counts a position once.
  isAsking_ = true;
  isRefused_ = isHeard_ = false;
  told_ = game_->seen().table();
  game_->acts().takeHint();
}

/// Whether nothing has changed for the viewer on a chain, where all act at once.
bool PlayHint::isSameTurn(const State& before, const PlaySight& now) {
  const Header &was = before.head, &is = now.state.head;
  const bool isSame = was.phase == is.phase && was.round == is.round && before.seat(now.viewer) == now.mine();
  return now.definition.map.isChain() && isSame;
}

/// The hint for the position before still says what to do now.
bool PlayHint::isAnswered(const State& before, const PlaySight& now) const {
  if (before == now.state) return true;
  if (!isSameTurn(before, now) || advice_.empty()) return false;
  const auto asking = [&](const State& state) {
    return offerersTo(now.definition, state, now.viewer, Asking::Unanswered);
  };
  if (!(asking(before) == asking(now.state))) return false;  // another offer has come, or one has gone
  const auto isAsBefore = [&](PartnerId partner) {
    const SeatId other = now.definition.partner(now.viewer, partner);
    return before.seat(other) == now.state.seat(other);
  };
  return std::ranges::all_of(advice_, [&](const Advised& each) {
    if (each.follows == Follows::OwnSeat) return true;
    if (!now.legal.contains(each.action)) return false;
    if (each.action.kind == ActionKind::Offer)
      for (const PartnerId partner : each.action.asked())
        if (!isAsBefore(partner)) return false;
    return true;
  });
}

void PlayHint::show(const PlaySight& now) {
  shownFor_ = now.state;
  sheet_->begin();
  tell(now);
  Q_EMIT changed();
  markPlaces();  // beside the sheet, which lies where it is by now
}

void PlayHint::close() {
  if (!isShown()) return;
  shownFor_.reset();
  mark_({});
  Q_EMIT changed();
}

void PlayHint::refresh(const PlaySight& now) {
  if (isAsking_ && isHeard_) {
    isAsking_ = false;
    if (!isOffered(now) || !whyNone(now).isEmpty()) return;
    workOut(now);  // somebody may have moved meanwhile
    counted_ = now.state;
    return show(now);
  }
  if (!isShown()) return;
  if (!isOffered(now) || !whyNone(now).isEmpty()) return close();
  if (!isAnswered(*shownFor_, now)) {
    if (!isSameTurn(*shownFor_, now)) return close();
    workOut(now);
    if (advice_.empty() && !awaitsAnswer(now.definition, now.state, now.viewer)) return close();
    counted_ = shownFor_ = now.state;
  }
  tell(now);
  markPlaces();
}

void PlayHint::tell(const PlaySight& now) {
  const MapNow map(now.definition, now.state);
  const ReasonTold told{.definition = now.definition,
                        .doer = now.viewer,
                        .reader = now.viewer,
                        .name = now.name,
                        .mapNow = &*map,
                        .position = &now.state};
  std::vector<HintSheet::Choice> choices;
  for (const Advised& each : advice_) {
    const int rate =
        each.action.kind == ActionKind::Bank ? bankRate(now.definition, now.state, now.viewer, each.action.first) : 0;
    const AdviceTold about{.definition = now.definition,
                           .reader = now.viewer,
                           .must = now.must(),
                           .name = now.name,
                           .rate = rate,
                           .mapNow = &*map};
    HintSheet::Choice choice{adviceWords(each.action, about), spokenPlaceOf(each.action, *map), {}};
    choice.use = useOf(each.action, now);
    if (!among_.empty()) choice.words = now.name(each.action.seat);  // the hex is the same for all
    if (choice.spoken.isEmpty() || !among_.empty()) choice.spoken = choice.words;
    for (const Reason& reason : each.reasons) choice.reasons.push_back(wordsOf(reason, told));
    choices.push_back(std::move(choice));
  }
  const QString none = awaitsAnswer(now.definition, now.state, now.viewer)
                           //: Under the title “Hint”, where there is none
                           ? tr("Others are thinking: wait for their answers.")
                           //: Under the title “Hint”, where there is none
                           : tr("There is nothing for you to decide now.");
  //: Under the title “Hint”, when the robber’s hex is chosen and players at it can be robbed
  const QString whom = tr("Whom to take a card from");
  const QString note = among_.empty() ? adviceNote(now.must(), now.definition) : whom;
  sheet_->tell(choices.empty() ? none : note, choices, now.color(now.viewer), game_->seen().hintsTaken(now.viewer));
}

/// A place that several choices name bears the numbers of all of them.
void PlayHint::markPlaces() {
  std::vector<SpotSign> signs;
  for (std::size_t i = 0; i < advice_.size(); ++i) {
    const auto spot = spotOf(advice_[i].action);
    if (!spot) continue;
    const QString number = QLocale().toString(static_cast<int>(i) + 1);
    auto sign = std::ranges::find(signs, *spot, &SpotSign::spot);
    if (sign == signs.end())
      sign = signs.insert(sign, {*spot, number, SpotSign::Look::Plain});
    else
      sign->text += u'·' + number;
    if (static_cast<int>(i) == sheet_->opened()) sign->look = SpotSign::Look::Chosen;
  }
  mark_(signs);
}

}  // namespace tapu

#include "moc_play_hint.cpp"
