#include "bvh/repair/repair.h"
#include "bvh/write/bvhwriter.h"
#include "pose/pose.h"
#include "pose/positionrule.h"

#include <QTest>

#include <algorithm>
#include <ctime>
#include <random>

namespace tst_repair {

using namespace limber;

namespace {

const QByteArray hierarchy = "HIERARCHY\nROOT Hips\n{\n\tOFFSET 0 0 0\n\tCHANNELS 2 Xrotation Yrotation\n\tJOINT "
                             "Chest\n\t{\n\t\tOFFSET 0 5.25 0\n"
                             "\t\tCHANNELS 1 Zrotation\n\t\tEnd Site\n\t\t{\n\t\t\tOFFSET 0 4 0\n\t\t}\n\t}\n}\n";
const QByteArray header = "MOTION\nFrames: 3\nFrame Time: 0.04\n"; // lines 16 to 18; the rows begin in line 19

QByteArray withRows(const QByteArray &rows)
{
    return hierarchy + header + rows;
}

// Everything that a clip contains, frame by frame.
QByteArray numbersOf(const Clip &clip)
{
    QByteArrayList rows;
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        QByteArrayList row;
        for (const double value : clip.motion.frame(frame))
            row << QByteArray::number(value, 'g', 17);
        rows << row.join(' ');
    }
    return rows.join('|');
}

QByteArray places(const ReadResult &result)
{
    std::string text;
    for (const Finding &finding : result.findings)
        text += std::to_string(finding.line) + ':' + std::to_string(finding.column) + ' ';
    if (!text.empty())
        text.pop_back();
    return QByteArray::fromStdString(text);
}

} // namespace

// Repair on request: a fault for which a rule leaves a single reading is changed and listed; everything else is still
// refused.
class RepairTest : public QObject
{
    Q_OBJECT

private slots:
    void repairsRowsThatHaveOneReading_data();
    void repairsRowsThatHaveOneReading();
    void rowsOfAnotherLengthEndTheMotion_data();
    void rowsOfAnotherLengthEndTheMotion();
    void theHeadDeclaresTheRowsThatAreThere_data();
    void theHeadDeclaresTheRowsThatAreThere();
    void filledValuesHaveTheDigitsOfTheirNeighbours_data();
    void filledValuesHaveTheDigitsOfTheirNeighbours();
    void oneBadRowIsFilledFromItsNeighbours_data();
    void oneBadRowIsFilledFromItsNeighbours();
    void anglesAreFilledTheShortWayRound();
    void saysOnceWhatIsWrongInEveryRow_data();
    void saysOnceWhatIsWrongInEveryRow();
    void refusesWhatWouldBeAGuess_data();
    void refusesWhatWouldBeAGuess();
    void bytesBeforeTheTextAreNotLookedAt();
    void repairsAboveTheRows_data();
    void repairsAboveTheRows();
    void insertedLinesAreLaidOut();
    void usesTheGivenFrameTime();
    void columnsWithoutAnyNumberKeepTheJointAtRest_data();
    void columnsWithoutAnyNumberKeepTheJointAtRest();
    void repairsSeveralThingsAtOnce();
    void keepsWhatNeedsNoRepair();
    void doesNotChangeGoodFiles();
    void keepsUtf16();
    void findingsNameLinesOfTheOriginal();
    void countsVeryManyChanges();
    void stopsWhenItIsCancelled();
    void staysFastOnLargeFiles();
    void neverCrashesOnDamagedFiles();
};

