#include "bvh/read/bvhreader.h"
#include "bvh/write/bvhwriter.h"
#include "properties/randomfile.h"

#include <QTest>

#include <cmath>
#include <cstdlib>

namespace tst_fileproperties {

using namespace limber;
using namespace limber::test;

namespace {

Clip clipOf(const WrittenFile &file)
{
    ReadResult result = readBvh(file.text);
    if (!result.clip)
        RC_FAIL(result.error()->toString("refused"));
    return std::move(*result.clip);
}

void requireOffset(const glm::dvec3 &offset, const std::array<NumberText, 3> &expected)
{
    for (int axis = 0; axis < 3; ++axis)
        RC_ASSERT(offset[axis] == expected[static_cast<std::size_t>(axis)].value);
}

void requireSkeleton(const Skeleton &skeleton, const RandomFile &file)
{
    RC_ASSERT(skeleton.jointCount() == static_cast<int>(file.joints.size()));
    RC_ASSERT(skeleton.columnCount() == file.columnCount());
    const std::vector<int> parents = file.parents();
    int endSite = 0;
    for (int index = 0; index < skeleton.jointCount(); ++index) {
        const Joint &joint = skeleton.joint(index);
        const RandomJoint &expected = file.joints[static_cast<std::size_t>(index)];
        RC_ASSERT(joint.name == expected.name);
        RC_ASSERT(joint.parent == parents[static_cast<std::size_t>(index)]);
        RC_ASSERT(joint.channels == expected.channels);
        requireOffset(joint.offset, expected.offset);
        if (!expected.hasEndSite)
            continue;
        RC_ASSERT(endSite < skeleton.endSiteCount());
        RC_ASSERT(skeleton.endSite(endSite).parent == index);
        requireOffset(skeleton.endSite(endSite++).offset, expected.endOffset);
    }
    RC_ASSERT(endSite == skeleton.endSiteCount());
}

// Requires that the text is unchanged except for one token, which is now a number near `value`.
void requireOneToken(const std::string &before, const std::string &after, TokenPlace token, double value)
{
    const std::size_t behind = before.size() - token.end;
    RC_ASSERT(after.size() >= token.begin + behind);
    RC_ASSERT(after.compare(0, token.begin, before, 0, token.begin) == 0);
    RC_ASSERT(after.compare(after.size() - behind, behind, before, token.end, behind) == 0);
    const std::string written = after.substr(token.begin, after.size() - behind - token.begin);
    RC_ASSERT(written.find_first_not_of("0123456789+-.") == std::string::npos);
    RC_ASSERT(std::abs(std::strtod(written.c_str(), nullptr) - value) <= 0.5);
}

} // namespace

// Properties of every file that breaks no rule.
class FilePropertiesTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void readingGivesTheWrittenContent();
    void writingKeepsTheBytes();
    void changingAValueChangesOneToken();
    void changingAnOffsetChangesOneToken();
    void changingANameChangesOneToken();
};

void FilePropertiesTest::initTestCase()
{
    // Tests more files than the hundred of rapidcheck; RC_PARAMS may set another number or repeat a failure.
    if (!qEnvironmentVariableIsSet("RC_PARAMS"))
        qputenv("RC_PARAMS", "max_success=300");
}

void FilePropertiesTest::readingGivesTheWrittenContent()
{
    QVERIFY(rc::check([] {
        const RandomFile file = *randomFiles();
        const Clip clip = clipOf(write(file));
        requireSkeleton(clip.skeleton, file);
        RC_ASSERT(clip.motion.frameTimeSeconds() == file.frameTime.value);
        RC_ASSERT(clip.motion.frameCount() == static_cast<int>(file.frames.size()));
        for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
            for (int column = 0; column < clip.motion.columnCount(); ++column) {
                const auto &row = file.frames[static_cast<std::size_t>(frame)];
                RC_ASSERT(clip.motion.value(frame, column) == row[static_cast<std::size_t>(column)].value);
            }
        }
    }));
}

void FilePropertiesTest::writingKeepsTheBytes()
{
    QVERIFY(rc::check([] {
        const WrittenFile written = write(*randomFiles());
        RC_ASSERT(writeBvh(clipOf(written)) == written.text);
    }));
}

void FilePropertiesTest::changingAValueChangesOneToken()
{
    QVERIFY(rc::check([] {
        const RandomFile file = *randomFiles();
        RC_PRE(!file.frames.empty() && file.columnCount() > 0);
        const WrittenFile written = write(file);
        Clip clip = clipOf(written);
        const int frame = *rc::gen::inRange(0, clip.motion.frameCount());
        const int column = *rc::gen::inRange(0, clip.motion.columnCount());
        const double value = *rc::gen::inRange(-5000, 5000) / 8.0;
        const double before = clip.motion.value(frame, column);
        clip.motion.setValue(frame, column, value);
        const TokenPlace token = written.values[static_cast<std::size_t>(frame)][static_cast<std::size_t>(column)];
        requireOneToken(written.text, writeBvh(clip), token, value);
        clip.motion.setValue(frame, column, before);
        RC_ASSERT(writeBvh(clip) == written.text);
    }));
}

void FilePropertiesTest::changingAnOffsetChangesOneToken()
{
    QVERIFY(rc::check([] {
        const WrittenFile written = write(*randomFiles());
        Clip clip = clipOf(written);
        const int joint = *rc::gen::inRange(0, clip.skeleton.jointCount());
        const int axis = *rc::gen::inRange(0, 3);
        const glm::dvec3 before = clip.skeleton.joint(joint).offset;
        glm::dvec3 offset = before;
        offset[axis] = *rc::gen::inRange(-5000, 5000) / 8.0;
        clip.skeleton.setOffset(NodeId::joint(joint), offset);
        const TokenPlace token = written.offsets[static_cast<std::size_t>(joint)][static_cast<std::size_t>(axis)];
        requireOneToken(written.text, writeBvh(clip), token, offset[axis]);
        clip.skeleton.setOffset(NodeId::joint(joint), before);
        RC_ASSERT(writeBvh(clip) == written.text);
    }));
}

void FilePropertiesTest::changingANameChangesOneToken()
{
    QVERIFY(rc::check([] {
        const WrittenFile written = write(*randomFiles());
        Clip clip = clipOf(written);
        const int joint = *rc::gen::inRange(0, clip.skeleton.jointCount());
        clip.skeleton.setName(joint, "Renamed");
        const TokenPlace token = written.names[static_cast<std::size_t>(joint)];
        std::string expected = written.text;
        expected.replace(token.begin, token.end - token.begin, "Renamed");
        RC_ASSERT(writeBvh(clip) == expected);
    }));
}

QTEST_APPLESS_MAIN(FilePropertiesTest)

} // namespace tst_fileproperties

#include "tst_fileproperties.moc"
