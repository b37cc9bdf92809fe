// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include "tests/sea_boards.h"

namespace tapu::test {

/// Seeds to run: TAPU_SEEDS=A-B, or the first ones.
struct Seeds {
  quint64 first = 1, last;
  explicit Seeds(quint64 many) : last(many) {
    const QStringList given = qEnvironmentVariable("TAPU_SEEDS").split(u'-');
    if (given.size() != 2) return;
    first = given[0].toULongLong();
    last = given[1].toULongLong();
  }
  quint64 count() const { return last - first + 1; }
};

/// The seats of a simulated table on one board: TAPU_SIM_SEATS=A-B, or those for which nothing lies between turns.
struct SimulatedSeats {
  int fewest = 2, most = 4;
  constexpr SimulatedSeats(int least, int greatest) : fewest(least), most(greatest) {}
  SimulatedSeats() {
    const QStringList given = qEnvironmentVariable("TAPU_SIM_SEATS").split(u'-');
    if (given.size() != 2) return;
    fewest = given[0].toInt();
    most = given[1].toInt();
  }
};

/// The board of a simulated table from resources/boards: TAPU_SIM_BOARD=NAME, or, with "sea", the boards of the sea,
/// one seed after the other (14.10). Empty: an island by the options.
struct SimulatedBoard {
  QString named = qEnvironmentVariable("TAPU_SIM_BOARD");
  bool isEverySea() const { return named == QStringLiteral("sea"); }
  QString of(quint64 seed) const {
    const QStringList& sea = namesOfSeaBoards();
    return isEverySea() ? sea[static_cast<qsizetype>(seed % static_cast<quint64>(sea.size()))] : named;
  }
};

/// Qt Test ends a function after five minutes: too soon for a long run, and read before the first one.
[[maybe_unused]] inline const bool mayTakeLong =
    qEnvironmentVariableIsSet("TAPU_SEEDS") && qputenv("QTEST_FUNCTION_TIMEOUT", "86400000");

}  // namespace tapu::test
