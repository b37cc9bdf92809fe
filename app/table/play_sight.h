// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>
#include <optional>
#include <vector>

#include "app/session/prompt.h"
#include "app/text/complaint.h"
#include "engine/play/at_stake.h"
#include "engine/play/legal_actions.h"
#include "engine/play/play.h"
#include "engine/state/state.h"

class QWidget;

namespace tapu {

/// What every panel of the game page shows: the position as one seat sees it. Panels copy what they show out of
/// it while they refresh and keep no pointer: a rejoin replaces the position.
struct PlaySight {
  const GameDefinition& definition;
  const State& state;
  const LegalActions& legal;
  SeatId viewer;
  Curtain curtain = Curtain::Up;
  std::function<QString(SeatId)> name;
  std::function<int(SeatId)> color;          ///< index into the player colors of the theme
  std::function<QString(SeatId)> lobbyName;  ///< as the server has it: the same in every language, to remember

  const Seat& mine() const { return state.seat(viewer); }
  /// Bank and deck that the viewer deals with; the first there are for who has no seat.
  const Supply& supply() const { return state.supplies[viewer.isNone() ? 0 : mine().home]; }
  bool hasHand() const { return !viewer.isNone() && curtain == Curtain::Up; }
  /// Those with whom the viewer can ever trade; nobody behind the curtain.
  std::vector<SeatId> partners() const;
  bool isMyTurn() const { return hasHand() && state.head.active == viewer; }
  /// What the viewer must decide now; Nothing behind the curtain.
  Decision must() const { return hasHand() ? mine().pending.must : Decision::Nothing; }
  /// Why the viewer may not do this, with the number of the rule; empty if they may.
  Complaint refusalOf(const Action& action) const;
  /// The same for a kind of action that needs a place: a reason that holds for every place.
  Complaint refusalOf(ActionKind kind) const;

 private:
  std::optional<Reject> refusalEverywhere(ActionKind kind) const;
};

/// What the key F1 does over a part of the table.
QString f1Words();
/// Gives a part another tool tip; the former one leaves the screen.
void setTip(QWidget* part, const QString& tip);
/// Tool tip and F1 of a part: `tip`, why it may not be used now, and the rule that forbids it. Returns the words.
QString tellRefusal(QWidget* part, const Complaint& refusal, const QString& tip = {});

}  // namespace tapu
