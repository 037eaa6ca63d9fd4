#include "animtools.h"

#include "secondlife/animreader.h"
#include "secondlife/animunits.h"
#include "secondlife/animwriter.h"
#include "support/sharedfiles.h"
#include "support/textfiles.h"

#include <QTest>

#include <bit>
#include <cmath>
#include <cstring>

namespace tst_animfile {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// The bytes of Second Life animations: writing gives the bytes that were read, and no count is trusted before its data
// is there.
class AnimFileTest : public QObject
{
    Q_OBJECT

private slots:
    void keepsEveryByte();
    void readsTheWorkedExample();
    void countsItsBytes();
    void everyShorterFileIsRefusedInWords();
    void everyFlippedBitIsReadOrRefused();
    void hugeCountsReserveNothing_data();
    void hugeCountsReserveNothing();
    void namesTheByteAndWhatWasExpected_data();
    void namesTheByteAndWhatWasExpected();
    void surplusBytesAreIgnored();
    void numbersAreReadAsTheViewerReadsThem();
    void codesAreTheNearest();
    void rotationsKeepTheirAngles();
    void timesCoverTheDuration();
};

namespace {

std::string bytesAt(std::size_t offset, std::string bytes, std::string_view with)
{
    return bytes.replace(offset, with.size(), with);
}

template <typename Number>
std::string littleEndian(Number number)
{
    std::string bytes(sizeof number, '\0');
    std::memcpy(bytes.data(), &number, sizeof number); // the tests run only on little-endian machines
    return bytes;
}

// A joint with two keys, and one constraint. The positions of the fields follow from the format alone.
AnimFile smallAnim()
{
    AnimFile file;
    file.durationSeconds = 2.0F;
    file.joints = {{"mHead", 2, {{0, {1, 2, 3}}, {65535, {4, 5, 6}}}, {}}};
    file.constraints.emplace_back();
    std::string("R_FOOT").copy(file.constraints[0].sourceVolume.data(), 16);
    std::string("GROUND").copy(file.constraints[0].targetVolume.data(), 16);
    return file;
}

// The offsets of these fields, which follow the empty name of the expression.
constexpr std::size_t loopAt = 21;
constexpr std::size_t handPoseAt = 33;
constexpr std::size_t jointsAt = 37;
constexpr std::size_t jointPriorityAt = 47;
constexpr std::size_t rotationsAt = 51;
constexpr std::size_t positionsAt = 55 + 16;
constexpr std::size_t constraintsAt = positionsAt + 4;

} // namespace

void AnimFileTest::keepsEveryByte()
{
    for (unsigned seed = 0; seed < 300; ++seed) {
        const AnimFile file = anyAnim(seed);
        const std::string bytes = animBytes(file);
        const AnimReading reading = readAnim(bytes);
        QVERIFY2(reading.file, reading.damage ? reading.damage->message.text().c_str() : "");
        QVERIFY(*reading.file == file);
        QVERIFY(animBytes(*reading.file) == bytes);
    }
}

void AnimFileTest::readsTheWorkedExample()
{
    const QByteArray bytes = bytesOf(sharedFolder() + u"/interchange/sl_worked_example.anim"_s);
    if (bytes.isNull())
        QSKIP("the worked example is not there");
    const AnimReading reading = readAnim(bytes.toStdString());
    QVERIFY(reading.file && reading.notes.empty());
    QCOMPARE(reading.file->durationSeconds, 1.0F);
    QCOMPARE(reading.file->easeInSeconds, 0.3F);
    QCOMPARE(reading.file->joints.size(), std::size_t{2});
    QCOMPARE(reading.file->joints[0].positions[1].components[2], std::uint16_t{33100});
    QCOMPARE(reading.file->joints[1].rotations[0].components[2], std::uint16_t{9597});
    QCOMPARE(QByteArray::fromStdString(animBytes(*reading.file)), bytes);
}

void AnimFileTest::countsItsBytes()
{
    for (unsigned seed = 0; seed < 50; ++seed)
        QCOMPARE(animSize(anyAnim(seed)), animBytes(anyAnim(seed)).size());
    QCOMPARE(animSize(smallAnim()), std::size_t{constraintsAt + 4 + 86});
}

void AnimFileTest::everyShorterFileIsRefusedInWords()
{
    const std::string bytes = animBytes(smallAnim());
    QVERIFY(readAnim(bytes).file);
    for (std::size_t size = 0; size < bytes.size(); ++size) {
        const AnimReading reading = readAnim(std::string_view(bytes).substr(0, size));
        QVERIFY(!reading.file && reading.damage);
        QVERIFY(reading.damage->offset <= size);
        const std::string text = reading.damage->message.text();
        const std::string place = "byte " + std::to_string(reading.damage->offset) + ": expected ";
        QVERIFY2(text.starts_with(place) && text.find(", found ") != std::string::npos, text.c_str());
    }
}

void AnimFileTest::everyFlippedBitIsReadOrRefused()
{
    int refused = 0;
    const std::string bytes = animBytes(smallAnim());
    for (std::size_t bit = 0; bit < bytes.size() * 8; ++bit) {
        std::string damaged = bytes;
        damaged[bit / 8] = static_cast<char>(damaged[bit / 8] ^ (1 << bit % 8));
        const AnimReading reading = readAnim(damaged);
        QCOMPARE(reading.file.has_value(), !reading.damage.has_value());
        if (!reading.file) {
            ++refused;
            QVERIFY(!reading.damage->message.text().empty());
        } else if (reading.notes.empty() || animSize(*reading.file) == damaged.size()) {
            QVERIFY(animBytes(*reading.file) == damaged);
        }
    }
    QVERIFY(refused > 200);
}

void AnimFileTest::hugeCountsReserveNothing_data()
{
    QTest::addColumn<qulonglong>("offset");
    QTest::addColumn<QByteArray>("count");
    for (const std::uint32_t count : {0x7FFFFFFFU, 0x80000000U, 0xFFFFFFFFU, 0x10000000U, 4U}) {
        const QByteArray bytes = QByteArray::fromStdString(littleEndian(count));
        QTest::addRow("rotations %u", count) << qulonglong(rotationsAt) << bytes;
        QTest::addRow("positions %u", count) << qulonglong(positionsAt) << bytes;
        QTest::addRow("joints %u", count) << qulonglong(jointsAt) << bytes;
        QTest::addRow("constraints %u", count) << qulonglong(constraintsAt) << bytes;
    }
}

void AnimFileTest::hugeCountsReserveNothing()
{
    QFETCH(qulonglong, offset);
    QFETCH(QByteArray, count);
    AnimFile file = smallAnim();
    file.constraints.clear(); // otherwise four keys would fit
    std::string bytes = animBytes(file);
    const AnimReading reading = readAnim(bytesAt(offset, bytes, count.toStdString()));
    QVERIFY(!reading.file);
    QVERIFY(reading.damage->message.text().find("expected") != std::string::npos);
}

void AnimFileTest::namesTheByteAndWhatWasExpected_data()
{
    QTest::addColumn<qulonglong>("offset");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("message");
    const auto row = [](const char *name, std::size_t offset, const std::string &bytes, const char *message) {
        QTest::newRow(name) << qulonglong(offset) << QByteArray::fromStdString(bytes) << QByteArray(message);
    };
    row("version", 0, littleEndian<std::uint16_t>(2), "byte 0: expected version 1.0, found 2.0");
    row("old version", 0, littleEndian<std::uint32_t>(0x10000), "byte 0: expected version 1.0, found 0.1");
    row("priority", 4, littleEndian(-2), "byte 4: expected a priority of at least -1, found -2");
    row("duration", 8, littleEndian(60.5F), "byte 8: expected a duration from 0 to 60 s, found 60.5");
    row("negative duration", 8, littleEndian(-1.0F), "byte 8: expected a duration from 0 to 60 s, found -1");
    row("infinite duration", 8, littleEndian(INFINITY), "byte 8: expected a duration from 0 to 60 s, found inf");
    row("loop in", 13, littleEndian(NAN), "byte 13: expected a finite time of the loop, found nan");
    row("loop", loopAt, littleEndian(2), "byte 21: expected 0 or 1 for the loop, found 2");
    row("ease", 25, littleEndian(-INFINITY), "byte 25: expected a finite ease time, found -inf");
    row("hand pose", handPoseAt, littleEndian(14), "byte 33: expected a hand pose from 0 to 13, found 14");
    row("no joints", jointsAt, littleEndian(0), "byte 37: expected 1 to 216 joints, found 0");
    row("217 joints", jointsAt, littleEndian(217), "byte 37: expected 1 to 216 joints, found 217");
    row("joint priority", jointPriorityAt, littleEndian(-5), "byte 47: expected a priority of at least -1, found -5");
    row("keys", rotationsAt, littleEndian(1000),
        "byte 51: expected a number of keys that fits into the remaining 110 bytes, found 1000");
    row("negative keys", rotationsAt, littleEndian(-1),
        "byte 51: expected a number of keys that fits into the remaining 110 bytes, found -1");
    row("constraints", constraintsAt, littleEndian(11), "byte 75: expected 0 to 10 constraints, found 11");
    row("chain", constraintsAt + 4, "\x02", "byte 79: expected a chain no longer than there are joints, found 2");
    row("kind", constraintsAt + 5, "\x02",
        "byte 80: expected 0 (point) or 1 (plane) for the kind of a constraint, found 2");
    row("offset", constraintsAt + 22, littleEndian(NAN), "byte 97: expected a finite number, found nan");
}

void AnimFileTest::namesTheByteAndWhatWasExpected()
{
    QFETCH(qulonglong, offset);
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, message);
    const AnimReading reading = readAnim(bytesAt(offset, animBytes(smallAnim()), bytes.toStdString()));
    QVERIFY(!reading.file);
    QCOMPARE(reading.damage->offset, std::size_t{offset});
    QCOMPARE(reading.damage->message.text(), message.toStdString());
}

