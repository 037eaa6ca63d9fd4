#include "widgets/gestureprogress.h"
#include "widgets/windowsize.h"
#include "widgets/workstate.h"

#include <QDialog>
#include <QLabel>
#include <QProgressBar>
#include <QProgressDialog>
#include <QScreen>
#include <QSignalSpy>
#include <QTest>

#include <optional>

namespace tst_workstate {

using namespace limber;
using namespace Qt::StringLiterals;

// A gesture that changes many frames.
class SlowGesture : public QObject
{
    Q_OBJECT

public:
    int cancels = 0;

public slots:
    void cancel() { ++cancels; }

signals:
    void working(double fraction);
};

// How windows show that work is running, and how large they may be.
class WorkStateTest : public QObject
{
    Q_OBJECT

private slots:
    void workShowsItsFractionUntilItEnds();
    void aGestureCanBeStopped();
    void aGestureThatIsOverHasNoDialog();
    void windowsFitTheScreen();
    void titlesOfDialogsStayOnTheScreen();
};

void WorkStateTest::workShowsItsFractionUntilItEnds()
{
    WorkState state(u"stateText"_s);
    state.show();
    const auto &bar = *state.findChild<QProgressBar *>();
    const auto &text = *state.findChild<QWidget *>(u"stateText"_s);
    state.begin(u"Reading"_s);
    QVERIFY(!bar.isHidden());
    QCOMPARE(bar.value(), 0);
    QVERIFY(text.toolTip().contains(u"Reading"_s));
    state.setFractionDone(0.25);
    QCOMPARE(bar.value() * 4, bar.maximum());
    state.setFractionDone(1.0);
    QCOMPARE(bar.value(), bar.maximum());
    state.end(u"Done"_s);
    QVERIFY(bar.isHidden());
    QVERIFY(text.toolTip().contains(u"Done"_s));
    state.begin(u"Again"_s);
    QCOMPARE(bar.value(), 0);
}

void WorkStateTest::aGestureCanBeStopped()
{
    QWidget window;
    window.show();
    SlowGesture gesture;
    new GestureProgress(gesture, window);
    emit gesture.working(0.5);
    auto *dialog = window.findChild<QProgressDialog *>();
    QVERIFY(dialog != nullptr);
    QCOMPARE(dialog->value() * 2, dialog->maximum());
    emit gesture.working(1.0); // it is not over before it says so
    QCOMPARE(window.findChildren<QProgressDialog *>().size(), 1);
    QCOMPARE(dialog->value(), dialog->maximum());
    emit dialog->canceled();
    QCOMPARE(gesture.cancels, 1);
}

void WorkStateTest::aGestureThatIsOverHasNoDialog()
{
    QWidget window;
    window.show();
    SlowGesture gesture;
    new GestureProgress(gesture, window);
    emit gesture.working(2.0); // it was quick
    QVERIFY(window.findChild<QProgressDialog *>() == nullptr);
    emit gesture.working(0.1);
    const QPointer<QProgressDialog> dialog = window.findChild<QProgressDialog *>();
    QVERIFY(dialog != nullptr);
    emit gesture.working(2.0);
    QTRY_VERIFY(dialog.isNull());
    emit gesture.working(0.1); // the next one
    QVERIFY(window.findChild<QProgressDialog *>() != nullptr);
}

void WorkStateTest::windowsFitTheScreen()
{
    const QWidget widget;
    const QSize screen = widget.screen()->availableSize();
    QCOMPARE(fittingScreen(widget, {300, 200}), QSize(300, 200));
    QCOMPARE(fittingScreen(widget, {screen.width(), 200}), QSize(screen.width() - 24, 200));
    QCOMPARE(fittingScreen(widget, {300, screen.height()}), QSize(300, screen.height() - 88));
}

void WorkStateTest::titlesOfDialogsStayOnTheScreen()
{
    QWidget parent;
    const QRect screen = parent.screen()->availableGeometry();
    parent.setGeometry(screen.left() + 100, screen.top() + 100, 600, 400);
    const auto placed = [&parent](const QSize &size, const std::optional<QPoint> &at) {
        QDialog dialog(&parent);
        dialog.resize(size);
        if (at)
            dialog.move(*at);
        placeOverParent(dialog);
        return dialog.pos();
    };
    const QPoint corner = screen.topLeft(); // the parent has no title bar yet
    QCOMPARE(placed({300, 200}, {}), corner + QPoint(250, 200));
    QCOMPARE(placed({300, 800}, {}), corner + QPoint(250, 0));
    QCOMPARE(placed({300, 200}, corner + QPoint(40, -30)), corner + QPoint(40, 0));
    QCOMPARE(placed({300, 200}, corner + QPoint(40, 50)), corner + QPoint(40, 50));
    QCOMPARE(placed({300, 200}, screen.bottomRight()).y(), screen.bottom() + 1 - 200);
    QCOMPARE(placed(screen.size() * 2, {}), corner);
}

QTEST_MAIN(WorkStateTest)

} // namespace tst_workstate

#include "tst_workstate.moc"
