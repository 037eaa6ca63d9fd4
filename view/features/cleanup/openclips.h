#pragma once

#include "cleanup/operationtrial.h"
#include "cleanup/parameterfield.h"
#include "cleanup/seams/seamchooser.h"

#include <functional>

namespace limber {

class Document;

// The open documents for operations on two clips: the choices for the second clip, and the clips that their names stand
// for.
class OpenClips
{
public:
    // An open document, with the name that calls use for it.
    struct OpenClip
    {
        QString title;
        std::string name;
        const Document *document = nullptr;
    };
    using List = std::function<QList<OpenClip>()>;

    OpenClips() = default;
    explicit OpenClips(List list) : m_list(std::move(list)) {}

    // Returns all clips except the document in front.
    [[nodiscard]] QList<NamedClip> besides(const Document &front) const;
    // Returns the present state of all of them.
    [[nodiscard]] OperationTrial::NamedClips clips() const;
    // Returns the present state of an open document, or a file.
    [[nodiscard]] SeamChooser::SecondClip secondClip(const std::string &name) const;

private:
    [[nodiscard]] QList<OpenClip> list() const { return m_list ? m_list() : QList<OpenClip>(); }

    List m_list;
};

} // namespace limber
