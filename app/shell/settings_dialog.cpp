// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/settings_dialog.h"

#include <QDesktopServices>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QScrollArea>
#include <QSlider>
#include <QUrl>
#include <QVBoxLayout>

#include "app/kit/bare_layout.h"
#include "app/kit/dialog_size.h"
#include "app/kit/hairline.h"
#include "app/kit/question.h"
#include "app/kit/rule_topics.h"
#include "app/kit/spoken.h"
#include "app/session/plan/pace_words.h"
#include "app/text/typed_word.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array kTextSizes{80, 90, 100, 110, 125, 150, 175, 200};  // percent
constexpr std::array kOfferWaits{0, 4, 8, 15, 30, 60, 180, 600};        // seconds, 0 ... wire::kMostOfferWait

template <class Values, class Value>
int indexOf(const Values& values, const Value& value) {
  return static_cast<int>(std::ranges::find(values, value) - values.begin());
}

}  // namespace

SettingsDialog::SettingsDialog(const Subject& subject, QWidget* parent)
    : QDialog(parent),
      settings_(subject.settings),
      languages_(subject.languages),
      sounds_(subject.sounds),
      gamesFolder_(subject.gamesFolder),
      search_(new QLineEdit(this)),
      scroll_(new QScrollArea(this)),
      me_(new MePanel),
      nothing_(new Words({}, kBodyText, Weight::Regular, &Theme::ink2)) {
  setObjectName(u"settingsDialog"_s);
  setRuleTopic(this, u"play-settings"_s);
  search_->setObjectName(u"settingsSearch"_s);
  search_->setClearButtonEnabled(true);
  auto* all = new QVBoxLayout(this);
  all->setContentsMargins(10, 10, 10, 14);
  all->addWidget(search_);
  all->addWidget(scroll_, 1);
  auto* plain = new QWidget;
  plain->setObjectName(u"plain"_s);
  lines_ = new QVBoxLayout(plain);
  lines_->setContentsMargins(14, 4, 8, 0);
  lines_->setSpacing(4);
  scroll_->setWidget(plain);
  scroll_->setWidgetResizable(true);
  scroll_->setFocusPolicy(Qt::NoFocus);  // Tab leads to what is in it, and scrolls there
  scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  makeMostUsed();
  makeLook();
  makeTable();
  if (sounds_) makeSounds();
  makeRest();
  lines_->addWidget(nothing_);
  lines_->addStretch(1);
  // Made after the rows: Tab leads through widgets in the order in which they were made.
  reset_ = new ActionButton({}, ActionButton::Role::Quiet, this);
  reset_->setObjectName(u"settingsReset"_s);
  close_ = new ActionButton({}, ActionButton::Role::Quiet, this);
  auto* foot = new QHBoxLayout;
  foot->addWidget(reset_);
  foot->addStretch(1);
  foot->addWidget(close_);
  all->addLayout(foot);
  close_->setMinimumWidth(120);
  connect(close_, &ActionButton::clicked, this, &QDialog::accept);
  connect(reset_, &ActionButton::clicked, this, &SettingsDialog::askForReset);
  connect(search_, &QLineEdit::textChanged, this, &SettingsDialog::search);
  setMinimumWidth(320);
  fitSize(this, {600, 200});
  retranslate();
  fitSize(this, {620, 780});
  search_->setFocus();
}

void SettingsDialog::addGroup(std::function<QString()> title) {
  auto* heading = new Words({}, kNoteText, Weight::Bold, &Theme::primary);
  heading->setContentsMargins(0, 12, 0, 2);
  lines_->addWidget(heading);
  groups_.append({std::move(title), heading, {}});
}

void SettingsDialog::addRow(Row row) {
  row.line = new QWidget;
  row.nameWords = new Words({}, kBodyText, Weight::Bold, &Theme::ink);
  row.helpWords = new Words({}, kNoteText, Weight::Regular, &Theme::ink2);
  auto* grid = new QGridLayout(row.line);
  grid->setContentsMargins(0, 2, 0, 0);
  grid->setRowMinimumHeight(2, 8);  // the line, below some room
  grid->setVerticalSpacing(0);
  grid->addWidget(row.nameWords, 0, 0);
  grid->addWidget(row.helpWords, 1, 0);
  grid->addWidget(row.editor, 0, 1, 2, 1, Qt::AlignRight | Qt::AlignVCenter);
  grid->addWidget(new Hairline(row.line), 2, 0, 1, 2, Qt::AlignBottom);
  grid->setColumnStretch(0, 1);
  lines_->addWidget(row.line);
  groups_.last().rows << row;
}

