// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace tapu {

/// One choice of a few, side by side in a well: languages, tabs of a folded page. The keys Left and Right
/// choose too. It takes the place of QTabBar.
class Segments : public QWidget {
  Q_OBJECT
 public:
  explicit Segments(QWidget* parent = nullptr);
  /// The words to choose from, from left to right; the number of the chosen one stays.
  void setChoices(const QStringList& texts);
  const QStringList& texts() const { return texts_; }
  /// The index of the chosen word, from 0.
  int chosen() const { return chosen_; }
  /// Chooses a word by its index, without a signal; with any other index none is chosen.
  void choose(int index);
  /// Chooses a word as the person does, with the signal; does nothing if it is chosen already or does not exist.
  void pick(int index);
  /// The place of a word in this widget.
  QRect box(int index) const;
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 Q_SIGNALS:
  /// The person chose another word: its index.
  void picked(int index);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  int widthOf(int index) const;
  void tellChosen(const QString& before);
  QStringList texts_;
  int chosen_ = 0;
};

}  // namespace tapu
