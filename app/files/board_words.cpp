// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/board_words.h"

#include "app/files/fields.h"

namespace tapu {

namespace {

QStringList directionWords(Orientation orientation, std::string_view (*name)(int, Orientation)) {
  QStringList words;
  for (int i = 0; i < kSides; ++i) words << word(name(i, orientation));
  return words;
}

}  // namespace

QStringList terrainWords() {
  QStringList words;
  for (int i = 0; i < kTerrains; ++i) words << word(nameOf(static_cast<Terrain>(i)));
  return words;
}

QStringList resourceWords() {
  QStringList words;
  for (Resource resource : kAllResources) words << word(nameOf(resource));
  return words;
}

QStringList sideWords(Orientation orientation) { return directionWords(orientation, sideName); }
QStringList cornerWords(Orientation orientation) { return directionWords(orientation, cornerName); }

}  // namespace tapu
