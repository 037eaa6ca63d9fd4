#pragma once

#include "base/message.h"

#include <algorithm>
#include <limits>
#include <string_view>
#include <type_traits>
#include <utility>

// Qt's marks for translatable texts, for its lupdate; the core does not use Qt. They are the same word for word as in
// Qt, since both may be included.
#ifndef QT_TRANSLATE_NOOP
#define QT_TRANSLATE_NOOP(scope, x) x
#endif
#ifndef QT_TRANSLATE_N_NOOP
#define QT_TRANSLATE_N_NOOP(scope, x) x
#endif

namespace limber {

// Returns how many arguments a form takes: its highest %1 to %9; -1 if one below that is missing.
[[nodiscard]] constexpr int argumentsIn(std::string_view form)
{
    bool used[9] = {};
    int highest = 0;
    for (std::size_t at = form.find('%'); at != std::string_view::npos; at = form.find('%', at + 1)) {
        const char next = at + 1 < form.size() ? form[at + 1] : ' ';
        if (next < '1' || next > '9')
            continue;
        used[next - '1'] = true;
        highest = std::max(highest, next - '0');
    }
    for (int i = 0; i < highest; ++i) {
        if (!used[i])
            return -1;
    }
    return highest;
}

[[nodiscard]] constexpr bool hasCount(std::string_view form)
{
    return form.find("%n") != std::string_view::npos;
}

// A sentence of a catalogue. Called with its arguments it makes a message. A form whose %1 to %9 do not match its
// arguments does not compile.
template <int argumentCount>
class MessageForm
{
public:
    consteval explicit MessageForm(const char *english) : m_english(english)
    {
        if (argumentsIn(english) != argumentCount || hasCount(english))
            throw "the form and the number of its arguments differ";
    }

    template <typename... Arguments>
    [[nodiscard]] std::enable_if_t<sizeof...(Arguments) == argumentCount, Message>
    operator()(const Arguments &...arguments) const
    {
        Message message;
        message.m_form = m_english;
        message.m_arguments = {MessageArgument(arguments)...};
        return message;
    }

private:
    const char *m_english;
};

// A sentence that depends on a number, %n, which is the first argument of the call.
template <int argumentCount>
class CountedMessageForm
{
public:
    consteval CountedMessageForm(const char *ofMany, const char *ofOne) : m_ofMany(ofMany), m_ofOne(ofOne)
    {
        if (argumentsIn(ofMany) != argumentCount || argumentsIn(ofOne) != argumentCount || !hasCount(ofMany))
            throw "the forms and the number of their arguments differ";
    }

    template <typename Count, typename... Arguments>
    [[nodiscard]] std::enable_if_t<sizeof...(Arguments) == argumentCount, Message>
    operator()(Count count, const Arguments &...arguments) const
    {
        constexpr auto most = std::numeric_limits<int>::max();
        Message message;
        message.m_form = m_ofMany;
        message.m_formForOne = m_ofOne;
        message.m_count = std::cmp_less(count, most) ? static_cast<int>(count) : most;
        message.m_arguments = {MessageArgument(arguments)...};
        return message;
    }

private:
    const char *m_ofMany;
    const char *m_ofOne;
};

} // namespace limber
