#include "items/shortnames.h"

#include <QTest>

namespace tst_shortnames {

using namespace limber;

// A table has space for the part of the names that distinguishes joints, and nobody has to type the rest.
class ShortNamesTest : public QObject
{
    Q_OBJECT

private slots:
    void leaveOutThePrefixOfNearlyAllNames_data();
    void leaveOutThePrefixOfNearlyAllNames();
    void areFoundInBothForms();
    void areFoundByTheirParts();
};

void ShortNamesTest::leaveOutThePrefixOfNearlyAllNames_data()
{
    QTest::addColumn<QStringList>("full");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char *name, const QString &full, const QString &expected) {
        QTest::newRow(name) << full.split(u',') << expected.split(u',');
    };
    row("a name space", QStringLiteral("m:Hips,m:Spine,m:Head,m:Arm"), QStringLiteral("Hips,Spine,Head,Arm"));
    row("with a blank", QStringLiteral("Bip01 Pelvis,Bip01 Spine,Bip01 L Arm,Bip01 R Arm"),
        QStringLiteral("Pelvis,Spine,L Arm,R Arm"));
    row("one without it", QStringLiteral("Root,a_Hips,a_Spine,a_Head,a_Arm"),
        QStringLiteral("Root,Hips,Spine,Head,Arm"));
    row("sides stay", QStringLiteral("Hips,Left_Arm,Left_Hand,Right_Arm,Right_Hand"),
        QStringLiteral("Hips,Left_Arm,Left_Hand,Right_Arm,Right_Hand"));
    row("numbers are no names", QStringLiteral("tail_01,tail_02,tail_03,tail_04"),
        QStringLiteral("tail_01,tail_02,tail_03,tail_04"));
    row("too few to tell", QStringLiteral("a:x,a:y"), QStringLiteral("a:x,a:y"));
    row("nothing after it", QStringLiteral("a:,a:x,a:y,a:z,a:w"), QStringLiteral("a:,x,y,z,w"));
    row("empty ones", QStringLiteral(",,,"), QStringLiteral(",,,"));
}

void ShortNamesTest::leaveOutThePrefixOfNearlyAllNames()
{
    QFETCH(QStringList, full);
    QFETCH(QStringList, expected);
    QCOMPARE(ShortNames(full).shortNames(), expected);
}

void ShortNamesTest::areFoundInBothForms()
{
    const ShortNames names(
        {QStringLiteral("m:Hips"), QStringLiteral("m:Spine"), QStringLiteral("m:Head"), QStringLiteral("m:Arm")});
    QCOMPARE(names.named(QStringLiteral("m:Spine")), 1);
    QCOMPARE(names.named(QStringLiteral(" spine ")), 1);
    QCOMPARE(names.named(QStringLiteral("spin")), -1);
    QCOMPARE(names.named(QString()), -1);
    QCOMPARE(names.fullName(3), QStringLiteral("m:Arm"));
}

void ShortNamesTest::areFoundByTheirParts()
{
    const ShortNames names(
        {QStringLiteral("m:Hips"), QStringLiteral("m:Spine"), QStringLiteral("m:Spine1"), QStringLiteral("m:Arm")});
    QCOMPARE(names.containing(QStringLiteral("hip")), QList<int>{0});
    QCOMPARE(names.containing(QStringLiteral("m:sp")), (QList<int>{1, 2}));
    QVERIFY(names.containing(QStringLiteral(" ")).isEmpty());
    QVERIFY(ShortNames().containing(QStringLiteral("x")).isEmpty());
}

QTEST_APPLESS_MAIN(ShortNamesTest)

} // namespace tst_shortnames

#include "tst_shortnames.moc"
