#include "curves/keyeffect.h"

#include "curves/keyfit.h"

#include <QTest>

#include <cmath>

namespace tst_keytrack {

using namespace limber;

// Edits of keys, and the values that result from them.
class KeyTrackTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void movingNoKeyChangesNothing();
    void aMovedKeyIsExactAndTheRestIsBitEqual();
    void keysMoveInTimeUpToTheirNeighbours();
    void slopesAreExactAtTheKey();
    void tangentsSetTheSlopes();
    void keysAreAddedAndRemoved();
    void aBrokenTangentChangesOneSide();
    void keysArePlacedInTime();
    void slopesAreScaled();
    void withoutDetailTheValuesFollowTheKeys();
    void aTrackOfOneFrameHasOneKey();

private:
    [[nodiscard]] CurveValues values() const { return {m_columns.begin(), m_columns.end()}; }
    [[nodiscard]] int middleKey() const { return static_cast<int>(m_track.keys().size()) / 2; }

    std::vector<std::vector<double>> m_columns;
    KeyTrack m_track;
};

void KeyTrackTest::init()
{
    m_columns.assign(3, std::vector<double>(300));
    for (std::size_t frame = 0; frame < 300; ++frame) {
        const double t = static_cast<double>(frame);
        m_columns[0][frame] = 50.0 * std::sin(t * 0.06) + 0.1 * std::sin(t * 2.1);
        m_columns[1][frame] = 20.0 * std::cos(t * 0.04) + 0.1 * std::cos(t * 1.7);
        m_columns[2][frame] = 0.2 * t + 0.07 * std::sin(t * 1.3);
    }
    m_track = KeyTrack(values(), *fitKeys(values(), 0.5));
    QVERIFY(m_track.keys().size() > 6);
}

void KeyTrackTest::movingNoKeyChangesNothing()
{
    QVERIFY(changedByKeys(values(), m_track, m_track, true).isEmpty());
    QVERIFY(changedByKeys(values(), m_track, m_track, false).isEmpty());
}

void KeyTrackTest::aMovedKeyIsExactAndTheRestIsBitEqual()
{
    const int key = middleKey();
    const CurveKey &moved = m_track.keys()[static_cast<std::size_t>(key)];
    KeyTrack after = m_track;
    after.setValue(key, 1, moved.points[1].value + 7.25);
    const KeyedChange change = changedByKeys(values(), m_track, after, true);
    const int before = m_track.keys()[static_cast<std::size_t>(key - 1)].frame;
    const int behind = m_track.keys()[static_cast<std::size_t>(key + 1)].frame;
    QCOMPARE(change.frames.first, before);
    QCOMPARE(change.frames.last, behind);
    QCOMPARE(change.values[1][static_cast<std::size_t>(moved.frame - before)], moved.points[1].value + 7.25);
    int changed = 0;
    for (int frame = before; frame <= behind; ++frame) {
        const auto at = static_cast<std::size_t>(frame - before);
        QCOMPARE(change.values[0][at], m_columns[0][static_cast<std::size_t>(frame)]);
        QCOMPARE(change.values[2][at], m_columns[2][static_cast<std::size_t>(frame)]);
        changed += change.values[1][at] != m_columns[1][static_cast<std::size_t>(frame)] ? 1 : 0;
    }
    QCOMPARE(changed, behind - before - 1);
    QCOMPARE(change.values[1].front(), m_columns[1][static_cast<std::size_t>(before)]);
    QCOMPARE(change.values[1].back(), m_columns[1][static_cast<std::size_t>(behind)]);
}

