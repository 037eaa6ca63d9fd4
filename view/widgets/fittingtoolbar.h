#pragma once

#include <QToolBar>

namespace limber {

// A toolbar whose buttons lose their texts where these do not fit, before any button goes into the » at its end.
class FittingToolBar : public QToolBar
{
    Q_OBJECT

public:
    explicit FittingToolBar(const QString &title, QWidget *parent = nullptr);

    // What its buttons show where there is room. Its entries must be in it.
    void setWantedStyle(Qt::ToolButtonStyle style);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fit();

    Qt::ToolButtonStyle m_wanted = Qt::ToolButtonTextBesideIcon;
    int m_neededWidth = 0; // with the wanted style
};

} // namespace limber
