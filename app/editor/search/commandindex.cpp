#include "search/commandindex.h"

#include <QAction>
#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace limber {

namespace {

struct Synonyms
{
    const char *command; // the object name of the action
    const char *words;
};

// Words from other programs and from everyday speech, translated as one list each.
const Synonyms synonymTable[] = {
    {"file.new", QT_TRANSLATE_NOOP("Synonyms", "create character avatar skeleton human quadruped second life mixamo")},
    {"file.open", QT_TRANSLATE_NOOP("Synonyms", "load import read browse bvh")},
    {"file.openRepaired", QT_TRANSLATE_NOOP("Synonyms", "fix broken damaged recover refused")},
    {"file.openSample", QT_TRANSLATE_NOOP("Synonyms", "example demo test walk")},
    {"file.save", QT_TRANSLATE_NOOP("Synonyms", "write store")},
    {"file.saveAs", QT_TRANSLATE_NOOP("Synonyms", "write copy rename export bvh")},
    {"file.revert", QT_TRANSLATE_NOOP("Synonyms", "reload reset restore discard original")},
    {"file.close", QT_TRANSLATE_NOOP("Synonyms", "tab remove")},
    {"file.quit", QT_TRANSLATE_NOOP("Synonyms", "exit end leave")},
    {"edit.undo", QT_TRANSLATE_NOOP("Synonyms", "back revert step")},
    {"edit.redo", QT_TRANSLATE_NOOP("Synonyms", "again repeat forward")},
    {"motion.copy", QT_TRANSLATE_NOOP("Synonyms", "cells numbers spreadsheet excel clipboard")},
    {"motion.paste", QT_TRANSLATE_NOOP("Synonyms", "cells numbers spreadsheet excel clipboard insert")},
    {"motion.fillDown", QT_TRANSLATE_NOOP("Synonyms", "repeat hold constant")},
    {"motion.interpolate", QT_TRANSLATE_NOOP("Synonyms", "smooth gap fix glitch spike repair bridge hermite")},
    {"motion.interpolateLinearly", QT_TRANSLATE_NOOP("Synonyms", "straight gap fix glitch slerp")},
    {"motion.offset", QT_TRANSLATE_NOOP("Synonyms", "shift move raise lower translate plus")},
    {"motion.scale", QT_TRANSLATE_NOOP("Synonyms", "multiply factor amplify")},
    {"motion.allChannels", QT_TRANSLATE_NOOP("Synonyms", "columns table joints everything")},
    {"edit.normalise",
     QT_TRANSLATE_NOOP("Synonyms", "normalise normalize clean alike format rotation order digits spelling")},
    {"edit.preferences", QT_TRANSLATE_NOOP("Synonyms", "theme dark light mode settings options colours colors toolbar "
                                                       "startup encoding")},
    {"edit.findCommand", QT_TRANSLATE_NOOP("Synonyms", "search palette")},
    {"joint.rename", QT_TRANSLATE_NOOP("Synonyms", "name bone label")},
    {"joint.editOffset", QT_TRANSLATE_NOOP("Synonyms", "bone length translate")},
    {"joint.copyName", QT_TRANSLATE_NOOP("Synonyms", "bone clipboard")},
    {"joint.selectBranch", QT_TRANSLATE_NOOP("Synonyms", "children bone hierarchy chain limb")},
    {"joint.selectParent", QT_TRANSLATE_NOOP("Synonyms", "bone up")},
    {"joint.filter", QT_TRANSLATE_NOOP("Synonyms", "search bone find name")},
    {"skeleton.scaleBone", QT_TRANSLATE_NOOP("Synonyms", "bone length size resize longer shorter limb")},
    {"retarget.offsets", QT_TRANSLATE_NOOP("Synonyms", "bone length height scale size resize taller shorter limbs "
                                                       "offsets skeleton units metres centimetres inches")},
    {"retarget.onto", QT_TRANSLATE_NOOP("Synonyms", "transfer character avatar map mixamo second life target ground "
                                                    "floor feet contacts")},
    {"skeleton.channels", QT_TRANSLATE_NOOP("Synonyms", "rotation order euler xyz zxy degrees freedom")},
    {"motion.frameTime", QT_TRANSLATE_NOOP("Synonyms", "fps rate speed slow faster duration seconds retime")},
    {"motion.goToFrame", QT_TRANSLATE_NOOP("Synonyms", "jump seek number")},
    {"motion.insertFrame", QT_TRANSLATE_NOOP("Synonyms", "add new")},
    {"motion.duplicateFrames", QT_TRANSLATE_NOOP("Synonyms", "copy repeat hold extend")},
    {"motion.deleteFrames", QT_TRANSLATE_NOOP("Synonyms", "remove cut trim crop range shorten")},
    {"motion.nextJump", QT_TRANSLATE_NOOP("Synonyms", "glitch spike error outlier pop find")},
    {"motion.previousJump", QT_TRANSLATE_NOOP("Synonyms", "glitch spike error outlier pop find")},
    {"transport.playPause", QT_TRANSLATE_NOOP("Synonyms", "run start stop animate pause")},
    {"transport.loop", QT_TRANSLATE_NOOP("Synonyms", "repeat cycle again")},
    {"transport.setRangeStart", QT_TRANSLATE_NOOP("Synonyms", "in point trim crop begin")},
    {"transport.setRangeEnd", QT_TRANSLATE_NOOP("Synonyms", "out point trim crop end")},
    {"transport.clearRange", QT_TRANSLATE_NOOP("Synonyms", "whole everything all remove")},
    {"timeline.showAll", QT_TRANSLATE_NOOP("Synonyms", "fit zoom out reset")},
    {"view.frameSelection", QT_TRANSLATE_NOOP("Synonyms", "zoom focus centre center bone fit")},
    {"view.home", QT_TRANSLATE_NOOP("Synonyms", "zoom fit reset camera centre center")},
    {"view.perspective", QT_TRANSLATE_NOOP("Synonyms", "orthographic camera lens")},
    {"view.grid", QT_TRANSLATE_NOOP("Synonyms", "ground floor plane axes")},
    {"view.shadow", QT_TRANSLATE_NOOP("Synonyms", "ground floor")},
    {"view.original", QT_TRANSLATE_NOOP("Synonyms", "compare before after ghost difference opened")},
    {"view.jointMarks", QT_TRANSLATE_NOOP("Synonyms", "balls spheres bone")},
    {"view.jointNames", QT_TRANSLATE_NOOP("Synonyms", "labels bone text")},
    {"view.follow", QT_TRANSLATE_NOOP("Synonyms", "camera track root")},
    {"view.fullScreen", QT_TRANSLATE_NOOP("Synonyms", "maximise maximize big")},
    {"window.reset", QT_TRANSLATE_NOOP("Synonyms", "layout default panels docks workspace")},
    {"window.dockAll", QT_TRANSLATE_NOOP("Synonyms", "floating panels undock")},
    {"window.browse", QT_TRANSLATE_NOOP("Synonyms", "layout workspace look")},
    {"window.edit", QT_TRANSLATE_NOOP("Synonyms", "layout workspace")},
    {"window.small", QT_TRANSLATE_NOOP("Synonyms", "layout workspace laptop")},
    {"help.contents", QT_TRANSLATE_NOOP("Synonyms", "help documentation guide keys shortcuts tutorial")},
    {"help.about", QT_TRANSLATE_NOOP("Synonyms", "version licence license credits")},
};

struct Absent
{
    const char *words;
    const char *sentence;
};

const Absent absentTable[] = {
    {"smooth filter denoise butterworth jitter noise",
     QT_TRANSLATE_NOOP("Absent", "Smoothing filters are not in Limber yet.")},
    {"mirror flip", QT_TRANSLATE_NOOP("Absent", "Mirroring left and right is not in Limber yet.")},
    {"curve curves graph keyframe key keys dopesheet",
     QT_TRANSLATE_NOOP("Absent", "A curve editor is not in Limber yet.")},
    {"export fbx gltf glb csv video gif usd",
     QT_TRANSLATE_NOOP("Absent", "Export to other formats is not in Limber yet.")},
    {"resample", QT_TRANSLATE_NOOP("Absent", "Resampling to another frame rate is not in Limber yet.")},
    {"ik pose rotate gizmo", QT_TRANSLATE_NOOP("Absent", "Posing in the view is not in Limber yet.")},
    {"layer layers", QT_TRANSLATE_NOOP("Absent", "Animation layers are not in Limber yet.")},
    {"append join merge concatenate", QT_TRANSLATE_NOOP("Absent", "Joining two motions is not in Limber yet.")},
    {"reverse", QT_TRANSLATE_NOOP("Absent", "Playing a motion backwards is not in Limber yet.")},
};

QStringList wordsOf(const QString &text)
{
    static const QRegularExpression separators(QStringLiteral("[^\\p{L}\\p{N}]+"));
    return text.toLower().split(separators, Qt::SkipEmptyParts);
}

QStringList synonymsOf(const QString &command)
{
    for (const Synonyms &entry : synonymTable) {
        if (command == QLatin1String(entry.command))
            return wordsOf(QCoreApplication::translate("Synonyms", entry.words));
    }
    return {};
}

bool anyStartsWith(const QStringList &words, const QString &start)
{
    return std::any_of(words.begin(), words.end(), [&](const QString &word) { return word.startsWith(start); });
}

// How well a word is found in a command; 0 where it is not.
int scoreOf(const CommandIndex::Command &command, const QString &word)
{
    if (command.titleWords.contains(word))
        return 5;
    if (anyStartsWith(command.titleWords, word))
        return 4;
    if (command.synonyms.contains(word))
        return 3;
    if (word.size() > 2 && anyStartsWith(command.synonyms, word))
        return 2;
    return word.size() > 2 && command.title.contains(word, Qt::CaseInsensitive) ? 1 : 0;
}

} // namespace

