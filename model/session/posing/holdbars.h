#pragma once

#include "session/posing/holdlayer.h"
#include "work/backgroundwork.h"

#include <QObject>
#include <QPointer>
#include <QString>

#include <functional>
#include <memory>

namespace limber {

class Session;

// What the user does with the holds of a document. Each is a layer of its own, and each change one undo step. Long work
// is done by a worker; an edit in the meantime gives it up.
class HoldBars : public QObject
{
    Q_OBJECT

public:
    explicit HoldBars(QObject *parent = nullptr) : QObject(parent) {}

    // Holds a joint as a new layer on top of all others. Changes by hand go where they went before.
    void add(Session &session, const Hold &hold);
    // Makes the hold of a layer again, with other frames or after something beneath it has changed.
    void change(Session &session, int layer, const Hold &hold);
    // Makes the hold a part of what is beneath its layer, which is gone then.
    void bake(Session &session, int layer);
    [[nodiscard]] bool isWorking() const { return m_work.isRunning(); }

    // Returns the name of a hold: the joint and what it is held on.
    [[nodiscard]] static QString nameOf(Session &session, const Hold &hold);

signals:
    void finished(); // also after it was refused or given up
    void refused(const QString &why);
    void noted(const QString &text);

private:
    void make(Session &session, HoldOrder order, const QString &text);
    void take(Session &session, HoldLayer made, const Hold &hold, const QString &text);
    void giveUpWithEdits(Session &session);
    void end();

    std::unique_ptr<QObject> m_listener; // context of the connections to the session
    BackgroundWork m_work;
};

} // namespace limber
