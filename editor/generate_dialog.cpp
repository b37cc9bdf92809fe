// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/generate_dialog.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <functional>
#include <limits>
#include <utility>

#include "app/board/board_picture.h"
#include "app/kit/dialog_size.h"
#include "app/kit/field_answer.h"
#include "app/kit/line_breaks.h"
#include "app/kit/quiet_view.h"
#include "app/text/balance_text.h"
#include "app/text/typed_word.h"
#include "editor/wish_box.h"
#include "engine/board/rng.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

constexpr QSize kDrawnPicture(190, 150);
constexpr int kLongestSeed = 20;  // letters
constexpr int kReasons = 4;       // why a board is unfair: so many are in its tip

}  // namespace

GenerateDialog::GenerateDialog(EditorSelection& selection, std::function<quint32()> newSeed, QWidget* parent,
                               std::set<Hex> locked)
    : QDialog(parent),
      selection_(selection),
      newSeed_(std::move(newSeed)),
      locked_(std::move(locked)),
      seed_(new QLineEdit(this)),
      answer_(new FieldAnswer(this)),
      hot_(new QCheckBox(this)),
      pips_(new QCheckBox(this)),
      harbors_(new QCheckBox(this)),
      terrain_(new QCheckBox(this)),
      keep_(new QCheckBox(this)),
      page_(new QuietView<QListWidget>(this)) {
  setObjectName(u"editorGenerate"_s);
  //: Title of a window of the board editor: boards drawn at random
  setWindowTitle(tr("Random boards"));
  seed_->setObjectName(u"generateSeed"_s);
  page_->setObjectName(u"generatePage"_s);
  page_->setViewMode(QListView::IconMode);
  page_->setResizeMode(QListView::Adjust);
  page_->setMovement(QListView::Static);
  page_->setIconSize(kDrawnPicture);
  page_->setSpacing(4);
  page_->setProperty("pictures", true);  // for the style sheet: a frame marks the chosen one
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
  auto* all = new QVBoxLayout(this);
  all->addLayout(wishRow());
  all->addLayout(seedRow());
  all->addWidget(answer_);
  all->addWidget(page_, 1);
  all->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::accepted, this, &GenerateDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &GenerateDialog::reject);
  connect(page_, &QListWidget::itemActivated, this, &GenerateDialog::accept);
  fitSize(this, {900, 640});
  draw();
  page_->setFocus();
}

QLayout* GenerateDialog::wishRow() {
  //: Random boards: a wish
  hot_->setText(tr("No 6 or 8 beside another"));
  //: Random boards: a wish
  pips_->setText(tr("Resources equally likely"));
  //: Random boards: a wish
  harbors_->setText(tr("Harbors far apart"));
  //: Random boards: a wish; otherwise the terrains that are there are shuffled
  terrain_->setText(tr("New terrains in the usual shares"));
  //: Random boards: a wish
  keep_->setText(tr("Keep the selected hexes"));
  keep_->setEnabled(!selection_.selected().empty());
  keep_->setChecked(keep_->isEnabled());
  for (QCheckBox* box : {hot_, pips_, harbors_, terrain_}) box->setChecked(true);
  auto* wishes = new QGridLayout;
  wishes->setHorizontalSpacing(24);
  wishes->setVerticalSpacing(8);
  int place = 0;
  for (QCheckBox* box : {hot_, pips_, harbors_, terrain_, keep_}) {
    connect(box, &QCheckBox::toggled, this, &GenerateDialog::draw);
    wishes->addWidget(box, place / 3, place % 3);
    ++place;
  }
  wishes->setColumnStretch(2, 1);
  return wishes;
}

QLayout* GenerateDialog::seedRow() {
  //: Random boards: the number that they come from
  auto* seedWord = new QLabel(tr("Seed"), this);
  seedWord->setBuddy(seed_);
  //: Button of the random boards: another page of them
  auto* again = new QPushButton(tr("Draw again"), this);
  again->setAutoDefault(false);
  auto* seeds = new QHBoxLayout;
  seeds->addWidget(seedWord);
  seeds->addWidget(seed_);
  seeds->addWidget(again);
  seeds->addStretch(1);
  //: Random boards: how the page of them is sorted
  seeds->addWidget(new QLabel(tr("The fairest boards come first."), this));
  seed_->setText(QString::number(newSeed_()));
  answer_->watch(seed_, kLongestSeed);
  connect(seed_, &QLineEdit::editingFinished, this, &GenerateDialog::draw);
  connect(again, &QPushButton::clicked, this, [this] {
    seed_->setText(QString::number(newSeed_()));
    draw();
  });
  return seeds;
}

BoardWishes GenerateDialog::wishes() const {
  BoardWishes wishes{.hotSpacing = wishOf(hot_),
                     .equalPips = wishOf(pips_),
                     .spreadHarbors = wishOf(harbors_),
                     .newTerrain = wishOf(terrain_),
                     .locked = locked_};
  if (keep_->isChecked()) wishes.locked.insert(selection_.selected().begin(), selection_.selected().end());
  return wishes;
}

QListWidgetItem* GenerateDialog::itemFor(const Drawn& drawn) const {
  const QPixmap picture = boardPicture(drawn.board, kDrawnPicture, themeOf(this), devicePixelRatioF());
  // The seed has the digits that are typed, the other numbers those of the interface.
  //: Under a random board: %1 its seed
  const QString seedLine = tr("Seed %1").arg(QString::number(drawn.seed));
  //: Under a random board: %1 pips (dots under the numbers) around the corner that has most of them
  const QString corner = tr("Best corner %1").arg(drawn.balance.bestCorner);
  const QString text = rankText(drawn.balance) + u'\n' + seedLine + u" · "_s + corner;
  QIcon icon(picture);
  icon.addPixmap(picture, QIcon::Selected);
  auto* item = new QListWidgetItem(icon, text);
  const QStringList reasons = balanceTexts(drawn.balance, kReasons);
  item->setToolTip(plainTip((QStringList{rankHelp(drawn.balance)} + reasons).join(u'\n')));
  item->setData(Qt::AccessibleDescriptionRole, reasons.join(u' '));
  return item;
}

void GenerateDialog::draw() {
  bool isNumber = false;
  const quint64 typed = withPlainDigits(seed_->text().trimmed()).toULongLong(&isNumber);
  answer_->setVisible(!isNumber);
  if (isNumber)
    first_ = typed;
  else
    //: Random boards: something else was typed where the seed belongs; %1 and %2 numbers
    answer_->tell(tr("A seed is a whole number from %1 to %2. These are the boards of the last one.")
                      .arg(QString::number(0), QString::number(std::numeric_limits<quint64>::max())));
  boards_.clear();
  page_->clear();
  const int seats = seatsFor(selection_.document().file());
  for (quint64 i = 0; i < kBoards; ++i) {
    const quint64 seed = first_ + i;  // after the largest number comes 0
    SeededRng rng(seed);
    const Board board = drawnOn(selection_.board(), wishes(), rng);
    boards_.push_back({board, seed, balanceOf(board, seats)});
  }
  std::ranges::stable_sort(boards_, std::ranges::greater(), [](const Drawn& each) { return each.balance.rank; });
  for (const Drawn& drawn : boards_) page_->addItem(itemFor(drawn));
  page_->setCurrentRow(0);
}

void GenerateDialog::accept() {
  const int row = page_->currentRow();
  if (row < 0) return reject();
  selection_.document().change(StepName::RandomBoard,
                               [&](BoardFile& file) { file.board = boards_[static_cast<std::size_t>(row)].board; });
  QDialog::accept();
}

}  // namespace tapu

#include "moc_generate_dialog.cpp"
