// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/fonts.h"

#include <QApplication>
#include <QFont>
#include <QFontDatabase>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace tapu {

void loadFonts() {
  for (const QString& name :
       {u"NotoSans-Regular"_s, u"NotoSans-Bold"_s, u"NotoSansDevanagari-Regular"_s, u"NotoSansDevanagari-Bold"_s})
    QFontDatabase::addApplicationFont(u":/fonts/"_s + name + u".ttf"_s);
}

void useFontsFor(const QString& language) {
  const bool isHindi = language == "hi"_L1;
  const QString devanagari = u"Noto Sans Devanagari"_s, latin = u"Noto Sans"_s;
  QFont font = QApplication::font();
  font.setFamilies(isHindi ? QStringList{devanagari, latin} : QStringList{latin, devanagari});
  font.setPointSizeF(isHindi ? 10.5 : 10.0);
  QApplication::setFont(font);
}

}  // namespace tapu
