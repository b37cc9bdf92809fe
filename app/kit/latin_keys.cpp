// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/latin_keys.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QInputMethodQueryEvent>
#include <QKeyEvent>
#include <QWindow>
#include <array>
#include <optional>
#include <string_view>

// Exported by Qt Gui and declared in <QtTest/qtestkey.h>: offers a key to the focused object first, then to all
// shortcuts. True if a shortcut took it.
QT_BEGIN_NAMESPACE
Q_GUI_EXPORT bool qt_sendShortcutOverrideEvent(QObject* o, ulong timestamp, int k, Qt::KeyboardModifiers mods,
                                               const QString& text = QString(), bool autorep = false, ushort count = 1);
QT_END_NAMESPACE

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

/// A key as a US keyboard has it, without and with Shift.
struct LatinKey {
  char16_t plain, shifted;
};

/// A part of a row of keys: its first scan code, and the letters of its keys.
struct KeyRow {
  quint32 from;
  std::u16string_view plain, shifted;
};

constexpr std::array kRows{KeyRow{2, u"1234567890-=", u"!@#$%^&*()_+"}, KeyRow{16, u"qwertyuiop[]", u"QWERTYUIOP{}"},
                           KeyRow{30, u"asdfghjkl;'`", u"ASDFGHJKL:\"~"}, KeyRow{43, u"\\", u"|"},
                           KeyRow{44, u"zxcvbnm,./", u"ZXCVBNM<>?"}};

/// The offset of scan codes from the table: 0 on Windows, 8 with X11 and Wayland. Other systems give none.
quint32 firstScanCode() { return QGuiApplication::platformName() == "windows"_L1 ? 0 : 8; }

std::optional<LatinKey> latinKeyAt(quint32 nativeScanCode) {
  const quint32 code = nativeScanCode - firstScanCode();
  for (const KeyRow& row : kRows)
    if (code - row.from < row.plain.size()) return LatinKey{row.plain[code - row.from], row.shifted[code - row.from]};
  return std::nullopt;
}

/// True for a letter, digit or mark of a script other than Latin; keys such as Enter have no script.
bool isOfAnotherScript(const QKeyEvent& pressed) {
  constexpr int lastLatin1 = 0xff;
  const int key = pressed.key();
  if (key == 0 || key == Qt::Key_unknown) return !pressed.text().isEmpty();
  return key > lastLatin1 && key <= QChar::LastValidCodePoint &&
         QChar::script(static_cast<char32_t>(key)) != QChar::Script_Latin;
}

/// Whether these keys make a command of a letter. Ctrl and Alt together do not: on some systems they are AltGr.
bool isCommand(Qt::KeyboardModifiers with) {
  const Qt::KeyboardModifiers held = with & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
  return held && held != (Qt::ControlModifier | Qt::AltModifier);
}

/// The object that gets the keys of this window.
QObject* receiverIn(const QWindow& window) {
  if (QWidget* popup = QApplication::activePopupWidget()) return popup->focusWidget() ? popup->focusWidget() : popup;
  return window.focusObject();
}

/// Whether this object uses letters typed in its own script: it is a text field, or a list that looks for an entry
/// which begins with the letter.
bool takesText(QObject* receiver) {
  if (qobject_cast<QAbstractItemView*>(receiver) || qobject_cast<QComboBox*>(receiver)) return true;
  QInputMethodQueryEvent query(Qt::ImEnabled);
  return receiver && QCoreApplication::sendEvent(receiver, &query) && query.value(Qt::ImEnabled).toBool();
}

bool isDigit(char16_t letter) { return letter >= u'0' && letter <= u'9'; }

/// Offers the key to the shortcuts, both with Shift as a part of the character ("?") and with Shift beside it.
bool isShortcut(QObject* receiver, const QKeyEvent& pressed, LatinKey latin, const QString& text) {
  struct Way {
    char16_t key;
    Qt::KeyboardModifiers with;
  };
  const Qt::KeyboardModifiers held = pressed.modifiers();
  QList<Way> ways{{QChar(latin.plain).toUpper().unicode(), held}};
  if (held & Qt::ShiftModifier && !QChar(latin.plain).isLetter())
    ways = {{latin.shifted, held & ~Qt::KeyboardModifiers(Qt::ShiftModifier)}, {latin.shifted, held}, ways.front()};
  for (const Way& way : ways)
    if (qt_sendShortcutOverrideEvent(receiver, static_cast<ulong>(pressed.timestamp()), way.key, way.with, text,
                                     pressed.isAutoRepeat(), static_cast<ushort>(pressed.count())))
      return true;
  return false;
}

}  // namespace

LatinKeys::LatinKeys(QObject* parent) : QObject(parent) { qApp->installEventFilter(this); }

// A window gets a key before its focused widget does, and only if no shortcut took the key as it was typed.
bool LatinKeys::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::KeyPress || !watched->isWindowType()) return false;
  auto& pressed = *static_cast<QKeyEvent*>(event);
  const auto latin = isOfAnotherScript(pressed) ? latinKeyAt(pressed.nativeScanCode()) : std::nullopt;
  QObject* receiver = latin ? receiverIn(*static_cast<QWindow*>(watched)) : nullptr;
  if (!receiver) return false;
  const bool shifts = pressed.modifiers() & Qt::ShiftModifier, commands = isCommand(pressed.modifiers());
  const char16_t letter = shifts ? latin->shifted : latin->plain;
  const bool counts = qobject_cast<QAbstractSpinBox*>(receiver) && isDigit(letter);
  if (!commands && !counts && takesText(receiver)) {
    // A list looks for the text only if the letter is no shortcut.
    const bool writes = !qobject_cast<QAbstractItemView*>(receiver) && !qobject_cast<QComboBox*>(receiver);
    return !writes && isShortcut(receiver, pressed, *latin, QString(QChar(letter)));
  }
  const QString text = pressed.modifiers() & Qt::ControlModifier ? QString() : QString(QChar(letter));
  if (!counts && isShortcut(receiver, pressed, *latin, text)) return true;
  QKeyEvent sent(QEvent::KeyPress, QChar(letter).toUpper().unicode(), pressed.modifiers(), text, pressed.isAutoRepeat(),
                 static_cast<ushort>(pressed.count()));
  sent.setTimestamp(pressed.timestamp());
  QCoreApplication::sendEvent(watched, &sent);
  pressed.setAccepted(sent.isAccepted());
  return true;
}

}  // namespace tapu

#include "moc_latin_keys.cpp"
