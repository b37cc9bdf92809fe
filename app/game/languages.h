// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <memory>
#include <vector>

class QTranslator;

namespace tapu {

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

  QString current() const;
  void use(const QString& code);

 Q_SIGNALS:
  /// After the translations are in place; the program sets its fonts here.
  void changed(const QString& code);

 private:
  void install(const QString& file);
  void removeAll();

  QString current_;
  std::vector<std::unique_ptr<QTranslator>> translators_;
};

}  // namespace tapu
