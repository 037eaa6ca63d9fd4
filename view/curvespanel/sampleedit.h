#pragma once

#include "session/posing/curvechange.h"
#include "session/posing/toolsettings.h"

#include <QObject>
#include <QPointer>
#include <QString>

#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace limber {

class CurveSet;

// The samples of curves that are selected, and a drag that moves them up or down: the samples around them follow by the
// falloff of the tools. Until the drag ends nothing is in the document; its end is one undo step.
class SampleEdit : public QObject
{
    Q_OBJECT

public:
    // Frames by the column of their channel, each list rising and not empty.
    using Samples = std::map<int, std::vector<int>>;

    explicit SampleEdit(CurveSet &curves, QObject *parent = nullptr);
    ~SampleEdit() override;

    void setTools(const ToolSettings *tools); // null: nothing fades
    [[nodiscard]] const Samples &selected() const { return m_selected; }
    void select(Samples samples);
    // Adds these to the selected ones, or takes them away.
    void add(const Samples &samples);
    void takeAway(const Samples &samples);

    // A drag of the selected samples; answers why it cannot begin, in a sentence, or nothing.
    [[nodiscard]] QString begin();
    [[nodiscard]] bool isRunning() const { return m_isRunning; }
    // By how much they are to be moved from where they were at the beginning.
    void moveBy(double amount);
    [[nodiscard]] double amount() const { return m_amount; }
    // While it runs: the value that is shown for a sample, if it is one that moves.
    [[nodiscard]] std::optional<double> valueOf(int column, int frame) const;
    // The frames that change, over all channels.
    [[nodiscard]] int changedFrames() const;
    // Answers why it could not be kept, in a sentence, or nothing.
    QString commit();
    void cancel();

signals:
    void changed();

private:
    // How much of the change the frames of a channel take.
    struct Part
    {
        int first = 0;
        std::vector<double> weights; // 0 to 1
    };
    void leaveOutLost();
    [[nodiscard]] Part partOf(const std::vector<int> &frames) const;
    [[nodiscard]] CurveChange change() const;
    [[nodiscard]] QString stepText() const;
    void end();

    CurveSet &m_curves;
    QPointer<const ToolSettings> m_tools;
    Samples m_selected;
    std::map<int, Part> m_parts; // by column, while a drag runs
    double m_amount = 0.0;
    bool m_isRunning = false;
    std::unique_ptr<QObject> m_listener; // context of the connections to the session, while a drag runs
};

} // namespace limber
