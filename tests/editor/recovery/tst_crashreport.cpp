#include "mainwindow.h"
#include "patience.h"
#include "recovery/crashreportfiles.h"
#include "storage/recovery/recoverystore.h"
#include "support/textfiles.h"
#include "support/walker.h"
#include "widgets/messagebar.h"

#include "bvh/write/bvhwriter.h"

#include <QClipboard>
#include <QDialog>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QGuiApplication>
#include <QPlainTextEdit>
#include <QProcess>
#include <QPushButton>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <csignal>

#include <sys/stat.h>

namespace tst_crashreport {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// What an editor that crashed leaves behind: a report of where it crashed, and the work that was not saved.
class CrashReportTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void aSignalLeavesAReportAndTheJournal_data();
    void aSignalLeavesAReportAndTheJournal();
    void theEditorItselfReportsItsCrash();
    void everyKindOfCrashIsReported_data();
    void everyKindOfCrashIsReported();
    void aCrashWaitsForJournalsButNotForEver();
    void noReportIsWrittenWhereOtherUsersMayWrite_data();
    void noReportIsWrittenWhereOtherUsersMayWrite();
    void tenReportsAreKeptAndEachIsShownOnce();
    void theNextStartShowsTheReport();

private:
    [[nodiscard]] QString state() const { return m_home->filePath(u"limber"_s); }
    [[nodiscard]] QStringList reports() const
    {
        return QDir(state()).entryList({u"crash-*.txt"_s}, QDir::Files | QDir::System | QDir::Hidden);
    }
    [[nodiscard]] QByteArray report() const
    {
        QFile file(QDir(state()).filePath(reports().value(0)));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void start(QProcess &process, const QString &program, const QStringList &words) const
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char *name : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"})
            environment.insert(QLatin1String(name), m_home->path());
        process.setProcessEnvironment(environment);
        process.start(program, words);
    }

    std::unique_ptr<QTemporaryDir> m_home;
};

void CrashReportTest::init()
{
    m_home = std::make_unique<QTemporaryDir>();
}

void CrashReportTest::aSignalLeavesAReportAndTheJournal_data()
{
    QTest::addColumn<int>("signal");
    QTest::addColumn<QByteArray>("name");
    QTest::newRow("SEGV") << SIGSEGV << QByteArray("SIGSEGV");
    QTest::newRow("BUS") << SIGBUS << QByteArray("SIGBUS");
    QTest::newRow("FPE") << SIGFPE << QByteArray("SIGFPE");
    QTest::newRow("ILL") << SIGILL << QByteArray("SIGILL");
    QTest::newRow("ABRT") << SIGABRT << QByteArray("SIGABRT");
}

void CrashReportTest::aSignalLeavesAReportAndTheJournal()
{
    QFETCH(int, signal);
    QFETCH(QByteArray, name);
    const QString path = m_home->filePath(u"my secret walk.bvh"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(writeBvh(makeWalker({.frames = 40}).clip)));
    file.close();
    QProcess process;
    start(process, QStringLiteral(LIMBER_SCRIPTED_SESSION), {path, u"5"_s});
    QByteArray output;
    QVERIFY(QTest::qWaitFor(
        [&] {
            output += process.readAllStandardOutput();
            return output.count('\n') > 60;
        },
        30000));
    ::kill(static_cast<pid_t>(process.processId()), signal);
    QVERIFY(process.waitForFinished(testPatience));
    QCOMPARE(process.exitStatus(), QProcess::CrashExit);
    QCOMPARE(process.exitCode(), signal); // the default action of the signal ended the process
    output += process.readAllStandardOutput();

    QCOMPARE(reports().size(), 1);
    struct stat status = {};
    QCOMPARE(::stat(QFile::encodeName(QDir(state()).filePath(reports().first())).constData(), &status), 0);
    QCOMPARE(status.st_mode & 07777U, 0600U);
    const QByteArray text = report();
    QVERIFY2(text.contains(name) && text.startsWith("Limber test with Qt "), text);
    QVERIFY2(text.contains("file.save"), text); // the script triggers this command
    QVERIFY2(text.count('\n') > 10, text);
    for (const char *secret : {"walk", "secret", "Hips", "heel"})
        QVERIFY2(!text.contains(secret), text);

    // The journal contains a state that the document has had.
    const RecoveryStore store(QDir(state()).filePath(u"recovery"_s));
    const std::vector<EndedRun> runs = store.endedRuns();
    QCOMPARE(runs.size(), std::size_t{1});
    QCOMPARE(runs.front().journals().size(), 1);
    QProcess reader;
    reader.start(QStringLiteral(LIMBER_SCRIPTED_SESSION), {u"--recovered"_s, runs.front().journals().first()});
    QVERIFY(reader.waitForFinished(testPatience));
    const QList<QByteArray> words = reader.readAllStandardOutput().trimmed().split(' ');
    QCOMPARE(words.size(), 2);
    QVERIFY(output.contains(words.first()));
}

