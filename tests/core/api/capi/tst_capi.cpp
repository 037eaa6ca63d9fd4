#include "limber.h"
#include "motion/channel.h"
#include "support/textfiles.h"

#include <QFile>
#include <QTest>

#include <cstring>
#include <limits>
#include <memory>
#include <string>
#include <vector>

namespace tst_capi {

using namespace limber::test;

namespace {

struct Free
{
    void operator()(limber_clip *clip) const { limber_clip_free(clip); }
    void operator()(limber_report *report) const { limber_report_free(report); }
    void operator()(limber_builder *builder) const { limber_builder_free(builder); }
};
using ClipHandle = std::unique_ptr<limber_clip, Free>;
using ReportHandle = std::unique_ptr<limber_report, Free>;
using BuilderHandle = std::unique_ptr<limber_builder, Free>;

struct Reading
{
    ClipHandle clip;
    ReportHandle report;
    limber_status status = LIMBER_INTERNAL;
};

Reading readText(const QByteArray &text)
{
    limber_clip *clip = nullptr;
    limber_report *report = nullptr;
    const limber_status status =
        limber_read_memory(text.constData(), static_cast<std::size_t>(text.size()), &clip, &report);
    return {ClipHandle(clip), ReportHandle(report), status};
}

QByteArray written(const limber_clip *clip, const limber_write_options *options = nullptr)
{
    char *bytes = nullptr;
    std::size_t size = 0;
    if (limber_write_memory(clip, options, &bytes, &size) != LIMBER_OK)
        return {};
    const QByteArray text(bytes, static_cast<qsizetype>(size));
    limber_bytes_free(bytes);
    return text;
}

BuilderHandle newBuilder()
{
    limber_builder *builder = nullptr;
    return BuilderHandle(limber_builder_new(&builder) == LIMBER_OK ? builder : nullptr);
}

limber_new_joint jointNamed(const char *name, const std::vector<limber_channel> &channels)
{
    return {name, std::strlen(name), {0.0, 1.0, 0.0}, channels.data(), channels.size()};
}

limber_build_error errorOf(const limber_builder *builder)
{
    limber_build_error error = {-1, -1, nullptr};
    return limber_builder_get_error(builder, &error) == LIMBER_OK ? error : limber_build_error{-1, -1, nullptr};
}

// A source that delivers one byte at a time and fails after a given number.
struct Drip
{
    QByteArray bytes;
    qsizetype position = 0;
    qsizetype failsAt = -1;

