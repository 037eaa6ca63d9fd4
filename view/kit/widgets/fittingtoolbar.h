#pragma once

#include <QToolBar>

#include <optional>

namespace limber {

// A toolbar whose buttons lose their texts if these do not fit, before any button moves into the » menu at its end.
class FittingToolBar : public QToolBar
{
    Q_OBJECT

public:
    explicit FittingToolBar(const QString &title, QWidget *parent = nullptr);

    // Sets the style of the buttons where there is enough width.
    void setWantedStyle(Qt::ToolButtonStyle style);

protected:
    void actionEvent(QActionEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fit();

    Qt::ToolButtonStyle m_wanted = Qt::ToolButtonTextBesideIcon;
    std::optional<int> m_neededWidth; // in the wanted style; empty while it has to be measured
};

} // namespace limber
