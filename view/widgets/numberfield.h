#pragma once

#include <QLineEdit>

namespace limber {

// A field for one number: typed with arithmetic ("1.5*2", "+=5"), stepped with the wheel and the arrow keys
// (Shift times 10, Alt a tenth), dragged sideways on its axis letter. What is typed is wanted with Enter, when
// the field is left, and before any command or press of the mouse elsewhere, which may be about it. Shows what it was
// given, never its own idea of the value: the result of an edit comes back from the document.
class NumberField : public QLineEdit
{
    Q_OBJECT

public:
    explicit NumberField(QWidget *parent = nullptr);

    // A letter at the left edge, in its colour; drag it sideways to change the value.
    void setLetter(const QString &letter, const QColor &colour);
    // The value is one that a gesture or a preview would make: shown in the colour of edits.
    void setMarked(bool isMarked);
    void setStep(double step) { m_step = step; }
    // Shows `text` for `value`, and nothing but a dash if there is no value.
    void showValue(double value, const QString &text);
    void showNothing();
    // Gives up what is typed and not wanted yet: it was for something that is not shown any more.
    void forgetTyped() { restore(); }
    [[nodiscard]] double value() const { return m_value; }

signals:
    // The user wants this value. `gesture` is true while a drag or a turn of the wheel goes on.
    void valueWanted(double value, bool gesture);
    // A drag, or a series of wheel steps or arrow keys, begins: edits until the next one belong together.
    void gestureStarted();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void commit();
    void restore();
    void step(double steps, Qt::KeyboardModifiers modifiers);
    [[nodiscard]] QRect letterRect() const;

    QString m_letter;
    QColor m_letterColour;
    QString m_shown;
    double m_value = 0.0;
    double m_step = 1.0;
    bool m_hasValue = false;
    bool m_dragging = false;
    int m_dragStartX = 0;
    double m_dragStartValue = 0.0;
};

} // namespace limber