// Most used

void SettingsDialog::makeMostUsed() {
  //: Heading in the settings
  addGroup([] { return tr("Most used"); });
  auto* language = new Segments;
  language->setObjectName(u"settingsLanguage"_s);
  connect(language, &Segments::picked, this, [this](int index) {
    const QString code = Languages::codes().value(index);
    settings_.view.language.set(code);
    languages_.use(code);
  });
  addRow({[] { return /*: Setting */ tr("Language"); },
          [] { return /*: Settings: what this setting does */ tr("Changes at once in every window."); }, language,
          [this, language] {
            QStringList names;
            for (const QString& code : Languages::codes()) names << Languages::nameOf(code);
            language->setChoices(names);
            language->choose(static_cast<int>(Languages::codes().indexOf(languages_.current())));
          }});
  auto* theme = new Picker;
  theme->setObjectName(u"settingsTheme"_s);
  connect(theme, &Picker::picked, this, [this](int index) {
    settings_.view.theme.set(QString::fromLatin1(kThemeNames[static_cast<std::size_t>(index)]));
    Q_EMIT themePicked();
  });
  addRow({[] { return /*: Setting */ tr("Theme"); },
          [] {
            return /*: Settings: what this setting does */ tr(
                "Light paper or dark, high contrast, or as your system has it.");
          },
          theme,
          [this, theme] {
            //: Values of the setting "Theme"
            theme->setChoices({tr("System"), tr("Light"), tr("Dark"), tr("High contrast")});
            for (std::size_t i = 0; i < kThemeNames.size(); ++i)
              if (settings_.view.theme() == QLatin1StringView(kThemeNames[i])) theme->choose(static_cast<int>(i));
          }});
  makeTextSize();
  if (sounds_) makeVolume();
  makePace();
  makeMotion();
  makeAutoRoll();
  connect(me_, &MePanel::edited, this, [this] {
    if (!me_->isComplete()) return;  // without a name nothing is kept
    me_->store(settings_);
    Q_EMIT changed();
  });
  addRow({[] { return /*: Setting */ tr("Name and color"); },
          [] { return /*: Settings: what this setting does */ tr("As others see you in new games."); }, me_,
          [this] { me_->showMe(settings_); }});
}

void SettingsDialog::makeTextSize() {
  auto* textSize = new Picker;
  textSize->setObjectName(u"settingsTextSize"_s);
  connect(textSize, &Picker::picked, this, [this](int index) {
    settings_.view.textSize.set(kTextSizes[static_cast<std::size_t>(index)]);
    Q_EMIT themePicked();
  });
  addRow({[] { return /*: Setting */ tr("Text size"); },
          [] {
            return /*: Settings: what this setting does */ tr(
                "All texts larger or smaller; pictures stay as they are.");
          },
          textSize,
          [this, textSize] {
            QStringList sizes;
            //: A text size; %1 a number
            for (const int percent : kTextSizes) sizes << tr("%1 %").arg(QLocale().toString(percent));
            textSize->setChoices(sizes);
            textSize->choose(indexOf(kTextSizes, settings_.view.textSize()));
          }});
}

void SettingsDialog::makePace() {
  auto* pace = new Picker;
  pace->setObjectName(u"settingsPace"_s);
  setRuleTopic(pace, u"bots"_s);
  connect(pace, &Picker::picked, this, [this](int index) {
    settings_.game.botPace.set(kBotPaces[static_cast<std::size_t>(index)]);
    Q_EMIT changed();
  });
  addRow({[] { return /*: Setting */ tr("Pace of the bots"); },
          [] {
            return /*: Settings: what this setting does */ tr(
                "How long a bot thinks before each of its moves, less with more than four players; also in the game "
                "that runs.");
          },
          pace,
          [this, pace] {
            pace->setChoices(namesOfPaces());
            pace->choose(indexOf(kBotPaces, settings_.game.botPace()));
          }});
}

void SettingsDialog::makeMotion() {
  auto* motion = new Segments;
  motion->setObjectName(u"settingsMotion"_s);
  connect(motion, &Segments::picked, this, [this](int index) {
    settings_.view.animations.set(static_cast<Animations>(index));
    Q_EMIT changed();
  });
  addRow({[] { return /*: Setting */ tr("Animations"); },
          [] {
            return /*: Settings: what this setting does */ tr(
                "Moving pieces, dice and cards. Where your system wants less motion there are only fades.");
          },
          motion,
          [this, motion] {
            //: Values of the setting "Animations"
            motion->setChoices({tr("Normal", "animations"), tr("Fast", "animations"), tr("Off", "animations")});
            motion->choose(static_cast<int>(settings_.view.animations()));
          }});
}

