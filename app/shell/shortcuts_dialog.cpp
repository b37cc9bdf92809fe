// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/shortcuts_dialog.h"

#include <QAction>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QKeySequenceEdit>
#include <QLineEdit>
#include <QScrollArea>
#include <QVBoxLayout>

#include "app/kit/bare_layout.h"
#include "app/kit/dialog_size.h"
#include "app/kit/language_change.h"
#include "app/kit/line_breaks.h"
#include "app/kit/plain_text.h"
#include "app/kit/question.h"
#include "app/kit/rule_topics.h"
#include "app/kit/spoken.h"
#include "app/text/typed_word.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr int kKeyWidth = 150;

}  // namespace

ShortcutsDialog::ShortcutsDialog(Lister lister, KeyMap& keys, QWidget* parent)
    : QDialog(parent),
      lister_(std::move(lister)),
      keys_(keys),
      search_(new QLineEdit(this)),
      message_(new Words({}, kNoteText, Weight::Regular, &Theme::ink2, this)),
      herald_(new Herald(this)) {
  setObjectName(u"shortcutsDialog"_s);
  setRuleTopic(this, u"play-keys"_s);
  search_->setObjectName(u"shortcutsSearch"_s);
  search_->setClearButtonEnabled(true);
  message_->setObjectName(u"shortcutsMessage"_s);
  auto* all = new QVBoxLayout(this);
  all->setContentsMargins(12, 12, 12, 12);
  all->addWidget(search_);
  auto* scroll = new QScrollArea(this);
  auto* plain = new QWidget;
  plain->setObjectName(u"plain"_s);
  lines_ = new QVBoxLayout(plain);
  lines_->setContentsMargins(12, 4, 16, 8);
  lines_->setSpacing(2);
  scroll->setWidget(plain);
  scroll->setWidgetResizable(true);
  scroll->setFocusPolicy(Qt::NoFocus);  // Tab leads to what is in it, and scrolls there
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  all->addWidget(scroll, 1);
  all->addWidget(message_);
  makeRows();
  all->addLayout(makeFoot());
  connect(search_, &QLineEdit::textChanged, this, &ShortcutsDialog::search);
  connect(close_, &ActionButton::clicked, this, &QDialog::accept);
  connect(resetAll_, &ActionButton::clicked, this, [this] {
    Question::ask(
        this,
        [] {
          return Question::Texts{
              //: Question before all keys are the usual ones again: title, text, and its two answers
              tr("Keyboard shortcuts"), tr("Give all entries their usual keys again?"), tr("Keep mine"),
              //: Answer to the question whether all keys should be the usual ones again
              tr("Usual keys")};
        },
        [this] {
          keys_.resetAll();
          tell({});
          showKeys();
        });
  });
  showKeys();
  retranslate();
  fitSize(this, {620, 620});
  search_->setFocus();
  whenLanguageChanges(this, [this] { retranslate(); });
}

/// Made after the rows: Tab leads through widgets in the order in which they were made.
QLayout* ShortcutsDialog::makeFoot() {
  resetAll_ = new ActionButton({}, ActionButton::Role::Quiet, this);
  resetAll_->setObjectName(u"shortcutsReset"_s);
  close_ = new ActionButton({}, ActionButton::Role::Quiet, this);
  auto* foot = new QHBoxLayout;
  foot->addWidget(resetAll_);
  foot->addStretch(1);
  foot->addWidget(close_);
  return foot;
}

/// A field that has the keyboard tells of its key once more when the window goes, after the rows have gone.
ShortcutsDialog::~ShortcutsDialog() {
  for (const Row& row : rows_) row.key->disconnect(this);
}

void ShortcutsDialog::makeRows() {
  for (const auto& [menu, actions] : lister_()) {
    auto* heading = new Words({}, kNoteText, Weight::Bold, &Theme::primary);
    heading->setContentsMargins(0, 10, 0, 2);
    lines_->addWidget(heading);
    headings_.append({heading, rows_.size()});
    for (QAction* action : actions)
      if (!action->isSeparator() && !action->menu() && !action->objectName().isEmpty()) makeRow(action);
  }
  lines_->addStretch(1);
}

void ShortcutsDialog::makeRow(QAction* action) {
  const qsizetype at = rows_.size();
  auto* line = new QWidget;
  auto* cells = bare<QHBoxLayout>(line);
  auto* name = new Words({}, kChoiceText);
  auto* others = new Words({}, kNoteText, Weight::Regular, &Theme::ink2);
  others->setWordWrap(false);
  auto* key = new QKeySequenceEdit;
  key->setFixedWidth(kKeyWidth);
  key->setObjectName(u"key_"_s + action->objectName());
  key->installEventFilter(this);
  setSpokenRole(key, QAccessible::EditableText);
  auto* usual = new ActionButton(u"undo"_s, {}, ActionButton::Role::Quiet, ActionButton::Shape::Icon);
  usual->setObjectName(u"usual_"_s + action->objectName());
  QSizePolicy keepsItsPlace = usual->sizePolicy();
  keepsItsPlace.setRetainSizeWhenHidden(true);
  usual->setSizePolicy(keepsItsPlace);
  cells->addWidget(name, 1);
  for (QWidget* cell : std::initializer_list<QWidget*>{others, key, usual}) cells->addWidget(cell);
  lines_->addWidget(line);
  rows_ << Row{.line = line, .action = action, .name = name, .key = key, .others = others, .usual = usual};
  // The field empties itself at each press of a key: only one that stays empty means that there is to be none.
  connect(key, &QKeySequenceEdit::keySequenceChanged, this, [this, at](const QKeySequence& typed) {
    if (!typed.isEmpty()) choose(rows_[at], typed);
  });
  connect(key, &QKeySequenceEdit::editingFinished, this, [this, at, key] {
    if (key->keySequence().isEmpty()) choose(rows_[at], {});
  });
  connect(usual, &ActionButton::clicked, this, [this, at] {
    tell(keys_.resetKeys(rows_[at].action));
    showKeys();
  });
}

