// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/deal_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "app/board/board_picture.h"
#include "app/kit/dialog_size.h"
#include "app/kit/spoken.h"
#include "editor/wish_box.h"
#include "editor/words.h"
#include "engine/board/rng.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

constexpr QSize kDealtPicture(440, 380);
constexpr int kIndent = 26;  // of the parts of one of the two ways

bool isWarnedOf(const Board& board, ProblemKind kind) {
  return std::ranges::any_of(warnings(board), [kind](const BoardProblem& each) { return each.kind == kind; });
}

}  // namespace

DealDialog::DealDialog(EditorSelection& selection, std::function<quint32()> newSeed, std::set<Hex> locked,
                       QWidget* parent)
    : QDialog(parent),
      selection_(selection),
      newSeed_(std::move(newSeed)),
      locked_(std::move(locked)),
      seed_(newSeed_()),
      random_(new QRadioButton(this)),
      spiral_(new QRadioButton(this)),
      tokens_(new QComboBox(this)),
      hexes_(new QComboBox(this)),
      start_(new QComboBox(this)),
      turning_(new QComboBox(this)),
      hot_(new QCheckBox(this)),
      equal_(new QCheckBox(this)),
      pips_(new QCheckBox(this)),
      tokensWord_(new QLabel(this)),
      hexesWord_(new QLabel(this)),
      startWord_(new QLabel(this)),
      turningWord_(new QLabel(this)),
      chain_(new QLabel(this)),
      picture_(new QLabel(this)),
      told_(new QLabel(this)),
      again_(new QPushButton(this)) {
  nameParts();
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
  ok_ = buttons->button(QDialogButtonBox::Ok);
  auto* sides = new QHBoxLayout;
  sides->setSpacing(20);
  sides->addLayout(choicesColumn(again_));
  sides->addLayout(pictureColumn(), 1);
  auto* all = new QVBoxLayout(this);
  all->addLayout(sides, 1);
  all->addWidget(buttons);
  fillTexts();
  fillCorners();
  random_->setChecked(true);
  hot_->setChecked(true);
  again_->setAutoDefault(false);
  connect(buttons, &QDialogButtonBox::accepted, this, &DealDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &DealDialog::reject);
  connect(again_, &QPushButton::clicked, this, [this] {
    seed_ = newSeed_();
    deal();
  });
  connect(spiral_, &QRadioButton::toggled, this, &DealDialog::refresh);
  for (QComboBox* box : {tokens_, hexes_, start_, turning_})
    connect(box, &QComboBox::currentIndexChanged, this, &DealDialog::refresh);
  for (QCheckBox* box : {hot_, equal_, pips_}) connect(box, &QCheckBox::toggled, this, &DealDialog::refresh);
  choose(selection_.selected().empty() ? Hexes::All : Hexes::Selected);
  refresh();
  fitSize(this, {860, 520});
  random_->setFocus();
}

void DealDialog::nameParts() {
  setObjectName(u"editorDeal"_s);
  spiral_->setObjectName(u"dealSpiral"_s);
  hexes_->setObjectName(u"dealHexes"_s);
  start_->setObjectName(u"dealStart"_s);
  turning_->setObjectName(u"dealTurning"_s);
  hot_->setObjectName(u"dealHotApart"_s);
  tokens_->setObjectName(u"dealTokens"_s);
  again_->setObjectName(u"dealAgain"_s);
  told_->setObjectName(u"dealTold"_s);
}

QLayout* DealDialog::choicesColumn(QWidget* again) {
  const auto indented = [] {
    auto* form = new QFormLayout;
    form->setContentsMargins(kIndent, 0, 0, 6);
    form->setVerticalSpacing(8);
    return form;
  };
  auto* where = new QFormLayout;
  where->addRow(hexesWord_, hexes_);
  auto* atRandom = indented();
  atRandom->addRow(tokensWord_, tokens_);
  for (QCheckBox* box : {hot_, equal_, pips_}) atRandom->addRow(box);
  auto* inSpiral = indented();
  inSpiral->addRow(startWord_, start_);
  inSpiral->addRow(turningWord_, turning_);
  chain_->setWordWrap(true);
  chain_->setMaximumWidth(330);
  tokensWord_->setBuddy(tokens_);
  hexesWord_->setBuddy(hexes_);
  startWord_->setBuddy(start_);
  turningWord_->setBuddy(turning_);
  auto* column = new QVBoxLayout;
  column->setSpacing(8);
  column->addLayout(where);
  column->addSpacing(6);
  column->addWidget(random_);
  column->addLayout(atRandom);
  column->addWidget(spiral_);
  column->addLayout(inSpiral);
  column->addWidget(chain_);
  column->addStretch(1);
  column->addWidget(again, 0, Qt::AlignLeft);
  return column;
}

QLayout* DealDialog::pictureColumn() {
  picture_->setAlignment(Qt::AlignCenter);
  picture_->setMinimumSize(kDealtPicture);
  told_->setWordWrap(true);
  auto* column = new QVBoxLayout;
  column->addWidget(picture_, 1);
  column->addWidget(told_);
  return column;
}

