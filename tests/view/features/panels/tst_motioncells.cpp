#include "figures.h"
#include "items/motiontablemodel.h"
#include "panels/motiondelegate.h"
#include "panels/motionheaders.h"
#include "pictures.h"
#include "session/session.h"
#include "tooltips.h"

#include <QScrollBar>
#include <QTableView>
#include <QTest>

#include <memory>

namespace tst_motioncells {

using namespace limber;
using namespace limber::test;

// How the motion table draws its headers and cells, in colours that a test can distinguish.
class MotionCellsTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void aJointsNameStandsOnceOverItsChannels();
    void aNameStaysVisibleWhileItsJointIsHalfScrolledAway();
    void aLineRunsUnderTheChannelsOfEachJoint();
    void channelsHaveTheColoursOfTheirAxes();
    void theCurrentFramesNumberIsMarked();
    void frameNumbersStandLeftOfTheirTimes();
    void theHeaderIsWideEnoughForTheLastFrame();
    void theCurrentRowIsShaded();
    void theSelectionIsFilledAndTheFocusFramed();
    void editedValuesHaveTheirColour();
    void cellsThatAPreviewWouldChangeAreFilled();
    void aNumberThatIsTooLongLosesItsEnd();

private:
    [[nodiscard]] QImage channels() const { return m_channels->viewport()->grab().toImage(); }
    [[nodiscard]] QImage frames() const { return m_frames->viewport()->grab().toImage(); }
    [[nodiscard]] QImage cell(int frame, int column) const;

    Colours m_colours;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<QTableView> m_table;
    ChannelHeader *m_channels = nullptr;
    FrameHeader *m_frames = nullptr;
    MotionDelegate *m_delegate = nullptr;
};

namespace {

const QColor black(Qt::black);
constexpr int columnWidth = 60;

} // namespace

void MotionCellsTest::init()
{
    m_colours = Colours::darkTheme();
    m_colours.panel = black;
    m_colours.text = Qt::white;
    m_colours.secondaryText = Qt::yellow;
    m_colours.line = Qt::gray;
    m_colours.accent = Qt::magenta;
    m_colours.selection = QColor(0, 0, 200);
    m_colours.edited = QColor(255, 128, 0);
    m_colours.axisX = Qt::red;
    m_colours.axisY = Qt::green;
    m_colours.axisZ = Qt::cyan;
    m_table.reset();
    m_session = std::make_unique<Session>();
    m_session->document().reset(asOpened(standingFigure(2000)));
    m_table = std::make_unique<QTableView>();
    m_channels = new ChannelHeader(m_table.get());
    m_frames = new FrameHeader(m_table.get());
    m_delegate = new MotionDelegate(m_table.get());
    m_table->setHorizontalHeader(m_channels);
    m_table->setVerticalHeader(m_frames);
    m_table->setItemDelegate(m_delegate);
    m_table->setModel(&m_session->motionTable());
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setShowGrid(false);
    m_table->setStyleSheet(QStringLiteral("QTableView { background: black; }"));
    m_channels->setDefaultSectionSize(columnWidth);
    m_channels->setColours(m_colours);
    m_frames->setColours(m_colours);
    m_frames->setCurrentFrame(3);
    m_delegate->setColours(m_colours);
    m_delegate->setCurrentFrame(3);
    m_table->resize(900, 300);
    m_table->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_table.get()));
}

QImage MotionCellsTest::cell(int frame, int column) const
{
    return m_table->viewport()->grab(m_table->visualRect(m_session->motionTable().index(frame, column))).toImage();
}

// Hips have the columns 0 to 5, LeftLeg 6 to 8.
void MotionCellsTest::aJointsNameStandsOnceOverItsChannels()
{
    const QImage image = channels();
    const auto nameIn = [&](int firstColumn, int lastColumn) {
        const QRect upper(firstColumn * columnWidth, 0, (lastColumn - firstColumn + 1) * columnWidth,
                          image.height() / 2 - 2);
        return inkIn(image, upper, black);
    };
    const QRect hipsName = nameIn(0, 5);
    const QFontMetrics metrics = m_channels->fontMetrics();
    QVERIFY(hipsName.left() >= 6 && hipsName.left() <= 9);
    QVERIFY(qAbs(hipsName.width() - metrics.horizontalAdvance(QStringLiteral("Hips"))) <= 4);
    const QRect legName = nameIn(6, 8);
    QVERIFY(legName.left() >= 6 * columnWidth + 6 && legName.left() <= 6 * columnWidth + 9);
    QVERIFY(qAbs(legName.width() - metrics.horizontalAdvance(QStringLiteral("LeftLeg"))) <= 4);
}

