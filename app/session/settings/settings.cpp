// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/settings/settings.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <algorithm>

#include "app/client/bot_player.h"
#include "app/files/whole_file.h"
#include "app/session/settings/address.h"
#include "app/wire/messages.h"
#include "app/wire/names.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

constexpr int kAddressesKept = 10, kMarkedGamesKept = 100, kFilesKept = 8, kMostLessonSteps = 99;
constexpr int kNamesKept = 100;
constexpr int kSmallestText = 80, kLargestText = 200;  // percent

QString readyFolder(const QString& wished) {
  const QString folder =
      wished.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) : wished;
  QDir().mkpath(folder);
  return folder;
}

/// The stored value if it is one of the values up to `last`; else the default.
template <class Choice>
Choice choiceIn(const QSettings& file, QLatin1StringView key, Choice byDefault, Choice last) {
  const int value = file.value(key, static_cast<int>(byDefault)).toInt();
  return value >= 0 && value <= static_cast<int>(last) ? static_cast<Choice>(value) : byDefault;
}

QStringList keysIn(const QSettings& file, QLatin1StringView group) {
  QStringList keys = file.allKeys();
  keys.removeIf([group](const QString& key) { return !key.startsWith(group + u'/'); });
  return keys;
}

}  // namespace

int millisecondsOf(BotPace pace) {
  switch (pace) {
    case BotPace::Instant: return 0;
    case BotPace::Fast: return 300;
    case BotPace::Normal: return 800;
    case BotPace::Slow: return 1600;
    case BotPace::Steps: break;
  }
  return BotPlayer::kByStep;
}

Settings::Settings(const QString& folder)
    : folder_(readyFolder(folder)),
      file_(settingsPath(folder_ + u"/settings.ini"_s), QSettings::IniFormat),
      seats_(folder_) {}

bool Settings::isFirstStart() const { return language().isEmpty() || name().isEmpty(); }

QString Settings::shownName() const {
  //: Name of a person who has not told one
  return name().isEmpty() ? QCoreApplication::translate("Settings", "Player") : name();
}

QString Settings::name() const { return cleanName(file_.value("player/name"_L1).toString()); }
void Settings::setName(const QString& name) {
  file_.setValue("player/name"_L1, name.trimmed());
  file_.sync();
}

int Settings::color() const {
  const int color = file_.value("player/color"_L1, 0).toInt();
  return color >= 0 && color < kColors ? color : 0;
}
void Settings::setColor(int color) {
  file_.setValue("player/color"_L1, color);
  file_.sync();
}

QString Settings::language() const { return file_.value("view/language"_L1).toString(); }
void Settings::setLanguage(const QString& language) {
  file_.setValue("view/language"_L1, language);
  file_.sync();
}

Digits Settings::digits() const { return choiceIn(file_, "view/digits"_L1, Digits::International, Digits::Devanagari); }
void Settings::setDigits(Digits digits) {
  file_.setValue("view/digits"_L1, static_cast<int>(digits));
  file_.sync();
}

QString Settings::theme() const { return file_.value("view/theme"_L1, u"system"_s).toString(); }
void Settings::setTheme(const QString& theme) {
  file_.setValue("view/theme"_L1, theme);
  file_.sync();
}

Animations Settings::animations() const {
  return choiceIn(file_, "view/animations"_L1, Animations::Normal, Animations::Off);
}
void Settings::setAnimations(Animations animations) {
  file_.setValue("view/animations"_L1, static_cast<int>(animations));
  file_.sync();
}

AutoRoll Settings::autoRoll() const { return choiceIn(file_, "game/autoRoll"_L1, AutoRoll::Off, AutoRoll::On); }
void Settings::setAutoRoll(AutoRoll roll) {
  file_.setValue("game/autoRoll"_L1, static_cast<int>(roll));
  file_.sync();
}

AskBeforeEnd Settings::askBeforeEnd() const {
  return choiceIn(file_, "game/askBeforeEnd"_L1, AskBeforeEnd::Off, AskBeforeEnd::On);
}
void Settings::setAskBeforeEnd(AskBeforeEnd ask) {
  file_.setValue("game/askBeforeEnd"_L1, static_cast<int>(ask));
  file_.sync();
}

