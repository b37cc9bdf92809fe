# SPDX-License-Identifier: GPL-3.0-or-later
# One place for language level, warnings, optimization and sanitizers: link `tapu_options` and inherit all of it.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/bin")
if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "" FORCE)
endif()

add_library(tapu_options INTERFACE)
target_include_directories(tapu_options INTERFACE "${PROJECT_SOURCE_DIR}")
# GCC 12 sees ghosts in std::string (its bug 105651).
target_compile_options(tapu_options INTERFACE -Wall -Wextra -Wpedantic -Wconversion -Wno-sign-conversion
                       $<$<BOOL:${TAPU_WERROR}>:-Werror> $<$<CXX_COMPILER_ID:GNU>:-Wshadow;-Wno-restrict>)
# Clang takes names of other scopes for shadows, and tells what libstdc++ 12 does in its own headers.
target_compile_options(tapu_options INTERFACE $<$<CXX_COMPILER_ID:Clang>:-Wno-deprecated-declarations>)
target_compile_definitions(tapu_options INTERFACE QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_KEYWORDS
                                                  QT_NO_FOREACH TAPU_VERSION="${PROJECT_VERSION}")
if(WIN32)  # windows.h, which a batch gives to all its sources, has no macros min and max and no older sockets
  target_compile_definitions(tapu_options INTERFACE NOMINMAX WIN32_LEAN_AND_MEAN UNICODE _UNICODE)
  target_compile_options(tapu_options INTERFACE -Wa,-mbig-obj)  # a batch of sources has many sections
  # GCC assumes that a call of an inline function reaches the copy that it compiled itself, and keeps values in registers
  # which that copy leaves alone. The linker may take a copy compiled at another level of optimization: tests crashed so.
  target_compile_options(tapu_options INTERFACE $<$<CXX_COMPILER_ID:GNU>:-fno-ipa-ra>)
endif()
if(TAPU_SANITIZE)
  target_compile_options(tapu_options INTERFACE "-fsanitize=${TAPU_SANITIZE}" -fno-omit-frame-pointer
                                                -fno-sanitize-recover=all)
  # To look at an object's type UBSan opens a pipe: where no descriptor is left it takes any object for a wrong one, and
  # the tests leave none.
  target_compile_options(tapu_options INTERFACE -fno-sanitize=vptr)
  target_compile_definitions(tapu_options INTERFACE TAPU_SANITIZED)
  target_link_options(tapu_options INTERFACE "-fsanitize=${TAPU_SANITIZE}")
  if(NOT TAPU_FUZZ)  # fuzzers keep these: they take as long to compile as all the rest, and ASan finds a null pointer too
    foreach(check null alignment object-size nonnull-attribute returns-nonnull-attribute pointer-overflow)
      target_compile_options(tapu_options INTERFACE -fno-sanitize=${check})
    endforeach()
  endif()
endif()
if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")  # else the cache of the compiler takes no precompiled header
  add_compile_options("SHELL:-Xclang -fno-pch-timestamp")
endif()
# What is shipped is hardened as Debian's own packages are, since the programs read what others send and files of others:
# an overrun ends the program before it serves anybody. A sanitizer sees more, and Windows has ways of its own.
include(CheckCXXCompilerFlag)
if(CMAKE_BUILD_TYPE STREQUAL "Release" AND CMAKE_SYSTEM_NAME STREQUAL "Linux" AND NOT TAPU_SANITIZE)
  target_compile_options(tapu_options INTERFACE -fstack-protector-strong -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2
                                                -Wformat -Werror=format-security)
  foreach(flag stack-clash-protection cf-protection)  # some processors have no such thing
    check_cxx_compiler_flag(-f${flag} TAPU_HAS_${flag})
    if(TAPU_HAS_${flag})
      target_compile_options(tapu_options INTERFACE -f${flag})
    endif()
  endforeach()
  target_link_options(tapu_options INTERFACE -Wl,-z,relro -Wl,-z,now)
endif()

if(TAPU_FUZZ)  # the fuzzer follows its input through the libraries only if these are instrumented too
  target_compile_options(tapu_options INTERFACE -fsanitize=fuzzer-no-link)
endif()

check_cxx_compiler_flag(-mpopcnt TAPU_HAS_POPCNT)