void MotionCellsTest::aNameStaysVisibleWhileItsJointIsHalfScrolledAway()
{
    m_table->resize(400, 300);
    m_table->horizontalScrollBar()->setValue(3 * columnWidth + 20); // within the fourth column of the hips
    const QImage image = channels();
    const QRect name = inkIn(image, {0, 0, 2 * columnWidth, image.height() / 2 - 2}, black);
    QVERIFY2(name.left() >= 6 && name.left() <= 9, qPrintable(QString::number(name.left())));
    QVERIFY(name.width() >= m_channels->fontMetrics().horizontalAdvance(QStringLiteral("Hips")) - 4);
}

void MotionCellsTest::aLineRunsUnderTheChannelsOfEachJoint()
{
    const QImage image = channels();
    int row = -1;
    for (int y = 0; y < image.height() - 2 && row < 0; ++y)
        row = image.pixelColor(3 * columnWidth, y) == m_colours.line ? y : row;
    QVERIFY(qAbs(row - image.height() / 2) <= 1);
    for (const int inside : {7, 5 * columnWidth, 6 * columnWidth - 8, 6 * columnWidth + 7, 9 * columnWidth - 8})
        QCOMPARE(image.pixelColor(inside, row), m_colours.line);
    for (const int between : {3, 6 * columnWidth - 3, 6 * columnWidth + 3, 9 * columnWidth - 3})
        QCOMPARE(image.pixelColor(between, row), black);
    QCOMPARE(image.pixelColor(3, image.height() - 1), m_colours.line);
}

void MotionCellsTest::channelsHaveTheColoursOfTheirAxes()
{
    const QImage image = channels();
    const QColor expected[] = {m_colours.axisX, m_colours.axisY, m_colours.axisZ,
                               m_colours.axisZ, m_colours.axisX, m_colours.axisY};
    for (int column = 0; column < 6; ++column) {
        const QRect lower(column * columnWidth, image.height() / 2 + 2, columnWidth, image.height() / 2 - 4);
        const QRect ink = inkIn(image, lower, black);
        QVERIFY(qAbs(ink.right() - (column + 1) * columnWidth + 6) <= 3);
        QVERIFY(qAbs(ink.center().y() - image.height() * 3 / 4) <= 4);
        const QImage channel = image.copy(ink);
        for (const QColor &colour : {m_colours.axisX, m_colours.axisY, m_colours.axisZ})
            QCOMPARE(isWrittenIn(channel, colour), colour == expected[column]);
    }
}

void MotionCellsTest::theCurrentFramesNumberIsMarked()
{
    const QImage image = frames();
    for (const int frame : {2, 3, 4}) {
        const QImage row =
            image.copy(0, m_frames->sectionViewportPosition(frame), image.width(), m_frames->sectionSize(frame));
        QCOMPARE(row.pixelColor(2, 2), frame == 3 ? m_colours.selection : black);
        const QRect number(6, 0, m_frames->fontMetrics().horizontalAdvance(QLatin1Char('3')) + 2, row.height());
        QCOMPARE(isWrittenIn(row.copy(number), m_colours.text), frame != 3);
        QCOMPARE(isWrittenIn(row.copy(number), m_colours.accent), frame == 3);
    }
}

void MotionCellsTest::frameNumbersStandLeftOfTheirTimes()
{
    m_frames->setFrameTime(0.5);
    m_table->resize(900, 301);
    const QImage image = frames();
    const int top = m_frames->sectionViewportPosition(5);
    const QRect row(0, top, image.width(), m_frames->sectionSize(5));
    const QImage picture = image.copy(row);
    const QRect number = boxOf(picture, m_colours.text);
    const QRect time = boxOf(picture, m_colours.secondaryText);
    QVERIFY(number.left() >= 6 && number.left() <= 9 && number.right() < time.left());
    QVERIFY2(time.right() >= image.width() - 10 && time.right() <= image.width() - 6,
             qPrintable(QString::number(time.right())));
    const QFontMetrics metrics = m_frames->fontMetrics();
    QVERIFY(qAbs(time.width() - metrics.horizontalAdvance(QStringLiteral("2.500"))) <= 4);
}

