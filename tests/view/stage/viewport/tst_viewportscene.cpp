#include "figure/drawnpoints.h"
#include "figures.h"
#include "support/walker.h"
#include "viewport/viewportscene.h"

#include <QSignalSpy>
#include <QTest>

#include <cmath>
#include <memory>

namespace tst_viewportscene {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

class ViewportSceneTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void repaintsOnlyForTheShownFrame();
    void showsThePoseOfTheCurrentFrame();
    void keepsACameraForEverySession();
    void framesTheFigureOnceTheCanvasHasASize();
    void framesAnotherClip();
    void firstLooksFromTheHomeViewWhateverWasShownBefore();
    void doesNotFrameARootOnTheFloor();
    void framesTheSelection();
    void framesTheWholeBodyBetweenWhatCoversTheView_data();
    void framesTheWholeBodyBetweenWhatCoversTheView();
    void followsTheFigureFromFrameToFrame();
    void framesAFigureThatIsElsewhereAtOnce();
    void staysWhereItIsWhenAsked();
    void aCameraIsWantedOfOneView();
    void forgetsASessionThatIsDestroyed();
    void coloursFollowTheSelection();
    void pinsAreShownWhenTheyAreSet();
    void theFloorFollowsAClipThatIsMovedAsAWhole();
    void showsTheRestPoseWithoutFrames();
    void theOriginalIsThereWhereOnlyAnEndSiteMoved();
    void framesThatAreStillLoadedHaveNoOriginal();

private:
    std::unique_ptr<Session> m_session;
    std::unique_ptr<ViewportScene> m_scene;
};

void ViewportSceneTest::init()
{
    m_scene.reset();
    m_session = std::make_unique<Session>();
    m_session->document().reset(standingFigure(10));
    m_scene = std::make_unique<ViewportScene>();
    m_scene->setSession(m_session.get());
    m_scene->setCanvasSize(800, 600);
    m_scene->refresh();
}

void ViewportSceneTest::firstLooksFromTheHomeViewWhateverWasShownBefore()
{
    const double yaw = m_scene->camera().yawRadians();
    Session other;
    m_scene->setSession(&other);
    other.document().beginLoading(standingFigure(5));
    other.document().endLoading(standingFigure(10), {}); // reports what is up before anything was painted
    m_scene->refresh();
    QCOMPARE(m_scene->camera().yawRadians(), yaw);
    QVERIFY(std::abs(yaw) > 0.1);
    // Afterwards the direction that the user set is kept.
    m_scene->moveCamera([](Camera &camera) { camera.setAngles(1.25, 0.1); });
    other.document().setUpAxisChoice(UpAxisChoice::Z);
    m_scene->refresh();
    QCOMPARE(m_scene->camera().yawRadians(), 1.25);
    m_scene->setSession(nullptr);
}

void ViewportSceneTest::framesTheWholeBodyBetweenWhatCoversTheView_data()
{
    QTest::addColumn<QSizeF>("canvas");
    QTest::addColumn<FigureStyle>("style");
    for (const QSizeF canvas : {QSizeF(1100, 656), QSizeF(966, 500), QSizeF(500, 656)}) {
        QTest::addRow("bones, %.0f", canvas.width()) << canvas << FigureStyle::Bones;
        QTest::addRow("body, %.0f", canvas.width()) << canvas << FigureStyle::Body;
    }
}

// The head and the feet of a solid body reach beyond its joints.
void ViewportSceneTest::framesTheWholeBodyBetweenWhatCoversTheView()
{
    QFETCH(const QSizeF, canvas);
    QFETCH(const FigureStyle, style);
    constexpr int top = 108;
    constexpr int bottom = 78;
    m_session->document().reset(makeWalker({.frames = 10}).clip);
    m_session->setFigureStyle(style);
    m_scene->setCanvasSize(canvas.width(), canvas.height());
    m_scene->setCovered(top, bottom);
    m_scene->frameFigure();
    const Figure &figure = m_scene->figure();
    QCOMPARE(figure.showsBody(), style == FigureStyle::Body);
    std::vector<glm::dvec3> points;
    addDrawnPoints(figure, 1, points);
    QVERIFY(points.size() > (style == FigureStyle::Body ? 1000u : 10u));
    double low = canvas.height();
    double high = 0.0;
    for (const glm::dvec3 &point : points) {
        const auto pixel = m_scene->camera().project(point);
        QVERIFY(pixel && pixel->x > 0.0 && pixel->x < canvas.width());
        low = std::min(low, pixel->y);
        high = std::max(high, pixel->y);
    }
    QVERIFY2(low > top && high < canvas.height() - bottom, qPrintable(QStringLiteral("%1 %2").arg(low).arg(high)));
    if (canvas.width() > canvas.height())
        QVERIFY2(high - low > 0.7 * (canvas.height() - top - bottom), qPrintable(QString::number(high - low)));
}

