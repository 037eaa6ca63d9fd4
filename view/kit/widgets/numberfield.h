#pragma once

#include <QLineEdit>

namespace limber {

// A field for one number. The user types arithmetic ("1.5*2", "+=5"), steps it with the wheel and the arrow keys (with
// Shift by 10 times as much, with Alt by a tenth), or drags its axis letter sideways. Typed text takes effect with
// Enter, when the field loses the focus, and before any command or press of the mouse elsewhere, because that may
// depend on it. The field shows what it was given, never its own idea of the value: the result of an edit comes back
// from the document. While it does not have the focus, a number that does not fit
// is rounded, and any other text ends in ….
class NumberField : public QLineEdit
{
    Q_OBJECT

public:
    explicit NumberField(QWidget *parent = nullptr);

    // Shows a letter at the left edge in its colour; the user drags it sideways to change the value.
    void setLetter(const QString &letter, const QColor &colour);
    // Shows the value in the colour of edits, because it is what a gesture or a preview would make.
    void setMarked(bool isMarked);
    void setStep(double step) { m_step = step; }
    // Shows `text` for `value`, from which sums, steps and drags start; showNothing() shows a dash instead of a value.
    void showValue(double value, const QString &text);
    void showNothing();
    // Reports typed text at once, for a dialog that closes, in whatever window the focus is.
    void takeTyped() { commit(); }
    // Discards typed text that has not taken effect, because it was meant for something that is not shown any more.
    void forgetTyped() { restore(); }
    [[nodiscard]] double value() const { return m_value; }
    // The text whose value was reported last; relative ones ("+=5") make something else of other values.
    [[nodiscard]] QString typed() const { return m_typed; }

signals:
    // Emitted when the user sets a value. `gesture` is true during a drag or a series of wheel steps.
    void valueWanted(double value, bool gesture);
    // Emitted when a drag, or a series of wheel steps or arrow keys, starts: edits until the next signal belong
    // together.
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
    void selectFromEnd();
    void paintElided();
    [[nodiscard]] QString textThatFits(int width) const;
    void step(double steps, Qt::KeyboardModifiers modifiers);
    [[nodiscard]] QRect letterRect() const;
    [[nodiscard]] QRect textRect() const;

    QString m_letter;
    QColor m_letterColour;
    QString m_shown;
    QString m_typed;
    double m_value = 0.0;
    double m_step = 1.0;
    bool m_hasValue = false;
    bool m_dragging = false;
    int m_dragStartX = 0;
    double m_dragStartValue = 0.0;
};

} // namespace limber
