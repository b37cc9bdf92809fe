// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/question.h"

namespace tapu {

using namespace Qt::StringLiterals;

Question::Question(std::function<Texts()> texts, QWidget* parent)
    : ChoiceDialog(
          [texts = std::move(texts)] {
            const Texts now = texts();
            return ChoiceDialog::Texts{now.title, now.text, {now.safe, now.other}};
          },
          parent) {
  setObjectName(u"question"_s);
  buttons()[0]->setObjectName(u"questionSafe"_s);
  buttons()[1]->setObjectName(u"questionOther"_s);
  connect(this, &ChoiceDialog::answered, this, [this](int answer) {
    if (answer == 1) Q_EMIT confirmed();
  });
}

void Question::ask(QWidget* parent, std::function<Texts()> texts, std::function<void()> then) {
  auto* question = new Question(std::move(texts), parent);
  question->setAttribute(Qt::WA_DeleteOnClose);
  connect(question, &Question::confirmed, parent, std::move(then));
  question->open();
}

}  // namespace tapu

#include "moc_question.cpp"
