#include "bvh/read/bvhreader.h"
#include "bvh/write/bvhwriter.h"
#include "geometry/geometry.h"
#include "pose/localrotation.h"
#include "support/randommotion.h"
#include "support/walker.h"
#include "tables/csvexport.h"
#include "tables/csvimport.h"
#include "tables/csvrows.h"
#include "tables/npzexport.h"
#include "tables/zipwriter.h"

#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>
#include <cmath>

namespace tst_motiontables {

using namespace limber;
using namespace limber::test;

namespace {

std::string csvOf(const Clip &clip, TableContent content = TableContent::Channels, const CsvOptions &options = {},
                  TableSpace space = TableSpace::World, const PositionRules &rules = {})
{
    std::string text;
    const auto columns = MotionColumns::make(clip, rules, content, space);
    const bool isWhole = writeCsv(clip, *columns, options, [&text](std::string_view piece) {
        text += piece;
        return true;
    });
    return isWhole ? text : std::string();
}

// All rows of a table after the first one, as numbers.
std::vector<std::vector<double>> numbersIn(const std::string &text, char separator = ',')
{
    CsvRows rows(text, separator);
    (void)rows.next();
    std::vector<std::vector<double>> numbers;
    while (const auto row = rows.next()) {
        numbers.emplace_back();
        for (const CsvCell &cell : *row)
            numbers.back().push_back(std::stod(cell.text));
    }
    return numbers;
}

Clip withoutFrames(Clip clip)
{
    const double seconds = clip.motion.frameTimeSeconds();
    clip.motion = Motion(0, clip.skeleton.columnCount());
    clip.motion.setFrameTimeSeconds(seconds);
    return clip;
}

} // namespace

// Motions as tables, and tables as motions.
class MotionTablesTest : public QObject
{
    Q_OBJECT

private slots:
    void channelsSurviveTheRoundTripToTheBit_data();
    void channelsSurviveTheRoundTripToTheBit();
    void positionsAndRotationsEqualThoseOfThePose_data();
    void positionsAndRotationsEqualThoseOfThePose();
    void speedsAreExactForParabolas();
    void hostileNamesAreHarmlessAndReadBack();
    void headerFramesTimesAndDecimalsAreWritten();
    void columnsMayBeMissingAndInAnyOrder();
    void decimalCommasAreRead();
    void wrongTablesAreRefusedWithTheirPosition_data();
    void wrongTablesAreRefusedWithTheirPosition();
    void unevenTimesAreReported();
    void anyBytesAreReadOrRefused();
    void aFullDiskAndCancelStopTheExport();
    void archivesHaveTheirChecksums();
    void aClipWithoutChannelsIsGivenAnExample();
    void namesInArchivesAreCodePoints();
};

void MotionTablesTest::channelsSurviveTheRoundTripToTheBit_data()
{
    QTest::addColumn<char>("separator");
    QTest::newRow("comma") << ',';
    QTest::newRow("semicolon") << ';';
    QTest::newRow("tab") << '\t';
}

void MotionTablesTest::channelsSurviveTheRoundTripToTheBit()
{
    QFETCH(const char, separator);
    for (unsigned seed = 1; seed < 6; ++seed) {
        Clip clip = makeRandomClip({.seed = seed, .frames = 40});
        clip.motion.setValue(3, 0, 1e-17);
        clip.motion.setValue(4, 0, -123456789.000000123);
        const std::string text = csvOf(clip, TableContent::Channels, {.separator = separator});
        const Reading<Clip> read = readCsvMotion(text, withoutFrames(clip));
        QVERIFY(read.value && read.findings.empty());
        QCOMPARE(read.value->motion.frameCount(), 40);
        for (int frame = 0; frame < 40; ++frame)
            QVERIFY(std::ranges::equal(read.value->motion.frame(frame), clip.motion.frame(frame)));
        QVERIFY(std::abs(read.value->motion.frameTimeSeconds() - clip.motion.frameTimeSeconds()) < 1e-12);
        QCOMPARE(csvOf(*read.value, TableContent::Channels, {.separator = separator, .hasTimes = false}),
                 csvOf(clip, TableContent::Channels, {.separator = separator, .hasTimes = false}));
        // Goes through a BVH file with as many digits as the numbers need.
        WriteOptions exact;
        exact.digits = WriteOptions::Shortest;
        const auto again = readBvh(limber::writeBvh(*read.value, exact));
        QVERIFY(again.clip);
        QCOMPARE(csvOf(*again.clip, TableContent::Channels, {.hasTimes = false}),
                 csvOf(clip, TableContent::Channels, {.hasTimes = false}));
    }
}

void MotionTablesTest::positionsAndRotationsEqualThoseOfThePose_data()
{
    QTest::addColumn<int>("space");
    QTest::newRow("world") << int(TableSpace::World);
    QTest::newRow("parent") << int(TableSpace::Parent);
}

void MotionTablesTest::positionsAndRotationsEqualThoseOfThePose()
{
    QFETCH(const int, space);
    const bool isWorld = TableSpace(space) == TableSpace::World;
    const Clip clip = makeRandomClip({.seed = 9, .frames = 30, .degrees = 250.0});
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    const CsvOptions bare{.hasFrames = false, .hasTimes = false};
    const auto table = [&](TableContent content) {
        return numbersIn(csvOf(clip, content, bare, TableSpace(space), rules));
    };
    const auto positions = table(TableContent::Positions);
    const auto quaternions = table(TableContent::Quaternions);
    const auto vectors = table(TableContent::RotationVectors);
    const auto angles = table(TableContent::JointAngles);
    const auto joints = static_cast<std::size_t>(clip.skeleton.jointCount());
    for (std::size_t frame = 0; frame < 30; ++frame) {
        const Pose pose = poseAt(clip, int(frame), rules);
        QCOMPARE(positions[frame].size(), 3 * static_cast<std::size_t>(clip.skeleton.nodeCount()));
        for (std::size_t joint = 0; joint < joints; ++joint) {
            const Joint &own = clip.skeleton.joint(int(joint));
            const glm::dvec3 wanted = isWorld ? pose.jointPositions[joint]
                                              : localTranslation(own, clip.motion.frame(int(frame)), rules.of(own));
            for (int axis = 0; axis < 3; ++axis)
                QCOMPARE(positions[frame][3 * joint + std::size_t(axis)], wanted[axis]);
            const glm::dmat3 rotation =
                isWorld ? pose.worldFromJoint[joint] : localRotation(own, clip.motion.frame(int(frame)));
            const auto *q = &quaternions[frame][4 * joint];
            const glm::dmat3 shown = glm::mat3_cast(glm::dquat(q[0], q[1], q[2], q[3]));
            const auto *v = &vectors[frame][3 * joint];
            const glm::dmat3 turned =
                glm::mat3_cast(rotationFromVector(glm::dvec3(v[0], v[1], v[2]) / degreesPerRadian));
            for (int column = 0; column < 3; ++column) {
                QVERIFY(glm::distance(shown[column], rotation[column]) < 1e-9);
                QVERIFY(glm::distance(turned[column], rotation[column]) < 1e-9);
            }
            QVERIFY(std::abs(angles[frame][joint] - angleOf(rotation) * degreesPerRadian) < 1e-9);
            if (frame > 0) {
                const auto *before = &quaternions[frame - 1][4 * joint];
                QVERIFY(q[0] * before[0] + q[1] * before[1] + q[2] * before[2] + q[3] * before[3] >= 0.0);
            }
        }
    }
}

void MotionTablesTest::speedsAreExactForParabolas()
{
    Clip clip = makeWalker({.frames = 9}).clip;
    clip.motion.setFrameTimeSeconds(0.5);
    const int column = *clip.skeleton.columnOf(0, {ChannelKind::Position, Axis::X});
    for (int frame = 0; frame < 9; ++frame) {
        std::ranges::fill(clip.motion.editFrame(frame), 0.0);
        const double t = 0.5 * frame;
        clip.motion.setValue(frame, column, 1.0 + 2.0 * t + 1.5 * t * t);
    }
    const CsvOptions bare{.hasFrames = false, .hasTimes = false};
    const auto speeds = numbersIn(csvOf(clip, TableContent::Speeds, bare));
    const auto accelerations = numbersIn(csvOf(clip, TableContent::Accelerations, bare));
    for (std::size_t frame = 0; frame < 9; ++frame) {
        for (std::size_t node = 0; node < speeds[frame].size(); ++node) {
            QVERIFY(std::abs(speeds[frame][node] - (2.0 + 3.0 * 0.5 * double(frame))) < 1e-9);
            QVERIFY(std::abs(accelerations[frame][node] - 3.0) < 1e-9);
        }
    }
    for (int frames = 1; frames < 3; ++frames) {
        clip.motion.removeFrames(frames, clip.motion.frameCount() - frames);
        QVERIFY(!csvOf(clip, TableContent::Speeds).empty() && !csvOf(clip, TableContent::Accelerations).empty());
        if (frames == 1)
            clip.motion.insertFrames(1, clip.motion.copyOfFrames(0, 1));
    }
}

void MotionTablesTest::hostileNamesAreHarmlessAndReadBack()
{
    Clip clip = makeWalker({.frames = 4}).clip;
    const std::vector<std::string> names{
        "=HYPERLINK(\"http://x\")", "+1", "-2", "@x", "a,b;c\td", "say \"x\"", "a.b", "a.b"};
    for (std::size_t i = 0; i < names.size(); ++i)
        clip.skeleton.setName(int(i), names[i]);
    for (const char separator : {',', ';', '\t'}) {
        const std::string text = csvOf(clip, TableContent::Channels, {.separator = separator});
        CsvRows rows(text, separator);
        const auto header = rows.next();
        QVERIFY(header);
        QCOMPARE(header->size(), std::size_t(clip.skeleton.columnCount()) + 2);
        for (const CsvCell &cell : *header)
            QVERIFY2(std::string_view("=+-@").find(cell.text.front()) == std::string_view::npos, cell.text.c_str());
        if (separator == '\t')
            continue; // a tab in a name is written as an escape sequence
        clip.skeleton.setName(4, "a,b;c d");
        const std::string own = csvOf(clip, TableContent::Channels, {.separator = separator});
        const Reading<Clip> read = readCsvMotion(own, withoutFrames(clip), {.separator = separator});
        QVERIFY(read.value);
        QVERIFY(read.findings.empty());
        QVERIFY(std::ranges::equal(read.value->motion.frame(3), clip.motion.frame(3)));
        clip.skeleton.setName(4, names[4]);
    }
}

void MotionTablesTest::headerFramesTimesAndDecimalsAreWritten()
{
    Clip clip = makeWalker({.frames = 3}).clip;
    clip.motion.setFrameTimeSeconds(0.1);
    const std::string bare =
        csvOf(clip, TableContent::Channels, {.decimals = 2, .hasHeader = false, .hasFrames = false, .hasTimes = false});
    QCOMPARE(std::ranges::count(bare, '\n'), 3);
    QCOMPARE(std::ranges::count(bare, ',') + 3, 3 * clip.skeleton.columnCount());
    QVERIFY(!bare.starts_with("Hips") && bare.find('.') != std::string::npos);
    const std::string whole = csvOf(clip, TableContent::Channels, {.decimals = 1});
    QVERIFY(whole.starts_with("frame,time,"));
    QVERIFY(whole.find("\n2,0.2,") != std::string::npos);
}

void MotionTablesTest::columnsMayBeMissingAndInAnyOrder()
{
    Clip clip = makeWalker({.frames = 5}).clip;
    const std::string joint = clip.skeleton.joint(0).name;
    const std::string text =
        "comment," + joint + ".Yposition," + joint + ".zROTATION\n" + "hello,1.5,-2e1\n\n\"x,y\",2,3\n";
    const Reading<Clip> read = readCsvMotion(text, clip);
    QVERIFY(read.value);
    QCOMPARE(read.findings.size(), std::size_t(2)); // one for a surplus column and one for the missing ones
    QCOMPARE(read.findings.front().line, 1);
    QCOMPARE(read.findings.front().column, 1);
    QCOMPARE(read.value->motion.frameCount(), 2);
    QCOMPARE(read.value->motion.frameTimeSeconds(), clip.motion.frameTimeSeconds());
    const int height = *clip.skeleton.columnOf(0, {ChannelKind::Position, Axis::Y});
    const int turn = *clip.skeleton.columnOf(0, {ChannelKind::Rotation, Axis::Z});
    QCOMPARE(read.value->motion.value(0, height), 1.5);
    QCOMPARE(read.value->motion.value(0, turn), -20.0);
    QCOMPARE(read.value->motion.value(1, turn), 3.0);
    for (int column = 0; column < clip.skeleton.columnCount(); ++column) {
        if (column != height && column != turn)
            QCOMPARE(read.value->motion.value(1, column), clip.motion.value(0, column));
    }
    const Reading<Clip> timed = readCsvMotion(text, clip, {.frameTimeSeconds = 0.25});
    QCOMPARE(timed.value->motion.frameTimeSeconds(), 0.25);
}

void MotionTablesTest::decimalCommasAreRead()
{
    const Clip clip = withoutFrames(makeWalker({.frames = 1}).clip);
    const std::string name = clip.skeleton.joint(0).name + ".Zrotation";
    for (const std::string separator : {";", "\t"}) {
        const Reading<Clip> read = readCsvMotion("\xEF\xBB\xBFtime" + separator + name + "\r\n0,00" + separator +
                                                     "1,25\r\n0,04" + separator + "-0,5\r\n",
                                                 clip);
        QVERIFY(read.value);
        const int column = *clip.skeleton.columnOf(0, {ChannelKind::Rotation, Axis::Z});
        QCOMPARE(read.value->motion.value(0, column), 1.25);
        QCOMPARE(read.value->motion.value(1, column), -0.5);
        QCOMPARE(read.value->motion.frameTimeSeconds(), 0.04);
    }
}

void MotionTablesTest::wrongTablesAreRefusedWithTheirPosition_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    const QByteArray root = QByteArray::fromStdString(makeWalker({.frames = 1}).clip.skeleton.joint(0).name);
    const QByteArray name = root + ".Zrotation";
    QTest::newRow("empty") << QByteArray() << 1 << 1;
    QTest::newRow("blank lines") << QByteArray("\n\r\n\n") << 4 << 1;
    QTest::newRow("no channel") << QByteArray("frame,time,Nobody.Zrotation\n0,0,0\n") << 1 << 1;
    QTest::newRow("twice") << "time," + name + "," + name + "\n" << 1 << 7 + int(name.size());
    QTest::newRow("no number") << name + ",frame\n1,0\ntwo,1\n" << 3 << 1;
    QTest::newRow("nan") << name + "\n1\nnan\n" << 3 << 1;
    QTest::newRow("too large") << name + "\n1e999\n" << 2 << 1;
    QTest::newRow("empty cell") << name + ",frame\n,0\n" << 2 << 1;
    QTest::newRow("short row") << name + ",frame\n1,0\n1\n" << 3 << 1;
    QTest::newRow("long row") << name + ",frame\n1,0,7\n" << 2 << 1;
    QTest::newRow("decimal comma") << name + ",frame\n1,5,0\n" << 2 << 1;
    QTest::newRow("falling times") << name + ",time\n1,0\n1,1\n1,1\n" << 4 << 3;
    QTest::newRow("open quote") << name + ",frame\n\"1,0\n2,1\n" << 2 << 1;
}

