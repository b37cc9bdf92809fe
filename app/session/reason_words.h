// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>
#include <vector>

#include "engine/bots/reason/reasons.h"

namespace tapu {

/// Who is told, and of which game: what the words of a reason need besides it.
struct ReasonTold {
  const Topology& map;
  SeatId doer;    ///< whose act it is
  SeatId reader;  ///< who reads it; none: somebody without a seat
  std::function<QString(SeatId)> name;
};
/// A reason in words: a name of two or three words, and one whole sentence. To the doer it speaks of what they may do;
/// of others of what they have done, in words that are true whoever they are.
struct ReasonWords {
  QString icon;  ///< as `icon()` of app/kit/art.h takes it
  QString title, sentence;
};
ReasonWords wordsOf(const Reason& reason, const ReasonTold& told);

/// Whom an advice is for, and in which game.
struct AdviceTold {
  const GameDefinition& definition;
  SeatId reader;
  Decision must;  ///< what the reader has to decide: an offer while it is nothing is one in return for another
  std::function<QString(SeatId)> name;
  int rate = 0;  ///< an exchange with the bank: cards that are given for one
};
/// What is to be done in a few words, "Buy a development card"; for a settlement or city, a road or ship, the robber
/// the hexes around the place, in pictures (glyphs.h).
QString adviceWords(const Action& action, const AdviceTold& told);
/// What all the acts of an advice are about: a line under the title “Hint”.
QString adviceNote(Decision must);
/// Why nothing can be said of what somebody has done: it depends on cards that the reader does not see.
QString hiddenReasonWords(const QString& name);

/// "Ore, Wool and Brick": the kinds of these cards without their counts.
QString kindsOf(CardCounts cards);

}  // namespace tapu
