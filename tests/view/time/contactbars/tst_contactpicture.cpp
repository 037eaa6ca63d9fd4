#include "body/rolesbyname.h"
#include "body/vocabulary.h"
#include "contactbars/contactbars.h"
#include "drawing.h"
#include "pictures.h"
#include "support/walker.h"

#include <QApplication>
#include <QMouseEvent>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include <memory>

namespace tst_contactpicture {

using namespace limber;
using namespace limber::test;

// How the bars of contacts look, and what the mouse shows over them.
class ContactPictureTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void barsHaveTheColoursOfTheirSides();
    void theSelectedBarIsFramedAndItsEndMarked();
    void linesAreSeparated();
    void aToeIsPaler();
    void fourLegsHaveTheNamesOfTheirFeet();
    void namesStandBeforeTheFrames();
    void theNameOfTheChosenRowIsBright();
    void theCurrentFrameIsALine();
    void aCurrentFrameOutsideIsNotDrawn();
    void everyShapeStandsInItsRow();
    void missingFeetAreReported();
    void isAsHighAsItsRows();
    void theCursorShowsWhatADragDoes();
    void theMiddleButtonScrolls();
    void aSmallMoveIsNoDrag();
    void aDoubleClickOnANameShowsAllFrames();
    void showsHowLongAContactIs();
    void aBarAtTheEndOfTheClipIsNotMovedBeyondIt();
    void upAndDownStayInTheRows();

private:
    [[nodiscard]] QImage picture() const { return m_bars->grab().toImage(); }
    [[nodiscard]] QPoint at(int row, double frame) const
    {
        return {qRound(m_bars->timeScale().xOf(frame)), qRound(m_bars->rectOfRow(row).center().y())};
    }
    [[nodiscard]] int x(double frame) const { return qRound(m_bars->timeScale().xOf(frame)); }
    void send(QEvent::Type type, const QPoint &place, Qt::MouseButton button, Qt::MouseButtons buttons) const;
    void zoomIn() const;

    Clip m_clip;
    Colours m_colours;
    int m_leftFoot = NoJoint;
    int m_rightFoot = NoJoint;
    std::unique_ptr<ContactBars> m_bars;
};

namespace {

const QColor black(Qt::black);

} // namespace

void ContactPictureTest::init()
{
    m_clip = makeWalker({.frames = 201}).clip;
    m_leftFoot = jointNamed(m_clip.skeleton, "LeftFoot");
    m_rightFoot = jointNamed(m_clip.skeleton, "RightFoot");
    m_colours = Colours::darkTheme();
    m_colours.panel = black;
    m_colours.left = Qt::blue;
    m_colours.right = Qt::red;
    m_colours.text = Qt::white;
    m_colours.secondaryText = Qt::yellow;
    m_colours.line = Qt::darkGray;
    m_colours.accent = Qt::magenta;
    m_colours.selected = Qt::green;
    m_bars = std::make_unique<ContactBars>(m_colours);
    m_bars->setClip(m_clip.skeleton, std::vector{legsByRoles(rolesByName(m_clip.skeleton, Vocabulary::builtIn()))}, 201,
                    0.01);
    m_bars->resize(920, 100);
    m_bars->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_bars.get()));
}

void ContactPictureTest::send(QEvent::Type type, const QPoint &place, Qt::MouseButton button,
                              Qt::MouseButtons buttons) const
{
    QMouseEvent event(type, place, m_bars->mapToGlobal(place), button, buttons, {});
    QCoreApplication::sendEvent(m_bars.get(), &event);
}

