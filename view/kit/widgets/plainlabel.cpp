#include "widgets/plainlabel.h"

#include <QLabel>
#include <QVariant>

namespace limber {

QLabel *makePlainLabel(const char *name, const char *role, QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    if (role != nullptr)
        label->setProperty("role", QLatin1String(role));
    return label;
}

} // namespace limber
