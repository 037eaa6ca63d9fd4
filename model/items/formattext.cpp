#include "items/formattext.h"

#include <QCoreApplication>

namespace limber {

QString formatText(const char *english)
{
    return *english != '\0' ? QCoreApplication::translate("limber::Format", english) : QString();
}

} // namespace limber
