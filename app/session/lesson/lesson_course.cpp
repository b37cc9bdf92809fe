// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/lesson/lesson_course.h"

#include "moc_lesson_course.cpp"
