#include "patience.h"
#include "start/filehandover.h"
#include "storage/paths/filename.h"
#include "support/textfiles.h"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QLocalSocket>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <chrono>
#include <csignal>
#include <future>

namespace tst_handover {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// A second start hands its files over to the window that is already running.
class HandoverTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void theFirstWindowReceivesTheFiles();
    void anyFileNameIsHandedOver();
    void withoutAReceiverNothingIsHandedOver();
    void aLeftoverSocketIsReplaced();
    void theFolderMustBelongToTheUser();
    void invalidMessagesAreDropped_data();
    void invalidMessagesAreDropped();
    void theEditorHandsOverItsFiles();

private:
    [[nodiscard]] QString socket() const
    {
        const QStringList names = QDir(m_runtime->path()).entryList({u"limber-*"_s}, QDir::System);
        return names.size() == 1 ? m_runtime->filePath(names.first()) : QString();
    }
    // Hands over from another thread, because this thread serves the receiving end.
    [[nodiscard]] static bool handOver(const QStringList &files)
    {
        auto taken = std::async(std::launch::async, [files] { return handOverFiles(files); });
        while (taken.wait_for(std::chrono::milliseconds(5)) != std::future_status::ready)
            QCoreApplication::processEvents();
        return taken.get();
    }

    std::unique_ptr<QTemporaryDir> m_runtime;
};

void HandoverTest::init()
{
    if (QGuiApplication::platformName() != u"xcb"_s)
        QSKIP("there is no screen");
    m_runtime = std::make_unique<QTemporaryDir>();
    qputenv("XDG_RUNTIME_DIR", QFile::encodeName(m_runtime->path()));
}

void HandoverTest::theFirstWindowReceivesTheFiles()
{
    const FileReceiver first;
    const FileReceiver second;
    QVERIFY(first.isListening() && !second.isListening());
    QVERIFY(!(QFile::permissions(socket()) & (QFile::ReadOther | QFile::WriteOther | QFile::ReadGroup)));
    QSignalSpy received(&first, &FileReceiver::received);
    QSignalSpy other(&second, &FileReceiver::received);
    QVERIFY(handOver({u"/a/walk.bvh"_s, u"b c.bvh"_s}));
    QTRY_COMPARE(received.size(), 1);
    QCOMPARE(received[0][0].toStringList(), QStringList({u"/a/walk.bvh"_s, QDir::currentPath() + u"/b c.bvh"_s}));
    QVERIFY(handOver({}));
    QTRY_COMPARE(received.size(), 2);
    QCOMPARE(received[1][0].toStringList(), QStringList());
    QCOMPARE(other.size(), 0);
}

void HandoverTest::anyFileNameIsHandedOver()
{
    const FileReceiver receiver;
    QSignalSpy received(&receiver, &FileReceiver::received);
    QStringList names{u"/a\nb.bvh"_s, u"/\n"_s, u"/%s -o.bvh"_s, nameOfBytes(QByteArrayView("/caf\xE9.bvh"))};
    for (int i = 0; i < 5000; ++i)
        names << u"/many/%1.bvh"_s.arg(i);
    QVERIFY(handOver(names));
    QTRY_COMPARE(received.size(), 1);
    QCOMPARE(received[0][0].toStringList(), names);
}

void HandoverTest::withoutAReceiverNothingIsHandedOver()
{
    QVERIFY(!handOver({u"/a.bvh"_s}));
    {
        const FileReceiver gone;
        QVERIFY(gone.isListening());
    }
    QVERIFY(!handOver({u"/a.bvh"_s}));
    QVERIFY(QDir(m_runtime->path()).isEmpty(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot));
}

// A killed process does not remove its socket.
void HandoverTest::aLeftoverSocketIsReplaced()
{
    QProcess editor;
    editor.start(QStringLiteral(LIMBER_EDITOR), {u"--new-window"_s});
    QTRY_VERIFY(!socket().isEmpty());
    editor.kill();
    QVERIFY(editor.waitForFinished(testPatience));
    QVERIFY(!socket().isEmpty());
    QVERIFY(!handOver({u"/a.bvh"_s}));
    const FileReceiver receiver;
    QVERIFY(receiver.isListening());
    QVERIFY(handOver({u"/a.bvh"_s}));
}

void HandoverTest::theFolderMustBelongToTheUser()
{
    QVERIFY(QFile::setPermissions(m_runtime->path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner |
                                                         QFile::WriteOther | QFile::ExeOther));
    const FileReceiver shared;
    QVERIFY(!shared.isListening());
    for (const char *folder : {"", "relative", "/nowhere/at/all"}) {
        qputenv("XDG_RUNTIME_DIR", folder);
        const FileReceiver receiver;
        QVERIFY2(!receiver.isListening(), folder);
        QVERIFY2(!handOver({u"/a.bvh"_s}), folder);
    }
}

void HandoverTest::invalidMessagesAreDropped_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("half a path") << QByteArray("/a/walk.bv");
    QTest::newRow("no end") << QByteArray("/a/walk.bvh\0", 12);
    QTest::newRow("a web server's") << QByteArray("GET / HTTP/1.1\r\n\r\n");
    QTest::newRow("endless") << QByteArray(20 << 20, 'a');
}

void HandoverTest::invalidMessagesAreDropped()
{
    QFETCH(const QByteArray, bytes);
    const FileReceiver receiver;
    QSignalSpy received(&receiver, &FileReceiver::received);
    QLocalSocket client;
    client.connectToServer(socket());
    QVERIFY(client.waitForConnected());
    client.write(bytes);
    QTRY_COMPARE(client.state(), QLocalSocket::UnconnectedState);
    QCOMPARE(received.size(), 0);
    QVERIFY(handOver({u"/a.bvh"_s})); // other senders are still served
    QTRY_COMPARE(received.size(), 1);
}

void HandoverTest::theEditorHandsOverItsFiles()
{
    const FileFolder folder;
    (void)folder.write(u"one.bvh"_s, smallBvh());
    const FileReceiver receiver;
    QSignalSpy received(&receiver, &FileReceiver::received);
    QProcess second;
    second.setWorkingDirectory(folder.path({}));
    second.start(QStringLiteral(LIMBER_EDITOR), {u"one.bvh"_s, u"/nowhere/two.bvh"_s});
    QTRY_COMPARE(received.size(), 1);
    QTRY_COMPARE(second.state(), QProcess::NotRunning);
    QCOMPARE(second.exitCode(), 0);
    const QStringList files = received[0][0].toStringList();
    QCOMPARE(files.size(), 2);
    QCOMPARE(QFileInfo(files[0]).canonicalFilePath(), QFileInfo(folder.path(u"one.bvh"_s)).canonicalFilePath());
    QProcess own;
    own.start(QStringLiteral(LIMBER_EDITOR), {u"--new-window"_s, u"/nowhere/two.bvh"_s});
    QVERIFY(!own.waitForFinished(3000));
    QCOMPARE(received.size(), 1);
    ::kill(static_cast<pid_t>(own.processId()), SIGTERM);
    QVERIFY(own.waitForFinished(testPatience));
}

int main(int argc, char *argv[])
{
    // The started programs keep their settings and their work here.
    const QTemporaryDir home;
    for (const char *name : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"})
        qputenv(name, QFile::encodeName(home.path()));
    const QApplication app(argc, argv);
    HandoverTest test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace tst_handover

#include "tst_handover.moc"
