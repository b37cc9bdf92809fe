// SPDX-License-Identifier: GPL-3.0-or-later
// The output of sounds through OpenAL Soft. The library is loaded when the first sound is played: linked, it would cost
// every start of the program time and memory, and a system without it could not start the program at all.
#include <AL/al.h>
#include <AL/alc.h>

#include <QCoreApplication>
#include <QFile>
#include <QLibrary>
#include <map>

#include "app/kit/sound.h"
#include "app/kit/wave_file.h"
#include "app/text/shown_text.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

QString words(const char* text) { return QCoreApplication::translate("tapu::Sound", text); }

#ifdef Q_OS_LINUX
/// Drops ALSA's console output, a dozen lines at each try: our words report a missing device.
void hearAlsa(const char*, int, const char*, int, const char*, ...) {}

/// OpenAL loads the same library if it is there.
void quietAlsa() {
  using Hear = void (*)(const char*, int, const char*, int, const char*, ...);
  QLibrary alsa(u"asound"_s, 2);
  if (!alsa.load()) return;
  const auto setHear = reinterpret_cast<int (*)(Hear)>(alsa.resolve("snd_lib_error_set_handler"));
  if (setHear) setHear(hearAlsa);
}
#else
void quietAlsa() {}
#endif

/// The functions of the library that are used here.
struct OpenAl {
  LPALCOPENDEVICE openDevice = nullptr;
  LPALCCLOSEDEVICE closeDevice = nullptr;
  LPALCCREATECONTEXT createContext = nullptr;
  LPALCDESTROYCONTEXT destroyContext = nullptr;
  LPALCMAKECONTEXTCURRENT makeCurrent = nullptr;
  LPALGENBUFFERS genBuffers = nullptr;
  LPALBUFFERDATA bufferData = nullptr;
  LPALGENSOURCES genSources = nullptr;
  LPALSOURCEI sourcei = nullptr;
  LPALSOURCEF sourcef = nullptr;
  LPALGETSOURCEI getSourcei = nullptr;
  LPALSOURCEPLAY sourcePlay = nullptr;

  /// False if the library or one of the functions is not there.
  bool load() {
    if (sourcePlay) return true;
#ifdef Q_OS_WIN
    // Beside the program alone: a library of that name may lie in any folder from which a file is opened.
    QLibrary library(QCoreApplication::applicationDirPath() + u"/soft_oal"_s);
#else
    // The self-contained archives bring it along.
    QLibrary library(QCoreApplication::applicationDirPath() + u"/../lib/openal"_s, 1);
    if (!library.load()) library.setFileNameAndVersion(u"openal"_s, 1);
#endif
    if (!library.load()) return false;
    quietAlsa();
    bool isWhole = true;
    const auto find = [&](auto& function, const char* name) {
      function = reinterpret_cast<std::remove_reference_t<decltype(function)>>(library.resolve(name));
      isWhole = isWhole && function;
    };
    find(openDevice, "alcOpenDevice");
    find(closeDevice, "alcCloseDevice");
    find(createContext, "alcCreateContext");
    find(destroyContext, "alcDestroyContext");
    find(makeCurrent, "alcMakeContextCurrent");
    find(genBuffers, "alGenBuffers");
    find(bufferData, "alBufferData");
    find(genSources, "alGenSources");
    find(sourcei, "alSourcei");
    find(sourcef, "alSourcef");
    find(getSourcei, "alGetSourcei");
    find(sourcePlay, "alSourcePlay");
    if (!isWhole) sourcePlay = nullptr;
    return isWhole;
  }
};

/// The most sounds heard at once.
constexpr int kVoices = 6;
/// Sounds that are left out before a device is looked for again.
constexpr int kTryAgain = 50;
/// Bytes of a file that are looked at: ten seconds of two channels, and some room for other chunks.
constexpr qint64 kMostBytes = 4 << 20;

class OpenAlOutput : public SoundOutput {
 public:
  explicit OpenAlOutput(QString folder) : folder_(std::move(folder)) {}
  ~OpenAlOutput() override { rest(); }
  QString play(Sound sound, double loudness) override;
  void rest() override;

 private:
  QString open();
  const char* openDevice();
  QString read(Sound sound, Waves& waves) const;

  QString folder_;
  OpenAl al_;
  const char* why_ = nullptr;  // there is no device; null: there is, or nobody has asked yet
  int leftOut_ = 0;            // sounds since then
  ALCdevice* device_ = nullptr;
  ALCcontext* context_ = nullptr;
  std::array<ALuint, kVoices> voices_{};
  std::map<Sound, ALuint> buffers_;  // those that were played since the device was opened
};

