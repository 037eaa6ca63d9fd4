#include "items/jointname.h"
#include "mapping/mappingreader.h"
#include "session/retargeting/mappingmodel.h"
#include "session/retargeting/retargetsetup.h"
#include "storage/rememberedmappings.h"
#include "support/walker.h"

#include <glm/geometric.hpp>

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace tst_retargetsetup {

using namespace limber;
using namespace limber::test;

namespace {

Clip renamed(Clip clip)
{
    for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint)
        clip.skeleton.setName(joint, "mixamorig:" + clip.skeleton.joint(joint).name);
    return clip;
}

} // namespace

class RetargetSetupTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void aSkeletonIsMappedWhenItIsChosen();
    void aJointFollowsOneOnly();
    void matchesThatReverseTheHierarchyAreRefused();
    void everyChangeCanBeTakenBack();
    void changesThatWereTakenBackCanBeRedone();
    void onlyWhatAStepChangesIsAnnounced();
    void aChangeThatChangesNothingIsNoStep();
    void stepsBelongToOneSkeleton();
    void guessesAreNotUsedUntilTheyAreConfirmed();
    void oneAnswerDecidesBothSides();
    void matchingByHandAnswersTheQuestion();
    void aFileRestoresTheDecisions();
    void aFileThatContradictsItselfChangesNothing();
    void aFileOfContactsAloneLeavesTheJoints();
    void chainsCanBeMatchedFromEitherEnd();
    void theRestOfALongerChainFollowsNothing();
    void theModelShowsTheTargetAsATree();
    void sourceNamesCanBeTyped();
    void namesArePlainTextInTheirEncoding();
    void namesOfTheSkeletonHaveAnEncodingOfTheirOwn();
    void mappingsAreRememberedByJointNames();

private:
    [[nodiscard]] int joint(const char *name) const { return jointNamed(m_setup->source(), name); }

    Walker m_walker;
    std::unique_ptr<RetargetSetup> m_setup;
};

void RetargetSetupTest::init()
{
    m_walker = makeWalker();
    m_setup = std::make_unique<RetargetSetup>(m_walker.clip, PositionRules(), Axis::Y, Vocabulary::builtIn());
    m_setup->setTarget({renamed(m_walker.clip)}, QStringLiteral("Figure"));
}

void RetargetSetupTest::cleanup()
{
    m_setup.reset();
}

void RetargetSetupTest::aSkeletonIsMappedWhenItIsChosen()
{
    QVERIFY(m_setup->hasTarget());
    for (int target = 0; target < m_setup->target().jointCount(); ++target)
        QCOMPARE(m_setup->mapping().sourceOf(target), target);
    QVERIFY(!m_setup->undoStack().canUndo());
}

void RetargetSetupTest::aJointFollowsOneOnly()
{
    const int left = joint("LeftHand");
    const int right = joint("RightHand");
    QSignalSpy changed(m_setup.get(), &RetargetSetup::mappingChanged);
    QVERIFY(m_setup->setSource(right, NoJoint));
    QVERIFY(m_setup->setSource(joint("Head"), NoJoint));
    QVERIFY(m_setup->setSource(joint("Head"), left));
    QCOMPARE(m_setup->mapping().sourceOf(left), NoJoint); // the joint that followed it before follows nothing now
    QCOMPARE(m_setup->mapping().sourceOf(joint("Head")), left);
    QCOMPARE(m_setup->mapping().matches[static_cast<std::size_t>(joint("Head"))].reason, MatchReason::User);
    QCOMPARE(changed.count(), 3);
}

void RetargetSetupTest::matchesThatReverseTheHierarchyAreRefused()
{
    const JointMapping before = m_setup->mapping();
    // The hips would follow the head, while the neck, which stands below the hips, follows the neck above that head.
    QVERIFY(!m_setup->setSource(joint("Hips"), joint("Head")));
    QVERIFY(!m_setup->whyNot(joint("Hips"), joint("Head")).isEmpty());
    QVERIFY(m_setup->mapping().matches == before.matches);
    QVERIFY(!m_setup->undoStack().canUndo());
}

void RetargetSetupTest::everyChangeCanBeTakenBack()
{
    const JointMapping before = m_setup->mapping();
    QVERIFY(m_setup->setSource(joint("LeftHand"), NoJoint));
    RetargetSettings settings = m_setup->settings();
    settings.lockFeet = false;
    m_setup->setSettings(settings);
    m_setup->clearMapping();
    m_setup->undoStack().undo();
    m_setup->undoStack().undo();
    QVERIFY(m_setup->settings().lockFeet);
    m_setup->undoStack().undo();
    QVERIFY(m_setup->mapping().matches == before.matches);
    QVERIFY(!m_setup->undoStack().canUndo());
    m_setup->undoStack().undo(); // one undo too many does no harm
}

