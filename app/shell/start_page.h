// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QWidget>
#include <array>

#include "app/kit/action_button.h"
#include "app/kit/column.h"
#include "app/kit/segments.h"
#include "app/kit/words.h"
#include "app/session/languages.h"
#include "app/session/settings.h"

namespace tapu {

/// The demo board: an island with pieces, larger than the window, drawn once for each size and theme.
class DemoBoard : public QWidget {
  Q_OBJECT
 public:
  explicit DemoBoard(QWidget* parent = nullptr);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void draw();
  QPixmap drawn_;
  ThemeKind drawnFor_ = ThemeKind::Light;
};

/// The way in: large entries on a sheet at left, the demo board at right.
class StartPage : public QWidget {
  Q_OBJECT
 public:
  enum Entry { Rejoin, Continue, Bots, SameComputer, Network, Editor, kEntries };

  StartPage(const Settings& settings, Languages& languages, QWidget* parent = nullptr);
  ~StartPage() override;

  /// A seat on the network to come back to, and a game that was broken off here: the first entries say so. Empty =
  /// there is none.
  void offerRejoin(const QString& note);
  void offerContinue(const QString& note);
  /// How many the page of saved games lists, and how many were deleted there and can be brought back.
  void offerSaved(int games, int deleted);
  void setGamesFound(int games);  ///< on the network now
  void offerEditor();             ///< this program has a board editor
  /// Name, color or language changed.
  void refresh();
  ActionButton* entry(Entry entry) const { return entries_[entry]; }
  void focusFirst();
  void showProblem(const QString& sentence);

 Q_SIGNALS:
  void entered(tapu::StartPage::Entry entry);
  void savedClicked();
  void meClicked();
  void settingsClicked();
  void rulesClicked();
  void aboutClicked();

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  class MeButton;
  QWidget* makeHead();
  QWidget* makeFoot();
  void retranslate();
  void chooseNext();
  void arrange();
  void moveFocus(int step);

  const Settings& settings_;
  Languages& languages_;
  DemoBoard* demo_;
  Column* sheet_;
  QWidget* head_ = nullptr;
  QWidget* foot_ = nullptr;
  Words* tagline_ = nullptr;
  Words* problem_ = nullptr;
  std::array<ActionButton*, kEntries> entries_{};
  ActionButton* saved_ = nullptr;  ///< a link under "Continue"
  MeButton* me_ = nullptr;
  Segments* language_ = nullptr;
  ActionButton* settingsLink_ = nullptr;
  ActionButton* rulesLink_ = nullptr;
  ActionButton* aboutLink_ = nullptr;
  QString rejoinNote_, continueNote_;
  int gamesFound_ = 0, gamesSaved_ = 0, gamesDeleted_ = 0;
  bool hasEditor_ = false;
};

}  // namespace tapu
