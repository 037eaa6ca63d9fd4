#include "geometry/ridge.h"

#include <QTest>

#include <limits>
#include <random>

namespace tst_ridge {

using namespace limber;

namespace {

struct Samples
{
    SampleRows features;
    SampleRows targets;
};

// Two targets that depend on three features and a constant: y = 2 a - b + 5, z = 3 c.
Samples exactSamples(int count, unsigned seed)
{
    std::mt19937 random(seed);
    Samples samples{SampleRows(count, 4), SampleRows(count, 2)};
    for (int row = 0; row < count; ++row) {
        for (int column = 0; column < 3; ++column)
            samples.features(row, column) = double(random() % 2001) / 1000.0 - 1.0;
        samples.features(row, 3) = 1.0;
        samples.targets(row, 0) = 2.0 * samples.features(row, 0) - samples.features(row, 1) + 5.0;
        samples.targets(row, 1) = 3.0 * samples.features(row, 2);
    }
    return samples;
}

} // namespace

class RidgeTest : public QObject
{
    Q_OBJECT

private slots:
    void aLinearRelationIsFound();
    void thePenaltySparesTheConstant();
    void removedSamplesLeaveNoTrace();
    void samplesThatAreNotFiniteGiveNoWeights();
};

void RidgeTest::aLinearRelationIsFound()
{
    const Samples samples = exactSamples(200, 1);
    RidgeSums sums(4, 2);
    sums.add(samples.features, samples.targets);
    Eigen::MatrixXd wanted(4, 2);
    wanted << 2.0, 0.0, -1.0, 0.0, 0.0, 3.0, 5.0, 0.0;
    QVERIFY((sums.weights(1e-9) - wanted).norm() < 1e-8);
}

void RidgeTest::thePenaltySparesTheConstant()
{
    const Samples samples = exactSamples(200, 2);
    RidgeSums sums(4, 2);
    sums.add(samples.features, samples.targets);
    const Eigen::MatrixXd weights = sums.weights(1e9);
    QVERIFY(weights.topRows(3).norm() < 1e-5);
    QVERIFY((weights.row(3) - samples.targets.colwise().mean()).norm() < 1e-5);
}

void RidgeTest::removedSamplesLeaveNoTrace()
{
    const Samples kept = exactSamples(100, 3);
    const Samples hidden = exactSamples(30, 4);
    RidgeSums without(4, 2);
    without.add(kept.features, kept.targets);
    RidgeSums with = without;
    with.add(hidden.features, 10.0 * hidden.targets);
    QVERIFY((with.weights(1.0) - without.weights(1.0)).norm() > 0.1);
    with.remove(hidden.features, 10.0 * hidden.targets);
    QVERIFY((with.weights(1.0) - without.weights(1.0)).norm() < 1e-10);
}

void RidgeTest::samplesThatAreNotFiniteGiveNoWeights()
{
    Samples samples = exactSamples(20, 5);
    samples.targets(3, 1) = std::numeric_limits<double>::quiet_NaN();
    RidgeSums sums(4, 2);
    sums.add(samples.features, samples.targets);
    QVERIFY(sums.weights(1.0).isZero());
    QVERIFY(RidgeSums(4, 2).weights(1.0).isZero());
}

QTEST_APPLESS_MAIN(RidgeTest)

} // namespace tst_ridge

#include "tst_ridge.moc"
