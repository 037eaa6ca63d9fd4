#include "limbercli.h"
#include "support/textfiles.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

using namespace limber::test;
using namespace Qt::StringLiterals;

class CheckTest : public QObject
{
    Q_OBJECT

private slots:
    void aCleanFileGivesStatus0();
    void aWarningGivesStatus1();
    void aRefusedFileGivesStatus2();
    void theWorstFileDecidesTheStatus();
    void quietLeavesFindings();
    void jsonReportsTheSame();
    void aRepairableFileIsReportedAsSuch();

private:
    FileFolder m_folder;
    QString m_clean = m_folder.write(u"clean.bvh"_s, smallBvh());
    QString m_odd = m_folder.write(u"odd.bvh"_s, smallBvh().replace("Frames: 3", "Frames: 7"));
    QString m_broken = m_folder.write(u"broken.bvh"_s, smallBvh().replace("Zposition", "Wposition"));
};

void CheckTest::aCleanFileGivesStatus0()
{
    const CliRun run = limberCli({u"check"_s, m_clean});
    QCOMPARE(run.status, 0);
    QCOMPARE(run.out, m_clean.toUtf8() + ": joints 2 channels 9 frames 3\n");
    QCOMPARE(run.err, QByteArray());
}

void CheckTest::aWarningGivesStatus1()
{
    const CliRun run = limberCli({u"check"_s, m_odd});
    QCOMPARE(run.status, 1);
    QCOMPARE(run.out, m_odd.toUtf8() + ": joints 2 channels 9 frames 3\n");
    QVERIFY(run.err.startsWith(m_odd.toUtf8() + ":17:"));
    QVERIFY(run.err.contains(": warning: "));
}

void CheckTest::aRefusedFileGivesStatus2()
{
    const CliRun run = limberCli({u"check"_s, m_broken});
    QCOMPARE(run.status, 2);
    QCOMPARE(run.out, QByteArray());
    QVERIFY(run.err.startsWith(m_broken.toUtf8() + ":5:"));
    QVERIFY(run.err.contains(": error: "));
}

void CheckTest::theWorstFileDecidesTheStatus()
{
    QCOMPARE(limberCli({u"check"_s, m_clean, m_odd}).status, 1);
    QCOMPARE(limberCli({u"check"_s, m_broken, m_odd, m_clean}).status, 2);
}

void CheckTest::quietLeavesFindings()
{
    QVERIFY(limberCli({u"check"_s, u"--quiet"_s, m_odd}).err.contains(": warning: "));
}

void CheckTest::jsonReportsTheSame()
{
    const CliRun run = limberCli({u"check"_s, u"--json"_s, m_odd, m_broken});
    QCOMPARE(run.status, 2);
    const QJsonArray list = run.json().array();
    QCOMPARE(list.size(), 2);
    const QJsonObject odd = list.at(0).toObject();
    QCOMPARE(odd.value(u"loaded"_s).toBool(), true);
    QCOMPARE(odd.value(u"joints"_s).toInt(), 2);
    QCOMPARE(odd.value(u"channels"_s).toInt(), 9);
    QCOMPARE(odd.value(u"frames"_s).toInt(), 3);
    QCOMPARE(odd.value(u"findings"_s).toArray().at(0).toObject().value(u"severity"_s).toString(), u"warning"_s);
    QCOMPARE(odd.value(u"findings"_s).toArray().at(0).toObject().value(u"kind"_s).toString(), u"frame-count"_s);
    const QJsonObject broken = list.at(1).toObject();
    QCOMPARE(broken.value(u"loaded"_s).toBool(), false);
    QCOMPARE(broken.value(u"findings"_s).toArray().last().toObject().value(u"line"_s).toInt(), 5);
    QCOMPARE(broken.value(u"findings"_s).toArray().last().toObject().value(u"kind"_s).toString(), u"unknown-channel"_s);
}

void CheckTest::aRepairableFileIsReportedAsSuch()
{
    const QString commas = m_folder.write(u"commas.bvh"_s, smallBvh().replace("0.10 39.98", "0,10 39,98"));
    const CliRun run = limberCli({u"check"_s, commas});
    QCOMPARE(run.status, 2);
    QCOMPARE(run.out, QByteArray());
    const QByteArrayList lines = run.err.split('\n');
    QCOMPARE(lines.size(), 3);
    QVERIFY(lines.at(0).startsWith(commas.toUtf8() + ":19:1: error: expected "));
    QCOMPARE(lines.at(1), commas.toUtf8() + ": note: convert --repair opens a repaired copy");
    QVERIFY(!limberCli({u"check"_s, m_broken}).err.contains("repair"));

    const QJsonArray list = limberCli({u"check"_s, u"--json"_s, commas, m_broken, m_clean}).json().array();
    QCOMPARE(list.at(0).toObject().value(u"repairable"_s).toBool(), true);
    QCOMPARE(list.at(1).toObject().value(u"repairable"_s).toBool(), false);
    QCOMPARE(list.at(2).toObject().value(u"repairable"_s).toBool(), false);
}

QTEST_GUILESS_MAIN(CheckTest)
#include "tst_check.moc"
