#include "support/operationcalls.h"
#include "support/sharedfiles.h"

#include "bvh/read/bvhfile.h"
#include "bvh/read/bvhreader.h"
#include "bvh/write/bvhwriter.h"
#include "motion/nodeaddress.h"
#include "operations/callcheck.h"

#include <QFileInfo>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>

namespace tst_realclips {

using namespace limber;
using namespace limber::test;

// Runs every operation on captured and exported files and checks numbers, text, pose and flips.
class RealClipsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void resultsAreSound_data() { operationRows(); }
    void resultsAreSound();
    void framesOutsideKeepTheirText_data() { operationRows(); }
    void framesOutsideKeepTheirText();
    void jointsThatAreNotNamedKeepTheirText_data() { operationRows(); }
    void jointsThatAreNotNamedKeepTheirText();

private:
    static void operationRows();

    struct RealClip
    {
        QString name;
        Clip clip;
        QStringList rows;
    };
    std::vector<RealClip> m_clips;
};

namespace {

constexpr int mostBytes = 2'000'000;
constexpr int mostFrames = 120;

bool mayFlip(const OperationCall &call)
{
    return call.name == "concat" || call.name == "resample" || call.name == "restframe" || call.name == "lookat" ||
           call.name == "hold";
}

// The lines of the frames; empty if lines do not correspond to frames.
QStringList rowsOf(const Clip &clip)
{
    const QString text = QString::fromStdString(writeBvh(clip));
    static const QRegularExpression lineBreak(QStringLiteral("\r\n|\r|\n"));
    QStringList lines = text.mid(text.indexOf(QStringLiteral("Frame Time"))).split(lineBreak);
    lines.removeFirst();
    while (!lines.isEmpty() && lines.last().trimmed().isEmpty())
        lines.removeLast();
    return lines.size() == clip.motion.frameCount() ? lines : QStringList();
}

} // namespace

void RealClipsTest::initTestCase()
{
    if (!hasShared())
        QSKIP(sharedIsMissing());
    for (const QString &name : corpusNames()) {
        const QString path = corpusPath(name);
        if (QFileInfo(path).size() > mostBytes)
            continue;
        ReadResult read = readBvhFile(path.toStdString());
        if (!read.clip || read.clip->motion.isEmpty())
            continue;
        Motion &motion = read.clip->motion;
        if (motion.frameCount() > mostFrames)
            motion.removeFrames(mostFrames, motion.frameCount() - mostFrames);
        const QStringList rows = rowsOf(*read.clip);
        m_clips.push_back({name, std::move(*read.clip), rows});
    }
    QVERIFY(m_clips.size() >= 5);
}

void RealClipsTest::operationRows()
{
    QTest::addColumn<QString>("name");
    for (const Operation &each : operations())
        QTest::newRow(std::string(each.name).c_str()) << QString::fromStdString(std::string(each.name));
}

void RealClipsTest::resultsAreSound()
{
    QFETCH(QString, name);
    const Operation &operation = *findOperation(name.toStdString());
    for (const RealClip &real : m_clips) {
        const OperationCall call = plainCall(operation, real.clip);
        const AppliedOperation result = applyOperation(call, real.clip, contextWith(real.clip));
        if (!result.isDone()) {
            QVERIFY2(!result.problem.isEmpty(), qPrintable(real.name));
            continue;
        }
        // Where numbers are kept, the values of two clips may differ by whole turns where they meet, and the numbers of
        // distant frames may be far from each other, a joint that looks at something turns as fast as that passes, and
        // a limb is stretched to wherever its place is; the operation reports this.
        if (result.changes.flipsAfter > result.changes.flipsBefore)
            QVERIFY2(mayFlip(call) && !result.warnings.empty(), qPrintable(real.name));
        const ReadResult again = readBvh(writeBvh(result.clip));
        QVERIFY2(again.clip && again.clip->motion.frameCount() == result.clip.motion.frameCount(),
                 qPrintable(real.name));
        for (int frame = 0; frame < result.clip.motion.frameCount(); ++frame) {
            for (const double value : result.clip.motion.frame(frame))
                QVERIFY2(std::isfinite(value), qPrintable(real.name));
        }
        if (!operation.keepsPose || result.clip.skeleton.jointCount() != real.clip.skeleton.jointCount())
            continue;
        const PoseError error = poseError(real.clip, result.clip);
        QVERIFY2(error.units <= 1e-6 && error.degrees <= 1e-6, qPrintable(real.name));
    }
}

void RealClipsTest::framesOutsideKeepTheirText()
{
    QFETCH(QString, name);
    const Operation &operation = *findOperation(name.toStdString());
    if (!operation.takesFrames)
        QSKIP("It takes no frames.");
    for (const RealClip &real : m_clips) {
        const int frames = real.clip.motion.frameCount();
        OperationCall call = plainCall(operation, real.clip);
        call.set(framesKey, std::to_string(frames / 3) + "-" + std::to_string(frames / 2));
        const AppliedOperation result = applyOperation(call, real.clip, contextWith(real.clip));
        if (!result.isDone() || result.clip.motion.frameCount() != frames || !result.changes.hasSameLayout)
            continue;
        const QStringList &before = real.rows;
        const QStringList after = rowsOf(result.clip);
        for (int frame = 0; frame < before.size(); ++frame) {
            if (frame < frames / 3 || frame > frames / 2)
                QVERIFY2(after.value(frame) == before.at(frame), qPrintable(real.name));
        }
    }
}

void RealClipsTest::jointsThatAreNotNamedKeepTheirText()
{
    QFETCH(QString, name);
    const Operation &operation = *findOperation(name.toStdString());
    if (!operation.takesJoints)
        QSKIP("It takes no joints.");
    for (const RealClip &real : m_clips) {
        const Skeleton &skeleton = real.clip.skeleton;
        const int named = skeleton.jointCount() / 2;
        OperationCall call = plainCall(operation, real.clip);
        call.set(jointsKey, addressOf(skeleton, NodeId::joint(named)));
        const AppliedOperation result = applyOperation(call, real.clip, contextWith(real.clip));
        if (!result.isDone() || !result.changes.hasSameLayout)
            continue;
        const QStringList &before = real.rows;
        const QStringList after = rowsOf(result.clip);
        QCOMPARE(after.size(), before.size());
        static const QRegularExpression number(QStringLiteral("[^ \\t,]+"));
        std::set<int> changed;
        for (qsizetype frame = 0; frame < before.size(); ++frame) {
            if (before.at(frame) == after.at(frame))
                continue;
            auto old = number.globalMatch(before.at(frame));
            auto now = number.globalMatch(after.at(frame));
            for (int column = 0; column < skeleton.columnCount() && old.hasNext(); ++column) {
                const QString text = old.next().captured();
                const QString newText = now.hasNext() ? now.next().captured() : QString();
                if (newText != text)
                    changed.insert(skeleton.column(column).joint);
            }
        }
        // A joint of the side that is copied keeps its own pose and gives it to its partner.
        const bool isFine = operation.swapsSides
                                ? changed.size() <= 1
                                : std::ranges::all_of(changed, [named](int joint) { return joint == named; });
        QVERIFY2(isFine, qPrintable(real.name));
    }
}

QTEST_GUILESS_MAIN(RealClipsTest)

} // namespace tst_realclips

#include "tst_realclips.moc"
