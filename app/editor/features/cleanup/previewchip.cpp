#include "features/cleanup/previewchip.h"

#include "actions/operationwords.h"
#include "cleanup/cleanuppanel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace limber {

PreviewChip::PreviewChip(CleanUpPanel &panel, QWidget *parent)
    : QFrame(parent), m_panel(panel), m_title(new QLabel(this)), m_apply(new QPushButton(tr("Apply"), this))
{
    setObjectName(QStringLiteral("previewChip"));
    setProperty("role", QStringLiteral("preview"));
    setCursor(Qt::PointingHandCursor);
    m_title->setProperty("role", QStringLiteral("title"));
    m_title->setTextFormat(Qt::PlainText);
    auto *note = new QLabel(tr("nothing is changed yet"), this);
    note->setProperty("role", QStringLiteral("secondary"));
    m_apply->setObjectName(QStringLiteral("previewApply"));
    m_apply->setToolTip(tr("Change the document, as one step to undo"));
    auto *cancel = new QPushButton(tr("Cancel"), this);
    cancel->setObjectName(QStringLiteral("previewCancel"));
    cancel->setToolTip(tr("End the preview and leave the document as it is"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(10, 3, 4, 3);
    row->setSpacing(8);
    row->addWidget(m_title);
    row->addWidget(note);
    for (QPushButton *button : {m_apply, cancel}) {
        button->setCursor(Qt::ArrowCursor);
        row->addWidget(button);
    }
    connect(m_apply, &QPushButton::clicked, &panel, &CleanUpPanel::apply);
    connect(cancel, &QPushButton::clicked, &panel, &CleanUpPanel::giveUp);
    connect(&panel, &CleanUpPanel::stateChanged, this, &PreviewChip::refresh);
    hide();
}

void PreviewChip::mousePressEvent(QMouseEvent *)
{
    emit panelWanted();
}

void PreviewChip::attach(Session &session, QObject &context)
{
    connect(&session.preview(), &ClipPreview::changed, &context, [this] { refresh(); });
}

void PreviewChip::showSession()
{
    refresh();
}

void PreviewChip::refresh()
{
    const Operation *shown = m_panel.previewed();
    if (shown != nullptr) {
        m_title->setText(tr("Preview: %1").arg(titleOf(*shown)));
        setAccessibleName(m_title->text());
        m_apply->setEnabled(!m_panel.isWorking());
    }
    setVisible(shown != nullptr);
}

} // namespace limber