void RepairTest::repairsRowsThatHaveOneReading_data()
{
    QTest::addColumn<QByteArray>("rows");
    QTest::addColumn<QByteArray>("numbers");
    QTest::addColumn<QByteArray>("where");
    QTest::newRow("decimal commas") << QByteArray("1,5 2,5 3\n4 -5,25 6\n") << QByteArray("1.5 2.5 3|4 -5.25 6")
                                    << QByteArray("19:1");
    QTest::newRow("exponents") << QByteArray("1,5e1 2 3\n4 5 6\n") << QByteArray("15 2 3|4 5 6") << QByteArray("19:1");
    QTest::newRow("commas between") << QByteArray("1.5,2.5,3\n4,5,6\n") << QByteArray("1.5 2.5 3|4 5 6")
                                    << QByteArray("19:1");
    QTest::newRow("commas and blanks") << QByteArray("1, 2, 3\n") << QByteArray("1 2 3") << QByteArray("19:1");
    QTest::newRow("a comma after the row")
        << QByteArray("1,2,3,\n4,5,6,\n") << QByteArray("1 2 3|4 5 6") << QByteArray("19:1");
    QTest::newRow("semicolons and decimal commas")
        << QByteArray("1,5;2,5;3\r\n4;5;6;\r\n") << QByteArray("1.5 2.5 3|4 5 6") << QByteArray("19:1 19:1");
    QTest::newRow("decimal commas, commas between")
        << QByteArray("1,5, 2,5, 3,5\n") << QByteArray("1.5 2.5 3.5") << QByteArray("19:1 19:1");
    QTest::newRow("groups of three beside others")
        << QByteArray("1,234 0,5 3\n") << QByteArray("1.234 0.5 3") << QByteArray("19:1");
    QTest::newRow("run together") << QByteArray("1.5-2.5 3\n1-2+3\n1e-5-2 3\n")
                                  << QByteArray("1.5 -2.5 3|1 -2 3|1.0000000000000001e-05 -2 3") << QByteArray("19:1");
    QTest::newRow("run together with commas")
        << QByteArray("1,5-2,5 3\n") << QByteArray("1.5 -2.5 3") << QByteArray("19:1 19:1");
    QTest::newRow("nan between") << QByteArray("1 2 3.50\nnan 2 3\n4 2 3\n") << QByteArray("1 2 3.5|2.5 2 3|4 2 3")
                                 << QByteArray("20:1");
    QTest::newRow("nan twice") << QByteArray("1.0 2 3\nnan 2 -NaN\nNAN 2 3\n4.0 2 6\n")
                               << QByteArray("1 2 3|2 2 3|3 2 3|4 2 6") << QByteArray("20:1 20:7 21:1");
    QTest::newRow("nan at both ends") << QByteArray("nan 2 3\n1.5 2 3\nnan 2 3\n")
                                      << QByteArray("1.5 2 3|1.5 2 3|1.5 2 3") << QByteArray("19:1 21:1");
    QTest::newRow("nan in every frame") << QByteArray("nan 2 3\nNaN 5 6\ninf 8 9\n") << QByteArray("0 2 3|0 5 6|0 8 9")
                                        << QByteArray("19:1");
    QTest::newRow("nan in the only frame")
        << QByteArray("1 nan nan\n") << QByteArray("1 0 0") << QByteArray("19:3 19:7");
    QTest::newRow("infinities") << QByteArray("1 1 1\ninf -infinity 1e999\n1.#INF00 -1.#IND 1.#QNAN\n5.5 5.5 5.5\n")
                                << QByteArray("1 1 1|2.5 2.5 2.5|4 4 4|5.5 5.5 5.5")
                                << QByteArray("20:1 20:5 20:15 21:1 21:10 21:18");
    QTest::newRow("numbers of Microsoft") << QByteArray("1 1 1\nnan(ind) -nan(ind) NaN(SNAN)\n3 3 3\n")
                                          << QByteArray("1 1 1|2 2 2|3 3 3") << QByteArray("20:1 20:10 20:20");
    QTest::newRow("surplus values") << QByteArray("1 2 3 9 9\n4 5 6 9 x9\n").replace("x9", "8.5")
                                    << QByteArray("1 2 3|4 5 6") << QByteArray("19:7");
    QTest::newRow("surplus nan") << QByteArray("1 2 3 nan\n4 5 6 nan\n7 8 9 nan\n") << QByteArray("1 2 3|4 5 6|7 8 9")
                                 << QByteArray("19:7");
    QTest::newRow("unfinished last row") << QByteArray("1,5 2 3\n4,5 5") << QByteArray("1.5 2 3")
                                         << QByteArray("19:1 20:1");
    QTest::newRow("cut last number") << QByteArray("1,5 2 3\n4,5 -") << QByteArray("1.5 2 3")
                                     << QByteArray("19:1 20:1");
    QTest::newRow("comment and blank lines")
        << QByteArray("# 1,2\n\n1,5 2 3\n") << QByteArray("1.5 2 3") << QByteArray("19:1 21:1");
    QTest::newRow("text after the last frame") << QByteArray("1,5 2 3\n4 5 6\n7 8 9\nthe end, really\n")
                                               << QByteArray("1.5 2 3|4 5 6|7 8 9") << QByteArray("19:1 22:1");
}

void RepairTest::repairsRowsThatHaveOneReading()
{
    QFETCH(QByteArray, rows);
    QFETCH(QByteArray, numbers);
    QFETCH(QByteArray, where);
    const std::string text = withRows(rows).toStdString();
    QVERIFY(!readBvh(text).clip);
    QVERIFY(isRepairable(text));
    ReadResult result = readRepaired(text);
    QVERIFY(result.clip);
    QCOMPARE(numbersOf(*result.clip), numbers);
    for (const Finding &finding : result.findings) {
        QCOMPARE(finding.severity, Severity::Warning);
        QVERIFY(finding.line > 0 && finding.column > 0);
    }
    std::stable_sort(result.findings.begin(), result.findings.end(), [](const Finding &a, const Finding &b) {
        return std::pair(a.line, a.column) < std::pair(b.line, b.column);
    });
    // Leaves out the finding about Frames: 3.
    std::erase_if(result.findings, [](const Finding &finding) { return finding.line == 17; });
    QCOMPARE(places(result), where);
}

void RepairTest::rowsOfAnotherLengthEndTheMotion_data()
{
    QTest::addColumn<QByteArray>("rows");
    QTest::addColumn<int>("kept"); // 0: refused
    QTest::newRow("longer") << QByteArray("1 2 3\n4 5 6\n7 8 9 1\n7 8 9 1\n") << 2;
    QTest::newRow("shorter") << QByteArray("1 2 3\n4 5 6\n7 8 9\n7 8\n7 8\n") << 3;
    QTest::newRow("cut off at the end") << QByteArray("1 2 3\n4 5 6\n7 8 9 1\n7 8 9 1\n7 8") << 2;
    QTest::newRow("one good row") << QByteArray("1 2 3\n7 8 9 1\n7 8 9 1\n") << 0;
    QTest::newRow("all sorts") << QByteArray("1 2 3\n4 5 6\n7 8 9 1\n7 8 9 1 5\n") << 0;
    QTest::newRow("words") << QByteArray("1 2 3\n4 5 6\n7 8 9 1\n7 8 nine 1\n7 8 9 1\n") << 0;
}

