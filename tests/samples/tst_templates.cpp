#include "templates.h"
#include "walk.h"

#include "body/bodyside.h"
#include "body/bodystructure.h"
#include "body/upaxisdecision.h"
#include "body/vocabulary.h"
#include "mapping/automaticmapping.h"
#include "pose/pose.h"
#include "retarget/retargeter.h"

#include <QTest>

#include <algorithm>

namespace tst_templates {

using namespace limber;
using namespace limber::samples;

// The sample walk is retargeted onto every human template automatically: the whole body is matched, no foot slides and
// nothing sinks.
class TemplatesTest : public QObject
{
    Q_OBJECT

private slots:
    void haveTheJointsOfTheirSystem_data();
    void haveTheJointsOfTheirSystem();
    void theWalkCanBeRetargetedOntoThem_data();
    void theWalkCanBeRetargetedOntoThem();

private:
    static Clip clipOf(const std::string &name);
    static RetargetInput walkOnto(Clip target);
    static double deepestPoint(const Clip &result, const Retargeter &retargeter);
};

Clip TemplatesTest::clipOf(const std::string &name)
{
    for (Template &each : makeTemplates()) {
        if (each.fileName == name + ".bvh")
            return std::move(each.clip);
    }
    qFatal("no template %s", name.c_str());
}

RetargetInput TemplatesTest::walkOnto(Clip target)
{
    const Vocabulary vocabulary = Vocabulary::builtIn();
    RetargetInput input;
    input.source = makeWalk();
    input.sourceRules = decidePositionRules(input.source.skeleton, input.source.motion);
    input.sourceRoles = bodyRoles(input.source, input.sourceRules, vocabulary);
    input.target = std::move(target);
    input.targetRules = decidePositionRules(input.target.skeleton, input.target.motion);
    input.mapping = mapJoints(input.source, input.sourceRules, input.target, input.targetRules, vocabulary);
    return input;
}

// How far an end of the body is below its floor, as a fraction of the body's height.
double TemplatesTest::deepestPoint(const Clip &result, const Retargeter &retargeter)
{
    const PositionRules rules = decidePositionRules(result.skeleton, result.motion);
    const auto up = static_cast<int>(retargeter.transfer().upAxis());
    double deepest = 0.0;
    double height = 0.0;
    for (int frame = 0; frame < result.motion.frameCount(); ++frame) {
        for (const glm::dvec3 &end : poseAt(result, frame, rules).endPositions) {
            deepest = std::max(deepest, retargeter.floorHeight() - end[up]);
            height = std::max(height, end[up]);
        }
    }
    return deepest / height;
}

void TemplatesTest::haveTheJointsOfTheirSystem_data()
{
    QTest::addColumn<int>("joints");
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("someJoint");
    QTest::addColumn<char>("up");
    QTest::newRow("cmu-like") << 31 << "Hips"
                              << "LHipJoint" << 'Y';
    QTest::newRow("mixamo-like") << 65 << "mixamorig:Hips"
                                 << "mixamorig:LeftToe_End" << 'Y';
    QTest::newRow("unreal-like") << 80 << "root"
                                 << "lowerarm_twist_01_r" << 'Z';
    QTest::newRow("smpl-like") << 24 << "Pelvis"
                               << "R_Collar" << 'Y';
    QTest::newRow("second-life") << 19 << "hip"
                                 << "lShldr" << 'Y';
}

void TemplatesTest::haveTheJointsOfTheirSystem()
{
    QFETCH(int, joints);
    QFETCH(QString, first);
    QFETCH(QString, someJoint);
    QFETCH(char, up);
    const Clip clip = clipOf(QTest::currentDataTag());
    QCOMPARE(clip.skeleton.jointCount(), joints);
    QCOMPARE(QString::fromStdString(clip.skeleton.joint(0).name), first);
    QVERIFY(std::any_of(clip.skeleton.joints().begin(), clip.skeleton.joints().end(),
                        [&](const Joint &joint) { return joint.name == someJoint.toStdString(); }));
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    QCOMPARE(static_cast<int>(decideUpAxis(clip, rules).axis), up - 'X');
}

void TemplatesTest::theWalkCanBeRetargetedOntoThem_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name :
         {"human-basic", "human-fingers", "cmu-like", "mixamo-like", "unreal-like", "smpl-like", "second-life"})
        QTest::newRow(name) << name;
}

void TemplatesTest::theWalkCanBeRetargetedOntoThem()
{
    QFETCH(QString, name);
    const RetargetInput input = walkOnto(clipOf(name.toStdString()));
    const BodyRoles targetRoles = bodyRoles(input.target, input.targetRules, Vocabulary::builtIn());
    const std::vector<BodySide> sides = bodySides(input.target.skeleton);
    const std::vector<BodySide> sourceSides = bodySides(input.source.skeleton);
    for (int joint = 0; joint < input.target.skeleton.jointCount(); ++joint) {
        const int source = input.mapping.sureOnly().sourceOf(joint);
        QCOMPARE(source, input.mapping.sourceOf(joint)); // no match is only a guess
        if (source != NoJoint)
            QVERIFY2(sides[static_cast<std::size_t>(joint)] == sourceSides[static_cast<std::size_t>(source)],
                     input.target.skeleton.joint(joint).name.c_str());
        const JointRole role = targetRoles.of(joint);
        // These are matched by position.
        const bool ofTrunk = role.part == BodyPart::Spine || role.part == BodyPart::Neck;
        if (role.part != BodyPart::None && !ofTrunk)
            QVERIFY2(source == input.sourceRoles.find(role.part, role.side, role.number),
                     input.target.skeleton.joint(joint).name.c_str());
    }
    for (const BodyPart part : {BodyPart::Pelvis, BodyPart::Head, BodyPart::Thigh, BodyPart::Shin, BodyPart::Foot,
                                BodyPart::Clavicle, BodyPart::UpperArm, BodyPart::Forearm, BodyPart::Hand})
        QVERIFY(targetRoles.find(part, isSidedPart(part) ? BodySide::Right : BodySide::Centre) != NoJoint);

    Retargeter retargeter(input);
    QVERIFY(retargeter.prepare());
    const std::optional<RetargetedClip> result = retargeter.write();
    QVERIFY(result.has_value());
    // Only toes may be missing.
    const bool hasToes = targetRoles.find(BodyPart::Toe, BodySide::Right) != NoJoint;
    const std::string lost =
        "No joint of the target follows the moving joints below LeftFoot (1), RightFoot (1): their "
        "motion is lost.";
    for (const RetargetNotes &notes : {retargeter.notes(), result->notes}) {
        QCOMPARE(notes.size(), hasToes ? std::size_t(0) : std::size_t(1));
        QVERIFY(hasToes || notes.front().text.text() == lost);
    }
    const std::optional<RetargetMeasures> measures = retargeter.measure(result->clip);
    QVERIFY(measures && measures->contacts);
    QCOMPARE(measures->valuesNotFinite, 0LL);
    QVERIFY(measures->contacts->slide.maximum < 0.01);
    QVERIFY(deepestPoint(result->clip, retargeter) < 0.003); // half a centimetre for a person
    QCOMPARE(measures->channelStepsOver170, 0);
    QVERIFY(measures->jointStepRatio && *measures->jointStepRatio < 1.5);
}

QTEST_GUILESS_MAIN(TemplatesTest)

} // namespace tst_templates

#include "tst_templates.moc"
