// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/picker.h"

#include <QFontMetrics>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QToolTip>
#include <algorithm>

#include "app/kit/button_keys.h"
#include "app/kit/focus_ring.h"
#include "app/kit/line_breaks.h"
#include "app/kit/passing_menu.h"
#include "app/kit/spoken_button.h"
#include "app/kit/theme.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

/// The chosen word belongs to the name, which says what is chosen: so the details are free for its effect.
class PickerAccessible : public SpokenButton {
 public:
  explicit PickerAccessible(Picker* picker) : SpokenButton(picker, QAccessible::ComboBox) {}
  QString text(QAccessible::Text what) const override {
    const QString told = QAccessibleWidget::text(what), chosen = button()->text();
    if (what == QAccessible::Value || (what == QAccessible::Name && told.isEmpty())) return chosen;
    //: Screen reader, of a choice of one of a few: %1 what is chosen, as "Theme", %2 the chosen word, as "Dark"
    return what == QAccessible::Name && !chosen.isEmpty() ? Picker::tr("%1: %2").arg(told, chosen) : told;
  }
  QAccessible::State state() const override {
    QAccessible::State state = SpokenButton::state();
    state.hasPopup = true;
    return state;
  }
};

void installPickers() {
  // Qt installs a factory once, however often it is told of it.
  QAccessible::installFactory([](const QString&, QObject* object) -> QAccessibleInterface* {
    auto* picker = qobject_cast<Picker*>(object);
    return picker ? new PickerAccessible(picker) : nullptr;
  });
}

}  // namespace

Picker::Picker(QWidget* parent) : QAbstractButton(parent) {
  installPickers();
  setFocusPolicy(Qt::StrongFocus);
  setAttribute(Qt::WA_Hover);
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  connect(this, &QAbstractButton::clicked, this, &Picker::open);
}

void Picker::setChoices(const QStringList& texts, const QList<QIcon>& icons) {
  texts_ = texts;
  icons_ = icons;
  choose(chosen_);
  updateGeometry();
}

void Picker::setRefused(const QMap<int, QString>& reasons) { refused_ = reasons; }

void Picker::choose(int index) {
  chosen_ = index;
  setText(texts_.value(index));  // readers hear of the new name
  update();
}

QSize Picker::sizeHint() const {
  const QFontMetrics metrics(textFont(kChoiceText, Weight::Bold));
  int width = 60;
  for (const QString& choice : texts_) width = std::max(width, metrics.horizontalAdvance(choice));
  return {width + 52, std::max(scaled(36), metrics.height() + 14) + 6};
}

QSize Picker::minimumSizeHint() const { return {96, sizeHint().height()}; }

void Picker::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = themeOf(this);
  const QRectF box = QRectF(rect()).adjusted(3.5, 3.5, -3.5, -3.5);
  if (hasFocus()) paintFocusRing(painter, box.adjusted(-2, -2, 2, 2), theme, 10);
  painter.setPen(QPen(theme.line, 1));
  painter.setBrush(!isEnabled() ? theme.sunk : underMouse() ? theme.accentSoft : theme.raised);
  painter.drawRoundedRect(box, 8, 8);
  const QColor ink = isEnabled() ? theme.ink : theme.ink3;
  painter.setFont(textFont(kChoiceText, Weight::Bold));
  painter.setPen(ink);
  const QRectF words = box.adjusted(12, 0, -30, 0);
  painter.drawText(words, Qt::AlignVCenter | Qt::AlignLeft,
                   painter.fontMetrics().elidedText(text(), Qt::ElideRight, static_cast<int>(words.width())));
  painter.setPen(QPen(ink, 2.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  const QPointF tip(box.right() - 17, box.center().y() + 2.5);
  painter.drawPolyline(QPolygonF({tip + QPointF(-4.5, -4.5), tip, tip + QPointF(4.5, -4.5)}));
}

bool Picker::event(QEvent* event) {
  const bool isCut = QFontMetrics(textFont(kChoiceText, Weight::Bold)).horizontalAdvance(text()) > width() - 49;
  if (event->type() != QEvent::ToolTip || !isCut || !toolTip().isEmpty()) return QAbstractButton::event(event);
  QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), plainTip(text()), this);
  return true;
}

void Picker::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Down && event->modifiers() == Qt::NoModifier) return step(1);
  if (event->key() == Qt::Key_Up && event->modifiers() == Qt::NoModifier) return step(-1);
  if (pressesButton(*event) || event->key() == Qt::Key_Down) return open();
  QAbstractButton::keyPressEvent(event);
}

/// Chooses the next word in this direction that can be chosen.
void Picker::step(int by) {
  int index = chosen_ + by;
  while (refused_.contains(index)) index += by;
  pick(index);
}

void Picker::pick(int index) {
  if (index < 0 || index >= texts_.size() || index == chosen_ || refused_.contains(index)) return;
  choose(index);
  Q_EMIT picked(index);
}

void Picker::open() {
  QMenu* menu = passingMenu(this);
  for (int i = 0; i < texts_.size(); ++i) {
    const bool isRefused = refused_.contains(i);
    //: Choice of one of a few that cannot be chosen now; %1 the word, %2 a sentence that says why
    const QString words = isRefused ? tr("%1 – %2").arg(texts_[i], refused_[i]) : texts_[i];
    QAction* action = menu->addAction(icons_.value(i), QString(words).replace(u'&', u"&&"_s));
    action->setEnabled(!isRefused);
    connect(action, &QAction::triggered, this, [this, i] { pick(i); });
    if (i == chosen_) menu->setActiveAction(action);
  }
  menu->setMinimumWidth(width() - 6);
  menu->popup(mapToGlobal(QPoint(3, height())));
}

}  // namespace tapu

#include "moc_picker.cpp"
