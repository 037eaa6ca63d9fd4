#include "support/plainbody.h"
#include "support/textfiles.h"
#include "viewdriver.h"

#include "bvh/write/bvhwriter.h"

#include <glm/geometric.hpp>

#include <QApplication>
#include <QMenu>
#include <QStatusBar>
#include <QTableView>
#include <QTest>
#include <QWheelEvent>

#include <algorithm>

namespace tst_views {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

namespace {

constexpr Qt::KeyboardModifiers keep = Qt::AltModifier | Qt::ShiftModifier;

} // namespace

// Views that a user saves and returns to, with the keys of a real window.
class ViewsTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void aSavedViewIsRestored();
    void slotsAreIndependent();
    void anEmptySlotIsReported();
    void aSavedViewKeepsItsProjection();
    void keysWorkInTheViewAlone();
    void aFollowingViewIsRestoredRelativeToTheFigure();
    void withoutFollowingTheViewIsRestoredInPlace();
    void restoringAViewDoesNotDisturbADrag();
    void theMenuListsTheSavedViews();
    void savingAViewDoesNotModifyTheDocument();
    void eachDocumentHasItsOwnSavedViews();
    void savedViewsAreKeptInTheProject();
    void absurdCamerasAreHandled();
    void theWeightIsThatOfTheMotion();
    void touchShapesFollowThePose();

private:
    [[nodiscard]] const Camera &camera() { return m_view->scene().camera(); }
    [[nodiscard]] QString told() { return m_driver->window().statusBar()->currentMessage(); }
    [[nodiscard]] Session &session() { return m_driver->session(); }
    // The position of the root on the floor, without its height.
    [[nodiscard]] glm::dvec3 rootOnFloor();
    [[nodiscard]] bool looksAs(const Camera &other);
    void goToFrame(int frame);
    void turn() { m_view->drag({40, 40}, {90, 25}); }
    void follow(bool on) { m_view->action("view.follow")->setChecked(on); }
    void openAnew(const QString &path);

    std::unique_ptr<FileFolder> m_folder;
    std::unique_ptr<WindowDriver> m_driver;
    std::unique_ptr<ViewDriver> m_view;
    QString m_bvh;
};

void ViewsTest::init()
{
    m_view.reset();
    m_driver.reset();
    m_folder = std::make_unique<FileFolder>();
    m_driver = std::make_unique<WindowDriver>();
    m_view = std::make_unique<ViewDriver>(*m_driver);
    m_bvh = m_folder->path(u"walker.bvh"_s);
    m_view->open(makeWalker({.frames = 60}).clip, m_bvh);
}

void ViewsTest::openAnew(const QString &path)
{
    m_view.reset();
    m_driver.reset();
    m_driver = std::make_unique<WindowDriver>();
    m_view = std::make_unique<ViewDriver>(*m_driver);
    m_driver->open(path);
    QVERIFY(!m_driver->viewportPicture().isNull());
}

glm::dvec3 ViewsTest::rootOnFloor()
{
    const glm::dvec3 root = session().layered().pose(session().playhead().frame()).jointPositions.front();
    return {root.x, 0.0, root.z};
}

bool ViewsTest::looksAs(const Camera &other)
{
    const double unit = 1e-6 * other.distance();
    return glm::distance(camera().target(), other.target()) < unit &&
           std::abs(camera().distance() - other.distance()) < unit &&
           std::abs(camera().yawRadians() - other.yawRadians()) < 1e-5 &&
           std::abs(camera().pitchRadians() - other.pitchRadians()) < 1e-5 &&
           camera().isOrthographic() == other.isOrthographic();
}

void ViewsTest::goToFrame(int frame)
{
    session().playhead().setFrame(frame);
    m_view->scene().refresh();
}

