#include "mannequin/bodygeometry.h"
#include "figure/viewspace.h"
#include "figures.h"
#include "support/animal.h"
#include "support/sharedfiles.h"
#include "support/walker.h"

#include "bvh/read/bvhfile.h"

#include <QTest>

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

namespace tst_bodygeometry {

using namespace limber;
using namespace limber::test;

class BodyGeometryTest : public QObject
{
    Q_OBJECT

private slots:
    void hasAPartForEveryPartOfAHuman();
    void aTwistedThighTurnsItsKneecap();
    void aTwistOfTheBoneAloneCountsAlsoWithoutABend();
    void bothSidesAreMirrorImages();
    void sizesFollowTheUnitsOfTheFile();
    void standsOnTheFloorInTheRestPose();
    void platesAreAtTheFront();
    void hipsWithASpineInTheirOwnJointFaceTheFront();
    void partsReachToJointsThatMove();
    void twoFiguresHaveTwoBodies();
    void animalsAndUnknownSkeletonsHavePlainParts();
    void looksTheSameWhateverTheUpAxis();
    void sideAxesTurnWithTheJoint();
    void oddSkeletonsGiveNothingStrange();
    void realSkeletonsGiveFiniteParts();
};

namespace {

Clip walker(double scale = 1.0, Axis up = Axis::Y)
{
    return makeWalker({.frames = 60, .scale = scale, .up = up, .bendsKneesForward = true}).clip;
}

SolidBody bodyIn(const Clip &clip, const Pose &pose, Axis up = Axis::Y)
{
    SolidBody body;
    BodyGeometry(clip, {}, up).place(pose, viewFromDocument(up), body);
    return body;
}

// Returns the rest pose with one joint rotated about Y.
Pose twisted(const Clip &clip, int joint, double degrees)
{
    std::vector<double> values(static_cast<std::size_t>(clip.skeleton.columnCount()), 0.0);
    const auto column = clip.skeleton.columnOf(joint, {ChannelKind::Rotation, Axis::Y});
    values[static_cast<std::size_t>(column.value())] = degrees;
    return evaluatePose(clip.skeleton, values, {});
}

const PlacedPart *partOf(const SolidBody &body, int joint, PartLook look)
{
    const auto found = std::ranges::find_if(body.parts, [&](const PlacedPart &placed) {
        return placed.joint == joint && body.partOf(placed).look == look;
    });
    return found == body.parts.end() ? nullptr : &*found;
}

glm::dvec3 middleOf(const SolidBody &body, const PlacedPart &placed)
{
    return placed.toView(body.partOf(placed).middle);
}

// Returns all corners of the parts of a joint in view space.
std::vector<glm::dvec3> cornersOf(const SolidBody &body, int joint)
{
    std::vector<glm::dvec3> corners;
    for (const PlacedPart &placed : body.parts) {
        const SolidPart &part = body.partOf(placed);
        for (std::size_t i = 0; i < part.vertexCount && placed.joint == joint; ++i)
            corners.push_back(placed.toView(glm::dvec3(body.shape->mesh.vertices[part.firstVertex + i].position)));
    }
    return corners;
}

double lowestOf(const std::vector<glm::dvec3> &points)
{
    double lowest = std::numeric_limits<double>::infinity();
    for (const glm::dvec3 &point : points)
        lowest = std::min(lowest, point.y);
    return lowest;
}

// Returns what is wrong with a body; empty if all of it can be drawn.
QString troubleWith(const SolidBody &body)
{
    for (const PlacedPart &placed : body.parts) {
        const SolidPart &part = body.partOf(placed);
        if (part.vertexCount == 0 || !(part.reach > 0.0) || !std::isfinite(part.reach))
            return QStringLiteral("a part of joint %1 has no size").arg(placed.joint);
        for (std::size_t i = 0; i < part.vertexCount; ++i) {
            const SolidVertex &vertex = body.shape->mesh.vertices[part.firstVertex + i];
            const glm::dvec3 point = placed.toView(glm::dvec3(vertex.position));
            if (!std::isfinite(point.x + point.y + point.z) || std::abs(glm::length(vertex.normal) - 1.0f) > 1e-3f)
                return QStringLiteral("a corner of joint %1 is not finite").arg(placed.joint);
        }
        for (std::size_t i = 0; i < part.triangleCount; ++i) {
            for (const std::uint32_t corner : body.shape->mesh.triangles[part.firstTriangle + i]) {
                if (corner < part.firstVertex || corner >= part.firstVertex + part.vertexCount)
                    return QStringLiteral("a triangle of joint %1 belongs to another part").arg(placed.joint);
            }
        }
    }
    return {};
}

} // namespace

void BodyGeometryTest::hasAPartForEveryPartOfAHuman()
{
    const Clip clip = walker();
    const SolidBody body = bodyIn(clip, restPose(clip.skeleton));
    for (const char *name : {"Hips", "LeftUpLeg", "LeftLeg", "LeftFoot", "LeftToeBase", "RightUpLeg", "RightLeg",
                             "RightFoot", "RightToeBase"})
        QVERIFY2(partOf(body, jointNamed(clip.skeleton, name), PartLook::Limb), name);
    QVERIFY(partOf(body, jointNamed(clip.skeleton, "LeftLeg"), PartLook::Cap));
    QCOMPARE(troubleWith(body), QString());
}

void BodyGeometryTest::aTwistedThighTurnsItsKneecap()
{
    const Clip clip = walker();
    const int shin = jointNamed(clip.skeleton, "LeftLeg");
    const auto kneecap = [&](double degrees) {
        const Pose pose = twisted(clip, jointNamed(clip.skeleton, "LeftUpLeg"), degrees);
        const SolidBody body = bodyIn(clip, pose);
        const glm::dvec3 knee = pose.jointPositions[static_cast<std::size_t>(shin)];
        const glm::dvec3 from = middleOf(body, *partOf(body, shin, PartLook::Cap)) - knee;
        return glm::normalize(glm::dvec3(from.x, 0.0, from.z));
    };
    const glm::dvec3 straight = kneecap(0.0);
    QVERIFY(straight.z > 0.9); // the walker looks along Z
    for (const double degrees : {90.0, -40.0, 180.0}) {
        const double sine = std::sin(glm::radians(degrees));
        const double cosine = std::cos(glm::radians(degrees));
        const glm::dvec3 expected(cosine * straight.x + sine * straight.z, 0.0,
                                  cosine * straight.z - sine * straight.x);
        QVERIFY(glm::distance(kneecap(degrees), expected) < 1e-3);
    }
}

void BodyGeometryTest::aTwistOfTheBoneAloneCountsAlsoWithoutABend()
{
    const Clip clip = walker();
    const int thigh = jointNamed(clip.skeleton, "LeftUpLeg");
    const SolidBody straight = bodyIn(clip, restPose(clip.skeleton));
    const SolidBody turned = bodyIn(clip, twisted(clip, thigh, 90.0));
    const PlacedPart &before = *partOf(straight, thigh, PartLook::Limb);
    const PlacedPart &after = *partOf(turned, thigh, PartLook::Limb);
    QVERIFY(glm::distance(before.axes[1], after.axes[1]) < 1e-6); // the bone has not moved
    QVERIFY(std::abs(glm::dot(before.axes[2], after.axes[2])) < 1e-6);
}

void BodyGeometryTest::bothSidesAreMirrorImages()
{
    const Clip clip = walker();
    const SolidBody body = bodyIn(clip, restPose(clip.skeleton));
    for (const char *part : {"UpLeg", "Leg", "Foot", "ToeBase"}) {
        const std::vector<glm::dvec3> left = cornersOf(body, jointNamed(clip.skeleton, std::string("Left") + part));
        const std::vector<glm::dvec3> right = cornersOf(body, jointNamed(clip.skeleton, std::string("Right") + part));
        QCOMPARE(left.size(), right.size());
        QVERIFY(!left.empty());
        for (const glm::dvec3 &corner : left) {
            const glm::dvec3 image(-corner.x, corner.y, corner.z);
            const bool isThere =
                std::ranges::any_of(right, [&](const glm::dvec3 &other) { return glm::distance(image, other) < 0.3; });
            QVERIFY2(isThere, part);
        }
    }
}

void BodyGeometryTest::sizesFollowTheUnitsOfTheFile()
{
    const BodyGeometry usual(walker(), {}, Axis::Y);
    for (const double scale : {1e-4, 0.01, 39.0, 1e6}) {
        const BodyGeometry other(walker(scale), {}, Axis::Y);
        QCOMPARE(other.shape().parts.size(), usual.shape().parts.size());
        for (std::size_t i = 0; i < usual.shape().parts.size(); ++i) {
            const double ratio = other.shape().parts[i].reach / usual.shape().parts[i].reach;
            QVERIFY2(std::abs(ratio / scale - 1.0) < 0.02, qPrintable(QString::number(ratio)));
        }
    }
}

void BodyGeometryTest::standsOnTheFloorInTheRestPose()
{
    const Clip clip = walker();
    const Pose pose = restPose(clip.skeleton);
    const SolidBody body = bodyIn(clip, pose);
    double lowestNode = std::numeric_limits<double>::infinity();
    for (const std::vector<glm::dvec3> &points : {pose.jointPositions, pose.endPositions})
        lowestNode = std::min(lowestNode, lowestOf(points));
    for (const char *name : {"LeftFoot", "LeftToeBase", "RightFoot", "RightToeBase"}) {
        const std::vector<glm::dvec3> corners = cornersOf(body, jointNamed(clip.skeleton, name));
        QVERIFY2(std::abs(lowestOf(corners) - lowestNode) < 0.1, name);
        const auto onFloor =
            std::ranges::count_if(corners, [&](const glm::dvec3 &corner) { return corner.y < lowestNode + 0.1; });
        QVERIFY2(onFloor > 8, name); // the sole is flat
    }
}

void BodyGeometryTest::platesAreAtTheFront()
{
    const Clip clip = walker();
    const SolidBody body = bodyIn(clip, restPose(clip.skeleton));
    const int hips = jointNamed(clip.skeleton, "Hips");
    const PlacedPart *buckle = partOf(body, hips, PartLook::Plate);
    QVERIFY(buckle != nullptr);
    QVERIFY(middleOf(body, *buckle).z > middleOf(body, *partOf(body, hips, PartLook::Limb)).z + 3.0);
}

void BodyGeometryTest::hipsWithASpineInTheirOwnJointFaceTheFront()
{
    Clip clip = walker(1.0, Axis::Z);
    const int hips = jointNamed(clip.skeleton, "Hips");
    const int spine = jointNamed(clip.skeleton, "Spine");
    clip.skeleton.setOffset(NodeId::joint(spine), glm::dvec3(0.0));
    const SolidBody body = bodyIn(clip, restPose(clip.skeleton), Axis::Z);
    const PlacedPart *part = partOf(body, hips, PartLook::Limb);
    QVERIFY(part != nullptr);
    QVERIFY(part->axes[1].y > 0.9);
    QVERIFY(part->axes[2].z > 0.9);
}

void BodyGeometryTest::partsReachToJointsThatMove()
{
    const Clip clip = standingFigure(3);
    Pose pose = restPose(clip.skeleton);
    const BodyGeometry geometry(clip, {}, Axis::Y);
    SolidBody body;
    for (const double longer : {1.0, 1.05, 0.9}) {
        Pose moved = pose;
        moved.endPositions[0] =
            pose.jointPositions[leftLeg] + longer * (pose.endPositions[0] - pose.jointPositions[leftLeg]);
        geometry.place(moved, viewFromDocument(Axis::Y), body);
        const PlacedPart &leg = *partOf(body, leftLeg, PartLook::Limb);
        const glm::dvec3 tip = leg.toView({0.0, body.partOf(leg).length, 0.0});
        QVERIFY(glm::distance(tip, moved.endPositions[0]) < 1e-6);
    }
}

void BodyGeometryTest::twoFiguresHaveTwoBodies()
{
    const Clip one = walker();
    const std::size_t alone = BodyGeometry(one, {}, Axis::Y).shape().parts.size();
    for (const Together together : {Together::TwoRoots, Together::CommonRoot}) {
        const Clip both = bothIn(one, one, together);
        const SolidBody body = bodyIn(both, poseAt(both, 0, {}));
        QVERIFY(body.parts.size() >= 2 * alone);
        QCOMPARE(troubleWith(body), QString());
        std::set<int> joints;
        for (const PlacedPart &placed : body.parts)
            joints.insert(placed.joint);
        QVERIFY(*joints.rbegin() >= one.skeleton.jointCount()); // of the second one, too
    }
}

void BodyGeometryTest::animalsAndUnknownSkeletonsHavePlainParts()
{
    const Clip animal = makeAnimal({.frames = 60}).clip;
    const SolidBody dog = bodyIn(animal, poseAt(animal, 0, {}));
    QCOMPARE(troubleWith(dog), QString());
    QVERIFY(dog.parts.size() > 10);
    QVERIFY(std::ranges::none_of(dog.parts,
                                 [&](const PlacedPart &placed) { return dog.partOf(placed).look == PartLook::Plate; }));

    const Clip figure = standingFigure(1);
    const SolidBody unknown = bodyIn(figure, poseAt(figure, 0, {}));
    for (const int joint : {leftLeg, rightLeg, chest})
        QVERIFY(partOf(unknown, joint, PartLook::Limb));
}

void BodyGeometryTest::looksTheSameWhateverTheUpAxis()
{
    const Clip upright = walker();
    const Clip other = walker(1.0, Axis::Z);
    const SolidBody one = bodyIn(upright, poseAt(upright, 20, {}));
    const SolidBody two = bodyIn(other, poseAt(other, 20, {}), Axis::Z);
    QCOMPARE(one.parts.size(), two.parts.size());
    for (std::size_t i = 0; i < one.parts.size(); ++i)
        QVERIFY(glm::distance(middleOf(one, one.parts[i]), middleOf(two, two.parts[i])) < 1.0);
}

void BodyGeometryTest::sideAxesTurnWithTheJoint()
{
    const Clip clip = walker();
    const BodyGeometry geometry(clip, {}, Axis::Y);
    const int thigh = jointNamed(clip.skeleton, "LeftUpLeg");
    const SideAxes rest = geometry.sideAxes(thigh, restPose(clip.skeleton), viewFromDocument(Axis::Y));
    QVERIFY(rest.front.z > 0.9);
    QVERIFY(rest.side.x > 0.9);
    const SideAxes turned = geometry.sideAxes(thigh, twisted(clip, thigh, 90.0), viewFromDocument(Axis::Y));
    QVERIFY(turned.front.x > 0.9);
    QVERIFY(turned.side.z < -0.9);
    QCOMPARE(turned.node, NodeId::joint(thigh));
    // Joints that the clip does not have are nowhere, and do no harm.
    QVERIFY(!geometry.sideAxes(1000, restPose(clip.skeleton), viewFromDocument(Axis::Y)).node.isValid());
}

void BodyGeometryTest::oddSkeletonsGiveNothingStrange()
{
    QVERIFY(bodyIn(loneJoint(2), poseAt(loneJoint(2), 0, {})).parts.empty());
    QVERIFY(bodyIn(Clip(), Pose()).parts.empty());

    Clip flat = walker();
    for (const NodeId node : flat.skeleton.nodesInFileOrder())
        flat.skeleton.setOffset(node, glm::dvec3(0.0));
    QCOMPARE(troubleWith(bodyIn(flat, restPose(flat.skeleton))), QString());

    // A pose that cannot be drawn leaves out the parts that are in it.
    const Clip clip = walker();
    Pose pose = restPose(clip.skeleton);
    pose.jointPositions[static_cast<std::size_t>(jointNamed(clip.skeleton, "LeftLeg"))].x =
        std::numeric_limits<double>::quiet_NaN();
    const SolidBody body = bodyIn(clip, pose);
    QCOMPARE(troubleWith(body), QString());
    QVERIFY(!partOf(body, jointNamed(clip.skeleton, "LeftLeg"), PartLook::Limb));

    // No frames, and a pose of another skeleton.
    Clip still = clip;
    still.motion = Motion(0, clip.skeleton.columnCount());
    QVERIFY(!bodyIn(still, restPose(still.skeleton)).parts.empty());
    SolidBody other;
    BodyGeometry(clip, {}, Axis::Y).place(restPose(loneJoint(1).skeleton), viewFromDocument(Axis::Y), other);
    QCOMPARE(troubleWith(other), QString());
}

void BodyGeometryTest::realSkeletonsGiveFiniteParts()
{
    if (!hasShared())
        QSKIP(sharedIsMissing());
    int tried = 0;
    for (const QString &name : corpusNames()) {
        const ReadResult read = readBvhFile(corpusPath(name).toStdString());
        if (!read.clip || read.clip->skeleton.jointCount() > 400)
            continue;
        const PositionRules rules = decidePositionRules(read.clip->skeleton, read.clip->motion);
        SolidBody body;
        BodyGeometry(*read.clip, rules, Axis::Y).place(poseAt(*read.clip, 0, rules), viewFromDocument(Axis::Y), body);
        QVERIFY2(troubleWith(body).isEmpty(), qPrintable(name + QStringLiteral(": ") + troubleWith(body)));
        ++tried;
    }
    QVERIFY(tried > 20);
}

QTEST_APPLESS_MAIN(BodyGeometryTest)

} // namespace tst_bodygeometry

#include "tst_bodygeometry.moc"
