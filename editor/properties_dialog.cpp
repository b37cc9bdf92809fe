// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/properties_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QSpinBox>
#include <QTabWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <tuple>

#include "app/kit/dialog_size.h"
#include "app/kit/field_limit.h"
#include "app/kit/number_field.h"
#include "app/kit/question.h"
#include "editor/option_fields.h"
#include "engine/board/chain.h"
#include "engine/board/isometry.h"
#include "engine/state/seats.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

constexpr int kFarthestBoard = 64;
constexpr int kLongest = 2000;  // letters of a text in a board file

void setText(QMap<QString, QString>& texts, const QString& language, const QString& text) {
  if (text.isEmpty())
    texts.remove(language);
  else
    texts[language] = text;
}

QString textIn(const QMap<QString, QString>& texts, const QString& language) {
  return texts.value(language, language == u"en"_s ? texts.value(QString()) : QString());
}

}  // namespace

PropertiesDialog::PropertiesDialog(BoardDocument& document, QWidget* parent)
    : QDialog(parent),
      document_(document),
      opened_(document.file()),
      nameEn_(new QLineEdit(this)),
      nameHi_(new QLineEdit(this)),
      author_(new QLineEdit(this)),
      license_(new QLineEdit(this)),
      descriptionEn_(new QPlainTextEdit(this)),
      descriptionHi_(new QPlainTextEdit(this)),
      ships_(new QCheckBox(this)),
      linked_(new QCheckBox(this)),
      advised_(new QCheckBox(this)),
      offsetQ_(new NumberField(this)),
      offsetR_(new NumberField(this)),
      seatsFrom_(new NumberField(this)),
      seatsTo_(new NumberField(this)),
      orientation_(new QComboBox(this)),
      pirate_(new QComboBox(this)),
      options_(new OptionFields(document.file().options)),
      optionsPage_(new QScrollArea),
      tabs_(new QTabWidget(this)) {
  setObjectName(u"editorProperties"_s);
  //: Title of a window: names, author, license and rule options of a board
  setWindowTitle(tr("Properties of the board"));
  auto* texts = new QWidget;
  addTexts(new QFormLayout(texts));
  //: Tab in the properties of a board
  tabs_->addTab(texts, tr("Board"));
  options_->setObjectName(u"plain"_s);
  optionsPage_->setWidget(options_);
  optionsPage_->setWidgetResizable(true);
  optionsPage_->setFocusPolicy(Qt::NoFocus);  // Tab leads to what is in it, and scrolls there
  optionsPage_->viewport()->setAutoFillBackground(false);
  options_->setAutoFillBackground(false);
  //: Tab in the properties of a board
  tabs_->addTab(optionsPage_, tr("Rule options"));
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
  connect(buttons, &QDialogButtonBox::accepted, this, &PropertiesDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, [this] { done(Rejected); });  // whoever says so needs no question
  auto* all = new QVBoxLayout(this);
  all->addWidget(tabs_, 1);
  all->addWidget(buttons);
  fitSize(this, {620, 560});
  put(opened_);
}

