#pragma once

#include <QLabel>
#include <QStringList>

namespace limber {

// Plain text that can shrink: it is shortened with "…", and the tool tip shows all of it. A long message therefore
// never widens a window. It is one line unless it may have more.
class ElidedLabel : public QLabel
{
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget *parent = nullptr);

    // Takes shorter wordings, the longest first: one that fits is shown instead of a cut text.
    void setTexts(const QString &whole, const QStringList &shorter);
    // Lets a text have up to this many lines before it is shortened. A layout makes room for them if the label has
    // setWordWrap().
    void setMostLines(int lines);
    // Returns how many lines the text needs in this width, which may be more than it may have.
    [[nodiscard]] int linesIn(int width) const;
    // Returns what can be seen.
    [[nodiscard]] QString shownText() const;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] QStringList shownLines() const;

    QStringList m_shorter;
    int m_mostLines = 1;
};

} // namespace limber
