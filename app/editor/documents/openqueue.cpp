#include "documents/openqueue.h"

#include "docks/progressarea.h"
#include "documents/opening.h"
#include "documents/sessiontabs.h"
#include "saving/savequestions.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTextEdit>
#include <QTimer>
#include <QToolButton>

#include <utility>

namespace limber {

namespace {

constexpr qsizetype mostWithoutQuestion = 20;
constexpr int mostAtOnce = 3;
constexpr qsizetype fewFiles = 4; // for these the progress of each file is enough

} // namespace

OpenQueue::OpenQueue(Opening &opening, const SessionTabs &tabs, ProgressArea &progress, QWidget &window)
    : QObject(&window), m_opening(opening), m_tabs(tabs), m_progress(progress), m_window(window)
{
    connect(&opening, &Opening::loadEnded, this, &OpenQueue::openNext);
    // What was read is in the documents, and its progress gone, only after the signal.
    connect(&opening, &Opening::loadEnded, this, [this] { QTimer::singleShot(0, this, &OpenQueue::actIfAllAreOpen); });
    qApp->installEventFilter(this);
}

void OpenQueue::open(const QStringList &paths)
{
    if (paths.size() > mostWithoutQuestion && !mayOpenMany(m_window, static_cast<int>(paths.size())))
        return;
    m_waiting += paths;
    m_total = m_waiting.size();
    openNext();
}

// Each file is opened in a turn of the event loop of its own.
void OpenQueue::openNext()
{
    showProgress();
    if (m_waiting.isEmpty() || m_isScheduled || m_opening.loadCount() >= mostAtOnce)
        return;
    m_isScheduled = true;
    QTimer::singleShot(0, this, [this] {
        m_isScheduled = false;
        if (!m_waiting.isEmpty())
            m_opening.open(m_waiting.takeFirst());
        openNext();
    });
}

void OpenQueue::whenAllAreOpen(std::function<void()> act)
{
    m_afterwards.push_back(std::move(act));
    QTimer::singleShot(0, this, &OpenQueue::actIfAllAreOpen);
}

void OpenQueue::actIfAllAreOpen()
{
    if (!m_waiting.isEmpty() || m_opening.isLoading())
        return;
    for (const std::function<void()> &act : std::exchange(m_afterwards, {}))
        act();
}

void OpenQueue::cancel()
{
    m_afterwards.clear();
    m_waiting.clear();
    m_opening.cancelLoads();
    showProgress();
}

void OpenQueue::showProgress()
{
    if (m_waiting.isEmpty() || m_total < fewFiles) {
        delete m_box;
        return;
    }
    if (!m_box) {
        m_box = m_progress.addFrame(QStringLiteral("openProgress"));
        m_label = new QLabel(m_box);
        auto *cancel = new QToolButton(m_box);
        cancel->setText(tr("Cancel"));
        cancel->setAccessibleName(tr("Open no more files"));
        // The connection is queued, because cancel() deletes the button.
        connect(cancel, &QToolButton::clicked, this, &OpenQueue::cancel, Qt::QueuedConnection);
        m_box->layout()->addWidget(m_label);
        m_box->layout()->addWidget(cancel);
        m_box->show();
    }
    m_label->setText(tr("Opening file %1 of %2").arg(m_total - m_waiting.size()).arg(m_total));
}

bool OpenQueue::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress || (m_waiting.isEmpty() && !m_opening.isLoading()))
        return false;
    const auto *key = static_cast<const QKeyEvent *>(event);
    if (key->key() != Qt::Key_Escape || key->modifiers() != Qt::NoModifier || !watched->isWidgetType() ||
        hasKeyFor(static_cast<const QWidget *>(watched)))
        return false;
    cancel();
    return true;
}

// Returns whether the widget uses Escape itself.
bool OpenQueue::hasKeyFor(const QWidget *focused) const
{
    if (focused->window() != &m_window || QApplication::activeModalWidget() != nullptr ||
        QApplication::activePopupWidget() != nullptr)
        return true;
    if (const Session *session = m_tabs.current(); session != nullptr && session->dragGuard().isBusy())
        return true;
    return qobject_cast<const QLineEdit *>(focused) != nullptr || qobject_cast<const QComboBox *>(focused) != nullptr ||
           qobject_cast<const QAbstractSpinBox *>(focused) != nullptr ||
           qobject_cast<const QTextEdit *>(focused) != nullptr ||
           qobject_cast<const QPlainTextEdit *>(focused) != nullptr;
}

} // namespace limber
