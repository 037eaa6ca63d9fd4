#pragma once

#include "session/session.h"
#include "session/sessionfollower.h"
#include "viewport/tools/toollist.h"

#include <QObject>

namespace limber {

class ToolSettings;

// Says why a tool shows no handle on what is selected.
class HandleHint : public QObject, public SessionFollower
{
    Q_OBJECT

public:
    explicit HandleHint(const ToolSettings &settings, QObject *parent = nullptr);

signals:
    void told(const QString &text);

private:
    void attach(Session &session, QObject &context) override;
    void showSession() override {}
    void look();
    [[nodiscard]] QString reason() const;

    const ToolSettings &m_settings;
    ToolList m_tools;
    ToolName m_tool; // the one chosen last
};

} // namespace limber
