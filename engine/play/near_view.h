// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/state/state.h"
#include "engine/state/viewer.h"

namespace tapu {

/// The view that seats of a chain have of the boards around their own, in one position. The position is kept and
/// updated, so that nobody copies a long chain to see a few boards. Numbers are those of the whole chain.
class NearView {
 public:
  static constexpr int kSteps = 2;  ///< boards either way that are shown: farther off a seat has no say (9.8, 9.11)

  /// A view for games of this definition, which must outlive it.
  explicit NearView(const GameDefinition& definition);
  /// The position as a seat may see it, with farther boards as in `blankState`; until the next call.
  const State& of(SeatId seat, const State& state);

 private:
  template <class See>
  void eachBoard(int home, See see) const;
  void forget(int board);
  void look(Viewer viewer, int board, const State& state);

  const GameDefinition& definition_;
  const State blank_;
  State seen_;
  int home_ = -1;  ///< the board around which it last looked
};

}  // namespace tapu
