#pragma once

#include "session/session.h"
#include "session/sessionfollower.h"
#include "theme/colours.h"

#include <QTreeWidget>

namespace limber {

// The clips beside the document in front, with a row for each: its letter in its colour, its name, an eye, and a cross
// that removes it. The clip of the current row is compared.
class BesideList : public QTreeWidget, public SessionFollower
{
    Q_OBJECT

public:
    explicit BesideList(QWidget *parent = nullptr);

    void setColours(const Colours &colours);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void attach(Session &session, QObject &context) override;
    void showSession() override;
    enum Column { Name, Eye, Remove, ColumnCount };

    void refresh();
    void fill(QTreeWidgetItem &item, const ClipBeside &clip);
    void clickedAt(QTreeWidgetItem *item, int column);
    void toggleEye(int id);
    [[nodiscard]] int heightOf(int rows) const;

    Colours m_colours = Colours::darkTheme();
};

} // namespace limber
