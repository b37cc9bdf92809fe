// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>
#include <optional>
#include <vector>

#include "app/client/client.h"
#include "app/client/offer_time.h"
#include "app/session/game/prompt.h"
#include "app/text/complaint.h"
#include "engine/play/chain_window.h"
#include "engine/play/legal_actions.h"
#include "engine/play/play.h"
#include "engine/rules/between.h"
#include "engine/state/state.h"

class QWidget;

namespace tapu {

class ShownGame;

/// The source of every panel of the game page: the position as one seat, the viewer, sees it. It lives only while
/// panels are refreshed: they copy what they show and keep no pointer into it, since a rejoin replaces the position.
/// `Seen` explains viewer and curtain.
struct PlaySight {
  const GameDefinition& definition;
  const State& state;
  const LegalActions& legal;
  SeatId viewer;  ///< none for somebody without a seat
  Curtain curtain = Curtain::Up;
  std::function<QString(SeatId)> name;       ///< as shown to the viewer
  std::function<int(SeatId)> color;          ///< index into the player colors of the theme
  std::function<QString(SeatId)> lobbyName;  ///< as the server has it: the same in every language, so fit to be kept
  const ChainWindow* window = nullptr;       ///< on a chain: the part of it that the members describe; see Seen

  Client::Rank rank = {};              ///< on a chain: the viewer's, among all seats; rank 0 = not told yet
  const CommonNews* common = nullptr;  ///< on a chain: the news for everybody
  /// On a part of a chain that is over: the places of all, in the numbers of the whole; null or empty: not told yet.
  const FinalTable* finalTable = nullptr;

  /// The time of a seat's open offer, and whether a bot plays a seat; empty: not known.
  std::function<OfferTime(SeatId)> offerTime = {};
  std::function<bool(SeatId)> isBot = {};
  /// Whether a lesson goes on, which asks for one thing after another.
  enum class Guided : quint8 { No, Yes } guided = Guided::No;
  Sharing sharing = Sharing::No;  ///< whether others read at this screen too
  /// The source of the gold from which the viewer chooses: their buildings in the set-up, a throw, or a hex that
  /// they turned up.
  enum class GoldFrom : quint8 { Building, Throw, Fog } goldFrom = GoldFrom::Building;

  /// The seats of the persons who sit at this computer.
  std::vector<SeatId> here = {};

  /// Whether all seats are in sight.
  bool showsAll() const { return !window || window->isWhole(); }

  /// Whether a seat's cards and points are known: on a long chain only those of the boards nearby.
  bool isInSight(SeatId seat) const { return !window || window->showsLocal(definition.homeOf(seat)); }
  /// The seat of the viewer, who must have one.
  const Seat& mine() const { return state.seat(viewer); }
  /// Bank and deck that the viewer deals with; the first ones if the viewer has no seat.
  const Supply& supply() const { return state.supplies[viewer.isNone() ? 0 : mine().home]; }
  /// Whether a hand may be shown: the viewer has a seat, and the curtain is up.
  bool hasHand() const { return !viewer.isNone() && curtain == Curtain::Up; }
  /// The seats with which the viewer can ever trade; none behind the curtain.
  std::vector<SeatId> partners() const;
  /// The seats whose open offers ask the viewer, also those that the viewer has accepted, but not declined ones.
  std::vector<SeatId> offerers() const;
  /// Whether it is the viewer's turn, or a round of their group; false behind the curtain.
  bool isMyTurn() const { return hasHand() && state.isActive(viewer); }
  /// Whether a turn has ended and the next has not begun: somebody builds, or has a part (13.4, 13.5).
  bool isBetween() const { return !betweenSeat(state).isNone(); }
  /// Whether the viewer builds between two turns, or has their part; false behind the curtain.
  bool buildsBetween() const { return hasHand() && betweenSeat(state) == viewer; }
  /// The place of a seat among those who build between turns (13.4), from 1 on; 0: it is not among them.
  int placeToBuild(SeatId seat) const;
  /// Whether a bot plays in the place of the viewer, who is at this screen and sees their hand.
  bool isPlayedByBot() const { return hasHand() && mine().presence == Presence::Away; }
  /// Whether the viewer may trade with the bank or the others at all, cards permitting; the rules say why not.
  bool mayTrade() const { return !isPlayedByBot() && (!isBetween() || legal.has(ActionKind::Bank)); }
  /// The decision that the viewer owes now; Nothing behind the curtain.
  Decision must() const { return hasHand() ? mine().pending.must : Decision::Nothing; }
  /// Those at this computer who may now say or take back that they wish to build between turns (13.4); nobody behind
  /// the curtain.
  std::vector<SeatId> wishers() const;
  /// Why the viewer may not do this, with the number of the rule; empty if they may.
  Complaint refusalOf(const Action& action) const;
  /// The same for a kind of action that needs a place: a reason that holds for every place.
  Complaint refusalOf(ActionKind kind) const;

 private:
  std::optional<Reject> refusalEverywhere(ActionKind kind) const;
};

/// The position of this game as its viewer sees it now; only while it has one. `game` must outlive it.
PlaySight sightOf(const ShownGame& game);

/// Whether a player who must decide this builds as they like: in a turn, or in what lies between two (13.4, 13.5).
inline bool isTimeToBuild(Decision must) { return must == Decision::Act || liesBetween(must); }

/// A sentence for tool tips: that the key F1 opens the rule.
QString f1Words();
/// Gives a widget another tool tip; if the former one is on the screen, it is hidden.
void setTip(QWidget* part, const QString& tip);
/// Sets the tool tip of a widget to `tip` and the reason why it cannot be used now, and its topic for F1 to the rule
/// that forbids it. Returns the tool tip.
QString tellRefusal(QWidget* part, const Complaint& refusal, const QString& tip = {});

}  // namespace tapu
