#include "bvh/read/hierarchyreader.h"

#include "bvh/read/formatdetection.h"
#include "bvh/text/numberparser.h"
#include "messages/readingmessages.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <set>
#include <string>
#include <string_view>

namespace limber {

namespace {

constexpr std::size_t maxLevels = 1024;
constexpr std::size_t longestName = 255;

bool hasControlCharacter(std::string_view name)
{
    for (const char c : name) {
        if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F)
            return true;
    }
    return false;
}

// Even descriptions of the format misspell the word: HIERARCH, HEIRARCHY, HIERARYCH. The function counts the letters to
// change, drop, add or swap with the next one (Damerau 1964).
bool isMisspeltHierarchy(std::string_view word)
{
    constexpr std::string_view right = "HIERARCHY";
    constexpr int mostMistakes = 2;
    if (word.size() > right.size() + mostMistakes || word.empty() || !sameWord(word.substr(0, 1), right.substr(0, 1)))
        return false;
    std::array<std::array<int, 16>, 16> cost{};
    for (std::size_t i = 0; i <= word.size(); ++i) {
        for (std::size_t k = 0; k <= right.size(); ++k) {
            if (i == 0 || k == 0) {
                cost[i][k] = static_cast<int>(i + k);
                continue;
            }
            const auto same = [&](std::size_t a, std::size_t b) {
                return sameWord(word.substr(a, 1), right.substr(b, 1));
            };
            cost[i][k] = std::min({cost[i - 1][k] + 1, cost[i][k - 1] + 1, cost[i - 1][k - 1] + !same(i - 1, k - 1)});
            if (i > 1 && k > 1 && same(i - 1, k - 2) && same(i - 2, k - 1))
                cost[i][k] = std::min(cost[i][k], cost[i - 2][k - 2] + 1);
        }
    }
    return cost[word.size()][right.size()] <= mostMistakes;
}

} // namespace

HierarchyReader::HierarchyReader(TextScanner &in, FindingLog &log, Skeleton &skeleton, SourceText &positions)
    : m_in(in), m_log(log), m_skeleton(skeleton), m_source(positions)
{
}

void HierarchyReader::read()
{
    readFirstWord();
    while (m_log.ok() && !m_hasMotion && m_in.skipToWord()) {
        if (m_open.empty())
            readTopLevel();
        else
            readBlockContent();
    }
    if (!m_log.ok())
        return;
    if (!m_open.empty())
        return refuseUnclosed({m_in.endOfLastWord(), m_in.endOfLastWord()});
    if (m_skeleton.jointCount() == 0)
        return m_in.refuseNext(FindingKind::MissingRoot, messages::expectedRoot);
    checkDuplicateNames();
    if (!m_hasMotion)
        m_log.warn(FindingKind::MissingMotion, m_in.endOfLastWord(), messages::missingMotion());
}

void HierarchyReader::readFirstWord()
{
    if (!m_in.skipToWord()) {
        const bool empty = m_in.text().empty();
        return m_log.refuse(FindingKind::EmptyFile, m_in.endOfLastWord(),
                            empty ? messages::emptyFile() : messages::blankFile());
    }
    const TextSpan word = m_in.peek();
    m_source.hierarchy.begin = word.begin;
    if (m_in.takeKeyword("HIERARCHY"))
        return;
    if (isMisspeltHierarchy(m_in.at(word))) {
        m_in.take();
        return m_log.warn(FindingKind::HierarchyKeyword, word.begin, messages::misspeltHierarchy(m_in.nameOf(word)));
    }
    if (m_in.isKeyword(word, "ROOT"))
        return m_log.warn(FindingKind::HierarchyKeyword, word.begin, messages::rootBeforeHierarchy());
    if (const auto format = knownFormat(m_in.text()))
        return m_log.refuse(FindingKind::OtherFormat, 0, messages::otherFormat(*format));
    m_log.refuse(FindingKind::UnexpectedWord, word.begin, messages::expectedHierarchy(m_in.nameOf(word)));
}

void HierarchyReader::readTopLevel()
{
    const TextSpan word = m_in.peek();
    if (m_in.takeKeyword("ROOT"))
        return openJoint(word);
    if (m_skeleton.jointCount() > 0 && m_in.takeKeyword("MOTION")) {
        m_hasMotion = true;
        return;
    }
    if (m_in.isKeyword(word, "MOTION:") && m_skeleton.jointCount() > 0) {
        m_in.take();
        m_log.warn(FindingKind::HeaderPunctuation, word.begin, messages::motionWithColon());
        m_hasMotion = true;
        return;
    }
    m_in.refuseNext(FindingKind::UnexpectedWord,
                    m_skeleton.jointCount() == 0 ? messages::expectedRoot : messages::expectedRootOrMotion);
}

