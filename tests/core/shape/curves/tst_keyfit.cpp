#include "curves/keyfit.h"

#include "curves/channelcurves.h"
#include "curves/turnings.h"
#include "support/randommotion.h"
#include "support/walker.h"

#include <QTest>

#include <cmath>
#include <random>

namespace tst_keyfit {

using namespace limber;
using namespace limber::test;

// Fits few keys to curves of many values.
class KeyFitTest : public QObject
{
    Q_OBJECT

private slots:
    void noValueIsFartherThanTheTolerance_data();
    void noValueIsFartherThanTheTolerance();
    void curvesOfFewKeysGetFewKeys_data();
    void curvesOfFewKeysGetFewKeys();
    void aWalkerHasAFifthOfItsFrames();
    void mainPeaksHaveKeys_data();
    void mainPeaksHaveKeys();
    void peaksOfSeveralCurvesShareAKey_data();
    void peaksOfSeveralCurvesShareAKey();
    void smallSwingsNeedNoKeys();
    void shortCurvesAreFitted();
    void noiseRaisesTheTolerance();
    void theFitCanBeStopped();
};

namespace {

using Columns = std::vector<std::vector<double>>;

CurveValues viewOf(const Columns &columns)
{
    return {columns.begin(), columns.end()};
}

Columns rotationsOf(const Clip &clip, int joint)
{
    JointCurves curves(clip.skeleton, joint, CurveKind::Continuous);
    while (curves.takeIn(clip, 1000)) {
    }
    Columns columns;
    for (const ChannelCurve &curve : curves.curves()) {
        if (curve.rotation >= 0)
            columns.push_back(curve.values);
    }
    return columns;
}

void compareWithValues(const Columns &columns, double tolerance)
{
    const CurveValues values = viewOf(columns);
    const KeyedCurves keyed = *fitKeys(values, tolerance);
    QCOMPARE(keyed.frames.front(), 0);
    QCOMPARE(keyed.frames.back(), static_cast<int>(columns.front().size()) - 1);
    QVERIFY(std::ranges::is_sorted(keyed.frames, std::less_equal()));
    double largest = 0.0;
    for (std::size_t key = 0; key + 1 < keyed.frames.size(); ++key) {
        const int first = keyed.frames[key];
        const int last = keyed.frames[key + 1];
        for (std::size_t curve = 0; curve < columns.size(); ++curve) {
            const std::vector<double> &of = columns[curve];
            for (int frame = first; frame <= last; ++frame) {
                const double fitted =
                    hermite(frame, first, last, of[static_cast<std::size_t>(first)], keyed.slopes[curve][key],
                            of[static_cast<std::size_t>(last)], keyed.slopes[curve][key + 1]);
                largest = std::max(largest, std::abs(fitted - of[static_cast<std::size_t>(frame)]));
            }
        }
    }
    QVERIFY2(largest <= tolerance + 1e-9, qPrintable(QString::number(largest)));
    QVERIFY(std::abs(errorOf(values, keyed).largest - largest) < 1e-9);
}

// Three cubic curves through this many keys.
Columns keyedCurves(int keys, int frames, unsigned seed)
{
    std::mt19937 random(seed);
    std::uniform_real_distribution<double> value(-60.0, 60.0);
    std::uniform_real_distribution<double> slope(-2.0, 2.0);
    std::uniform_int_distribution<int> shift(-6, 6);
    std::vector<int> at;
    for (int key = 0; key < keys; ++key) {
        const int even = key * (frames - 1) / (keys - 1);
        at.push_back(key == 0 || key == keys - 1 ? even : even + shift(random));
    }
    Columns columns(3, std::vector<double>(static_cast<std::size_t>(frames)));
    for (std::vector<double> &column : columns) {
        std::vector<double> values;
        std::vector<double> slopes;
        for (int key = 0; key < keys; ++key) {
            values.push_back(value(random));
            slopes.push_back(slope(random));
        }
        for (std::size_t key = 0; key + 1 < at.size(); ++key) {
            for (int frame = at[key]; frame <= at[key + 1]; ++frame)
                column[static_cast<std::size_t>(frame)] =
                    hermite(frame, at[key], at[key + 1], values[key], slopes[key], values[key + 1], slopes[key + 1]);
        }
    }
    return columns;
}

} // namespace

void KeyFitTest::noValueIsFartherThanTheTolerance_data()
{
    QTest::addColumn<unsigned>("seed");
    QTest::addColumn<double>("tolerance");
    for (unsigned seed = 1; seed <= 3; ++seed) {
        for (const double tolerance : {0.01, 0.2, 5.0, 20.0})
            QTest::addRow("seed %u, %g degrees", seed, tolerance) << seed << tolerance;
    }
}

void KeyFitTest::noValueIsFartherThanTheTolerance()
{
    QFETCH(unsigned, seed);
    QFETCH(double, tolerance);
    const Clip clip = makeRandomClip({.seed = seed, .joints = 6, .frames = 200, .degrees = 90.0});
    for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint) {
        const Columns columns = rotationsOf(clip, joint);
        if (!columns.empty())
            compareWithValues(columns, tolerance);
    }
}

