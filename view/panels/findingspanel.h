#pragma once

#include "bvh/finding.h"
#include "items/session.h"

#include <QPointer>
#include <QWidget>

#include <vector>

class QLabel;
class QTreeWidget;

namespace limber {

// What reading the file in front had to say, line by line; also why a file was refused.
class FindingsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit FindingsPanel(QWidget *parent = nullptr);

    void setSession(Session *session);
    // Shows what is said of a file that was not opened.
    void showRefusal(const QString &path, const std::vector<Finding> &findings);

signals:
    void countChanged(int count);

private:
    void refresh();
    void fill(const std::vector<Finding> &findings);

    QPointer<Session> m_session;
    QLabel *m_summary = nullptr;
    QTreeWidget *m_list = nullptr;
};

} // namespace limber
