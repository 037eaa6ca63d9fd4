#include "body/rolesbyname.h"
#include "support/operationcalls.h"
#include "support/randommotion.h"
#include "support/walker.h"

#include "body/bodystructure.h"
#include "body/vocabulary.h"
#include "bvh/write/bvhwriter.h"
#include "feet/feetrecord.h"
#include "feet/footslide.h"
#include "geometry/geometry.h"
#include "joining/stepmatch.h"
#include "tracks/rotationtrack.h"

#include <QTest>

#include <cmath>

namespace tst_mix {

using namespace limber;
using namespace limber::test;

// Mixes two movements.
class MixTest : public QObject
{
    Q_OBJECT

private slots:
    void theEndsOfTheWeightAreTheClips();
    void aClipMixedWithItselfIsTheClip();
    void theOrderDoesNotMatter();
    void onlyNamedJointsAreMixed();
    void speedsAreMixed();
    void stepsAreMatched();
    void theShorterClipEndsTheMix();
    void aSoftSpineBlendsInSteps_data();
    void aSoftSpineBlendsInSteps();
    void masksWithoutAnEdgeInTheSpineStaySharp();
    void feetAreHeldAfterMixing();
    void otherFiguresAreRefused();
    void otherJointsAreRetargetedFirst();
};

namespace {

Clip walker(double stride, double rate = 60.0)
{
    return makeWalker({.frames = 240, .framesPerSecond = rate, .stride = stride, .bends = false}).clip;
}

double travelOf(const Clip &clip)
{
    return clip.motion.value(clip.motion.frameCount() - 1, 2) - clip.motion.value(0, 2);
}

} // namespace

void MixTest::theEndsOfTheWeightAreTheClips()
{
    const Clip a = makeRandomClip({.seed = 3, .hasOddChannels = false});
    const Clip b = applied("reverse", a);
    QVERIFY(!test::apply("mix:with=b,weight=0", a, contextWith(b)).changes.isAnyChange);
    const PoseError error = poseError(applied("mix:with=b,weight=1,align=no", a, contextWith(b)), b);
    QVERIFY2(error.units < 1e-8 && error.degrees < 1e-8, qPrintable(QString::number(error.units)));
}

void MixTest::aClipMixedWithItselfIsTheClip()
{
    for (const Clip &clip : {makeWalker().clip, makeRandomClip({.seed = 8})}) {
        for (const char *weight : {"0.3", "1"}) {
            const PoseError error =
                poseError(applied(std::string("mix:with=b,weight=") + weight, clip, contextWith(clip)), clip);
            QVERIFY2(error.units < 1e-7 && error.degrees < 1e-7, qPrintable(QString::number(error.units)));
        }
    }
}

void MixTest::theOrderDoesNotMatter()
{
    const Clip a = walker(105.0);
    const Clip b = makeWalker({.stride = 70.0}).clip;
    const Clip one = applied("mix:with=b,weight=0.3,align=no", a, contextWith(b));
    const Clip other = applied("mix:with=b,weight=0.7,align=no", b, contextWith(a));
    const PoseError error = poseError(one, other);
    QVERIFY2(error.units < 1e-8 && error.degrees < 1e-8, qPrintable(QString::number(error.units)));
}

void MixTest::onlyNamedJointsAreMixed()
{
    const Clip a = walker(105.0);
    Clip b = a;
    for (int frame = 0; frame < 240; ++frame) {
        for (int column = 6; column < b.skeleton.columnCount(); ++column)
            b.motion.setValue(frame, column, a.motion.value(frame, column) + 20.0);
    }
    const AppliedOperation result = test::apply("mix:with=b,joints=LeftArm+RightArm", a, contextWith(b));
    QCOMPARE(result.changes.changedJoints, 2);
    QVERIFY(result.changes.degrees.amount > 5.0 && result.changes.degrees.amount < 20.0);
}

void MixTest::speedsAreMixed()
{
    const Clip slow = walker(70.0);
    const Clip fast = walker(110.0);
    const double mixed = travelOf(applied("mix:with=b", slow, contextWith(fast)));
    const double wanted = 0.5 * (travelOf(slow) + travelOf(fast));
    QVERIFY2(std::abs(mixed - wanted) < 0.02 * wanted, qPrintable(QStringLiteral("%1 %2").arg(mixed).arg(wanted)));
}

void MixTest::stepsAreMatched()
{
    const Clip a = walker(105.0);
    // The same walk at another pace.
    const Clip b = applied("timewarp:keys=\"239:340\"", a);
    const PositionRules rules = decidePositionRules(a.skeleton, a.motion);
    const BodyRoles roles = bodyRoles(a, rules, Vocabulary::builtIn());
    for (const StepPair &pair : matchedSteps(a, b, rules, roles, Axis::Y))
        QVERIFY2(std::abs(pair.otherFrame - pair.frame * 340.0 / 239.0) < 4.0, qPrintable(QString::number(pair.frame)));
    const AppliedOperation plain = test::apply("mix:with=b", a, contextWith(b));
    const AppliedOperation matched = test::apply("mix:with=b,match=contacts", a, contextWith(b));
    QVERIFY(matched.isDone() && plain.isDone());
    const auto errorOf = [&](const Clip &clip) {
        const int knee = jointNamed(a.skeleton, "LeftLeg");
        const auto before = rotationTrack(a, knee, {0, 200});
        const auto now = rotationTrack(clip, knee, {0, 200});
        double worst = 0.0;
        for (std::size_t i = 0; i < now.size(); ++i)
            worst = std::max(worst, glm::length(rotationVector(glm::conjugate(before[i]) * now[i])));
        return worst;
    };
    QVERIFY2(errorOf(matched.clip) < 0.35 * errorOf(plain.clip),
             qPrintable(QStringLiteral("%1 %2").arg(errorOf(matched.clip)).arg(errorOf(plain.clip))));
    const AppliedOperation none =
        test::apply("mix:with=b,match=contacts", makeRandomClip(), contextWith(makeRandomClip()));
    QVERIFY(none.outcome == AppliedOperation::Outcome::Refused);
}

namespace {

// Three joints of the spine instead of one.
Clip longSpine(Clip clip)
{
    clip = applied("insert:above=Neck,at=0.5,name=Spine2", clip);
    return applied("insert:above=Spine2,at=0.5,name=Spine1", clip);
}

// All joints rotated by this angle.
Clip bent(Clip clip, double degrees)
{
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        for (int column = 3; column < clip.skeleton.columnCount(); ++column)
            clip.motion.setValue(frame, column, clip.skeleton.column(column).channel.axis == Axis::X ? degrees : 0.0);
    }
    return clip;
}

double angleOfJoint(const Clip &clip, const char *name)
{
    const Joint &joint = clip.skeleton.joint(jointNamed(clip.skeleton, name));
    for (int i = 0; i < joint.columnCount(); ++i) {
        if (joint.channels[std::size_t(i)] == channels::Xrotation)
            return clip.motion.value(0, joint.firstColumn + i);
    }
    return -1.0;
}

} // namespace

