#include "features/status/statuspanel.h"

#include "items/decimaltext.h"
#include "items/jointtreemodel.h"

#include <QLabel>
#include <QStatusBar>

namespace limber {

namespace {

QString rateText(double frameTimeSeconds)
{
    return StatusPanel::tr("%1 fps").arg(decimalText(1.0 / frameTimeSeconds, 'g', 5));
}

} // namespace

StatusPanel::StatusPanel(QStatusBar &bar)
    : QObject(&bar), m_bar(bar), m_left(new QLabel(&bar)), m_counts(new QLabel(&bar))
{
    bar.setSizeGripEnabled(false);
    // The height is fixed, so that messages come and go without moving the window's content above them.
    bar.setFixedHeight(bar.fontMetrics().height() + 12);
    m_left->setTextFormat(Qt::PlainText);
    m_left->setObjectName(QStringLiteral("statusSelection"));
    m_left->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_counts->setObjectName(QStringLiteral("statusCounts"));
    bar.addWidget(m_left, 1);
    bar.addPermanentWidget(m_counts);
    setSession(nullptr);
}

void StatusPanel::attach(Session &session, QObject &context)
{
    const Document &document = session.document();
    connect(&session, &Session::selectionChanged, &context, [this] { refreshLeft(); });
    connect(&session.playhead(), &Playhead::panelFrameChanged, &context, [this] { refreshLeft(); });
    connect(&document, &Document::modifiedChanged, &context, [this] { refreshLeft(); });
    connect(&document.undoStack(), &QUndoStack::indexChanged, &context, [this] { refreshLeft(); });
    connect(&document, &Document::nameChanged, &context, [this] { refreshLeft(); });
    connect(&document, &Document::nameCodecChanged, &context, [this] { refreshLeft(); });
    for (const auto signal : {&Document::wasReset, &Document::frameTimeChanged})
        connect(&document, signal, &context, [this] { refreshRight(); });
    for (const auto signal : {&Document::framesInserted, &Document::framesRemoved})
        connect(&document, signal, &context, [this] { refreshRight(); });
}

void StatusPanel::showSession()
{
    refreshLeft();
    refreshRight();
}

void StatusPanel::refreshLeft()
{
    if (!session())
        return m_left->setText(tr("Nothing open"));
    const Document &document = session()->document();
    const std::vector<NodeId> chosen = session()->selectedNodes();
    QStringList parts;
    if (chosen.size() == 1) {
        const QString name = session()->jointTree().displayName(chosen.front());
        parts << (chosen.front().isJoint() ? tr("Joint %1") : tr("End site %1")).arg(name);
    } else if (!chosen.empty()) {
        parts << tr("%n joints and end sites", nullptr, static_cast<int>(chosen.size()));
    }
    if (document.motion().frameCount() > 0)
        parts << tr("frame %1").arg(session()->playhead().frame());
    if (document.isModified()) {
        const int steps = document.undoStack().index() - document.undoStack().cleanIndex();
        parts << (document.undoStack().cleanIndex() >= 0 && steps > 0 ? tr("%n unsaved change(s)", nullptr, steps)
                                                                      : tr("unsaved"));
    }
    m_left->setText(parts.join(QStringLiteral(" · ")));
}

void StatusPanel::refreshRight()
{
    if (!session())
        return m_counts->clear();
    const Document &document = session()->document();
    const QStringList parts{tr("%n joint(s)", nullptr, document.skeleton().jointCount()),
                            tr("%n channel(s)", nullptr, document.skeleton().columnCount()),
                            tr("%n frame(s)", nullptr, document.motion().frameCount()),
                            rateText(document.motion().playingFrameTimeSeconds())};
    m_counts->setText(parts.join(QStringLiteral(" · ")));
}

} // namespace limber