void ViewportSceneTest::aCameraIsWantedOfOneView()
{
    const double before = m_scene->camera().yawRadians();
    QSignalSpy changed(m_scene.get(), &ViewportScene::changed);
    m_session->wantCamera(ViewPlace::Front, {.distance = 50.0, .yawDegrees = 77.0});
    m_scene->refresh();
    QCOMPARE(changed.count(), 0);
    QCOMPARE(m_scene->camera().yawRadians(), before);
    m_session->wantCamera(ViewPlace::User, {.distance = 50.0, .yawDegrees = 90.0});
    QCOMPARE(changed.count(), 1);
    m_scene->refresh();
    QVERIFY(std::abs(m_scene->camera().yawRadians() - std::acos(0.0)) < 1e-9);
    QVERIFY(std::abs(m_scene->camera().distance() - 50.0) < 1e-9);
}

void ViewportSceneTest::doesNotFrameARootOnTheFloor()
{
    // The same figure below a root that stays 1000 units away.
    const Clip plain = standingFigure(20);
    Clip clip;
    Joint root;
    root.name = "floor";
    clip.skeleton.addJoint(root);
    for (const Joint &own : plain.skeleton.joints()) {
        Joint joint = own;
        joint.parent = own.isRoot() ? 0 : own.parent + 1;
        clip.skeleton.addJoint(joint);
    }
    clip.motion = Motion(20, plain.motion.columnCount());
    for (int frame = 0; frame < 20; ++frame) {
        for (int column = 0; column < plain.motion.columnCount(); ++column)
            clip.motion.setValue(frame, column, plain.motion.value(frame, column));
        clip.motion.setValue(frame, hipsXPosition, 1000.0 + frame);
    }
    Session other;
    other.document().reset(clip);
    m_scene->setSession(&other);
    m_scene->refresh();
    QCOMPARE(m_scene->figure().displacements.size(), 1u);
    QVERIFY2(m_scene->scale().bodySize < 40.0, qPrintable(QString::number(m_scene->scale().bodySize)));
    QVERIFY(m_scene->camera().distance() < 200.0);
    m_scene->setSession(nullptr);
}

void ViewportSceneTest::repaintsOnlyForTheShownFrame()
{
    m_session->playhead().setFrame(4);
    QSignalSpy changed(m_scene.get(), &ViewportScene::changed);
    m_session->document().setValues({5, 3, {hipsXPosition}}, {1, 2, 3}, QStringLiteral("Move"));
    QCOMPARE(changed.count(), 0);
    m_session->document().setValues({3, 3, {hipsXPosition}}, {1, 2, 3}, QStringLiteral("Move"));
    QCOMPARE(changed.count(), 1);
    // Trails and figures at other times show other frames.
    for (const bool isTrails : {true, false}) {
        ViewOptions options = m_scene->options();
        options.trails = isTrails;
        options.onionSkins = !isTrails;
        m_scene->setOptions(options);
        changed.clear();
        m_session->document().setValues({9, 1, {hipsXPosition}}, {isTrails ? 4.0 : 5.0}, QStringLiteral("Move"));
        QCOMPARE(changed.count(), 1);
    }
}

void ViewportSceneTest::showsThePoseOfTheCurrentFrame()
{
    m_session->document().setValues({2, 1, {hipsXPosition}}, {7.0}, QStringLiteral("Move"));
    m_session->playhead().setFrame(2);
    m_scene->refresh();
    QCOMPARE(m_scene->markOf(NodeId::joint(hips))->position, glm::dvec3(7, 10, 0));
    m_session->document().undoStack().undo();
    m_scene->refresh();
    QCOMPARE(m_scene->markOf(NodeId::joint(hips))->position, glm::dvec3(0, 10, 0));
}

