#include "limbercli.h"
#include "support/sharedtools.h"
#include "support/textfiles.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

namespace tst_operationtruth {

using namespace limber::test;
using namespace Qt::StringLiterals;

// Operations compared with what an independent program made of the same walk.
class OperationTruthTest : public QObject
{
    Q_OBJECT

private slots:
    void theResultEqualsTheReference_data();
    void theResultEqualsTheReference();
};

void OperationTruthTest::theResultEqualsTheReference_data()
{
    QTest::addColumn<QString>("recipe");
    QTest::addColumn<QStringList>("calls");
    QTest::addColumn<QString>("apart"); // a joint that may have another position
    QTest::addColumn<bool>("orientsTheSame");
    QTest::newRow("scale") << u"scale s=2.54"_s << QStringList{u"scale:by=2.54"_s} << QString() << true;
    QTest::newRow("up axis") << u"up to=z"_s << QStringList{u"upaxis:to=z"_s} << QString() << true;
    QTest::newRow("order") << u"orders to=YZX"_s << QStringList{u"order:to=YZX"_s} << QString() << true;
    QTest::newRow("rest of a frame") << u"rest frame=40"_s << QStringList{u"bakerest:frame=40,root=all"_s} << QString()
                                     << true;
    // A bone that lies along an axis may be rotated about it.
    QTest::newRow("rest along an axis") << u"rest axis=X"_s << QStringList{u"bakerest:aim=x"_s} << QString() << false;
    QTest::newRow("insert") << u"insert into=spine,n=1"_s
                            << QStringList{u"insert:above=Spine,at=0.5,name=Spine_extra1"_s,
                                           u"insert:above=Spine1,at=0.5,name=Spine1_extra1"_s,
                                           u"insert:above=Spine2,at=0.5,name=Spine2_extra1"_s}
                            << QString() << true;
    QTest::newRow("collapse") << u"freeze joints=Spine1; collapse joints=Spine1"_s
                              << QStringList{u"collapse:joint=Spine1"_s} << QString() << true;
    // The height of the new root is not specified.
    QTest::newRow("new root") << u"addroot"_s << QStringList{u"rootmotion:path=all,heading=no,name=AddedRoot"_s}
                              << u"AddedRoot"_s << true;
}

void OperationTruthTest::theResultEqualsTheReference()
{
    QFETCH(QString, recipe);
    QFETCH(QStringList, calls);
    QFETCH(QString, apart);
    QFETCH(bool, orientsTheSame);
    if (!hasSharedTools())
        QSKIP(sharedToolsAreMissing());
    const FileFolder folder;
    const QString walk = folder.path(u"walk.bvh"_s);
    QVERIFY(runSharedTool(u"make_retarget_pairs.py"_s, {u"synth"_s, walk, u"--frames"_s, u"120"_s}));
    const QString pair = folder.path(u"pair"_s);
    QVERIFY(runSharedTool(u"make_retarget_pairs.py"_s, {u"pair"_s, walk, pair, u"--recipe"_s, recipe}));
    const QString result = folder.path(u"result.bvh"_s);
    const CliRun applied = limberCli(QStringList{u"apply"_s, pair + u"/source.bvh"_s, result} + calls);
    QVERIFY2(applied.status == 0, applied.err.constData());
    const CliRun compared = limberCli({u"compare"_s, result, pair + u"/truth.bvh"_s, u"--json"_s});
    QCOMPARE(compared.status, 0);
    const QJsonObject differences = compared.json().array().at(0).toObject();
    QCOMPARE(differences[u"frames"_s].toInt(), 120);
    QVERIFY(differences[u"only_in_a"_s].toArray().isEmpty() && differences[u"only_in_b"_s].toArray().isEmpty());
    QVERIFY(differences[u"joints"_s].toArray().size() > 20);
    for (const QJsonValue &value : differences[u"joints"_s].toArray()) {
        const QJsonObject joint = value.toObject();
        const QString name = joint[u"name"_s].toString();
        if (name != apart)
            QVERIFY2(joint[u"units"_s][u"largest"_s].toDouble(1.0) < 1e-4, qPrintable(name));
        if (orientsTheSame && joint.contains(u"degrees"_s))
            QVERIFY2(joint[u"degrees"_s][u"largest"_s].toDouble(1.0) < 1e-4, qPrintable(name));
    }
}

QTEST_GUILESS_MAIN(OperationTruthTest)

} // namespace tst_operationtruth

#include "tst_operationtruth.moc"
