#pragma once

#include "session/retargeting/mappingmodel.h"

#include <QWidget>

class QLabel;
class QLayout;
class QPushButton;

namespace limber {

class MappingTree;

// The mapping of a retarget as a table for checking and correcting it.
class MappingPanel : public QWidget
{
    Q_OBJECT

public:
    explicit MappingPanel(RetargetSetup &setup, QWidget *parent = nullptr);

    [[nodiscard]] int currentJoint() const; // of the target; NoJoint for none
    void setCurrentJoint(int joint);
    [[nodiscard]] MappingModel &model() { return *m_model; }
    // Lets the current joint follow this one.
    void follow(int source);

signals:
    void currentJointChanged(int joint);

private:
    void showSummary();
    void showRefusal(const QString &why);
    void answerQuestions();
    void addRowActions();
    void matchChain(RetargetSetup::ChainEnd from);
    void load();
    void save();
    [[nodiscard]] QLayout *makeButtons();

    RetargetSetup &m_setup;
    MappingModel *m_model = nullptr;
    MappingTree *m_tree = nullptr;
    QLabel *m_summary = nullptr;
    QPushButton *m_guesses = nullptr;
};

} // namespace limber
