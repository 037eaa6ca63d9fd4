#include "support/walker.h"

#include "drawing.h"
#include "figures.h"
#include "items/jointtreemodel.h"
#include "panels/inspectorpanel.h"
#include "session/posing/toolsettings.h"
#include "widgets/numberfield.h"

#include <QApplication>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <utility>
#include <vector>

namespace tst_inspectorpanel {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

namespace {

constexpr int frames = 11;
constexpr int here = 5;
constexpr int rightLegZRotation = 9;

} // namespace

// The numbers of one joint of a figure with 11 frames of 0.1 s, in frame 5.
class InspectorPanelTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); } // the same numbers on every machine
    void init();
    void withoutASelectionItSaysWhatToDo();
    void aJointIsNumbered();
    void numbersHaveTheDecimalSignOfTheLanguage();
    void anEndSiteHasNoChannels();
    void channelsStandInFileOrder();
    void eachFieldHasTheLetterOfItsAxis();
    void theFrameDecidesTheValues();
    void framesThatAreMissingHaveNoValues();
    void furtherSelectedJointsAreCounted();
    void aNumberGoesToAllSelectedJoints();
    void sumsAndStepsChangeEachSelectedJoint();
    void jointsWithoutTheChannelStay();
    void anOffsetIsChangedByAxis();
    void computedNumbersHaveTheDigitsThatMatter();
    void theLengthKeepsTheDirection();
    void anOffsetWithoutLengthHasNone();
    void stepsFollowTheLength();
    void aChannelChangesOneFrame();
    void changesGoToTheFramesOfTheToolRow_data();
    void changesGoToTheFramesOfTheToolRow();
    void withALayerChangesGoToTheChosenFrames();
    void aChangeOutsideOfTheRangeDoesNothing();
    void aDragIsOneStep();
    void refusalsOfALayerAreReported();
    void theTwistOfAHeadCanBeSpread();
    void tabGoesAsOneReads();
    void aPreviewIsMarked();
    void typedTextGoesToNoOtherJoint();
    void anUnselectedCurrentJointIsNotShown();
    void withoutASessionNothingChanges();

private:
    [[nodiscard]] NumberField &field(const QString &name) const
    {
        auto *found = m_panel->findChild<NumberField *>(name);
        if (found == nullptr)
            qFatal("there is no field %s", qPrintable(name));
        return *found;
    }
    [[nodiscard]] QLabel *label(const QString &start) const
    {
        for (auto *each : m_panel->findChildren<QLabel *>()) {
            if (each->text().startsWith(start))
                return each;
        }
        return nullptr;
    }
    [[nodiscard]] bool shows(const QString &start) const
    {
        const QLabel *found = label(start);
        return found != nullptr && found->isVisibleTo(m_panel.get());
    }
    [[nodiscard]] QStringList texts(const QString &row) const
    {
        return {field(row + u'X').text(), field(row + u'Y').text(), field(row + u'Z').text()};
    }
    void want(const QString &name, double value, bool gesture = false) { emit field(name).valueWanted(value, gesture); }
    // Selects both legs, the left one is shown.
    void selectLegs() const
    {
        m_session->selectOnly(NodeId::joint(leftLeg));
        document().setValues({here, 1, {rightLegZRotation}}, {10.0}, u"prepare"_s);
        document().undoStack().clear();
        m_session->select({NodeId::joint(rightLeg)}, QItemSelectionModel::Select);
        m_session->selection().setCurrentIndex(m_session->jointTree().indexOf(NodeId::joint(leftLeg)),
                                               QItemSelectionModel::NoUpdate);
    }
    void type(const QString &name, const QString &text) const
    {
        NumberField &shown = field(name);
        shown.selectAll();
        QTest::keyClicks(&shown, text);
        QTest::keyClick(&shown, Qt::Key_Return);
    }
    [[nodiscard]] Document &document() const { return m_session->document(); }
    [[nodiscard]] QString undoText() const { return document().undoStack().undoText(); }
    [[nodiscard]] int steps() const { return document().undoStack().index(); }
    [[nodiscard]] double value(int frame, int column) const { return document().motion().value(frame, column); }
    [[nodiscard]] glm::dvec3 offsetOf(int joint) const { return document().skeleton().joint(joint).offset; }

    std::unique_ptr<Session> m_session;
    std::unique_ptr<ToolSettings> m_tools;
    std::unique_ptr<InspectorPanel> m_panel;
};

