#include "body/upaxisdecision.h"
#include "body/vocabulary.h"
#include "bvh/read/bvhfile.h"
#include "feet/weighing.h"
#include "geometry/geometry.h"
#include "support/animal.h"
#include "support/operationcalls.h"
#include "support/plainbody.h"
#include "support/randommotion.h"
#include "support/sharedfiles.h"
#include "support/walker.h"

#include <QFile>
#include <QFileInfo>
#include <QTest>

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <limits>

namespace tst_weighing {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

namespace {

WeighedClip weighed(const Clip &clip, std::optional<Axis> up = std::nullopt, std::optional<double> metres = {},
                    const FloorChoice &floor = {}, const Contacts *contacts = nullptr)
{
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    const UpAxis axis = decideUpAxis(clip, rules, up ? choiceOf(*up) : UpAxisChoice::Auto);
    return *weighClip({.clip = clip,
                       .rules = rules,
                       .up = directionOf(axis),
                       .vocabulary = Vocabulary::builtIn(),
                       .contacts = contacts,
                       .floor = floor,
                       .metresPerUnit = metres},
                      {});
}

FigureWeight weightOf(const Clip &clip, std::optional<Axis> up = std::nullopt)
{
    return weighed(clip, up).weight;
}

double rootMeanSquare(const std::vector<double> &a, const std::vector<double> &b)
{
    double sum = 0.0;
    for (std::size_t i = 0; i < a.size(); ++i)
        sum += (a[i] - b[i]) * (a[i] - b[i]);
    return std::sqrt(sum / double(a.size()));
}

double correlation(const std::vector<double> &a, const std::vector<double> &b)
{
    const auto mean = [](const std::vector<double> &values) {
        double sum = 0.0;
        for (const double value : values)
            sum += value;
        return sum / double(values.size());
    };
    const double meanA = mean(a);
    const double meanB = mean(b);
    double product = 0.0;
    double squareA = 0.0;
    double squareB = 0.0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        product += (a[i] - meanA) * (b[i] - meanB);
        squareA += (a[i] - meanA) * (a[i] - meanA);
        squareB += (b[i] - meanB) * (b[i] - meanB);
    }
    return product / std::sqrt(squareA * squareB);
}

// Returns the upward force of both feet on plates in body weights: the mean force of whole steps is the weight.
std::vector<double> platesOf(const QString &path)
{
    std::vector<double> forces;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return forces;
    const QList<QByteArray> head = file.readLine().trimmed().split(',');
    while (!file.atEnd()) {
        const QList<QByteArray> row = file.readLine().trimmed().split(',');
        forces.push_back(row.value(head.indexOf("left.fy")).toDouble() +
                         row.value(head.indexOf("right.fy")).toDouble());
    }
    double sum = 0.0;
    for (const double force : forces)
        sum += force;
    for (double &force : forces)
        force *= double(forces.size()) / sum;
    return forces;
}

bool isFinite(const WeightInFrame &frame)
{
    return std::isfinite(glm::dot(frame.force, frame.force)) && std::isfinite(frame.left + frame.right);
}

} // namespace

// What the weight of a figure does.
class WeighingTest : public QObject
{
    Q_OBJECT

private slots:
    void whoStandsStillCarriesItsWeight();
    void oneFootCarriesAll();
    void theNearerFootCarriesMore();
    void inFlightNothingCarries();
    void theForceIsThatOfTheAcceleration();
    void sizeUnitAndUpAxisDoNotMatter_data();
    void sizeUnitAndUpAxisDoNotMatter();
    void aKnownUnitScalesTheForce();
    void whoWalksOnABeltIsAsFastAsItsFloor();
    void theUsersContactsCount();
    void animalsAreEstimated();
    void withoutFeetNothingStands();
    void fewFramesAreWeighed();
    void hostileNumbersDoNoHarm();
    void ofSeveralFiguresItIsTheFirst();
    void itStops();
    void forcesAreThoseOfPlates_data();
    void forcesAreThoseOfPlates();
};

