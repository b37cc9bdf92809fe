// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/organizer/seat_panel.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QLocale>
#include <QVBoxLayout>

#include "app/kit/choice_dialog.h"
#include "app/kit/line_dialog.h"
#include "app/kit/page_words.h"
#include "app/kit/question.h"
#include "app/text/shown_text.h"
#include "app/wire/join_code.h"
#include "app/wire/messages.h"
#include "app/wire/names.h"
#include "app/wire/requests.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

QString seatCount(int number) { return QLocale().toString(number); }

}  // namespace

SeatPanel::SeatPanel(EventDesk& desk, QWidget* parent) : Sheet(parent), desk_(desk), search_(new QLineEdit(this)) {
  //: Heading on the organizer's desk
  auto* title = makeHeading(this, [] { return tr("Seats"); });
  title->setWordWrap(false);
  view_ = new SeatListView(this);
  nameField(view_, title);
  //: In an empty field: what one may look for
  say(search_, [] { return tr("Name or board"); });
  setLetters(search_, kChoiceText);
  view_->setObjectName(u"deskSeats"_s);
  search_->setObjectName(u"deskSearch"_s);
  search_->setClearButtonEnabled(true);
  search_->setMaximumWidth(150);
  auto* head = new QHBoxLayout;
  head->setSpacing(2);
  head->addWidget(title);
  head->addSpacing(6);
  for (std::size_t i = 0; i < filters_.size(); ++i) {
    auto* chip = new ChipButton({}, this);
    chip->setCheckable(true);
    chip->setAutoExclusive(true);
    chip->setChecked(i == 0);
    chip->setObjectName(u"deskFilter%1"_s.arg(i));
    connect(chip, &ChipButton::clicked, this,
            [this, i] { view_->seats().setFilter(static_cast<SeatModel::Filter>(i)); });
    head->addWidget(chip);
    filters_[i] = chip;
  }
  head->addStretch(1);
  head->addWidget(search_);
  QVBoxLayout* lines = layLines();
  lines->addLayout(head);
  lines->addWidget(view_, 1);
  connect(search_, &QLineEdit::textChanged, this, [this](const QString& text) { view_->seats().setSearch(text); });
  connect(view_, &SeatListView::wanted, this, &SeatPanel::act);
  connect(&desk_, &EventDesk::deskChanged, this, &SeatPanel::tellNewCode);
}

void SeatPanel::focusSearch() { search_->setFocus(Qt::ShortcutFocusReason); }

void SeatPanel::refresh(std::vector<SeatLine> lines) {
  const LampCounts counts = lampCounts(lines);
  //: Chip over the list of seats: all of them; %1 a number
  filters_[0]->setText(tr("All %1").arg(seatCount(static_cast<int>(lines.size()))));
  //: Chip over the list of seats; %1 a number
  filters_[1]->setText(tr("Not connected %1").arg(seatCount(counts.lost)));
  //: Chip over the list of seats: those that bots play or will play; %1 a number
  filters_[2]->setText(tr("Bot or free %1").arg(seatCount(counts.bot + counts.free)));
  //: Chip over the list of seats: players who did nothing for two rounds; %1 a number
  filters_[3]->setText(tr("Idle %1").arg(seatCount(counts.idle)));
  for (ChipButton* chip : filters_) chip->updateGeometry();
  view_->seats().setUse(desk_.stage() == EventDesk::Stage::Over ? SeatModel::Use::Over : SeatModel::Use::Open);
  view_->show(std::move(lines));
}

void SeatPanel::act(SeatAct what, SeatId seat) {
  switch (what) {
    case SeatAct::NewCode: return askNewCode(seat);
    case SeatAct::MakeCode: return makeCode(seat);
    case SeatAct::Ask: return desk_.ask(requests::AskWhetherThere{seat});
    case SeatAct::Reserve: return askName(seat);
    case SeatAct::GiveBack: return askToGiveBack(seat);
    case SeatAct::Remove: return askToRemove(seat);
  }
}

/// The old code, which somebody may have in hand, dies with it; a connected player comes back without one.
void SeatPanel::askNewCode(SeatId seat) {
  const auto texts = [this, seat] {
    const LobbySeat now = desk_.lobby().seats.value(seat.value);
    const bool isThere = now.holder == SeatHolder::Person && now.link != Link::Lost;
    const QString text =
        isThere ? /*: A question; %1 a seat such as “8 Sun”, %2 the player who is connected there */ tr(
                      "The code of %1 on its slip of paper will no longer open the seat. %2 stays there and needs no "
                      "new one.")
                      .arg(placeOf(seat), isolated(now.name))
                //: A question; %1 a seat such as “8 Sun”, where nobody is connected
                : tr("The code of %1 on its slip of paper will no longer open the seat. Whoever comes or comes back "
                     "there needs the new one.")
                      .arg(placeOf(seat));
    return Question::Texts{//: Title of a question
                           tr("A new code?"), text,
                           //: Answer to a question: nothing happens
                           tr("Keep the code"),
                           //: Answer to a question
                           tr("New code")};
  };
  Question::ask(this, texts, [this, seat] { makeCode(seat); });
}

