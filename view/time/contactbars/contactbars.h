#pragma once

#include "contactbars/airmark.h"
#include "contactbars/contactdrag.h"
#include "theme/colours.h"
#include "widgets/timescale.h"

#include <QStringList>
#include <QWidget>

#include <vector>

namespace limber {

// The contacts of feet as bars over the frames that the user can draw, drag and remove. The widget shows the contacts
// that it was given, and reports an edit once it is finished.
class ContactBars : public QWidget
{
    Q_OBJECT

public:
    explicit ContactBars(const Colours &colours, QWidget *parent = nullptr);

    void setColours(const Colours &colours);
    void setClip(const Skeleton &skeleton, std::span<const FigureLegs> figures, int frameCount,
                 double frameTimeSeconds);
    // Sets names for the joints that replace those in the skeleton, one for each joint.
    void setJointNames(const QStringList &names);
    void setContacts(const Contacts &contacts);
    void setFrame(int frame) { showFrame(frame, frame); }
    // The same with the line of the current frame at another place: where a preview is that has frames of its own.
    void showFrame(int frame, double place);
    // Sets the text that is shown if the clip has no feet.
    void setEmptyText(const QString &text);
    // Sets why the rows of joints have no bars, one text for each joint; rows without bars show it.
    void setEmptyRowTexts(const QStringList &texts);
    // Shows when figures are in the air.
    void setAirMarks(std::vector<AirMark> marks);
    // Shows the frames of a scale that another object keeps; that object then does the zooming and panning.
    void follow(const TimeScale &scale);
    // Sets where a drag with Ctrl goes.
    void setSnapping(ContactSnapping snapping) { m_snapping = std::move(snapping); }
    // Sets whether it shows beside the names which joints stand at the current frame. The keeper of the scale has to
    // leave width for that.
    void setStateShown(bool isShown);
    // Returns the width that the names and their margins need.
    [[nodiscard]] int namesWidth() const;
    [[nodiscard]] const ContactRows &rows() const { return m_rows; }
    [[nodiscard]] ContactBar chosen() const { return m_chosen; }
    // Returns the description of the chosen bar; empty if there is none.
    [[nodiscard]] QString chosenText() const { return m_chosen.isValid() ? textOf(m_chosen) : QString(); }
    [[nodiscard]] const TimeScale &timeScale() const { return m_scale; }
    // Returns where a row is drawn, without its name; the rows of foot and toe share a line.
    [[nodiscard]] QRectF rectOfRow(int row) const { return layOut().rectOfRow(row); }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void contactsEdited(const limber::Contacts &contacts);
    void frameWanted(int frame);
    void chosenChanged();
    void panWanted(double pixels); // for the keeper of the scale

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    enum class Drag { None, Press, Edit, Pan };
    using Grip = ContactLayout::Grip;

    [[nodiscard]] ContactLayout layOut() const;
    [[nodiscard]] double left() const;
    [[nodiscard]] QString nameOfLine(int line) const;
    [[nodiscard]] QString textOf(ContactBar bar) const;
    [[nodiscard]] QString airToolTipAt(double x) const;
    [[nodiscard]] QString toolTipAt(const QPointF &position) const;
    void choose(ContactBar bar);
    void dragTo(const QPointF &position, bool snaps);
    void moveChosen(int firstBy, int lastBy);
    void makeAt(int row, int frame);
    void endDrag();
    void removeChosen();
    void edited(ContactBar bar);

    Colours m_colours;
    ContactRows m_rows;
    QStringList m_names;
    QString m_emptyText;
    QStringList m_emptyRowTexts;
    std::vector<AirMark> m_airMarks;
    TimeScale m_scale;
    bool m_isFollowing = false; // another object keeps the scale
    bool m_isStateShown = false;
    double m_frameTime = 0.0;
    int m_frame = 0;
    double m_place = 0.0; // of the line
    ContactBar m_chosen;
    int m_chosenRow = 0; // for the keyboard
    Grip m_end = Grip::Last; // the end that the arrow keys move
    Drag m_drag = Drag::None;
    Qt::MouseButton m_button = Qt::NoButton; // of the drag
    ContactDrag m_dragged; // the state at the press
    double m_lastX = 0.0;
    ContactSnapping m_snapping; // empty: no snapping
};

} // namespace limber