void InspectorPanelTest::init()
{
    m_panel.reset();
    m_session = std::make_unique<Session>();
    m_tools = std::make_unique<ToolSettings>();
    m_tools->change([](ToolChoices &choices) { choices.spread.reach = ChangeReach::ThisFrame; });
    Clip clip = standingFigure(frames);
    clip.motion.setFrameTimeSeconds(0.1);
    clip.motion.setValue(here, hipsXPosition, 3.0);
    clip.motion.setValue(here, leftLegZRotation, 40.0);
    document().reset(clip);
    m_session->playhead().setFrame(here);
    m_panel = std::make_unique<InspectorPanel>();
    m_panel->resize(400, 400);
    m_panel->setTools(*m_tools);
    m_panel->setSession(m_session.get());
}

void InspectorPanelTest::withoutASelectionItSaysWhatToDo()
{
    QVERIFY(shows(u"Select a joint"_s));
    QVERIFY(shows(u"No joint selected"_s));
    QVERIFY(!shows(u"Offset edits"_s));
    QVERIFY(!field(u"offsetX"_s).isVisibleTo(m_panel.get()));
    m_session->selectOnly(NodeId::joint(chest));
    QVERIFY(!shows(u"Select a joint"_s));
    QVERIFY(shows(u"Chest"_s));
    QVERIFY(shows(u"Offset edits"_s));
    QVERIFY(field(u"offsetX"_s).isVisibleTo(m_panel.get()));
    m_session->clearSelection();
    QVERIFY(shows(u"Select a joint"_s));
    QVERIFY(!shows(u"Offset edits"_s));
    QVERIFY(!field(u"offsetX"_s).isVisibleTo(m_panel.get()));
    for (const QString &name : {u"offsetX"_s, u"length"_s, u"rotationX"_s})
        want(name, 5.0); // as a field may that is just being left
    QCOMPARE(steps(), 0);
}

void InspectorPanelTest::aJointIsNumbered()
{
    m_session->selectOnly(NodeId::joint(leftLeg));
    QVERIFY(shows(u"joint 2 of 4"_s));
    QCOMPARE(texts(u"offset"_s), QStringList({u"2.00"_s, u"-1.00"_s, u"0.00"_s}));
    QCOMPARE(texts(u"world"_s), QStringList({u"5.00"_s, u"9.00"_s, u"0.00"_s}));
    QCOMPARE(field(u"length"_s).text(), u"2.2361"_s);
    QVERIFY(field(u"length"_s).toolTip().contains(u"from Hips to LeftLeg"_s));
    QVERIFY(field(u"worldX"_s).isReadOnly());
    QVERIFY(!field(u"offsetX"_s).isReadOnly());
    QCOMPARE(m_panel->findChild<QLabel *>(u"inspectorName"_s)->toolTip(), u"<span>LeftLeg</span>"_s);
    m_session->selectOnly(NodeId::joint(hips));
    QVERIFY(shows(u"joint 1 of 4"_s));
    QVERIFY(field(u"length"_s).toolTip().contains(u"from the origin to Hips"_s));
}

