#include "mannequin/mannequin.h"
#include "support/animal.h"
#include "support/sharedfiles.h"
#include "support/walker.h"
#include "surgery/skeletontree.h"

#include "bvh/read/bvhfile.h"
#include "pose/upaxis.h"

#include <QTest>

#include <glm/geometric.hpp>
#include <glm/gtc/matrix_transform.hpp>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <set>
#include <tuple>
#include <utility>

namespace tst_mannequin {

using namespace limber;
using namespace limber::test;

class MannequinTest : public QObject
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
    void bendsInOnePiece();
    void bentLimbsStayThick();
    void forearmsShareTheRollOfTheHand();
    void hasFewTriangles();
    void aTrunkWithoutANeckReachesTheShoulders();
    void bodiesWithoutLegsOrArmsHaveATrunk_data();
    void bodiesWithoutLegsOrArmsHaveATrunk();
    void noBoneIsBare_data();
    void noBoneIsBare();
    void headsWithoutAJointAreUpright();
    void headsWithoutAJointHaveAUsualSize();
    void headsReachToTheirEnds();
    void pelvisesReachToTheHips();
    void handsOfLoneArmsGoOn();
    void feetThatPointDownStayAtTheirBones();
    void anklesAreAsHighAsTheirBonesShow();
    void legsOfASpiderAreAlike();
    void twoFiguresHaveTwoBodies();
    void animalsAndUnknownSkeletonsHavePlainParts();
    void looksTheSameWhateverTheUpAxis();
    void sideAxesTurnWithTheJoint();
    void oddSkeletonsGiveNothingStrange();
    void realSkeletonsGiveFiniteParts();
};

