#pragma once

#include "operations/applyoperation.h"

#include <QWidget>

class QLabel;
class QProgressBar;

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

private:
    QProgressBar *m_progress = nullptr;
    QLabel *m_figures = nullptr;
    QLabel *m_warnings = nullptr;
};

} // namespace limber
