# limber_moc(TARGET…): the meta objects of these targets are made by moc.in.
function(limber_moc)
  if(NOT CMAKE_HOST_UNIX OR NOT TARGET Qt6::moc)
    return() # moc.in is a shell script
  endif()
  get_target_property(moc Qt6::moc LOCATION)
  set(script "${PROJECT_BINARY_DIR}/moc")
  configure_file("${PROJECT_SOURCE_DIR}/cmake/moc.in" "${script}" @ONLY
    FILE_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
  set_target_properties(${ARGN} PROPERTIES AUTOMOC_EXECUTABLE "${script}")
endfunction()
