#pragma once

#include "bvh/text/findinglog.h"
#include "bvh/text/sourcetext.h"
#include "bvh/text/textscanner.h"
#include "motion/skeleton.h"

#include <vector>

namespace limber {

// Reads the HIERARCHY section: roots, joints, end sites, their offsets and channels. It keeps open blocks in a list of
// its own, so that a deep file cannot exhaust the stack.
class HierarchyReader
{
public:
    HierarchyReader(TextScanner &in, FindingLog &log, Skeleton &skeleton, SourceText &positions);

    // Reads up to and including MOTION. `hasMotion()` says whether the file has that word.
    void read();
    [[nodiscard]] bool hasMotion() const { return m_hasMotion; }

private:
    // A ROOT, JOINT or End Site whose braces are open. A joint is added to the skeleton as soon as its channels are
    // known: at its first child or at its end.
    struct Block
    {
        bool isEndSite = false;
        std::size_t keyword = 0; // where its first word begins
        Joint joint; // for an end site only parent and offset are used
        std::string endLabel;
        SourceText::NodePositions positions;
        int index = NoJoint; // in the skeleton, once the joint was added
        bool hasOffset = false;
        bool hasChannels = false;
        int childJoints = 0;
        int endSites = 0;
        std::size_t secondEndSite = 0; // where its first word begins

        [[nodiscard]] bool isCommitted() const { return index != NoJoint; }
        [[nodiscard]] bool isLeaf() const { return childJoints == 0 && endSites == 0; }
    };

    void readFirstWord();
    void readTopLevel();
    void readBlockContent();
    void openJoint(TextSpan keyword);
    void openEndSite(TextSpan keyword);
    void openBrace();
    void closeBlock(TextSpan brace);
    void commit(Block &block, std::size_t noticedAt);
    void readOffset(TextSpan keyword);
    void readChannels(TextSpan keyword);
    [[nodiscard]] long long readChannelCount();
    void readChannelNames(Block &block, long long count);
    void checkRepeatedChannels(const Block &block, std::size_t position);
    [[nodiscard]] TextSpan takeName();
    void checkName(TextSpan name, std::size_t keyword);
    void refuseNul(TextSpan name);
    void checkChildren(const Block &block);
    void checkDuplicateNames();
    void refuseUnclosed(TextSpan found);

    TextScanner &m_in;
    FindingLog &m_log;
    Skeleton &m_skeleton;
    SourceText &m_source;
    std::vector<Block> m_open;
    std::vector<std::size_t> m_namePositions; // by joint
    bool m_hasMotion = false;
    std::size_t m_lastWordEnd = 0; // of the channels that are being read
};

} // namespace limber
