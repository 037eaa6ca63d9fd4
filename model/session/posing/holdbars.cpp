#include "session/posing/holdbars.h"

#include "base/at.h"
#include "items/jointtreemodel.h"
#include "layers/layermerge.h"
#include "session/layers/refusaltext.h"
#include "session/posing/keptinsession.h"
#include "session/session.h"

#include <QLocale>

#include <algorithm>
#include <utility>

namespace limber {

QString HoldBars::nameOf(Session &session, const Hold &hold)
{
    const QString joint = session.jointTree().displayName(hold.node);
    return hold.space == NoJoint
               ? tr("Hold %1").arg(joint)
               : tr("Hold %1 on %2").arg(joint, session.jointTree().displayName(NodeId::joint(hold.space)));
}

void HoldBars::add(Session &session, const Hold &hold)
{
    if (session.document().layers().size() >= mostLayers) {
        emit refused(tr("There are already %1 layers.").arg(mostLayers));
        return emit finished();
    }
    const QString name = nameOf(session, hold);
    HoldOrder order{.motion = posedMotion(session),
                    .up = session.document().upAxis().axis,
                    .hold = hold,
                    .name = name.toStdString()};
    order.motion.layer = -1;
    make(session, std::move(order), tr("%1, %n frame(s)", nullptr, hold.frames.frameCount()).arg(name));
}

void HoldBars::change(Session &session, int layer, const Hold &hold)
{
    HoldOrder order{.motion = posedMotion(session), .up = session.document().upAxis().axis, .hold = hold, .name = {}};
    order.motion.layer = layer;
    make(session, std::move(order),
         tr("%1, %n frame(s)", nullptr, hold.frames.frameCount()).arg(nameOf(session, hold)));
}

void HoldBars::giveUpWithEdits(Session &session)
{
    m_listener = std::make_unique<QObject>();
    connect(&session, &QObject::destroyed, m_listener.get(), [this] { end(); });
    connect(&session.document().undoStack(), &QUndoStack::indexChanged, m_listener.get(), [this] { end(); });
    connect(&session.document(), &Document::aboutToBeReset, m_listener.get(), [this] { end(); });
}

void HoldBars::end()
{
    m_work.cancel();
    m_listener.reset();
    emit finished();
}

void HoldBars::make(Session &session, HoldOrder order, const QString &text)
{
    giveUpWithEdits(session);
    const Hold hold = order.hold;
    m_work.start(
        [order = std::move(order)](const BackgroundWork::Reporter &reporter) {
            return makeHold(order, Progress(reporter.progress()));
        },
        [this, &session, hold, text](HoldLayer made) {
            m_listener.reset();
            take(session, std::move(made), hold, text);
            emit finished();
        },
        [this](const QString &why) {
            m_listener.reset();
            emit refused(why);
            emit finished();
        });
}

void HoldBars::take(Session &session, HoldLayer made, const Hold &hold, const QString &text)
{
    const QString joint = session.jointTree().displayName(hold.node);
    if (made.refusal == HoldRefusal::MovesAlong)
        return emit refused(tr("%1 cannot be held on %2, which moves with it.")
                                .arg(joint, session.jointTree().displayName(NodeId::joint(hold.space))));
    if (made.refusal == HoldRefusal::NothingMoves)
        return emit refused(tr("No joint can bring %1 to another position.").arg(joint));
    if (made.layerRefusal != LayerRefusal::None)
        return emit refused(refusalText(made.layerRefusal, nameOf(session, hold), joint));
    if (!made.layers)
        return;
    const std::size_t before = session.document().layers().size();
    session.document().setLayers(std::move(*made.layers), text);
    const HoldResult::Missed &far = made.result->outOfReach;
    if (far.frames > 0)
        emit noted(
            tr("%1 cannot reach its place in %n frame(s): it is up to %2 too far away (frame %3).", nullptr, far.frames)
                .arg(joint, QLocale().toString(far.most, 'g', 3))
                .arg(far.frame));
    else if (session.document().layers().size() > before)
        emit noted(tr("%1 is a layer of its own. Drag its bar in the timeline to hold other frames.")
                       .arg(nameOf(session, hold)));
}

void HoldBars::bake(Session &session, int layer)
{
    giveUpWithEdits(session);
    const Document &document = session.document();
    const QString name = QString::fromStdString(at(document.layers(), layer).name);
    m_work.start(
        [clip = document.clip(), layers = document.layers(), layer](const BackgroundWork::Reporter &reporter) {
            return mergeDown(clip, layers, layer, Progress(reporter.progress()));
        },
        [this, &session, name, layer](MergeResult result) {
            m_listener.reset();
            if (result.refusal == MergeRefusal::NotHeard)
                emit refused(tr("%1 or the layer beneath it is muted: baking would change the motion.").arg(name));
            else if (result.refusal == MergeRefusal::NoWeight)
                emit refused(tr("The layer beneath %1 has too little weight to take it in.").arg(name));
            if (result.merge) {
                Clip clip = session.document().clip();
                clip.motion = std::move(result.merge->motion);
                session.document().setClipAndLayers(std::move(clip), std::move(result.merge->layers),
                                                    tr("Bake %1").arg(name));
            }
            emit finished();
        },
        [this](const QString &why) {
            m_listener.reset();
            emit refused(why);
            emit finished();
        });
}

} // namespace limber
