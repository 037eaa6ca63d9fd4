#pragma once

#include "items/session.h"

#include <QDialog>

#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;

namespace limber {

class NumberField;

// Scales offsets: of the chosen joints, of all below them, or of the whole skeleton, by a factor or to a
// length. Shows the result live; Cancel takes it back, OK leaves one undo step.
class ScaleDialog : public QDialog
{
    Q_OBJECT

public:
    enum class Scope { ChosenJoints, ChosenBranches, WholeSkeleton };

    ScaleDialog(Session &session, Scope scope, QWidget *parent = nullptr);

    // What a person does to the two fields.
    void setFactor(double factor);
    void setScope(Scope scope);

    void accept() override;
    void reject() override;

private:
    void createWidgets();
    void chooseScope();
    void preview();
    [[nodiscard]] std::vector<NodeId> nodesInScope() const;
    void takeBack();

    Session &m_session;
    Scope m_scope;
    double m_factor = 1.0;
    std::vector<NodeId> m_nodes;
    const int m_undoIndex; // of the document, before anything was previewed
    QComboBox *m_scopeBox = nullptr;
    NumberField *m_factorField = nullptr;
    QCheckBox *m_positions = nullptr;
    QLabel *m_summary = nullptr;
};

} // namespace limber
