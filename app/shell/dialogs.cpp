// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/dialogs.h"

#include <QApplication>
#include <QClipboard>
#include <QCoreApplication>
#include <QEvent>
#include <QFile>
#include <QHBoxLayout>
#include <QLocale>
#include <QPlainTextEdit>
#include <QScreen>
#include <QSysInfo>
#include <QVBoxLayout>

#include "app/kit/dialog_size.h"
#include "app/kit/icon_label.h"
#include "app/kit/language_change.h"
#include "app/kit/rule_topics.h"
#include "app/kit/spoken.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

QString versionHere() {
  const QString version = QCoreApplication::applicationVersion();  // the program may have added its build
  return version.isEmpty() ? QString::fromLatin1(TAPU_VERSION) : version;
}

/// The button at the foot of a dialog, at right.
ActionButton* addClose(QVBoxLayout* lines, QDialog* dialog) {
  auto* close = new ActionButton({}, ActionButton::Role::Quiet, dialog);
  close->setMinimumWidth(120);
  QObject::connect(close, &ActionButton::clicked, dialog, &QDialog::accept);
  lines->addWidget(close, 0, Qt::AlignRight);
  return close;
}

/// The lines are all there: below them the button that closes, with room that the texts may need.
ActionButton* endWithClose(QVBoxLayout* lines, QDialog* dialog) {
  lines->addStretch(1);
  ActionButton* close = addClose(lines, dialog);
  dialog->setMinimumWidth(320);
  fitSize(dialog, {520, 200});
  return close;
}

}  // namespace

// AboutDialog

AboutDialog::AboutDialog(QWidget* parent)
    : QDialog(parent),
      version_(new Words({}, kBodyText, Weight::Regular, &Theme::ink2, this)),
      what_(new Words({}, kBodyText, Weight::Regular, &Theme::ink, this)),
      license_(new Words({}, kNoteText, Weight::Regular, &Theme::ink, this)),
      fonts_(new Words({}, kNoteText, Weight::Regular, &Theme::ink, this)) {
  setObjectName(u"aboutDialog"_s);
  auto* lines = new QVBoxLayout(this);
  lines->setContentsMargins(24, 20, 18, 14);
  lines->setSpacing(10);
  auto* head = new QHBoxLayout;
  head->setSpacing(16);
  head->addWidget(new IconLabel(u"app-icon"_s, 84, &Theme::ink, this));
  auto* words = new QVBoxLayout;
  words->setSpacing(0);
  words->addStretch(1);
  words->addWidget(new Words(u"Tapu टापू"_s, 30, Weight::Bold, &Theme::ink, this));
  words->addWidget(version_);
  words->addStretch(1);
  head->addLayout(words, 1);
  lines->addLayout(head);
  for (Words* part : {what_, license_, fonts_}) lines->addWidget(part);
  licenses_ = new ActionButton({}, ActionButton::Role::Link, this);
  licenses_->setObjectName(u"aboutLicenses"_s);
  connect(licenses_, &ActionButton::clicked, this, &AboutDialog::openLicenses);
  lines->addWidget(licenses_, 0, Qt::AlignLeft);
  close_ = endWithClose(lines, this);
  retranslate();
  whenLanguageChanges(this, [this] { retranslate(); });
}

void AboutDialog::retranslate() {
  //: Title of a dialog
  setWindowTitle(tr("About Tapu"));
  version_->setText(
      //: %1 version number of this program, %2 of Qt
      tr("Version %1, with Qt %2").arg(versionHere(), QString::fromLatin1(qVersion())));
  //: About dialog
  what_->setText(tr(
      "Settle, trade and build on an island of hexes, with friends on one network or one computer, or against bots."));
  //: About dialog
  license_->setText(
      tr("Free software under the GNU General Public License, version 3 or later. You may use, study, share and "
         "change it; it comes without any warranty."));
  //: About dialog
  fonts_->setText(
      tr("The fonts Noto Sans and Noto Sans Devanagari are the work of the Noto Project Authors, under the SIL Open "
         "Font License 1.1."));
  //: Link in the About dialog: opens the texts of the licenses
  rename(licenses_, tr("License texts"));
  //: Button of a dialog
  rename(close_, tr("Close"));
  fitHeight(this, width());
}

/// Shows the licenses as they are embedded; they are not translated, since only the English texts are binding.
void AboutDialog::openLicenses() {
  auto* dialog = new QDialog(this);
  dialog->setObjectName(u"licensesDialog"_s);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  //: Title of a dialog
  dialog->setWindowTitle(tr("License texts"));
  auto* lines = new QVBoxLayout(dialog);
  auto* texts = new QPlainTextEdit(dialog);
  setSpokenName(texts, dialog->windowTitle());
  texts->setReadOnly(true);
  texts->setLineWrapMode(QPlainTextEdit::WidgetWidth);
  QString all;
  for (const QString& name : {u"LICENSE"_s, u"OFL-1.1.txt"_s})
    if (QFile file(u":/licenses/"_s + name); file.open(QIODevice::ReadOnly))
      all += QString::fromUtf8(file.readAll()) + u"\n\n"_s;
  texts->setPlainText(all);
  lines->addWidget(texts);
  //: Button of a dialog
  rename(addClose(lines, dialog), tr("Close"));
  fitSize(dialog, {640, 560});
  dialog->open();
}

// AboutQtDialog

