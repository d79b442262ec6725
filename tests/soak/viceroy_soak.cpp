// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "soak.h"
#include "viceroy_subject.h"

int main(int count, char** arguments)
{
    return sandglass::test::soakMain(count, arguments, sandglass::test::viceroySubject());
}
