// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pendulum_subject.h"
#include "soak.h"

int main(int count, char** arguments)
{
    return sandglass::test::soakMain(count, arguments, sandglass::test::pendulumSubject());
}