void WeighingTest::whoStandsStillCarriesItsWeight()
{
    const FigureWeight weight = weightOf(makePlainBody());
    QCOMPARE(weight.frames().size(), std::size_t(60));
    QVERIFY(weight.airborne().empty());
    for (const WeightInFrame &frame : weight.frames()) {
        QVERIFY(glm::distance(frame.force, glm::dvec3(0.0, 1.0, 0.0)) < 1e-9);
        QVERIFY(std::abs(frame.left - 0.5) < 1e-9 && std::abs(frame.right - 0.5) < 1e-9);
        QVERIFY(glm::distance(frame.balancePoint, glm::dvec2(frame.centre.x, frame.centre.z)) < 1e-9);
        QCOMPARE(int(frame.support), int(BodySupport::Inside));
    }
    QVERIFY(std::abs(weight.floorHeight()) < 1e-9);
    QVERIFY(!weight.outline(0).isEmpty());
}

// The left thigh is raised to the front: all stands on the right foot, and the balance point is beside it.
void WeighingTest::oneFootCarriesAll()
{
    Clip clip = makePlainBody({.frames = 120});
    const Joint &thigh = clip.skeleton.joint(jointNamed(clip.skeleton, "LeftUpLeg"));
    for (int frame = 40; frame < 120; ++frame)
        clip.motion.setValue(frame, thigh.firstColumn + 1, -60.0);
    const WeightInFrame beside = weightOf(clip).frames()[80];
    QVERIFY(beside.left == 0.0 && std::abs(beside.right - 1.0) < 1e-3);
    QCOMPARE(int(beside.support), int(BodySupport::Outside));
}

void WeighingTest::theNearerFootCarriesMore()
{
    const auto leaned = [](double degrees) {
        Clip clip = makePlainBody();
        const Joint &spine = clip.skeleton.joint(jointNamed(clip.skeleton, "Spine"));
        for (int frame = 0; frame < 60; ++frame)
            clip.motion.setValue(frame, spine.firstColumn, degrees);
        return weightOf(clip).frames()[30];
    };
    const WeightInFrame toTheLeft = leaned(-8.0); // about Z: towards +X, where the left foot is
    QVERIFY(toTheLeft.centre.x > 1.0 && toTheLeft.left > 0.6);
    QVERIFY(std::abs(toTheLeft.left + toTheLeft.right - 1.0) < 1e-9);
    QVERIFY(std::abs(leaned(8.0).right - toTheLeft.left) < 1e-9);
}

void WeighingTest::inFlightNothingCarries()
{
    const FigureWeight weight = weightOf(makePlainBody({.frames = 150, .hips = jumping(1, 0.5, 1.0)}));
    QCOMPARE(weight.airborne().size(), std::size_t(1));
    const Airborne &flight = weight.airborne().front();
    QVERIFY(flight.isWhole);
    QVERIFY2(std::abs(flight.frames.first - 61) <= 2 && std::abs(flight.frames.last - 89) <= 2,
             qPrintable(u"%1 to %2"_s.arg(flight.frames.first).arg(flight.frames.last)));
    QVERIFY2(std::abs(flight.gravity / 981.0 - 1.0) < 1e-6, qPrintable(QString::number(flight.gravity)));
    for (int frame = flight.frames.first; frame <= flight.frames.last; ++frame) {
        const WeightInFrame &own = weight.frames()[std::size_t(frame)];
        QVERIFY(own.force == glm::dvec3(0.0) && own.left == 0.0 && own.right == 0.0);
        QCOMPARE(int(own.support), int(BodySupport::None));
    }
}

// Swaying up and down by 2 at 1 Hz: the acceleration is 2 (2 pi)^2 at most.
void WeighingTest::theForceIsThatOfTheAcceleration()
{
    const auto sway = [](double time) { return glm::dvec3(0.0, 2.0 * std::sin(radiansPerTurn * time), 0.0); };
    const WeighedClip sways =
        weighed(makePlainBody({.frames = 241, .framesPerSecond = 120.0, .hips = sway}), Axis::Y, 0.01);
    const double most = 0.02 * radiansPerTurn * radiansPerTurn / earthGravity;
    const WeightInFrame &low = sways.weight.frames()[90]; // at 0.75 s
    QVERIFY2(std::abs(low.force.y - 1.0 - most) < 0.01 * most, qPrintable(QString::number(low.force.y)));
    QVERIFY(std::abs(low.force.x) < 1e-9 && std::abs(low.force.z) < 1e-9);
}

void WeighingTest::sizeUnitAndUpAxisDoNotMatter_data()
{
    QTest::addColumn<QString>("call");
    QTest::addColumn<double>("scale");
    QTest::addColumn<int>("up");
    QTest::newRow("metres") << u"scale:by=0.01"_s << 0.01 << 1;
    QTest::newRow("inches") << u"scale:by=0.3937007874"_s << 0.3937007874 << 1;
    QTest::newRow("Z up") << u"upaxis:to=z"_s << 1.0 << 2;
}