void SettingsDialog::makeAutoRoll() {
  auto* autoRoll = new Toggle;
  autoRoll->setObjectName(u"settingsAutoRoll"_s);
  connect(autoRoll, &Toggle::clicked, this, [this](bool on) {
    settings_.game.autoRoll.set(on ? AutoRoll::On : AutoRoll::Off);
    Q_EMIT changed();
  });
  addRow({[] { return /*: Setting: the dice are thrown for the player */ tr("Roll dice for me"); },
          [] {
            return /*: Settings: what this setting does */ tr(
                "At once, unless you could do something else first, such as playing a card. Others may notice the "
                "difference.");
          },
          autoRoll, [this, autoRoll] { autoRoll->setChecked(settings_.game.autoRoll() == AutoRoll::On); }});
}

void SettingsDialog::makeTable() {
  //: Heading in the settings: what holds while one plays
  addGroup([] { return tr("At the table"); });
  auto* asks = new Toggle;
  asks->setObjectName(u"settingsAskBeforeEnd"_s);
  connect(asks, &Toggle::clicked, this, [this](bool on) {
    settings_.game.askBeforeEnd.set(on ? AskBeforeEnd::On : AskBeforeEnd::Off);
    Q_EMIT changed();
  });
  addRow({[] { return /*: Setting */ tr("Ask before a turn ends"); },
          [] {
            return /*: Settings: what this setting does */ tr(
                "Only while you could still move a ship or play a card, which costs nothing.");
          },
          asks, [this, asks] { asks->setChecked(settings_.game.askBeforeEnd() == AskBeforeEnd::On); }});
  makeOfferWait();
}

void SettingsDialog::makeOfferWait() {
  auto* wait = new Picker;
  wait->setObjectName(u"settingsOfferWait"_s);
  connect(wait, &Picker::picked, this, [this](int index) {
    settings_.game.offerWait.set(kOfferWaits[static_cast<std::size_t>(index)]);
    Q_EMIT changed();
  });
  addRow({[] { return /*: Setting: bots let persons answer an offer first */ tr("Offers: bots wait for persons"); },
          [] {
            return /*: Settings: what this setting does */ tr(
                "How long bots leave an offer to the persons who are asked too. Holds for games that you start or "
                "continue here from now on.");
          },
          wait,
          [this, wait] {
            QStringList times;
            //: Value of the setting "Offers: bots wait for persons"
            const QString none = tr("Not at all");
            for (const int seconds : kOfferWaits) {
              //: Value of the setting "Offers: bots wait for persons"
              const QString some = tr("%n second(s)", nullptr, seconds);
              //: Value of the setting "Offers: bots wait for persons"
              const QString minutes = tr("%n minute(s)", nullptr, seconds / 60);
              times << (seconds == 0 ? none : seconds % 60 == 0 ? minutes : some);
            }
            wait->setChoices(times);
            const auto distance = [this](int seconds) { return std::abs(seconds - settings_.game.offerWait()); };
            const auto nearest = std::ranges::min_element(kOfferWaits, {}, distance);
            wait->choose(static_cast<int>(nearest - kOfferWaits.begin()));
          }});
}

// Look and sound

void SettingsDialog::makeLook() {
  //: Heading in the settings
  addGroup([] { return tr("Look"); });
  auto* vision = new Picker;
  vision->setObjectName(u"settingsColorVision"_s);
  connect(vision, &Picker::picked, this, [this](int index) {
    settings_.view.colorVision.set(kColorVisions[static_cast<std::size_t>(index)]);
    Q_EMIT themePicked();
  });
  addRow({[] { return /*: Setting: colors for people who do not see all colors */ tr("Colors of the players"); },
          [] {
            return /*: Settings: what this setting does */ tr(
                "For how you see colors, also with color blindness. Each player has a mark besides.");
          },
          vision,
          [this, vision] {
            //: Values of the setting "Colors of the players": kinds of color vision
            vision->setChoices({tr("Usual"), tr("Weak red"), tr("Weak green"), tr("Weak blue")});
            vision->choose(indexOf(kColorVisions, settings_.view.colorVision()));
          }});
  auto* digits = new Toggle;
  digits->setObjectName(u"settingsDigits"_s);
  connect(digits, &Toggle::clicked, this, [this](bool on) {
    settings_.view.digits.set(on ? Digits::Devanagari : Digits::International);
    languages_.useDigits(settings_.view.digits());
    Q_EMIT changed();
  });
  addRow({[] { return /*: Setting: numbers as ०–९ */ tr("Devanagari digits"); },
          [] { return /*: Settings: what this setting does */ tr("Numbers as ०–९ where the interface is in Hindi."); },
          digits, [this, digits] { digits->setChecked(settings_.view.digits() == Digits::Devanagari); }});
}

