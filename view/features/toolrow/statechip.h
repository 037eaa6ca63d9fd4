#pragma once

#include <QToolButton>

namespace limber {

// A button over the view that says a state in a word or two; its edge is coloured while the state is not the usual one
// or concerns what the user does.
class StateChip : public QToolButton
{
    Q_OBJECT

public:
    explicit StateChip(const QString &name, QWidget *parent = nullptr);

    void setAccent(bool isAccent);
};

} // namespace limber