void ViewsTest::aSavedViewIsRestored()
{
    turn();
    const Camera kept = camera();
    const QPoint head = m_view->pixelOf(m_view->joint("Head"));
    m_view->key(Qt::Key_1, keep);
    QVERIFY2(told().contains(u"View 1"_s) && told().contains(u"Alt+1"_s), qPrintable(told()));
    turn();
    const QPointF at(200, 200);
    QWheelEvent event(at, m_view->canvas()->mapToGlobal(at), {}, {0, 240}, Qt::NoButton, {}, Qt::NoScrollPhase, false);
    QApplication::sendEvent(m_view->canvas(), &event);
    QVERIFY(!looksAs(kept));
    m_view->key(Qt::Key_1, Qt::AltModifier);
    QVERIFY(looksAs(kept));
    QCOMPARE(told(), u"View 1"_s);
    QVERIFY((m_view->pixelOf(m_view->joint("Head")) - head).manhattanLength() <= 1);
}

void ViewsTest::slotsAreIndependent()
{
    constexpr Qt::Key keys[] = {Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4};
    std::vector<Camera> kept;
    for (const Qt::Key key : keys) {
        turn();
        kept.push_back(camera());
        m_view->key(key, keep);
    }
    for (const int slot : {2, 0, 3, 1}) {
        m_view->key(keys[slot], Qt::AltModifier);
        QVERIFY(looksAs(kept[static_cast<std::size_t>(slot)]));
    }
    m_view->key(Qt::Key_3, keep); // replaces the view saved in this slot
    turn();
    m_view->key(Qt::Key_3, Qt::AltModifier);
    QVERIFY(looksAs(kept[1]));
}

void ViewsTest::anEmptySlotIsReported()
{
    const Camera before = camera();
    m_view->key(Qt::Key_1, keep);
    m_view->key(Qt::Key_3, Qt::AltModifier);
    QVERIFY2(told().contains(u"View 3 is empty"_s) && told().contains(u"Alt+Shift+3"_s), qPrintable(told()));
    QVERIFY(camera() == before);
}

void ViewsTest::aSavedViewKeepsItsProjection()
{
    m_view->key(Qt::Key_5);
    QVERIFY(camera().isOrthographic());
    m_view->key(Qt::Key_4, keep);
    m_view->key(Qt::Key_5);
    QVERIFY(m_view->action("view.perspective")->isChecked());
    m_view->key(Qt::Key_4, Qt::AltModifier);
    QVERIFY(camera().isOrthographic());
    QVERIFY(!m_view->action("view.perspective")->isChecked());
}

void ViewsTest::keysWorkInTheViewAlone()
{
    m_view->key(Qt::Key_2, keep);
    turn();
    const Camera turned = camera();
    m_driver->table()->setFocus();
    QTRY_VERIFY(m_driver->table()->hasFocus());
    QTest::keyClick(m_driver->table(), Qt::Key_2, Qt::AltModifier);
    QVERIFY(looksAs(turned));
    m_view->key(Qt::Key_2, Qt::AltModifier);
    QVERIFY(!looksAs(turned));
}

void ViewsTest::aFollowingViewIsRestoredRelativeToTheFigure()
{
    follow(true);
    goToFrame(5);
    const glm::dvec3 fromRoot = camera().target() - rootOnFloor();
    const glm::dvec3 root = rootOnFloor();
    m_view->key(Qt::Key_1, keep);
    turn();
    goToFrame(55);
    QVERIFY(glm::distance(rootOnFloor(), root) > 20.0);
    m_view->key(Qt::Key_1, Qt::AltModifier);
    QVERIFY(glm::distance(camera().target() - rootOnFloor(), fromRoot) < 1e-3);
    // The camera continues to follow from there.
    goToFrame(30);
    QVERIFY(glm::distance(camera().target() - rootOnFloor(), fromRoot) < 1e-3);
}

void ViewsTest::withoutFollowingTheViewIsRestoredInPlace()
{
    follow(false);
    goToFrame(5);
    const Camera kept = camera();
    m_view->key(Qt::Key_1, keep);
    turn();
    goToFrame(55);
    m_view->key(Qt::Key_1, Qt::AltModifier);
    QVERIFY(looksAs(kept));
    follow(true);
}

