// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTest>

#include "app/kit/theme.h"
#include "app/organizer/seat_list_view.h"
#include "app/organizer/throw_card.h"
#include "app/session/event/whole_time.h"
#include "tests/suite.h"
#include "tests/windows.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

std::vector<SeatLine> someSeats() {
  std::vector<SeatLine> lines;
  const auto add = [&](int seat, SeatLamp lamp, const QString& name) {
    SeatLine line;
    line.seat = SeatId(seat);
    line.lamp = lamp;
    line.name = name;
    line.code = 256131;
    lines.push_back(line);
  };
  add(4, SeatLamp::Lost, u"Nasreen"_s);
  add(3, SeatLamp::Idle, u"Farid"_s);
  add(1, SeatLamp::Bot, u"Bot"_s);
  add(0, SeatLamp::Connected, u"Asha"_s);
  add(2, SeatLamp::Connected, u"Meera"_s);
  return lines;
}

}  // namespace

/// The parts of the organizer's desk: the card of a throw, the clock, and the list of seats.
class TestDeskParts : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() { loadFonts(); }

  void aThrowIsEnteredByTwoDigitsAndEnter() {
    ThrowCard card;
    QSignalSpy sent(&card, &ThrowCard::sent);
    const auto press = [&](int key) {
      const QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier);
      return card.takeKey(event);
    };
    QVERIFY(!press(Qt::Key_4));  // nothing is owed
    card.setOwed(ThrowCard::Owed::Round);
    for (const int key : {Qt::Key_0, Qt::Key_7, Qt::Key_8, Qt::Key_9}) QVERIFY(!press(key));
    QVERIFY(press(Qt::Key_4));
    QVERIFY(press(Qt::Key_Return));
    QVERIFY(sent.isEmpty());  // one die is no throw
    QVERIFY(press(Qt::Key_6) && press(Qt::Key_Backspace) && press(Qt::Key_5));
    QCOMPARE(card.dice(), (std::array<quint8, 2>{4, 5}));
    QVERIFY(press(Qt::Key_3));  // both dice lie there
    QCOMPARE(card.dice(), (std::array<quint8, 2>{4, 5}));
    QVERIFY(press(Qt::Key_Enter));
    QCOMPARE(sent.size(), 1);
    card.setOwed(ThrowCard::Owed::Robbers);
    QCOMPARE(card.dice(), (std::array<quint8, 2>{0, 0}));
  }

  void facesAreChosenByMouseAndOnlyTheButtonSends() {
    ThrowCard card;
    card.setOwed(ThrowCard::Owed::Round);
    QVERIFY(bringUp(card, {300, 220}));
    QSignalSpy sent(&card, &ThrowCard::sent);
    auto* send = card.findChild<QAbstractButton*>(u"throwSend"_s);
    QVERIFY(!send->isEnabled());
    QTest::mouseClick(card.findChild<QAbstractButton*>(u"face14"_s), Qt::LeftButton);
    QTest::mouseClick(card.findChild<QAbstractButton*>(u"face26"_s), Qt::LeftButton);
    QVERIFY(sent.isEmpty() && send->isEnabled());
    QTest::mouseClick(send, Qt::LeftButton);
    const auto dice = sent.first().first().value<std::array<quint8, 2>>();
    QCOMPARE(dice, (std::array<quint8, 2>{4, 6}));
  }

  // 9.6: the organizer lengthens what runs by 15 seconds at a time.
  void theWholeOfAClockGrowsWithWhatIsAdded() {
    RoundTime round{RoundTime::Window::Clock, 3, 20, kUnlimited};
    WholeTime whole;
    QCOMPARE(whole.seconds(), kUnlimited);
    whole.tell(round, 20'000, -1);
    QCOMPARE(whole.seconds(), 20);
    whole.tell(round, 21'000, 6'100);  // 6 were left
    QCOMPARE(whole.seconds(), 35);
    whole.tell(round, 20'700, 20'400);  // told again, a little later than it was sent
    QCOMPARE(whole.seconds(), 35);
    whole.tell(round, -1, 20'000);  // a pause
    whole.tell(round, 19'900, -1);
    QCOMPARE(whole.seconds(), 35);
    const RoundTime gap{RoundTime::Window::Gap, 4, 5, kUnlimited};
    whole.tell(gap, 5'000, 0);
    QCOMPARE(whole.seconds(), 5);
  }

  // 9.6: what was added before they came is told to nobody anew.
  void theWholeOfAClockIsNeverLessThanWhatIsLeft() {
    RoundTime round{RoundTime::Window::Clock, 3, 45, kUnlimited};
    WholeTime whole;
    whole.tell(round, 57'300, -1);
    QCOMPARE(whole.seconds(), 58);
    whole.tell(round, 70'000, 55'000);
    QCOMPARE(whole.seconds(), 73);
  }

  void theListIsFilteredAndSearched() {
    SeatModel model;
    model.setLines(someSeats());
    QCOMPARE(model.rowCount(), 5);
    model.setFilter(SeatModel::Filter::Lost);
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.line(0).name, u"Nasreen"_s);
    model.setFilter(SeatModel::Filter::Bots);
    QCOMPARE(model.line(0).seat, SeatId(1));
    model.setFilter(SeatModel::Filter::All);
    model.setSearch(u"mee"_s);
    QCOMPARE(model.rowCount(), 1);
    model.setSearch(u"2"_s);  // the number of a board: seats 2 and 3
    QCOMPARE(model.rowCount(), 2);
  }

  void aLongNameOrStateTakesTheRoomThatItsRowHasLeft() {
    const SeatModel model;
    const SeatRows rows(model, nullptr);
    const QRect row(0, 0, 612, 34);
    const auto advance = [](const QString& words) {
      return QFontMetrics(textFont(kChoiceText, Weight::Bold)).horizontalAdvance(words);
    };
    SeatLine line;
    line.seat = SeatId(0);
    line.points = 4;
    line.lamp = SeatLamp::Connected;
    line.now.holder = SeatHolder::Person;
    line.name = u"Venkatanarasimharajuvari"_s;
    const auto [longName, state] = rows.wordBoxes(row, line);
    QVERIFY(longName.width() > advance(line.name) && state.width() > advance(line.connection()));
    line.lamp = SeatLamp::Lost;
    line.now.link = Link::Lost;
    line.now.bot = u"greedy"_s;
    line.name = u"Qadir"_s;
    const auto [name, longState] = rows.wordBoxes(row, line);
    QCOMPARE(name.left(), longName.left());
    QVERIFY(name.width() > advance(line.name));
    QVERIFY(longState.width() > advance(line.connection()) + advance(line.detail()));
    QVERIFY(longState.right() < rows.actBox(row, line).left());
  }

  /// A number stood before each name, and nothing said of what.
  void theColumnsOfTheListHaveHeads() {
    SeatListView view;
    std::vector<SeatLine> lines = someSeats();
    for (SeatLine& line : lines) line.points = 4;
    view.show(lines);
    QVERIFY(bringUp(view, {640, 300}));
    const auto head = [&view](const QString& text) -> const Words* {
      const auto words = view.findChildren<Words*>();
      const auto found = std::ranges::find_if(words, [&](const Words* each) { return each->text() == text; });
      return found == words.end() ? nullptr : *found;
    };
    for (const QString& text : {u"Seat"_s, u"Player"_s, u"Points"_s, u"Connection"_s}) {
      QVERIFY2(head(text), qPrintable(text));
      QVERIFY(head(text)->isVisible() && head(text)->geometry().bottom() < view.viewport()->y());
      QVERIFY2(head(text)->width() >= head(text)->sizeHint().width(), qPrintable(text));  // it is not cut
    }
    const SeatRows rows(view.seats(), nullptr);
    const auto [name, state] = rows.wordBoxes(QRect(0, 0, view.viewport()->width(), 34), lines.front());
    QCOMPARE(head(u"Player"_s)->x(), name.left());
    QCOMPARE(head(u"Connection"_s)->x(), state.left());
    for (SeatLine& line : lines) line.points = -1;  // before the game
    view.show(lines);
    QVERIFY(head(u"Points"_s)->isHidden());
  }

  void listsHaveNoFrameOfTheirOwnOnTheirSheets() {
    qApp->setStyleSheet(u"QListView { border: 1px solid black; padding: 4px 6px; }"_s);  // as the program has it
    SeatListView view;
    view.show(someSeats());
    QVERIFY(bringUp(view, {640, 300}));
    const int left = view.viewport()->x();
    qApp->setStyleSheet({});
    QCOMPARE(left, 0);
  }

  void enterDoesWhatASeatNeedsMost() {
    SeatListView view;
    view.show(someSeats());
    QVERIFY(bringUp(view, {640, 300}));
    QSignalSpy wanted(&view, &SeatListView::wanted);
    view.choose(SeatId(4));
    QTest::keyClick(&view, Qt::Key_Return);
    QVERIFY(wanted.takeFirst().first().value<SeatAct>() == SeatAct::NewCode);  // not connected: another code
    QTest::keyClick(&view, Qt::Key_Down);
    QTest::keyClick(&view, Qt::Key_Return);
    const auto asked = wanted.takeFirst();
    QVERIFY(asked[0].value<SeatAct>() == SeatAct::Ask);  // idle: ask
    QVERIFY(asked[1].value<SeatId>() == SeatId(3));
  }

  void nothingIsDoneWithASeatOfAGameThatIsOver() {
    SeatListView view;
    view.show(someSeats());
    QVERIFY(bringUp(view, {640, 300}));
    QSignalSpy wanted(&view, &SeatListView::wanted);
    view.seats().setUse(SeatModel::Use::Over);
    view.choose(SeatId(4));
    QTest::keyClick(&view, Qt::Key_Return);
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {},
                      view.visualRect(view.currentIndex()).center() + QPoint(250, 0));
    QVERIFY(wanted.isEmpty());
  }

  void theChosenSeatStaysChosenWhenTheOrderChanges() {
    SeatListView view;
    view.show(someSeats());
    view.choose(SeatId(0));
    auto lines = someSeats();
    std::swap(lines[0], lines[3]);
    view.show(lines);
    QCOMPARE(view.seats().line(view.currentIndex().row()).seat, SeatId(0));
  }
};

TAPU_TEST_WITH_SCREEN(TestDeskParts)
#include "test_desk_parts.moc"
