#include "drawing.h"
#include "figures.h"
#include "support/results/checkstored.h"
#include "support/results/clipsummary.h"

#include "layerspanel/layerstrip.h"
#include "session/comparing/secondclip.h"
#include "session/session.h"
#include "timeline/rows/changerow.h"
#include "timeline/rows/differencerow.h"
#include "timeline/rows/editedrow.h"
#include "timeline/rows/secondcliprow.h"
#include "timeline/timelineoverview.h"
#include "timeline/timelineruler.h"

#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QTest>

#include <cmath>
#include <functional>
#include <memory>

namespace tst_timelineresults {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// What rows and strips draw over the frames, and what the mouse does there, compared with the stored results beside
// this file (see StoredResults).
class TimelineResultsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); } // the same numbers on every machine
    void init();
    void changes_data();
    void changes();
    void comparedClips();
    void layers();
    void gesturesOnTheRuler();
    void gesturesOnTheOverview();

private:
    // Shows 401 frames in 500 pixels, all of them or a part.
    void show(TimelineRow &row, const QString &zoom);
    void check(const QString &name, const QStringList &lines) { checkStored(m_stored, name, lines); }

    StoredResults m_stored{QStringLiteral(LIMBER_STORED_RESULTS), {.absolute = 1e-4, .relative = 1e-6}};
    std::unique_ptr<QWidget> m_ruler;
    std::unique_ptr<Session> m_session;
};

namespace {

constexpr int frameCount = 401;
const QStringList zooms{u"all frames"_s, u"a part"_s, u"few frames"_s};

// The track is painted into a pixmap; this paints it onto a drawing.
struct TrackOf : TimelineRow
{
    static QStringList description(const TimelineRow &row)
    {
        Drawing drawing(row.size());
        QPainter painter(&drawing);
        (row.*&TrackOf::paintTrack)(painter);
        painter.end();
        return drawing.summary();
    }
};

// Drags the mouse in four steps, and returns what `state` says afterwards.
QString dragged(QWidget &widget, const QPoint &from, const QPoint &by, Qt::KeyboardModifiers modifiers,
                Qt::MouseButton button, const std::function<QString()> &state)
{
    const auto send = [&](QEvent::Type type, const QPoint &at, Qt::MouseButton which, Qt::MouseButtons buttons) {
        QMouseEvent event(type, at, widget.mapToGlobal(at), which, buttons, modifiers);
        QCoreApplication::sendEvent(&widget, &event);
    };
    send(QEvent::MouseButtonPress, from, button, button);
    for (int step = 1; step <= 4; ++step)
        send(QEvent::MouseMove, from + by * step / 4, Qt::NoButton, button);
    send(QEvent::MouseButtonRelease, from + by, button, Qt::NoButton);
    return state();
}

QStringList descriptionOf(QWidget &widget)
{
    Drawing drawing(widget.size());
    widget.render(&drawing, {}, {}, QWidget::RenderFlags());
    return drawing.summary();
}

} // namespace

void TimelineResultsTest::init()
{
    m_ruler = std::make_unique<QWidget>();
    m_session = std::make_unique<Session>();
    Clip clip = standingFigure(frameCount);
    clip.motion.setFrameTimeSeconds(0.01);
    m_session->document().reset(asOpened(clip));
    m_session->playhead().setFrame(200);
}

void TimelineResultsTest::show(TimelineRow &row, const QString &zoom)
{
    TimeScale scale;
    scale.setFrameCount(frameCount);
    scale.setPixels(120.0, 500.0);
    if (zoom == zooms[1])
        scale.zoom(0.4, 400.0);
    if (zoom == zooms[2])
        scale.zoom(0.03, 300.0);
    row.resize(640, row.sizeHint().height() > 0 ? row.sizeHint().height() : 24);
    row.follow(scale);
}

void TimelineResultsTest::changes_data()
{
    QTest::addColumn<int>("reach");
    for (const auto &[name, reach] : {std::pair{"frame", ChangeReach::ThisFrame},
                                      {"range", ChangeReach::Range},
                                      {"falloff", ChangeReach::Falloff},
                                      {"clip", ChangeReach::WholeClip}})
        QTest::newRow(name) << int(reach);
}

