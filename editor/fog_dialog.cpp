// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/fog_dialog.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLocale>
#include <QVBoxLayout>

#include "app/kit/language_change.h"
#include "app/text/names_of_things.h"
#include "editor/fog_words.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

constexpr int kMostOfOne = 1024;  // hexes of a board

}  // namespace

FogDialog::FogDialog(BoardDocument& document, QWidget* parent)
    : QDialog(parent),
      document_(document),
      fog_(document.board().fog),
      sums_(new Words({}, kBodyText, Weight::Bold, &Theme::ink, this)),
      hexes_(new Words({}, kBodyText, Weight::Bold, &Theme::primary, this)),
      tokens_(new Words({}, kBodyText, Weight::Bold, &Theme::primary, this)) {
  setObjectName(u"editorFogDialog"_s);
  auto* all = new QVBoxLayout(this);
  all->setContentsMargins(24, 18, 24, 16);
  all->addWidget(sums_);
  auto* grid = new QGridLayout;
  grid->setHorizontalSpacing(16);
  all->addLayout(grid);
  grid->addWidget(hexes_, 0, 0, 1, 2);
  grid->addWidget(tokens_, 0, 2, 1, 2);
  for (int i = 0; i < kTerrains; ++i) {
    const auto terrain = static_cast<Terrain>(i);
    if (terrain == Terrain::Fog) continue;
    Row& row = terrains_[static_cast<std::size_t>(i)];
    row = addRow(grid, 0, u"fog-terrain-%1"_s.arg(i), fog_.of(terrain));
    connect(row.field, &NumberField::changed, this, [this, terrain](int count) {
      fog_.of(terrain) = static_cast<std::uint16_t>(count);
      refresh();
    });
  }
  for (int number = 0; number <= kMostNumber; ++number) {
    if (!isTokenNumber(number)) continue;
    const auto index = static_cast<std::size_t>(number);
    numbers_[index] = addRow(grid, 2, u"fog-number-%1"_s.arg(number), fog_.numbers[index]);
    connect(numbers_[index].field, &NumberField::changed, this, [this, index](int count) {
      fog_.numbers[index] = static_cast<std::uint16_t>(count);
      refresh();
    });
  }
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
  connect(buttons, &QDialogButtonBox::accepted, this, &FogDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &FogDialog::reject);
  connect(&document, &BoardDocument::replaced, this, &QDialog::reject);
  all->addWidget(buttons);
  retranslate();
  whenLanguageChanges(this, [this] { retranslate(); });
}

FogDialog::Row FogDialog::addRow(QGridLayout* grid, int column, const QString& key, int count) {
  const Row row{new Words({}, kBodyText, Weight::Regular, &Theme::ink, this), new NumberField(this)};
  row.field->setObjectName(key);
  row.field->setRange(0, kMostOfOne);
  row.field->setValue(count);
  int line = 1;
  while (grid->itemAtPosition(line, column)) ++line;
  grid->addWidget(row.name, line, column);
  grid->addWidget(row.field, line, column + 1);
  return row;
}

void FogDialog::accept() {
  document_.change(StepName::ChangeFog, [this](BoardFile& file) { file.board.fog = fog_; });
  QDialog::accept();
}

void FogDialog::refresh() {
  const int covered = coveredOn(document_.board());
  sums_->setText(fogSums(fog_, covered));
  sums_->setColor(isFogRight(fog_, covered) ? &Theme::ink : &Theme::danger);
}

void FogDialog::retranslate() {
  //: Title of a window of the board editor: how many hexes of which terrain, and which numbers, lie under the fog
  setWindowTitle(tr("What lies under the fog"));
  //: Window of the board editor about the fog: over the terrains
  hexes_->setText(tr("Hexes"));
  //: Window of the board editor about the fog: over the numbers of tokens
  tokens_->setText(tr("Numbers"));
  for (int i = 0; i < kTerrains; ++i) {
    const Row& row = terrains_[static_cast<std::size_t>(i)];
    if (!row.field) continue;
    row.name->setText(nameOfTerrain(static_cast<Terrain>(i)));
    row.field->setName(row.name->text());
  }
  for (int number = 0; number <= kMostNumber; ++number) {
    const Row& row = numbers_[static_cast<std::size_t>(number)];
    if (!row.field) continue;
    row.name->setText(QLocale().toString(number));
    //: Window of the board editor about the fog, for screen readers: how many tokens have this number; %1 the number
    row.field->setName(tr("Number %1").arg(QLocale().toString(number)));
  }
  refresh();
}

}  // namespace tapu

#include "moc_fog_dialog.cpp"