void AnimFileTest::surplusBytesAreIgnored()
{
    const std::string bytes = animBytes(smallAnim());
    const AnimReading reading = readAnim(bytes + "abc");
    QVERIFY(reading.file && *reading.file == smallAnim());
    QCOMPARE(reading.notes.size(), std::size_t{1});
    QCOMPARE(reading.notes[0].text(),
             std::string("byte 165: expected the end of the file, found 3 more bytes: left out"));
}

// Computed from the width of a step, without the formulas of the code.
void AnimFileTest::numbersAreReadAsTheViewerReadsThem()
{
    for (const double limit : {1.0, 5.0}) {
        const double step = 2.0 * limit / 65535.0;
        QCOMPARE(numberOfCode(0, limit), -limit);
        QCOMPARE(numberOfCode(65535, limit), limit);
        QCOMPARE(numberOfCode(32767, limit), 0.0); // half a step below zero
        QCOMPARE(numberOfCode(32768, limit), 0.0); // half a step above
        QVERIFY(std::abs(numberOfCode(32766, limit) + 1.5 * step) < 1e-12);
        QVERIFY(std::abs(numberOfCode(32769, limit) - 1.5 * step) < 1e-12);
    }
}

void AnimFileTest::codesAreTheNearest()
{
    QCOMPARE(codeOfNumber(0.0, 1.0), std::uint16_t{32767});
    QCOMPARE(codeOfNumber(-0.0, 5.0), std::uint16_t{32767});
    QCOMPARE(codeOfNumber(7.0, 5.0), std::uint16_t{65535});
    QCOMPARE(codeOfNumber(-7.0, 5.0), std::uint16_t{0});
    const double step = 2.0 / 65535.0;
    for (int i = -4000; i <= 4000; ++i) {
        const double value = i * 0.01 * step + (i % 7) * 0.1;
        const std::uint16_t code = codeOfNumber(value, 1.0);
        const double error = std::abs(numberOfCode(code, 1.0) - value);
        for (int other = std::max(0, code - 3); other <= std::min(65535, code + 3); ++other)
            QVERIFY(error <= std::abs(numberOfCode(static_cast<std::uint16_t>(other), 1.0) - value) + 1e-12);
        QVERIFY(error <= 0.75 * step + 1e-12);
    }
}

