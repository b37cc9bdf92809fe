// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <array>

#include "app/kit/action_button.h"
#include "app/kit/number_field.h"
#include "app/kit/words.h"
#include "editor/editor_selection.h"

namespace tapu {

/// The weight of each terrain for the random brush. Changes count at once.
class MixDialog : public QDialog {
  Q_OBJECT
 public:
  /// `selection` must outlive it.
  explicit MixDialog(EditorSelection& selection, QWidget* parent = nullptr);
  NumberField* field(Terrain terrain) const { return fields_[static_cast<std::size_t>(terrain)]; }

 private:
  void retranslate();

  EditorSelection& selection_;
  Words* note_;
  std::array<Words*, TerrainMix::kTerrains> names_{};
  std::array<NumberField*, TerrainMix::kTerrains> fields_{};
  ActionButton* done_;
};

}  // namespace tapu
