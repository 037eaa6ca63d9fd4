#include "dialogs/channelsdialog.h"
#include "dialogs/frametimedialog.h"
#include "dialogs/normalisedialog.h"
#include "dialogs/preferencesdialog.h"
#include "support/textfiles.h"
#include "widgets/numberfield.h"
#include "windowdriver.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QToolButton>
#include <QTreeView>
#include <QTreeWidget>

namespace tst_dialogs {

using namespace limber;
using namespace limber::test;

// Changes made in dialogs are one undo step, are visible at once, and are taken back by Cancel.
class DialogsTest : public QObject
{
    Q_OBJECT

private slots:
    void dialogsCloseWhenTheirMotionIsReplaced_data();
    void dialogsCloseWhenTheirMotionIsReplaced();
    void channelsMoveInTheirOrder();
    void changesTheChannelsOfAJoint();
    void movesOnlyChannelsThatCanMove();
    void changesTheFrameTime();
    void preferencesAreSeenAtOnceAndTakenBack();
    void normalisesInOneUndoStep();
    void normalisingReportsLossesFirst();
    void aboutNamesTheVersion();
};

void DialogsTest::movesOnlyChannelsThatCanMove()
{
    FileFolder folder;
    WindowDriver driver;
    driver.open(folder.write(QStringLiteral("a.bvh"), smallBvh()));
    driver.selectInTree(0);
    driver.whenDialogOpens([](QWidget *dialog) {
        auto *list = dialog->findChild<QListWidget *>(QStringLiteral("channelList"));
        QToolButton *up = nullptr;
        QToolButton *down = nullptr;
        for (QToolButton *button : dialog->findChildren<QToolButton *>()) {
            (button->text() == QLatin1String("Up") ? up : down) = button;
        }
        QVERIFY(list && up && down);
        const auto canMove = [&](int row) {
            list->setCurrentRow(row);
            return std::pair(up->isEnabled(), down->isEnabled());
        };
        QCOMPARE(canMove(-1), std::pair(false, false));
        QCOMPARE(canMove(0), std::pair(false, true));
        QCOMPARE(canMove(1), std::pair(true, true));
        QCOMPARE(canMove(list->count() - 2), std::pair(true, true));
        QCOMPARE(canMove(list->count() - 1), std::pair(true, false));
        const QString last = list->currentItem()->text();
        up->click();
        QCOMPARE(list->item(list->count() - 2)->text(), last);
        dialog->close();
    });
    driver.window().findChild<QAction *>(QStringLiteral("skeleton.channels"))->trigger();
    QCOMPARE(driver.document().undoStack().count(), 0);
}

void DialogsTest::dialogsCloseWhenTheirMotionIsReplaced_data()
{
    QTest::addColumn<QString>("command");
    for (const char *command : {"skeleton.channels", "motion.frameTime", "edit.normalise"})
        QTest::newRow(command) << QString::fromLatin1(command);
}

// A file that is read again arrives from another thread.
void DialogsTest::dialogsCloseWhenTheirMotionIsReplaced()
{
    QFETCH(QString, command);
    FileFolder folder;
    WindowDriver driver;
    driver.open(folder.write(QStringLiteral("a.bvh"), smallBvh()));
    Document &document = driver.document();
    driver.selectInTree(0);
    bool wasOpen = false;
    driver.whenDialogOpens([&](QWidget *dialog) {
        wasOpen = dialog->isVisible();
        document.reset(
            *readBvh("HIERARCHY\nROOT a\n{\nOFFSET 0 0 0\nCHANNELS 0\n}\nMOTION\nFrames: 1\nFrame Time: 1\n").clip);
        QVERIFY(!dialog->isVisible());
    });
    driver.window().findChild<QAction *>(command)->trigger();
    QVERIFY(wasOpen);
    QCOMPARE(document.undoStack().count(), 0);
}

void DialogsTest::channelsMoveInTheirOrder()
{
    FileFolder folder;
    WindowDriver driver;
    driver.open(folder.write(QStringLiteral("a.bvh"), smallBvh()));
    driver.selectInTree(0);
    driver.whenDialogOpens([](QWidget *dialog) {
        auto *list = dialog->findChild<QListWidget *>(QStringLiteral("channelList"));
        auto *up = dialog->findChild<QToolButton *>(QStringLiteral("channelUp"));
        auto *down = dialog->findChild<QToolButton *>(QStringLiteral("channelDown"));
        QStringList names;
        for (int row = 0; row < list->count(); ++row)
            names << list->item(row)->text();
        list->setCurrentRow(0);
        QVERIFY(!up->isEnabled() && down->isEnabled());
        down->click();
        QCOMPARE(list->item(0)->text(), names.at(1));
        QCOMPARE(list->item(1)->text(), names.at(0));
        QCOMPARE(list->currentRow(), 1);
        QVERIFY(up->isEnabled() && down->isEnabled());
        up->click();
        for (int row = 0; row < list->count(); ++row)
            QCOMPARE(list->item(row)->text(), names.at(row));
        list->setCurrentRow(list->count() - 1);
        QVERIFY(up->isEnabled() && !down->isEnabled());
        qobject_cast<QDialog *>(dialog)->reject();
    });
    driver.window().findChild<QAction *>(QStringLiteral("skeleton.channels"))->trigger();
    QVERIFY(!driver.document().isModified());
}

void DialogsTest::changesTheChannelsOfAJoint()
{
    FileFolder folder;
    WindowDriver driver;
    const QString path = folder.write(QStringLiteral("a.bvh"), smallBvh());
    driver.open(path);
    driver.selectInTree(0);
    driver.whenDialogOpens([](QWidget *dialog) {
        auto *list = dialog->findChild<QListWidget *>(QStringLiteral("channelList"));
        auto *loss = dialog->findChild<QLabel *>(QStringLiteral("channelLoss"));
        QTRY_VERIFY2(loss->text().contains(QStringLiteral("No loss")), qPrintable(loss->text()));
        QCOMPARE(list->count(), 6);
        list->item(1)->setCheckState(Qt::Unchecked); // Yposition
        QTRY_VERIFY2(loss->text().contains(QStringLiteral("changes by up to")), qPrintable(loss->text()));
        for (QPushButton *button : dialog->findChildren<QPushButton *>()) {
            if (QString(button->text()).remove(QLatin1Char('&')) == QLatin1String("OK"))
                button->click();
        }
    });
    driver.window().findChild<QAction *>(QStringLiteral("skeleton.channels"))->trigger();
    Document &document = driver.document();
    QCOMPARE(document.skeleton().joint(0).columnCount(), 5);
    QCOMPARE(document.motion().columnCount(), 8);
    QCOMPARE(document.motion().value(2, 1), 0.22);
    QCOMPARE(driver.table()->model()->columnCount(), 8);
    QCOMPARE(document.undoStack().count(), 1);
    document.setValues({0, 1, {7}}, {1.0}, QStringLiteral("x"));
    document.undoStack().undo();
    document.undoStack().undo();
    QCOMPARE(document.skeleton().joint(0).columnCount(), 6);
    QCOMPARE(driver.table()->model()->columnCount(), 9);
    document.undoStack().redo();
    driver.window().findChild<QAction *>(QStringLiteral("file.save"))->trigger();
    QVERIFY(bytesOf(path).contains("CHANNELS 5 Xposition Zposition Zrotation"));
    QVERIFY(bytesOf(path).contains("\n0.10 0.20 1.50 "));
}

void DialogsTest::changesTheFrameTime()
{
    FileFolder folder;
    WindowDriver driver;
    driver.open(folder.write(QStringLiteral("a.bvh"), smallBvh()));
    FrameTimeDialog dialog(driver.document());
    dialog.show();
    auto *rate = dialog.findChild<NumberField *>(QStringLiteral("frameRate"));
    rate->setFocus();
    rate->selectAll();
    QTest::keyClicks(rate, QStringLiteral("50"));
    QTest::keyClick(rate, Qt::Key_Return);
    QCOMPARE(dialog.findChild<NumberField *>(QStringLiteral("frameTime"))->value(), 0.02);
    dialog.accept();
    QCOMPARE(driver.document().motion().frameTimeSeconds(), 0.02);
    QCOMPARE(driver.document().undoStack().count(), 1);
}

void DialogsTest::preferencesAreSeenAtOnceAndTakenBack()
{
    WindowDriver driver;
    driver.whenDialogOpens([&](QWidget *dialog) {
        auto *theme = dialog->findChild<QComboBox *>(QStringLiteral("themeBox"));
        theme->setCurrentIndex(theme->findData(static_cast<int>(Theme::Mode::Dark)));
        QVERIFY(driver.window().theme().colours().dark);
        theme->setCurrentIndex(theme->findData(static_cast<int>(Theme::Mode::Light)));
        QVERIFY(!driver.window().theme().colours().dark);
        QVERIFY(QApplication::palette().color(QPalette::Window).lightness() > 128);
        qobject_cast<QDialog *>(dialog)->reject();
    });
    driver.window().findChild<QAction *>(QStringLiteral("edit.preferences"))->trigger();
    QCOMPARE(driver.window().theme().mode(), Theme::Mode::System);
}

void DialogsTest::normalisesInOneUndoStep()
{
    FileFolder folder;
    WindowDriver driver;
    const QString path = folder.write(QStringLiteral("a.bvh"), smallBvh());
    driver.open(path);
    NormaliseDialog dialog(driver.session());
    dialog.show();
    auto *order = dialog.findChild<QComboBox *>(QStringLiteral("orderBox"));
    order->setCurrentIndex(order->findText(QStringLiteral("XYZ")));
    QTRY_VERIFY(dialog.isReady());
    dialog.accept();
    QCOMPARE(driver.document().undoStack().count(), 1);
    QCOMPARE(driver.document().skeleton().joint(1).channels.front().axis, Axis::X);
    QCOMPARE(driver.table()->model()->columnCount(), 9);
    driver.document().undoStack().undo();
    QCOMPARE(driver.document().skeleton().joint(1).channels.front().axis, Axis::Z);
    QVERIFY(!driver.document().isModified());
    driver.document().undoStack().redo();
    driver.window().findChild<QAction *>(QStringLiteral("file.save"))->trigger();
    QVERIFY(bytesOf(path).contains("CHANNELS 3 Xrotation Yrotation Zrotation"));
}

void DialogsTest::normalisingReportsLossesFirst()
{
    FileFolder folder;
    WindowDriver driver;
    const QString path = folder.write(QStringLiteral("a.bvh"), smallBvh());
    driver.open(path);
    NormaliseDialog dialog(driver.session());
    dialog.show();
    auto *losses = dialog.findChild<QTreeWidget *>(QStringLiteral("lossTable"));
    QTRY_VERIFY(dialog.isReady());
    QCOMPARE(losses->topLevelItem(0)->text(1), QStringLiteral("none"));
    auto *digits = dialog.findChild<QComboBox *>(QStringLiteral("digitsBox"));
    digits->setCurrentIndex(digits->findData(1));
    QVERIFY(!dialog.isReady());
    QTRY_VERIFY(dialog.isReady());
    QVERIFY(losses->topLevelItem(0)->text(1).contains(QStringLiteral("units")));
    QVERIFY(!losses->topLevelItem(0)->text(2).isEmpty());
    dialog.accept();
    QCOMPARE(driver.document().undoStack().count(), 0); // only the text of the file will differ
    driver.document().setName(0, "changed");
    driver.window().findChild<QAction *>(QStringLiteral("file.save"))->trigger();
    QVERIFY(bytesOf(path).contains("\n0.1 40.0 0.2 1.5 2.5 3.5 -4.2 5.0 6.1\n"));
}

void DialogsTest::aboutNamesTheVersion()
{
    QApplication::setApplicationVersion(QStringLiteral("9.9"));
    WindowDriver driver;
    bool named = false;
    driver.whenDialogOpens([&](QWidget *dialog) {
        for (const QLabel *label : dialog->findChildren<QLabel *>())
            named |= label->text().contains(QStringLiteral("9.9"));
        dialog->close();
    });
    driver.window().findChild<QAction *>(QStringLiteral("help.about"))->trigger();
    QVERIFY(named);
}

int main(int argc, char **argv)
{
    WindowDriver::isolateSettings();
    QApplication application(argc, argv);
    DialogsTest test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace tst_dialogs

#include "tst_dialogs.moc"
