// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace tapu::test {

/// Seeds to run: TAPU_SEEDS=A-B, or as many as TAPU_SIM_SEEDS says, at first a hundred.
struct Seeds {
  quint64 first = 1, last = qEnvironmentVariable("TAPU_SIM_SEEDS", QStringLiteral("100")).toULongLong();
  Seeds() {
    const QStringList given = qEnvironmentVariable("TAPU_SEEDS").split(u'-');
    if (given.size() != 2) return;
    first = given[0].toULongLong();
    last = given[1].toULongLong();
  }
};

/// Qt Test ends a function after five minutes: too soon for a long run, and read before the first one.
[[maybe_unused]] inline const bool mayTakeLong =
    qEnvironmentVariableIsSet("TAPU_SEEDS") && qputenv("QTEST_FUNCTION_TIMEOUT", "86400000");

}  // namespace tapu::test
