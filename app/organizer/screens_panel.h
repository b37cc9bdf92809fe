// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <array>

#include "app/kit/action_button.h"
#include "app/kit/chip_button.h"
#include "app/kit/sheet.h"
#include "app/kit/words.h"
#include "app/screen/screen_page.h"
#include "app/screen/screen_window.h"
#include "app/session/event/event_desk.h"

namespace tapu {

/// The big screens of an event on the organizer's desk: a small copy of them, the views to choose from, and a button
/// for a screen in a window of its own.
class ScreensPanel : public Sheet {
  Q_OBJECT
 public:
  /// `desk` must outlive the panel.
  explicit ScreensPanel(EventDesk& desk, QWidget* parent = nullptr);
  ~ScreensPanel() override;
  /// Shows the position as it is.
  void refresh();
  /// Shows this way to the table, on the screens that are opened here.
  void setJoin(const std::optional<Address>& wayIn);
  /// Opens a screen in a window of its own, to be moved to a projector; or brings that window to the front.
  void openWindow();
  /// Closes that window, as when another desk takes its place.
  void closeWindow();
  /// The small copy.
  ScreenPage* screen() const { return screen_; }

 private:
  QWidget* makeViews();
  void listen();
  void showViews();
  void askMessage();

  EventDesk& desk_;
  QPointer<Client> heard_;  ///< the client whose news the copy hears
  std::optional<Address> wayIn_;
  ScreenPage* screen_;
  QPointer<ScreenWindow> window_;
  ActionButton* open_;
  Words* note_;
  std::array<ChipButton*, 6> views_{};
};

}  // namespace tapu
