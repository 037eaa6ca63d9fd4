# limber_rooms(TARGET FOLDER…): the folders whose sources make up a target. Each lists its own.
function(limber_rooms target)
  foreach(room ${ARGN})
    add_subdirectory(${room})
    # A class added there needs its meta object; CMake by itself watches only the list of this folder.
    set_property(TARGET ${target} APPEND PROPERTY
      AUTOGEN_TARGET_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/${room}/CMakeLists.txt")
  endforeach()
endfunction()
