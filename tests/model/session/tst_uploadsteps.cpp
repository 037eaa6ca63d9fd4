#include "secondlife/avatarbones.h"
#include "secondlife/upload/fewerframes.h"
#include "session/secondlife/uploadplace.h"
#include "session/secondlife/uploadsteps.h"
#include "session/session.h"
#include "support/walker.h"
#include "testclips.h"

#include "bvh/write/bvhwriter.h"

#include <QTest>

#include <random>

#include <array>

namespace tst_uploadsteps {

using namespace limber;
using namespace limber::test;

// What the Second Life panel does to a document, and where its findings lead.
class UploadStepsTest : public QObject
{
    Q_OBJECT

private slots:
    void findingsLeadToTheJointsAndFramesOfTheirLines();
    void markersAndContactsFollowTheirFrames();
    void markersAndContactsFollowARateReduction();
    void layersAreMergedOnlyWhenValuesChange();
    void onlyTheGivenJointsAreRepaired();
};

namespace {

Layer bendOf(int joint, int frame)
{
    JointOffset offset;
    offset.joint = joint;
    offset.rotation = {0.0, 0.4, 0.0};
    LayerKey key;
    key.frame = frame;
    key.window.full = {frame, frame};
    key.offsets.push_back(offset);
    Layer layer;
    layer.name = "Polish";
    layer.keys.push_back(key);
    return layer;
}

RepairSubject subjectOf(const Session &session)
{
    const Document &document = session.document();
    return {{document.clip(), document.additions(), document.positionRuleChoice()},
            session.layered().clip(),
            session.layered().hasLayers(),
            document.positionRules()};
}

} // namespace

void UploadStepsTest::findingsLeadToTheJointsAndFramesOfTheirLines()
{
    const Clip clip = makeWalker({.frames = 5}).clip;
    const std::string text = writeBvh(clip);
    const auto lineOf = [&](const std::string &words) {
        const auto before = text.substr(0, text.find(words));
        return static_cast<int>(std::ranges::count(before, '\n')) + 1;
    };
    const int leg = jointNamed(clip.skeleton, "LeftLeg");
    const auto at = [](UploadRule rule, int line, int joint = NoJoint) {
        return UploadFinding{rule, ViewerError::None, line, joint, {}};
    };
    const int rows = lineOf("Frame Time:");
    const std::vector<UploadFinding> findings{at(UploadRule::ChannelCount, lineOf("JOINT LeftLeg")),
                                              at(UploadRule::ChannelCount, lineOf("JOINT LeftLeg") + 3),
                                              at(UploadRule::NotANumber, rows + 1),
                                              at(UploadRule::ShortRow, rows + 5),
                                              at(UploadRule::FramesLine, rows - 1),
                                              at(UploadRule::UnknownMoves, 0, 7),
                                              at(UploadRule::FirstFrameNotPlayed, 0),
                                              at(UploadRule::TooLong, 0)};
    const std::vector<UploadPlace> expected{{leg, -1},     {leg, -1}, {NoJoint, 0}, {NoJoint, 4},
                                            {NoJoint, -1}, {7, -1},   {NoJoint, 0}, {NoJoint, 1801}};
    QVERIFY(placesOf(findings, text, 1.0 / 30.0) == expected);
    // Without lines to count, and with an empty text.
    QCOMPARE(placesOf(findings, {}, 0.0).size(), findings.size());
    QVERIFY(placesOf({}, text, 1.0).empty());
}

void UploadStepsTest::markersAndContactsFollowTheirFrames()
{
    Session session;
    Clip clip = makeWalker({.frames = 100}).clip;
    clip.motion.setFrameTimeSeconds(1.0);
    session.document().reset(clip, {},
                             Additions::of(SetContacts({{2, {{3, 8}, {70, 90}}}}), Markers{{3, "a"}, {80, "b"}}));
    const ClipEdit cut = editOf(subjectOf(session), std::array{UploadRepair::CutToLimit});
    QCOMPARE(cut.clip.motion.frameCount(), 62);
    QVERIFY((cut.additions.get<Markers>() == Markers{{3, "a"}}));
    const ClipEdit inserted = editOf(subjectOf(session), std::array{UploadRepair::InsertReference});
    QCOMPARE(inserted.clip.motion.frameCount(), 101);
    QVERIFY((inserted.additions.get<Markers>() == Markers{{4, "a"}, {81, "b"}}));
    QVERIFY(inserted.additions.get<SetContacts>()->front().intervals.front().first == 4);
    QVERIFY((editOf(subjectOf(session), std::array{UploadRepair::FewerFrames}).additions.get<Markers>() ==
             Markers{{3, "a"}, {80, "b"}})); // the motion is already small enough
    // Both repairs in one edit.
    const ClipEdit both =
        editOf(subjectOf(session), std::array{UploadRepair::CutToLimit, UploadRepair::InsertReference});
    QVERIFY((both.additions.get<Markers>() == Markers{{4, "a"}}));
    QCOMPARE(both.clip.motion.frameCount(), 63);
}

// When every n-th frame is kept, markers and contacts stay with their frames.
void UploadStepsTest::markersAndContactsFollowARateReduction()
{
    Clip clip = makeWalker({.frames = 3000, .framesPerSecond = 60.0}).clip;
    std::mt19937 random(11);
    std::uniform_real_distribution<double> degrees(-20.0, 20.0);
    for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint) {
        const Joint &shaken = clip.skeleton.joint(joint);
        clip.skeleton.setName(joint,
                              joint == 0 ? "hip" : std::string(avatarBones()[static_cast<std::size_t>(joint)].name));
        for (int frame = 1; frame < 3000; ++frame)
            clip.motion.setValue(frame, shaken.firstColumn + shaken.columnCount() - 1, degrees(random));
    }
    const int step = stepForUpload(clip, decidePositionRules(clip.skeleton, clip.motion));
    QVERIFY(step > 1);
    Session session;
    session.document().reset(clip, {}, Additions::of(Markers{{0, "a"}, {1, "b"}, {1 + 5 * step, "c"}}));
    const ClipEdit edit = editOf(subjectOf(session), std::array{UploadRepair::FewerFrames});
    QVERIFY((edit.additions.get<Markers>() == Markers{{0, "a"}, {1, "b"}, {6, "c"}}));
    QCOMPARE(edit.clip.motion.value(6, 5), clip.motion.value(1 + 5 * step, 5));
}