void InspectorPanelTest::anEndSiteHasNoChannels()
{
    m_session->selectOnly(NodeId::endSite(1));
    QVERIFY(shows(u"end site 2 of 3"_s));
    QCOMPARE(texts(u"rotation"_s), QStringList({u"–"_s, u"–"_s, u"–"_s}));
    QCOMPARE(texts(u"position"_s), QStringList({u"–"_s, u"–"_s, u"–"_s}));
    QCOMPARE(texts(u"offset"_s), QStringList({u"0.00"_s, u"-9.00"_s, u"0.00"_s}));
    for (auto *edit : m_panel->findChildren<QLineEdit *>()) {
        if (edit->accessibleName() == u"Order of the rotations"_s)
            QCOMPARE(edit->text(), u"end site"_s);
    }
    want(u"rotationX"_s, 5.0);
    QCOMPARE(steps(), 0);
    want(u"offsetZ"_s, 5.0);
    QCOMPARE(document().skeleton().offsetOf(NodeId::endSite(1)), glm::dvec3(0.0, -9.0, 5.0));
}

void InspectorPanelTest::channelsStandInFileOrder()
{
    m_session->selectOnly(NodeId::joint(hips));
    QCOMPARE(field(u"positionX"_s).value(), 3.0);
    QCOMPARE(field(u"positionY"_s).value(), 10.0);
    for (auto *edit : m_panel->findChildren<QLineEdit *>()) {
        if (edit->accessibleName() != u"Order of the rotations"_s)
            continue;
        QCOMPARE(edit->text(), u"Z X Y"_s);
        QVERIFY(edit->isReadOnly());
    }
    m_session->selectOnly(NodeId::joint(leftLeg));
    QCOMPARE(field(u"rotationX"_s).value(), 40.0); // the first channel is that of Z
    QCOMPARE(field(u"rotationY"_s).value(), 0.0);
    QCOMPARE(texts(u"position"_s), QStringList({u"–"_s, u"–"_s, u"–"_s}));
    want(u"rotationY"_s, 7.0);
    QCOMPARE(value(here, leftLegZRotation + 1), 7.0);
    want(u"rotationZ"_s, 8.0);
    QCOMPARE(value(here, leftLegZRotation + 2), 8.0);
    want(u"positionX"_s, 5.0);
    QCOMPARE(steps(), 2);
    m_session->selectOnly(NodeId::joint(hips));
    want(u"positionZ"_s, 6.0);
    QCOMPARE(value(here, hipsXPosition + 2), 6.0);
    want(u"rotationX"_s, 9.0);
    QCOMPARE(value(here, hipsXPosition + 3), 9.0);
}

void InspectorPanelTest::eachFieldHasTheLetterOfItsAxis()
{
    m_session->selectOnly(NodeId::joint(hips));
    const auto letters = [this](const QString &row) {
        QString result;
        for (const QChar axis : {u'X', u'Y', u'Z'}) {
            NumberField &each = field(row + axis);
            Drawing drawing(each.size());
            each.render(&drawing, {}, {}, QWidget::RenderFlags());
            for (const QString &letter : {u"X"_s, u"Y"_s, u"Z"_s}) {
                if (drawing.texts().contains(letter))
                    result += letter;
            }
        }
        return result;
    };
    QCOMPARE(letters(u"offset"_s), u"XYZ"_s);
    QCOMPARE(letters(u"world"_s), u"XYZ"_s);
    QCOMPARE(letters(u"position"_s), u"XYZ"_s);
    QCOMPARE(letters(u"rotation"_s), u"ZXY"_s);
    QCOMPARE(field(u"offsetY"_s).accessibleName(), u"Offset Y"_s);
    QCOMPARE(m_panel->findChildren<NumberField *>().size(), 14);
    m_session->selectOnly(NodeId::joint(chest));
    QCOMPARE(letters(u"position"_s), QString());
}

void InspectorPanelTest::theFrameDecidesTheValues()
{
    m_session->selectOnly(NodeId::joint(hips));
    m_session->playhead().setFrame(4);
    QTRY_COMPARE(field(u"positionX"_s).value(), 0.0);
    QCOMPARE(field(u"worldX"_s).value(), 0.0);
    m_session->playhead().setFrame(here);
    QTRY_COMPARE(field(u"positionX"_s).value(), 3.0);
    QCOMPARE(field(u"worldX"_s).value(), 3.0);
}

