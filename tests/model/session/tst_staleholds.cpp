#include "session/posing/holdbars.h"
#include "session/posing/staleholds.h"
#include "session/session.h"
#include "support/walker.h"

#include <QSignalSpy>
#include <QTest>

#include <memory>

namespace tst_staleholds {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// Holds beneath which the motion has changed.
class StaleHoldsTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void aHoldIsStaleAfterAnEditBeneathIt();
    void editsElsewhereLeaveItAsItIs();

private:
    [[nodiscard]] int idOfHold() const { return m_session->document().layers().front().id; }
    // Turns a joint in some frames by its last rotation channel.
    void turn(const char *name, int first, int last)
    {
        Document &document = m_session->document();
        const int joint = jointNamed(document.skeleton(), name);
        int column = document.skeleton().columnCount() - 1;
        while (document.skeleton().column(column).joint != joint)
            --column;
        std::vector<double> values;
        for (int frame = first; frame <= last; ++frame)
            values.push_back(document.motion().frame(frame)[static_cast<std::size_t>(column)] + 20.0);
        document.setValues({first, last - first + 1, {column}}, values, u"Turn"_s);
    }

    std::unique_ptr<Session> m_session;
    std::unique_ptr<HoldBars> m_bars;
    std::unique_ptr<StaleHolds> m_stale;
};

void StaleHoldsTest::init()
{
    m_session = std::make_unique<Session>();
    m_session->document().reset(makeWalker({.frames = 101}).clip);
    m_bars = std::make_unique<HoldBars>();
    m_stale = std::make_unique<StaleHolds>();
    m_stale->setSession(m_session.get());
    const QSignalSpy finished(m_bars.get(), &HoldBars::finished);
    m_bars->add(*m_session,
                {.node = NodeId::joint(jointNamed(m_session->document().skeleton(), "LeftHand")), .frames = {20, 60}});
    QTRY_VERIFY(finished.count() > 0);
    QCOMPARE(m_session->document().layers().size(), std::size_t{1});
}

void StaleHoldsTest::cleanup()
{
    m_stale.reset();
    m_bars.reset();
    m_session.reset();
}

void StaleHoldsTest::aHoldIsStaleAfterAnEditBeneathIt()
{
    const QSignalSpy changed(m_stale.get(), &StaleHolds::changed);
    turn("Spine", 30, 40);
    QTRY_VERIFY(m_stale->contains(idOfHold()));
    m_session->document().undoStack().undo();
    QTRY_VERIFY(!m_stale->contains(idOfHold()));
    m_session->document().undoStack().redo();
    QTRY_VERIFY(m_stale->contains(idOfHold()));
    m_bars->change(*m_session, 0, *m_session->document().layers().front().hold);
    QTRY_VERIFY(!m_stale->contains(idOfHold()));
    QCOMPARE(changed.count(), 4);
}

void StaleHoldsTest::editsElsewhereLeaveItAsItIs()
{
    const QSignalSpy changed(m_stale.get(), &StaleHolds::changed);
    turn("RightForeArm", 30, 40);
    turn("Spine", 70, 80);
    QVERIFY(m_stale->isChecking());
    QTRY_VERIFY(!m_stale->isChecking());
    QVERIFY(!m_stale->contains(idOfHold()));
    QCOMPARE(changed.count(), 0);
    m_session->document().setLayers({}, u"Remove"_s);
    QVERIFY(!m_stale->isChecking());
}

QTEST_MAIN(StaleHoldsTest)

} // namespace tst_staleholds

#include "tst_staleholds.moc"