void RetargetSetupTest::changesThatWereTakenBackCanBeRedone()
{
    const std::string first = mappingText(m_setup->toFile());
    QVERIFY(m_setup->setSource(joint("LeftHand"), NoJoint));
    const std::string second = mappingText(m_setup->toFile());
    RetargetSettings settings = m_setup->settings();
    settings.lockFeet = false;
    settings.contacts = Contacts{{joint("LeftFoot"), {{3, 9}}}};
    m_setup->setSettings(settings);
    const std::string third = mappingText(m_setup->toFile());
    std::vector<Finding> findings;
    QVERIFY(m_setup->takeFile(*readMapping(R"({"mapping": {"mixamorig:Head": "Head"}})").value, findings));
    const std::string fourth = mappingText(m_setup->toFile());
    QUndoStack &steps = m_setup->undoStack();
    QVERIFY(!steps.canRedo());
    for (const std::string &before : {third, second, first}) {
        steps.undo();
        QCOMPARE(mappingText(m_setup->toFile()), before);
    }
    for (const std::string &after : {second, third, fourth}) {
        QVERIFY(steps.canRedo());
        steps.redo();
        QCOMPARE(mappingText(m_setup->toFile()), after);
    }
    QVERIFY(!steps.canRedo());
    steps.redo(); // one redo too many does no harm
    QCOMPARE(mappingText(m_setup->toFile()), fourth);

    steps.undo();
    m_setup->clearMapping(); // from here on another change follows
    QVERIFY(!steps.canRedo());
}

void RetargetSetupTest::onlyWhatAStepChangesIsAnnounced()
{
    QVERIFY(m_setup->setSource(joint("LeftHand"), NoJoint));
    RetargetSettings settings = m_setup->settings();
    settings.keepTravel = true;
    m_setup->setSettings(settings);
    QSignalSpy mapping(m_setup.get(), &RetargetSetup::mappingChanged);
    QSignalSpy changed(m_setup.get(), &RetargetSetup::settingsChanged);
    m_setup->undoStack().undo();
    QCOMPARE(mapping.count(), 0);
    QCOMPARE(changed.count(), 1);
    m_setup->undoStack().undo();
    QCOMPARE(mapping.count(), 1);
    QCOMPARE(changed.count(), 1);
    m_setup->undoStack().redo();
    QCOMPARE(mapping.count(), 2);
    QCOMPARE(changed.count(), 1);
}

void RetargetSetupTest::aChangeThatChangesNothingIsNoStep()
{
    m_setup->clearMapping();
    m_setup->undoStack().undo();
    QSignalSpy mapping(m_setup.get(), &RetargetSetup::mappingChanged);
    QSignalSpy changed(m_setup.get(), &RetargetSetup::settingsChanged);
    m_setup->setSettings(m_setup->settings());
    m_setup->mapAutomatically();
    QCOMPARE(mapping.count() + changed.count(), 0);
    QVERIFY(m_setup->undoStack().canRedo()); // so that nothing drops what can be redone
}

void RetargetSetupTest::stepsBelongToOneSkeleton()
{
    m_setup->clearMapping();
    QVERIFY(m_setup->setSource(joint("Head"), joint("Head")));
    m_setup->undoStack().undo();
    m_setup->setTarget({m_walker.clip}, QStringLiteral("Walker"));
    QVERIFY(!m_setup->undoStack().canUndo());
    QVERIFY(!m_setup->undoStack().canRedo());
}

void RetargetSetupTest::guessesAreNotUsedUntilTheyAreConfirmed()
{
    JointMapping mapping = m_setup->mapping();
    const auto hand = static_cast<std::size_t>(joint("LeftHand"));
    mapping.matches[hand].score = 0.3;
    m_setup->setMapping(mapping);
    QCOMPARE(m_setup->input().mapping.sourceOf(joint("LeftHand")), NoJoint);
    QVERIFY(m_setup->setSource(joint("LeftHand"), joint("LeftHand")));
    QCOMPARE(m_setup->input().mapping.sourceOf(joint("LeftHand")), joint("LeftHand"));
}

