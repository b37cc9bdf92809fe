// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/dialogs.h"

#include <QAction>
#include <QCoreApplication>
#include <QEvent>
#include <QFile>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QScrollArea>
#include <QVBoxLayout>

#include "app/kit/clear_layout.h"
#include "app/kit/dialog_size.h"
#include "app/kit/hairline.h"
#include "app/kit/icon_label.h"
#include "app/kit/rule_topics.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array kThemes{"system", "light", "dark", "contrast"};
constexpr std::array kPaces{BotPace::Instant, BotPace::Fast, BotPace::Normal, BotPace::Slow, BotPace::Steps};

/// The button at the foot of a dialog, at right.
ActionButton* addClose(QVBoxLayout* lines, QDialog* dialog) {
  auto* close = new ActionButton({}, ActionButton::Role::Quiet, dialog);
  close->setMinimumWidth(120);
  QObject::connect(close, &ActionButton::clicked, dialog, &QDialog::accept);
  lines->addWidget(close, 0, Qt::AlignRight);
  return close;
}

/// The layout of what `scroll` shows, as high as it needs to be.
QVBoxLayout* scrolledLines(QScrollArea* scroll) {
  auto* plain = new QWidget;
  plain->setObjectName(u"plain"_s);
  auto* lines = new QVBoxLayout(plain);
  scroll->setWidget(plain);
  scroll->setWidgetResizable(true);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  return lines;
}

}  // namespace

// SettingsDialog

SettingsDialog::SettingsDialog(Settings& settings, Languages& languages, QWidget* parent)
    : QDialog(parent),
      settings_(settings),
      languages_(languages),
      scroll_(new QScrollArea(this)),
      lines_(scrolledLines(scroll_)),
      me_(new MePanel(this)),
      language_(new Segments(this)),
      digits_(new Toggle(this)),
      theme_(new Picker(this)),
      pace_(new Picker(this)),
      motion_(new Segments(this)),
      autoRoll_(new Toggle(this)) {
  setObjectName(u"settingsDialog"_s);
  lines_->setContentsMargins(14, 10, 8, 0);
  lines_->setSpacing(6);
  languageRow_ = addRow(language_);
  digitsRow_ = addRow(digits_);
  themeRow_ = addRow(theme_);
  paceRow_ = addRow(pace_);
  motionRow_ = addRow(motion_);
  autoRollRow_ = addRow(autoRoll_);
  lines_->addSpacing(6);
  me_->showMe(settings);
  lines_->addWidget(me_);
  lines_->addStretch(1);
  auto* all = new QVBoxLayout(this);
  all->setContentsMargins(10, 10, 10, 14);
  all->addWidget(scroll_, 1);
  close_ = addClose(all, this);
  language_->setObjectName(u"settingsLanguage"_s);
  digits_->setObjectName(u"settingsDigits"_s);
  theme_->setObjectName(u"settingsTheme"_s);
  pace_->setObjectName(u"settingsPace"_s);
  setRuleTopic(pace_, u"bots"_s);
  motion_->setObjectName(u"settingsMotion"_s);
  autoRoll_->setObjectName(u"settingsAutoRoll"_s);
  for (auto [before, after] : std::initializer_list<std::pair<QWidget*, QWidget*>>{{language_, digits_},
                                                                                   {digits_, theme_},
                                                                                   {theme_, pace_},
                                                                                   {pace_, motion_},
                                                                                   {motion_, autoRoll_},
                                                                                   {autoRoll_, me_->nameField()}})
    setTabOrder(before, after);
  connectRows();
  setMinimumWidth(320);
  resize(560, 200);
  retranslate();
  language_->setFocus();
}

