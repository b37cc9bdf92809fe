// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bots/reason/shift.h"

#include <cmath>

namespace tapu {

ValueGroup groupOf(Feature feature) {
  if (feature <= Feature::Finish) return ValueGroup::Points;
  if (feature == Feature::Kinds) return ValueGroup::Kinds;
  if (feature == Feature::SpecialHarbor || feature == Feature::GenericHarbor) return ValueGroup::Harbor;
  if (feature <= Feature::CardSpeed || feature == Feature::Raise) return ValueGroup::Income;
  if (feature == Feature::HandOver) return ValueGroup::Risk;
  if (feature >= Feature::Knights && feature <= Feature::ArmyLead) return ValueGroup::Army;
  if (feature >= Feature::Route && feature <= Feature::RoadLead) return ValueGroup::Road;
  if (feature >= Feature::SpotNow && feature <= Feature::Contested) return ValueGroup::Places;
  return ValueGroup::Hand;
}

Shift shiftOf(const GameDefinition& definition, const State& then, const State& otherwise, SeatId seat, SeatId viewer,
              const Weights& weights) {
  const FeatureReader reader(definition);
  const Weights::Line line = weights.at(reader.stage(then));
  const Features a = reader.read(then, seat, viewer), b = reader.read(otherwise, seat, viewer);
  Shift shift{};
  for (std::size_t i = 0; i < kFeatures; ++i)
    shift[static_cast<std::size_t>(groupOf(static_cast<Feature>(i)))] += line[i] * (a[i] - b[i]);
  float thenSum = 0, otherSum = 0;
  for (int other = 0; other < definition.seats; ++other) {
    if (other == seat.value) continue;
    thenSum += std::exp(score(reader.read(then, SeatId(other), viewer), line));
    otherSum += std::exp(score(reader.read(otherwise, SeatId(other), viewer), line));
  }
  if (thenSum > 0 && otherSum > 0) shift[static_cast<std::size_t>(ValueGroup::Rivals)] = std::log(otherSum / thenSum);
  return shift;
}

}  // namespace tapu
