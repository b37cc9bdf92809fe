// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bots/value/weights.h"

#include <algorithm>
#include <charconv>
#include <vector>

namespace tapu {

namespace {

// Compiled in from resources/bots by the build (engine/CMakeLists.txt), as the engine reads no files.
constexpr std::string_view kClassic =
#include "classic_weights.inc"
    ;
constexpr std::string_view kCrazy =
#include "crazy_weights.inc"
    ;

constexpr std::string_view kKind = "tapu-weights";
constexpr std::string_view kVersion = "1";

/// Fowler, Noll and Vo's hash (1a, 64 bits): it finds a file that was cut or edited, no more.
std::uint64_t signatureOf(std::string_view text) {
  std::uint64_t hash = 0xcbf29ce484222325ULL;
  for (char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
  return hash;
}

std::string hexOf(std::uint64_t number) {
  std::array<char, 16> digits;
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number, 16).ptr;
  return {digits.data(), end};
}

/// Takes what stands before the next blank or end of line.
std::string_view takeWord(std::string_view& text) {
  const std::size_t from = std::min(text.find_first_not_of(" \n\r"), text.size());
  const std::size_t end = std::min(text.find_first_of(" \n\r", from), text.size());
  const std::string_view word = text.substr(from, end - from);
  text.remove_prefix(end);
  return word;
}

bool takeNumber(std::string_view& text, float& number) {
  const std::string_view word = takeWord(text);
  const auto [end, problem] = std::from_chars(word.data(), word.data() + word.size(), number);
  return problem == std::errc() && end == word.data() + word.size() && number > -1000 && number < 1000;
}

/// The lines of the features: a name and a weight for each knot.
bool takeKnots(std::string_view& text, Weights& weights) {
  for (std::size_t i = 0; i < kFeatures; ++i) {
    if (takeWord(text) != nameOf(static_cast<Feature>(i))) return false;
    for (auto& knot : weights.knots)
      if (!takeNumber(text, knot[i])) return false;
  }
  return true;
}

}  // namespace

Weights::Place Weights::placeOf(float stage) {
  if (stage <= kStages.front()) return {0, 0};
  for (std::size_t k = 0; k + 1 < kKnots; ++k)
    if (stage < kStages[k + 1]) return {k, (stage - kStages[k]) / (kStages[k + 1] - kStages[k])};
  return {kKnots - 2, 1};
}

Weights::Line Weights::at(float stage) const {
  const Place place = placeOf(stage);
  Line line;
  for (std::size_t i = 0; i < kFeatures; ++i)
    line[i] = knots[place.knot][i] * (1 - place.share) + knots[place.knot + 1][i] * place.share;
  return line;
}

float score(const Features& features, const Weights::Line& weights) {
  // Four sums side by side, as the compiler may not change the order of additions by itself.
  std::array<float, 4> sums{};
  std::size_t i = 0;
  for (; i + 4 <= kFeatures; i += 4) {
    for (std::size_t lane = 0; lane < 4; ++lane) sums[lane] += features[i + lane] * weights[i + lane];
  }
  for (; i < kFeatures; ++i) sums[0] += features[i] * weights[i];
  return (sums[0] + sums[1]) + (sums[2] + sums[3]);
}

std::string textOf(const Weights& weights, RuleSet ruleSet) {
  std::string text(kKind);
  text += ' ';
  text += kVersion;
  text += ' ';
  text += nameOf(ruleSet);
  text += '\n';
  for (std::size_t i = 0; i < kFeatures; ++i) {
    text += nameOf(static_cast<Feature>(i));
    for (const auto& knot : weights.knots) {
      std::array<char, 32> digits;
      const auto end =
          std::to_chars(digits.data(), digits.data() + digits.size(), knot[i], std::chars_format::fixed, 5);
      text += ' ';
      text.append(digits.data(), end.ptr);
    }
    text += '\n';
  }
  return text + "signature " + hexOf(signatureOf(text)) + '\n';
}

ReadWeights weightsFrom(std::string_view text, RuleSet ruleSet) {
  std::string_view rest = text;
  if (takeWord(rest) != kKind) return {{}, WeightsProblem::NotWeights};
  if (takeWord(rest) != kVersion) return {{}, WeightsProblem::OtherVersion};
  const auto rules = ruleSetNamed(takeWord(rest));
  if (!rules) return {{}, WeightsProblem::Damaged};
  const std::size_t end = text.rfind("signature ");
  if (end == std::string_view::npos) return {{}, WeightsProblem::Damaged};
  std::string_view sealed = text.substr(end);
  takeWord(sealed);
  if (takeWord(sealed) != hexOf(signatureOf(text.substr(0, end)))) return {{}, WeightsProblem::Damaged};
  if (*rules != ruleSet) return {{}, WeightsProblem::OtherRules};
  ReadWeights read;
  if (!takeKnots(rest, read.weights)) return {{}, WeightsProblem::OtherVersion};
  return read;
}

const Weights* fittedWeights(const Rules& rules) {
  static const Weights kPlain = weightsFrom(kClassic, RuleSet::Classic).weights;
  static const Weights kWithEvents = weightsFrom(kCrazy, RuleSet::Crazy).weights;
  if (rules.sharedRounds == Switch::On) return nullptr;
  return rules.eventChance > 0 ? &kWithEvents : &kPlain;
}

}  // namespace tapu
