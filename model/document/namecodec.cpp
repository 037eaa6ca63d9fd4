#include "document/namecodec.h"

#include "base/finding.h"

#include <QCoreApplication>
#include <QStringDecoder>
#include <QStringEncoder>

#include <algorithm>
#include <array>

namespace limber {

namespace {

constexpr std::size_t longestShownName = 400;

struct Known
{
    const char *name;
    const char *text;
};

constexpr std::array known = {
    Known{"UTF-8", QT_TRANSLATE_NOOP("limber::NameCodec", "Unicode (UTF-8)")},
    Known{"Shift_JIS", QT_TRANSLATE_NOOP("limber::NameCodec", "Japanese (Shift-JIS)")},
    Known{"EUC-JP", QT_TRANSLATE_NOOP("limber::NameCodec", "Japanese (EUC-JP)")},
    Known{"GB18030", QT_TRANSLATE_NOOP("limber::NameCodec", "Chinese, simplified (GB18030)")},
    Known{"Big5", QT_TRANSLATE_NOOP("limber::NameCodec", "Chinese, traditional (Big5)")},
    Known{"EUC-KR", QT_TRANSLATE_NOOP("limber::NameCodec", "Korean (EUC-KR)")},
    Known{"windows-1252", QT_TRANSLATE_NOOP("limber::NameCodec", "Western European (Windows-1252)")},
    Known{"ISO-8859-1", QT_TRANSLATE_NOOP("limber::NameCodec", "Western European (Latin-1)")},
    Known{"windows-1250", QT_TRANSLATE_NOOP("limber::NameCodec", "Central European (Windows-1250)")},
    Known{"windows-1251", QT_TRANSLATE_NOOP("limber::NameCodec", "Cyrillic (Windows-1251)")},
    Known{"KOI8-R", QT_TRANSLATE_NOOP("limber::NameCodec", "Cyrillic (KOI8-R)")},
};

QByteArray bytesOf(const std::string &text)
{
    return {text.data(), static_cast<qsizetype>(text.size())};
}

// Returns nothing if some of the bytes are invalid in this encoding.
std::optional<QString> decoded(const QByteArray &bytes, const QByteArray &codec)
{
    QStringDecoder decoder(codec.constData(), QStringConverter::Flag::Stateless);
    const QString text = decoder.isValid() ? QString(decoder.decode(bytes)) : QString();
    // The converters write U+001A for bytes that they do not know, and not all of them report it.
    if (!decoder.isValid() || decoder.hasError() || text.contains(QChar(0x1A)) ||
        text.contains(QChar(QChar::ReplacementCharacter)))
        return std::nullopt;
    return text;
}

} // namespace

NameCodec::NameCodec(const QByteArray &name)
{
    const auto choices = available();
    if (std::ranges::any_of(choices, [&](const Choice &choice) { return choice.name == name; }))
        m_name = name;
}

QList<NameCodec::Choice> NameCodec::available()
{
    QList<Choice> choices;
    for (const Known &codec : known) {
        if (QStringDecoder(codec.name).isValid() && QStringEncoder(codec.name).isValid())
            choices.append({codec.name, QCoreApplication::translate("limber::NameCodec", codec.text)});
    }
    return choices;
}

QString NameCodec::toText(const std::string &bytes) const
{
    return QString::fromStdString(printable(utf8Of(bytes), longestShownName));
}

QString NameCodec::toShortText(const std::string &bytes) const
{
    return QString::fromStdString(printable(utf8Of(bytes)));
}

// Returns the bytes as they are if they are not text in this encoding.
std::string NameCodec::utf8Of(const std::string &bytes) const
{
    const auto text = isUtf8() ? std::nullopt : decoded(bytesOf(bytes), m_name);
    return text ? text->toStdString() : bytes;
}

std::optional<std::string> NameCodec::toBytes(const QString &text) const
{
    if (isUtf8())
        return text.toStdString();
    QStringEncoder encoder(m_name.constData(), QStringConverter::Flag::Stateless);
    const QByteArray bytes = encoder.encode(text);
    // A character that cannot be encoded becomes another one, and not every encoder reports it.
    if (encoder.hasError() || decoded(bytes, m_name) != text)
        return std::nullopt;
    return bytes.toStdString();
}

bool NameCodec::isUtf8() const
{
    return m_name == "UTF-8";
}

} // namespace limber
