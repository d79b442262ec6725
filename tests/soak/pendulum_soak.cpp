// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pendulum_subject.h"
#include "soak.h"

int main(int count, char** arguments)
{
    return sandglass::tests::soakMain(count, arguments, sandglass::tests::pendulumSubject());
}
