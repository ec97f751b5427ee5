#!/bin/sh
# Makes the file system of a guest of the root that mmdebstrap has made: finish-root.sh ROOT MEBIBYTES
# Results go to ROOT/out, from where mmdebstrap takes them.
set -eu
root=$1
work=$(mktemp -d)
chroot "$root" dpkg-query -W -f '${Package} ${Version} ${Architecture}\n' >"$work/packages.txt"
cp "$root"/boot/vmlinuz-* "$work/kernel"
cp "$root"/boot/initrd.img-* "$work/initrd"
rm -rf "$root"/boot/* "$root"/var/lib/apt/lists/* "$root"/var/cache/apt/* "$root"/var/log/* "$root"/usr/share/locale/*
mkdir "$work/root"
cp -a -x "$root/." "$work/root"
rm -f "$work/root/etc/resolv.conf" "$work/root/etc/hostname"
mke2fs -q -t ext4 -d "$work/root" "$work/root.raw" "$2M"
rm -rf "$work/root"
mkdir "$root/out"
mv "$work"/* "$root/out"
chmod 644 "$root"/out/*
rmdir "$work"
