#include "curvesdriver.h"
#include "patience.h"
#include "session/curves/weightcurves.h"
#include "session/layers/layeredits.h"
#include "support/randommotion.h"
#include "support/walker.h"
#include "support/worktime.h"
#include "timeline/timelinepanel.h"
#include "timeline/timelineruler.h"

#include <QAction>
#include <QDockWidget>
#include <QLabel>
#include <QMenu>
#include <QProcess>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <map>
#include <vector>

namespace tst_curves {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// The curves panel in the whole window, with mouse and keys.
class CurvesTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void thePanelStandsBesideTheTimeline();
    void thePanelShowsTheSelectedJoint();
    void withoutASelectionThePanelShowsTheRoots();
    void aFrameHasTheSamePositionInCurvesAndTimeline();
    void aButtonShowsTheCurvesOfManyJoints();
    void theEyeHidesACurve();
    void aDraggedSampleIsOneStepWithFalloff();
    void escTakesADragBack();
    void undoDuringADragCancelsIt();
    void anotherButtonDoesNotEndADrag();
    void boxesSelectAddAndTakeAway();
    void draggedSamplesGoIntoTheActiveLayer();
    void removedFramesAreNotSelected();
    void wheelsZoom();
    void samplesOfOddClipsCanBeDragged_data();
    void samplesOfOddClipsCanBeDragged();
    void numbersStandAboveTheirLines();
    void longClipsArePaintedQuickly();
    void aDraggedDenseCurveIsPaintedWhereItGoes();
    void theCurveBeforeIsOfTheSameDocument();
    void curvesOfTheWeightAreThoseOfTheTable();

private:
    [[nodiscard]] WindowDriver &driver() { return m_curves->driver(); }
    [[nodiscard]] CurvesPanel &panel() { return m_curves->panel(); }
    [[nodiscard]] CurvePlot &plot() { return m_curves->plot(); }
    [[nodiscard]] Session &session() { return m_curves->session(); }
    [[nodiscard]] Document &document() { return m_curves->document(); }
    [[nodiscard]] QByteArray bytes() { return m_curves->bytes(); }
    [[nodiscard]] int steps() { return m_curves->steps(); }

    std::unique_ptr<CurvesDriver> m_curves;
};

void CurvesTest::init()
{
    m_curves = std::make_unique<CurvesDriver>(makeWalker({.frames = 120}).clip);
}

void CurvesTest::cleanup()
{
    m_curves.reset();
}

void CurvesTest::thePanelStandsBesideTheTimeline()
{
    const auto *timeline = driver().child<QDockWidget>("dock.timeline");
    auto *curves = driver().child<QDockWidget>("dock.curves");
    QVERIFY(driver().window().tabifiedDockWidgets(curves).contains(timeline));
    auto *action = driver().child<QAction>("dock.curves.toggle");
    QVERIFY(action->isChecked());
    action->trigger();
    QVERIFY(curves->isHidden());
    action->trigger();
    QVERIFY(!curves->isHidden());
}

void CurvesTest::thePanelShowsTheSelectedJoint()
{
    m_curves->showCurvesOf("LeftUpLeg");
    const std::vector<JointCurves> &joints = panel().curves().joints();
    QCOMPARE(joints.size(), std::size_t(1));
    QCOMPARE(joints.front().joint(), jointNamed(document().skeleton(), "LeftUpLeg"));
    QCOMPARE(joints.front().curves().size(), std::size_t(3));
    QCOMPARE(joints.front().curves().front().values.size(), std::size_t(120));
}

void CurvesTest::withoutASelectionThePanelShowsTheRoots()
{
    session().clearSelection();
    QTRY_COMPARE(panel().curves().joints().size(), std::size_t(1));
    QCOMPARE(panel().curves().joints().front().joint(), 0);
}

