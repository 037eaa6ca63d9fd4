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

#include <deque>

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
    QStringList lines{u"frames %1 to %2"_s.arg(change.frames.first).arg(change.frames.last)};
    for (const std::vector<double> &curve : change.values) {
        QString line;
        for (std::size_t index = 0; index < curve.size(); index += 5)
            line += shortText(curve[index]) + u' ';
        lines << line.trimmed();
    }
    return lines;
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
        check(name + u", usual tolerance"_s, {shortText(usualTolerance(values)), shortText(noiseOf(values.front()))});
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
            check(name + u", within %1"_s.arg(tolerance),
                  QStringList{u"error %1 in %2, sum %3"_s.arg(shortText(error.largest))
                                  .arg(error.frame)
                                  .arg(shortText(error.sumOfSquares)),
                              u"error %1 in %2, displaced %3 in %4"_s.arg(shortText(effect->degrees))
                                  .arg(effect->frame)
                                  .arg(shortText(effect->displacement))
                                  .arg(effect->displacedFrame)} +
                      linesOf(track));
        }
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
    check(joint + u", shaped keys"_s, linesOf(track));
    QStringList lines;
    for (const bool keepsDetail : {true, false})
        lines << linesOf(changedByKeys(values, fitted, track, keepsDetail));
    check(joint + u", values by shaped keys"_s, lines);
    const int moved = track.moveInTime({1, 2}, 3);
    const int added = track.add(57, values);
    track.remove({keyCount - 2}, values);
    check(joint + u", moved and removed keys"_s, QStringList{u"%1 %2"_s.arg(moved).arg(added)} + linesOf(track));
    track.placeInTime({1, 2, 3}, {2, 90, 40});
    check(joint + u", placed keys"_s, linesOf(track));
    lines = linesOf(changedByKeys(values, fitted, track, false));
    for (const double frame : {0, 7, 33, 119})
        lines << shortText(track.valueAt(1, int(frame)));
    check(joint + u", values by placed keys"_s, lines);
}

void CurveResultsTest::shownCurves()
{
    QFETCH(QString, joint);
    const Clip clip = noisyWalk();
    for (const CurveKind kind : {CurveKind::Angles, CurveKind::Continuous, CurveKind::Speed}) {
        JointCurves curves(clip.skeleton, named(clip, joint), kind);
        while (curves.takeIn(clip, 50))
            ;
        QStringList lines;
        for (const ChannelCurve &curve : curves.curves()) {
            QString line = u"column %1, rotation %2:"_s.arg(curve.column).arg(curve.rotation);
            for (const int frame : {0, 1, 49, 50, 60, 95, 118, 119}) {
                line += u" %1 (%2)"_s.arg(shortText(curve.values[std::size_t(frame)]),
                                          shortText(curves.signInFile(curve, frame)));
            }
            for (const auto &[first, last] : {std::pair{0, 119}, {3, 17}, {14, 80}}) {
                const Extent extent = curve.extents.of(curve.values, first, last);
                line += u" %1 to %2"_s.arg(shortText(extent.least), shortText(extent.most));
            }
            lines << line;
        }
        check(u"%1, shown as %2"_s.arg(joint).arg(int(kind)), lines);
    }
}

QTEST_GUILESS_MAIN(CurveResultsTest)

} // namespace tst_curveresults

#include "tst_curveresults.moc"
