#include "figures.h"
#include "scene/gltf/gltfreader.h"
#include "session/session.h"
#include "support/scenes/bodyfile.h"
#include "theme/colours.h"
#include "viewport/viewportpanel.h"
#include "viewport/viewportscene.h"

#include <QAction>
#include <QMouseEvent>
#include <QSplitter>
#include <QTest>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <cmath>
#include <memory>

#include <malloc.h>

namespace tst_viewportpanel {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// Everything is tested without OpenGL and, if the display supports it, with OpenGL.
class ViewportPanelTest : public QObject
{
    Q_OBJECT

private slots:
    void drawsBonesWhereThePoseSaysTheyAre_data() { waysToDraw(); }
    void drawsBonesWhereThePoseSaysTheyAre();
    void anEditedValueChangesThePicture_data() { waysToDraw(); }
    void anEditedValueChangesThePicture();
    void aClickSelectsAndEscClears_data() { waysToDraw(); }
    void aClickSelectsAndEscClears();
    void boxSelectionTakesWhatIsInside_data() { waysToDraw(); }
    void boxSelectionTakesWhatIsInside();
    void escTakesBackADragOfTheView_data() { waysToDraw(); }
    void escTakesBackADragOfTheView();
    void theMouseLooksAround_data();
    void theMouseLooksAround();
    void theWheelZoomsToTheCursor();
    void keysChooseTheView();
    void survivesFloatingAndDocking_data() { waysToDraw(); }
    void survivesFloatingAndDocking();
    void keepsNoPicturesWhileItIsHidden();
    void showsAnEmptyPictureWithoutASession_data() { waysToDraw(); }
    void showsAnEmptyPictureWithoutASession();
    void bothWaysToDrawAgree();
    void bothWaysToDrawAgreeFromEverySide_data();
    void bothWaysToDrawAgreeFromEverySide();
    void theSurfaceIsDrawnAsWanted_data();
    void theSurfaceIsDrawnAsWanted();
    void aRestingViewKeepsItsLookAndFollowsTheTheme();

private:
    static void waysToDraw();
    [[nodiscard]] static std::shared_ptr<const CharacterFile> patternedCharacter(const Skeleton &skeleton,
                                                                                 bool isInsideOut = false);
    void show(bool openGL);
    void cleanup() { m_window.reset(); }
    [[nodiscard]] QColor colourAt(const glm::dvec3 &point) const;
    [[nodiscard]] QWidget *canvas() const { return m_panel->focusProxy(); }
    void drag(const QPoint &from, const QPoint &to, Qt::MouseButton button, Qt::KeyboardModifiers modifiers) const;
    void moveTo(const QPoint &to, Qt::MouseButton button, Qt::KeyboardModifiers modifiers) const;

