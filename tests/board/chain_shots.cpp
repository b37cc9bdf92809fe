// SPDX-License-Identifier: GPL-3.0-or-later
// Saves pictures of chains of boards to look at: chain_shots FOLDER
#include <QApplication>
#include <QDir>

#include "app/board/chain_view.h"
#include "tests/board/chain_games.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

std::vector<ChainSeat> seats(int count) {
  const char* names[] = {"Asha", "Ravi", "Nasreen", "Joseph", "Kamala", "Farid", "Imran", "Leela", "Nisha", "Mohan"};
  std::vector<ChainSeat> all;
  for (int s = 0; s < count; ++s)
    all.push_back({QString::fromLatin1(names[s * 7 % 10]), (s * 3 + s / 10) % 10,
                   static_cast<Lamp>(s % 11 == 0  ? 3
                                     : s % 7 == 0 ? 4
                                     : s % 5 == 0 ? 2
                                                  : 1)});
  return all;
}

void save(const QString& path, const test::PlayedChain& played, const ChainStyle& style, QSize size, ThemeKind theme) {
  QApplication::setPalette(palette(themeFor(theme)));
  ChainView view(style);
  view.resize(size);
  view.setGame(*played.definition, played.setup.chain);
  view.setSeats(seats(played.definition->seats));
  view.setState(*played.definition, played.state);
  ChainMarks marks{.mine = SeatId(4), .leaders = {SeatId(1), SeatId(10), SeatId(13)}};
  if (style.ground == ChainStyle::Ground::Sheet) marks = {.lost = {3}};
  view.setMarks(marks);
  if (style.ground == ChainStyle::Ground::Sea && style.perRow > 0) view.setCurrent(12);
  view.show();
  view.setFocus();
  QApplication::processEvents();
  view.grab().save(path);
}

}  // namespace

int main(int argc, char** argv) {
  if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  QApplication app(argc, argv);
  loadFonts();
  const QDir folder(QString::fromLocal8Bit(argc > 1 ? argv[1] : "."));
  const auto sixty = test::playedChain(60, 37), six = test::playedChain(6, 23), some = test::playedChain(24, 18);
  const auto path = [&](const char* name) { return folder.filePath(QString::fromLatin1(name) + u".png"_s); };
  save(path("chain-rows"), sixty, {}, {1270, 640}, ThemeKind::Light);
  save(path("chain-rows-dark"), sixty, {.labels = ChainLabels::Done}, {1270, 640}, ThemeKind::Dark);
  save(path("chain-six"), six, {.perRow = 0, .labelPixels = 17}, {1210, 190}, ThemeKind::Dark);
  save(path("chain-fitted"), sixty, {.perRow = 0, .labels = ChainLabels::Robbers}, {1210, 700}, ThemeKind::Light);
  const ChainStyle desk{.perRow = 8,
                        .labels = ChainLabels::Lamps,
                        .ground = ChainStyle::Ground::Sheet,
                        .side = ChainStyle::LabelSide::Below};
  save(path("chain-desk"), some, desk, {640, 260}, ThemeKind::Light);
  return 0;
}
