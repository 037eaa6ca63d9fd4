#include "cleanup/cleanuppanel.h"
#include "cleanup/operationlist.h"
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
#include "widgets/numberfield.h"

#include "session/comparing/secondclip.h"

#include "bvh/read/bvhreader.h"
#include "bvh/write/bvhwriter.h"
#include "operations/operation.h"
#include "pose/pose.h"

#include <QApplication>
#include <QLocale>
#include <QRegularExpression>
#include <QTest>
#include <QTreeWidget>

#include <algorithm>
#include <cmath>
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
    void theInspectorShowsTheFrame_data();
    void theInspectorShowsTheFrame();
    void theInspector();
    void theTimeline();
    void operations_data();
    void operations();
    void operationsAreListedByTheirGroups();
    void theComparison();
    void theUpload();

private:
    void open(const Clip &clip) { m_session->document().reset(*readBvh(writeBvh(clip)).clip); }
    [[nodiscard]] NodeId joint(const char *name) const
    {
        return NodeId::joint(jointNamed(m_session->document().skeleton(), name));
    }
    void check(const QString &name, const QStringList &lines) { checkStored(m_stored, name, foldedTexts(lines)); }

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

void PanelResultsTest::theInspectorShowsTheFrame_data()
{
    QTest::addColumn<QString>("node");
    for (const char *name : {"Hips", "LeftUpLeg", "Head", "LeftHand"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

namespace {

// Fields have as many digits as matter.
bool isNear(double shown, double wanted)
{
    return std::abs(shown - wanted) <= 1e-3 * std::max(1.0, std::abs(wanted));
}

} // namespace

void PanelResultsTest::theInspectorShowsTheFrame()
{
    QFETCH(QString, node);
    InspectorPanel panel;
    panel.setTools(*m_tools);
    panel.setSession(m_session.get());
    const auto shows = [&](const QString &row, const glm::dvec3 &wanted) {
        for (int axis = 0; axis < 3; ++axis) {
            const auto *field = panel.findChild<NumberField *>(row + u"XYZ"_s.at(axis));
            if (field == nullptr || !isNear(field->value(), wanted[axis]))
                return false;
        }
        return true;
    };
    const Clip &clip = m_session->document().clip();
    const NodeId shown = joint(node.toLatin1().constData());
    m_session->selectOnly(shown);
    const Joint &selected = clip.skeleton.joint(shown.index);
    for (const int frame : {20, 77}) {
        m_session->playhead().setFrame(frame);
        QApplication::processEvents();
        const Pose pose = poseAt(clip, frame, m_session->document().positionRules());
        QVERIFY(shows(u"offset"_s, selected.offset));
        QVERIFY(shows(u"world"_s, pose.positionOf(shown)));
        const auto valuesFrom = [&](int channel) {
            const int column = selected.firstColumn + channel;
            return glm::dvec3(clip.motion.value(frame, column), clip.motion.value(frame, column + 1),
                              clip.motion.value(frame, column + 2));
        };
        const bool hasPosition = selected.channels.size() == 6;
        QVERIFY(shows(u"rotation"_s, valuesFrom(hasPosition ? 3 : 0)));
        QVERIFY(!hasPosition || shows(u"position"_s, valuesFrom(0)));
    }
    const NodeId end = NodeId::endSite(1);
    m_session->selectOnly(end);
    QVERIFY(shows(u"offset"_s, clip.skeleton.endSite(end.index).offset));
    QVERIFY(shows(u"world"_s, poseAt(clip, 77, m_session->document().positionRules()).positionOf(end)));
}

void PanelResultsTest::theInspector()
{
    InspectorPanel panel;
    panel.setTools(*m_tools);
    check(u"inspector without a document"_s, textsOf(panel));
    panel.setSession(m_session.get());
    const QStringList nothing = textsOf(panel);
    check(u"inspector, nothing selected"_s, nothing);
    m_session->selectOnly(joint("LeftHand"));
    check(u"inspector, a joint"_s, textsOf(panel));
    m_tools->change([](ToolChoices &choices) { choices.spread.reach = ChangeReach::WholeClip; });
    check(u"inspector, a joint for the whole clip"_s, textsOf(panel));
    m_session->select({joint("LeftHand"), joint("Neck"), NodeId::endSite(0)}, QItemSelectionModel::ClearAndSelect);
    check(u"inspector, an end site and others"_s, textsOf(panel));
}

void PanelResultsTest::theTimeline()
{
    TimelinePanel panel;
    panel.setTools(m_tools.get());
    panel.resize(1000, 300);
    check(u"timeline without a document"_s, textsOf(panel));
    panel.setSession(m_session.get());
    QStringList before = textsOf(panel);
    check(u"timeline"_s, before);
    const auto checkChanges = [&](const QString &name) { // what is new
        const QStringList after = textsOf(panel);
        QStringList changes = after;
        for (const QString &line : before)
            changes.removeOne(line);
        before = after;
        check(name, changes);
    };
    m_session->playhead().setFrame(119);
    m_session->playhead().setRange(30, 90);
    checkChanges(u"timeline, last frame and a range"_s);
    for (const char *unit : {"frames", "seconds", "timecode"}) {
        panel.setUnit(QString::fromLatin1(unit));
        checkChanges(u"timeline in "_s + QString::fromLatin1(unit));
    }
    m_tools->change([](ToolChoices &choices) { choices.tool = "ik"; });
    m_session->document().setMarkers({{10, "a"}, {50, "b"}}, u"x"_s);
    checkChanges(u"timeline with markers and a tool"_s);
    open(slowWalk());
    checkChanges(u"timeline of another motion"_s);
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
    QTRY_VERIFY(!panel.isWorking());
    QApplication::processEvents(); // the result is shown after the work, and may need more of it
    QTRY_VERIFY(!panel.isWorking());
    QStringList texts = textsOf(panel);
    const Operation &operation = *findOperation(name.toStdString());
    // Every page has these.
    const QStringList common{u"label: "_s + QString::fromUtf8(operation.title),
                             u"label: "_s + QString::fromUtf8(operation.help), u"button (on): Preview"_s,
                             u"button: Cancel"_s, u"field: Find an operation"_s};
    for (const QString &text : common)
        QVERIFY2(texts.removeOne(text), qPrintable(text + u" in\n"_s + texts.join(u"\n"_s)));
    // An icon with this tool tip takes the place of the word in a narrow row.
    QVERIFY(texts.removeOne(u"button: Reset"_s) || texts.removeOne(u"button: Reset all settings to their defaults"_s));
    // Each setting that depends on no other has its field, and what cannot be applied says why.
    for (const Parameter &parameter : operation.parameters) {
        if (parameter.name == "except")
            continue; // is set in the list of what was found
        const QString title = QString::fromUtf8(parameter.title);
        const bool isShown = std::ranges::any_of(texts, [&](const QString &text) { return text.endsWith(title); });
        QVERIFY2(isShown || !parameter.dependsOn.empty(), qPrintable(title));
    }
    const bool canApply = texts.removeOne(u"button: Apply"_s);
    QVERIFY(canApply || texts.removeOne(u"button: Apply (disabled)"_s));
    static const QRegularExpression effect(
        u"^label: (\\d+ of \\d+ frames and \\d+ of \\d+ joints change|\\d+ frame\\(s\\) become "
        u"\\d+|The skeleton changes)"_s);
    static const QRegularExpression reason(
        u"^label: (Nothing to change|Expected |Set this first: |Set a range: |Nothing would be left|“)"_s);
    QVERIFY2(!texts.filter(canApply ? effect : reason).isEmpty(), qPrintable(texts.join(u'\n')));
}

void PanelResultsTest::operationsAreListedByTheirGroups()
{
    CleanUpPanel panel;
    panel.setSession(m_session.get());
    panel.show();
    const QAbstractItemModel *list = panel.findChild<OperationList *>()->findChild<QTreeWidget *>()->model();
    QStringList shown;
    for (int row = 0; row < list->rowCount(); ++row) {
        const QModelIndex group = list->index(row, 0);
        shown << group.data().toString();
        for (int child = 0; child < list->rowCount(group); ++child)
            shown << u"  "_s + list->index(child, 0, group).data().toString();
    }
    QStringList wanted;
    for (const OperationGroup group : operationGroups()) {
        wanted << QString::fromUtf8(titleOf(group));
        for (const Operation &operation : limber::operations()) {
            if (operation.group == group)
                wanted << u"  "_s + QString::fromUtf8(operation.title);
        }
    }
    QCOMPARE(shown, wanted);
}

void PanelResultsTest::theComparison()
{
    ComparePanel panel;
    panel.setSession(m_session.get());
    check(u"comparison without a second clip"_s, textsOf(panel));
    const auto clip = std::make_shared<const Clip>(*readBvh(writeBvh(movedWalk())).clip);
    SecondClip &second = m_session->secondClip();
    second.show({u"moved.bvh"_s, clip, decidePositionRules(clip->skeleton, clip->motion)});
    QTRY_VERIFY(second.isMeasured());
    check(u"comparison"_s, textsOf(panel));
    ComparisonSettings settings = second.settings();
    settings.rotations = ComparisonSettings::Rotations::World;
    settings.shift = 15;
    second.setSettings(settings);
    QTRY_VERIFY(second.isMeasured());
    check(u"comparison with a shift"_s, textsOf(panel));
}

void PanelResultsTest::theUpload()
{
    SecondLifePanel panel;
    panel.setSession(m_session.get());
    panel.setWatched(true);
    QTRY_VERIFY(panel.judge().isUpToDate());
    check(u"upload to Second Life"_s, textsOf(panel));
}

QTEST_MAIN(PanelResultsTest)

} // namespace tst_panelresults

#include "tst_panelresults.moc"
