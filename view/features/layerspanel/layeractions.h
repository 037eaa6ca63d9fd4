#pragma once

#include "actions/actionlist.h"
#include "layers/layermerge.h"
#include "session/session.h"
#include "session/sessionfollower.h"
#include "work/backgroundwork.h"

#include <QObject>
#include <QPointer>

#include <functional>

class QProgressDialog;
class QWidget;

namespace limber {

// The commands of the Layers menu, which work on the active layer of the document in front.
class LayerActions : public QObject, public SessionFollower
{
    Q_OBJECT

public:
    explicit LayerActions(QWidget &window);
    ~LayerActions() override;

    [[nodiscard]] const ActionList &actions() const { return m_actions; }

signals:
    // Emitted when the user wants to type a name for the active layer.
    void renameWanted();
    // Emitted when a command does nothing; `why` is a sentence.
    void refused(const QString &why);

private:
    void attach(Session &session, QObject &context) override;
    void detach() override;
    void showSession() override;
    using Merging = std::function<MergeResult(const Clip &, const Layers &, const Progress &)>;

    void addToggles();
    void toggle(const QString &text, bool Layer::*member, bool on);
    void merge(Merging merging, const QString &question, const QString &stepText);
    void mergeActiveDown();
    void endProgress();
    void takeMerged(MergeResult result, const QString &question, const QString &stepText);
    [[nodiscard]] bool agreesTo(const QString &question, const LayerMerge &merge);
    void deleteActive();
    void moveActive(int by);
    void updateActions();
    [[nodiscard]] int active() const { return session()->target().layer(); }

    QWidget &m_window;
    ActionList m_actions;
    BackgroundWork m_work;
    QPointer<QProgressDialog> m_progress;
};

} // namespace limber
