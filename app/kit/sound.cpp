// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/sound.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QTimer>

#include "app/kit/wave_file.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr int kPauseMs = 100;                        // before the same sound is played again
constexpr int kRestMs = (kLongestSound + 2) * 1000;  // after the last sound began, before the device is closed
constexpr int kPatienceMs = 500;                     // at the end of the program, for a device that does not answer

struct SoundWords {
  const char* key;
  const char* name;
};

const SoundWords& wordsOf(Sound sound) {
  static constexpr std::array<SoundWords, kSounds.size()> words{{
      //: A sound of the game, in the settings
      {"throw", QT_TRANSLATE_NOOP("tapu::Sound", "Dice are thrown")},
      //: A sound of the game, in the settings
      {"seven", QT_TRANSLATE_NOOP("tapu::Sound", "A seven is thrown")},
      //: A sound of the game, in the settings
      {"build", QT_TRANSLATE_NOOP("tapu::Sound", "Something is built")},
      //: A sound of the game, in the settings
      {"offer", QT_TRANSLATE_NOOP("tapu::Sound", "You are offered a trade")},
      //: A sound of the game, in the settings
      {"turn", QT_TRANSLATE_NOOP("tapu::Sound", "The game waits for you")},
      //: A sound of the game, in the settings
      {"robbed", QT_TRANSLATE_NOOP("tapu::Sound", "You are robbed")},
      //: A sound of the game, in the settings
      {"win", QT_TRANSLATE_NOOP("tapu::Sound", "The game is over")},
      //: A sound of the game, in the settings
      {"clock", QT_TRANSLATE_NOOP("tapu::Sound", "You have ten seconds left")},
      //: A sound of the game, in the settings: an event of the Crazy rules, such as a flood
      {"event", QT_TRANSLATE_NOOP("tapu::Sound", "An event comes")},
  }};
  return words[static_cast<std::size_t>(sound)];
}

qint64 nowMs() { return QDeadlineTimer::current().deadline(); }

}  // namespace

QString soundKey(Sound sound) { return QString::fromLatin1(wordsOf(sound).key); }
QString soundName(Sound sound) { return QCoreApplication::translate("tapu::Sound", wordsOf(sound).name); }

/// The part that lives in the thread.
class SoundPlayer::Worker : public QObject {
 public:
  Worker(std::unique_ptr<SoundOutput> output, SoundPlayer* player) : output_(std::move(output)), player_(player) {
    silence_ = new QTimer(this);
    silence_->setSingleShot(true);
    silence_->setInterval(kRestMs);
    connect(silence_, &QTimer::timeout, this, [this] { output_->rest(); });
  }
  void play(Sound sound, double loudness) {
    const QString why = output_->play(sound, loudness);
    silence_->start();
    if (!why.isEmpty())
      QMetaObject::invokeMethod(player_, [player = player_, why] {
        if (player->told_.contains(why)) return;
        player->told_.append(why);
        Q_EMIT player->failed(why);
      });
  }

 private:
  std::unique_ptr<SoundOutput> output_;
  SoundPlayer* player_;  // outlives the thread
  QTimer* silence_;
};

SoundPlayer::SoundPlayer(std::unique_ptr<SoundOutput> output, QObject* parent)
    : QObject(parent), worker_(new Worker(std::move(output), this)) {
  worker_->moveToThread(&thread_);
  connect(&thread_, &QThread::finished, worker_, &QObject::deleteLater);
}

SoundPlayer::~SoundPlayer() {
  if (!thread_.isRunning()) {
    delete worker_;
    return;
  }
  thread_.quit();
  // A device that hangs does not keep the program: it ends anyway.
  if (!thread_.wait(kPatienceMs)) {
    thread_.terminate();
    thread_.wait();
  }
}

void SoundPlayer::setVolume(int percent, const QStringList& silent) {
  percent_ = percent;
  silent_ = silent;
}

void SoundPlayer::play(Sound sound) {
  if (percent_ <= 0 || silent_.contains(soundKey(sound))) return;
  qint64& last = playedAt_[static_cast<std::size_t>(sound)];
  const qint64 now = nowMs();
  if (last && now - last < kPauseMs) return;
  last = now;
  if (!thread_.isRunning()) thread_.start();
  // Twice as loud for an ear is four times so for a loudspeaker.
  const double loudness = percent_ * percent_ / 10000.0;
  QMetaObject::invokeMethod(worker_, [worker = worker_, sound, loudness] { worker->play(sound, loudness); });
}

void SoundPlayer::check() {
  told_.clear();
  if (!thread_.isRunning()) thread_.start();
  QMetaObject::invokeMethod(worker_, [worker = worker_] { worker->play(Sound::Offer, 0); });
}

}  // namespace tapu

#include "moc_sound.cpp"