void SettingsDialog::makeVolume() {
  auto* box = new QWidget;
  auto* cells = bare<QHBoxLayout>(box);
  auto* volume = new QSlider(Qt::Horizontal);
  volume->setObjectName(u"settingsVolume"_s);
  volume->setRange(0, 100);
  volume->setPageStep(10);
  volume->setSingleStep(5);
  volume->setFixedWidth(120);
  auto* on = new Toggle;
  on->setObjectName(u"settingsSounds"_s);
  cells->addWidget(volume);
  cells->addWidget(on);
  const auto show = [this, volume, on] {
    const QSignalBlocker quiet(volume);
    volume->setValue(settings_.sound.volume());
    on->setChecked(settings_.sound.on() == Sounds::On);
    volume->setEnabled(on->isChecked());
    //: Screen reader: how loud the sounds are
    setSpokenName(volume, tr("Volume"));
    //: Screen reader: all sounds on or off
    setSpokenName(on, tr("Sounds on"));
  };
  const auto keep = [this, volume] {
    settings_.sound.volume.set(volume->value());
    sounds_->sample(Sound::Offer);
  };
  connect(volume, &QSlider::sliderReleased, this, keep);
  connect(volume, &QSlider::valueChanged, this, [volume, keep] {
    if (!volume->isSliderDown()) keep();  // while it is dragged, only where it is let go counts
  });
  connect(on, &Toggle::clicked, this, [this, show](bool checked) {
    settings_.sound.on.set(checked ? Sounds::On : Sounds::Off);
    show();
    Q_EMIT changed();
  });
  addRow({[] { return /*: Setting */ tr("Sounds"); },
          [this] {
            if (!sounds_->problem().isEmpty()) return sounds_->problem();
            return tr("All of them on or off, and how loud they are. Which ones stands below.");
          },
          box, show});
  const qsizetype group = groups_.size() - 1, row = groups_.last().rows.size() - 1;
  connect(sounds_, &GameSounds::problemChanged, this, [this, group, row] {
    const Row& sounds = groups_[group].rows[row];
    sounds.helpWords->setText(sounds.help());
  });
  if (!sounds_->problem().isEmpty()) sounds_->check();  // it may have been told in another language
}

void SettingsDialog::makeSounds() {
  //: Heading in the settings
  addGroup([] { return tr("Sounds"); });
  for (const Sound sound : kSounds) makeSound(sound);
}

void SettingsDialog::makeSound(Sound sound) {
  auto* box = new QWidget;
  auto* cells = bare<QHBoxLayout>(box);
  auto* play = new ActionButton(u"sound"_s, {}, ActionButton::Role::Quiet, ActionButton::Shape::Icon);
  play->setObjectName(u"hear_"_s + soundKey(sound));
  auto* on = new Toggle;
  on->setObjectName(u"sound_"_s + soundKey(sound));
  cells->addWidget(play);
  cells->addWidget(on);
  connect(play, &ActionButton::clicked, this, [this, sound] { sounds_->sample(sound); });
  connect(on, &Toggle::clicked, this, [this, sound](bool checked) {
    QStringList silent = settings_.sound.silent();
    silent.removeAll(soundKey(sound));
    if (!checked) silent << soundKey(sound);
    settings_.sound.silent.set(silent);
    Q_EMIT changed();
  });
  addRow({[sound] { return soundName(sound); }, [] { return QString(); }, box,
          [this, sound, play, on] {
            on->setChecked(!settings_.sound.silent().contains(soundKey(sound)));
            setSpokenName(on, soundName(sound));
            //: Button: lets the person hear a sound; %1 what it tells: "Dice are thrown"
            play->setToolTip(tr("Hear “%1”").arg(soundName(sound)));
            setSpokenName(play, play->toolTip());
          }});
}

// Network, files, keys

