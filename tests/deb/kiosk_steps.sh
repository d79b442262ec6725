# SPDX-FileCopyrightText: The Sandglass authors
# SPDX-License-Identifier: GPL-3.0-or-later
# The table's service under a systemd of its own: started, killed, hung, left alone by updates. What a container lacks is
# replaced (a screen); everything else of the unit is as it is installed.

table=/var/lib/sandglass-kiosk
unfinished=2026-01-01T12-00-00.000-viceroy.journal
service() { in_booted systemctl show -P "$1" sandglass-kiosk.service; }
player() { in_booted pgrep -u sandglass-kiosk -x sandglass; }

# wait_for SECONDS CONDITION...
wait_for() {
    local left=$1
    shift
    until "$@"; do
        left=$((left - 1))
        [ "$left" -gt 0 ] || return 1
        sleep 1
    done
}
# Started again: it has been restarted so often, and has told that its picture is there.
is_back() { [ "$(service NRestarts)" -ge "$1" ] && [ "$(service SubState)" = running ] && player; }

as_table() { in_booted runuser -u sandglass-kiosk -- env XDG_RUNTIME_DIR=/run/sandglass-kiosk "$@"; }
picture_of_table() {
    as_table env WAYLAND_DISPLAY=wayland-0 grim /run/sandglass-kiosk/table.png
    in_booted cat /run/sandglass-kiosk/table.png >"$work/pictures/$1.png"
}
may_switch_off() { [ "$(as_table busctl call org.freedesktop.login1 /org/freedesktop/login1 org.freedesktop.login1.Manager "$1")" = 's "yes"' ]; }
has_sound_server() { in_booted test -S "/run/user/$(in_booted id -u sandglass-kiosk)/pulse/native"; }

# with_screens NUMBER: made ones.
with_screens() {
    mkdir -p "$root/etc/systemd/system/sandglass-kiosk.service.d"
    cat >"$root/etc/systemd/system/sandglass-kiosk.service.d/without-screen.conf" <<UNIT
[Service]
Environment=WLR_BACKENDS=headless WLR_HEADLESS_OUTPUTS=$1 WLR_RENDERER=pixman WLR_LIBINPUT_NO_DEVICES=1
UNIT
}