void RepairTest::rowsOfAnotherLengthEndTheMotion()
{
    QFETCH(const QByteArray, rows);
    QFETCH(const int, kept);
    const std::string text = withRows(rows).toStdString();
    QCOMPARE(isRepairable(text), kept > 0);
    const ReadResult read = readRepaired(text);
    QCOMPARE(read.clip.has_value(), kept > 0);
    if (kept == 0)
        return;
    QCOMPARE(read.clip->motion.frameCount(), kept);
    const auto cut = std::ranges::find(read.findings, 19 + kept, &Finding::line);
    QVERIFY(cut != read.findings.end());
    QVERIFY(cut->message.text().find("from frame " + std::to_string(kept)) != std::string::npos);
}

void RepairTest::theHeadDeclaresTheRowsThatAreThere_data()
{
    QTest::addColumn<QByteArray>("rows");
    QTest::addColumn<QByteArray>("repaired");
    QTest::newRow("rows of another length")
        << QByteArray("1 2 3\n4 5 6\n7 8 9 1\n7 8 9 1\n") << QByteArray("1 2 3\n4 5 6\n");
    QTest::newRow("half a row") << QByteArray("1,5 2 3\n4 5") << QByteArray("1.5 2 3\n");
    QTest::newRow("more rows") << QByteArray("1,5 2 3\n4 5 6\n7 8 9\n1 1 1\n")
                               << QByteArray("1.5 2 3\n4 5 6\n7 8 9\n1 1 1\n");
    QTest::newRow("more rows with text after them") << QByteArray("1,5 2 3\n4 5 6\n7 8 9\n1 1 1\nthe end\n")
                                                    << QByteArray("1.5 2 3\n4 5 6\n7 8 9\n1 1 1\nthe end\n");
    QTest::newRow("fewer rows in a file that opens") << QByteArray("1 2 3\n4 5 6\n") << QByteArray("1 2 3\n4 5 6\n");
    QTest::newRow("half a row in a file that opens") << QByteArray("1 2 3\n4 5") << QByteArray("1 2 3\n");
    QTest::newRow("as many rows") << QByteArray("1 2 3\n4 5 6\n7 8 9\n") << QByteArray("1 2 3\n4 5 6\n7 8 9\n");
}

void RepairTest::theHeadDeclaresTheRowsThatAreThere()
{
    QFETCH(const QByteArray, rows);
    QFETCH(const QByteArray, repaired);
    const ReadResult read = readRepaired(withRows(rows).toStdString());
    QVERIFY(read.clip);
    const int count = read.clip->motion.frameCount();
    const QByteArray expected = withRows(repaired).replace("Frames: 3", "Frames: " + QByteArray::number(count));
    QCOMPARE(QByteArray::fromStdString(writeBvh(*read.clip)), expected);
    const auto changed = std::ranges::find(read.findings, 17, &Finding::line);
    QCOMPARE(changed != read.findings.end(), count != 3);
    if (count != 3)
        QCOMPARE(QByteArray::fromStdString(changed->message.text()),
                 "expected the number of rows after Frames:, found 3: changed to " + QByteArray::number(count));
    const ReadResult again = readBvh(expected.toStdString());
    QVERIFY(std::ranges::find(again.findings, FindingKind::FrameCount, &Finding::kind) == again.findings.end());
}

void RepairTest::filledValuesHaveTheDigitsOfTheirNeighbours_data()
{
    QTest::addColumn<QByteArray>("rows");
    QTest::addColumn<QByteArray>("filled");
    QTest::newRow("two decimals") << QByteArray("1.25 2 3\nnan 2 3\n1.75 2 3\n") << QByteArray("1.50");
    QTest::newRow("the longer one") << QByteArray("1.5 2 3\nnan 2 3\n1.7500 2 3\n") << QByteArray("1.6250");
    QTest::newRow("decimal commas") << QByteArray("1,5 2 3\nnan 2 3\n2,5 2 3\n") << QByteArray("2.0");
    QTest::newRow("whole numbers") << QByteArray("100 2 3\nnan 2 3\n102 2 3\n") << QByteArray("101");
    QTest::newRow("an exponent") << QByteArray("1e1 2 3\nnan 2 3\n12 2 3\n") << QByteArray("11.000000000");
}

void RepairTest::filledValuesHaveTheDigitsOfTheirNeighbours()
{
    QFETCH(QByteArray, rows);
    QFETCH(QByteArray, filled);
    const ReadResult result = readRepaired(withRows(rows).toStdString());
    QVERIFY(result.clip);
    const std::string written = writeBvh(*result.clip);
    const QList<QByteArray> lines = QByteArray::fromStdString(written).trimmed().split('\n');
    QCOMPARE(lines.at(lines.size() - 2).split(' ').first(), filled);
}

