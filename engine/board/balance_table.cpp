// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/balance_table.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace tapu {

namespace {

/// The spread of unfairness over a thousand boards: the least, the one above a tenth of them, and so on to the
/// greatest. `test_balance` draws such boards and compares; with TAPU_WRITE=1 it prints the rows.
struct Spread {
  int yielding;
  std::array<double, 11> tenths;
};
constexpr std::array kSpreads{
    Spread{7, {3.87, 5.45, 5.93, 6.16, 6.50, 6.77, 7.10, 7.41, 7.75, 8.10, 10.00}},
    Spread{10, {3.50, 4.95, 5.37, 5.63, 5.88, 6.10, 6.34, 6.65, 6.98, 7.43, 9.80}},
    Spread{13, {1.34, 3.16, 3.62, 3.96, 4.19, 4.49, 4.76, 5.07, 5.41, 5.92, 7.82}},
    Spread{18, {0.91, 2.58, 2.95, 3.30, 3.63, 3.89, 4.13, 4.44, 4.78, 5.29, 7.14}},
    Spread{23, {1.51, 2.73, 3.08, 3.37, 3.61, 3.86, 4.09, 4.33, 4.69, 5.07, 6.69}},
    Spread{29, {1.79, 3.36, 3.65, 3.90, 4.12, 4.34, 4.53, 4.73, 5.02, 5.36, 7.11}},
    Spread{35, {2.02, 3.04, 3.33, 3.53, 3.70, 3.88, 4.06, 4.24, 4.41, 4.72, 6.05}},
    Spread{43, {2.29, 3.01, 3.26, 3.44, 3.60, 3.73, 3.88, 4.02, 4.23, 4.51, 5.57}},
    Spread{61, {1.75, 2.62, 2.77, 2.90, 3.02, 3.14, 3.23, 3.39, 3.56, 3.82, 4.63}},
    Spread{95, {1.28, 1.89, 2.01, 2.11, 2.19, 2.27, 2.35, 2.44, 2.55, 2.71, 3.63}},
    Spread{171, {1.09, 1.53, 1.64, 1.71, 1.76, 1.81, 1.87, 1.93, 2.01, 2.14, 2.87}},
    Spread{332, {0.90, 1.17, 1.27, 1.34, 1.38, 1.43, 1.46, 1.51, 1.58, 1.65, 1.81}},
    Spread{663, {0.73, 0.88, 0.93, 0.98, 0.99, 1.02, 1.05, 1.08, 1.10, 1.16, 1.37}},
    Spread{970, {0.77, 0.87, 0.91, 0.92, 0.96, 0.98, 1.00, 1.01, 1.04, 1.08, 1.27}},
};

}  // namespace

int rankOf(double unfairness, int yielding) {
  const auto after = std::find_if(kSpreads.begin(), kSpreads.end(),
                                  [yielding](const Spread& each) { return each.yielding >= yielding; });
  const Spread& upper = after == kSpreads.end() ? kSpreads.back() : *after;
  const Spread& lower = after == kSpreads.begin() || after == kSpreads.end() ? upper : *std::prev(after);
  const double part = &lower == &upper ? 0
                                       : std::log(static_cast<double>(yielding) / lower.yielding) /
                                             std::log(static_cast<double>(upper.yielding) / lower.yielding);
  const auto tenth = [&](std::size_t i) { return lower.tenths[i] + part * (upper.tenths[i] - lower.tenths[i]); };
  if (unfairness <= tenth(0)) return 100;
  for (std::size_t i = 1; i < upper.tenths.size(); ++i) {
    if (unfairness > tenth(i)) continue;
    const double within = (unfairness - tenth(i - 1)) / std::max(1e-9, tenth(i) - tenth(i - 1));
    return static_cast<int>(std::lround(100 - 10 * (static_cast<double>(i - 1) + within)));
  }
  return 0;
}

}  // namespace tapu
