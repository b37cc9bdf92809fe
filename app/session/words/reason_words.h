// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>
#include <vector>

#include "engine/bots/reason/reason.h"
#include "engine/state/setup.h"
#include "engine/state/state.h"

namespace tapu {

/// The reader and the game: the context that the words of a reason need.
struct ReasonTold {
  const GameDefinition& definition;
  SeatId doer;    ///< the seat that acted or is to act
  SeatId reader;  ///< the reader's seat; none: somebody without a seat
  std::function<QString(SeatId)> name;
  const Topology* mapNow = nullptr;  ///< the map with the cells that were turned up; null: that of the definition
  const State* position = nullptr;   ///< of which the reasons are; null: cells are as on the map (14.5)

  const Topology& map() const { return mapNow ? *mapNow : definition.map; }
  bool isDoer() const { return doer && doer == reader; }  ///< the reader did it, or is to do it
  bool isAboutReader(SeatId seat) const { return seat && seat == reader; }
  QString doerName() const { return name(doer); }
};
/// A reason in words: a name of two or three words, and one whole sentence. To the doer it says what they may do; about
/// others what they have done, in words that fit anybody.
struct ReasonWords {
  QString icon;  ///< as `icon()` of app/kit/art.h takes it
  QString title, sentence;
};
ReasonWords wordsOf(const Reason& reason, const ReasonTold& told);

/// Why there is no reason for somebody's act: it depends on cards that the reader does not see.
QString hiddenReasonWords(const QString& name);

/// "Ore, Wool and Brick": the kinds of these cards without their counts.
QString kindsOf(CardCounts cards);

}  // namespace tapu
