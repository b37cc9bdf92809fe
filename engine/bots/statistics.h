// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

// Statistics of many games: the certainty of a share, the moment to stop playing, the durations of decisions.

namespace tapu {

/// The interval in which a value lies with 95 % certainty.
struct Interval {
  double low = 0, high = 0;
  bool operator==(const Interval&) const = default;
};

/// The interval of a share with `successes` of `trials`, by Wilson's score (1927). It holds for few trials and for none
/// and all of them too. No trial: from 0 to 1.
Interval wilson(int successes, int trials);

/// Mean and variance of values that come one by one.
class Sample {
 public:
  void add(double value);
  int count() const { return count_; }
  double mean() const { return mean_; }
  /// The variance of a single value; needs two, else nothing.
  std::optional<double> variance() const;
  /// The interval of the mean, as if it were normal; nothing before two values.
  std::optional<Interval> interval() const;

 private:
  int count_ = 0;
  double mean_ = 0, squares_ = 0;  ///< squares of the distances from the mean, summed up (Welford 1962)
};

/// Wald's sequential probability ratio test of a share: is it rather `lower` or `higher`? Either answer is wrong in one
/// of 20 cases at most (alpha = beta = 0.05). 0 < lower < higher < 1.
struct SequentialTest {
  double lower, higher;
  bool operator==(const SequentialTest&) const = default;
  /// The verdict of the test as soon as the ratio leaves its bounds.
  enum class Verdict : std::uint8_t { Open, Lower, Higher };
  static constexpr double kBound = 2.94443897916644;  ///< ln((1 - beta) / alpha), and minus ln(beta / (1 - alpha))
  /// The logarithm of the likelihood ratio of these successes: with the higher share over the lower one.
  double logRatio(int successes, int trials) const;
  Verdict verdict(int successes, int trials) const;
};

/// Durations of many things in nanoseconds, each to a 32nd of its value, in little memory.
class Durations {
 public:
  /// Durations below 0 count as 0.
  void add(std::int64_t nanoseconds);
  /// Adds the durations of others.
  void add(const Durations& more);
  std::int64_t count() const { return count_; }
  /// The nanoseconds within which so many percent of them were over; 0 if there are none.
  std::int64_t within(int percent) const;
  std::int64_t longest() const { return longest_; }
  bool operator==(const Durations&) const = default;

  /// The number of durations by class of length, to be stored.
  const std::map<int, std::int64_t>& classes() const { return classes_; }
  static constexpr int kClasses = 1920;
  /// Restores durations from counts: classes below `kClasses`, with counts above 0. `longest` lies in the last of them.
  static Durations of(std::map<int, std::int64_t> classes, std::int64_t longest);

 private:
  std::map<int, std::int64_t> classes_;
  std::int64_t count_ = 0, longest_ = 0;
};

}  // namespace tapu
