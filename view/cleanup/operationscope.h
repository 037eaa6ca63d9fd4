#pragma once

#include "operations/operationcall.h"

#include <QPointer>
#include <QWidget>

class QComboBox;
class QLabel;

namespace limber {

class Session;
struct Operation;

// What an operation is to work on: all joints or the selected ones, the whole clip or the range of the timeline. Shows
// only what the operation takes.
class OperationScope : public QWidget
{
    Q_OBJECT

public:
    explicit OperationScope(QWidget *parent = nullptr);

    // A new operation takes the range, where there is one.
    void show(const Operation &operation, Session &session);
    // Takes the selected joints if there are any, else all.
    void takeSelection();
    void writeTo(OperationCall &call) const;
    // Whether joints are to be selected, and none is.
    [[nodiscard]] bool lacksSelection() const;

signals:
    void changed(); // by the user, or because selection or range did

private:
    void update();
    [[nodiscard]] std::string selectedJoints() const;

    QPointer<Session> m_session;
    QLabel *m_label = nullptr;
    QComboBox *m_joints = nullptr;
    QComboBox *m_frames = nullptr;
    bool m_takesJoints = false;
    bool m_takesFrames = false;
};

} // namespace limber
