// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/bots/value/feature_reader.h"
#include "engine/state/setup.h"

namespace tapu {

/// The weights of the features of a seat: its score is their weighted sum, and its chance to win is its share
/// exp(score) of the sum over all seats. The weights change with the stage of the game: between two knots they are
/// blended.
struct Weights {
  static constexpr int kKnots = 4;
  static constexpr std::array<float, kKnots> kStages{1.0F, 2.2F, 4.0F, 6.2F};  ///< FeatureReader::stage of each knot
  using Line = std::array<float, kFeatures>;
  std::array<Line, kKnots> knots{};

  /// The place of a stage: between `knot` and the next one, `share` of the way.
  struct Place {
    std::size_t knot;
    float share;
  };
  static Place placeOf(float stage);
  /// The weights of a stage.
  Line at(float stage) const;
  bool operator==(const Weights&) const = default;
};
/// The score of a seat by the weights of a stage.
float score(const Features& features, const Weights::Line& weights);

/// Why a text holds no weights for a rule set.
enum class WeightsProblem : std::uint8_t {
  None,
  NotWeights,    ///< it is something else
  OtherVersion,  ///< written by another version of the program, for other features
  OtherRules,    ///< for another rule set
  Damaged        ///< cut off, or its signature does not fit
};
/// Weights as a file keeps them (README.md of this folder), and back.
std::string textOf(const Weights& weights, RuleSet ruleSet);
struct ReadWeights {
  Weights weights;
  WeightsProblem problem = WeightsProblem::None;
};
ReadWeights weightsFrom(std::string_view text, RuleSet ruleSet);

/// The weights that the program brings for games by these rules, fitted to games of its own bots: those with events
/// (8.7) or those without. Null where seats do not act one after another (9.6): there are none for that.
const Weights* fittedWeights(const Rules& rules);

}  // namespace tapu
