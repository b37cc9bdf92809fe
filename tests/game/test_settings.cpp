// SPDX-License-Identifier: GPL-3.0-or-later
#include <sys/stat.h>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/session/settings/address.h"
#include "app/session/settings/damaged_settings.h"
#include "app/session/settings/settings.h"
#include "app/wire/messages.h"
#include "tests/newest_seat.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

class TestSettings : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void asksOnce();
  void survivesARestart();
  void forgetsWhatWasChosenButNotWhoThePlayerIs();
  void keepsTenAddresses();
  void whatAFileSaysTooMuchIsLeftOut();
  void keepsTheSeatForTheOwnerAlone();
  void keepsTheSeatsOfTwentyTables();
  void aDamagedFileOfSeatsIsPutAside();
  void theNameOfAKeptGameIsOneLineThatNothingTurnsRound();
  void readsTheSeatOfAnOlderProgram();
  void keepsASeatInMemoryWhereNothingCanBeWritten();
  void standsWrongValues();
  void waitsForNoPipe();
  void tellsOnceThatNothingIsWritten();
  void tellsWhenAValueIsAnother();
  void knowsBeforeAWriteThatNothingIsKept();
  void keepsOnDiskWhatItReads();
  void keepsWhatWasDamaged_data();
  void keepsWhatWasDamaged();
  void keepsNoCopyOfWholeSettings();
};

void TestSettings::waitsForNoPipe() {
  QTemporaryDir folder;
  const QString file = folder.filePath(u"settings.ini"_s);
  QCOMPARE(::mkfifo(QFile::encodeName(file).constData(), 0600), 0);
  Settings settings(folder.path());
  QVERIFY(settings.isFirstStart());
  settings.player.name.set(u"आशा"_s);
  QCOMPARE(settings.player.name(), u"आशा"_s);  // for as long as the program runs
  QVERIFY2(QFileInfo::exists(file) && !QFileInfo(file).isFile(), "it stays as it was");
}

void TestSettings::tellsOnceThatNothingIsWritten() {
  QTemporaryDir folder;
  QCOMPARE(::mkfifo(QFile::encodeName(folder.filePath(u"settings.ini"_s)).constData(), 0600), 0);
  Settings settings(folder.path());
  const QSignalSpy failed(&settings.file(), &SettingsFile::failed);
  settings.player.name.set(u"Asha"_s);
  settings.view.textSize.set(120);
  QCOMPARE(failed.count(), 1);
  QCOMPARE(settings.file().path(), folder.filePath(u"settings.ini"_s));  // which the person is told
}

void TestSettings::knowsBeforeAWriteThatNothingIsKept() {
  QTemporaryDir folder;
  QVERIFY(Settings(folder.filePath(u"new"_s)).file().isWritable());
  QFile file(folder.filePath(u"file"_s));
  QVERIFY(file.open(QIODevice::WriteOnly));
  QVERIFY(!Settings(folder.filePath(u"file/x"_s)).file().isWritable());
  QCOMPARE(::mkfifo(QFile::encodeName(folder.filePath(u"settings.ini"_s)).constData(), 0600), 0);
  QVERIFY(!Settings(folder.path()).file().isWritable());
}

void TestSettings::keepsOnDiskWhatItReads() {
  QTemporaryDir folder;
  Settings settings(folder.path());
  settings.player.name.set(u"A\u202esh\001a"_s);
  settings.view.textSize.set(7000);
  const QSettings file(settings.file().path(), QSettings::IniFormat);
  QCOMPARE(file.value(u"player/name"_s).toString(), u"Asha"_s);
  QCOMPARE(file.value(u"view/textSize"_s).toInt(), settings.view.textSize());
}

void TestSettings::tellsWhenAValueIsAnother() {
  QTemporaryDir folder;
  Settings settings(folder.path());
  const QSignalSpy failed(&settings.file(), &SettingsFile::failed);
  const QSignalSpy changed(&settings.view.textSize, &ChangeTeller::changed);
  settings.view.textSize.set(120);
  QCOMPARE(changed.count(), 1);
  settings.view.textSize.set(120);
  settings.view.rulesZoom.set(150);
  QCOMPARE(changed.count(), 1);
  settings.view.textSize.set(999);  // the largest there is counts
  QCOMPARE(changed.count(), 2);
  QCOMPARE(settings.view.textSize(), 200);
  QCOMPARE(failed.count(), 0);
}

