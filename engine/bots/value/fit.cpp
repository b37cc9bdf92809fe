// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bots/value/fit.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "engine/board/rng.h"

namespace tapu {

namespace {

constexpr std::size_t kSize = static_cast<std::size_t>(Weights::kKnots) * kFeatures;
using Slopes = std::array<double, kSize>;

/// The chances of all seats in one sample.
void chancesOf(const Weights& weights, const Samples& samples, int i, std::vector<double>& chances) {
  const Weights::Line line = weights.at(samples.stage(i));
  double most = -1e30, sum = 0;
  for (int seat = 0; seat < samples.seats(); ++seat) {
    chances[static_cast<std::size_t>(seat)] = score(samples.features(i, seat), line);
    most = std::max(most, chances[static_cast<std::size_t>(seat)]);
  }
  for (double& chance : chances) sum += chance = std::exp(chance - most);
  for (double& chance : chances) chance /= sum;
}

/// Adds the slope of one sample's loss.
void addSlope(const Samples& samples, int i, const std::vector<double>& chances, Slopes& slope) {
  const Weights::Place place = Weights::placeOf(samples.stage(i));
  for (int seat = 0; seat < samples.seats(); ++seat) {
    const double error = chances[static_cast<std::size_t>(seat)] - (seat == samples.winner(i) ? 1 : 0);
    const Features& features = samples.features(i, seat);
    for (std::size_t f = 0; f < kFeatures; ++f) {
      slope[place.knot * kFeatures + f] += error * (1 - place.share) * features[f];
      slope[(place.knot + 1) * kFeatures + f] += error * place.share * features[f];
    }
  }
}

/// The moving means of Adam.
struct Steps {
  Slopes mean{}, square{};
  double meanLeft = 1, squareLeft = 1;

  void take(Weights& weights, const Slopes& slope, double step) {
    constexpr double kMean = 0.9, kSquare = 0.999;
    meanLeft *= kMean;
    squareLeft *= kSquare;
    for (std::size_t i = 0; i < kSize; ++i) {
      mean[i] = kMean * mean[i] + (1 - kMean) * slope[i];
      square[i] = kSquare * square[i] + (1 - kSquare) * slope[i] * slope[i];
      const double by = step * (mean[i] / (1 - meanLeft)) / (std::sqrt(square[i] / (1 - squareLeft)) + 1e-8);
      float& weight = weights.knots[i / kFeatures][i % kFeatures];
      weight = static_cast<float>(weight - by);
    }
  }
};

}  // namespace

void Samples::add(std::span<const Features> features, float stage, int winner) {
  features_.insert(features_.end(), features.begin(), features.end());
  stages_.push_back(stage);
  winners_.push_back(static_cast<std::uint8_t>(winner));
}

double lossOf(const Weights& weights, const Samples& samples) {
  std::vector<double> chances(static_cast<std::size_t>(samples.seats()));
  double sum = 0;
  for (int i = 0; i < samples.count(); ++i) {
    chancesOf(weights, samples, i, chances);
    sum -= std::log(std::max(chances[static_cast<std::size_t>(samples.winner(i))], 1e-9));
  }
  return sum / std::max(1, samples.count());
}

Weights fit(const Samples& samples, const Weights& from, const FitPlan& plan) {
  Weights weights = from;
  Steps steps;
  SeededRng order(1);
  std::vector<int> queue(static_cast<std::size_t>(samples.count()));
  std::iota(queue.begin(), queue.end(), 0);
  std::vector<double> chances(static_cast<std::size_t>(samples.seats()));
  for (int round = 0; round < plan.rounds; ++round) {
    shuffle(std::span(queue), order);
    const double step = plan.step * (1 - 0.95 * round / std::max(1, plan.rounds - 1));
    for (std::size_t at = 0; at < queue.size(); at += static_cast<std::size_t>(plan.batch)) {
      const std::size_t end = std::min(queue.size(), at + static_cast<std::size_t>(plan.batch));
      Slopes slope{};
      for (std::size_t i = at; i < end; ++i) {
        chancesOf(weights, samples, queue[i], chances);
        addSlope(samples, queue[i], chances, slope);
      }
      for (std::size_t i = 0; i < kSize; ++i)
        slope[i] = slope[i] / static_cast<double>(end - at) + plan.shrink * weights.knots[i / kFeatures][i % kFeatures];
      steps.take(weights, slope, step);
    }
  }
  return weights;
}

}  // namespace tapu
