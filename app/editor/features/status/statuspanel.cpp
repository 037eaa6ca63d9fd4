#include "features/status/statuspanel.h"

#include "documents/loadjob.h"
#include "items/axistext.h"
#include "items/decimaltext.h"
#include "items/jointname.h"
#include "items/jointtreemodel.h"
#include "items/messagetext.h"
#include "storage/paths/filetext.h"
#include "widgets/elidedlabel.h"

#include <QActionGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QStatusBar>
#include <QTimer>
#include <QToolButton>

namespace limber {

namespace {

constexpr int quietMilliseconds = 300;

QString ruleName(PositionRule rule)
{
    return rule == PositionRule::Replace ? StatusPanel::tr("replace") : StatusPanel::tr("add");
}

QString rulesText(const PositionRules &rules)
{
    if (rules.roots == rules.joints)
        return StatusPanel::tr("Position rule: %1").arg(ruleName(rules.roots));
    return StatusPanel::tr("Position rule: %1, joints %2").arg(ruleName(rules.roots), ruleName(rules.joints));
}

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
    m_rule = addChoice(
        QStringLiteral("statusRule"),
        {tr("Automatic"), tr("Replace: channels are the full local position"),
         tr("Add: channels are added to the offset")},
        [this] { return static_cast<int>(session()->document().positionRuleChoice()); },
        [this](int choice) { session()->document().setPositionRuleChoice(PositionRuleChoice(choice)); });
    m_upAxis = addChoice(
        QStringLiteral("statusUpAxis"), {tr("Automatic"), tr("Y is up"), tr("Z is up"), tr("X is up")},
        [this] { return static_cast<int>(session()->document().upAxisChoice()); },
        [this](int choice) { session()->document().setUpAxisChoice(UpAxisChoice(choice)); });
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
    for (const auto signal :
         {&Document::wasReset, &Document::frameTimeChanged, &Document::positionRulesChanged, &Document::upAxisChanged})
        connect(&document, signal, &context, [this] { refreshRight(); });
    for (const auto signal : {&Document::framesInserted, &Document::framesRemoved})
        connect(&document, signal, &context, [this] { refreshRight(); });
}

void StatusPanel::showSession()
{
    refreshLeft();
    refreshRight();
}

void StatusPanel::watch(LoadJob *job)
{
    auto *box = new QWidget(&m_bar);
    auto *layout = new QHBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    auto *label = new ElidedLabel(box); // a name can be long
    label->setText(tr("Reading %1").arg(fileText(job->path())));
    auto *progress = new QProgressBar(box);
    progress->setRange(0, 1000);
    progress->setFixedWidth(160);
    progress->setAccessibleName(tr("Reading progress"));
    auto *cancel = new QToolButton(box);
    cancel->setText(tr("Cancel"));
    layout->addWidget(label);
    layout->addWidget(progress);
    layout->addWidget(cancel);
    box->hide();
    m_bar.insertWidget(0, box);
    connect(job, &LoadJob::progressed, progress,
            [progress](double fraction) { progress->setValue(static_cast<int>(fraction * 1000)); });
    connect(job, &QObject::destroyed, box, &QObject::deleteLater);
    connect(cancel, &QToolButton::clicked, job, [job] { job->cancel(); });
    // Most files are read before anybody could notice a progress bar.
    QTimer::singleShot(quietMilliseconds, box, &QWidget::show);
}

QToolButton *StatusPanel::addChoice(const QString &name, const QStringList &entries, std::function<int()> current,
                                    std::function<void(int)> choose)
{
    auto *button = new QToolButton(&m_bar);
    button->setObjectName(name);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setAutoRaise(true);
    auto *menu = new QMenu(button);
    auto *group = new QActionGroup(menu);
    for (const QString &entry : entries) {
        QAction *action = menu->addAction(entry);
        action->setCheckable(true);
        group->addAction(action);
    }
    connect(menu, &QMenu::aboutToShow, this, [this, group, current] {
        if (session())
            group->actions().at(current())->setChecked(true);
    });
    connect(group, &QActionGroup::triggered, this, [this, group, choose](QAction *action) {
        if (session())
            choose(static_cast<int>(group->actions().indexOf(action)));
    });
    button->setMenu(menu);
    m_bar.addPermanentWidget(button);
    return button;
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
    m_rule->setVisible(session());
    m_upAxis->setVisible(session());
    if (!session())
        return m_counts->clear();
    const Document &document = session()->document();
    const QStringList parts{tr("%n joint(s)", nullptr, document.skeleton().jointCount()),
                            tr("%n channel(s)", nullptr, document.skeleton().columnCount()),
                            tr("%n frame(s)", nullptr, document.motion().frameCount()),
                            rateText(document.motion().playingFrameTimeSeconds())};
    m_counts->setText(parts.join(QStringLiteral(" · ")));
    m_rule->setText(rulesText(document.positionRules()));
    m_rule->setToolTip(plainToolTip(tr("How position channels and offsets are combined: %1. Click to change.")
                                        .arg(textOf(document.positionRules().reason))));
    const UpAxis &up = document.upAxis();
    QString explained =
        tr("Which axis is up in the view: %1. Click to change; the file stays the same.").arg(textOf(up.reason));
    if (up.isNegative)
        explained +=
            u' ' + tr("The figure hangs head down: its own up axis is %1. The panel Findings can put it on its "
                      "feet.")
                       .arg(signedAxisText(up));
    m_upAxis->setText(tr("%1 up").arg(signedAxisText(up)));
    m_upAxis->setToolTip(plainToolTip(explained));
}

} // namespace limber
