// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/host/server/admin_console.h"
#include "tests/net/bench.h"
#include "tests/suite.h"

using namespace Qt::StringLiterals;
using namespace tapu;
using namespace tapu::test;

namespace {

/// A table with its host, and the console of whoever keeps the server.
struct Kept : HostedBench {
  explicit Kept(int seats) : HostedBench(plan(seats)) {}
  QString answer(const QString& line) const { return console.answer(line); }
  QStringList status() const { return answer(u"status"_s).split(u'\n'); }
  /// Somebody who comes to watch.
  std::unique_ptr<Talker> watcher(const QString& name) {
    auto come = std::make_unique<Talker>(table.tcp());
    wire::Hello hello;
    hello.name = name;
    hello.attendance = Attendance::Watcher;
    come->say(hello);
    return come;
  }
  /// The only watcher as the console names them, such as "w7".
  QString nameOfWatcher() const {
    return u"w%1"_s.arg(QString::number(table.server->facts().watchers.value(0).number));
  }
  Server& server = *table.server;
  AdminConsole console{
      {[this]() -> const Lobby& { return server.lobby(); }, [this] { return server.facts(); },
       [this](const wire::Request& wish) { return server.command(wish); },
       [this](const QString& text) { server.tellAll(text); }, [] { return QByteArray(wire::kSaltBytes, 's'); },
       [this](const QString& who) { return server.unban(who); }, [this] { return server.door().banned(); }}};
};

}  // namespace

/// The requests of a server's keeper to its table, line by line.
class TestConsole : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void aSignThatCannotBeTypedIsToldSo_data();
  void aSignThatCannotBeTypedIsToldSo();
  void itLiftsABan();
  void itMutesSomebodyWhoWatches();
  void itSendsSomebodyWhoWatchesAway_data();
  void itSendsSomebodyWhoWatchesAway();
  void aNumberThatNobodyWhoWatchesHasIsToldSo_data();
  void aNumberThatNobodyWhoWatchesHasIsToldSo();
  void aPasswordThatNobodyCanSeeIsNotTaken();
};

void TestConsole::aSignThatCannotBeTypedIsToldSo_data() {
  QTest::addColumn<QString>("line");
  QTest::newRow("an arrow key") << u"say \x1b[A"_s;
  QTest::newRow("a tab and a bell") << u"say\tWait\a"_s;
  QTest::newRow("letters that are no UTF-8") << u"say \xfffd"_s;
}
void TestConsole::aSignThatCannotBeTypedIsToldSo() {
  QFETCH(QString, line);
  Kept bench(3);
  QCOMPARE(bench.answer(line), u"error: a sign in this line cannot be typed here."_s);
  QCOMPARE(bench.answer(u"say Wait"_s), u"ok"_s);
}

void TestConsole::itLiftsABan() {
  Kept bench(3);
  SOON(bench.host.last<wire::Welcome>());
  Talker& ravi = bench.come(u"Ravi"_s);
  SOON(ravi.last<wire::Welcome>());
  QCOMPARE(bench.answer(u"ban 2 Enough."_s), u"ok"_s);
  QVERIFY(bench.answer(u"status"_s).contains(u"\nbanned: "_s));
  Talker& away = bench.come(u"Ravi"_s);
  SOON_EQUAL(away.refusal(), Refusal::Banned);
  QVERIFY(bench.answer(u"unban Nobody"_s).startsWith(u"error"_s));
  QCOMPARE(bench.answer(u"unban RAVI"_s), u"ok"_s);
  QVERIFY(!bench.answer(u"status"_s).contains(u"\nbanned: "_s));
  Talker& again = bench.come(u"Ravi"_s);
  SOON(again.last<wire::Welcome>());
}

