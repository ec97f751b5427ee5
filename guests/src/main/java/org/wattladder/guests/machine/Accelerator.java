package org.wattladder.guests.machine;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.wattladder.guests.image.GuestImage;
import org.wattladder.guests.tile.GuestName;
import org.wattladder.guests.tile.Role;
import org.wattladder.worklets.api.DeviceFault;

/** What executes the instructions of guests. */
public enum Accelerator {
    /** The processor. */
    KVM,
    /** QEMU by translation: it shows that something works, and no figure of it means anything. */
    TCG;

    private static final Path DEVICE = Path.of("/dev/kvm");
    private static final Path BOOT = Path.of("/proc/sys/kernel/random/boot_id");
    private static final int MEMORY_MEBIBYTES = 256;
    private static final long LOOK_MILLIS = 100;

    /** A processor boots a guest within a few seconds. */
    private static final int MOST_LOOKS = 200;

    List<String> words() {
        return switch (this) {
            case KVM -> List.of("-machine", "pc,accel=kvm", "-cpu", "host");
            case TCG -> List.of("-machine", "pc", "-accel", "tcg,tb-size=64", "-cpu", "qemu64");
        };
    }

    /**
     * What this machine has: the processor if a guest boots on it, which is tried once and noted until the machine is booted
     * again. A device {@code /dev/kvm} that opens proves nothing.
     *
     * @param notes folder that keeps what was found
     * @param folder for files of the trial
     */
    static Accelerator find(GuestImage image, PlainUser user, Path notes, Path folder) {
        if (!Files.exists(DEVICE)) {
            return TCG;
        }
        try {
            String boot = Files.readString(BOOT, StandardCharsets.US_ASCII).strip() + " " + image.digest();
            Path note = notes.resolve("accelerator");
            for (Accelerator each : values()) {
                if (Files.exists(note) && Files.readString(note).equals(boot + " " + each + "\n")) {
                    return each;
                }
            }
            Accelerator found = boots(image, user, folder) ? KVM : TCG;
            Files.writeString(note, boot + " " + found + "\n");
            return found;
        } catch (IOException failed) {
            throw new DeviceFault("what boots guests cannot be noted in " + notes + ": " + failed.getMessage(), failed);
        }
    }

    private static boolean boots(GuestImage image, PlainUser user, Path folder) throws IOException {
        GuestName probe = new GuestName("probe", Role.STANDBY);
        QemuWords words = new QemuWords(image, KVM, MEMORY_MEBIBYTES, folder);
        Path disk = Disk.overlay(image.root(), folder.resolve("probe.qcow2"), user);
        try (GuestProcess guest = GuestProcess.start(
                probe.toString(), words.guest(probe, probe.toString(), disk, Optional.empty()), user, folder)) {
            for (int look = 0; look < MOST_LOOKS; look++) {
                guest.checkAlive();
                Path console = words.console(probe.toString());
                if (Files.exists(console)
                        && Files.readString(console, StandardCharsets.ISO_8859_1)
                                .contains(GuestImage.READY)) {
                    return true;
                }
                Thread.sleep(LOOK_MILLIS);
            }
            return false;
        } catch (DeviceFault refused) {
            return false;
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new DeviceFault("the trial of the accelerator was interrupted", interrupted);
        } finally {
            Files.deleteIfExists(disk);
        }
    }
}
