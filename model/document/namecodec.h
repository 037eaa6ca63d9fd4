#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>
#include <string>

namespace limber {

// How the bytes of names become text for people and back. The format defines no encoding, and files have
// many; only the user knows. Bytes that the encoding does not know are shown as escapes (\x8D).
class NameCodec
{
public:
    // UTF-8.
    NameCodec() = default;
    // One of those in available(), by its name; UTF-8 for any other.
    explicit NameCodec(const QByteArray &name);

    struct Choice
    {
        QByteArray name; // as IANA has it, such as "Shift_JIS"
        QString text; // for people
    };
    // What this system can read and write; UTF-8 comes first.
    [[nodiscard]] static QList<Choice> available();

    [[nodiscard]] QByteArray name() const { return m_name; }

    // At most some hundred characters, without control characters and marks that reverse the text around them.
    [[nodiscard]] QString toText(const std::string &bytes) const;
    // Nothing if the encoding does not have all the characters.
    [[nodiscard]] std::optional<std::string> toBytes(const QString &text) const;
    // The same, shortened as in messages of the core.
    [[nodiscard]] QString toShortText(const std::string &bytes) const;

    friend bool operator==(const NameCodec &, const NameCodec &) = default;

private:
    [[nodiscard]] bool isUtf8() const;
    [[nodiscard]] std::string utf8Of(const std::string &bytes) const;

    QByteArray m_name = QByteArrayLiteral("UTF-8");
};

} // namespace limber
