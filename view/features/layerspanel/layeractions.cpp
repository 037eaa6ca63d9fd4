#include "layerspanel/layeractions.h"

#include "base/at.h"
#include "items/jointname.h"
#include "session/layers/layeredits.h"
#include "widgets/progresssteps.h"

#include <QMessageBox>
#include <QProgressDialog>
#include <QPushButton>

#include <algorithm>

namespace limber {

LayerActions::LayerActions(QWidget &window) : QObject(&window), m_window(window)
{
    m_actions.add(ActionId::NewLayer, this, [this] {
        const int index = addLayer(session()->document(), active());
        if (index < 0)
            emit refused(tr("A clip has at most %n layer(s).", nullptr, static_cast<int>(mostLayers)));
        else
            session()->target().choose(index);
    });
    m_actions.add(ActionId::DuplicateLayer, this, [this] {
        if (const int index = duplicateLayer(session()->document(), active()); index >= 0)
            session()->target().choose(index);
    });
    m_actions.add(ActionId::RenameLayer, this, &LayerActions::renameWanted);
    m_actions.add(ActionId::DeleteLayer, this, &LayerActions::deleteActive);
    addToggles();
    m_actions.add(ActionId::KeyLayerWeight, this,
                  [this] { toggleWeightKey(session()->document(), active(), session()->playhead().frame()); });
    m_actions.add(ActionId::RaiseLayer, this, [this] { moveActive(1); });
    m_actions.add(ActionId::LowerLayer, this, [this] { moveActive(-1); });
    m_actions.add(ActionId::MergeLayerDown, this, &LayerActions::mergeActiveDown);
    m_actions.add(ActionId::MergeAllLayers, this, [this] {
        merge([](const Clip &clip, const Layers &layers,
                 const Progress &progress) { return mergeAll(clip, layers, progress); },
              tr("Merge all layers into the base?"), tr("Merge all layers into the base"));
    });
    updateActions();
}

LayerActions::~LayerActions() = default;

void LayerActions::addToggles()
{
    m_actions.add(ActionId::MuteLayer, this, [this](bool on) { toggle(tr("Mute layer"), &Layer::isMuted, on); });
    m_actions.add(ActionId::SoloLayer, this, [this](bool on) { toggle(tr("Solo layer"), &Layer::isSolo, on); });
    m_actions.add(ActionId::LockLayer, this, [this](bool on) { toggle(tr("Lock layer"), &Layer::isLocked, on); });
}

void LayerActions::toggle(const QString &text, bool Layer::*member, bool on)
{
    changeLayer(session()->document(), active(), text, [=](Layer &layer) { layer.*member = on; });
}

void LayerActions::deleteActive()
{
    const int index = active();
    removeLayer(session()->document(), index);
    session()->target().choose(std::min(index, static_cast<int>(session()->document().layers().size()) - 1));
}

void LayerActions::moveActive(int by)
{
    moveLayer(session()->document(), active(), active() + by);
}

void LayerActions::mergeActiveDown()
{
    const int index = active();
    const Layers &layers = session()->document().layers();
    const QString name = textOfName(at(layers, index).name);
    const QString beneath = index == 0 ? tr("the base") : textOfName(at(layers, index - 1).name);
    merge([index](const Clip &clip, const Layers &all,
                  const Progress &progress) { return mergeDown(clip, all, index, progress); },
          tr("Merge %1 into %2?").arg(name, beneath), tr("Merge %1 into %2").arg(name, beneath));
}

// The merge runs on a worker, because a long clip takes a while.
void LayerActions::merge(Merging merging, const QString &question, const QString &stepText)
{
    m_progress = new QProgressDialog(tr("Merging layers…"), tr("Cancel"), 0, progressSteps, &m_window);
    m_progress->setWindowModality(Qt::WindowModal);
    m_progress->setMinimumDuration(300);
    connect(m_progress, &QProgressDialog::canceled, this, [this] {
        m_work.cancel();
        endProgress();
    });
    const Document &document = session()->document();
    m_work.start(
        [this, merging = std::move(merging), clip = document.clip(),
         layers = document.layers()](const BackgroundWork::Reporter &reporter) {
            return merging(clip, layers, Progress(reporter.progress([this](double done) {
                               if (m_progress)
                                   m_progress->setValue(static_cast<int>(done * progressSteps));
                           })));
        },
        [this, question, stepText](MergeResult result) { takeMerged(std::move(result), question, stepText); },
        [this](const QString &why) {
            endProgress();
            emit refused(why);
        });
}

// The dialog may be showing the last progress at this moment, and its event loop may deliver the end of the work.
void LayerActions::endProgress()
{
    if (!m_progress)
        return;
    m_progress->reset(); // hiding alone would leave its timer, which shows it over the question
    m_progress->hide();
    m_progress->deleteLater();
    m_progress.clear();
}

void LayerActions::takeMerged(MergeResult result, const QString &question, const QString &stepText)
{
    endProgress();
    if (!session())
        return;
    if (result.refusal == MergeRefusal::NotHeard)
        emit refused(
            tr("This layer, or the one beneath it, has no effect at present: merging would change the motion."));
    else if (result.refusal == MergeRefusal::NoWeight)
        emit refused(tr("The layer beneath has too little weight to take this one in."));
    if (!result.merge || !agreesTo(question, *result.merge))
        return;
    const int before = std::max(0, active());
    Clip clip = session()->document().clip();
    clip.motion = std::move(result.merge->motion);
    session()->document().setClipAndLayers(std::move(clip), std::move(result.merge->layers), stepText);
    session()->target().choose(std::min(before, static_cast<int>(session()->document().layers().size())) - 1);
}

bool LayerActions::agreesTo(const QString &question, const LayerMerge &merge)
{
    QMessageBox box(&m_window);
    box.setObjectName(QStringLiteral("mergeQuestion"));
    box.setWindowTitle(tr("Merge Layers"));
    box.setTextFormat(Qt::PlainText);
    box.setText(question);
    box.setInformativeText(
        tr("%1 in %2 will change. The motion stays as it is shown, and the keys become values of "
           "every frame.")
            .arg(tr("%n frame(s)", nullptr, merge.frames), tr("%n channel(s)", nullptr, merge.columns)));
    QPushButton *merging = box.addButton(tr("Merge"), QMessageBox::AcceptRole);
    box.addButton(QMessageBox::Cancel);
    box.setDefaultButton(merging);
    box.exec();
    return box.clickedButton() == merging;
}

void LayerActions::attach(Session &session, QObject &context)
{
    connect(&session.target(), &ChangeTarget::changed, &context, [this] { updateActions(); });
    connect(&session.playhead(), &Playhead::panelFrameChanged, &context, [this] { updateActions(); });
    for (const auto signal : {&Document::layersChanged, &Document::wasReset, &Document::loaded})
        connect(&session.document(), signal, &context, [this] { updateActions(); });
}

void LayerActions::detach()
{
    m_work.cancel();
    endProgress();
}

void LayerActions::showSession()
{
    updateActions();
}

void LayerActions::updateActions()
{
    const bool canEdit = session() && !session()->document().isLoading() && !session()->document().motion().isEmpty();
    const int index = canEdit ? active() : ChangeTarget::Base;
    const Layers none;
    const Layers &layers = canEdit ? session()->document().layers() : none;
    const bool hasActive = index != ChangeTarget::Base;
    m_actions.setEnabled(hasActive);
    m_actions[ActionId::NewLayer]->setEnabled(canEdit);
    m_actions[ActionId::MergeAllLayers]->setEnabled(!layers.empty());
    m_actions[ActionId::RaiseLayer]->setEnabled(hasActive && index + 1 < static_cast<int>(layers.size()));
    m_actions[ActionId::LowerLayer]->setEnabled(index > 0);
    const Layer plain;
    const Layer &layer = hasActive ? at(layers, index) : plain;
    m_actions[ActionId::MuteLayer]->setChecked(layer.isMuted);
    m_actions[ActionId::SoloLayer]->setChecked(layer.isSolo);
    m_actions[ActionId::LockLayer]->setChecked(layer.isLocked);
}

} // namespace limber
