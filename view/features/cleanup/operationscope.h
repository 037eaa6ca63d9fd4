#pragma once

#include "operations/operationcall.h"

#include <QPointer>
#include <QWidget>

class QComboBox;
class QGridLayout;
class QLabel;

namespace limber {

class Session;
struct Operation;

// The joints and frames that an operation works on: all joints or the selected ones, the whole clip or the range of the
// timeline. It shows only what the operation accepts.
class OperationScope : public QWidget
{
    Q_OBJECT

public:
    enum class Joints { All, Selected, Branches };

    explicit OperationScope(QWidget *parent = nullptr);

    // A new operation starts with the range if there is one, and with all joints unless it takes over a choice of
    // selected ones that fits.
    void show(const Operation &operation, Session &session);
    // Takes the selected joints if there are any, otherwise all.
    void takeSelection();
    void takeAllJoints();
    // The choices as they are, and the same choices again.
    struct Choices
    {
        Joints joints = Joints::All;
        bool isOnRange = false;
    };
    [[nodiscard]] Choices choices() const;
    void take(const Choices &choices);
    // Returns the joints that the operation works on; all if it has no choice.
    [[nodiscard]] Joints joints() const;
    void writeTo(OperationCall &call) const;
    // Returns whether the operation works on selected joints, but none is selected.
    [[nodiscard]] bool lacksSelection() const;
    // Returns whether the operation has no sense without a range, but none is set.
    [[nodiscard]] bool lacksRange() const;

    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void changed(); // by the user
    void followed(); // the selection or the range

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] int widthFor(const QComboBox &box, const QString &text) const;
    void shareWidth();
    void place(bool isStacked);
    void follow();
    void update();
    void choose(Joints joints);
    [[nodiscard]] std::string selectedJoints() const;

    QPointer<Session> m_session;
    QLabel *m_label = nullptr;
    QComboBox *m_joints = nullptr;
    QComboBox *m_frames = nullptr;
    QGridLayout *m_layout = nullptr;
    bool m_takesJoints = false;
    bool m_takesFrames = false;
    bool m_needsRange = false;
};

} // namespace limber
