#include "document/namecodec.h"
#include "items/jointtreemodel.h"
#include "items/motiontablemodel.h"
#include "testclips.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

namespace tst_namecodec {

using namespace limber;

namespace {

const std::string leftArm = "\x8D\xB6\x98\x72"; // 左腕 in Shift-JIS

QString leftArmText()
{
    return QString::fromUtf8("左腕");
}

} // namespace

// Names in the encodings of the world: the user selects how they are shown, and their bytes do not change.
class NameCodecTest : public QObject
{
    Q_OBJECT

private slots:
    void offersUtf8FirstAndOnlySupportedEncodings();
    void readsAndWrites_data();
    void readsAndWrites();
    void escapesBytesThatTheEncodingLacks();
    void refusesWhatCannotBeEncoded();
    void theModelsFollowTheDocument();
    void renamesInTheEncodingOrReportsWhyNot();
};

void NameCodecTest::offersUtf8FirstAndOnlySupportedEncodings()
{
    const auto choices = NameCodec::available();
    QVERIFY(choices.size() >= 2);
    QCOMPARE(choices.first().name, QByteArray("UTF-8"));
    for (const NameCodec::Choice &choice : choices) {
        QCOMPARE(NameCodec(choice.name).name(), choice.name);
        QCOMPARE(NameCodec(choice.name).toText("Hips"), QStringLiteral("Hips"));
        QCOMPARE(NameCodec(choice.name).toBytes(QStringLiteral("Hips")), std::string("Hips"));
        QVERIFY(!choice.text.isEmpty());
    }
    QCOMPARE(NameCodec("no such thing").name(), QByteArray("UTF-8"));
}

void NameCodecTest::readsAndWrites_data()
{
    QTest::addColumn<QByteArray>("codec");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("text");
    QTest::newRow("utf-8") << QByteArray("UTF-8") << QByteArray("\xE5\xB7\xA6\xE8\x85\x95") << leftArmText();
    QTest::newRow("shift-jis") << QByteArray("Shift_JIS") << QByteArray::fromStdString(leftArm) << leftArmText();
    QTest::newRow("euc-jp") << QByteArray("EUC-JP") << QByteArray("\xBA\xB8\xCF\xD3") << leftArmText();
    QTest::newRow("gb18030") << QByteArray("GB18030") << QByteArray("\xD7\xF3\xCD\xF3") << leftArmText();
    QTest::newRow("latin-1") << QByteArray("ISO-8859-1")
                             << QByteArray("H\xFC"
                                           "fte")
                             << QString::fromUtf8("Hüfte");
    QTest::newRow("windows-1251") << QByteArray("windows-1251") << QByteArray("\xF0\xF3\xEA\xE0")
                                  << QString::fromUtf8("рука");
}

void NameCodecTest::readsAndWrites()
{
    QFETCH(QByteArray, codec);
    QFETCH(QByteArray, bytes);
    QFETCH(QString, text);
    const NameCodec names(codec);
    if (names.name() != codec)
        QSKIP("this system does not know the encoding");
    QCOMPARE(names.toText(bytes.toStdString()), text);
    QCOMPARE(names.toBytes(text), bytes.toStdString());
}

void NameCodecTest::escapesBytesThatTheEncodingLacks()
{
    QCOMPARE(NameCodec().toText(leftArm), QStringLiteral("\\x8D\\xB6\\x98r"));
    QCOMPARE(NameCodec("Shift_JIS").toText("a\xFF\xFE"), QStringLiteral("a\\xFF\\xFE"));
    // Control characters and marks that reverse the text around them are not shown as text in any encoding.
    QCOMPARE(NameCodec("ISO-8859-1").toText("a\x1B[31m"), QStringLiteral("a\\x1B[31m"));
    QVERIFY(!NameCodec("GB18030").toText("a\n\x7F").contains(QLatin1Char('\n')));
    QVERIFY(NameCodec("Shift_JIS").toText(std::string(100000, 'x')).size() < 500);
}

void NameCodecTest::refusesWhatCannotBeEncoded()
{
    for (const char *codec : {"ISO-8859-1", "windows-1252", "KOI8-R"}) {
        if (NameCodec(codec).name() == codec)
            QCOMPARE(NameCodec(codec).toBytes(leftArmText()), std::nullopt);
    }
    QCOMPARE(NameCodec("Shift_JIS").toBytes(QString::fromUtf8("🦴")), std::nullopt);
}

void NameCodecTest::theModelsFollowTheDocument()
{
    Document document;
    test::open(document, test::legText(3).replace("Hips", QByteArray::fromStdString(leftArm)));
    JointTreeModel tree(document);
    MotionTableModel table(document);
    const QAbstractItemModelTester treeTester(&tree, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QSignalSpy names(&tree, &QAbstractItemModel::dataChanged);
    QSignalSpy headers(&table, &QAbstractItemModel::headerDataChanged);
    document.setNameCodec(NameCodec("Shift_JIS"));
    if (document.nameCodec().name() != "Shift_JIS")
        QSKIP("this system does not know the encoding");
    QCOMPARE(names.count(), document.skeleton().jointCount());
    QCOMPARE(headers.count(), 1);
    QCOMPARE(tree.displayName(NodeId::joint(0)), leftArmText());
    QCOMPARE(table.headerData(0, Qt::Horizontal, MotionTableModel::JointNameRole).toString(), leftArmText());
    QCOMPARE(document.skeleton().joint(0).name, leftArm);
    QVERIFY(!document.isModified());
    document.setNameCodec(NameCodec("Shift_JIS")); // no change
    QCOMPARE(headers.count(), 1);
}

void NameCodecTest::renamesInTheEncodingOrReportsWhyNot()
{
    Document document;
    test::open(document, test::legText(3));
    JointTreeModel tree(document);
    QSignalSpy refused(&tree, &JointTreeModel::refused);
    document.setNameCodec(NameCodec("Shift_JIS"));
    if (document.nameCodec().name() != "Shift_JIS")
        QSKIP("this system does not know the encoding");
    const QModelIndex hips = tree.indexOf(NodeId::joint(0));
    QVERIFY(tree.setData(hips, leftArmText()));
    QCOMPARE(document.skeleton().joint(0).name, leftArm);
    QCOMPARE(refused.count(), 0);
    QVERIFY(!tree.setData(hips, QString::fromUtf8("🦴")));
    QCOMPARE(refused.count(), 1);
    QVERIFY(refused.last().first().toString().contains(QStringLiteral("Shift_JIS")));
    // The second byte of this character is a brace, which would end the name.
    QVERIFY(!tree.setData(hips, QString::fromUtf8("ボ")));
    QCOMPARE(refused.count(), 2);
    QVERIFY(!tree.setData(hips, QStringLiteral("a{b")));
    QCOMPARE(refused.count(), 3);
    QCOMPARE(document.skeleton().joint(0).name, leftArm);
    QCOMPARE(document.undoStack().count(), 1);
}

QTEST_GUILESS_MAIN(NameCodecTest)

} // namespace tst_namecodec

#include "tst_namecodec.moc"
