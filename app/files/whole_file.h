// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFileDevice>
#include <QString>
#include <functional>
#include <optional>

#include "app/text/complaint.h"

namespace tapu {

/// The first `most` bytes of a file; nothing and a complaint if the system refuses.
std::optional<QByteArray> readFile(const QString& path, qint64 most, Complaint& complaint);
/// The readers of a file that is written: those whom the system allows, or its owner alone.
enum class FileReaders { Usual, OwnerAlone };
/// Writes a file as a whole or not at all: the old file stays if the system refuses, with a complaint. It never
/// replaces a pipe, a device or a store of games, nor a link to one. It is the one way to write a file that may be
/// there already.
bool writeFile(const QString& path, const QByteArray& content, Complaint& complaint,
               FileReaders readers = FileReaders::Usual);
/// The same for content that is made while it is written: `fill` writes it, unbuffered, and returns the result. With
/// GivenUp the old file stays too, without a complaint.
enum class FileFilling { Whole, Refused, GivenUp };
bool fillFile(const QString& path, const std::function<FileFilling(QIODevice& out)>& fill, Complaint& complaint,
              FileReaders readers = FileReaders::Usual);
/// Whether a file can be written there at all, with a complaint if not: for content that takes long to make.
bool canBeWritten(const QString& path, Complaint& complaint);
/// Writes all of it. On a disk that fills up a part is written without a complaint; only the next try reports why.
bool writeAll(QIODevice& out, const QByteArray& content);
/// True if something stands there that is neither file nor folder: opening it might wait for ever. `noFileRemark` says
/// so, for `systemWords`.
bool isPipeOrDevice(const QString& path);
QString noFileRemark();
/// The sentence for a named pipe or a device that a person has named: opening it might wait for its other end for ever.
/// Empty for all else, and for paths in /dev, since a shell hands over files there.
QString whyNotOpened(const QString& path);
/// The path to give a QSettings for this file. For a pipe or a device, whose other end a QSettings would wait for, it
/// is a path that cannot be opened: the QSettings is empty and writes nothing.
QString settingsPath(const QString& path);
/// The sentence for a file that could not be opened or read.
QString cannotRead(const QFileDevice& file);

}  // namespace tapu
