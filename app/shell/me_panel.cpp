// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/me_panel.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QVBoxLayout>

#include "app/kit/bare_layout.h"
#include "app/kit/button_keys.h"
#include "app/kit/column.h"
#include "app/kit/dialog_size.h"
#include "app/kit/field_limit.h"
#include "app/kit/icon_label.h"
#include "app/kit/language_change.h"
#include "app/kit/page_words.h"
#include "app/kit/rule_topics.h"
#include "app/kit/sheet.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {
constexpr int kNameLength = 24;
}

MePanel::MePanel(QWidget* parent) : QWidget(parent) {
  //: Label of a field: the player's own name
  auto* nameLabel = makeLabel(this, [] { return tr("Your name"); });
  //: Label over the ten player colors, each with its mark
  auto* colorLabel = makeLabel(this, [] { return tr("Your color and mark"); });
  name_ = new QLineEdit(this);
  colors_ = new ColorMarks(this);
  tapu::nameField(name_, nameLabel);
  tapu::nameField(colors_, colorLabel);
  auto* lines = bare<QVBoxLayout>(this);
  lines->setSpacing(6);
  lines->addWidget(nameLabel);
  lines->addWidget(name_);
  lines->addSpacing(8);
  lines->addWidget(colorLabel);
  lines->addWidget(colors_);
  name_->setObjectName(u"meName"_s);
  limitLength(name_, kNameLength);
  setLetters(name_, kHeadingText);
  connect(name_, &QLineEdit::textChanged, this, &MePanel::edited);
  connect(colors_, &ColorMarks::picked, this, &MePanel::edited);
}

void MePanel::showMe(const Settings& settings) {
  const QSignalBlocker quiet(name_);  // it is shown, not typed: with the name alone nothing may be stored
  name_->setText(settings.player.name());
  colors_->setColor(settings.player.color());
}

void MePanel::store(Settings& settings) const {
  settings.player.name.set(name());
  settings.player.color.set(colors_->color());
}

QString MePanel::name() const { return name_->text().simplified(); }

// FirstRunPage

FirstRunPage::FirstRunPage(Settings& settings, Languages& languages, QWidget* parent)
    : Page(parent), settings_(settings), languages_(languages) {
  setObjectName(u"firstRunPage"_s);
  setPageTopic(this, u"play-first"_s);
  auto* sheet = new Column(this);
  sheet->setMaximumSize(520, 660);
  auto* body = sheet->body();
  body->setContentsMargins(28, 24, 28, 20);
  mark_ = new IconLabel(u"app-icon"_s, 84, &Theme::ink, this);
  //: Title of the page shown at the very first start
  auto* welcome = makeTitle(this, [] { return tr("Welcome to Tapu"); });
  auto* intro = new Words({}, kBodyText, Weight::Regular, &Theme::ink2, this);
  //: The page shown at the very first start
  say(intro, [] { return tr("Choose your language, your name and your color."); });
  body->addWidget(mark_, 0, Qt::AlignHCenter);
  for (Words* words : {welcome, intro}) {
    words->setAlignment(Qt::AlignCenter);
    body->addWidget(words);
  }
  body->addSpacing(8);
  body->addLayout(makeLanguages());
  body->addWidget(makeDigitsRow());
  body->addSpacing(8);
  me_ = new MePanel(this);
  me_->showMe(settings);
  if (!me_->isComplete()) {
    me_->nameField()->setText(qEnvironmentVariable("USER", qEnvironmentVariable("USERNAME")).simplified());
    me_->nameField()->selectAll();
  }
  body->addWidget(me_);
  body->addStretch(1);
  hint_ = new Words({}, kNoteText, Weight::Regular, &Theme::danger, this);
  body->addWidget(hint_);
  //: Button at the end of the first page
  next_ = makeButton(u"firstRunNext"_s, ActionButton::Role::Next, this, [] { return tr("Let’s go"); });
  body->addWidget(next_);
  code_ = makeButton(u"firstRunCode"_s, ActionButton::Role::Link, this,
                     //: Link on the page shown at the very first start, for somebody with a slip of paper that tells
                     //: their seat in a Big Game
                     [] { return tr("I have a code or an address…"); });
  body->addWidget(code_, 0, Qt::AlignHCenter);
  connect(code_, &ActionButton::clicked, this, &FirstRunPage::askForCode);
  connect(next_, &ActionButton::clicked, this, &FirstRunPage::finish);
  connect(me_->nameField(), &QLineEdit::returnPressed, this, &FirstRunPage::finish);
  connect(me_, &MePanel::edited, this, &FirstRunPage::retranslate);

  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(kSheetGap, kSheetGap, kSheetGap, kSheetGap);
  grid->addWidget(sheet, 1, 1);
  grid->setColumnStretch(0, 1);
  grid->setColumnStretch(2, 1);
  grid->setColumnStretch(1, 1000);
  grid->setRowStretch(0, 1);
  grid->setRowStretch(2, 1);
  grid->setRowStretch(1, 1000);
  retranslate();
  whenLanguageChanges(this, [this] { retranslate(); });
}

QLayout* FirstRunPage::makeLanguages() {
  auto* line = new QHBoxLayout;
  for (const QString& code : Languages::codes()) {
    auto* button = new ActionButton(Languages::nameOf(code), ActionButton::Role::Quiet, this);
    button->setObjectName(u"firstRunLanguage_"_s + code);
    button->setCheckable(true);
    button->setAutoExclusive(true);
    button->setFocusPolicy(Qt::TabFocus);  // who clicks it goes on typing their name
    tabIfChecked(button);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(button, &ActionButton::clicked, this, [this, code] { languages_.use(code); });
    line->addWidget(button);
    languageButtons_.push_back(button);
  }
  return line;
}