void InspectorPanelTest::framesThatAreMissingHaveNoValues()
{
    document().reset(standingFigure(0));
    m_session->selectOnly(NodeId::joint(hips));
    QCOMPARE(texts(u"position"_s), QStringList({u"–"_s, u"–"_s, u"–"_s}));
    document().reset(standingFigure(1));
    m_session->selectOnly(NodeId::joint(hips));
    QCOMPARE(field(u"positionY"_s).value(), 10.0);
}

void InspectorPanelTest::furtherSelectedJointsAreCounted()
{
    const auto *others = m_panel->findChild<QLabel *>(u"inspectorOthers"_s);
    m_session->selectOnly(NodeId::joint(chest));
    QVERIFY(others->isHidden());
    m_session->select({NodeId::joint(hips)}, QItemSelectionModel::Select);
    QVERIFY(!others->isHidden());
    QVERIFY(others->text().startsWith(u"Rotation and position also change in 1 more joint(s)"_s));
    m_session->select({NodeId::endSite(0)}, QItemSelectionModel::Select); // now shown, without channels
    QVERIFY(others->text().startsWith(u"2 more joint(s) or end site(s)"_s));
    m_session->selectOnly(NodeId::joint(chest));
    m_session->select({NodeId::endSite(0)}, QItemSelectionModel::Select);
    QVERIFY(others->text().startsWith(u"1 more joint(s) or end site(s)"_s));
    m_session->clearSelection();
    QVERIFY(others->isHidden());
}

void InspectorPanelTest::aNumberGoesToAllSelectedJoints()
{
    selectLegs();
    type(u"rotationX"_s, u"25"_s);
    QCOMPARE(value(here, leftLegZRotation), 25.0);
    QCOMPARE(value(here, rightLegZRotation), 25.0);
    QCOMPARE(value(here + 1, rightLegZRotation), 0.0);
    QCOMPARE(steps(), 1);
    QCOMPARE(undoText(), u"Rotate LeftLeg and 1 more, frame 5"_s);
    document().undoStack().undo();
    QCOMPARE(value(here, leftLegZRotation), 40.0);
    QCOMPARE(value(here, rightLegZRotation), 10.0);
}

void InspectorPanelTest::sumsAndStepsChangeEachSelectedJoint()
{
    selectLegs();
    emit field(u"rotationX"_s).gestureStarted(); // as when it gets the focus
    type(u"rotationX"_s, u"+=5"_s);
    QCOMPARE(value(here, leftLegZRotation), 45.0);
    QCOMPARE(value(here, rightLegZRotation), 15.0);
    type(u"rotationX"_s, u"*2"_s);
    QCOMPARE(value(here, leftLegZRotation), 90.0);
    QCOMPARE(value(here, rightLegZRotation), 30.0);
    QCOMPARE(steps(), 2);
    // Two steps by keys are one undo step, and start from what was typed.
    NumberField &shown = field(u"rotationX"_s);
    shown.setStep(1.0);
    QTest::keyClick(&shown, Qt::Key_Up);
    QTest::keyClick(&shown, Qt::Key_Up);
    QCOMPARE(value(here, leftLegZRotation), 92.0);
    QCOMPARE(value(here, rightLegZRotation), 32.0);
    QCOMPARE(steps(), 3);
    type(u"rotationX"_s, u"7"_s);
    QTest::keyClick(&shown, Qt::Key_Down);
    QCOMPARE(value(here, leftLegZRotation), 6.0);
    QCOMPARE(value(here, rightLegZRotation), 6.0);
}

void InspectorPanelTest::jointsWithoutTheChannelStay()
{
    m_session->selectOnly(NodeId::joint(leftLeg));
    m_session->select({NodeId::joint(hips)}, QItemSelectionModel::Select);
    m_session->select({NodeId::endSite(0)}, QItemSelectionModel::Select);
    m_session->selection().setCurrentIndex(m_session->jointTree().indexOf(NodeId::joint(hips)),
                                           QItemSelectionModel::NoUpdate);
    const Motion before = document().motion();
    type(u"positionX"_s, u"9"_s);
    QCOMPARE(value(here, hipsXPosition), 9.0);
    QCOMPARE(undoText(), u"Move Hips, frame 5"_s);
    for (int column = 0; column < before.columnCount(); ++column) {
        if (column != hipsXPosition)
            QCOMPARE(value(here, column), before.value(here, column));
    }
}