void TimelineResultsTest::changes()
{
    QFETCH(int, reach);
    ToolSettings tools;
    tools.change([&](ToolChoices &choices) {
        choices.tool = "ik";
        choices.spread = {.reach = ChangeReach(reach), .secondsBefore = 0.35, .secondsAfter = 0.8};
    });
    ChangeRow row(*m_ruler);
    row.setTools(&tools);
    row.setSession(m_session.get());
    for (const bool hasRange : {false, true}) {
        if (hasRange)
            m_session->playhead().setRange(150, 260);
        const QString name = u"change of the %1"_s.arg(QString::fromUtf8(QTest::currentDataTag()));
        const bool isOfTheRange = ChangeReach(reach) == ChangeReach::Range;
        show(row, zooms.front());
        check(isOfTheRange && hasRange ? name + u", with a range"_s : name, TrackOf::description(row)
                                                                                << row.valueText());
        const QString value = row.valueText();
        for (const QString &zoom : zooms) { // says the same of frames that are not seen
            show(row, zoom);
            QCOMPARE(row.valueText(), value);
        }
    }
}

void TimelineResultsTest::comparedClips()
{
    // The second clip is shorter, and two of its joints rotate differently.
    Clip other = standingFigure(frameCount - 60);
    other.motion.setFrameTimeSeconds(0.01);
    for (int frame = 0; frame < other.motion.frameCount(); ++frame) {
        other.motion.setValue(frame, 5, 0.2 * frame);
        other.motion.setValue(frame, 8, 15.0 * std::sin(0.05 * frame));
    }
    const auto clip = std::make_shared<const Clip>(asOpened(other));
    SecondClip &second = m_session->secondClip();
    second.show({u"other.bvh"_s, clip, decidePositionRules(clip->skeleton, clip->motion)});
    QTRY_VERIFY(second.isMeasured());
    DifferenceRow difference(*m_ruler);
    difference.setSession(m_session.get());
    SecondClipRow bar(*m_ruler);
    bar.setSession(m_session.get());
    for (const int shift : {0, 35}) {
        ComparisonSettings settings = second.settings();
        settings.shift = shift;
        second.setSettings(settings);
        QTRY_VERIFY(second.isMeasured());
        show(difference, zooms.front());
        check(u"difference, shift %1"_s.arg(shift), TrackOf::description(difference));
        show(bar, zooms.front());
        check(u"second clip, shift %1"_s.arg(shift), TrackOf::description(bar));
    }
}

void TimelineResultsTest::layers()
{
    LayerStrip strip;
    strip.resize(320, 28);
    Layer layer;
    strip.showLayer(layer, frameCount, false, false);
    check(u"layer, empty"_s, descriptionOf(strip));
    layer.keys = {{30, {{20, 40}, 10, 60}, {}, 0, {}},
                  {200, {{200, 200}, {}, {}}, {}, 0, {}},
                  {390, {{380, 390}, 350, 400}, {}, 0, {}}};
    layer.weightKeys = {{0, 0.0}, {50, 1.0}, {150, 0.25}, {400, 0.75}};
    for (const Layer::Between between : {Layer::Between::Linear, Layer::Between::Eased}) {
        layer.between = between;
        strip.showLayer(layer, frameCount, true, true);
        strip.showFrame(123);
        check(u"layer with keys, %1"_s.arg(int(between)), descriptionOf(strip));
    }
    QList<int> frames;
    connect(&strip, &LayerStrip::frameWanted, this, [&](int frame) { frames << frame; });
    QString asked;
    for (const int x : {0, 1, 40, 160, 300, 319})
        QTest::mouseClick(&strip, Qt::LeftButton, {}, QPoint(x, 12));
    for (const int frame : frames)
        asked += u" %1"_s.arg(frame);
    check(u"layer, clicked frames"_s, {asked});
}