void UploadStepsTest::layersAreMergedOnlyWhenValuesChange()
{
    Session session;
    session.document().reset(makeWalker({.frames = 20}).clip);
    session.document().setLayers({bendOf(3, 10)}, QStringLiteral("x"));
    QVERIFY(session.layered().hasLayers() && session.layered().isComplete());
    const ClipEdit names = editOf(subjectOf(session), std::array{UploadRepair::RenameRoot, UploadRepair::StandardText});
    QCOMPARE(names.additions.get<Layers>().size(), std::size_t{1});
    QCOMPARE(names.clip.skeleton.joint(0).name, std::string("hip"));
    const int column = session.document().skeleton().joint(3).firstColumn;
    const auto valuesIn = [&](const Clip &clip) {
        return std::array{clip.motion.value(10, column), clip.motion.value(10, column + 1),
                          clip.motion.value(10, column + 2)};
    };
    QVERIFY(valuesIn(names.clip) == valuesIn(session.document().clip()));
    const ClipEdit numbers =
        editOf(subjectOf(session), std::array{UploadRepair::RenameRoot, UploadRepair::InsertReference});
    QVERIFY(numbers.additions.get<Layers>().empty());
    Clip shifted = numbers.clip;
    shifted.motion.removeFrames(0, 1);
    QVERIFY(valuesIn(shifted) == valuesIn(session.layered().clip()));
    QVERIFY(valuesIn(shifted) != valuesIn(session.document().clip()));
}

void UploadStepsTest::onlyTheGivenJointsAreRepaired()
{
    Session session;
    session.document().reset(makeWalker({.frames = 20}).clip);
    const ClipEdit edit = editOf(subjectOf(session), std::array{UploadRepair::HoldJoint}, {2, 5});
    const Clip &before = session.document().clip();
    for (int column = 0; column < before.motion.columnCount(); ++column) {
        const int joint = before.skeleton.column(column).joint;
        const Joint &described = before.skeleton.joint(joint);
        const auto first = std::ranges::find_if(described.channels, &Channel::isRotation) - described.channels.begin();
        const bool isBent = (joint == 2 || joint == 5) && column == described.firstColumn + first;
        QCOMPARE(edit.clip.motion.value(0, column) != before.motion.value(0, column), isBent);
        QCOMPARE(edit.clip.motion.value(7, column), before.motion.value(7, column));
    }
}

QTEST_GUILESS_MAIN(UploadStepsTest)

} // namespace tst_uploadsteps

#include "tst_uploadsteps.moc"
