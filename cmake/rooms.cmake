option(LIMBER_UNITE "Compile a few sources of a room at a time: half the work of a first build" ON)
set(LIMBER_UNITED_SOURCES 16 CACHE STRING "How many at a time; few, so that a change is compiled quickly")
mark_as_advanced(LIMBER_UNITED_SOURCES)

# limber_unite(TARGET): a name in an unnamed namespace stands once in its room then. The presets for
# developers and the fuzzers compile each source by itself, so that it includes what it needs.
function(limber_unite target)
  set_target_properties(${target} PROPERTIES UNITY_BUILD ${LIMBER_UNITE} UNITY_BUILD_MODE GROUP)
  get_target_property(sources ${target} SOURCES)
  list(FILTER sources INCLUDE REGEX "\\.cpp$")
  list(SORT sources)
  foreach(source ${sources})
    cmake_path(ABSOLUTE_PATH source BASE_DIRECTORY "${CMAKE_CURRENT_SOURCE_DIR}" NORMALIZE OUTPUT_VARIABLE path)
    cmake_path(GET path PARENT_PATH folder)
    cmake_path(RELATIVE_PATH folder BASE_DIRECTORY "${CMAKE_CURRENT_SOURCE_DIR}" OUTPUT_VARIABLE room)
    string(MAKE_C_IDENTIFIER "${room}" room)
    list(APPEND rooms ${room})
    list(APPEND sources_of_${room} ${source})
  endforeach()
  list(REMOVE_DUPLICATES rooms)
  foreach(room ${rooms})
    # Groups of the same size: none takes much longer to compile than another after a change.
    list(LENGTH sources_of_${room} count)
    math(EXPR groups "(${count} + ${LIMBER_UNITED_SOURCES} - 1) / ${LIMBER_UNITED_SOURCES}")
    set(at 0)
    foreach(source ${sources_of_${room}})
      math(EXPR group "${at} * ${groups} / ${count}")
      math(EXPR at "${at} + 1")
      set_source_files_properties(${source} TARGET_DIRECTORY ${target} PROPERTIES UNITY_GROUP ${room}_${group})
    endforeach()
  endforeach()
endfunction()

# limber_rooms(TARGET FOLDER…): the folders whose sources make up a target. Each lists its own.
function(limber_rooms target)
  foreach(room ${ARGN})
    add_subdirectory(${room})
    # A class added there needs its meta object; CMake by itself watches only the list of this folder.
    set_property(TARGET ${target} APPEND PROPERTY
      AUTOGEN_TARGET_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/${room}/CMakeLists.txt")
  endforeach()
  limber_moc(${target})
  limber_unite(${target})
endfunction()

# limber_compile_lightly(TARGET…): for windows and verbs, which arrange what the core computes. With little optimisation
# they are as quick and take a fifth less time to compile.
function(limber_compile_lightly)
  foreach(target ${ARGN})
    target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-O1>)
  endforeach()
endfunction()
