// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/segments_accessible.h"

#include <QPointer>

#include "app/kit/segments.h"
#include "app/kit/spoken.h"

namespace tapu {

namespace {

/// One tab: no object of Qt, it belongs to its Segments.
class Segment : public QAccessibleInterface, public QAccessibleActionInterface {
 public:
  Segment(Segments* segments, int index) : segments_(segments), index_(index) {}

  bool isValid() const override { return segments_ && index_ < segments_->texts().size(); }
  QObject* object() const override { return nullptr; }
  QAccessibleInterface* parent() const override {
    return segments_ ? QAccessible::queryAccessibleInterface(segments_) : nullptr;
  }
  int childCount() const override { return 0; }
  QAccessibleInterface* child(int) const override { return nullptr; }
  int indexOfChild(const QAccessibleInterface*) const override { return -1; }
  QAccessibleInterface* childAt(int, int) const override { return nullptr; }
  QString text(QAccessible::Text what) const override {
    return isValid() && what == QAccessible::Name ? segments_->texts()[index_] : QString();
  }
  void setText(QAccessible::Text, const QString&) override {}
  QRect rect() const override {
    if (!isValid()) return {};
    const QRect box = segments_->box(index_);
    return {segments_->mapToGlobal(box.topLeft()), box.size()};
  }
  QAccessible::Role role() const override { return QAccessible::PageTab; }
  QAccessible::State state() const override {
    QAccessible::State state = partState(isValid() ? segments_.data() : nullptr);
    state.selected = isValid() && segments_->chosen() == index_;
    state.focused = state.selected && segments_->hasFocus();
    return state;
  }

  void* interface_cast(QAccessible::InterfaceType type) override {
    return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
  }
  QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
  void doAction(const QString& name) override {
    if (!isValid() || !segments_->isEnabled()) return;
    if (name == setFocusAction()) segments_->setFocus(Qt::OtherFocusReason);
    if (name == pressAction()) segments_->pick(index_);
  }
  QStringList keyBindingsForAction(const QString&) const override { return {}; }

 private:
  QPointer<Segments> segments_;
  int index_;
};

}  // namespace

SegmentsAccessible::SegmentsAccessible(Segments* segments) : QAccessibleWidget(segments, QAccessible::PageTabList) {}

SegmentsAccessible::~SegmentsAccessible() {
  for (const QAccessible::Id id : made_)
    if (id != 0) QAccessible::deleteAccessibleInterface(id);
}

void SegmentsAccessible::install() {
  // Qt installs a factory once, however often it is told of it.
  QAccessible::installFactory([](const QString&, QObject* object) -> QAccessibleInterface* {
    auto* segments = qobject_cast<Segments*>(object);
    return segments ? new SegmentsAccessible(segments) : nullptr;
  });
}

void SegmentsAccessible::tellChosen(Segments* segments) {
  if (!QAccessible::isActive() || !segments->hasFocus()) return;
  const QAccessibleInterface* list = QAccessible::queryAccessibleInterface(segments);
  QAccessibleInterface* tab = list ? list->focusChild() : nullptr;
  if (!tab) return;
  QAccessibleEvent reached(tab, QAccessible::Focus);
  QAccessible::updateAccessibility(&reached);
}

Segments* SegmentsAccessible::segments() const { return static_cast<Segments*>(widget()); }

int SegmentsAccessible::childCount() const { return static_cast<int>(segments()->texts().size()); }

QAccessibleInterface* SegmentsAccessible::child(int index) const {
  if (index < 0 || index >= childCount()) return nullptr;
  const auto at = static_cast<std::size_t>(index);
  if (made_.size() <= at) made_.resize(at + 1);
  if (made_[at] == 0) made_[at] = QAccessible::registerAccessibleInterface(new Segment(segments(), index));
  return QAccessible::accessibleInterface(made_[at]);
}

int SegmentsAccessible::indexOfChild(const QAccessibleInterface* child) const {
  for (int i = 0; i < childCount(); ++i)
    if (this->child(i) == child) return i;
  return -1;
}

QAccessibleInterface* SegmentsAccessible::childAt(int x, int y) const {
  const QPoint at = segments()->mapFromGlobal(QPoint(x, y));
  for (int i = 0; i < childCount(); ++i)
    if (segments()->box(i).contains(at)) return child(i);
  return nullptr;
}

QString SegmentsAccessible::text(QAccessible::Text what) const {
  const QString told = QAccessibleWidget::text(what), chosen = segments()->texts().value(segments()->chosen());
  if (what != QAccessible::Description || told.isEmpty()) return what == QAccessible::Description ? chosen : told;
  return told == chosen || chosen.isEmpty() ? told : chosen + QStringLiteral("; ") + told;
}

QAccessibleInterface* SegmentsAccessible::focusChild() const {
  return segments()->hasFocus() ? child(segments()->chosen()) : nullptr;
}

}  // namespace tapu