void ViewsTest::restoringAViewDoesNotDisturbADrag()
{
    m_view->key(Qt::Key_1, keep);
    turn();
    m_view->key(Qt::Key_R);
    const NodeId foot = m_view->joint("LeftFoot");
    session().selectOnly(foot);
    m_view->scene().refresh();
    const Camera turned = camera();
    const QPoint at = m_view->pixelOf(foot);
    m_view->press(at);
    m_view->moveBy(at, {15, -15});
    QVERIFY(session().dragGuard().isBusy());
    QTest::keyClick(m_view->canvas(), Qt::Key_1, Qt::AltModifier);
    m_view->scene().refresh();
    QVERIFY(looksAs(turned));
    m_view->release(at + QPoint(15, -15));
    m_view->key(Qt::Key_Q);
}

void ViewsTest::theMenuListsTheSavedViews()
{
    const QMenu *menu = m_view->action("view.savedViews")->menu();
    QVERIFY(menu != nullptr);
    QSet<QKeySequence> mnemonics;
    int entries = 0;
    for (const QAction *entry : menu->actions()) {
        if (entry->isSeparator())
            continue;
        ++entries;
        const QKeySequence mnemonic = QKeySequence::mnemonic(entry->text());
        QVERIFY(!mnemonic.isEmpty() && !mnemonics.contains(mnemonic));
        mnemonics.insert(mnemonic);
        QVERIFY(entry->isEnabled() && !entry->toolTip().isEmpty());
    }
    QCOMPARE(entries, 2 * savedViewCount);
    const Camera kept = camera();
    m_view->action("view.keep2")->trigger();
    turn();
    m_view->action("view.goTo2")->trigger();
    QVERIFY(looksAs(kept));
    m_view->action("file.close")->trigger();
    QVERIFY(!m_view->action("view.savedViews")->isEnabled());
    QVERIFY(!m_view->action("view.goTo2")->isEnabled());
}

void ViewsTest::savingAViewDoesNotModifyTheDocument()
{
    m_view->key(Qt::Key_1, keep);
    turn();
    m_view->key(Qt::Key_1, Qt::AltModifier);
    QVERIFY(!m_view->document().isModified());
    QCOMPARE(m_view->document().undoStack().count(), 0);
}

void ViewsTest::eachDocumentHasItsOwnSavedViews()
{
    m_view->key(Qt::Key_1, keep);
    m_view->open(makeWalker({.frames = 20}).clip, m_folder->path(u"other.bvh"_s));
    const Camera before = camera();
    m_view->key(Qt::Key_1, Qt::AltModifier);
    QVERIFY2(told().contains(u"empty"_s), qPrintable(told()));
    QVERIFY(camera() == before);
}

void ViewsTest::savedViewsAreKeptInTheProject()
{
    const QByteArray motion = bytesOf(m_bvh);
    turn();
    const Camera kept = camera();
    m_view->key(Qt::Key_2, keep);
    m_view->action("file.save")->trigger();
    QCOMPARE(bytesOf(m_bvh), motion);
    const QString project = m_folder->path(u"walker.limber"_s);
    QVERIFY(bytesOf(project).contains("\"cameras\": [\n  {\"slot\": 2, \"target\": ["));
    openAnew(project);
    QVERIFY2(m_driver->message().isEmpty(), qPrintable(m_driver->message()));
    turn();
    m_view->key(Qt::Key_2, Qt::AltModifier);
    QVERIFY(looksAs(kept));
    m_view->key(Qt::Key_1, Qt::AltModifier);
    QVERIFY(told().contains(u"View 1 is empty"_s));
    QVERIFY(!m_view->document().isModified());
    // A project that is saved again has the same bytes, except for the current camera.
    const QByteArray cameras = bytesOf(project).mid(bytesOf(project).indexOf("\"cameras\""));
    m_view->action("file.save")->trigger();
    QCOMPARE(bytesOf(project).mid(bytesOf(project).indexOf("\"cameras\"")), cameras);
}

