#pragma once

#include "session/session.h"

#include <QObject>
#include <QPointer>

#include <vector>

namespace limber {

// Remembers how the figure of a document was drawn before a character was shown, and how the character was: the first
// comes back when the character goes, be it by undo, and the second when it comes back.
class FigureStyles : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    // Call this before a character is shown where there was none.
    void noteBefore(Session &session);
    // Call this whenever another character is shown, or none.
    void follow(Session &session);

private:
    struct Styles
    {
        QPointer<Session> session;
        FigureStyle without = FigureStyle::Bones;
        FigureStyle with = FigureStyle::Body;
        bool isWith = true;
    };

    std::vector<Styles> m_styles; // of the sessions that are open
};

} // namespace limber