void DealDialog::fillTexts() {
  //: Title of a window of the board editor: number tokens are dealt to the hexes
  setWindowTitle(tr("Deal numbers"));
  //: Dealing numbers: one of two ways
  random_->setText(tr("At &random"));
  //: Dealing numbers: one of two ways; the tokens have letters from A on, and lie in a spiral in that order
  spiral_->setText(tr("In the &spiral of their letters"));
  //: Dealing numbers: which hexes get one
  hexesWord_->setText(tr("&Hexes"));
  //: Dealing numbers: which tokens are dealt
  tokensWord_->setText(tr("&Tokens"));
  //: Dealing numbers: at which corner of the island a spiral begins
  startWord_->setText(tr("Begin at the &corner"));
  //: Dealing numbers: which way a spiral turns
  turningWord_->setText(tr("&Direction"));
  //: Dealing numbers: all hexes get one
  hexes_->addItem(tr("The whole board"));
  //: Dealing numbers: the hexes that are selected get one
  hexes_->addItem(tr("The selected hexes"));
  //: Dealing numbers: hexes that have one keep it
  hexes_->addItem(tr("Hexes without a number"));
  //: Dealing numbers: as many of each as on the island that everybody knows
  tokens_->addItem(tr("The usual tokens"));
  //: Dealing numbers: the tokens of the board change places
  tokens_->addItem(tr("The tokens that are there"));
  //: Dealing numbers: which way a spiral turns
  turning_->addItem(tr("Clockwise"));
  //: Dealing numbers: which way a spiral turns
  turning_->addItem(tr("Counterclockwise"));
  //: Dealing numbers: a wish
  hot_->setText(tr("No 6 or 8 beside another"));
  //: Dealing numbers: a wish
  equal_->setText(tr("No number beside the same one"));
  //: Dealing numbers: a wish
  pips_->setText(tr("Resources equally likely"));
  //: Dealing numbers: another deal under the same wishes
  again_->setText(tr("Deal &again"));
  //: Dealing numbers: why there is no spiral; a half is that of Sun or of Moon
  chain_->setText(
      tr("On a board of a chain each half has every number from 3 to 11 once, so there is no spiral on it."));
}

/// The corners of the island lie toward the sides of a hex.
void DealDialog::fillCorners() {
  for (int side = 0; side < kSides; ++side) start_->addItem(wordForSide(side, selection_.board().orientation), side);
  // The corner from which one reads.
  start_->setCurrentIndex(kSides - 1);
}

void DealDialog::choose(Hexes hexes) { hexes_->setCurrentIndex(static_cast<int>(hexes)); }

NumberWishes DealDialog::wishes() const {
  NumberWishes wishes;
  const Board& board = selection_.board();
  wishes.way = spiral_->isChecked() ? NumberWishes::Way::Spiral : NumberWishes::Way::Random;
  wishes.tokens = tokens_->currentIndex() == 0 ? NumberWishes::Tokens::Usual : NumberWishes::Tokens::Present;
  wishes.hotApart = wishOf(hot_);
  wishes.equalApart = wishOf(equal_);
  wishes.equalPips = wishOf(pips_);
  wishes.turning =
      turning_->currentIndex() == 0 ? NumberWishes::Turning::Clockwise : NumberWishes::Turning::Counterclockwise;
  switch (static_cast<Hexes>(hexes_->currentIndex())) {
    case Hexes::All: break;
    case Hexes::Selected: wishes.only = selection_.selected(); break;
    case Hexes::Missing: wishes.only = hexesWithoutNumber(board); break;
  }
  wishes.start = landCornerToward(board, start_->currentIndex(), wishes.only).value_or(Hex{});
  wishes.locked = locked_;
  return wishes;
}

void DealDialog::refresh() {
  const bool isChain = !selection_.board().halves.empty();
  spiral_->setEnabled(!isChain);
  chain_->setVisible(isChain);
  const bool isSpiral = spiral_->isChecked();
  for (QWidget* each : std::initializer_list<QWidget*>{tokensWord_, tokens_, hot_, equal_, pips_, again_})
    each->setEnabled(!isSpiral);
  for (QWidget* each : std::initializer_list<QWidget*>{startWord_, start_, turningWord_, turning_})
    each->setEnabled(isSpiral);
  deal();
}

void DealDialog::deal() {
  SeededRng rng(seed_);
  dealt_ = withNumbersDealt(selection_.board(), wishes(), rng);
  picture_->setPixmap(boardPicture(dealt_, kDealtPicture, themeOf(this), devicePixelRatioF()));
  const QString sentence = told();
  told_->setText(sentence);
  setSpokenName(picture_, sentence);
  ok_->setEnabled(dealt_ != selection_.board());
}

/// The changes by the deal, and the wish that had no room.
QString DealDialog::told() const {
  const auto& before = selection_.board().cells;
  int changed = 0;
  for (std::size_t i = 0; i < before.size(); ++i) changed += before[i].number != dealt_.cells[i].number;
  QStringList sentences;
  if (changed == 0)
    //: Dealing numbers: what the picture shows
    sentences << tr("No number changes.");
  else
    //: Dealing numbers: what the picture shows
    sentences << tr("%n number(s) change.", nullptr, changed);
  if (isWarnedOf(dealt_, ProblemKind::HotNumbersTouch)) {
    if (spiral_->isChecked())
      //: Dealing numbers: the spiral of the letters keeps 6 and 8 apart on the usual island only
      sentences << tr("On this land the spiral brings a 6 or 8 beside another one.");
    else if (hot_->isChecked())
      //: Dealing numbers: the wish "No 6 or 8 beside another" could not be met
      sentences << tr("There is no room to keep every 6 and 8 apart.");
  }
  return sentences.join(u' ');
}

void DealDialog::accept() {
  selection_.document().change(StepName::DealNumbers, [this](BoardFile& file) { file.board = dealt_; });
  QDialog::accept();
}

}  // namespace tapu

#include "moc_deal_dialog.cpp"
