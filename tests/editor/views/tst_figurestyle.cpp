#include "actions/action.h"
#include "settings/settings.h"
#include "settings/viewsettings.h"
#include "support/textfiles.h"
#include "viewdriver.h"
#include "viewgrid/viewgrid.h"
#include "viewport/seeingstrip.h"
#include "viewport/viewpane.h"

#include <glm/geometric.hpp>

#include <QApplication>
#include <QImage>
#include <QTest>
#include <QToolButton>

namespace tst_figurestyle {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// Bones and body in the whole window: the key, the button, what a click selects and what is kept.
class FigureStyleTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void bonesAreShownAtFirst();
    void aKeyGoesRoundTheThreeStyles();
    void theFirstButtonOfTheStripDoesTheSame();
    void aClickOnAPartSelectsItsJoint();
    void hiddenJointsHideTheirParts();
    void rollIsSeen();
    void sideAxesAreShownForSelectedJoints();
    void allViewsShowTheBody();
    void aDragMovesTheBody();
    void theShadowIsThatOfTheBody();
    void eachDocumentHasItsOwnStyle();
    void newDocumentsTakeTheLastOne();
    void aProjectKeepsTheStyle();
    void choosingAStyleIsNoUndoStep();

private:
    [[nodiscard]] Session &session() { return m_driver->session(); }
    [[nodiscard]] ViewportPanel &panel() { return m_driver->window().viewport(); }
    [[nodiscard]] ShownScene &shown() { return panel().shown(); }
    [[nodiscard]] QAction *action() { return m_view->action("view.body"); }
    [[nodiscard]] const Figure &figure();
    [[nodiscard]] QImage picture();
    void start();

    std::unique_ptr<FileFolder> m_folder;
    std::unique_ptr<WindowDriver> m_driver;
    std::unique_ptr<ViewDriver> m_view;
};

namespace {

int pixelsThatDiffer(const QImage &one, const QImage &other)
{
    int count = 0;
    for (int y = 0; y < one.height() && one.size() == other.size(); ++y) {
        for (int x = 0; x < one.width(); ++x)
            count += one.pixel(x, y) != other.pixel(x, y);
    }
    return count;
}

} // namespace

void FigureStyleTest::init()
{
    Settings settings;
    storeViewLayout(settings, {});
    storeViewOptions(settings, {});
    m_folder = std::make_unique<FileFolder>();
    start();
    m_view->open(makeWalker({.frames = 60}).clip, m_folder->path(u"walker.bvh"_s));
}

void FigureStyleTest::cleanup()
{
    while (m_driver && m_driver->window().currentSession() && session().document().undoStack().canUndo())
        session().document().undoStack().undo();
    m_view.reset();
    m_driver.reset();
    Settings settings;
    storeViewOptions(settings, {});
}

void FigureStyleTest::start()
{
    m_view.reset();
    m_driver.reset();
    m_driver = std::make_unique<WindowDriver>();
    m_view = std::make_unique<ViewDriver>(*m_driver);
}

const Figure &FigureStyleTest::figure()
{
    shown().refresh();
    return shown().figure();
}

QImage FigureStyleTest::picture()
{
    return panel().grabImage().convertToFormat(QImage::Format_RGB32);
}

void FigureStyleTest::bonesAreShownAtFirst()
{
    QVERIFY(!figure().showsBody());
    QVERIFY(!action()->isChecked());
    QVERIFY(action()->isEnabled());
}

void FigureStyleTest::aKeyGoesRoundTheThreeStyles()
{
    const QImage bones = picture();
    m_view->key(Qt::Key_D);
    QCOMPARE(figure().style, FigureStyle::BodyWithBones);
    QVERIFY(action()->isChecked());
    QVERIFY(action()->toolTip().contains(u"body with bones"_s));
    const QImage both = picture();
    m_view->key(Qt::Key_D);
    QCOMPARE(figure().style, FigureStyle::Body);
    QVERIFY(figure().showsBody());
    QVERIFY(action()->isChecked());
    const QImage body = picture();
    m_view->key(Qt::Key_D);
    QCOMPARE(figure().style, FigureStyle::Bones);
    QVERIFY(!action()->isChecked());
    QVERIFY(pixelsThatDiffer(bones, both) > 500);
    QVERIFY(pixelsThatDiffer(both, body) > 100);
    QCOMPARE(pixelsThatDiffer(bones, picture()), 0);
}

