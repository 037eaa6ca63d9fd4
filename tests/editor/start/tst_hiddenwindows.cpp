#include "patience.h"
#include "windowdriver.h"

#include <QApplication>
#include <QBackingStore>
#include <QMenu>
#include <QMenuBar>
#include <QScreen>
#include <QTest>

#include <utility>

namespace tst_hiddenwindows {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// Windows that are hidden keep no picture, and look the same when they are shown again.
class HiddenWindowsTest : public QObject
{
    Q_OBJECT

private slots:
    void aHiddenMenuKeepsNoPicture();
    void theWindowKeepsItsPicture();

private:
    // What the screen shows where the widget is.
    static QImage seen(const QWidget &widget)
    {
        const QRect place(widget.mapToGlobal(QPoint()), widget.size());
        return widget.screen()->grabWindow(0, place.x(), place.y(), place.width(), place.height()).toImage();
    }
    static bool hasPicture(const QWidget &window)
    {
        const QBackingStore *picture = window.backingStore();
        return picture != nullptr && picture->size() == window.size();
    }
};

void HiddenWindowsTest::aHiddenMenuKeepsNoPicture()
{
    WindowDriver driver;
    QMenu *menu = driver.window().menus().actions().first()->menu();
    QVERIFY(menu != nullptr);
    const QPoint place = driver.window().mapToGlobal(QPoint(300, 200));
    menu->popup(place);
    QVERIFY(QTest::qWaitForWindowExposed(menu));
    QTRY_VERIFY(hasPicture(*menu));
    QImage first;
    const auto isStill = [&] {
        QTest::qWait(100);
        return std::exchange(first, seen(*menu)) == first;
    };
    QVERIFY(QTest::qWaitFor(isStill, testPatience));
    for (int i = 0; i < 3; ++i) {
        menu->hide();
        QCOMPARE(menu->backingStore()->size(), QSize(1, 1));
        menu->popup(place);
        QTRY_VERIFY(hasPicture(*menu));
        QTRY_COMPARE(seen(*menu), first);
    }
    menu->hide();
}

void HiddenWindowsTest::theWindowKeepsItsPicture()
{
    WindowDriver driver;
    QMenu *menu = driver.window().menus().actions().first()->menu();
    menu->popup(driver.window().mapToGlobal(QPoint(300, 200)));
    QVERIFY(QTest::qWaitForWindowExposed(menu));
    menu->hide();
    QVERIFY(hasPicture(driver.window()));
    // A part of the window that is hidden leaves the picture of the whole window alone.
    driver.window().menus().hide();
    QVERIFY(hasPicture(driver.window()));
}

int main(int argc, char *argv[])
{
    WindowDriver::isolateSettings();
    QApplication app(argc, argv);
    HiddenWindowsTest test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace tst_hiddenwindows

#include "tst_hiddenwindows.moc"