void RepairTest::oneBadRowIsFilledFromItsNeighbours_data()
{
    QTest::addColumn<QByteArray>("rows");
    QTest::addColumn<QByteArray>("numbers");
    QTest::addColumn<QByteArray>("found"); // line, column and text of the finding
    const auto row = [](const char *name, const char *rows, const char *numbers, const char *found) {
        QTest::newRow(name) << QByteArray(rows) << QByteArray(numbers) << QByteArray(found);
    };
    const char *between = "20:1 expected 3 values in the row of frame 1, found 2: "
                          "all of them interpolated between frames 0 and 2";
    row("too short", "1.0 2 3\n4 5\n2.0 4 9\n", "1 2 3|1.5 3 6|2 4 9", between);
    row("too short, and a decimal comma", "1,0 2 3\n4,5 5\n2,0 4 9\n", "1 2 3|1.5 3 6|2 4 9", between);
    row("too short, and nan", "1.0 2 3\nnan 5\n2.0 4 9\n1 1 1\n", "1 2 3|1.5 3 6|2 4 9|1 1 1", between);
    row("too long", "1 2 3\n4 5 6 7\n3 4 5\n", "1 2 3|2 3 4|3 4 5",
        "20:1 expected 3 values in the row of frame 1, found 4: all of them interpolated between frames 0 and 2");
    row("a word, and too short", "1 2 3\n4 5 # 6 7\n3 4 5\n", "1 2 3|2 3 4|3 4 5",
        "20:1 expected 3 values in the row of frame 1, found 5: all of them interpolated between frames 0 and 2");
    row("the first one too short", "1 2\n4 5 6\n7 8 9\n", "4 5 6|4 5 6|7 8 9",
        "19:1 expected 3 values in the row of frame 0, found 2: all of them replaced with those of frame 1");
    row("the first one too long", "1 2 3 4\n4 5 6\n7 8 9\n", "4 5 6|4 5 6|7 8 9",
        "19:1 expected 3 values in the row of frame 0, found 4: all of them replaced with those of frame 1");
    row("the last one too long", "1 2 3\n4 5 6\n7 8 9 1\n", "1 2 3|4 5 6|4 5 6",
        "21:1 expected 3 values in the row of frame 2, found 4: all of them replaced with those of frame 1");
    row("a word", "1 2 3\n4 5 six\n3 4 5\n", "1 2 3|4 5 4|3 4 5",
        "20:5 expected a number, found “six”: replaced with 4, interpolated between frames 0 and 2");
    row("a number with letters", "1 2 3\n4 5x 6\n3 4 5\n", "1 2 3|4 3 6|3 4 5",
        "20:3 expected a number, found “5x”: replaced with 3, interpolated between frames 0 and 2");
    row("a number with two points", "1 2 3\n1.5.2 5 6\n3 4 5\n", "1 2 3|2 5 6|3 4 5",
        "20:1 expected a number, found “1.5.2”: replaced with 2, interpolated between frames 0 and 2");
    row("a word between semicolons", "1;2;3\n4;x;6\n3;4;5\n", "1 2 3|4 3 6|3 4 5",
        "20:3 expected a number, found “x”: replaced with 3, interpolated between frames 0 and 2");
    row("rows before others of another length", "1 2 3\n4 5\n3 4 5\n1 2 3\n7 8 9 1\n7 8 9 1\n",
        "1 2 3|2 3 4|3 4 5|1 2 3", between);
}

void RepairTest::oneBadRowIsFilledFromItsNeighbours()
{
    QFETCH(const QByteArray, rows);
    QFETCH(const QByteArray, numbers);
    QFETCH(const QByteArray, found);
    const std::string text = withRows(rows).toStdString();
    QVERIFY(!readBvh(text).clip);
    QVERIFY(isRepairable(text));
    const ReadResult result = readRepaired(text);
    QVERIFY(result.clip);
    QCOMPARE(numbersOf(*result.clip), numbers);
    QByteArrayList findings;
    for (const Finding &finding : result.findings)
        findings << QByteArray::fromStdString(std::to_string(finding.line) + ':' + std::to_string(finding.column) +
                                              ' ' + finding.message.text());
    QVERIFY2(findings.contains(found), findings.join('\n').constData());
    // The other rows keep their bytes.
    if (rows.startsWith("1 2 3\n"))
        QVERIFY(QByteArray::fromStdString(writeBvh(*result.clip)).contains("\n1 2 3\n"));
}

void RepairTest::anglesAreFilledTheShortWayRound()
{
    const ReadResult read = readRepaired(withRows("179.0 2 -170\n1 2\n-179.0 2 170\n").toStdString());
    QVERIFY(read.clip);
    QCOMPARE(numbersOf(*read.clip), QByteArray("179 2 -170|180 2 -180|-179 2 170"));
    const ReadResult nan = readRepaired(withRows("179.0 2 -170\nnan 2 nan\n-179.0 2 170\n").toStdString());
    QVERIFY(nan.clip);
    QCOMPARE(numbersOf(*nan.clip), QByteArray("179 2 -170|180 2 -180|-179 2 170"));
    // A position has no way round.
    QByteArray moving = withRows("179.0 2 0\n1 2\n-179.0 2 0\n");
    moving.replace("2 Xrotation Yrotation", "2 Xposition Yrotation");
    QCOMPARE(numbersOf(*readRepaired(moving.toStdString()).clip), QByteArray("179 2 0|0 2 0|-179 2 0"));
}

