#include "figure/painting/figureview.h"
#include "figures.h"
#include "pose/pose.h"

#include <QMouseEvent>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include <memory>

namespace tst_figureview {

using namespace limber;
using namespace limber::test;

// The small view of figures in dialogs.
class FigureViewTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void showsWhyItIsEmpty();
    void theTitleStandsInTheCorner();
    void pointingAtAJointIsReportedOnce();
    void aClickReportsTheJoint();
    void aDragTurnsOrShiftsThePicture_data();
    void aDragTurnsOrShiftsThePicture();
    void aSmallMoveIsStillAClick();
    void aNewSizeFramesTheFiguresUntilTheUserMovesTheCamera();
    void aDoubleClickFramesAllFigures();
    void theWheelZooms();
    void followsTheLastFigure();
    void theFloorIsDrawnWhereItIsKnown();
    void aGhostIsFaint();
    void theSelectedJointStandsOut();

private:
    void show(const std::vector<const Clip *> &clips);
    void setPose(int figure, const Clip &clip, double x = 0.0);
    void send(QEvent::Type type, const QPoint &at, Qt::MouseButton button, Qt::MouseButtons buttons,
              Qt::KeyboardModifiers modifiers = {}) const;
    void drag(const QPoint &by, Qt::MouseButton button, Qt::KeyboardModifiers modifiers = {}) const;
    [[nodiscard]] QPoint placeOf(int joint);
    [[nodiscard]] QImage picture() const { return m_view->grab().toImage(); }

    Clip m_clip;
    std::unique_ptr<FigureView> m_view;
};

namespace {

constexpr int side = 300;
const QPoint corner(4, side - 4);

// How many pixels differ clearly.
int differing(const QImage &a, const QImage &b)
{
    int count = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x)
            count += qAbs(a.pixelColor(x, y).lightness() - b.pixelColor(x, y).lightness()) > 12 ? 1 : 0;
    }
    return count;
}

} // namespace

void FigureViewTest::init()
{
    m_clip = standingFigure(1);
    m_view = std::make_unique<FigureView>(Colours::darkTheme());
    m_view->resize(side, side);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
}

void FigureViewTest::show(const std::vector<const Clip *> &clips)
{
    std::vector<const Skeleton *> skeletons;
    for (const Clip *clip : clips)
        skeletons.push_back(&clip->skeleton);
    m_view->setSkeletons(skeletons, Axis::Y);
    for (int figure = 0; figure < static_cast<int>(clips.size()); ++figure)
        setPose(figure, *clips[static_cast<std::size_t>(figure)]);
    m_view->frameFigures();
}

void FigureViewTest::setPose(int figure, const Clip &clip, double x)
{
    Clip moved = clip;
    moved.motion.setValue(0, hipsXPosition, x);
    m_view->setPose(figure, poseAt(moved, 0, PositionRules()));
}

void FigureViewTest::send(QEvent::Type type, const QPoint &at, Qt::MouseButton button, Qt::MouseButtons buttons,
                          Qt::KeyboardModifiers modifiers) const
{
    QMouseEvent event(type, at, m_view->mapToGlobal(at), button, buttons, modifiers);
    QCoreApplication::sendEvent(m_view.get(), &event);
}

void FigureViewTest::drag(const QPoint &by, Qt::MouseButton button, Qt::KeyboardModifiers modifiers) const
{
    send(QEvent::MouseButtonPress, {150, 150}, button, button, modifiers);
    send(QEvent::MouseMove, QPoint(150, 150) + by / 2, Qt::NoButton, button, modifiers);
    send(QEvent::MouseMove, QPoint(150, 150) + by, Qt::NoButton, button, modifiers);
    send(QEvent::MouseButtonRelease, QPoint(150, 150) + by, button, Qt::NoButton, modifiers);
}

// A pixel at which the view reports this joint.
QPoint FigureViewTest::placeOf(int joint)
{
    int hovered = NoJoint;
    const auto connection =
        connect(m_view.get(), &FigureView::jointHovered, this, [&hovered](int found) { hovered = found; });
    QPoint place = corner;
    for (int y = 2; y < side && hovered != joint; y += 4) {
        for (int x = 2; x < side && hovered != joint; x += 4) {
            place = {x, y};
            send(QEvent::MouseMove, place, Qt::NoButton, Qt::NoButton);
        }
    }
    send(QEvent::MouseMove, corner, Qt::NoButton, Qt::NoButton);
    disconnect(connection);
    return place;
}

