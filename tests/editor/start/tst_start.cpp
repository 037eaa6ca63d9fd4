#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace tst_start {

using namespace Qt::StringLiterals;

// If no window can be shown, the program ends with a text and a status, never by a signal.
class StartTest : public QObject
{
    Q_OBJECT

private slots:
    void helpAndVersionNeedNoDisplay_data();
    void helpAndVersionNeedNoDisplay();
    void aMissingDisplayIsReported_data();
    void aMissingDisplayIsReported();
    void warningsAtTheStartEndNothing();
    void missingFontsAreReported();

private:
    void run(QProcess &process, const QStringList &words, const QStringList &settings) const
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char *name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
            environment.remove(QLatin1String(name));
        for (const char *name : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"})
            environment.insert(QLatin1String(name), m_home.path());
        for (const QString &setting : settings)
            environment.insert(setting.section(u'=', 0, 0), setting.section(u'=', 1));
        process.setProcessEnvironment(environment);
        process.start(QStringLiteral(LIMBER_EDITOR), words);
    }

    QTemporaryDir m_home;
};

void StartTest::helpAndVersionNeedNoDisplay_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QStringList>("settings");
    QTest::addColumn<QByteArray>("begin");
    const QByteArray usage = "Usage: ";
    const QByteArray version = "Limber " LIMBER_VERSION;
    const QStringList settings[] = {{}, {u"QT_QPA_PLATFORM=nonsense"_s}, {u"DISPLAY=:9876"_s}};
    for (const QStringList &each : settings) {
        const QByteArray where = each.join(u' ').toUtf8();
        QTest::addRow("--help %s", where.constData()) << QStringList{u"--help"_s} << each << usage;
        QTest::addRow("-h %s", where.constData()) << QStringList{u"-h"_s} << each << usage;
        QTest::addRow("--version %s", where.constData()) << QStringList{u"--version"_s} << each << version;
        QTest::addRow("-v %s", where.constData()) << QStringList{u"-v"_s} << each << version;
    }
}

void StartTest::helpAndVersionNeedNoDisplay()
{
    QFETCH(QStringList, words);
    QFETCH(QStringList, settings);
    QFETCH(QByteArray, begin);
    QProcess process;
    run(process, words, settings);
    QVERIFY(process.waitForFinished(testPatience));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 0);
    const QByteArray out = process.readAllStandardOutput();
    QVERIFY2(out.startsWith(begin), out);
    QCOMPARE(process.readAllStandardError(), QByteArray());
}

void StartTest::aMissingDisplayIsReported_data()
{
    QTest::addColumn<QStringList>("settings");
    QTest::addColumn<QByteArray>("said");
    QTest::newRow("no display") << QStringList{} << QByteArray("there is no display");
    QTest::newRow("a display that is not there")
        << QStringList{u"DISPLAY=:9876"_s} << QByteArray("“:9876” cannot be used");
    QTest::newRow("an unknown platform") << QStringList{u"QT_QPA_PLATFORM=nonsense"_s, u"DISPLAY=:9876"_s}
                                         << QByteArray("the platform “nonsense”");
}

void StartTest::aMissingDisplayIsReported()
{
    QFETCH(QStringList, settings);
    QFETCH(QByteArray, said);
    for (const QStringList &words : {QStringList{}, {u"--sample"_s}, {u"nowhere.bvh"_s}}) {
        QProcess process;
        run(process, words, settings + QStringList{u"LC_ALL=C.UTF-8"_s});
        QVERIFY(process.waitForFinished(testPatience));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 1);
        const QByteArray error = process.readAllStandardError();
        QVERIFY2(error.startsWith("limber: error: ") && error.contains(said), error);
        QCOMPARE(error.count('\n'), 1);
        QCOMPARE(process.readAllStandardOutput(), QByteArray());
    }
}

void StartTest::warningsAtTheStartEndNothing()
{
    QProcess process;
    run(process, {u"--without-display"_s}, {u"XDG_RUNTIME_DIR=/nowhere/at/all"_s, u"LC_ALL=C.UTF-8"_s});
    QVERIFY(process.waitForFinished(testPatience));
    const QByteArray error = process.readAllStandardError();
    QVERIFY2(error.contains("runtime directory"), error);
    QVERIFY2(!error.contains("limber: error"), error);
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 0);
}

void StartTest::missingFontsAreReported()
{
    QFile fonts(m_home.filePath(u"fonts.conf"_s));
    QVERIFY(fonts.open(QIODevice::WriteOnly));
    fonts.write("<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"fonts.dtd\"><fontconfig><dir>/nowhere</dir>"
                "</fontconfig>");
    fonts.close();
    QProcess process;
    run(process, {u"--without-display"_s}, {u"FONTCONFIG_FILE="_s + fonts.fileName()});
    QVERIFY(process.waitForFinished(testPatience));
    const QByteArray error = process.readAllStandardError();
    QVERIFY2(error.contains("limber: warning: there are no fonts"), error);
}

QTEST_GUILESS_MAIN(StartTest)

} // namespace tst_start

#include "patience.h"
#include "tst_start.moc"
