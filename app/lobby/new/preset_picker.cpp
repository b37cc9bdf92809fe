// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lobby/new/preset_picker.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QVBoxLayout>
#include <optional>

#include "app/kit/bare_layout.h"
#include "app/kit/clear_layout.h"
#include "app/kit/field_limit.h"
#include "app/kit/flow_layout.h"
#include "app/kit/line_breaks.h"
#include "app/kit/page_words.h"
#include "app/kit/spoken.h"
#include "app/session/plan/board_shelf.h"
#include "app/session/plan/game_words.h"
#include "app/text/shown_text.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array kPresetObjects{"presetBeginner", "presetStandard", "presetCrazy", "presetBig"};
static_assert(kPresetObjects.size() == kPresets.size());

/// Why a preset has no island for so many players as the plan has, as a sentence; empty: it has one.
QString whyNot(const GamePlan& plan, const PresetChoice& choice) {
  if (isDrawn(choice.map)) return {};
  Options options = plan.setup.options;
  options.mapKind = choice.map;
  return whyNotOn(drawBoard(options), plan.setup);
}

QString tipOf(const GamePlan& plan, const PresetChoice& choice) {
  const QString why = whyNot(plan, choice);
  return why.isEmpty() ? whatPresetIs(choice.preset) : why;
}

}  // namespace

PresetPicker::PresetPicker(Settings& settings, QWidget* parent) : QWidget(parent), settings_(settings) {
  auto* usual = new QHBoxLayout;
  usual->setSpacing(0);
  for (std::size_t i = 0; i < presets_.size(); ++i) {
    const PresetChoice& choice = kPresets[i];
    const Preset preset = choice.preset;
    auto* button = presets_[i] = makeButton(
        QString::fromLatin1(kPresetObjects[i]), ActionButton::Role::Quiet, this,
        [preset] { return nameOfPreset(preset); }, [this, choice] { return tipOf(plan_, choice); });
    button->setCheckable(true);
    setSpokenRole(button, QAccessible::RadioButton);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    usual->addWidget(button);
    connect(button, &ActionButton::clicked, this, [this, preset] {
      plan_.startFrom(preset);
      Q_EMIT picked(plan_);
    });
  }
  own_ = new QWidget(this);
  new FlowLayout(own_, 2);
  drop_ = makeButton(u"presetDrop"_s, ActionButton::Role::Link, this);
  keep_ = makeButton(
      u"presetKeep"_s, ActionButton::Role::Link, this,
      //: Link on the page on which a game is set up: give the options as they are a name, to begin with them again
      [] { return tr("Save as a preset…"); },
      [] { return tr("Give these rules and this board a name, to begin with them again"); });
  // Never both at once. Their line keeps its height, so that options stay where they are when the first is changed.
  QSizePolicy fixed = keep_->sizePolicy();
  fixed.setRetainSizeWhenHidden(true);
  keep_->setSizePolicy(fixed);
  auto* links = new QHBoxLayout;
  links->setSpacing(0);
  links->addWidget(drop_);
  links->addWidget(keep_);
  links->addStretch(1);
  naming_ = makeNaming();
  auto* lines = bare<QVBoxLayout>(this);
  lines->setSpacing(2);
  lines->addLayout(usual);
  lines->addSpacing(8);
  lines->addWidget(own_);
  lines->addLayout(links);
  lines->addWidget(naming_);
  connect(drop_, &ActionButton::clicked, this, &PresetPicker::removeShown);
  connect(keep_, &ActionButton::clicked, this, [this] {
    name_->clear();
    save_->setEnabled(false);
    naming_->show();
    keep_->hide();
    name_->setFocus(Qt::OtherFocusReason);
  });
}

