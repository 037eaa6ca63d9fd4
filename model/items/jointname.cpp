#include "items/jointname.h"

#include "document/namecodec.h"

#include <QStringList>

namespace limber {

QString textOfName(const std::string &name)
{
    return NameCodec().toText(name);
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
    // The text is escaped inside a tag, so that Qt takes no part of it for a tag.
    return QStringLiteral("<span>%1</span>").arg(text.toHtmlEscaped());
}

} // namespace limber
