// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/board_gallery.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QListWidget>
#include <QTabBar>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "app/kit/dialog_size.h"
#include "app/kit/language_change.h"
#include "app/kit/quiet_view.h"
#include "app/kit/spoken.h"
#include "editor/overlay.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {
constexpr QSize kGalleryPicture(170, 130);
constexpr QSize kLargest(840, 640);
}  // namespace

BoardGallery::BoardGallery(std::function<Texts()> texts, std::vector<Group> groups, QWidget* parent)
    : QDialog(parent),
      texts_(std::move(texts)),
      groups_(std::move(groups)),
      tabs_(new QTabBar(this)),
      pictures_(new QuietView<QListWidget>(this)),
      note_(new Words({}, kSmallText, Weight::Regular, &Theme::ink2, this)),
      choose_(new ActionButton({}, ActionButton::Role::Next, this)),
      other_(new ActionButton({}, ActionButton::Role::Quiet, this)),
      cancel_(new ActionButton({}, ActionButton::Role::Quiet, this)) {
  setObjectName(u"boardGallery"_s);
  setAttribute(Qt::WA_DeleteOnClose);
  std::erase_if(groups_, [](const Group& group) { return group.entries.empty() && !group.note; });
  for (std::size_t i = 0; i < groups_.size(); ++i) tabs_->addTab({});
  tabs_->setObjectName(u"galleryGroups"_s);
  tabs_->setDrawBase(false);
  tabs_->setExpanding(false);
  tabs_->setFocusPolicy(Qt::StrongFocus);
  pictures_->setObjectName(u"galleryBoards"_s);
  pictures_->setViewMode(QListView::IconMode);
  pictures_->setIconSize(kGalleryPicture);
  pictures_->setResizeMode(QListView::Adjust);
  pictures_->setMovement(QListView::Static);
  pictures_->setWordWrap(true);
  pictures_->setTextElideMode(Qt::ElideNone);  // there is room for all lines
  choose_->setObjectName(u"galleryChoose"_s);
  other_->setObjectName(u"galleryOther"_s);
  auto* lines = new QVBoxLayout(this);
  lines->setContentsMargins(20, 14, 20, 14);
  lines->addWidget(tabs_);
  lines->addWidget(pictures_, 1);
  lines->addWidget(note_);
  auto* foot = new QHBoxLayout;
  foot->addWidget(other_);
  foot->addStretch(1);
  foot->addWidget(cancel_);
  foot->addWidget(choose_);
  lines->addLayout(foot);
  connect(tabs_, &QTabBar::currentChanged, this, &BoardGallery::showGroup);
  connect(pictures_, &QListWidget::itemActivated, this, &BoardGallery::take);
  connect(pictures_, &QListWidget::currentRowChanged, this, [this](int row) { choose_->setEnabled(row >= 0); });
  connect(choose_, &ActionButton::clicked, this, &BoardGallery::take);
  connect(cancel_, &ActionButton::clicked, this, &QDialog::reject);
  connect(other_, &ActionButton::clicked, this, [this] {
    accept();
    Q_EMIT otherWanted();
  });
  retranslate();
  fitSize(this, kLargest);
  pictures_->setFocus();
  whenLanguageChanges(this, [this] { retranslate(); });
}

void BoardGallery::showGroup(int index) {
  pictures_->clear();
  if (index < 0) return;
  const Group& group = groups_[static_cast<std::size_t>(index)];
  // As high as the longest title in this language and size of text needs.
  const QFontMetrics metrics(pictures_->font());
  int words = 0;
  for (const Entry& entry : group.entries)
    words = std::max(
        words, metrics.boundingRect({0, 0, kGalleryPicture.width(), 1000}, Qt::TextWordWrap, entry.title()).height());
  const QSize cell = kGalleryPicture + QSize(20, words + 20);
  pictures_->setGridSize(cell);
  for (const Entry& entry : group.entries) {
    const QPixmap picture = plannedPicture(entry.file.board, kGalleryPicture, themeOf(this), devicePixelRatioF());
    QIcon icon(picture);
    icon.addPixmap(picture, QIcon::Selected);  // else the system tints it
    auto* item = new QListWidgetItem(icon, entry.title(), pictures_);
    item->setSizeHint(cell - QSize(4, 4));
    item->setToolTip(entry.tip.isEmpty() ? entry.title() : entry.tip);
  }
  setSpokenName(pictures_, group.title());
  note_->setText(group.note ? group.note() : QString());
  note_->setVisible(!note_->text().isEmpty());
  pictures_->setCurrentRow(group.entries.empty() ? -1 : 0);
  choose_->setEnabled(!group.entries.empty());
}

void BoardGallery::take() {
  const int group = tabs_->currentIndex(), row = pictures_->currentRow();
  if (group < 0 || row < 0) return;
  const Entry entry = groups_[static_cast<std::size_t>(group)].entries[static_cast<std::size_t>(row)];
  accept();
  Q_EMIT chosen(entry);
}

void BoardGallery::retranslate() {
  const Texts texts = texts_();
  setWindowTitle(texts.title);
  choose_->setText(texts.choose);
  other_->setText(texts.other);
  other_->setVisible(!texts.other.isEmpty());
  //: Button: nothing is chosen
  cancel_->setText(tr("Cancel"));
  for (int i = 0; i < tabs_->count(); ++i) tabs_->setTabText(i, groups_[static_cast<std::size_t>(i)].title());
  tabs_->setVisible(tabs_->count() > 1);
  const int row = pictures_->currentRow();
  showGroup(tabs_->currentIndex());
  if (row >= 0) pictures_->setCurrentRow(row);
}

}  // namespace tapu

#include "moc_board_gallery.cpp"
