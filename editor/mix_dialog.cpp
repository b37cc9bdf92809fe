// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mix_dialog.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>

#include "app/kit/language_change.h"
#include "app/text/names_of_things.h"

using namespace Qt::StringLiterals;

namespace tapu {

MixDialog::MixDialog(EditorSelection& selection, QWidget* parent)
    : QDialog(parent),
      selection_(selection),
      note_(new Words({}, kSmallText, Weight::Regular, &Theme::ink2, this)),
      done_(new ActionButton({}, ActionButton::Role::Next, this)) {
  setObjectName(u"editorMixDialog"_s);
  auto* rows = new QGridLayout(this);
  rows->setContentsMargins(24, 18, 24, 16);
  rows->setHorizontalSpacing(24);
  rows->addWidget(note_, 0, 0, 1, 2);
  for (int i = 0; i < TerrainMix::kTerrains; ++i) {
    const auto index = static_cast<std::size_t>(i);
    names_[index] = new Words({}, kBodyText, Weight::Regular, &Theme::ink, this);
    fields_[index] = new NumberField(this);
    fields_[index]->setObjectName(u"mix-%1"_s.arg(i));
    fields_[index]->setRange(0, TerrainMix::kMostWeight);
    fields_[index]->setValue(selection.choices().mix.weights[index]);
    connect(fields_[index], &NumberField::changed, this, [this, index] {
      selection_.adjust([&](auto& choices) { choices.mix.weights[index] = fields_[index]->value(); });
    });
    rows->addWidget(names_[index], i + 1, 0);
    rows->addWidget(fields_[index], i + 1, 1);
  }
  auto* foot = new QHBoxLayout;
  foot->addStretch(1);
  foot->addWidget(done_);
  rows->addLayout(foot, TerrainMix::kTerrains + 1, 0, 1, 2);
  connect(done_, &ActionButton::clicked, this, &QDialog::accept);
  retranslate();
  whenLanguageChanges(this, [this] { retranslate(); });
}

void MixDialog::retranslate() {
  //: Title of a dialog of the board editor: how often the random brush paints each terrain
  setWindowTitle(tr("Mix of terrains"));
  //: Dialog of the board editor: above the numbers beside forest, hills, ...
  note_->setText(tr("The random brush paints each terrain as often as its number says."));
  for (int i = 0; i < TerrainMix::kTerrains; ++i) {
    const auto index = static_cast<std::size_t>(i);
    names_[index]->setText(nameOfTerrain(static_cast<Terrain>(i)));
    fields_[index]->setName(names_[index]->text());
  }
  //: Button: closes a dialog whose settings count already
  done_->setText(tr("Done"));
}

}  // namespace tapu

#include "moc_mix_dialog.cpp"