void PropertiesDialog::addTexts(QFormLayout* form) {
  const BoardFile& file = document_.file();
  nameEn_->setObjectName(u"nameEn"_s);
  nameHi_->setObjectName(u"nameHi"_s);
  descriptionEn_->setObjectName(u"descriptionEn"_s);
  descriptionHi_->setObjectName(u"descriptionHi"_s);
  author_->setObjectName(u"author"_s);
  license_->setObjectName(u"license"_s);
  for (QLineEdit* field : {nameEn_, nameHi_, author_, license_}) limitLength(field, kLongest);
  nameEn_->setText(textIn(file.names, u"en"_s));
  nameHi_->setText(textIn(file.names, u"hi"_s));
  descriptionEn_->setPlainText(textIn(file.descriptions, u"en"_s));
  descriptionHi_->setPlainText(textIn(file.descriptions, u"hi"_s));
  for (QPlainTextEdit* edit : {descriptionEn_, descriptionHi_}) {
    limitLength(edit, kLongest);
    edit->setTabChangesFocus(true);
    edit->setMinimumHeight(44);  // they grow if there is more room
  }
  author_->setText(file.author);
  license_->setText(file.license);
  //: Properties of a board: how the hexes stand
  orientation_->addItems({tr("Pointy tops"),
                          //: Properties of a board: how the hexes stand
                          tr("Flat tops")});
  orientation_->setObjectName(u"orientation"_s);
  orientation_->setCurrentIndex(static_cast<int>(file.board.orientation));
  //: Properties of a board
  ships_->setText(tr("The board is played with ships"));
  ships_->setChecked(file.board.ships == AsksForShips::Yes);
  //: Properties of a board
  form->addRow(tr("Name in English"), nameEn_);
  //: Properties of a board
  form->addRow(tr("Name in Hindi"), nameHi_);
  //: Properties of a board
  form->addRow(tr("Description in English"), descriptionEn_);
  //: Properties of a board
  form->addRow(tr("Description in Hindi"), descriptionHi_);
  //: Properties of a board: who made it
  form->addRow(tr("Author"), author_);
  //: Properties of a board
  form->addRow(tr("License"), license_);
  //: Properties of a board: points at top or flat tops
  form->addRow(tr("Hexes"), orientation_);
  form->addRow(QString(), ships_);
  addSea(form);
  addChain(form);
}

namespace {

/// The beginnings of the pirate that can be chosen, by their places in the list.
enum Pirate { NoPirate, AwayPirate, PirateOnBoard };

Pirate pirateOf(const Board& board) {
  if (!board.pirate) return NoPirate;
  return board.pirate->at ? PirateOnBoard : AwayPirate;
}

}  // namespace

/// The fields for the pirate (14.2) and for the seats that the board is made for (14.15).
void PropertiesDialog::addSea(QFormLayout* form) {
  const BoardFile& file = document_.file();
  pirate_->setObjectName(u"pirate"_s);
  //: Properties of a board
  pirate_->addItem(tr("The board has no pirate"));
  //: Properties of a board: the pirate lies nowhere until somebody first moves it
  pirate_->addItem(tr("Away until somebody moves it"));
  if (file.board.pirate && file.board.pirate->at)
    //: Properties of a board: where the pirate lies when a game begins; %1 and %2 coordinates of a hex
    pirate_->addItem(tr("On the hex %1,%2").arg(file.board.pirate->at->q).arg(file.board.pirate->at->r));
  pirate_->setCurrentIndex(pirateOf(file.board));
  //: Properties of a board: the piece that lies at sea, and whether there is one
  form->addRow(tr("Pirate"), pirate_);
  const SeatAdvice seats = file.seats.value_or(SeatAdvice());
  advised_->setObjectName(u"seatsAdvised"_s);
  //: Properties of a board: two fields follow with the fewest and the most players
  advised_->setText(tr("The board is made for so many players"));
  advised_->setChecked(file.seats.has_value());
  auto* both = new QHBoxLayout;
  for (const auto& [field, name, value] :
       {std::tuple{seatsFrom_, u"seatsFrom"_s, seats.from}, std::tuple{seatsTo_, u"seatsTo"_s, seats.to}}) {
    field->box()->setObjectName(name);
    field->setRange(kFewestAtOneBoard, kMostSeatsOfTable);
    field->setValue(value);
    field->setEnabled(advised_->isChecked());
    connect(advised_, &QCheckBox::toggled, field, &NumberField::setEnabled);
    both->addWidget(field);
  }
  both->addStretch(1);
  // The one is never more than the other.
  connect(seatsFrom_, &NumberField::changed, this,
          [this](int from) { seatsTo_->setValue(std::max(from, seatsTo_->value())); });
  connect(seatsTo_, &NumberField::changed, this,
          [this](int to) { seatsFrom_->setValue(std::min(to, seatsFrom_->value())); });
  //: Properties of a board: for screen readers, the field after "The board is made for so many players"
  seatsFrom_->setName(tr("Fewest players"));
  //: Properties of a board: for screen readers, the field after "The board is made for so many players"
  seatsTo_->setName(tr("Most players"));
  form->addRow(QString(), advised_);
  //: Properties of a board: two fields, the fewest and the most
  form->addRow(tr("Players"), both);
}

