// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/organizer/desk_header.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QVBoxLayout>

#include "app/kit/line_breaks.h"
#include "app/kit/spoken.h"
#include "app/text/shown_text.h"
#include "engine/rules/territories.h"

namespace tapu {

using namespace Qt::StringLiterals;
using Stage = EventDesk::Stage;

namespace {

QString figure(int number) { return QLocale().toString(number); }

ActionButton* button(const QString& name, const QString& iconName, ActionButton::Role role, QWidget* parent) {
  auto* made = new ActionButton(iconName, {}, role, ActionButton::Shape::Line, parent);
  made->setObjectName(name);
  return made;
}

/// The round that runs, or in the gap the one that comes, and its group.
std::pair<int, Territory> roundOf(const EventDesk& desk) {
  const Header& head = desk.state().head;
  const bool isBetween = head.stage == RoundStage::Between || head.round == 0;
  if (!isBetween) return {head.round, head.group};
  const int next = head.round + 1;
  return {next, rules::groupOfRound(desk.definition().rules.options, next)};
}

}  // namespace

DeskHeader::DeskHeader(QWidget* parent)
    : Sheet(parent),
      emblem_(new IconLabel(u"app-icon"_s, 42, &Theme::ink, this)),
      rehearsal_(new Chip({}, Chip::Kind::Accent, this)),
      title_(new ElidedWords(kNameText, Weight::Bold, &Theme::ink, this)),
      subtitle_(new ElidedWords(kNoteText, Weight::Regular, &Theme::ink2, this)),
      clockTitle_(new ElidedWords(kChoiceText, Weight::Bold, &Theme::ink, this)),
      clockNote_(new ElidedWords(kNoteText, Weight::Regular, &Theme::ink2, this)),
      clock_(new ClockRing(this)),
      start_(button(u"deskStart"_s, u"end-turn"_s, ActionButton::Role::Next, this)),
      pause_(button(u"deskPause"_s, u"pause"_s, ActionButton::Role::Quiet, this)),
      more_(button(u"deskMore"_s, u"timer"_s, ActionButton::Role::Quiet, this)),
      endRound_(button(u"deskEndRound"_s, u"end-turn"_s, ActionButton::Role::Quiet, this)),
      endGame_(button(u"deskEndGame"_s, u"close"_s, ActionButton::Role::Quiet, this)),
      guard_(this) {
  for (ActionButton* each : {pause_, endRound_, endGame_}) guard_.watch(each);
  auto* line = new QHBoxLayout(this);
  line->setContentsMargins(18, 10, 18, 10);
  line->setSpacing(10);
  const auto two = [&](QWidget* above, QWidget* below) {
    auto* lines = new QVBoxLayout;
    lines->setSpacing(0);
    lines->addWidget(above);
    lines->addWidget(below);
    return lines;
  };
  line->addWidget(emblem_);
  line->addWidget(rehearsal_);
  line->addLayout(two(title_, subtitle_), 3);
  line->addWidget(clock_);
  line->addLayout(two(clockTitle_, clockNote_), 1);
  for (ActionButton* each : {start_, pause_, more_, endRound_, endGame_}) line->addWidget(each);
}

void DeskHeader::refresh(const EventDesk& desk) {
  refreshTitle(desk);
  refreshClock(desk);
  refreshButtons(desk);
}

void DeskHeader::refreshTitle(const EventDesk& desk) {
  QString emblem = u"app-icon"_s, title;
  switch (desk.stage()) {
    case Stage::Closed: break;
    //: Head of the organizer's desk: the server of the event is started
    case Stage::Opening: title = tr("The event is being opened…"); break;
    //: Head of the organizer's desk: people sit down, no game runs yet
    case Stage::Gathering: title = tr("The players are sitting down"); break;
    //: Head of the organizer's desk: the connection to the event is lost
    case Stage::Calling: title = tr("Calling the event…"); break;
    case Stage::ServerGone:
      title = desk.helps()
                  //: Head of the second desk of an event that is served elsewhere; the reason stands below
                  ? tr("This desk is not connected")
                  : /*: Head of the organizer's desk: the program that serves the event has ended */ tr(
                        "The server of the event has ended");
      break;
    //: Head of the organizer's desk
    case Stage::Over: title = tr("The game is over"); break;
    case Stage::Playing: {
      if (desk.roundTime().window == RoundTime::Window::Start) {
        //: Head of the organizer's desk: all choose their start cards and their first city
        title = tr("All make their start choices");
        break;
      }
      const auto [round, group] = roundOf(desk);
      const bool isNext = desk.state().head.stage == RoundStage::Between;
      emblem = group == Territory::Moon ? u"emblem-moon"_s : u"emblem-sun"_s;
      if (group == Territory::Moon)
        //: Head of the organizer's desk; %1 number of a round
        title = isNext ? tr("Round %1 · Moon plays next")
                       : /*: Head of the organizer's desk; %1 number of a round */ tr("Round %1 · Moon plays");
      else
        //: Head of the organizer's desk; %1 number of a round
        title = isNext ? tr("Round %1 · Sun plays next")
                       : /*: Head of the organizer's desk; %1 number of a round */ tr("Round %1 · Sun plays");
      title = title.arg(figure(round));
      break;
    }
  }
  //: Beside the head of the organizer's desk: nobody but simulated players is there
  rehearsal_->setText(tr("Rehearsal"));
  rehearsal_->setVisible(desk.plan().isRehearsal());
  emblem_->setName(emblem);
  title_->setText(title);
  const EventPlan& plan = desk.plan();
  const Rules rules = rulesOf(RuleSet::BigGame, plan.options);
  //: Under the head of the organizer's desk. %1 name of the event, %2 number of boards, %3 number of seats, %4 points
  const QString facts = tr("%1 · boards: %2 · seats: %3 · target %4 points")
                            .arg(isolated(plan.name), figure(plan.boards), figure(plan.seats()), figure(rules.target));
  subtitle_->setText(!desk.problem().isEmpty() ? desk.problem() : facts);
  subtitle_->setColor(desk.problem().isEmpty() ? &Theme::ink2 : &Theme::danger);
}

void DeskHeader::refreshClock(const EventDesk& desk) {
  using Window = RoundTime::Window;
  QString words, note;
  const bool isPlaying = desk.stage() == Stage::Playing;
  clock_->set(isPlaying && desk.isPaused() ? ClockRing::Hands::Stand : ClockRing::Hands::Run);
  if (desk.stage() == Stage::Gathering) {
    const int free = freeSeats(desk.lobby());
    //: Beside Start on the organizer's desk, before the game; %n number of seats
    if (free > 0) words = tr("%n seat(s) have neither player nor bot", nullptr, free);
    note = desk.startBlockedBy();
    const bool botsPlay = desk.plan().options.emptySeat == EmptySeat::Bot;
    if (free > 0 && note.isEmpty()) {
      //: Beside Start on the organizer's desk: what becomes of seats that nobody has
      const QString bots = tr("bots will play there");
      //: Beside Start on the organizer's desk: what becomes of seats that nobody has
      note = botsPlay ? bots : tr("nobody will play there");
    }
  } else if (isPlaying && desk.isPaused()) {
    //: State of the clock on the organizer's desk
    words = tr("Clock stands");
    //: State of the clock on the organizer's desk
    note = tr("the game is paused");
  } else if (desk.owesThrow()) {
    //: State of the clock on the organizer's desk
    words = tr("Clock stands");
    //: State of the clock on the organizer's desk
    note = tr("starts after the throw");
    clock_->start(-1);
  } else if (isPlaying) {
    switch (desk.roundTime().window) {
      //: State of the clock on the organizer's desk
      case Window::Start: words = tr("Start choices"); break;
      //: State of the clock on the organizer's desk
      case Window::Gap:
        words = tr("Break");
        //: State of the clock on the organizer's desk, beside “Break”
        note = tr("then comes the throw");
        break;
      //: State of the clock on the organizer's desk: large hands return cards after a seven
      case Window::Discards: words = tr("Cards are returned"); break;
      //: State of the clock on the organizer's desk
      case Window::Clock: words = tr("Clock runs"); break;
      case Window::None: break;
    }
    if (desk.roundTime().window == Window::Clock || desk.roundTime().window == Window::Start)
      //: State of the clock on the organizer's desk; %1 how many players have not finished
      note = tr("%1 still act")
                 .arg(figure(desk.roundTime().window == Window::Start ? desk.state().head.open
                                                                      : desk.state().head.acting));
  }
  clockTitle_->setText(words);
  clockNote_->setText(note);
  clockTitle_->setVisible(!words.isEmpty() && width_ == Width::Wide);
  clockNote_->setVisible(!words.isEmpty() && width_ == Width::Wide);
}

void DeskHeader::startClock(const EventDesk& desk) {
  const bool runs = desk.stage() == Stage::Playing && !desk.owesThrow();
  const qint64 left = runs ? desk.clockLeftMs() : -1;
  whole_.tell(desk.roundTime(), left, clock_->leftNow());
  clock_->start(left, whole_.ms());
}

void DeskHeader::refreshButtons(const EventDesk& desk) {
  const Stage stage = desk.stage();
  const bool isPlaying = stage == Stage::Playing, isNarrow = width_ == Width::Narrow;
  const QString blocked = desk.startBlockedBy();
  const auto say = [&](ActionButton* each, const QString& text, const QString& tip) {
    rename(each, isNarrow ? QString() : text, tip.isEmpty() ? text : tip);
    setSpokenName(each, text);
  };
  //: Button of the organizer's desk: begins the game
  say(start_, tr("Start"), plainTip(blocked));
  start_->setVisible(stage == Stage::Gathering);
  start_->setEnabled(blocked.isEmpty());
  //: Button of the organizer's desk
  const QString pause = tr("Pause");
  //: Button of the organizer's desk
  const QString resume = tr("Resume");
  //: Tool tip of a button: its key is in brackets
  const QString pauseTip = tr("Pause (P)");
  //: Tool tip of a button: its key is in brackets
  const QString resumeTip = tr("Resume (P)");
  say(pause_, desk.isPaused() ? resume : pause, desk.isPaused() ? resumeTip : pauseTip);
  pause_->setIconName(desk.isPaused() ? u"continue"_s : u"pause"_s);
  //: Button of the organizer's desk: 15 seconds more for all
  const QString more = tr("+15 s");
  //: Tool tip of a button: its key is in brackets
  say(more_, more, tr("15 seconds more (+)"));
  //: Button of the organizer's desk
  const QString endRound = tr("End round");
  //: Tool tip of a button: its key is in brackets
  say(endRound_, endRound, tr("End the round (Ctrl+E)"));
  //: Button of the organizer's desk
  say(endGame_, tr("End game…"), {});
  if (isPlaying && endGame_->isHidden()) guard_.restart();
  using Window = RoundTime::Window;
  const Window time = desk.roundTime().window;
  const bool runs = isPlaying && !desk.isPaused();
  // A press meant for the end of a round would lengthen the break after it, which a pause holds too.
  const bool mayLengthen = runs && !desk.owesThrow() && desk.clockLeftMs() >= 0 && time != Window::Gap;
  const bool mayEnd = runs && time == Window::Clock;
  const QWidget* focus = window()->focusWidget();
  for (ActionButton* each : {pause_, more_, endRound_, endGame_}) each->setVisible(isPlaying);
  more_->setEnabled(mayLengthen);
  endRound_->setEnabled(mayEnd);
  for (const ActionButton* each : {pause_, more_, endRound_, endGame_})
    if (focus == each && (!isPlaying || !each->isEnabled())) Q_EMIT focusLost();  // else the next button has it
}

void DeskHeader::fit(Width width) { width_ = width; }

}  // namespace tapu

#include "moc_desk_header.cpp"
