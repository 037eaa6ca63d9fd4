#include "promises.h"
#include "samecontent.h"

#include "bvh/bvhreader.h"
#include "bvh/bvhstreams.h"
#include "motion/pose.h"
#include "motion/positionrule.h"
#include "motion/upaxis.h"

#include <algorithm>
#include <istream>
#include <streambuf>

namespace limber::fuzz {

namespace {

constexpr std::size_t longestMessage = 2000;

// Hands its bytes out in pieces whose sizes depend on the bytes themselves.
class Pieces : public std::streambuf
{
public:
    explicit Pieces(std::string_view bytes) : m_bytes(bytes) {}

protected:
    int_type underflow() override
    {
        if (m_taken == m_bytes.size())
            return traits_type::eof();
        const std::size_t size = 1 + static_cast<unsigned char>(m_bytes[m_taken]) % 97;
        m_piece = m_bytes.substr(m_taken, size);
        m_taken += m_piece.size();
        setg(m_piece.data(), m_piece.data(), m_piece.data() + m_piece.size());
        return traits_type::to_int_type(m_piece.front());
    }

private:
    std::string_view m_bytes;
    std::size_t m_taken = 0;
    std::string m_piece;
};

bool isSound(const Finding &finding)
{
    const bool printable =
        std::ranges::none_of(finding.message, [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; });
    return printable && isUtf8(finding.message) && !finding.message.empty() &&
           finding.message.size() <= longestMessage && finding.line >= 0 && finding.column >= 0;
}

bool areSame(const Finding &a, const Finding &b)
{
    return a.severity == b.severity && a.line == b.line && a.column == b.column && a.message == b.message;
}

std::string brokenByPieces(std::string_view bytes, const ReadResult &whole)
{
    Pieces pieces(bytes);
    std::istream in(&pieces);
    const ReadResult again = readBvh(in);
    if (again.clip.has_value() != whole.clip.has_value())
        return "read whole or in pieces, one of the two is refused";
    if (!std::ranges::equal(again.findings, whole.findings, areSame))
        return "read in pieces, the findings are others";
    if (whole.clip && !haveSameContent(*whole.clip, *again.clip))
        return "read in pieces, the clip is another one";
    return {};
}

} // namespace

std::string brokenByReading(std::string_view bytes)
{
    const ReadResult result = readBvh(std::string(bytes));
    if (result.cancelled)
        return "cancelled by nobody";
    if (!result.clip && result.error() == nullptr)
        return "refused without an error";
    if (result.clip && result.error() != nullptr)
        return "loaded with an error";
    if (!std::ranges::all_of(result.findings, isSound))
        return "a finding that is not fit to print";
    if (result.clip) {
        const auto rules = decidePositionRules(result.clip->skeleton, result.clip->motion);
        (void)decideUpAxis(*result.clip, rules);
        (void)poseAt(*result.clip, result.clip->motion.frameCount() - 1, rules);
    }
    return brokenByPieces(bytes, result);
}

} // namespace limber::fuzz