void HierarchyReader::readBlockContent()
{
    const TextSpan word = m_in.peek();
    const bool inEndSite = m_open.back().isEndSite;
    if (m_in.at(word) == "}") {
        m_in.take();
        return closeBlock(word);
    }
    if (m_in.takeKeyword("OFFSET"))
        return readOffset(word);
    if (m_in.takeKeyword("CHANNELS"))
        return readChannels(word);
    if (m_in.isKeyword(word, "MOTION") || m_in.isKeyword(word, "ROOT"))
        return refuseUnclosed(word);
    if (inEndSite)
        return m_in.refuseNext(FindingKind::UnexpectedWord, messages::expectedInEndSite);
    if (m_in.takeKeyword("JOINT"))
        return openJoint(word);
    if (m_in.isKeyword(word, "EndSite") || m_in.isKeyword(word, "End"))
        return openEndSite(word);
    m_in.refuseNext(FindingKind::UnexpectedWord, messages::expectedInJoint);
}

void HierarchyReader::openJoint(TextSpan keyword)
{
    if (m_open.size() >= maxLevels) {
        return m_log.refuse(FindingKind::TooDeep, keyword.begin, messages::tooDeep(maxLevels));
    }
    Block block;
    block.keyword = keyword.begin;
    if (!m_open.empty()) {
        Block &parent = m_open.back();
        commit(parent, keyword.begin);
        ++parent.childJoints;
        block.joint.parent = parent.index;
    }
    block.positions.name = takeName();
    block.joint.name = std::string(m_in.at(block.positions.name));
    checkName(block.positions.name, keyword.begin);
    m_open.push_back(std::move(block));
    openBrace();
}

void HierarchyReader::openEndSite(TextSpan keyword)
{
    Block block;
    block.isEndSite = true;
    block.keyword = keyword.begin;
    Block &parent = m_open.back();
    commit(parent, keyword.begin);
    if (++parent.endSites == 2)
        parent.secondEndSite = keyword.begin;
    block.joint.parent = parent.index;

    const bool inOneWord = m_in.isKeyword(keyword, "EndSite");
    if (inOneWord)
        m_in.take();
    else
        m_in.takeKeyword("End");
    block.positions.name = inOneWord ? TextSpan{keyword.end, keyword.end} : takeName();
    block.endLabel = std::string(m_in.at(block.positions.name));
    refuseNul(block.positions.name);
    if (sameWord(block.endLabel, "Site") && block.endLabel != "Site") {
        m_log.warnOnce(FindingKind::KeywordCase, block.positions.name.begin,
                       messages::unusualCase(wordArgument("Site"), m_in.nameOf(block.positions.name)));
    } else if (block.endLabel != "Site") {
        m_log.warn(FindingKind::EndSiteWord, keyword.begin,
                   inOneWord                ? messages::endSiteInOneWord()
                   : block.endLabel.empty() ? messages::endSiteAlone()
                                            : messages::endSiteNamed(nameArgument(block.endLabel)));
    }
    m_open.push_back(std::move(block));
    openBrace();
}

void HierarchyReader::openBrace()
{
    if (m_in.skipToWord() && m_in.peekText() == "{")
        m_in.take();
    else
        m_in.refuseNext(FindingKind::MissingBrace, messages::expectedOpeningBrace);
}

void HierarchyReader::closeBlock(TextSpan brace)
{
    Block &block = m_open.back();
    if (block.isEndSite && !block.hasOffset)
        return m_log.refuse(FindingKind::MissingOffset, brace.begin, messages::endSiteWithoutOffset());
    if (block.isEndSite) {
        m_skeleton.addEndSite({block.endLabel, block.joint.parent, block.joint.offset, 0});
        m_source.endSites.push_back(block.positions);
    } else {
        commit(block, brace.begin);
        checkChildren(block);
    }
    m_source.hierarchy.end = brace.end;
    m_open.pop_back();
}

