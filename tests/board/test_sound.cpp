// SPDX-License-Identifier: GPL-3.0-or-later
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>
#include <mutex>

#include "app/kit/sound.h"
#include "app/kit/wave_file.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

QByteArray little(quint32 number, int bytes) {
  QByteArray result(4, '\0');
  qToLittleEndian(number, result.data());
  return result.left(bytes);
}

/// A WAV file by hand, as the description of the format has it.
QByteArray waveFile(int channels, quint32 rate, int bits, const QByteArray& data, int format = 1) {
  const QByteArray form = little(static_cast<quint32>(format), 2) + little(static_cast<quint32>(channels), 2) +
                          little(rate, 4) + little(rate * 2, 4) + little(2, 2) + little(static_cast<quint32>(bits), 2);
  const QByteArray rest = "WAVEfmt " + little(16, 4) + form + "LIST" + little(3, 4) + "abc" + QByteArray(1, '\0') +
                          "data" + little(static_cast<quint32>(data.size()), 4) + data;
  return "RIFF" + little(static_cast<quint32>(rest.size()), 4) + rest;
}

QByteArray samples(std::initializer_list<int> values) {
  QByteArray data;
  for (const int value : values) data += little(static_cast<quint32>(value), 2);
  return data;
}

/// Notes what is played, in the place of a device.
struct Notes {
  std::mutex lock;
  QList<std::pair<Sound, double>> played;
  QString problem;
  QList<std::pair<Sound, double>> all() {
    const std::scoped_lock hold(lock);
    return played;
  }
};
class NotingOutput : public SoundOutput {
 public:
  explicit NotingOutput(Notes& notes) : notes_(notes) {}
  QString play(Sound sound, double loudness) override {
    const std::scoped_lock hold(notes_.lock);
    notes_.played.append({sound, loudness});
    return notes_.problem;
  }
  void rest() override {}

 private:
  Notes& notes_;
};

}  // namespace