void FigureStyleTest::theFirstButtonOfTheStripDoesTheSame()
{
    const auto *strip = panel().findChild<SeeingStrip *>();
    QVERIFY(strip != nullptr);
    auto *button = strip->findChildren<QToolButton *>().first();
    QCOMPARE(button->defaultAction(), action());
    QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(figure().style, FigureStyle::BodyWithBones);
    QVERIFY(button->isChecked());
    QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(figure().style, FigureStyle::Body);
    QVERIFY(button->isChecked());
    QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(!button->isChecked());
}

void FigureStyleTest::aClickOnAPartSelectsItsJoint()
{
    m_view->key(Qt::Key_D);
    m_view->key(Qt::Key_D);
    for (const auto &[name, below] : {std::pair("LeftUpLeg", "LeftLeg"), std::pair("LeftLeg", "LeftFoot")}) {
        const QPoint at = m_view->middleOf(name, below);
        m_view->press(at);
        m_view->release(at);
        QVERIFY2(session().selectedNodes() == std::vector{m_view->joint(name)}, name);
    }
}

void FigureStyleTest::hiddenJointsHideTheirParts()
{
    m_view->key(Qt::Key_D);
    const std::size_t all = figure().body.parts.size();
    session().jointStates().setHidden({m_view->joint("LeftLeg")}, true);
    QVERIFY(figure().body.parts.size() < all);
    for (const std::size_t part : figure().body.parts)
        QVERIFY(figure().body.partAt(part).joint != m_view->joint("LeftLeg").index);
    session().jointStates().setHidden({m_view->joint("LeftLeg")}, false);
    QCOMPARE(figure().body.parts.size(), all);
}

void FigureStyleTest::rollIsSeen()
{
    m_view->key(Qt::Key_D);
    m_view->key(Qt::Key_D);
    const QImage before = picture();
    const int hand = m_view->joint("LeftForeArm").index;
    const Skeleton &skeleton = session().document().skeleton();
    const auto column = skeleton.columnOf(hand, {ChannelKind::Rotation, Axis::X}); // along the arm
    session().document().setValues({session().playhead().frame(), 1, {column.value()}}, {90.0}, {});
    QVERIFY(pixelsThatDiffer(before, picture()) > 30);
}

void FigureStyleTest::sideAxesAreShownForSelectedJoints()
{
    QVERIFY(shown().sideAxes().empty());
    session().selectOnly(m_view->joint("LeftUpLeg"));
    shown().refresh();
    QCOMPARE(shown().sideAxes().size(), 1u);
    const SideAxes axes = shown().sideAxes().front();
    QCOMPARE(axes.node, m_view->joint("LeftUpLeg"));
    QVERIFY(std::abs(glm::dot(axes.side, axes.front)) < 0.01);
    session().jointStates().setHidden({m_view->joint("LeftUpLeg")}, true);
    shown().refresh();
    QVERIFY(shown().sideAxes().empty());
    session().jointStates().setHidden({m_view->joint("LeftUpLeg")}, false);
    session().clearSelection();
    shown().refresh();
    QVERIFY(shown().sideAxes().empty());
}

