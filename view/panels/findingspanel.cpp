#include "panels/findingspanel.h"

#include "items/jointname.h"
#include "theme/icons.h"

#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace limber {

FindingsPanel::FindingsPanel(QWidget *parent)
    : QWidget(parent), m_summary(new QLabel(this)), m_list(new QTreeWidget(this))
{
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setWordWrap(true);
    m_summary->setProperty("role", QStringLiteral("secondary"));
    m_list->setObjectName(QStringLiteral("findingsList"));
    m_list->setAccessibleName(tr("Findings"));
    m_list->setRootIsDecorated(false);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setWordWrap(true);
    m_list->setHeaderLabels({tr("Line"), tr("Found")});
    m_list->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    m_list->header()->setStretchLastSection(true);
    m_list->setTextElideMode(Qt::ElideRight);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(10, 6, 4, 4);
    layout->addWidget(m_summary);
    layout->addWidget(m_list, 1);
    refresh();
}

void FindingsPanel::setSession(Session *session)
{
    if (m_session)
        disconnect(&m_session->document(), nullptr, this, nullptr);
    m_session = session;
    if (session != nullptr) {
        connect(&session->document(), &Document::wasReset, this, &FindingsPanel::refresh);
        connect(&session->document(), &Document::loaded, this, &FindingsPanel::refresh);
    }
    refresh();
}

void FindingsPanel::showRefusal(const QString &path, const std::vector<Finding> &findings)
{
    fill(findings);
    m_summary->setText(tr("%1 was not opened:").arg(QFileInfo(path).fileName()));
}

void FindingsPanel::refresh()
{
    const std::vector<Finding> none;
    const std::vector<Finding> &findings = m_session ? m_session->document().findings() : none;
    fill(findings);
    if (!m_session)
        m_summary->setText(tr("Nothing is open."));
    else if (findings.empty())
        m_summary->setText(tr("Nothing to say: the file is as the format wants it."));
    else
        m_summary->setText(tr("Read with %n assumption(s) or repair(s); the file itself was not changed.", nullptr,
                              static_cast<int>(findings.size())));
}

void FindingsPanel::fill(const std::vector<Finding> &findings)
{
    m_list->clear();
    m_list->setVisible(!findings.empty());
    for (const Finding &finding : findings) {
        auto *item = new QTreeWidgetItem(m_list);
        const QString message = QString::fromStdString(finding.message);
        const bool isError = finding.severity == Severity::Error;
        item->setIcon(0, themedIcon(isError ? QStringLiteral("error") : QStringLiteral("warning")));
        item->setText(0, finding.line > 0 ? QStringLiteral("%1:%2").arg(finding.line).arg(finding.column) : QString());
        item->setText(1, message);
        item->setToolTip(1, plainToolTip(message));
    }
    emit countChanged(static_cast<int>(findings.size()));
}

} // namespace limber
