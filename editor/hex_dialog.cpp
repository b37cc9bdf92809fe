// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/hex_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QLocale>
#include <algorithm>
#include <utility>

#include "app/kit/language_change.h"
#include "app/kit/spoken.h"
#include "app/text/names_of_things.h"
#include "editor/hex_words.h"
#include "editor/words.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {
constexpr std::array kNumbers{0, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12};
}

HexDialog::HexDialog(EditorSelection& selection, std::set<Hex> hexes, QWidget* parent)
    : QDialog(parent),
      selection_(selection),
      hexes_(std::move(hexes)),
      file_(selection.document().file()),
      about_(new Words({}, kBodyText, Weight::Regular, &Theme::ink, this)),
      terrain_(new QComboBox(this)),
      number_(new QComboBox(this)),
      territory_(new QComboBox(this)),
      cut_(new QCheckBox(this)),
      startLand_(new QCheckBox(this)),
      locked_(new QCheckBox(this)) {
  setObjectName(u"editorHexDialog"_s);
  fillForm();
  connectFields();
  retranslate();
  whenLanguageChanges(this, [this] { retranslate(); });
}

void HexDialog::connectFields() {
  connect(terrain_, &QComboBox::activated, this, [this](int index) {
    const auto terrain = static_cast<Terrain>(index);
    paint(StepName(StepName::PaintTerrain).of(terrain), HexContent::of(terrain));
  });
  connect(number_, &QComboBox::activated, this, [this](int index) {
    const int number = kNumbers[static_cast<std::size_t>(index)];
    paint({StepName::PlaceNumber, number}, HexContent::ofNumber(number));
  });
  connect(territory_, &QComboBox::activated, this,
          [this](int index) { paint(StepName::PaintTerritory, HexContent::of(static_cast<Territory>(index))); });
  connect(cut_, &QCheckBox::clicked, this,
          [this](bool on) { paint(StepName::ChangeLine, HexContent::of(on ? CutByLine::Yes : CutByLine::No)); });
  connect(startLand_, &QCheckBox::clicked, this,
          [this](bool on) { paint(StepName::ChangeStartLand, HexContent::of(on ? StartLand::Yes : StartLand::No)); });
  connect(locked_, &QCheckBox::clicked, this, &HexDialog::changeLock);
  connect(&selection_.document(), &BoardDocument::replaced, this, &QDialog::reject);
}

void HexDialog::fillForm() {
  auto* form = new QFormLayout(this);
  form->setContentsMargins(24, 18, 24, 16);
  form->setSpacing(10);
  form->addRow(about_);
  terrain_->setObjectName(u"hexTerrain"_s);
  number_->setObjectName(u"hexNumber"_s);
  territory_->setObjectName(u"hexTerritory"_s);
  cut_->setObjectName(u"hexCut"_s);
  startLand_->setObjectName(u"hexStartLand"_s);
  locked_->setObjectName(u"hexLocked"_s);
  const std::array boxes{terrain_, number_, territory_};
  for (std::size_t i = 0; i < boxes.size(); ++i) {
    labels_[i] = new Words({}, kBodyText, Weight::Regular, &Theme::ink, this);
    form->addRow(labels_[i], boxes[i]);
  }
  for (int i = 0; i < kTerrains; ++i) terrain_->addItem(QString());
  for (std::size_t i = 0; i < kNumbers.size(); ++i) number_->addItem(QString());
  for (int i = 0; i < 3; ++i) territory_->addItem(QString());
  form->addRow(cut_);
  form->addRow(startLand_);
  form->addRow(locked_);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
  connect(buttons, &QDialogButtonBox::accepted, this, &HexDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &HexDialog::reject);
  form->addRow(buttons);
  setMinimumWidth(360);
}

/// Locked hexes stay as they are.
void HexDialog::paint(StepName step, const HexContent& content) {
  for (Hex at : hexes_)
    if (!file_.locked.contains(at)) setContent(file_.board, at, content);
  note(step);
}

void HexDialog::changeLock() {
  const bool on = locked_->isChecked();
  for (Hex at : hexes_)
    if (on && cellAt(file_.board, at))
      file_.locked.insert(at);
    else
      file_.locked.erase(at);
  note(on ? StepName::Lock : StepName::Unlock);
}

/// The last of several changes of one kind names them; changes of several kinds have a common name.
void HexDialog::note(StepName step) {
  if (hexes_.size() == 1) step = step.here(*hexes_.begin());
  const bool isOther = step_ && step_->kind != step.kind;
  if (isOther) step.kind = StepName::ChangeHexes;
  step_ = step;
  refresh();
}

