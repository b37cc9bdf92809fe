// SPDX-License-Identifier: GPL-3.0-or-later
#include <QGlyphRun>
#include <QPainter>
#include <QProgressBar>
#include <QRawFont>
#include <QSignalSpy>
#include <QStyleOption>
#include <QSvgRenderer>
#include <QTest>
#include <QTextLayout>
#include <algorithm>
#include <set>

#include "app/board/geometry.h"
#include "app/kit/action_button.h"
#include "app/kit/art.h"
#include "app/kit/chip.h"
#include "app/kit/control_style.h"
#include "app/kit/lamp.h"
#include "app/kit/theme.h"
#include "app/text/player_colors.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

/// Relative luminance and contrast as WCAG 2 defines them.
double luminance(const QColor& color) {
  const auto linear = [](double c) { return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
  return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}
double contrast(const QColor& a, const QColor& b) {
  const double one = luminance(a), two = luminance(b);
  return (std::max(one, two) + 0.05) / (std::min(one, two) + 0.05);
}

bool isEmpty(const QImage& image) {
  for (int y = 0; y < image.height(); ++y)
    for (int x = 0; x < image.width(); ++x)
      if (qAlpha(image.pixel(x, y)) > 0) return false;
  return true;
}

/// The contrast to `ground` of the pixel of `box` that stands out most.
double clearness(const QImage& image, const QRect& box, const QColor& ground) {
  double most = 1;
  for (int y = box.top(); y <= box.bottom(); ++y)
    for (int x = box.left(); x <= box.right(); ++x) most = std::max(most, contrast(image.pixelColor(x, y), ground));
  return most;
}

/// The locale of the program, for a while.
struct Locale {
  explicit Locale(const QLocale& meant) { QLocale::setDefault(meant); }
  ~Locale() { QLocale::setDefault(before); }
  Locale(const Locale&) = delete;
  Locale& operator=(const Locale&) = delete;
  QLocale before;
};

}  // namespace

