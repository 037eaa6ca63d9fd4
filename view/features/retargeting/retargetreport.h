#pragma once

#include "document/namecodec.h"
#include "retargeting/retargetjob.h"
#include "session/retargeting/retargetsetup.h"

#include <QWidget>

class QLabel;
class QTreeWidget;

namespace limber {

// Shows what a retarget did and how good the result is, in words and numbers.
class RetargetReport : public QWidget
{
    Q_OBJECT

public:
    explicit RetargetReport(QWidget *parent = nullptr);

    // `setup` knows the names of the target's joints.
    void show(const Retargeter &retargeter, const RetargetSetup &setup, const RetargetedClip &finished,
              const RetargetNotes &notes);

private:
    void addFigure(const QString &what, const QString &explanation, const QString &motion, const QString &result);
    void addContacts(const ContactMeasures &contacts);
    void addDirections(const DirectionMeasure::Answer &directions, const RetargetSetup &setup);
    void addSmoothness(const RetargetMeasures &measures);
    void addNotes(const Retargeter &retargeter, const RetargetSetup &setup, const RetargetNotes &notes);

    QTreeWidget *m_figures = nullptr;
    QLabel *m_notes = nullptr;
};

} // namespace limber
