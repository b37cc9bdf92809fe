// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/editor_toolbar.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

#include "app/kit/bare_layout.h"
#include "app/kit/flow_layout.h"
#include "app/kit/spoken.h"
#include "editor/palette.h"
#include "editor/words.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {
// Pixels: so little that in English all parts have room in one line of a window of 1280 pixels and its frame.
constexpr int kBetweenParts = 6, kBetweenButtons = 2;
}  // namespace

EditorToolbar::EditorToolbar(EditorActions& actions, EditorSelection& selection, QWidget* parent)
    : Sheet(parent), actions_(actions), selection_(selection), parts_(new FlowLayout(nullptr, kBetweenParts)) {
  auto* lines = new QVBoxLayout(this);
  lines->setContentsMargins(10, 6, 10, 7);
  lines->addLayout(parts_);
  using enum EditorActions::Command;
  QWidget* leave = addIcons({{actions[Close], "leave"}});
  const auto tool = [&](ToolKind kind) { return actions.tools[static_cast<std::size_t>(kind)]; };
  addIcons({{tool(ToolKind::Select), "select"},
            {tool(ToolKind::Brush), "brush"},
            {tool(ToolKind::Line), "line"},
            {tool(ToolKind::Fill), "fill"},
            {tool(ToolKind::Eraser), "eraser"},
            {tool(ToolKind::Stamp), "stamp"},
            {tool(ToolKind::Lock), "lock"},
            {tool(ToolKind::Eyedropper), "eyedropper"}});
  addIcons({{actions[Undo], "undo"}, {actions[Redo], "redo"}});
  QWidget* zoom = addIcons({{actions[ZoomIn], "zoom-in"}, {actions[ZoomOut], "zoom-out"}, {actions[Fit], "fit"}});
  QWidget* brushes = addBrushes();
  addSymmetries();
  addIcons({{actions[ShowPalette], "palette"}, {actions[ShowPanes], "panes"}});
  addButtons();
  spare_ = {leave, zoom, generate_, symmetry_, brushes};
}

/// A part stays together where the bar goes on in a new line.
QHBoxLayout* EditorToolbar::addPart() {
  auto* part = new QWidget(this);
  parts_->addWidget(part);
  auto* line = bare<QHBoxLayout>(part);
  line->setSpacing(kBetweenButtons);
  return line;
}

QWidget* EditorToolbar::addIcons(std::initializer_list<std::pair<QAction*, const char*>> icons) {
  QHBoxLayout* line = addPart();
  for (const auto& [action, iconName] : icons) {
    auto* button =
        new ActionButton(QLatin1StringView(iconName), {}, ActionButton::Role::Quiet, ActionButton::Shape::Icon, this);
    button->setCheckable(action->isCheckable());
    button->setObjectName(action->objectName() + u"Button"_s);
    connect(button, &ActionButton::clicked, action, &QAction::trigger);
    connect(action, &QAction::changed, button, [button, action = action] {
      button->setEnabled(action->isEnabled());
      button->setChecked(action->isChecked());
      button->setToolTip(action->toolTip());
      setSpokenName(button, action->statusTip());
    });
    buttons_.emplace_back(button, action);
    line->addWidget(button);
  }
  return line->parentWidget();
}

QWidget* EditorToolbar::addBrushes() {
  QHBoxLayout* line = addPart();
  for (int size = 1; size <= EditorSelection::kLargestBrush; ++size) {
    const auto paint = [this, size](QPainter& painter, const QRectF& box) {
      const double radius = 3 + 2.0 * size;
      painter.setPen(Qt::NoPen);
      painter.setBrush(themeOf(this).ink);
      painter.drawEllipse(box.center(), radius, radius);
    };
    auto* button = new Swatch(paint, 26, Swatch::Word::TipOnly, this);
    button->setObjectName(u"brush-%1"_s.arg(size));
    connect(button, &QAbstractButton::clicked, this, [this, size] {
      selection_.adjust([size](auto& choices) { choices.brushSize = size; });
      refresh();
    });
    brushes_.push_back(button);
    line->addWidget(button);
  }
  return line->parentWidget();
}

void EditorToolbar::addSymmetries() {
  symmetry_ = new QComboBox(this);
  symmetry_->setObjectName(u"editorSymmetry"_s);
  for (int i = 0; i < kSymmetries; ++i) symmetry_->addItem(QString());
  connect(symmetry_, &QComboBox::activated, this, [this](int index) {
    selection_.adjust([index](auto& choices) { choices.symmetry = static_cast<Symmetry>(index); });
  });
  parts_->addWidget(symmetry_);
}

void EditorToolbar::addButtons() {
  generate_ = new ActionButton({}, ActionButton::Role::Quiet, this);
  generate_->setObjectName(u"editorGenerateButton"_s);
  connect(generate_, &ActionButton::clicked, actions_[EditorActions::Generate], &QAction::trigger);
  parts_->addWidget(generate_);
  play_ = new ActionButton(u"continue"_s, {}, ActionButton::Role::Next, ActionButton::Shape::Line, this);
  play_->setObjectName(u"editorPlayButton"_s);
  connect(play_, &ActionButton::clicked, actions_[EditorActions::Play], &QAction::trigger);
  parts_->addWidget(play_);
}

void EditorToolbar::fitInto(QSize page) {
  constexpr double kMost = 0.4;  // of the height of the page
  layout()->setEnabled(false);   // or each part that is shown lays out all of the page at once
  for (QWidget* part : spare_) part->show();
  for (QWidget* part : spare_)
    if (heightForWidth(page.width()) > kMost * page.height()) part->hide();
  layout()->setEnabled(true);
}

void EditorToolbar::refresh() {
  for (const auto& [button, action] : buttons_) {
    button->setChecked(action->isChecked());
    button->setEnabled(action->isEnabled());
  }
  const EditorSelection::Choices& choices = selection_.choices();
  for (std::size_t i = 0; i < brushes_.size(); ++i)
    brushes_[i]->setChecked(static_cast<int>(i) + 1 == choices.brushSize);
  symmetry_->setCurrentIndex(static_cast<int>(choices.symmetry));
}

void EditorToolbar::retranslate() {
  symmetry_->setFont(textFont(kChoiceText));
  for (int i = 0; i < kSymmetries; ++i) symmetry_->setItemText(i, wordFor(static_cast<Symmetry>(i)));
  //: Tool bar of the board editor: a list, for screen readers
  setSpokenName(symmetry_, tr("Symmetry"));
  for (std::size_t i = 0; i < brushes_.size(); ++i) {
    //: Tool bar of the board editor: size of the brush, %1 from 1 to 5
    brushes_[i]->setToolTip(tr("Brush of size %1").arg(i + 1));
    setSpokenName(brushes_[i], brushes_[i]->toolTip());
  }
  //: Button of the board editor: boards drawn at random
  generate_->setText(tr("Generate…"));
  generate_->setToolTip(actions_[EditorActions::Generate]->toolTip());
  //: Button of the board editor: a game against bots on this board
  play_->setText(tr("Test play"));
  play_->setToolTip(actions_[EditorActions::Play]->toolTip());
  for (const auto& [button, action] : buttons_) {
    button->setToolTip(action->toolTip());
    setSpokenName(button, action->statusTip());
  }
}

}  // namespace tapu

#include "moc_editor_toolbar.cpp"
