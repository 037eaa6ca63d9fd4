#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace limber {

class Message;

// The variable part of a message.
struct MessageArgument
{
    // The kind of text that it is.
    enum class Kind {
        Word, // the same in every language: a keyword of a format, a word of the operating system
        Name, // bytes from a file: names may be in any encoding
        Number, // digits as they should be read
        Clause, // a message inside the sentence
    };

    // Only for whole numbers: for any other number the caller decides how many digits it needs.
    template <typename T, std::enable_if_t<std::is_integral_v<T>, int> = 0>
    MessageArgument(T number) : MessageArgument(Kind::Number, std::to_string(number))
    {
    }
    MessageArgument(const Message &clause); // a message inside a message

    // Returns the argument in English.
    [[nodiscard]] std::string english() const;

    friend bool operator==(const MessageArgument &a, const MessageArgument &b); // same kind and text

    Kind kind; // what it is
    std::string text; // for all kinds but Clause; UTF-8 for all kinds but Name
    std::shared_ptr<const Message> clause; // for a Clause

private:
    MessageArgument(Kind which, std::string words) : kind(which), text(std::move(words)) {}

    friend MessageArgument wordArgument(std::string_view);
    friend MessageArgument nameArgument(std::string_view);
    friend MessageArgument numberArgument(std::string);
};

// Makes an argument from text that no language changes, in UTF-8; it is made printable, with at most 80 characters.
[[nodiscard]] MessageArgument wordArgument(std::string_view text);
// Makes an argument from bytes of a file, cut to the length that a message shows.
[[nodiscard]] MessageArgument nameArgument(std::string_view bytes);
// Makes an argument from a number in the form in which it should be read.
[[nodiscard]] MessageArgument numberArgument(std::string digits);

// A sentence for people: a form from a catalogue (see MessageForm) with its arguments. It can thus be shown here in
// English, and in other languages by programs that have translations.
class Message
{
public:
    Message() = default; // empty

    [[nodiscard]] bool isEmpty() const { return m_form == nullptr; } // has no text
    // Returns the English text without control characters.
    [[nodiscard]] std::string text() const;

    // Returns whether a name in it is not UTF-8.
    [[nodiscard]] bool hasForeignName() const;

    // Returns, for translators, the English text with %1 to %9 for the arguments and %n for the count. It is used for
    // any count; the English text for a count of one is in formForOne().
    [[nodiscard]] const char *form() const { return m_form; }
    [[nodiscard]] const char *formForOne() const { return m_formForOne; } // null without a count
    [[nodiscard]] const std::vector<MessageArgument> &arguments() const { return m_arguments; } // for %1 to %9
    [[nodiscard]] std::optional<int> count() const { return m_count; } // for %n; empty without a count

    friend bool operator==(const Message &a, const Message &b); // same form, arguments and count

private:
    template <int>
    friend class MessageForm;
    template <int>
    friend class CountedMessageForm;

    const char *m_form = nullptr; // a literal
    const char *m_formForOne = nullptr;
    std::vector<MessageArgument> m_arguments;
    std::optional<int> m_count;
};

} // namespace limber
