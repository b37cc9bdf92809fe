// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/color_marks.h"

#include <QButtonGroup>
#include <QEvent>
#include <QPainter>
#include <algorithm>

#include "app/kit/art.h"
#include "app/kit/button_keys.h"
#include "app/kit/flow_layout.h"
#include "app/kit/language_change.h"
#include "app/kit/spoken.h"
#include "app/kit/theme.h"
#include "app/text/player_colors.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

class ColorMark : public QAbstractButton {
 public:
  ColorMark(int color, QWidget* parent) : QAbstractButton(parent), color_(color) {
    setCheckable(true);
    setSpokenRole(this, QAccessible::RadioButton);
    setFocusPolicy(Qt::StrongFocus);
    setFixedSize(42, 42);
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = themeOf(this);
    if (!isEnabled() && !isChecked()) painter.setOpacity(0.35);
    painter.drawPixmap(4, 4, badgePicture(color_, 34, devicePixelRatioF()));
    painter.setOpacity(1);
    if (!isChecked() && !hasFocus()) return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(hasFocus() ? theme.primary : theme.edge, hasFocus() ? 3.0 : 2.5));
    painter.drawEllipse(QRectF(rect()).adjusted(2, 2, -2, -2));
    if (!isChecked() || !hasFocus()) return;
    painter.setPen(QPen(theme.surface, 1.5));
    painter.drawEllipse(QRectF(rect()).adjusted(4.2, 4.2, -4.2, -4.2));
  }

 private:
  int color_;
};

}  // namespace

ColorMarks::ColorMarks(QWidget* parent) : QWidget(parent) {
  auto* flow = new FlowLayout(this, 3);
  auto* group = new QButtonGroup(this);
  marks_.resize(kPlayerColors);
  for (int color : kPlayerColorOrder) {
    auto* mark = new ColorMark(color, this);
    mark->setObjectName(u"color%1"_s.arg(color));
    group->addButton(mark, color);
    tabIfChecked(mark);
    flow->addWidget(mark);
    marks_[static_cast<std::size_t>(color)] = mark;
  }
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  setColor(0);
  nameMarks();
  connect(group, &QButtonGroup::idClicked, this, [this](int color) {
    color_ = color;
    Q_EMIT picked(color);
  });
  whenLanguageChanges(this, [this] { nameMarks(); });
}

void ColorMarks::setColor(int color) {
  color_ = color;
  marks_[static_cast<std::size_t>(color)]->setChecked(true);
}

void ColorMarks::setTaken(const std::vector<int>& colors) {
  for (int color = 0; color < kPlayerColors; ++color) {
    const bool taken = std::find(colors.begin(), colors.end(), color) != colors.end();
    marks_[static_cast<std::size_t>(color)]->setEnabled(!taken || color == color_);
  }
}

void ColorMarks::nameMarks() {
  for (int color = 0; color < kPlayerColors; ++color) {
    setSpokenName(marks_[static_cast<std::size_t>(color)], playerColorName(color));
    marks_[static_cast<std::size_t>(color)]->setToolTip(playerColorName(color));
  }
}

}  // namespace tapu

#include "moc_color_marks.cpp"
