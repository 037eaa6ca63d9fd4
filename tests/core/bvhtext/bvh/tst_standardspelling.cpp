#include "bvh/read/bvhreader.h"
#include "bvh/write/standardspelling.h"

#include <QTest>

namespace tst_standardspelling {

using namespace limber;

// The words of a hierarchy that the standard form spells differently.
class StandardSpellingTest : public QObject
{
    Q_OBJECT

private slots:
    void endSitesAreFound_data();
    void endSitesAreFound();
    void channelsAreFound_data();
    void channelsAreFound();
    void aSecondEndSiteIsFoundAtItsPosition();
};

namespace {

QByteArray textWith(const QByteArray &channels, const QByteArray &endSite)
{
    return "HIERARCHY\nROOT Hips\n{\n\tOFFSET 0 0 0\n\t" + channels + "\n\t" + endSite +
           "{\n\t\tOFFSET 0 1 0\n\t}\n}\nMOTION\nFrames: 0\nFrame Time: 0.04\n";
}

// The text with the words replaced, as the writer does it.
QByteArray respelt(const QByteArray &text, std::vector<Respelling> (*respell)(const SourceText &))
{
    const ReadResult read = readBvh(text.toStdString());
    if (!read.clip)
        return "refused";
    const std::vector<Respelling> words = respell(*read.clip->source);
    std::string result = read.clip->source->head;
    for (auto word = words.rbegin(); word != words.rend(); ++word)
        result.replace(word->where.begin, word->where.end - word->where.begin, word->text);
    return QByteArray::fromStdString(result);
}

} // namespace

void StandardSpellingTest::endSitesAreFound_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::newRow("standard") << QByteArray("End Site\n\t") << QByteArray("End Site\n\t");
    QTest::newRow("named") << QByteArray("End Toe\n\t") << QByteArray("End Site\n\t");
    QTest::newRow("small letters") << QByteArray("end site\n\t") << QByteArray("End Site\n\t");
    QTest::newRow("two blanks") << QByteArray("End  Site\n\t") << QByteArray("End Site\n\t");
    QTest::newRow("tab") << QByteArray("End\tSite ") << QByteArray("End Site ");
    QTest::newRow("without a label") << QByteArray("End\n\t") << QByteArray("End Site\n\t");
    QTest::newRow("brace in its line") << QByteArray("End ") << QByteArray("End Site ");
}

void StandardSpellingTest::endSitesAreFound()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    QCOMPARE(respelt(textWith("CHANNELS 1 Xrotation", before), respeltEndSites),
             textWith("CHANNELS 1 Xrotation", after));
}

void StandardSpellingTest::aSecondEndSiteIsFoundAtItsPosition()
{
    const QByteArray text =
        textWith("CHANNELS 1 Xrotation", "End Site\n\t").replace("1 0\n\t}\n", "1 0\n\t}\n\tEnd Nub{OFFSET 0 2 0}\n");
    QCOMPARE(respelt(text, respeltEndSites), QByteArray(text).replace("End Nub", "End Site"));
}

void StandardSpellingTest::channelsAreFound_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::newRow("standard") << QByteArray("CHANNELS 2 Xposition Zrotation")
                              << QByteArray("CHANNELS 2 Xposition Zrotation");
    QTest::newRow("small letters") << QByteArray("CHANNELS 2 xposition zrotation")
                                   << QByteArray("CHANNELS 2 Xposition Zrotation");
    QTest::newRow("only the last") << QByteArray("CHANNELS 3 Xrotation Yrotation ZROTATION")
                                   << QByteArray("CHANNELS 3 Xrotation Yrotation Zrotation");
    QTest::newRow("none") << QByteArray("CHANNELS 0") << QByteArray("CHANNELS 0");
}

void StandardSpellingTest::channelsAreFound()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    // A joint that has the name of a keyword or a channel keeps its name.
    for (const QByteArray &name : {QByteArray("Hips"), QByteArray("CHANNELS"), QByteArray("xrotation")}) {
        const QByteArray text = textWith(before, "End Site\n\t").replace("Hips", name);
        QCOMPARE(respelt(text, respeltChannels), textWith(after, "End Site\n\t").replace("Hips", name));
    }
}

QTEST_APPLESS_MAIN(StandardSpellingTest)

} // namespace tst_standardspelling

#include "tst_standardspelling.moc"