void MotionCellsTest::theHeaderIsWideEnoughForTheLastFrame()
{
    const auto widthFor = [this](int frameCount, double frameTime) {
        m_session->document().reset(standingFigure(frameCount));
        m_frames->setFrameTime(frameTime);
        return m_frames->sizeHint().width();
    };
    const int digit = m_frames->fontMetrics().horizontalAdvance(QLatin1Char('0'));
    const QFontMetrics metrics = m_frames->fontMetrics();
    QCOMPARE(widthFor(5, 0.1), metrics.horizontalAdvance(QStringLiteral("9990.500")) + 26);
    QCOMPARE(widthFor(10, 0.1) - widthFor(5, 0.1), metrics.horizontalAdvance(QStringLiteral("9991.000")) -
                                                       metrics.horizontalAdvance(QStringLiteral("9990.500")));
    QVERIFY(widthFor(1000, 0.1) >= widthFor(900, 0.1) + digit / 2);
    QVERIFY(widthFor(900, 1.0) >= widthFor(900, 0.1) + digit / 2);
}

void MotionCellsTest::theCurrentRowIsShaded()
{
    QCOMPARE(cell(2, 0).pixelColor(3, 3), black);
    QCOMPARE(cell(4, 0).pixelColor(3, 3), black);
    const QColor shade = cell(3, 0).pixelColor(3, 3);
    QVERIFY2(qAbs(shade.blue() - 110) <= 4 && shade.red() == 0, qPrintable(shade.name()));
}

void MotionCellsTest::theSelectionIsFilledAndTheFocusFramed()
{
    m_table->setCurrentIndex(m_session->motionTable().index(6, 1));
    m_table->selectionModel()->select(m_session->motionTable().index(7, 1), QItemSelectionModel::Select);
    m_table->activateWindow();
    m_table->setFocus();
    QApplication::setActiveWindow(m_table.get());
    QTRY_VERIFY(m_table->hasFocus());
    QCOMPARE(cell(7, 1).pixelColor(3, 3), m_colours.selection);
    const QImage focused = cell(6, 1);
    QCOMPARE(focused.pixelColor(3, 3), m_colours.selection);
    QCOMPARE(boxOf(focused, m_colours.accent), focused.rect());
    QVERIFY(boxOf(cell(7, 1), m_colours.accent).isEmpty());
    QCOMPARE(cell(8, 1).pixelColor(3, 3), black);
}

void MotionCellsTest::editedValuesHaveTheirColour()
{
    m_session->document().setValues({5, 1, {1}}, {12.0}, QStringLiteral("edit"));
    QVERIFY(isWrittenIn(cell(5, 1), m_colours.edited));
    QVERIFY(isWrittenIn(cell(6, 1), m_colours.text));
    const QImage image = cell(6, 1);
    const QRect ink = inkIn(image, image.rect(), black);
    QVERIFY2(qAbs(ink.right() - (image.width() - 7)) <= 2, qPrintable(QString::number(ink.right())));
}

void MotionCellsTest::cellsThatAPreviewWouldChangeAreFilled()
{
    const Document &document = m_session->document();
    const QColor plain = cell(6, 1).pixelColor(3, 3);
    m_delegate->setPreview(&m_session->preview());
    Clip after = document.clip();
    after.motion.setValue(6, 1, 77.0);
    m_session->preview().show(after, document.positionRules(), Axis::Y);
    m_table->viewport()->update();
    QVERIFY(cell(6, 1).pixelColor(3, 3) != plain);
    QCOMPARE(cell(6, 2).pixelColor(3, 3), plain);
    QCOMPARE(cell(7, 1).pixelColor(3, 3), plain);
    QVERIFY(isWrittenIn(cell(6, 1), m_colours.text)); // the value of the preview is not in the document yet
    m_session->preview().clear();
    QCOMPARE(cell(6, 1).pixelColor(3, 3), plain);
    m_delegate->setPreview(nullptr);
}

// Without its first digits it would be another number.
void MotionCellsTest::aNumberThatIsTooLongLosesItsEnd()
{
    const MotionTableModel &model = m_session->motionTable();
    m_session->document().setValues({5, 2, {0}}, {-123.456789012345678, 1.0}, QStringLiteral("x"));
    QVERIFY(m_table->fontMetrics().horizontalAdvance(model.index(5, 0).data().toString()) > columnWidth);
    const QImage image = cell(5, 0);
    QVERIFY(inkIn(image, {0, 0, 2, image.height()}, black).isEmpty()); // nothing is cut at the left
    const auto toolTip = [&](int frame) {
        return toolTipAt(*m_table->viewport(), m_table->visualRect(model.index(frame, 0)).center());
    };
    QCOMPARE(toolTip(5), model.index(5, 0).data().toString());
    QVERIFY(!toolTip(6).contains(QStringLiteral("123")));
}

QTEST_MAIN(MotionCellsTest)

} // namespace tst_motioncells

#include "tst_motioncells.moc"