void CurvesTest::aFrameHasTheSamePositionInCurvesAndTimeline()
{
    driver().window().resize(1440, 900);
    QApplication::processEvents();
    const double inPlot = plot().mapTo(&driver().window(), QPointF(plot().timeScale().xOf(77), 0)).x();
    driver().child<QDockWidget>("dock.timeline")->raise();
    QApplication::processEvents();
    const auto *timeline = driver().window().findChild<TimelinePanel *>();
    auto &ruler = const_cast<TimelinePanel *>(timeline)->ruler();
    const double inTimeline = ruler.mapTo(&driver().window(), QPointF(ruler.timeScale().xOf(77), 0)).x();
    QVERIFY2(std::abs(inPlot - inTimeline) <= 1.0, qPrintable(u"%1 and %2"_s.arg(inPlot).arg(inTimeline)));
}

void CurvesTest::aButtonShowsTheCurvesOfManyJoints()
{
    std::vector<NodeId> all;
    for (int joint = 0; joint < document().skeleton().jointCount(); ++joint)
        all.push_back(NodeId::joint(joint));
    session().select(all, QItemSelectionModel::ClearAndSelect);
    QTRY_VERIFY(panel().curves().isComplete());
    auto *more = driver().child<QToolButton>("moreChannels");
    QVERIFY(more->isVisible());
    const std::size_t few = panel().curves().joints().size();
    more->click();
    QTRY_VERIFY(panel().curves().isComplete());
    QVERIFY(panel().curves().joints().size() > few);
    QVERIFY(!more->isVisible());
}

void CurvesTest::theEyeHidesACurve()
{
    m_curves->showCurvesOf("LeftUpLeg");
    auto *list = driver().child<QTreeWidget>("curveChannels");
    const int column = m_curves->columnOf("LeftUpLeg", 0);
    QVERIFY(panel().curves().isSeen(column));
    const QRect eye = list->visualRect(list->model()->index(0, 2, list->model()->index(0, 0)));
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, eye.center());
    QVERIFY(!panel().curves().isSeen(column));
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, eye.center());
    QVERIFY(panel().curves().isSeen(column));
}

void CurvesTest::aDraggedSampleIsOneStepWithFalloff()
{
    m_curves->showCurvesOf("LeftUpLeg");
    const int column = m_curves->columnOf("LeftUpLeg", 0);
    panel().curves().choose({column});
    const int frame = 60;
    const Motion before = document().motion();
    const QPoint from = m_curves->sample(column, frame);
    const double wanted = 20.0 * plot().valueScale().valuesPerPixel();
    const int stepsBefore = steps();
    session().playhead().setFrame(frame);
    m_curves->press(from);
    m_curves->move(from - QPoint(0, 20));
    QCOMPARE(steps(), stepsBefore);
    QVERIFY(session().preview().isShown());
    m_curves->release(from - QPoint(0, 20));
    QVERIFY(!session().preview().isShown());
    QCOMPARE(steps(), stepsBefore + 1);
    const Motion &after = document().motion();
    const double moved = after.value(frame, column) - before.value(frame, column);
    QVERIFY(std::abs(moved - wanted) < 1e-9);
    const QString text = document().undoStack().undoText();
    QVERIFY2(text.contains(u", 29 frame"_s), qPrintable(text));
    // A quarter of a second on each side follows; all other values are unchanged.
    const double beside = after.value(frame + 5, column) - before.value(frame + 5, column);
    QVERIFY(beside > 0.0 && beside < moved);
    for (int other = 0; other < after.frameCount(); ++other) {
        for (int c = 0; c < after.columnCount(); ++c) {
            if (c != column || std::abs(other - frame) >= 15)
                QCOMPARE(after.value(other, c), before.value(other, c));
        }
    }
    document().undoStack().undo();
    for (int other = 0; other < after.frameCount(); ++other)
        QCOMPARE(document().motion().value(other, column), before.value(other, column));
}

