#pragma once

#include "session/exporting/exportchoices.h"

#include <QDialog>

#include <vector>

class QComboBox;
class QLabel;
class QPushButton;
class QStackedWidget;

namespace limber {

class FormatPage;
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
    void addTargets(const QString &chosen);
    void greyVideos();
    void addPages(const ExportChoices &choices, const PictureView &view);
    [[nodiscard]] const ExportTarget &target() const;
    [[nodiscard]] QWidget *pageOf(const ExportTarget &target) const;
    void showChoices();

    // The page of a format that has settings.
    struct Page
    {
        const Format *format;
        FormatPage *page;
    };

    const Session &m_session;
    QComboBox *m_target = nullptr;
    QLabel *m_purpose = nullptr;
    QStackedWidget *m_pages = nullptr;
    std::vector<Page> m_formatPages;
    QWidget *m_noSettings = nullptr; // the page of all other formats
    PicturePage *m_pictures = nullptr;
    QLabel *m_losses = nullptr;
    QPushButton *m_export = nullptr;
};

} // namespace limber
