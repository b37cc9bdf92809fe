// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/settings_notice.h"

#include <QCoreApplication>
#include <functional>

#include "app/kit/choice_dialog.h"
#include "app/session/settings/settings_file.h"
#include "app/text/shown_text.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

class SettingsNotice {
  Q_DECLARE_TR_FUNCTIONS(SettingsNotice)
};

void tell(const std::function<ChoiceDialog::Texts()>& inWords, const QString& name, QWidget* window) {
  auto* box = new ChoiceDialog(inWords, window);
  box->setObjectName(name);
  box->setAttribute(Qt::WA_DeleteOnClose);
  box->open();
}

}  // namespace

void tellDamagedSettings(const QString& kept, QWidget* window) {
  const auto inWords = [kept] {
    ChoiceDialog::Texts texts;
    //: Title of a box at the start of the program
    texts.title = SettingsNotice::tr("Your settings were damaged");
    //: In a box at the start of the program; %1 a file
    texts.text =
        SettingsNotice::tr("What could not be read has its usual value again. The damaged file was kept as %1.")
            .arg(shownPath(kept));
    //: Button: a piece of news was read
    texts.answers = {SettingsNotice::tr("OK")};
    return texts;
  };
  tell(inWords, u"damagedSettings"_s, window);
}

void tellDamagedSeats(const QString& file, QWidget* window) {
  const auto inWords = [file] {
    ChoiceDialog::Texts texts;
    //: Title of a box at the start of the program: the file that leads back to the seats of the reader is damaged
    texts.title = SettingsNotice::tr("The way back to your seats is damaged");
    //: In that box; %1 the file, %2 its name once a new one is written
    texts.text =
        SettingsNotice::tr(
            "%1 cannot be read, so it is not known here at which tables a seat is kept for you. Their hosts can "
            "let you in again under your name. As soon as a seat is kept anew, the damaged file is called %2.")
            .arg(shownPath(file), shownFileName(file + u".damaged"_s));
    //: Button: a piece of news was read
    texts.answers = {SettingsNotice::tr("OK")};
    return texts;
  };
  tell(inWords, u"damagedSeats"_s, window);
}

void tellWhenUnwritten(const SettingsFile& file, QWidget* window) {
  const auto inWords = [path = shownPath(file.path())] {
    ChoiceDialog::Texts texts;
    //: Title of a box: what the reader has just chosen cannot be written to the disk
    texts.title = SettingsNotice::tr("Your settings cannot be saved");
    //: In that box; %1 a file
    texts.text = SettingsNotice::tr("%1 cannot be written. What you choose holds until the program ends.").arg(path);
    //: Button: a piece of news was read
    texts.answers = {SettingsNotice::tr("OK")};
    return texts;
  };
  const auto tellNow = [inWords, window] { tell(inWords, u"unwrittenSettings"_s, window); };
  if (!file.isWritable()) return tellNow();
  QObject::connect(&file, &SettingsFile::failed, window, tellNow);
}

}  // namespace tapu
