#include "items/jointname.h"

#include "bvh/finding.h"

#include <QStringList>

#include <algorithm>

namespace limber {

namespace {

constexpr std::size_t longestShownName = 400;

bool isControl(char c)
{
    return static_cast<unsigned char>(c) < 0x20 || c == 0x7F;
}

} // namespace

QString textOfName(const std::string &name)
{
    return QString::fromStdString(printable(name, longestShownName));
}

bool isWritableName(const std::string &name)
{
    if (name.empty() || name.front() == ' ' || name.back() == ' ')
        return false;
    return std::ranges::none_of(name, [](char c) { return isControl(c) || c == '{' || c == '}'; });
}

QString channelNames(const Joint &joint)
{
    QStringList names;
    for (const Channel channel : joint.channels)
        names += QString::fromUtf8(channelName(channel).data(), static_cast<qsizetype>(channelName(channel).size()));
    return names.join(QLatin1Char(' '));
}

QString plainToolTip(const QString &text)
{
    // Escaped inside a tag of its own, so that nothing of it is a tag.
    return QStringLiteral("<span>%1</span>").arg(text.toHtmlEscaped());
}

} // namespace limber