# What lies on a table when the power goes: it has been set up, and a match was being played (the beginning of one).
leave_match() {
    local config=$root$table/.config/sandglass journals=$root$table/.local/share/sandglass/journals
    install -d "$journals" "$config"
    head -n 40 "$root"/tmp/guest/viceroy/journals/*-viceroy.journal >"$work/$unfinished"
    cp "$work/$unfinished" "$journals/"
    echo '{"version": 1, "welcomed": true}' >"$config/staff.json"
    echo "[\"$unfinished\"]" >"$config/evening.json"
    in_root "$root" chown -R sandglass-kiosk: "$table"
}
# Tonight's matches, as the program keeps them: it takes one off that it does not offer.
offers_match() { grep -qF "[\"$unfinished\"]" "$root$table/.config/sandglass/evening.json"; }

run_kiosk() {
    local before begun
    must "what looks at a table from outside" in_root "$root" \
        apt-get install -y -q --no-install-recommends grim procps pulseaudio-utils udev wlr-randr
    must "udev understands the rule for sticks" in_root "$root" udevadm verify --no-summary --resolve-names=never \
        /usr/lib/udev/rules.d/70-sandglass-kiosk-sticks.rules
    must "the table's user has no shell" in_root "$root" bash -c 'getent passwd sandglass-kiosk | grep -q "$0"' "$table:/usr/sbin/nologin"
    must "the service is enabled" in_root "$root" systemctl is-enabled sandglass-kiosk.service
    with_screens 1
    boot_root "$root" "$work/boot.log"
    step "$(in_booted systemctl --version | head -n 1) is process 1 of the bare root"
    must "systemd understands the unit" in_booted systemd-analyze verify --man=no sandglass-kiosk.service
    must "the table has started by itself, and has told of its first picture" wait_for 30 is_back 0
    step "from its start to its first picture: $(($(service ActiveEnterTimestampMonotonic) / 1000 - $(service ExecMainStartTimestampMonotonic) / 1000)) ms"
    step "it exposes itself by: $(in_booted systemd-analyze security --no-pager sandglass-kiosk.service | sed -n 's/^→ //p')"
    step "memory of the table: $(in_booted bash -c 'ps -u sandglass-kiosk -o comm=,rss= | xargs') KiB; allowed: $(service MemoryMax) bytes"
    must "it runs for its own user" player
    must "its session has a sound server" wait_for 10 has_sound_server
    must "the staff's page may shut the table down" may_switch_off CanPowerOff
    must "and restart it" may_switch_off CanReboot
    sleep 3
    must "a picture of its first start" picture_of_table kiosk-first-start
    leave_match
    before=$(player)
    begun=$SECONDS
    must "killed" in_booted kill -KILL "$before"
    must "it is there again" wait_for 30 is_back 1
    step "after $((SECONDS - begun)) s"
    must "by another process" test "$before" != "$(player)"
    must "the match that was played is offered" offers_match
    sleep 3
    must "a picture of the table" picture_of_table kiosk-offers
    begun=$SECONDS
    must "hung on purpose" in_booted kill -STOP "$(player)"
    must "the watchdog starts it again" wait_for 60 is_back 2
    step "after $((SECONDS - begun)) s"
    must "and the log says so" in_booted bash -c 'journalctl -u sandglass-kiosk.service | grep -i "watchdog timeout"'
    sleep 3
    must "a picture of it after that" picture_of_table kiosk-after-hang
    must "the match is offered again" offers_match
    must "and is as it was" cmp "$work/$unfinished" \
        "$root$table/.local/share/sandglass/journals/$unfinished"
    change_sound
    change_screens
    updates_wait
    must "it stops when it is told to" in_booted systemctl stop sandglass-kiosk.service
    # systemd clears them away a moment after it has said that the service is stopped.
    must "its own temporary folders are cleared away" wait_for 15 in_booted bash -c '
        test -z "$(find /tmp /var/tmp -maxdepth 1 -name "systemd-private-*sandglass-kiosk*")"'
    stop_booted
    rm -r "$root/etc/systemd/system/sandglass-kiosk.service.d"
}

# width_of PICTURE: it is in the header of a PNG.
width_of() { od -An -tu1 -j16 -N4 "$work/pictures/$1.png" | awk '{ print ($1 * 256 + $2) * 65536 + $3 * 256 + $4 }'; }

screen_is() { as_table env WAYLAND_DISPLAY=wayland-0 wlr-randr --output HEADLESS-1 "--$1"; }

# A screen that is switched off and on again, and a second one.
change_screens() {
    local before width
    before=$(player)
    width=$(width_of kiosk-after-hang)
    must "its screen is switched off" screen_is off
    sleep 30
    must "it waits for it, and is not started again" test "$before" = "$(player)"
    must "its screen is switched on" screen_is on
    sleep 3
    must "a picture of it after that" picture_of_table kiosk-screen-again
    must "which is as large as before" test "$(width_of kiosk-screen-again)" = "$width"
    with_screens 2
    in_booted systemctl daemon-reload
    must "it starts with two screens" in_booted systemctl restart sandglass-kiosk.service
    sleep 3
    must "a picture of both" picture_of_table kiosk-two-screens
    must "the table lies on one of them" test "$(width_of kiosk-two-screens)" = "$width"
    with_screens 0
    in_booted systemctl daemon-reload
    must "it starts with its screen switched off, and waits for it" in_booted systemctl restart sandglass-kiosk.service
    before=$(player)
    # Longer than the watchdog is patient.
    sleep 30
    must "and is not started again meanwhile" test "$before" = "$(player)"
}

sound_command() { as_table env "PULSE_RUNTIME_PATH=/run/user/$(in_booted id -u sandglass-kiosk)/pulse" pactl "$@"; }

# A loudspeaker that is plugged in and pulled out again.
change_sound() {
    local before
    before=$(player)
    must "a sound device comes" sound_command load-module module-null-sink
    sleep 3
    must "and goes" sound_command unload-module module-null-sink
    sleep 3
    must "the table plays on" test "$before" = "$(player)"
}

updates_wait() {
    local journals=$table/.local/share/sandglass/journals
    must "no match on the table: updates may come" in_booted /usr/lib/sandglass-kiosk/table-is-free
    # As the program holds the journal of a match that is played.
    in_booted systemd-run -q --unit=a-match flock "$journals/$unfinished" sleep infinity
    wait_for 10 in_booted bash -c '! /usr/lib/sandglass-kiosk/table-is-free >/dev/null'
    in_booted systemctl start apt-daily-upgrade.service >/dev/null 2>&1 || true
    must "a match on the table: the night's update is passed over" test "$(in_booted systemctl show -P Result apt-daily-upgrade.service)" = exec-condition
    in_booted systemctl stop a-match
    step "updates come at: $(in_booted systemctl show -P TimersCalendar apt-daily-upgrade.timer | grep -o 'OnCalendar=[^;]*' | xargs)"
}
