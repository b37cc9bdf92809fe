// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bots/statistics.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace tapu {

namespace {

constexpr double kDeviations = 1.959963984540054;  // a normal value is nearer to the mean in 95 of 100 cases

// Each power of two has as many classes as this; shorter durations have one each.
constexpr int kClassBits = 5, kOfEachPower = 1 << kClassBits;

int classOf(std::uint64_t nanoseconds) {
  const int shift = std::max(0, static_cast<int>(std::bit_width(nanoseconds)) - kClassBits - 1);
  return shift * kOfEachPower + static_cast<int>(nanoseconds >> shift);
}

/// The longest duration of a class.
std::int64_t endOf(int number) {
  const int shift = std::max(0, number / kOfEachPower - 1);
  return static_cast<std::int64_t>(((std::uint64_t(number - shift * kOfEachPower) + 1) << shift) - 1);
}

}  // namespace

Interval wilson(int successes, int trials) {
  if (trials == 0) return {0, 1};
  const double n = trials, p = successes / n, zz = kDeviations * kDeviations;
  const double middle = p + zz / (2 * n);
  const double half = kDeviations * std::sqrt(p * (1 - p) / n + zz / (4 * n * n));
  const double low = successes == 0 ? 0 : (middle - half) / (1 + zz / n);
  return {low, successes == trials ? 1 : (middle + half) / (1 + zz / n)};
}

void Sample::add(double value) {
  ++count_;
  const double distance = value - mean_;
  mean_ += distance / count_;
  squares_ += distance * (value - mean_);
}

std::optional<double> Sample::variance() const {
  return count_ < 2 ? std::nullopt : std::optional(squares_ / (count_ - 1));
}

std::optional<Interval> Sample::interval() const {
  const auto ofOne = variance();
  if (!ofOne) return std::nullopt;
  const double half = kDeviations * std::sqrt(*ofOne / count_);
  return Interval{mean_ - half, mean_ + half};
}

double SequentialTest::logRatio(int successes, int trials) const {
  return successes * std::log(higher / lower) + (trials - successes) * std::log((1 - higher) / (1 - lower));
}

SequentialTest::Verdict SequentialTest::verdict(int successes, int trials) const {
  const double ratio = logRatio(successes, trials);
  if (ratio >= kBound) return Verdict::Higher;
  return ratio <= -kBound ? Verdict::Lower : Verdict::Open;
}

void Durations::add(std::int64_t nanoseconds) {
  const std::int64_t taken = std::max<std::int64_t>(nanoseconds, 0);
  ++classes_[classOf(static_cast<std::uint64_t>(taken))];
  ++count_;
  longest_ = std::max(longest_, taken);
}

void Durations::add(const Durations& more) {
  for (const auto& [number, count] : more.classes_) classes_[number] += count;
  count_ += more.count_;
  longest_ = std::max(longest_, more.longest_);
}

std::int64_t Durations::within(int percent) const {
  std::int64_t left = std::max<std::int64_t>((count_ * percent + 99) / 100, 1);
  for (const auto& [number, count] : classes_) {
    left -= count;
    if (left <= 0) return std::min(endOf(number), longest_);
  }
  return longest_;
}

Durations Durations::of(std::map<int, std::int64_t> classes, std::int64_t longest) {
  Durations made;
  made.classes_ = std::move(classes);
  for (const auto& [number, count] : made.classes_) made.count_ += count;
  made.longest_ = longest;
  return made;
}

}  // namespace tapu
