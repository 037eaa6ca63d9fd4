#include "docks/centre.h"

#include "widgets/messagebar.h"

#include <QEvent>
#include <QLabel>
#include <QStackedWidget>
#include <QStatusBar>
#include <QVBoxLayout>

#include <algorithm>

namespace limber {

namespace {

constexpr int edge = 10; // from the edges
constexpr int stripHeight = 42; // of the buttons in the lower left corner of the view, with the gap above them
constexpr int stripWidth = 186; // with a gap beside it
constexpr int widestHint = 640;
constexpr int gap = 6; // over the legend

} // namespace

Centre::Centre(QWidget &startPage, QWidget &view, QWidget &progress, QStatusBar &status, QWidget *parent)
    : QWidget(parent), m_pages(new QStackedWidget(this)), m_startPage(&startPage), m_view(&view), m_status(status),
      m_messages(new MessageBar(this)), m_hint(new QLabel(this)), m_progress(&progress)
{
    m_pages->addWidget(m_startPage);
    m_pages->addWidget(m_view);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_pages);

    m_hint->setObjectName(QStringLiteral("hint"));
    m_hint->setProperty("role", QStringLiteral("chip"));
    m_hint->setTextFormat(Qt::PlainText);
    m_hint->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_hint->hide();
    connect(&status, &QStatusBar::messageChanged, this, &Centre::showHint);

    progress.setParent(this);
    for (QWidget *over : {static_cast<QWidget *>(m_messages), static_cast<QWidget *>(m_progress)})
        over->installEventFilter(this);
}

void Centre::showView(bool isView)
{
    m_pages->setCurrentWidget(isView ? m_view : m_startPage);
    setFocusProxy(m_pages->currentWidget());
    placeAll();
}

void Centre::setBottomChip(QWidget &chip)
{
    m_chip = &chip;
    chip.installEventFilter(this);
}

void Centre::keepCornerFree(const QSize &corner)
{
    m_corner = corner;
    placeAll();
}

void Centre::showHint(const QString &text)
{
    m_hint->setVisible(!text.isEmpty() && m_status.isHidden());
    m_hint->setText(text);
    placeAll();
}

void Centre::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    placeAll();
}

bool Centre::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::ShowToParent)
        placeAll();
    return QWidget::eventFilter(watched, event);
}

// Messages at the lower left and progress at the lower right, above the buttons and the legend of the view; hints
// between them.
void Centre::placeAll()
{
    const bool isView = m_pages->currentWidget() == m_view;
    const int bottom = height() - edge - (isView ? stripHeight : 0);
    const QSize running = m_progress->sizeHint();
    const int beside = m_progress->isVisibleTo(this) ? running.width() + edge : 0;
    const int wide = std::min(m_messages->sizeHint().width(), width() - 2 * edge - std::max(beside, cornerWidth()));
    const int high = m_messages->heightForWidth(wide);
    m_messages->setGeometry(edge, bottom - high, wide, high);
    m_messages->raise();

    const int aboveCorner = isView ? std::min(bottom, height() - m_corner.height() - gap) : bottom;
    m_progress->setGeometry(width() - edge - running.width(), aboveCorner - running.height(), running.width(),
                            running.height());
    m_progress->raise();

    m_hint->setWordWrap(false);
    placeAtBottom(*m_hint, m_chip != nullptr && m_chip->isVisibleTo(this) ? stripHeight : 0);
    wrapHint();
    if (m_chip != nullptr)
        placeAtBottom(*m_chip, 0);
}

// A hint that is too wide for its place has more lines, which lie above its last one.
void Centre::wrapHint()
{
    const QRect place = m_hint->geometry();
    if (m_hint->sizeHint().width() <= place.width())
        return;
    m_hint->setWordWrap(true);
    const int high = m_hint->heightForWidth(place.width());
    m_hint->setGeometry(place.x(), place.bottom() + 1 - high, place.width(), high);
}

int Centre::cornerWidth() const
{
    return m_pages->currentWidget() == m_view ? m_corner.width() : 0;
}

// In the middle of what the buttons in the lower left corner and the legend in the other one leave. What is too wide
// for that lies higher.
void Centre::placeAtBottom(QWidget &over, int higher)
{
    const int left = m_pages->currentWidget() == m_view ? stripWidth : edge;
    const QSize wanted = over.sizeHint();
    int room = width() - left - edge - cornerWidth();
    if (std::min(wanted.width(), widestHint) > room) {
        room += cornerWidth();
        higher = std::max(higher, m_corner.height() + gap - edge);
    }
    const int wide = std::min({wanted.width(), widestHint, room});
    over.setGeometry(left + (room - wide) / 2, height() - edge - wanted.height() - higher, wide, wanted.height());
    over.raise();
}

} // namespace limber
