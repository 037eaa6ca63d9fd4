#include "cleanup/operationpresets.h"

#include <QTest>

namespace tst_operationpresets {

using namespace limber;
using namespace Qt::StringLiterals;

// Settings that are saved under names.
class OperationPresetsTest : public QObject
{
    Q_OBJECT

private slots:
    void writtenPresetsReadBackTheSame();
    void invalidTextsAreIgnored_data();
    void invalidTextsAreIgnored();
    void namesOfOneOperationAreUnique();
    void renamingReplacesAnother();
    void namesAreOneLineOfModerateLength();
    void bytesThatAreNotUtf8AreKept();
};

namespace {

OperationCall callOf(const char *text)
{
    const ParsedCall parsed = parseCall(text);
    return parsed.call.value_or(OperationCall{});
}

} // namespace

void OperationPresetsTest::writtenPresetsReadBackTheSame()
{
    OperationPresets presets;
    presets.save(u"Soft"_s, callOf("smooth:cutoff=3,order=4"));
    presets.save(u"<b>Größer</b> & so"_s, callOf("smooth:cutoff=9"));
    presets.save(u"Soft"_s, callOf("despike:threshold=5"));
    const OperationPresets read = OperationPresets::fromTexts(presets.texts());
    QCOMPARE(read.texts(), presets.texts());
    QCOMPARE(read.of("smooth").size(), 2);
    QCOMPARE(read.of("smooth").front().name, u"<b>Größer</b> & so"_s); // sorted by name
    QVERIFY(read.of("smooth").back().call == callOf("smooth:cutoff=3,order=4"));
    QCOMPARE(read.of("despike").size(), 1);
    QVERIFY(read.of("loop").isEmpty());
}

void OperationPresetsTest::invalidTextsAreIgnored_data()
{
    QTest::addColumn<QStringList>("texts");
    QTest::newRow("nothing") << QStringList();
    QTest::newRow("a name alone") << QStringList{u"a"_s};
    QTest::newRow("no name") << QStringList{u" \n"_s, u"smooth:cutoff=3"_s};
    QTest::newRow("no call") << QStringList{u"a"_s, u":::"_s};
    QTest::newRow("empty call") << QStringList{u"a"_s, QString()};
    QTest::newRow("unknown operation") << QStringList{u"a"_s, u"fly:cutoff=3"_s};
    QTest::newRow("unknown setting") << QStringList{u"a"_s, u"smooth:wings=3"_s};
    QTest::newRow("value out of range") << QStringList{u"a"_s, u"smooth:cutoff=-3"_s};
    QTest::newRow("no number") << QStringList{u"a"_s, u"smooth:cutoff=much"_s};
    QTest::newRow("given twice") << QStringList{u"a"_s, u"smooth:cutoff=3,cutoff=4"_s};
}

void OperationPresetsTest::invalidTextsAreIgnored()
{
    QFETCH(QStringList, texts);
    QVERIFY(OperationPresets::fromTexts(texts).texts().isEmpty());
    // The other presets are still read.
    const QStringList good{u"good"_s, u"smooth:cutoff=3"_s};
    QCOMPARE(OperationPresets::fromTexts(good + texts).texts(), good);
}

void OperationPresetsTest::namesOfOneOperationAreUnique()
{
    OperationPresets presets;
    presets.save(u"a"_s, callOf("smooth:cutoff=3"));
    presets.save(u"a"_s, callOf("smooth:cutoff=4"));
    QCOMPARE(presets.of("smooth").size(), 1);
    QVERIFY(presets.of("smooth").front().call == callOf("smooth:cutoff=4"));
    const auto read = OperationPresets::fromTexts({u"a"_s, u"smooth:cutoff=3"_s, u"a"_s, u"smooth:cutoff=4"_s});
    QCOMPARE(read.of("smooth").size(), 1);
}

void OperationPresetsTest::renamingReplacesAnother()
{
    OperationPresets presets;
    presets.save(u"a"_s, callOf("smooth:cutoff=3"));
    presets.save(u"b"_s, callOf("smooth:cutoff=4"));
    presets.save(u"b"_s, callOf("despike:threshold=5"));
    presets.rename("smooth", u"a"_s, u"b"_s);
    QCOMPARE(presets.of("smooth").size(), 1);
    QVERIFY(presets.of("smooth").front().call == callOf("smooth:cutoff=3"));
    QCOMPARE(presets.of("despike").size(), 1);
    presets.rename("smooth", u"none"_s, u"b"_s);
    presets.rename("smooth", u"b"_s, u"b"_s);
    QCOMPARE(presets.of("smooth").size(), 1);
    presets.remove("smooth", u"b"_s);
    QVERIFY(presets.of("smooth").isEmpty());
    QCOMPARE(presets.of("despike").size(), 1);
}

void OperationPresetsTest::namesAreOneLineOfModerateLength()
{
    QCOMPARE(OperationPresets::tidyName(u"  a \n b\t"_s), u"a b"_s);
    QCOMPARE(OperationPresets::tidyName(u" \n"_s), QString());
    QCOMPARE(OperationPresets::tidyName(QString(1000, u'x')).size(), 60);
}

void OperationPresetsTest::bytesThatAreNotUtf8AreKept()
{
    OperationCall call = callOf("footlock");
    call.set("contacts", "caf\xe9 \xe3\x81\x82, \"x\".json");
    OperationPresets presets;
    presets.save(u"file"_s, call);
    const auto read = OperationPresets::fromTexts(presets.texts());
    QCOMPARE(read.of("footlock").size(), 1);
    QVERIFY(read.of("footlock").front().call == call);
}

QTEST_GUILESS_MAIN(OperationPresetsTest)

} // namespace tst_operationpresets

#include "tst_operationpresets.moc"