void KeyTrackTest::keysMoveInTimeUpToTheirNeighbours()
{
    const int key = middleKey();
    const int next = m_track.keys()[static_cast<std::size_t>(key + 1)].frame;
    const int frame = m_track.keys()[static_cast<std::size_t>(key)].frame;
    KeyTrack after = m_track;
    QCOMPARE(after.moveInTime({key}, 1000), next - 1 - frame);
    QCOMPARE(after.keys()[static_cast<std::size_t>(key)].frame, next - 1);
    QCOMPARE(after.moveInTime({0, static_cast<int>(after.keys().size()) - 1}, 5), 0);
    // Keys that move together do not block each other.
    KeyTrack both = m_track;
    const int last = m_track.keys()[static_cast<std::size_t>(key + 2)].frame;
    QCOMPARE(both.moveInTime({key, key + 1}, 1000), last - 1 - next);
    const KeyedChange change = changedByKeys(values(), m_track, after, true);
    QCOMPARE(change.frames.first, m_track.keys()[static_cast<std::size_t>(key - 1)].frame);
    QCOMPARE(change.frames.last, next);
    // Without its detail the curve runs through the key.
    const KeyedChange bare = changedByKeys(values(), m_track, after, false);
    QCOMPARE(bare.values[0][static_cast<std::size_t>(next - 1 - bare.frames.first)],
             m_track.keys()[static_cast<std::size_t>(key)].points[0].value);
}

void KeyTrackTest::slopesAreExactAtTheKey()
{
    KeyTrack track(std::vector<std::span<const double>>{m_columns[2]}, {{0, 150, 299}, {{0.2, 0.2, 0.2}}});
    track.setSlope(1, 0, -3.0);
    QCOMPARE(track.keys()[1].points[0].tangent, Tangent::Free);
    const KeyPoint &key = track.keys()[1].points[0];
    // The slope at the end of a cubic is that of its first steps, except for the square of the step.
    const double h = 1.0;
    const double first = track.valueAt(0, 151) - key.value;
    const double second = track.valueAt(0, 152) - key.value;
    const double third = track.valueAt(0, 153) - key.value;
    QVERIFY(std::abs((3.0 * first - 1.5 * second + third / 3.0) / h + 3.0) < 1e-9);
}

void KeyTrackTest::tangentsSetTheSlopes()
{
    const int key = middleKey();
    const auto point = [&](const KeyTrack &track) { return track.keys()[static_cast<std::size_t>(key)].points[0]; };
    KeyTrack track = m_track;
    track.setTangent(key, 0, Tangent::Smooth);
    QCOMPARE(track, m_track); // the tangent that the fit made is smooth
    track.setTangent(key, 0, Tangent::Flat);
    QCOMPARE(point(track).slopeBefore, 0.0);
    QCOMPARE(point(track).slopeAfter, 0.0);
    QVERIFY(!changedByKeys(values(), m_track, track, true).isEmpty());
    track.setTangent(key, 0, Tangent::Smooth);
    const CurveKey &before = track.keys()[static_cast<std::size_t>(key - 1)];
    const CurveKey &after = track.keys()[static_cast<std::size_t>(key + 1)];
    QCOMPARE(point(track).slopeAfter, (after.points[0].value - before.points[0].value) / (after.frame - before.frame));
}

void KeyTrackTest::keysAreAddedAndRemoved()
{
    const int key = middleKey();
    const int first = m_track.keys()[static_cast<std::size_t>(key)].frame;
    const int last = m_track.keys()[static_cast<std::size_t>(key + 1)].frame;
    QVERIFY(last - first > 2);
    KeyTrack track = m_track;
    const int added = track.add(first + 1, values());
    QCOMPARE(added, key + 1);
    QCOMPARE(track.keys().size(), m_track.keys().size() + 1);
    QCOMPARE(track.keys()[static_cast<std::size_t>(added)].points[2].value,
             m_columns[2][static_cast<std::size_t>(first + 1)]);
    QCOMPARE(track.add(first + 1, values()), added);
    QCOMPARE(track.keys().size(), m_track.keys().size() + 1);
    track.remove({added}, values());
    QCOMPARE(track.keys().size(), m_track.keys().size());
    QCOMPARE(track.keyAt(first + 1), -1);
    // The first and the last key remain.
    std::vector<int> all;
    for (int i = 0; i < static_cast<int>(track.keys().size()); ++i)
        all.push_back(i);
    track.remove(all, values());
    QCOMPARE(track.keys().size(), std::size_t(2));
    QCOMPARE(track.keys().back().frame, 299);
}

