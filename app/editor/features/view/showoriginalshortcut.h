#pragma once

#include <QObject>

class QWidget;

namespace limber {

class ShownScene;

// While the user holds the backslash key in any panel of the window, the view shows the motion as it was before.
class ShowOriginalShortcut : public QObject
{
    Q_OBJECT

public:
    // Both must outlive this object.
    ShowOriginalShortcut(QWidget &window, ShownScene &scene);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget &m_window;
    ShownScene &m_scene;
};

} // namespace limber
