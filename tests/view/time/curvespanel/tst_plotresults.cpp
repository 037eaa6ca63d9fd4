#include "drawing.h"
#include "support/results/checkstored.h"
#include "support/results/clipsummary.h"
#include "support/results/resultinputs.h"
#include "support/walker.h"

#include "bvh/read/bvhreader.h"
#include "bvh/write/bvhwriter.h"
#include "curvespanel/curveplot.h"
#include "session/curves/curveset.h"
#include "session/posing/toolsettings.h"
#include "session/session.h"
#include "timeline/timelineruler.h"

#include <QLocale>
#include <QMouseEvent>
#include <QTest>
#include <QUndoStack>
#include <QWheelEvent>

#include <memory>

namespace tst_plotresults {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// What mouse and keys select and change in the plot of curves, and what it draws over the curves, compared with the
// stored results beside this file (see StoredResults).
class PlotResultsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); } // the same numbers on every machine
    void init();
    void samples_data() { reachRows(); }
    void samples();
    void keys();
    void selections();
    void frameOfTheSelection();
    void pen_data() { reachRows(); }
    void pen();
    void view();
    void timesStayInside();

private:
    static void reachRows();
    [[nodiscard]] CurveSet &curves() { return *m_curves; }
    [[nodiscard]] int column(int channel) const;
    [[nodiscard]] QPoint at(double frame, double value) const
    {
        return {qRound(m_plot->timeScale().xOf(frame)), qRound(m_plot->valueScale().yOf(value))};
    }
    [[nodiscard]] QPoint sample(int channel, int frame);
    void send(QEvent::Type type, const QPoint &at, Qt::MouseButton button, Qt::MouseButtons buttons,
              Qt::KeyboardModifiers modifiers);
    void drag(const QPoint &from, const QPoint &by, Qt::KeyboardModifiers modifiers = {},
              Qt::MouseButton button = Qt::LeftButton);
    [[nodiscard]] QStringList drawn();
    [[nodiscard]] QStringList state();
    // Also takes back what was changed.
    void check(const QString &name);
    void waitForCurves() { QTRY_VERIFY(m_curves->isComplete()); }

    StoredResults m_stored{QStringLiteral(LIMBER_STORED_RESULTS)};
    Clip m_clip;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<ToolSettings> m_tools;
    std::unique_ptr<CurveSet> m_curves;
    std::unique_ptr<TimelineRuler> m_ruler;
    std::unique_ptr<CurvePlot> m_plot;
    QStringList m_said; // what drags do, and why something was not done
    QStringList m_before; // the state before a gesture
};

namespace {

constexpr const char *joint = "LeftUpLeg";

QString textOf(const CurvePoints &points)
{
    QString text;
    for (const auto &[column, frames] : points) {
        text += u" column %1:"_s.arg(column);
        for (const int frame : frames)
            text += u" %1"_s.arg(frame);
    }
    return text;
}

} // namespace

void PlotResultsTest::reachRows()
{
    QTest::addColumn<int>("reach");
    for (const auto &[name, reach] : {std::pair{"frame", ChangeReach::ThisFrame},
                                      {"falloff", ChangeReach::Falloff},
                                      {"clip", ChangeReach::WholeClip}})
        QTest::newRow(name) << int(reach);
}

void PlotResultsTest::init()
{
    m_plot.reset();
    m_ruler.reset();
    m_curves.reset();
    m_said.clear();
    m_before.clear();
    m_clip = *readBvh(writeBvh(shortWalk())).clip;
    m_session = std::make_unique<Session>();
    m_session->document().reset(m_clip);
    m_session->selectOnly(NodeId::joint(jointNamed(m_clip.skeleton, joint)));
    m_tools = std::make_unique<ToolSettings>();
    m_ruler = std::make_unique<TimelineRuler>();
    m_ruler->setSession(m_session.get());
    m_ruler->resize(700, 31);
    m_curves = std::make_unique<CurveSet>();
    m_curves->setSession(m_session.get());
    m_curves->setWatched(true);
    waitForCurves();
    m_plot = std::make_unique<CurvePlot>(*m_curves, *m_ruler);
    m_plot->setTools(m_tools.get());
    m_plot->resize(700, 320);
    m_plot->setFocusPolicy(Qt::NoFocus); // whether a frame shows the focus must not depend on the display
    m_plot->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_plot.get()));
    m_plot->fitAll();
    connect(m_plot.get(), &CurvePlot::refused, this, [this](const QString &why) { m_said << why; });
    connect(m_plot.get(), &CurvePlot::described, this, [this](const QString &text) {
        if (!text.isEmpty())
            m_said << text;
    });
}

