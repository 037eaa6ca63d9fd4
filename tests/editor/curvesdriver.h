#pragma once

#include "curvespanel/curveplot.h"
#include "curvespanel/curvespanel.h"
#include "session/curves/curveset.h"
#include "support/textfiles.h"
#include "windowdriver.h"

#include <QEvent>

namespace limber::test {

// What a user does with mouse and keys in the curves panel.
class CurvesDriver
{
public:
    explicit CurvesDriver(const Clip &clip);
    ~CurvesDriver();

    [[nodiscard]] WindowDriver &driver() { return *m_driver; }
    [[nodiscard]] Session &session() { return m_driver->session(); }
    [[nodiscard]] Document &document() { return m_driver->document(); }
    [[nodiscard]] CurvesPanel &panel() { return *m_driver->window().findChild<CurvesPanel *>(); }
    [[nodiscard]] CurvePlot &plot() { return panel().plot(); }
    [[nodiscard]] CurveKeys &keys() { return plot().keys(); }
    // The bytes that saving would write.
    [[nodiscard]] QByteArray bytes();
    [[nodiscard]] int steps() { return document().undoStack().index(); }
    [[nodiscard]] int columnOf(const char *joint, int channel);
    // The text of the status bar.
    [[nodiscard]] QString status();

    // Waits until the docks have their heights.
    void settle();
    // Opens another clip in a tab of its own.
    void open(const Clip &clip);
    void showCurvesOf(const char *joint);
    // Presses the button that fits keys and waits for the keys.
    void fitKeys();
    [[nodiscard]] const KeyTrack &track(const char *joint);

    [[nodiscard]] QPoint pixelOf(double frame, double value);
    // The position of a sample on the screen.
    [[nodiscard]] QPoint sample(int column, int frame);
    [[nodiscard]] QPoint key(const char *joint, int curve, int key);
    void press(const QPoint &at, Qt::KeyboardModifiers modifiers = {}, Qt::MouseButton button = Qt::LeftButton);
    void move(const QPoint &to, Qt::KeyboardModifiers modifiers = {}, Qt::MouseButton button = Qt::LeftButton);
    void release(const QPoint &at, Qt::KeyboardModifiers modifiers = {}, Qt::MouseButton button = Qt::LeftButton);
    void drag(const QPoint &from, const QPoint &to, Qt::KeyboardModifiers modifiers = {});
    void click(const QPoint &at, Qt::KeyboardModifiers modifiers = {});
    void doubleClick(const QPoint &at);
    void type(Qt::Key key, Qt::KeyboardModifiers modifiers = {});
    // Puts a text into a field and presses Enter.
    void typeInto(const char *field, const QString &text);

private:
    void send(QEvent::Type type, const QPoint &at, Qt::MouseButton button, Qt::MouseButtons buttons,
              Qt::KeyboardModifiers modifiers);

    FileFolder m_folder;
    std::unique_ptr<WindowDriver> m_driver;
    int m_files = 0;
};

} // namespace limber::test