void SettingsDialog::connectRows() {
  connect(language_, &Segments::picked, this, [this](int index) {
    const QString code = Languages::codes().value(index);
    settings_.setLanguage(code);
    languages_.use(code);
  });
  connect(digits_, &Toggle::clicked, this, [this](bool on) {
    settings_.setDigits(on ? Digits::Devanagari : Digits::International);
    languages_.useDigits(settings_.digits());
    Q_EMIT changed();
  });
  connect(theme_, &Picker::picked, this, [this](int index) {
    settings_.setTheme(QString::fromLatin1(kThemes[static_cast<std::size_t>(index)]));
    Q_EMIT themePicked();
  });
  connect(pace_, &Picker::picked, this,
          [this](int index) { settings_.setBotPace(kPaces[static_cast<std::size_t>(index)]); });
  connect(motion_, &Segments::picked, this, [this](int index) {
    settings_.setAnimations(static_cast<Animations>(index));
    Q_EMIT changed();
  });
  connect(autoRoll_, &Toggle::clicked, this, [this](bool on) {
    settings_.setAutoRoll(on ? AutoRoll::On : AutoRoll::Off);
    Q_EMIT changed();
  });
  connect(me_, &MePanel::edited, this, [this] {
    if (!me_->isComplete()) return;  // without a name nothing is kept
    me_->store(settings_);
    Q_EMIT changed();
  });
}

SettingsDialog::Row SettingsDialog::addRow(QWidget* editor) {
  auto* box = new QWidget(this);
  auto* grid = new QGridLayout(box);
  grid->setContentsMargins(0, 4, 0, 8);
  grid->setVerticalSpacing(0);
  Row row{new Words({}, kBodyText, Weight::Bold, &Theme::ink, box),
          new Words({}, kNoteText, Weight::Regular, &Theme::ink2, box)};
  grid->addWidget(row.name, 0, 0);
  grid->addWidget(row.help, 1, 0);
  grid->addWidget(editor, 0, 1, 2, 1, Qt::AlignRight | Qt::AlignVCenter);
  grid->setColumnStretch(0, 1);
  lines_->addWidget(box);
  lines_->addWidget(new Hairline(this));
  return row;
}

void SettingsDialog::retranslate() {
  //: Title of a dialog
  setWindowTitle(tr("Settings"));
  //: Setting
  languageRow_.name->setText(tr("Language"));
  languageRow_.help->setText(tr("Changes at once in every window."));
  QStringList names;
  for (const QString& code : Languages::codes()) names << Languages::nameOf(code);
  language_->setChoices(names);
  language_->choose(static_cast<int>(Languages::codes().indexOf(languages_.current())));
  //: Setting: numbers as ०–९
  digitsRow_.name->setText(tr("Devanagari digits"));
  digitsRow_.help->setText(tr("Numbers as ०–९ where the interface is in Hindi."));
  digits_->setChecked(settings_.digits() == Digits::Devanagari);
  digits_->setAccessibleName(digitsRow_.name->text());
  //: Setting: light or dark
  themeRow_.name->setText(tr("Theme"));
  themeRow_.help->setText(tr("Light paper or dark, high contrast, or as your system has it."));
  //: Values of the setting "Theme"
  theme_->setChoices({tr("System"), tr("Light"), tr("Dark"), tr("High contrast")});
  for (std::size_t i = 0; i < kThemes.size(); ++i)
    if (settings_.theme() == QLatin1StringView(kThemes[i])) theme_->choose(static_cast<int>(i));
  //: Setting
  paceRow_.name->setText(tr("Pace of the bots"));
  paceRow_.help->setText(tr("How long a bot thinks before each of its moves; also in the game that runs."));
  //: Values of the setting "Pace of the bots"
  pace_->setChoices({tr("Instant"), tr("Fast"), tr("Normal"), tr("Slow"), tr("Step by step")});
  for (std::size_t i = 0; i < kPaces.size(); ++i)
    if (settings_.botPace() == kPaces[i]) pace_->choose(static_cast<int>(i));
  //: Setting
  motionRow_.name->setText(tr("Animations"));
  motionRow_.help->setText(
      tr("Moving pieces, dice and cards. Where your system wants less motion there are only fades."));
  //: Values of the setting "Animations"
  motion_->setChoices({tr("Normal", "animations"), tr("Fast", "animations"), tr("Off", "animations")});
  motion_->choose(static_cast<int>(settings_.animations()));
  //: Setting: the dice are thrown for the player
  autoRollRow_.name->setText(tr("Roll dice for me"));
  autoRollRow_.help->setText(tr(
      "At once, unless you could do something else first, such as playing a card. Others may notice the difference."));
  autoRoll_->setChecked(settings_.autoRoll() == AutoRoll::On);
  language_->setAccessibleName(languageRow_.name->text());
  theme_->setAccessibleName(themeRow_.name->text());
  pace_->setAccessibleName(paceRow_.name->text());
  motion_->setAccessibleName(motionRow_.name->text());
  autoRoll_->setAccessibleName(autoRollRow_.name->text());
  //: Button of a dialog
  rename(close_, tr("Close"));
  // As high as the rows need; if the screen has no room for that, they scroll.
  const QMargins around = layout()->contentsMargins();
  const int rows = lines_->totalHeightForWidth(width() - around.left() - around.right());
  const int foot = close_->sizeHint().height() + layout()->spacing() + around.top() + around.bottom();
  resize(fittingScreen(*this, {width(), rows + foot}));
}

