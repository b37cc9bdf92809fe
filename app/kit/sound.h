// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QThread>
#include <array>
#include <memory>

namespace tapu {

/// Everything that can be heard.
enum class Sound : quint8 {
  Throw,   ///< dice are thrown
  Seven,   ///< the throw was a seven
  Build,   ///< a piece was built
  Offer,   ///< somebody offers the player a trade
  Turn,    ///< the game waits for the player
  Robbed,  ///< the player lost a card to another
  Win,     ///< the game is over
  Clock,   ///< ten seconds are left
  Event    ///< an event of Crazy comes, or strikes
};
inline constexpr std::array kSounds{Sound::Throw,  Sound::Seven, Sound::Build, Sound::Offer, Sound::Turn,
                                    Sound::Robbed, Sound::Win,   Sound::Clock, Sound::Event};

/// The key of a sound in the settings and, with ".wav", its file: "throw".
QString soundKey(Sound sound);
/// Its meaning, translated: "Dice are thrown".
QString soundName(Sound sound);

/// The player of sounds, in a thread of its own: an interface for `SoundPlayer`, whose tests put another in its place.
/// Both functions are called in that thread alone.
class SoundOutput {
 public:
  virtual ~SoundOutput() = default;
  /// Plays the sound once, over sounds still heard; `loudness` 0..1. Returns why that cannot be, translated, else an
  /// empty text.
  virtual QString play(Sound sound, double loudness) = 0;
  /// Nothing was played for a while: lets go of the device.
  virtual void rest() = 0;
};

/// Plays through the library OpenAL Soft, which is loaded at the first sound, so that a silent program never loads it.
/// `folder` may hold files of the player's own, named `soundKey` and ".wav"; for missing ones the program has its own.
std::unique_ptr<SoundOutput> openAlOutput(const QString& folder);

/// Plays the sounds of the program, unless they are off. Callers never wait: opening a device may take long. One for
/// the whole program.
class SoundPlayer : public QObject {
  Q_OBJECT
 public:
  explicit SoundPlayer(std::unique_ptr<SoundOutput> output, QObject* parent = nullptr);
  ~SoundPlayer() override;

  /// The volume in percent; 0 is silence. `silent` are the keys of sounds that are left out.
  void setVolume(int percent, const QStringList& silent);
  /// Plays a sound, if it is not left out; the same one again after a tenth of a second at the earliest.
  void play(Sound sound);
  /// Finds out in silence whether a sound could be played: `failed` follows again, in the language of the moment.
  void check();

 Q_SIGNALS:
  /// Something could not be played: why, translated. Told once for each reason.
  void failed(const QString& sentence);

 private:
  class Worker;
  QThread thread_;
  Worker* worker_;  ///< lives in the thread
  int percent_ = 100;
  QStringList silent_, told_;
  std::array<qint64, kSounds.size()> playedAt_{};
};

}  // namespace tapu
