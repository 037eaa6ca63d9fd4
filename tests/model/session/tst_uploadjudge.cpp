#include "session/secondlife/uploadjudge.h"

#include "secondlife/animsettings.h"
#include "session/footcontacts.h"
#include "session/session.h"
#include "support/walker.h"
#include "testclips.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_uploadjudge {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// What is worked out about a motion while somebody watches: the verdict on an upload, and when feet stand.
class UploadJudgeTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void stateSaysWhatIsMissing();
    void nothingIsJudgedUnlessWatched();
    void aVerdictFollowsChanges();
    void aChangeMeanwhileIsJudgedNext();
    void anotherClipHasNoVerdictYet();
    void aSessionThatIsLeftIsNotJudged();
    void watchingAgainOnlyJudgesChanges();
    void feetAreDetectedWhileWatched();
    void feetAreNotDetectedUnlessWatched();
    void setContactsGoBeforeDetectedOnes();
    void nothingIsDetectedWhileTheFileIsRead();

private:
    using State = UploadJudge::State;

    [[nodiscard]] Document &document() { return m_session->document(); }
    [[nodiscard]] FootContacts &feet() { return m_session->footContacts(); }
    void rename(const char *name) { document().setName(0, name); }
    // Takes as long as the judge would take if it worked now.
    static void letAnotherJudge()
    {
        Session session;
        session.document().reset(makeWalker({.frames = 60}).clip);
        UploadJudge judge;
        judge.setSession(&session);
        judge.setWatched(true);
        for (const char *name : {"one", "two", "three"}) {
            session.document().setName(0, name);
            QTRY_VERIFY(judge.isUpToDate());
        }
    }

    std::unique_ptr<Session> m_session;
    std::unique_ptr<UploadJudge> m_judge;
};

void UploadJudgeTest::init()
{
    m_session = std::make_unique<Session>();
    document().reset(makeWalker({.frames = 60}).clip);
    m_judge = std::make_unique<UploadJudge>();
}

void UploadJudgeTest::cleanup()
{
    m_judge.reset();
    m_session.reset();
}

void UploadJudgeTest::stateSaysWhatIsMissing()
{
    QCOMPARE(m_judge->state(), State::NoDocument);
    QSignalSpy changed(m_judge.get(), &UploadJudge::changed);
    m_judge->setSession(m_session.get());
    QCOMPARE(changed.count(), 1);
    QCOMPARE(m_judge->state(), State::Checking);
    Clip empty = leg(2);
    empty.motion.removeFrames(0, 2);
    document().reset(empty);
    QCOMPARE(m_judge->state(), State::NoFrames);
    document().beginLoading(leg(2));
    QCOMPARE(m_judge->state(), State::Loading);
    document().endLoading(leg(3), {});
    QCOMPARE(m_judge->state(), State::Checking);
    QVERIFY(!m_judge->isUpToDate());
    m_judge->setSession(nullptr);
    QCOMPARE(m_judge->state(), State::NoDocument);
}

void UploadJudgeTest::nothingIsJudgedUnlessWatched()
{
    m_judge->setSession(m_session.get());
    rename("other");
    letAnotherJudge();
    QCOMPARE(m_judge->state(), State::Checking);
    m_judge->setWatched(true);
    QTRY_VERIFY(m_judge->isUpToDate());
    QCOMPARE(m_judge->state(), State::Known);
    QCOMPARE(m_judge->judged().jointNames.front(), std::string("other"));
    QCOMPARE(m_judge->judged().jointNames.size(), std::size_t(document().skeleton().jointCount()));
    QCOMPARE(m_judge->judged().places.size(), m_judge->judged().verdict.findings.size());
    QCOMPARE(m_judge->judged().whyDropped.size(), m_judge->judged().verdict.dropped.size());
}

void UploadJudgeTest::aVerdictFollowsChanges()
{
    m_judge->setWatched(true);
    m_judge->setSession(m_session.get());
    QTRY_VERIFY(m_judge->isUpToDate());
    rename("hip");
    QVERIFY(!m_judge->isUpToDate());
    QCOMPARE(m_judge->state(), State::Known); // the earlier verdict is still shown
    QTRY_VERIFY(m_judge->isUpToDate());
    QCOMPARE(m_judge->judged().jointNames.front(), std::string("hip"));
    document().setSecondLife(AnimSettings(), u"x"_s);
    QVERIFY(!m_judge->isUpToDate());
    QTRY_VERIFY(m_judge->isUpToDate());
    document().markSaved(FileStamp());
    QVERIFY(!m_judge->isUpToDate());
    QTRY_VERIFY(m_judge->isUpToDate());
    Layer layer;
    layer.keys.push_back({5, {{5, 5}, {}, {}}, {{1, glm::dvec3(0.5, 0.1, 0.2), {}}}, 0, {}});
    document().setLayers({layer}, u"x"_s);
    QVERIFY(!m_judge->isUpToDate());
    QTRY_VERIFY(m_judge->isUpToDate());
}

void UploadJudgeTest::aChangeMeanwhileIsJudgedNext()
{
    m_judge->setWatched(true);
    m_judge->setSession(m_session.get());
    for (int i = 0; i < 20; ++i) {
        rename(i % 2 == 0 ? "one" : "two");
        QCoreApplication::processEvents();
    }
    rename("last");
    QTRY_VERIFY(m_judge->isUpToDate());
    QCOMPARE(m_judge->judged().jointNames.front(), std::string("last"));
}