void SettingsDialog::changeEvent(QEvent* event) {
  QDialog::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

// AboutDialog

AboutDialog::AboutDialog(QWidget* parent)
    : QDialog(parent),
      version_(new Words({}, kBodyText, Weight::Regular, &Theme::ink2, this)),
      what_(new Words({}, kBodyText, Weight::Regular, &Theme::ink, this)),
      license_(new Words({}, kNoteText, Weight::Regular, &Theme::ink, this)),
      fonts_(new Words({}, kNoteText, Weight::Regular, &Theme::ink, this)) {
  setObjectName(u"aboutDialog"_s);
  auto* lines = new QVBoxLayout(this);
  lines->setContentsMargins(24, 20, 18, 14);
  lines->setSpacing(10);
  auto* head = new QHBoxLayout;
  head->setSpacing(16);
  head->addWidget(new IconLabel(u"app-icon"_s, 84, &Theme::ink, this));
  auto* words = new QVBoxLayout;
  words->setSpacing(0);
  words->addStretch(1);
  words->addWidget(new Words(u"Tapu टापू"_s, 30, Weight::Bold, &Theme::ink, this));
  words->addWidget(version_);
  words->addStretch(1);
  head->addLayout(words, 1);
  lines->addLayout(head);
  for (Words* part : {what_, license_, fonts_}) lines->addWidget(part);
  licenses_ = new ActionButton({}, ActionButton::Role::Link, this);
  licenses_->setObjectName(u"aboutLicenses"_s);
  connect(licenses_, &ActionButton::clicked, this, &AboutDialog::openLicenses);
  lines->addWidget(licenses_, 0, Qt::AlignLeft);
  lines->addStretch(1);
  close_ = addClose(lines, this);
  setMinimumWidth(320);
  resize(520, 200);
  retranslate();
}

void AboutDialog::retranslate() {
  //: Title of a dialog
  setWindowTitle(tr("About Tapu"));
  const QString version = QCoreApplication::applicationVersion();  // the program may have added its build
  version_->setText(
      //: %1 version number of this program, %2 of Qt
      tr("Version %1, with Qt %2")
          .arg(version.isEmpty() ? QString::fromLatin1(TAPU_VERSION) : version, QString::fromLatin1(qVersion())));
  //: About dialog
  what_->setText(tr(
      "Settle, trade and build on an island of hexes, with friends on one network or one computer, or against bots."));
  //: About dialog
  license_->setText(
      tr("Free software under the GNU General Public License, version 3 or later. You may use, study, share and "
         "change it; it comes without any warranty."));
  //: About dialog
  fonts_->setText(
      tr("The fonts Noto Sans and Noto Sans Devanagari are the work of the Noto Project Authors, under the SIL Open "
         "Font License 1.1."));
  //: Link in the About dialog: opens the texts of the licenses
  rename(licenses_, tr("License texts"));
  //: Button of a dialog
  rename(close_, tr("Close"));
  fitHeight(this, width());
}

/// Shows the licenses as they are embedded; they are not translated, since only the English texts are binding.
void AboutDialog::openLicenses() {
  auto* dialog = new QDialog(this);
  dialog->setObjectName(u"licensesDialog"_s);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  //: Title of a dialog
  dialog->setWindowTitle(tr("License texts"));
  auto* lines = new QVBoxLayout(dialog);
  auto* texts = new QPlainTextEdit(dialog);
  texts->setReadOnly(true);
  texts->setLineWrapMode(QPlainTextEdit::WidgetWidth);
  QString all;
  for (const QString& name : {u"LICENSE"_s, u"OFL-1.1.txt"_s})
    if (QFile file(u":/licenses/"_s + name); file.open(QIODevice::ReadOnly))
      all += QString::fromUtf8(file.readAll()) + u"\n\n"_s;
  texts->setPlainText(all);
  lines->addWidget(texts);
  //: Button of a dialog
  rename(addClose(lines, dialog), tr("Close"));
  dialog->resize(fittingScreen(*dialog, {640, 560}));
  dialog->open();
}

void AboutDialog::changeEvent(QEvent* event) {
  QDialog::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

// AboutQtDialog

AboutQtDialog::AboutQtDialog(QWidget* parent)
    : QDialog(parent),
      version_(new Words({}, 18, Weight::Bold, &Theme::ink, this)),
      what_(new Words({}, kBodyText, Weight::Regular, &Theme::ink, this)),
      license_(new Words({}, kBodyText, Weight::Regular, &Theme::ink, this)),
      site_(new Words({}, kBodyText, Weight::Regular, &Theme::ink, this)) {
  setObjectName(u"aboutQtDialog"_s);
  auto* lines = new QVBoxLayout(this);
  lines->setContentsMargins(24, 20, 18, 14);
  lines->setSpacing(10);
  for (Words* part : {version_, what_, license_, site_}) lines->addWidget(part);
  site_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  lines->addStretch(1);
  close_ = addClose(lines, this);
  setMinimumWidth(320);
  resize(520, 200);
  retranslate();
}

void AboutQtDialog::retranslate() {
  //: Title of a dialog; Qt is the name of a library
  setWindowTitle(tr("About Qt"));
  //: About Qt; %1 is a version number
  version_->setText(tr("This program uses Qt version %1.").arg(QString::fromLatin1(qVersion())));
  //: About Qt
  what_->setText(
      tr("Qt is a library for programs with windows, for many systems. It is the work of The Qt Company and of many "
         "contributors."));
  //: About Qt; the name of the license stays as it is
  license_->setText(
      tr("Tapu uses Qt under the GNU Lesser General Public License, version 3: you may exchange Qt for a version of "
         "your own."));
  //: Button of a dialog
  rename(close_, tr("Close"));
  //: About Qt; %1 is an address
  site_->setText(tr("More about Qt: %1").arg(u"https://www.qt.io"_s));
  fitHeight(this, width());
}

void AboutQtDialog::changeEvent(QEvent* event) {
  QDialog::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

// ShortcutsDialog

ShortcutsDialog::ShortcutsDialog(Lister lister, QWidget* parent) : QDialog(parent), lister_(std::move(lister)) {
  setObjectName(u"shortcutsDialog"_s);
  auto* all = new QVBoxLayout(this);
  all->setContentsMargins(12, 12, 12, 12);
  auto* scroll = new QScrollArea(this);
  lines_ = scrolledLines(scroll);
  lines_->setContentsMargins(12, 4, 16, 8);
  lines_->setSpacing(2);
  all->addWidget(scroll, 1);
  close_ = addClose(all, this);
  retranslate();
  resize(fittingScreen(*this, {460, 560}));
}

void ShortcutsDialog::retranslate() {
  //: Title of a dialog
  setWindowTitle(tr("Keyboard shortcuts"));
  //: Button of a dialog
  rename(close_, tr("Close"));
  clearLayout(lines_);
  for (const auto& [menu, actions] : lister_()) {
    auto* heading = new Words(menu, kNoteText, Weight::Bold, &Theme::primary);
    heading->setContentsMargins(0, 10, 0, 2);
    lines_->addWidget(heading);
    for (const QAction* action : actions) {
      QStringList keys;
      for (const QKeySequence& key : action->shortcuts()) keys << key.toString(QKeySequence::NativeText);
      if (keys.isEmpty()) continue;
      auto* line = new QHBoxLayout;
      QString text = action->text();
      // In "Roll (&R)" and "&Roll" the mark of the menu's letter is not a part of the name.
      static const QRegularExpression mark(u"\\s*\\(&.\\)|…|&"_s);
      line->addWidget(new Words(text.remove(mark), kChoiceText), 1);
      auto* chip = new Words(keys.join(u", "_s), kChoiceText, Weight::Bold, &Theme::ink2);
      chip->setWordWrap(false);
      line->addWidget(chip);
      lines_->addLayout(line);
    }
  }
  lines_->addStretch(1);
}

void ShortcutsDialog::changeEvent(QEvent* event) {
  QDialog::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

}  // namespace tapu

#include "moc_dialogs.cpp"
