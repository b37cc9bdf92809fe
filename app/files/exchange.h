// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <optional>

#include "app/files/board_file.h"

namespace tapu {

// Boards in any form, by the end of the file's name: `.tapuboard`, `.game` (Pioneers), `.txt` (a drawing of letters).
// `losses` names what a form lacks.

/// Whether a board has land, as every form but our own and every picture needs. False: `complaint` says so.
bool hasHexes(const Board& board, Complaint& complaint);
/// Reads a board; a name with any other end is read as `.tapuboard`. The board need not be fit to play (`problems`).
/// Nothing and a complaint: the file cannot be read, or holds no board.
std::optional<BoardFile> importBoard(const QString& path, QStringList& losses, Complaint& complaint);
/// Writes a board in the form that the end of the name asks for. False and a complaint: the name has another end, the
/// form cannot hold this board, or the system refuses.
bool exportBoard(const QString& path, const BoardFile& file, QStringList& losses, Complaint& complaint);

}  // namespace tapu
