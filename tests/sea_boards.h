// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "app/files/board_file.h"
#include "app/values/options_text.h"
#include "engine/state/game_map.h"
#include "engine/state/setup.h"

namespace tapu::test {

/// The boards that show what the sea may hold (14.10), by the names of their files in resources/boards.
inline const QStringList& namesOfSeaBoards() {
  static const QStringList names{QStringLiteral("behind-the-dunes"), QStringLiteral("fog-between-two-coasts"),
                                 QStringLiteral("four-islands"),     QStringLiteral("gifts-of-the-coast"),
                                 QStringLiteral("gold-reefs"),       QStringLiteral("two-shores")};
  return names;
}

/// The file of a board that comes with the program. A program that is started by hand from the root of the sources
/// finds it too.
inline BoardFile boardOfProgram(const QString& name) {
  const QString source = qEnvironmentVariable("TAPU_SOURCE", QStringLiteral("."));
  Complaint complaint;
  const QString path = QStringLiteral("%1/resources/boards/%2.tapuboard").arg(source, name);
  auto file = loadBoard(path, complaint);
  if (!file) qFatal("%s", qPrintable(complaint.at(path)));
  return *file;
}

/// Lays it out for a game, with what it asks for (14.7).
inline void layBoard(Setup& setup, const BoardFile& file) {
  takeOptions(file.options, setup.ruleSet, setup.options);
  setup.options.mapKind = MapKind::File;
  setup.board = boardUnder(setup.options, file.board);
}

}  // namespace tapu::test
