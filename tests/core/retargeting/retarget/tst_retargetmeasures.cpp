#include "body/bodymeasure.h"
#include "body/rolesbyname.h"
#include "body/vocabulary.h"
#include "bvh/read/bvhreader.h"
#include "contacts/contactdetection.h"
#include "mapping/contactsfile.h"
#include "mapping/mappingfile.h"
#include "mapping/mappingreader.h"
#include "proportions/jointtracks.h"
#include "retarget/measures/retargetmeasures.h"
#include "support/operationcalls.h"
#include "support/sharedfiles.h"
#include "support/sharedtools.h"
#include "support/textfiles.h"
#include "support/walker.h"

#include <QTest>

#include <array>
#include <cmath>
#include <limits>

namespace tst_retargetmeasures {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

namespace {

const PositionRules replaceRules;

BodyRoles rolesOf(const Skeleton &skeleton)
{
    return rolesByName(skeleton, Vocabulary::builtIn());
}

// Every joint follows the joint of the same index.
JointMapping sameJoints(const Skeleton &skeleton)
{
    JointMapping mapping;
    for (int joint = 0; joint < skeleton.jointCount(); ++joint)
        mapping.matches.push_back({joint, 1.0, MatchReason::Name});
    return mapping;
}

RetargetMeasures measured(const Clip &source, const Clip &result, const Contacts &contacts,
                          const MeasureSettings &settings = {}, Axis resultUp = Axis::Y, double ncm = 1.0)
{
    const BodyRoles roles = rolesOf(source.skeleton);
    const MeasuredFigure from{source, replaceRules, roles, Axis::Y, 1.0};
    const MeasuredFigure to{result, replaceRules, roles, resultUp, ncm};
    return measureRetarget(from, to, sameJoints(source.skeleton), contacts, settings).value();
}

Contacts footContacts(const Clip &clip, const PositionRules &rules, const BodyRoles &roles, double ncmPerUnit)
{
    Contacts contacts;
    for (const BodySide side : {BodySide::Left, BodySide::Right}) {
        for (const BodyPart part : {BodyPart::Foot, BodyPart::Toe}) {
            const std::array<NodeId, 1> point{NodeId::joint(roles.find(part, side))};
            if (!point[0].isValid())
                continue;
            const std::vector<Track> tracks = trackPoints(clip, rules, point).value();
            contacts.push_back(
                {point[0].index,
                 detectContacts(tracks[0], {0.0, 1.0, 0.0}, ncmPerUnit, clip.motion.frameTimeSeconds()).intervals});
        }
    }
    return contacts;
}

// Shifts the figure along X by this amount in a frame.
void shift(Clip &clip, int frame, double by)
{
    clip.motion.setValue(frame, 0, clip.motion.value(frame, 0) + by);
}

} // namespace

class RetargetMeasuresTest : public QObject
{
    Q_OBJECT

private slots:
    void findsNoFaultsInTheSource();
    void findsNoFaultsInTheSourceTurnedUpright();
    void measuresSlideAndDrift();
    void measuresBoneDirections();
    void measuresHowDeepAFigureSinks();
    void findsAKneeThatBendsTheWrongWay();
    void countsFlipsAndLargeSteps();
    void skipsContactsWithoutACounterpart();
    void acceptsClipsOfAnyLength_data();
    void acceptsClipsOfAnyLength();
    void countsNumbersThatAreNotFinite();
    void stopsWhenAsked();
    void agreesWithTheSharedScorer_data();
    void agreesWithTheSharedScorer();
    void directionsAreComparedForEveryUpAxis();
    void contactsBeyondTheEndAreMeasuredToTheEnd();
};

void RetargetMeasuresTest::findsNoFaultsInTheSource()
{
    const Walker walker = makeWalker({.frames = 600});
    const RetargetMeasures measures = measured(walker.clip, walker.clip, walker.contacts);
    QCOMPARE(measures.frames, 600);
    QVERIFY(measures.directions.has_value());
    QCOMPARE(measures.directions->bones, walker.clip.skeleton.jointCount() - 1);
    QCOMPARE(measures.directions->directionDegrees.maximum, 0.0);
    QCOMPARE(measures.directions->hingePlaneDegrees->maximum, 0.0);
    QVERIFY(measures.contacts.has_value());
    QVERIFY(measures.contacts->frames > 400);
    QVERIFY(measures.contacts->slide.maximum < 1e-10 && measures.contacts->drift.maximum < 1e-9);
    QCOMPARE(*measures.jerkRatio, 1.0);
    QCOMPARE(*measures.jointStepRatio, 1.0);
    QCOMPARE(measures.valuesNotFinite, 0LL);
    QVERIFY(!measures.overextensions.empty());
    for (const auto &limb : measures.overextensions)
        QCOMPARE(limb.fraction, 0.0);
}

void RetargetMeasuresTest::findsNoFaultsInTheSourceTurnedUpright()
{
    const Walker walker = makeWalker();
    const Walker upright = makeWalker({.scale = 0.01, .up = Axis::Z});
    const RetargetMeasures measures = measured(walker.clip, upright.clip, walker.contacts, {}, Axis::Z, 100.0);
    QVERIFY(measures.directions->directionDegrees.maximum < 1e-9);
    QVERIFY(measures.contacts->slide.maximum < 1e-9);
    QVERIFY(std::abs(*measures.jerkRatio - 1.0) < 1e-6);
    QVERIFY(std::abs(*measures.jointStepRatio - 1.0) < 1e-9);
}

void RetargetMeasuresTest::measuresSlideAndDrift()
{
    const Walker walker = makeWalker({.frames = 600});
    Clip sliding = walker.clip;
    for (int frame = 0; frame < 600; ++frame)
        shift(sliding, frame, 0.25 * frame);
    // One contact over several blocks, one that begins with a block, and one of a single frame.
    const Contacts contacts{{3, {{100, 299}, {512, 522}, {550, 550}}}};
    const RetargetMeasures still = measured(sliding, sliding, {{walker.contacts[0]}});
    QVERIFY(std::abs(still.contacts->slide.mean - 0.25) < 1e-9);
    QVERIFY(std::abs(still.contacts->sourceSlide.maximum - 0.25) < 1e-9);

    Clip drifting = walker.clip;
    for (int frame = 0; frame < 600; ++frame) {
        for (int column = 0; column < drifting.motion.columnCount(); ++column)
            drifting.motion.setValue(frame, column, walker.clip.motion.value(0, column));
        shift(drifting, frame, 0.25 * frame);
    }
    const RetargetMeasures measures = measured(drifting, drifting, contacts);
    QCOMPARE(measures.contacts->intervals, 3);
    QCOMPARE(measures.contacts->frames, 199LL + 10LL);
    QVERIFY(std::abs(measures.contacts->drift.maximum - 0.25 * 99.5) < 1e-9);
    QVERIFY(std::abs(measures.contacts->drift.mean - 0.25 * (99.5 + 5.0) / 2.0) < 1e-9);
}

void RetargetMeasuresTest::measuresBoneDirections()
{
    const Walker walker = makeWalker();
    Clip turned = walker.clip;
    const int head = jointNamed(turned.skeleton, "Head");
    const int neck = jointNamed(turned.skeleton, "Neck");
    const int column = turned.skeleton.joint(neck).firstColumn; // Z
    for (int frame = 0; frame < 240; ++frame)
        turned.motion.setValue(frame, column, turned.motion.value(frame, column) + 10.0);
    const RetargetMeasures measures = measured(walker.clip, turned, {});
    QCOMPARE(measures.directions->worstBone, head);
    QVERIFY(measures.directions->directionDegrees.maximum > 9.0 &&
            measures.directions->directionDegrees.maximum < 10.1);
    QVERIFY(!measures.contacts);
}

void RetargetMeasuresTest::measuresHowDeepAFigureSinks()
{
    const Walker walker = makeWalker();
    Clip sunk = walker.clip;
    for (int frame = 0; frame < 240; ++frame)
        sunk.motion.setValue(frame, 1, sunk.motion.value(frame, 1) - 5.0);
    const MeasureSettings settings{.floor = 3.0,
                                   .resultFromSource = {}}; // the height of the toes; their ends are below it
    const RetargetMeasures before = measured(walker.clip, walker.clip, {}, settings);
    const RetargetMeasures measures = measured(walker.clip, sunk, {}, settings);
    QCOMPARE(measures.floor, 3.0);
    QVERIFY(std::abs(measures.penetration->mean - before.penetration->mean - 5.0) < 1e-9);
    QVERIFY(std::abs(measures.penetration->maximum - before.penetration->maximum - 5.0) < 1e-9);
    QVERIFY(std::abs(measured(walker.clip, walker.clip, {}).floor - 3.0) < 1.0);
}

void RetargetMeasuresTest::findsAKneeThatBendsTheWrongWay()
{
    const Walker walker = makeWalker();
    Clip broken = walker.clip;
    const int knee = jointNamed(broken.skeleton, "LeftLeg");
    for (int frame = 0; frame < 60; ++frame) {
        for (int i = 0; i < 3; ++i) {
            const int column = broken.skeleton.joint(knee).firstColumn + i;
            broken.motion.setValue(frame, column, i == 1 ? -15.0 : 0.0); // about X
        }
    }
    const RetargetMeasures measures = measured(walker.clip, broken, {});
    for (const auto &limb : measures.overextensions)
        QCOMPARE(limb.fraction, limb.part == BodyPart::Shin && limb.side == BodySide::Left ? 0.25 : 0.0);
}

void RetargetMeasuresTest::countsFlipsAndLargeSteps()
{
    const Walker walker = makeWalker();
    Clip flipped = walker.clip;
    const int column = flipped.skeleton.joint(jointNamed(flipped.skeleton, "LeftHand")).firstColumn;
    flipped.motion.setValue(50, column, flipped.motion.value(50, column) + 360.0);
    RetargetMeasures measures = measured(walker.clip, flipped, {});
    QCOMPARE(measures.channelStepsOver170, 2);
    QCOMPARE(measures.sourceChannelStepsOver170, 0);
    QVERIFY(std::abs(*measures.jointStepRatio - 1.0) < 1e-9); // the pose is the same
    flipped.motion.setValue(50, column, flipped.motion.value(50, column) + 120.0);
    measures = measured(walker.clip, flipped, {});
    QVERIFY(*measures.jointStepRatio > 10.0);
    QVERIFY(*measures.jerkRatio == 1.0); // only an end site is below the hand
}

void RetargetMeasuresTest::skipsContactsWithoutACounterpart()
{
    const Walker walker = makeWalker();
    JointMapping mapping = sameJoints(walker.clip.skeleton);
    mapping.matches[3] = {};
    const BodyRoles roles = rolesOf(walker.clip.skeleton);
    const MeasuredFigure figure{walker.clip, replaceRules, roles, Axis::Y, 1.0};
    const auto measures = measureRetarget(figure, figure, mapping, {{3, {{0, 50}}}, {4, {{-5, 10}, {230, 900}}}});
    QCOMPARE(measures->contacts->intervals, 2);
    QCOMPARE(measures->contacts->frames, 10LL + 9LL);
    mapping.matches.assign(mapping.matches.size(), {});
    const auto nothing = measureRetarget(figure, figure, mapping, walker.contacts);
    QVERIFY(!nothing->directions && !nothing->contacts);
}

void RetargetMeasuresTest::acceptsClipsOfAnyLength_data()
{
    QTest::addColumn<int>("sourceFrames");
    QTest::addColumn<int>("resultFrames");
    for (const auto &[source, result] : {std::pair{0, 0}, {1, 1}, {2, 2}, {4, 4}, {0, 10}, {300, 5}, {5, 600}})
        QTest::addRow("%d and %d", source, result) << source << result;
}

void RetargetMeasuresTest::acceptsClipsOfAnyLength()
{
    QFETCH(int, sourceFrames);
    QFETCH(int, resultFrames);
    const Walker source = makeWalker({.frames = sourceFrames});
    const Walker result = makeWalker({.frames = resultFrames});
    const RetargetMeasures measures = measured(source.clip, result.clip, source.contacts);
    QCOMPARE(measures.frames, std::min(sourceFrames, resultFrames));
    QCOMPARE(measures.jerkRatio.has_value(), measures.frames >= 5);
    QCOMPARE(measures.directions.has_value(), measures.frames > 0);
    if (measures.directions)
        QVERIFY(measures.directions->directionDegrees.maximum < 1e-9);
}

void RetargetMeasuresTest::countsNumbersThatAreNotFinite()
{
    const Walker walker = makeWalker();
    Clip broken = walker.clip;
    broken.motion.setValue(7, 3, std::numeric_limits<double>::quiet_NaN());
    const RetargetMeasures measures = measured(walker.clip, broken, walker.contacts);
    QCOMPARE(measures.valuesNotFinite, 1LL);
    QVERIFY(std::isfinite(measures.directions->directionDegrees.mean));
    QVERIFY(std::isfinite(*measures.jerkRatio) && std::isfinite(*measures.jointStepRatio));
    QVERIFY(std::isfinite(measures.penetration->mean) && std::isfinite(measures.contacts->slide.mean));
    // A result that is longer than its source is measured to its end.
    Clip longer = makeWalker({.frames = 600}).clip;
    longer.motion.setValue(590, 3, std::numeric_limits<double>::quiet_NaN());
    QCOMPARE(measured(makeWalker({.frames = 5}).clip, longer, {}).valuesNotFinite, 1LL);
}

void RetargetMeasuresTest::stopsWhenAsked()
{
    const Walker walker = makeWalker({.frames = 1000});
    const BodyRoles roles = rolesOf(walker.clip.skeleton);
    const MeasuredFigure figure{walker.clip, replaceRules, roles, Axis::Y, 1.0};
    int calls = 0;
    const auto stop = [&](double fraction) { return ++calls < 3 && fraction < 1.0; };
    QVERIFY(!measureRetarget(figure, figure, sameJoints(walker.clip.skeleton), {}, {}, stop));
    QCOMPARE(calls, 3);
}

void RetargetMeasuresTest::agreesWithTheSharedScorer_data()
{
    QTest::addColumn<QString>("base"); // the name in the corpus; if empty, the shared walker
    QTest::addColumn<QString>("recipe");
    const QString otherLimbs = u"limbs thigh=1.25,shin=0.9,arm=1.2,forearm=0.9,spine=1.1,hipwidth=1.1"_s;
    QTest::newRow("identity") << QString() << QString();
    QTest::newRow("limbs") << QString() << otherLimbs;
    QTest::newRow("short limbs") << QString()
                                 << u"limbs thigh=0.7,shin=0.75,arm=0.8,forearm=0.8,spine=1.0,hipwidth=0.8"_s;
    QTest::newRow("longer legs, Z up") << QString() << u"legs r=1.25; up to=z"_s;
    QTest::newRow("extra joints") << QString() << u"insert into=elbow+hand+knee+foot,n=2; rename style=unreal"_s;
    QTest::newRow("other rest pose") << QString()
                                     << u"rename style=max_biped; rest deg=90; orders to=random; scale s=0.01"_s;
    QTest::newRow("CMU") << u"cmu-motionbuilder/05_03.bvh"_s << otherLimbs;
    QTest::newRow("CMU, other names") << u"cmu-daz/01_01.bvh"_s << otherLimbs + u"; rename style=mixamo; addroot"_s;
    QTest::newRow("six channels") << u"mocopi/jump.bvh"_s << otherLimbs;
}

void RetargetMeasuresTest::agreesWithTheSharedScorer()
{
    if (!hasSharedTools())
        QSKIP(sharedToolsAreMissing());
    QFETCH(QString, base);
    QFETCH(QString, recipe);
    const FileFolder folder;
    const auto path = [&](const QString &name) { return folder.path(name); };
    if (base.isEmpty())
        QVERIFY(runSharedTool(u"make_retarget_pairs.py"_s, {u"synth"_s, path(u"walk.bvh"_s), u"--seed"_s, u"4"_s}));
    QVERIFY(runSharedTool(u"make_retarget_pairs.py"_s,
                          {u"pair"_s, base.isEmpty() ? path(u"walk.bvh"_s) : corpusPath(base), path(u"pair"_s),
                           u"--recipe"_s, recipe, u"--max-frames"_s, u"300"_s}));

    const Clip source = readBvh(bytesOf(path(u"pair/source.bvh"_s)).toStdString()).clip.value();
    const Clip result = readBvh(bytesOf(path(u"pair/truth.bvh"_s)).toStdString()).clip.value();
    const auto mapping = fitMapping(*readMapping(bytesOf(path(u"pair/mapping.json"_s)).toStdString()).value,
                                    source.skeleton, result.skeleton)
                             .value;
    const BodyRoles sourceRoles = rolesOf(source.skeleton);
    const BodyRoles resultRoles = rolesOf(result.skeleton);
    const PositionRules sourceRules = decidePositionRules(source.skeleton, source.motion);
    const PositionRules resultRules = decidePositionRules(result.skeleton, result.motion);
    const double sourceNcm = 170.0 / bodyLength(source.skeleton, figureShape(source, sourceRules), sourceRoles);
    const double resultNcm = 170.0 / bodyLength(result.skeleton, figureShape(result, resultRules), resultRoles);
    if (!base.isEmpty())
        folder.write(u"pair/contacts.json"_s,
                     QByteArray::fromStdString(
                         contactsText(footContacts(source, sourceRules, sourceRoles, sourceNcm), source.skeleton)));
    const auto contacts =
        readContacts(bytesOf(path(u"pair/contacts.json"_s)).toStdString(), source.skeleton, source.motion.frameCount())
            .value;
    QVERIFY(mapping && contacts);
    QVERIFY(runSharedTool(u"retarget_score.py"_s,
                          {u"--source"_s, path(u"pair/source.bvh"_s), u"--result"_s, path(u"pair/truth.bvh"_s),
                           u"--truth-mapping"_s, path(u"pair/mapping.json"_s), u"--contacts"_s,
                           path(u"pair/contacts.json"_s), u"--out"_s, path(u"score.json"_s)}));
    const QJsonObject score = jsonIn(path(u"score.json"_s));
    const MeasuredFigure from{source, sourceRules, sourceRoles, Axis::Y, sourceNcm};
    const MeasuredFigure to{result, resultRules, resultRoles,
                            score[u"frame"_s][u"up"_s].toString() == u"z"_s ? Axis::Z : Axis::Y, resultNcm};
    const RetargetMeasures measures = measureRetarget(from, to, *mapping, *contacts).value();

    const auto compare = [&](const char *key, double own) {
        QJsonValue value = score;
        for (const QString &part : QString::fromLatin1(key).split(u'.'))
            value = value[part];
        QVERIFY2(value.isDouble(), key);
        const double theirs = value.toDouble();
        // If nothing moves, angles and slides are only the rounding errors of both programs.
        QVERIFY2(
            std::abs(own - theirs) <= 1e-6 * std::abs(theirs) + 1e-7,
            qPrintable(
                u"%1: %2, the scorer has %3"_s.arg(QLatin1String(key)).arg(own, 0, 'g', 10).arg(theirs, 0, 'g', 10)));
    };
    compare("frame.ncm_per_unit", resultNcm);
    compare("direction.bones", measures.directions->bones);
    compare("direction.bone_direction_error_deg.mean", measures.directions->directionDegrees.mean);
    compare("direction.bone_direction_error_deg.max", measures.directions->directionDegrees.maximum);
    compare("direction.hinge_plane_error_deg.mean", measures.directions->hingePlaneDegrees->mean);
    compare("direction.hinge_plane_error_deg.max", measures.directions->hingePlaneDegrees->maximum);
    QCOMPARE(measures.contacts.has_value(), score.contains(u"contact"_s)); // a runner never stands
    if (measures.contacts) {
        compare("contact.intervals", measures.contacts->intervals);
        compare("contact.frames", static_cast<double>(measures.contacts->frames));
        compare("contact.slide_ncm_per_frame.mean", measures.contacts->slide.mean);
        compare("contact.slide_ncm_per_frame.max", measures.contacts->slide.maximum);
        compare("contact.drift_ncm.mean", measures.contacts->drift.mean);
        compare("contact.drift_ncm.max", measures.contacts->drift.maximum);
        compare("contact.source_slide_ncm_per_frame.mean", measures.contacts->sourceSlide.mean);
        compare("contact.source_drift_ncm.max", measures.contacts->sourceDrift.maximum);
    }
    compare("floor.floor_ncm", measures.floor);
    compare("floor.penetration_ncm.mean", measures.penetration->mean);
    compare("floor.penetration_ncm.max", measures.penetration->maximum);
    compare("smoothness.jerk_ratio_to_source", *measures.jerkRatio);
    compare("smoothness.joint_step_max_ratio_to_source", *measures.jointStepRatio);
    compare("smoothness.channel_steps_over_170", measures.channelStepsOver170);
    compare("smoothness.source.channel_steps_over_170", measures.sourceChannelStepsOver170);
    // The table of names of the scorer knows fewer limbs.
    const QJsonObject theirs = score[u"hyperextension"_s].toObject();
    for (const auto &limb : measures.overextensions) {
        const QString name =
            (limb.side == BodySide::Left ? u"L."_s : u"R."_s) + (limb.part == BodyPart::Shin ? u"knee"_s : u"elbow"_s);
        QCOMPARE(limb.fraction, theirs[name].toDouble(limb.fraction));
    }
    QVERIFY(static_cast<qsizetype>(measures.overextensions.size()) >= theirs.size());
}

void RetargetMeasuresTest::directionsAreComparedForEveryUpAxis()
{
    const Walker walker = makeWalker({.frames = 60});
    for (const auto &[word, up] : {std::pair("x", Axis::X), {"z", Axis::Z}}) {
        const Clip turned = applied(std::string("upaxis:to=") + word, walker.clip);
        const RetargetMeasures measures = measured(walker.clip, turned, walker.contacts, {}, up);
        QVERIFY2(measures.directions->directionDegrees.maximum < 1e-6, word);
        QVERIFY2(measures.contacts->slide.maximum < 1e-9, word);
        const RetargetMeasures wrong = measured(walker.clip, turned, walker.contacts, {}, Axis::Y);
        QVERIFY(wrong.directions->directionDegrees.maximum > 45.0);
    }
}

void RetargetMeasuresTest::contactsBeyondTheEndAreMeasuredToTheEnd()
{
    const Walker walker = makeWalker({.frames = 60});
    const auto contactsOf = [&](int last) {
        return measured(walker.clip, walker.clip, {{walker.contacts[0].joint, {{10, 20}, {40, last}}}})
            .contacts.value();
    };
    for (const int last : {60, 1000}) {
        QCOMPARE(contactsOf(last).frames, contactsOf(59).frames);
        QCOMPARE(contactsOf(last).slide.maximum, contactsOf(59).slide.maximum);
        QCOMPARE(contactsOf(last).drift.maximum, contactsOf(59).drift.maximum);
        QCOMPARE(contactsOf(last).drift.mean, contactsOf(59).drift.mean);
    }
    QVERIFY(contactsOf(59).slide.maximum > 0.1); // the foot is in the air there
    QVERIFY(contactsOf(58).frames == contactsOf(59).frames - 1);
}

QTEST_GUILESS_MAIN(RetargetMeasuresTest)

} // namespace tst_retargetmeasures

#include "tst_retargetmeasures.moc"
