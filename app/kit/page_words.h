// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "app/kit/action_button.h"
#include "app/kit/words.h"

class QLineEdit;

namespace tapu {

// Parts of a page whose words change with nothing but the language of the program: each asks for its words anew when
// the language changes, so the page need not keep a pointer to it.

/// Words in the language of the program.
using Text = std::function<QString()>;

/// Gives the label these words, in every language.
void say(Words* label, Text text);
/// The same of a button, with a tool tip if there is one.
void say(ActionButton* button, Text text, Text toolTip = {});
/// The same of a field: the words stand in it while it is empty, and name it for screen readers if nothing else does.
void say(QLineEdit* field, Text inEmpty, Text name = {});
/// Names a field for screen readers as the label over it, and describes it as the note, if there is one. Both were
/// made before it.
void nameField(QWidget* field, const Words* label, const Words* note = nullptr);
/// Letters as `textFont` has them, in the script and size in use.
void setLetters(QWidget* field, int pixels, Weight weight = Weight::Regular);

// Usual words of a page. Without a text the caller sets the words.
Words* makeTitle(QWidget* parent, Text text = {});
Words* makeHeading(QWidget* parent, Text text = {});
Words* makeLabel(QWidget* parent, Text text = {});  ///< over a field or a group of them
Words* makeNote(QWidget* parent, Text text = {});   ///< small, beside or under something else

/// In place of a list that is empty: a large icon (named as `icon()` takes it), and under it a title and a note.
QWidget* makeEmptyList(const QString& iconName, QWidget* parent, Text title, Text note);

/// A button without an icon; `name` is that of the object.
ActionButton* makeButton(const QString& name, ActionButton::Role role, QWidget* parent, Text text = {},
                         Text toolTip = {});

}  // namespace tapu
