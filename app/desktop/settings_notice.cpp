// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/settings_notice.h"

#include <QCoreApplication>
#include <QDir>

#include "app/kit/choice_dialog.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

class SettingsNotice {
  Q_DECLARE_TR_FUNCTIONS(SettingsNotice)
};

}  // namespace

void tellDamagedSettings(const QString& kept, QWidget* window) {
  const auto inWords = [kept] {
    ChoiceDialog::Texts texts;
    //: Title of a box at the start of the program
    texts.title = SettingsNotice::tr("Your settings were damaged");
    //: In a box at the start of the program; %1 a file
    texts.text =
        SettingsNotice::tr("What could not be read has its usual value again. The damaged file was kept as %1.")
            .arg(QDir::toNativeSeparators(kept));
    //: Button: a piece of news was read
    texts.answers = {SettingsNotice::tr("OK")};
    return texts;
  };
  auto* box = new ChoiceDialog(inWords, window);
  box->setObjectName(u"damagedSettings"_s);
  box->setAttribute(Qt::WA_DeleteOnClose);
  box->open();
}

}  // namespace tapu