void RepairTest::saysOnceWhatIsWrongInEveryRow_data()
{
    QTest::addColumn<QByteArray>("row");
    QTest::addColumn<QByteArray>("found");
    QTest::newRow("surplus") << QByteArray("1 2 3 9.5\n")
                             << QByteArray("19:7 expected 3 values in a row, found 4 in all 100 rows: the surplus at "
                                           "the end of each dropped, “9.5” in the first");
    QTest::newRow("decimal commas") << QByteArray("1 2,5 3\n")
                                    << QByteArray("19:3 100 decimal commas replaced with points, the first in “2,5”");
    QTest::newRow("semicolons") << QByteArray("1;2;3\n")
                                << QByteArray("19:1 commas or semicolons between the values of 100 rows replaced with "
                                              "spaces");
    QTest::newRow("run together") << QByteArray("1-2 3\n")
                                  << QByteArray("19:1 expected a space between two numbers, found none 100 times, "
                                                "first in “1-2”: split before the sign");
}

void RepairTest::saysOnceWhatIsWrongInEveryRow()
{
    QFETCH(const QByteArray, row);
    QFETCH(const QByteArray, found);
    const auto repaired = repairedText(withRows(row.repeated(100)).replace("Frames: 3", "Frames: 100").toStdString());
    QVERIFY(repaired);
    QCOMPARE(repaired->changes.size(), std::size_t{1});
    const Finding &finding = repaired->changes.front();
    QCOMPARE(QByteArray::fromStdString(std::to_string(finding.line) + ':' + std::to_string(finding.column) + ' ' +
                                       finding.message.text()),
             found);
}

void RepairTest::refusesWhatWouldBeAGuess_data()
{
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char *name, const QByteArray &rows) { QTest::newRow(name) << withRows(rows); };
    row("a row too short beside one good row", "1 2 3\n4 5\n7 8\n");
    row("a row that a line end splits", "1 2 3\n4\n5 6\n7 8 9\n1 2 3\n");
    row("a row that a line end splits at the end", "1 2 3\n4 5 6\n1 1 1\n7 8\n9\n");
    row("two rows in one line", "1 2 3\n4 5 6 7 8 9\n1 2 3\n4 5 6\n");
    row("a row too short between commas", "1,2,3\n4,5\n7,8,9\n1,2,3\n");
    row("a line without numbers", "1 2 3\n4 5 6\nand so on\n7 8 9\n1 2 3\n");
    row("a title between the rows", "1 2 3\n4 5 6\nMOTION\n7 8 9\n1 2 3\n");
    row("every second row too short", "1 2 3\n4 5\n1 2 3\n4 5\n1 2 3\n4 5\n1 2 3\n");
    row("a word in every row", "1 2 x\n4 5 x\n7 8 x\n");
    row("a group of thousands beside a good reading", "1,234 5 6\n7 8 9\n7 8 9\n");
    row("surplus values that differ in number", "1 2 3 4\n1 2 3 4 5 6\n");
    row("surplus values and commas", "1,5 2 3 4\n1 2 3 4\n");
    row("a whole row too much", "1 2 3 4 5 6\n1 2 3 4 5 6\n1 2 3 4 5 6\n");
    row("commas of both kinds", "1,5 2,5 3,5\n1.5,2.5,3.5\n");
    row("only groups of three", "1,234 5,678 9\n");
    row("groups of two commas", "1,234,567 2 3\n");
    row("comma and point in one number", "1,234.5 2 3\n");
    row("an empty field", "1,,2,3\n");
    row("an empty first field", ",1,2,3\n");
    row("two semicolons", "1;;2;3\n");
    row("a comma before the digit", "1 ,2 ,3\n");
    row("a sign alone", "1.5- 2 3\n");
    row("two points", "1.5.2 3 4\n");
    row("letters", "1 2 three\n4 5 6\n");
    row("hexadecimal", "0x10 2 3\n");
    row("nan with other words", "nan(x) 2 3\n4 5 6\n");
    row("nan in words", "nano 2 3\n4 5 6\n");
    row("another script's digits", "\xD9\xA1 2 3\n");
    row("a second motion", "1,5 2 3\n4 5 6\n7 8 9\nMOTION\nFrames: 1\n");
    const auto changed = [](const char *name, const QByteArray &from, const QByteArray &to) {
        QByteArray text = withRows("1 2 3\n4 5 6\n7 8 9\n");
        Q_ASSERT(text.contains(from));
        QTest::newRow(name) << text.replace(from, to);
    };
    changed("brace surplus", "MOTION", "}\nMOTION");
    changed("brace missing and another too many", "\t}\n}\nMOTION", "\tJOINT x\n}\nMOTION");
    changed("opening brace missing", "Chest\n\t{", "Chest\n");
    changed("file ends in the hierarchy", "}\nMOTION\nFrames: 3\nFrame Time: 0.04\n1 2 3\n4 5 6\n7 8 9\n", "");
    changed("two numbers in an offset", "OFFSET 0 4 0", "OFFSET 0 4");
    changed("four numbers in an offset", "OFFSET 0 4 0", "OFFSET 0 4 0 1");
    changed("nan in an offset", "OFFSET 0 4 0", "OFFSET 0 nan 0");
    changed("groups of three in an offset", "OFFSET 0 4 0", "OFFSET 0 1,234 0");
    changed("misspelt offset", "OFFSET 0 4 0", "OFSET 0 4 0");
    changed("frame time negative", "Frame Time: 0.04", "Frame Time: -0.04");
    changed("frame time in words", "Frame Time: 0.04", "Frame Time: fast");
    changed("unknown channel", "Zrotation", "Wrotation");
    QTest::newRow("twice the values of a single channel")
        << QByteArray("HIERARCHY\nROOT a\n{\nOFFSET 0 0 0\nCHANNELS 1 Zrotation\nEnd Site\n{\nOFFSET 0 1 0\n}\n}\n"
                      "MOTION\nFrames: 3\nFrame Time: 0.04\n1 2\n3 4\n5 6\n");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("prose") << QByteArray("Once, upon a time; MOTION was a word");
    QTest::newRow("no rows of its own") << QByteArray("MOTION\nFrames: 1\n1,5 2 3\n");
    QByteArray middle = withRows("1 2 3\n4 5 6\n7 8 9\n");
    middle.replace(
        "\t\tEnd Site",
        "\t\tJOINT Arm\n\t\t{\n\t\t\tOFFSET 0 0 0\n\t\t\tCHANNELS 0\n\t\tJOINT Head\n\t\t{\n\t\t\tOFFSET 0 0 0\n"
        "\t\t\tCHANNELS 0\n\t\t}\n\t\tEnd Site");
    QTest::newRow("brace missing above a sibling") << middle;
}

