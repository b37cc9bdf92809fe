// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QMenu>

#include "app/kit/plain_text.h"
#include "app/session/settings/languages.h"
#include "app/table/hand/tray.h"
#include "many_seats.h"
#include "play_window.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;
using namespace tapu::test::many_seats;

/// The button of the wish to build between turns.
class WantButtonTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() {
    loadFonts();
    languages_.use(u"en"_s);
  }

  void cleanup() { languages_.use(u"en"_s); }

  void theButtonOfTheWishSaysItAndTakesItBack() {
    Game game = tableOf(6);
    playToTurnOf(game, 2);
    LaidWindow window(std::move(game));
    auto* button = window.part<Tray>()->want();
    SOON(button->isVisible() && button->is() == WantButton::Is::Open);
    QVERIFY(!window.part<Tray>()->next()->isVisible());
    QCOMPARE(button->note(), u"key B"_s);
    QTest::keyClick(window.page, Qt::Key_B);
    SOON_EQUAL(button->is(), WantButton::Is::Said);
    QVERIFY(button->isChecked());
    QCOMPARE(button->note(), u"1st · B takes it back"_s);
    button->click();
    SOON_EQUAL(button->is(), WantButton::Is::Open);
    QVERIFY(!button->isChecked());
    QCOMPARE(window.game->submitted, (std::vector<Action>{want(), wantBuild(BuildWish::Off)}));
  }

  void theHammerLiesOverWholeWordsWhereTheTrayHasRoom_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("hasSign");
    for (const QString& language : {u"en"_s, u"hi"_s}) {
      QTest::addRow("tall, %s", qPrintable(language)) << language << QSize(900, 900) << true;
      QTest::addRow("middle, %s", qPrintable(language)) << language << QSize(1280, 770) << true;
      QTest::addRow("low, %s", qPrintable(language)) << language << QSize(800, 440) << false;
    }
  }
  void theHammerLiesOverWholeWordsWhereTheTrayHasRoom() {
    QFETCH(QString, language);
    QFETCH(QSize, size);
    QFETCH(bool, hasSign);
    languages_.use(language);
    LaidWindow window(fourBuilds());
    resizePage(window, size);
    auto* button = window.part<Tray>()->want();
    SOON_EQUAL(button->is(), WantButton::Is::Said);
    const WantButton::Lines lines = button->lines();
    constexpr int kLeast = 14;                         // pixels of the hammer: that of a chip in the rows of players
    QCOMPARE(lines.sign.height() >= kLeast, hasSign);  // a low tray has room for the words alone
    QVERIFY(!lines.note.isEmpty());
    const QRectF all = lines.sign | lines.name | lines.note;
    QVERIFY2(QRectF(button->rect()).contains(all), "nothing is cut");
    QVERIFY(lines.sign.bottom() <= lines.name.top());
    const int name = QFontMetrics(textFont(kBodyText, Weight::Bold)).horizontalAdvance(button->text());
    QVERIFY(name <= lines.name.width());
    const int note = QFontMetrics(textFont(kHintText, Weight::Bold)).horizontalAdvance(button->note());
    QVERIFY(note <= lines.name.width());
    if (!hasSign) return;
    const QImage shown = button->grab(lines.sign.toAlignedRect()).toImage();
    const QRgb ok = themeOf(button).ok.rgb();
    bool isChecked = false;
    for (int i = 0; i < shown.width() * shown.height(); ++i)
      isChecked = isChecked || shown.pixel(i % shown.width(), i / shown.width()) == ok;
    QVERIFY2(isChecked, "the check mark is there");
  }

  void severalAtOneComputerWishByName() {
    Game game = tableOf(6);
    playToTurnOf(game, 0);
    play(game, {{4, want()}});
    const LaidGame shown(std::move(game));
    PlaySight now = sightOf(shown);
    now.sharing = Sharing::Yes;
    now.here = {SeatId(0), SeatId(1), SeatId(4)};
    Tray tray;
    tray.refresh(now);
    WantButton* button = tray.want();
    QVERIFY2(!button->isHidden() && !tray.next()->isHidden(), "the others wish in the turn of the one who looks");
    QCOMPARE(button->is(), WantButton::Is::Said);
    QCOMPARE(button->note(), u"1 of you"_s);
    QVERIFY(button->accessibleDescription().contains(u"Bot 4"_s));
    std::vector<std::pair<SeatId, BuildWish>> wished;
    connect(button, &WantButton::wished, this, [&](SeatId seat, BuildWish wish) { wished.emplace_back(seat, wish); });
    tray.show();
    button->click();
    auto* menu = button->findChild<QMenu*>(u"wishers"_s);
    QVERIFY(menu && menu->isVisible());
    const QList<QAction*> entries = menu->actions();
    QCOMPARE(entries.size(), 2);  // who has the turn says nothing
    QCOMPARE(plainText(entries[0]), u"Bot 1"_s);
    QCOMPARE(plainText(entries[1]), u"Bot 4"_s);
    QVERIFY(!entries[0]->isChecked() && entries[1]->isChecked());
    for (QAction* entry : entries) entry->trigger();
    const std::vector<std::pair<SeatId, BuildWish>> expected{{SeatId(1), BuildWish::On}, {SeatId(4), BuildWish::Off}};
    QVERIFY(wished == expected);
    menu->close();
  }

  void whoHasBuiltReadsSoUntilTheNextTurn() {
    Game game = tableOf(6);
    playToTurnOf(game, 2);
    play(game, {{0, want()}, {1, want()}, {2, endTurn()}});
    LaidWindow window(std::move(game));
    auto* button = window.part<Tray>()->want();
    SOON_EQUAL(button->is(), WantButton::Is::Now);
    QCOMPARE(button->note(), u"now"_s);
    window.game->submit(done());
    SOON_EQUAL(button->is(), WantButton::Is::Built);  // while 1 builds
    QCOMPARE(button->note(), u"built"_s);
    QVERIFY(!button->isEnabled());
  }

  void theOwnTurnHasTheButtonToEndIt() {
    Game game = tableOf(6);
    playToTurnOf(game, 0);
    LaidWindow window(std::move(game));
    SOON(window.part<Tray>()->next()->isVisible());
    QVERIFY(!window.part<Tray>()->want()->isVisible());
  }

  void withoutBuildingBetweenTurnsThereIsNoSuchButton_data() {
    QTest::addColumn<int>("seats");
    QTest::addColumn<Between>("between");
    QTest::newRow("four seats") << 4 << Between::Building;
    QTest::newRow("six seats, off") << 6 << Between::Off;
    QTest::newRow("six seats, pairs") << 6 << Between::Pairs;
  }
  void withoutBuildingBetweenTurnsThereIsNoSuchButton() {
    QFETCH(int, seats);
    QFETCH(Between, between);
    Game game = tableOf(seats, between);
    playToTurnOf(game, 2);
    LaidWindow window(std::move(game));
    SOON(window.part<Tray>()->next()->isVisible());
    QVERIFY(!window.part<Tray>()->want()->isVisible());
    QVERIFY(!window.actions.at(GameActions::WantBuild)->isVisible());
  }

 private:
  Languages languages_;
};

TAPU_TEST_WITH_SCREEN(WantButtonTest)
#include "test_want_button.moc"