void FigureStyleTest::allViewsShowTheBody()
{
    m_view->action("view.four")->trigger();
    QList<QImage> bones;
    const std::array places{ViewPlace::User, ViewPlace::Front, ViewPlace::Right, ViewPlace::Top};
    for (const ViewPlace place : places)
        bones << panel().pane(place)->grabImage().convertToFormat(QImage::Format_RGB32);
    m_view->key(Qt::Key_D);
    for (std::size_t i = 0; i < places.size(); ++i) {
        const QImage body = panel().pane(places[i])->grabImage().convertToFormat(QImage::Format_RGB32);
        QVERIFY(pixelsThatDiffer(bones.at(static_cast<qsizetype>(i)), body) > 100);
    }
    m_view->action("view.four")->trigger();
}

void FigureStyleTest::aDragMovesTheBody()
{
    m_view->key(Qt::Key_D);
    m_view->action("pose.rotate")->trigger();
    session().selectOnly(m_view->joint("LeftArm"));
    const auto partOfHand = [this] {
        for (const std::size_t index : figure().body.parts) {
            const SolidPart &part = figure().body.partAt(index);
            if (part.joint == m_view->joint("LeftForeArm").index)
                return figure().body.bones[part.bone].base;
        }
        return glm::dvec3(0.0);
    };
    const glm::dvec3 before = partOfHand();
    const int column = session().document().skeleton().joint(m_view->joint("LeftArm").index).firstColumn;
    session().document().setValues({session().playhead().frame(), 1, {column}}, {40.0}, {});
    QVERIFY(glm::distance(before, partOfHand()) > 1.0);
}

void FigureStyleTest::theShadowIsThatOfTheBody()
{
    shown().refresh();
    const QImage ofBones = shown().shadow().darkness;
    m_view->key(Qt::Key_D);
    shown().refresh();
    QVERIFY(!shown().shadow().darkness.isNull());
    QVERIFY(shown().shadow().darkness != ofBones);
}

void FigureStyleTest::eachDocumentHasItsOwnStyle()
{
    m_view->key(Qt::Key_D);
    Session &first = session();
    m_view->open(makeWalker({.frames = 20}).clip, m_folder->path(u"other.bvh"_s));
    QCOMPARE(session().figureStyle(), FigureStyle::BodyWithBones); // the last one
    m_view->key(Qt::Key_D);
    QCOMPARE(session().figureStyle(), FigureStyle::Body);
    QCOMPARE(first.figureStyle(), FigureStyle::BodyWithBones);
    m_view->action("file.close")->trigger();
    QCOMPARE(figure().style, FigureStyle::BodyWithBones);
    QVERIFY(action()->isChecked());
    QVERIFY(action()->toolTip().contains(u"body with bones"_s));
}

void FigureStyleTest::newDocumentsTakeTheLastOne()
{
    m_view->key(Qt::Key_D);
    m_view->key(Qt::Key_D);
    m_driver->window().close();
    start();
    m_view->open(makeWalker({.frames = 20}).clip, m_folder->path(u"third.bvh"_s));
    QCOMPARE(figure().style, FigureStyle::Body);
    QVERIFY(action()->isChecked());
}

void FigureStyleTest::aProjectKeepsTheStyle()
{
    m_view->key(Qt::Key_D);
    m_view->key(Qt::Key_D);
    session().document().setMarkers({{3, "here"}}, u"x"_s); // so that there is a project
    m_view->action("file.save")->trigger();
    QVERIFY(bytesOf(m_folder->path(u"walker.limber"_s)).contains("\"body\": \"body\""));
    m_view->key(Qt::Key_D); // the last choice is bones now
    m_driver->window().close();
    start();
    m_driver->open(m_folder->path(u"walker.limber"_s));
    QCOMPARE(figure().style, FigureStyle::Body);
}

void FigureStyleTest::choosingAStyleIsNoUndoStep()
{
    const int steps = session().document().undoStack().count();
    m_view->key(Qt::Key_D);
    QCOMPARE(session().document().undoStack().count(), steps);
    QVERIFY(!session().document().isModified());
}

int main(int argc, char **argv)
{
    WindowDriver::isolateSettings();
    QApplication app(argc, argv);
    FigureStyleTest test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace tst_figurestyle

#include "tst_figurestyle.moc"
