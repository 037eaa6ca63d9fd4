#include "drawing.h"
#include "figures.h"
#include "support/results/storedresults.h"

#include "layerspanel/layerstrip.h"
#include "session/session.h"
#include "timeline/rows/changerow.h"
#include "timeline/rows/editedframes.h"
#include "timeline/rows/editedrow.h"

#include <QPainter>
#include <QTest>

#include <memory>

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// What rows and strips draw over the frames, compared with the stored results beside this file (see StoredResults).
class TimelineResultsTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void changes_data();
    void changes();
    void editedFrames();
    void layers();

private:
    // Shows 401 frames in 500 pixels, all of them or a part.
    void show(TimelineRow &row, const QString &zoom);
    void check(const QString &name, const QStringList &lines)
    {
        const QString difference = m_stored.difference(name, lines);
        QVERIFY2(difference.isEmpty(), qPrintable(name + u'\n' + difference));
    }

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
        return drawing.description();
    }
};

QStringList descriptionOf(QWidget &widget)
{
    Drawing drawing(widget.size());
    widget.render(&drawing, {}, {}, QWidget::RenderFlags());
    return drawing.description();
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
        choices.tool = ToolKind::Ik;
        choices.spread = {.reach = ChangeReach(reach), .secondsBefore = 0.35, .secondsAfter = 0.8};
    });
    ChangeRow row(*m_ruler);
    row.setTools(&tools);
    row.setSession(m_session.get());
    for (const bool hasRange : {false, true}) {
        if (hasRange)
            m_session->playhead().setRange(150, 260);
        for (const QString &zoom : zooms) {
            show(row, zoom);
            check(u"change of the %1, %2%3"_s.arg(QString::fromUtf8(QTest::currentDataTag()), zoom,
                                                  hasRange ? u", with a range"_s : QString()),
                  TrackOf::description(row) << row.valueText());
        }
    }
}

void TimelineResultsTest::editedFrames()
{
    EditedRow row(*m_ruler);
    row.setSession(m_session.get());
    Clip changed = m_session->document().clip();
    for (const int frame : {0, 1, 2, 57, 200, 202, 204, 399, 400})
        changed.motion.setValue(frame, 2, 5.0);
    m_session->document().reset(changed);
    QTRY_VERIFY(row.frames().isDone());
    for (const QString &zoom : zooms) {
        show(row, zoom);
        check(u"edited frames, "_s + zoom, TrackOf::description(row) << row.valueText());
    }
}

void TimelineResultsTest::layers()
{
    LayerStrip strip;
    strip.resize(320, 28);
    Layer layer;
    for (const bool isActive : {false, true}) {
        for (const bool isHeard : {false, true}) {
            strip.showLayer(layer, frameCount, isActive, isHeard);
            check(u"layer, empty, %1 %2"_s.arg(isActive).arg(isHeard), descriptionOf(strip));
        }
    }
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

QTEST_MAIN(TimelineResultsTest)
#include "tst_timelineresults.moc"
