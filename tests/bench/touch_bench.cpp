// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What it costs to tell fingers from everything else: an event with forty points, all of which move.
#include "bench.h"

#include "touch/touch_sense.h"

using namespace sandglass;
using namespace sandglass::touch;

int main()
{
    constexpr int points = 40;
    constexpr int events = 20'000;
    TouchSense sense;
    std::vector<Contact> contacts;
    for (int point = 0; point < points; ++point)
        contacts.push_back({point, {30. * (point % 8), 30. * (point / 8)}, Phase::Pressed, false});
    const double start = bench::cpuSeconds();
    for (int event = 0; event < events; ++event) {
        bench::use(sense.sense(contacts, event * 8));
        for (Contact& contact : contacts) {
            contact.phase = Phase::Held;
            contact.at.x += event % 2 == 0 ? 0.5 : -0.5;
        }
    }
    bench::figure("touch.event", (bench::cpuSeconds() - start) * 1000 / events, "ms", ",\"points\":40,\"limit\":0.1");
    return 0;
}
