// SPDX-License-Identifier: GPL-3.0-or-later
// The players' colors as eyes of four kinds see them: simulated by the matrices of Machado, Oliveira and Fernandes
// (IEEE Transactions on Visualization and Computer Graphics 15, 2009; severity 1.0), compared in the color space Oklab
// (Ottosson 2020). A distance of 100 is that of black and white.
#include <QTest>
#include <cmath>

#include "app/kit/theme.h"
#include "app/text/player_colors.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

using Three = std::array<double, 3>;
using Matrix = std::array<Three, 3>;

double linear(double part) { return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4); }

Three times(const Matrix& matrix, const Three& by) {
  Three result{};
  for (std::size_t i = 0; i < 3; ++i)
    for (std::size_t j = 0; j < 3; ++j) result[i] += matrix[i][j] * by[j];
  return result;
}

const Matrix& seenBy(ColorVision eyes) {
  static constexpr std::array<Matrix, kColorVisions.size()> all{
      {{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
       {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}},
       {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}},
       {{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}}}};
  return all[static_cast<std::size_t>(eyes)];
}

Three oklab(const QColor& color, ColorVision eyes) {
  Three rgb = times(seenBy(eyes), {linear(color.redF()), linear(color.greenF()), linear(color.blueF())});
  for (double& part : rgb) part = std::clamp(part, 0.0, 1.0);
  Three cones = times({{{0.4122214708, 0.5363325363, 0.0514459929},
                        {0.2119034982, 0.6806995451, 0.1073969566},
                        {0.0883024619, 0.2817188376, 0.6299787005}}},
                      rgb);
  for (double& cone : cones) cone = std::cbrt(cone);
  return times({{{0.2104542553, 0.7936177850, -0.0040720468},
                 {1.9779984951, -2.4285922050, 0.4505937099},
                 {0.0259040371, 0.7827717662, -0.8086757660}}},
               cones);
}

double distance(const QColor& a, const QColor& b, ColorVision eyes) {
  const Three one = oklab(a, eyes), two = oklab(b, eyes);
  return 100 * std::hypot(one[0] - two[0], one[1] - two[1], one[2] - two[2]);
}

/// The distance of the two colors that are most alike, among the first `seats` that are offered.
double smallestDistance(ColorVision palette, ColorVision eyes, int seats) {
  double smallest = 100;
  for (int i = 0; i < seats; ++i)
    for (int j = 0; j < i; ++j) {
      const auto color = [&](int at) {
        return playerColor(kPlayerColorOrder[static_cast<std::size_t>(at)], palette).fill;
      };
      smallest = std::min(smallest, distance(color(i), color(j), eyes));
    }
  return smallest;
}

}  // namespace

class TestColorVision : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void seatsAreToldApart_data() {
    QTest::addColumn<ColorVision>("palette");
    QTest::addColumn<int>("seats");
    QTest::addColumn<double>("least");
    QTest::newRow("usual eyes, all ten colors") << ColorVision::Usual << 10 << 13.0;
    QTest::newRow("usual eyes, a table of eight") << ColorVision::Usual << 8 << 16.4;
    QTest::newRow("weak red, a table of eight") << ColorVision::RedWeak << 8 << 17.0;
    QTest::newRow("weak green, a table of eight") << ColorVision::GreenWeak << 8 << 18.5;
    QTest::newRow("weak blue, a table of eight") << ColorVision::BlueWeak << 8 << 18.0;
    QTest::newRow("weak red, all ten colors") << ColorVision::RedWeak << 10 << 14.5;
    QTest::newRow("weak red, a table of six") << ColorVision::RedWeak << 6 << 19.0;
    QTest::newRow("weak green, all ten colors") << ColorVision::GreenWeak << 10 << 13.5;
    QTest::newRow("weak green, a table of six") << ColorVision::GreenWeak << 6 << 18.0;
    QTest::newRow("weak blue, all ten colors") << ColorVision::BlueWeak << 10 << 12.5;
    QTest::newRow("weak blue, a table of six") << ColorVision::BlueWeak << 6 << 16.5;
  }
  void seatsAreToldApart() {
    QFETCH(ColorVision, palette);
    QFETCH(int, seats);
    QFETCH(double, least);
    const double found = smallestDistance(palette, palette, seats);
    QVERIFY2(found >= least, qPrintable(u"smallest distance %1"_s.arg(found)));
    // Somebody with usual eyes may sit at the same screen.
    QVERIFY2(smallestDistance(palette, ColorVision::Usual, seats) >= 13, "for usual eyes");
  }

  void aPaletteOfTheirOwnHelpsThoseEyes_data() {
    QTest::addColumn<ColorVision>("eyes");
    QTest::newRow("weak red") << ColorVision::RedWeak;
    QTest::newRow("weak green") << ColorVision::GreenWeak;
    QTest::newRow("weak blue") << ColorVision::BlueWeak;
  }
  void aPaletteOfTheirOwnHelpsThoseEyes() {
    QFETCH(ColorVision, eyes);
    for (int seats : {4, 6, 8, 10}) {
      const double own = smallestDistance(eyes, eyes, seats), usual = smallestDistance(ColorVision::Usual, eyes, seats);
      QVERIFY2(own > 1.4 * usual, qPrintable(u"%1 seats: %2, usual palette %3"_s.arg(seats).arg(own).arg(usual)));
    }
  }

  void theMarkReadsOnEachColor() {
    for (const ColorVision vision : kColorVisions)
      for (int i = 0; i < kPlayerColors; ++i) {
        const PlayerColor& color = playerColor(i, vision);
        const auto luminance = [](const QColor& c) {
          return 0.2126 * linear(c.redF()) + 0.7152 * linear(c.greenF()) + 0.0722 * linear(c.blueF());
        };
        const double one = luminance(color.fill), two = luminance(color.ink);
        const double contrast = (std::max(one, two) + 0.05) / (std::min(one, two) + 0.05);
        QVERIFY2(contrast >= 3, qPrintable(u"color %1 of palette %2: %3"_s.arg(i).arg(int(vision)).arg(contrast)));
      }
  }

  void theChosenPaletteIsUsedEverywhere() {
    useColorVision(ColorVision::GreenWeak);
    QCOMPARE(playerColor(3).fill, playerColor(3, ColorVision::GreenWeak).fill);
    QCOMPARE(themeFor(ThemeKind::Light).players, ColorVision::GreenWeak);
    useColorVision(ColorVision::Usual);
    QCOMPARE(playerColor(3).fill, playerColor(3, ColorVision::Usual).fill);
  }
};

TAPU_TEST(TestColorVision)
#include "test_color_vision.moc"
