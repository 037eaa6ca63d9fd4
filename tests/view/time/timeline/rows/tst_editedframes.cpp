#include "figures.h"
#include "pictures.h"
#include "session/session.h"
#include "timeline/rows/editedframes.h"
#include "timeline/rows/editedrow.h"

#include <QTest>

#include <memory>
#include <numeric>

namespace tst_editedframes {

using namespace limber;
using namespace limber::test;

// Which frames differ from the file, and how the row shows them; frames stand 2 pixels apart from pixel 100.
class EditedFramesTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void nothingIsEditedAtFirst();
    void anEditIsCountedAndItsUndoIsNot();
    void movedFramesAreNotEdited();
    void newFramesAreEdited();
    void addedColumnsAreEdited();
    void framesThatALayerChangesAreEdited();
    void aClipWithoutAFileHasNoEditedFrames();
    void anotherDocumentIsComparedAgain();
    void theRowDrawsTheEditedFrames();
    void framesCloserThanAPixelAreOneBar();
    void survivesClipsWithFewFrames();
    void closingTheSessionStopsTheWork();
    void neverBlocksTheWindow();

private:
    void open(int frameCount);
    void edit(int first, int count, double value = 1.0);
    [[nodiscard]] bool isDone() const { return m_row->frames().isDone(); }
    [[nodiscard]] std::vector<int> edited() const;
    [[nodiscard]] Document &document() { return m_session->document(); }
    [[nodiscard]] int x(double frame) const { return qRound(m_scale.xOf(frame)); }

    std::unique_ptr<Session> m_session;
    std::unique_ptr<QWidget> m_ruler;
    std::unique_ptr<EditedRow> m_row;
    TimeScale m_scale;
};

void EditedFramesTest::init()
{
    m_row.reset();
    m_session = std::make_unique<Session>();
    m_ruler = std::make_unique<QWidget>();
    m_row = std::make_unique<EditedRow>(*m_ruler);
    m_row->resize(520, 18);
    open(201);
    m_row->setSession(m_session.get());
    QTRY_VERIFY(isDone());
}

void EditedFramesTest::open(int frameCount)
{
    document().reset(asOpened(standingFigure(frameCount)));
    m_scale = {};
    m_scale.setFrameCount(frameCount);
    m_scale.setPixels(100.0, 400.0);
    m_row->follow(m_scale);
}

void EditedFramesTest::edit(int first, int count, double value)
{
    document().setValues({first, count, {hipsXPosition}}, std::vector<double>(static_cast<std::size_t>(count), value),
                         QStringLiteral("x"));
}

std::vector<int> EditedFramesTest::edited() const
{
    std::vector<int> frames;
    for (int frame = 0; frame < m_row->frames().frameCount(); ++frame) {
        if (m_row->frames().isEdited(frame))
            frames.push_back(frame);
    }
    return frames;
}

void EditedFramesTest::nothingIsEditedAtFirst()
{
    QVERIFY(m_row->frames().hasFile());
    QVERIFY(edited().empty());
    QCOMPARE(m_row->valueText(), QStringLiteral("0 frame(s)"));
}

void EditedFramesTest::anEditIsCountedAndItsUndoIsNot()
{
    edit(10, 3);
    QTRY_COMPARE(edited(), (std::vector<int>{10, 11, 12}));
    QCOMPARE(m_row->frames().count(), 3);
    QCOMPARE(m_row->valueText(), QStringLiteral("3 frame(s)"));
    edit(100, 1);
    edit(5, 1); // both edits come before the row looked at the frames
    QTRY_COMPARE(edited(), (std::vector<int>{5, 10, 11, 12, 100}));
    document().undoStack().setIndex(1);
    QTRY_COMPARE(edited(), (std::vector<int>{10, 11, 12}));
    edit(11, 1, 0.0); // typed back to its old value
    QTRY_COMPARE(edited(), (std::vector<int>{10, 12}));
    document().undoStack().setIndex(0);
    QTRY_VERIFY(edited().empty());
    QCOMPARE(m_row->frames().count(), 0);
}

void EditedFramesTest::movedFramesAreNotEdited()
{
    edit(10, 1);
    document().removeFrames(0, 4);
    QTRY_COMPARE(edited(), (std::vector<int>{6}));
    QTRY_VERIFY(isDone());
    QCOMPARE(m_row->frames().frameCount(), 197);
    document().removeFrames(6, 1);
    QTRY_VERIFY(isDone());
    QVERIFY(edited().empty());
    QCOMPARE(m_row->frames().count(), 0);
    document().undoStack().setIndex(1);
    QTRY_COMPARE(edited(), (std::vector<int>{10}));
}

void EditedFramesTest::newFramesAreEdited()
{
    edit(10, 1);
    QTRY_VERIFY(isDone());
    FrameBlock block = document().motion().copyOfFrames(0, 2);
    block.origins.clear();
    document().insertFrames(5, block, QStringLiteral("x"));
    QTRY_COMPARE(edited(), (std::vector<int>{5, 6, 12}));
    QTRY_VERIFY(isDone());
    QCOMPARE(m_row->frames().count(), 3);
    document().undoStack().undo();
    QTRY_COMPARE(edited(), (std::vector<int>{10}));
}

void EditedFramesTest::addedColumnsAreEdited()
{
    Clip clip = document().clip();
    std::vector<int> from(static_cast<std::size_t>(clip.motion.columnCount()));
    std::iota(from.begin(), from.end(), 0);
    std::swap(from[0], from[1]);
    clip.motion = clip.motion.withColumns(from, std::vector<double>(from.size(), 0.0));
    document().replaceClip(clip, QStringLiteral("x"));
    QTRY_COMPARE(m_row->frames().count(), 201);
    document().undoStack().undo();
    QTRY_COMPARE(m_row->frames().count(), 0);
}

