#pragma once

#include <QPixmap>
#include <QToolButton>

namespace limber {

// A way to fill a gap: its picture, its name, and below that how far off it is to be expected, in as many lines as that
// takes. Of those with the same parent, one is checked.
class FillButton : public QToolButton
{
    Q_OBJECT

public:
    explicit FillButton(QWidget *parent);

    // Returns the size of a picture, in logical pixels.
    [[nodiscard]] static QSize pictureSize() { return {52, 46}; }

    void show(const QImage &picture, const QString &name, const QString &words);
    [[nodiscard]] const QPixmap &picture() const { return m_picture; }
    [[nodiscard]] const QString &words() const { return m_words; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] int heightForWidth(int width) const override;

signals:
    void stepWanted(int rows); // by an arrow key: to the next row or, negative, to the one before

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QPixmap m_picture;
    QString m_words;
};

} // namespace limber
