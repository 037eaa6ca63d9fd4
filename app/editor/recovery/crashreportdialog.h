#pragma once

#include <QDialog>

namespace limber {

// Shows the report of a crash, for the user to read and copy.
class CrashReportDialog : public QDialog
{
    Q_OBJECT

public:
    CrashReportDialog(const QString &path, const QString &text, QWidget *parent = nullptr);
};

} // namespace limber