// After a loss of power, say. The settings write their file anew as soon as something is changed: what stood there is
// kept beside, and who looks again before that finds the same copy.
void TestSettings::keepsWhatWasDamaged_data() {
  QTest::addColumn<QByteArray>("text");
  QTest::newRow("zero bytes") << QByteArray(300, '\0');
  QTest::newRow("zero bytes at the end") << "[player]\nname=Asha\n" + QByteArray(20, '\0');
  QTest::newRow("a line that is cut off") << QByteArray("[player]\nname=Asha\n[view]\nthe");
  QTest::newRow("another file") << QByteArray("\x89PNG\r\n\x1a\n");
}
void TestSettings::keepsWhatWasDamaged() {
  QFETCH(QByteArray, text);
  QTemporaryDir folder;
  const auto put = [&](const QByteArray& bytes) {
    QFile file(folder.filePath(u"settings.ini"_s));
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
  };
  const auto contentOf = [](const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  };
  QVERIFY(put(text));
  const QString kept = keepDamagedSettings(folder.path());
  QCOMPARE(kept, folder.filePath(u"settings.ini.damaged"_s));
  QCOMPARE(contentOf(kept), text);
  QCOMPARE(keepDamagedSettings(folder.path()), kept);
  Settings settings(folder.path());
  settings.view.language.set(u"hi"_s);
  QCOMPARE(Settings(folder.path()).view.language(), u"hi"_s);
  QCOMPARE(keepDamagedSettings(folder.path()), QString());  // they are whole again
  QCOMPARE(contentOf(kept), text);
  QVERIFY(put(text + "more"));
  QCOMPARE(keepDamagedSettings(folder.path()), folder.filePath(u"settings.ini.damaged-2"_s));
  QCOMPARE(contentOf(kept), text);
}

void TestSettings::keepsNoCopyOfWholeSettings() {
  QTemporaryDir folder;
  QCOMPARE(keepDamagedSettings(folder.path()), QString());
  Settings settings(folder.path());
  settings.player.name.set(u"आशा\nand = [more]"_s);
  settings.view.geometry.set(QByteArray("\0\n=\x80", 4));
  settings.shortcuts.set({{u"moveRoll"_s, {u"Ctrl+="_s, u"["_s}}});
  settings.game.unasked.set({u"Vikram, the first"_s, u";"_s});
  settings.rememberFile(u"/a/[b]\n.tapu"_s);
  QCOMPARE(keepDamagedSettings(folder.path()), QString());
  QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{u"settings.ini"_s});
}

void TestSettings::asksOnce() {
  QTemporaryDir folder;
  QVERIFY(Settings(folder.path()).isFirstStart());
  Settings settings(folder.path());
  settings.view.language.set(u"hi"_s);
  QVERIFY(Settings(folder.path()).isFirstStart());
  settings.player.name.set(u" आशा "_s);
  QVERIFY(!Settings(folder.path()).isFirstStart());
}

