// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "app/session/words/reason_words.h"

namespace tapu {

/// A number as the reader's language writes it.
QString reasonNumber(int value);
/// "8, 9 and 4".
QString listedReasons(const QStringList& parts);

// The families of reasons, each in a file of its own: parts of `wordsOf`.

/// For points, and for the races for Longest Road and Largest Army.
ReasonWords awardReasonWords(const Reason& reason, const ReasonTold& told);
/// For corners, edges and their yields.
ReasonWords placeReasonWords(const Reason& reason, const ReasonTold& told);
/// For the robber: its place and its victim.
ReasonWords robberReasonWords(const Reason& reason, const ReasonTold& told);
/// For cards in hands: trades, savings, discards and gifts.
ReasonWords cardReasonWords(const Reason& reason, const ReasonTold& told);

/// The common part of those who put a family of reasons into words.
class ReasonTeller {
 public:
  ReasonTeller(const Reason& reason, const ReasonTold& told)
      : is_(reason), told_(told), isDoer_(told.doer && told.doer == told.reader) {}

 protected:
  QString who() const { return told_.name(is_.seat); }
  QString doer() const { return told_.name(told_.doer); }
  bool isAboutReader() const { return is_.seat && is_.seat == told_.reader; }

  const Reason& is_;
  const ReasonTold& told_;
  bool isDoer_;  ///< the reader did it, or is to do it
};

}  // namespace tapu
