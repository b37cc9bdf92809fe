// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <memory>
#include <vector>

#include "app/session/settings.h"

class QTranslator;

namespace tapu {

/// A text of the interface with Devanagari digits; keys such as F1, addresses and text put in later stay. Places for
/// numbers (%1) become %L1.
QString inDevanagari(const QString& text);

/// `inDevanagari(text)` if numbers are shown so now, else the text as it is.
QString inShownDigits(const QString& text);

/// The language of the interface, switched while everything is open: installs the translations, and Qt tells each
/// window by QEvent::LanguageChange.
class Languages : public QObject {
  Q_OBJECT
 public:
  explicit Languages(QObject* parent = nullptr);
  ~Languages() override;

  static QStringList codes();                  ///< "hi", "en"
  static QString nameOf(const QString& code);  ///< in its own script: "हिंदी", "English"
  static QString systemLanguage();             ///< of `codes`, the one that fits the system; else "en"

  /// The code of the language in use; empty before the first `use`.
  QString current() const;
  /// One of `codes`, English for others; every open window is told.
  void use(const QString& code);
  /// Which digits numbers are shown with where the language has its own. What people type stays as typed, and so does
  /// what is meant for machines: addresses, files, keys.
  Digits digits() const { return digits_; }
  void useDigits(Digits digits);

 Q_SIGNALS:
  /// After the translations are in place; the program sets its fonts here.
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
