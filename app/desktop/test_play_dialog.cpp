// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/test_play_dialog.h"

#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>
#include <utility>

#include "app/kit/dialog_size.h"
#include "app/kit/language_change.h"
#include "app/kit/spoken.h"
#include "app/session/words/bot_levels.h"
#include "app/text/option_words.h"
#include "app/values/options_text.h"
#include "engine/state/seats.h"

namespace tapu {

using namespace Qt::StringLiterals;

TestPlayDialog::TestPlayDialog(BoardFile file, Settings& settings, QWidget* parent)
    : QDialog(parent),
      file_(std::move(file)),
      settings_(settings),
      choices_(TestChoices::from(settings)),
      rulesLabel_(new QLabel(this)),
      botsLabel_(new QLabel(this)),
      groupLabel_(new QLabel(this)),
      rules_(new Picker(this)),
      bots_(new Picker(this)),
      group_(new Picker(this)),
      note_(new Words({}, kNoteText, Weight::Regular, &Theme::ink2, this)),
      options_(new OptionRows(Editing::Allowed, nullptr, "big.order")),
      cancel_(new ActionButton({}, ActionButton::Role::Quiet, this)),
      keep_(new ActionButton({}, ActionButton::Role::Next, this)) {
  setObjectName(u"testPlayDialog"_s);
  rules_->setObjectName(u"testRules"_s);
  bots_->setObjectName(u"testBots"_s);
  group_->setObjectName(u"testGroup"_s);
  keep_->setObjectName(u"testKeep"_s);
  auto* form = new QFormLayout;
  form->addRow(rulesLabel_, rules_);
  form->addRow(botsLabel_, bots_);
  form->addRow(groupLabel_, group_);
  auto* scroll = new QScrollArea(this);
  auto* plain = new QWidget;
  plain->setObjectName(u"plain"_s);
  auto* inner = new QVBoxLayout(plain);
  inner->addWidget(options_);
  inner->addStretch(1);
  scroll->setWidget(plain);
  scroll->setWidgetResizable(true);
  scroll->setFocusPolicy(Qt::NoFocus);  // Tab leads to what is in it, and scrolls there
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  auto* foot = new QHBoxLayout;
  foot->addStretch(1);
  foot->addWidget(cancel_);
  foot->addWidget(keep_);
  auto* all = new QVBoxLayout(this);
  all->addLayout(form);
  all->addWidget(note_);
  all->addWidget(scroll, 1);
  all->addLayout(foot);
  connect(rules_, &Picker::picked, this, [this](int index) {
    choices_.ruleSet = offered()[index];
    showOptions();
  });
  connect(bots_, &Picker::picked, this, [this](int index) { choices_.bot = levelsOfBots()[index]; });
  connect(group_, &Picker::picked, this,
          [this](int index) { choices_.group = index == 0 ? Territory::Sun : Territory::Moon; });
  connect(options_, &OptionRows::changed, this, &TestPlayDialog::takeOptions);
  connect(cancel_, &ActionButton::clicked, this, &QDialog::reject);
  connect(keep_, &ActionButton::clicked, this, &TestPlayDialog::accept);
  retranslate();
  fitSize(this, {620, 640});
  whenLanguageChanges(this, [this] { retranslate(); });
}

/// The rules offered: those for which the board is made.
QList<std::optional<RuleSet>> TestPlayDialog::offered() const {
  if (!file_.board.halves.empty()) return {std::nullopt};  // it can be played in a Big Game alone
  return {std::nullopt, RuleSet::Classic, RuleSet::Crazy};
}

void TestPlayDialog::showOptions() {
  const GamePlan plan = testPlan({file_}, choices_, settings_);
  shown_ = plan.setup;
  options_->setBoardName(plan.gameName);
  options_->showSetup(shown_, {}, Place::ThisComputer);
  options_->setGiven(given());
  const OptionSpec& seats = *optionNamed("seats.count");
  options_->setMost(seats.key, seatsOn(file_.board, seats.most));
  const bool isBig = shown_.ruleSet == RuleSet::BigGame;
  groupLabel_->setVisible(isBig);
  group_->setVisible(isBig);
}

/// The options that the board decides, each with the reason.
QMap<QString, QString> TestPlayDialog::given() const {
  QMap<QString, QString> reasons;
  for (const auto& key : file_.options.keys())
    //: Under an option that cannot be changed in the window about test plays
    reasons[key.toString()] = tr("The file of the board asks for this: see “Properties” in the editor.");
  //: Under the option which island is played, in the window about test plays
  reasons[u"map.kind"_s] = tr("The board of the editor is played.");
  //: Under the option whether the chain of boards is a ring, in the window about test plays
  reasons[u"big.ring"_s] = tr("The chain that the editor shows is played.");
  if (seatsOn(file_.board, kMostSeatsOfTable) == kFewestAtOneBoard && !file_.board.starts.empty())
    //: Under the option how many seats there are, in the window about test plays
    reasons[u"seats.count"_s] = tr("The board has start pieces for two seats.");
  return reasons;
}

/// A change in the window is a choice for every board; an option that this board decides is none.
void TestPlayDialog::takeOptions() {
  const RuleSet ruleSet = testedRules(file_, choices_);
  const Setup& now = options_->setup();
  const QCborMap wished = chosenOptions(now.options, ruleSet);
  QCborMap& chosen = choices_.changedOptions[ruleSet];
  for (const OptionSpec& spec : optionTable()) {
    if (optionText(spec, now.options) == optionText(spec, shown_.options)) continue;
    const QString key = QString::fromLatin1(spec.key.data(), std::ssize(spec.key));
    chosen.remove(key);
    if (wished.contains(key)) chosen.insert(key, wished[key]);
    if (key == kSeatsOfTable) chosen.insert(key, now.options.seats);  // four too, where the board is made for more
  }
  choices_.first = now.first ? now.first.value : 0;
  showOptions();
}

void TestPlayDialog::accept() {
  choices_.keepIn(settings_);
  QDialog::accept();
}

void TestPlayDialog::retranslate() {
  //: Title of a window: how boards from the editor are tried
  setWindowTitle(tr("Test play settings"));
  //: Label of a choice
  rulesLabel_->setText(tr("Rule set"));
  //: Choice of a rule set for test plays: Classic, or the Big Game where the board is one of a chain
  QStringList rules{tr("As the board is made")};
  for (const auto& each : offered())
    if (each) rules << nameOfRules(*each);
  rules_->setChoices(rules);
  setSpokenName(rules_, rulesLabel_->text());
  const auto chosen = offered().indexOf(choices_.ruleSet);
  rules_->choose(static_cast<int>(std::max<qsizetype>(chosen, 0)));
  //: Label of a choice
  botsLabel_->setText(tr("Bots"));
  QStringList bots;
  for (const QString& bot : levelsOfBots()) bots << bothOfBot(bot);
  bots_->setChoices(bots);
  setSpokenName(bots_, botsLabel_->text());
  bots_->choose(static_cast<int>(levelsOfBots().indexOf(levelOf(choices_.bot))));
  //: Label of a choice: the group of the Big Game in which one plays
  groupLabel_->setText(tr("Your group"));
  //: A group of the Big Game
  group_->setChoices({tr("Sun"),
                      //: A group of the Big Game
                      tr("Moon")});
  setSpokenName(group_, groupLabel_->text());
  group_->choose(choices_.group == Territory::Moon ? 1 : 0);
  //: Note in the window about test plays
  const QString note =
      tr("These choices are kept for every test play. Options that the file of the board asks for apply first.");
  const QString unknown = unknownBotSentence(choices_.bot);
  note_->setText(unknown.isEmpty() ? note : unknown + u' ' + note);
  //: Button: leaves a window without keeping anything
  cancel_->setText(tr("Cancel"));
  //: Button: keeps what was chosen in a window
  keep_->setText(tr("Keep"));
  showOptions();
}

}  // namespace tapu

#include "moc_test_play_dialog.cpp"
