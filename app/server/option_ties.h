// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <span>

#include "app/server/command_line.h"

class QCommandLineParser;

namespace tapu {

/// An option that means nothing without another one, or beside another one. An option that would do nothing is refused:
/// whoever typed it expects something of it.
struct OptionTie {
  const char* option;  ///< "pace"
  /// Whether it stands there in vain. `options`: as the rest of the line was read.
  bool (*isInVain)(const QCommandLineParser& given, const ServerOptions& options);
  const char* sentence;  ///< source text: which option it needs, or does not go with
};
/// All ties between options.
std::span<const OptionTie> optionTies();
/// The sentence about the first one that is broken; empty if none is.
QString brokenTie(const QCommandLineParser& given, const ServerOptions& options);

}  // namespace tapu
