// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QContextMenuEvent>

#include "app/board/board_view.h"
#include "app/board/geometry.h"
#include "app/kit/action_button.h"
#include "app/kit/segments.h"
#include "app/table/hand/choice_panel.h"
#include "app/table/hand/hand_strip.h"
#include "app/table/people/players_panel.h"
#include "app/table/people/prompt_bar.h"
#include "app/table/talk/talk_panel.h"
#include "app/table/trade/offer_list.h"
#include "app/table/trade/trade_panel.h"
#include "tests/ui/camera.h"
#include "tests/ui/program.h"
#include "tests/ui/stand_in.h"

namespace tapu {

// The acts at a table for a picture of it.

inline ActionButton* offerButton(QWidget* table) { return child<ActionButton>(table, u"offerToPlayers"_s); }

/// Whether the panel in which an offer is made can be seen.
inline bool canOffer(QWidget* table) { return table->findChild<TradePanel*>()->isVisible(); }

/// Offers one card of one kind for `many` of another of which there are none in the hand: nobody takes three.
inline void offer(QWidget* table, int many) {
  auto* trade = table->findChild<TradePanel*>();
  trade->clear();
  for (const Resource give : kAllResources) {
    trade->step(TradeSide::Give, give, 1);
    for (const Resource want : kAllResources) {
      if (want == give || offerButton(table)->isEnabled()) continue;
      trade->step(TradeSide::Get, want, many);
      if (!offerButton(table)->isEnabled()) trade->step(TradeSide::Get, want, -many);
    }
    if (offerButton(table)->isEnabled()) break;
    trade->step(TradeSide::Give, give, -1);
  }
  offerButton(table)->click();
  QTest::qWait(400);
}

/// An offer that the person at this table may still answer; null: there is none.
inline OfferCard* offerThatLies(QWidget* table) {
  for (OfferCard* card : table->findChildren<OfferCard*>())
    if (card->isVisible() && !card->isOver()) return card;
  return nullptr;
}

/// A development card of this kind that may be played now; null: there is none.
inline DevelopmentCard* playableCard(QWidget* table, Card kind) {
  for (DevelopmentCard* each : table->findChildren<DevelopmentCard*>())
    if (each->isVisible() && each->isEnabled() && each->kind() == kind) return each;
  return nullptr;
}

/// A position at the table worth a picture, and the acts before and after it.
struct Moment {
  QString name;
  std::function<bool()> isNow;
  std::function<void()> prepare = nullptr, after = nullptr;
  bool isTaken = false;
};

/// A game against bots with a bot in the seat of the person, stopped at each moment that looks different.
class TableMoments {
 public:
  TableMoments(MainWindow& window, Camera& camera) : window_(window), camera_(camera) {
    addTurns();
    addOffers();
    addCards();
    addPanels();
    addEnd();
  }

  /// Not every game comes to every moment: so more are played. Tells on stdout what was not met.
  void takeAll() {
    constexpr int kMostGames = 5;
    for (int games = 0; games < kMostGames && !std::ranges::all_of(moments_, &Moment::isTaken); ++games) {
      if (games > 0) window_.launch().playBots();
      if (!QTest::qWaitFor([&] { return window_.game() && window_.game()->seen().hasGame(); })) return;
      playThrough();
    }
    for (const Moment& each : moments_)
      if (!each.isTaken) std::printf("not met: %s\n", qUtf8Printable(each.name));
  }

 private:
  QWidget* table() const { return window_.page(); }  // another one in each game
  const GameController& game() const { return *window_.game(); }
  bool must(Decision what) const {
    return !game().seen().legal.empty() && game().seen().state().seat(game().seen().viewer()).pending.must == what;
  }
  bool actsFrom(int round) const { return must(Decision::Act) && game().seen().state().head.round >= round; }
  bool shows(const QString& name) const {
    auto* part = table()->findChild<QWidget*>(name);
    return part && part->isVisible();
  }
  void press(const QString& name) const { child<QAbstractButton>(table(), name)->click(); }
  void leave() const { QTest::keyClick(table(), Qt::Key_Escape); }
  template <class Now, class Before, class After>
  void add(const QString& name, Now isNow, Before prepare, After after) {
    moments_.push_back({u"table-"_s + name, isNow, prepare, after});
  }
  void add(const QString& name, const std::function<bool()>& isNow) { moments_.push_back({u"table-"_s + name, isNow}); }

  void addTurns() {
    add(u"roll"_s, [this] { return must(Decision::Roll); });
    add(u"since"_s, [this] { return shows(u"sinceTurn"_s); });
    add(u"robber"_s, [this] { return must(Decision::Robber); });
    add(
        u"victim"_s, [this] { return must(Decision::Robber) && hexOfTwo(); },
        [this] {
          const Topology& map = game().seen().definition().map;
          auto* view = table()->findChild<BoardView*>();
          const QPointF place = hexCenter(map.hex(hexOfTwo()).cell.at, map.orientation());
          QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->mapFromScene(place));
        },
        [this] { leave(); });
    add(u"discard"_s, [this] { return must(Decision::Discard); });
    add(
        u"discard-chosen"_s, [this] { return must(Decision::Discard); },
        [this] { table()->findChild<ChoicePanel*>()->suggestButton()->click(); }, [] {});
    add(u"turn"_s, [this] { return actsFrom(2); });
    add(u"take-back"_s, [this] { return must(Decision::Act) && shows(u"undoCorner"_s); });
  }

