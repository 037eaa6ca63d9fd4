#pragma once

#include "theme/colours.h"

#include <QPointer>
#include <QStringList>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QAction;
class QTimer;
class QGridLayout;
class QLabel;
class QVBoxLayout;

namespace limber {

class ClipThumbnails;
class DiskQuestion;

// The page in the centre while nothing is open: first commands, recent files and the sample.
class StartPage : public QWidget
{
    Q_OBJECT

public:
    explicit StartPage(QWidget *parent = nullptr);
    ~StartPage() override;

    // Sets the commands to offer, as big buttons.
    void setActions(const QList<QAction *> &actions);
    // Shows a line below everything else that offers an action to new users.
    void offer(const QString &text, QAction &action);
    void withdrawOffer();
    void setRecentFiles(const QStringList &paths);
    void setColours(const Colours &colours);

signals:
    void offerDeclined();
    void fileWanted(const QString &path);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void addScrolling(QWidget *content);
    void askForFiles();
    void fillRecent();
    void addRecent(const QString &path, int index);
    void showPicture(const QString &path, const QImage &picture);

    Colours m_colours;
    QVBoxLayout *m_column = nullptr;
    QVBoxLayout *m_buttons = nullptr;
    QWidget *m_recentArea = nullptr;
    QWidget *m_offer = nullptr; // null if there is none
    QGridLayout *m_recent = nullptr;
    ClipThumbnails *m_thumbnails = nullptr;
    QStringList m_paths;
    // The answers of the disk for each path: -1 if there is no plain file, otherwise its size; no value while there is
    // no answer.
    QList<std::optional<qint64>> m_sizes;
    std::vector<std::unique_ptr<DiskQuestion>> m_questions;
    QTimer *m_patience = nullptr; // how long the page waits for the answers
    bool m_stale = true;
};

} // namespace limber
