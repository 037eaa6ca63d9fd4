#pragma once

#include "curvespanel/curveplot.h"
#include "curvespanel/curvespanel.h"
#include "session/curves/curveset.h"
#include "support/textfiles.h"
#include "windowdriver.h"

#include <QEvent>

namespace limber::test {

// What a person does with mouse and keys in the panel with curves.
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
    // As it would be saved.
    [[nodiscard]] QByteArray bytes();
    [[nodiscard]] int steps() { return document().undoStack().index(); }
    [[nodiscard]] int columnOf(const char *joint, int channel);
    // What the status bar says.
    [[nodiscard]] QString status();

    // Waits until the docks have their heights.
    void settle();
    // Another clip, in a tab of its own.
    void open(const Clip &clip);
    void showCurvesOf(const char *joint);
    // Presses the button and waits for the keys.
    void fitKeys();
    [[nodiscard]] const KeyTrack &track(const char *joint);

    [[nodiscard]] QPoint pixelOf(double frame, double value);
    // Of a sample as it is shown.
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