void KeyTrackTest::aBrokenTangentChangesOneSide()
{
    const int key = middleKey();
    const auto &keys = m_track.keys();
    const KeyPoint before = keys[static_cast<std::size_t>(key)].points[1];
    KeyTrack track = m_track;
    track.setSlopes(key, 1, before.slopeBefore, before.slopeAfter + 2.0);
    QCOMPARE(track.keys()[static_cast<std::size_t>(key)].points[1].tangent, Tangent::Broken);
    const KeyEffect effect(m_track, track, true);
    QCOMPARE(effect.frames(1).first, keys[static_cast<std::size_t>(key)].frame);
    QCOMPARE(effect.frames(1).last, keys[static_cast<std::size_t>(key + 1)].frame);
    QVERIFY(effect.frames(0).last < effect.frames(0).first);
    QCOMPARE(effect.valueAt(0, effect.frames(1).first + 1, 17.0), 17.0);
    // Back to one slope: halfway between the two.
    track.setTangent(key, 1, Tangent::Free);
    QCOMPARE(track.keys()[static_cast<std::size_t>(key)].points[1].slopeBefore, before.slopeBefore + 1.0);
    QCOMPARE(track.keys()[static_cast<std::size_t>(key)].points[1].slopeAfter, before.slopeBefore + 1.0);
}

void KeyTrackTest::keysArePlacedInTime()
{
    const auto frameOf = [](const KeyTrack &track, int key) {
        return track.keys()[static_cast<std::size_t>(key)].frame;
    };
    const int last = static_cast<int>(m_track.keys().size()) - 1;
    QVERIFY(last >= 5);
    KeyTrack track = m_track;
    // Keys placed beyond their neighbours and in the wrong order stay between the others, one frame apart.
    track.placeInTime({2, 3}, {-50, -60});
    QCOMPARE(frameOf(track, 2), frameOf(m_track, 1) + 1);
    QCOMPARE(frameOf(track, 3), frameOf(m_track, 1) + 2);
    track.placeInTime({2, 3}, {1000, 1000});
    QCOMPARE(frameOf(track, 3), frameOf(m_track, 4) - 1);
    QCOMPARE(frameOf(track, 2), frameOf(m_track, 4) - 2);
    track.placeInTime({0, last}, {7, 8});
    QCOMPARE(frameOf(track, 0), 0);
    QCOMPARE(frameOf(track, last), 299);
    track.placeInTime({2, 3}, {frameOf(m_track, 2), frameOf(m_track, 3)});
    QCOMPARE(track, m_track);
}

void KeyTrackTest::slopesAreScaled()
{
    const int key = middleKey();
    const KeyPoint before = m_track.keys()[static_cast<std::size_t>(key)].points[0];
    KeyTrack track = m_track;
    track.scaleSlopes(key, 0, 0.5);
    const KeyPoint &after = track.keys()[static_cast<std::size_t>(key)].points[0];
    QCOMPARE(after.slopeBefore, before.slopeBefore * 0.5);
    QCOMPARE(after.slopeAfter, before.slopeAfter * 0.5);
    QCOMPARE(after.tangent, before.tangent);
}

void KeyTrackTest::withoutDetailTheValuesFollowTheKeys()
{
    const int key = middleKey();
    KeyTrack after = m_track;
    after.setValue(key, 0, 12.0);
    const KeyedChange change = changedByKeys(values(), m_track, after, false);
    for (int frame = change.frames.first; frame <= change.frames.last; ++frame)
        QCOMPARE(change.values[0][static_cast<std::size_t>(frame - change.frames.first)], after.valueAt(0, frame));
}

void KeyTrackTest::aTrackOfOneFrameHasOneKey()
{
    const std::vector<double> one{5.0};
    const CurveValues values{one};
    KeyTrack track(values, *fitKeys(values, 0.2));
    QCOMPARE(track.keys().size(), std::size_t(1));
    QCOMPARE(track.valueAt(0, 0), 5.0);
    QCOMPARE(track.moveInTime({0}, 3), 0);
    track.remove({0}, values);
    QCOMPARE(track.keys().size(), std::size_t(1));
    KeyTrack after = track;
    after.setValue(0, 0, 8.0);
    const KeyedChange change = changedByKeys(values, track, after, true);
    QCOMPARE(change.values, (std::vector<std::vector<double>>{{8.0}}));
}

QTEST_APPLESS_MAIN(KeyTrackTest)

} // namespace tst_keytrack

#include "tst_keytrack.moc"
