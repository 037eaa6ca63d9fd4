#include "edits/edit.h"

#include "base/numbertext.h"
#include "output/messages.h"
#include "words/jointaddress.h"

#include <string>

namespace limber::cli {

namespace {

std::optional<glm::dvec3> vectorFromWord(std::string_view word)
{
    const std::size_t first = word.find(',');
    const std::size_t second = first == std::string_view::npos ? first : word.find(',', first + 1);
    if (second == std::string_view::npos)
        return std::nullopt;
    const auto x = numberOfText(word.substr(0, first));
    const auto y = numberOfText(word.substr(first + 1, second - first - 1));
    const auto z = numberOfText(word.substr(second + 1));
    if (!x || !y || !z)
        return std::nullopt;
    return glm::dvec3(*x, *y, *z);
}

Outcome<ReadyEdit> fit(const std::string &address, const glm::dvec3 &offset, const Clip &clip)
{
    const auto node = findNode(clip.skeleton, address);
    if (!node)
        return Outcome<ReadyEdit>::failure(node.problem);
    return Outcome<ReadyEdit>::success(
        {[node = *node.value, offset](Clip &changed) { changed.skeleton.setOffset(node, offset); },
         {},
         {},
         NodeOffset{*node.value, offset}});
}

} // namespace

Outcome<Edit> parseOffsetEdit(std::string_view word)
{
    const std::size_t equals = word.rfind('=');
    const auto offset = equals == std::string_view::npos ? std::nullopt : vectorFromWord(word.substr(equals + 1));
    if (!offset)
        return Outcome<Edit>::failure("expected JOINT=X,Y,Z with finite numbers for --offset, found " + inQuotes(word));
    return Outcome<Edit>::success([address = std::string(word.substr(0, equals)), offset = *offset](const Clip &clip) {
        return fit(address, offset, clip);
    });
}

} // namespace limber::cli