void ContactPictureTest::zoomIn() const
{
    const QPointF place(at(0, 100));
    QWheelEvent wheel(place, m_bars->mapToGlobal(place), {}, {0, 960}, Qt::NoButton, {}, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(m_bars.get(), &wheel);
}

void ContactPictureTest::barsHaveTheColoursOfTheirSides()
{
    m_bars->setContacts({{m_leftFoot, {{40, 80}, {120, 160}}}, {m_rightFoot, {{60, 100}}}});
    const QImage image = picture();
    for (const double frame : {41.0, 60.0, 79.0, 121.0, 159.0})
        QCOMPARE(image.pixelColor(at(0, frame)), m_colours.left);
    for (const double frame : {38.0, 82.0, 100.0, 118.0, 162.0})
        QCOMPARE(image.pixelColor(at(0, frame)), black);
    QCOMPARE(image.pixelColor(at(2, 80)), m_colours.right);
    QCOMPARE(image.pixelColor(at(1, 60)), black);
}

void ContactPictureTest::theSelectedBarIsFramedAndItsEndMarked()
{
    m_bars->setContacts({{m_leftFoot, {{40, 80}, {120, 160}}}});
    QVERIFY(boxOf(picture(), m_colours.selected).isEmpty());
    QTest::mouseClick(m_bars.get(), Qt::LeftButton, {}, at(0, 60));
    const double half = 0.5 * m_bars->timeScale().pixelsPerFrame();
    QTest::keyClick(m_bars.get(), Qt::Key_End);
    QVERIFY(qAbs(boxOf(picture(), m_colours.selected).center().x() - (m_bars->timeScale().xOf(80) + half)) <= 2.0);
    QTest::keyClick(m_bars.get(), Qt::Key_Home);
    QVERIFY(qAbs(boxOf(picture(), m_colours.selected).center().x() - (m_bars->timeScale().xOf(40) - half)) <= 2.0);
    const QImage image = picture();
    const int top = qRound(m_bars->rectOfRow(0).top()) + 3;
    QVERIFY(!inkIn(image, {x(60), top - 1, 1, 2}, m_colours.left).isEmpty());
    QVERIFY(image.pixelColor(x(60), top).lightness() > m_colours.left.lightness());
    QVERIFY(image.pixelColor(x(140), top + 1).lightness() <= m_colours.left.lightness()); // the other end is not marked
}

void ContactPictureTest::linesAreSeparated()
{
    const QImage image = picture();
    for (const int row : {1, 3}) {
        const int bottom = qRound(m_bars->rectOfRow(row).bottom()) - 1;
        QCOMPARE(image.pixelColor(x(100), bottom), m_colours.line);
        QCOMPARE(image.pixelColor(x(100), bottom - 2), black);
        QCOMPARE(image.pixelColor(20, bottom), black); // the line does not run under the names
    }
    for (const int row : {0, 2}) // foot and toe belong together
        QCOMPARE(image.pixelColor(x(100), qRound(m_bars->rectOfRow(row).bottom()) - 1), black);
}

void ContactPictureTest::aToeIsPaler()
{
    const int toe = jointNamed(m_clip.skeleton, "LeftToeBase");
    m_bars->setContacts({{m_leftFoot, {{40, 80}}}, {toe, {{40, 80}}}});
    const QImage image = picture();
    const auto blueAt = [&](int y) { return image.pixelColor(x(60), y).blue(); };
    for (const int y : {4, 5, 6, 7})
        QCOMPARE(blueAt(y), 255);
    QCOMPARE(blueAt(8), 0);
    QCOMPARE(blueAt(9), 0);
    for (const int y : {10, 11, 12, 13})
        QVERIFY2(qAbs(blueAt(y) - 153) <= 2, qPrintable(QString::number(blueAt(y)))); // 60 %
    QCOMPARE(blueAt(3), 0);
    QCOMPARE(blueAt(14), 0);
}

void ContactPictureTest::fourLegsHaveTheNamesOfTheirFeet()
{
    const FigureLegs two = legsByRoles(rolesByName(m_clip.skeleton, Vocabulary::builtIn()));
    m_bars->setClip(m_clip.skeleton, std::vector{two, two}, 201, 0.01); // two figures, which are here the same
    Drawing drawing(m_bars->size());
    m_bars->render(&drawing);
    QVERIFY(!drawing.text(QStringLiteral("LeftFoot")).box.isEmpty());
    QVERIFY(!drawing.text(QStringLiteral("RightFoot")).box.isEmpty());
}

void ContactPictureTest::namesStandBeforeTheFrames()
{
    const QImage image = picture();
    const QFontMetrics metrics = m_bars->fontMetrics();
    int widest = 0;
    for (const char *name : {"Left foot", "Right foot"})
        widest = qMax(widest, metrics.horizontalAdvance(QLatin1String(name)));
    QCOMPARE(m_bars->rectOfRow(0).left(), double(qMin(120, widest) + 16));
    const QRect name = inkIn(image, {2, 2, qRound(m_bars->rectOfRow(0).left()) - 4, 14}, black);
    QVERIFY(name.left() >= 8 && name.left() <= 10);
    QVERIFY(qAbs(name.width() - metrics.horizontalAdvance(QStringLiteral("Left foot"))) <= 4);
    m_bars->setContacts({{0, {{1, 2}}}}); // of another joint, which has its own name
    m_bars->setJointNames(QStringList(m_clip.skeleton.jointCount(), QString(100, QLatin1Char('m'))));
    QCOMPARE(m_bars->rectOfRow(0).left(), 136.0);
    m_bars->resize(180, 100);
    QCOMPARE(m_bars->rectOfRow(0).left(), 76.0); // a third of the width, with the margins
}

void ContactPictureTest::theNameOfTheChosenRowIsBright()
{
    const auto brightRows = [this] {
        const QImage image = picture();
        QList<int> rows;
        for (const int row : {0, 2}) {
            const QRectF frames = m_bars->rectOfRow(row);
            const QRect name(0, qRound(frames.top()), qRound(frames.left()) - 2, 16);
            bool isBright = false;
            for (int x = name.left(); x <= name.right(); ++x) {
                for (int y = name.top(); y <= name.bottom(); ++y) {
                    const QColor pixel = image.pixelColor(x, y);
                    isBright = isBright || (pixel.green() > 128 && pixel.blue() > 128); // white or nearly so
                }
            }
            if (isBright)
                rows << row;
        }
        return rows;
    };
    m_bars->setFrame(100); // the line of the current frame is bright, too
    m_bars->clearFocus();
    QCOMPARE(brightRows(), QList<int>());
    m_bars->activateWindow();
    m_bars->setFocus();
    QTRY_VERIFY(m_bars->hasFocus());
    QTest::mouseClick(m_bars.get(), Qt::LeftButton, {}, at(2, 60));
    QCOMPARE(brightRows(), QList<int>{2});
    // The row without a bar is marked before its frames.
    const auto mark = [this] {
        const QRectF row = m_bars->rectOfRow(2);
        return inkIn(picture(), QRect(qRound(row.left()), qRound(row.top()), 3, 17), black);
    };
    m_bars->setFrame(100);
    const QRect foot = mark();
    QVERIFY(!foot.isEmpty());
    QTest::keyClick(m_bars.get(), Qt::Key_Down);
    QVERIFY(mark().top() > foot.top());
}

void ContactPictureTest::theCurrentFrameIsALine()
{
    for (const int frame : {0, 100, 200}) {
        m_bars->setFrame(frame);
        const QImage image = picture();
        for (const int top : {2, 20}) { // in the first and in the last line
            const QRect ink = inkIn(image, {x(frame) - 5, top, 11, 12}, black);
            QVERIFY(qAbs(ink.center().x() - x(frame)) <= 1 && ink.width() <= 3);
        }
        QVERIFY(inkIn(image, {x(frame) - 1, 38, 3, 50}, black).isEmpty()); // nothing is drawn below the rows
    }
}

void ContactPictureTest::aCurrentFrameOutsideIsNotDrawn()
{
    m_bars->setFrame(100);
    zoomIn();
    const QPoint from = at(0, 100);
    send(QEvent::MouseButtonPress, from, Qt::MiddleButton, Qt::MiddleButton);
    send(QEvent::MouseMove, from + QPoint(4000, 0), Qt::NoButton, Qt::MiddleButton);
    QVERIFY(m_bars->timeScale().xOf(100) > m_bars->width());
    send(QEvent::MouseMove, from - QPoint(4000, 0), Qt::NoButton, Qt::MiddleButton);
    QVERIFY(m_bars->timeScale().xOf(100) < m_bars->rectOfRow(0).left());
    // There is nothing between the names, where the line would be.
    const int place = qRound(m_bars->timeScale().xOf(100));
    QVERIFY(place < 0);
    const QImage image = picture();
    QVERIFY(inkIn(image, {2, 38, m_bars->width() - 4, 50}, black).isEmpty());
}

void ContactPictureTest::everyShapeStandsInItsRow()
{
    m_bars->setContacts({{m_leftFoot, {{40, 80}, {120, 160}}}});
    Drawing drawing(m_bars->size());
    m_bars->render(&drawing);
    const TimeScale &scale = m_bars->timeScale();
    const QRectF row = m_bars->rectOfRow(0);

    const QStringList lines = drawing.lines(m_colours.line);
    QVERIFY(lines.size() > 1);
    for (int index = 0; index < lines.size(); ++index) {
        const double y = m_bars->rectOfRow(2 * index + 1).bottom() - 0.5;
        QCOMPARE(lines[index], written(QPolygonF({QPointF(row.left(), y), QPointF(row.right(), y)})));
    }

    QStringList bars;
    for (const DrawnShape &shape : drawing.shapes()) {
        if (shape.fill == m_colours.left && shape.kind == DrawnShape::Kind::Path)
            bars << written(QRectF(shape.box.left(), row.top(), shape.box.width(), row.height()));
    }
    const auto expected = [&](double first, double last) {
        return written(
            QRectF(scale.xOf(first - 0.5), row.top(), scale.xOf(last + 0.5) - scale.xOf(first - 0.5), row.height()));
    };
    QCOMPARE(bars, QStringList({expected(40, 80), expected(120, 160)}));
    const DrawnShape name = drawing.text(QStringLiteral("Left foot"));
    QCOMPARE(name.box.left(), 8.0);
    QVERIFY(qAbs(name.box.center().y() - row.bottom()) <= 1.0); // between foot and toe
}

void ContactPictureTest::missingFeetAreReported()
{
    QVERIFY(!inkIn(picture(), {200, 2, 10, 90}, black).isEmpty());
    Skeleton skeleton;
    skeleton.addJoint({.name = "Hips", .channels = {}});
    m_bars->setClip(skeleton, {}, 10, 0.1);
    const QRect ink = inkIn(picture(), {3, 3, 900, 94}, black);
    QVERIFY(ink.left() >= 8 && ink.left() <= 11);
    QVERIFY(qAbs(ink.center().y() - 50) <= 4);
}

void ContactPictureTest::isAsHighAsItsRows()
{
    QCOMPARE(m_bars->sizeHint().height(), 2 * 18 + 2);
    QCOMPARE(m_bars->minimumSizeHint().height(), 2 * 18 + 2);
    m_bars->setContacts({{0, {{1, 2}}}}); // a contact of the hips
    QCOMPARE(m_bars->sizeHint().height(), 3 * 18 + 2);
}

void ContactPictureTest::theCursorShowsWhatADragDoes()
{
    m_bars->setContacts({{m_leftFoot, {{40, 80}}}});
    const auto over = [this](const QPoint &place) {
        send(QEvent::MouseMove, place, Qt::NoButton, Qt::NoButton);
        return m_bars->cursor().shape();
    };
    QCOMPARE(over(at(0, 40)), Qt::SizeHorCursor);
    QCOMPARE(over(at(0, 60)), Qt::OpenHandCursor);
    QCOMPARE(over(at(0, 80)), Qt::SizeHorCursor);
    QCOMPARE(over(at(0, 120)), Qt::ArrowCursor);
    QCOMPARE(over(at(1, 60)), Qt::ArrowCursor);
}

void ContactPictureTest::theMiddleButtonScrolls()
{
    zoomIn();
    const double under = m_bars->timeScale().frameAt(500.0);
    send(QEvent::MouseButtonPress, {500, 9}, Qt::MiddleButton, Qt::MiddleButton);
    send(QEvent::MouseMove, {460, 9}, Qt::NoButton, Qt::MiddleButton);
    send(QEvent::MouseMove, {440, 9}, Qt::NoButton, Qt::MiddleButton);
    send(QEvent::MouseButtonRelease, {440, 9}, Qt::MiddleButton, Qt::NoButton);
    QVERIFY(qAbs(m_bars->timeScale().frameAt(440.0) - under) < 1e-9);
    QVERIFY(m_bars->rows().contacts().empty());
}

void ContactPictureTest::aSmallMoveIsNoDrag()
{
    QSignalSpy edits(m_bars.get(), &ContactBars::contactsEdited);
    QSignalSpy wanted(m_bars.get(), &ContactBars::frameWanted);
    const QPoint from = at(0, 100);
    const int slip = QApplication::startDragDistance();
    send(QEvent::MouseButtonPress, from, Qt::LeftButton, Qt::LeftButton);
    send(QEvent::MouseMove, from + QPoint(slip - 1, 0), Qt::NoButton, Qt::LeftButton);
    send(QEvent::MouseButtonRelease, from + QPoint(slip - 1, 0), Qt::LeftButton, Qt::NoButton);
    QCOMPARE(edits.count(), 0);
    QCOMPARE(wanted.count(), 1);
    send(QEvent::MouseButtonPress, from, Qt::LeftButton, Qt::LeftButton);
    send(QEvent::MouseMove, from + QPoint(slip, 0), Qt::NoButton, Qt::LeftButton);
    send(QEvent::MouseMove, from + QPoint(1, 0), Qt::NoButton, Qt::LeftButton); // the drag has begun, so it continues
    send(QEvent::MouseButtonRelease, from + QPoint(1, 0), Qt::LeftButton, Qt::NoButton);
    QCOMPARE(edits.count(), 1);
    QCOMPARE(wanted.count(), 1);
    send(QEvent::MouseButtonPress, from, Qt::RightButton, Qt::RightButton);
    send(QEvent::MouseButtonRelease, from, Qt::RightButton, Qt::NoButton);
    QCOMPARE(wanted.count(), 1);
}

void ContactPictureTest::aDoubleClickOnANameShowsAllFrames()
{
    m_bars->setContacts({{m_leftFoot, {{40, 80}}}});
    zoomIn();
    QVERIFY(!m_bars->timeScale().showsAll());
    QTest::mouseDClick(m_bars.get(), Qt::RightButton, {}, at(1, 100));
    QVERIFY(!m_bars->timeScale().showsAll());
    QTest::mouseDClick(m_bars.get(), Qt::LeftButton, {}, QPoint(4, at(1, 100).y())); // on the name
    QVERIFY(m_bars->timeScale().showsAll());
    QVERIFY(!m_bars->rows().contacts().empty());
}

void ContactPictureTest::showsHowLongAContactIs()
{
    m_bars->setContacts({{m_leftFoot, {{40, 80}}}});
    QVERIFY(m_bars->chosenText().isEmpty());
    QTest::mouseClick(m_bars.get(), Qt::LeftButton, {}, at(0, 60));
    QCOMPARE(m_bars->chosenText(), QStringLiteral("LeftFoot planted, frames 40–80 (0.41 s from 0.40 s)"));
}

void ContactPictureTest::aBarAtTheEndOfTheClipIsNotMovedBeyondIt()
{
    m_bars->setContacts({{m_leftFoot, {{190, 199}}}});
    const auto interval = [this] { return m_bars->rows().rows()[0].intervals.front(); };
    QTest::mouseClick(m_bars.get(), Qt::LeftButton, {}, at(0, 195));
    QTest::keyClick(m_bars.get(), Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(interval(), (FrameInterval{191, 200}));
    QTest::keyClick(m_bars.get(), Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(interval(), (FrameInterval{191, 200}));
    QTest::keyClick(m_bars.get(), Qt::Key_End);
    QTest::keyClick(m_bars.get(), Qt::Key_Right);
    QCOMPARE(interval(), (FrameInterval{191, 200}));
    QTest::keyClick(m_bars.get(), Qt::Key_Home);
    for (int press = 0; press < 12; ++press)
        QTest::keyClick(m_bars.get(), Qt::Key_Right);
    QCOMPARE(interval(), (FrameInterval{200, 200}));
}

void ContactPictureTest::upAndDownStayInTheRows()
{
    const auto rowOfNew = [this] {
        QTest::keyClick(m_bars.get(), Qt::Key_Insert);
        const int row = m_bars->chosen().row;
        QTest::keyClick(m_bars.get(), Qt::Key_Delete);
        return row;
    };
    QTest::keyClick(m_bars.get(), Qt::Key_Up);
    QCOMPARE(rowOfNew(), 0);
    for (const int expected : {1, 2, 3, 3}) {
        QTest::keyClick(m_bars.get(), Qt::Key_Down);
        QCOMPARE(rowOfNew(), expected);
    }
    QTest::keyClick(m_bars.get(), Qt::Key_Up);
    QCOMPARE(rowOfNew(), 2);
}

QTEST_MAIN(ContactPictureTest)

} // namespace tst_contactpicture

#include "tst_contactpicture.moc"