/// The field for the offset to the next board of a chain (9.2).
void PropertiesDialog::addChain(QFormLayout* form) {
  const Board& board = document_.board();
  const Hex offset = board.chainOffset.value_or(nearestOffset(board).value_or(Hex{1, 0}));
  //: Properties of a board: it can be one of a chain of boards, as in the Big Game
  linked_->setText(tr("The board is one of a chain"));
  linked_->setObjectName(u"chainLinked"_s);
  linked_->setChecked(board.chainOffset.has_value());
  auto* both = new QHBoxLayout;
  for (const auto& [box, name, value] :
       {std::tuple{offsetQ_, u"chainQ"_s, offset.q}, std::tuple{offsetR_, u"chainR"_s, offset.r}}) {
    box->box()->setObjectName(name);
    box->setRange(-kFarthestBoard, kFarthestBoard);
    box->setValue(value);
    box->setEnabled(linked_->isChecked());
    connect(linked_, &QCheckBox::toggled, box, &NumberField::setEnabled);
    both->addWidget(box);
  }
  both->addStretch(1);
  form->addRow(QString(), linked_);
  //: Properties of a board: how far it is from a hex to the same hex of the next board of a chain, as coordinates
  form->addRow(tr("Offset to the next board"), both);
}

void PropertiesDialog::put(BoardFile& file) const {
  file.names.remove(QString());
  file.descriptions.remove(QString());
  setText(file.names, u"en"_s, nameEn_->text().trimmed());
  setText(file.names, u"hi"_s, nameHi_->text().trimmed());
  setText(file.descriptions, u"en"_s, descriptionEn_->toPlainText().trimmed());
  setText(file.descriptions, u"hi"_s, descriptionHi_->toPlainText().trimmed());
  file.author = author_->text();
  file.license = license_->text();
  file.board.ships = ships_->isChecked() ? AsksForShips::Yes : AsksForShips::No;
  if (const auto pirate = static_cast<Pirate>(pirate_->currentIndex()); pirate != pirateOf(file.board))
    file.board.pirate = pirate == AwayPirate ? std::optional(PirateStart{}) : std::nullopt;
  file.seats.reset();
  if (advised_->isChecked()) file.seats = SeatAdvice{seatsFrom_->value(), seatsTo_->value()};
  file.board.chainOffset.reset();
  if (linked_->isChecked()) file.board.chainOffset = Hex{offsetQ_->value(), offsetR_->value()};
  const auto orientation = static_cast<Orientation>(orientation_->currentIndex());
  if (orientation != file.board.orientation) file.board = inOtherOrientation(file.board);
  options_->put(file.options);
}

bool PropertiesDialog::isChanged() const {
  BoardFile now = document_.file();
  put(now);
  return options_->firstFault() || now.board != opened_.board || now.seats != opened_.seats ||
         now.options != opened_.options || now.author != opened_.author || now.license != opened_.license ||
         now.names != opened_.names || now.descriptions != opened_.descriptions;
}

void PropertiesDialog::accept() {
  if (QWidget* wrong = options_->firstFault()) {
    tabs_->setCurrentWidget(optionsPage_);
    optionsPage_->ensureWidgetVisible(wrong);
    wrong->setFocus();
    return options_->tellFault(wrong);
  }
  if (isChanged()) document_.change(StepName::ChangeProperties, [this](BoardFile& file) { put(file); });
  QDialog::accept();
}

void PropertiesDialog::reject() {
  if (!isChanged()) return QDialog::reject();
  const auto texts = [] {
    Question::Texts words;
    //: Question when the properties of a board are closed without OK
    words.title = tr("Give up what you changed?");
    //: Under the question whether changed properties of a board are given up
    words.text = tr("The properties of the board would stay as they were.");
    //: Answer to the question whether changed properties are given up: no
    words.safe = tr("&Keep editing");
    //: Answer to the question whether changed properties are given up: yes
    words.other = tr("&Give up");
    return words;
  };
  Question::ask(this, texts, [this] { done(Rejected); });
}

}  // namespace tapu

#include "moc_properties_dialog.cpp"