void CommandIndex::add(const QString &menu, QAction *action)
{
    const QString title = menu + QStringLiteral(" › ") + QString(action->text()).remove(QLatin1Char('&'));
    m_commands.push_back({action, title, wordsOf(title), synonymsOf(action->objectName())});
}

std::vector<const CommandIndex::Command *> CommandIndex::find(const QString &query) const
{
    const QStringList words = wordsOf(query);
    std::vector<std::pair<int, const Command *>> found;
    for (const Command &command : m_commands) {
        if (!command.action || !command.action->isVisible())
            continue;
        int score = words.isEmpty() ? 0 : (command.action->isEnabled() ? 1000 : 1);
        for (const QString &word : words) {
            const int own = scoreOf(command, word);
            score = own > 0 && score > 0 ? score + own : 0;
        }
        if (score > 0)
            found.emplace_back(score, &command);
    }
    std::ranges::stable_sort(found, std::ranges::greater(), [](const auto &entry) { return entry.first; });
    std::vector<const Command *> commands;
    for (const auto &[score, command] : found)
        commands.push_back(command);
    return commands;
}

QStringList CommandIndex::commandsWithSynonyms()
{
    QStringList names;
    for (const Synonyms &entry : synonymTable)
        names << QLatin1String(entry.command);
    return names;
}

QString CommandIndex::absentFeature(const QString &query)
{
    const QStringList asked = wordsOf(query);
    for (const Absent &feature : absentTable) {
        const QStringList words = wordsOf(QLatin1String(feature.words));
        const bool isAsked = std::any_of(asked.begin(), asked.end(), [&](const QString &word) {
            return words.contains(word) || (word.size() > 3 && anyStartsWith(words, word));
        });
        if (isAsked)
            return QCoreApplication::translate("Absent", feature.sentence);
    }
    return {};
}

} // namespace limber
