// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/in_language.h"

#include <QTranslator>
#include <map>
#include <memory>

namespace tapu {

using namespace Qt::StringLiterals;

QString textIn(const QString& language, const char* context, const char* source, int n) {
  static std::map<QString, std::unique_ptr<QTranslator>> loaded;
  std::unique_ptr<QTranslator>& translator = loaded[language];
  if (!translator) {
    translator = std::make_unique<QTranslator>();
    [[maybe_unused]] const bool isThere = translator->load(u":/i18n/tapu_%1.qm"_s.arg(language));
  }
  QString text = translator->translate(context, source, nullptr, n);
  if (text.isEmpty()) text = QString::fromUtf8(source);
  return n < 0 ? text : text.replace(u"%n"_s, QString::number(n));
}

}  // namespace tapu
