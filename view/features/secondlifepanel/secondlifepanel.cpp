#include "secondlifepanel/secondlifepanel.h"

#include "actions/actiontable.h"
#include "base/at.h"
#include "secondlifepanel/animsettingsform.h"
#include "secondlifepanel/uploadlist.h"
#include "secondlifepanel/verdicthead.h"
#include "widgets/areas/pagestack.h"
#include "widgets/foldingrow.h"

#include <QAction>
#include <QLabel>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace limber {

namespace {

constexpr int lowestList = 48; // pixels; a low window needs the rest for the timeline

QLabel *makeNote(const char *name, QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    label->setProperty("role", QStringLiteral("secondary"));
    label->setMargin(10);
    return label;
}

} // namespace

SecondLifePanel::SecondLifePanel(QWidget *parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("secondLifePanel"));
    setAttribute(Qt::WA_StyledBackground);
    m_empty = makeNote("secondLifeState", this);
    m_body = new PageStack(this);
    m_body->addWidget(m_empty);
    m_body->addWidget(makeResult());
    m_buttons = new FoldingRow(this);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_body, 1);
    auto *foot = new QVBoxLayout;
    foot->setContentsMargins(0, 4, 8, 6);
    foot->addWidget(m_buttons);
    layout->addLayout(foot);
    connect(&m_judge, &UploadJudge::changed, this, &SecondLifePanel::showState);
    connect(&m_repairs, &UploadRepairs::refused, this, &SecondLifePanel::message);
    connect(&m_repairs, &UploadRepairs::done, this, [this](const QString &text, bool mergedLayers) {
        emit message(mergedLayers ? tr("%1; the layers were merged into the motion").arg(text) : text);
    });
    setSession(nullptr);
}

QWidget *SecondLifePanel::makeResult()
{
    auto *result = new QWidget(this);
    m_head = new VerdictHead(result);
    m_list = new UploadList(result);
    m_list->setMinimumHeight(lowestList);
    setFocusProxy(m_list);
    m_nothing = makeNote("nothingToRepair", result);
    m_nothing->setText(tr("Everything is as the viewer wants it."));
    m_settings = new AnimSettingsForm(result);
    auto *check = new QWidget(result);
    auto *column = new QVBoxLayout(check);
    column->setContentsMargins(0, 4, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_nothing);
    column->addWidget(m_list, 1);
    column->addStretch(0);
    auto *pages = new QTabWidget(result);
    pages->setObjectName(QStringLiteral("secondLifePages"));
    pages->setDocumentMode(true);
    pages->addTab(check, tr("Check"));
    pages->addTab(m_settings, tr("Settings"));
    auto *layout = new QVBoxLayout(result);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_head);
    layout->addWidget(pages, 1);
    connect(m_list, &UploadList::placeWanted, this, &SecondLifePanel::goTo);
    connect(m_list, &UploadList::repairWanted, this, &SecondLifePanel::repair);
    connect(m_settings, &AnimSettingsForm::settingsWanted, this, &SecondLifePanel::takeSettings);
    connect(m_settings, &AnimSettingsForm::fieldLeft, this, [this] { m_field.clear(); });
    return result;
}

void SecondLifePanel::addButtons(const QList<QAction *> &actions)
{
    for (QAction *action : actions) {
        auto *button = new QToolButton;
        button->setProperty("role", QStringLiteral("small"));
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setDefaultAction(action);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setAccessibleName(withoutMnemonic(action->text()));
        m_buttons->add(button, action == actions.front() ? 0 : 6);
    }
    m_buttons->addStretching(new QWidget);
}

void SecondLifePanel::attach(Session &session, QObject &context)
{
    connect(&session.document(), &Document::secondLifeChanged, &context, [this] { showSettings(); });
    connect(&session.document(), &Document::wasReset, &context, [this] { showSettings(); });
    connect(&session.document(), &Document::nameCodecChanged, &context, [this] { showState(); });
}

void SecondLifePanel::showSession()
{
    m_field.clear();
    m_repairs.setSession(session());
    m_judge.setSession(session());
    showSettings();
}

void SecondLifePanel::setColours(const Colours &colours)
{
    m_head->setColours(colours);
    m_list->viewport()->update();
}

QString SecondLifePanel::emptyText() const
{
    switch (m_judge.state()) {
    case UploadJudge::State::NoDocument:
        return tr("Open a motion to see what Second Life would make of it.");
    case UploadJudge::State::Loading:
        return tr("Still loading…");
    case UploadJudge::State::NoFrames:
        return tr("This motion has no frames: there is nothing to upload.");
    case UploadJudge::State::Failed:
        return tr("It could not be checked: %1").arg(m_judge.whyFailed());
    case UploadJudge::State::Checking:
    case UploadJudge::State::Known:
        break;
    }
    return tr("Checking…");
}

void SecondLifePanel::showState()
{
    const bool isKnown = m_judge.state() == UploadJudge::State::Known;
    m_empty->setText(emptyText());
    m_body->setCurrentIndex(isKnown ? 1 : 0);
    if (!isKnown)
        return;
    const JudgedUpload &judged = m_judge.judged();
    m_head->show(judged.verdict);
    m_list->show(judged, session()->document().nameCodec(), session()->layered().hasLayers());
    m_nothing->setVisible(judged.verdict.findings.empty());
    m_list->setVisible(m_list->topLevelItemCount() > 0);
}

void SecondLifePanel::showSettings()
{
    m_settings->show(session() ? session()->document().secondLife().value_or(AnimSettings()) : AnimSettings());
}

// The verdict may be from a moment ago, when there were other joints.
bool SecondLifePanel::areStillThere(const std::vector<int> &joints) const
{
    const Skeleton &skeleton = session()->document().skeleton();
    const std::vector<std::string> &names = m_judge.judged().jointNames;
    return std::ranges::all_of(joints, [&](int joint) {
        return joint < skeleton.jointCount() && static_cast<std::size_t>(joint) < names.size() &&
               skeleton.joint(joint).name == at(names, joint);
    });
}

void SecondLifePanel::goTo(const UploadPlace &place)
{
    if (!session() || m_judge.state() != UploadJudge::State::Known)
        return;
    if (place.joint != NoJoint && areStillThere({place.joint}))
        session()->selectOnly(NodeId::joint(place.joint));
    if (place.frame >= 0)
        session()->playhead().setFrame(std::min(place.frame, session()->document().motion().frameCount() - 1));
}

void SecondLifePanel::repair(UploadRepair repair, const std::vector<int> &joints)
{
    if (session() && m_judge.state() == UploadJudge::State::Known && areStillThere(joints))
        m_repairs.repair(repair, joints);
}

// The changes of one field while it has the focus make one undo step.
void SecondLifePanel::takeSettings(const AnimSettings &settings, const QString &field)
{
    if (!session())
        return;
    Document &document = session()->document();
    if (field != m_field) {
        m_field = field;
        m_gesture = document.newGesture();
    }
    document.setSecondLife(settings, field, m_gesture);
    showSettings(); // also restores values that were refused
}

} // namespace limber