void TestSettings::survivesARestart() {
  QTemporaryDir folder;
  Settings settings(folder.path());
  settings.player.name.set(u"आशा"_s);
  settings.player.color.set(7);
  settings.view.language.set(u"hi"_s);
  settings.view.theme.set(u"dark"_s);
  settings.view.animations.set(Animations::Fast);
  settings.game.autoRoll.set(AutoRoll::On);
  settings.view.logFilter.set(LogFilter::Trades);
  settings.game.unasked.set({u"Vikram"_s, u"मीरा"_s});
  settings.game.botPace.set(BotPace::Steps);
  settings.view.logSize.set(LogSize::Wide);
  settings.view.textSize.set(150);
  settings.view.colorVision.set(ColorVision::GreenWeak);
  settings.sound.on.set(Sounds::Off);
  settings.sound.volume.set(35);
  settings.sound.silent.set({u"clock"_s});
  const QMap<QString, QStringList> keys{{u"moveTrade"_s, {u"Ctrl+Shift+D"_s, u"D"_s}}, {u"moveRoll"_s, {}}};
  settings.shortcuts.set(keys);
  settings.port.set(5001);
  settings.view.geometry.set("where");
  // Another object reads the file while the first still lives, as after a kill.
  const Settings again(folder.path());
  QCOMPARE(again.player.name(), u"आशा"_s);
  QCOMPARE(again.player.color(), 7);
  QCOMPARE(again.view.language(), u"hi"_s);
  QCOMPARE(again.view.theme(), u"dark"_s);
  QCOMPARE(again.view.animations(), Animations::Fast);
  QCOMPARE(again.game.autoRoll(), AutoRoll::On);
  QCOMPARE(again.view.logFilter(), LogFilter::Trades);
  QCOMPARE(again.game.unasked(), QStringList({u"Vikram"_s, u"मीरा"_s}));
  QCOMPARE(again.game.botPace(), BotPace::Steps);
  QCOMPARE(again.view.logSize(), LogSize::Wide);
  QCOMPARE(again.view.textSize(), 150);
  QCOMPARE(again.view.colorVision(), ColorVision::GreenWeak);
  QCOMPARE(again.sound.on(), Sounds::Off);
  QCOMPARE(again.sound.volume(), 35);
  QCOMPARE(again.sound.silent(), QStringList{u"clock"_s});
  QCOMPARE(again.shortcuts(), keys);
  QCOMPARE(int{again.port()}, 5001);
  QCOMPARE(again.view.geometry(), QByteArray("where"));
}

void TestSettings::forgetsWhatWasChosenButNotWhoThePlayerIs() {
  QTemporaryDir folder;
  Settings settings(folder.path());
  settings.player.name.set(u"आशा"_s);
  settings.player.color.set(7);
  settings.view.language.set(u"hi"_s);
  settings.rememberAddress(u"host1"_s);
  settings.gamesFolder.set(folder.path());
  settings.view.theme.set(u"dark"_s);
  settings.view.textSize.set(200);
  settings.game.botPace.set(BotPace::Slow);
  settings.sound.volume.set(5);
  settings.shortcuts.set({{u"moveTrade"_s, {u"D"_s}}});
  settings.port.set(5001);
  settings.view.numberTable.set(NumberTable::Shown);
  const QSignalSpy paced(&settings.game.botPace, &ChangeTeller::changed);
  const QSignalSpy named(&settings.player.name, &ChangeTeller::changed);
  const QSignalSpy tabled(&settings.view.numberTable, &ChangeTeller::changed);
  settings.resetChoices();
  QCOMPARE(paced.count(), 1);
  QVERIFY2(named.isEmpty() && tabled.isEmpty(), "they are what they were");
  const Settings again(folder.path());
  QCOMPARE(again.player.name(), u"आशा"_s);
  QCOMPARE(again.player.color(), 7);
  QCOMPARE(again.view.language(), u"hi"_s);
  QCOMPARE(again.addresses(), QStringList{u"host1"_s});
  QCOMPARE(again.gamesFolder(), folder.path());
  QCOMPARE(again.view.theme(), u"system"_s);
  QCOMPARE(again.view.textSize(), 100);
  QCOMPARE(again.game.botPace(), BotPace::Normal);
  QCOMPARE(again.sound.volume(), 60);
  QVERIFY(again.shortcuts().isEmpty());
  QCOMPARE(int{again.port()}, 4710);
}

void TestSettings::keepsTenAddresses() {
  QTemporaryDir folder;
  Settings settings(folder.path());
  for (int i = 1; i <= 12; ++i) settings.rememberAddress(u"host%1"_s.arg(i));
  settings.rememberAddress(u"host9"_s);
  const QStringList list = Settings(folder.path()).addresses();
  QCOMPARE(list.size(), 10);
  QCOMPARE(list.mid(0, 3), (QStringList{u"host9"_s, u"host12"_s, u"host11"_s}));
  QVERIFY(!list.contains(u"host2"_s));
}

