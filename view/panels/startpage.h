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

// Shown in the centre while nothing is open: what to do first, recent files, the sample.
class StartPage : public QWidget
{
    Q_OBJECT

public:
    explicit StartPage(QWidget *parent = nullptr);
    ~StartPage() override;

    // The commands to offer, as big buttons.
    void setActions(const QList<QAction *> &actions);
    // A line below everything else that offers an action to those who are new.
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
    QWidget *m_offer = nullptr; // null for none
    QGridLayout *m_recent = nullptr;
    ClipThumbnails *m_thumbnails = nullptr;
    QStringList m_paths;
    // What the disk says of each of them: -1 for no plain file, else its size; nothing for no answer yet.
    QList<std::optional<qint64>> m_sizes;
    std::vector<std::unique_ptr<DiskQuestion>> m_questions;
    QTimer *m_patience = nullptr; // how long the page waits for the answers
    bool m_stale = true;
};

} // namespace limber
