#include "cleanup/cleanuppanel.h"
#include "compare/comparepanel.h"
#include "panels/inspectorpanel.h"
#include "secondlifepanel/secondlifepanel.h"
#include "session/posing/toolsettings.h"
#include "session/session.h"
#include "support/results/checkstored.h"
#include "support/results/resultinputs.h"
#include "support/results/visibletexts.h"
#include "support/walker.h"
#include "timeline/timelinepanel.h"

#include "session/comparing/secondclip.h"

#include "bvh/read/bvhreader.h"
#include "bvh/write/bvhwriter.h"
#include "operations/operation.h"

#include <QLocale>
#include <QTest>

#include <memory>

namespace tst_panelresults {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// What panels say: the texts and states of all their visible parts, compared with the stored results beside this file
// (see StoredResults).
class PanelResultsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); } // the same numbers on every machine
    void init();
    void theInspector_data();
    void theInspector();
    void theTimeline();
    void operations_data();
    void operations();
    void theComparison();
    void theUpload();

private:
    void open(const Clip &clip) { m_session->document().reset(*readBvh(writeBvh(clip)).clip); }
    [[nodiscard]] NodeId joint(const char *name) const
    {
        return NodeId::joint(jointNamed(m_session->document().skeleton(), name));
    }
    void check(const QString &name, const QStringList &lines) { checkStored(m_stored, name, lines); }

    StoredResults m_stored{QStringLiteral(LIMBER_STORED_RESULTS)};
    std::unique_ptr<Session> m_session;
    std::unique_ptr<ToolSettings> m_tools;
};

void PanelResultsTest::init()
{
    m_session = std::make_unique<Session>();
    m_tools = std::make_unique<ToolSettings>();
    open(noisyWalk());
    m_session->playhead().setFrame(20);
}

void PanelResultsTest::theInspector_data()
{
    QTest::addColumn<QString>("node");
    for (const char *name : {"Hips", "LeftUpLeg", "Head", "LeftHand"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void PanelResultsTest::theInspector()
{
    QFETCH(QString, node);
    InspectorPanel panel;
    panel.setTools(*m_tools);
    check(u"inspector without a document"_s, textsOf(panel));
    panel.setSession(m_session.get());
    check(u"inspector, nothing selected"_s, textsOf(panel));
    const QByteArray name = node.toLatin1();
    m_session->selectOnly(joint(name.constData()));
    check(u"inspector, "_s + node, textsOf(panel));
    m_session->playhead().setFrame(77);
    check(u"inspector, %1 in another frame"_s.arg(node), textsOf(panel));
    m_tools->change([](ToolChoices &choices) { choices.spread.reach = ChangeReach::WholeClip; });
    check(u"inspector, %1 for the whole clip"_s.arg(node), textsOf(panel));
    m_session->select({joint(name.constData()), joint("Neck"), NodeId::endSite(0)},
                      QItemSelectionModel::ClearAndSelect);
    check(u"inspector, %1 and others"_s.arg(node), textsOf(panel));
    m_session->selectOnly(NodeId::endSite(1));
    check(u"inspector, end site"_s, textsOf(panel));
}

void PanelResultsTest::theTimeline()
{
    TimelinePanel panel;
    panel.setTools(m_tools.get());
    panel.resize(1000, 300);
    check(u"timeline without a document"_s, textsOf(panel));
    panel.setSession(m_session.get());
    check(u"timeline"_s, textsOf(panel));
    m_session->playhead().setFrame(119);
    m_session->playhead().setRange(30, 90);
    check(u"timeline, last frame and a range"_s, textsOf(panel));
    for (const char *unit : {"frames", "seconds", "timecode"}) {
        panel.setUnit(QString::fromLatin1(unit));
        check(u"timeline in "_s + QString::fromLatin1(unit), textsOf(panel));
    }
    m_tools->change([](ToolChoices &choices) { choices.tool = ToolKind::Ik; });
    m_session->document().setMarkers({{10, "a"}, {50, "b"}}, u"x"_s);
    check(u"timeline with markers and a tool"_s, textsOf(panel));
    open(slowWalk());
    check(u"timeline of another motion"_s, textsOf(panel));
}

void PanelResultsTest::operations_data()
{
    QTest::addColumn<QString>("name");
    for (const Operation &operation : limber::operations())
        QTest::newRow(std::string(operation.name).c_str()) << QString::fromUtf8(operation.name);
}

void PanelResultsTest::operations()
{
    QFETCH(QString, name);
    CleanUpPanel panel;
    panel.resize(420, 800);
    panel.setSession(m_session.get());
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    panel.showOperation(name);
    QTRY_VERIFY_WITH_TIMEOUT(!panel.isWorking(), 20000);
    QTest::qWait(20); // the result is shown after the work
    QTRY_VERIFY_WITH_TIMEOUT(!panel.isWorking(), 20000);
    check(u"operation "_s + name, textsOf(panel));
}

void PanelResultsTest::theComparison()
{
    ComparePanel panel;
    panel.setSession(m_session.get());
    check(u"comparison without a second clip"_s, textsOf(panel));
    const auto clip = std::make_shared<const Clip>(*readBvh(writeBvh(movedWalk())).clip);
    SecondClip &second = m_session->secondClip();
    second.show({u"moved.bvh"_s, clip, decidePositionRules(clip->skeleton, clip->motion)});
    QTRY_VERIFY_WITH_TIMEOUT(second.isMeasured(), 20000);
    check(u"comparison"_s, textsOf(panel));
    ComparisonSettings settings = second.settings();
    settings.rotations = ComparisonSettings::Rotations::World;
    settings.shift = 15;
    second.setSettings(settings);
    QTRY_VERIFY_WITH_TIMEOUT(second.isMeasured(), 20000);
    check(u"comparison with a shift"_s, textsOf(panel));
}

void PanelResultsTest::theUpload()
{
    SecondLifePanel panel;
    panel.setSession(m_session.get());
    panel.setWatched(true);
    QTRY_VERIFY_WITH_TIMEOUT(panel.judge().isUpToDate(), 20000);
    check(u"upload to Second Life"_s, textsOf(panel));
}

QTEST_MAIN(PanelResultsTest)

} // namespace tst_panelresults

#include "tst_panelresults.moc"