  /// A hex for the robber where two players may be robbed; none: there is none.
  HexId hexOfTwo() const {
    std::map<int, int> ways;
    for (const Action& action : game().seen().legal.all()) {
      if (action.kind != ActionKind::Robber) continue;
      int& here = ways[static_cast<int>(action.hex().value)];
      ++here;
      if (here == 2) return action.hex();
    }
    return {};
  }

  void addOffers() {
    add(u"offer-to-me"_s, [this] { return offerThatLies(table()) != nullptr; });
    add(
        u"counter"_s, [this] { return offerThatLies(table()) && shows(u"changeOffer"_s); },
        [this] { child<QAbstractButton>(offerThatLies(table()), u"changeOffer"_s)->click(); },
        [this] { table()->findChild<TradePanel*>()->clear(); });
    for (const auto& [name, many] : {std::pair{u"answers"_s, 1}, std::pair{u"declined"_s, 3}})
      add(
          name, [this, many = many] { return actsFrom(2 + many); },
          [this, many = many] {
            unfoldTrade();
            offer(table(), many);
          },
          [this] { closeOffer(); });
    add(
        u"history"_s, [this] { return actsFrom(8); },
        [this] { Q_EMIT table()->findChild<TradePanel*>()->historyWanted(); }, [this] { leave(); });
  }
  /// Unfolds the trade panel, which is behind a button where the window is narrow.
  void unfoldTrade() const {
    if (!canOffer(table()) && shows(u"railTrade"_s)) press(u"railTrade"_s);
  }
  void closeOffer() const {
    for (const QString& each : {u"withdrawOffer"_s, u"closeAnswers"_s})
      if (shows(each)) press(each);
    table()->findChild<TradePanel*>()->clear();
  }

  void addCards() {
    for (const Card kind : {Card::Knight, Card::RoadBuilding, Card::YearOfPlenty, Card::Monopoly})
      add(
          u"card-"_s + QLatin1StringView(nameOf(kind)), [this, kind] { return playableCard(table(), kind) != nullptr; },
          [this, kind] { playableCard(table(), kind)->click(); }, [this] { leave(); });
  }

  void addPanels() {
    add(
        u"costs"_s, [this] { return actsFrom(3); }, [this] { window_.costs()->show(); },
        [this] { window_.costs()->hide(); });
    add(
        u"refused"_s, [this] { return actsFrom(4); }, [this] { window_.game()->submit(buildCity(CornerId(0))); },
        [this] { table()->findChild<PromptBar*>()->complain({}, {}); });
    add(
        u"agree"_s, [this] { return actsFrom(5); }, [this] { window_.commands().endByAgreement(); },
        [this] { press(u"questionSafe"_s); });
    add(
        u"players"_s, [this] { return actsFrom(6); }, [this] { showDetails(); }, [] {});
    add(
        u"paused"_s, [this] { return actsFrom(7); }, [this] { window_.game()->ask(requests::PauseGame{}); },
        [this] { window_.game()->ask(requests::ResumeGame{}); });
    add(
        u"phrases"_s, [this] { return actsFrom(8); }, [this] { talk(); }, [] {});
    add(
        u"log-long"_s, [this] { return actsFrom(9); }, [this] { sizeLog(1); }, [this] { sizeLog(0); });
  }
  void showDetails() {
    QTest::mouseClick(table()->findChild<PlayersPanel*>()->rows().front(), Qt::LeftButton);
    auto* details = child<QWidget>(table(), u"playerDetails"_s);
    if (!details) return;
    camera_.take(*details, u"table-player-details"_s);
    QTest::keyClick(details, Qt::Key_Escape);
  }
  void talk() {
    auto* panel = table()->findChild<TalkPanel*>();
    camera_.takeModal(u"table-phrases-menu"_s, [&] { child<ActionButton>(panel, u"quickPhrases"_s)->click(); });
    camera_.takeModal(u"table-log-menu"_s, [&] {
      LineView* log = panel->log();
      QContextMenuEvent event(QContextMenuEvent::Keyboard, {10, 10}, log->mapToGlobal(QPoint(10, 10)));
      QApplication::sendEvent(log->viewport(), &event);
    });
  }
  /// Chooses the size of the log that stands at this place of its menu.
  void sizeLog(int entry) {
    press(u"logSizes"_s);
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    if (!menu) return;
    menu->actions().value(entry)->trigger();
    menu->close();
  }

  void addEnd() {
    const auto isOver = [this] { return game().seen().state().head.phase == Phase::Over; };
    add(u"end"_s, isOver);
    for (int tab = 0; tab < 3; ++tab)
      add(
          u"story-%1"_s.arg(tab), isOver,
          [this, tab] {
            if (!shows(u"story"_s)) press(u"howItWent"_s);
            if (tab == 0) return;
            for (const QString& tabs : {u"storyCourses"_s, u"storyChances"_s, u"storyCounted"_s})
              QTest::keyClick(child<Segments>(table(), tabs), Qt::Key_Right);
          },
          [] {});
  }

  void playThrough() {
    StandIn bot;
    (void)QTest::qWaitFor(
        [&] {
          if (!window_.game() || !window_.game()->seen().hasGame()) return true;
          for (Moment& each : moments_)
            if (!each.isTaken && each.isNow()) {
              take(each);
              return false;
            }
          if (game().seen().state().head.phase == Phase::Over) return true;
          bot.play(*window_.game());
          return false;
        },
        120000);
  }
  void take(Moment& moment) {
    if (moment.prepare) moment.prepare();
    camera_.take(window_, moment.name);
    moment.isTaken = moment.prepare || moment.isNow();  // else it had passed before the picture
    if (moment.after) moment.after();
  }

  MainWindow& window_;
  Camera& camera_;
  std::vector<Moment> moments_;
};

}  // namespace tapu