void TestSettings::whatAFileSaysTooMuchIsLeftOut() {
  QTemporaryDir folder;
  {
    QSettings file(folder.filePath(u"settings.ini"_s), QSettings::IniFormat);
    file.setValue("player/name"_L1, QString(u"\u202eanaH\x07"_s));
    file.setValue("network/addresses"_L1, QStringList(2000, u"host"_s));
    file.setValue("files/recent"_L1, QStringList(2000, u"/file"_s));
  }
  const Settings settings(folder.path());
  QCOMPARE(settings.player.name(), u"anaH"_s);  // as a server makes it
  QCOMPARE(settings.addresses().size(), 10);
  QCOMPARE(settings.recentFiles().size(), 8);
}

void TestSettings::keepsTheSeatForTheOwnerAlone() {
  QTemporaryDir folder;
  QVERIFY(!test::newestSeat(Settings(folder.path())));
  const Rejoin rejoin{u"192.168.1.20:4711"_s,
                      QByteArray("\x00\x01\xff token", 9),
                      u"आशा का गेम"_s,
                      {57, QByteArray(wire::kReceiptBytes, '\xfe')},
                      123455,
                      QByteArray("\x00key", 4),
                      TablePolicy{WatchRule::Delayed, 7, SitDown::Closed, 0}};
  Settings(folder.path()).seats().keep(rejoin);
  QVERIFY(!Settings(folder.path()).seats().isDamaged());
  QCOMPARE(test::newestSeat(Settings(folder.path())), rejoin);
  const auto permissions = QFile::permissions(folder.filePath(u"rejoin.json"_s));
  QVERIFY(!(permissions & (QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther)));
  Settings(folder.path()).seats().forget(rejoin);
  QVERIFY(!test::newestSeat(Settings(folder.path())));
}

// Cut off as after a loss of power: the seats in it may be mended by hand.
void TestSettings::aDamagedFileOfSeatsIsPutAside() {
  QTemporaryDir folder;
  const QString path = folder.filePath(u"rejoin.json"_s);
  const QByteArray cut = R"({"seats": [{"address": "192.168.1.20:4711", "tok)";
  QFile file(path);
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write(cut);
  file.close();
  const Settings settings(folder.path());
  QVERIFY(settings.seats().isDamaged());
  Settings(folder.path()).seats().keep({u"192.168.1.21:4710"_s, "key", u"Another evening"_s});
  QCOMPARE(settings.seats().all().size(), 1);
  QFile aside(path + u".damaged"_s);
  QVERIFY(aside.open(QIODevice::ReadOnly));
  QCOMPARE(aside.readAll(), cut);
}

// A name comes from a host, and stands in a file: what turns a text round or breaks its line is not shown from there.
void TestSettings::theNameOfAKeptGameIsOneLineThatNothingTurnsRound() {
  QTemporaryDir folder;
  QFile file(folder.filePath(u"rejoin.json"_s));
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write(R"({"seats": [{"address": "192.168.1.20:4711", "token": "6162",
                 "game": "Eve\u202ening\u0007\n\u2066game"}]})");
  file.close();
  QCOMPARE(test::newestSeat(Settings(folder.path()))->gameName, u"Evening game"_s);
}