    std::unique_ptr<QWidget> m_window;
    ViewportPanel *m_panel = nullptr;
    std::unique_ptr<Session> m_session;
};

namespace {

bool isBluish(const QColor &colour)
{
    return colour.blue() > colour.red() + 30;
}

} // namespace

void ViewportPanelTest::waysToDraw()
{
    QTest::addColumn<bool>("openGL");
    QTest::newRow("OpenGL") << true;
    QTest::newRow("the processor") << false;
}

// Shows a panel in a window, with a figure seen from the front.
void ViewportPanelTest::show(bool openGL)
{
    qputenv("LIMBER_NO_OPENGL", openGL ? "0" : "1");
    m_session = std::make_unique<Session>();
    m_session->document().reset(standingFigure(5));
    m_window = std::make_unique<QWidget>();
    auto *layout = new QVBoxLayout(m_window.get());
    layout->setContentsMargins(0, 0, 0, 0);
    m_panel = new ViewportPanel;
    layout->addWidget(m_panel);
    if (openGL && !m_panel->usesOpenGL())
        QSKIP("no OpenGL on this display");
    m_panel->setSession(m_session.get());
    m_window->resize(640, 480);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    QApplication::setActiveWindow(m_window.get()); // there may be no window manager
    m_panel->scene().refresh();
    m_panel->scene().moveCamera([](Camera &camera) { camera.look(ViewDirection::Front); });
}

QColor ViewportPanelTest::colourAt(const glm::dvec3 &point) const
{
    const QImage image = m_panel->grabImage();
    const QPointF pixel = m_panel->project(point) * image.width() / m_panel->width();
    return image.pixelColor(int(pixel.x()), int(pixel.y()));
}

void ViewportPanelTest::moveTo(const QPoint &to, Qt::MouseButton button, Qt::KeyboardModifiers modifiers) const
{
    QMouseEvent move(QEvent::MouseMove, to, canvas()->mapToGlobal(to), Qt::NoButton, button, modifiers);
    QCoreApplication::sendEvent(canvas(), &move);
}

void ViewportPanelTest::drag(const QPoint &from, const QPoint &to, Qt::MouseButton button,
                             Qt::KeyboardModifiers modifiers) const
{
    QTest::mousePress(canvas(), button, modifiers, from);
    moveTo((from + to) / 2, button, modifiers);
    moveTo(to, button, modifiers);
    QTest::mouseRelease(canvas(), button, modifiers, to);
}

void ViewportPanelTest::drawsBonesWhereThePoseSaysTheyAre()
{
    QFETCH(bool, openGL);
    show(openGL);
    QVERIFY(isBluish(colourAt({2, 6, 0})));
    QVERIFY(isBluish(colourAt({2, 3, 0})));
    QVERIFY(!isBluish(colourAt({-2, 6, 0})));
    QVERIFY(colourAt({-2, 6, 0}).red() > 150);
    QVERIFY(colourAt({0, 16, 0}).lightness() > 90);
    for (const glm::dvec3 beside : {glm::dvec3(3.5, 6, 0), glm::dvec3(0, 4, 0), glm::dvec3(-2, 12, 0)})
        QVERIFY2(colourAt(beside).lightness() < 90, qPrintable(colourAt(beside).name()));
}

void ViewportPanelTest::anEditedValueChangesThePicture()
{
    QFETCH(bool, openGL);
    show(openGL);
    const QImage before = m_panel->grabImage();
    const int gesture = m_session->document().newGesture();
    m_session->document().setValues({0, 1, {leftLegZRotation}}, {60.0}, QStringLiteral("Turn"), gesture);
    QVERIFY(m_panel->grabImage() != before);
    const Pose pose = m_session->document().pose(0);
    const glm::dvec3 middle = (pose.jointPositions[leftLeg] * 0.6 + pose.endPositions[0] * 0.4);
    QVERIFY(isBluish(colourAt(middle)));
    QVERIFY(!isBluish(colourAt({2, 3, 0})));
    m_session->document().undoStack().undo();
    QCOMPARE(m_panel->grabImage(), before);
}

void ViewportPanelTest::aClickSelectsAndEscClears()
{
    QFETCH(bool, openGL);
    show(openGL);
    QTest::mouseClick(canvas(), Qt::LeftButton, {}, m_panel->project({2, 5, 0}).toPoint());
    QCOMPARE(m_session->selectedNodes(), std::vector{NodeId::joint(leftLeg)});
    QCOMPARE(m_session->currentNode(), NodeId::joint(leftLeg));
    moveTo({5, 300}, Qt::NoButton, {}); // hovering changes colours
    const QColor selected = colourAt({2, 6, 0});
    QVERIFY2(selected.red() > selected.blue() + 40, qPrintable(selected.name()));

    QTest::mouseClick(canvas(), Qt::LeftButton, Qt::ShiftModifier, m_panel->project({-2, 5, 0}).toPoint());
    QCOMPARE(m_session->selectedNodes().size(), std::size_t(2));
    QTest::mouseClick(canvas(), Qt::LeftButton, Qt::ControlModifier, m_panel->project({2, 5, 0}).toPoint());
    QCOMPARE(m_session->selectedNodes(), std::vector{NodeId::joint(rightLeg)});
    QTest::keyClick(canvas(), Qt::Key_Escape);
    QVERIFY(m_session->selectedNodes().empty());

    m_session->selectOnly(NodeId::joint(hips));
    QTest::mouseClick(canvas(), Qt::LeftButton, {}, QPoint(20, 300));
    QVERIFY(m_session->selectedNodes().empty());
}

void ViewportPanelTest::boxSelectionTakesWhatIsInside()
{
    QFETCH(bool, openGL);
    show(openGL);
    const QPoint corner = m_panel->project({1, 9.6, 0}).toPoint();
    const QPoint other = m_panel->project({4, -1, 0}).toPoint();
    drag(corner, other, Qt::LeftButton, Qt::ControlModifier);
    QCOMPARE(m_session->selectedNodes(), (std::vector{NodeId::joint(leftLeg), NodeId::endSite(0)}));
    QTest::keyClick(canvas(), Qt::Key_B);
    drag(m_panel->project({-4, 9.6, 0}).toPoint(), m_panel->project({-1, 5, 0}).toPoint(), Qt::LeftButton, {});
    QCOMPARE(m_session->selectedNodes(), std::vector{NodeId::joint(rightLeg)});
}

void ViewportPanelTest::escTakesBackADragOfTheView()
{
    QFETCH(bool, openGL);
    show(openGL);
    const QPointF before = m_panel->project({2, 6, 1});
    m_session->selectOnly(NodeId::joint(hips));
    QTest::mousePress(canvas(), Qt::MiddleButton, {}, {300, 200});
    moveTo({400, 250}, Qt::MiddleButton, {});
    QVERIFY(m_panel->project({2, 6, 1}) != before);
    QTest::keyClick(canvas(), Qt::Key_Escape);
    QCOMPARE(m_panel->project({2, 6, 1}), before);
    QVERIFY(m_session->isSelected(NodeId::joint(hips))); // a second Esc would clear the selection
}

void ViewportPanelTest::theMouseLooksAround_data()
{
    QTest::addColumn<int>("button");
    QTest::addColumn<int>("modifiers");
    QTest::addColumn<bool>("turns");
    QTest::addColumn<bool>("shifts");
    QTest::addColumn<bool>("zooms");
    QTest::newRow("left on nothing") << int(Qt::LeftButton) << 0 << true << false << false;
    QTest::newRow("middle") << int(Qt::MiddleButton) << 0 << true << false << false;
    QTest::newRow("Shift+middle") << int(Qt::MiddleButton) << int(Qt::ShiftModifier) << false << true << false;
    QTest::newRow("Ctrl+middle") << int(Qt::MiddleButton) << int(Qt::ControlModifier) << false << true << true;
    QTest::newRow("Alt+left") << int(Qt::LeftButton) << int(Qt::AltModifier) << true << false << false;
    QTest::newRow("Alt+middle") << int(Qt::MiddleButton) << int(Qt::AltModifier) << false << true << false;
    QTest::newRow("Alt+right") << int(Qt::RightButton) << int(Qt::AltModifier) << false << true << true;
    QTest::newRow("right") << int(Qt::RightButton) << 0 << false << false << false;
}

void ViewportPanelTest::theMouseLooksAround()
{
    QFETCH(int, button);
    QFETCH(int, modifiers);
    QFETCH(bool, turns);
    QFETCH(bool, shifts);
    QFETCH(bool, zooms);
    show(false);
    const Camera before = m_panel->scene().camera();
    drag({20, 300}, {80, 340}, Qt::MouseButton(button), Qt::KeyboardModifiers(modifiers));
    const Camera &after = m_panel->scene().camera();
    QCOMPARE(after.yawRadians() != before.yawRadians(), turns);
    QCOMPARE(after.target() != before.target(), shifts);
    QCOMPARE(after.distance() != before.distance(), zooms);
}

void ViewportPanelTest::theWheelZoomsToTheCursor()
{
    show(false);
    const QPointF foot = m_panel->project({2, 0, 0});
    const double before = m_panel->scene().camera().distance();
    QWheelEvent event(foot, canvas()->mapToGlobal(foot), {}, {0, 120}, Qt::NoButton, {}, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(canvas(), &event);
    QVERIFY(m_panel->scene().camera().distance() < before);
    QVERIFY(QLineF(m_panel->project({2, 0, 0}), foot).length() < 1.0);
}

void ViewportPanelTest::keysChooseTheView()
{
    show(false);
    canvas()->setFocus();
    QTest::keyClick(canvas(), Qt::Key_7);
    QCOMPARE(m_panel->scene().camera().alignedDirection(), std::optional(ViewDirection::Top));
    QTest::keyClick(canvas(), Qt::Key_1, Qt::ControlModifier);
    QCOMPARE(m_panel->scene().camera().alignedDirection(), std::optional(ViewDirection::Back));
    QTest::keyClick(canvas(), Qt::Key_3, Qt::KeypadModifier);
    QCOMPARE(m_panel->scene().camera().alignedDirection(), std::optional(ViewDirection::Right));
    QVERIFY(m_panel->scene().camera().isOrthographic());
    QTest::keyClick(canvas(), Qt::Key_5);
    QVERIFY(!m_panel->scene().camera().isOrthographic());
    for (const QAction *action : m_panel->viewActions())
        QVERIFY(action->objectName().startsWith(QLatin1String("view.")) && !action->text().isEmpty());
}

void ViewportPanelTest::survivesFloatingAndDocking()
{
    QFETCH(bool, openGL);
    show(openGL);
    for (int turn = 0; turn < 2; ++turn) {
        m_panel->setParent(nullptr);
        m_panel->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_panel));
        QVERIFY(isBluish(colourAt({2, 6, 0})));
        m_window->layout()->addWidget(m_panel);
        QTRY_VERIFY(isBluish(colourAt({2, 6, 0})));
    }
}

