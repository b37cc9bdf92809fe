// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QStringList>

#include "app/session/words/reason_words.h"

namespace tapu {

struct Why {
  Q_DECLARE_TR_FUNCTIONS(Reasons)
};

/// A number as the reader's language writes it.
QString reasonNumber(int value);

/// The ground of a hex in the position of the reason.
Ground groundOf(const ReasonTold& told, HexId hex);

/// A text for each goal; a road to a new place is one for its settlement.
struct ByGoal {
  QString city, settlement, card, road;
  QString of(Goal::Kind goal) const;
};

// Parts of `wordsOf`, one for each family of reasons.

ReasonWords tell(const because::Plain& is, const ReasonTold& told);
ReasonWords tell(const because::Points& is, const ReasonTold& told);
ReasonWords tell(const because::RoadRace& is, const ReasonTold& told);
ReasonWords tell(const because::ArmyRace& is, const ReasonTold& told);
ReasonWords tell(const because::Yield& is, const ReasonTold& told);
ReasonWords tell(const because::Rather& is, const ReasonTold& told);
ReasonWords tell(const because::Kinds& is, const ReasonTold& told);
ReasonWords tell(const because::HarborUse& is, const ReasonTold& told);
ReasonWords tell(const because::Site& is, const ReasonTold& told);
ReasonWords tell(const because::Losses& is, const ReasonTold& told);
ReasonWords tell(const because::OwnLoss& is, const ReasonTold& told);
ReasonWords tell(const because::Rival& is, const ReasonTold& told);
ReasonWords tell(const because::Income& is, const ReasonTold& told);
ReasonWords tell(const because::Aim& is, const ReasonTold& told);
ReasonWords tell(const because::Use& is, const ReasonTold& told);
ReasonWords tell(const because::Cards& is, const ReasonTold& told);
ReasonWords tell(const because::Price& is, const ReasonTold& told);
ReasonWords tell(const because::Hand& is, const ReasonTold& told);
ReasonWords tell(const because::Sea& is, const ReasonTold& told);

}  // namespace tapu