/// The words of the menus.
void ShortcutsDialog::nameRows() {
  const auto menus = lister_();
  for (qsizetype i = 0; i < headings_.size(); ++i) headings_[i].first->setText(menus.value(i).first);
  for (const Row& row : rows_) {
    const QString name = plainText(row.action);
    row.name->setText(name);
    //: Button beside a key that was changed; %1 an entry of a menu
    row.usual->setToolTip(tr("The usual key for “%1”").arg(name));
    setSpokenName(row.usual, row.usual->toolTip());
    nameKey(row);
  }
  search();
}

/// Takes the first of the keys that were typed; a sequence of several is not used here.
void ShortcutsDialog::choose(const Row& row, const QKeySequence& typed) {
  const QKeySequence key = typed.isEmpty() ? typed : QKeySequence(typed[0]);
  const QString why = keys_.whyNot(row.action, key);
  tell(why);
  if (why.isEmpty()) keys_.choose(row.action, key);
  showKeys();
}

void ShortcutsDialog::tell(const QString& why) {
  message_->setText(why);
  herald_->say(why);
}

/// The key belongs to the name: a reader asks a field that takes a key for no text.
void ShortcutsDialog::nameKey(const Row& row) {
  const QString key = row.action->shortcut().toString(QKeySequence::NativeText);
  //: Screen reader: %1 an entry of a menu, %2 its key
  const QString withKey = tr("%1: %2").arg(plainText(row.action), key);
  //: Screen reader: %1 an entry of a menu that has no key
  setSpokenName(row.key, key.isEmpty() ? tr("%1: no key").arg(plainText(row.action)) : withKey);
}

/// A field takes every key that is pressed in it; this one is no key of an entry.
bool ShortcutsDialog::eventFilter(QObject* watched, QEvent* event) {
  const auto* key = event->type() == QEvent::KeyPress ? static_cast<QKeyEvent*>(event) : nullptr;
  if (!key || key->keyCombination() != QKeyCombination(Qt::Key_Escape)) return QDialog::eventFilter(watched, event);
  reject();
  return true;
}

void ShortcutsDialog::showKeys() {
  for (const Row& row : rows_) {
    const QList<QKeySequence> keys = row.action->shortcuts();
    const QSignalBlocker quiet(row.key);
    row.key->setKeySequence(keys.value(0));
    QStringList others;
    for (const QKeySequence& key : keys.mid(1)) others << key.toString(QKeySequence::NativeText);
    row.others->setText(others.join(u", "_s));
    setSpokenDetails(row.key, row.others->text());
    nameKey(row);
    const bool isFixed = !keys_.actions().contains(row.action);
    row.key->setEnabled(!isFixed);
    //: Tool tip of a field in the list of keys that cannot be used
    row.line->setToolTip(isFixed ? plainTip(tr("This key cannot be changed.")) : QString());
    row.usual->setVisible(keys_.isChosen(row.action));
  }
}

void ShortcutsDialog::search() {
  const QString word = wordTyped(search_->text());
  for (const Row& row : rows_)
    row.line->setVisible(plainText(row.action).contains(word, Qt::CaseInsensitive) ||
                         row.key->keySequence().toString(QKeySequence::NativeText).contains(word, Qt::CaseInsensitive));
  for (qsizetype i = 0; i < headings_.size(); ++i) {
    const qsizetype end = i + 1 < headings_.size() ? headings_[i + 1].second : rows_.size();
    bool any = false;
    for (qsizetype row = headings_[i].second; row < end; ++row) any = any || !rows_[row].line->isHidden();
    headings_[i].first->setVisible(any);
  }
}

void ShortcutsDialog::retranslate() {
  //: Title of a dialog
  setWindowTitle(tr("Keyboard shortcuts"));
  //: In the empty search field of a dialog
  search_->setPlaceholderText(tr("Search"));
  //: Screen reader: the search field of the keyboard shortcuts
  setSpokenName(search_, tr("Search the keyboard shortcuts"));
  //: Button of a dialog
  rename(close_, tr("Close"));
  //: Button of a dialog: all keys as they were at first
  rename(resetAll_, tr("Usual keys…"));
  tell({});
  nameRows();
}

}  // namespace tapu

#include "moc_shortcuts_dialog.cpp"