void ViewportPanelTest::keepsNoPicturesWhileItIsHidden()
{
    show(false);
    const auto megabytes = [] {
        const auto used = ::mallinfo2();
        return 1e-6 * static_cast<double>(used.uordblks + used.hblkhd);
    };
    const QImage before = m_panel->grabImage();
    const double shown = megabytes();
    m_panel->hide();
    const double hidden = megabytes();
    // The panel keeps four samples of depth and colour for each pixel in the box of the figure, and the background.
    if (shown > 0.0) // with a sanitizer the allocator reports no numbers
        QVERIFY2(shown - hidden > 1.0, qPrintable(QStringLiteral("%1 and %2 MB").arg(shown).arg(hidden)));
    m_panel->show();
    QCOMPARE(m_panel->grabImage(), before);
}

void ViewportPanelTest::showsAnEmptyPictureWithoutASession()
{
    QFETCH(bool, openGL);
    show(openGL);
    m_session.reset(); // deleted while it is shown
    const QImage image = m_panel->grabImage();
    const Colours colours = Colours::darkTheme();
    QVERIFY(std::abs(image.pixelColor(300, 2).red() - colours.viewportTop.red()) < 4);
    QVERIFY(std::abs(image.pixelColor(300, image.height() - 3).red() - colours.viewportBottom.red()) < 4);
    QTest::mouseClick(canvas(), Qt::LeftButton, {}, QPoint(300, 200));
    QTest::keyClick(canvas(), Qt::Key_F);
    QVERIFY(!m_panel->viewActions().first()->isEnabled());
}

