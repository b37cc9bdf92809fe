// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <algorithm>
#include <cmath>

#include "app/drawing/letters.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

/// Whether a line is another one, shifted.
bool isShifted(const Line& one, const Line& other) {
  return std::ranges::equal(one, other, [&](const Spot& a, const Spot& b) {
    return std::abs(a.x - one[0].x - b.x + other[0].x) < 1e-6 && std::abs(a.y - one[0].y - b.y + other[0].y) < 1e-6;
  });
}

}  // namespace

/// Text without a screen.
class LettersTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void lettersThatJoinAreOneGlyph_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("glyphs");
    // Written in Hindi as one sign, or with the first letter as a half one before the second.
    QTest::newRow("ka, virama, ssa are the sign ksha") << u"क्ष"_s << 1;
    QTest::newRow("ja, virama, nya are the sign gya") << u"ज्ञ"_s << 1;
    QTest::newRow("ta, virama, ra are the sign tra") << u"त्र"_s << 1;
    QTest::newRow("sa, virama, ta: a half sa before ta") << u"स्त"_s << 2;
    QTest::newRow("a letter and its vowel sign") << u"की"_s << 2;
    QTest::newRow("Latin beside Hindi, with a space") << u"A क"_s << 3;
  }
  void lettersThatJoinAreOneGlyph() {
    QFETCH(QString, text);
    QFETCH(int, glyphs);
    QCOMPARE(lettering(text, 10).glyphs, glyphs);
  }

  void theSignOfAShortIStandsBeforeItsLetter() {
    // It is typed after the letter, and written before it: the letter is drawn last.
    const Shape alone = lettering(u"क"_s, 10).outlines, with = lettering(u"कि"_s, 10).outlines;
    QVERIFY(with.size() > alone.size());
    for (std::size_t i = 0; i < alone.size(); ++i) QVERIFY(isShifted(with[with.size() - alone.size() + i], alone[i]));
    QVERIFY2(with.back()[0].x > alone.back()[0].x + 1, "further right, behind the sign");
  }

  void eachLetterIsTakenFromAFontThatHasIt() {
    const Shape none = lettering(QString(QChar(0x4e2d)), 10).outlines;  // neither has Chinese
    QVERIFY2(!none.empty(), "an empty box");
    for (const QString& letter : {u"A"_s, u"ß"_s, u"Ж"_s, u"4"_s, u"·"_s, u"क"_s, u"४"_s, u"।"_s, u"ऽ"_s}) {
      const Shape drawn = lettering(letter, 10).outlines;
      QVERIFY2(!drawn.empty() && !(drawn.size() == none.size() && isShifted(drawn[0], none[0])), qPrintable(letter));
    }
    QVERIFY(lettering(QString(), 10).outlines.empty() && lettering(u"  "_s, 10).outlines.empty());
  }

  void itsSizeIsThatOfAnEm() {  // a capital is 714 of 1000 units high in Noto Sans
    const QRectF ink = lettering(u"H"_s, 100).ink;
    QVERIFY2(std::abs(ink.height() - 71.4) < 0.1, qPrintable(QString::number(ink.height())));
    QVERIFY(std::abs(ink.bottom()) < 0.1);  // on the base line
    QVERIFY(std::abs(lettering(u"H"_s, 50).ink.height() - 35.7) < 0.1);
  }

  void aLineStandsInItsBox() {
    const auto inkOf = [](const Shape& shape) {
      QRectF ink;
      for (const Line& line : shape)
        for (const Spot& spot : line) {
          const QRectF here(spot.x, spot.y, 1e-9, 1e-9);
          ink = ink.isNull() ? here : ink.united(here);
        }
      return ink;
    };
    const QRectF box(20, 30, 200, 20);
    const QRectF middle = inkOf(lettersIn(u"Row 1"_s, box, Anchor::Middle));
    QVERIFY(std::abs(middle.center().x() - 120) < 0.01 && std::abs(middle.center().y() - 40) < 0.01);
    QVERIFY(std::abs(inkOf(lettersIn(u"Row 1"_s, box, Anchor::Left)).left() - 20) < 0.01);
    const QRectF wide = inkOf(lettersIn(QString(100, u'W'), box, Anchor::Middle));
    QVERIFY2(std::abs(wide.width() - 200) < 0.1, "smaller, as it fits");
  }
};

TAPU_TEST(LettersTest)
#include "test_letters.moc"