void MotionTablesTest::wrongTablesAreRefusedWithTheirPosition()
{
    QFETCH(const QByteArray, text);
    QFETCH(const int, line);
    QFETCH(const int, column);
    const Reading<Clip> read = readCsvMotion(text.toStdString(), makeWalker({.frames = 1}).clip);
    QVERIFY(!read.value && read.error() != nullptr);
    const QString said = QString::fromStdString(read.error()->toString("t.csv"));
    QVERIFY2(said.startsWith(QStringLiteral("t.csv:%1:%2: error: expected").arg(line).arg(column)), qPrintable(said));
}

void MotionTablesTest::unevenTimesAreReported()
{
    const Clip clip = makeWalker({.frames = 1}).clip;
    const std::string name = clip.skeleton.joint(0).name + ".Zrotation";
    const Reading<Clip> uneven = readCsvMotion("time," + name + "\n0,1\n0.1,1\n0.5,1\n0.6,1\n", clip);
    QVERIFY(uneven.value);
    const auto said = std::ranges::count_if(uneven.findings, [](const Finding &finding) {
        return finding.message.text().find("even") != std::string::npos;
    });
    QCOMPARE(said, 1);
    QVERIFY(std::abs(uneven.value->motion.frameTimeSeconds() - 0.2) < 1e-12);
    const Reading<Clip> rounded = readCsvMotion("time," + name + "\n0,1\n0.033,1\n0.067,1\n0.1,1\n", clip);
    QCOMPARE(rounded.findings.size(), std::size_t(1)); // only the finding about missing columns
}