void InspectorPanelTest::computedNumbersHaveTheDigitsThatMatter()
{
    m_session->selectOnly(NodeId::joint(leftLeg));
    want(u"offsetY"_s, 7.12345);
    QCOMPARE(field(u"worldY"_s).text(), u"17.12"_s);
    QCOMPARE(field(u"worldY"_s).value(), 17.12345);
    want(u"offsetY"_s, -9.87654);
    QCOMPARE(field(u"worldY"_s).text(), u"0.1235"_s);
}

void InspectorPanelTest::anOffsetIsChangedByAxis()
{
    m_session->selectOnly(NodeId::joint(leftLeg));
    want(u"offsetY"_s, 7.0);
    QCOMPARE(offsetOf(leftLeg), glm::dvec3(2.0, 7.0, 0.0));
    QCOMPARE(undoText(), u"Change offset of LeftLeg"_s);
    QCOMPARE(field(u"offsetY"_s).text(), u"7.00"_s);
    QCOMPARE(field(u"worldY"_s).text(), u"17.00"_s);
    want(u"offsetX"_s, 1.5);
    want(u"offsetZ"_s, -2.5);
    QCOMPARE(offsetOf(leftLeg), glm::dvec3(1.5, 7.0, -2.5));
    QCOMPARE(steps(), 3);
}

void InspectorPanelTest::theLengthKeepsTheDirection()
{
    m_session->selectOnly(NodeId::joint(chest));
    QCOMPARE(field(u"length"_s).value(), 4.0);
    want(u"length"_s, 10.0);
    QCOMPARE(offsetOf(chest), glm::dvec3(0.0, 10.0, 0.0));
    QCOMPARE(undoText(), u"Change length of Chest"_s);
    want(u"length"_s, -1.0);
    QCOMPARE(offsetOf(chest), glm::dvec3(0.0, 10.0, 0.0));
    want(u"length"_s, 0.0);
    QCOMPARE(offsetOf(chest), glm::dvec3(0.0, 0.0, 0.0));
    want(u"length"_s, 3.0); // there is no direction left
    QCOMPARE(offsetOf(chest), glm::dvec3(0.0, 0.0, 0.0));
    QCOMPARE(steps(), 2);
}

void InspectorPanelTest::anOffsetWithoutLengthHasNone()
{
    m_session->selectOnly(NodeId::joint(hips));
    QVERIFY(!field(u"length"_s).isEnabled());
    m_session->selectOnly(NodeId::joint(chest));
    QVERIFY(field(u"length"_s).isEnabled());
}

void InspectorPanelTest::stepsFollowTheLength()
{
    m_session->selectOnly(NodeId::joint(chest)); // its length is 4
    for (const QString &name : {u"offsetX"_s, u"length"_s}) {
        const double before = field(name).value();
        QTest::keyClick(&field(name), Qt::Key_Up);
        QVERIFY(qAbs(field(name).value() - before - 0.04) < 1e-5);
    }
    m_session->selectOnly(NodeId::joint(hips));
    QTest::keyClick(&field(u"offsetX"_s), Qt::Key_Up); // no step is 0
    QCOMPARE(field(u"offsetX"_s).value(), 0.001);
}

void InspectorPanelTest::aChannelChangesOneFrame()
{
    m_session->selectOnly(NodeId::joint(leftLeg));
    want(u"rotationX"_s, 50.0);
    QCOMPARE(value(here, leftLegZRotation), 50.0);
    QCOMPARE(value(here - 1, leftLegZRotation), 0.0);
    QCOMPARE(value(here + 1, leftLegZRotation), 0.0);
    QCOMPARE(undoText(), u"Rotate LeftLeg, frame 5"_s);
    m_session->selectOnly(NodeId::joint(hips));
    want(u"positionX"_s, 4.0);
    QCOMPARE(undoText(), u"Move Hips, frame 5"_s);
}

