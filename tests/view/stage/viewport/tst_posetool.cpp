#include "session/posing/toolsettings.h"
#include "session/session.h"
#include "support/walker.h"
#include "viewport/posetool.h"
#include "viewport/viewportpanel.h"
#include "viewport/viewportscene.h"

#include <QKeyEvent>
#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>

#include <memory>

namespace tst_posetool {

using namespace limber;
using namespace limber::test;

// What the pose tools refuse, and drags that take so long that a worker makes the change after the release.
class PoseToolTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void theReleaseOfALongChangeEndsTheDrag();
    void settingsAndKeysDoNothingToALongChange();
    void aRefusalIsReportedAndStartsNothing();

private:
    void releaseALongChange();
    [[nodiscard]] PoseTool &tool() { return *m_panel->tool(); }

    std::unique_ptr<Session> m_session;
    std::unique_ptr<ToolSettings> m_tools;
    std::unique_ptr<ViewportPanel> m_panel;
};

void PoseToolTest::init()
{
    qputenv("LIMBER_NO_OPENGL", "1");
    m_panel.reset();
    m_session = std::make_unique<Session>();
    m_session->document().reset(makeWalker({.frames = 60000}).clip);
    m_session->playhead().setFrame(30000);
    m_session->playhead().setRange(1, 59999);
    m_tools = std::make_unique<ToolSettings>();
    m_tools->change([](ToolChoices &choices) {
        choices.tool = "rotate";
        choices.spread.reach = ChangeReach::Range;
    });
    m_panel = std::make_unique<ViewportPanel>();
    m_panel->setTools(*m_tools);
    m_panel->setSession(m_session.get());
    m_panel->resize(640, 480);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
    m_panel->scene().refresh();
}

void PoseToolTest::releaseALongChange()
{
    const NodeId node = NodeId::joint(jointNamed(m_session->document().skeleton(), "LeftLeg"));
    m_session->selectOnly(node);
    m_session->pins().setHoldsFeet(false); // or the release would wait until they are found
    QSignalSpy working(&tool().gesture(), &PoseGesture::working);
    QVERIFY(tool().begin({300.0, 200.0}, node, m_panel->scene()));
    tool().drag({340.0, 210.0}, {});
    QVERIFY(tool().isDragging());
    tool().release();
    QVERIFY(!working.isEmpty()); // a worker makes the change
    QCOMPARE(m_session->document().undoStack().count(), 0);
}

void PoseToolTest::theReleaseOfALongChangeEndsTheDrag()
{
    QSignalSpy described(&tool(), &PoseTool::described);
    releaseALongChange();
    QVERIFY(!tool().isDragging());
    QCOMPARE(described.last().first().toString(), QString());
    QVERIFY(tool().readout().isEmpty());
    QTRY_COMPARE(m_session->document().undoStack().count(), 1);
}

void PoseToolTest::settingsAndKeysDoNothingToALongChange()
{
    releaseALongChange();
    m_tools->change([](ToolChoices &choices) { choices.snaps = true; });
    tool().widen(true);
    tool().drag({400.0, 300.0}, {});
    QKeyEvent axis(QEvent::KeyPress, Qt::Key_X, Qt::NoModifier, QStringLiteral("x"));
    tool().pressKey(axis);
    QKeyEvent number(QEvent::KeyPress, Qt::Key_5, Qt::NoModifier, QStringLiteral("5"));
    tool().pressKey(number);
    tool().release();
    (void)m_panel->grabImage();
    QTRY_COMPARE(m_session->document().undoStack().count(), 1);
}

void PoseToolTest::aRefusalIsReportedAndStartsNothing()
{
    m_session->playhead().setFrame(0); // outside of the range
    QSignalSpy refused(&tool(), &PoseTool::refused);
    const NodeId node = NodeId::joint(jointNamed(m_session->document().skeleton(), "LeftLeg"));
    QVERIFY(!tool().begin({300.0, 200.0}, node, m_panel->scene()));
    QCOMPARE(refused.size(), 1);
    QVERIFY(refused.first().first().toString().contains(u"outside of the range"));
    QVERIFY(!tool().isDragging());
}

QTEST_MAIN(PoseToolTest)

} // namespace tst_posetool

#include "tst_posetool.moc"