void ViewportPanelTest::bothWaysToDrawAgree()
{
    show(true);
    const QImage openGL = m_panel->grabImage().convertToFormat(QImage::Format_RGB32);
    show(false);
    const QImage painted = m_panel->grabImage().convertToFormat(QImage::Format_RGB32);
    QCOMPARE(openGL.size(), painted.size());
    double difference = 0.0;
    for (int y = 0; y < openGL.height(); ++y) {
        for (int x = 0; x < openGL.width(); ++x)
            difference += std::abs(openGL.pixelColor(x, y).lightnessF() - painted.pixelColor(x, y).lightnessF());
    }
    difference /= openGL.width() * openGL.height();
    QVERIFY2(difference < 0.001, qPrintable(QString::number(difference)));
}

void ViewportPanelTest::bothWaysToDrawAgreeFromEverySide_data()
{
    QTest::addColumn<double>("yaw");
    QTest::addColumn<double>("pitch");
    QTest::addColumn<bool>("orthographic");
    QTest::addColumn<double>("aside");
    QTest::addColumn<FigureStyle>("style");
    QTest::addColumn<std::optional<SurfaceLook>>("surface"); // of a character
    const std::optional<SurfaceLook> none;
    const auto row = [&none](const char *name, double yaw, double pitch, bool orthographic, double aside) {
        QTest::addRow("%s", name) << yaw << pitch << orthographic << aside << FigureStyle::Bones << none;
        QTest::addRow("body, %s", name) << yaw << pitch << orthographic << aside << FigureStyle::Body << none;
        QTest::addRow("both, %s", name) << yaw << pitch << orthographic << aside << FigureStyle::BodyWithBones << none;
        QTest::addRow("character, %s", name)
            << yaw << pitch << orthographic << aside << FigureStyle::Body << std::optional(SurfaceLook());
        QTest::addRow("plain character, %s", name) << yaw << pitch << orthographic << aside << FigureStyle::Body
                                                   << std::optional(SurfaceLook{.hasTextures = false});
    };
    row("front", 0.0, 0.0, false, 0.0);
    row("above", 0.5, 0.4, false, 0.0);
    row("far above", 2.2, 1.2, false, 0.0);
    row("orthographic", -0.8, 0.3, true, 0.0);
    row("orthographic from the top", 0.0, 1.5, true, 0.0);
    row("beside the axes", 0.5, 0.4, false, 7.0);
}