void RepairTest::refusesWhatWouldBeAGuess()
{
    QFETCH(QByteArray, text);
    const std::string bytes = text.toStdString();
    QVERIFY(!isRepairable(bytes));
    QVERIFY(!repairedText(bytes));
    const ReadResult plain = readBvh(bytes);
    const ReadResult result = readRepaired(bytes);
    QVERIFY(!result.clip);
    QVERIFY(result.error() != nullptr);
    QCOMPARE(result.error()->toString("x"), plain.error()->toString("x"));
}

void RepairTest::repairsAboveTheRows_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QByteArray>("where");
    QTest::newRow("offset of a joint") << QByteArray("\t\tOFFSET 0 5.25 0\n") << QByteArray() << QByteArray("8:3");
    QTest::newRow("offset of the root") << QByteArray("\tOFFSET 0 0 0\n") << QByteArray() << QByteArray("4:2");
    QTest::newRow("offset of an end site") << QByteArray("\t\t\tOFFSET 0 4 0\n") << QByteArray() << QByteArray("12:3");
    QTest::newRow("commas in an offset") << QByteArray("OFFSET 0 4 0") << QByteArray("OFFSET 0,00 4,25 0")
                                         << QByteArray("12:11");
    QTest::newRow("commas between an offset")
        << QByteArray("OFFSET 0 4 0") << QByteArray("OFFSET 0,4,0") << QByteArray("12:11");
    QTest::newRow("offset run together") << QByteArray("OFFSET 0 4 0") << QByteArray("OFFSET 0-4 0")
                                         << QByteArray("12:11");
    QTest::newRow("one brace") << QByteArray("}\nMOTION") << QByteArray("MOTION") << QByteArray("15:1");
    QTest::newRow("all braces") << QByteArray("\t\t}\n\t}\n}\nMOTION") << QByteArray("MOTION") << QByteArray("13:1");
    QTest::newRow("frame time") << QByteArray("Frame Time: 0.04\n") << QByteArray() << QByteArray("18:1");
    QTest::newRow("frame time with a comma") << QByteArray("0.04") << QByteArray("0,04") << QByteArray("18:13");
    QTest::newRow("both header lines") << QByteArray("Frames: 3\nFrame Time: 0.04\n") << QByteArray()
                                       << QByteArray("17:1 17:1");
}

void RepairTest::repairsAboveTheRows()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QByteArray, where);
    QByteArray text = withRows("1 2 3\n4 5 6\n7 8 9\n");
    QVERIFY(text.contains(from));
    text.replace(text.indexOf(from), from.size(), to);
    QVERIFY(!readBvh(text.toStdString()).clip);
    QVERIFY(isRepairable(text.toStdString()));
    const ReadResult result = readRepaired(text.toStdString());
    QVERIFY(result.clip);
    QCOMPARE(numbersOf(*result.clip), QByteArray("1 2 3|4 5 6|7 8 9"));
    QCOMPARE(result.clip->skeleton.jointCount(), 2);
    QCOMPARE(result.clip->skeleton.endSiteCount(), 1);
    QCOMPARE(places(result), where);
}

// Inserted lines stand where a person would have written them, with the line ends of the file.
void RepairTest::insertedLinesAreLaidOut()
{
    const QByteArray whole =
        withRows("1 2 3\n4 5 6\n7 8 9\n").replace("0 4 0", "0 0 0").replace("0.04\n", "0.03333333333333333\n");
    QByteArray text = whole;
    text.replace("\t\t\tOFFSET 0 0 0\n", "")
        .replace("\t}\n}\nMOTION", "MOTION")
        .replace("Frame Time: 0.03333333333333333\n", "");
    for (const QByteArray &lineEnd : {QByteArray("\n"), QByteArray("\r\n"), QByteArray("\r")}) {
        QByteArray broken = text;
        QByteArray expected = whole;
        const auto repaired = repairedText(broken.replace("\n", lineEnd).toStdString());
        QVERIFY(repaired);
        QCOMPARE(QByteArray::fromStdString(repaired->bytes), expected.replace("\n", lineEnd));
    }
}