void MotionTablesTest::anyBytesAreReadOrRefused()
{
    const Clip clip = makeWalker({.frames = 3}).clip;
    const QByteArray good = QByteArray::fromStdString(csvOf(clip));
    QRandomGenerator random(3);
    for (int trial = 0; trial < 3000; ++trial) {
        QByteArray bytes = good.left(random.bounded(int(good.size())));
        for (int i = random.bounded(6); i > 0 && !bytes.isEmpty(); --i)
            bytes[random.bounded(int(bytes.size()))] = static_cast<char>(random.bounded(256));
        const Reading<Clip> read = readCsvMotion(bytes.toStdString(), clip);
        QVERIFY(bool(read.value) != (read.error() != nullptr));
        if (read.value)
            QCOMPARE(read.value->motion.columnCount(), clip.skeleton.columnCount());
    }
}

void MotionTablesTest::aFullDiskAndCancelStopTheExport()
{
    const Clip clip = makeWalker({.frames = 400}).clip;
    const auto columns = MotionColumns::make(clip, {}, TableContent::Positions, TableSpace::World);
    for (const std::size_t room : {std::size_t(0), std::size_t(500), std::size_t(100'000)}) {
        std::size_t taken = 0;
        QVERIFY(!writeCsv(clip, *columns, {}, [&](std::string_view piece) {
            taken += piece.size();
            return taken < room;
        }));
    }
    QVERIFY(csvOf(clip, TableContent::Channels, {.progress = [](double done) { return done < 0.5; }}).empty());
}

// tests/interop checks whether NumPy reads them.
void MotionTablesTest::archivesHaveTheirChecksums()
{
    QCOMPARE(crc32(0, "123456789"), 0xCBF43926U); // the check value of CRC-32
    QCOMPARE(crc32(crc32(0, "1234"), "56789"), 0xCBF43926U);
    QCOMPARE(crc32(0, ""), 0U);
    const Clip clip = makeWalker({.frames = 30}).clip;
    std::string archive;
    const auto write = [&](std::size_t room, const Progress &progress = {}) {
        archive.clear();
        return writeNpz(clip, {}, {.progress = progress}, [&](std::string_view piece) {
            archive += piece;
            return archive.size() <= room;
        });
    };
    QVERIFY(write(std::size_t{1} << 30));
    QVERIFY(archive.starts_with("PK\x03\x04") && archive.find("positions.npy") != std::string::npos);
    const std::string whole = archive;
    QVERIFY(write(std::size_t{1} << 30) && archive == whole); // the same motion gives the same bytes
    for (std::size_t room = 0; room < whole.size(); room += whole.size() / 13)
        QVERIFY(!write(room));
    QVERIFY(!write(std::size_t{1} << 30, [](double) { return false; }));
}

void MotionTablesTest::aClipWithoutChannelsIsGivenAnExample()
{
    Clip clip;
    clip.skeleton.addJoint({"Body", NoJoint, {}, {}, 0});
    const auto problemOf = [&] {
        const Reading<Clip> read = readCsvMotion("frame,time\n0,0\n", clip);
        return read.error() == nullptr ? QString() : QString::fromStdString(read.error()->message.text());
    };
    QVERIFY2(problemOf().contains(QStringLiteral("Hips.Zrotation")), qPrintable(problemOf()));
    Clip other;
    other.skeleton.addJoint({"Body", NoJoint, {}, {channels::Yposition, channels::Zrotation}, 0});
    other.motion = Motion(0, 2);
    clip = other;
    QVERIFY2(problemOf().contains(QStringLiteral("Body.Yposition")), qPrintable(problemOf()));
}

void MotionTablesTest::namesInArchivesAreCodePoints()
{
    Clip clip = makeWalker({.frames = 2}).clip;
    clip.skeleton.setName(0, "a\xC3\xBC\xE8\x83\xB8\xF0\x9F\x98\x80");
    QByteArray bytes;
    QVERIFY(writeNpz(clip, {}, {}, [&](std::string_view piece) {
        bytes.append(piece.data(), qsizetype(piece.size()));
        return true;
    }));
    // A, U+00FC, U+80F8 and U+1F600 as numbers of four bytes.
    QVERIFY(bytes.contains(QByteArray("a\0\0\0\xFC\0\0\0\xF8\x80\0\0\0\xF6\x01\0", 16)));
}

QTEST_GUILESS_MAIN(MotionTablesTest)

} // namespace tst_motiontables

#include "tst_motiontables.moc"
