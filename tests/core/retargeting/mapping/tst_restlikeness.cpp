#include "mapping/branchevidence.h"

#include <QTest>

#include <cmath>

namespace tst_restlikeness {

using namespace limber;

class RestLikenessTest : public QObject
{
    Q_OBJECT

private slots:
    void withoutConcentrationNoDirectionIsEvidence();
    void isADensityOverAllDirections_data();
    void isADensityOverAllDirections();
    void theSameDirectionIsEvidenceForAPair();
    void fitsTheMeanOfManyAngles_data();
    void fitsTheMeanOfManyAngles();
    void fewBonesAreWeakEvidence();
    void oppositeDirectionsGiveNoConcentration();
    void staysFiniteForTheSameRestPose();
};

void RestLikenessTest::withoutConcentrationNoDirectionIsEvidence()
{
    for (const double cosine : {-1.0, 0.0, 0.5, 1.0})
        QVERIFY(std::abs(RestLikeness{0.0}.evidence(cosine)) < 1e-12);
}

void RestLikenessTest::isADensityOverAllDirections_data()
{
    QTest::addColumn<double>("concentration");
    for (const double concentration : {1e-7, 1e-5, 0.5, 3.0, 40.0})
        QTest::addRow("%g", concentration) << concentration;
}

// The cosine of a random direction is distributed evenly between -1 and 1.
void RestLikenessTest::isADensityOverAllDirections()
{
    QFETCH(double, concentration);
    const RestLikeness likeness{concentration};
    constexpr int steps = 20000;
    double mean = 0.0;
    for (int step = 0; step < steps; ++step)
        mean += std::exp(likeness.evidence((step + 0.5) / steps * 2.0 - 1.0)) / steps;
    QVERIFY2(std::abs(mean - 1.0) < 1e-4, qPrintable(QString::number(mean)));
}

void RestLikenessTest::theSameDirectionIsEvidenceForAPair()
{
    const RestLikeness likeness{100.0};
    QVERIFY(std::abs(likeness.evidence(1.0) - std::log(0.97 * 200.0 + 0.03)) < 1e-9);
    QVERIFY(std::abs(likeness.evidence(-1.0) - std::log(0.03)) < 1e-9); // a few bones may point anywhere
    QVERIFY(likeness.evidence(0.99) < likeness.evidence(1.0) && likeness.evidence(0.9) < likeness.evidence(0.99));
}

void RestLikenessTest::fitsTheMeanOfManyAngles_data()
{
    QTest::addColumn<double>("cosine");
    for (const double cosine : {0.1, 0.4, 0.7, 0.9, 0.99})
        QTest::addRow("%g", cosine) << cosine;
}

// The mean cosine of the distribution is coth(k) - 1/k.
void RestLikenessTest::fitsTheMeanOfManyAngles()
{
    QFETCH(double, cosine);
    const double k = RestLikeness::of(std::vector<double>(100000, cosine)).concentration;
    const double mean = 1.0 / std::tanh(k) - 1.0 / k;
    QVERIFY2(std::abs(mean - cosine) < 0.02, qPrintable(QString::number(mean)));
}

void RestLikenessTest::fewBonesAreWeakEvidence()
{
    QCOMPARE(RestLikeness::of({}).concentration, 0.0);
    const auto of = [](std::size_t count) { return RestLikeness::of(std::vector<double>(count, 1.0)).concentration; };
    QVERIFY(of(1) < of(3) && of(3) < of(30));
    const double half = 0.5; // three bones beside the three doubtful ones
    QVERIFY(std::abs(of(3) - half * (3.0 - half * half) / (1.0 - half * half)) < 1e-9);
}

void RestLikenessTest::oppositeDirectionsGiveNoConcentration()
{
    QCOMPARE(RestLikeness::of({-1.0, -0.9}).concentration, 0.0);
    QCOMPARE(RestLikeness::of({-1.0, 1.0}).concentration, 0.0);
}

void RestLikenessTest::staysFiniteForTheSameRestPose()
{
    const RestLikeness same = RestLikeness::of(std::vector<double>(10000000, 1.0));
    QVERIFY(same.concentration > 1e5 && same.concentration <= 1e6);
    QVERIFY(std::isfinite(same.evidence(1.0)) && std::isfinite(same.evidence(-1.0)));
}

QTEST_APPLESS_MAIN(RestLikenessTest)

} // namespace tst_restlikeness

#include "tst_restlikeness.moc"
