#pragma once

#include <QToolBar>

namespace limber {

// A toolbar whose buttons lose their texts if these do not fit, before any button moves into the » menu at its end.
class FittingToolBar : public QToolBar
{
    Q_OBJECT

public:
    explicit FittingToolBar(const QString &title, QWidget *parent = nullptr);

    // Sets the style of the buttons where there is enough width. Call it when all entries are in the toolbar.
    void setWantedStyle(Qt::ToolButtonStyle style);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fit();

    Qt::ToolButtonStyle m_wanted = Qt::ToolButtonTextBesideIcon;
    int m_neededWidth = 0; // with the wanted style
};

} // namespace limber
