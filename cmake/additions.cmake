# limber_additions(TARGET FOLDER): every source in the folder is one kind of what documents hold in addition to their
# clips, found by its file's name: NAME.cpp defines `std::unique_ptr<const AdditionKind> limber::NAMEAddition()`. Nothing
# else has to know of it.
function(limber_additions target folder)
  set(declarations "")
  set(calls "")
  file(GLOB sources CONFIGURE_DEPENDS "${folder}/*.cpp")
  list(SORT sources)
  target_sources(${target} PRIVATE ${sources})
  foreach(source ${sources})
    cmake_path(GET source STEM name)
    string(APPEND declarations "std::unique_ptr<const AdditionKind> ${name}Addition();\n")
    string(APPEND calls "        kinds.push_back(${name}Addition());\n")
  endforeach()
  # In a folder of its own, it is compiled by itself.
  set(list "${CMAKE_CURRENT_BINARY_DIR}/${target}_additions/additionlist.cpp")
  file(CONFIGURE OUTPUT "${list}" @ONLY CONTENT [=[
#include "additions/additionkind.h"

#include <algorithm>

namespace limber {

@declarations@
const AdditionKinds &additionKinds()
{
    static const AdditionKinds all = [] {
        AdditionKinds kinds;
@calls@        std::ranges::sort(kinds, {}, [](const auto &kind) { return kind->place(); });
        return kinds;
    }();
    return all;
}

} // namespace limber
]=])
  target_sources(${target} PRIVATE "${list}")
endfunction()
