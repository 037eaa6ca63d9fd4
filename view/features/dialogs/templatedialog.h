#pragma once

#include "theme/colours.h"

#include <QDialog>

class QListWidget;

namespace limber {

// Offers the built-in skeletons for a new document, each with its picture.
class TemplateDialog : public QDialog
{
    Q_OBJECT

public:
    explicit TemplateDialog(const Colours &colours, QWidget *parent = nullptr);

    // Returns the resource path of the selected skeleton; empty if none is selected.
    [[nodiscard]] QString chosenPath() const;
    [[nodiscard]] QString chosenName() const;

private:
    void addTemplates(const Colours &colours);
    void showPicture(const QString &path, const QImage &picture);

    QListWidget *m_list = nullptr;
};

} // namespace limber
