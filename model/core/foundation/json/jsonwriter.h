#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace limber {

// Writes a JSON text from its values, without spaces. It separates members and elements by itself; the caller must keep
// the order of key and value.
class JsonWriter
{
public:
    void beginObject() { begin('{'); }
    void endObject() { end('}'); }
    void beginArray() { begin('['); }
    void endArray() { end(']'); }
    void key(std::string_view name); // UTF-8; its value comes next
    void text(std::string_view utf8); // see jsonQuoted()
    void number(double value); // as few digits as give the same number again; must be finite
    void integer(std::int64_t value);
    void boolean(bool value);

    [[nodiscard]] const std::string &written() const { return m_text; }

private:
    void begin(char bracket);
    void end(char bracket);
    void separate();

    std::string m_text;
    bool m_isFirst = true; // nothing comes before the next value
};

} // namespace limber
