#include "bvh/read/motionheaderreader.h"

#include "bvh/text/numberparser.h"
#include "messages/readingmessages.h"

#include <cmath>
#include <string>

namespace limber {

namespace {

constexpr double shortestFrameTime = 0.001;
constexpr double longestFrameTime = 10.0;

} // namespace

MotionHeaderReader::MotionHeaderReader(TextScanner &in, FindingLog &log, SourceText &source)
    : m_in(in), m_log(log), m_source(source)
{
}

void MotionHeaderReader::read()
{
    while (m_log.ok()) {
        if (!takeFrames() && !takeFrameTime())
            break;
    }
    if (!m_log.ok())
        return;
    if (!m_frameTime)
        return m_in.refuseNext(FindingKind::MissingFrameTime,
                               m_declaredFrames ? messages::expectedFrameTime : messages::expectedFramesAndTime);
    if (!m_declaredFrames)
        m_log.warn(FindingKind::MissingFrameCount, m_frameTimeAt, messages::missingFrameCount());
}

bool MotionHeaderReader::takeFrames()
{
    if (!m_in.skipToWord())
        return false;
    const TextSpan word = m_in.peek();
    const std::string_view text = m_in.at(word);
    constexpr std::string_view keyword = "Frames";
    const bool isKeyword = sameWord(text.substr(0, keyword.size()), keyword) &&
                           (text.size() == keyword.size() || text[keyword.size()] == ':');
    if (!isKeyword)
        return false;
    if (m_declaredFrames) {
        m_log.refuse(FindingKind::RepeatedFrameCount, word.begin, messages::repeatedFrameCount());
        return true;
    }
    m_declaredFramesAt = word.begin;
    takeColon(keyword, word.begin + keyword.size());
    readFrameCount();
    return true;
}

bool MotionHeaderReader::takeFrameTime()
{
    if (!m_in.skipToWord())
        return false;
    constexpr std::string_view first = "Frame";
    constexpr std::string_view second = "Time";
    const std::string_view rest = m_in.text().substr(m_in.position());
    if (!sameWord(rest.substr(0, first.size()), first))
        return false;
    std::size_t at = first.size();
    while (at < rest.size() && isBlank(rest[at]))
        ++at;
    if (!sameWord(rest.substr(at, second.size()), second))
        return false;
    const std::size_t begin = m_in.position();
    if (m_frameTime) {
        m_log.refuse(FindingKind::RepeatedFrameTime, begin, messages::repeatedFrameTime());
        return true;
    }
    if (!m_declaredFrames) {
        // The order is reported only if a Frames: line follows; otherwise the missing line is reported.
        const std::size_t next = endOfLine(m_in.text(), begin);
        const std::size_t word = m_in.text().find_first_not_of(" \t\v\f\r\n", next);
        if (word != std::string_view::npos && sameWord(m_in.text().substr(word, 6), "Frames"))
            m_log.warn(FindingKind::SwappedHeader, begin, messages::swappedHeader());
    }
    m_frameTimeAt = begin;
    if (at == first.size())
        m_log.warn(FindingKind::HeaderPunctuation, begin,
                   messages::frameTimeInOneWord(nameArgument(rest.substr(0, at + second.size()))));
    takeColon("Frame Time", begin + at + second.size());
    readFrameTime();
    return true;
}

void MotionHeaderReader::takeColon(std::string_view keyword, std::size_t keywordEnd)
{
    const std::string_view text = m_in.text();
    const std::size_t keywordBegin = m_in.position();
    m_in.moveTo(keywordEnd);
    m_in.skipBlanks();
    const std::size_t colon = m_in.position();
    const bool hasColon = colon < text.size() && text[colon] == ':';
    if (hasColon)
        m_in.moveTo(colon + 1);
    const MessageArgument wanted = wordArgument(keyword);
    const std::size_t after = m_in.position();
    const bool glued = hasColon && after < text.size() && !isBlank(text[after]) && !isLineEnd(text[after]);
    if (!hasColon)
        m_log.warn(FindingKind::HeaderPunctuation, keywordBegin, messages::noColon(wanted));
    else if (colon != keywordEnd)
        m_log.warn(FindingKind::HeaderPunctuation, keywordBegin, messages::spaceBeforeColon(wanted));
    else if (glued)
        m_log.warn(FindingKind::HeaderPunctuation, keywordBegin, messages::noSpaceAfterColon(wanted));
    const std::string_view found = text.substr(keywordBegin, keyword.size());
    if (found != keyword && sameWord(found, keyword)) {
        m_log.warnOnce(FindingKind::KeywordCase, keywordBegin,
                       messages::unusualHeaderCase(wanted, nameArgument(found)));
    }
}

void MotionHeaderReader::readFrameCount()
{
    const bool found = m_in.skipToWord();
    const TextSpan word = m_in.peek();
    const std::string_view text = m_in.at(word);
    const ParsedNumber number = parseWholeNumber(text);
    const bool overflow = number.fault == NumberFault::Overflow && !text.starts_with('-');
    const bool whole = overflow || (number.fault == NumberFault::None && number.value >= 0 &&
                                    std::floor(number.value) == number.value);
    if (!found || !whole)
        return m_in.refuseNext(FindingKind::BadFrameCount, messages::expectedFrameCount);
    constexpr double tooLarge = 9e18;
    m_declaredFrames = overflow || number.value > tooLarge ? saturatedCount : static_cast<std::int64_t>(number.value);
    if (text.find_first_not_of("0123456789") != std::string_view::npos)
        m_log.warn(FindingKind::FrameCountForm, word.begin, messages::frameCountForm(m_in.nameOf(word)));
    m_source.frameCount = word;
    m_in.take();
}

void MotionHeaderReader::readFrameTime()
{
    const bool found = m_in.skipToWord();
    const TextSpan word = m_in.peek();
    const ParsedNumber number = parseWholeNumber(m_in.at(word));
    if (!found || number.fault != NumberFault::None || number.value < 0)
        return m_in.refuseNext(FindingKind::BadFrameTime, messages::expectedSeconds);
    m_frameTime = std::abs(number.value);
    if (number.value == 0)
        m_log.warn(FindingKind::FrameTimeZero, word.begin, messages::frameTimeZero());
    else if (number.value < shortestFrameTime || number.value > longestFrameTime)
        m_log.warn(FindingKind::UnusualFrameTime, word.begin, messages::unusualFrameTime(m_in.nameOf(word)));
    m_source.frameTime = word;
    m_in.take();
}

} // namespace limber
