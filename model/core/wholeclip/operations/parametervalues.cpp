#include "operations/parametervalues.h"

#include <algorithm>
#include <cassert>

namespace limber {

const ParameterValue *ParameterValues::find(std::string_view name) const
{
    const auto found = std::ranges::find(m_values, name, &ParameterValue::name);
    return found == m_values.end() ? nullptr : &*found;
}

bool ParameterValues::isGiven(std::string_view name) const
{
    const ParameterValue *value = find(name);
    return value != nullptr && value->isGiven;
}

bool ParameterValues::is(std::string_view name, std::string_view word) const
{
    const ParameterValue *value = find(name);
    return value != nullptr && value->text == word;
}

const ParameterValue &ParameterValues::of(std::string_view name) const
{
    static const ParameterValue none;
    const ParameterValue *value = find(name);
    assert(value != nullptr);
    return value != nullptr ? *value : none;
}

} // namespace limber
