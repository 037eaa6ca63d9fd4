#pragma once

#include "theme/colours.h"

#include <QPointer>
#include <QStringList>
#include <QWidget>

class QAction;
class QGridLayout;
class QLabel;
class QVBoxLayout;

namespace limber {

class ClipThumbnails;

// Shown in the centre while nothing is open: what to do first, recent files, the sample.
class StartPage : public QWidget
{
    Q_OBJECT

public:
    explicit StartPage(QWidget *parent = nullptr);

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
    void fillRecent();
    void showPicture(const QString &path, const QImage &picture);

    Colours m_colours;
    QVBoxLayout *m_column = nullptr;
    QVBoxLayout *m_buttons = nullptr;
    QWidget *m_recentArea = nullptr;
    QWidget *m_offer = nullptr; // null for none
    QGridLayout *m_recent = nullptr;
    ClipThumbnails *m_thumbnails = nullptr;
    QStringList m_paths;
    bool m_stale = true;
};

} // namespace limber