void CurvesTest::escTakesADragBack()
{
    m_curves->showCurvesOf("LeftUpLeg");
    const QByteArray before = bytes();
    const int stepsBefore = steps();
    const QPoint from = m_curves->sample(m_curves->columnOf("LeftUpLeg", 1), 40);
    m_curves->press(from);
    m_curves->move(from + QPoint(0, 30));
    QTest::keyClick(&plot(), Qt::Key_Escape);
    m_curves->move(from + QPoint(0, 40));
    m_curves->release(from + QPoint(0, 40));
    QCOMPARE(steps(), stepsBefore);
    QCOMPARE(bytes(), before);
    QVERIFY(!session().preview().isShown());
    // Dragging a sample back to where it was makes no change either.
    m_curves->press(from);
    m_curves->move(from + QPoint(0, 30));
    m_curves->move(from);
    m_curves->release(from);
    QCOMPARE(steps(), stepsBefore);
    QCOMPARE(bytes(), before);
}

void CurvesTest::undoDuringADragCancelsIt()
{
    m_curves->showCurvesOf("LeftUpLeg");
    const int column = m_curves->columnOf("LeftUpLeg", 1);
    m_curves->drag(m_curves->sample(column, 40), m_curves->sample(column, 40) + QPoint(0, 10));
    QCOMPARE(steps(), 1);
    QTRY_VERIFY(panel().curves().isComplete());
    const QPoint from = m_curves->sample(column, 80);
    m_curves->press(from);
    m_curves->move(from + QPoint(0, 30));
    QTest::keyClick(&plot(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(steps(), 1);
    QVERIFY(!plot().edit().isRunning());
    m_curves->release(from);
    QCOMPARE(steps(), 1);
}

void CurvesTest::anotherButtonDoesNotEndADrag()
{
    m_curves->showCurvesOf("LeftUpLeg");
    const QPoint from = m_curves->sample(m_curves->columnOf("LeftUpLeg", 1), 40);
    const int stepsBefore = steps();
    m_curves->press(from);
    m_curves->move(from + QPoint(0, 10));
    m_curves->press(from, {}, Qt::RightButton);
    m_curves->release(from, {}, Qt::RightButton);
    QVERIFY(plot().edit().isRunning());
    QCOMPARE(steps(), stepsBefore);
    m_curves->move(from + QPoint(0, 20));
    m_curves->release(from + QPoint(0, 20));
    QVERIFY(!plot().edit().isRunning());
    QCOMPARE(steps(), stepsBefore + 1);
}

void CurvesTest::boxesSelectAddAndTakeAway()
{
    m_curves->showCurvesOf("LeftUpLeg");
    const int column = m_curves->columnOf("LeftUpLeg", 0);
    panel().curves().choose({column});
    const auto box = [&](int first, int last, Qt::KeyboardModifiers modifiers) {
        m_curves->drag({static_cast<int>(plot().timeScale().xOf(first - 0.4)), 24},
                       {static_cast<int>(plot().timeScale().xOf(last + 0.4)), plot().height() - 2}, modifiers);
    };
    const auto count = [&] {
        const auto found = plot().edit().selected().find(column);
        return found == plot().edit().selected().end() ? std::size_t(0) : found->second.size();
    };
    box(20, 29, {});
    QCOMPARE(count(), std::size_t(10));
    box(40, 44, Qt::ShiftModifier);
    QCOMPARE(count(), std::size_t(15));
    box(25, 29, Qt::ControlModifier);
    QCOMPARE(count(), std::size_t(10));
    QVERIFY(driver().child<QLabel>("curveState")->text().contains(u"10"_s));
    QTest::keyClick(&plot(), Qt::Key_Escape);
    QCOMPARE(count(), std::size_t(0));
}

void CurvesTest::draggedSamplesGoIntoTheActiveLayer()
{
    m_curves->showCurvesOf("LeftUpLeg");
    const QByteArray base = bytes();
    session().target().choose(addLayer(document(), -1));
    QVERIFY(!session().target().isBase());
    const int column = m_curves->columnOf("LeftUpLeg", 0);
    panel().curves().choose({column});
    QTRY_VERIFY(panel().curves().isComplete());
    const double before = session().layered().clip().motion.value(60, column);
    const double wanted = 20.0 * plot().valueScale().valuesPerPixel();
    session().playhead().setFrame(60);
    const int stepsBefore = steps();
    m_curves->drag(m_curves->sample(column, 60), m_curves->sample(column, 60) - QPoint(0, 20));
    QCOMPARE(steps(), stepsBefore + 1);
    QCOMPARE(bytes(), base);
    QTRY_VERIFY(session().layered().isComplete());
    const double after = session().layered().clip().motion.value(60, column);
    QVERIFY2(std::abs(after - before - wanted) < 1e-6, qPrintable(QString::number(after - before)));
    // The values beneath the layer are drawn in grey.
    QTRY_VERIFY(panel().curves().isComplete());
    const ChannelCurve *beneath = panel().curves().base(column);
    QVERIFY(beneath != nullptr);
    QCOMPARE(beneath->values[60], panel().curves().find(column)->curve->values[60] - (after - before));
    QVERIFY(panel().curves().base(m_curves->columnOf("LeftUpLeg", 1)) == nullptr || after != before);
    const QColor grey = driver().window().theme().colours().ghost;
    const auto isGrey = [&](const QPoint &at) {
        const QImage picture = plot().grab().toImage();
        for (const int y : {at.y() - 1, at.y(), at.y() + 1}) {
            const QColor seen = picture.pixelColor(at.x(), y);
            if (std::abs(seen.red() - grey.red()) + std::abs(seen.green() - grey.green()) < 60)
                return true;
        }
        return false;
    };
    panel().curves().setSeen(m_curves->columnOf("LeftUpLeg", 1), false);
    panel().curves().setSeen(m_curves->columnOf("LeftUpLeg", 2), false);
    plot().setShowsBefore(false);
    const QPoint beneathPixel(m_curves->sample(column, 63).x(), // beside the playhead
                              static_cast<int>(std::round(plot().valueScale().yOf(beneath->values[63]))));
    QVERIFY(isGrey(beneathPixel));
    session().target().choose(ChangeTarget::Base);
    QTRY_VERIFY(panel().curves().isComplete() && panel().curves().base(column) == nullptr);
    QVERIFY(!isGrey(beneathPixel));
}

void CurvesTest::removedFramesAreNotSelected()
{
    m_curves->showCurvesOf("LeftUpLeg");
    const int column = m_curves->columnOf("LeftUpLeg", 0);
    plot().edit().select({{column, {10, 100, 119}}});
    document().removeFrames(50, 70);
    QTRY_VERIFY(panel().curves().isComplete());
    QCOMPARE(plot().edit().selected(), (SampleEdit::Samples{{column, {10}}}));
    plot().fitSelected();
    (void)plot().grab();
    // A hidden panel keeps no data of a clip.
    driver().child<QDockWidget>("dock.curves")->hide();
    QApplication::processEvents();
    session().clearSelection();
    QVERIFY(panel().curves().joints().empty());
    panel().setColours(Colours::lightTheme());
}

void CurvesTest::wheelsZoom()
{
    m_curves->showCurvesOf("LeftUpLeg");
    const auto turn = [&](Qt::KeyboardModifiers modifiers, const QPointF &at) {
        QWheelEvent event(at, plot().mapToGlobal(at), {}, {0, 120}, Qt::NoButton, modifiers, Qt::NoScrollPhase, false);
        QApplication::sendEvent(&plot(), &event);
    };
    const QPointF at(plot().width() / 2.0, plot().height() / 2.0);
    const double pixels = plot().timeScale().pixelsPerFrame();
    const double frame = plot().timeScale().frameAt(at.x());
    session().playhead().setFrame(50);
    turn({}, at);
    QVERIFY(plot().timeScale().pixelsPerFrame() > pixels);
    QVERIFY(std::abs(plot().timeScale().frameAt(at.x()) - frame) < 1e-6); // what is under the mouse stays there
    QCOMPARE(session().playhead().frame(), 50);
    auto *timeline = driver().window().findChild<TimelinePanel *>();
    QCOMPARE(timeline->ruler().timeScale().firstVisible(), plot().timeScale().firstVisible());
    const double values = plot().valueScale().valuesPerPixel();
    const double value = plot().valueScale().valueAt(at.y());
    turn(Qt::ControlModifier, at);
    QVERIFY(plot().valueScale().valuesPerPixel() < values);
    QVERIFY(std::abs(plot().valueScale().valueAt(at.y()) - value) < 1e-6);
    const double closer = plot().valueScale().valuesPerPixel();
    turn({}, {10.0, at.y()}); // over the numbers of the values
    QVERIFY(plot().valueScale().valuesPerPixel() < closer);
    QTest::keyClick(&plot(), Qt::Key_A);
    QVERIFY(plot().valueScale().valuesPerPixel() > 0.0);
    const double first = plot().timeScale().firstVisible();
    turn(Qt::ShiftModifier, at);
    QVERIFY(plot().timeScale().firstVisible() < first);
    // Above the plot are the frames.
    turn({}, {at.x(), 3.0});
    QCOMPARE(session().playhead().frame(), 49);
    turn(Qt::AltModifier, at);
    QCOMPARE(session().playhead().frame(), 48);
}

void CurvesTest::samplesOfOddClipsCanBeDragged_data()
{
    QTest::addColumn<int>("joints");
    QTest::addColumn<int>("frames");
    QTest::newRow("one joint, one frame") << 1 << 1;
    QTest::newRow("odd channels") << 12 << 30;
    QTest::newRow("163 joints") << 163 << 40;
}

void CurvesTest::samplesOfOddClipsCanBeDragged()
{
    QFETCH(int, joints);
    QFETCH(int, frames);
    m_curves->open(makeRandomClip({.joints = joints, .frames = frames, .degrees = 170.0}));
    const Skeleton &skeleton = document().skeleton();
    int tried = 0;
    for (int joint = 0; joint < std::min(joints, 12); ++joint) {
        if (skeleton.joint(joint).channels.empty())
            continue;
        session().selectOnly(NodeId::joint(joint));
        QTRY_VERIFY(panel().curves().isComplete());
        QApplication::processEvents();
        plot().setFocus();
        for (auto *button : panel().findChildren<QToolButton *>()) {
            // A click on a button that opens a menu would wait for the user.
            const QList<QAction *> entries =
                button->popupMode() == QToolButton::InstantPopup ? button->menu()->actions() : QList<QAction *>();
            for (QAction *entry : entries) {
                entry->trigger();
                (void)plot().grab();
            }
            if (entries.isEmpty() && button->isCheckable()) {
                button->click();
                (void)plot().grab();
            }
        }
        panel().curves().setKind(CurveKind::Continuous);
        QTRY_VERIFY(panel().curves().isComplete());
        plot().fitAll();
        const int column = skeleton.joint(joint).firstColumn;
        panel().curves().choose({column});
        const QByteArray before = bytes();
        const int stepsBefore = steps();
        m_curves->drag(m_curves->sample(column, frames / 2), m_curves->sample(column, frames / 2) - QPoint(0, 15));
        QCOMPARE(steps(), stepsBefore + 1);
        QVERIFY(bytes() != before);
        document().undoStack().undo();
        QCOMPARE(bytes(), before);
        ++tried;
    }
    QVERIFY(tried > 0);
}

void CurvesTest::numbersStandAboveTheirLines()
{
    m_curves->showCurvesOf("LeftUpLeg");
    for (int channel = 0; channel < 3; ++channel)
        panel().curves().setSeen(m_curves->columnOf("LeftUpLeg", channel), false);
    const QImage picture = plot().grab().toImage();
    const QRectF area = plot().view().area;
    const QColor text = driver().window().theme().colours().secondaryText;
    const auto isInked = [&](const QRect &where) {
        for (int y = where.top(); y <= where.bottom(); ++y) {
            for (int x = where.left(); x <= where.right(); ++x) {
                const QColor seen = picture.pixelColor(x, y);
                if (std::abs(seen.red() - text.red()) + std::abs(seen.green() - text.green()) < 60)
                    return true;
            }
        }
        return false;
    };
    const int left = static_cast<int>(area.left());
    int tried = 0;
    for (const double value : plot().valueScale().ticks(34.0).values) {
        const int line = static_cast<int>(std::round(plot().valueScale().yOf(value)));
        if (line - 24 < area.top() || line + 16 > area.bottom())
            continue;
        QVERIFY(isInked(QRect(left + 6, line - 12, 30, 10)));
        QVERIFY(!isInked(QRect(left, line - 14, 5, 12)));
        QVERIFY(!isInked(QRect(left, line + 2, 60, 12)));
        ++tried;
    }
    QVERIFY(tried > 1);
}

void CurvesTest::longClipsArePaintedQuickly()
{
    const auto painting = [this](int frames) {
        Clip clip = makeWalker({.frames = 240}).clip;
        Motion motion(frames, clip.motion.columnCount());
        for (int frame = 0; frame < frames; ++frame)
            std::ranges::copy(clip.motion.frame(frame % 240), motion.editFrame(frame).begin());
        motion.setFrameTimeSeconds(clip.motion.frameTimeSeconds());
        clip.motion = std::move(motion);
        document().replaceClip(clip, u"long"_s);
        m_curves->showCurvesOf("LeftUpLeg");
        (void)QTest::qWaitFor([this] { return panel().curves().isComplete(); }, testPatience);
        plot().fitAll();
        (void)plot().grab();
        return leastWorkTime([this] {
            plot().repaintAll();
            plot().repaint();
        });
    };
    const double few = painting(2000);
    const double many = painting(200'000);
    QVERIFY(panel().curves().isComplete());
    QVERIFY2(hardlyGrows(few, many), qPrintable(u"%1 and %2 ms"_s.arg(few).arg(many)));
}

// Many frames share a column of pixels.
void CurvesTest::aDraggedDenseCurveIsPaintedWhereItGoes()
{
    document().replaceClip(makeWalker({.frames = 6000}).clip, u"long"_s);
    m_curves->showCurvesOf("LeftUpLeg");
    QTRY_VERIFY(panel().curves().isComplete());
    const int column = m_curves->columnOf("LeftUpLeg", 0);
    panel().curves().choose({column});
    for (int channel = 1; channel < 3; ++channel)
        panel().curves().setSeen(m_curves->columnOf("LeftUpLeg", channel), false);
    session().playhead().setRange(100, 5900);
    driver().child<QAction>("pose.changeRange")->trigger();
    plot().fitAll();
    QVERIFY(plot().timeScale().pixelsPerFrame() < 1.0);
    const int x = static_cast<int>(plot().timeScale().xOf(4000));
    const auto boxAt = [&](const QColor &colour) {
        const QImage picture = plot().grab().toImage();
        QRect box;
        for (int y = static_cast<int>(plot().view().area.top()); y < picture.height(); ++y) {
            if (picture.pixelColor(x, y).rgb() == colour.rgb())
                box |= QRect(x, y, 1, 1);
        }
        return box;
    };
    const Colours &colours = driver().window().theme().colours();
    const QRect before = boxAt(colours.axis(document().skeleton().column(column).channel.axisIndex()));
    QVERIFY(before.height() > 10);
    const QPoint from = m_curves->sample(column, 2000);
    m_curves->press(from);
    m_curves->move(from - QPoint(0, 20));
    const QRect moved = boxAt(colours.edited);
    m_curves->type(Qt::Key_Escape);
    m_curves->release(from);
    QVERIFY2(std::abs(moved.top() - (before.top() - 20)) <= 1, qPrintable(QString::number(moved.top())));
    QVERIFY2(std::abs(moved.bottom() - (before.bottom() - 20)) <= 1, qPrintable(QString::number(moved.bottom())));
    driver().child<QAction>("pose.changeFalloff")->trigger();
}

void CurvesTest::theCurveBeforeIsOfTheSameDocument()
{
    Clip other = makeWalker({.frames = 120}).clip;
    const int root = 0;
    for (int frame = 0; frame < other.motion.frameCount(); ++frame)
        other.motion.setValue(frame, root, other.motion.value(frame, root) + 30.0);
    m_curves->open(other);
    QTRY_VERIFY(panel().curves().isComplete());
    QVERIFY(panel().curves().before(root) == nullptr);
    driver().child<QAction>("window.nextDocument")->trigger();
    QTRY_VERIFY(panel().curves().isComplete());
    QVERIFY(panel().curves().before(root) == nullptr);
}

namespace {

// Returns the columns of a table by their names.
std::map<QByteArray, std::vector<double>> columnsOf(const QByteArray &table)
{
    QList<QByteArray> lines = table.trimmed().split('\n');
    const QList<QByteArray> names = lines.takeFirst().trimmed().split(',');
    std::map<QByteArray, std::vector<double>> columns;
    for (const QByteArray &line : lines) {
        const QList<QByteArray> values = line.trimmed().split(',');
        for (qsizetype i = 0; i < names.size(); ++i)
            columns[names[i]].push_back(values.value(i).toDouble());
    }
    return columns;
}

} // namespace

void CurvesTest::curvesOfTheWeightAreThoseOfTheTable()
{
    FileFolder folder;
    const QString table = folder.path(u"weight.csv"_s);
    QCOMPARE(QProcess::execute(QStringLiteral(LIMBER_CLI),
                               {u"export"_s, document().path(), table, u"--content"_s, u"weight"_s}),
             0);
    std::map<QByteArray, std::vector<double>> columns = columnsOf(bytesOf(table));
    const auto areAlike = [&](const QByteArray &name, WeightCurve curve) {
        const std::vector<double> &shown = panel().curves().find(static_cast<int>(curve))->curve->values;
        constexpr double rounding = 1e-5;
        return !shown.empty() && std::ranges::equal(shown, columns[name], [](double one, double other) {
            return std::abs(one - other) <= rounding * std::max(1.0, std::abs(one));
        });
    };
    const auto show = [&](int entry) {
        driver().child<QToolButton>("curvesOfWeight")->menu()->actions().at(entry)->trigger();
        return QTest::qWaitFor([&] { return panel().curves().isComplete(); }, testPatience);
    };
    QVERIFY(show(0));
    QVERIFY(areAlike("com.x", WeightCurve::CentreX));
    QVERIFY(areAlike("com.y", WeightCurve::CentreY));
    QVERIFY(areAlike("com.z", WeightCurve::CentreZ));
    QVERIFY(!areAlike("com.z", WeightCurve::CentreX));
    QVERIFY(show(1));
    QVERIFY(areAlike("force.y", WeightCurve::ForceTotal));
    QVERIFY(areAlike("left.y", WeightCurve::ForceLeft));
    QVERIFY(areAlike("right.y", WeightCurve::ForceRight));
    auto *list = driver().child<QTreeWidget>("curveChannels");
    QCOMPARE(list->topLevelItem(0)->text(0), u"Ground force"_s);
    QCOMPARE(list->topLevelItem(0)->childCount(), 3);
    QVERIFY(!list->topLevelItem(0)->child(2)->text(1).isEmpty()); // its value in this frame
    QVERIFY(plot().editableColumns().empty());
}

int main(int argc, char **argv)
{
    WindowDriver::isolateSettings();
    QApplication app(argc, argv);
    CurvesTest test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace tst_curves

#include "tst_curves.moc"