/// The code is shown once it opens the seat.
void SeatPanel::makeCode(SeatId seat) {
  awaitedCode_ = seat;
  codeBefore_ = desk_.desk().seats.value(seat.value).code;
  awaitedName_.clear();
  desk_.ask(requests::NewCode{seat});
}

void SeatPanel::askName(SeatId seat) {
  auto* dialog = new LineDialog(
      [seat] {
        return LineDialog::Texts{//: Title of a dialog
                                 tr("Keep a seat"),
                                 //: Label of a field in a dialog; %1 a seat such as “8 Sun”
                                 tr("For whom is %1 kept?").arg(placeOf(seat)),
                                 //: Button of a dialog
                                 tr("Keep")};
      },
      wire::kMostName, this);
  connect(dialog, &LineDialog::given, this, [this, seat](const QString& name) {
    if (desk_.desk().seats.value(seat.value).code < 0) desk_.ask(requests::NewCode{seat});  // none is kept without
    desk_.ask(requests::KeepSeat{seat, name});
    awaitedCode_ = seat;
    codeBefore_ = -1;
    awaitedName_ = cleanName(name);
  });
  dialog->open();
}

void SeatPanel::askToGiveBack(SeatId seat) {
  const QString name = desk_.desk().seats.value(seat.value).keptFor;
  const auto texts = [seat, name] {
    return Question::Texts{
        //: Title of a question
        tr("Give a seat back?"),
        //: A question; %1 a seat such as “8 Sun”, %2 the person for whom it is kept
        tr("%1 is kept for %2. Given back, it is for whoever comes.").arg(placeOf(seat), isolated(name)),
        //: Answer to a question: nothing happens
        tr("Keep it"),
        //: Answer to a question
        tr("Give it back")};
  };
  Question::ask(this, texts, [this, seat, name] {
    if (desk_.desk().seats.value(seat.value).keptFor == name) desk_.ask(requests::KeepSeat{seat, {}});
  });
}

void SeatPanel::askToRemove(SeatId seat) {
  const QString name = desk_.lobby().seats.value(seat.value).name;
  const auto texts = [seat, name] {
    return Question::Texts{
        //: Title of a question
        tr("Let a player leave?"),
        //: A question; %1 a player, %2 a seat such as “8 Sun”
        tr("A bot plays on for %1, %2. Nobody comes back to this seat without a new code.").arg(name, placeOf(seat)),
        //: Answer to a question: nothing happens
        tr("Keep the player"),
        //: Answer to a question
        tr("Let them leave")};
  };
  Question::ask(this, texts, [this, seat, name] {
    if (desk_.lobby().seats.value(seat.value).name == name) desk_.ask(requests::GiveToBot{seat});
  });
}

void SeatPanel::tellNewCode() {
  if (!awaitedCode_) return;
  const int code = desk_.desk().seats.value(awaitedCode_.value).code;
  const QString kept = desk_.desk().seats.value(awaitedCode_.value).keptFor;
  if (code == codeBefore_ || code < 0 || (!awaitedName_.isEmpty() && kept != awaitedName_)) return;
  const SeatId seat = std::exchange(awaitedCode_, SeatId{});
  const LobbySeat now = desk_.lobby().seats.value(seat.value);
  const QString name = now.holder == SeatHolder::Person ? now.name : kept;
  auto* box = new ChoiceDialog(
      [seat, name, code, hadNone = codeBefore_ < 0] {
        const QString who = name.isEmpty() ? placeOf(seat) : placeOf(seat) + u", "_s + name;
        //: Text of a box, under a new code of six digits
        const QString use = tr("Whoever types it in sits down there.");
        //: Text of a box, under a new code of six digits
        const QString text = hadNone ? use : tr("The one before no longer opens the seat.");
        return ChoiceDialog::Texts{//: Title of a box; %1 a seat, maybe with its player, as “8 Sun, Asha”; %2 six digits
                                   tr("Code of %1: %2").arg(who, joinCodeText(code)),
                                   text,
                                   //: Buttons of a box
                                   {tr("Close"), /*: Button of a box: puts the code into the clipboard */ tr("Copy"),
                                    //: Button of a box: prints a slip of paper with the code of one seat
                                    tr("Print its slip…")}};
      },
      this);
  box->setAttribute(Qt::WA_DeleteOnClose);
  connect(box, &ChoiceDialog::answered, this, [this, code, seat](int answer) {
    if (answer == 1) QGuiApplication::clipboard()->setText(joinCodeText(code));
    if (answer == 2) Q_EMIT slipWanted(seat);
  });
  box->open();
}

}  // namespace tapu

#include "moc_seat_panel.cpp"
