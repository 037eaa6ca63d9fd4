#include "travel/travellingjoint.h"

#include "geometry/geometry.h"
#include "pose/pose.h"
#include "support/animal.h"
#include "support/operationcalls.h"
#include "support/randommotion.h"
#include "support/stillroot.h"
#include "support/walker.h"
#include "travel/floorplane.h"
#include "travel/travelpath.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <cmath>

namespace tst_travellingjoint {

using namespace Qt::StringLiterals;
using namespace limber;
using namespace limber::test;

namespace {

// The walker with and without a still root.
struct StillRootCase
{
    Clip clip;
    Clip plain;
    FloorPlane floor{Axis::Y};
    double unit = 1.0; // of the file, relative to centimetres
};

} // namespace

class TravellingJointTest : public QObject
{
    Q_OBJECT

private slots:
    void aRootThatTravelsIsTheTravellingJoint();
    void stillRootsAreNot_data();
    void stillRootsAreNot();
    void aRootThatCarriesMostOfTheTravelIs();
    void inPlaceItIsTheLowestJoint();
    void eachFigureHasItsOwn();
    void figuresBelowOneRootHaveTheirOwn();
    void aRootThatCarriesSeveralFiguresIsTheirs();
    void nothingTravelsWithoutPositions();
    void inPlaceWorksBelowAStillRoot_data() { stillRootsAreNot_data(); }
    void inPlaceWorksBelowAStillRoot();
    void theTravelComesBackBelowAStillRoot_data() { stillRootsAreNot_data(); }
    void theTravelComesBackBelowAStillRoot();
    void originWorksBelowAStillRoot_data() { stillRootsAreNot_data(); }
    void originWorksBelowAStillRoot();
    void orientTurnsAboutTheBody_data() { stillRootsAreNot_data(); }
    void orientTurnsAboutTheBody();
    void loopsRepeatBelowAStillRoot_data() { stillRootsAreNot_data(); }
    void loopsRepeatBelowAStillRoot();
    void clipsJoinBelowAStillRoot_data() { stillRootsAreNot_data(); }
    void clipsJoinBelowAStillRoot();
    void aFloorRootIsPutBelowAStillRoot_data() { stillRootsAreNot_data(); }
    void aFloorRootIsPutBelowAStillRoot();
    void stillRootsKeepTheirValues_data();
    void stillRootsKeepTheirValues();
    void everyUserAsksHere_data();
    void everyUserAsksHere();
    void nobodyElseDecides_data();
    void nobodyElseDecides();

private:
    [[nodiscard]] StillRootCase fetchedCase() const;
};

namespace {

std::vector<glm::dvec3> pathOf(const Clip &clip, int joint, const FloorPlane &floor)
{
    std::vector<glm::dvec3> path;
    const auto track = worldTrack(clip, decidePositionRules(clip.skeleton, clip.motion), joint, {});
    for (const glm::dvec3 &position : *track)
        path.push_back(floor.along(position));
    return path;
}

double reachOf(const std::vector<glm::dvec3> &path)
{
    double reach = 0.0;
    for (const glm::dvec3 &position : path)
        reach = std::max(reach, glm::distance(position, path.front()));
    return reach;
}

int travellingJointOf(const Clip &clip, Axis up = Axis::Y)
{
    return travellingJoint(figureTravel(clip, decidePositionRules(clip.skeleton, clip.motion), up));
}

// Returns how the body differs between a clip with a still root and one without: the largest distance of a joint.
double bodyError(const Clip &withRoot, const Clip &plain)
{
    double error = 0.0;
    const PositionRules rules = decidePositionRules(withRoot.skeleton, withRoot.motion);
    for (int frame = 0; frame < std::min(withRoot.motion.frameCount(), plain.motion.frameCount()); ++frame) {
        const Pose a = poseAt(withRoot, frame, rules);
        const Pose b = poseAt(plain, frame, {});
        for (std::size_t joint = 0; joint < b.jointPositions.size(); ++joint)
            error = std::max(error, glm::distance(a.jointPositions[joint + 1], b.jointPositions[joint]));
    }
    return error;
}

QString sourceOf(const QString &path)
{
    QFile file(QDir(QStringLiteral(LIMBER_SOURCE_DIR)).filePath(path));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

void TravellingJointTest::aRootThatTravelsIsTheTravellingJoint()
{
    QCOMPARE(travellingJointOf(makeWalker().clip), 0);
    QCOMPARE(travellingJointOf(makeRandomClip({.seed = 4})), 0);
}

void TravellingJointTest::stillRootsAreNot_data()
{
    QTest::addColumn<int>("up");
    QTest::addColumn<double>("unit");
    QTest::addColumn<glm::dvec3>("turn"); // rotation vector
    QTest::addColumn<glm::dvec3>("position");
    const glm::dvec3 none(0.0);
    QTest::newRow("at the origin") << 1 << 1.0 << none << none;
    QTest::newRow("far away") << 1 << 1.0 << none << glm::dvec3(-300.0, 20.0, 500.0);
    QTest::newRow("turned") << 1 << 1.0 << glm::dvec3(-1.5707963267948966, 0.0, 0.0) << glm::dvec3(10.0, 0.0, 0.0);
    QTest::newRow("turned oddly") << 1 << 1.0 << glm::dvec3(0.7, -1.9, 0.4) << glm::dvec3(0.0, 0.0, 30.0);
    QTest::newRow("Z up") << 2 << 1.0 << glm::dvec3(0.0, 0.0, 2.0) << none;
    QTest::newRow("metres") << 1 << 0.01 << glm::dvec3(0.0, 0.3, 0.0) << glm::dvec3(0.0, 0.0, 3.0);
}

StillRootCase TravellingJointTest::fetchedCase() const
{
    QFETCH(const int, up);
    QFETCH(const double, unit);
    QFETCH(const glm::dvec3, turn);
    QFETCH(const glm::dvec3, position);
    const Clip plain = makeWalker({.scale = unit, .up = Axis(up)}).clip;
    return {withStillRoot(plain, glm::mat3_cast(rotationFromVector(turn)), position), plain, FloorPlane(Axis(up)),
            unit};
}

void TravellingJointTest::stillRootsAreNot()
{
    const StillRootCase each = fetchedCase();
    QVERIFY(bodyError(each.clip, each.plain) < 1e-9);
    QFETCH(const int, up);
    QCOMPARE(travellingJointOf(each.clip, Axis(up)), 1);
}

void TravellingJointTest::aRootThatCarriesMostOfTheTravelIs()
{
    const Clip clip = applied("rootmotion", makeWalker().clip);
    QCOMPARE(travellingJointOf(clip), 0);
}

void TravellingJointTest::inPlaceItIsTheLowestJoint()
{
    const Clip clip = applied("inplace:path=all", withStillRoot(makeWalker().clip));
    QCOMPARE(travellingJointOf(clip), 1);
    QCOMPARE(travellingJointOf(applied("trim:frames=0-0", clip)), 1);
}

void TravellingJointTest::eachFigureHasItsOwn()
{
    Clip clip = withStillRoot(makeWalker().clip);
    clip.skeleton.addJoint({.name = "Prop", .channels = {allChannels.begin(), allChannels.end()}});
    std::vector<int> from(static_cast<std::size_t>(clip.skeleton.columnCount()), -1);
    for (int column = 0; column < clip.motion.columnCount(); ++column)
        from[static_cast<std::size_t>(column)] = column;
    clip.motion = clip.motion.withColumns(from, std::vector<double>(from.size(), 7.0));
    const auto figures = figureTravel(clip, decidePositionRules(clip.skeleton, clip.motion), Axis::Y);
    QCOMPARE(figures.size(), std::size_t(2));
    QCOMPARE(figures[0].joint, 1);
    QCOMPARE(figures[1].joint, clip.skeleton.jointCount() - 1);
    QCOMPARE(int(carriedJoints(clip.skeleton, figures).size()), clip.skeleton.jointCount() - 1);
}

// However many joints are above both.
void TravellingJointTest::figuresBelowOneRootHaveTheirOwn()
{
    const Clip walk = makeWalker().clip;
    const Clip pair = bothIn(walk, walk, Together::CommonRoot);
    for (const Clip &clip : {pair, withStillRoot(pair)}) {
        const auto figures = figureTravel(clip, decidePositionRules(clip.skeleton, clip.motion), Axis::Y);
        QCOMPARE(figures.size(), 2U);
        QCOMPARE(figures[0].mover(), jointNamed(clip.skeleton, "A_Hips"));
        QCOMPARE(figures[1].mover(), jointNamed(clip.skeleton, "B_Hips"));
        QCOMPARE(figures[1].root, 0);
    }
}

void TravellingJointTest::aRootThatCarriesSeveralFiguresIsTheirs()
{
    const Clip still = applied("inplace:path=line", makeWalker({.bends = false}).clip);
    Clip clip = withStillRoot(bothIn(still, still, Together::CommonRoot));
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame)
        clip.motion.setValue(frame, 2, 3.0 * frame);
    const auto figures = figureTravel(clip, decidePositionRules(clip.skeleton, clip.motion), Axis::Y);
    QCOMPARE(figures.size(), 1U);
    QCOMPARE(figures[0].mover(), 0);
}

void TravellingJointTest::nothingTravelsWithoutPositions()
{
    Clip clip = makeWalker({.frames = 3}).clip;
    clip.skeleton.setChannels(0, std::vector<Channel>(allChannels.begin() + 3, allChannels.end()));
    std::vector<int> from;
    for (int column = 3; column < clip.motion.columnCount(); ++column)
        from.push_back(column);
    clip.motion = clip.motion.withColumns(from, std::vector<double>(from.size(), 0.0));
    const auto figures = figureTravel(clip, {}, Axis::Y);
    QCOMPARE(travellingJoint(figures), NoJoint);
    QCOMPARE(figures.front().mover(), 0);
    QVERIFY(!apply("origin", clip).isDone());
}

void TravellingJointTest::inPlaceWorksBelowAStillRoot()
{
    const StillRootCase each = fetchedCase();
    QVERIFY(reachOf(pathOf(each.clip, 1, each.floor)) > 200.0 * each.unit);
    const Clip still = applied("inplace:path=line", each.clip);
    const std::vector<glm::dvec3> path = pathOf(still, 1, each.floor);
    QVERIFY(glm::distance(path.front(), path.back()) < 1e-6 * each.unit);
    QVERIFY(bodyError(still, applied("inplace:path=line", each.plain)) < 1e-6 * each.unit);
    QVERIFY(bodyError(applied("inplace:heading=yes", each.clip), applied("inplace:heading=yes", each.plain)) <
            1e-6 * each.unit);
}

void TravellingJointTest::theTravelComesBackBelowAStillRoot()
{
    const StillRootCase each = fetchedCase();
    const Clip still = applied("inplace:heading=yes", each.clip);
    const Clip back = applied("inplace:heading=yes,back=before.bvh", still, contextWith(each.clip));
    QVERIFY(poseError(back, each.clip).units < 1e-7 * each.unit);
    QVERIFY(poseError(back, each.clip).degrees < 1e-6);
}

void TravellingJointTest::originWorksBelowAStillRoot()
{
    const StillRootCase each = fetchedCase();
    const Clip moved = applied("origin", each.clip);
    QVERIFY(glm::length(pathOf(moved, 1, each.floor).front()) < 1e-9);
    QVERIFY(bodyError(moved, applied("origin", each.plain)) < 1e-9);
}

void TravellingJointTest::orientTurnsAboutTheBody()
{
    const StillRootCase each = fetchedCase();
    const Clip turned = applied("orient:to=70", each.clip);
    QVERIFY(glm::distance(pathOf(turned, 1, each.floor).front(), pathOf(each.clip, 1, each.floor).front()) < 1e-9);
    QVERIFY(bodyError(turned, applied("orient:to=70", each.plain)) < 1e-6 * each.unit);
}

void TravellingJointTest::loopsRepeatBelowAStillRoot()
{
    const StillRootCase each = fetchedCase();
    for (const char *call : {"loop:frames=30-90,repeat=3,lastframe=with", "loop:frames=30-90,travel=remove"})
        QVERIFY(bodyError(applied(call, each.clip), applied(call, each.plain)) < 1e-6 * each.unit);
    QCOMPARE(applied("loop", each.clip).motion.frameCount(), applied("loop", each.plain).motion.frameCount());
}

void TravellingJointTest::clipsJoinBelowAStillRoot()
{
    const StillRootCase each = fetchedCase();
    for (const char *call : {"concat:with=x,seam=ends", "concat:with=x,transition=crossfade", "mix:with=x,feet=free"})
        QVERIFY(bodyError(applied(call, each.clip, contextWith(applied("orient:to=30", each.clip))),
                          applied(call, each.plain, contextWith(applied("orient:to=30", each.plain)))) <
                1e-5 * each.unit);
}

void TravellingJointTest::aFloorRootIsPutBelowAStillRoot()
{
    const StillRootCase each = fetchedCase();
    const Clip made = applied("rootmotion:path=all", each.clip);
    const Clip plain = applied("rootmotion:path=all", each.plain);
    const PositionRules rules = decidePositionRules(made.skeleton, made.motion);
    const PositionRules plainRules = decidePositionRules(plain.skeleton, plain.motion);
    for (int frame = 0; frame < made.motion.frameCount(); ++frame) {
        const Pose a = poseAt(made, frame, rules);
        const Pose b = poseAt(plain, frame, plainRules);
        QVERIFY(glm::distance(a.jointPositions[0], b.jointPositions[0]) < 1e-6 * each.unit);
        for (std::size_t joint = 1; joint < b.jointPositions.size(); ++joint)
            QVERIFY(glm::distance(a.jointPositions[joint + 1], b.jointPositions[joint]) < 1e-6 * each.unit);
        // The still root stays where it is relative to the new one, instead of going back all the way.
        const glm::dvec3 above = glm::transpose(a.worldFromJoint[0]) * (a.jointPositions[1] - a.jointPositions[0]);
        const Pose first = poseAt(made, 0, rules);
        const glm::dvec3 before =
            glm::transpose(first.worldFromJoint[0]) * (first.jointPositions[1] - first.jointPositions[0]);
        QVERIFY(glm::distance(above, before) < 1e-6 * each.unit);
    }
}

void TravellingJointTest::stillRootsKeepTheirValues_data()
{
    QTest::addColumn<QString>("call");
    for (const char *call : {"inplace", "inplace:heading=yes", "origin", "orient:to=40", "loop:repeat=2", "floor",
                             "concat:with=x", "mix:with=x"})
        QTest::newRow(call) << QString::fromLatin1(call);
}

void TravellingJointTest::stillRootsKeepTheirValues()
{
    QFETCH(const QString, call);
    const Clip clip =
        withStillRoot(makeWalker().clip, glm::mat3_cast(rotationFromVector({0.7, -1.9, 0.4})), {5.0, 6.0, 7.0});
    const Clip other = applied("orient:to=33", applied("trim:frames=20-200", clip));
    const Clip moved = applied(call.toStdString(), clip, contextWith(other));
    for (int frame = 0; frame < moved.motion.frameCount(); ++frame) {
        for (int column = 0; column < 6; ++column)
            QVERIFY(std::abs(moved.motion.value(frame, column) - clip.motion.value(0, column)) < 1e-9);
    }
}

// Wherever the travel of a figure matters, the one function is asked for the joint that carries it.
void TravellingJointTest::everyUserAsksHere_data()
{
    QTest::addColumn<QString>("path");
    for (const char *path :
         {"model/core/wholeclip/operations/root/inplace.cpp", "model/core/wholeclip/operations/root/origin.cpp",
          "model/core/wholeclip/operations/root/orient.cpp", "model/core/wholeclip/operations/root/mirror.cpp",
          "model/core/wholeclip/operations/root/rootmotion.cpp", "model/core/poses/posing/copiedpose.cpp",
          "model/core/wholeclip/operations/clips/concat.cpp", "model/core/wholeclip/operations/clips/mix.cpp",
          "model/core/wholeclip/operations/feet/floor.cpp", "model/core/wholeclip/joining/seamsearch.cpp",
          "model/core/wholeclip/joining/joinsearch.cpp", "app/cli/report/clipinfo.cpp", "view/time/timeline/rulerspeeds.cpp",
          "view/stage/viewport/shown/shownscene.cpp", "view/stage/pictures/picturedmotion.cpp"})
        QTest::newRow(path) << QString::fromLatin1(path);
}

void TravellingJointTest::everyUserAsksHere()
{
    QFETCH(const QString, path);
    const QString source = sourceOf(path);
    static const QRegularExpression asks(u"figureTravel\\(|figuresOf\\("_s);
    QVERIFY2(asks.match(source).hasMatch(), qPrintable(path));
}

void TravellingJointTest::nobodyElseDecides_data()
{
    QTest::addColumn<QString>("path");
    for (const char *folder :
         {"operations/root", "operations/time", "operations/clips", "operations/feet", "joining"}) {
        const QDir room(QStringLiteral(LIMBER_SOURCE_DIR "/model/core/wholeclip/") + QString::fromLatin1(folder));
        for (const QString &name : room.entryList({u"*.cpp"_s}, QDir::Files)) {
            const QString path = u"model/core/wholeclip/"_s + QString::fromLatin1(folder) + u'/' + name;
            QTest::newRow(qPrintable(path)) << path;
        }
    }
}

// Asking whether a joint is a root, or for the position of the first one, is deciding which joint travels. A source
// that compares offsets, which a root has none of, says so here.
void TravellingJointTest::nobodyElseDecides()
{
    QFETCH(const QString, path);
    static const QStringList exceptions = {u"model/core/wholeclip/joining/matchedclip.cpp"_s};
    static const QRegularExpression decides(u"isRoot\\(\\)|jointPositions\\.front\\(\\)|jointPositions\\[0\\]"_s);
    if (!exceptions.contains(path))
        QCOMPARE(decides.match(sourceOf(path)).captured(), QString());
}

QTEST_GUILESS_MAIN(TravellingJointTest)

} // namespace tst_travellingjoint

#include "tst_travellingjoint.moc"
