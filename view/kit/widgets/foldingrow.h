#pragma once

#include <QList>
#include <QString>
#include <QWidget>

class QFrame;
class QHBoxLayout;
class QToolButton;
class QVBoxLayout;

namespace limber {

// A row of widgets that can become narrow: first its captions go, from the last one, then the last widgets that do not
// fit move into a panel, which the » button after the row opens. One widget of the row may stretch; it always stays in
// the row.
class FoldingRow : public QWidget
{
    Q_OBJECT

public:
    explicit FoldingRow(QWidget *parent = nullptr);

    // Adds a widget and becomes its parent, with `spacingBefore` pixels before it. In the panel, where its neighbours
    // no longer explain it, it has the caption above it.
    void add(QWidget *widget, int spacingBefore = 0, const QString &captionInPanel = {});
    // Adds the widget that takes the width that the others leave, but at least its minimum width.
    void addStretching(QWidget *widget);
    // Adds a text that is not needed to use the row.
    void addCaption(QWidget *widget, int spacingBefore = 0);
    // Shows or hides a widget of the row, which then needs no space.
    void setShown(const QWidget *widget, bool isShown);
    void setMargins(const QMargins &margins);
    // Says how wide the row may become at most, whatever is in it now.
    virtual void setRoom(int width);
    // Arranges the row again after the width of a widget in it has changed.
    void fold();

    // Returns the width of what is in the row at present.
    [[nodiscard]] int usedWidth() const;
    // With everything in the row.
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    // Captions then go after the widgets behind them.
    void keepCaptions(bool keeps) { m_keepsCaptions = keeps; }
    // Returns the width of a row with just these of its widgets, and the » button.
    [[nodiscard]] int widthWith(const QList<const QWidget *> &widgets) const;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    struct Item
    {
        QWidget *widget = nullptr;
        int spacingBefore = 0;
        bool stretches = false;
        QString captionInPanel{};
        bool isFolded = false; // into the panel, or away if it is a caption
        bool isCaption = false;
        bool isShown = true;
    };

    [[nodiscard]] static int widthOf(const Item &item);
    void arrange();
    void addCaptionInPanel(const QString &text);
    void openPanel();

    QHBoxLayout *m_row = nullptr;
    QToolButton *m_more = nullptr;
    QFrame *m_panel = nullptr;
    QVBoxLayout *m_column = nullptr;
    QList<Item> m_items;
    QList<QWidget *> m_captions; // in the panel
    bool m_keepsCaptions = false;
};

} // namespace limber