class TestLook : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() { loadFonts(); }

  void theWordsOfAChipCanBeRead() {
    for (ThemeKind kind : kThemeKinds) {
      Chip chip(u"Ready"_s, Chip::Kind::Good);
      chip.setPalette(palette(themeFor(kind)));
      chip.resize(chip.sizeHint());
      const QImage image = chip.grab().toImage();
      const QColor ground = image.pixelColor(image.width() / 2, 4);
      QVERIFY(clearness(image, image.rect().adjusted(12, 6, -12, -6), ground) >= 4.5);
    }
  }

  void lampsAreToldApartWithoutColor_data() {
    QTest::addColumn<int>("kind");
    QTest::newRow("light") << static_cast<int>(ThemeKind::Light);
    QTest::newRow("dark") << static_cast<int>(ThemeKind::Dark);
    QTest::newRow("high contrast") << static_cast<int>(ThemeKind::Contrast);
  }
  void lampsAreToldApartWithoutColor() {
    QFETCH(int, kind);
    const Theme& theme = themeFor(static_cast<ThemeKind>(kind));
    std::vector<QImage> gray;
    for (const Lamp lamp : {Lamp::None, Lamp::Connected, Lamp::Idle, Lamp::Lost, Lamp::Bot, Lamp::Kept}) {
      QImage image(16, 16, QImage::Format_RGB32);
      image.fill(theme.surface);
      QPainter painter(&image);
      paintLamp(painter, QRectF(0, 0, 16, 16), lamp, theme);
      painter.end();
      gray.push_back(image.convertToFormat(QImage::Format_Grayscale8));
      QCOMPARE(lampWords(lamp).isEmpty(), lamp == Lamp::None);
    }
    for (std::size_t i = 0; i < gray.size(); ++i)
      for (std::size_t j = 0; j < i; ++j) {
        int differing = 0;
        for (int y = 0; y < 16; ++y)
          for (int x = 0; x < 16; ++x)
            differing += std::abs(qGray(gray[i].pixel(x, y)) - qGray(gray[j].pixel(x, y))) > 48 ? 1 : 0;
        QVERIFY2(differing >= 10, qPrintable(u"lamps %1 and %2 differ in %3 pixels"_s.arg(j).arg(i).arg(differing)));
      }
  }

  void aSignBesideANameIsFoundInEachLanguage_data() {
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << u"en_US"_s;
    QTest::newRow("Hindi") << u"hi_IN"_s;
  }
  // A sign between words of two scripts is looked for in the font of the word before it, then in those named after
  // that.
  void aSignBesideANameIsFoundInEachLanguage() {
    QFETCH(QString, language);
    const Locale locale{QLocale(language)};
    const QStringList families = textFont(14).families();
    const auto has = [](const QString& family, QChar sign) {
      return QRawFont::fromFont(QFont(family)).supportsCharacter(sign);
    };
    for (const QChar sign : u"·…–—×“”‘’•()/:,+"_s)
      for (const QChar word : u"आA"_s) {
        const auto from = std::ranges::find_if(families, [&](const QString& each) { return has(each, word); });
        QVERIFY2(std::any_of(from, families.end(), [&](const QString& each) { return has(each, sign); }),
                 qPrintable(u"%1 after %2"_s.arg(sign, word)));
      }
    QTextLayout line(u"आशा · 3 bots · Asha · आशा…"_s, textFont(14));
    line.beginLayout();
    line.createLine();
    line.endLayout();
    for (const QGlyphRun& run : line.glyphRuns())
      QVERIFY2(!run.glyphIndexes().contains(0), "a sign that no font has is an empty box");
  }

  void everyTokenHasAColorInEachTheme() {
    std::set<std::string> names;
    for (const ThemeToken& token : themeTokens()) {
      QVERIFY(names.insert(token.name).second);
      for (ThemeKind kind : kThemeKinds) QVERIFY2((themeFor(kind).*token.color).isValid(), token.name);
    }
    QCOMPARE(themeFor(ThemeKind::Light).accent, QColor(u"#F2A922"_s));
    QCOMPARE(themeFor(ThemeKind::Dark).surface, QColor(u"#1D2436"_s));
  }

  void textReadsOnWhatItLiesOn_data() {
    QTest::addColumn<int>("kind");
    QTest::newRow("light") << static_cast<int>(ThemeKind::Light);
    QTest::newRow("dark") << static_cast<int>(ThemeKind::Dark);
    QTest::newRow("high contrast") << static_cast<int>(ThemeKind::Contrast);
  }
  void controlsAreSeenInEachTheme_data() { textReadsOnWhatItLiesOn_data(); }
  void controlsAreSeenInEachTheme() {
    QFETCH(int, kind);
    const Theme& theme = themeFor(static_cast<ThemeKind>(kind));
    const ControlStyle style;
    QWidget widget;
    widget.setPalette(palette(theme));
    const auto painted = [&](auto element, QStyle::State state) {
      QImage image(40, 40, QImage::Format_RGB32);
      image.fill(theme.surface);
      QPainter painter(&image);
      QStyleOption option;
      option.rect = QRect(12, 12, 16, 16);
      option.state = state;
      style.drawPrimitive(element, &option, &painter, &widget);
      return clearness(image, image.rect(), theme.surface);
    };
    for (const QStyle::StateFlag each : {QStyle::State_On, QStyle::State_Off, QStyle::State_NoChange}) {
      const double on = painted(QStyle::PE_IndicatorCheckBox, each | QStyle::State_Enabled);
      QVERIFY2(on >= 4.5, qPrintable(QString::number(on)));  // WCAG asks for 3
      QVERIFY(on > painted(QStyle::PE_IndicatorCheckBox, each));
    }
    QVERIFY(painted(QStyle::PE_IndicatorMenuCheckMark, QStyle::State_On | QStyle::State_Enabled) >= 7);
    QCOMPARE(painted(QStyle::PE_IndicatorMenuCheckMark, QStyle::State_Off | QStyle::State_Enabled), 1.0);

    QStyleOptionComboBox combo;
    combo.rect = QRect(0, 0, 120, 32);
    combo.state = QStyle::State_Enabled;
    QImage image(120, 32, QImage::Format_RGB32);
    image.fill(theme.surface);
    QPainter painter(&image);
    style.drawComplexControl(QStyle::CC_ComboBox, &combo, &painter, &widget);
    const QRect arrow = style.subControlRect(QStyle::CC_ComboBox, &combo, QStyle::SC_ComboBoxArrow, &widget);
    QVERIFY(clearness(image, arrow.adjusted(3, 3, -3, -3), theme.surface) >= 7);
    const QRect field = style.subControlRect(QStyle::CC_ComboBox, &combo, QStyle::SC_ComboBoxEditField, &widget);
    QVERIFY(!field.intersects(arrow));
    QCOMPARE(clearness(image, field.adjusted(2, 1, 0, -1), theme.surface), 1.0);  // nothing lies under the words
  }

  void textReadsOnWhatItLiesOn() {
    QFETCH(int, kind);
    const Theme& theme = themeFor(static_cast<ThemeKind>(kind));
    for (const QColor& paper : {theme.paper, theme.surface, theme.raised, theme.sunk, theme.accentSoft}) {
      QVERIFY(contrast(theme.ink, paper) >= 7);
      QVERIFY(contrast(theme.ink2, paper) >= 4.5);
    }
    QVERIFY(contrast(theme.onAccent, theme.accent) >= 4.5);
    QVERIFY(contrast(theme.onPrimary, theme.primary) >= 4.5);
    QVERIFY(contrast(theme.danger, theme.surface) >= 4.5);
    QVERIFY(contrast(theme.ok, theme.surface) >= 4.5);
    QVERIFY(contrast(theme.edge, theme.surface) >= 3);
    for (const QColor& around : {theme.paper, theme.surface})
      QVERIFY2(contrast(theme.ink3, around) >= 3, "the rim of a field is seen");
    QVERIFY(contrast(palette(theme).color(QPalette::PlaceholderText), theme.surface) >= 4.5);
    QVERIFY(styleSheet(theme).contains(u"QAbstractSpinBox { border-color: "_s + theme.ink3.name()));
    QVERIFY(styleSheet(theme).contains(u"QSlider::groove:horizontal { background: "_s + theme.ink3.name()));
  }

  void aWidgetPaintsInTheThemeOfItsPalette() {
    QWidget widget;
    for (ThemeKind kind : kThemeKinds) {
      widget.setPalette(palette(themeFor(kind)));
      QCOMPARE(themeOf(&widget), themeFor(kind));
    }
  }

  void aButtonThatIsOffIsDimInHighContrast() {
    const Theme& theme = themeFor(ThemeKind::Contrast);
    ActionButton button(u"plus"_s, {}, ActionButton::Role::Quiet, ActionButton::Shape::Icon);
    button.setPalette(palette(theme));
    const auto isBright = [&] {
      const QImage seen = button.grab().toImage();
      for (int y = 0; y < seen.height(); ++y)
        for (int x = 0; x < seen.width(); ++x)
          if (seen.pixelColor(x, y).lightness() > (theme.line.lightness() + theme.ink3.lightness()) / 2) return true;
      return false;
    };
    QVERIFY(isBright());
    button.setEnabled(false);
    QVERIFY(!isBright());
  }
  void howLongABarWillBecomeIsSeenInEveryTheme() {
    for (const ThemeKind kind : kThemeKinds) {
      QProgressBar bar;
      bar.setStyleSheet(styleSheet(themeFor(kind)));
      bar.setTextVisible(false);
      bar.setValue(0);
      bar.resize(200, 20);
      const QImage seen = bar.grab().toImage();
      QCOMPARE(seen.pixelColor(0, seen.height() / 2), themeFor(kind).line);
      QCOMPARE(seen.pixelColor(seen.width() - 1, seen.height() / 2), themeFor(kind).line);
    }
  }
  void noPlaceholderIsLeftInTheStyleSheet() {
    for (ThemeKind kind : kThemeKinds) QVERIFY(!styleSheet(themeFor(kind)).contains(u'%'));
  }

  void tenPlayersDifferInColorAndInMark() {
    std::set<QRgb> fills;
    std::vector<QImage> marks;
    for (int i = 0; i < kPlayerColors; ++i) {
      const PlayerColor& player = playerColor(i);
      QVERIFY(fills.insert(player.fill.rgb()).second);
      const QImage mark = picture(QString::fromLatin1(player.mark), 24, 1, {.mark = fixed::ink}).toImage();
      QVERIFY(!isEmpty(mark));
      for (const QImage& other : marks) QVERIFY(mark != other);
      marks.push_back(mark);
      QVERIFY(contrast(player.ink, player.fill) >= 3);
      QVERIFY(!playerColorName(i).isEmpty());
    }
    const auto& order = kPlayerColorOrder;
    QCOMPARE(std::set<int>(order.begin(), order.end()).size(), std::size_t{kPlayerColors});
  }

  void aTintReplacesThePlaceholderColor() {
    const QColor blue(0, 0x72, 0xb2);
    const QImage house = picture(u"piece-settlement"_s, 72, 1, {.fill = blue}).toImage();
    QCOMPARE(house.pixelColor(25, 55), blue);
  }

  void everyDrawingParses() {
    for (int i = 0; i < 6; ++i) QVERIFY(drawing(drawingOf(static_cast<Terrain>(i))));
    for (Resource resource : kAllResources) QVERIFY(drawing(drawingOf(resource)));
    for (int i = 0; i < kCards; ++i) QVERIFY(drawing(drawingOf(static_cast<Card>(i))));
    for (int i = 1; i <= 6; ++i) QVERIFY(!isEmpty(diceFace(i, 32, 1).toImage()));
    QVERIFY(!drawing(u"no-such-drawing"_s));
  }

  void anIconIsSharpAtDoubleDensity() {
    const QPixmap pixmap = icon(u"trade"_s, Qt::red).pixmap(QSize(20, 20), 2.0);
    QCOMPARE(pixmap.size(), QSize(40, 40));
    QCOMPARE(pixmap.deviceIndependentSize(), QSizeF(20, 20));
    QVERIFY(!isEmpty(pixmap.toImage()));
  }

  void aButtonIsPressedWithTheKeyboard_data() {
    QTest::addColumn<int>("key");
    QTest::newRow("space") << static_cast<int>(Qt::Key_Space);
    QTest::newRow("enter") << static_cast<int>(Qt::Key_Return);
  }
  void aButtonIsPressedWithTheKeyboard() {
    QFETCH(int, key);
    ActionButton button(u"Offer"_s, ActionButton::Role::Agree);
    QSignalSpy clicked(&button, &QAbstractButton::clicked);
    QTest::keyClick(&button, static_cast<Qt::Key>(key));
    QCOMPARE(clicked.count(), 1);
  }

  void aButtonOnlyLooksMarigoldWhenItIsNext() {
    ActionButton button(u"Done"_s, ActionButton::Role::Next);
    button.setPalette(palette(themeFor(ThemeKind::Light)));
    button.resize(120, 44);
    const QPoint inside(12, 34);
    QCOMPARE(button.grab().toImage().pixelColor(inside), themeFor(ThemeKind::Light).accent);
    button.setEnabled(false);
    QCOMPARE(button.grab().toImage().pixelColor(inside), themeFor(ThemeKind::Light).sunk);
  }

  void aPositionFindsItsHex_data() {
    QTest::addColumn<int>("orientation");
    QTest::newRow("pointy") << static_cast<int>(Orientation::Pointy);
    QTest::newRow("flat") << static_cast<int>(Orientation::Flat);
  }
  void aPositionFindsItsHex() {
    QFETCH(int, orientation);
    const auto way = static_cast<Orientation>(orientation);
    for (int q = -4; q <= 4; ++q)
      for (int r = -4; r <= 4; ++r) {
        const Hex at{q, r};
        const QPointF middle = hexCenter(at, way);
        QCOMPARE(hexUnder(middle, way), at);
        for (int i = 0; i < kSides; ++i) {
          const QPointF corner = cornerPosition(at, i, way), edge = edgeMiddle(at, i, way);
          QVERIFY(std::abs(std::hypot(corner.x() - middle.x(), corner.y() - middle.y()) - kR) < 1e-6);
          QCOMPARE(hexUnder(middle + (corner - middle) * 0.95, way), at);
          QCOMPARE(hexUnder(middle + (edge - middle) * 0.95, way), at);
          QCOMPARE(nearestCorner(at, middle + (corner - middle) * 0.8, way), i);
          QCOMPARE(nearestSide(at, middle + (edge - middle) * 0.8, way), i);
          QCOMPARE(hexUnder(middle + (edge - middle) * 1.05, way), neighbor(at, i, way));
        }
      }
  }
};

TAPU_TEST_WITH_SCREEN(TestLook)
#include "test_look.moc"