// A character with the figure's own skeleton, and a pattern of wide stripes with holes on it.
std::shared_ptr<const CharacterFile> ViewportPanelTest::patternedCharacter(const Skeleton &skeleton, bool isInsideOut)
{
    GltfReading reading =
        readGltf(bodyAsGltf(skeleton, {1.0F, 0.8F, 0.9F}).toStdString(), {}, {GltfContent::MotionAndMesh, false});
    SceneMesh &mesh = *reading.mesh;
    std::string pixels;
    for (int i = 0; i < 64; ++i)
        pixels += i % 8 < 4    ? "\xE0\x40\x20\xFF"
                  : i / 8 == 7 ? std::string_view("\x20\x20\x20\x00", 4)
                               : std::string_view("\x30\x60\xD0\xFF", 4);
    mesh.pictures.push_back({"pattern", 8, 8, pixels});
    for (MeshMaterial &material : mesh.materials) {
        material.picture = 0;
        material.cutOff = 0.5F;
        material.isDoubleSided = !isInsideOut;
    }
    for (auto &triangle : mesh.triangles) {
        if (isInsideOut)
            std::swap(triangle[1], triangle[2]);
    }
    for (MeshVertex &vertex : mesh.vertices)
        vertex.texture = 8.0F * glm::vec2(vertex.position.x, vertex.position.y);
    reading.scene->mesh = std::make_shared<const SceneMesh>(mesh);
    return std::make_shared<const CharacterFile>(
        CharacterFile{u"own.gltf"_s, SceneFormat::Gltf, *characterOf(*std::move(reading.scene)).character});
}

void ViewportPanelTest::theSurfaceIsDrawnAsWanted_data()
{
    QTest::addColumn<bool>("openGL");
    QTest::addColumn<bool>("isInsideOut");
    QTest::addColumn<SurfaceLook>("look");
    QTest::addColumn<bool>("isSeen"); // whether the picture changes
    for (const bool openGL : {false, true}) {
        const auto row = [&](const char *name) -> QTestData & {
            return QTest::addRow("%s, %s", name, openGL ? "card" : "painter") << openGL;
        };
        row("plain") << false << SurfaceLook{.hasTextures = false} << true;
        row("both sides of a closed body") << false << SurfaceLook{.showsBothSides = true} << false;
        row("both sides of one that is inside out") << true << SurfaceLook{.showsBothSides = true} << true;
    }
}

