#include "dialogs/templatedialog.h"

#include "dialogs/templates.h"
#include "figure/painting/clipthumbnails.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace limber {

namespace {

constexpr QSize pictureSize(150, 170);

} // namespace

TemplateDialog::TemplateDialog(const Colours &colours, QWidget *parent) : QDialog(parent), m_list(new QListWidget(this))
{
    setWindowTitle(tr("New from Template"));
    resize(760, 540); // two rows of four
    m_list->setObjectName(QStringLiteral("templateList"));
    m_list->setAccessibleName(tr("Templates"));
    m_list->setViewMode(QListView::IconMode);
    m_list->setIconSize(pictureSize);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setMovement(QListView::Static);
    m_list->setSpacing(8);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Create"));
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(new QLabel(tr("A one-frame skeleton in its rest pose, ready to animate."), this));
    layout->addWidget(m_list, 1);
    layout->addWidget(buttons);
    connect(m_list, &QListWidget::itemActivated, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    addTemplates(colours);
}

QString TemplateDialog::chosenPath() const
{
    return m_list->currentItem() != nullptr ? m_list->currentItem()->data(Qt::UserRole).toString() : QString();
}

QString TemplateDialog::chosenName() const
{
    return m_list->currentItem() != nullptr ? m_list->currentItem()->text() : QString();
}

void TemplateDialog::addTemplates(const Colours &colours)
{
    QPixmap blank(pictureSize * devicePixelRatioF());
    blank.setDevicePixelRatio(devicePixelRatioF());
    blank.fill(Qt::transparent);
    for (const QString &path : templatePaths()) {
        auto *item = new QListWidgetItem(templateTitle(path), m_list);
        item->setData(Qt::UserRole, path);
        item->setIcon(QIcon(blank)); // as large as the picture will be
    }
    m_list->setCurrentRow(0);
    auto *thumbnails = new ClipThumbnails(pictureSize, this);
    connect(thumbnails, &ClipThumbnails::ready, this, &TemplateDialog::showPicture);
    thumbnails->start(templatePaths(), colours, devicePixelRatioF());
}

void TemplateDialog::showPicture(const QString &path, const QImage &picture)
{
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->data(Qt::UserRole).toString() == path)
            m_list->item(row)->setIcon(QIcon(QPixmap::fromImage(picture)));
    }
}

} // namespace limber
