// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <deque>
#include <initializer_list>
#include <string>
#include <string_view>

class QCommandLineParser;

namespace tapu {

/// The words of a command line as main() is given them. Behind "--" stand files and links only, whatever they look
/// like: so systems hand over what somebody opens, and a link from a stranger gives the program no options.
class GivenWords {
 public:
  /// Qt takes its own options out of all words and does not know "--": a word behind it that begins with a dash becomes
  /// the path of a file in the current folder, "./-name", in `argv` itself, which must not outlive this.
  GivenWords(int argc, char** argv);
  /// Whether one of these options is among the words before "--".
  bool ask(std::initializer_list<std::string_view> options) const;

 private:
  char** argv_;
  int options_;  ///< how many words stand before "--"
  std::deque<std::string> paths_;
};

/// Why this command line is not taken, although each of its words can be read; empty: it is. A way into the program
/// that would be left out without a word is refused, as an option that stands there twice, or without its value.
QString whyNotTaken(const QCommandLineParser& given);

}  // namespace tapu
