// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest/qtestspontaneevent.h>
#include <QComboBox>
#include <QScrollArea>
#include <QScrollBar>
#include <QSlider>
#include <QSpinBox>
#include <QVBoxLayout>
#include <QWheelEvent>

#include "app/kit/number_field.h"
#include "app/kit/wheel_guard.h"
#include "tests/suite.h"
#include "tests/windows.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

/// A page of fields that is longer than its window.
struct LongPage {
  LongPage() {
    auto* page = new QWidget;
    lines = new QVBoxLayout(page);
    lines->addSpacing(40);
    scroll.setWidget(page);
    scroll.setWidgetResizable(true);
  }
  template <class Field>
  Field* add(Field* field) {
    lines->addWidget(field);
    return field;
  }
  void show() {
    lines->addSpacing(2000);
    QVERIFY(bringUp(scroll, {300, 200}));
  }
  /// Turns the wheel over a field and says by how much the page went.
  int scrolledBy(QWidget* field) {
    const int before = scroll.verticalScrollBar()->value();
    const QPointF at = field->rect().center();
    QWheelEvent turn(at, field->mapToGlobal(at), {}, {0, -120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
    QSpontaneKeyEvent::setSpontaneous(&turn);  // only those of the system go on to the page
    qApp->notify(field, &turn);
    return scroll.verticalScrollBar()->value() - before;
  }
  WheelGuard guard;
  QScrollArea scroll;
  QVBoxLayout* lines;
};

}  // namespace

class WheelGuardTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void theWheelScrollsAPageOfFieldsAndChangesNone() {
    LongPage page;
    auto* words = page.add(new QComboBox);
    words->addItems({u"one"_s, u"two"_s, u"three"_s});
    words->setCurrentIndex(1);
    auto* typed = page.add(new QComboBox);
    typed->setEditable(true);
    typed->addItems({u"one"_s, u"two"_s, u"three"_s});
    typed->setCurrentIndex(1);
    auto* number = page.add(new NumberField);
    number->setValue(7);
    auto* tenths = page.add(new QDoubleSpinBox);
    tenths->setValue(7);
    auto* slider = page.add(new QSlider(Qt::Horizontal));
    slider->setValue(7);
    page.show();
    for (QWidget* field : std::initializer_list<QWidget*>{words, typed, number->box(), tenths, slider}) {
      QVERIFY2(field->focusPolicy() != Qt::WheelFocus, field->metaObject()->className());
      QVERIFY2(page.scrolledBy(field) > 0, field->metaObject()->className());
    }
    QCOMPARE(words->currentIndex(), 1);
    QCOMPARE(typed->currentIndex(), 1);
    QCOMPARE(number->value(), 7);
    QCOMPARE(tenths->value(), 7.0);
    QCOMPARE(slider->value(), 7);
  }

  void aNumberNeedsNoGuardToKeepTheWheelFromGivingItTheKeyboard() {
    NumberField made;
    QCOMPARE(made.box()->focusPolicy(), Qt::StrongFocus);
  }

  void aNumberThatHasTheKeyboardTakesTheWheelAndAListNever() {
    LongPage page;
    auto* words = page.add(new QComboBox);
    words->addItems({u"one"_s, u"two"_s, u"three"_s});
    auto* number = page.add(new NumberField);
    number->setValue(7);
    page.show();
    number->box()->setFocus();
    SOON(number->box()->hasFocus());
    QCOMPARE(page.scrolledBy(number->box()), 0);
    QCOMPARE(number->value(), 6);
    words->setFocus();
    SOON(words->hasFocus());
    QVERIFY(page.scrolledBy(words) > 0);
    QCOMPARE(words->currentIndex(), 0);
  }
};

TAPU_TEST_WITH_SCREEN(WheelGuardTest)
#include "test_wheel_guard.moc"
