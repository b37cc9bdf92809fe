// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QTimer>
#include <QWidget>
#include <array>

#include "app/text/language.h"

namespace tapu {

/// Announces events to a running screen reader: an invisible part of a page. Texts that come within a moment become one
/// text, so that the next line does not interrupt the reader, who is not outrun either. Each text is the name of an
/// alert, which readers speak when it appears. There are several alerts in turn, since readers ask for the name only
/// when they come to the news, and texts may follow one another quickly.
class Herald : public QWidget {
  Q_OBJECT
 public:
  explicit Herald(QWidget* parent);
  /// Says this sentence soon; nothing if it is empty, or if the page of this herald is not the one that is shown.
  void say(const QString& sentence);
  /// Says this once the person rests for a moment: what is said so in quick succession gives way to the last of it. An
  /// empty text: nothing, and nothing of what is not said yet.
  void sayLast(const QString& sentence);
  /// The last announcement.
  QString said() const { return alerts_[turn_]->accessibleName(); }
  /// The alert that said it.
  QWidget* alert() const { return alerts_[turn_]; }

 Q_SIGNALS:
  /// This text was said aloud.
  void spoke(const QString& text);

 protected:
  void changeEvent(QEvent* event) override;
  void hideEvent(QHideEvent* event) override;

 private:
  void speak();
  void forget();
  static constexpr std::size_t kAlerts = 8;
  std::array<QWidget*, kAlerts> alerts_{};
  std::size_t turn_ = 0;
  QStringList waiting_;
  QString last_;  ///< said at the next rest
  QTimer gap_;    ///< between two announcements
  QTimer rest_{this};
  LanguageSeen language_;
};

}  // namespace tapu