QString OpenAlOutput::open() {
  if (context_) return {};
  // The system complains on the console at each try: one sound in some is enough to find a device that was plugged in.
  if (why_) ++leftOut_;
  if (!why_ || leftOut_ % kTryAgain == 0) why_ = openDevice();
  return why_ ? words(why_) : QString();
}

/// Returns why there is no device, for `words`, or null.
const char* OpenAlOutput::openDevice() {
  //: Settings of sounds; the name of the library stays as it is
  if (!al_.load())
    return QT_TRANSLATE_NOOP("tapu::Sound", "There is no sound: the library OpenAL Soft is not installed.");
  device_ = al_.openDevice(nullptr);
  context_ = device_ ? al_.createContext(device_, nullptr) : nullptr;
  if (!context_) {
    rest();
    //: Settings of sounds
    return QT_TRANSLATE_NOOP("tapu::Sound", "There is no sound: this computer has no sound device that can be used.");
  }
  al_.makeCurrent(context_);
  al_.genSources(kVoices, voices_.data());
  return nullptr;
}

void OpenAlOutput::rest() {
  if (context_) {
    al_.makeCurrent(nullptr);
    al_.destroyContext(context_);
  }
  if (device_) al_.closeDevice(device_);
  context_ = nullptr;
  device_ = nullptr;
  buffers_.clear();
}

QString OpenAlOutput::read(Sound sound, Waves& waves) const {
  const QString name = soundKey(sound) + u".wav"_s;
  QFile own(folder_ + u'/' + name), usual(u":/sounds/"_s + name);
  QFile& file = !folder_.isEmpty() && own.exists() ? own : usual;
  QString why;
  if (!file.open(QIODevice::ReadOnly))
    why = file.errorString();
  else
    switch (readWaves(file.read(kMostBytes), waves)) {
      case WaveFault::None: return {};
      //: Why a sound cannot be played, after a colon
      case WaveFault::NotAWaveFile: why = words(QT_TRANSLATE_NOOP("tapu::Sound", "it is not a whole WAV file")); break;
      case WaveFault::UnusableForm:
        //: Why a sound cannot be played, after a colon
        why = words(QT_TRANSLATE_NOOP(
            "tapu::Sound", "it must have 16 bits, one or two channels and 8,000 to 48,000 samples a second"));
        break;
      case WaveFault::TooLong:
        //: Why a sound cannot be played, after a colon; %1 a number
        why = words(QT_TRANSLATE_NOOP("tapu::Sound", "it is longer than %1 seconds")).arg(kLongestSound);
        break;
    }
  //: Settings of sounds; %1 a file, %2 why it cannot be played
  return words(QT_TRANSLATE_NOOP("tapu::Sound", "The sound file %1 cannot be played: %2."))
      .arg(shownPath(file.fileName()), why);
}

QString OpenAlOutput::play(Sound sound, double loudness) {
  if (const QString why = open(); !why.isEmpty()) return why;
  ALuint& buffer = buffers_[sound];
  if (!buffer) {
    Waves waves;
    if (const QString why = read(sound, waves); !why.isEmpty()) return why;
    al_.genBuffers(1, &buffer);
    al_.bufferData(buffer, AL_FORMAT_MONO16, waves.values.data(),
                   static_cast<ALsizei>(waves.values.size() * sizeof(qint16)), waves.rate);
  }
  for (const ALuint voice : voices_) {
    ALint state = 0;
    al_.getSourcei(voice, AL_SOURCE_STATE, &state);
    if (state == AL_PLAYING) continue;
    al_.sourcei(voice, AL_BUFFER, static_cast<ALint>(buffer));
    al_.sourcef(voice, AL_GAIN, static_cast<ALfloat>(loudness));
    al_.sourcePlay(voice);
    break;  // with all voices in use this sound is left out
  }
  return {};
}

}  // namespace

std::unique_ptr<SoundOutput> openAlOutput(const QString& folder) {
  // The library reads it when it is loaded, in the thread of the sounds. It may be set to look for a fault.
  if (!qEnvironmentVariableIsSet("ALSOFT_LOGLEVEL")) qputenv("ALSOFT_LOGLEVEL", "0");
  return std::make_unique<OpenAlOutput>(folder);
}

}  // namespace tapu
