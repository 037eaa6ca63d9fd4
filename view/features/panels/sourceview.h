#pragma once

#include "storage/sourceexcerpt.h"
#include "theme/colours.h"

#include <QPlainTextEdit>

namespace limber {

// Shows some lines of a file as they are, with their numbers, and marks a position in them. They cannot be edited.
class SourceView : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit SourceView(QWidget *parent = nullptr);

    void setColours(const Colours &colours);
    void showExcerpt(const SourceExcerpt &excerpt);
    // Returns the number of the marked line; 0 for none.
    [[nodiscard]] int markedLine() const;

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    class Numbers;

    void mark();
    void reveal();
    void placeNumbers();
    void paintNumbers(QPaintEvent *event);

    Colours m_colours = Colours::darkTheme();
    Numbers *m_numbers = nullptr;
    int m_firstLine = 1;
    int m_markedBlock = -1;
    int m_markedPosition = -1;
};

} // namespace limber
