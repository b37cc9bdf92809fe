// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/page_words.h"

#include <QLineEdit>
#include <QVBoxLayout>
#include <utility>

#include "app/kit/icon_label.h"
#include "app/kit/language_change.h"
#include "app/kit/spoken.h"

namespace tapu {

namespace {

void sayNowAndLater(QWidget* widget, std::function<void()> say) {
  say();
  whenLanguageChanges(widget, std::move(say));
}

Words* make(QWidget* parent, Text text, int pixels, Weight weight, QColor Theme::*color) {
  auto* words = new Words({}, pixels, weight, color, parent);
  if (text) say(words, std::move(text));
  return words;
}

}  // namespace

void say(Words* label, Text text) {
  sayNowAndLater(label, [label, text = std::move(text)] { label->setText(text()); });
}

void say(ActionButton* button, Text text, Text toolTip) {
  sayNowAndLater(button, [button, text = std::move(text), tip = std::move(toolTip)] {
    rename(button, text(), tip ? tip() : QString());
  });
}

void say(QLineEdit* field, Text inEmpty, Text name) {
  sayNowAndLater(field, [field, inEmpty = std::move(inEmpty), name = std::move(name)] {
    field->setPlaceholderText(inEmpty());
    setSpokenName(field, name ? name() : field->placeholderText());
  });
}

void nameField(QWidget* field, const Words* label, const Words* note) {
  sayNowAndLater(field, [field, label, note] {
    setSpokenName(field, label->text());
    if (note) setSpokenDetails(field, note->text());
  });
}

void setLetters(QWidget* field, int pixels, Weight weight) {
  sayNowAndLater(field, [field, pixels, weight] { field->setFont(textFont(pixels, weight)); });
}

Words* makeTitle(QWidget* parent, Text text) {
  return make(parent, std::move(text), kTitleText, Weight::Bold, &Theme::ink);
}
Words* makeHeading(QWidget* parent, Text text) {
  return make(parent, std::move(text), kHeadingText, Weight::Bold, &Theme::ink);
}
Words* makeLabel(QWidget* parent, Text text) {
  return make(parent, std::move(text), kNoteText, Weight::Bold, &Theme::ink2);
}
Words* makeNote(QWidget* parent, Text text) {
  return make(parent, std::move(text), kNoteText, Weight::Regular, &Theme::ink2);
}

QWidget* makeEmptyList(const QString& iconName, QWidget* parent, Text title, Text note) {
  auto* empty = new QWidget(parent);
  auto* lines = new QVBoxLayout(empty);
  lines->setContentsMargins(20, 40, 20, 40);
  lines->addWidget(new IconLabel(iconName, 44, &Theme::ink3, empty), 0, Qt::AlignHCenter);
  for (Words* words : {make(empty, std::move(title), kHeadingText, Weight::Bold, &Theme::ink2),
                       make(empty, std::move(note), kBodyText, Weight::Regular, &Theme::ink2)}) {
    words->setAlignment(Qt::AlignCenter);
    lines->addWidget(words);
  }
  return empty;
}

ActionButton* makeButton(const QString& name, ActionButton::Role role, QWidget* parent, Text text, Text toolTip) {
  auto* button = new ActionButton({}, role, parent);
  button->setObjectName(name);
  if (text) say(button, std::move(text), std::move(toolTip));
  return button;
}

}  // namespace tapu
