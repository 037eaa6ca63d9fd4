#pragma once

#include "items/session.h"

#include <QDialog>

class QPushButton;

namespace limber {

class OffsetMatches;

// Copies offsets from another file to the joints of the same name as a plain edit: channel values are kept.
class CopyOffsetsDialog : public QDialog
{
    Q_OBJECT

public:
    explicit CopyOffsetsDialog(Session &session, QWidget *parent = nullptr);

    // Reads the other skeleton; false (and said in the dialog) where the file cannot be read.
    bool setSource(const QString &path);

    void accept() override;

private:
    Session &m_session;
    OffsetMatches *m_matches = nullptr;
    QPushButton *m_ok = nullptr;
};

} // namespace limber
