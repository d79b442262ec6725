# SPDX-FileCopyrightText: The Sandglass authors
# SPDX-License-Identifier: GPL-3.0-or-later
# A bare Debian, made for a test and thrown away: entered for a command, or started with its own systemd as process 1.
# Everything happens in namespaces; the machine sees nothing of it but files and one control group.

# make_bare_root FOLDER: nothing but the distribution's base and apt. The base is kept for a day.
make_bare_root() {
    local root=$1 base="$cache/bare-$sdk_suite.tar" mirror
    require_tool mmdebstrap mmdebstrap
    if [ -z "$(find "$base" -mtime -1 2>/dev/null)" ]; then
        mirror=$(debian_mirror)
        [ -n "$mirror" ] || fail "apt on this machine knows no Debian archive (apt-get indextargets). Add one to its sources, then run this again."
        mmdebstrap --quiet --mode=root --format=tar --variant=minbase --aptopt='Acquire::Check-Valid-Until "false"' \
            "$sdk_suite" "$base.partial" "deb $mirror $sdk_suite main" || fail "the bare root could not be made"
        mv "$base.partial" "$base"
    fi
    remove_root "$root"
    mkdir -p "$root"
    tar -C "$root" -xf "$base"
    cp -L /etc/resolv.conf "$root/etc/resolv.conf"
}

# in_root ROOT COMMAND...: a command of the bare root, with nothing of the machine's environment.
in_root() {
    unshare --mount --pid --fork --uts --ipc bash -c '
        root=$1
        shift
        mount --make-rprivate /
        mount -t proc proc "$root/proc"
        mount --rbind /dev "$root/dev"
        mount -t tmpfs -o mode=755 tmpfs "$root/run"
        exec chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin:/usr/games HOME=/root LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"
    ' - "$@"
}

unified_groups() { if [ -e /sys/fs/cgroup/cgroup.controllers ]; then echo /sys/fs/cgroup; else echo /sys/fs/cgroup/unified; fi; }

# boot_root ROOT LOG: starts its systemd; booted is the process that the machine knows it by.
boot_root() {
    local root=$1 log=$2 waited=0
    boot_group=$(unified_groups)/sandglass-test-$$
    mkdir "$boot_group" || fail "no control group of version 2 can be made here, and systemd needs one"
    (
        echo "$BASHPID" >"$boot_group/cgroup.procs"
        exec unshare --mount --pid --fork --uts --ipc --cgroup bash -c '
            root=$1
            mount --make-rprivate /
            mount --bind "$root" "$root"
            mount -t proc proc "$root/proc"
            mount -t sysfs -o ro sysfs "$root/sys"
            mount -t cgroup2 cgroup2 "$root/sys/fs/cgroup"
            mount -t tmpfs -o mode=755 tmpfs "$root/dev"
            for one in null zero full random urandom tty; do
                touch "$root/dev/$one"
                mount --bind "/dev/$one" "$root/dev/$one"
            done
            mkdir "$root/dev/pts" "$root/dev/shm"
            mount -t devpts -o newinstance,ptmxmode=0666 devpts "$root/dev/pts"
            mount -t tmpfs tmpfs "$root/dev/shm"
            ln -s pts/ptmx "$root/dev/ptmx"
            ln -s /proc/self/fd "$root/dev/fd"
            mount -t tmpfs -o mode=755 tmpfs "$root/run"
            cd "$root"
            exec chroot . env -i container=sandglass-test /usr/lib/systemd/systemd
        ' - "$root"
    ) </dev/null >"$log" 2>&1 &
    boot_job=$!
    until booted=$(pgrep -P "$boot_job" -x systemd) && in_booted systemctl is-system-running --wait 2>/dev/null | grep -qE 'running|degraded'; do
        waited=$((waited + 1))
        [ "$waited" -lt 60 ] || fail "systemd did not start in the bare root; $log says why"
        sleep 1
    done
}

# in_booted COMMAND...: a command beside the running systemd.
in_booted() {
    nsenter --target "$booted" --mount --pid --uts --ipc --cgroup --root --wd \
        env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin:/usr/games LC_ALL=C.UTF-8 SYSTEMD_PAGER= "$@"
}

stop_booted() {
    [ -n "${booted:-}" ] || return 0
    kill -KILL "$booted" 2>/dev/null || true
    wait "$boot_job" 2>/dev/null || true
    booted=
    find "$boot_group" -depth -type d -exec rmdir {} + 2>/dev/null || true
}
