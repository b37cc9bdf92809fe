// SPDX-License-Identifier: GPL-3.0-or-later
// Saves pictures of the big screen to look at: screen_shots FOLDER
#include <QApplication>
#include <QDir>

#include "app/screen/screen_page.h"
#include "tests/screen/hall_lobby.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

struct Shot {
  QString name = {};
  QSize size = {1280, 800};
  ScreenLanguage language = ScreenLanguage::Both;
  ThemeKind theme = ThemeKind::Dark;
  std::optional<ScreenPart> part = {};
  qint64 left = 31'000;
  qint64 wait = 0;
  Occasion occasion = Occasion::Event;
};

void save(const QDir& folder, const test::PlayedChain& played, const Shot& shot,
          const std::function<void(State&)>& change = {}) {
  const auto clock = std::make_shared<SimClock>();
  ScreenPage page(clock);
  page.resize(shot.size);
  page.setLanguage(shot.language);
  page.setTheme(shot.theme);
  State state = played.state;
  if (change) change(state);
  page.setOnScreens({.message = {}, .occasion = shot.occasion});
  page.setGame(test::hallLobby(played), *played.definition, state, {});
  page.setClock(shot.left);
  if (shot.part)
    page.setChoice(ScreenChoice{*shot.part, page.facts().round,
                                u"Tea is ready in the yard. We go on at four o'clock.\nचाय तैयार है।"_s});
  page.show();
  clock->advance(shot.wait);
  QApplication::processEvents();
  page.grab().save(folder.filePath(shot.name + u".png"_s));
}

/// The way in that is told while people sit down.
enum class Told { Nothing, Address };

void saveGathering(const QDir& folder, const test::PlayedChain& played, const Shot& shot, Told told) {
  ScreenPage page(std::make_shared<SimClock>());
  page.resize(shot.size);
  page.setLanguage(shot.language);
  page.setTheme(shot.theme);
  page.setLobby(test::hallLobby(played));
  if (told == Told::Address) page.setJoin(Address{u"192.168.1.24"_s, 4711});
  page.show();
  QApplication::processEvents();
  page.grab().save(folder.filePath(shot.name + u".png"_s));
}

void saveWaiting(const QDir& folder, const test::PlayedChain& six) {
  const std::pair<QString, QSize> sizes[] = {
      {u"720p"_s, {1280, 720}}, {u"4x3"_s, {1024, 768}}, {u"small"_s, {260, 162}}};
  for (const auto& [name, size] : sizes)
    for (const auto theme : {ThemeKind::Dark, ThemeKind::Light}) {
      const QString look = theme == ThemeKind::Dark ? u"dark"_s : u"light"_s;
      saveGathering(folder, six, {.name = u"gathering-%1-%2"_s.arg(name, look), .size = size, .theme = theme},
                    Told::Address);
    }
  saveGathering(folder, six, {.name = u"gathering-hi"_s, .language = ScreenLanguage::Hindi}, Told::Address);
  saveGathering(folder, six, {.name = u"gathering-plain"_s}, Told::Nothing);
}

}  // namespace

int main(int argc, char** argv) {
  if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  QApplication app(argc, argv);
  loadFonts();
  const QDir folder(QString::fromLocal8Bit(argc > 1 ? argv[1] : "."));
  const auto six = test::playedChain(6, 23), many = test::playedChain(60, 30), over = test::playedChain(24, 0, 20);
  const auto gap = [](State& state) { state.head.stage = RoundStage::Between; };
  save(folder, six, {.name = u"clock-both"_s});
  save(folder, six, {.name = u"clock-hi"_s, .language = ScreenLanguage::Hindi});
  save(folder, six, {.name = u"clock-en-late"_s, .language = ScreenLanguage::English, .left = 7'800});
  save(folder, many, {.name = u"clock-60-720p"_s, .size = {1280, 720}});
  save(folder, many, {.name = u"clock-60-4k"_s, .size = {3840, 2160}});
  save(folder, six, {.name = u"clock-4x3"_s, .size = {1024, 768}});
  save(folder, six, {.name = u"announcement"_s, .left = 4'000}, gap);
  save(folder, many, {.name = u"announcement-720p"_s, .size = {1280, 720}, .left = 4'000}, gap);
  save(folder, many, {.name = u"ranking"_s, .part = ScreenPart::Ranking});
  save(folder, many, {.name = u"chain"_s, .part = ScreenPart::Chain});
  save(folder, six, {.name = u"message"_s, .part = ScreenPart::Message});
  save(folder, over, {.name = u"winners"_s, .left = -1});
  save(folder, over, {.name = u"winner"_s, .left = -1}, [](State& state) { state.seats[5].points += 7; });
  save(folder, six, {.name = u"paused"_s}, [](State& state) { state.head.paused = Paused::Yes; });
  save(folder, six, {.name = u"choosing"_s, .left = 42'000}, [](State& state) {
    state.head.phase = Phase::Setup;
    state.head.round = 0;
    for (Seat& seat : state.seats) seat.pending = {.must = Decision::Start, .left = 2};
  });
  save(folder, over, {.name = u"results"_s, .left = -1, .wait = 8'100});
  save(folder, six, {.name = u"small"_s, .size = {260, 162}});
  for (const auto& [name, size] : {std::pair{u"720p"_s, QSize(1280, 720)}, std::pair{u"4k"_s, QSize(3840, 2160)}}) {
    const Shot light{.size = size, .theme = ThemeKind::Light};
    const auto of = [&](const char* what, Shot shot) {
      shot.name = u"light-%1-%2"_s.arg(QLatin1StringView(what), name);
      return shot;
    };
    save(folder, six, of("clock", light));
    Shot part = light;
    save(folder, six, of("announcement", light), gap);
    part.part = ScreenPart::Ranking;
    save(folder, many, of("ranking", part));
    part.part = ScreenPart::Chain;
    save(folder, many, of("chain", part));
    part.part = ScreenPart::Message;
    save(folder, six, of("message", part));
    save(folder, over, of("winners", light));
    save(folder, six, of("late", {.size = size, .theme = ThemeKind::Light, .left = 7'800}));
    const Shot rehearsal{.size = size, .theme = ThemeKind::Light, .occasion = Occasion::Rehearsal};
    save(folder, six, of("rehearsal", rehearsal));
    save(folder, six, of("rehearsal-gap", rehearsal), gap);
  }
  saveWaiting(folder, six);
  return 0;
}