void MixTest::aSoftSpineBlendsInSteps_data()
{
    QTest::addColumn<QString>("joints");
    QTest::addColumn<QList<double>>("fractions"); // for the pelvis, the spine from below, and the neck
    QTest::newRow("upper body") << "Spine+Spine1+Spine2+Neck+LeftArm" << QList{0.0, 0.25, 0.5, 0.75, 1.0};
    QTest::newRow("chest alone") << "Spine2" << QList{0.0, 0.25, 0.5, 0.75, 0.0};
    QTest::newRow("lower body") << "Hips+LeftUpLeg+LeftLeg" << QList{1.0, 0.75, 0.5, 0.25, 0.0};
}

void MixTest::aSoftSpineBlendsInSteps()
{
    QFETCH(QString, joints);
    QFETCH(QList<double>, fractions);
    const Clip walk = longSpine(walker(105.0));
    const Clip straight = bent(walk, 0.0);
    const Clip other = bent(walk, 40.0);
    const std::string call = "mix:with=b,align=no,spine=soft,weight=0.5,joints=" + joints.toStdString();
    const AppliedOperation result = test::apply(call, straight, contextWith(other));
    QVERIFY(result.isDone());
    const char *names[] = {"Hips", "Spine", "Spine1", "Spine2", "Neck"};
    for (qsizetype i = 0; i < fractions.size(); ++i)
        QVERIFY2(std::abs(angleOfJoint(result.clip, names[i]) - 20.0 * fractions[i]) < 1e-9, names[i]);
    QVERIFY(result.notes.back().text().find("Spine1") != std::string::npos);
    QVERIFY(std::abs(angleOfJoint(applied(("mix:with=b,align=no,spine=soft,weight=1,joints=" + joints.toStdString()),
                                          straight, contextWith(other)),
                                  "Spine1") -
                     20.0) < 1e-9);
}

