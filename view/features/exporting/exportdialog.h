#pragma once

#include "session/exporting/exportchoices.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QStackedWidget;

namespace limber {

class NumberField;
class PicturePage;
class Session;
struct PictureView;

// Lets the user choose the format and settings of an export, and first says what the format cannot hold.
class ExportDialog : public QDialog
{
    Q_OBJECT

public:
    // `view` is how the document is shown now: pictures are made in the same way.
    ExportDialog(const Session &session, const PictureView &view, const ExportChoices &choices,
                 QWidget *parent = nullptr);

    [[nodiscard]] ExportChoices choices() const;

private:
    QWidget *makeGltfPage(const ExportChoices &choices);
    QWidget *makeTablePage(const ExportChoices &choices);
    QCheckBox *addCheck(QFormLayout &form, const char *name, const QString &text, const QString &toolTip, bool isOn);
    QComboBox *addBox(QFormLayout &form, const char *name, const QString &caption);
    [[nodiscard]] ExportFormat format() const;
    [[nodiscard]] static QString purposeOf(ExportFormat format);
    void showChoices();

    const Session &m_session;
    double m_fewerKeysDegrees;
    QComboBox *m_format = nullptr;
    QLabel *m_purpose = nullptr;
    QStackedWidget *m_pages = nullptr;
    QComboBox *m_unit = nullptr;
    QCheckBox *m_figure = nullptr;
    QCheckBox *m_fewerKeys = nullptr;
    NumberField *m_degrees = nullptr;
    QComboBox *m_content = nullptr;
    QComboBox *m_space = nullptr;
    QComboBox *m_separator = nullptr;
    QCheckBox *m_header = nullptr;
    QCheckBox *m_frames = nullptr;
    QCheckBox *m_times = nullptr;
    PicturePage *m_pictures = nullptr;
    QLabel *m_losses = nullptr;
    QPushButton *m_export = nullptr;
};

} // namespace limber
