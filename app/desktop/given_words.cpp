// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/given_words.h"

#include <algorithm>

namespace tapu {

GivenWords::GivenWords(int argc, char** argv) : argv_(argv) {
  const auto isEnd = [](std::string_view word) { return word == "--"; };
  options_ = static_cast<int>(std::find_if(argv, argv + argc, isEnd) - argv);
  for (int i = options_ + 1; i < argc; ++i)
    if (*argv[i] == '-') argv[i] = paths_.emplace_back(std::string("./") + argv[i]).data();
}

bool GivenWords::ask(std::initializer_list<std::string_view> options) const {
  return std::any_of(argv_, argv_ + options_,
                     [options](std::string_view word) { return std::ranges::find(options, word) != options.end(); });
}

}  // namespace tapu
