#include "base/at.h"
#include "body/bodystructure.h"
#include "body/rolesbyname.h"
#include "files/characterfiles.h"
#include "files/guessedpairs.h"
#include "files/mappingfiles.h"
#include "mapping/automaticmapping.h"
#include "mapping/jointkeys.h"
#include "messages/retargetmessages.h"
#include "output/exitstatus.h"
#include "output/messages.h"
#include "verbs/verb.h"
#include "words/sideanswers.h"

#include <algorithm>

namespace limber::cli {

namespace {

CommandLine::Shape mapShape()
{
    return {"map",
            "Finds the joint of SOURCE that drives each joint of TARGET, by names and by the shape of the skeletons,\n"
            "and writes it as a JSON file that can be edited and given to retarget.",
            "SOURCE TARGET", 2, 2};
}

constexpr const char *mapExplanation =
    "Without -o, the file is written to standard output. Uncertain pairs are reported as questions and left\n"
    "unmapped. SOURCE and TARGET may be names of built-in skeletons (see limber-cli retarget --list-skeletons).\n"
    "Joint names of your own can be added in Limber/joint-names.json in the folder for settings.";

void reportQuestions(const JointMapping &mapping, const Skeleton &source, const Skeleton &target,
                     const Vocabulary &vocabulary, const std::string &file)
{
    const std::vector<std::string> sources = jointKeys(source);
    const std::vector<std::string> targets = jointKeys(target);
    const GuessedPairs guessed = guessedPairs(mapping, source, target, vocabulary);
    for (const int joint : guessed.alike)
        reportNote(file, "does " + inQuotes(at(targets, joint)) + " follow " +
                             inQuotes(at(sources, mapping.sourceOf(joint))) + "? It was left unmapped");
    if (const std::vector<int> &joints = guessed.byShape; !joints.empty())
        reportNote(file, "by shape alone, " + countedText(joints.size(), "joint") +
                             " could follow one of another name, and stayed unmapped: " + namesOf(target, joints) +
                             "; --guess maps such joints");
}

// Says that the names of one figure are on the wrong sides.
void reportExchangedSides(const Clip &source, const PositionRules &sourceRules, const Clip &target,
                          const PositionRules &targetRules, const CommandLine &line, const Vocabulary &vocabulary)
{
    const auto isExchanged = [&vocabulary](const Clip &clip, const PositionRules &rules) {
        return areSidesExchanged(rolesByName(clip.skeleton, vocabulary), bodyRoles(clip, rules, vocabulary));
    };
    const bool ofSource = isExchanged(source, sourceRules);
    if (ofSource != isExchanged(target, targetRules))
        reportNote(line.arguments()[ofSource ? 0 : 1],
                   (ofSource ? messages::sidesOfSourceExchanged() : messages::sidesOfTargetExchanged()).text());
}

std::string listed(const std::vector<std::string> &names)
{
    constexpr std::size_t most = 8;
    std::string text;
    for (std::size_t i = 0; i < std::min(names.size(), most); ++i)
        text += (i == 0 ? ": " : ", ") + printable(names[i]);
    return text + (names.size() > most ? " …" : "");
}

void reportSummary(const MappingFile &mapping, const std::string &file)
{
    std::vector<std::string> open;
    for (const MappingFile::Pair &pair : mapping.mapping) {
        if (!pair.source)
            open.push_back(pair.target);
    }
    const std::size_t count = mapping.mapping.size();
    reportNote(file, std::to_string(count - open.size()) + " of " + countedText(count, "joint") + " mapped" +
                         (open.empty() ? "" : ", not mapped" + listed(open)));
}

int runMap(const Words &words)
{
    CommandLine line(mapShape());
    line.addExplanation(mapExplanation);
    line.addOption("o", "FILE", "Writes the mapping to FILE.");
    line.addFlag("guess", "Uses uncertain pairs, too.");
    addAnswerOption(line);
    if (const auto status = line.parse(words))
        return *status;
    const auto answers = answersFrom(line);
    if (!answers)
        return line.wrongUsage(answers.problem);
    std::vector<std::string> sourceNames;
    std::vector<std::string> targetNames;
    const auto source = loadNamedSkeleton(line.arguments()[0], line, sourceNames);
    const auto target = loadNamedSkeleton(line.arguments()[1], line, targetNames);
    if (!source || !target)
        return exitstatus::Failed;

    const PositionRules sourceRules = decidePositionRules(source->skeleton, source->motion, line.positionRule());
    const PositionRules targetRules = decidePositionRules(target->skeleton, target->motion, line.positionRule());
    const UsersVocabulary names = usersVocabulary(line);
    const Clip namedSource = withJointNames(*source, sourceNames);
    const Clip namedTarget = withJointNames(*target, targetNames);
    const JointMapping mapping =
        withAnswers(mapJoints(namedSource, sourceRules, namedTarget, targetRules, names.vocabulary), *answers.value,
                    line, line.arguments()[1]);
    const bool takesGuesses = line.isSet("guess");
    const MappingFile file =
        mappingFileOf(takesGuesses ? mapping.withGuesses() : mapping.sureOnly(), source->skeleton, target->skeleton);
    if (!line.isQuiet()) {
        reportExchangedSides(namedSource, sourceRules, namedTarget, targetRules, line, names.vocabulary);
        if (!takesGuesses) {
            reportSideQuestions(mapping, source->skeleton, target->skeleton, line.arguments()[1]);
            reportQuestions(mapping, source->skeleton, target->skeleton, names.vocabulary, line.arguments()[1]);
        }
        reportSummary(file, line.arguments()[1]);
    }
    const bool isSaved = saveTextFile(mappingText(file), line.value("o").value_or("-"));
    return isSaved && names.isWhole ? exitstatus::Done : exitstatus::Failed;
}

} // namespace

Verb mapVerb()
{
    return {"map", "finds which joint of one skeleton each joint of another is to follow", runMap, printsJson};
}

} // namespace limber::cli