namespace {

// The bones stand in one line and the names are only numbers, so nothing distinguishes left from right.
Clip withoutSides(const Clip &walker)
{
    Clip clip = walker;
    clip.motion = Motion(1, clip.skeleton.columnCount());
    for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint) {
        clip.skeleton.setName(joint, "node_" + std::to_string(joint));
        clip.skeleton.setOffset(NodeId::joint(joint), {glm::length(clip.skeleton.joint(joint).offset), 0, 0});
    }
    for (int end = 0; end < clip.skeleton.endSiteCount(); ++end)
        clip.skeleton.setOffset(NodeId::endSite(end), {glm::length(clip.skeleton.endSite(end).offset), 0, 0});
    return clip;
}

int mappedJoints(const RetargetSetup &setup)
{
    return static_cast<int>(std::ranges::count_if(setup.input().mapping.matches,
                                                  [](const JointMatch &match) { return match.source != NoJoint; }));
}

} // namespace

void RetargetSetupTest::oneAnswerDecidesBothSides()
{
    m_setup->setTarget({withoutSides(m_walker.clip)}, QStringLiteral("Line"));
    const JointMapping asked = m_setup->mapping();
    QVERIFY(!asked.questions.empty() && asked.questions.size() <= 2);
    const int before = mappedJoints(*m_setup);
    const SideQuestion question = asked.questions.front();
    QSignalSpy changed(m_setup.get(), &RetargetSetup::mappingChanged);
    m_setup->answerQuestion(false);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(m_setup->mapping().questions.size(), asked.questions.size() - 1);
    QCOMPARE(m_setup->input().mapping.sourceOf(question.target), question.otherSource);
    QCOMPARE(m_setup->input().mapping.sourceOf(question.otherTarget), question.source);
    QCOMPARE(mappedJoints(*m_setup), before + static_cast<int>(question.changes.size()));
    m_setup->undoStack().undo();
    QCOMPARE(m_setup->mapping().questions, asked.questions);
    QCOMPARE(mappedJoints(*m_setup), before);
    while (!m_setup->mapping().questions.empty())
        m_setup->answerQuestion(true);
    QCOMPARE(mappedJoints(*m_setup), m_setup->target().jointCount());
    m_setup->answerQuestion(true); // no question is open, so nothing happens
    QCOMPARE(mappedJoints(*m_setup), m_setup->target().jointCount());
}

void RetargetSetupTest::matchingByHandAnswersTheQuestion()
{
    m_setup->setTarget({withoutSides(m_walker.clip)}, QStringLiteral("Line"));
    const std::vector<SideQuestion> asked = m_setup->mapping().questions;
    QVERIFY(!asked.empty());
    QVERIFY(m_setup->setSource(asked.front().target, asked.front().source));
    QCOMPARE(m_setup->mapping().questions.size(), asked.size() - 1);
    m_setup->clearMapping();
    QVERIFY(m_setup->mapping().questions.empty());
}

void RetargetSetupTest::aFileRestoresTheDecisions()
{
    QVERIFY(m_setup->setSource(joint("LeftHand"), NoJoint));
    RetargetSettings settings;
    settings.rest = RestMode::Keep;
    settings.scale = 1.25;
    settings.leftHand = HandGoal::Head;
    settings.lockFeet = false;
    settings.rootMotion = true;
    settings.targetUp = UpAxisChoice::Z;
    settings.sourceReference = ReferenceRequest{.kind = ReferenceRequest::Kind::Frame, .frame = 7};
    settings.contacts = Contacts{{joint("LeftFoot"), {{3, 9}}}};
    m_setup->setSettings(settings);
    const std::string text = mappingText(m_setup->toFile());

    RetargetSetup other(m_walker.clip, PositionRules(), Axis::Y, Vocabulary::builtIn());
    other.setTarget({renamed(m_walker.clip)}, QStringLiteral("Figure"));
    const Reading<MappingFile> reading = readMapping(text);
    QVERIFY(reading.value);
    QVERIFY(reading.findings.empty());
    std::vector<Finding> findings;
    const FloorChoice belt{FloorChoice::Kind::Moving, {0.0, -80.0}};
    other.setFloor(belt); // of the motion, of which the file says nothing
    QVERIFY(other.takeFile(*reading.value, findings));
    QCOMPARE(other.settings().floorMotion, belt);
    QVERIFY(findings.empty());
    QCOMPARE(other.mapping().sourceOf(joint("LeftHand")), NoJoint);
    QCOMPARE(other.settings().rest, RestMode::Keep);
    QCOMPARE(other.settings().scale, std::optional(1.25));
    QCOMPARE(other.settings().leftHand, HandGoal::Head);
    QVERIFY(!other.settings().lockFeet);
    QVERIFY(other.settings().rootMotion);
    QCOMPARE(other.settings().targetUp, UpAxisChoice::Z);
    QCOMPARE(other.settings().sourceReference.frame, 7);
    QVERIFY(other.settings().contacts == settings.contacts);
    QCOMPARE(mappingText(other.toFile()), text);
}

