#include "support/results/clipsummary.h"
#include "support/results/foldedjson.h"
#include "support/results/resultinputs.h"
#include "support/results/storedresults.h"
#include "support/textfiles.h"

#include <QTest>

#include <functional>

namespace tst_storedresults {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// What stands for a clip or a long text in stored results changes when anything in it changes.
class StoredResultsTest : public QObject
{
    Q_OBJECT

private slots:
    void resultsAreStoredAndRead();
    void numbersMayDifferByRounding();
    void aSummaryNoticesEachChangeOfAClip_data();
    void aSummaryNoticesEachChangeOfAClip();
    void foldedJsonNoticesEachNumber();
    void foldedJsonIsShort();
    void exceptionsInTablesAreShown();
};

void StoredResultsTest::resultsAreStoredAndRead()
{
    FileFolder folder;
    const QString path = folder.write(u"results.txt"_s, "# About them\n\n> gone\n  1\n");
    const QStringList lines{u"one"_s, u"  two 3"_s};
    const QString longLine(300, u'x');
    {
        qputenv("LIMBER_STORE_RESULTS", "1");
        StoredResults stored(path);
        qunsetenv("LIMBER_STORE_RESULTS");
        QCOMPARE(stored.difference(u"short"_s, {u"only"_s}), QString());
        QCOMPARE(stored.difference(u"nothing"_s, {}), QString());
        QCOMPARE(stored.difference(u"several"_s, lines), QString());
        QCOMPARE(stored.difference(u"long"_s, {longLine}), QString());
    }
    StoredResults stored(path);
    QCOMPARE(stored.names(), QStringList({u"short"_s, u"nothing"_s, u"several"_s, u"long"_s}));
    QCOMPARE(stored.difference(u"short"_s, {u"only"_s}), QString());
    QCOMPARE(stored.difference(u"nothing"_s, {}), QString());
    QCOMPARE(stored.difference(u"several"_s, lines), QString());
    QCOMPARE(stored.difference(u"long"_s, {longLine}), QString());
    QVERIFY(!stored.difference(u"short"_s, {u"other"_s}).isEmpty());
    QVERIFY(!stored.difference(u"nothing"_s, {u"something"_s}).isEmpty());
    QVERIFY(!stored.difference(u"several"_s, lines.first(1)).isEmpty());
    QVERIFY(!stored.difference(u"gone"_s, {u"1"_s}).isEmpty());
    QVERIFY(bytesOf(path).startsWith("# About them\n\n> short » only\n> nothing\n"));
}

void StoredResultsTest::numbersMayDifferByRounding()
{
    FileFolder folder;
    StoredResults stored(folder.write(u"results.txt"_s, "> a » turned by 1000.5°, 3 joints\n"));
    QVERIFY(stored.difference(u"a"_s, {u"turned by 1000.5004°, 3 joints"_s}).isEmpty());
    QVERIFY(!stored.difference(u"a"_s, {u"turned by 1000.503°, 3 joints"_s}).isEmpty());
    QVERIFY(!stored.difference(u"a"_s, {u"turned by 1000.5°, 4 joints"_s}).isEmpty());
    QVERIFY(!stored.difference(u"a"_s, {u"moved by 1000.5°, 3 joints"_s}).isEmpty());
}

void StoredResultsTest::aSummaryNoticesEachChangeOfAClip_data()
{
    using Change = std::function<void(Clip &)>;
    QTest::addColumn<Change>("change");
    const auto row = [](const char *name, const Change &change) { QTest::newRow(name) << change; };
    row("a value", [](Clip &clip) { clip.motion.setValue(50, 30, clip.motion.value(50, 30) + 0.5); });
    row("two values exchanged", [](Clip &clip) {
        const double first = clip.motion.value(10, 5);
        clip.motion.setValue(10, 5, clip.motion.value(90, 5));
        clip.motion.setValue(90, 5, first);
    });
    row("the frame time", [](Clip &clip) { clip.motion.setFrameTimeSeconds(0.02); });
    row("the number of frames", [](Clip &clip) { clip.motion.removeFrames(119, 1); });
    row("a name", [](Clip &clip) { clip.skeleton.setName(4, "Toes"); });
    row("an offset", [](Clip &clip) { clip.skeleton.setOffset(NodeId::joint(6), {0.0, -42.5, 0.0}); });
    row("the offset of an end site", [](Clip &clip) { clip.skeleton.setOffset(NodeId::endSite(1), {0.0, 1.0, 0.0}); });
    row("a whole turn", [](Clip &clip) { clip.motion.setValue(7, 8, clip.motion.value(7, 8) + 360.0); });
}

void StoredResultsTest::aSummaryNoticesEachChangeOfAClip()
{
    QFETCH(const std::function<void(Clip &)>, change);
    const Clip before = shortWalk();
    Clip after = before;
    change(after);
    FileFolder folder;
    const QString path = folder.path(u"results.txt"_s);
    {
        qputenv("LIMBER_STORE_RESULTS", "1");
        StoredResults stored(path);
        qunsetenv("LIMBER_STORE_RESULTS");
        QVERIFY(stored.difference(u"clip"_s, summaryOf(before, before)).isEmpty());
    }
    StoredResults stored(path);
    QVERIFY(stored.difference(u"clip"_s, summaryOf(before, before)).isEmpty());
    QVERIFY(!stored.difference(u"clip"_s, summaryOf(after, before)).isEmpty());
}

void StoredResultsTest::foldedJsonNoticesEachNumber()
{
    const auto json = [](int changed) {
        QByteArray text = "{\"frames\": [";
        for (int frame = 0; frame < 40; ++frame)
            text += (frame == 0 ? "" : ", ") + QByteArray("{\"frame\": ") + QByteArray::number(frame) +
                    ", \"x\": " + (frame == changed ? "8" : "7") + ", \"y\": 3.5}";
        return text + "], \"name\": null, \"kind\": \"walk\"}";
    };
    const QStringList lines = foldedJson(json(-1));
    for (int frame = 0; frame < 40; ++frame)
        QVERIFY(foldedJson(json(frame)) != lines);
    QVERIFY(foldedJson("{\"kind\": \"run\"}") != foldedJson("{\"kind\": \"walk\"}"));
    QVERIFY(foldedJson("{\"a\": null}") != foldedJson("{\"a\": 0}"));
    QVERIFY(foldedJson("walk.bvh: 3 joints").isEmpty());
    QVERIFY(foldedJson("{\"cut\": ").isEmpty());
}

void StoredResultsTest::foldedJsonIsShort()
{
    QByteArray names;
    for (int i = 0; i < 30; ++i)
        names += "\"a joint with a long name " + QByteArray::number(i) + "\",";
    const QStringList lines = foldedJson("{\"joints\": [" + names + "\"last\"], \"none\": [null, null], \"mode\": 1}");
    QVERIFY2(lines.size() < 8, qPrintable(lines.join(u'\n')));
    QVERIFY(lines.join(u'\n').contains(u"… 31"_s));
}

void StoredResultsTest::exceptionsInTablesAreShown()
{
    QStringList lines{u"joint  mean  most  frame"_s};
    for (int joint = 0; joint < 20; ++joint)
        lines << u"Joint%1  0.5 2.25 %1"_s.arg(joint);
    const QStringList folded = withoutLongTables(lines);
    QVERIFY(folded.size() < 6);
    lines[9] = u"Joint8  0.5 2.75 8"_s;
    QVERIFY(withoutLongTables(lines) != folded); // a mean is another
    lines[9] = u"Joint8 is not in both clips, 1 2 3"_s;
    QVERIFY(withoutLongTables(lines).contains(lines[9]));
    QStringList findings;
    for (int joint = 0; joint < 9; ++joint)
        findings << u"“Joint %1” moves"_s.arg(QChar(u'A' + joint));
    QCOMPARE(withoutLongTables(findings).back(),
             u"… 9 rows, of Joint C, Joint D, Joint E, Joint F, Joint G, Joint H, Joint I"_s);
}

QTEST_GUILESS_MAIN(StoredResultsTest)

} // namespace tst_storedresults

#include "tst_storedresults.moc"
