#pragma once

#include <QLabel>
#include <QStringList>

namespace limber {

// A line of plain text that can shrink: it is shortened with "…", and the tool tip shows all of it. A long message
// therefore never widens a window.
class ElidedLabel : public QLabel
{
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget *parent = nullptr);

    // Takes shorter wordings, the longest first: one that fits is shown instead of a cut text.
    void setTexts(const QString &whole, const QStringList &shorter);
    // Returns what can be seen.
    [[nodiscard]] QString shownText() const;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QStringList m_shorter;
};

} // namespace limber
