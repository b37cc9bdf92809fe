// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <functional>
#include <memory>

#include "app/client/client.h"
#include "app/screen/screen_page.h"
#include "app/session/settings/address.h"

namespace tapu {

/// A client that watches the game at this address as a screen does: without a seat.
std::unique_ptr<Client> screenClient(const Address& address, const QString& locale, std::shared_ptr<Clock> clock);

/// "light" or "dark" on a command line; nothing for other words.
std::optional<ThemeKind> screenThemeNamed(const QString& word);

/// The big screen of an event as a window of its own. It watches a game, shows quietly when the connection is lost, and
/// comes back by itself for as long as it is open. F11 puts it on the whole screen or takes it off, Esc takes it off, L
/// goes on to the next language, T from dark to light and back; a menu under the right button has all of that.
class ScreenWindow : public QWidget {
  Q_OBJECT
 public:
  using MakeClient = std::function<std::unique_ptr<Client>()>;
  /// `make` gives a fresh client, at first, each time the one before was turned away for good, and once the table of a
  /// game that is over has gone: the next game may open at its address.
  ScreenWindow(MakeClient make, std::shared_ptr<Clock> clock, ScreenLanguage language, QWidget* parent = nullptr);
  ~ScreenWindow() override;

  ScreenPage& page() { return *page_; }
  /// The wait before it tries again with a fresh client, in milliseconds.
  static constexpr int kAgainMs = 5000;

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void connectAnew();
  void nextLanguage();
  void chooseLanguage(ScreenLanguage language);
  void turnTheme();
  void turnFullScreen();
  void tellPhase();
  void turnedAway(Refusal why);
  void awaitNext();

  MakeClient make_;
  std::unique_ptr<Client> client_;
  ScreenPage* page_;
  Alarm again_;
};

}  // namespace tapu
