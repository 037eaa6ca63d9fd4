#pragma once

#include "base/finding.h"
#include "operations/operationcall.h"
#include "session/session.h"
#include "session/sessionfollower.h"
#include "storage/filestamp.h"
#include "theme/colours.h"
#include "tracks/figurefindings.h"
#include "work/excerptloader.h"

#include <QWidget>

#include <memory>
#include <vector>

class QBoxLayout;
class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace limber {

class FigureRepair;
class SourceView;

// Shows the findings of reading the file in front, line by line, with the lines that they are about, what is odd about
// its figure and what is wrong with its movement, with buttons for what can be done; or why a file was refused.
class FindingsPanel : public QWidget, public SessionFollower
{
    Q_OBJECT

public:
    explicit FindingsPanel(QWidget *parent = nullptr);

    void setColours(const Colours &colours);
    // Shows the findings about the document in front, even if those of another file were shown.
    void showDocument() { refresh(); }
    // Shows the findings about a file that was not opened, and offers a repaired copy if there is one.
    void showRefusal(const FileStamp &file, const std::vector<Finding> &findings, bool repairable);
    // Shows which parts of a project were not used.
    void showProject(const FileStamp &file, const std::vector<Finding> &findings);

signals:
    // Emitted when the user wants to choose how joint names are shown.
    void encodingWanted(const QPoint &globalPosition);
    void countChanged(int count);
    // Emitted when the user wants a repaired copy of a file that was refused.
    void repairWanted(const QString &path);
    // Emitted when the user wants to mend a fault of the movement with an operation.
    void operationWanted(const limber::OperationCall &call);
    // Emitted if what a button offers could not be done.
    void refused(const QString &why);

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void attach(Session &session, QObject &context) override;
    void detach() override;
    void showSession() override;
    void watchFaults();
    void showSummary();
    [[nodiscard]] QWidget *makeExcerpt();
    [[nodiscard]] QWidget *makeAnswers();
    [[nodiscard]] QPushButton *makeButton(const QString &text, const char *name, const QString &toolTip);
    void refresh();
    void fitTop();
    [[nodiscard]] QString summaryOf(const Document &document) const;
    void fill(const std::vector<Finding> &findings, const NameCodec &names,
              const std::vector<FigureFinding> &oddities = {}, const std::vector<FigureFinding> &faults = {});
    [[nodiscard]] QTreeWidgetItem *makeNumberedItem(const FigureFinding &finding, int number, const NameCodec &names);
    void chooseNumber(int number);
    [[nodiscard]] QTreeWidgetItem *makeItem(const Finding &finding, const QString &message);
    void showDetailsOf(const QTreeWidgetItem *item);
    void loadExcerptOf(const QTreeWidgetItem *item);
    [[nodiscard]] const FigureFinding *currentOddity() const;
    void lookAtFinding();
    void showAnswers();
    void choose(PosesApartChoice choice);
    void repairFigure();
    void openOperation();
    [[nodiscard]] static QString repairText(FindingKind kind, const FrameInterval &frames);
    void showExcerpt(const SourceExcerpt &excerpt);

    FileStamp m_source; // the file that the findings refer to
    QLabel *m_summary = nullptr;
    QBoxLayout *m_buttons = nullptr;
    QPushButton *m_repair = nullptr;
    QPushButton *m_encoding = nullptr;
    QPushButton *m_back = nullptr; // goes from a refused file back to the document in front
    QTreeWidget *m_list = nullptr;
    std::vector<FigureFinding> m_oddities; // those in the list: of the figure, then of its movement
    std::shared_ptr<const void> m_watch; // of the faults of the movement, while the panel is visible
    QWidget *m_answers = nullptr; // the buttons for the chosen one of them
    QPushButton *m_keep = nullptr;
    QPushButton *m_leaveOut = nullptr;
    QPushButton *m_trim = nullptr;
    QPushButton *m_stand = nullptr;
    QPushButton *m_fill = nullptr;
    QPushButton *m_open = nullptr; // an operation
    FigureRepair *m_figureRepair = nullptr;
    QWidget *m_excerpt = nullptr; // everything below the list
    QLabel *m_notice = nullptr;
    SourceView *m_lines = nullptr;
    ExcerptLoader *m_loader = nullptr;
};

} // namespace limber
