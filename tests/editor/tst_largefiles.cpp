#include "documents/sessiontabs.h"
#include "items/motiontablemodel.h"
#include "support/textfiles.h"
#include "windowdriver.h"

#include <QAction>
#include <QApplication>
#include <QTabBar>
#include <QTableView>
#include <QTest>
#include <QTreeView>

#include <memory>

namespace tst_largefiles {

using namespace limber;
using namespace limber::test;

namespace {

constexpr int frames = 400'000;

// A file that takes several seconds to read on a slow machine and a moment on a fast one; parts of it are shown on
// both.
QByteArray largeBvh(const QByteArray &lastRow = {})
{
    QByteArray text = smallBvh();
    const qsizetype rows = text.indexOf("0.10 39.98");
    QByteArray row = text.mid(text.lastIndexOf("0.12 39.96"));
    text = text.left(rows).replace("Frames: 3", "Frames: " + QByteArray::number(frames));
    text.append(row.repeated(frames - 1));
    return text + (lastRow.isEmpty() ? row : lastRow);
}

// Acts on a document as soon as a part of it is shown, and stores what it saw then.
struct FirstPart
{
    template <typename Act>
    FirstPart(WindowDriver &driver, Act act)
    {
        auto *tabs = driver.window().findChild<SessionTabs *>();
        QObject::connect(tabs, &SessionTabs::currentSessionChanged, &context, [this, act](Session *session) {
            if (session == nullptr || seen)
                return;
            seen = true;
            wasLoading = session->document().isLoading();
            frameCount = session->document().motion().frameCount();
            if (wasLoading)
                act(*session);
        });
    }

    QObject context;
    bool seen = false;
    bool wasLoading = false;
    int frameCount = 0;
};

} // namespace

// A file that takes long to read is shown while it is read, but cannot be changed.
class LargeFilesTest : public QObject
{
    Q_OBJECT

private slots:
    void aFileIsShownWhileItIsRead();
    void closingStopsTheReading();
    void anErrorAtTheEndClosesTheFile();
};

void LargeFilesTest::aFileIsShownWhileItIsRead()
{
    FileFolder folder;
    const QString path = folder.write(QStringLiteral("large.bvh"), largeBvh());
    WindowDriver driver;
    const FirstPart part(driver, [&](Session &session) {
        Document &document = session.document();
        document.setName(0, "early");
        document.setValues({0, 1, {0}}, {1.0}, QStringLiteral("early"));
        document.setFrameTime(1.0);
        document.removeFrames(0, 1);
        QVERIFY(!document.isModified());
        QVERIFY(!(session.motionTable().index(0, 0).flags() & Qt::ItemIsEditable));
        QVERIFY2(driver.message().contains(QStringLiteral("still loading")), qPrintable(driver.message()));
        session.playhead().setFrame(document.motion().frameCount() - 1); // the part that is here can be looked at
        QVERIFY(!document.pose(session.playhead().frame()).jointPositions.empty());
    });
    driver.open(path);
    QVERIFY(part.wasLoading);
    QVERIFY(part.frameCount > 0 && part.frameCount < frames);
    Document &document = driver.document();
    QVERIFY(!document.isLoading());
    QCOMPARE(driver.message(), QString()); // the message about loading is gone
    QCOMPARE(document.motion().frameCount(), frames);
    QCOMPARE(driver.session().motionTable().rowCount(), frames);
    QCOMPARE(driver.window().findChild<SessionTabs *>()->count(), 1);
    document.setValues({frames - 1, 1, {0}}, {7.0}, QStringLiteral("late"));
    QVERIFY(document.isModified());
    document.undoStack().undo();
    driver.window().findChild<QAction *>(QStringLiteral("file.save"))->trigger();
    QVERIFY(bytesOf(path) == largeBvh());
}

void LargeFilesTest::closingStopsTheReading()
{
    FileFolder folder;
    WindowDriver driver;
    auto *close = driver.window().findChild<QAction *>(QStringLiteral("file.close"));
    const FirstPart part(driver,
                         [&](Session &) { QMetaObject::invokeMethod(close, &QAction::trigger, Qt::QueuedConnection); });
    driver.open(folder.write(QStringLiteral("large.bvh"), largeBvh()));
    QVERIFY(part.wasLoading);
    QTRY_VERIFY(driver.window().currentSession() == nullptr);
    QVERIFY2(driver.message().isEmpty(), qPrintable(driver.message()));
}

void LargeFilesTest::anErrorAtTheEndClosesTheFile()
{
    FileFolder folder;
    WindowDriver driver;
    driver.open(folder.write(QStringLiteral("small.bvh"), smallBvh()));
    const FirstPart part(driver, [](Session &) {});
    driver.open(folder.write(QStringLiteral("large.bvh"), largeBvh("0.1 0.2 oops\n")));
    QVERIFY(part.wasLoading);
    QCOMPARE(driver.document().displayName(), QStringLiteral("small.bvh"));
    QCOMPARE(driver.window().findChild<SessionTabs *>()->count(), 1);
    QVERIFY2(driver.message().contains(QStringLiteral("could not be read: expected")), qPrintable(driver.message()));
}

int main(int argc, char *argv[])
{
    WindowDriver::isolateSettings();
    QApplication app(argc, argv);
    LargeFilesTest test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace tst_largefiles

#include "tst_largefiles.moc"
