#include "patience.h"
#include "support/textfiles.h"

#include <QProcess>
#include <QTest>

using namespace limber::test;
using namespace Qt::StringLiterals;

// When memory runs short, the editor reports it and keeps running, so that the unsaved work of all documents survives.
class ShortMemoryTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void refusalsForLackOfMemoryLoseNothing_data();
    void refusalsForLackOfMemoryLoseNothing();

private:
    enum Ending { Crashed = -1, Stuck = -2 };
    // Returns the exit status of the process, or how it ended without one.
    int run(const QStringList &arguments);

    FileFolder m_folder;
    QByteArray m_text;
    QByteArray m_output;
};

void ShortMemoryTest::initTestCase()
{
    const QByteArray small = smallBvh();
    const qsizetype rows = small.indexOf('\n', small.indexOf("Frame Time")) + 1;
    const QByteArray row = small.mid(rows, small.indexOf('\n', rows) + 1 - rows);
    const int frames = 400'000;
    m_text = small.left(rows).replace("Frames: 3", "Frames: " + QByteArray::number(frames)) + row.repeated(frames);
}

void ShortMemoryTest::refusalsForLackOfMemoryLoseNothing_data()
{
    QTest::addColumn<QString>("trial");
    QTest::addColumn<double>("spare"); // bytes
    const bool isWhole = qEnvironmentVariableIntValue("LIMBER_SWEEP") > 0;
    for (const char *trial : {"save", "copy", "open", "edit", "retarget"}) {
        for (double spare = 50'000.0; spare < 2e9; spare *= isWhole ? 1.3 : 6.3)
            QTest::addRow("%s with %.0f bytes", trial, spare) << QString::fromLatin1(trial) << spare;
    }
}

int ShortMemoryTest::run(const QStringList &arguments)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char *name : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"})
        environment.insert(QLatin1String(name), m_folder.path(u"home"_s));
    environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
    environment.insert(u"LIMBER_NO_OPENGL"_s, u"1"_s);
    process.setProcessEnvironment(environment);
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(QStringLiteral(LIMBER_SAVE_SESSION), arguments);
    const bool ended = process.waitForFinished(100'000);
    m_output = process.readAll();
    if (!ended) {
        process.kill();
        process.waitForFinished(testPatience);
        return Stuck;
    }
    return process.exitStatus() == QProcess::NormalExit ? process.exitCode() : Crashed;
}

void ShortMemoryTest::refusalsForLackOfMemoryLoseNothing()
{
    QFETCH(const QString, trial);
    QFETCH(const double, spare);
    const QString path = m_folder.write(u"a.bvh"_s, m_text);
    m_folder.write(u"a.bvh.other.bvh"_s, m_text);
    const int status = run({path, QString::number(spare, 'f', 0), trial});
    const QByteArray said = QByteArray::number(status) + ": " + m_output;
    // GLib, on which Qt's event loop is built, and Qt's painting end a program when they cannot allocate memory at all.
    // The recovery covers this case.
    const bool hasHardlyAny = spare < 1e6;
    if (hasHardlyAny && status == Crashed) {
        QVERIFY2(bytesOf(path) == m_text, said.constData());
        return;
    }
    QVERIFY2(status == 0 || status == 1, said.constData());
    if (status == 1)
        QVERIFY2(m_output.contains("memory"), said.constData());
    QVERIFY2(status == 0 || spare < 1e9, said.constData()); // with a lot of memory the trial must succeed
    // As soon as there is memory again, the document can be saved with its edit.
    const QByteArray now = bytesOf(path);
    QVERIFY2(now.contains("123.5") && now.endsWith(m_text.right(1000)), said.constData());
}

QTEST_GUILESS_MAIN(ShortMemoryTest)
#include "tst_shortmemory.moc"