void MixTest::masksWithoutAnEdgeInTheSpineStaySharp()
{
    const Clip a = longSpine(walker(105.0));
    const Clip b = bent(a, 30.0);
    for (const char *joints : {"", ",joints=LeftArm", ",joints=LeftLeg+RightLeg", ",joints=Hips+Spine2"}) {
        const std::string call = std::string("mix:with=b,weight=0.4") + joints;
        const Clip hard = applied(call, a, contextWith(b));
        QCOMPARE(writeBvh(applied(call + ",spine=soft", a, contextWith(b))), writeBvh(hard));
    }
}

void MixTest::feetAreHeldAfterMixing()
{
    const Clip slow = walker(85.0);
    const Clip fast = walker(105.0);
    const auto slide = [](const Clip &clip, const Contacts *contacts) {
        std::vector<Message> ignored;
        const FeetRecord record =
            *recordFeet(clip, {}, rolesByName(clip.skeleton, Vocabulary::builtIn()), directionOf(Axis::Y), {});
        const Contacts standing = contacts != nullptr ? *contacts : record.detectContacts(clip.skeleton, ignored);
        FootSlide sum;
        for (const LegRecord &leg : record.legs)
            sum.add(slideOf(leg.track().ankle, intervalsOf(standing, leg.joints().foot, record.frameCount()),
                            {0.0, 1.0, 0.0}));
        return std::pair{sum.largest * record.figures.front().ncmPerUnit, standing};
    };
    const Clip free = applied("mix:with=b", slow, contextWith(fast));
    const Clip held = applied("mix:with=b,feet=keep", slow, contextWith(fast));
    const auto [before, contacts] = slide(free, nullptr);
    const double after = slide(held, &contacts).first;
    QVERIFY2(before > 0.05, qPrintable(QString::number(before)));
    QVERIFY2(after <= 0.01, qPrintable(QString::number(after)));
    QVERIFY(!test::apply("mix:with=b,feet=keep,weight=0", slow, contextWith(fast)).changes.isAnyChange);
}

void MixTest::theShorterClipEndsTheMix()
{
    const Clip a = walker(105.0);
    Clip b = a;
    b.motion.removeFrames(100, 140);
    QCOMPARE(applied("mix:with=b", a, contextWith(b)).motion.frameCount(), 100);
    QCOMPARE(applied("mix:with=b", b, contextWith(a)).motion.frameCount(), 100);
    QCOMPARE(applied("mix:with=b", a, contextWith(walker(105.0, 30.0))).motion.frameCount(), 240);
}

void MixTest::otherFiguresAreRefused()
{
    const AppliedOperation result = test::apply("mix:with=b", walker(105.0), contextWith(makeRandomClip()));
    QCOMPARE(result.outcome, AppliedOperation::Outcome::Refused);
    QVERIFY2(
        result.problem.text().starts_with("the other clip has no joint “Hips”, and a retarget finds counterparts of "
                                          "only "),
        result.problem.text().c_str());
}

void MixTest::otherJointsAreRetargetedFirst()
{
    const Clip clip = walker(105.0);
    Clip other = clip;
    other.skeleton.setName(0, "pelvis");
    const AppliedOperation result = test::apply("mix:with=b", clip, contextWith(other));
    QVERIFY(result.isDone());
    QVERIFY(std::ranges::any_of(result.warnings, [](const Message &warning) {
        return warning.text() ==
               "the other clip has another skeleton: its motion was first retargeted to this one (18 of 18 joints "
               "follow it)";
    }));
    for (const double stop : {0.01, 0.05, 0.09}) {
        const Progress progress([stop](double done) { return done < stop; });
        const AppliedOperation stopped = test::apply("mix:with=b", clip, contextWith(other), progress);
        QCOMPARE(stopped.outcome, AppliedOperation::Outcome::Cancelled);
    }
}

QTEST_GUILESS_MAIN(MixTest)

} // namespace tst_mix

#include "tst_mix.moc"
