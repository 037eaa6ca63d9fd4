#include "features/help/tour.h"
#include "panels/tourcard.h"
#include "support/textfiles.h"
#include "viewdriver.h"

#include <QApplication>
#include <QDockWidget>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QSettings>
#include <QTest>
#include <QToolButton>
#include <QUndoStack>

namespace tst_tour {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// The tour is taken with mouse and keyboard, and ended in every possible way.
class TourTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_driver.reset(); }
    void isOfferedUntilItIsTakenOrDeclined();
    void goesThroughFiveStepsByTheCard();
    void advancesWhenTheUserDoesWhatTheStepAsks();
    void escapeLeavesIt();
    void aChangeRightAfterItWasLeftDoesNothing();
    void endsWithItsTabAndLeavesOtherDocumentsAlone();
    void endsWithTheWindow();
    void waitsWhileAnotherTabIsInFront();
    void theCardStaysInTheWindow_data();
    void theCardStaysInTheWindow();
    void showsThePanelThatItNeeds();

private:
    void start();
    [[nodiscard]] Tour *tour() { return m_driver->window().findChild<Tour *>(); }
    [[nodiscard]] TourCard *card() { return m_driver->window().findChild<TourCard *>(); }
    [[nodiscard]] QString title() { return m_driver->child<QLabel>("tourTitle")->text(); }
    void click(const char *button)
    {
        QTest::mouseClick(m_driver->child<QPushButton>(button), Qt::LeftButton);
        settle();
    }
    // Until nothing in the window moves any more: docks get their positions step by step.
    void settle()
    {
        const auto places = [this] {
            QList<QRect> all;
            for (const QWidget *widget : m_driver->window().findChildren<QWidget *>())
                all << widget->geometry();
            return all;
        };
        QVERIFY(QTest::qWaitFor([&] {
            const QList<QRect> before = places();
            QApplication::processEvents();
            QApplication::processEvents();
            return places() == before;
        }));
    }

    FileFolder m_folder;
    std::unique_ptr<WindowDriver> m_driver;
};

void TourTest::init()
{
    QSettings(u"Limber"_s, u"Limber"_s).clear();
    m_driver = std::make_unique<WindowDriver>();
}

void TourTest::start()
{
    m_driver->clickMenu(u"Help"_s, u"Tour"_s);
    QTRY_VERIFY(tour()->isRunning());
    QTRY_VERIFY(card()->isVisible());
}

void TourTest::isOfferedUntilItIsTakenOrDeclined()
{
    QVERIFY(m_driver->child<QWidget>("startOffer")->isVisible());
    m_driver = std::make_unique<WindowDriver>();
    QTest::mouseClick(m_driver->child<QToolButton>("declineOffer"), Qt::LeftButton);
    QTRY_VERIFY(m_driver->child<QWidget>("startOffer") == nullptr);
    m_driver = std::make_unique<WindowDriver>();
    QVERIFY(m_driver->child<QWidget>("startOffer") == nullptr);

    init();
    QTest::mouseClick(m_driver->child<QToolButton>("takeOffer"), Qt::LeftButton);
    QTRY_VERIFY(tour()->isRunning());
    m_driver = std::make_unique<WindowDriver>();
    QVERIFY(m_driver->child<QWidget>("startOffer") == nullptr);
}

void TourTest::goesThroughFiveStepsByTheCard()
{
    start();
    QVERIFY(card()->isAncestorOf(QApplication::focusWidget()));
    QSet<QString> titles;
    for (int step = 0; step < Tour::stepCount; ++step) {
        QCOMPARE(tour()->step(), step);
        QVERIFY(m_driver->child<QLabel>("tourStep")->text().contains(QString::number(step + 1)));
        QVERIFY(m_driver->child<QWidget>("tourHighlight")->isVisible());
        QVERIFY(card()->accessibleDescription().startsWith(title()));
        titles.insert(title());
        if (step == 2) {
            click("tourBack");
            QCOMPARE(tour()->step(), 1);
            click("tourNext");
        }
        QTest::keyClick(m_driver->child<QPushButton>("tourNext"), step % 2 == 0 ? Qt::Key_Return : Qt::Key_Space);
        settle();
    }
    QCOMPARE(titles.size(), Tour::stepCount);
    QVERIFY(!tour()->isRunning());
    QVERIFY(!card()->isVisible());
    QVERIFY(!m_driver->child<QWidget>("tourHighlight")->isVisible());
    QCOMPARE(m_driver->document().undoStack().count(), 0);
}

