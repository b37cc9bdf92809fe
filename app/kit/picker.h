// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QIcon>
#include <QMap>
#include <QStringList>

namespace tapu {

/// One of a few words: shows the chosen one, opens a menu; up and down choose the next. A QComboBox in our look.
class Picker : public QAbstractButton {
  Q_OBJECT
 public:
  explicit Picker(QWidget* parent = nullptr);
  /// The words to choose from, each with its icon if there are any; the number of the chosen one stays.
  void setChoices(const QStringList& texts, const QList<QIcon>& icons = {});
  /// Sets the words that cannot be chosen now: their indexes, each with a sentence why, which stands behind the word.
  void setRefused(const QMap<int, QString>& reasons);
  /// The index of the chosen word, from 0.
  int chosen() const { return chosen_; }
  /// Chooses a word by its index, without a signal; with any other index none is chosen.
  void choose(int index);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 Q_SIGNALS:
  /// The person chose another word: its index.
  void picked(int index);

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void open();
  void step(int by);
  void pick(int index);
  QStringList texts_;
  QList<QIcon> icons_;
  QMap<int, QString> refused_;
  int chosen_ = 0;
};

}  // namespace tapu