void SettingsDialog::makeRest() {
  //: Heading in the settings
  addGroup([] { return tr("Network, files and keys"); });
  auto* port = new NumberField;
  port->setObjectName(u"settingsPort"_s);
  setRuleTopic(port, u"lan-firewall"_s);
  port->setRange(1, 0xffff);
  connect(port, &NumberField::changed, this, [this](int value) {
    settings_.port.set(static_cast<quint16>(value));
    Q_EMIT changed();
  });
  addRow({[] { return /*: Setting */ tr("Port"); },
          [] { return /*: Settings: what this setting does */ tr("On which others reach a game that you host."); },
          port,
          [this, port] {
            port->setValue(settings_.port());
            port->setName(tr("Port"));
          }});
  if (!gamesFolder_.isEmpty()) {
    auto* open = new ActionButton({}, ActionButton::Role::Quiet);
    open->setObjectName(u"settingsFolder"_s);
    setRuleTopic(open, u"play-saved"_s);
    connect(open, &ActionButton::clicked, this,
            [this] { QDesktopServices::openUrl(QUrl::fromLocalFile(gamesFolder_)); });
    addRow({[] { return /*: Setting: where games are kept */ tr("Folder of the games"); },
            //: Setting; %1 a folder
            [this] { return tr("Your games lie in %1.").arg(gamesFolder_); }, open,
            [open] {
              //: Button: shows a folder
              rename(open, tr("Open"));
            }});
  }
  auto* keys = new ActionButton({}, ActionButton::Role::Quiet);
  keys->setObjectName(u"settingsKeys"_s);
  setRuleTopic(keys, u"play-keys"_s);
  connect(keys, &ActionButton::clicked, this, &SettingsDialog::keysWanted);
  addRow({[] { return /*: Setting */ tr("Keyboard shortcuts"); },
          [] { return /*: Settings: what this setting does */ tr("The keys of all menus; each can be another."); },
          keys,
          [keys] {
            //: Button: opens the keyboard shortcuts
            rename(keys, tr("Change…"));
          }});
}

void SettingsDialog::askForReset() {
  Question::ask(
      this,
      [] {
        return Question::Texts{//: Question before all settings are reset: title, text, and its two answers
                               tr("Settings"),
                               tr("Give all settings and keys their usual values? Your name, your color, the language "
                                  "and your games stay."),
                               tr("Keep mine"),
                               //: Answer to the question whether all settings should be reset
                               tr("Reset all")};
      },
      [this] {
        settings_.resetChoices();
        languages_.useDigits(settings_.view.digits());
        Q_EMIT wasReset();
        retranslate();
      });
}

// All of it

void SettingsDialog::search() {
  const QString word = wordTyped(search_->text());
  bool any = false;
  for (const Group& group : groups_) {
    const bool all = group.title().contains(word, Qt::CaseInsensitive);
    bool found = false;
    for (const Row& row : group.rows) {
      const bool fits =
          all || row.name().contains(word, Qt::CaseInsensitive) || row.help().contains(word, Qt::CaseInsensitive);
      row.line->setVisible(fits);
      found = found || fits;
    }
    group.heading->setVisible(found);
    any = any || found;
  }
  nothing_->setVisible(!any);
}

void SettingsDialog::retranslate() {
  //: Title of a dialog
  setWindowTitle(tr("Settings"));
  //: In the empty search field of a dialog
  search_->setPlaceholderText(tr("Search"));
  //: Screen reader: the search field of the settings
  setSpokenName(search_, tr("Search the settings"));
  for (const Group& group : groups_) {
    group.heading->setText(group.title());
    for (const Row& row : group.rows) {
      row.nameWords->setText(row.name());
      row.helpWords->setText(row.help());
      row.helpWords->setVisible(!row.help().isEmpty());
      row.show();
      if (row.editor->focusPolicy() != Qt::NoFocus) setSpokenName(row.editor, row.name());
      setSpokenDetails(row.editor, row.help());
    }
  }
  //: Settings: no setting has the word that is searched
  nothing_->setText(tr("No setting matches this."));
  //: Button of the settings: usual values for everything
  rename(reset_, tr("Reset all…"));
  //: Button of a dialog
  rename(close_, tr("Close"));
  search();
}

void SettingsDialog::changeEvent(QEvent* event) {
  QDialog::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  if (sounds_ && !sounds_->problem().isEmpty()) sounds_->check();
  retranslate();
}

}  // namespace tapu

#include "moc_settings_dialog.cpp"