void RepairTest::usesTheGivenFrameTime()
{
    QByteArray text = withRows("1 2 3\n");
    text.replace("Frame Time: 0.04\n", "");
    QCOMPARE(readRepaired(text.toStdString()).clip->motion.frameTimeSeconds(), 1.0 / 30.0);
    RepairOptions options;
    options.frameTimeSeconds = 0.01;
    QCOMPARE(readRepaired(text.toStdString(), options).clip->motion.frameTimeSeconds(), 0.01);
    QCOMPARE(readRepaired(withRows("1,5 2 3\n").toStdString(), options).clip->motion.frameTimeSeconds(), 0.04);
}

void RepairTest::columnsWithoutAnyNumberKeepTheJointAtRest_data()
{
    QTest::addColumn<QByteArray>("rows");
    QTest::addColumn<double>("hips");
    QTest::addColumn<double>("chest");
    QTest::addColumn<QByteArray>("said");
    // The columns are Hips.Yposition Chest.Xposition Chest.Yposition; the OFFSETs are 90 and 0 30 0.
    QTest::newRow("positions that replace") << QByteArray("95 0 nan\n96 0 nan\n") << 95.0 << 125.0
                                            << QByteArray("set to 30, which keeps the joint at its OFFSET");
    QTest::newRow("positions that are added") << QByteArray("0.5 nan 0.1\n0.4 nan 0.2\n") << 90.5 << 120.6
                                              << QByteArray("set to 0, which keeps the joint at its OFFSET");
    QTest::newRow("a root that nothing is known of") << QByteArray("nan 0 30\nnan 0 31\n") << 90.0 << 120.0
                                                     << QByteArray("set to 90, which keeps the joint at its OFFSET");
    QTest::newRow("no number at all") << QByteArray("nan nan nan\n") << 90.0 << 120.0
                                      << QByteArray("no number in the only frame");
}

void RepairTest::columnsWithoutAnyNumberKeepTheJointAtRest()
{
    QFETCH(QByteArray, rows);
    QFETCH(double, hips);
    QFETCH(double, chest);
    QFETCH(QByteArray, said);
    const QByteArray head = "HIERARCHY\nROOT Hips\n{\nOFFSET 0 90 0\nCHANNELS 1 Yposition\nJOINT Chest\n{\n"
                            "OFFSET 0 30 0\nCHANNELS 2 Xposition Yposition\nEnd Site\n{\nOFFSET 0 9 0\n}\n}\n}\n"
                            "MOTION\nFrames: " +
                            QByteArray::number(rows.count('\n')) + "\nFrame Time: 0.1\n";
    const ReadResult result = readRepaired((head + rows).toStdString());
    QVERIFY(result.clip);
    const Clip &clip = *result.clip;
    const Pose pose = poseAt(clip, 0, decidePositionRules(clip.skeleton, clip.motion));
    QCOMPARE(pose.jointPositions[0].y, hips);
    QCOMPARE(pose.jointPositions[1].y, chest);
    QVERIFY(std::ranges::any_of(result.findings, [&](const Finding &finding) {
        return QByteArray::fromStdString(finding.message.text()).contains(said);
    }));
    QVERIFY(QByteArray::fromStdString(result.findings.front().message.text()).contains("ips.") ||
            QByteArray::fromStdString(result.findings.front().message.text()).contains("Chest."));
}

void RepairTest::repairsSeveralThingsAtOnce()
{
    QByteArray text = withRows("1,5 2-3,5\nnan 2 -7,5\n2,5 2 3;\n");
    text.replace("Frame Time: 0.04\n", "").replace("\t\tOFFSET 0 5.25 0\n", "").replace("\t}\n}\nMOTION", "MOTION");
    const ReadResult result = readRepaired(text.toStdString());
    QVERIFY(result.clip);
    QCOMPARE(numbersOf(*result.clip), QByteArray("1.5 2 -3.5|2 2 -7.5|2.5 2 3"));
    QCOMPARE(places(result), QByteArray("8:3 13:1 15:1 15:1 15:5 16:1 17:1"));
}

void RepairTest::keepsWhatNeedsNoRepair()
{
    const QByteArray text = withRows("  1,5   2.250\t+3 \n# note, with a comma\n\n 4 5 6\n1e-3 .5 7.\n\n");
    const auto repaired = repairedText(text.toStdString());
    QVERIFY(repaired);
    QCOMPARE(QByteArray::fromStdString(repaired->bytes), QByteArray(text).replace("1,5", "1.5"));
    // Saving a copy writes exactly these bytes.
    const ReadResult read = readRepaired(text.toStdString());
    QCOMPARE(writeBvh(*read.clip), repaired->bytes);
}

void RepairTest::doesNotChangeGoodFiles()
{
    const std::string text = withRows("1 2 3\n4 5 6\n7 8 9\n").toStdString();
    const ReadResult result = readRepaired(text);
    QVERIFY(result.clip);
    QVERIFY(result.findings.empty());
    QCOMPARE(writeBvh(*result.clip), text);
}