void RetargetSetupTest::aFileThatContradictsItselfChangesNothing()
{
    const JointMapping before = m_setup->mapping();
    const Reading<MappingFile> reading = readMapping(
        R"({"limber-mapping": 1, "rest": "keep", "mapping": {"mixamorig:Hips": "Head", "mixamorig:Head": "Hips"}})");
    QVERIFY(reading.value);
    std::vector<Finding> findings;
    QVERIFY(!m_setup->takeFile(*reading.value, findings));
    QVERIFY(!findings.empty());
    QVERIFY(m_setup->mapping().matches == before.matches);
    QCOMPARE(m_setup->settings().rest, RestMode::Auto);
    QVERIFY(!m_setup->undoStack().canUndo());
}

void RetargetSetupTest::aFileOfContactsAloneLeavesTheJoints()
{
    const JointMapping before = m_setup->mapping();
    const Reading<MappingFile> reading = readMapping(R"({"contacts": {"LeftFoot": [[2, 5]]}})");
    std::vector<Finding> findings;
    QVERIFY(m_setup->takeFile(*reading.value, findings));
    QVERIFY(m_setup->mapping().matches == before.matches);
    QCOMPARE(m_setup->settings().contacts->front().intervals.front(), (FrameInterval{2, 5}));
}

void RetargetSetupTest::chainsCanBeMatchedFromEitherEnd()
{
    // Without the match of the hand, the arm is matched with the whole arm: forearm and upper arm stand in one chain
    // from the collar bone on.
    const int forearm = joint("LeftForeArm");
    QVERIFY(m_setup->setSource(joint("LeftHand"), NoJoint));
    QVERIFY(m_setup->setSource(forearm, NoJoint));
    QVERIFY(m_setup->setSource(joint("LeftArm"), joint("LeftForeArm")));
    QVERIFY(m_setup->matchChain(joint("LeftArm"), RetargetSetup::ChainEnd::Tip));
    QCOMPARE(m_setup->mapping().sourceOf(joint("LeftHand")), joint("LeftHand"));
    QCOMPARE(m_setup->mapping().sourceOf(forearm), forearm);
    QVERIFY(m_setup->setSource(joint("LeftArm"), NoJoint));
    QVERIFY(!m_setup->matchChain(joint("LeftArm"), RetargetSetup::ChainEnd::Base)); // the joint follows nothing
    QVERIFY(m_setup->matchChain(forearm, RetargetSetup::ChainEnd::Base));
    QCOMPARE(m_setup->mapping().sourceOf(joint("LeftArm")), joint("LeftArm"));
    m_setup->undoStack().undo();
    QCOMPARE(m_setup->mapping().sourceOf(joint("LeftArm")), NoJoint);
}

void RetargetSetupTest::theRestOfALongerChainFollowsNothing()
{
    const std::vector<int> arm{joint("LeftArm"), joint("LeftForeArm"), joint("LeftHand")};
    const std::vector<int> neck{joint("Neck"), joint("Head")};
    const auto follows = [&](std::initializer_list<int> sources) {
        return std::ranges::equal(arm, sources, {}, [&](int ours) { return m_setup->mapping().sourceOf(ours); });
    };
    m_setup->clearMapping();
    QVERIFY(m_setup->setSource(arm[1], neck[1]));
    QVERIFY(m_setup->matchChain(arm[1], RetargetSetup::ChainEnd::Base));
    QVERIFY(follows({neck[0], neck[1], NoJoint}));
    QVERIFY(m_setup->matchChain(arm[1], RetargetSetup::ChainEnd::Tip));
    QVERIFY(follows({NoJoint, neck[0], neck[1]}));
}

void RetargetSetupTest::theModelShowsTheTargetAsATree()
{
    MappingModel model(*m_setup);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model.rowCount(), 1);
    const QModelIndex hips = model.index(0, 0);
    QCOMPARE(hips.data().toString(), QStringLiteral("Hips"));
    QVERIFY(hips.data(Qt::ToolTipRole).toString().contains(QStringLiteral("mixamorig:Hips")));
    QCOMPARE(hips.siblingAtColumn(MappingModel::Follows).data().toString(), QStringLiteral("Hips"));
    const QModelIndex hand = model.indexOf(joint("LeftHand"));
    QCOMPARE(hand.parent().data().toString(), QStringLiteral("LeftForeArm"));
    m_setup->setTarget({Clip()}, QStringLiteral("Nothing")); // even an empty clip is accepted
    QCOMPARE(model.rowCount(), 0);
    m_setup->setTarget({m_walker.clip}, QStringLiteral("Walker"));
    QCOMPARE(model.rowCount(), 1);
}

