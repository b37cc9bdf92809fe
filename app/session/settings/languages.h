// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <memory>
#include <vector>

#include "app/session/settings/settings.h"

class QTranslator;

namespace tapu {

/// A text of the interface with Devanagari digits. Names of keys such as F1, addresses and later arguments stay as they
/// are; a place for a number (%1) becomes %L1, so that the number gets such digits too.
QString inDevanagari(const QString& text);

/// `inDevanagari(text)` if numbers are shown so now, else the text as it is.
QString inShownDigits(const QString& text);

/// The language of the interface, switched while everything is open: installs the translations, and Qt notifies each
/// window by QEvent::LanguageChange.
class Languages : public QObject {
  Q_OBJECT
 public:
  explicit Languages(QObject* parent = nullptr);
  ~Languages() override;

  static QStringList codes();                  ///< "hi", "en"
  static QString nameOf(const QString& code);  ///< in its own script: "हिंदी", "English"
  static QString systemLanguage();             ///< the one of `codes` that fits the system; else "en"

  /// The code of the language in use; empty before the first `use`.
  QString current() const;
  /// Uses one of `codes`, English for others; every open window is notified.
  void use(const QString& code);
  /// The digits for numbers in a language that has digits of its own. Typed text stays as typed, and so does text for
  /// programs: addresses, files, keys.
  Digits digits() const { return digits_; }
  /// Shows numbers with these digits from now on; every open window is notified.
  void useDigits(Digits digits);

 Q_SIGNALS:
  /// The language or the digits have changed, and the translations are installed. `code`: the language in use. Emitted
  /// before the windows are notified, so that fonts can be set first.
  void changed(const QString& code);

 private:
  void installAll();
  void install(const QString& file);
  void removeAll();

  QString current_;
  Digits digits_ = Digits::International;
  std::vector<std::unique_ptr<QTranslator>> translators_;
};

}  // namespace tapu
