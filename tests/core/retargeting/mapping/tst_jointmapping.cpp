#include "mapping/jointmapping.h"

#include <QTest>

namespace tst_jointmapping {

using namespace limber;

namespace {

constexpr double unsure = 0.25;
constexpr double sure = 1.0;

// Two legs of the target, joints 1 and 2, which may follow joints 5 and 6 or the other way round.
JointMapping twoLegs()
{
    JointMapping mapping;
    mapping.matches = {{4, sure, MatchReason::None},
                       {5, unsure, MatchReason::None},
                       {6, unsure, MatchReason::None},
                       {NoJoint, 0.0, MatchReason::None}};
    SideQuestion question;
    question.target = 1;
    question.source = 5;
    question.otherTarget = 2;
    question.otherSource = 6;
    question.changes = {{1, {5, sure, MatchReason::None}, {6, sure, MatchReason::None}},
                        {2, {6, sure, MatchReason::None}, {5, sure, MatchReason::None}}};
    mapping.questions = {question};
    return mapping;
}

} // namespace

// Which joint follows which, and the open questions about it.
class JointMappingTest : public QObject
{
    Q_OBJECT

private slots:
    void jointsFollowTheirMatches();
    void aQuestionCanBeAnsweredYesOrNo();
    void anAnswerKeepsWhatTheUserSet();
    void anOpenQuestionIsKept();
    void aQuestionIsDroppedWhenOneOfItsJointsIsDecided_data();
    void aQuestionIsDroppedWhenOneOfItsJointsIsDecided();
    void guessesCanBeRemoved();
};

void JointMappingTest::jointsFollowTheirMatches()
{
    const JointMapping mapping = twoLegs();
    QCOMPARE(mapping.sourceOf(1), 5);
    QCOMPARE(mapping.sourceOf(3), NoJoint);
    QCOMPARE(mapping.targetOf(6), 2);
    QCOMPARE(mapping.targetOf(7), NoJoint);
}

void JointMappingTest::aQuestionCanBeAnsweredYesOrNo()
{
    const JointMapping yes = twoLegs().answered(0, true);
    QCOMPARE(yes.sourceOf(1), 5);
    QCOMPARE(yes.sourceOf(2), 6);
    QVERIFY(yes.questions.empty());
    QVERIFY(yes.matches[1].score >= JointMapping::Sure);
    const JointMapping no = twoLegs().answered(0, false);
    QCOMPARE(no.sourceOf(1), 6);
    QCOMPARE(no.sourceOf(2), 5);
    QVERIFY(no.questions.empty());
}

void JointMappingTest::anAnswerKeepsWhatTheUserSet()
{
    JointMapping mapping = twoLegs();
    mapping.matches[1] = {NoJoint, 0.0, MatchReason::None};
    mapping.matches[3] = {5, sure, MatchReason::None};
    const JointMapping answered = mapping.answered(0, true);
    QCOMPARE(answered.sourceOf(3), 5);
    QCOMPARE(answered.sourceOf(1), NoJoint);
    QCOMPARE(answered.sourceOf(2), 6);
}

void JointMappingTest::anOpenQuestionIsKept()
{
    JointMapping mapping = twoLegs();
    mapping.dropDecidedQuestions();
    QCOMPARE(mapping.questions.size(), std::size_t{1});
}

void JointMappingTest::aQuestionIsDroppedWhenOneOfItsJointsIsDecided_data()
{
    QTest::addColumn<int>("target");
    QTest::addColumn<int>("source");
    QTest::addColumn<double>("score");
    QTest::newRow("the first is confirmed") << 1 << 5 << sure;
    QTest::newRow("the second is confirmed") << 2 << 6 << sure;
    QTest::newRow("the first follows another one") << 1 << 3 << unsure;
    QTest::newRow("the second follows nothing") << 2 << NoJoint << 0.0;
}

void JointMappingTest::aQuestionIsDroppedWhenOneOfItsJointsIsDecided()
{
    QFETCH(int, target);
    QFETCH(int, source);
    QFETCH(double, score);
    JointMapping mapping = twoLegs();
    mapping.matches[static_cast<std::size_t>(target)] = {source, score, MatchReason::None};
    mapping.dropDecidedQuestions();
    QVERIFY(mapping.questions.empty());
}

void JointMappingTest::guessesCanBeRemoved()
{
    const JointMapping sureOnly = twoLegs().sureOnly();
    QCOMPARE(sureOnly.sourceOf(0), 4);
    QCOMPARE(sureOnly.sourceOf(1), NoJoint);
    QCOMPARE(sureOnly.sourceOf(2), NoJoint);
}

QTEST_APPLESS_MAIN(JointMappingTest)

} // namespace tst_jointmapping

#include "tst_jointmapping.moc"
