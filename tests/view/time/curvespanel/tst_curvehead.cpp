#include "curvespanel/curvehead.h"
#include "session/curves/weightcurves.h"
#include "session/posing/toolsettings.h"
#include "time/curvespanel/smallplot.h"
#include "widgets/elidedlabel.h"
#include "widgets/numberfield.h"

#include <QAction>
#include <QCheckBox>
#include <QLabel>
#include <QMenu>
#include <QSignalSpy>
#include <QToolButton>

#include <memory>

namespace tst_curvehead {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// The row above the curves of the chest.
class CurveHeadTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); } // the same numbers on every machine
    void init();
    void theKindIsChosen();
    void theWeightIsChosenFromAMenu();
    void theToolIsChosen();
    void theToleranceIsSet();
    void selectedSamplesAreCounted();
    void framesThatADragReachesAreCounted();
    void keysAreCountedAndMeasured();
    void aFitCanBeStopped();
    void dragsSnapBySteps();
    void detailIsKept();
    void theCurvesBeforeAreShown();
    void theCaptionNeedsSpace();

private:
    template <typename Widget>
    [[nodiscard]] Widget &child(const QString &name) const
    {
        auto *widget = m_head->findChild<Widget *>(name);
        if (widget == nullptr)
            qFatal("there is no %s", qPrintable(name));
        return *widget;
    }
    [[nodiscard]] QToolButton &button(const QString &text) const
    {
        for (auto *each : m_head->findChildren<QToolButton *>()) {
            if (each->text() == text || each->accessibleName() == text)
                return *each;
        }
        qFatal("there is no button %s", qPrintable(text));
    }
    [[nodiscard]] QString state() const { return child<ElidedLabel>(u"curveState"_s).text(); }

    std::unique_ptr<SmallPlot> m_small;
    std::unique_ptr<QAction> m_fit;
    std::unique_ptr<QWidget> m_window;
    CurveHead *m_head = nullptr;
};

void CurveHeadTest::init()
{
    m_window.reset();
    m_small = std::make_unique<SmallPlot>();
    QVERIFY(m_small->waitForCurves());
    m_fit = std::make_unique<QAction>(u"Fit Keys"_s);
    m_window = std::make_unique<QWidget>();
    m_window->resize(1300, 60);
    m_head = new CurveHead(m_small->curves, m_small->plot, *m_fit, m_window.get());
    m_head->resize(1200, 40);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
}

void CurveHeadTest::theKindIsChosen()
{
    for (const auto &[text, kind] : {std::pair{u"Angles"_s, CurveKind::Angles},
                                     {u"Continuous"_s, CurveKind::Continuous},
                                     {u"Speed"_s, CurveKind::Speed}}) {
        button(text).click();
        QVERIFY(m_small->curves.kind() == kind);
        QVERIFY(m_small->waitForCurves());
        QVERIFY(button(text).isChecked());
    }
    QVERIFY(!button(u"Angles"_s).isChecked());
    m_small->curves.setKind(CurveKind::Angles); // from elsewhere
    QVERIFY(m_small->waitForCurves());
    m_head->showState();
    QVERIFY(button(u"Angles"_s).isChecked());
    QVERIFY(!button(u"Speed"_s).isChecked());
}

void CurveHeadTest::theWeightIsChosenFromAMenu()
{
    auto &weight = child<QToolButton>(u"curvesOfWeight"_s);
    QCOMPARE(weight.menu()->actions().size(), qsizetype(2));
    for (QAction *action : weight.menu()->actions()) {
        action->trigger();
        QVERIFY(showsWeight(m_small->curves.kind()));
        QVERIFY(m_small->waitForCurves());
        QVERIFY(weight.isChecked() && action->isChecked());
        QVERIFY(!button(u"Angles"_s).isChecked() && !button(u"Continuous"_s).isChecked());
    }
    QCOMPARE(m_small->curves.kind(), CurveKind::GroundForce);
    button(u"Speed"_s).click();
    QVERIFY(m_small->waitForCurves());
    QVERIFY(!weight.isChecked() && m_small->curves.kind() == CurveKind::Speed);
}

void CurveHeadTest::theToolIsChosen()
{
    QVERIFY(child<QToolButton>(u"curveBox"_s).isChecked());
    QVERIFY(!child<QToolButton>(u"curveLasso"_s).isChecked());
    child<QToolButton>(u"curveLasso"_s).click();
    QVERIFY(m_small->plot.tool() == PlotTool::Lasso);
    child<QToolButton>(u"curvePen"_s).click();
    QVERIFY(m_small->plot.tool() == PlotTool::Pen);
    QVERIFY(!child<QToolButton>(u"curveLasso"_s).isChecked());
    child<QToolButton>(u"curveBox"_s).click();
    QVERIFY(m_small->plot.tool() == PlotTool::Box);
}

void CurveHeadTest::theToleranceIsSet()
{
    auto &field = child<NumberField>(u"keyTolerance"_s);
    emit field.valueWanted(0.75, false);
    QCOMPARE(m_small->plot.keys().tolerance(), 0.75);
    QCOMPARE(field.text(), u"0.75°"_s);
    QTest::keyClick(&field, Qt::Key_Up);
    QCOMPARE(m_small->plot.keys().tolerance(), 0.85);
}

