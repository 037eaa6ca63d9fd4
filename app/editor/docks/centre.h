#pragma once

#include <QSize>
#include <QWidget>

class QLabel;
class QStackedWidget;
class QStatusBar;

namespace limber {

class MessageBar;

// The middle of the window: the start page or the view, and over it what the window has to say. Messages, hints and
// progress lie over the picture, so that nothing moves when they come and go.
class Centre : public QWidget
{
    Q_OBJECT

public:
    // The texts of the status bar are shown as hints while it is hidden.
    Centre(QWidget &startPage, QWidget &view, QWidget &progress, QStatusBar &status, QWidget *parent = nullptr);

    [[nodiscard]] MessageBar &messages() { return *m_messages; }
    void showView(bool isView);
    // Leaves this much of the lower right corner of the view free; it has a legend there.
    void keepCornerFree(const QSize &corner);
    // Sets what takes the place of hints while it is visible. Call it once.
    void setBottomChip(QWidget &chip);

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void showHint(const QString &text);
    void placeAll();
    [[nodiscard]] int cornerWidth() const;
    void wrapHint();
    void placeAtBottom(QWidget &over, int higher);

    QStackedWidget *m_pages = nullptr;
    QWidget *m_startPage = nullptr;
    QWidget *m_view = nullptr;
    QStatusBar &m_status;
    MessageBar *m_messages = nullptr;
    QLabel *m_hint = nullptr;
    QWidget *m_chip = nullptr;
    QWidget *m_progress = nullptr;
    QSize m_corner{0, 0}; // of the view, where nothing may lie
};

} // namespace limber
