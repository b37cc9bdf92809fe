// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/company.h"

#include <algorithm>

namespace tapu {

namespace {

constexpr std::array<std::string_view, 5> kTimed{"turn.seconds", "discard.seconds", "gold.seconds",
                                                 "crazy.reactionSeconds", "table.betweenSeconds"};
constexpr std::array<std::string_view, 2> kForAbsence{"seat.graceSeconds", "seat.absent"};

bool isOneOf(std::span<const std::string_view> keys, std::string_view key) {
  return std::ranges::find(keys, key) != keys.end();
}

}  // namespace

bool hasPersonalTimers(const Company& company) { return company.persons >= 2 && company.far >= 1; }

bool mayLoseSomebody(const Company& company) { return company.far >= 1; }

bool takesEffect(const OptionSpec& spec, const Company& company) {
  if (isOneOf(kTimed, spec.key)) return hasPersonalTimers(company);
  if (isOneOf(kForAbsence, spec.key)) return mayLoseSomebody(company);
  return true;
}

}  // namespace tapu