// A family plays a game here and a game there: each evening goes on where it was left.
void TestSettings::keepsTheSeatsOfTwentyTables() {
  QTemporaryDir folder;
  const auto seatAt = [](int number) {
    Rejoin seat{u"192.168.1.20"_s, "token", u"Evening %1"_s.arg(number)};
    seat.token = QByteArray(32, static_cast<char>(number));
    seat.table = TableIdentity::fresh(QByteArray(16, static_cast<char>(number)));
    return seat;
  };
  for (int number = 1; number <= 21; ++number) Settings(folder.path()).seats().keep(seatAt(number));
  const Settings settings(folder.path());
  QCOMPARE(settings.seats().all().size(), 20);
  QCOMPARE(test::newestSeat(settings), seatAt(21));
  QVERIFY2(!settings.seats().at(seatAt(1).table), "the one that was used longest ago went first");
  QCOMPARE(settings.seats().at(seatAt(2).table), seatAt(2));
  Rejoin moved = seatAt(5);
  moved.address = u"10.0.0.7:5000"_s;
  moved.others = {u"192.168.1.20"_s};
  Settings(folder.path()).seats().keep(moved);
  QCOMPARE(settings.seats().all().size(), 20);
  QCOMPARE(test::newestSeat(settings), moved);
  Settings(folder.path()).seats().forget(moved);
  QVERIFY(!settings.seats().at(moved.table));
  QCOMPARE(settings.seats().all().size(), 19);
}

// The file of an older program is one seat, of a table that it did not know by its identity.
void TestSettings::readsTheSeatOfAnOlderProgram() {
  QTemporaryDir folder;
  QFile file(folder.filePath(u"rejoin.json"_s));
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write(R"({"address": "192.168.1.20:4711", "token": "6162", "game": "Evening", "moves": 0, "receipt": "",
                 "code": -1, "passwordKey": "", "policy": ""})");
  file.close();
  Settings settings(folder.path());
  QVERIFY(test::newestSeat(settings));
  QCOMPARE(test::newestSeat(settings)->token, QByteArray("ab"));
  QVERIFY(!test::newestSeat(settings)->table.isKnown());
  QCOMPARE(settings.seats().at(Address{u"192.168.1.20"_s, 4711}), test::newestSeat(settings));
  Rejoin known = *test::newestSeat(settings);  // its host, updated, has said which table it is
  known.table = TableIdentity::fresh(QByteArray(16, 't'));
  settings.seats().keep(known);
  QCOMPARE(settings.seats().all(), QList<Rejoin>{known});
}

// ROBUSTNESS: what the question before leaving promises holds, as long as the program runs.
void TestSettings::keepsASeatInMemoryWhereNothingCanBeWritten() {
  QTemporaryDir folder;
  QFile plain(folder.filePath(u"file"_s));
  QVERIFY(plain.open(QIODevice::WriteOnly));
  Settings settings(folder.filePath(u"file/below"_s));
  const Rejoin rejoin{u"192.168.1.20:4711"_s, "token", u"Evening"_s, {3, QByteArray(wire::kReceiptBytes, 'r')}};
  settings.seats().keep(rejoin);
  QCOMPARE(test::newestSeat(settings), rejoin);
  QCOMPARE(settings.seats().at(Address{u"192.168.1.20"_s, 4711}), rejoin);
  QVERIFY2(settings.seats().lock({}), "nobody else can hold it");
  settings.seats().forget(rejoin);
  QVERIFY(!test::newestSeat(settings));
}

void TestSettings::standsWrongValues() {
  QTemporaryDir folder;
  QFile ini(folder.filePath(u"settings.ini"_s));
  QVERIFY(ini.open(QIODevice::WriteOnly));
  ini.write(
      "[player]\ncolor=99\n[game]\nbotPace=-3\n[network]\nport=70000\n[view]\ntextSize=7\ncolorVision=9\n[sound]"
      "\nvolume=400\n");
  ini.close();
  QFile rejoin(folder.filePath(u"rejoin.json"_s));
  QVERIFY(rejoin.open(QIODevice::WriteOnly));
  rejoin.write("{\"address\": 3");
  rejoin.close();
  const Settings settings(folder.path());
  QCOMPARE(settings.player.color(), 0);
  QCOMPARE(settings.game.botPace(), BotPace::Normal);
  QCOMPARE(int{settings.port()}, 4710);
  QCOMPARE(settings.view.textSize(), 80);  // the smallest there is
  QCOMPARE(settings.view.colorVision(), ColorVision::Usual);
  QCOMPARE(settings.sound.volume(), 100);
  QVERIFY(!test::newestSeat(settings));
}

TAPU_TEST_WITH_LOOP(TestSettings)
#include "test_settings.moc"