void HierarchyReader::commit(Block &block, std::size_t noticedAt)
{
    if (block.isCommitted())
        return;
    if (!block.hasOffset) {
        return m_log.refuse(
            FindingKind::MissingOffset, noticedAt,
            messages::jointWithoutOffset(nameArgument(block.joint.name), m_in.nameOf(m_in.wordAt(noticedAt))));
    }
    if (!block.hasChannels) {
        m_log.warn(FindingKind::MissingChannels, block.keyword,
                   messages::missingChannels(nameArgument(block.joint.name)));
    }
    block.index = m_skeleton.addJoint(block.joint);
    m_source.joints.push_back(block.positions);
    m_namePositions.push_back(block.positions.name.begin);
}

void HierarchyReader::readOffset(TextSpan keyword)
{
    Block &block = m_open.back();
    if (block.hasOffset)
        return m_log.refuse(FindingKind::RepeatedOffset, keyword.begin, messages::repeatedOffset());
    block.hasOffset = true;
    for (int axis = 0; axis < 3; ++axis) {
        const bool found = m_in.skipToWord();
        const TextSpan word = m_in.peek();
        const ParsedNumber number = parseWholeNumber(m_in.at(word));
        if (!found || number.fault == NumberFault::NotANumber)
            return m_in.refuseNext(FindingKind::BadOffset, messages::expectedOffsetNumbers);
        if (number.fault == NumberFault::Overflow)
            return m_in.refuseNext(FindingKind::NumberTooLarge, messages::expectedDouble);
        if (number.lostToZero) {
            m_log.warnOnce(FindingKind::NumberLostToZero, word.begin, messages::offsetLostToZero(m_in.nameOf(word)));
        } else if (std::abs(number.value) > std::numeric_limits<float>::max()) {
            m_log.warnOnce(FindingKind::NumberBeyondFloat, word.begin, messages::offsetBeyondFloat(m_in.nameOf(word)));
        }
        m_in.take();
        block.joint.offset[axis] = number.value;
        block.positions.offset[static_cast<std::size_t>(axis)] = word;
    }
}

void HierarchyReader::readChannels(TextSpan keyword)
{
    Block &block = m_open.back();
    if (block.isCommitted())
        return m_log.refuse(FindingKind::ChannelsAfterChild, keyword.begin, messages::channelsAfterChild());
    if (block.hasChannels)
        return m_log.refuse(FindingKind::RepeatedChannels, keyword.begin, messages::repeatedChannels());
    if (!block.hasOffset && !block.isEndSite)
        m_log.warn(FindingKind::ChannelsBeforeOffset, keyword.begin, messages::channelsBeforeOffset());
    block.hasChannels = true;
    m_in.skipToWord();
    block.positions.channels.begin = m_in.position();
    const long long count = readChannelCount();
    if (!m_log.ok())
        return;
    if (block.isEndSite) {
        if (count != 0)
            return m_log.refuse(FindingKind::ChannelsInEndSite, keyword.begin, messages::channelsInEndSite(count));
        return m_log.warn(FindingKind::ChannelsInEndSite, keyword.begin, messages::noChannelsInEndSite());
    }
    readChannelNames(block, count);
    checkRepeatedChannels(block, keyword.begin);
    block.positions.channels.end = m_lastWordEnd;
    block.positions.channelsRead = block.joint.channels;
}

long long HierarchyReader::readChannelCount()
{
    const bool found = m_in.skipToWord();
    const TextSpan word = m_in.peek();
    const ParsedNumber number = parseWholeNumber(m_in.at(word));
    constexpr double largest = 1e15; // far beyond any file, and exact as a double
    const bool whole =
        number.fault == NumberFault::None && number.value >= 0 && std::floor(number.value) == number.value;
    if (!found || !(whole || number.fault == NumberFault::Overflow)) {
        m_in.refuseNext(FindingKind::BadChannelCount, messages::expectedChannelCount);
        return 0;
    }
    if (m_in.at(word).find_first_not_of("0123456789") != std::string_view::npos)
        m_log.warn(FindingKind::ChannelCountForm, word.begin, messages::channelCountForm(m_in.nameOf(word)));
    m_in.take();
    m_lastWordEnd = word.end;
    return static_cast<long long>(number.fault == NumberFault::Overflow ? largest : std::min(number.value, largest));
}