void WeighingTest::sizeUnitAndUpAxisDoNotMatter()
{
    QFETCH(QString, call);
    QFETCH(double, scale);
    QFETCH(int, up);
    const Clip walk = makeWalker({.frames = 240}).clip;
    const FigureWeight before = weightOf(walk, Axis::Y);
    const FigureWeight after = weightOf(applied(call.toStdString(), walk), Axis(up));
    int others = 0;
    for (std::size_t frame = 0; frame < before.frames().size(); ++frame) {
        const WeightInFrame &a = before.frames()[frame];
        const WeightInFrame &b = after.frames()[frame];
        others += a.support != b.support ? 1 : 0;
        QVERIFY(std::abs(a.force.y - b.force[up]) < 1e-4);
        QVERIFY(std::abs(glm::length(a.force) - glm::length(b.force)) < 1e-4);
        QVERIFY(std::abs(a.centre.y * scale - b.centre[up]) < 1e-5);
    }
    QVERIFY2(others <= 2, qPrintable(QString::number(others)));
}

void WeighingTest::aKnownUnitScalesTheForce()
{
    const auto sway = [](double time) { return glm::dvec3(0.0, 2.0 * std::sin(radiansPerTurn * time), 0.0); };
    const Clip clip = makePlainBody({.frames = 60, .hips = sway});
    const double one = weighed(clip, Axis::Y, 0.01).weight.frames()[15].force.y - 1.0;
    const double two = weighed(clip, Axis::Y, 0.02).weight.frames()[15].force.y - 1.0;
    QVERIFY(std::abs(two / one - 2.0) < 1e-9);
    const double length = 60.0 + 10.0 + 50.0 + 45.0 + std::sqrt(25.0 + 14.0 * 14.0);
    QVERIFY(std::abs(weightOf(clip).metresPerUnit() - 1.7 / length) < 1e-12);
}

// Over its floor the body is as fast as the walker over ground.
void WeighingTest::whoWalksOnABeltIsAsFastAsItsFloor()
{
    const Clip walk = makeWalker({.frames = 240, .bends = false}).clip;
    const FigureWeight over = weightOf(walk);
    const FigureWeight onBelt = weightOf(applied("inplace:path=line", walk));
    int same = 0;
    for (std::size_t frame = 0; frame < 240; ++frame) {
        const glm::dvec2 ahead = over.frames()[frame].balancePoint -
                                 glm::dvec2(over.frames()[frame].centre.x, over.frames()[frame].centre.z);
        const glm::dvec2 aheadOnBelt = onBelt.frames()[frame].balancePoint -
                                       glm::dvec2(onBelt.frames()[frame].centre.x, onBelt.frames()[frame].centre.z);
        QVERIFY(glm::distance(ahead, aheadOnBelt) < 0.06 * glm::length(ahead) + 0.5);
        same += over.frames()[frame].support == onBelt.frames()[frame].support ? 1 : 0;
    }
    QVERIFY2(same > 220, qPrintable(QString::number(same)));
}

void WeighingTest::theUsersContactsCount()
{
    const Clip clip = makePlainBody();
    const Contacts left{{jointNamed(clip.skeleton, "LeftFoot"), {{0, 29}}}};
    const FigureWeight weight = weighed(clip, Axis::Y, {}, {}, &left).weight;
    QVERIFY(std::abs(weight.frames()[10].left - 1.0) < 1e-9);
    QCOMPARE(int(weight.frames()[40].support), int(BodySupport::None));
    QVERIFY(weight.airborne().empty()); // it does not fall
    QCOMPARE(int(weightOf(clip).frames()[40].support), int(BodySupport::Inside));
}

void WeighingTest::animalsAreEstimated()
{
    const FigureWeight weight = weightOf(makeAnimal().clip);
    QVERIFY(weight.isEstimated());
    QCOMPARE(weight.soles().legCount(), std::size_t(4));
    for (const WeightInFrame &frame : weight.frames())
        QVERIFY(isFinite(frame));
}