void ViewportSceneTest::keepsACameraForEverySession()
{
    m_scene->moveCamera([](Camera &camera) { camera.look(ViewDirection::Top); });
    Session other;
    other.document().reset(standingFigure(3));
    m_scene->setSession(&other);
    m_scene->refresh();
    QVERIFY(!m_scene->camera().alignedDirection());
    m_scene->setSession(m_session.get());
    m_scene->refresh();
    QCOMPARE(m_scene->camera().alignedDirection(), std::optional(ViewDirection::Top));
}

void ViewportSceneTest::framesTheFigureOnceTheCanvasHasASize()
{
    ViewportScene scene;
    scene.setSession(m_session.get());
    scene.refresh(); // there is no canvas yet
    for (const auto &[width, height] : {std::pair(1.0, 900.0), {300.0, 1.0}}) {
        scene.setCanvasSize(width, height);
        scene.refresh();
        QVERIFY(!scene.presentView());
    }
    scene.setCanvasSize(300, 900);
    scene.refresh();
    for (const NodeMark &mark : scene.figure().marks) {
        const auto pixel = scene.camera().project(mark.position);
        QVERIFY(pixel && pixel->x > 0 && pixel->x < 300 && pixel->y > 0 && pixel->y < 900);
    }
}

void ViewportSceneTest::framesAnotherClip()
{
    m_session->document().reset(scaled(standingFigure(3), 1000.0));
    m_scene->refresh();
    for (const NodeMark &mark : m_scene->figure().marks)
        QVERIFY(m_scene->camera().project(mark.position));
    QVERIFY(m_scene->camera().distance() > 19000.0);
}

void ViewportSceneTest::framesTheSelection()
{
    const double whole = m_scene->camera().distance();
    m_session->selectOnly(NodeId::joint(leftLeg));
    m_scene->frameSelection();
    QVERIFY(m_scene->camera().distance() < whole);
    QCOMPARE(m_scene->camera().target().x, 2.0);
    m_session->clearSelection();
    m_scene->frameSelection();
    QVERIFY(qAbs(m_scene->camera().distance() - whole) < 1e-9);
}

void ViewportSceneTest::followsTheFigureFromFrameToFrame()
{
    m_session->document().setValues({1, 1, {hipsXPosition}}, {100.0}, QStringLiteral("Move"));
    m_scene->refresh();
    const double before = m_scene->camera().target().x;
    m_session->playhead().setFrame(1);
    m_scene->refresh();
    QCOMPARE(m_scene->camera().target().x, before + 100.0);
    // An edit moves the figure and not the view.
    m_session->document().setValues({1, 1, {hipsXPosition}}, {150.0}, QStringLiteral("Move"));
    m_scene->refresh();
    QCOMPARE(m_scene->camera().target().x, before + 100.0);
}

// As a loop that begins where the motion is far from its first frame, and as Undo after it.
void ViewportSceneTest::framesAFigureThatIsElsewhereAtOnce()
{
    const auto isInSight = [this](const glm::dvec3 &point) {
        const std::optional<glm::dvec2> pixel = m_scene->camera().project(point);
        return pixel && pixel->x >= 0.0 && pixel->x <= 800.0 && pixel->y >= 0.0 && pixel->y <= 600.0;
    };
    const Document &document = m_session->document();
    Clip moved = document.clip();
    for (int frame = 0; frame < moved.motion.frameCount(); ++frame)
        moved.motion.setValue(frame, 0, moved.motion.value(frame, 0) + 40.0 * m_scene->scale().bodySize);
    const glm::dvec3 before = *m_scene->figure().carrier;
    const auto preview = [&] {
        m_session->preview().show(moved, document.positionRules(), document.upAxis().axis, {});
        m_scene->refresh();
    };
    preview();
    QVERIFY(glm::distance(before, *m_scene->figure().carrier) > 10.0 * m_scene->scale().bodySize);
    QVERIFY(isInSight(*m_scene->figure().carrier));
    QVERIFY(isInSight(before)); // the pose that the preview replaces
    m_session->preview().clear();
    m_scene->refresh();
    QVERIFY(isInSight(*m_scene->figure().carrier));
    // Whoever looks elsewhere goes on looking there.
    m_scene->moveCamera([&](Camera &camera) { camera.setTarget(camera.target() + glm::dvec3(0.0, 0.0, 1e4)); });
    m_scene->refresh();
    const glm::dvec3 target = m_scene->camera().target();
    preview();
    QCOMPARE(m_scene->camera().target(), target);
}

