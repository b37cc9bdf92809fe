// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/key_map.h"

#include <QAction>
#include <algorithm>

#include "app/kit/plain_text.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

/// Keys that are needed to go through a window, to press what has the keyboard, and to leave.
bool movesThroughWindows(const QKeySequence& key) {
  static constexpr std::array keys{Qt::Key_Tab,    Qt::Key_Backtab, Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space,
                                   Qt::Key_Escape, Qt::Key_Left,    Qt::Key_Right,  Qt::Key_Up,    Qt::Key_Down};
  const QKeyCombination pressed = key[0];
  const bool bare = !(pressed.keyboardModifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
  return bare && std::ranges::find(keys, pressed.key()) != keys.end();
}

}  // namespace

KeyMap::KeyMap(QList<QAction*> actions, QList<QAction*> fixed, Settings& settings, QObject* parent)
    : QObject(parent), actions_(std::move(actions)), fixed_(std::move(fixed)), settings_(settings) {
  for (const QAction* action : actions_) usual_[action->objectName()] = action->shortcuts();
  apply();
}

void KeyMap::apply() {
  const auto chosen = settings_.shortcuts();
  for (QAction* action : actions_)
    action->setShortcuts(isChosen(action) ? QList<QKeySequence>() : usual_[action->objectName()]);
  for (QAction* action : actions_) {
    QList<QKeySequence> keys;
    for (const QString& text : chosen[action->objectName()])
      if (const auto key = QKeySequence::fromString(text, QKeySequence::PortableText);
          !key.isEmpty() && key[0].key() != Qt::Key_unknown && whyNot(action, key).isEmpty())
        keys << key;
    if (isChosen(action)) action->setShortcuts(keys);
  }
}

const QAction* KeyMap::ownerOf(const QKeySequence& key, const QAction* but) const {
  for (const auto& list : {actions_, fixed_}) {
    for (const QAction* action : list)
      if (action != but && action->shortcuts().contains(key)) return action;
  }
  return nullptr;
}

bool KeyMap::isChosen(const QAction* action) const { return settings_.shortcuts().contains(action->objectName()); }

QString KeyMap::whyNot(const QAction* action, const QKeySequence& key) const {
  if (key.isEmpty()) return {};
  const QString name = key.toString(QKeySequence::NativeText);
  if (movesThroughWindows(key))
    //: Choosing keys: %1 is a key such as Tab
    return tr("%1 is needed to move through the windows and stays as it is.").arg(name);
  if (const QAction* other = ownerOf(key, action))
    //: Choosing keys: %1 a key, %2 an entry of a menu
    return tr("%1 already belongs to “%2”. Give that another key first.").arg(name, plainText(other));
  return {};
}

void KeyMap::choose(QAction* action, const QKeySequence& key) {
  if (!whyNot(action, key).isEmpty()) return;
  QList<QKeySequence> keys = action->shortcuts();
  keys.removeAll(key);
  if (!keys.isEmpty()) keys.removeFirst();
  if (!key.isEmpty()) keys.prepend(key);
  action->setShortcuts(keys);
  keep(action);
}

void KeyMap::keep(const QAction* action) {
  auto chosen = settings_.shortcuts();
  if (action->shortcuts() == usual_[action->objectName()]) {
    chosen.remove(action->objectName());
  } else {
    QStringList& texts = chosen[action->objectName()];
    texts.clear();
    for (const QKeySequence& key : action->shortcuts()) texts << key.toString(QKeySequence::PortableText);
  }
  settings_.shortcuts.set(chosen);
}

QString KeyMap::resetKeys(QAction* action) {
  for (const QKeySequence& key : usual_[action->objectName()])
    if (const QString why = whyNot(action, key); !why.isEmpty()) return why;
  action->setShortcuts(usual_[action->objectName()]);
  keep(action);
  return {};
}

void KeyMap::resetAll() {
  settings_.shortcuts.set({});
  apply();
}

}  // namespace tapu

#include "moc_key_map.cpp"