void ViewportPanelTest::theSurfaceIsDrawnAsWanted()
{
    QFETCH(bool, openGL);
    QFETCH(bool, isInsideOut);
    QFETCH(SurfaceLook, look);
    QFETCH(bool, isSeen);
    show(openGL);
    m_session->setFigureStyle(FigureStyle::Body);
    m_session->character().show(patternedCharacter(m_session->document().skeleton(), isInsideOut));
    QTRY_VERIFY(!m_session->character().isPreparing());
    const QImage before = m_panel->grabImage();
    if (QTest::currentTestFailed() || before.isNull())
        return;
    m_session->setSurfaceLook(look);
    const QImage after = m_panel->grabImage();
    int changed = 0;
    for (int y = 0; y < before.height(); ++y) {
        for (int x = 0; x < before.width(); ++x)
            changed += before.pixel(x, y) != after.pixel(x, y) ? 1 : 0;
    }
    QCOMPARE(changed > 100, isSeen);
    m_session->setSurfaceLook({});
    QVERIFY(m_panel->grabImage() == before);
}

// The pictures are reduced and compared pixel by pixel, so that a difference in one part cannot be hidden by another
// part.
void ViewportPanelTest::bothWaysToDrawAgreeFromEverySide()
{
    QFETCH(double, yaw);
    QFETCH(double, pitch);
    QFETCH(bool, orthographic);
    QFETCH(double, aside); // how far along X and Z the figure stands
    QFETCH(FigureStyle, style);
    QFETCH(std::optional<SurfaceLook>, surface);
    const auto picture = [&](bool openGL) {
        show(openGL);
        m_session->selectOnly(NodeId::joint(leftLeg));
        m_session->setFigureStyle(style);
        if (surface) {
            m_session->character().show(patternedCharacter(m_session->document().skeleton()));
            m_session->setSurfaceLook(*surface);
        }
        if (aside != 0.0)
            m_session->document().setValues({0, 1, {hipsXPosition, hipsYPosition + 1}}, {aside, aside}, {});
        m_panel->scene().moveCamera([&](Camera &camera) {
            if (aside != 0.0)
                camera.frameSphere({aside, 9.5, aside}, 11.0);
            camera.setAngles(yaw, pitch);
            camera.setOrthographic(orthographic);
        });
        return m_panel->grabImage().scaled(80, 60, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    };
    const QImage openGL = picture(true);
    if (QTest::currentTestFailed() || openGL.isNull())
        return;
    const QImage painted = picture(false);
    int largest = 0; // beside the figure
    int largestOnFigure = 0;
    for (int y = 7; y < openGL.height() - 5; ++y) { // without the texts at the top and at the bottom
        for (int x = 0; x < openGL.width(); ++x) {
            const QColor a = openGL.pixelColor(x, y);
            const QColor b = painted.pixelColor(x, y);
            const int difference =
                std::max({std::abs(a.red() - b.red()), std::abs(a.green() - b.green()), std::abs(a.blue() - b.blue())});
            int &present = x > 28 && x < 52 ? largestOnFigure : largest;
            present = std::max(present, difference);
        }
    }
    QVERIFY2(largest <= 3, qPrintable(QString::number(largest)));
    // Without a card, a picture that is far away is not mixed of two sizes.
    QVERIFY2(largestOnFigure <= (surface ? 24 : 16), qPrintable(QString::number(largestOnFigure)));
}

// The surroundings of the figure are drawn once and copied afterwards.
void ViewportPanelTest::aRestingViewKeepsItsLookAndFollowsTheTheme()
{
    show(true);
    m_panel->scene().moveCamera([](Camera &camera) { camera.setAngles(0.5, 0.4); });
    const QImage drawn = m_panel->grabImage();
    for (int turn = 0; turn < 3; ++turn)
        QCOMPARE(m_panel->grabImage(), drawn);
    m_panel->setColours(Colours::lightTheme());
    QVERIFY(m_panel->grabImage().pixelColor(4, 4).lightness() > drawn.pixelColor(4, 4).lightness() + 50);
    m_panel->setColours(Colours::darkTheme());
    QCOMPARE(m_panel->grabImage(), drawn);
    m_window->resize(700, 500);
    QTRY_VERIFY(m_panel->width() > 680);
    for (int turn = 0; turn < 3; ++turn)
        QVERIFY(m_panel->grabImage().pixelColor(680, 4).lightness() < 90);
}

QTEST_MAIN(ViewportPanelTest)

} // namespace tst_viewportpanel

#include "tst_viewportpanel.moc"