void InspectorPanelTest::changesGoToTheFramesOfTheToolRow_data()
{
    QTest::addColumn<ToolName>("tool");
    QTest::newRow("select") << ToolName("select");
    QTest::newRow("rotate") << ToolName("rotate");
}

void InspectorPanelTest::changesGoToTheFramesOfTheToolRow()
{
    QFETCH(const ToolName, tool);
    m_tools->change([tool](ToolChoices &choices) {
        choices.tool = tool;
        choices.spread.reach = ChangeReach::Falloff;
        choices.spread.secondsBefore = 0.3;
        choices.spread.secondsAfter = 0.2;
    });
    m_session->selectOnly(NodeId::joint(leftLeg));
    want(u"rotationX"_s, 50.0);
    QCOMPARE(undoText(), u"Rotate LeftLeg, 4 frame(s)"_s);
    QVERIFY(value(here - 2, leftLegZRotation) > 0.0);
    QCOMPARE(value(here - 3, leftLegZRotation), 0.0);
    QVERIFY(value(here + 1, leftLegZRotation) > 0.0);
    QCOMPARE(value(here + 2, leftLegZRotation), 0.0);
}

void InspectorPanelTest::withALayerChangesGoToTheChosenFrames()
{
    Layers layers(1);
    layers[0].name = "layer";
    document().setLayers(layers, u"set"_s);
    m_session->target().choose(0);
    m_tools->change([](ToolChoices &choices) { choices.spread.reach = ChangeReach::WholeClip; });
    m_session->selectOnly(NodeId::joint(leftLeg));
    want(u"rotationX"_s, 50.0);
    QCOMPARE(document().layers()[0].keys.size(), std::size_t(1));
    QVERIFY(!document().layers()[0].keys[0].window.zeroBefore);
    QVERIFY(!document().layers()[0].keys[0].window.zeroAfter);
    QVERIFY(qAbs(field(u"rotationX"_s).value() - 50.0) < 1e-6);
}

void InspectorPanelTest::aChangeOutsideOfTheRangeDoesNothing()
{
    m_tools->change([](ToolChoices &choices) {
        choices.tool = "rotate";
        choices.spread.reach = ChangeReach::Range;
    });
    m_session->playhead().setRange(7, 9);
    m_session->selectOnly(NodeId::joint(leftLeg));
    m_session->playhead().setFrame(here);
    want(u"rotationX"_s, 50.0);
    QCOMPARE(steps(), 0);
    QCOMPARE(value(here, leftLegZRotation), 40.0);
}

void InspectorPanelTest::aDragIsOneStep()
{
    m_session->selectOnly(NodeId::joint(leftLeg));
    for (const QString &name : {u"rotationX"_s, u"offsetX"_s, u"length"_s}) {
        const int before = steps();
        emit field(name).gestureStarted();
        want(name, 4.0, true);
        want(name, 5.0, true);
        QCOMPARE(steps(), before + 1);
        emit field(name).gestureStarted();
        want(name, 6.0, true);
        QCOMPARE(steps(), before + 2);
        want(name, 7.0);
        want(name, 8.0);
        QCOMPARE(steps(), before + 4);
    }
}

void InspectorPanelTest::refusalsOfALayerAreReported()
{
    Layers layers(1);
    layers[0].name = "layer";
    layers[0].isLocked = true;
    document().setLayers(layers, u"set"_s);
    m_session->target().choose(0);
    m_session->selectOnly(NodeId::joint(leftLeg));
    const QSignalSpy refused(m_panel.get(), &InspectorPanel::refused);
    want(u"rotationX"_s, 50.0);
    QCOMPARE(refused.count(), 1);
    QVERIFY(refused[0][0].toString().contains(u"locked"_s));
    QCOMPARE(field(u"rotationX"_s).value(), 40.0);
    layers[0].isLocked = false;
    document().setLayers(layers, u"set"_s);
    want(u"rotationX"_s, 50.0);
    QCOMPARE(refused.count(), 1);
}

