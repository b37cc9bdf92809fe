// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

class QCommandLineParser;

namespace tapu {

/// The fault that makes a command line useless to any program, as a sentence; empty = none. A name that is not UTF-8
/// reaches the program bent, and would lead to another file.
QString unreadableWord(const QStringList& arguments);
/// The sentence for an option that stands there twice; empty: none does. `often`: options that may be repeated.
QString givenTwice(const QCommandLineParser& given, const QStringList& often);

}  // namespace tapu