void EditedFramesTest::framesThatALayerChangesAreEdited()
{
    const auto count = [this] { return m_row->frames().count(); };
    Layer layer;
    layer.name = "layer";
    LayerKey key;
    key.frame = 50;
    key.window.full = {50, 50};
    key.offsets = {{0, glm::dvec3(0.0, 0.3, 0.0), std::nullopt}};
    layer.keys = {key}; // without ends it reaches through the clip
    document().setLayers({layer}, QStringLiteral("all"));
    QTRY_COMPARE(count(), 201);
    layer.keys[0].window.zeroBefore = 40;
    layer.keys[0].window.zeroAfter = 55;
    document().setLayers({layer}, QStringLiteral("some"));
    QTRY_COMPARE(count(), 14);
    QVERIFY(m_row->frames().isEdited(41) && !m_row->frames().isEdited(40));
    edit(41, 2);
    QTRY_VERIFY(isDone());
    QCOMPARE(count(), 14); // no frame counts twice
    layer.isMuted = true;
    document().setLayers({layer}, QStringLiteral("mute"));
    QTRY_COMPARE(count(), 2);
    layer.isMuted = false;
    layer.weight = 0.0;
    document().setLayers({layer}, QStringLiteral("weight"));
    QTRY_VERIFY(isDone());
    QCOMPARE(count(), 2);
    document().setLayers({}, QStringLiteral("none"));
    QTRY_VERIFY(isDone());
    QCOMPARE(count(), 2);
}

void EditedFramesTest::aClipWithoutAFileHasNoEditedFrames()
{
    document().reset(standingFigure(50));
    edit(10, 3);
    QTRY_VERIFY(isDone());
    QVERIFY(!m_row->frames().hasFile());
    QVERIFY(edited().empty());
    QVERIFY(m_row->valueText().isEmpty());
}

void EditedFramesTest::anotherDocumentIsComparedAgain()
{
    edit(10, 3);
    QTRY_COMPARE(m_row->frames().count(), 3);
    Session other;
    other.document().reset(asOpened(standingFigure(20)));
    m_row->setSession(&other);
    QTRY_VERIFY(isDone());
    QCOMPARE(m_row->frames().frameCount(), 20);
    QCOMPARE(m_row->frames().count(), 0);
    m_row->setSession(m_session.get());
    QTRY_COMPARE(m_row->frames().count(), 3);
    m_row->setSession(nullptr);
    QCOMPARE(m_row->frames().frameCount(), 0);
}

void EditedFramesTest::theRowDrawsTheEditedFrames()
{
    edit(10, 1);
    edit(100, 21);
    QTRY_COMPARE(m_row->frames().count(), 22);
    const Colours colours = Colours::darkTheme();
    const QImage image = m_row->grab().toImage();
    QCOMPARE(image.pixelColor(x(10), 9), colours.edited);
    QCOMPARE(image.pixelColor(x(10) - 4, 9), colours.panel);
    QCOMPARE(image.pixelColor(x(10) + 4, 9), colours.panel);
    for (const int frame : {100, 110, 120})
        QCOMPARE(image.pixelColor(x(frame), 9), colours.edited);
    QCOMPARE(image.pixelColor(x(124), 9), colours.panel);
}

void EditedFramesTest::framesCloserThanAPixelAreOneBar()
{
    open(40001);
    for (int frame = 1000; frame < 2000; frame += 100) // frames a pixel apart
        edit(frame, 1);
    QTRY_COMPARE(m_row->frames().count(), 10);
    const QImage image = m_row->grab().toImage();
    for (int place = x(1000); place <= x(1900); ++place)
        QCOMPARE(image.pixelColor(place, 9), Colours::darkTheme().edited);
}

void EditedFramesTest::survivesClipsWithFewFrames()
{
    for (const int frames : {1, 2}) {
        open(frames);
        edit(0, 1);
        QTRY_COMPARE(m_row->frames().count(), 1);
        QVERIFY(!m_row->grab().isNull());
        document().removeFrames(0, frames);
        QTRY_VERIFY(isDone());
        QCOMPARE(m_row->frames().count(), 0);
        QVERIFY(!m_row->grab().isNull());
        document().undoStack().setIndex(0);
        QTRY_VERIFY(isDone());
        QCOMPARE(m_row->frames().count(), 0);
    }
    document().reset({});
    QTRY_VERIFY(isDone());
    QVERIFY(!m_row->grab().isNull());
}

void EditedFramesTest::closingTheSessionStopsTheWork()
{
    open(50000);
    edit(0, 50000);
    m_session.reset();
    QTest::qWait(50);
    QVERIFY(!m_row->grab().isNull());
    QCOMPARE(m_row->frames().frameCount(), 0);
}

void EditedFramesTest::neverBlocksTheWindow()
{
    open(200000);
    QTRY_VERIFY(isDone());
    // Edits every frame and sets every second one back, so that no intervals can be merged.
    edit(0, 200000);
    int turns = 0;
    for (; !isDone(); ++turns)
        QCoreApplication::processEvents();
    QCOMPARE(m_row->frames().count(), 200000);
    QVERIFY2(turns > 1, qPrintable(QString::number(turns))); // how many there are depends on the machine
    FrameBlock block = document().motion().copyOfFrames(0, 1);
    document().insertFrames(5, block, QStringLiteral("x"));
    QTRY_VERIFY(isDone());
    QCOMPARE(m_row->frames().count(), 200001);
}

QTEST_MAIN(EditedFramesTest)

} // namespace tst_editedframes

#include "tst_editedframes.moc"