int PlotResultsTest::column(int channel) const
{
    return m_clip.skeleton.joint(jointNamed(m_clip.skeleton, joint)).firstColumn + channel;
}

QPoint PlotResultsTest::sample(int channel, int frame)
{
    return at(frame, curves().find(column(channel))->curve->values[std::size_t(frame)]);
}

void PlotResultsTest::send(QEvent::Type type, const QPoint &at, Qt::MouseButton button, Qt::MouseButtons buttons,
                           Qt::KeyboardModifiers modifiers)
{
    QMouseEvent event(type, at, m_plot->mapToGlobal(QPointF(at)), button, buttons, modifiers);
    QCoreApplication::sendEvent(m_plot.get(), &event);
}

void PlotResultsTest::drag(const QPoint &from, const QPoint &by, Qt::KeyboardModifiers modifiers,
                           Qt::MouseButton button)
{
    send(QEvent::MouseButtonPress, from, button, button, modifiers);
    for (int step = 1; step <= 4; ++step)
        send(QEvent::MouseMove, from + by * step / 4, Qt::NoButton, button, modifiers);
    send(QEvent::MouseButtonRelease, from + by, button, Qt::NoButton, modifiers);
}

QStringList PlotResultsTest::drawn()
{
    Drawing drawing(m_plot->size());
    m_plot->render(&drawing, {}, {}, QWidget::RenderFlags());
    // Boxes around texts are as large as the fonts of the machine.
    drawing.remove(DrawnShape::Kind::Path, Colours::darkTheme().raised);
    return drawing.summary();
}

QStringList PlotResultsTest::state()
{
    const TimeScale &time = m_plot->timeScale();
    const ValueScale &values = m_plot->valueScale();
    return QStringList{u"samples"_s + textOf(m_plot->edit().selected()),
                       u"keys"_s + textOf(m_plot->keyEdit().selected()),
                       u"frame %1"_s.arg(m_session->playhead().frame()),
                       u"view %1 %2 %3 %4"_s.arg(shortText(time.xOf(0)), shortText(time.xOf(100)),
                                                 shortText(values.yOf(0)), shortText(values.yOf(10)))} +
           m_said.last(std::min<qsizetype>(1, m_said.size())) + summaryOf(m_session->document().clip(), m_clip);
}

// What a gesture changes in the state of the plot.
void PlotResultsTest::check(const QString &name)
{
    waitForCurves();
    QStringList before = m_before;
    QStringList lines;
    for (const QString &line : state()) {
        if (!before.removeOne(line))
            lines << line;
    }
    checkStored(m_stored, name, lines);
    m_said.clear();
    m_session->document().undoStack().setIndex(0);
    waitForCurves();
    m_before = state();
}

void PlotResultsTest::samples()
{
    QFETCH(int, reach);
    m_tools->change([&](ToolChoices &choices) { choices.spread.reach = ChangeReach(reach); });
    const QString name = u"samples, reach of the %1, "_s.arg(QString::fromUtf8(QTest::currentDataTag()));
    drag(sample(0, 40), {3, -30});
    check(name + u"dragged"_s);
    if (ChangeReach(reach) != ChangeReach::ThisFrame)
        return; // what follows is the same for all
    drag(sample(1, 70), {0, 24}, Qt::ControlModifier);
    check(name + u"dragged with Ctrl"_s);
    m_plot->setSnap({true, 5.0});
    drag(sample(2, 20), {0, 19});
    check(name + u"snapped"_s);
    m_plot->setSnap({});
    m_plot->selectPoints({}, {{column(0), {30, 31, 32, 60}}, {column(1), {31}}}, {});
    drag(sample(0, 31), {5, -17});
    check(name + u"several dragged"_s);
    QTest::keyClick(m_plot.get(), Qt::Key_Up, Qt::AltModifier);
    QTest::keyClick(m_plot.get(), Qt::Key_Up, Qt::AltModifier | Qt::ShiftModifier);
    QTest::keyClick(m_plot.get(), Qt::Key_Right, Qt::AltModifier);
    m_plot->giveUp();
    check(name + u"moved by keys"_s);
    m_plot->setSnap({false, 4.0});
    QTest::keyClick(m_plot.get(), Qt::Key_Down, Qt::AltModifier);
    m_plot->setSnap({});
    m_plot->giveUp();
    check(name + u"moved by a step of four"_s);
}

