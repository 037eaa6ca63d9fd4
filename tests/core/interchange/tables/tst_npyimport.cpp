#include "bvh/write/bvhwriter.h"
#include "support/randommotion.h"
#include "tables/npyimport.h"

#include <QTest>

#include <cstddef>
#include <limits>
#include <span>
#include <string>
#include <vector>

namespace tst_npyimport {

using namespace limber;
using namespace limber::test;

// Arrays of NumPy that become the motion of a clip, and those that are refused.
class NpyImportTest : public QObject
{
    Q_OBJECT

private slots:
    void theNumbersBecomeTheMotion();
    void laterVersionsHaveLongerHeads();
    void framesAreAddedAndRemoved();
    void otherArraysAreRefused_data();
    void otherArraysAreRefused();
    void oddNumbersAreNamed();
    void clipsWithoutChannelsKeepTheirFrames();

private:
    const Clip m_clip = makeRandomClip({.seed = 3, .frames = 4});
    const std::size_t m_columns = static_cast<std::size_t>(m_clip.motion.columnCount());
};

namespace {

std::string arrayOf(const std::string &dictionary, const std::vector<double> &values, char version = 1)
{
    std::string bytes = "\x93NUMPY";
    bytes += version;
    bytes += '\0';
    const std::size_t sizeOfSize = version == 1 ? 2 : 4;
    for (std::size_t i = 0; i < sizeOfSize; ++i)
        bytes += static_cast<char>(dictionary.size() >> (8 * i) & 0xFFU);
    bytes += dictionary;
    for (const std::byte byte : std::as_bytes(std::span{values}))
        bytes += static_cast<char>(byte);
    return bytes;
}

std::string headOf(std::size_t frames, std::size_t columns)
{
    return "{'descr': '<f8', 'fortran_order': False, 'shape': (" + std::to_string(frames) + ", " +
           std::to_string(columns) + "), }\n";
}

std::vector<double> numbersOf(const Clip &clip)
{
    std::vector<double> values;
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        for (const double value : clip.motion.frame(frame))
            values.push_back(value);
    }
    return values;
}

} // namespace

void NpyImportTest::theNumbersBecomeTheMotion()
{
    std::vector<double> values = numbersOf(m_clip);
    const auto same = readNpyMotion(arrayOf(headOf(4, m_columns), values), m_clip);
    QVERIFY(same.value.has_value());
    QCOMPARE(writeBvh(*same.value), writeBvh(m_clip));
    values[m_columns + 2] += 1.5;
    const auto changed = readNpyMotion(arrayOf(headOf(4, m_columns), values), m_clip);
    QVERIFY(changed.value.has_value());
    QCOMPARE(numbersOf(*changed.value), values);
}

void NpyImportTest::laterVersionsHaveLongerHeads()
{
    const std::vector<double> values = numbersOf(m_clip);
    for (const char version : {'\2', '\3'}) {
        const auto read = readNpyMotion(arrayOf(headOf(4, m_columns), values, version), m_clip);
        QVERIFY(read.value.has_value());
        QCOMPARE(numbersOf(*read.value), values);
    }
}

void NpyImportTest::framesAreAddedAndRemoved()
{
    for (const std::size_t frames : {0, 1, 3, 6}) {
        std::vector<double> values = numbersOf(m_clip);
        values.resize(frames * m_columns, 7.0);
        const auto read = readNpyMotion(arrayOf(headOf(frames, m_columns), values), m_clip);
        QVERIFY(read.value.has_value());
        QCOMPARE(read.value->motion.frameCount(), static_cast<int>(frames));
        QCOMPARE(numbersOf(*read.value), values);
    }
}

void NpyImportTest::otherArraysAreRefused_data()
{
    QTest::addColumn<std::string>("bytes");
    const std::vector<double> values = numbersOf(m_clip);
    const std::string columns = std::to_string(m_columns);
    const auto head = [&](const std::string &type, const std::string &order, const std::string &shape) {
        return arrayOf("{'descr': '" + type + "', 'fortran_order': " + order + ", " + shape + "}", values);
    };
    const std::string shape = "'shape': (4, " + columns + "), ";
    const std::string right = arrayOf(headOf(4, m_columns), values);
    QTest::newRow("nothing") << std::string();
    QTest::newRow("another file") << std::string("HIERARCHY\nROOT a\n{\n}\n");
    QTest::newRow("cut in its first bytes") << right.substr(0, 7);
    QTest::newRow("cut in the size") << right.substr(0, 9);
    QTest::newRow("cut in the head") << right.substr(0, 30);
    QTest::newRow("singles") << head("<f4", "False", shape);
    QTest::newRow("big-endian") << head(">f8", "False", shape);
    QTest::newRow("columns first") << head("<f8", "True", shape);
    QTest::newRow("no shape") << head("<f8", "False", "");
    QTest::newRow("a shape without brackets") << head("<f8", "False", "'shape': 4, ");
    QTest::newRow("a shape of words") << head("<f8", "False", "'shape': (four, " + columns + "), ");
    QTest::newRow("one size") << head("<f8", "False", "'shape': (" + columns + ",), ");
    QTest::newRow("three sizes") << head("<f8", "False", "'shape': (4, " + columns + ", 1), ");
    QTest::newRow("other channels") << head("<f8", "False", "'shape': (2, " + std::to_string(2 * m_columns) + "), ");
    QTest::newRow("too many frames") << head("<f8", "False", "'shape': (99999999999, " + columns + "), ");
    QTest::newRow("a number too few") << right.substr(0, right.size() - 8);
    QTest::newRow("a byte too many") << right + 'x';
}

void NpyImportTest::otherArraysAreRefused()
{
    QFETCH(const std::string, bytes);
    const auto read = readNpyMotion(bytes, m_clip);
    QVERIFY(!read.value.has_value());
    QCOMPARE(read.findings.size(), std::size_t(1));
    QCOMPARE(read.findings[0].severity, Severity::Error);
}

void NpyImportTest::oddNumbersAreNamed()
{
    for (const double odd : {std::numeric_limits<double>::infinity(), std::numeric_limits<double>::quiet_NaN()}) {
        std::vector<double> values = numbersOf(m_clip);
        values[2 * m_columns + 1] = odd;
        const auto read = readNpyMotion(arrayOf(headOf(4, m_columns), values), m_clip);
        QVERIFY(!read.value.has_value());
        const std::string text = read.findings.at(0).toString("x");
        QVERIFY2(text.find('2') != std::string::npos && text.find('1') != std::string::npos, text.c_str());
    }
}

void NpyImportTest::clipsWithoutChannelsKeepTheirFrames()
{
    Clip still;
    still.skeleton.addJoint({"a", NoJoint, {}, {}, 0});
    still.motion = Motion(3, 0);
    QVERIFY(readNpyMotion(arrayOf(headOf(3, 0), {}), still).value.has_value());
    QVERIFY(!readNpyMotion(arrayOf(headOf(2, 0), {}), still).value.has_value());
}

QTEST_GUILESS_MAIN(NpyImportTest)

} // namespace tst_npyimport

#include "tst_npyimport.moc"