void RepairTest::keepsUtf16()
{
    const auto utf16 = [](const QByteArray &text) {
        std::string bytes = "\xFF\xFE";
        for (const char c : text)
            bytes += {c, '\0'};
        return bytes;
    };
    const auto repaired = repairedText(utf16(withRows("1,5 2 3\n")));
    QVERIFY(repaired);
    QCOMPARE(repaired->bytes, utf16(withRows("1.5 2 3\n").replace("Frames: 3", "Frames: 1")));
    QVERIFY(isRepairable(utf16(withRows("1,5 2 3\n"))));
    QVERIFY(!isRepairable(utf16(withRows("1 2 three\n"))));
    for (const std::string &broken : {utf16(withRows("1,5 2 3\n")) + "x", std::string("\xFF\xFE\x00\xDC", 4)}) {
        QVERIFY(!isRepairable(broken));
        QVERIFY(!repairedText(broken));
    }
}

void RepairTest::findingsNameLinesOfTheOriginal()
{
    QByteArray text = withRows("1 2 3\n4 5 6\n").replace("Frame Time: 0.04\n", "").replace("\tOFFSET 0 0 0\n", "");
    const ReadResult result = readRepaired(text.toStdString());
    QVERIFY(result.clip);
    QCOMPARE(places(result), QByteArray("4:2 16:9 17:1"));
    QVERIFY(result.findings.at(1).message.text().find("Frames") != std::string::npos);
}

void RepairTest::countsVeryManyChanges()
{
    QByteArray rows;
    for (int i = 0; i < 5000; ++i)
        rows += "1,5 2 3\n";
    const ReadResult result = readRepaired(withRows(rows).toStdString());
    QVERIFY(result.clip);
    QCOMPARE(result.clip->motion.frameCount(), 5000);
    QVERIFY(result.findings.size() < 1010);
}

void RepairTest::stopsWhenItIsCancelled()
{
    QByteArray rows;
    for (int i = 0; i < 300000; ++i)
        rows += "1,5 2 3\n";
    RepairOptions options;
    options.progress = [](double) { return false; };
    QVERIFY(!repairedText(withRows(rows).toStdString(), options));
    QVERIFY(!isRepairable(withRows(rows).toStdString(), options.progress));
}

// The time is proportional to the size, whatever the bytes are: each of these files has about 5 MB.
void RepairTest::staysFastOnLargeFiles()
{
#if defined(__has_feature)
#if __has_feature(address_sanitizer)
    QSKIP("a sanitizer takes five times as long");
#endif
#endif
    constexpr int size = 5000000;
    const auto repeated = [](const QByteArray &piece) { return piece.repeated(size / static_cast<int>(piece.size())); };
    const QList<QByteArray> hostile{
        withRows(repeated("1,5 2 3\n")),
        withRows(repeated("nan 2 3\n") + "1 2 3\n"),
        withRows(repeated("1-2")),
        withRows(repeated("1,5-")),
        withRows(repeated("1,")),
        withRows(repeated(";")),
        withRows(repeated("9")),
        withRows("1,5 2 " + repeated("9") + "\n"),
        withRows("1,5 2 " + repeated(" ") + "3\n"),
        withRows(repeated("1 2 3\n") + "x"),
        hierarchy + "JOINT a {" + repeated("JOINT a { ") + header,
        repeated("ROOT a { "),
        repeated("MOTION "),
        repeated("OFFSET 1,5 "),
    };
    for (const QByteArray &text : hostile) {
        const std::clock_t start = std::clock(); // processor time of this process, so that other programs do not count
        const bool repairable = isRepairable(text.toStdString());
        QCOMPARE(repairedText(text.toStdString()).has_value(), repairable);
        QVERIFY2(std::clock() - start < 5 * CLOCKS_PER_SEC, text.left(400).constData());
    }
}

// The answer whether a repair is possible agrees with the repair, and the repaired text can be read.
void RepairTest::neverCrashesOnDamagedFiles()
{
    const std::string whole = withRows("1,5 2-3,5\nnan 2 -7,5\n2,5 2 3;\n").toStdString();
    constexpr std::string_view pieces = "{}\n ,;.-+0nE#\0MOTION";
    std::mt19937 random(7);
    int repaired = 0;
    for (int round = 0; round < 4000; ++round) {
        std::string text = whole;
        for (unsigned edit = 0; edit <= random() % 4; ++edit) {
            const std::size_t at = random() % text.size();
            if (random() % 2 == 0)
                text.erase(at, 1 + random() % 3);
            else
                text.insert(at, 1, pieces[random() % pieces.size()]);
        }
        const auto result = repairedText(text);
        QCOMPARE(isRepairable(text), result.has_value());
        if (!result)
            continue;
        ++repaired;
        QVERIFY2(readBvh(result->bytes).clip.has_value(), text.c_str());
    }
    QVERIFY(repaired > 100);
}

void RepairTest::bytesBeforeTheTextAreNotLookedAt()
{
    // The indent of the first word begins where the text begins.
    const std::string longer = "    ROOT a\n{\n\tCHANNELS 1 Xrotation\n}\nMOTION\nFrames: 1\nFrame Time: 1\n1,5\n";
    for (const std::size_t from : {std::size_t{2}, std::size_t{4}}) {
        const std::string_view text = std::string_view(longer).substr(from);
        QCOMPARE(isRepairable(text), isRepairable(std::string(text)));
    }
}

QTEST_GUILESS_MAIN(RepairTest)

} // namespace tst_repair

#include "tst_repair.moc"
