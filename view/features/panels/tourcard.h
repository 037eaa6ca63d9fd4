#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace limber {

// A line around the part of the window that a step of the tour is about. It lets mouse events through.
class TourHighlight : public QWidget
{
    Q_OBJECT

public:
    explicit TourHighlight(QWidget *window);

    // `target` is a rectangle in the window.
    void place(const QRect &target);

protected:
    void paintEvent(QPaintEvent *event) override;
};

// A small card over the window with the text of a step of the tour.
class TourCard : public QFrame
{
    Q_OBJECT

public:
    explicit TourCard(QWidget *window);

    struct Page
    {
        QString title;
        QString text;
        int number = 1; // from 1 to `count`
        int count = 1;
    };
    void showPage(const Page &page);
    // Places the card beside the target if the window has enough space there, otherwise in its lower left corner.
    void placeBeside(const QRect &target);
    // Gives the focus to the button that goes on.
    void takeFocus();

signals:
    void nextWanted();
    void backWanted();
    void leaveWanted();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QLabel *m_step = nullptr;
    QLabel *m_title = nullptr;
    QLabel *m_text = nullptr;
    QPushButton *m_leave = nullptr;
    QPushButton *m_back = nullptr;
    QPushButton *m_next = nullptr;
};

} // namespace limber
