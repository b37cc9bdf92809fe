// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>
#include <QMap>
#include <QObject>

#include "app/session/settings/settings.h"

class QAction;

namespace tapu {

/// Keeps the keys of the actions in the menus: the usual ones, or those that the player has chosen instead. Actions are
/// known by their object names.
class KeyMap : public QObject {
  Q_OBJECT
 public:
  /// Takes the present keys of `actions` for the usual ones, and gives the actions the keys of the settings. `fixed`
  /// are other actions, whose keys stay and cannot be taken. All must outlive it.
  KeyMap(QList<QAction*> actions, QList<QAction*> fixed, Settings& settings, QObject* parent = nullptr);

  const QList<QAction*>& actions() const { return actions_; }
  /// Whether the player has chosen keys for this action.
  bool isChosen(const QAction* action) const;
  /// Why the action may not have this key, translated: another one has it, or it moves the keyboard from part to part;
  /// empty if it may.
  QString whyNot(const QAction* action, const QKeySequence& key) const;
  /// Gives the action this key instead of its first one; an empty key takes the first one away. Nothing happens where
  /// `whyNot` has a reason.
  void choose(QAction* action, const QKeySequence& key);
  /// Gives the action its usual keys; if another action has one of them, returns that reason, as `whyNot` does.
  QString resetKeys(QAction* action);
  /// Gives all actions their usual keys.
  void resetAll();
  /// Gives all actions their keys anew, as after the settings were read again. Leaves out keys of the settings that
  /// cannot be, such as one key for two actions.
  void apply();

 private:
  void keep(const QAction* action);
  const QAction* ownerOf(const QKeySequence& key, const QAction* but) const;
  QList<QAction*> actions_, fixed_;
  Settings& settings_;
  QMap<QString, QList<QKeySequence>> usual_;
};

}  // namespace tapu
