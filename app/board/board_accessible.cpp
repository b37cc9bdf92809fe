// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/board_accessible.h"

#include <QPointer>
#include <algorithm>

#include "app/board/board_view.h"
#include "app/board/geometry.h"
#include "app/kit/spoken.h"

namespace tapu {

namespace {

/// The common part of a list of places and a place: they are no objects of Qt, and belong to a board.
class BoardPart : public QAccessibleInterface {
 public:
  BoardPart(BoardView* view, BoardSpot::Kind kind) : view_(view), kind_(kind) {}
  bool isValid() const override { return view_ && view_->boardScene()->hasBoard(); }
  QObject* object() const override { return nullptr; }
  QWindow* window() const override { return board() ? board()->window() : nullptr; }
  void setText(QAccessible::Text, const QString&) override {}

 protected:
  BoardView* view() const { return view_; }
  BoardSpot::Kind kind() const { return kind_; }
  const std::vector<BoardSpot>& places() const { return view_->walk().places(kind_); }
  BoardAccessible* board() const {
    return view_ ? dynamic_cast<BoardAccessible*>(QAccessible::queryAccessibleInterface(view_)) : nullptr;
  }

 private:
  QPointer<BoardView> view_;
  BoardSpot::Kind kind_;
};

class PlaceList : public BoardPart {
 public:
  using BoardPart::BoardPart;
  QAccessibleInterface* parent() const override { return board(); }
  int childCount() const override { return isValid() ? static_cast<int>(places().size()) : 0; }
  QAccessibleInterface* child(int index) const override {
    const bool has = index >= 0 && index < childCount();
    return has && board() ? board()->placeOf(places()[static_cast<std::size_t>(index)]) : nullptr;
  }
  int indexOfChild(const QAccessibleInterface* child) const override {
    for (int i = 0; i < childCount(); ++i)
      if (this->child(i) == child) return i;
    return -1;
  }
  QAccessibleInterface* childAt(int, int) const override { return nullptr; }
  QString text(QAccessible::Text what) const override {
    if (what != QAccessible::Name) return {};
    switch (kind()) {
      case BoardSpot::Kind::Hex:
        //: For screen readers: the list of all hexes of the board
        return BoardView::tr("Hexes");
      case BoardSpot::Kind::Corner:
        //: For screen readers: the list of all corners of the board
        return BoardView::tr("Corners");
      case BoardSpot::Kind::Edge:
      case BoardSpot::Kind::Harbor:
        //: For screen readers: the list of all edges of the board
        return BoardView::tr("Edges");
    }
    return {};
  }
  QRect rect() const override { return board() ? board()->rect() : QRect(); }
  QAccessible::Role role() const override { return QAccessible::List; }
  QAccessible::State state() const override {
    QAccessible::State state = board() ? board()->state() : QAccessible::State();
    state.focused = state.focusable = false;  // its places have the keyboard, or the board
    return state;
  }
};

class PlaceItem : public BoardPart, public QAccessibleActionInterface {
 public:
  PlaceItem(BoardView* view, const BoardSpot& spot) : BoardPart(view, spot.kind), spot_(spot) {}

  bool isValid() const override {
    if (!BoardPart::isValid()) return false;
    const Topology& map = view()->boardScene()->map();
    return spot_.kind == BoardSpot::Kind::Corner ? map.has(CornerId(spot_.place))
           : spot_.kind == BoardSpot::Kind::Edge ? map.has(EdgeId(spot_.place))
                                                 : map.has(HexId(spot_.place));
  }
  QAccessibleInterface* parent() const override { return board() ? board()->listOf(spot_.kind) : nullptr; }
  int childCount() const override { return 0; }
  QAccessibleInterface* child(int) const override { return nullptr; }
  int indexOfChild(const QAccessibleInterface*) const override { return -1; }
  QAccessibleInterface* childAt(int, int) const override { return nullptr; }
  QString text(QAccessible::Text what) const override {
    if (!isValid()) return {};
    if (what == QAccessible::Name) return view()->spoken(spot_).name;
    return what == QAccessible::Description ? view()->spoken(spot_).details : QString();
  }
  QRect rect() const override {
    if (!isValid()) return {};
    const double reach = spot_.kind == BoardSpot::Kind::Hex ? 0.8 * kR : 0.25 * kR;
    const QPointF middle = view()->walk().middle(spot_);
    const QRect box =
        view()->mapFromScene(QRectF(middle, QSizeF()).adjusted(-reach, -reach, reach, reach)).boundingRect();
    return {view()->viewport()->mapToGlobal(box.topLeft()), box.size()};
  }
  QAccessible::Role role() const override { return QAccessible::ListItem; }
  QAccessible::State state() const override {
    QAccessible::State state = partState(isValid() ? view() : nullptr);
    state.focused = state.selected = isValid() && view()->hasFocus() && view()->reached() == spot_;
    return state;
  }

