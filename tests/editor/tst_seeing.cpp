#include "support/textfiles.h"
#include "viewdriver.h"
#include "viewport/seeingstrip.h"

#include <glm/geometric.hpp>

#include <QApplication>
#include <QLineEdit>
#include <QStatusBar>
#include <QTest>
#include <QToolButton>

namespace tst_seeing {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// What the view shows besides the figure.
class SeeingTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void theStripShowsAndHides();
    void theStripDoesNotCoverTheLegend();
    void viewOptionsAreRemembered();
    void aHeldKeyShowsTheMotionBefore();
    void theViewIsSavedAsAPicture();

private:
    void open();
    [[nodiscard]] SeeingStrip *strip() { return m_driver->child<SeeingStrip>("seeingStrip"); }
    [[nodiscard]] QToolButton *button(const char *action);

    std::unique_ptr<FileFolder> m_folder;
    std::unique_ptr<WindowDriver> m_driver;
    std::unique_ptr<ViewDriver> m_view;
};

void SeeingTest::init()
{
    m_folder = std::make_unique<FileFolder>();
    open();
}

void SeeingTest::open()
{
    m_view.reset();
    m_driver.reset();
    m_driver = std::make_unique<WindowDriver>();
    m_view = std::make_unique<ViewDriver>(*m_driver);
    m_view->open(makeWalker({.frames = 60}).clip, m_folder->path(u"walker.bvh"_s));
}

QToolButton *SeeingTest::button(const char *action)
{
    for (QToolButton *button : strip()->findChildren<QToolButton *>()) {
        if (button->defaultAction() == m_view->action(action))
            return button;
    }
    return nullptr;
}

void SeeingTest::theStripShowsAndHides()
{
    m_driver->window().resize(1440, 900);
    QTRY_VERIFY(strip()->isVisible());
    QCOMPARE(strip()->findChildren<QToolButton *>().size(), 6);
    for (const QToolButton *button : strip()->findChildren<QToolButton *>()) {
        QVERIFY(!button->toolTip().isEmpty());
        QVERIFY(!button->icon().isNull());
    }
    QTest::mouseClick(button("view.trails"), Qt::LeftButton);
    QVERIFY(m_view->scene().options().trails);
    QVERIFY(button("view.trails")->isChecked());
    QTest::mouseClick(button("view.trails"), Qt::LeftButton);
    QVERIFY(!m_view->scene().options().trails);
    m_view->action("view.onionSkins")->trigger();
    QVERIFY(button("view.onionSkins")->isChecked());
    m_view->action("view.onionSkins")->trigger();
}

void SeeingTest::theStripDoesNotCoverTheLegend()
{
    ViewportPanel &view = m_driver->window().viewport();
    m_driver->window().resize(1440, 900);
    QTRY_VERIFY(strip()->isVisible());
    QVERIFY(view.rect().contains(strip()->geometry()));
    QVERIFY(strip()->geometry().bottom() > view.height() - 60);
    QVERIFY(strip()->geometry().right() < view.width() - 260); // beside the legend of the trails
    ViewportPanel small;
    small.showStrip({m_view->action("view.trails")});
    small.resize(300, 200);
    small.show();
    QVERIFY(!small.findChild<SeeingStrip *>()->isVisible());
    small.resize(700, 500);
    QTRY_VERIFY(small.findChild<SeeingStrip *>()->isVisible());
    small.close();
}

void SeeingTest::viewOptionsAreRemembered()
{
    m_view->action("view.shadow")->trigger();
    m_view->action("view.onionSkins")->trigger();
    const ViewOptions before = m_view->scene().options();
    QVERIFY(!before.shadow && before.onionSkins && before.grid);
    m_driver->window().close();
    open();
    const ViewOptions options = m_view->scene().options();
    const bool isChecked = m_view->action("view.onionSkins")->isChecked();
    const bool shadowIsChecked = m_view->action("view.shadow")->isChecked();
    // The next test begins with the standard settings.
    m_view->action("view.shadow")->setChecked(true);
    m_view->action("view.onionSkins")->setChecked(false);
    m_driver->window().close();
    QVERIFY(options == before);
    QVERIFY(isChecked);
    QVERIFY(!shadowIsChecked);
}

void SeeingTest::aHeldKeyShowsTheMotionBefore()
{
    const NodeId foot = m_view->joint("LeftFoot");
    m_view->session().playhead().setFrame(30);
    m_view->key(Qt::Key_E);
    const QPoint from = m_view->middleOf("LeftLeg", "LeftFoot");
    const glm::dvec3 opened = m_view->scene().markOf(foot)->position;
    m_view->drag(from, {40, 0});
    const auto shown = [&] { return m_view->scene().markOf(foot)->position; };
    QTRY_VERIFY(glm::distance(shown(), opened) > 1.0);
    const glm::dvec3 edited = shown();
    for (QWidget *widget : {m_view->canvas(), static_cast<QWidget *>(m_driver->table())}) {
        QTest::keyPress(widget, Qt::Key_Backslash);
        QTRY_VERIFY(glm::distance(shown(), opened) < 1e-6);
        QTest::keyRelease(widget, Qt::Key_Backslash);
        QTRY_VERIFY(glm::distance(shown(), edited) < 1e-6);
    }
    // During a drag the key shows the pose at the press.
    m_view->key(Qt::Key_R);
    const QPoint again = m_view->pixelOf(foot);
    m_view->press(again);
    m_view->moveBy(again, {-30, -40});
    QVERIFY(m_view->tool().isDragging());
    QTRY_VERIFY(glm::distance(shown(), edited) > 1.0);
    QTest::keyPress(m_view->canvas(), Qt::Key_Backslash);
    QTRY_VERIFY(glm::distance(shown(), edited) < 1e-6);
    QTest::keyRelease(m_view->canvas(), Qt::Key_Backslash);
    QTest::keyClick(m_view->canvas(), Qt::Key_Escape);
    m_view->release(again);
    // In a text field the key types its character.
    auto *filter = m_driver->child<QLineEdit>("jointFilter");
    QVERIFY(filter != nullptr);
    QTest::keyClick(filter, Qt::Key_Backslash);
    QVERIFY(!m_view->scene().showsBefore());
    QVERIFY(!filter->text().isEmpty());
}

void SeeingTest::theViewIsSavedAsAPicture()
{
    const QImage seen = m_driver->viewportPicture();
    const QString path = m_folder->path(u"seen"_s);
    m_driver->chooseInFileDialog(path);
    m_view->action("file.savePicture")->trigger();
    const QImage saved(path + u".png"_s);
    QVERIFY(!saved.isNull());
    QCOMPARE(saved.size(), seen.size());
    QCOMPARE(saved.convertToFormat(QImage::Format_RGB32), seen.convertToFormat(QImage::Format_RGB32));
    m_driver->chooseInFileDialog(u"/proc/no/picture.png"_s);
    m_view->action("file.savePicture")->trigger();
    QVERIFY(m_driver->window().statusBar()->currentMessage().contains("was not saved"_L1));
}

int main(int argc, char **argv)
{
    WindowDriver::isolateSettings();
    QApplication app(argc, argv);
    SeeingTest test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace tst_seeing

#include "tst_seeing.moc"
