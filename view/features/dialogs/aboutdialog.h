#pragma once

#include <QDialog>

namespace limber {

// Shows what the program is, its version and the libraries it is built with.
class AboutDialog : public QDialog
{
    Q_OBJECT

public:
    explicit AboutDialog(const QString &graphics, QWidget *parent = nullptr);
};

} // namespace limber
