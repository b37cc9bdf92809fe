# SPDX-License-Identifier: GPL-3.0-or-later
# What Windows shows of the three programs and asks of them: icon, version, manifest. The icon ($TAPU_WINDOWS_ICON) is
# drawn by a program that runs on the machine that builds (package_windows.sh).
enable_language(RC)
set(manifest "${CMAKE_CURRENT_LIST_DIR}/program.manifest")
set(words_of_tapu "Tapu")
set(words_of_tapu-server "Tapu: hosts a table")
set(words_of_tapu-tool "Tapu: joins, simulates and checks")
string(REPLACE "." "," numbers "${PROJECT_VERSION},0")
foreach(program tapu tapu-server tapu-tool)
  set(words "${words_of_${program}}")
  set(resource "${CMAKE_CURRENT_BINARY_DIR}/${program}.rc")
  configure_file("${CMAKE_CURRENT_LIST_DIR}/program.rc.in" "${resource}" @ONLY)
  set_source_files_properties("${resource}" PROPERTIES OBJECT_DEPENDS "${manifest};${TAPU_WINDOWS_ICON}" TARGET_DIRECTORY ${program})
  target_sources(${program} PRIVATE "${resource}")
endforeach()
set_target_properties(tapu PROPERTIES WIN32_EXECUTABLE ON)  # no console window beside it
install(TARGETS tapu tapu-server tapu-tool RUNTIME DESTINATION .)