namespace {

// Whether a program has a handler for a signal by now.
bool catches(qint64 process, int signal)
{
    QFile file(u"/proc/%1/status"_s.arg(process));
    if (!file.open(QIODevice::ReadOnly))
        return false;
    static const QRegularExpression caught(u"SigCgt:\\s*([0-9a-f]+)"_s);
    const quint64 mask = caught.match(QString::fromLatin1(file.readAll())).captured(1).toULongLong(nullptr, 16);
    return (mask >> (signal - 1) & 1) != 0;
}

} // namespace

void CrashReportTest::theEditorItselfReportsItsCrash()
{
    QProcess process;
    start(process, QStringLiteral(LIMBER_EDITOR), {u"--sample"_s});
    QVERIFY(process.waitForStarted(testPatience)); // until then it is a copy of this process, with its handlers
    QVERIFY(QTest::qWaitFor([&] { return catches(process.processId(), SIGSEGV); }, testPatience));
    ::kill(static_cast<pid_t>(process.processId()), SIGSEGV);
    QVERIFY(process.waitForFinished(testPatience));
    QCOMPARE(process.exitStatus(), QProcess::CrashExit);
    QVERIFY2(report().startsWith("Limber " LIMBER_VERSION " with Qt "), report());
}

void CrashReportTest::everyKindOfCrashIsReported_data()
{
    QTest::addColumn<QString>("how");
    QTest::addColumn<QByteArray>("said");
    QTest::newRow("the stack is full") << u"overflow"_s << QByteArray("SIGSEGV");
    QTest::newRow("an exception") << u"exception"_s << QByteArray("An exception was not caught, of type");
    QTest::newRow("in another thread") << u"thread"_s << QByteArray("SIGSEGV");
    QTest::newRow("Qt gives up") << u"fatal"_s << QByteArray("SIGABRT");
}

void CrashReportTest::everyKindOfCrashIsReported()
{
    QFETCH(QString, how);
    QFETCH(QByteArray, said);
    QProcess process;
    start(process, QStringLiteral(LIMBER_SCRIPTED_SESSION), {u"--crash"_s, how});
    QVERIFY(process.waitForFinished(testPatience));
    QCOMPARE(process.exitStatus(), QProcess::CrashExit);
    QVERIFY2(report().contains(said), report());
    QVERIFY2(report().contains("limber_scripted_session("), report()); // the report names a function
    QVERIFY2(!report().contains("secret"), report());
}

void CrashReportTest::aCrashWaitsForJournalsButNotForEver()
{
    QProcess process;
    start(process, QStringLiteral(LIMBER_SCRIPTED_SESSION), {u"--crash"_s, u"wait"_s});
    QVERIFY(process.waitForFinished(testPatience));
    QCOMPARE(process.readAllStandardOutput(), QByteArray("written\n"));
    QCOMPARE(process.exitStatus(), QProcess::CrashExit);
    QElapsedTimer timer;
    timer.start();
    start(process, QStringLiteral(LIMBER_SCRIPTED_SESSION), {u"--crash"_s, u"wait for ever"_s});
    QVERIFY(process.waitForFinished(testPatience));
    QVERIFY2(timer.elapsed() >= 450, qPrintable(QString::number(timer.elapsed())));
    QCOMPARE(process.exitStatus(), QProcess::CrashExit);
    QCOMPARE(reports().size(), 2);
}

void CrashReportTest::noReportIsWrittenWhereOtherUsersMayWrite_data()
{
    QTest::addColumn<bool>("isLink");
    QTest::newRow("writable by all") << false;
    QTest::newRow("a link") << true;
}

