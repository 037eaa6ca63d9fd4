#pragma once

#include "actions/actionlist.h"
#include "layers/layermerge.h"
#include "session/session.h"
#include "work/backgroundwork.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <memory>

class QProgressDialog;
class QWidget;

namespace limber {

// The commands of the Layers menu, which work on the active layer of the document in front.
class LayerActions : public QObject
{
    Q_OBJECT

public:
    explicit LayerActions(QWidget &window);
    ~LayerActions() override;

    [[nodiscard]] const ActionList &actions() const { return m_actions; }
    void setSession(Session *session);

signals:
    // Emitted when the user wants to type a name for the active layer.
    void renameWanted();
    // Emitted when a command does nothing; `why` is a sentence.
    void refused(const QString &why);

private:
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
    [[nodiscard]] int active() const { return m_session->target().layer(); }

    QWidget &m_window;
    QPointer<Session> m_session;
    ActionList m_actions;
    BackgroundWork m_work;
    QPointer<QProgressDialog> m_progress;
    std::unique_ptr<QObject> m_listener;
};

} // namespace limber