void HierarchyReader::readChannelNames(Block &block, long long count)
{
    for (long long i = 0; i < count; ++i) {
        m_in.skipToWord();
        const TextSpan word = m_in.peek();
        const auto channel = channelFromName(m_in.at(word));
        if (!channel) {
            return m_in.refuseNext(FindingKind::UnknownChannel,
                                   [&](const Message &found) { return messages::unknownChannel(i, count, found); });
        }
        if (m_in.at(word) != channelName(*channel)) {
            m_log.warnOnce(FindingKind::ChannelCase, word.begin,
                           messages::unusualCase(wordArgument(channelName(*channel)), m_in.nameOf(word)));
        }
        m_in.take();
        m_lastWordEnd = word.end;
        block.joint.channels.push_back(*channel);
    }
    if (m_in.skipToWord() && channelFromName(m_in.peekText()))
        m_in.refuseNext(FindingKind::SurplusChannel,
                        [&](const Message &found) { return messages::surplusChannel(count, found); });
}

void HierarchyReader::checkRepeatedChannels(const Block &block, std::size_t position)
{
    for (std::size_t i = 0; i < block.joint.channels.size(); ++i) {
        for (std::size_t k = 0; k < i; ++k) {
            if (block.joint.channels[i] == block.joint.channels[k]) {
                return m_log.warn(FindingKind::RepeatedChannel, position,
                                  messages::repeatedChannel(wordArgument(channelName(block.joint.channels[i]))));
            }
        }
    }
}

TextSpan HierarchyReader::takeName()
{
    const TextSpan name = m_in.takeRestOfLine();
    if (!name.isEmpty() || !m_in.skipToWord() || isBrace(m_in.text()[m_in.position()]))
        return name;
    return m_in.takeRestOfLine();
}

void HierarchyReader::checkName(TextSpan name, std::size_t keyword)
{
    const std::string_view text = m_in.at(name);
    refuseNul(name);
    if (text.empty())
        return m_log.warn(FindingKind::MissingName, keyword, messages::missingName());
    Message oddities;
    const auto note = [&](bool odd, const MessageForm<0> &what) {
        if (odd)
            oddities = oddities.isEmpty() ? what() : messages::both(oddities, what());
    };
    note(text.find_first_of(" \t\v\f") != std::string_view::npos, messages::hasSpaces);
    note(text.size() > longestName, messages::isOverlong);
    note(!isUtf8(text), messages::isNotUtf8);
    note(hasControlCharacter(text), messages::hasControlCharacters);
    const MessageForm<2> &form = isUtf8(text) ? messages::oddName : messages::oddNameInOtherEncoding;
    if (!oddities.isEmpty())
        m_log.warn(FindingKind::OddName, name.begin, form(m_in.nameOf(name), oddities));
}

// Programs that read texts up to the first NUL would see another name than this one.
void HierarchyReader::refuseNul(TextSpan name)
{
    const std::size_t nul = m_in.at(name).find('\0');
    if (nul != std::string_view::npos)
        m_log.refuse(FindingKind::NulInName, name.begin + nul, messages::nulInName(m_in.nameOf(name)));
}

void HierarchyReader::checkChildren(const Block &block)
{
    const MessageArgument name = nameArgument(block.joint.name);
    if (block.isLeaf())
        m_log.warn(FindingKind::MissingEndSite, block.keyword, messages::missingEndSite(name));
    else if (block.endSites > 1)
        m_log.warn(FindingKind::SeveralEndSites, block.secondEndSite, messages::severalEndSites(name, block.endSites));
    else if (block.endSites == 1 && block.childJoints > 0)
        m_log.warn(FindingKind::JointBesideEndSite, block.keyword, messages::jointBesideEndSite(name));
}

void HierarchyReader::checkDuplicateNames()
{
    std::set<std::string_view> seen;
    for (int joint = 0; joint < m_skeleton.jointCount(); ++joint) {
        const std::string &name = m_skeleton.joint(joint).name;
        if (name.empty() || seen.insert(name).second)
            continue;
        m_log.warn(FindingKind::RepeatedName, m_namePositions[static_cast<std::size_t>(joint)],
                   messages::repeatedName(nameArgument(name)));
    }
}

void HierarchyReader::refuseUnclosed(TextSpan found)
{
    const Block &block = m_open.back();
    m_log.refuse(FindingKind::UnclosedBlock, found.begin,
                 block.isEndSite ? messages::unclosedEndSite(m_in.nameOf(found))
                                 : messages::unclosedJoint(nameArgument(block.joint.name), m_in.nameOf(found)));
}

} // namespace limber