void UploadJudgeTest::anotherClipHasNoVerdictYet()
{
    m_judge->setWatched(true);
    m_judge->setSession(m_session.get());
    QTRY_VERIFY(m_judge->isUpToDate());
    QSignalSpy changed(m_judge.get(), &UploadJudge::changed);
    document().reset(leg(9));
    QCOMPARE(m_judge->state(), State::Checking);
    QVERIFY(changed.count() > 0);
    QTRY_COMPARE(m_judge->state(), State::Known);
    QCOMPARE(m_judge->judged().jointNames.size(), std::size_t(3));
    document().removeFrames(0, 9);
    QCOMPARE(m_judge->state(), State::NoFrames);
    document().undoStack().undo();
    QTRY_VERIFY(m_judge->isUpToDate());
}

void UploadJudgeTest::aSessionThatIsLeftIsNotJudged()
{
    m_judge->setWatched(true);
    m_judge->setSession(m_session.get());
    QTRY_VERIFY(m_judge->isUpToDate());
    Session other;
    other.document().reset(leg(9));
    m_judge->setSession(&other);
    QCOMPARE(m_judge->state(), State::Checking);
    QTRY_VERIFY(m_judge->isUpToDate());
    QCOMPARE(m_judge->judged().jointNames.size(), std::size_t(3));
    rename("elsewhere");
    QVERIFY(m_judge->isUpToDate());
    m_judge->setSession(nullptr);
}

void UploadJudgeTest::watchingAgainOnlyJudgesChanges()
{
    m_judge->setWatched(true);
    m_judge->setSession(m_session.get());
    QTRY_VERIFY(m_judge->isUpToDate());
    QSignalSpy changed(m_judge.get(), &UploadJudge::changed);
    m_judge->setWatched(false);
    m_judge->setWatched(true);
    letAnotherJudge();
    QVERIFY(m_judge->isUpToDate());
    QCOMPARE(changed.count(), 0);
    m_judge->setWatched(false);
    rename("hip");
    QVERIFY(!m_judge->isUpToDate());
    m_judge->setWatched(true);
    m_judge->setWatched(true);
    QTRY_VERIFY(m_judge->isUpToDate());
    QCOMPARE(m_judge->judged().jointNames.front(), std::string("hip"));
}

void UploadJudgeTest::feetAreDetectedWhileWatched()
{
    document().setUpAxisChoice(UpAxisChoice::Y);
    QVERIFY(!feet().isDone() && feet().contacts().empty());
    QSignalSpy changed(&feet(), &FootContacts::changed);
    std::shared_ptr<const void> watch = feet().watch();
    QTRY_VERIFY(feet().isDone());
    QVERIFY(feet().isKnown());
    QCOMPARE(changed.count(), 1);
    QVERIFY(!feet().areSet());
    QCOMPARE(feet().legs().size(), std::size_t(1));
    watch.reset();
    watch = feet().watch(); // is up to date
    QVERIFY(feet().isDone());
    document().setValues({0, 1, {0}}, {9.0}, u"x"_s);
    QVERIFY(!feet().isDone());
    QVERIFY(feet().isKnown()); // older ones serve until then
    QTRY_VERIFY(feet().isDone());
    QCOMPARE(changed.count(), 2);
    const auto other = feet().watch();
    watch.reset();
    document().setValues({0, 1, {0}}, {9.5}, u"x"_s);
    QTRY_VERIFY(feet().isDone()); // for the other one who watches
    watch = other;
}

void UploadJudgeTest::feetAreNotDetectedUnlessWatched()
{
    std::shared_ptr<const void> watch = feet().watch();
    QTRY_VERIFY(feet().isDone());
    watch.reset();
    document().setValues({0, 1, {0}}, {10.0}, u"x"_s);
    QVERIFY(!feet().isDone());
    watch = feet().watch();
    QTRY_VERIFY(feet().isDone());
    document().reset(leg(5)); // has no pair of feet
    QVERIFY(!feet().isKnown());
    QTRY_VERIFY(feet().isDone());
    QVERIFY(feet().contacts().empty());
}

void UploadJudgeTest::setContactsGoBeforeDetectedOnes()
{
    QSignalSpy changed(&feet(), &FootContacts::changed);
    const Contacts own{{jointNamed(document().skeleton(), "LeftFoot"), {{1, 2}}}};
    document().setContacts(own, u"x"_s);
    QCOMPARE(changed.count(), 1);
    QVERIFY(feet().areSet());
    QCOMPARE(feet().contacts(), own);
    document().undoStack().undo();
    QVERIFY(!feet().areSet() && feet().contacts().empty());
}

void UploadJudgeTest::nothingIsDetectedWhileTheFileIsRead()
{
    document().beginLoading(leg(2));
    const auto watch = feet().watch();
    QVERIFY(!feet().isDone());
    document().endLoading(makeWalker({.frames = 60}).clip, {});
    QTRY_VERIFY(feet().isDone());
    QCOMPARE(feet().legs().front().roles.jointCount(), document().skeleton().jointCount());
}

QTEST_GUILESS_MAIN(UploadJudgeTest)

} // namespace tst_uploadjudge

#include "tst_uploadjudge.moc"