void HexDialog::accept() {
  if (step_) selection_.document().change(*step_, [this](BoardFile& file) { file = file_; });
  QDialog::accept();
}

template <class Value>
int HexDialog::common(Value value) const {
  std::optional<int> all;
  for (Hex at : hexes_) {
    const Cell* cell = cellAt(file_.board, at);
    const int mine = cell ? value(*cell) : -1;
    if (all.value_or(mine) != mine) return -1;
    all = mine;
  }
  return all.value_or(-1);
}

void HexDialog::refresh() {
  const auto place = [](int number) {
    const auto found = std::ranges::find(kNumbers, number);
    return found == kNumbers.end() ? -1 : static_cast<int>(found - kNumbers.begin());
  };
  terrain_->setCurrentIndex(common([](const Cell& cell) { return static_cast<int>(cell.terrain); }));
  number_->setCurrentIndex(common([&](const Cell& cell) { return place(cell.number); }));
  const bool isOpen =
      std::ranges::any_of(hexes_, [this](Hex at) { return !file_.locked.contains(at) || !cellAt(file_.board, at); });
  number_->setEnabled(isOpen && std::ranges::any_of(hexes_, [this](Hex at) {
                        const Cell* cell = cellAt(file_.board, at);
                        return cell && takesNumber(cell->terrain);
                      }));
  terrain_->setEnabled(isOpen);
  territory_->setEnabled(isOpen);
  cut_->setEnabled(isOpen);
  startLand_->setEnabled(isOpen && std::ranges::any_of(hexes_, [this](Hex at) { return isLand(file_.board, at); }));
  startLand_->setChecked(common([](const Cell& cell) { return cell.startLand == StartLand::Yes ? 1 : 0; }) == 1);
  territory_->setCurrentIndex(common([](const Cell& cell) { return static_cast<int>(cell.territory); }));
  cut_->setChecked(common([](const Cell& cell) { return cell.cutByLine == CutByLine::Yes ? 1 : 0; }) == 1);
  locked_->setChecked(!hexes_.empty() &&
                      std::ranges::all_of(hexes_, [this](Hex at) { return file_.locked.contains(at); }));
  const Hex first = hexes_.empty() ? Hex() : *hexes_.begin();
  const QString parts = hexParts(file_, first).join(u" · "_s);
  //: Window of the board editor about one hex; %1 and %2 its coordinates, %3 all that is there
  const QString one = tr("Hex %1,%2 · %3").arg(QString::number(first.q), QString::number(first.r), parts);
  //: Window of the board editor about several hexes at once
  about_->setText(hexes_.size() == 1 ? one : tr("%n hex(es)", nullptr, static_cast<int>(hexes_.size())));
}

void HexDialog::retranslate() {
  //: Title of a window of the board editor: what a hex is
  setWindowTitle(tr("Properties of hexes"));
  //: Window of the board editor about a hex: forest, hills, ...
  labels_[0]->setText(tr("Terrain"));
  //: Window of the board editor about a hex: number of its token
  labels_[1]->setText(tr("Number"));
  //: Window of the board editor about a hex: to which group of the Big Game it belongs
  labels_[2]->setText(tr("Territory"));
  //: Window of the board editor about several hexes: they differ in this
  const QString differs = tr("different ones");
  for (QComboBox* box : {terrain_, number_, territory_}) box->setPlaceholderText(differs);
  setSpokenName(terrain_, labels_[0]->text());
  setSpokenName(number_, labels_[1]->text());
  setSpokenName(territory_, labels_[2]->text());
  for (int i = 0; i < kTerrains; ++i) terrain_->setItemText(i, nameOfTerrain(static_cast<Terrain>(i)));
  //: Window of the board editor about a hex: it has no number
  number_->setItemText(0, tr("None"));
  for (std::size_t i = 1; i < kNumbers.size(); ++i)
    number_->setItemText(static_cast<int>(i), QLocale().toString(kNumbers[i]));
  for (int i = 0; i < 3; ++i) territory_->setItemText(i, wordFor(static_cast<Territory>(i)));
  //: Window of the board editor about a hex
  cut_->setText(tr("The dividing line cuts it"));
  //: Window of the board editor about a hex: first settlements may stand on its corners
  startLand_->setText(tr("Start land: seats may begin here"));
  //: Window of the board editor about a hex
  locked_->setText(tr("Locked: nothing changes it"));
  refresh();
}

}  // namespace tapu

#include "moc_hex_dialog.cpp"