Chances Settings::chances() const { return choiceIn(file_, "view/chances"_L1, Chances::Hidden, Chances::Shown); }
void Settings::setChances(Chances chances) {
  file_.setValue("view/chances"_L1, static_cast<int>(chances));
  file_.sync();
}
Routes Settings::routes() const { return choiceIn(file_, "view/routes"_L1, Routes::Hidden, Routes::Shown); }
void Settings::setRoutes(Routes routes) {
  file_.setValue("view/routes"_L1, static_cast<int>(routes));
  file_.sync();
}
NumberTable Settings::numberTable() const {
  return choiceIn(file_, "view/numberTable"_L1, NumberTable::Shown, NumberTable::Shown);
}
void Settings::setNumberTable(NumberTable table) {
  file_.setValue("view/numberTable"_L1, static_cast<int>(table));
  file_.sync();
}

QStringList Settings::boardTurns() const { return file_.value("view/boardTurns"_L1).toStringList(); }
void Settings::setBoardTurns(const QStringList& turns) {
  file_.setValue("view/boardTurns"_L1, turns);
  file_.sync();
}

LogFilter Settings::logFilter() const {
  return choiceIn(file_, "view/logFilter"_L1, LogFilter::All, LogFilter::Building);
}
void Settings::setLogFilter(LogFilter filter) {
  file_.setValue("view/logFilter"_L1, static_cast<int>(filter));
  file_.sync();
}

LogSize Settings::logSize() const { return choiceIn(file_, "view/logSize"_L1, LogSize::Beside, LogSize::Hidden); }
void Settings::setLogSize(LogSize size) {
  file_.setValue("view/logSize"_L1, static_cast<int>(size));
  file_.sync();
}

QStringList Settings::unasked() const { return file_.value("game/unasked"_L1).toStringList(); }
void Settings::setUnasked(const QStringList& names) {
  file_.setValue("game/unasked"_L1, names.mid(std::max<qsizetype>(0, names.size() - kNamesKept)));
  file_.sync();
}

QStringList Settings::lessonsSeen() const { return file_.value("game/lessons"_L1).toStringList(); }
void Settings::setLessonsSeen(const QStringList& names) {
  file_.setValue("game/lessons"_L1, names);
  file_.sync();
}

Settings::Progress Settings::lessonProgress(const QString& lesson) const {
  const QStringList kept = file_.value("lessons/"_L1 + lesson).toStringList();
  return {std::clamp(kept.value(0).toInt(), 0, kMostLessonSteps), kept.value(1) == "done"_L1};
}

void Settings::setLessonProgress(const QString& lesson, const Progress& progress) {
  QStringList kept{QString::number(progress.step)};
  if (progress.isDone) kept << u"done"_s;
  file_.setValue("lessons/"_L1 + lesson, kept);
  file_.sync();
}

int Settings::offerWait() const {
  return std::clamp(file_.value("game/offerWait"_L1, kUsualOfferWait).toInt(), 0, kMostOfferWait);
}
void Settings::setOfferWait(int seconds) {
  file_.setValue("game/offerWait"_L1, seconds);
  file_.sync();
}

BotPace Settings::botPace() const { return choiceIn(file_, "game/botPace"_L1, BotPace::Normal, BotPace::Steps); }
void Settings::setBotPace(BotPace pace) {
  file_.setValue("game/botPace"_L1, static_cast<int>(pace));
  file_.sync();
}

int Settings::textSize() const {
  return std::clamp(file_.value("view/textSize"_L1, 100).toInt(), kSmallestText, kLargestText);
}
void Settings::setTextSize(int percent) {
  file_.setValue("view/textSize"_L1, percent);
  file_.sync();
}

ColorVision Settings::colorVision() const {
  return choiceIn(file_, "view/colorVision"_L1, ColorVision::Usual, kColorVisions.back());
}
void Settings::setColorVision(ColorVision vision) {
  file_.setValue("view/colorVision"_L1, static_cast<int>(vision));
  file_.sync();
}

Sounds Settings::sounds() const { return choiceIn(file_, "sound/on"_L1, Sounds::On, Sounds::On); }
void Settings::setSounds(Sounds sounds) {
  file_.setValue("sound/on"_L1, static_cast<int>(sounds));
  file_.sync();
}

int Settings::volume() const { return std::clamp(file_.value("sound/volume"_L1, 60).toInt(), 0, 100); }
void Settings::setVolume(int percent) {
  file_.setValue("sound/volume"_L1, percent);
  file_.sync();
}

QStringList Settings::silentSounds() const { return file_.value("sound/silent"_L1).toStringList(); }
void Settings::setSilentSounds(const QStringList& names) {
  file_.setValue("sound/silent"_L1, names);
  file_.sync();
}