void TourTest::advancesWhenTheUserDoesWhatTheStepAsks()
{
    start();
    QTest::qWait(1200); // the view has placed its camera
    QCOMPARE(tour()->step(), 0);
    ViewDriver view(*m_driver);
    const QPoint middle = view.canvas()->rect().center();
    view.drag(QPoint(middle.x(), 40), QPoint(120, 10)); // a drag beside the figure orbits the camera
    QTRY_COMPARE(tour()->step(), 1);
    m_driver->window().viewport().setFocus();
    view.key(Qt::Key_Space);
    QTRY_COMPARE(tour()->step(), 2);
    QTRY_VERIFY(!view.session().playhead().isPlaying());
    const int frame = view.session().playhead().frame();
    QTest::qWait(200);
    QCOMPARE(view.session().playhead().frame(), frame); // playing stopped
    m_driver->document().setValues({0, 1, {3}}, {12.0}, u"a change"_s);
    QTRY_COMPARE(tour()->step(), 3);
    m_driver->window().viewport().setFocus();
    view.key(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(tour()->step(), 4);
}

void TourTest::escapeLeavesIt()
{
    start();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(!tour()->isRunning());
    QVERIFY(!card()->isVisible());
    QVERIFY(m_driver->window().viewport().isAncestorOf(QApplication::focusWidget()) ||
            QApplication::focusWidget() == &m_driver->window().viewport());
    start(); // starts the tour once more
    click("tourLeave");
    QVERIFY(!tour()->isRunning());
}

void TourTest::aChangeRightAfterItWasLeftDoesNothing()
{
    QTest::failOnWarning(QRegularExpression(u"null"_s));
    start();
    click("tourNext");
    click("tourNext");
    QCOMPARE(tour()->step(), 2);
    // All within one event of the window.
    const auto change = [this](int column) {
        m_driver->document().setValues({0, 1, {column}}, {12.0}, u"change %1"_s.arg(column));
    };
    change(3);
    change(4);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(!tour()->isRunning());
    change(5);
    QCOMPARE(m_driver->document().undoStack().count(), 3);
    QTest::qWait(1500); // longer than the pause before the next step
    QVERIFY(!tour()->isRunning());
    QVERIFY(!card()->isVisible());
}

void TourTest::endsWithItsTabAndLeavesOtherDocumentsAlone()
{
    m_driver->open(m_folder.write(u"take.bvh"_s, smallBvh()));
    const Session *own = m_driver->window().currentSession();
    const int frames = m_driver->document().motion().frameCount();
    start();
    QVERIFY(m_driver->window().currentSession() != own);
    click("tourNext");
    m_driver->child<QAction>("file.close")->trigger();
    QTRY_VERIFY(!tour()->isRunning());
    QTRY_VERIFY(!card()->isVisible());
    QCOMPARE(m_driver->window().currentSession(), own);
    QCOMPARE(m_driver->document().motion().frameCount(), frames);
    QCOMPARE(m_driver->document().undoStack().count(), 0);
}

void TourTest::endsWithTheWindow()
{
    start();
    m_driver->window().close();
    m_driver.reset();
    m_driver = std::make_unique<WindowDriver>();
    QVERIFY(!tour()->isRunning());
}

void TourTest::waitsWhileAnotherTabIsInFront()
{
    start();
    m_driver->open(m_folder.write(u"take.bvh"_s, smallBvh()));
    QTRY_VERIFY(!card()->isVisible());
    QVERIFY(tour()->isRunning());
    m_driver->clickMenu(u"Help"_s, u"Tour"_s); // the menu returns to the tour
    QTRY_VERIFY(card()->isVisible());
    QCOMPARE(m_driver->window().currentSession()->document().displayName(), u"Sample walk");
}

void TourTest::theCardStaysInTheWindow_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("large") << QSize(1440, 900);
    QTest::newRow("medium") << QSize(1280, 720);
    QTest::newRow("smallest") << QSize(900, 560);
}

void TourTest::theCardStaysInTheWindow()
{
    QFETCH(QSize, size);
    start();
    m_driver->window().resize(size);
    QTRY_COMPARE(m_driver->window().size(), size);
    for (int step = 0; step < Tour::stepCount; ++step) {
        settle();
        QVERIFY2(m_driver->window().rect().contains(card()->geometry()), qPrintable(title()));
        QVERIFY(card()->height() >= card()->minimumSizeHint().height());
        click("tourNext");
    }
}

void TourTest::showsThePanelThatItNeeds()
{
    start();
    auto *history = m_driver->child<QDockWidget>("dock.history");
    history->hide();
    for (int step = 0; step < 3; ++step)
        click("tourNext");
    QVERIFY(history->isVisible());
    history->hide(); // the panel is hidden again, but the card stays
    QTRY_VERIFY(!m_driver->child<QWidget>("tourHighlight")->isVisible());
    QVERIFY(card()->isVisible());
}

int main(int argc, char *argv[])
{
    WindowDriver::isolateSettings();
    QApplication app(argc, argv);
    TourTest test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace tst_tour

#include "tst_tour.moc"