QWidget* FirstRunPage::makeDigitsRow() {
  digitsRow_ = new QWidget(this);
  auto* label = new Words({}, kChoiceText, Weight::Regular, &Theme::ink, digitsRow_);
  //: The page shown at the very first start, under the language Hindi: switch for numbers in Devanagari digits
  say(label, [] { return tr("Devanagari digits"); });
  digits_ = new Toggle(digitsRow_);
  digits_->setObjectName(u"firstRunDigits"_s);
  nameField(digits_, label);
  digits_->setChecked(settings_.view.digits() == Digits::Devanagari);
  digits_->setFocusPolicy(Qt::TabFocus);
  auto* line = new QHBoxLayout(digitsRow_);
  line->setContentsMargins(4, 2, 0, 0);
  line->addWidget(label, 1);
  line->addWidget(new Words(u"०–९"_s, kHeadingText, Weight::Bold, &Theme::ink2, digitsRow_));
  line->addSpacing(8);
  line->addWidget(digits_);
  connect(digits_, &Toggle::clicked, this,
          [this](bool on) { languages_.useDigits(on ? Digits::Devanagari : Digits::International); });
  return digitsRow_;
}

void FirstRunPage::retranslate() {
  for (std::size_t i = 0; i < languageButtons_.size(); ++i)
    languageButtons_[i]->setChecked(Languages::codes().value(static_cast<int>(i)) == languages_.current());
  digitsRow_->setVisible(languages_.current() == "hi"_L1);
  next_->setEnabled(isComplete());
  code_->setVisible(name_ == Name::Needed);
  hadName_ |= me_->isComplete();
  const bool isMissed = hadName_ && name_ == Name::Needed;
  hint_->setColor(isMissed ? &Theme::danger : &Theme::ink2);  // red only after a name was typed and removed
  if (me_->isComplete())
    hint_->setText({});
  else if (name_ == Name::MayBeOnTheSlip)
    //: The page shown at the very first start, to somebody with the code of a seat in a Big Game; the field of the name
    //: is empty
    hint_->setText(tr("If your seat is kept for you, you need no name here: the game knows it."));
  else
    //: Why the button under it is off
    hint_->setText(tr("Please enter a name."));
}

void FirstRunPage::setName(Name name) {
  name_ = name;
  if (name == Name::MayBeOnTheSlip) me_->nameField()->clear();  // what the system calls them is no name at the table
  retranslate();
}

void FirstRunPage::finish() {
  if (!isComplete()) return;
  store();
  Q_EMIT done();
}

void FirstRunPage::askForCode() {
  const bool isOwn = me_->nameField()->isModified() || !settings_.player.name().isEmpty();
  if (!isOwn) me_->nameField()->clear();  // what the system calls them is no name at the table
  store();
  Q_EMIT codeWanted();
}

void FirstRunPage::store() {
  me_->store(settings_);
  settings_.view.language.set(languages_.current());
  settings_.view.digits.set(digits_->isChecked() ? Digits::Devanagari : Digits::International);
}

// The keyboard goes to the name: it has to be typed, while the language of the system is mostly right.
void FirstRunPage::focusFirst() { me_->nameField()->setFocus(Qt::OtherFocusReason); }

// In a low window the mark of the program is hidden, so that there is room for the button below.
void FirstRunPage::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  mark_->setVisible(height() >= kMarkFrom);
}

// MeDialog

MeDialog::MeDialog(Settings& settings, QWidget* parent) : QDialog(parent), settings_(settings) {
  setObjectName(u"meDialog"_s);
  setRuleTopic(this, u"play-first"_s);
  auto* lines = new QVBoxLayout(this);
  lines->setContentsMargins(20, 20, 16, 12);
  me_ = new MePanel(this);
  me_->showMe(settings);
  lines->addWidget(me_);
  lines->addSpacing(8);
  auto* foot = new QHBoxLayout;
  foot->addStretch(1);
  //: Button: close without a change
  auto* cancel = makeButton(u"meCancel"_s, ActionButton::Role::Quiet, this, [] { return tr("Cancel"); });
  //: Button: keep the changes
  save_ = makeButton(u"meSave"_s, ActionButton::Role::Next, this, [] { return tr("Save"); });
  foot->addWidget(cancel);
  foot->addWidget(save_);
  lines->addLayout(foot);
  const auto save = [this] {
    if (!me_->isComplete()) return;
    me_->store(settings_);
    accept();
  };
  connect(cancel, &ActionButton::clicked, this, &QDialog::reject);
  connect(save_, &ActionButton::clicked, this, save);
  connect(me_->nameField(), &QLineEdit::returnPressed, this, save);
  connect(me_, &MePanel::edited, this, [this] { save_->setEnabled(me_->isComplete()); });
  me_->nameField()->selectAll();
  me_->nameField()->setFocus();
  setMinimumWidth(300);
  fitSize(this, {500, 200});
  retranslate();
  whenLanguageChanges(this, [this] { retranslate(); });
}

void MeDialog::retranslate() {
  //: Title of a dialog
  setWindowTitle(tr("Name and color"));
  fitHeight(this, width());
}

}  // namespace tapu

#include "moc_me_panel.cpp"