void PlotResultsTest::keys()
{
    QVERIFY(m_plot->keys().fit().isEmpty());
    QTRY_VERIFY(m_plot->keys().isAny() && !m_plot->keys().isFitting());
    check(u"keys, fitted"_s);
    checkStored(m_stored, u"keys, drawn"_s, drawn());
    const std::vector<CurveKey> fitted = m_plot->keys().find(column(0))->track->keys();
    QVERIFY(fitted.size() > 3);
    const auto keyAt = [&](std::size_t index) { return at(fitted[index].frame, fitted[index].points[0].value); };
    drag(keyAt(1), {0, -25});
    check(u"keys, dragged up"_s);
    drag(keyAt(2), {20, 3});
    check(u"keys, dragged in time"_s);
    drag(keyAt(2), {-20, 13}, Qt::ShiftModifier);
    check(u"keys, dragged with Shift"_s);
    m_plot->selectPoints({{column(0), {fitted[1].frame, fitted[2].frame}}}, {}, {});
    QTest::keyClick(m_plot.get(), Qt::Key_Left, Qt::AltModifier);
    QTest::keyClick(m_plot.get(), Qt::Key_Down, Qt::AltModifier);
    m_plot->giveUp();
    check(u"keys, moved by keys"_s);
    for (const auto modifiers : {Qt::NoModifier, Qt::ShiftModifier, Qt::ControlModifier}) {
        m_plot->selectPoints({{column(0), {fitted[1].frame, fitted[2].frame}}}, {}, {});
        m_plot->selectPoints({}, {{column(1), {31, 32}}}, modifiers);
        check(u"keys, then samples selected with %1"_s.arg(int(modifiers)));
    }
    m_plot->selectPoints({}, {{column(1), {31, 32}}}, {});
    m_plot->selectPoints({}, {}, {});
    check(u"keys, nothing selected"_s);
    int step = 0;
    for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Right, Qt::Key_Down, Qt::Key_Left}) {
        QTest::keyClick(m_plot.get(), key, Qt::ControlModifier);
        check(u"keys, step %1 of a walk"_s.arg(++step));
    }
}

void PlotResultsTest::selections()
{
    const auto select = [&](const char *name, const QPoint &from, const QPoint &by, Qt::KeyboardModifiers modifiers) {
        drag(from, by, modifiers);
        check(u"selection, "_s + QLatin1StringView(name));
    };
    select("box", {100, 220}, {90, -180}, {});
    select("box with Shift", {300, 220}, {60, 90}, Qt::ShiftModifier);
    select("box with Ctrl", {120, 220}, {40, -190}, Qt::ControlModifier);
    m_plot->setTool(PlotTool::Lasso);
    send(QEvent::MouseButtonPress, {200, 60}, Qt::LeftButton, Qt::LeftButton, {});
    for (const QPoint &to : {QPoint(330, 70), QPoint(340, 280), QPoint(250, 290), QPoint(190, 150)})
        send(QEvent::MouseMove, to, Qt::NoButton, Qt::LeftButton, {});
    send(QEvent::MouseButtonRelease, {190, 150}, Qt::LeftButton, Qt::NoButton, {});
    check(u"selection, lasso"_s);
    m_plot->setTool(PlotTool::Box);
    QTest::mouseClick(m_plot.get(), Qt::LeftButton, {}, {340, 8});
    check(u"frame chosen above the curves"_s);
}