  void* interface_cast(QAccessible::InterfaceType type) override {
    return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
  }
  QStringList actionNames() const override {
    if (!isValid()) return {};
    return view()->mayPress(spot_) ? QStringList{pressAction(), setFocusAction()} : QStringList{setFocusAction()};
  }
  void doAction(const QString& name) override {
    if (!isValid()) return;
    if (name == setFocusAction()) {
      view()->setFocus(Qt::OtherFocusReason);
      view()->reach(spot_);
    }
    if (name == pressAction() && view()->mayPress(spot_)) view()->press(spot_);
  }
  QStringList keyBindingsForAction(const QString&) const override { return {}; }

 private:
  BoardSpot spot_;
};

}  // namespace

BoardAccessible::BoardAccessible(BoardView* view) : QAccessibleWidget(view, QAccessible::Pane) {}

BoardAccessible::~BoardAccessible() {
  for (const auto& each : made_) QAccessible::deleteAccessibleInterface(each.second);
}

void BoardAccessible::install() {
  // Qt installs a factory once, however often it is told of it.
  QAccessible::installFactory([](const QString&, QObject* object) -> QAccessibleInterface* {
    auto* view = qobject_cast<BoardView*>(object);
    return view ? new BoardAccessible(view) : nullptr;
  });
}

void BoardAccessible::tellReached(BoardView* view, const BoardSpot& spot) {
  if (!QAccessible::isActive()) return;
  const auto* board = dynamic_cast<BoardAccessible*>(QAccessible::queryAccessibleInterface(view));
  if (!board) return;
  QAccessibleEvent reached(board->placeOf(spot), QAccessible::Focus);
  QAccessible::updateAccessibility(&reached);
}

QAccessible::State BoardAccessible::state() const {
  QAccessible::State state = QAccessibleWidget::state();
  if (view()->reached()) state.focused = false;  // the place has the keyboard
  return state;
}

BoardView* BoardAccessible::view() const { return static_cast<BoardView*>(widget()); }

int BoardAccessible::childCount() const {
  return view()->boardScene()->hasBoard() ? static_cast<int>(BoardWalk::kKinds.size()) : 0;
}

QAccessibleInterface* BoardAccessible::child(int index) const {
  if (index < 0 || index >= childCount()) return nullptr;
  return listOf(BoardWalk::kKinds[static_cast<std::size_t>(index)]);
}

int BoardAccessible::indexOfChild(const QAccessibleInterface* child) const {
  for (int i = 0; i < childCount(); ++i)
    if (this->child(i) == child) return i;
  return -1;
}

QAccessibleInterface* BoardAccessible::childAt(int x, int y) const {
  if (childCount() == 0) return nullptr;
  const BoardScene& scene = *view()->boardScene();
  const QPointF at = view()->mapToScene(view()->viewport()->mapFromGlobal(QPoint(x, y)));
  const auto spot = spotAt(scene.board(), scene.map(), at, scene.bearing());
  return spot && spot->kind != BoardSpot::Kind::Harbor ? placeOf(*spot) : nullptr;
}

QAccessibleInterface* BoardAccessible::focusChild() const {
  return view()->hasFocus() && view()->reached() ? placeOf(*view()->reached()) : nullptr;
}

QAccessibleInterface* BoardAccessible::listOf(BoardSpot::Kind kind) const {
  QAccessible::Id& id = made_[{static_cast<int>(kind), -1}];
  if (id == 0) id = QAccessible::registerAccessibleInterface(new PlaceList(view(), kind));
  return QAccessible::accessibleInterface(id);
}

QAccessibleInterface* BoardAccessible::placeOf(const BoardSpot& spot) const {
  QAccessible::Id& id = made_[{static_cast<int>(spot.kind), spot.place}];
  if (id == 0) id = QAccessible::registerAccessibleInterface(new PlaceItem(view(), spot));
  return QAccessible::accessibleInterface(id);
}

}  // namespace tapu