class TestSound : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void aFileOfOneChannelIsReadAsItIs() {
    Waves waves;
    QCOMPARE(readWaves(waveFile(1, 24000, 16, samples({0, 1000, -1000, 32767})), waves), WaveFault::None);
    QCOMPARE(waves, (Waves{24000, {0, 1000, -1000, 32767}}));
  }

  void twoChannelsBecomeOne() {
    Waves waves;
    QCOMPARE(readWaves(waveFile(2, 44100, 16, samples({100, 300, -50, 50})), waves), WaveFault::None);
    QCOMPARE(waves, (Waves{44100, {200, 0}}));
  }

  void aFileThatCannotBeUsedIsRefused_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<WaveFault>("fault");
    const QByteArray good = waveFile(1, 24000, 16, samples({1, 2, 3}));
    QTest::newRow("nothing in it") << QByteArray() << WaveFault::NotAWaveFile;
    QTest::newRow("a text") << QByteArray("this is no sound at all, it is a text") << WaveFault::NotAWaveFile;
    QTest::newRow("cut off in the numbers") << good.left(good.size() - 2) << WaveFault::NotAWaveFile;
    QTest::newRow("cut off after the form") << good.left(36) << WaveFault::NotAWaveFile;
    QTest::newRow("a form of two bytes") << QByteArray("RIFF" + little(14, 4) + "WAVEfmt " + little(2, 4) + "ab")
                                         << WaveFault::UnusableForm;
    QTest::newRow("eight bits") << waveFile(1, 24000, 8, samples({1})) << WaveFault::UnusableForm;
    QTest::newRow("compressed") << waveFile(1, 24000, 16, samples({1}), 85) << WaveFault::UnusableForm;
    QTest::newRow("no channel") << waveFile(0, 24000, 16, samples({1})) << WaveFault::UnusableForm;
    QTest::newRow("six channels") << waveFile(6, 24000, 16, samples({1})) << WaveFault::UnusableForm;
    QTest::newRow("no samples a second") << waveFile(1, 0, 16, samples({1})) << WaveFault::UnusableForm;
    QTest::newRow("eleven seconds") << waveFile(1, 8000, 16, QByteArray(11 * 8000 * 2, '\0')) << WaveFault::TooLong;
  }
  void aFileThatCannotBeUsedIsRefused() {
    QFETCH(QByteArray, bytes);
    Waves waves{1, {7}};
    QTEST(readWaves(bytes, waves), "fault");
    QCOMPARE(waves, (Waves{1, {7}}));
  }

  void everySoundOfTheProgramCanBeRead() {
    for (const Sound sound : kSounds) {
      QFile file(u":/sounds/%1.wav"_s.arg(soundKey(sound)));
      QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
      Waves waves;
      QCOMPARE(readWaves(file.readAll(), waves), WaveFault::None);
      const auto loudest = std::ranges::max(waves.values, {}, [](int value) { return std::abs(value); });
      QVERIFY2(std::abs(loudest) > 10000 && std::abs(loudest) < 32767, "it is heard, and not cut off");
      QVERIFY2(waves.values.size() < 3U * static_cast<unsigned>(waves.rate), "shorter than three seconds");
    }
  }

  void aSoundIsPlayedAsLoudAsTheSettingsWant() {
    Notes notes;
    SoundPlayer player(std::make_unique<NotingOutput>(notes));
    player.setVolume(50, {u"clock"_s});
    player.play(Sound::Clock);
    player.play(Sound::Throw);
    SOON_EQUAL(notes.all().size(), 1);
    QCOMPARE(notes.all().first().first, Sound::Throw);
    QCOMPARE(notes.all().first().second, 0.25);
    player.play(Sound::Throw);  // within a tenth of a second
    player.setVolume(0, {});
    player.play(Sound::Win);
    player.setVolume(100, {});
    player.play(Sound::Build);
    SOON_EQUAL(notes.all().size(), 2);
    QCOMPARE(notes.all().last(), (std::pair{Sound::Build, 1.0}));
  }

  void whyNothingIsHeardIsToldOnce() {
    Notes notes;
    notes.problem = u"There is no loudspeaker."_s;
    SoundPlayer player(std::make_unique<NotingOutput>(notes));
    QSignalSpy failed(&player, &SoundPlayer::failed);
    player.play(Sound::Throw);
    player.play(Sound::Build);
    SOON_EQUAL(notes.all().size(), 2);
    SOON_EQUAL(failed.size(), 1);
    QCOMPARE(failed.first().first().toString(), u"There is no loudspeaker."_s);
  }

  /// The library with its own output that leads nowhere, as on a computer without a sound card.
  void theLibraryPlaysWithoutASoundCard() {
    qputenv("ALSOFT_DRIVERS", "null");
    const auto output = openAlOutput({});
    for (const Sound sound : kSounds) QCOMPARE(output->play(sound, 0.5), QString());
    output->rest();
    QCOMPARE(output->play(Sound::Win, 0.5), QString());
  }

  /// In a process of its own, since the library looks for devices once. ALSA has no configuration there, and no device.
  void whereThereIsNoDeviceNothingIsSaidOnTheConsole() {
    if (qEnvironmentVariableIsSet("TAPU_WITHOUT_DEVICE")) {
      const auto output = openAlOutput({});
      QCOMPARE(output->play(Sound::Build, 1),
               u"There is no sound: this computer has no sound device that can be used."_s);
      return;
    }
    QProcess alone;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"TAPU_WITHOUT_DEVICE"_s, u"1"_s);
    environment.insert(u"ALSOFT_DRIVERS"_s, u"alsa"_s);
    environment.insert(u"ALSA_CONFIG_PATH"_s, u"/dev/null"_s);
    alone.setProcessEnvironment(environment);
    alone.start(QCoreApplication::applicationFilePath(),
                {u"sound"_s, u"whereThereIsNoDeviceNothingIsSaidOnTheConsole"_s});
    SOON_EQUAL(alone.state(), QProcess::NotRunning);
    QVERIFY2(alone.exitCode() == 0, alone.readAllStandardOutput().constData());
    QCOMPARE(QString::fromUtf8(alone.readAllStandardError()), QString());
  }

  void aSoundFileThatCannotBeReadIsASentence() {
    qputenv("ALSOFT_DRIVERS", "null");
    QTemporaryDir folder;
    QFile own(folder.filePath(u"throw.wav"_s));
    QVERIFY(own.open(QIODevice::WriteOnly));
    own.write("no sound");
    own.close();
    const auto output = openAlOutput(folder.path());
    QCOMPARE(output->play(Sound::Throw, 1),
             u"The sound file %1 cannot be played: it is not a whole WAV file."_s.arg(own.fileName()));
    QCOMPARE(output->play(Sound::Build, 1), QString());
  }
};

TAPU_TEST_WITH_LOOP(TestSound)
#include "test_sound.moc"
