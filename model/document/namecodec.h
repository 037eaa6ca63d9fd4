#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>
#include <string>

namespace limber {

// Converts the bytes of names to text for people and back. The format defines no encoding, and files have many; only
// the user knows which. Bytes that are invalid in the encoding are shown as escapes (\x8D).
class NameCodec
{
public:
    // UTF-8.
    NameCodec() = default;
    // Uses one of the encodings in available(), by its name, and UTF-8 for any other name.
    explicit NameCodec(const QByteArray &name);

    struct Choice
    {
        QByteArray name; // the IANA name, such as "Shift_JIS"
        QString text; // for people
    };
    // Returns the encodings that this system can read and write; UTF-8 comes first.
    [[nodiscard]] static QList<Choice> available();

    [[nodiscard]] QByteArray name() const { return m_name; }

    // Returns at most a few hundred characters, without control characters and marks that reverse the text around them.
    [[nodiscard]] QString toText(const std::string &bytes) const;
    // Returns nothing if the encoding does not have all the characters.
    [[nodiscard]] std::optional<std::string> toBytes(const QString &text) const;
    // Returns the same text, shortened as in messages of the core.
    [[nodiscard]] QString toShortText(const std::string &bytes) const;

    friend bool operator==(const NameCodec &, const NameCodec &) = default;

private:
    [[nodiscard]] bool isUtf8() const;
    [[nodiscard]] std::string utf8Of(const std::string &bytes) const;

    QByteArray m_name = QByteArrayLiteral("UTF-8");
};

} // namespace limber
