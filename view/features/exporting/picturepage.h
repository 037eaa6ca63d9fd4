#pragma once

#include "session/exporting/exportchoices.h"
#include "session/exporting/exporttarget.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QSpinBox;

namespace limber {

class Session;
struct PictureView;

// Lets the user choose how a motion is drawn: the size, the frames, the background, and what is shown with the figure.
class PicturePage : public QWidget
{
    Q_OBJECT

public:
    // Ghosts and trails start as in the view, and the frames as those that are played.
    PicturePage(const Session &session, const PictureView &view, const PictureChoices &choices,
                QWidget *parent = nullptr);

    // Shows the choices for a way of drawing.
    void setDrawing(const Drawing &drawing);
    [[nodiscard]] PictureChoices choices() const;
    // Returns why nothing can be exported with these choices; empty if it can.
    [[nodiscard]] QString problem() const;

signals:
    void changed();

private:
    void addSize(QFormLayout &form);
    void showSize();
    void takeSize();
    void addFrames(QFormLayout &form, const Session &session);
    void addSheet(QFormLayout &form, const PictureChoices &choices);
    void addBackground(QFormLayout &form, const PictureChoices &choices);
    void addChecks(QFormLayout &form, const PictureView &view, const PictureChoices &choices);
    [[nodiscard]] QSpinBox *addNumber(const char *name, const QString &accessibleName, int least, int most, int value);
    [[nodiscard]] QWidget *pairOf(QWidget *first, const QString &between, QWidget *second);

    [[nodiscard]] bool isSheet() const { return m_drawing.kind == Drawing::Kind::Sheet; }

    Drawing m_drawing;
    QSize m_pictureSize;
    QSize m_cellSize; // of each picture of a sheet
    QFormLayout *m_form = nullptr;
    QSpinBox *m_width = nullptr;
    QSpinBox *m_height = nullptr;
    QSpinBox *m_first = nullptr;
    QSpinBox *m_last = nullptr;
    QSpinBox *m_columns = nullptr;
    QSpinBox *m_rows = nullptr;
    QWidget *m_sheet = nullptr;
    QComboBox *m_background = nullptr;
    QCheckBox *m_ghosts = nullptr;
    QCheckBox *m_trails = nullptr;
    QCheckBox *m_caption = nullptr;
};

} // namespace limber
