#pragma once

#include "retarget/retargeter.h"

#include <QWidget>

class QLabel;
class QTreeWidget;

namespace limber {

// What a retarget did and how good it is, in words and figures.
class RetargetReport : public QWidget
{
    Q_OBJECT

public:
    explicit RetargetReport(QWidget *parent = nullptr);

    // Null while it is worked out.
    void show(const Retargeter *retargeter, const RetargetInput &input);

private:
    void addNotes(const Retargeter &retargeter, const RetargetInput &input);

    QTreeWidget *m_figures = nullptr;
    QLabel *m_notes = nullptr;
};

} // namespace limber