void CurveHeadTest::selectedSamplesAreCounted()
{
    QCOMPARE(state(), QString());
    m_small->plot.selectPoints({}, {{chestZRotation, {3}}}, {});
    QCOMPARE(state(), u"1 sample(s) selected"_s);
    m_small->plot.selectPoints({}, {{chestZRotation, {3, 4}}, {chestXRotation, {4}}}, {});
    QCOMPARE(state(), u"3 sample(s) selected"_s);
    QCOMPARE(child<ElidedLabel>(u"curveState"_s).toolTip(), state());
    m_small->plot.selectPoints({}, {}, {});
    QCOMPARE(state(), QString());
}

// The box of a few samples does not show how far a change of them goes.
void CurveHeadTest::framesThatADragReachesAreCounted()
{
    ToolSettings tools;
    tools.change([](ToolChoices &choices) { choices.spread.reach = ChangeReach::WholeClip; });
    m_small->plot.setTools(&tools);
    m_small->plot.selectPoints({}, {{chestZRotation, {3, 4}}, {chestXRotation, {4}}}, {});
    const int frames = m_small->session.document().motion().frameCount();
    QVERIFY2(state().startsWith(u"3 sample(s) selected · a drag changes %1 "_s.arg(frames)), qPrintable(state()));
    tools.change([](ToolChoices &choices) { choices.spread.reach = ChangeReach::ThisFrame; });
    m_head->showState();
    QCOMPARE(state(), u"3 sample(s) selected"_s);
    m_small->plot.setTools(nullptr);
}

void CurveHeadTest::keysAreCountedAndMeasured()
{
    QVERIFY(m_small->addKey(5));
    const int keys = m_small->plot.keys().summary().keys;
    QTRY_VERIFY(m_small->plot.keys().summary().isMeasured);
    QVERIFY2(state().startsWith(u"%1 key(s) · 1 selected · worst "_s.arg(keys)), qPrintable(state()));
    const FitError error = m_small->plot.keys().summary().error;
    QVERIFY(state().contains(u"worst %1° at %2,"_s.arg(QString::number(error.degrees, 'f', 2)).arg(error.frame)));
    QVERIFY(state().endsWith(u" units at %1"_s.arg(error.displacedFrame)));
    m_small->plot.selectPoints({}, {}, {});
    QVERIFY2(state().startsWith(u"%1 key(s) · worst "_s.arg(keys)), qPrintable(state()));
}

void CurveHeadTest::aFitCanBeStopped()
{
    QToolButton &fit = button(u"Fit Keys"_s);
    auto &stop = child<QToolButton>(u"stopFit"_s);
    QVERIFY(fit.isVisible());
    QVERIFY(!stop.isVisible());
    m_head->showProgress(0.25);
    QCOMPARE(state(), u"Finding keys… 25 %"_s);
    QVERIFY(!fit.isVisible());
    QVERIFY(stop.isVisible());
    m_small->plot.selectPoints({}, {{chestZRotation, {3}}}, {});
    QCOMPARE(state(), u"Finding keys… 25 %"_s);
    m_head->showProgress(1.0);
    QCOMPARE(state(), u"Finding keys… 100 %"_s);
    QVERIFY(stop.isVisible());
    const QSignalSpy wanted(m_head, &CurveHead::stopWanted);
    stop.click();
    QCOMPARE(wanted.count(), 1);
    m_head->showProgress(2.0);
    QCOMPARE(state(), u"1 sample(s) selected"_s);
    QVERIFY(fit.isVisible());
    QVERIFY(!stop.isVisible());
}

void CurveHeadTest::dragsSnapBySteps()
{
    auto &snap = child<QToolButton>(u"curveSnap"_s);
    auto &step = child<NumberField>(u"curveStep"_s);
    QCOMPARE(step.text(), u"1"_s);
    QVERIFY(!snap.isChecked());
    emit step.valueWanted(2.5, false);
    QCOMPARE(m_small->plot.snap().step, 2.5);
    QVERIFY(!m_small->plot.snap().isOn);
    QCOMPARE(step.text(), u"2.5"_s);
    snap.click();
    QVERIFY(m_small->plot.snap().isOn);
    QCOMPARE(m_small->plot.snap().step, 2.5);
    emit step.valueWanted(-4.0, false);
    QCOMPARE(m_small->plot.snap().step, 0.001);
    QVERIFY(m_small->plot.snap().isOn);
    emit step.valueWanted(500.0, false);
    QCOMPARE(m_small->plot.snap().step, 90.0);
    QCOMPARE(step.text(), u"90"_s);
    snap.click();
    QVERIFY(!m_small->plot.snap().isOn);
}

void CurveHeadTest::detailIsKept()
{
    auto &detail = child<QCheckBox>(u"keepDetail"_s);
    QVERIFY(detail.isChecked());
    detail.click();
    QVERIFY(!m_small->plot.keyEdit().keepsDetail());
    detail.click();
    QVERIFY(m_small->plot.keyEdit().keepsDetail());
}

void CurveHeadTest::theCurvesBeforeAreShown()
{
    auto &before = child<QToolButton>(u"curveBefore"_s);
    QVERIFY(before.isChecked());
    before.click();
    QVERIFY(!m_small->plot.showsBefore());
    before.click();
    QVERIFY(m_small->plot.showsBefore());
}

void CurveHeadTest::theCaptionNeedsSpace()
{
    const QLabel *caption = nullptr;
    for (const auto *each : m_head->findChildren<QLabel *>()) {
        if (each->text() == u"Keys within"_s)
            caption = each;
    }
    QVERIFY(caption != nullptr);
    m_head->resize(1099, 40);
    QVERIFY(caption->isHidden());
    m_head->resize(1100, 40);
    QVERIFY(!caption->isHidden());
}

QTEST_MAIN(CurveHeadTest)

} // namespace tst_curvehead

#include "tst_curvehead.moc"
