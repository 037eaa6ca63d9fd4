#pragma once

#include "cleanup/operationtrial.h"
#include "cleanup/parameterfield.h"
#include "cleanup/seams/seamchooser.h"

#include <functional>

namespace limber {

class Document;

// The open documents, for operations on two clips: what can be chosen as the second one, and what its name stands for.
class OpenClips
{
public:
    // An open document by the name that calls use for it.
    struct OpenClip
    {
        QString title;
        std::string name;
        const Document *document = nullptr;
    };
    using List = std::function<QList<OpenClip>()>;

    OpenClips() = default;
    explicit OpenClips(List list) : m_list(std::move(list)) {}

    // All but the document in front.
    [[nodiscard]] QList<NamedClip> besides(const Document &front) const;
    // All of them as they are now.
    [[nodiscard]] OperationTrial::NamedClips clips() const;
    // An open document as it is now, or a file.
    [[nodiscard]] SeamChooser::SecondClip secondClip(const std::string &name) const;

private:
    [[nodiscard]] QList<OpenClip> list() const { return m_list ? m_list() : QList<OpenClip>(); }

    List m_list;
};

} // namespace limber
