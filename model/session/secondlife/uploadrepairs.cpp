#include "session/secondlife/uploadrepairs.h"

#include "document/clipchanges.h"
#include "session/session.h"

#include <algorithm>
#include <array>
#include <utility>

namespace limber {

namespace {

bool moves(const Clip &clip, int joint)
{
    const Joint &source = clip.skeleton.joint(joint);
    for (int column = source.firstColumn; column < source.firstColumn + source.columnCount(); ++column) {
        for (int frame = 1; frame < clip.motion.frameCount(); ++frame) {
            if (clip.motion.value(frame, column) != clip.motion.value(0, column))
                return true;
        }
    }
    return false;
}

std::shared_ptr<UploadPlan> planFor(const RepairSubject &subject, const WriteOptions &options,
                                    const AnimSettings &settings)
{
    auto plan = std::make_shared<UploadPlan>();
    UploadableClip made = makeUploadable(subject.merged, subject.rules, writeBvh(subject.merged, options), settings);
    plan->after = std::move(made.verdict);
    plan->lostJoints = static_cast<int>(std::ranges::count_if(plan->after.dropped, [&](const DroppedJoint &dropped) {
        return dropped.joint < subject.merged.skeleton.jointCount() && moves(subject.merged, dropped.joint);
    }));
    plan->edit = editOf(subject, made.done);
    plan->mergesLayers = subject.hasLayers && plan->edit.additions.get<Layers>().empty();
    plan->repairs = std::move(made.done);
    return plan;
}

} // namespace

UploadRepairs::UploadRepairs(QObject *parent) : QObject(parent)
{
}

void UploadRepairs::attach(Session &session, QObject &context)
{
    const auto note = [this] { noteChange(); };
    whenClipChanges(session.document(), &context, note);
    connect(&session.layered(), &LayeredClip::changed, &context, note);
    connect(&session.document().undoStack(), &QUndoStack::indexChanged, &context, note);
}

void UploadRepairs::showSession()
{
    m_work.cancel();
    m_plan.reset();
}

void UploadRepairs::noteChange()
{
    m_plan.reset();
    if (!m_work.isRunning())
        return;
    m_work.cancel();
    emit refused(tr("The motion was changed meanwhile, and nothing was repaired."));
}

bool UploadRepairs::mayBegin()
{
    if (session() == nullptr || session()->document().isLoading() || session()->document().motion().isEmpty() ||
        m_work.isRunning())
        return false;
    if (!session()->layered().isComplete())
        emit refused(tr("The layers are still being computed. Try again in a moment."));
    return session()->layered().isComplete();
}

RepairSubject UploadRepairs::subject() const
{
    const Document &document = session()->document();
    return {{document.clip(), document.additions(), document.positionRuleChoice()},
            session()->layered().clip(),
            session()->layered().hasLayers(),
            document.positionRules()};
}

void UploadRepairs::repair(UploadRepair repair, std::vector<int> joints)
{
    if (!mayBegin())
        return;
    if (repair == UploadRepair::WholePositions)
        joints.clear(); // this rule applies to all joints together
    const bool merges = session()->layered().hasLayers() && !keepsLayers(repair);
    m_work.start(
        [subject = subject(), repair, joints = std::move(joints)](const BackgroundWork::Reporter &) {
            return std::make_shared<ClipEdit>(editOf(subject, std::array{repair}, joints));
        },
        [this, repair, merges](const std::shared_ptr<ClipEdit> &edit) {
            perform(std::move(*edit), repairText(repair), merges);
        },
        [this](const QString &why) { emit refused(why); });
}

void UploadRepairs::plan()
{
    if (!mayBegin())
        return;
    m_plan.reset();
    const Document &document = session()->document();
    m_work.start([subject = subject(), options = document.writeOptions(),
                  settings = document.secondLife().value_or(AnimSettings())](
                     const BackgroundWork::Reporter &) { return planFor(subject, options, settings); },
                 [this](std::shared_ptr<UploadPlan> plan) {
                     m_plan = std::move(plan);
                     emit planned();
                 },
                 [this](const QString &why) { emit refused(why); });
}

void UploadRepairs::applyPlan()
{
    if (!m_plan)
        return emit refused(tr("The motion was changed meanwhile, and nothing was repaired."));
    const std::shared_ptr<UploadPlan> plan = std::exchange(m_plan, nullptr);
    perform(std::move(plan->edit), tr("Make uploadable"), plan->mergesLayers);
}

void UploadRepairs::perform(ClipEdit edit, const QString &text, bool mergesLayers)
{
    if (session() == nullptr)
        return;
    session()->document().perform(std::move(edit), text);
    emit done(text, mergesLayers);
}

} // namespace limber