# What nearly every source of a kind begins with is parsed once: `tapu_headers_core` for what runs without a screen,
# `tapu_headers_windows` for what draws, `tapu_headers_tests` and `tapu_headers_window_tests` for tests of them. A compiler
# takes such a header only with the flags that it was made with, so each kind has its own.
function(tapu_headers kind)
  cmake_parse_arguments(arg "" "HEADER" "LINK;OPTIONS" ${ARGN})
  if(NOT arg_HEADER)
    set(arg_HEADER headers_${kind}.h)
  endif()
  set(empty "${CMAKE_BINARY_DIR}/generated/headers_${kind}.cpp")
  if(NOT EXISTS "${empty}")
    file(WRITE "${empty}" "")
  endif()
  add_library(tapu_headers_${kind} OBJECT "${empty}")
  target_link_libraries(tapu_headers_${kind} PRIVATE tapu_options ${arg_LINK})
  target_compile_options(tapu_headers_${kind} PRIVATE ${arg_OPTIONS})
  target_precompile_headers(tapu_headers_${kind} PRIVATE "${PROJECT_SOURCE_DIR}/packaging/cmake/${arg_HEADER}")
endfunction()

# Adds a static library of the house: name, its sources, and what these include, room by room: PUBLIC what its headers
# include, so that whoever includes them has it too; PRIVATE what only its sources do. Of Qt, Core and Gui come with the
# others. CORE: it runs without a screen; WINDOWS: it draws; BUSY: it runs without a screen, and much. With TAPU_BATCHES its
# sources are compiled so many at a time.
# Most rooms run once a click or a frame: under the sanitizers it does not pay to wait for the optimizer. BUSY ones, and the
# engine, run a million times in the tests.
set(TAPU_BUSY_OPTIONS "")
if(TAPU_SANITIZE)
  set(TAPU_BUSY_OPTIONS -O1)
endif()
function(tapu_library name)
  cmake_parse_arguments(arg "BUSY;CORE;WINDOWS" "" "SOURCES;PUBLIC;PRIVATE" ${ARGN})
  add_library(${name} STATIC ${arg_SOURCES})
  target_link_libraries(${name} PUBLIC tapu_options ${arg_PUBLIC} PRIVATE ${arg_PRIVATE})
  if(arg_BUSY)
    set_target_properties(${name} PROPERTIES AUTOMOC ON)
    target_precompile_headers(${name} REUSE_FROM tapu_headers_busy)
    target_compile_options(${name} PRIVATE ${TAPU_BUSY_OPTIONS})
  elseif(arg_CORE)
    set_target_properties(${name} PROPERTIES AUTOMOC ON)
    target_precompile_headers(${name} REUSE_FROM tapu_headers_core)
  elseif(arg_WINDOWS)
    set_target_properties(${name} PROPERTIES AUTOMOC ON)
    target_precompile_headers(${name} REUSE_FROM tapu_headers_windows)
    if(TAPU_SANITIZE)  # with their checks between the lines GCC 12 sees values that nobody has set
      target_compile_options(${name} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>)
    endif()
  endif()
  if(TAPU_BATCHES AND (arg_BUSY OR arg_CORE OR arg_WINDOWS))
    set_target_properties(${name} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE ${TAPU_BATCHES})
    target_compile_options(${name} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage>)  # a batch is no header
  endif()
endfunction()

# The sources of a program without a screen, or of a helper of tests, are compiled like those of a library.
function(tapu_compile_quickly target)
  target_precompile_headers(${target} REUSE_FROM tapu_headers_core)
  if(TAPU_BATCHES)
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE ${TAPU_BATCHES})
    target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage>)
  endif()
endfunction()

# Adds the engine. Its HOT sources are the hot path: full optimization, population count, and compiled as one unit, so
# that what they call in one another can be inlined. The COLD ones run once for a map, a setup or a file;
# with TAPU_BATCHES they are one unit too.
function(tapu_engine_library name)
  cmake_parse_arguments(arg "" "" "HOT;COLD" ${ARGN})
  tapu_library(${name} SOURCES ${arg_HOT} ${arg_COLD})
  if(CMAKE_BUILD_TYPE STREQUAL "Release")
    target_compile_options(${name} PRIVATE -O3)
    if(TAPU_HAS_POPCNT AND CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
      target_compile_options(${name} PRIVATE -mpopcnt)
    endif()
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
      # A twentieth of a simulation's time is calls that the compiler would rather not inline. With 400 it is slower
      # again.
      target_compile_options(${name} PRIVATE --param=max-inline-insns-auto=100 --param=inline-unit-growth=100)
    endif()
  endif()
  target_compile_options(${name} PRIVATE ${TAPU_BUSY_OPTIONS})
  if(TAPU_BATCHES OR CMAKE_BUILD_TYPE STREQUAL "Release")
    set_target_properties(${name} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
    set_source_files_properties(${arg_HOT} PROPERTIES UNITY_GROUP hot)
  endif()
  if(TAPU_BATCHES)
    set_source_files_properties(${arg_COLD} PROPERTIES UNITY_GROUP cold)
  endif()
endfunction()
