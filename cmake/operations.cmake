# limber_operations(TARGET GROUP…): every source in the folders operations/GROUP is one operation, found by its file's
# name: NAME.cpp defines `Operation limber::NAMEOperation()`. Nothing else has to know of it.
function(limber_operations target)
  set(declarations "")
  set(calls "")
  foreach(group ${ARGN})
    file(GLOB sources CONFIGURE_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/operations/${group}/*.cpp")
    list(SORT sources)
    foreach(source ${sources})
      cmake_path(GET source STEM name)
      string(APPEND declarations "Operation ${name}Operation();\n")
      string(APPEND calls "        ${name}Operation(),\n")
      target_sources(${target} PRIVATE "${source}")
    endforeach()
  endforeach()
  set(list "${CMAKE_CURRENT_BINARY_DIR}/operationlist.cpp")
  file(CONFIGURE OUTPUT "${list}" @ONLY CONTENT [=[
#include "operations/operation.h"
#include "operations/operationorder.h"

namespace limber {

@declarations@
const std::vector<Operation> &operations()
{
    static const std::vector<Operation> all = inListedOrder({
@calls@    });
    return all;
}

} // namespace limber
]=])
  target_sources(${target} PRIVATE "${list}")
endfunction()
