#include "features/secondlife/uploadwords.h"

#include "items/jointname.h"
#include "items/messagetext.h"
#include "secondlife/animwriter.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

namespace limber {

namespace {

constexpr qsizetype mostLines = 12; // more of them would fill the screen

// The translation context of this file.
class UploadWords
{
    Q_DECLARE_TR_FUNCTIONS(limber::UploadWords)

public:
    static QString listOf(const QStringList &lines)
    {
        QStringList shown = lines.mid(0, mostLines);
        for (QString &line : shown)
            line.prepend(QStringLiteral("• "));
        if (lines.size() > mostLines)
            shown << tr("… and %n more", nullptr, static_cast<int>(lines.size() - mostLines));
        return shown.join(QLatin1Char('\n'));
    }

    static QString planned(const UploadPlan &plan, const NameCodec &names)
    {
        QStringList steps;
        if (plan.mergesLayers)
            steps << tr("Merge the layers into the motion");
        for (const UploadRepair repair : plan.repairs)
            steps << repairText(repair);
        QString text = listOf(steps);
        QStringList rest;
        for (const UploadFinding &finding : plan.after.findings) {
            if (finding.severity() == UploadSeverity::Error)
                rest << textOf(finding.message, names) + QLatin1Char(' ') + textOf(adviceOn(finding.rule), names);
        }
        if (!rest.isEmpty())
            text += (text.isEmpty() ? QString() : QStringLiteral("\n\n")) + tr("This is left to you:") +
                    QLatin1Char('\n') + listOf(rest);
        return text;
    }

    static QString lost(const AnimExport &made, const Skeleton &skeleton, const NameCodec &names)
    {
        QStringList lines;
        int still = 0;
        for (const DroppedJoint &dropped : made.dropped) {
            if (dropped.reason == DropReason::Still)
                ++still;
            else
                lines << textOf(whyDropped(skeleton, dropped), names);
        }
        for (const int joint : made.cutJoints)
            lines << tr("Positions of “%1” are cut at 5 m, the most that the format holds.")
                         .arg(names.toText(skeleton.joint(joint).name));
        if (made.droppedConstraints > 0)
            lines << tr("%n constraint(s) left out: the chain has more joints than the animation.", nullptr,
                        static_cast<int>(made.droppedConstraints));
        if (still > 0)
            lines << tr("%n joint(s) left out that stand still.", nullptr, still);
        const std::size_t bytes = animSize(*made.file);
        if (bytes > animlimits::mostBytes)
            lines << tr("It has %1 bytes; at most %2 can be uploaded.")
                         .arg(QLocale().toString(static_cast<qulonglong>(bytes)),
                              QLocale().toString(static_cast<qulonglong>(animlimits::mostBytes)));
        return listOf(lines);
    }
};

} // namespace

QString planText(const UploadPlan &plan, const NameCodec &names)
{
    return UploadWords::planned(plan, names);
}

QString lossText(const AnimExport &made, const Skeleton &skeleton, const NameCodec &names)
{
    return UploadWords::lost(made, skeleton, names);
}

} // namespace limber
