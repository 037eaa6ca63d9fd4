#include "dialogs/aboutdialog.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QIcon>
#include <QLabel>
#include <QVBoxLayout>

namespace limber {

AboutDialog::AboutDialog(const QString &graphics, QWidget *parent) : QDialog(parent)
{
    setWindowTitle(tr("About Limber"));
    auto *icon = new QLabel(this);
    icon->setPixmap(QIcon(QStringLiteral(":/limber/icons/limber.svg")).pixmap(QSize(72, 72), devicePixelRatioF()));
    auto *name = new QLabel(tr("Limber %1").arg(QCoreApplication::applicationVersion()), this);
    name->setProperty("role", QStringLiteral("heading"));
    auto *what =
        new QLabel(tr("An editor for BVH motion capture files.\nWhat you did not touch does not change."), this);
    auto *built =
        new QLabel(tr("Built with Qt %1 (LGPL), GLM and fast_float. Limber is under the MIT licence.\nGraphics: %2")
                       .arg(QString::fromLatin1(qVersion()), graphics),
                   this);
    built->setProperty("role", QStringLiteral("secondary"));
    for (QLabel *label : {name, what, built}) {
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto *text = new QVBoxLayout;
    text->setSpacing(8);
    text->addWidget(name);
    text->addWidget(what);
    text->addWidget(built);
    auto *top = new QHBoxLayout;
    top->setSpacing(16);
    top->addWidget(icon, 0, Qt::AlignTop);
    top->addLayout(text);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 24, 24, 16);
    layout->setSpacing(16);
    layout->addLayout(top);
    layout->addWidget(buttons);
}

} // namespace limber