void WeighingTest::withoutFeetNothingStands()
{
    const auto sway = [](double time) { return glm::dvec3(0.0, 2.0 * std::sin(radiansPerTurn * time), 0.0); };
    for (const Clip &clip : {makePlainBody({.hasLegs = false, .hips = sway}), makeRandomClip({.joints = 5})}) {
        const FigureWeight weight = weightOf(clip, Axis::Y);
        QVERIFY(weight.airborne().empty());
        for (const WeightInFrame &frame : weight.frames()) {
            QCOMPARE(int(frame.support), int(BodySupport::None));
            QVERIFY(frame.left == 0.0 && frame.right == 0.0);
            QVERIFY(isFinite(frame));
        }
        QVERIFY(weight.outline(0).isEmpty());
    }
}

void WeighingTest::fewFramesAreWeighed()
{
    for (const int frames : {0, 1, 2, 3}) {
        const FigureWeight weight = weightOf(makePlainBody({.frames = frames}), Axis::Y);
        QCOMPARE(int(weight.frames().size()), frames);
        for (const WeightInFrame &frame : weight.frames())
            QVERIFY(glm::distance(frame.force, glm::dvec3(0.0, 1.0, 0.0)) < 1e-9);
    }
    QVERIFY(weightOf(Clip(), Axis::Y).frames().empty());
}

void WeighingTest::hostileNumbersDoNoHarm()
{
    const double nan = std::numeric_limits<double>::quiet_NaN();
    const double infinite = std::numeric_limits<double>::infinity();
    for (const double bad : {nan, infinite, -infinite, 1e308, -1e200}) {
        Clip clip = makePlainBody();
        for (const int frame : {0, 30, 31, 59})
            clip.motion.setValue(frame, frame % 6, bad);
        std::ignore = weightOf(clip, Axis::Y);
        for (int frame = 0; frame < 60; ++frame)
            clip.motion.setValue(frame, 1, bad);
        std::ignore = weightOf(clip, Axis::Y);
    }
    Clip clip = makePlainBody();
    clip.motion.setValue(20, 1, nan);
    const FigureWeight weight = weightOf(clip, Axis::Y);
    QVERIFY(isFinite(weight.frames()[20])); // the place of the frame before is taken
    QVERIFY(std::isnan(weight.frames()[20].centre.y));
}

void WeighingTest::ofSeveralFiguresItIsTheFirst()
{
    const Clip both = bothIn(makePlainBody(), makeWalker({.frames = 60}).clip, Together::TwoRoots);
    const WeighedClip result = weighed(both, Axis::Y);
    QCOMPARE(result.figureCount, 2);
    const glm::dvec3 alone = weightOf(makePlainBody()).frames()[10].centre;
    QVERIFY(glm::distance(result.weight.frames()[10].centre, alone) < 1e-9);
}

void WeighingTest::itStops()
{
    const Clip clip = makeWalker({.frames = 600}).clip;
    for (const int calls : {1, 3, 6}) {
        int count = 0;
        const auto stop = [&](double) { return ++count < calls; };
        QVERIFY(!weighClip({.clip = clip, .rules = {}, .up = {0, 1, 0}, .vocabulary = Vocabulary::builtIn()},
                           Progress(stop)));
        QCOMPARE(count, calls);
    }
}

void WeighingTest::forcesAreThoseOfPlates_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<double>("error");
    QTest::addColumn<double>("likeness");
    QTest::newRow("walk") << u"belt-walk"_s << 0.045 << 0.955;
    QTest::newRow("run") << u"belt-run-a"_s << 0.15 << 0.985;
}

void WeighingTest::forcesAreThoseOfPlates()
{
    QFETCH(QString, name);
    const QString path = sharedFolder() + u"/ground/plates/"_s + name;
    if (!QFileInfo::exists(path + u".bvh"_s))
        QSKIP(sharedIsMissing());
    QFETCH(double, error);
    QFETCH(double, likeness);
    const std::vector<double> plates = platesOf(path + u".forces.csv"_s);
    std::vector<double> own;
    for (const WeightInFrame &frame : weightOf(*readBvhFile((path + u".bvh"_s).toStdString()).clip).frames())
        own.push_back(frame.force.y);
    QCOMPARE(own.size(), plates.size());
    const double off = rootMeanSquare(own, plates);
    QVERIFY2(off <= error, qPrintable(QString::number(off)));
    QVERIFY2(correlation(own, plates) >= likeness, qPrintable(QString::number(correlation(own, plates))));
}

QTEST_APPLESS_MAIN(WeighingTest)

} // namespace tst_weighing

#include "tst_weighing.moc"