// Samples of two curves in different frames have one frame around them, whose corners and sides scale them.
void PlotResultsTest::frameOfTheSelection()
{
    const CurvePoints samples{{column(0), {30, 34, 40}}, {column(1), {36, 44, 50}}};
    m_plot->selectPoints({}, samples, {});
    const std::optional<QRectF> frame = m_plot->view().frameOfSelection();
    QVERIFY(frame);
    checkStored(m_stored, u"frame of the selection"_s,
                {u"%1 %2 to %3 %4"_s.arg(shortText(frame->left()), shortText(frame->top()), shortText(frame->right()),
                                         shortText(frame->bottom()))});
    const QPointF middle = frame->center();
    int number = 0;
    for (const QPointF &from : {frame->topLeft(), frame->bottomRight(), QPointF(frame->right(), middle.y()),
                                QPointF(middle.x(), frame->top()), QPointF(middle.x(), frame->bottom())}) {
        m_plot->selectPoints({}, samples, {});
        drag(from.toPoint(), {-7, 23});
        check(u"frame of the selection, scaled at %1"_s.arg(++number));
    }
}

void PlotResultsTest::pen()
{
    QFETCH(int, reach);
    m_tools->change([&](ToolChoices &choices) { choices.spread.reach = ChangeReach(reach); });
    m_plot->setTool(PlotTool::Pen);
    curves().choose({column(1)});
    const QPoint from = sample(1, 20);
    send(QEvent::MouseButtonPress, from, Qt::LeftButton, Qt::LeftButton, {});
    for (const QPoint &by : {QPoint(15, -10), QPoint(60, 20), QPoint(120, -5), QPoint(100, 8)})
        send(QEvent::MouseMove, from + by, Qt::NoButton, Qt::LeftButton, {});
    send(QEvent::MouseButtonRelease, from + QPoint(100, 8), Qt::LeftButton, Qt::NoButton, {});
    check(u"pen, reach of the %1"_s.arg(QString::fromUtf8(QTest::currentDataTag())));
}

void PlotResultsTest::view()
{
    const auto wheel = [&](const QPoint &at, int angle, Qt::KeyboardModifiers modifiers) {
        QWheelEvent event(at, m_plot->mapToGlobal(at), {}, {0, angle}, Qt::NoButton, modifiers, Qt::NoScrollPhase,
                          false);
        QCoreApplication::sendEvent(m_plot.get(), &event);
    };
    for (const Qt::KeyboardModifiers modifiers : {Qt::KeyboardModifiers(), Qt::KeyboardModifiers(Qt::ControlModifier),
                                                  Qt::KeyboardModifiers(Qt::ShiftModifier)}) {
        wheel({300, 120}, 240, modifiers);
        check(u"view, wheel with %1"_s.arg(modifiers.toInt()));
    }
    drag({300, 120}, {-60, 40}, {}, Qt::MiddleButton);
    check(u"view, dragged"_s);
    drag({300, 120}, {40, -30}, Qt::ControlModifier, Qt::MiddleButton);
    check(u"view, zoomed by a drag"_s);
    drag({10, 120}, {3, 50});
    check(u"view, dragged at the values"_s);
    m_plot->selectPoints({}, {{column(0), {30, 50}}}, {});
    QTest::keyClick(m_plot.get(), Qt::Key_F);
    check(u"view, selected points"_s);
    QTest::keyClick(m_plot.get(), Qt::Key_Home);
    check(u"view, all"_s);
    m_plot->showPart(m_plot->timeScale(), m_plot->valueScale());
}

// A long label of the last tick ends where the plot does.
void PlotResultsTest::timesStayInside()
{
    m_ruler->setUnit(TimeUnit::Timecode);
    const int width = m_plot->width();
    int nearTheEdge = 0;
    for (double last = 20.0; last < 45.0; last += 0.25) {
        m_ruler->showFrames(0.0, last);
        const QImage picture = m_plot->grab({0, 0, width, 12}).toImage();
        const auto isEmpty = [&picture](int x) {
            for (int y = 0; y < picture.height(); ++y) {
                if (picture.pixel(x, y) != picture.pixel(0, 0))
                    return false;
            }
            return true;
        };
        QVERIFY2(isEmpty(width - 1), qPrintable(QString::number(last)));
        nearTheEdge += isEmpty(width - 3) ? 0 : 1;
    }
    QVERIFY(nearTheEdge > 0);
}

QTEST_MAIN(PlotResultsTest)

} // namespace tst_plotresults

#include "tst_plotresults.moc"