AboutQtDialog::AboutQtDialog(QWidget* parent)
    : QDialog(parent),
      version_(new Words({}, 18, Weight::Bold, &Theme::ink, this)),
      what_(new Words({}, kBodyText, Weight::Regular, &Theme::ink, this)),
      license_(new Words({}, kBodyText, Weight::Regular, &Theme::ink, this)),
      site_(new Words({}, kBodyText, Weight::Regular, &Theme::ink, this)) {
  setObjectName(u"aboutQtDialog"_s);
  auto* lines = new QVBoxLayout(this);
  lines->setContentsMargins(24, 20, 18, 14);
  lines->setSpacing(10);
  for (Words* part : {version_, what_, license_, site_}) lines->addWidget(part);
  site_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  close_ = endWithClose(lines, this);
  retranslate();
  whenLanguageChanges(this, [this] { retranslate(); });
}

void AboutQtDialog::retranslate() {
  //: Title of a dialog; Qt is the name of a library
  setWindowTitle(tr("About Qt"));
  //: About Qt; %1 is a version number
  version_->setText(tr("This program uses Qt version %1.").arg(QString::fromLatin1(qVersion())));
  //: About Qt
  what_->setText(
      tr("Qt is a library for programs with windows, for many systems. It is the work of The Qt Company and of many "
         "contributors."));
  //: About Qt; the name of the license stays as it is
  license_->setText(
      tr("Tapu uses Qt under the GNU Lesser General Public License, version 3: you may exchange Qt for a version of "
         "your own."));
  //: Button of a dialog
  rename(close_, tr("Close"));
  //: About Qt; %1 is an address
  site_->setText(tr("More about Qt: %1").arg(u"https://www.qt.io"_s));
  fitHeight(this, width());
}

// ReportDialog

ReportDialog::ReportDialog(std::function<QString()> game, QWidget* parent)
    : QDialog(parent),
      game_(std::move(game)),
      what_(new Words({}, kBodyText, Weight::Regular, &Theme::ink, this)),
      text_(new QPlainTextEdit(this)),
      done_(new Words({}, kNoteText, Weight::Regular, &Theme::ink2, this)),
      copy_(new ActionButton({}, ActionButton::Role::Quiet, this)) {
  setObjectName(u"reportDialog"_s);
  setRuleTopic(this, u"play-help"_s);
  text_->setObjectName(u"reportText"_s);
  text_->setTabChangesFocus(true);
  copy_->setObjectName(u"reportCopy"_s);
  auto* lines = new QVBoxLayout(this);
  lines->setContentsMargins(24, 20, 18, 14);
  lines->setSpacing(10);
  lines->addWidget(what_);
  lines->addWidget(text_, 1);
  lines->addWidget(done_);
  lines->addWidget(copy_, 0, Qt::AlignLeft);
  close_ = addClose(lines, this);
  connect(copy_, &ActionButton::clicked, this, &ReportDialog::copy);
  setMinimumWidth(320);
  retranslate();
  fitSize(this, {560, 480});
  text_->setFocus();
  whenLanguageChanges(this, [this] { retranslate(); });
}

QString ReportDialog::text() const { return text_->toPlainText(); }

void ReportDialog::copy() {
  QApplication::clipboard()->setText(text());
  //: Dialog "Report a problem": the text is in the clipboard now
  done_->setText(tr("The text was copied."));
}

void ReportDialog::retranslate() {
  //: Title of a dialog
  setWindowTitle(tr("Report a problem"));
  //: Dialog "Report a problem"
  what_->setText(
      tr("Write what happened, copy the text, and send it to the person or team you got Tapu from. The program "
         "sends nothing by itself."));
  const QString game = game_ ? game_() : QString();
  QStringList facts;
  //: Dialog "Report a problem": the first of three lines to be completed
  facts << tr("What I did:") << QString();
  //: Dialog "Report a problem": a line to be completed
  facts << tr("What I expected:") << QString();
  //: Dialog "Report a problem": a line to be completed
  facts << tr("What happened:") << QString();
  facts << u"Tapu "_s + versionHere() << u"Qt "_s + QString::fromLatin1(qVersion());
  //: Dialog "Report a problem"; %1 the operating system, %2 the kind of its windows, such as xcb
  facts << tr("System: %1 (%2)")
               .arg(QSysInfo::prettyProductName() + u", "_s + QSysInfo::currentCpuArchitecture(),
                    QGuiApplication::platformName());
  //: Dialog "Report a problem"; %1 a language
  facts << tr("Language: %1").arg(QLocale().bcp47Name());
  if (const QScreen* here = screen())
    //: Dialog "Report a problem"; %1 and %2 pixels, %3 how much everything is enlarged
    facts << tr("Screen: %1 × %2, scale %3")
                 .arg(QLocale().toString(here->size().width()), QLocale().toString(here->size().height()),
                      QLocale().toString(here->devicePixelRatio()));
  //: Dialog "Report a problem"; %1 the name of a rule set
  if (!game.isEmpty()) facts << tr("Rules of the game: %1").arg(game);
  if (!text_->document()->isModified()) text_->setPlainText(facts.join(u'\n'));  // what somebody wrote stays
  //: Dialog "Report a problem", for screen readers
  setSpokenName(text_, tr("Text of the report"));
  done_->setText({});
  //: Button of a dialog: copies a text
  rename(copy_, tr("Copy"));
  //: Button of a dialog
  rename(close_, tr("Close"));
}

}  // namespace tapu

#include "moc_dialogs.cpp"
