#include "session/session.h"
#include "support/walker.h"
#include "testclips.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_selectionsets {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// Joints that are saved under a name and selected together.
class SelectionSetsTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void setsAreKeptInTheirOrder();
    void aNameIsUsedOnce();
    void emptySetsAndNamesAreNotSaved();
    void setsAreRenamed();
    void setsFollowNamesAndFrames();
    void aClipWithOtherJointsRemovesTheSets();

private:
    [[nodiscard]] SelectionSets &sets() { return m_session->selectionSets(); }

    std::unique_ptr<Session> m_session;
    const std::vector<NodeId> m_some{NodeId::joint(2), NodeId::endSite(0)};
};

void SelectionSetsTest::init()
{
    m_session = std::make_unique<Session>();
    m_session->document().reset(makeWalker({.frames = 20}).clip);
}

void SelectionSetsTest::setsAreKeptInTheirOrder()
{
    QSignalSpy changed(&sets(), &SelectionSets::changed);
    sets().save(u"zulu"_s, m_some);
    sets().save(u" alpha & %1 "_s, {NodeId::joint(1)});
    QCOMPARE(changed.count(), 2);
    QCOMPARE(sets().all().size(), std::size_t{2});
    QCOMPARE(sets().all()[0].name, u"zulu"_s);
    QCOMPARE(sets().all()[1].name, u"alpha & %1"_s);
    QVERIFY(sets().named(u"zulu"_s)->nodes == m_some);
    sets().remove(u"zulu"_s);
    QVERIFY(sets().named(u"zulu"_s) == nullptr);
    sets().remove(u"zulu"_s);
    QCOMPARE(changed.count(), 3);
}

void SelectionSetsTest::aNameIsUsedOnce()
{
    sets().save(u"arm"_s, m_some);
    sets().save(u"arm "_s, {NodeId::joint(1)});
    QCOMPARE(sets().all().size(), std::size_t{1});
    QVERIFY(sets().all()[0].nodes == std::vector<NodeId>{NodeId::joint(1)});
}

void SelectionSetsTest::emptySetsAndNamesAreNotSaved()
{
    sets().save(u"  "_s, m_some);
    sets().save(u"none"_s, {});
    QVERIFY(sets().all().empty());
}

void SelectionSetsTest::setsAreRenamed()
{
    sets().save(u"arm"_s, m_some);
    sets().save(u"leg"_s, m_some);
    QVERIFY(!sets().rename(u"arm"_s, u"leg"_s));
    QVERIFY(!sets().rename(u"arm"_s, u" "_s));
    QVERIFY(!sets().rename(u"tail"_s, u"wing"_s));
    QVERIFY(sets().rename(u"arm"_s, u"arm"_s));
    QVERIFY(sets().rename(u"arm"_s, u" Arme "_s));
    QCOMPARE(sets().all()[0].name, u"Arme"_s);
}

void SelectionSetsTest::setsFollowNamesAndFrames()
{
    sets().save(u"arm"_s, m_some);
    m_session->document().setName(2, "Other");
    Clip longer = m_session->document().clip();
    longer.motion = Motion(40, longer.skeleton.columnCount());
    m_session->document().replaceClip(std::move(longer), u"longer"_s);
    QCOMPARE(sets().all().size(), std::size_t{1});
}

void SelectionSetsTest::aClipWithOtherJointsRemovesTheSets()
{
    sets().save(u"arm"_s, m_some);
    QSignalSpy changed(&sets(), &SelectionSets::changed);
    test::open(m_session->document(), test::legText(2));
    QVERIFY(sets().all().empty());
    QCOMPARE(changed.count(), 1);
}

QTEST_GUILESS_MAIN(SelectionSetsTest)

} // namespace tst_selectionsets

#include "tst_selectionsets.moc"
