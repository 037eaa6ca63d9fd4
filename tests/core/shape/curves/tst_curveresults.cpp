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
        auto keysBefore = std::size_t(clip.motion.frameCount()); // a larger tolerance needs no more keys
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
            QVERIFY(track.keys().size() <= keysBefore);
            keysBefore = track.keys().size();
            lines << u"within %1: %2 keys, error %3 in %4, rotated %5, displaced %6"_s.arg(
                QString::number(tolerance), QString::number(track.keys().size()), shortText(error.largest),
                QString::number(error.frame), shortText(effect->degrees), shortText(effect->displacement));
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
    const auto keyAt = [&](int key) { return track.keys()[std::size_t(key)]; };
    QCOMPARE(keyAt(1).points[0].value, 12.0);
    QCOMPARE(keyAt(1).points[1].slopeBefore, -2.0);
    QCOMPARE(keyAt(1).points[1].slopeAfter, -2.0);
    QCOMPARE(keyAt(2).points[2].slopeBefore, 1.0);
    QCOMPARE(keyAt(2).points[2].slopeAfter, -1.5);
    QCOMPARE(keyAt(2).points[0].slopeAfter, 0.5 * fitted.keys()[2].points[0].slopeAfter);
    QCOMPARE(keyAt(keyCount - 2).points[0].slopeBefore, 0.0);
    QCOMPARE(keyAt(keyCount - 3).points[0].slopeBefore, keyAt(keyCount - 3).points[0].slopeAfter);
    QStringList lines;
    for (const bool keepsDetail : {true, false}) {
        const KeyedChange change = changedByKeys(values, fitted, track, keepsDetail);
        QCOMPARE(change.frames.first, keyAt(0).frame); // the key before the first that differs
        QVERIFY(change.frames.last <= keyAt(keyCount - 1).frame);
        lines << linesOf(change);
    }
    const int second = keyAt(1).frame;
    const int moved = track.moveInTime({1, 2}, 3);
    QCOMPARE(keyAt(1).frame, second + moved);
    const int added = track.add(57, values);
    QCOMPARE(keyAt(added).frame, 57);
    QCOMPARE(keyAt(added).points[1].value, values[1][57]);
    track.remove({keyCount - 2}, values);
    QCOMPARE(int(track.keys().size()), keyCount);
    track.placeInTime({1, 2, 3}, {2, 90, 40});
    QVERIFY(std::ranges::is_sorted(track.keys(), {}, &CurveKey::frame));
    QCOMPARE(keyAt(1).frame, 2);
    for (const CurveKey &key : track.keys())
        QCOMPARE(track.valueAt(1, key.frame), key.points[1].value);
    lines << linesOf(changedByKeys(values, fitted, track, false));
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
