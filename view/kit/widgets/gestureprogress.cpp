#include "widgets/gestureprogress.h"

#include "widgets/progresssteps.h"

#include <QProgressDialog>

namespace limber {

GestureProgress::GestureProgress(QWidget &window) : QObject(&window), m_window(window)
{
}

void GestureProgress::show(double fraction)
{
    if (fraction > 1.0) {
        if (m_dialog)
            m_dialog->deleteLater();
        m_dialog.clear();
        return;
    }
    if (!m_dialog) {
        m_dialog = new QProgressDialog(tr("Changing frames…"), tr("Cancel"), 0, progressSteps, &m_window);
        m_dialog->setWindowModality(Qt::WindowModal);
        m_dialog->setAutoClose(false);
        m_dialog->setAutoReset(false);
        connect(m_dialog, &QProgressDialog::canceled, this, &GestureProgress::stopWanted);
    }
    m_dialog->setValue(static_cast<int>(fraction * progressSteps));
}

} // namespace limber
