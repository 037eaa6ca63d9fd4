#include "limbercli.h"
#include "support/textfiles.h"

#include <QDir>
#include <QTest>

namespace tst_unreadable {

using namespace limber::test;
using namespace Qt::StringLiterals;

// Each verb that reads clips, with one of them missing or broken: an error with its place, and nothing is written.
class UnreadableTest : public QObject
{
    Q_OBJECT

private slots:
    void nothingIsDoneWithoutAllClips_data();
    void nothingIsDoneWithoutAllClips();
};

void UnreadableTest::nothingIsDoneWithoutAllClips_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("a");
    QTest::addColumn<QString>("b");
    const std::pair<const char *, const char *> broken[] = {{"missing.bvh", "good.bvh"},
                                                            {"good.bvh", "missing.bvh"},
                                                            {"broken.bvh", "good.bvh"},
                                                            {"good.bvh", "broken.bvh"}};
    for (const char *line :
         {"retarget A --onto B -o OUT.bvh", "compare A B", "map A B -o OUT.json", "apply A OUT.bvh concat:with=B"}) {
        for (const auto &[a, b] : broken)
            QTest::addRow("%s: %s, %s", line, a, b) << line << a << b;
    }
    for (const char *line :
         {"info A", "positions A", "convert A OUT.bvh", "set A OUT.bvh Hips.Xposition@0=1", "export A OUT.glb",
          "export A OUT.csv", "export A OUT.npz", "export A OUT.html", "export A OUT.anim", "contacts A -o OUT.json",
          "split A --at 2 -o OUT%n.bvh", "render A -o OUT.png", "thumbnail A OUT.png 64",
          "import TABLE.csv OUT.bvh --skeleton A"}) {
        for (const char *a : {"missing.bvh", "broken.bvh"})
            QTest::addRow("%s: %s", line, a) << line << a << QString();
    }
}

void UnreadableTest::nothingIsDoneWithoutAllClips()
{
    QFETCH(QString, line);
    QFETCH(QString, a);
    QFETCH(QString, b);
    const FileFolder folder;
    QByteArray broken = smallBvh();
    broken.replace("CHANNELS", "CANALS");
    folder.write(u"good.bvh"_s, smallBvh());
    folder.write(u"broken.bvh"_s, broken);
    folder.write(u"TABLE.csv"_s, "Hips.Xposition\n1\n");
    const QStringList before = QDir(folder.path({})).entryList(QDir::Files);
    QStringList words;
    for (QString word : line.split(u' ')) {
        if (word == u"A"_s || word == u"B"_s)
            word = folder.path(word == u"A"_s ? a : b);
        else if (word.endsWith(u"=B"_s))
            word.replace(u"=B"_s, u'=' + folder.path(b));
        else if (word.startsWith(u"OUT"_s) || word.startsWith(u"TABLE"_s))
            word = folder.path(word);
        words << word;
    }
    const CliRun run = limberCli(words);
    QCOMPARE(run.status, 1);
    const bool isMissing = a == u"missing.bvh"_s || b == u"missing.bvh"_s;
    const QByteArray place = isMissing ? "missing.bvh: error: " : "broken.bvh:5:";
    QVERIFY2(run.err.contains(place), run.err);
    QCOMPARE(run.err.count(": error: "), 1);
    QCOMPARE(QDir(folder.path({})).entryList(QDir::Files), before);
}

QTEST_APPLESS_MAIN(UnreadableTest)

} // namespace tst_unreadable

#include "tst_unreadable.moc"