void TestConsole::itMutesSomebodyWhoWatches() {
  Kept bench(3);
  SOON(bench.host.last<wire::Welcome>());
  const auto dev = bench.watcher(u"Dev"_s);
  SOON_EQUAL(bench.server.facts().watchers.size(), 1);
  const QString who = bench.nameOfWatcher();
  QVERIFY(bench.status().contains(u"watcher %1: Dev"_s.arg(who)));
  QCOMPARE(bench.answer(u"mute "_s + who), u"ok"_s);
  QVERIFY(bench.status().contains(u"watcher %1: Dev muted"_s.arg(who)));
  QVERIFY(bench.answer(u"mute "_s + who).startsWith(u"error"_s));  // they are muted already
  dev->say(wire::Say{u"But"_s, -1});
  SOON_EQUAL(dev->refusal(), Refusal::Muted);
  QCOMPARE(bench.answer(u"unmute "_s + who), u"ok"_s);
  QVERIFY(bench.status().contains(u"watcher %1: Dev"_s.arg(who)));
  dev->say(wire::Say{u"Thank you"_s, -1});
  SOON_EQUAL(bench.host.last<wire::Chat>()->line.text, u"Thank you"_s);
}

void TestConsole::itSendsSomebodyWhoWatchesAway_data() {
  QTest::addColumn<QString>("word");
  QTest::addColumn<Refusal>("why");
  QTest::addColumn<Refusal>("again");
  QTest::newRow("who was removed may come back") << u"kick"_s << Refusal::Kicked << Refusal::None;
  QTest::newRow("who was banned may not") << u"ban"_s << Refusal::Banned << Refusal::Banned;
}

void TestConsole::itSendsSomebodyWhoWatchesAway() {
  QFETCH(QString, word);
  QFETCH(Refusal, why);
  QFETCH(Refusal, again);
  Kept bench(3);
  SOON(bench.host.last<wire::Welcome>());
  const auto dev = bench.watcher(u"Dev"_s);
  SOON_EQUAL(bench.server.facts().watchers.size(), 1);
  QCOMPARE(bench.answer(u"%1 %2 Enough."_s.arg(word, bench.nameOfWatcher())), u"ok"_s);
  SOON(dev->last<wire::Bye>());
  QCOMPARE(dev->last<wire::Bye>()->why, why);
  SOON(bench.server.facts().watchers.isEmpty());
  const auto back = bench.watcher(u"Dev"_s);
  SOON(back->last<wire::Welcome>() || back->last<wire::Refused>());
  QCOMPARE(back->refusal(), again);
}

void TestConsole::aNumberThatNobodyWhoWatchesHasIsToldSo_data() {
  QTest::addColumn<QString>("line");
  for (const char* line : {"kick w0", "kick w", "mute w-1", "ban w99999999999", "unmute w12345", "mute wool"})
    QTest::newRow(line) << QString::fromLatin1(line);
}

void TestConsole::aNumberThatNobodyWhoWatchesHasIsToldSo() {
  QFETCH(QString, line);
  Kept bench(2);
  SOON(bench.host.last<wire::Welcome>());
  const auto dev = bench.watcher(u"Dev"_s);
  SOON_EQUAL(bench.server.facts().watchers.size(), 1);
  QVERIFY(bench.answer(line).startsWith(u"error"_s));
  QCOMPARE(bench.server.facts().watchers.size(), 1);
}

void TestConsole::aPasswordThatNobodyCanSeeIsNotTaken() {
  Kept bench(2);
  QCOMPARE(bench.answer(u"password \u200b\u200d"_s), u"error: nobody can see this password."_s);
  QVERIFY(bench.server.facts().password == Password::None);
  QCOMPARE(bench.answer(u"password open sesame"_s), u"ok"_s);
  QVERIFY(bench.server.facts().password == Password::Asked);
  QCOMPARE(bench.answer(u"password"_s), u"ok"_s);
  QVERIFY(bench.server.facts().password == Password::None);
}

TAPU_TEST_WITH_LOOP(TestConsole)
#include "test_console.moc"