namespace {

const std::vector<Channel> rotations{channels::Zrotation, channels::Xrotation, channels::Yrotation};

Clip walker(double scale = 1.0, Axis up = Axis::Y)
{
    return makeWalker({.frames = 60, .scale = scale, .up = up, .bendsKneesForward = true}).clip;
}

SolidBody bodyIn(const Clip &clip, const Pose &pose, Axis up = Axis::Y)
{
    SolidBody body;
    Mannequin(clip, {}, up).place(pose, yUpFrom(up), body);
    return body;
}

// A joint without bones.
Clip ball()
{
    Clip clip;
    clip.skeleton.addJoint({.name = "Ball", .channels = {channels::Xrotation}});
    clip.motion = Motion(1, clip.skeleton.columnCount());
    return clip;
}

// Returns the rest pose with one joint rotated about Y.
Pose twisted(const Clip &clip, int joint, double degrees)
{
    std::vector<double> values(static_cast<std::size_t>(clip.skeleton.columnCount()), 0.0);
    const auto column = clip.skeleton.columnOf(joint, {ChannelKind::Rotation, Axis::Y});
    values[static_cast<std::size_t>(column.value())] = degrees;
    return evaluatePose(clip.skeleton, values, {});
}

// Returns the rest pose of a clip without some joints and what is below them.
Clip without(const Clip &clip, const QByteArrayList &names)
{
    SkeletonTree tree(clip.skeleton);
    for (const QByteArray &name : names)
        tree.remove(tree.nodeOf(NodeId::joint(jointNamed(clip.skeleton, name.toStdString()))));
    Clip rest;
    rest.skeleton = tree.build().skeleton;
    rest.motion = Motion(1, rest.skeleton.columnCount());
    return rest;
}

// Adds a chain of joints with an end site below a joint.
void addChain(SkeletonTree &tree, int parent, const std::vector<std::pair<std::string, glm::dvec3>> &joints)
{
    for (const auto &[name, offset] : joints)
        parent = tree.addJoint({.name = name, .offset = offset, .channels = rotations}, parent);
    tree.addEndSite({0.0, -5.0, 5.0}, parent);
}

// Returns the rest pose of a human with a tail, of a centaur, of a human with four arms, or of a human alone.
Clip creature(const QByteArray &kind)
{
    const Clip human = walker();
    const Clip clip = kind == "centaur" ? without(human, {"LeftUpLeg", "RightUpLeg"}) : human;
    SkeletonTree tree(clip.skeleton);
    const auto nodeNamed = [&](const char *name) {
        return tree.nodeOf(NodeId::joint(jointNamed(clip.skeleton, name)));
    };
    if (kind == "tail")
        addChain(tree, nodeNamed("Hips"), {{"Tail1", {0.0, 0.0, -70.0}}, {"Tail2", {0.0, -5.0, -40.0}}});
    for (const double side : {1.0, -1.0}) {
        const std::string name = side > 0.0 ? "Left" : "Right";
        if (kind == "four arms")
            addChain(tree, nodeNamed("Spine"),
                     {{name + "Extra1", {18.0 * side, 0.0, 0.0}}, {name + "Extra2", {70.0 * side, 0.0, 0.0}}});
        for (const auto &[where, at, ahead] : {std::tuple("Hind", "Hips", -60.0), std::tuple("Front", "Spine", 0.0)}) {
            if (kind == "centaur")
                addChain(tree, nodeNamed(at),
                         {{name + where + "UpLeg", {9.0 * side, -5.0, ahead}},
                          {name + where + "Leg", {0.0, -42.0, -2.0}},
                          {name + where + "Paw", {0.0, -42.0, 2.0}}});
        }
    }
    Clip rest;
    rest.skeleton = tree.build().skeleton;
    rest.motion = Motion(1, rest.skeleton.columnCount());
    return rest;
}

// Returns the rest pose with one joint rotated about X.
Pose bent(const Clip &clip, int joint, double degrees)
{
    std::vector<double> values(static_cast<std::size_t>(clip.skeleton.columnCount()), 0.0);
    const auto column = clip.skeleton.columnOf(joint, {ChannelKind::Rotation, Axis::X});
    values[static_cast<std::size_t>(column.value())] = degrees;
    return evaluatePose(clip.skeleton, values, {});
}

const SolidPart *partOf(const SolidBody &body, int joint, PartLook look)
{
    const auto found = std::ranges::find_if(body.parts, [&](std::size_t index) {
        return body.partAt(index).joint == joint && body.partAt(index).look == look;
    });
    return found == body.parts.end() ? nullptr : &body.partAt(*found);
}

const PlacedBone &boneOf(const SolidBody &body, const SolidPart &part)
{
    return body.bones[part.bone];
}

// Returns the corners of a part in view space.
std::vector<glm::dvec3> cornersOf(const SolidBody &body, const SolidPart &part)
{
    std::vector<glm::dvec3> corners;
    for (std::size_t i = 0; i < part.vertexCount; ++i)
        corners.push_back(body.positionOf(part.firstVertex + i));
    return corners;
}

glm::dvec3 middleOf(const SolidBody &body, const SolidPart &part)
{
    glm::dvec3 sum(0.0);
    for (const glm::dvec3 &corner : cornersOf(body, part))
        sum += corner;
    return sum / static_cast<double>(part.vertexCount);
}

// Returns all corners of the parts of a joint in view space.
std::vector<glm::dvec3> cornersOf(const SolidBody &body, int joint)
{
    std::vector<glm::dvec3> corners;
    for (const std::size_t index : body.parts) {
        if (body.partAt(index).joint == joint)
            std::ranges::copy(cornersOf(body, body.partAt(index)), std::back_inserter(corners));
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
    for (const std::size_t index : body.parts) {
        const SolidPart &part = body.partAt(index);
        if (part.vertexCount == 0 || part.triangleCount == 0 || !std::isfinite(part.radius))
            return QStringLiteral("a part of joint %1 has no size").arg(part.joint);
        for (std::size_t i = part.firstVertex; i < part.firstVertex + part.vertexCount; ++i) {
            const glm::dvec3 point = body.positionOf(i);
            if (!std::isfinite(point.x + point.y + point.z) || std::abs(glm::length(body.normals[i]) - 1.0f) > 1e-3f)
                return QStringLiteral("a corner of joint %1 is not finite").arg(part.joint);
        }
        for (std::size_t i = 0; i < part.triangleCount; ++i) {
            for (const std::uint32_t corner : body.shape->mesh.triangles[part.firstTriangle + i]) {
                if (corner < part.firstVertex || corner >= part.firstVertex + part.vertexCount)
                    return QStringLiteral("a triangle of joint %1 belongs to another part").arg(part.joint);
            }
        }
    }
    return {};
}

// Returns the corners that two parts share.
std::vector<glm::dvec3> seamOf(const SolidBody &body, const SolidPart &first, const SolidPart &second)
{
    std::vector<glm::dvec3> seam;
    const std::vector<glm::dvec3> others = cornersOf(body, second);
    for (const glm::dvec3 &corner : cornersOf(body, first)) {
        if (std::ranges::any_of(others, [&](const glm::dvec3 &other) { return glm::distance(corner, other) < 1e-4; }))
            seam.push_back(corner);
    }
    return seam;
}

} // namespace

void MannequinTest::hasAPartForEveryPartOfAHuman()
{
    const Clip clip = walker();
    const SolidBody body = bodyIn(clip, restPose(clip.skeleton));
    for (const char *name : {"Hips", "LeftUpLeg", "LeftLeg", "LeftFoot", "LeftToeBase", "RightUpLeg", "RightLeg",
                             "RightFoot", "RightToeBase"})
        QVERIFY2(partOf(body, jointNamed(clip.skeleton, name), PartLook::Limb), name);
    QVERIFY(partOf(body, jointNamed(clip.skeleton, "LeftLeg"), PartLook::Cap));
    QCOMPARE(troubleWith(body), QString());
}

void MannequinTest::aTwistedThighTurnsItsKneecap()
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

void MannequinTest::aTwistOfTheBoneAloneCountsAlsoWithoutABend()
{
    const Clip clip = walker();
    const int thigh = jointNamed(clip.skeleton, "LeftUpLeg");
    const SolidBody straight = bodyIn(clip, restPose(clip.skeleton));
    const SolidBody turned = bodyIn(clip, twisted(clip, thigh, 90.0));
    const PlacedBone &before = boneOf(straight, *partOf(straight, thigh, PartLook::Limb));
    const PlacedBone &after = boneOf(turned, *partOf(turned, thigh, PartLook::Limb));
    QVERIFY(glm::distance(before.axes[1], after.axes[1]) < 1e-6); // the bone has not moved
    QVERIFY(std::abs(glm::dot(before.axes[2], after.axes[2])) < 1e-6);
}

void MannequinTest::bothSidesAreMirrorImages()
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

void MannequinTest::sizesFollowTheUnitsOfTheFile()
{
    const Mannequin usual(walker(), {}, Axis::Y);
    for (const double scale : {1e-4, 0.01, 39.0, 1e6}) {
        const Mannequin other(walker(scale), {}, Axis::Y);
        QCOMPARE(other.shape().parts.size(), usual.shape().parts.size());
        for (std::size_t i = 0; i < usual.shape().parts.size(); ++i) {
            const double ratio = other.shape().parts[i].radius / usual.shape().parts[i].radius;
            QVERIFY2(std::abs(ratio / scale - 1.0) < 0.02, qPrintable(QString::number(ratio)));
        }
    }
}

void MannequinTest::standsOnTheFloorInTheRestPose()
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

void MannequinTest::platesAreAtTheFront()
{
    const Clip clip = walker();
    const SolidBody body = bodyIn(clip, restPose(clip.skeleton));
    const int hips = jointNamed(clip.skeleton, "Hips");
    const SolidPart *buckle = partOf(body, hips, PartLook::Plate);
    QVERIFY(buckle != nullptr);
    QVERIFY(middleOf(body, *buckle).z > middleOf(body, *partOf(body, hips, PartLook::Limb)).z + 3.0);
}

void MannequinTest::hipsWithASpineInTheirOwnJointFaceTheFront()
{
    Clip clip = walker(1.0, Axis::Z);
    const int hips = jointNamed(clip.skeleton, "Hips");
    const int spine = jointNamed(clip.skeleton, "Spine");
    clip.skeleton.setOffset(NodeId::joint(spine), glm::dvec3(0.0));
    const SolidBody body = bodyIn(clip, restPose(clip.skeleton), Axis::Z);
    const SolidPart *part = partOf(body, hips, PartLook::Limb);
    QVERIFY(part != nullptr);
    QVERIFY(boneOf(body, *part).axes[1].y > 0.9);
    QVERIFY(boneOf(body, *part).axes[2].z > 0.9);
}

void MannequinTest::partsReachToJointsThatMove()
{
    const Clip clip = walker();
    const Pose pose = restPose(clip.skeleton);
    const Mannequin mannequin(clip, {}, Axis::Y);
    const auto shin = static_cast<std::size_t>(jointNamed(clip.skeleton, "LeftLeg"));
    const auto foot = static_cast<std::size_t>(jointNamed(clip.skeleton, "LeftFoot"));
    SolidBody body;
    for (const double longer : {1.0, 1.05, 0.9, 2.0}) {
        Pose moved = pose;
        moved.jointPositions[foot] =
            pose.jointPositions[shin] + longer * (pose.jointPositions[foot] - pose.jointPositions[shin]);
        mannequin.place(moved, yUpFrom(Axis::Y), body);
        const SolidPart &part = *partOf(body, static_cast<int>(shin), PartLook::Limb);
        const glm::dvec3 tip = boneOf(body, part).toView({0.0, body.shape->bones[part.bone].length, 0.0});
        QVERIFY(glm::distance(tip, moved.jointPositions[foot]) < 1e-6);
        // The ankle of the surface is there, too.
        const double lowest = lowestOf(cornersOf(body, part));
        QVERIFY(std::abs(lowest - moved.jointPositions[foot].y) < 6.0);
    }
}

// Its parts meet in the same corners wherever limbs and the trunk bend.
void MannequinTest::bendsInOnePiece()
{
    const Clip clip = walker();
    const std::pair<const char *, const char *> pairs[] = {
        {"LeftUpLeg", "LeftLeg"}, {"RightArm", "RightForeArm"}, {"Hips", "Spine"}, {"LeftFoot", "LeftToeBase"}};
    for (const auto &[above, below] : pairs) {
        for (const double degrees : {0.0, 70.0, -130.0}) {
            const int joint = jointNamed(clip.skeleton, below);
            const SolidBody body = bodyIn(clip, bent(clip, joint, degrees));
            const SolidPart &first = *partOf(body, jointNamed(clip.skeleton, above), PartLook::Limb);
            const SolidPart &second = *partOf(body, joint, PartLook::Limb);
            QVERIFY2(seamOf(body, first, second).size() >= 10, below);
        }
    }
}

// A bent knee is as thick as a straight one, and in the middle of its joint.
void MannequinTest::bentLimbsStayThick()
{
    const Clip clip = walker();
    const int thigh = jointNamed(clip.skeleton, "LeftUpLeg");
    const int shin = jointNamed(clip.skeleton, "LeftLeg");
    std::vector<double> thickness;
    for (const double degrees : {0.0, 60.0, 120.0}) {
        const Pose pose = bent(clip, shin, degrees);
        const SolidBody body = bodyIn(clip, pose);
        const std::vector<glm::dvec3> seam =
            seamOf(body, *partOf(body, thigh, PartLook::Limb), *partOf(body, shin, PartLook::Limb));
        double widest = 0.0;
        glm::dvec3 middle(0.0);
        for (const glm::dvec3 &corner : seam) {
            middle += corner / static_cast<double>(seam.size());
            for (const glm::dvec3 &other : seam)
                widest = std::max(widest, glm::distance(corner, other));
        }
        QVERIFY(glm::distance(middle, pose.jointPositions[static_cast<std::size_t>(shin)]) < 1.0);
        thickness.push_back(widest);
    }
    QVERIFY(std::abs(thickness[1] / thickness[0] - 1.0) < 0.01);
    QVERIFY(std::abs(thickness[2] / thickness[0] - 1.0) < 0.01);
}

// The roll of a hand is spread over its forearm: all of it at the wrist, half of it in the middle, none at the elbow.
void MannequinTest::forearmsShareTheRollOfTheHand()
{
    const Clip clip = walker();
    const int forearm = jointNamed(clip.skeleton, "LeftForeArm");
    const int hand = jointNamed(clip.skeleton, "LeftHand");
    const Pose rest = restPose(clip.skeleton);
    const SolidBody before = bodyIn(clip, rest);
    const SolidPart &part = *partOf(before, forearm, PartLook::Limb);
    const PlacedBone &bone = boneOf(before, part);
    const double length = before.shape->bones[part.bone].length;
    // The hand turns about its forearm.
    Pose turned = rest;
    const glm::dvec3 axis = glm::normalize(bone.axes[1]);
    const glm::dmat3 turn = glm::dmat3(glm::rotate(glm::dmat4(1.0), glm::radians(60.0), axis));
    turned.worldFromJoint[static_cast<std::size_t>(hand)] = turn * rest.worldFromJoint[static_cast<std::size_t>(hand)];
    const SolidBody after = bodyIn(clip, turned);
    int tried = 0;
    for (std::size_t i = part.firstVertex; i < part.firstVertex + part.vertexCount; ++i) {
        const double along = glm::dot(before.positionOf(i) - bone.base, axis) / length;
        if (along < 0.35 || along > 0.95) // the elbow bends below
            continue;
        const glm::dvec3 from = before.positionOf(i) - bone.base;
        const glm::dvec3 to = after.positionOf(i) - bone.base;
        const glm::dvec3 acrossFrom = from - glm::dot(from, axis) * axis;
        const glm::dvec3 acrossTo = to - glm::dot(to, axis) * axis;
        const double angle =
            std::atan2(glm::dot(axis, glm::cross(acrossFrom, acrossTo)), glm::dot(acrossFrom, acrossTo));
        QVERIFY(std::abs(glm::degrees(angle) - 60.0 * along) < 3.0);
        ++tried;
    }
    QVERIFY(tried > 20);
}

void MannequinTest::hasFewTriangles()
{
    const std::size_t count = Mannequin(walker(), {}, Axis::Y).shape().mesh.triangles.size();
    QVERIFY2(count > 3000 && count < 6000, qPrintable(QString::number(count)));
}

void MannequinTest::aTrunkWithoutANeckReachesTheShoulders()
{
    const Clip whole = walker();
    const Clip clip = without(whole, {"Neck"});
    const Pose pose = restPose(clip.skeleton);
    const SolidBody body = bodyIn(clip, pose);
    QCOMPARE(troubleWith(body), QString());
    const int arm = jointNamed(clip.skeleton, "LeftArm");
    const int chest = clip.skeleton.joint(arm).parent;
    double highest = -1e300;
    for (const glm::dvec3 &corner : cornersOf(body, chest))
        highest = std::max(highest, corner.y);
    QVERIFY2(highest > pose.jointPositions[static_cast<std::size_t>(arm)].y, qPrintable(QString::number(highest)));
}

void MannequinTest::bodiesWithoutLegsOrArmsHaveATrunk_data()
{
    QTest::addColumn<QByteArrayList>("removed");
    QTest::newRow("no legs") << QByteArrayList{"LeftUpLeg", "RightUpLeg"};
    QTest::newRow("one leg") << QByteArrayList{"LeftUpLeg"};
    QTest::newRow("no arms") << QByteArrayList{"LeftArm", "RightArm"};
    QTest::newRow("one arm") << QByteArrayList{"RightArm"};
}

void MannequinTest::bodiesWithoutLegsOrArmsHaveATrunk()
{
    QFETCH(const QByteArrayList, removed);
    const Clip clip = without(walker(), removed);
    const SolidBody body = bodyIn(clip, restPose(clip.skeleton));
    QCOMPARE(troubleWith(body), QString());
    const SolidPart *pelvis = partOf(body, jointNamed(clip.skeleton, "Hips"), PartLook::Limb);
    QVERIFY(pelvis != nullptr);
    QVERIFY2(pelvis->radius > 8.0, qPrintable(QString::number(pelvis->radius)));
    QVERIFY(partOf(body, jointNamed(clip.skeleton, "Hips"), PartLook::Plate)); // its front is seen
}

void MannequinTest::noBoneIsBare_data()
{
    QTest::addColumn<QByteArray>("kind");
    for (const char *kind : {"human", "tail", "centaur", "four arms"})
        QTest::newRow(kind) << QByteArray(kind);
}

// Wherever a bone is, there is some of the body.
void MannequinTest::noBoneIsBare()
{
    QFETCH(const QByteArray, kind);
    const Clip clip = creature(kind);
    const Pose pose = restPose(clip.skeleton);
    const SolidBody body = bodyIn(clip, pose);
    QCOMPARE(troubleWith(body), QString());
    for (int joint = 1; joint < clip.skeleton.jointCount(); ++joint) {
        const glm::dvec3 from = pose.jointPositions[static_cast<std::size_t>(clip.skeleton.joint(joint).parent)];
        const glm::dvec3 middle = 0.5 * (from + pose.jointPositions[static_cast<std::size_t>(joint)]);
        double nearest = 1e300;
        for (const std::size_t index : body.parts) {
            for (const glm::dvec3 &corner : cornersOf(body, body.partAt(index)))
                nearest = std::min(nearest, glm::distance(corner, middle));
        }
        QVERIFY2(nearest < 16.0, (clip.skeleton.joint(joint).name + ' ' + std::to_string(nearest)).c_str());
    }
}

void MannequinTest::headsWithoutAJointAreUpright()
{
    Clip clip = without(walker(), {"Head"});
    const int neck = jointNamed(clip.skeleton, "Neck");
    clip.skeleton.setOffset(NodeId::joint(neck), {0.0, 26.0, -14.0});
    const SolidBody body = bodyIn(clip, restPose(clip.skeleton));
    QVERIFY(partOf(body, neck, PartLook::Limb));
    QVERIFY(boneOf(body, *partOf(body, neck, PartLook::Limb)).axes[1].y > 0.999);
    QVERIFY(boneOf(body, *partOf(body, neck, PartLook::Limb)).axes[2].z > 0.999);
}

// The length of the arms says nothing about the size of the head.
void MannequinTest::headsWithoutAJointHaveAUsualSize()
{
    const Clip clip = without(walker(), {"Head"});
    const int neck = jointNamed(clip.skeleton, "Neck");
    Clip longArms = clip;
    longArms.skeleton.setOffset(NodeId::joint(jointNamed(clip.skeleton, "LeftForeArm")), {90.0, 0.0, 0.0});
    longArms.skeleton.setOffset(NodeId::joint(jointNamed(clip.skeleton, "RightForeArm")), {-90.0, 0.0, 0.0});
    const SolidBody usual = bodyIn(clip, restPose(clip.skeleton));
    const SolidBody other = bodyIn(longArms, restPose(longArms.skeleton));
    const double radius = partOf(usual, neck, PartLook::Limb)->radius;
    QVERIFY2(radius > 6.0 && radius < 11.0, qPrintable(QString::number(radius)));
    QVERIFY(std::abs(partOf(other, neck, PartLook::Limb)->radius - radius) < 1e-6);
}

void MannequinTest::headsReachToTheirEnds()
{
    for (const double length : {18.0, 30.0, 45.0, 80.0}) {
        Clip clip = walker();
        const int head = jointNamed(clip.skeleton, "Head");
        clip.skeleton.setOffset(clip.skeleton.childrenOf(head).front(), {0.0, length, 0.0});
        const Pose pose = restPose(clip.skeleton);
        const SolidBody body = bodyIn(clip, pose);
        const double end = pose.jointPositions[static_cast<std::size_t>(head)].y + length;
        double highest = 0.0;
        for (const glm::dvec3 &corner : cornersOf(body, *partOf(body, head, PartLook::Limb)))
            highest = std::max(highest, corner.y);
        QVERIFY2(std::abs(highest - end) < 0.05 * length, qPrintable(QString::number(highest - end)));
    }
}

void MannequinTest::pelvisesReachToTheHips()
{
    for (const double halfWidth : {9.0, 14.0, 20.0}) {
        Clip clip = walker();
        clip.skeleton.setOffset(NodeId::joint(jointNamed(clip.skeleton, "LeftUpLeg")), {halfWidth, -4.0, 0.0});
        clip.skeleton.setOffset(NodeId::joint(jointNamed(clip.skeleton, "RightUpLeg")), {-halfWidth, -4.0, 0.0});
        const SolidBody body = bodyIn(clip, restPose(clip.skeleton));
        double widest = 0.0;
        for (const glm::dvec3 &corner : cornersOf(body, jointNamed(clip.skeleton, "Hips")))
            widest = std::max(widest, corner.x);
        QVERIFY2(widest > halfWidth + 3.0, qPrintable(QString::number(widest)));
    }
}

void MannequinTest::handsOfLoneArmsGoOn()
{
    Clip arm;
    arm.skeleton.addJoint({.name = "LeftArm", .channels = rotations});
    arm.skeleton.addJoint({.name = "LeftForeArm", .parent = 0, .offset = {30.0, 0.0, 0.0}, .channels = rotations});
    arm.skeleton.addJoint({.name = "LeftHand", .parent = 1, .offset = {26.0, 0.0, 0.0}, .channels = rotations});
    arm.skeleton.addEndSite({.parent = 2, .offset = {18.0, 0.0, 0.0}});
    arm.motion = Motion(1, arm.skeleton.columnCount());
    const SolidBody body = bodyIn(arm, restPose(arm.skeleton));
    QVERIFY(partOf(body, 2, PartLook::Limb));
    const glm::dvec3 middle = middleOf(body, *partOf(body, 2, PartLook::Limb));
    QVERIFY2(middle.x > 58.0, qPrintable(QString::number(middle.x)));
}

// Their soles face back, and the bones lie in them.
void MannequinTest::feetThatPointDownStayAtTheirBones()
{
    Clip clip = without(walker(), {"LeftToeBase", "RightToeBase"});
    const int foot = jointNamed(clip.skeleton, "LeftFoot");
    SkeletonTree tree(clip.skeleton);
    tree.addEndSite({0.0, -28.0, 0.0}, tree.nodeOf(NodeId::joint(foot)));
    clip.skeleton = tree.build().skeleton;
    clip.motion = Motion(1, clip.skeleton.columnCount());
    const Pose pose = restPose(clip.skeleton);
    const SolidBody body = bodyIn(clip, pose);
    const glm::dvec3 ankle = pose.jointPositions[static_cast<std::size_t>(foot)];
    const std::vector<glm::dvec3> corners = cornersOf(body, foot);
    QVERIFY(!corners.empty());
    for (const glm::dvec3 &corner : corners)
        QVERIFY2(std::abs(corner.z - ankle.z) < 11.0, qPrintable(QString::number(corner.z - ankle.z)));
    QVERIFY(lowestOf(corners) < ankle.y - 20.0);
}

// A little difference between both feet does not become a large one.
void MannequinTest::anklesAreAsHighAsTheirBonesShow()
{
    double before = std::numeric_limits<double>::quiet_NaN();
    for (double height = 0.0; height < 6.0; height += 0.25) {
        Clip clip = walker();
        const int toe = jointNamed(clip.skeleton, "LeftToeBase");
        clip.skeleton.setOffset(NodeId::joint(toe), {0.0, -height, 14.0});
        const Pose pose = restPose(clip.skeleton);
        const SolidBody body = bodyIn(clip, pose);
        const int foot = jointNamed(clip.skeleton, "LeftFoot");
        const double sole = lowestOf(cornersOf(body, foot)) - pose.jointPositions[static_cast<std::size_t>(foot)].y;
        QVERIFY2(!(std::abs(sole - before) > 0.6), qPrintable(QString::number(sole - before)));
        before = sole;
    }
}

void MannequinTest::legsOfASpiderAreAlike()
{
    Clip spider;
    spider.skeleton.addJoint({.name = "Body", .channels = rotations});
    const int chest =
        spider.skeleton.addJoint({.name = "Chest", .parent = 0, .offset = {0.0, 0.0, 12.0}, .channels = rotations});
    for (const double side : {30.0, -30.0}) {
        for (const double ahead : {10.0, -10.0}) {
            const int leg = spider.skeleton.addJoint(
                {.name = "a", .parent = chest, .offset = {side, 20.0, ahead}, .channels = rotations});
            spider.skeleton.addEndSite({.parent = leg, .offset = {side, -40.0, ahead}});
        }
    }
    spider.motion = Motion(1, spider.skeleton.columnCount());
    const SolidBody body = bodyIn(spider, restPose(spider.skeleton));
    std::vector<double> radii; // of the bones from the chest to the legs
    for (const std::size_t index : body.parts) {
        if (body.partAt(index).joint == chest)
            radii.push_back(body.partAt(index).radius);
    }
    QVERIFY(radii.size() >= 4);
    const auto most = *std::ranges::max_element(radii);
    QVERIFY(std::ranges::count_if(radii, [&](double radius) { return radius > 0.999 * most; }) == 4);
}

void MannequinTest::twoFiguresHaveTwoBodies()
{
    const Clip one = walker();
    const std::size_t alone = Mannequin(one, {}, Axis::Y).shape().parts.size();
    for (const Together together : {Together::TwoRoots, Together::CommonRoot}) {
        const Clip both = bothIn(one, one, together);
        const SolidBody body = bodyIn(both, poseAt(both, 0, {}));
        QVERIFY(body.parts.size() >= 2 * alone);
        QCOMPARE(troubleWith(body), QString());
        std::set<int> joints;
        for (const std::size_t index : body.parts)
            joints.insert(body.partAt(index).joint);
        QVERIFY(*joints.rbegin() >= one.skeleton.jointCount()); // of the second one, too
    }
}

void MannequinTest::animalsAndUnknownSkeletonsHavePlainParts()
{
    const Clip animal = makeAnimal({.frames = 60}).clip;
    const SolidBody dog = bodyIn(animal, poseAt(animal, 0, {}));
    QCOMPARE(troubleWith(dog), QString());
    QVERIFY(dog.parts.size() > 10);
    QVERIFY(
        std::ranges::none_of(dog.parts, [&](std::size_t index) { return dog.partAt(index).look == PartLook::Plate; }));

    Clip tree = ball();
    const int branch =
        tree.skeleton.addJoint({.name = "Branch", .parent = 0, .offset = {2.0, -1.0, 0.0}, .channels = {}});
    tree.skeleton.addEndSite({.parent = branch, .offset = {0.0, -9.0, 0.0}});
    const int other =
        tree.skeleton.addJoint({.name = "Other", .parent = 0, .offset = {-2.0, -1.0, 0.0}, .channels = {}});
    tree.skeleton.addEndSite({.parent = other, .offset = {0.0, -9.0, 0.0}});
    tree.motion = Motion(1, tree.skeleton.columnCount());
    const SolidBody unknown = bodyIn(tree, poseAt(tree, 0, {}));
    QCOMPARE(troubleWith(unknown), QString());
    for (const int joint : {0, branch, other})
        QVERIFY(partOf(unknown, joint, PartLook::Limb));
}

void MannequinTest::looksTheSameWhateverTheUpAxis()
{
    const Clip upright = walker();
    const Clip other = walker(1.0, Axis::Z);
    const SolidBody one = bodyIn(upright, poseAt(upright, 20, {}));
    const SolidBody two = bodyIn(other, poseAt(other, 20, {}), Axis::Z);
    QCOMPARE(one.parts.size(), two.parts.size());
    for (std::size_t i = 0; i < one.parts.size(); ++i)
        QVERIFY(glm::distance(middleOf(one, one.partAt(one.parts[i])), middleOf(two, two.partAt(two.parts[i]))) < 1.0);
}

void MannequinTest::sideAxesTurnWithTheJoint()
{
    const Clip clip = walker();
    const Mannequin geometry(clip, {}, Axis::Y);
    const int thigh = jointNamed(clip.skeleton, "LeftUpLeg");
    const SideAxes rest = geometry.sideAxes(thigh, restPose(clip.skeleton), yUpFrom(Axis::Y));
    QVERIFY(rest.front.z > 0.9);
    QVERIFY(rest.side.x > 0.9);
    const SideAxes turned = geometry.sideAxes(thigh, twisted(clip, thigh, 90.0), yUpFrom(Axis::Y));
    QVERIFY(turned.front.x > 0.9);
    QVERIFY(turned.side.z < -0.9);
    QCOMPARE(turned.node, NodeId::joint(thigh));
    // Joints that the clip does not have are nowhere, and do no harm.
    QVERIFY(!geometry.sideAxes(1000, restPose(clip.skeleton), yUpFrom(Axis::Y)).node.isValid());
}

void MannequinTest::oddSkeletonsGiveNothingStrange()
{
    QVERIFY(bodyIn(ball(), poseAt(ball(), 0, {})).parts.empty());
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
    Mannequin(clip, {}, Axis::Y).place(restPose(ball().skeleton), yUpFrom(Axis::Y), other);
    QCOMPARE(troubleWith(other), QString());
}

void MannequinTest::realSkeletonsGiveFiniteParts()
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
        Mannequin(*read.clip, rules, Axis::Y).place(poseAt(*read.clip, 0, rules), yUpFrom(Axis::Y), body);
        QVERIFY2(troubleWith(body).isEmpty(), qPrintable(name + QStringLiteral(": ") + troubleWith(body)));
        ++tried;
    }
    QVERIFY(tried > 20);
}

QTEST_APPLESS_MAIN(MannequinTest)

} // namespace tst_mannequin

#include "tst_mannequin.moc"