QWidget* PresetPicker::makeNaming() {
  auto* naming = new QWidget(this);
  name_ = new QLineEdit(naming);
  name_->setObjectName(u"presetName"_s);
  limitLength(name_, GameChoices::kMostPresetName);
  //: Field for the name of a preset of options
  say(name_, [] { return tr("Name of the preset"); });
  //: Button: keep the preset under the name typed
  save_ = makeButton(u"presetSave"_s, ActionButton::Role::Agree, naming, [] { return tr("Save"); });
  auto* line = bare<QHBoxLayout>(naming);
  line->addWidget(name_, 1);
  line->addWidget(save_);
  naming->hide();
  connect(save_, &ActionButton::clicked, this, &PresetPicker::save);
  connect(name_, &QLineEdit::returnPressed, this, &PresetPicker::save);
  connect(name_, &QLineEdit::textChanged, this,
          [this](const QString& text) { save_->setEnabled(!text.simplified().isEmpty()); });
  return naming;
}

void PresetPicker::readOwn() {
  naming_->hide();
  choices_ = GameChoices::own(settings_);
  clearLayout(own_->layout());
  chips_.clear();
  for (const GameChoice& choice : choices_) {
    auto* chip = new ChipButton(choice.name, own_);
    chip->setObjectName(u"ownPreset"_s);
    chip->setCheckable(true);
    setSpokenRole(chip, QAccessible::RadioButton);
    connect(chip, &ChipButton::clicked, this, [this, choice] {
      takeChoice(plan_, choice);
      Q_EMIT picked(plan_);
    });
    own_->layout()->addWidget(chip);
    chip->show();
    chips_.push_back(chip);
  }
  own_->setVisible(!choices_.isEmpty());
  own_->updateGeometry();
}

void PresetPicker::showPlan(const GamePlan& plan) {
  plan_ = plan;
  const std::optional<Preset> chosen = plan_.preset();
  for (std::size_t i = 0; i < presets_.size(); ++i) {
    presets_[i]->setEnabled(whyNot(plan_, kPresets[i]).isEmpty());
    presets_[i]->setToolTip(plainTip(tipOf(plan_, kPresets[i])));
    presets_[i]->setChecked(chosen == kPresets[i].preset);
    presets_[i]->setVisible(kPresets[i].preset != Preset::BigGame || plan_.purpose == GamePurpose::Bots);
  }
  const bool hasFile = plan_.setup.options.mapKind == MapKind::File && !plan_.isOnChain();
  const GameChoice* same = nullptr;
  for (std::size_t i = 0; i < chips_.size(); ++i) {
    const GameChoice& choice = choices_[static_cast<qsizetype>(i)];
    const bool isIt = isSameGame(plan_, choice);
    chips_[i]->setChecked(isIt);
    if (isIt) same = &choice;
  }
  const bool isNew = !same && (!chosen || hasFile);
  keep_->setVisible(isNew && naming_->isHidden());
  drop_->setVisible(same != nullptr);
  if (!isNew) naming_->hide();
  //: Link: presets of options are shown as chips; %1 the name of one's own
  rename(drop_, tr("Remove the preset “%1”").arg(same ? isolated(same->name) : QString()));
}

void PresetPicker::save() {
  GameChoice choice = choiceOf(plan_);
  choice.name = name_->text().simplified();
  if (choice.name.isEmpty()) return;
  GameChoices(settings_).save(choice);
  readOwn();
  showPlan(plan_);
  Q_EMIT kept();
}

/// The options stay as they are, so that the preset can be saved again at once.
void PresetPicker::removeShown() {
  for (const GameChoice& choice : choices_)
    if (isSameGame(plan_, choice)) GameChoices(settings_).remove(choice.name);
  readOwn();
  showPlan(plan_);
}

bool PresetPicker::leaveNaming() {
  if (!naming_->isVisibleTo(window())) return false;  // it may lie in a tab that is not in front
  naming_->hide();
  showPlan(plan_);
  keep_->setFocus(Qt::OtherFocusReason);
  return true;
}

}  // namespace tapu

#include "moc_preset_picker.cpp"
