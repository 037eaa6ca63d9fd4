#include "curves/channelcurves.h"
#include "curves/fiterror.h"
#include "curves/keyeffect.h"
#include "curves/keyfit.h"
#include "support/results/checkstored.h"
#include "support/results/clipsummary.h"
#include "support/results/resultinputs.h"
#include "support/walker.h"

#include "pose/positionrule.h"

#include <QTest>

#include <algorithm>
#include <deque>
#include <span>

namespace tst_curveresults {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// Curves with few keys, their edits, and the curves that are shown of joints, compared with the stored results beside
// this file (see StoredResults).
class CurveResultsTest : public QObject
{
    Q_OBJECT

private slots:
    void fittedKeys_data() { jointRows(); }
    void fittedKeys();
    void editedKeys_data() { jointRows(); }
    void editedKeys();
    void shownCurves_data() { jointRows(); }
    void shownCurves();

private:
    static void jointRows();
    void check(const QString &name, const QStringList &lines) { checkStored(m_stored, name, lines); }

    StoredResults m_stored{QStringLiteral(LIMBER_STORED_RESULTS)};
};

namespace {

// The rotations of a joint, by channel.
class JointValues
{
public:
    JointValues(const Clip &clip, int joint)
    {
        const Joint &of = clip.skeleton.joint(joint);
        for (int channel = 0; channel < of.columnCount(); ++channel) {
            if (!of.channels[std::size_t(channel)].isRotation())
                continue;
            std::vector<double> &column = m_columns.emplace_back();
            for (int frame = 0; frame < clip.motion.frameCount(); ++frame)
                column.push_back(clip.motion.value(frame, of.firstColumn + channel));
        }
    }

