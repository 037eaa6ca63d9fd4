#include "retargeting/proportions/offsetoutcome.h"

#include "items/messagetext.h"
#include "widgets/lengthtext.h"

#include <QCoreApplication>
#include <QStringList>

namespace limber {

namespace {

struct OffsetOutcome
{
    Q_DECLARE_TR_FUNCTIONS(OffsetOutcome)
};

constexpr std::size_t mostProblems = 6;

QString feetLine(const OffsetsResult &changed)
{
    int contacts = 0;
    for (const JointContacts &joint : changed.contacts)
        contacts += static_cast<int>(joint.intervals.size());
    return OffsetOutcome::tr("Travel × %1. ").arg(lengthText(changed.travelScale)) +
           OffsetOutcome::tr("%n foot contact(s) locked.", nullptr, contacts);
}

QStringList reachLines(const std::vector<ReachProblem> &problems)
{
    QStringList lines;
    for (const ReachProblem &problem : problems) {
        if (lines.size() == static_cast<qsizetype>(mostProblems)) {
            lines << OffsetOutcome::tr("… and %n more contact(s) out of reach.", nullptr,
                                       static_cast<int>(problems.size() - mostProblems));
            break;
        }
        lines << OffsetOutcome::tr("Frames %1–%2: a leg is %3 too short to reach its contact.")
                     .arg(problem.frames.first)
                     .arg(problem.frames.last)
                     .arg(lengthText(problem.missing));
    }
    return lines;
}

} // namespace

QString offsetOutcome(const OffsetsResult &changed, OffsetMotion motion, const NameCodec &names)
{
    QStringList lines;
    if (motion == OffsetMotion::KeepFeet)
        lines << feetLine(changed) << reachLines(changed.problems);
    if (motion == OffsetMotion::KeepPositions) {
        lines << OffsetOutcome::tr("Joint position error: %1 average, %2 max.")
                     .arg(lengthText(changed.meanError), lengthText(changed.largestError));
    }
    for (const Message &note : changed.notes)
        lines << textOf(note, names);
    return lines.join(QLatin1Char('\n'));
}

} // namespace limber