void InspectorPanelTest::theTwistOfAHeadCanBeSpread()
{
    document().reset(makeWalker({.frames = frames}).clip);
    const Skeleton &skeleton = document().skeleton();
    const NodeId head = NodeId::joint(jointNamed(skeleton, "Head"));
    const NodeId neck = NodeId::joint(jointNamed(skeleton, "Neck"));
    const int neckColumn = skeleton.joint(neck.index).firstColumn;
    m_session->selectOnly(NodeId::joint(jointNamed(skeleton, "LeftUpLeg")));
    QVERIFY(!field(u"twist"_s).isVisibleTo(m_panel.get()));
    m_session->selectOnly(head);
    QVERIFY(field(u"twist"_s).isVisibleTo(m_panel.get()));
    const auto neckValues = [&] {
        return std::array{value(here, neckColumn), value(here, neckColumn + 1), value(here, neckColumn + 2)};
    };
    const auto before = neckValues();
    want(u"twist"_s, 20.0);
    QVERIFY(std::abs(field(u"twist"_s).value() - 20.0) < 1e-9);
    QCOMPARE(undoText(), u"Twist Head, frame 5"_s);
    QCOMPARE(neckValues(), before);
    auto *spread = m_panel->findChild<QToolButton *>(u"spreadTwist"_s);
    spread->click();
    QVERIFY(m_tools->choices().twist.isOn);
    want(u"twist"_s, 50.0);
    QVERIFY(std::abs(field(u"twist"_s).value() - 50.0) < 1e-9);
    QVERIFY(neckValues() != before);
    m_session->jointStates().setLocked({neck}, true);
    const QSignalSpy refused(m_panel.get(), &InspectorPanel::refused);
    want(u"twist"_s, 10.0);
    QCOMPARE(refused.count(), 1);
    QVERIFY(refused[0][0].toString().startsWith(u"Neck is locked"_s));
    QVERIFY(std::abs(field(u"twist"_s).value() - 50.0) < 1e-9);
    m_tools->change([](ToolChoices &choices) { choices.twist.jointsAbove = 2; });
    m_session->selectOnly(neck); // which has other joints above it
    QCOMPARE(m_tools->choices().twist.jointsAbove, 0);
}

// From the left to the right, and row by row.
void InspectorPanelTest::tabGoesAsOneReads()
{
    m_session->selectOnly(NodeId::joint(0));
    m_panel->resize(328, 300);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
    std::vector<std::pair<int, int>> places; // the rows are at least 20 pixels high
    for (QWidget *at = m_panel->nextInFocusChain(); at != m_panel.get(); at = at->nextInFocusChain()) {
        if (at->isVisible() && (at->focusPolicy() & Qt::TabFocus) != 0)
            places.emplace_back(at->mapTo(m_panel.get(), at->rect().center()).y() / 10,
                                at->mapTo(m_panel.get(), QPoint()).x());
    }
    QVERIFY(places.size() > 12);
    QVERIFY(std::ranges::is_sorted(places));
}

