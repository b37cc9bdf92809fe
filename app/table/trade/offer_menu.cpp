// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/trade/offer_menu.h"

#include <QCoreApplication>
#include <QMenu>

#include "app/kit/passing_menu.h"
#include "app/text/names_of_things.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

struct OfferMenu {
  Q_DECLARE_TR_FUNCTIONS(OfferMenu)
};

using For = OfferFilter::For;

/// An entry that is ticked or not; `set` is told which it becomes.
void addTick(QMenu* menu, const QString& text, bool on, std::function<void(bool)> set) {
  QAction* action = menu->addAction(QString(text).replace(u'&', u"&&"_s));
  action->setCheckable(true);
  action->setChecked(on);
  QObject::connect(action, &QAction::toggled, menu, std::move(set));
}

void addWishes(QMenu* menu, OfferFilter& filter, For how, const std::function<void()>& changed) {
  //: Menu of the trade panel: offers of bots are declined without being shown.
  addTick(menu, OfferMenu::tr("No offers from bots"), filter.bots() == how, [&filter, how, changed](bool on) {
    filter.setBots(on ? how : For::Never);
    changed();
  });
  for (Resource kind : kAllResources) {
    //: Menu of the trade panel: offers that want this resource are declined without being shown; %1 is a resource.
    const QString text = OfferMenu::tr("No offers for my %1").arg(nameOfResource(kind));
    addTick(menu, text, filter.keeps(kind) == how, [&filter, kind, how, changed](bool on) {
      filter.setKeeps(kind, on ? how : For::Never);
      changed();
    });
  }
}

}  // namespace

QMenu* offerFilterMenu(QWidget* owner, OfferFilter& filter, const std::vector<std::pair<SeatId, QString>>& others,
                       std::function<void()> changed) {
  QMenu* menu = passingMenu(owner);
  //: Menu of the trade panel; a submenu of offers that are not shown until the turn ends.
  addWishes(menu->addMenu(OfferMenu::tr("For this turn")), filter, For::Turn, changed);
  //: Menu of the trade panel; a submenu of offers that are not shown any more.
  addWishes(menu->addMenu(OfferMenu::tr("For this game")), filter, For::Game, changed);
  //: Menu of the trade panel; a submenu of players with whom the reader does not want to trade any more.
  QMenu* shunned = menu->addMenu(OfferMenu::tr("No trade with"));
  for (const auto& [seat, name] : others)
    addTick(shunned, name, filter.shuns(seat), [&filter, seat = seat, changed](bool on) {
      on ? filter.shun(seat) : filter.welcome(seat);
      changed();
    });
  // Not first: a second Enter right after the one that has opened the menu would tick it unseen.
  //: Menu of the trade panel: offers of bots are shown for five seconds and then declined.
  addTick(menu, OfferMenu::tr("Do not disturb: decline bots after 5 s"), filter.calm() == Switch::On,
          [&filter, changed](bool on) {
            filter.setCalm(on ? Switch::On : Switch::Off);
            changed();
          });
  return menu;
}

}  // namespace tapu