    static ptrdiff_t next(void *user, char *buffer, size_t size)
    {
        auto &self = *static_cast<Drip *>(user);
        if (self.position == self.failsAt)
            return -1;
        if (self.position == self.bytes.size() || size == 0)
            return 0;
        *buffer = self.bytes[self.position++];
        return 1;
    }
};

} // namespace

// limber.h, used as a C program should use it and as no program should.
class CApiTest : public QObject
{
    Q_OBJECT

private slots:
    void aFileIsWalked();
    void positionsAreThoseOfThePose();
    void editsChangeTheirTokens();
    void framesAreInsertedAndRemoved();
    void aSourceIsReadToItsEnd();
    void aSinkMayStop();
    void filesAreReadAndWritten();
    void findingsAreReturned();
    void aClipIsBuilt();
    void theFirstFaultOfABuilderIsKept();
    void aBuilderRefusesNullPointersAndWildChannels();
    void aCopyIsIndependent();
    void optionsChangeTheText();
    void nullPointersAndWildIndicesAreRefused();
    void nullOutputPointersAreRefused();
    void endSitesAreMoved();
    void digitsAndIndentAreChosen();
    void framesWithoutValuesAreNotInserted();
};

void CApiTest::aFileIsWalked()
{
    const Reading read = readText(smallBvh());
    QCOMPARE(read.status, LIMBER_OK);
    QCOMPARE(limber_report_count(read.report.get()), std::size_t{0});
    const limber_clip *clip = read.clip.get();
    QCOMPARE(limber_joint_count(clip), 2);
    QCOMPARE(limber_end_site_count(clip), 1);
    QCOMPARE(limber_column_count(clip), 9);
    QCOMPARE(limber_frame_count(clip), 3);
    std::size_t length = 0;
    QCOMPARE(limber_joint_name(clip, 1, &length), "Chest");
    QCOMPARE(length, std::size_t{5});
    QCOMPARE(limber_joint_parent(clip, 0), int{LIMBER_NONE});
    QCOMPARE(limber_joint_parent(clip, 1), 0);
    QCOMPARE(limber_end_site_parent(clip, 0), 1);
    QCOMPARE(limber_joint_first_column(clip, 1), 6);
    QCOMPARE(limber_joint_channel_count(clip, 0), 6);
    limber_channel channel = LIMBER_ZROTATION;
    QCOMPARE(limber_joint_channel(clip, 0, 0, &channel), LIMBER_OK);
    QCOMPARE(limber_column_of(clip, 0, channel), 0);
    for (int column = 0; column < 9; ++column) {
        std::vector<double> all(27);
        QCOMPARE(limber_copy_frames(clip, 0, 3, all.data(), all.size()), LIMBER_OK);
        QCOMPARE(limber_frame(clip, 2)[column], all[static_cast<std::size_t>(18 + column)]);
    }
    QCOMPARE(written(clip), smallBvh());
}

void CApiTest::positionsAreThoseOfThePose()
{
    const Reading read =
        readText("HIERARCHY\nROOT a\n{\nOFFSET 0 0 0\nCHANNELS 1 Zrotation\nEnd Site\n{\nOFFSET 2 0 0\n"
                 "}\n}\nMOTION\nFrames: 1\nFrame Time: 0.04\n90\n");
    double joint[3] = {7, 7, 7};
    double end[3] = {7, 7, 7};
    QCOMPARE(limber_positions(read.clip.get(), 0, LIMBER_RULE_AUTO, joint, end), LIMBER_OK);
    QCOMPARE(joint[0], 0.0);
    QVERIFY(std::abs(end[0]) < 1e-12 && std::abs(end[1] - 2) < 1e-12);
    QCOMPARE(limber_positions(read.clip.get(), 0, LIMBER_RULE_ADD, nullptr, nullptr), LIMBER_OK);
    QCOMPARE(limber_positions(read.clip.get(), 1, LIMBER_RULE_AUTO, joint, end), LIMBER_BAD_ARGUMENT);
}

void CApiTest::editsChangeTheirTokens()
{
    const Reading read = readText(smallBvh());
    limber_clip *clip = read.clip.get();
    const double before = limber_frame(clip, 1)[4];
    const double offset[3] = {1, 2, 3};
    double old[3];
    QCOMPARE(limber_joint_offset(clip, 1, old), LIMBER_OK);
    QCOMPARE(limber_set_value(clip, 1, 4, -99.5), LIMBER_OK);
    QCOMPARE(limber_set_offset(clip, 1, offset), LIMBER_OK);
    QCOMPARE(limber_set_name(clip, 0, "Pelvis", 6), LIMBER_OK);
    QCOMPARE(limber_set_frame_time(clip, 0.02), LIMBER_OK);
    const Reading again = readText(written(clip));
    QCOMPARE(again.status, LIMBER_OK);
    QCOMPARE(limber_frame(again.clip.get(), 1)[4], -99.5);
    QCOMPARE(limber_joint_name(again.clip.get(), 0, nullptr), "Pelvis");
    QCOMPARE(limber_frame_time(again.clip.get()), 0.02);

    QCOMPARE(limber_set_value(clip, 1, 4, before), LIMBER_OK);
    QCOMPARE(limber_set_offset(clip, 1, old), LIMBER_OK);
    QCOMPARE(limber_set_name(clip, 0, "Hips", 4), LIMBER_OK);
    QCOMPARE(limber_set_frame_time(clip, limber_frame_time(readText(smallBvh()).clip.get())), LIMBER_OK);
    QCOMPARE(written(clip), smallBvh());
}

void CApiTest::framesAreInsertedAndRemoved()
{
    const Reading read = readText(smallBvh());
    limber_clip *clip = read.clip.get();
    const std::vector<double> values(18, 2.5);
    QCOMPARE(limber_insert_frames(clip, 3, 2, values.data()), LIMBER_OK);
    QCOMPARE(limber_frame_count(clip), 5);
    QCOMPARE(limber_frame(clip, 4)[8], 2.5);
    QCOMPARE(limber_remove_frames(clip, 3, 2), LIMBER_OK);
    QCOMPARE(written(clip), smallBvh());
}

void CApiTest::aSourceIsReadToItsEnd()
{
    Drip drip{smallBvh()};
    limber_clip *clip = nullptr;
    QCOMPARE(limber_read_source(Drip::next, &drip, &clip, nullptr), LIMBER_OK);
    QCOMPARE(written(clip), smallBvh());
    limber_clip_free(clip);

    Drip failing{smallBvh(), 0, 40};
    limber_report *report = nullptr;
    QCOMPARE(limber_read_source(Drip::next, &failing, &clip, &report), LIMBER_UNREADABLE);
    QVERIFY(clip == nullptr);
    limber_report_free(report);
}

void CApiTest::aSinkMayStop()
{
    const Reading read = readText(smallBvh());
    std::string taken;
    const limber_sink take = [](void *user, const char *bytes, size_t size) {
        static_cast<std::string *>(user)->append(bytes, size);
        return 0;
    };
    QCOMPARE(limber_write_sink(read.clip.get(), nullptr, take, &taken), LIMBER_OK);
    QCOMPARE(QByteArray::fromStdString(taken), smallBvh());
    const limber_sink stop = [](void *, const char *, size_t) { return 1; };
    QCOMPARE(limber_write_sink(read.clip.get(), nullptr, stop, nullptr), LIMBER_UNWRITABLE);
}

void CApiTest::filesAreReadAndWritten()
{
    const FileFolder folder;
    const QByteArray in = QFile::encodeName(folder.write(QStringLiteral("in.bvh"), smallBvh()));
    const QByteArray out = QFile::encodeName(folder.path(QStringLiteral("out.bvh")));
    limber_clip *clip = nullptr;
    QCOMPARE(limber_read_file(in.constData(), &clip, nullptr), LIMBER_OK);
    QCOMPARE(limber_write_file(clip, nullptr, out.constData()), LIMBER_OK);
    QCOMPARE(bytesOf(QFile::decodeName(out)), smallBvh());
    QCOMPARE(limber_write_file(clip, nullptr, "/no/such/folder/out.bvh"), LIMBER_UNWRITABLE);
    limber_clip_free(clip);
    QCOMPARE(limber_read_file("/no/such/file.bvh", &clip, nullptr), LIMBER_UNREADABLE);
    QVERIFY(clip == nullptr);
    QCOMPARE(limber_read_file("/", &clip, nullptr), LIMBER_UNREADABLE);
}

void CApiTest::findingsAreReturned()
{
    const Reading read = readText("HIERARCHY\nROOT a\n{\n  OFFSET 0 up 0\n}\n");
    QCOMPARE(read.status, LIMBER_REFUSED);
    QVERIFY(!read.clip);
    QCOMPARE(limber_report_count(read.report.get()), std::size_t{1});
    limber_finding finding;
    QCOMPARE(limber_report_get(read.report.get(), 0, &finding), LIMBER_OK);
    QCOMPARE(finding.severity, LIMBER_ERROR);
    QCOMPARE(finding.line, 4);
    QCOMPARE(finding.column, 12);
    QCOMPARE(finding.kind, 48); // BadOffset
    QVERIFY(std::strstr(finding.message, "three numbers") != nullptr);
    QCOMPARE(limber_report_get(read.report.get(), 1, &finding), LIMBER_BAD_ARGUMENT);
    QCOMPARE(limber_report_get(nullptr, 0, &finding), LIMBER_BAD_ARGUMENT);
    QCOMPARE(limber_report_get(read.report.get(), 0, nullptr), LIMBER_BAD_ARGUMENT);
    QCOMPARE(limber_report_count(nullptr), std::size_t{0});
}

void CApiTest::aClipIsBuilt()
{
    const BuilderHandle builder = newBuilder();
    limber_builder *to = builder.get();
    const std::vector<limber_channel> channels = {LIMBER_YPOSITION, LIMBER_ZROTATION};
    const limber_new_joint root = jointNamed("Hips", channels);
    const limber_new_joint child = jointNamed("Chest", {});
    const double tip[3] = {0, 20, 0};
    const double frame[2] = {90.5, 5};
    QCOMPARE(limber_builder_add_root(to, &root), LIMBER_OK);
    QCOMPARE(limber_builder_add_joint(to, &child), LIMBER_OK);
    QCOMPARE(limber_builder_add_end_site(to, tip), LIMBER_OK);
    QCOMPARE(limber_builder_close(to), LIMBER_OK);
    QCOMPARE(limber_builder_close(to), LIMBER_OK);
    QCOMPARE(limber_builder_set_frame_time(to, 0.25), LIMBER_OK);
    QCOMPARE(limber_builder_add_frame(to, frame, 2), LIMBER_OK);
    limber_clip *made = nullptr;
    QCOMPARE(limber_builder_finish(to, &made), LIMBER_OK);
    const ClipHandle clip(made);
    QCOMPARE(errorOf(to).fault, int{LIMBER_BUILD_FINE});
    QVERIFY(errorOf(to).message == nullptr);
    QCOMPARE(limber_joint_count(made), 2);
    QCOMPARE(limber_end_site_count(made), 1);
    QCOMPARE(limber_joint_parent(made, 1), 0);
    QCOMPARE(limber_column_of(made, 0, LIMBER_ZROTATION), 1);
    QCOMPARE(limber_frame_time(made), 0.25);
    QCOMPARE(limber_frame(made, 0)[0], 90.5);
    QCOMPARE(readText(written(made)).status, LIMBER_OK);
    // The builder starts anew.
    QCOMPARE(limber_builder_finish(to, &made), LIMBER_BAD_ARGUMENT);
    QVERIFY(made == nullptr);
    QCOMPARE(errorOf(to).fault, int{LIMBER_BUILD_NO_ROOT});
    QCOMPARE(errorOf(to).call, 1);
}

void CApiTest::theFirstFaultOfABuilderIsKept()
{
    const BuilderHandle builder = newBuilder();
    limber_builder *to = builder.get();
    const limber_new_joint root = jointNamed("a", {});
    const limber_new_joint odd = jointNamed("a\nb", {});
    QCOMPARE(limber_builder_add_root(to, &root), LIMBER_OK);
    QCOMPARE(limber_builder_add_joint(to, &odd), LIMBER_BAD_ARGUMENT);
    QCOMPARE(limber_builder_close(to), LIMBER_BAD_ARGUMENT);
    QCOMPARE(limber_builder_close(to), LIMBER_BAD_ARGUMENT);
    limber_clip *clip = nullptr;
    QCOMPARE(limber_builder_finish(to, &clip), LIMBER_BAD_ARGUMENT);
    QVERIFY(clip == nullptr);
    QCOMPARE(errorOf(to).fault, int{LIMBER_BUILD_BAD_NAME});
    QCOMPARE(errorOf(to).call, 2);
    QVERIFY(std::strstr(errorOf(to).message, "expected ") == errorOf(to).message);
    // The next clip contains nothing of the previous one.
    QCOMPARE(limber_builder_add_root(to, &root), LIMBER_OK);
    QCOMPARE(errorOf(to).fault, int{LIMBER_BUILD_FINE});
    QCOMPARE(limber_builder_add_frame(to, nullptr, 3), LIMBER_BAD_ARGUMENT);
    QCOMPARE(errorOf(to).fault, int{LIMBER_BUILD_BAD_ARGUMENT});
}

void CApiTest::aBuilderRefusesNullPointersAndWildChannels()
{
    const double nan = std::numeric_limits<double>::quiet_NaN();
    const limber_new_joint root = jointNamed("a", {});
    limber_clip *clip = nullptr;
    QCOMPARE(limber_builder_new(nullptr), LIMBER_BAD_ARGUMENT);
    limber_builder_free(nullptr);
    QCOMPARE(limber_builder_add_root(nullptr, &root), LIMBER_BAD_ARGUMENT);
    QCOMPARE(limber_builder_add_joint(nullptr, &root), LIMBER_BAD_ARGUMENT);
    QCOMPARE(limber_builder_add_end_site(nullptr, &nan), LIMBER_BAD_ARGUMENT);
    QCOMPARE(limber_builder_close(nullptr), LIMBER_BAD_ARGUMENT);
    QCOMPARE(limber_builder_set_frame_time(nullptr, 1), LIMBER_BAD_ARGUMENT);
    QCOMPARE(limber_builder_add_frame(nullptr, &nan, 1), LIMBER_BAD_ARGUMENT);
    QCOMPARE(limber_builder_finish(nullptr, &clip), LIMBER_BAD_ARGUMENT);
    QCOMPARE(limber_builder_get_error(nullptr, nullptr), LIMBER_BAD_ARGUMENT);

    const BuilderHandle builder = newBuilder();
    limber_builder *to = builder.get();
    const auto faultOf = [&](limber_status status) {
        const int fault = status == LIMBER_OK ? int{LIMBER_BUILD_FINE} : errorOf(to).fault;
        (void)limber_builder_finish(to, nullptr);
        return fault;
    };
    limber_new_joint joint = root;
    QCOMPARE(faultOf(limber_builder_add_root(to, nullptr)), int{LIMBER_BUILD_BAD_ARGUMENT});
    joint.channel_count = 1; // the count says one channel, but the list is missing
    QCOMPARE(faultOf(limber_builder_add_root(to, &joint)), int{LIMBER_BUILD_BAD_ARGUMENT});
    const auto wild = static_cast<limber_channel>(7);
    joint.channels = &wild;
    QCOMPARE(faultOf(limber_builder_add_root(to, &joint)), int{LIMBER_BUILD_BAD_ARGUMENT});
    joint = root;
    joint.name = nullptr;
    QCOMPARE(faultOf(limber_builder_add_root(to, &joint)), int{LIMBER_BUILD_BAD_ARGUMENT});
    joint.name_length = 0;
    QCOMPARE(faultOf(limber_builder_add_root(to, &joint)), int{LIMBER_BUILD_BAD_NAME});
    joint = root;
    joint.offset[2] = nan;
    QCOMPARE(faultOf(limber_builder_add_root(to, &joint)), int{LIMBER_BUILD_NUMBER_NOT_FINITE});
    QCOMPARE(faultOf(limber_builder_add_end_site(to, nullptr)), int{LIMBER_BUILD_BAD_ARGUMENT});
    QCOMPARE(faultOf(limber_builder_add_joint(to, &root)), int{LIMBER_BUILD_NOTHING_OPEN});
    QCOMPARE(faultOf(limber_builder_add_frame(to, &nan, 1)), int{LIMBER_BUILD_FRAME_LENGTH});
    QCOMPARE(faultOf(limber_builder_set_frame_time(to, -1)), int{LIMBER_BUILD_BAD_FRAME_TIME});
    QCOMPARE(faultOf(limber_builder_add_root(to, &root)), int{LIMBER_BUILD_FINE});
}

void CApiTest::aCopyIsIndependent()
{
    const Reading read = readText(smallBvh());
    limber_clip *copy = nullptr;
    QCOMPARE(limber_clip_copy(read.clip.get(), &copy), LIMBER_OK);
    QCOMPARE(limber_set_value(copy, 0, 0, 1234.5), LIMBER_OK);
    QCOMPARE(written(read.clip.get()), smallBvh());
    QVERIFY(written(copy) != smallBvh());
    limber_clip_free(copy);
}

void CApiTest::optionsChangeTheText()
{
    const Reading read = readText(smallBvh());
    limber_write_options options = LIMBER_WRITE_AS_SOURCE;
    QCOMPARE(written(read.clip.get(), &options), smallBvh());
    options.line_end = LIMBER_CRLF;
    QVERIFY(written(read.clip.get(), &options).contains("\r\n"));
    options.digits = 18;
    QCOMPARE(written(read.clip.get(), &options), QByteArray());
    options.digits = LIMBER_SHORTEST;
    options.indent = 65;
    QCOMPARE(written(read.clip.get(), &options), QByteArray());
}

void CApiTest::nullPointersAndWildIndicesAreRefused()
{
    const Reading read = readText(smallBvh());
    limber_clip *clip = read.clip.get();
    const double nan = std::numeric_limits<double>::quiet_NaN();
    const double offset[3] = {0, nan, 0};
    double out[3];
    limber_channel channel;
    for (limber_clip *one : {clip, static_cast<limber_clip *>(nullptr)}) {
        for (const int index : {-1, 99, std::numeric_limits<int>::min(), std::numeric_limits<int>::max()}) {
            QVERIFY(limber_joint_name(one, index, nullptr) == nullptr);
            QCOMPARE(limber_joint_parent(one, index), int{LIMBER_NONE});
            QCOMPARE(limber_end_site_parent(one, index), int{LIMBER_NONE});
            QCOMPARE(limber_joint_offset(one, index, out), LIMBER_BAD_ARGUMENT);
            QCOMPARE(limber_end_site_offset(one, index, out), LIMBER_BAD_ARGUMENT);
            QCOMPARE(limber_joint_channel_count(one, index), 0);
            QCOMPARE(limber_joint_channel(one, 0, index, &channel), LIMBER_BAD_ARGUMENT);
            QCOMPARE(limber_joint_first_column(one, index), int{LIMBER_NONE});
            QCOMPARE(limber_column_of(one, index, LIMBER_XPOSITION), int{LIMBER_NONE});
            QVERIFY(limber_frame(one, index) == nullptr);
            QCOMPARE(limber_copy_frames(one, index, 1, out, 3), LIMBER_BAD_ARGUMENT);
            QCOMPARE(limber_copy_frames(one, 0, index, out, 3), LIMBER_BAD_ARGUMENT);
            QCOMPARE(limber_set_value(one, index, 0, 1), LIMBER_BAD_ARGUMENT);
            QCOMPARE(limber_set_value(one, 0, index, 1), LIMBER_BAD_ARGUMENT);
            QCOMPARE(limber_set_offset(one, index, out), LIMBER_BAD_ARGUMENT);
            QCOMPARE(limber_set_end_site_offset(one, index, out), LIMBER_BAD_ARGUMENT);
            QCOMPARE(limber_set_name(one, index, "a", 1), LIMBER_BAD_ARGUMENT);
            QCOMPARE(limber_insert_frames(one, index, 0, nullptr), LIMBER_BAD_ARGUMENT);
            QCOMPARE(limber_remove_frames(one, 0, index), LIMBER_BAD_ARGUMENT);
            QCOMPARE(limber_positions(one, index, LIMBER_RULE_AUTO, out, out), LIMBER_BAD_ARGUMENT);
        }
    }
    QCOMPARE(limber_copy_frames(clip, 0, 3, out, 3), LIMBER_BAD_ARGUMENT); // the buffer is too small
    QCOMPARE(limber_set_value(clip, 0, 0, nan), LIMBER_BAD_ARGUMENT);
    QCOMPARE(limber_set_offset(clip, 0, offset), LIMBER_BAD_ARGUMENT);
    QCOMPARE(limber_set_name(clip, 0, "a\nb", 3), LIMBER_BAD_ARGUMENT);
    QCOMPARE(limber_set_frame_time(clip, -1), LIMBER_BAD_ARGUMENT);
    QCOMPARE(limber_set_frame_time(nullptr, 1), LIMBER_BAD_ARGUMENT);
    QCOMPARE(limber_insert_frames(clip, 0, 1, nullptr), LIMBER_BAD_ARGUMENT);
    QCOMPARE(limber_read_memory(nullptr, 3, &clip, nullptr), LIMBER_BAD_ARGUMENT);
    QCOMPARE(limber_read_file(nullptr, &clip, nullptr), LIMBER_BAD_ARGUMENT);
    QCOMPARE(limber_clip_copy(nullptr, &clip), LIMBER_BAD_ARGUMENT);
    QCOMPARE(limber_joint_count(nullptr) + limber_end_site_count(nullptr) + limber_frame_count(nullptr), 0);
    QCOMPARE(limber_report_count(nullptr), std::size_t{0});
    QCOMPARE(written(read.clip.get()), smallBvh());
    limber_clip_free(nullptr);
    limber_report_free(nullptr);
    limber_bytes_free(nullptr);
}

// Each pointer in turn is null; the other arguments are valid.
void CApiTest::nullOutputPointersAreRefused()
{
    const Reading read = readText(smallBvh());
    limber_clip *clip = read.clip.get();
    QCOMPARE(limber_joint_offset(clip, 0, nullptr), LIMBER_BAD_ARGUMENT);
    QCOMPARE(limber_end_site_offset(clip, 0, nullptr), LIMBER_BAD_ARGUMENT);
    QCOMPARE(limber_joint_channel(clip, 0, 0, nullptr), LIMBER_BAD_ARGUMENT);
    QCOMPARE(limber_set_offset(clip, 0, nullptr), LIMBER_BAD_ARGUMENT);
    QCOMPARE(limber_set_end_site_offset(clip, 0, nullptr), LIMBER_BAD_ARGUMENT);
    QCOMPARE(limber_set_name(clip, 0, nullptr, 1), LIMBER_BAD_ARGUMENT);
    QCOMPARE(limber_copy_frames(clip, 0, 1, nullptr, 99), LIMBER_BAD_ARGUMENT);
    QCOMPARE(limber_copy_frames(clip, 0, 0, nullptr, 0), LIMBER_OK); // nothing has to be written
    char *bytes = nullptr;
    size_t size = 0;
    QCOMPARE(limber_write_memory(nullptr, nullptr, &bytes, &size), LIMBER_BAD_ARGUMENT);
    QCOMPARE(limber_write_memory(clip, nullptr, nullptr, &size), LIMBER_BAD_ARGUMENT);
    QCOMPARE(limber_write_memory(clip, nullptr, &bytes, nullptr), LIMBER_BAD_ARGUMENT);
    QVERIFY(bytes == nullptr);
    QCOMPARE(limber_write_file(nullptr, nullptr, "out.bvh"), LIMBER_BAD_ARGUMENT);
    QCOMPARE(limber_write_file(clip, nullptr, nullptr), LIMBER_BAD_ARGUMENT);
    const limber_sink sink = [](void *, const char *, size_t) { return 1; };
    QCOMPARE(limber_write_sink(nullptr, nullptr, sink, nullptr), LIMBER_BAD_ARGUMENT);
    QCOMPARE(limber_write_sink(clip, nullptr, nullptr, nullptr), LIMBER_BAD_ARGUMENT);
    QCOMPARE(limber_clip_copy(clip, nullptr), LIMBER_BAD_ARGUMENT);
    QCOMPARE(limber_read_memory("", 0, nullptr, nullptr), LIMBER_BAD_ARGUMENT);
    QCOMPARE(written(clip), smallBvh());
}

void CApiTest::endSitesAreMoved()
{
    const Reading read = readText(smallBvh());
    limber_clip *clip = read.clip.get();
    double old[3];
    QCOMPARE(limber_end_site_offset(clip, 0, old), LIMBER_OK);
    const double offset[3] = {1.5, -2.5, 3.5};
    QCOMPARE(limber_set_end_site_offset(clip, 0, offset), LIMBER_OK);
    double now[3];
    QCOMPARE(limber_end_site_offset(clip, 0, now), LIMBER_OK);
    for (int axis = 0; axis < 3; ++axis)
        QCOMPARE(now[axis], offset[axis]);
    double joint[3];
    QCOMPARE(limber_joint_offset(clip, 0, joint), LIMBER_OK);
    QVERIFY(joint[0] != 1.5);
    QVERIFY(written(clip).contains("1.5"));
    QCOMPARE(limber_set_end_site_offset(clip, 0, old), LIMBER_OK);
    QCOMPARE(written(clip), smallBvh());
}

void CApiTest::digitsAndIndentAreChosen()
{
    const Reading read = readText(smallBvh());
    limber_write_options options = LIMBER_WRITE_AS_SOURCE;
    options.indent = 3;
    const QByteArray indented = written(read.clip.get(), &options);
    QVERIFY2(indented.contains("\n   JOINT Chest\n   {\n      OFFSET "), indented.constData());
    options.indent = 64;
    QVERIFY(written(read.clip.get(), &options).contains('\n' + QByteArray(64, ' ') + "JOINT Chest\n"));
    options.indent = LIMBER_TAB;
    QVERIFY(written(read.clip.get(), &options).contains("\n\tJOINT Chest\n"));
    options.indent = -3;
    QCOMPARE(written(read.clip.get(), &options), QByteArray());
    options = LIMBER_WRITE_AS_SOURCE;
    QCOMPARE(limber_set_value(read.clip.get(), 0, 0, 0.0625), LIMBER_OK);
    options.digits = 2;
    const QByteArray rows = written(read.clip.get(), &options);
    QVERIFY2(rows.mid(rows.indexOf("Frame Time")).split('\n').at(1).startsWith("0.06 "), rows.constData());
    options.digits = 17;
    QVERIFY(written(read.clip.get(), &options).contains("\n0.06250000000000000 "));
    options.digits = LIMBER_SHORTEST;
    QVERIFY(written(read.clip.get(), &options).contains("\n0.0625 "));
    options.digits = -3;
    QCOMPARE(written(read.clip.get(), &options), QByteArray());
    options = LIMBER_WRITE_AS_SOURCE;
    options.line_end = LIMBER_LF;
    QVERIFY(!written(read.clip.get(), &options).isEmpty());
    options.line_end = LIMBER_CRLF + 1;
    QCOMPARE(written(read.clip.get(), &options), QByteArray());
}

void CApiTest::framesWithoutValuesAreNotInserted()
{
    const Reading read = readText("HIERARCHY\nROOT a\n{\nOFFSET 0 0 0\nCHANNELS 0\nEnd Site\n{\nOFFSET 0 1 0\n}\n}\n"
                                  "MOTION\nFrames: 2\nFrame Time: 0.25\n");
    limber_clip *clip = read.clip.get();
    QCOMPARE(limber_frame_count(clip), 2);
    const double value = 1.0;
    QCOMPARE(limber_insert_frames(clip, 0, 0, nullptr), LIMBER_OK);
    QCOMPARE(limber_insert_frames(clip, 0, 1, &value), LIMBER_BAD_ARGUMENT);
    QCOMPARE(limber_frame_count(clip), 2);
    const Reading other = readText(smallBvh());
    QCOMPARE(limber_insert_frames(other.clip.get(), 1, 0, nullptr), LIMBER_OK);
    QCOMPARE(limber_insert_frames(other.clip.get(), 0, -1, &value), LIMBER_BAD_ARGUMENT);
    QCOMPARE(written(other.clip.get()), smallBvh());
}

QTEST_APPLESS_MAIN(CApiTest)

} // namespace tst_capi

#include "tst_capi.moc"