void TimelineResultsTest::gesturesOnTheRuler()
{
    TimelineRuler ruler;
    ToolSettings tools;
    ruler.setTools(&tools);
    ruler.setSession(m_session.get());
    ruler.resize(640, 40);
    ruler.show();
    Playhead &playhead = m_session->playhead();
    const auto state = [&] {
        const TimeScale &scale = ruler.timeScale();
        return u"frame %1, range %2 to %3, frames %4 to %5"_s.arg(playhead.frame())
            .arg(playhead.hasRange() ? playhead.firstFrame() : -1)
            .arg(playhead.hasRange() ? playhead.lastFrame() : -1)
            .arg(scale.firstVisible(), 0, 'f', 4)
            .arg(scale.lastVisible(), 0, 'f', 4);
    };
    QStringList lines;
    for (const Qt::KeyboardModifiers modifiers : {Qt::KeyboardModifiers(), Qt::KeyboardModifiers(Qt::ShiftModifier),
                                                  Qt::KeyboardModifiers(Qt::ShiftModifier | Qt::ControlModifier)}) {
        QStringList drags;
        for (const int from : {30, 70, 200, 201, 420, 600}) {
            for (const int by : {3, 60, -90})
                drags << u"drag from %1 by %2: "_s.arg(from).arg(by) +
                             dragged(ruler, {from, 12}, {by, 4}, modifiers, Qt::LeftButton, state);
        }
        lines << u"with %1"_s.arg(modifiers.toInt()) << withoutLongTables(drags);
    }
    QStringList keys;
    for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Home, Qt::Key_End,
                              Qt::Key_Up, Qt::Key_Down}) {
        for (const Qt::KeyboardModifier modifier : {Qt::NoModifier, Qt::ShiftModifier, Qt::ControlModifier}) {
            playhead.setFrame(200);
            QTest::keyClick(&ruler, key, modifier);
            keys << u"key %1 with %2: "_s.arg(int(key)).arg(int(modifier)) + state();
        }
    }
    lines << u"keys"_s << withoutLongTables(keys);
    lines << u"scrolled: "_s + dragged(ruler, {300, 12}, {-45, 0}, {}, Qt::MiddleButton, state);
    ruler.showFrames(100.0, 180.0);
    lines << u"a part: "_s + state();
    ruler.pan(37.0);
    lines << u"moved: "_s + state();
    lines << u"scrolled: "_s + dragged(ruler, {300, 12}, {-45, 0}, {}, Qt::MiddleButton, state);
    ruler.showAllFrames();
    lines << u"all: "_s + state();
    check(u"gestures on the ruler"_s, lines);
}

void TimelineResultsTest::gesturesOnTheOverview()
{
    TimelineOverview overview;
    overview.resize(640, TimelineOverview::barHeight);
    TimeScale scale;
    scale.setFrameCount(frameCount);
    scale.setPixels(20.0, 600.0);
    scale.zoom(0.3, 400.0);
    QString wanted;
    connect(&overview, &TimelineOverview::framesWanted, this,
            [&](double first, double last) { wanted = u"%1 to %2"_s.arg(first, 0, 'f', 4).arg(last, 0, 'f', 4); });
    QStringList lines;
    for (int x = 0; x <= 640; x += 32) {
        for (const int by : {0, 25, -400}) {
            overview.follow(scale);
            wanted.clear();
            lines << u"from %1 by %2: "_s.arg(x).arg(by) +
                         dragged(overview, {x, 9}, {by, 0}, {}, Qt::LeftButton, [&] { return wanted; });
        }
    }
    for (const double at : {overview.seenPart().left(), overview.seenPart().right()}) {
        for (const int by : {8, -30}) {
            overview.follow(scale);
            lines << u"an end by %1: "_s.arg(by) +
                         dragged(overview, {qRound(at), 9}, {by, 0}, {}, Qt::LeftButton, [&] { return wanted; });
        }
    }
    check(u"gestures on the overview"_s, withoutLongTables(lines));
}

QTEST_MAIN(TimelineResultsTest)

} // namespace tst_timelineresults

#include "tst_timelineresults.moc"
