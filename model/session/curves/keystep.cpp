#include "session/curves/keystep.h"

#include <QLocale>
#include <QStringList>

#include <cstdlib>

namespace limber {

namespace {

QString signedText(double value)
{
    return (value < 0.0 ? QString() : QStringLiteral("+")) + QLocale().toString(value, 'f', 2) + QStringLiteral("°");
}

} // namespace

// Qt puts only numbers from 0 on into a text.
QString KeyStep::framesText(int frames)
{
    const QString sign = frames < 0 ? QStringLiteral("-") : QString();
    return sign + tr("%n frame(s)", "by how much keys move in time", std::abs(frames));
}

QString KeyStep::text() const
{
    const QString span = tr("frames %1–%2").arg(frames.first).arg(frames.last);
    switch (kind) {
    case Kind::Move: {
        QStringList by;
        if (transform.amount != 0.0)
            by << signedText(transform.amount);
        if (transform.frames != 0)
            by << framesText(transform.frames);
        return tr("Move %n key(s) of %1 by %2, %3", nullptr, keys).arg(where, by.join(QStringLiteral(", ")), span);
    }
    case Kind::Scale:
        return tr("Scale %n key(s) of %1, %2", nullptr, keys).arg(where, span);
    case Kind::Slopes:
    case Kind::Tangents:
        return tr("Tangents of %n key(s) of %1, %2", nullptr, keys).arg(where, span);
    case Kind::Remove:
        return tr("Delete %n key(s) of %1, %2", nullptr, keys).arg(where, span);
    }
    return {};
}

} // namespace limber
