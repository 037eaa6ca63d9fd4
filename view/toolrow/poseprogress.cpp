#include "toolrow/poseprogress.h"

#include "session/posing/posegesture.h"

#include <QProgressDialog>

namespace limber {

namespace {

constexpr int steps = 1000;

} // namespace

PoseProgress::PoseProgress(PoseGesture &gesture, QWidget &window)
    : QObject(&window), m_gesture(gesture), m_window(window)
{
    connect(&gesture, &PoseGesture::working, this, &PoseProgress::show);
}

void PoseProgress::show(double fraction)
{
    if (fraction > 1.0) {
        if (m_dialog)
            m_dialog->deleteLater();
        m_dialog.clear();
        return;
    }
    if (!m_dialog) {
        m_dialog = new QProgressDialog(tr("Changing frames…"), tr("Cancel"), 0, steps, &m_window);
        m_dialog->setWindowModality(Qt::WindowModal);
        m_dialog->setAutoClose(false);
        m_dialog->setAutoReset(false);
        connect(m_dialog, &QProgressDialog::canceled, &m_gesture, &PoseGesture::cancel);
    }
    m_dialog->setValue(static_cast<int>(fraction * steps));
}

} // namespace limber
