#include "journal/additionscode.h"

#include "additions/additionkind.h"

#include <algorithm>
#include <array>

namespace limber {

namespace {

// The head of a part. The first three kinds have no names in journals. The settings for Second Life, and after them
// kinds with their names, were added later: if they differ, they stand before those, so that older journals are still
// read.
enum class Part : std::uint8_t { AsBefore, None, Own, SettingsFirst, Named };

constexpr std::string_view settingsName = "second-life";
constexpr std::array<std::string_view, 3> unnamedKinds{"contacts", "markers", "layers"};

bool isUnnamed(const AdditionKind &kind)
{
    return std::ranges::find(unnamedKinds, kind.name()) != unnamedKinds.end();
}

} // namespace

void putAdditions(ByteWriter &out, const Additions &additions, const Additions &before)
{
    for (const auto &kind : additionKinds()) {
        if (isUnnamed(*kind) || kind->isSame(additions, before))
            continue;
        const bool isSettings = kind->name() == settingsName;
        out.put(isSettings ? Part::SettingsFirst : Part::Named);
        if (!isSettings)
            out.put(kind->name());
        kind->put(out, additions, before);
    }
    for (const std::string_view name : unnamedKinds) {
        const AdditionKind &kind = *findAdditionKind(name);
        const bool isSame = kind.isSame(additions, before);
        const bool isAbsent = kind.isAbsent(additions);
        out.put(isSame ? Part::AsBefore : isAbsent ? Part::None : Part::Own);
        if (!isSame && !isAbsent)
            kind.put(out, additions, before);
    }
}

Additions takeAdditions(ByteReader &in, const Additions &before)
{
    Additions result = before;
    auto head = in.oneOf(Part::Named);
    while (head == Part::SettingsFirst || head == Part::Named) {
        const AdditionKind *kind = findAdditionKind(head == Part::Named ? in.text() : std::string(settingsName));
        if (kind == nullptr) {
            in.fail();
            return result;
        }
        kind->take(in, result, before);
        head = in.oneOf(Part::Named);
    }
    for (const std::string_view name : unnamedKinds) {
        const AdditionKind &kind = *findAdditionKind(name);
        if (name != unnamedKinds.front())
            head = in.oneOf(Part::Own);
        if (head == Part::Own)
            kind.take(in, result, before);
        else if (head == Part::None)
            kind.remove(result);
    }
    return result;
}

} // namespace limber