void FigureViewTest::showsWhyItIsEmpty()
{
    const QImage before = picture();
    m_view->setEmptyText(QStringLiteral("Nothing yet"));
    const QImage image = picture();
    QRect ink;
    for (int y = 0; y < side; ++y) {
        for (int x = 0; x < side; ++x) {
            if (qAbs(image.pixelColor(x, y).lightness() - before.pixelColor(x, y).lightness()) > 20)
                ink |= QRect(x, y, 1, 1);
        }
    }
    QVERIFY(qAbs(ink.center().x() - side / 2) <= 3 && qAbs(ink.center().y() - side / 2) <= 5);
    m_view->setSelectedJoint(0); // the joint is in no figure
    m_view->setLitBones({NodeId::joint(0)});
    m_view->frameFigures();
    QVERIFY(m_view->showsAllJoints());
    QSignalSpy hovered(m_view.get(), &FigureView::jointHovered);
    QSignalSpy clicked(m_view.get(), &FigureView::jointClicked);
    QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, {150, 150});
    send(QEvent::MouseMove, {150, 150}, Qt::NoButton, Qt::NoButton);
    QCOMPARE(hovered.count(), 0);
    QCOMPARE(clicked.takeFirst().first().toInt(), NoJoint);
}

void FigureViewTest::theTitleStandsInTheCorner()
{
    show({&m_clip});
    const QImage before = picture();
    const auto inkOf = [&](const QString &title) {
        m_view->setTitle(title);
        const QImage image = picture();
        QRect ink;
        for (int y = 0; y < 40; ++y) {
            for (int x = 0; x < side; ++x) {
                if (qAbs(image.pixelColor(x, y).lightness() - before.pixelColor(x, y).lightness()) > 40)
                    ink |= QRect(x, y, 1, 1);
            }
        }
        return ink;
    };
    const QRect ink = inkOf(QStringLiteral("Source"));
    QVERIFY(ink.left() >= 8 && ink.left() <= 10 && ink.top() >= 8 && ink.top() <= 14);
    QVERIFY(qAbs(ink.width() - m_view->fontMetrics().horizontalAdvance(QStringLiteral("Source"))) <= 4);
    const QRect wide = inkOf(QString(200, QLatin1Char('m')));
    QVERIFY(wide.right() <= side - 8 && wide.right() > side - 30);
    QCOMPARE(m_view->accessibleName(), QString(200, QLatin1Char('m')));
}

void FigureViewTest::pointingAtAJointIsReportedOnce()
{
    show({&m_clip});
    const QPoint place = placeOf(leftLeg);
    QSignalSpy hovered(m_view.get(), &FigureView::jointHovered);
    send(QEvent::MouseMove, place, Qt::NoButton, Qt::NoButton);
    send(QEvent::MouseMove, place, Qt::NoButton, Qt::NoButton);
    QCOMPARE(hovered.count(), 1);
    QCOMPARE(hovered.takeFirst().first().toInt(), leftLeg);
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(m_view.get(), &leave);
    QCOMPARE(hovered.takeFirst().first().toInt(), NoJoint);
    QCoreApplication::sendEvent(m_view.get(), &leave);
    QCOMPARE(hovered.count(), 0);
}

void FigureViewTest::aClickReportsTheJoint()
{
    show({&m_clip});
    const QPoint place = placeOf(rightLeg);
    QSignalSpy clicked(m_view.get(), &FigureView::jointClicked);
    QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, place);
    QCOMPARE(clicked.takeFirst().first().toInt(), rightLeg);
    QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, corner);
    QCOMPARE(clicked.takeFirst().first().toInt(), NoJoint);
    QTest::mouseClick(m_view.get(), Qt::RightButton, {}, place);
    QCOMPARE(clicked.count(), 0);
}

void FigureViewTest::aDragTurnsOrShiftsThePicture_data()
{
    QTest::addColumn<int>("button");
    QTest::addColumn<int>("modifiers");
    QTest::addColumn<bool>("shifts");
    QTest::newRow("left") << int(Qt::LeftButton) << 0 << false;
    QTest::newRow("Shift+left") << int(Qt::LeftButton) << int(Qt::ShiftModifier) << true;
    QTest::newRow("middle") << int(Qt::MiddleButton) << 0 << true;
    QTest::newRow("right") << int(Qt::RightButton) << 0 << true;
}

void FigureViewTest::aDragTurnsOrShiftsThePicture()
{
    QFETCH(int, button);
    QFETCH(int, modifiers);
    QFETCH(bool, shifts);
    show({&m_clip});
    QSignalSpy clicked(m_view.get(), &FigureView::jointClicked);
    const QPoint before = placeOf(leftLeg);
    drag({60, 0}, Qt::MouseButton(button), Qt::KeyboardModifiers(modifiers));
    const QPoint by = placeOf(leftLeg) - before;
    QCOMPARE(qAbs(by.x() - 60) <= 8, shifts);
    QCOMPARE(clicked.count(), 0);
}