void RetargetSetupTest::sourceNamesCanBeTyped()
{
    MappingModel model(*m_setup);
    QSignalSpy refused(&model, &MappingModel::refused);
    const QModelIndex hand = model.indexOf(joint("LeftHand"), MappingModel::Follows);
    QVERIFY(model.setData(hand, QStringLiteral("none")));
    QCOMPARE(m_setup->mapping().sourceOf(joint("LeftHand")), NoJoint);
    QVERIFY(model.setData(hand, QStringLiteral(" lefthand ")));
    QCOMPARE(m_setup->mapping().sourceOf(joint("LeftHand")), joint("LeftHand"));
    QVERIFY(!model.setData(hand, QStringLiteral("<b>no such joint</b>")));
    QCOMPARE(refused.count(), 1);
    QVERIFY(!model.setData(model.indexOf(joint("Hips"), MappingModel::Follows), QStringLiteral("Head")));
    QCOMPARE(refused.count(), 2);
    QVERIFY(!model.setData(model.index(0, MappingModel::Joint), QStringLiteral("Head")));
}

void RetargetSetupTest::namesArePlainTextInTheirEncoding()
{
    Clip source = m_walker.clip;
    source.skeleton.setName(0, "\x8d\xb6"); // 左 in Shift-JIS
    RetargetSetup setup(source, PositionRules(), Axis::Y, Vocabulary::builtIn());
    setup.setSourceNameCodec(NameCodec(QByteArrayLiteral("Shift_JIS")));
    Clip target = m_walker.clip;
    target.skeleton.setName(0, "<img src='x'>\a");
    setup.setTarget({target}, QStringLiteral("odd"));
    QVERIFY(setup.setSource(0, 0));
    MappingModel model(setup);
    const QModelIndex joint = model.indexOf(0);
    const QModelIndex follows = model.indexOf(0, MappingModel::Follows);
    QCOMPARE(follows.data().toString(), QStringLiteral("左"));
    QVERIFY(!joint.data().toString().contains(QChar(7)));
    QVERIFY(joint.data().toString().startsWith(QStringLiteral("<img")));
    // A tool tip that looks like a tag would be interpreted as one.
    QCOMPARE(joint.data(Qt::ToolTipRole).toString(), plainToolTip(joint.data().toString()));
    QVERIFY(model.setData(follows, QStringLiteral("none")));
    QVERIFY(model.setData(follows, QStringLiteral("左")));
    QCOMPARE(setup.mapping().sourceOf(0), 0);
}

void RetargetSetupTest::namesOfTheSkeletonHaveAnEncodingOfTheirOwn()
{
    Clip target = m_walker.clip;
    target.skeleton.setName(0, "\x8d\xb6");
    m_setup->setTarget({target}, QStringLiteral("bytes"));
    QCOMPARE(m_setup->targetJointName(0), QStringLiteral("\\x8D\\xB6"));
    m_setup->setTargetNameCodec(NameCodec(QByteArrayLiteral("Shift_JIS")));
    m_setup->setTarget({target}, QStringLiteral("Japanese"));
    QCOMPARE(m_setup->targetJointName(0), QStringLiteral("左"));
    QCOMPARE(MappingModel(*m_setup).index(0, MappingModel::Joint).data().toString(), QStringLiteral("左"));
}

void RetargetSetupTest::mappingsAreRememberedByJointNames()
{
    const QTemporaryDir folder;
    const RememberedMappings remembered(folder.filePath(QStringLiteral("new/folder")));
    QVERIFY(!remembered.find(m_setup->source(), m_setup->target()));
    QVERIFY(m_setup->setSource(joint("LeftHand"), NoJoint));
    QVERIFY(remembered.remember(m_setup->toFile()));
    const auto found = remembered.find(m_setup->source(), m_setup->target());
    QVERIFY(found);
    QCOMPARE(mappingText(*found), mappingText(m_setup->toFile()));
    QVERIFY(!remembered.find(m_setup->target(), m_setup->source())); // the reversed pair is another pair
}

QTEST_GUILESS_MAIN(RetargetSetupTest)

} // namespace tst_retargetsetup

#include "tst_retargetsetup.moc"