    [[nodiscard]] CurveValues values() const { return {m_columns.begin(), m_columns.end()}; }

private:
    std::deque<std::vector<double>> m_columns;
};

QStringList linesOf(const KeyTrack &track)
{
    QStringList lines;
    for (const CurveKey &key : track.keys()) {
        QString line = u"key %1:"_s.arg(key.frame);
        for (const KeyPoint &point : key.points) {
            line += u" %1 (%2, %3)"_s.arg(shortText(point.value), shortText(point.slopeBefore),
                                          shortText(point.slopeAfter));
        }
        lines << line;
    }
    return lines;
}

QStringList linesOf(const KeyedChange &change)
{
    QString line = u"frames %1 to %2, values"_s.arg(change.frames.first).arg(change.frames.last);
    for (const std::vector<double> &curve : change.values) {
        double sum = 0.0; // in which each frame counts differently
        for (std::size_t index = 0; index < curve.size(); ++index)
            sum += curve[index] * (1.0 + 0.1 * double(index % 7));
        line += u' ' + shortText(sum / double(curve.size()));
    }
    return {line};
}

int named(const Clip &clip, const QString &name)
{
    return jointNamed(clip.skeleton, name.toStdString());
}

} // namespace

void CurveResultsTest::jointRows()
{
    QTest::addColumn<QString>("joint");
    for (const char *name : {"Hips", "LeftLeg", "LeftFoot", "RightFoot", "LeftArm"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void CurveResultsTest::fittedKeys()
{
    QFETCH(QString, joint);
    for (const auto &[kind, clip] : {std::pair{"smooth", shortWalk()}, {"noisy", noisyWalk()}}) {
        const JointValues of(clip, named(clip, joint));
        const CurveValues values = of.values();
        const QString name = joint + u", "_s + QLatin1StringView(kind);
        QStringList lines{u"usual tolerance %1, noise %2"_s.arg(shortText(usualTolerance(values)),
                                                                shortText(noiseOf(values.front())))};
        for (const double tolerance : {0.3, 1.0, 5.0}) {
            if (tolerance < 2.0 * noiseOf(values.front()))
                continue; // nearly every frame would get a key
            const auto keyed = fitKeys(values, tolerance);
            QVERIFY(keyed);
            const KeyTrack track(values, *keyed);
            const CurveError error = errorOf(values, *keyed);
            const auto effect =
                fitError(clip, decidePositionRules(clip.skeleton, clip.motion), named(clip, joint), values, track);
            QVERIFY(effect);
            QVERIFY(error.largest <= tolerance);
            QCOMPARE(track.keys().front().frame, 0);
            QCOMPARE(track.keys().back().frame, clip.motion.frameCount() - 1);
            for (const CurveKey &key : track.keys()) {
                for (std::size_t curve = 0; curve < values.size(); ++curve)
                    QCOMPARE(key.points[curve].value, values[curve][std::size_t(key.frame)]);
            }
            lines << u"within %1: error %2 in %3, sum %4, rotated %5 in %6, displaced %7 in %8"_s.arg(
                         QString::number(tolerance), shortText(error.largest), QString::number(error.frame),
                         shortText(error.sumOfSquares), shortText(effect->degrees), QString::number(effect->frame),
                         shortText(effect->displacement), QString::number(effect->displacedFrame))
                  << withoutLongTables(linesOf(track));
        }
        check(joint + u", "_s + QLatin1StringView(kind), lines);
    }
}

void CurveResultsTest::editedKeys()
{
    QFETCH(QString, joint);
    const Clip clip = shortWalk();
    const JointValues of(clip, named(clip, joint));
    const CurveValues values = of.values();
    const KeyTrack fitted(values, *fitKeys(values, 0.2));
    const int keyCount = int(fitted.keys().size());
    QVERIFY(keyCount > 6);
    KeyTrack track = fitted;
    track.setValue(1, 0, 12.0);
    track.setSlope(1, 1, -2.0);
    track.setSlopes(2, 2, 1.0, -1.5);
    track.scaleSlopes(2, 0, 0.5);
    track.setTangent(keyCount - 2, 0, Tangent::Flat);
    track.setTangent(keyCount - 3, 0, Tangent::Smooth);
    QStringList lines{u"shaped keys"_s};
    lines << withoutLongTables(linesOf(track));
    for (const bool keepsDetail : {true, false})
        lines << linesOf(changedByKeys(values, fitted, track, keepsDetail));
    const int moved = track.moveInTime({1, 2}, 3);
    const int added = track.add(57, values);
    track.remove({keyCount - 2}, values);
    lines << u"moved and removed keys %1 %2"_s.arg(moved).arg(added) << withoutLongTables(linesOf(track));
    track.placeInTime({1, 2, 3}, {2, 90, 40});
    lines << u"placed keys"_s << withoutLongTables(linesOf(track))
          << linesOf(changedByKeys(values, fitted, track, false));
    for (const double frame : {0, 7, 33, 119})
        lines << shortText(track.valueAt(1, int(frame)));
    check(joint + u", edited keys"_s, lines);
}

void CurveResultsTest::shownCurves()
{
    QFETCH(QString, joint);
    const Clip clip = noisyWalk();
    QStringList allLines;
    for (const CurveKind kind : {CurveKind::Angles, CurveKind::Continuous, CurveKind::Speed}) {
        JointCurves curves(clip.skeleton, named(clip, joint), kind);
        while (curves.takeIn(clip, 50))
            ;
        for (const ChannelCurve &curve : curves.curves()) {
            const Joint &of = clip.skeleton.joint(named(clip, joint));
            for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
                const double shown = curve.values[std::size_t(frame)];
                if (kind == CurveKind::Angles || (kind == CurveKind::Continuous && curve.rotation < 0))
                    QCOMPARE(shown, clip.motion.value(frame, curve.column));
            }
            for (const auto &[first, last] : {std::pair{0, 119}, {3, 17}, {14, 80}}) {
                const Extent extent = curve.extents.of(curve.values, first, last);
                const auto [least, most] = std::ranges::minmax(
                    std::span(curve.values).subspan(std::size_t(first), std::size_t(last - first + 1)));
                QCOMPARE(extent.least, least);
                QCOMPARE(extent.most, most);
            }
            QCOMPARE(curve.column < 0, kind == CurveKind::Speed);
            if (kind == CurveKind::Angles ||
                (curve.column >= 0 && !of.channels[std::size_t(curve.column - of.firstColumn)].isRotation()))
                continue;
            QString line =
                u"shown as %1, column %2, rotation %3:"_s.arg(int(kind)).arg(curve.column).arg(curve.rotation);
            for (const int frame : {1, 50, 95, 119}) {
                line += u" %1 (%2)"_s.arg(shortText(curve.values[std::size_t(frame)]),
                                          shortText(curves.signInFile(curve, frame)));
            }
            allLines << line;
        }
    }
    check(joint + u", shown"_s, allLines);
}

QTEST_GUILESS_MAIN(CurveResultsTest)

} // namespace tst_curveresults

#include "tst_curveresults.moc"