QMap<QString, QStringList> Settings::shortcuts() const {
  QMap<QString, QStringList> keys;
  const QVariantMap kept = file_.value("keys/chosen"_L1).toMap();
  for (auto it = kept.begin(); it != kept.end(); ++it) keys[it.key()] = it.value().toStringList();
  return keys;
}
void Settings::setShortcuts(const QMap<QString, QStringList>& keys) {
  QVariantMap kept;
  for (auto it = keys.begin(); it != keys.end(); ++it) kept[it.key()] = it.value();
  file_.setValue("keys/chosen"_L1, kept);
  file_.sync();
}

void Settings::resetChoices() {
  for (const QLatin1StringView group : {"view"_L1, "game"_L1, "sound"_L1, "keys"_L1}) {
    for (const QString& key : keysIn(file_, group))
      if (key != "view/language"_L1 && key != "view/geometry"_L1) file_.remove(key);
  }
  file_.remove("network/port"_L1);
  file_.sync();
}

quint16 Settings::port() const {
  const int port = file_.value("network/port"_L1, kDefaultPort).toInt();
  return port > 0 && port <= 0xffff ? static_cast<quint16>(port) : kDefaultPort;
}
void Settings::setPort(quint16 port) {
  file_.setValue("network/port"_L1, port);
  file_.sync();
}

int Settings::rulesZoom() const { return std::clamp(file_.value("view/rulesZoom"_L1, 100).toInt(), 50, 400); }
void Settings::setRulesZoom(int percent) {
  file_.setValue("view/rulesZoom"_L1, percent);
  file_.sync();
}

QByteArray Settings::windowGeometry() const { return file_.value("view/geometry"_L1).toByteArray(); }
void Settings::setWindowGeometry(const QByteArray& geometry) {
  file_.setValue("view/geometry"_L1, geometry);
  file_.sync();
}

QByteArray Settings::testPlay() const { return file_.value("editor/testPlay"_L1).toByteArray(); }
void Settings::setTestPlay(const QByteArray& choices) {
  file_.setValue("editor/testPlay"_L1, choices);
  file_.sync();
}

QByteArray Settings::gameChoices() const { return file_.value("newGame/choices"_L1).toByteArray(); }
void Settings::setGameChoices(const QByteArray& choices) {
  file_.setValue("newGame/choices"_L1, choices);
  file_.sync();
}

QString Settings::gamesFolder() const { return file_.value("files/games"_L1).toString(); }
void Settings::setGamesFolder(const QString& folder) {
  file_.setValue("files/games"_L1, folder);
  file_.sync();
}

QStringList Settings::recentFiles() const { return file_.value("files/recent"_L1).toStringList().mid(0, kFilesKept); }

std::vector<int> Settings::replayMarks(const QString& fingerprint) const {
  std::vector<int> steps;
  for (const QString& entry : file_.value("replay/marks"_L1).toStringList()) {
    const QStringList parts = entry.split(u' ', Qt::SkipEmptyParts);
    if (parts.value(0) != fingerprint) continue;
    for (const QString& step : parts.mid(1))
      if (const int number = step.toInt(); number >= 0) steps.push_back(number);
  }
  std::ranges::sort(steps);
  return steps;
}

void Settings::setReplayMarks(const QString& fingerprint, const std::vector<int>& steps) {
  QStringList games = file_.value("replay/marks"_L1).toStringList();
  games.removeIf([&](const QString& entry) { return entry.section(u' ', 0, 0) == fingerprint; });
  QStringList entry{fingerprint};
  for (const int step : steps) entry << QString::number(step);
  if (!steps.empty()) games.prepend(entry.join(u' '));
  while (games.size() > kMarkedGamesKept) games.removeLast();
  file_.setValue("replay/marks"_L1, games);
  file_.sync();
}

void Settings::rememberFile(const QString& path) {
  QStringList list = recentFiles();
  list.removeAll(path);
  list.prepend(path);
  while (list.size() > kFilesKept) list.removeLast();
  file_.setValue("files/recent"_L1, list);
  file_.sync();
}

QStringList Settings::addresses() const {
  return file_.value("network/addresses"_L1).toStringList().mid(0, kAddressesKept);
}

void Settings::rememberAddress(const QString& address) {
  QStringList list = addresses();
  list.removeAll(address);
  list.prepend(address);
  while (list.size() > kAddressesKept) list.removeLast();
  file_.setValue("network/addresses"_L1, list);
  file_.sync();
}

}  // namespace tapu
