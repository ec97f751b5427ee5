package org.wattladder.guests.image;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Properties;
import java.util.stream.Stream;
import org.wattladder.guests.program.Programs;
import org.wattladder.worklets.api.Commands;
import org.wattladder.worklets.api.DeviceFault;

/** Makes an image of the distribution that is installed here; takes a minute or two. */
final class ImageMaker {
    private static final Path RELEASE = Path.of("/etc/os-release");
    private static final String CODENAME = "VERSION_CODENAME=";
    private static final String MEBIBYTES = "1024";
    private static final String MODULES = "virtio_pci\nvirtio_blk\nvirtio_net\nvirtio_rng\next4\n";
    private static final List<String> RESULTS =
            List.of(GuestImage.KERNEL, GuestImage.INITIAL_RAM_DISK, GuestImage.PACKAGES, "root.raw");
    private static final List<String> LEFT_OUT =
            List.of("/usr/share/doc/*", "/usr/share/man/*", "/usr/share/info/*", "/usr/share/locale/*");

    private final Path folder;
    private final String architecture;

    /**
     * Makes nothing yet.
     *
     * @param folder for the image
     * @param architecture as Debian names it, for example {@code amd64}
     */
    ImageMaker(Path folder, String architecture) {
        this.folder = folder;
        this.architecture = architecture;
    }

    /** The architecture of this machine, as Debian names it. */
    static String ownArchitecture() {
        return System.getProperty("os.arch").equals("aarch64") ? "arm64" : System.getProperty("os.arch");
    }

    /** Programs without which no image can be made. */
    static List<Programs> needed() {
        return List.of(Programs.MMDEBSTRAP, Programs.MKE2FS, Programs.QEMU_IMG);
    }

    /**
     * Makes it and puts it where it belongs; an image that was there is replaced when the other is whole.
     *
     * @throws DeviceFault with a sentence, if a program is missing or the packages cannot be fetched
     */
    GuestImage make() {
        try {
            Files.createDirectories(folder);
            Path work = Files.createTempDirectory(folder, "making-");
            try {
                bootstrap(work);
                Commands.run(
                        List.of(
                                Programs.QEMU_IMG.path(),
                                "convert",
                                "-O",
                                "qcow2",
                                work.resolve("root.raw").toString(),
                                work.resolve(GuestImage.ROOT).toString()),
                        work);
                describe(work);
                for (String each : List.of(
                        GuestImage.ROOT,
                        GuestImage.KERNEL,
                        GuestImage.INITIAL_RAM_DISK,
                        GuestImage.PACKAGES,
                        GuestImage.PROPERTIES)) {
                    Files.move(work.resolve(each), folder.resolve(each), StandardCopyOption.REPLACE_EXISTING);
                }
            } finally {
                remove(work);
            }
        } catch (IOException failed) {
            throw new DeviceFault("the image cannot be made in " + folder + ": " + failed.getMessage(), failed);
        }
        return GuestImage.read(folder);
    }

    private void bootstrap(Path work) throws IOException {
        Path program = Files.write(work.resolve("guest.py"), GuestProgram.bytes());
        Path modules = Files.writeString(work.resolve("modules"), MODULES);
        Path finish = work.resolve("finish-root.sh");
        try (InputStream script = ImageMaker.class.getResourceAsStream("finish-root.sh")) {
            if (script == null) {
                throw new IllegalStateException("finish-root.sh is missing");
            }
            Files.copy(script, finish);
        }
        Path log = folder.resolve("making.log");
        List<String> words = new ArrayList<>(List.of(
                Programs.MMDEBSTRAP.path(),
                "--variant=essential",
                "--format=null",
                "--architectures=" + architecture,
                "--include=linux-image-cloud-" + architecture + ",python3,iproute2,mount,kmod",
                "--essential-hook=mkdir -p \"$1\"/etc/initramfs-tools/conf.d \"$1\"/usr/share/initramfs-tools/modules.d"
                        + " && echo MODULES=list >\"$1\"/etc/initramfs-tools/conf.d/wattladder",
                "--essential-hook=upload " + modules + " /usr/share/initramfs-tools/modules.d/wattladder",
                "--customize-hook=upload " + program + " " + GuestImage.INIT,
                "--customize-hook=chmod 755 \"$1\"" + GuestImage.INIT,
                "--customize-hook=sh " + finish + " \"$1\" " + MEBIBYTES));
        RESULTS.forEach(each -> words.add("--customize-hook=download /out/" + each + " " + work.resolve(each)));
        LEFT_OUT.forEach(each -> words.add("--dpkgopt=path-exclude=" + each));
        words.addAll(List.of(codename(), "/dev/null"));
        ProcessBuilder builder = new ProcessBuilder(words)
                .directory(work.toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile());
        builder.environment().put("LC_ALL", "C.UTF-8");
        try {
            int code = builder.start().waitFor();
            if (code != 0) {
                throw new DeviceFault("mmdebstrap failed with exit code " + code + ": " + reason(log) + "; see " + log
                        + ", and whether the mirror of the distribution can be reached");
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new DeviceFault("mmdebstrap was interrupted", interrupted);
        }
    }

    /** What apt, or else mmdebstrap, says first of why it failed. */
    private static String reason(Path log) throws IOException {
        List<String> lines = Files.readAllLines(log, StandardCharsets.ISO_8859_1);
        return lines.stream()
                .filter(line -> line.startsWith("E: "))
                .findFirst()
                .map(line -> line.substring("E: ".length()))
                .orElseGet(() -> lines.isEmpty() ? "it said nothing" : lines.get(lines.size() - 1));
    }

    private void describe(Path work) throws IOException {
        MessageDigest digest = GuestProgram.sha256();
        try (OutputStream sum = new DigestOutputStream(OutputStream.nullOutputStream(), digest)) {
            Files.copy(work.resolve(GuestImage.ROOT), sum);
        }
        Properties said = new Properties();
        said.setProperty("distribution", codename());
        said.setProperty("architecture", architecture);
        said.setProperty(GuestImage.PROGRAM, GuestProgram.digest());
        said.setProperty(GuestImage.DIGEST, HexFormat.of().formatHex(digest.digest()));
        try (Writer writer = Files.newBufferedWriter(work.resolve(GuestImage.PROPERTIES), StandardCharsets.UTF_8)) {
            said.store(writer, null);
        }
    }

    private static String codename() throws IOException {
        return Files.readAllLines(RELEASE, StandardCharsets.UTF_8).stream()
                .filter(line -> line.startsWith(CODENAME))
                .map(line -> line.substring(CODENAME.length()).replace("\"", ""))
                .filter(name -> name.matches("[a-z]+"))
                .findFirst()
                .orElseThrow(() -> new DeviceFault("images of guests are made of Debian and its kin, and " + RELEASE
                        + " has no " + CODENAME + " that says which this is"));
    }

    private static void remove(Path work) throws IOException {
        try (Stream<Path> all = Files.walk(work)) {
            for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(each);
            }
        }
    }
}