void CrashReportTest::noReportIsWrittenWhereOtherUsersMayWrite()
{
    QFETCH(bool, isLink);
    const QString other = m_home->filePath(u"other"_s);
    QVERIFY(QDir().mkpath(other));
    if (isLink) {
        QVERIFY(QFile::link(other, state()));
    } else {
        QVERIFY(QDir().mkpath(state()));
        ::chmod(QFile::encodeName(state()).constData(), 0777);
    }
    QProcess process;
    start(process, QStringLiteral(LIMBER_SCRIPTED_SESSION), {u"--crash"_s, u"exception"_s});
    QVERIFY(process.waitForFinished(testPatience));
    QCOMPARE(reports(), QStringList());
    QVERIFY(QDir(other).isEmpty());
    QFile tampered(QDir(state()).filePath(u"crash-1-1.txt"_s));
    QVERIFY(tampered.open(QIODevice::WriteOnly));
    QCOMPARE(CrashReportFiles(state()).takeNews(), QString());
}

void CrashReportTest::tenReportsAreKeptAndEachIsShownOnce()
{
    const CrashReportFiles files(state());
    QVERIFY(files.prepare());
    for (int i = 0; i < 14; ++i) {
        QFile file(QDir(state()).filePath(u"crash-%1-7.txt"_s.arg(1000 + i)));
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::NewOnly));
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
        file.setFileTime(QDateTime::fromSecsSinceEpoch(1000 + i), QFileDevice::FileModificationTime);
    }
    files.removeOld();
    QCOMPARE(reports().size(), 10);
    QCOMPARE(files.takeNews(), QDir(state()).filePath(u"crash-1013-7.txt"_s));
    QCOMPARE(files.takeNews(), QString());
    QFile link(u"/etc/hostname"_s);
    QVERIFY(link.link(QDir(state()).filePath(u"crash-2000-1.txt"_s)));
    QCOMPARE(files.takeNews(), QString()); // links are not followed
}

void CrashReportTest::theNextStartShowsTheReport()
{
    qputenv("XDG_STATE_HOME", QFile::encodeName(m_home->path()));
    const CrashReportFiles files;
    QVERIFY(files.prepare());
    QFile file(QDir(files.folder()).filePath(u"crash-5-5.txt"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("Limber 1 <b>ended</b>\x1b[31m \xE2\x80\xAE\nfunctions\n");
    file.close();
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    MainWindow window;
    window.show();
    window.offerRecovery();
    auto *bar = window.findChild<MessageBar *>();
    // Opening files at the start does not remove the message.
    const FileFolder folder;
    for (const QString &name : {u"a.bvh"_s, u"b.bvh"_s}) {
        window.files().open(folder.write(name, smallBvh()));
        QTRY_VERIFY(!window.files().isLoading());
    }
    QCOMPARE(bar->text(), u"Limber ended unexpectedly. A report was written; nothing was sent."_s);
    QToolButton *show = nullptr;
    for (QToolButton *button : bar->findChildren<QToolButton *>()) {
        if (button->text() == u"Show"_s && button->isVisible())
            show = button;
    }
    QVERIFY(show != nullptr);
    QTest::mouseClick(show, Qt::LeftButton);
    auto *dialog = window.findChild<QDialog *>(u"crashReportDialog"_s);
    QVERIFY(dialog != nullptr && dialog->isVisible());
    auto *text = dialog->findChild<QPlainTextEdit *>();
    QVERIFY(text->isReadOnly());
    QCOMPARE(text->toPlainText(), u"Limber 1 <b>ended</b>\\x1B[31m \\xE2\\x80\\xAE\nfunctions\n"_s);
    QTest::mouseClick(dialog->findChild<QPushButton *>(u"copyCrashReport"_s), Qt::LeftButton);
    QCOMPARE(QGuiApplication::clipboard()->text(), text->toPlainText());
    QTest::keyClick(dialog, Qt::Key_Escape);
    QVERIFY(!dialog->isVisible());
    // The message appears only once.
    MainWindow again;
    again.show();
    again.offerRecovery();
    QVERIFY(again.findChild<MessageBar *>()->text().isEmpty());
}

QTEST_MAIN(CrashReportTest)

} // namespace tst_crashreport

#include "tst_crashreport.moc"