void KeyFitTest::curvesOfFewKeysGetFewKeys_data()
{
    QTest::addColumn<int>("keys");
    QTest::addColumn<int>("frames");
    for (const int keys : {2, 3, 5, 9, 14, 20})
        QTest::addRow("%d keys", keys) << keys << 300;
    QTest::addRow("long") << 60 << 2000;
}

void KeyFitTest::curvesOfFewKeysGetFewKeys()
{
    QFETCH(int, keys);
    QFETCH(int, frames);
    for (unsigned seed = 1; seed <= 5; ++seed) {
        const Columns columns = keyedCurves(keys, frames, seed);
        const KeyedCurves keyed = *fitKeys(viewOf(columns), 0.2);
        // Main peaks have keys of their own.
        const int peaks = static_cast<int>(mainPeaks(viewOf(columns), 0.2).size());
        QVERIFY2(static_cast<int>(keyed.frames.size()) <= keys + 2 + peaks,
                 qPrintable(QStringLiteral("%1 keys, seed %2").arg(keyed.frames.size()).arg(seed)));
        compareWithValues(columns, 0.2);
    }
}

void KeyFitTest::aWalkerHasAFifthOfItsFrames()
{
    const Clip clip = makeWalker({.frames = 240}).clip;
    int tried = 0;
    for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint) {
        const Columns columns = rotationsOf(clip, joint);
        if (columns.empty())
            continue;
        ++tried;
        const KeyedCurves keyed = *fitKeys(viewOf(columns), usualTolerance(viewOf(columns)));
        QVERIFY2(keyed.frames.size() <= 48,
                 qPrintable(QStringLiteral("%1 keys of %2")
                                .arg(keyed.frames.size())
                                .arg(QString::fromStdString(clip.skeleton.joint(joint).name))));
    }
    QVERIFY(tried > 10);
}

void KeyFitTest::mainPeaksHaveKeys_data()
{
    QTest::addColumn<double>("period");
    QTest::addColumn<double>("tolerance");
    for (const double period : {31.0, 87.3, 230.0}) {
        for (const double tolerance : {0.01, 0.2, 2.0})
            QTest::addRow("period %g, tolerance %g", period, tolerance) << period << tolerance;
    }
}

void KeyFitTest::mainPeaksHaveKeys()
{
    QFETCH(double, period);
    QFETCH(double, tolerance);
    Columns columns(2, std::vector<double>(500));
    for (std::size_t frame = 0; frame < 500; ++frame) {
        const double angle = 6.283185307179586 * static_cast<double>(frame) / period;
        columns[0][frame] = 30.0 * std::sin(angle) + 8.0 * std::sin(2.7 * angle + 1.0);
        columns[1][frame] = 12.0 * std::cos(0.7 * angle);
    }
    const KeyedCurves keyed = *fitKeys(viewOf(columns), tolerance);
    const std::vector<int> peaks = mainPeaks(viewOf(columns), tolerance);
    QVERIFY(peaks.size() >= 4);
    for (const int peak : peaks)
        QVERIFY2(std::ranges::binary_search(keyed.frames, peak), qPrintable(QString::number(peak)));
    for (const std::vector<double> &column : columns) {
        const std::vector<int> turnings = turningsOf(column, 4.0 * tolerance);
        for (const auto &extreme : {std::ranges::max_element(column), std::ranges::min_element(column)}) {
            const int frame = static_cast<int>(extreme - column.begin());
            const double range = *std::ranges::max_element(column) - *std::ranges::min_element(column);
            const auto isOnPeak = [&](int key) {
                const double away = std::abs(column[static_cast<std::size_t>(key)] - *extreme);
                return key == frame || (std::abs(key - frame) <= 3 && away <= std::max(tolerance, 0.02 * range));
            };
            if (std::ranges::binary_search(turnings, frame))
                QVERIFY(std::ranges::any_of(keyed.frames, isOnPeak));
        }
    }
    compareWithValues(columns, tolerance);
}

