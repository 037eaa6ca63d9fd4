#include "panels/twistrow.h"

#include "body/bodystructure.h"
#include "body/vocabulary.h"
#include "bvh/text/numberformat.h"
#include "items/decimaltext.h"
#include "items/jointtreemodel.h"
#include "session/posing/sharedtwist.h"
#include "session/session.h"
#include "twisting/twistspread.h"
#include "widgets/numberfield.h"

#include <QActionGroup>
#include <QGridLayout>
#include <QLabel>
#include <QMenu>
#include <QToolButton>

#include <utility>

namespace limber {

TwistRow::TwistRow(QGridLayout &grid, QWidget &parent)
    : QObject(&parent), m_caption(new QLabel(tr("Twist °"), &parent)), m_field(new NumberField(&parent)),
      m_spread(new QToolButton(&parent)), m_bases(new QActionGroup(this)), m_shares(new QActionGroup(this))
{
    m_caption->setProperty("role", QStringLiteral("secondary"));
    m_field->setObjectName(QStringLiteral("twist"));
    m_field->setAccessibleName(tr("Twist"));
    m_field->setToolTip(tr("Turn about its own bone at this frame, degrees"));
    m_spread->setObjectName(QStringLiteral("spreadTwist"));
    m_spread->setText(tr("Spread"));
    m_spread->setToolTip(tr("Joints above this one take their shares of a twist, here and with the Rotate tool"));
    m_spread->setCheckable(true);
    m_spread->setPopupMode(QToolButton::MenuButtonPopup);
    m_spread->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_spread->setFocusPolicy(Qt::TabFocus);
    m_spread->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    auto *menu = new QMenu(m_spread);
    m_over = menu->addMenu(tr("&Over"));
    addShares(*menu->addMenu(tr("&Shares")));
    m_spread->setMenu(menu);
    const int row = grid.rowCount();
    grid.addWidget(m_caption, row, 0);
    grid.addWidget(m_field, row, 1);
    grid.addWidget(m_spread, row, 2, 1, 2, Qt::AlignLeft);
    connect(m_field, &NumberField::valueWanted, this, &TwistRow::valueWanted);
    connect(m_field, &NumberField::gestureStarted, this, &TwistRow::gestureStarted);
    connect(m_spread, &QToolButton::clicked, this,
            [this](bool on) { choose([on](TwistSharing &sharing) { sharing.isOn = on; }); });
    connect(m_bases, &QActionGroup::triggered, this, [this](const QAction *action) {
        const int above = action->data().toInt();
        choose([above](TwistSharing &sharing) { sharing = {true, above, sharing.shares}; });
    });
    connect(m_shares, &QActionGroup::triggered, this, [this](const QAction *action) {
        const auto shares = static_cast<TwistShares>(action->data().toInt());
        choose([shares](TwistSharing &sharing) { sharing = {true, sharing.jointsAbove, shares}; });
    });
    hide();
}

void TwistRow::addShares(QMenu &menu)
{
    const std::pair<TwistShares, QString> all[] = {{TwistShares::Even, tr("&Even")},
                                                   {TwistShares::TowardTip, tr("More Toward the &Tip")},
                                                   {TwistShares::TowardBase, tr("More Toward the &Base")}};
    for (const auto &[shares, text] : all) {
        QAction *action = menu.addAction(text);
        action->setCheckable(true);
        action->setData(static_cast<int>(shares));
        m_shares->addAction(action);
    }
}

void TwistRow::setTools(ToolSettings &tools)
{
    m_tools = &tools;
    connect(&tools, &ToolSettings::changed, this, &TwistRow::showChoice);
    showChoice();
}

void TwistRow::choose(const std::function<void(TwistSharing &)> &change)
{
    if (m_tools != nullptr)
        m_tools->change([&change](ToolChoices &choices) { change(choices.twist); });
}

void TwistRow::showChoice()
{
    const TwistSharing sharing = m_tools != nullptr ? m_tools->choices().twist : TwistSharing();
    m_spread->setChecked(sharing.isOn);
    for (QAction *action : m_shares->actions())
        action->setChecked(action->data().toInt() == static_cast<int>(sharing.shares));
    for (QAction *action : m_bases->actions())
        action->setChecked(action->data().toInt() == sharing.jointsAbove);
}

// Lists the joints at which a chain may begin.
void TwistRow::listBases(Session &session)
{
    m_over->clear();
    for (QAction *action : m_bases->actions())
        delete action;
    const auto add = [this](const QString &text, int above) {
        QAction *action = m_over->addAction(text);
        action->setCheckable(true);
        action->setData(above);
        m_bases->addAction(action);
    };
    const auto nameOf = [&session](int joint) {
        return session.jointTree().displayName(NodeId::joint(joint)).replace(u'&', QLatin1String("&&"));
    };
    const std::vector<int> usual = twistChain(*m_skeleton, *m_roles, m_joint);
    add(usual.size() > 1 ? tr("Automatic: from %1").arg(nameOf(usual.front())) : tr("Automatic: alone"), 0);
    int above = 1;
    for (int joint = m_skeleton->joint(m_joint).parent; m_skeleton->joint(joint).parent != NoJoint;
         joint = m_skeleton->joint(joint).parent)
        add(tr("From %1").arg(nameOf(joint)), above++);
    showChoice();
}

void TwistRow::show(Session &session, NodeId node)
{
    const Document &document = session.document();
    const Skeleton &skeleton = document.skeleton();
    const int frame = session.playhead().frame();
    if (!m_roles || m_roles->jointCount() != skeleton.jointCount())
        m_roles = bodyRoles(document.clip(), document.positionRules(), Vocabulary::builtIn());
    if (frame >= document.motion().frameCount() || !node.isJoint() || !canShareTwist(skeleton, *m_roles, node.index))
        return hide();
    m_skeleton = &skeleton;
    if (std::exchange(m_joint, node.index) != node.index) {
        listBases(session);
        choose([](TwistSharing &sharing) { sharing.jointsAbove = 0; }); // another joint has other ones above it
    }
    TwistSpread spread(skeleton, document.positionRules(), *m_roles, twistChain(skeleton, *m_roles, m_joint),
                       TwistShares::Even);
    const double kept = spread.degreesIn(session.layered().clip().motion.frame(frame));
    const ClipPreview &preview = session.preview();
    const bool isPreviewed = preview.covers(frame) && preview.clip().skeleton.hasSameLayoutAs(skeleton);
    const double shown =
        isPreviewed ? spread.degreesIn(preview.clip().motion.frame(session.shownFrames().frameOfPreview())) : kept;
    m_field->setMarked(shown != kept);
    m_field->showValue(kept, decimalText(QString::fromStdString(NumberFormat::trimmed(2, 2, 8).format(shown))));
    for (QWidget *widget : widgets())
        widget->show();
}

void TwistRow::forgetFigure()
{
    m_roles.reset();
    m_joint = NoJoint;
}

std::array<QWidget *, 3> TwistRow::widgets() const
{
    return {m_caption, m_field, m_spread};
}

void TwistRow::hide()
{
    m_joint = NoJoint;
    m_field->forgetTyped();
    for (QWidget *widget : widgets())
        widget->hide();
}

std::optional<TypedValue::Twist> TwistRow::twistTo(double degrees) const
{
    if (m_joint == NoJoint)
        return std::nullopt;
    const TwistSharing sharing = m_tools != nullptr ? m_tools->choices().twist : TwistSharing();
    std::vector<int> turned{m_joint};
    if (sharing.isOn)
        turned = sharingJoints(*m_skeleton, *m_roles, m_joint, sharing);
    return TypedValue::Twist{.measured = twistChain(*m_skeleton, *m_roles, m_joint),
                             .turned = std::move(turned),
                             .shares = sharing.shares,
                             .roles = *m_roles,
                             .degrees = degrees};
}

} // namespace limber
