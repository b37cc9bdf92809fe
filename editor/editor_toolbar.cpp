// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/editor_toolbar.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QPainter>

#include "app/kit/spoken.h"
#include "editor/palette.h"
#include "editor/words.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

// Widths of the page, in pixels, from which on there is room
constexpr int kLeaveFrom = 720;      // for the way back, which the menu File has too
constexpr int kZoomFrom = 850;       // for the zoom
constexpr int kSymmetryFrom = 970;   // for the symmetry
constexpr int kBrushesFrom = 1160;   // for the sizes of the brush
constexpr int kGenerateFrom = 1030;  // for the button that draws boards at random
constexpr int kWordsFrom = 1390;     // for words beside the fields

}  // namespace

EditorToolbar::EditorToolbar(EditorActions& actions, EditorSelection& selection, QWidget* parent)
    : Sheet(parent), actions_(actions), selection_(selection), line_(new QHBoxLayout(this)) {
  line_->setContentsMargins(10, 6, 10, 7);
  line_->setSpacing(3);
  using enum EditorActions::Command;
  addIcons({{actions[Close], "leave"}});
  line_->addSpacing(8);
  const auto tool = [&](ToolKind kind) { return actions.tools[static_cast<std::size_t>(kind)]; };
  addIcons({{tool(ToolKind::Select), "select"},
            {tool(ToolKind::Brush), "brush"},
            {tool(ToolKind::Line), "line"},
            {tool(ToolKind::Fill), "fill"},
            {tool(ToolKind::Eraser), "eraser"},
            {tool(ToolKind::Stamp), "stamp"},
            {tool(ToolKind::Lock), "lock"},
            {tool(ToolKind::Eyedropper), "eyedropper"}});
  line_->addSpacing(8);
  addIcons({{actions[Undo], "undo"}, {actions[Redo], "redo"}});
  line_->addSpacing(8);
  addIcons({{actions[ZoomIn], "zoom-in"}, {actions[ZoomOut], "zoom-out"}, {actions[Fit], "fit"}});
  line_->addSpacing(8);
  addBrushes();
  line_->addSpacing(8);
  addSymmetries();
  line_->addStretch(1);
  addIcons({{actions[ShowPalette], "palette"}, {actions[ShowPanes], "panes"}});
  line_->addSpacing(4);
  addButtons();
}

void EditorToolbar::addIcons(std::initializer_list<std::pair<QAction*, const char*>> icons) {
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
    line_->addWidget(button);
  }
}

Words* EditorToolbar::addWord() {
  auto* word = new Words({}, 13, Weight::Regular, &Theme::ink2, this);
  word->setWordWrap(false);
  line_->addWidget(word);
  return word;
}

void EditorToolbar::addBrushes() {
  brushWord_ = addWord();
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
    line_->addWidget(button);
  }
}

void EditorToolbar::addSymmetries() {
  symmetryWord_ = addWord();
  symmetry_ = new QComboBox(this);
  symmetry_->setObjectName(u"editorSymmetry"_s);
  for (int i = 0; i < kSymmetries; ++i) symmetry_->addItem(QString());
  connect(symmetry_, &QComboBox::activated, this, [this](int index) {
    selection_.adjust([index](auto& choices) { choices.symmetry = static_cast<Symmetry>(index); });
  });
  line_->addWidget(symmetry_);
}

void EditorToolbar::addButtons() {
  generate_ = new ActionButton({}, ActionButton::Role::Quiet, this);
  generate_->setObjectName(u"editorGenerateButton"_s);
  connect(generate_, &ActionButton::clicked, actions_[EditorActions::Generate], &QAction::trigger);
  line_->addWidget(generate_);
  line_->addSpacing(4);
  play_ = new ActionButton(u"continue"_s, {}, ActionButton::Role::Next, ActionButton::Shape::Line, this);
  play_->setObjectName(u"editorPlayButton"_s);
  connect(play_, &ActionButton::clicked, actions_[EditorActions::Play], &QAction::trigger);
  line_->addWidget(play_);
}

void EditorToolbar::fitInto(int width) {
  using enum EditorActions::Command;
  for (Words* word : {brushWord_, symmetryWord_}) word->setVisible(width >= kWordsFrom);
  for (QAbstractButton* brush : brushes_) brush->setVisible(width >= kBrushesFrom);
  symmetry_->setVisible(width >= kSymmetryFrom);
  generate_->setVisible(width >= kGenerateFrom);
  for (const auto& [button, action] : buttons_) {
    if (action == actions_[Close]) button->setVisible(width >= kLeaveFrom);
    if (action == actions_[ZoomIn] || action == actions_[ZoomOut] || action == actions_[Fit])
      button->setVisible(width >= kZoomFrom);
  }
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
  //: Tool bar of the board editor: size of the brush
  brushWord_->setText(tr("Brush"));
  //: Tool bar of the board editor
  symmetryWord_->setText(tr("Symmetry"));
  symmetry_->setFont(textFont(kChoiceText));
  for (int i = 0; i < kSymmetries; ++i) symmetry_->setItemText(i, wordFor(static_cast<Symmetry>(i)));
  setSpokenName(symmetry_, symmetryWord_->text());
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