void ViewportSceneTest::staysWhereItIsWhenAsked()
{
    m_session->document().setValues({1, 1, {hipsXPosition}}, {100.0}, QStringLiteral("Move"));
    ViewOptions options;
    options.follow = false;
    m_scene->setOptions(options);
    m_scene->refresh();
    const double before = m_scene->camera().target().x;
    m_session->playhead().setFrame(1);
    m_scene->refresh();
    QCOMPARE(m_scene->camera().target().x, before);
}

void ViewportSceneTest::forgetsASessionThatIsDestroyed()
{
    m_session.reset();
    QCOMPARE(m_scene->session(), nullptr);
    m_scene->refresh();
    QVERIFY(m_scene->figure().bones.empty());
    m_scene->frameFigure();
    m_scene->frameSelection();
}

void ViewportSceneTest::coloursFollowTheSelection()
{
    const BoneShape bone{.joint = leftLeg, .end = NodeId::endSite(0)};
    QCOMPARE(m_scene->palette().boneColour(bone), m_scene->colours().left);
    m_session->selectOnly(NodeId::joint(leftLeg));
    m_scene->refresh();
    QCOMPARE(m_scene->palette().boneColour(bone), m_scene->colours().selected);
    m_session->document().reset(standingFigure(2));
    m_scene->refresh();
    QCOMPARE(m_scene->palette().boneColour(bone), m_scene->colours().left);
}

// Whatever sets or removes a pin: the tool bar and the menus do not touch the view.
void ViewportSceneTest::pinsAreShownWhenTheyAreSet()
{
    QSignalSpy changed(m_scene.get(), &ViewportScene::changed);
    m_session->pins().toggle({NodeId::joint(leftLeg)}, false);
    QCOMPARE(changed.count(), 1);
    m_session->pins().clear();
    QCOMPARE(changed.count(), 2);
}

// Set on Floor moves all frames, and so does undoing it.
void ViewportSceneTest::theFloorFollowsAClipThatIsMovedAsAWhole()
{
    Clip clip = m_session->document().clip();
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame)
        clip.motion.setValue(frame, 1, clip.motion.value(frame, 1) + 100.0);
    m_session->document().replaceClip(clip, u"Up"_s);
    m_scene->refresh();
    QCOMPARE(m_scene->scale().floorHeight, 100.0);
    m_session->document().undoStack().undo();
    m_scene->refresh();
    QCOMPARE(m_scene->scale().floorHeight, 0.0);
}

void ViewportSceneTest::showsTheRestPoseWithoutFrames()
{
    m_session->document().reset(standingFigure(0));
    m_scene->refresh();
    QCOMPARE(m_scene->figure().bones.size(), std::size_t(6));
}

void ViewportSceneTest::theOriginalIsThereWhereOnlyAnEndSiteMoved()
{
    ViewOptions options;
    options.original = true;
    m_scene->setOptions(options);
    m_session->document().reset(asOpened(standingFigure(5)));
    m_scene->refresh();
    QVERIFY(m_scene->original().bones.empty());
    // No joint stands below this one.
    m_session->document().setValues({0, 1, {leftLegZRotation}}, {60.0}, QStringLiteral("turn"));
    m_scene->refresh();
    QVERIFY(!m_scene->original().bones.empty());
    m_session->playhead().setFrame(1); // this frame was not edited
    m_scene->refresh();
    QVERIFY(m_scene->original().bones.empty());
}

void ViewportSceneTest::framesThatAreStillLoadedHaveNoOriginal()
{
    ViewOptions options;
    options.original = true;
    m_scene->setOptions(options);
    Clip clip = standingFigure(10);
    for (int frame = 5; frame < 10; ++frame)
        clip.motion.setValue(frame, leftLegZRotation, 60.0);
    m_session->document().beginLoading(asOpened(standingFigure(5)));
    m_session->document().growWhileLoading(asOpened(clip));
    m_session->playhead().setFrame(5); // the first frame after those that were there at first
    QCOMPARE(m_session->playhead().frame(), 5);
    m_scene->refresh();
    QVERIFY(m_scene->original().bones.empty());
}

QTEST_MAIN(ViewportSceneTest)

} // namespace tst_viewportscene

#include "tst_viewportscene.moc"
