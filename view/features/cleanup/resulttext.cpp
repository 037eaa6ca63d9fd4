#include "cleanup/resulttext.h"

#include "actions/operationwords.h"
#include "document/document.h"
#include "items/decimaltext.h"
#include "items/messagetext.h"
#include "layers/mappedlayers.h"
#include "widgets/lengthtext.h"

#include <QCoreApplication>

namespace limber {

namespace {

// The translation context of the texts.
class CleanUpResult
{
    Q_DECLARE_TR_FUNCTIONS(limber::CleanUpResult)
};

QString whereText(const ClipChanges::Largest &largest, const Document &document)
{
    constexpr qsizetype longestName = 28;
    QString name = document.textOfName(largest.joint);
    if (name.size() > longestName)
        name = name.left(longestName - 1) + QChar(0x2026);
    return CleanUpResult::tr("%1, frame %2").arg(name).arg(largest.frame);
}

QString changesText(const ClipChanges &changes, int joints)
{
    if (!changes.isAnyChange)
        return CleanUpResult::tr("Nothing to change");
    if (changes.framesBefore != changes.framesAfter)
        return CleanUpResult::tr("%n frame(s) become %1", nullptr, changes.framesBefore).arg(changes.framesAfter);
    if (!changes.hasSameLayout)
        return CleanUpResult::tr("The skeleton changes");
    if (changes.changedFrames == 0)
        return CleanUpResult::tr("The motion's values stay");
    return CleanUpResult::tr("%1 of %2 frames and %3 of %4 joints change")
        .arg(changes.changedFrames)
        .arg(changes.framesAfter)
        .arg(changes.changedJoints)
        .arg(joints);
}

} // namespace

QStringList resultLines(const AppliedOperation &result, const Document &document)
{
    if (!result.isDone())
        return {};
    QStringList lines{changesText(result.changes, result.clip.skeleton.jointCount())};
    if (result.changes.degrees.amount > 0.0)
        lines << CleanUpResult::tr("Largest rotation %1° (%2)")
                     .arg(decimalText(result.changes.degrees.amount, 'f', 2))
                     .arg(whereText(result.changes.degrees, document));
    if (result.changes.units.amount > 0.0)
        lines << CleanUpResult::tr("Largest shift %1 units (%2)")
                     .arg(lengthText(result.changes.units.amount), whereText(result.changes.units, document));
    for (const Message &note : result.notes)
        lines << sentence(textOf(note, document.nameCodec()));
    return lines;
}

QStringList shorterHeadlines(const AppliedOperation &result)
{
    const ClipChanges &changes = result.changes;
    const bool isLong = changes.isAnyChange && changes.framesBefore == changes.framesAfter && changes.hasSameLayout &&
                        changes.changedFrames > 0;
    if (!result.isDone() || !isLong)
        return {};
    return {
        CleanUpResult::tr("%n frame(s) change, joints: %1", nullptr, changes.changedFrames).arg(changes.changedJoints),
        CleanUpResult::tr("%n frame(s) change", nullptr, changes.changedFrames)};
}

QString appliedLine(const AppliedOperation &result)
{
    const ClipChanges &changes = result.changes;
    if (changes.framesBefore != changes.framesAfter)
        return CleanUpResult::tr("Applied: %n frame(s) became %1", nullptr, changes.framesBefore)
            .arg(changes.framesAfter);
    if (!changes.hasSameLayout)
        return CleanUpResult::tr("Applied: the skeleton changed");
    if (changes.changedFrames == 0)
        return CleanUpResult::tr("Applied");
    return CleanUpResult::tr("Applied: %n frame(s) changed", nullptr, changes.changedFrames);
}

QStringList warningLines(const AppliedOperation &result, const Document &document)
{
    QStringList lines;
    if (!result.problem.isEmpty())
        lines << sentence(textOf(result.problem, document.nameCodec()));
    for (const Message &warning : result.warnings)
        lines << sentence(textOf(warning, document.nameCodec()));
    const int layers = static_cast<int>(document.layers().size());
    const int lost =
        result.frames ? mappedLayers(document.layers(), *result.frames, result.clip.motion.frameCount()).lostKeys : 0;
    if (lost > 0)
        lines << CleanUpResult::tr(
            "%n key(s) of layers that override reach beyond the remaining frames and will be removed.", nullptr, lost);
    if (result.isDone() && !result.frames && layers > 0 &&
        result.clip.motion.frameCount() != document.motion().frameCount())
        lines << CleanUpResult::tr("The number of frames changes, and layers cannot follow: %n layer(s) will be "
                                   "removed. Merge them first to keep their effect.",
                                   nullptr, layers);
    return lines;
}

QString stepText(const OperationCall &call)
{
    const Operation *operation = findOperation(call.name);
    const QString title = operation != nullptr ? titleOf(*operation) : QString::fromStdString(call.name);
    QStringList settings;
    for (const OperationCall::Argument &argument : call.arguments)
        settings << QString::fromStdString(argument.key) + u' ' + QString::fromUtf8(argument.value.c_str()).left(24);
    return settings.isEmpty() ? title : CleanUpResult::tr("%1 (%2)").arg(title, settings.join(QStringLiteral(", ")));
}

} // namespace limber
