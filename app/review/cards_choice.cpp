// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/review/cards_choice.h"

#include <QHBoxLayout>
#include <algorithm>

#include "app/kit/spoken.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {
constexpr int kMostMenu = 220;  ///< width of the menu of the players
}  // namespace

CardsChoice::CardsChoice(QWidget* parent)
    : QWidget(parent),
      name_(new Words({}, kNoteText, Weight::Regular, &Theme::ink2, this)),
      row_(new Segments(this)),
      menu_(new Picker(this)) {
  name_->setWordWrap(false);
  row_->setObjectName(u"replayCards"_s);
  menu_->setObjectName(u"replayCardsMenu"_s);
  menu_->setMaximumWidth(scaled(kMostMenu));
  auto* line = new QHBoxLayout(this);
  line->setContentsMargins(0, 0, 0, 0);
  line->setSpacing(10);
  for (QWidget* part : std::initializer_list<QWidget*>{name_, row_, menu_}) line->addWidget(part);
  connect(row_, &Segments::picked, this, &CardsChoice::show);
  connect(menu_, &Picker::picked, this, &CardsChoice::show);
  retranslate();
  whenLanguageChanges(this, [this] { retranslate(); });
}

void CardsChoice::retranslate() {
  //: Before the choice whose cards a replay shows
  name_->setText(tr("Cards shown"));
  for (QWidget* choice : std::initializer_list<QWidget*>{row_, menu_}) setSpokenName(choice, name_->text());
}

void CardsChoice::begin(const Replay& replay) {
  const auto& eyes = replay.header().seenBy;
  shown_ = {};
  if (eyes && eyes->isWatcher()) shown_.whose = ShownCards::Whose::Nobody;
  if (eyes && !eyes->isWatcher()) shown_ = {ShownCards::Whose::OneSeat, eyes->seat()};
}

void CardsChoice::offer(const Replay& replay, const std::vector<SeatId>& seats) {
  choices_.clear();
  QStringList names;
  const auto add = [&](const ShownCards& cards, const QString& name) {
    choices_.push_back(cards);
    names << name;
  };
  const auto& eyes = replay.header().seenBy;
  //: Whose cards a replay shows: those of all players
  const QString all = tr("All open");
  //: Whose cards a replay shows: those of nobody
  const QString nobody = tr("Nobody’s");
  if (!eyes) add({ShownCards::Whose::All, {}}, all);
  if (eyes && !eyes->isWatcher()) add({ShownCards::Whose::OneSeat, eyes->seat()}, replay.nameOf(eyes->seat()));
  if (!eyes)
    for (const SeatId seat : seats) add({ShownCards::Whose::OneSeat, seat}, replay.nameOf(seat));
  add({ShownCards::Whose::Nobody, {}}, nobody);
  const auto found = std::ranges::find(choices_, shown_);
  const int at = found == choices_.end() ? 0 : static_cast<int>(found - choices_.begin());
  shown_ = choices_[static_cast<std::size_t>(at)];
  const auto fill = [&](auto* choice) {
    choice->setChoices(names);
    choice->choose(at);
  };
  fill(row_);
  fill(menu_);
}

void CardsChoice::show(int choice) {
  if (choice < 0 || choice >= static_cast<int>(choices_.size())) return;
  shown_ = choices_[static_cast<std::size_t>(choice)];
  row_->choose(choice);
  menu_->choose(choice);
  Q_EMIT chosen();
}

void CardsChoice::fold(int room, Name name) {
  const bool isRow = row_->sizeHint().width() < room;
  row_->setVisible(isRow);
  menu_->setVisible(!isRow);
  name_->setVisible(name == Name::Shown);
}

}  // namespace tapu
