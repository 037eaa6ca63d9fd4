#include "promises.h"
#include "samecontent.h"

#include "body/upaxisdecision.h"
#include "bvh/read/bvhreader.h"
#include "bvh/write/bvhwriter.h"
#include "pose/pose.h"
#include "pose/positionrule.h"

#include <algorithm>
#include <span>

namespace limber::fuzz {

namespace {

constexpr std::size_t longestMessage = 2000;

// Delivers bytes in portions whose sizes depend on the bytes themselves.
ByteSource inPortions(std::string_view bytes)
{
    return [rest = bytes](std::span<char> buffer) mutable {
        const std::size_t wanted = rest.empty() ? 0 : 1 + static_cast<unsigned char>(rest.front()) % 97;
        const std::size_t count = std::min({wanted, rest.size(), buffer.size()});
        std::copy_n(rest.begin(), count, buffer.begin());
        rest.remove_prefix(count);
        return static_cast<std::ptrdiff_t>(count);
    };
}

bool isSound(const Finding &finding)
{
    const std::string message = finding.message.text();
    const bool printable =
        std::ranges::none_of(message, [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; });
    return printable && isUtf8(message) && !message.empty() && finding.kind != FindingKind::Other &&
           message.size() <= longestMessage && finding.line >= 0 && finding.column >= 0;
}

bool areSame(const Finding &a, const Finding &b)
{
    return a.severity == b.severity && a.kind == b.kind && a.line == b.line && a.column == b.column &&
           a.message == b.message;
}

// A file is read in pieces, two at a time; the result must not depend on where it is cut.
std::string brokenByPieces(std::string_view bytes, const ReadResult &whole, int linesInPiece, int threads)
{
    ReadOptions options;
    options.linesInPiece = linesInPiece;
    options.threads = threads;
    const ReadResult again = readBvh(inPortions(bytes), options);
    if (again.clip.has_value() != whole.clip.has_value())
        return "read whole or in pieces, one of the two is refused";
    if (!std::ranges::equal(again.findings, whole.findings, areSame))
        return "read in pieces, the findings are others";
    if (!whole.clip)
        return {};
    if (!haveSameContent(*whole.clip, *again.clip))
        return "read in pieces, the clip is another one";
    if (writeBvh(*again.clip) != bytes)
        return "read in pieces, the bytes that are written are others";
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
    if (std::string broken = brokenByPieces(bytes, result, 1, 2); !broken.empty())
        return broken;
    return brokenByPieces(bytes, result, 3, 1);
}

} // namespace limber::fuzz