void KeyFitTest::peaksOfSeveralCurvesShareAKey_data()
{
    QTest::addColumn<int>("later");
    QTest::addColumn<bool>("isShared");
    QTest::newRow("one frame") << 1 << true;
    QTest::newRow("two frames") << 2 << true;
    QTest::newRow("far apart") << 12 << false;
}

// The smaller curve follows the larger one.
void KeyFitTest::peaksOfSeveralCurvesShareAKey()
{
    QFETCH(const int, later);
    QFETCH(const bool, isShared);
    Columns columns(2, std::vector<double>(300));
    for (int frame = 0; frame < 300; ++frame) {
        const double angle = 6.283185307179586 / 60.0;
        columns[0][static_cast<std::size_t>(frame)] = 12.0 * std::sin(angle * (frame - later));
        columns[1][static_cast<std::size_t>(frame)] = 30.0 * std::sin(angle * frame);
    }
    const std::vector<int> larger{15, 45, 75, 105, 135, 165, 195, 225, 255, 285};
    const std::vector<int> peaks = mainPeaks(viewOf(columns), 0.2);
    QVERIFY(std::ranges::includes(peaks, larger));
    QCOMPARE(peaks.size() == larger.size(), isShared);
    compareWithValues(columns, 0.2);
    if (!isShared)
        return;
    const std::vector<int> keys = fitKeys(viewOf(columns), 0.2)->frames;
    for (std::size_t key = 1; key + 1 < keys.size(); ++key)
        QVERIFY2(keys[key + 1] - keys[key] > 2, qPrintable(QString::number(keys[key])));
}

void KeyFitTest::smallSwingsNeedNoKeys()
{
    std::vector<double> column;
    for (int frame = 0; frame < 300; ++frame)
        column.push_back(0.1 * frame + 0.08 * std::sin(0.9 * frame));
    QCOMPARE(fitKeys({column}, 0.2)->frames, (std::vector<int>{0, 299}));
    QCOMPARE(turningsOf(column, 1.0), std::vector<int>());
    QCOMPARE(turningsOf(std::vector{0.0, 1.0, 2.0, 2.0, 1.9, 0.5, 0.7, 0.0, 3.0}, 1.0), (std::vector<int>{2, 7}));
    QCOMPARE(turningsOf({}, 1.0), std::vector<int>());
}

void KeyFitTest::shortCurvesAreFitted()
{
    for (const int frames : {1, 2, 3, 4}) {
        Columns columns(2, std::vector<double>(static_cast<std::size_t>(frames)));
        for (int frame = 0; frame < frames; ++frame) {
            columns[0][static_cast<std::size_t>(frame)] = frame * frame * 17.0;
            columns[1][static_cast<std::size_t>(frame)] = frame % 2 == 0 ? 100.0 : -3.0;
        }
        const KeyedCurves keyed = *fitKeys(viewOf(columns), 0.01);
        QCOMPARE(keyed.slopes.size(), std::size_t(2));
        QCOMPARE(keyed.slopes.front().size(), keyed.frames.size());
        QVERIFY(errorOf(viewOf(columns), keyed).largest <= 0.01);
        QCOMPARE(usualTolerance(viewOf(columns)), 0.2);
    }
}

void KeyFitTest::noiseRaisesTheTolerance()
{
    std::mt19937 random(3);
    std::normal_distribution<double> noise(0.0, 0.5);
    Columns columns(3, std::vector<double>(2000));
    for (std::size_t frame = 0; frame < 2000; ++frame) {
        for (std::vector<double> &column : columns)
            column[frame] = 40.0 * std::sin(static_cast<double>(frame) * 0.02) + noise(random);
    }
    QVERIFY(std::abs(noiseOf(columns[0]) - 0.5) < 0.06);
    const double tolerance = usualTolerance(viewOf(columns));
    QVERIFY(std::abs(tolerance - 1.5) < 0.2);
    compareWithValues(columns, tolerance);
}

void KeyFitTest::theFitCanBeStopped()
{
    const Columns columns = keyedCurves(60, 2000, 4);
    QVERIFY(!fitKeys(viewOf(columns), 0.2, [](double) { return false; }));
    double last = 0.0;
    bool isRising = true;
    QVERIFY(fitKeys(viewOf(columns), 0.2, [&](double done) {
        isRising = isRising && done >= last - 0.35 && done <= 1.0;
        last = done;
        return true;
    }));
    QVERIFY(isRising);
}

QTEST_APPLESS_MAIN(KeyFitTest)

} // namespace tst_keyfit

#include "tst_keyfit.moc"