void FigureViewTest::aSmallMoveIsStillAClick()
{
    show({&m_clip});
    const QImage before = picture();
    drag({1, 1}, Qt::LeftButton);
    QCOMPARE(differing(before, picture()), 0);
    drag({60, 0}, Qt::LeftButton);
    const QImage turned = picture();
    QVERIFY(differing(before, turned) > 50);
}

void FigureViewTest::aNewSizeFramesTheFiguresUntilTheUserMovesTheCamera()
{
    show({&m_clip});
    QVERIFY(m_view->showsAllJoints());
    m_view->resize(200, 500);
    QVERIFY(m_view->showsAllJoints());
    m_view->resize(side, side);
    drag({0, 400}, Qt::MiddleButton);
    QVERIFY(!m_view->showsAllJoints());
    m_view->resize(side + 10, side);
    QVERIFY(!m_view->showsAllJoints()); // where the user left the camera
}

void FigureViewTest::aDoubleClickFramesAllFigures()
{
    show({&m_clip});
    drag({0, 400}, Qt::MiddleButton);
    QVERIFY(!m_view->showsAllJoints());
    QTest::mouseDClick(m_view.get(), Qt::LeftButton, {}, corner);
    QVERIFY(m_view->showsAllJoints());
    m_view->resize(200, 500);
    QVERIFY(m_view->showsAllJoints());
}

void FigureViewTest::theWheelZooms()
{
    show({&m_clip});
    const QPointF place(150, 150);
    for (int turn = 0; turn < 10; ++turn) {
        QWheelEvent wheel(place, m_view->mapToGlobal(place), {}, {0, 240}, Qt::NoButton, {}, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(m_view.get(), &wheel);
    }
    QVERIFY(!m_view->showsAllJoints());
    m_view->resize(side + 10, side);
    QVERIFY(!m_view->showsAllJoints());
}

void FigureViewTest::followsTheLastFigure()
{
    show({&m_clip, &m_clip});
    setPose(1, m_clip, 500.0);
    QVERIFY(!m_view->showsAllJoints());
    setPose(1, m_clip);
    m_view->setFollowing(true);
    setPose(0, m_clip, 500.0); // the figure that is not followed
    QVERIFY(placeOf(hips) != corner);
    setPose(0, m_clip);
    setPose(1, m_clip, 500.0);
    setPose(0, m_clip, 500.0);
    QVERIFY(m_view->showsAllJoints());
}

void FigureViewTest::theFloorIsDrawnWhereItIsKnown()
{
    show({&m_clip});
    const QImage without = picture();
    m_view->setFloor(0.0);
    const QImage with = picture();
    QVERIFY(differing(without, with) > 50);
    m_view->setFloor(-3.0);
    QVERIFY(differing(with, picture()) > 50);
}

void FigureViewTest::aGhostIsFaint()
{
    show({});
    const QImage empty = picture();
    show({&m_clip});
    const int full = differing(empty, picture());
    m_view->setGhost(0, true);
    const QImage ghost = picture();
    QVERIFY(full > 300);
    int brightest = 0;
    int brightestFull = 0;
    m_view->setGhost(0, false);
    const QImage solid = picture();
    for (int y = 0; y < side; ++y) {
        for (int x = 0; x < side; ++x) {
            brightest = qMax(brightest, ghost.pixelColor(x, y).lightness());
            brightestFull = qMax(brightestFull, solid.pixelColor(x, y).lightness());
        }
    }
    QVERIFY2(brightest < 0.7 * brightestFull, qPrintable(QString::number(brightest)));
    QVERIFY(differing(ghost, empty) > 100);
}

void FigureViewTest::theSelectedJointStandsOut()
{
    show({&m_clip});
    const QImage plain = picture();
    m_view->setSelectedJoint(leftLeg);
    const QImage selected = picture();
    QVERIFY(selected != plain);
    m_view->setSelectedJoint(NoJoint);
    QCOMPARE(picture(), plain);
    m_view->setLitBones({NodeId::joint(chest)});
    QVERIFY(picture() != plain && picture() != selected);
    m_view->setLitBones({});
    QCOMPARE(picture(), plain);
    m_view->setJointColours(0, std::vector<QColor>(4, Qt::green));
    QVERIFY(picture() != plain);
}

QTEST_MAIN(FigureViewTest)

} // namespace tst_figureview

#include "tst_figureview.moc"