void AnimFileTest::rotationsKeepTheirAngles()
{
    std::mt19937 random(1);
    std::normal_distribution<double> normal;
    double worstBelow120 = 0.0;
    for (int i = 0; i < 20000; ++i) {
        const glm::dvec3 axis = glm::normalize(glm::dvec3{normal(random), normal(random), normal(random)});
        const double degrees = i % 181;
        const double half = degrees / 2.0 * M_PI / 180.0;
        const glm::dquat rotation(std::cos(half), axis * std::sin(half));
        const glm::dquat read = rotationOfCodes(codesOfRotation(i % 2 == 0 ? rotation : -rotation));
        QVERIFY(read.w >= 0.0);
        QVERIFY(std::abs(glm::length(read) - 1.0) < 1e-12);
        const double sign = glm::dot(read, rotation) < 0.0 ? -1.0 : 1.0;
        const double error = 4.0 * std::asin(glm::length(read - rotation * sign) / 2.0) * 180.0 / M_PI;
        if (degrees <= 120.0)
            worstBelow120 = std::max(worstBelow120, error);
        QVERIFY2(error < (degrees < 160.0 ? 0.01 : 0.1),
                 qPrintable(QString::number(degrees) + u' ' + QString::number(error)));
    }
    QVERIFY(worstBelow120 > 0.001 && worstBelow120 < 0.0075);
    // Near zero the error is at most three quarters of a step in each component.
    for (double degrees = 0.0; degrees < 0.02; degrees += 0.00001) {
        const double half = degrees / 2.0 * M_PI / 180.0;
        const glm::dquat read = rotationOfCodes(codesOfRotation({std::cos(half), std::sin(half), 0.0, 0.0}));
        QVERIFY(std::abs(2.0 * std::asin(read.x) * 180.0 / M_PI - degrees) < 0.0035);
    }
}

void AnimFileTest::timesCoverTheDuration()
{
    QCOMPARE(codeOfTime(0.0, 2.0), std::uint16_t{0});
    QCOMPARE(codeOfTime(2.0, 2.0), std::uint16_t{65535});
    QCOMPARE(codeOfTime(3.0, 2.0), std::uint16_t{65535});
    QCOMPARE(codeOfTime(1.0, 2.0), std::uint16_t{32767}); // one half is rounded down, as the viewer does
    QCOMPARE(codeOfTime(1.0, 0.0), std::uint16_t{0});
    QCOMPARE(secondsOfCode(65535, 1.5), 1.5);
}

QTEST_GUILESS_MAIN(AnimFileTest)

} // namespace tst_animfile

#include "tst_animfile.moc"
