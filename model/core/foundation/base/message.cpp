#include "base/message.h"

#include "base/finding.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace limber {

namespace {

// Four bytes for each character that printable() shows, and for one more character.
constexpr std::size_t mostNameBytes = 4 * 81;

bool areSame(const char *a, const char *b)
{
    return a == b || (a != nullptr && b != nullptr && std::strcmp(a, b) == 0);
}

// Fills in the arguments in one pass from left to right, so that filled-in text is not examined again.
std::string filled(std::string_view form, const Message &message)
{
    std::string text;
    for (std::size_t at = 0; at < form.size(); ++at) {
        const char next = form[at] == '%' && at + 1 < form.size() ? form[at + 1] : '\0';
        if (next >= '1' && next <= '9')
            text += message.arguments().at(static_cast<std::size_t>(next - '1')).english();
        else if (next == 'n')
            text += std::to_string(message.count().value_or(0));
        else
            text += form[at];
        at += (next >= '1' && next <= '9') || next == 'n' ? 1 : 0;
    }
    return text;
}

} // namespace

MessageArgument::MessageArgument(const Message &message)
    : kind(Kind::Clause), clause(std::make_shared<const Message>(message))
{
}

std::string MessageArgument::english() const
{
    if (kind == Kind::Clause)
        return clause->text();
    return kind == Kind::Name ? printable(text) : text;
}

bool operator==(const MessageArgument &a, const MessageArgument &b)
{
    if (a.kind != b.kind || a.text != b.text)
        return false;
    return a.kind != MessageArgument::Kind::Clause || *a.clause == *b.clause;
}

MessageArgument wordArgument(std::string_view text)
{
    return {MessageArgument::Kind::Word, printable(text)};
}

// The replacement for the rest comes after everything that is shown. It keeps the text UTF-8 or not, as the whole is,
// which decides how all of it is shown.
MessageArgument nameArgument(std::string_view bytes)
{
    std::string kept(bytes.substr(0, mostNameBytes));
    if (bytes.size() > mostNameBytes && isUtf8(bytes)) {
        while ((kept.back() & 0xC0) == 0x80)
            kept.pop_back();
        kept.pop_back();
        kept += "…";
    } else if (bytes.size() > mostNameBytes) {
        kept += '\xFF';
    }
    return {MessageArgument::Kind::Name, std::move(kept)};
}

MessageArgument numberArgument(std::string digits)
{
    return {MessageArgument::Kind::Number, std::move(digits)};
}

std::string Message::text() const
{
    if (isEmpty())
        return {};
    return filled(m_count == 1 && m_formForOne != nullptr ? m_formForOne : m_form, *this);
}

bool Message::hasForeignName() const
{
    return std::ranges::any_of(m_arguments, [](const MessageArgument &argument) {
        if (argument.kind == MessageArgument::Kind::Clause)
            return argument.clause->hasForeignName();
        return argument.kind == MessageArgument::Kind::Name && !isUtf8(argument.text);
    });
}

bool operator==(const Message &a, const Message &b)
{
    return areSame(a.m_form, b.m_form) && a.m_arguments == b.m_arguments && a.m_count == b.m_count;
}

} // namespace limber