void ViewsTest::absurdCamerasAreHandled()
{
    m_view->key(Qt::Key_1, keep);
    m_view->action("file.save")->trigger();
    const QString path = m_folder->path(u"walker.limber"_s);
    QByteArray text = bytesOf(path);
    const qsizetype at = text.indexOf("\"cameras\"");
    text = text.left(at) + "\"cameras\": [{\"slot\": 1, \"target\": [1e300, -1e300, 0], \"distance\": 1e300, "
                           "\"yaw\": 1e300, \"pitch\": -1e300, \"figure\": [1e308, 0, -1e308]}]\n}\n";
    openAnew(m_folder->write(u"walker.limber"_s, text));
    m_view->key(Qt::Key_1, Qt::AltModifier);
    QVERIFY(!m_driver->viewportPicture().isNull());
    m_view->key(Qt::Key_A);
    QVERIFY(m_driver->window().viewport().rect().contains(m_view->pixelOf(m_view->joint("Head"))));
}

void ViewsTest::theWeightIsThatOfTheMotion()
{
    ViewportScene &scene = m_view->scene();
    const auto weight = [&scene] {
        scene.refresh();
        return scene.weight();
    };
    QVERIFY(!weight());
    m_view->action("view.weight")->trigger();
    QTRY_VERIFY(weight());
    const glm::dvec3 before = weight()->centre;
    QVERIFY(before.y > 50.0 && !weight()->forces.empty());
    goToFrame(25);
    QVERIFY(glm::distance(weight()->centre, before) > 1.0); // at once: the clip was weighed as a whole
    goToFrame(0);
    // An edit shows a moment later.
    Document &document = m_driver->document();
    const int side = document.skeleton().joint(0).firstColumn;
    const int last = document.motion().frameCount() - 1;
    std::vector<double> moved;
    for (int frame = 0; frame <= last; ++frame)
        moved.push_back(document.motion().value(frame, side) + 30.0);
    document.setValues({0, last + 1, {side}}, moved, u"Move"_s);
    QTRY_VERIFY(std::abs(weight()->centre.x - before.x - 30.0) < 0.01);
    // Frames that are gone have no weight.
    document.removeFrames(20, 40);
    QVERIFY(!weight() || document.motion().frameCount() > session().playhead().frame());
    QTRY_VERIFY(session().clipWeight().isDone() && weight());
    QCOMPARE(session().clipWeight().weight()->frames().size(), std::size_t(document.motion().frameCount()));
}

void ViewsTest::touchShapesFollowThePose()
{
    const Clip clip = bodyWithHandInBelly();
    openAnew(m_folder->write(u"belly.bvh"_s, QByteArray::fromStdString(writeBvh(clip))));
    const auto shapes = [this] {
        m_view->scene().refresh();
        return m_view->scene().touch();
    };
    const auto isAnyInside = [&shapes] {
        const std::vector<TouchShape> all = shapes();
        return std::ranges::any_of(all, &TouchShape::isInside);
    };
    QVERIFY(shapes().empty());
    const QImage without = m_driver->viewportPicture();
    m_view->action("view.touchShapes")->trigger();
    QTRY_VERIFY(!shapes().empty());
    QVERIFY(m_driver->viewportPicture() != without);
    QVERIFY(!isAnyInside());
    goToFrame(90);
    QVERIFY(isAnyInside());
    // A preview shows its own pose.
    session().preview().show(bodyWithHandInBelly({.frames = 180}, 40.0), m_driver->document().positionRules(), Axis::Y);
    QVERIFY(!shapes().empty() && !isAnyInside());
    session().preview().clear();
    QVERIFY(isAnyInside());
    m_view->action("view.touchShapes")->trigger();
    QVERIFY(shapes().empty());
}

int main(int argc, char **argv)
{
    WindowDriver::isolateSettings();
    QApplication app(argc, argv);
    ViewsTest test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace tst_views

#include "tst_views.moc"
