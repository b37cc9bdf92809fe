// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/fog_words.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>
#include <algorithm>

#include "app/text/names_of_things.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

struct FogText {
  Q_DECLARE_TR_FUNCTIONS(FogWords)
};

QString told(int number) { return QLocale().toString(number); }

}  // namespace

int coveredOn(const Board& board) {
  return static_cast<int>(std::ranges::count(board.cells, Terrain::Fog, &Cell::terrain));
}

bool isFogRight(const FogStack& fog, int covered) {
  return fog.cells() == covered && fog.tokens() == fog.takingNumbers();
}

QString fogSums(const FogStack& fog, int covered) {
  //: Beside the fog of the board editor: %1 of %2 covered hexes are counted, and %3 of the %4 numbers that those need
  return FogText::tr("Under the fog: %1 of %2 hexes, %3 of %4 numbers")
      .arg(told(fog.cells()), told(covered), told(fog.tokens()), told(fog.takingNumbers()));
}

QString fogCounts(const FogStack& fog) {
  QStringList parts, numbers;
  for (int i = 0; i < kTerrains; ++i) {
    const auto terrain = static_cast<Terrain>(i);
    //: Beside the fog of the board editor: %1 a terrain, %2 how many hexes of it lie there
    if (fog.of(terrain) > 0) parts << FogText::tr("%1 %2").arg(nameOfTerrain(terrain), told(fog.of(terrain)));
  }
  for (int number = 0; number <= kMostNumber; ++number) {
    for (int i = 0; i < fog.numbers[static_cast<std::size_t>(number)]; ++i) numbers << told(number);
  }
  //: Beside the fog of the board editor: the numbers that lie under it; %1 a list with commas
  if (!numbers.isEmpty()) parts << FogText::tr("Numbers: %1").arg(numbers.join(u", "_s));
  return parts.join(u" · "_s);
}

}  // namespace tapu
