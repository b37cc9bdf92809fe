// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/whole_file.h"
#include "app/tool/asked_games.h"
#include "engine/bots/search/recipe.h"

using namespace Qt::StringLiterals;

namespace tapu {
namespace {

void printStep(const FitStep& step) {
  const QString games = QString::number(step.games), samples = QString::number(step.samples);
  const QString loss = QString::number(step.loss, 'f', 4);
  if (step.others == 0)
    //: What tapu-tool fit tells: a number that is less the better the weights foretell who wins
    return printLine(ToolWords::tr("Games: %1. Positions: %2. Loss: %3; too few games to measure it in others.")
                         .arg(games, samples, loss));
  //: What tapu-tool fit tells: two numbers that are less the better the weights foretell who wins
  printLine(ToolWords::tr("Games: %1. Positions: %2. Loss: %3, in other games %4.")
                .arg(games, samples, loss, QString::number(step.heldOut, 'f', 4)));
}

/// Whether a file can be written there, before hours of work; the old one stays.
bool isWritable(const QString& path) {
  Complaint complaint;
  if (canBeWritten(path, complaint)) return true;
  printError(complaint.at(path));
  return false;
}

Ended write(const QString& path, const Weights& weights, RuleSet ruleSet) {
  Complaint complaint;
  if (writeFile(path, QByteArray::fromStdString(textOf(weights, ruleSet)), complaint)) return Ended::Well;
  printError(complaint.at(path));
  return Ended::BadInput;
}

Ended fitWeights(const QCommandLineParser& given) {
  Recipe recipe;
  for (const auto& [option, number] : {std::pair{u"games"_s, &recipe.greedyGames}, {u"own-games"_s, &recipe.ownGames}})
    if (const QString wrong = readNumber(given, option, 10, 10'000'000, *number); !wrong.isEmpty()) return usage(wrong);
  if (const QString wrong = readSeed(given, recipe.seed); !wrong.isEmpty()) return usage(wrong);
  //: tapu-tool on the command line
  if (given.value(u"out"_s).isEmpty()) return usage(ToolWords::tr("--out takes the name of a file."));
  const auto ruleSet = ruleSetNamed(given.value(u"rules"_s).toStdString());
  //: tapu-tool on the command line; the words are to be typed like that
  if (!ruleSet || *ruleSet == RuleSet::BigGame) return usage(ToolWords::tr("--rules is classic or crazy."));
  if (!isWritable(given.value(u"out"_s))) return Ended::BadInput;
  recipe.ruleSet = *ruleSet;
  recipe.options = defaultOptions(*ruleSet);
  const Weights weights = fitAnew(recipe, printStep);
  return write(given.value(u"out"_s), weights, recipe.ruleSet);
}

constexpr CommandOption kFitOptions[] = {
    {"rules", "RULES", "classic",
     //: Help of tapu-tool: what an option does; the two words are to be typed like that
     QT_TRANSLATE_NOOP("Tool", "The rule set that the games are played by: classic or crazy.")},
    {"games", "N", "60000",
     //: Help of tapu-tool: what an option does
     QT_TRANSLATE_NOOP("Tool", "How many games of greedy bots are played first.")},
    {"own-games", "N", "12000",
     //: Help of tapu-tool: what an option does
     QT_TRANSLATE_NOOP("Tool", "How many games are then played by the weights of the first ones.")},
    kAskedSeed,
    {"out", "FILE", "",
     //: Help of tapu-tool: what an option does
     QT_TRANSLATE_NOOP("Tool", "Where the weights are written.")},
};

constexpr Command kFitCommands[] = {
    {"fit", "",
     //: Help of tapu-tool: what a command does
     QT_TRANSLATE_NOOP("Tool", "Fits the weights by which bots judge positions to games of bots."), kFitOptions,
     fitWeights},
};

}  // namespace

std::span<const Command> fitCommands() { return kFitCommands; }

}  // namespace tapu
