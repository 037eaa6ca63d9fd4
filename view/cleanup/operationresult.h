#pragma once

#include "operations/applyoperation.h"

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace limber {

class Document;

// What an operation would do or has done, in words: figures and, in another colour, what would be lost.
class OperationResult : public QWidget
{
    Q_OBJECT

public:
    explicit OperationResult(QWidget *parent = nullptr);

    void clear();
    void show(const AppliedOperation &result, const Document &document);
    // Shows the same figures as those of the document now.
    void showAsApplied();
    void showWarning(const QString &text);
    void showProgress(double fraction);
    [[nodiscard]] QString warning() const;

signals:
    // Emitted when the user wants to see where the result is worst: a frame of the document now, and its joint.
    void placeWanted(int frame, int joint);

private:
    void showPlaceOf(const AppliedOperation &result, const Document &document);

    QProgressBar *m_progress = nullptr;
    QLabel *m_figures = nullptr;
    QLabel *m_warnings = nullptr;
    QPushButton *m_showPlace = nullptr; // shown if the result jumps somewhere
    int m_frame = 0; // where it does
    int m_joint = 0;
};

} // namespace limber