void InspectorPanelTest::aPreviewIsMarked()
{
    m_session->selectOnly(NodeId::joint(leftLeg));
    const auto isMarked = [this](const QString &name) { return field(name).property("marked").toBool(); };
    QVERIFY(!isMarked(u"rotationX"_s));
    QVERIFY(!isMarked(u"worldX"_s));
    Clip other = document().clip();
    other.motion.setValue(here, leftLegZRotation, 60.0);
    m_session->preview().show(other, document().positionRules(), Axis::Y);
    QCOMPARE(field(u"rotationX"_s).text().toDouble(), 60.0);
    QVERIFY(isMarked(u"rotationX"_s));
    // What is typed as a sum is added to the value that the document has.
    field(u"rotationX"_s).selectAll();
    QTest::keyClicks(&field(u"rotationX"_s), u"+=1"_s);
    QTest::keyClick(&field(u"rotationX"_s), Qt::Key_Return);
    QCOMPARE(value(here, leftLegZRotation), 41.0);
    document().undoStack().undo();
    m_session->preview().show(other, document().positionRules(), Axis::Y);
    QVERIFY(!isMarked(u"rotationY"_s));
    QVERIFY(!isMarked(u"worldX"_s)); // the joint itself does not move
    other.motion.setValue(here, hipsXPosition, 8.0);
    m_session->preview().show(other, document().positionRules(), Axis::Y);
    QVERIFY(isMarked(u"worldX"_s));
    QCOMPARE(field(u"worldX"_s).value(), 10.0);
    m_session->preview().show(loneJoint(frames), document().positionRules(), Axis::Y);
    QCOMPARE(field(u"worldX"_s).value(), 5.0); // it has no such joint
    m_session->preview().clear();
    QVERIFY(!isMarked(u"worldX"_s));
    QCOMPARE(field(u"rotationX"_s).value(), 40.0);
}

void InspectorPanelTest::typedTextGoesToNoOtherJoint()
{
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
    QApplication::setActiveWindow(m_panel.get()); // there may be no window manager
    for (const QString &name : {u"rotationX"_s, u"offsetX"_s, u"length"_s}) {
        m_session->selectOnly(NodeId::joint(leftLeg));
        field(name).setFocus();
        QTRY_VERIFY(field(name).hasFocus());
        field(name).selectAll();
        QTest::keyClicks(&field(name), u"77"_s);
        m_session->preview().clear();
        m_session->playhead().setFrame(here - 1); // the same joint
        m_session->playhead().setFrame(here);
        QCOMPARE(field(name).text(), u"77"_s);
        m_session->selectOnly(NodeId::joint(rightLeg));
        QVERIFY(!field(name).isModified());
        QVERIFY(field(name).text() != u"77"_s);
    }
    QCOMPARE(field(u"offsetX"_s).text(), u"-2.00"_s);
    QCOMPARE(steps(), 0);
}

void InspectorPanelTest::numbersHaveTheDecimalSignOfTheLanguage()
{
    QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
    m_session->selectOnly(NodeId::joint(rightLeg));
    for (const QString &name : {u"offsetX"_s, u"rotationX"_s, u"worldX"_s, u"length"_s}) {
        const QString text = field(name).text();
        QVERIFY2(text.contains(u',') && !text.contains(u'.'), qPrintable(name + u' ' + text));
    }
    const double before = field(u"offsetX"_s).value();
    QCOMPARE(field(u"offsetX"_s).text(), u"-2,00"_s);
    field(u"offsetX"_s).setFocus();
    QTest::keyClick(&field(u"offsetX"_s), Qt::Key_Return); // nothing was typed
    QCOMPARE(field(u"offsetX"_s).value(), before);
    QCOMPARE(steps(), 0);
    QLocale::setDefault(QLocale::c());
}

void InspectorPanelTest::anUnselectedCurrentJointIsNotShown()
{
    m_session->selectOnly(NodeId::joint(leftLeg));
    m_session->select({NodeId::joint(leftLeg)}, QItemSelectionModel::Deselect);
    QVERIFY(shows(u"No joint selected"_s));
}

void InspectorPanelTest::withoutASessionNothingChanges()
{
    m_session->selectOnly(NodeId::joint(leftLeg));
    m_panel->setSession(nullptr);
    QVERIFY(shows(u"No joint selected"_s));
    for (const QString &name : {u"rotationX"_s, u"offsetX"_s, u"length"_s}) {
        emit field(name).gestureStarted();
        want(name, 5.0);
    }
    QCOMPARE(steps(), 0);
    m_session->selectOnly(NodeId::joint(chest)); // is not followed any more
    QVERIFY(shows(u"No joint selected"_s));
}

QTEST_MAIN(InspectorPanelTest)

} // namespace tst_inspectorpanel

#include "tst_inspectorpanel.moc"
