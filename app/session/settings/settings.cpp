// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/settings/settings.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <algorithm>

#include "app/client/bot_player.h"
#include "app/session/settings/address.h"
#include "app/wire/messages.h"
#include "app/wire/names.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

constexpr int kAddressesKept = 10, kMarkedGamesKept = 100, kFilesKept = 8, kMostLessonSteps = 99;
constexpr int kNamesKept = 100;
constexpr int kSmallestText = 80, kLargestText = 200, kSmallestZoom = 50, kLargestZoom = 400;  // percent

QString readyFolder(const QString& wished) {
  const QString folder =
      wished.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) : wished;
  QDir().mkpath(folder);
  return folder;
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

PlayerSettings::PlayerSettings(SettingsFile& file)
    : name(file, "player/name"_L1, {}, [](const QString& read) { return cleanName(read); }),
      color(file, "player/color"_L1, 0, usualBeyond(0, kPlayerColors - 1, 0)) {}

ViewSettings::ViewSettings(SettingsFile& file)
    : language(file, "view/language"_L1),
      digits(file, "view/digits"_L1, Digits::International),
      theme(file, "view/theme"_L1, u"system"_s),
      animations(file, "view/animations"_L1, Animations::Normal),
      textSize(file, "view/textSize"_L1, 100, clampedTo(kSmallestText, kLargestText)),
      colorVision(file, "view/colorVision"_L1, ColorVision::Usual),
      logFilter(file, "view/logFilter"_L1, LogFilter::All),
      logSize(file, "view/logSize"_L1, LogSize::Beside),
      chances(file, "view/chances"_L1, Chances::Hidden),
      routes(file, "view/routes"_L1, Routes::Hidden),
      numberTable(file, "view/numberTable"_L1, NumberTable::Shown),
      boardTurns(file, "view/boardTurns"_L1),
      rulesZoom(file, "view/rulesZoom"_L1, 100, clampedTo(kSmallestZoom, kLargestZoom)),
      geometry(file, "view/geometry"_L1) {}

GameSettings::GameSettings(SettingsFile& file)
    : autoRoll(file, "game/autoRoll"_L1, AutoRoll::Off),
      askBeforeEnd(file, "game/askBeforeEnd"_L1, AskBeforeEnd::Off),
      botPace(file, "game/botPace"_L1, BotPace::Normal),
      offerWait(file, "game/offerWait"_L1, kUsualOfferWait, clampedTo(0, wire::kMostOfferWait)),
      unasked(file, "game/unasked"_L1, {},
              [](const QStringList& read) { return read.mid(std::max<qsizetype>(0, read.size() - kNamesKept)); }),
      lessonsSeen(file, "game/lessons"_L1),
      choices(file, "newGame/choices"_L1),
      testPlay(file, "editor/testPlay"_L1) {}

SoundSettings::SoundSettings(SettingsFile& file)
    : on(file, "sound/on"_L1, Sounds::On),
      volume(file, "sound/volume"_L1, 60, clampedTo(0, 100)),
      silent(file, "sound/silent"_L1) {}

Settings::Settings(const QString& folder)
    : folder_(readyFolder(folder)),
      file_(folder_),
      seats_(folder_),
      shortcuts(file_, "keys/chosen"_L1),
      port(file_, "network/port"_L1, kDefaultPort, [](const quint16& read) { return read > 0 ? read : kDefaultPort; }),
      gamesFolder(file_, "files/games"_L1) {}

bool Settings::isFirstStart() const { return view.language().isEmpty() || player.name().isEmpty(); }

QString Settings::shownName() const {
  //: Name of a person who has not told one
  return player.name().isEmpty() ? QCoreApplication::translate("Settings", "Player") : player.name();
}

Settings::Progress Settings::lessonProgress(const QString& lesson) const {
  const QStringList kept = file_.value("lessons/"_L1 + lesson).toStringList();
  return {std::clamp(kept.value(0).toInt(), 0, kMostLessonSteps), kept.value(1) == "done"_L1};
}

void Settings::setLessonProgress(const QString& lesson, const Progress& progress) {
  QStringList kept{QString::number(progress.step)};
  if (progress.isDone) kept << u"done"_s;
  file_.write("lessons/"_L1 + lesson, kept);
}

void Settings::resetChoices() {
  for (const QString& group : {u"game"_s, u"sound"_s, u"keys"_s}) file_.forget(group);
  file_.forget(u"view"_s, {u"view/language"_s, u"view/geometry"_s});
  file_.forget(u"network"_s, {u"network/addresses"_s});
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
  file_.write("replay/marks"_L1, games);
}

void Settings::rememberFile(const QString& path) {
  QStringList list = recentFiles();
  list.removeAll(path);
  list.prepend(path);
  while (list.size() > kFilesKept) list.removeLast();
  file_.write("files/recent"_L1, list);
}

QStringList Settings::addresses() const {
  return file_.value("network/addresses"_L1).toStringList().mid(0, kAddressesKept);
}

void Settings::rememberAddress(const QString& address) {
  QStringList list = addresses();
  list.removeAll(address);
  list.prepend(address);
  while (list.size() > kAddressesKept) list.removeLast();
  file_.write("network/addresses"_L1, list);
}

}  // namespace tapu
