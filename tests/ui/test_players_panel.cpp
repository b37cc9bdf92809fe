// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/kit/elided_words.h"
#include "app/kit/motion.h"
#include "app/session/settings/languages.h"
#include "app/table/people/players_panel.h"
#include "play_desk.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

/// The players beside the board, each in a row.
class PlayersPanelTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void initTestCase() {
    loadFonts();
    languages_.use(u"en"_s);
  }
  void cleanup() { languages_.use(u"en"_s); }

  void theOwnRowLightsUpWhenTheTurnBegins_data() {
    QTest::addColumn<Motion>("motion");
    QTest::addColumn<bool>("lit");
    QTest::newRow("at full motion") << Motion::Full << true;
    QTest::newRow("not with motion off") << Motion::Off << false;
  }
  void theOwnRowLightsUpWhenTheTurnBegins() {
    QFETCH(Motion, motion);
    const auto before = PlayDesk::where([](const PlaySight& sight) { return sight.state.head.active == SeatId(3); });
    const auto mine = PlayDesk::where([](const PlaySight& sight) { return sight.state.head.active == SeatId(0); });
    QVERIFY(before && mine);
    PlayersPanel players;
    players.setMotion(motion);
    Lobby lobby;
    lobby.seats.resize(4);
    players.refresh(before->sight(), lobby);
    QVERIFY(!players.rows()[0]->isLit());
    players.refresh(mine->sight(), lobby);
    QTEST(players.rows()[0]->isLit(), "lit");
    QVERIFY(!players.rows()[3]->isLit());
    players.rows()[0]->flash(0);
    players.refresh(mine->sight(), lobby);  // the same turn goes on
    QVERIFY(!players.rows()[0]->isLit());
  }
  void theOwnRowCanBeReadWhileItIsLit() {
    constexpr int kLeastGray = 100;
    for (const ThemeKind kind : kThemeKinds) {
      PlayerRow row;
      row.setPalette(palette(themeFor(kind)));
      row.resize(row.sizeHint());
      row.flash(3'600'000);
      const QColor ground = row.grab().toImage().pixelColor(row.width() / 2, 4);
      QVERIFY(std::abs(qGray(ground.rgb()) - qGray(themeFor(kind).ink.rgb())) >= kLeastGray);
    }
  }
  void whomAWatcherFollowsHasAFrame() {
    const PlayDesk desk;
    PlayersPanel players;
    Lobby lobby;
    lobby.seats.resize(4);
    players.setFollowed(SeatId(2));
    players.refresh(desk.sight(), lobby);
    for (int i = 0; i < 4; ++i) {
      const PlayerRow* row = players.rows()[static_cast<std::size_t>(i)];
      QCOMPARE(row->followed() == PlayerRow::Followed::Yes, i == 2);
      QCOMPARE(row->accessibleDescription().contains(u"you follow this player"_s), i == 2);
    }
    players.setFollowed({});
    players.refresh(desk.sight(), lobby);
    QCOMPARE(players.rows()[2]->followed(), PlayerRow::Followed::No);
  }
  // Two names that differ in their second word alone are told apart: there is room for two lines.
  void aLongNameHasTheRoomOfItsRow_data() {
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    QTest::newRow("Latin") << u"Wilhelmina Featherstone"_s << u"Wilhelmina Fortescue"_s;
    QTest::newRow("Devanagari") << u"श्रीमती कौशल्या द्विवेदी"_s << u"श्रीमती कौशल्या त्रिपाठी"_s;
  }
  void aLongNameHasTheRoomOfItsRow() {
    QFETCH(QString, first);
    QFETCH(QString, second);
    PlayerRow row;
    const auto shown = [&row](const QString& name) {
      PlayerFacts facts;
      facts.name = name;
      row.setFacts(facts);
      row.resize(row.sizeHint());
      return row.grab().toImage();
    };
    QVERIFY(shown(first) != shown(second));
  }

  // Letters of Devanagari are higher than the font says: in a place for one line they are not put into two.
  void aLongNameIsCutAtItsEndAndNotAtItsTop() {
    for (const QString& name : {u"श्रीमती कौशल्या द्विवेदी"_s, u"नन्हीं ऐश्वर्या मैडम ठूँठूँ"_s, u"Wilhelmina Featherstone"_s})
      for (int width = 50; width < 200; width += 10) {
        ElidedWords words(kNoteText, Weight::Bold, &Theme::ink);
        words.setText(name);
        words.resize(width, words.sizeHint().height());
        QImage image(words.size(), QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::white);
        words.render(&image, {}, {}, QWidget::DrawChildren);
        for (int x = 0; x < image.width(); ++x)
          for (const int y : {0, image.height() - 1})
            QVERIFY2(image.pixelColor(x, y) == QColor(Qt::white), qPrintable(u"%1 in %2"_s.arg(name).arg(width)));
      }
  }

  void whoIsBackIsNoBot_data() {
    QTest::addColumn<Link>("link");
    QTest::addColumn<bool>("bot");
    QTest::newRow("lost: a bot plays") << Link::Lost << true;
    QTest::newRow("back after the end: the name of the stand-in is still there") << Link::Up << false;
  }
  void whoIsBackIsNoBot() {
    QFETCH(Link, link);
    const PlayDesk desk;
    LobbySeat seat;
    seat.holder = SeatHolder::Person;
    seat.name = u"Vikram"_s;
    seat.bot = u"greedy"_s;
    seat.link = link;
    QTEST(factsOf(desk.sight(), SeatId(1), seat).bot, "bot");
  }

 private:
  Languages languages_;
};

TAPU_TEST_WITH_SCREEN(PlayersPanelTest)
#include "test_players_panel.moc"
