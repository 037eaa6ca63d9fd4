#include "support/textfiles.h"

#include <QProcess>
#include <QTest>

using namespace limber::test;
using namespace Qt::StringLiterals;

// Where memory is short the editor says so and lives: with it the unsaved work of all documents.
class ShortMemoryTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void savingFailsInWords_data() { spare({50'000, 200'000, 1'000'000, 4'000'000, 16'000'000, 400'000'000}); }
    void savingFailsInWords();
    void copyingAllFailsInWords_data() { spare({1'000'000, 10'000'000, 40'000'000}); }
    void copyingAllFailsInWords();

private:
    static void spare(const QList<int> &bytes);
    // Its exit status; negative for a crash.
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

void ShortMemoryTest::spare(const QList<int> &bytes)
{
    QTest::addColumn<int>("bytes");
    for (const int count : bytes)
        QTest::addRow("%d", count) << count;
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
        process.waitForFinished();
        return -2;
    }
    return process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
}

void ShortMemoryTest::savingFailsInWords()
{
    QFETCH(int, bytes);
    const QString path = m_folder.write(u"a.bvh"_s, m_text);
    const int status = run({path, QString::number(bytes)});
    QVERIFY2(status == 0 || status == 1, qPrintable(QString::number(status) + u": "_s + QString::fromUtf8(m_output)));
    // Old or new, and whole; what was short of memory may be something else than saving.
    const QByteArray now = bytesOf(path);
    const bool isNew = now != m_text;
    if (isNew)
        QVERIFY(now.contains("123.5") && now.endsWith(m_text.right(1000)));
    QVERIFY(isNew || status == 1);
    if (status == 1)
        QVERIFY2(m_output.contains("memory"), m_output.constData());
    QVERIFY(bytes < 400'000'000 || status == 0); // the check can be passed
}

void ShortMemoryTest::copyingAllFailsInWords()
{
    QFETCH(int, bytes);
    const QString path = m_folder.write(u"a.bvh"_s, m_text);
    const int status = run({path, QString::number(bytes), u"copy"_s});
    QVERIFY2(status == 1, qPrintable(QString::number(status) + u": "_s + QString::fromUtf8(m_output)));
    QVERIFY2(m_output.contains("not enough memory"), m_output.constData());
}

QTEST_GUILESS_MAIN(ShortMemoryTest)
#include "tst_shortmemory.moc"
