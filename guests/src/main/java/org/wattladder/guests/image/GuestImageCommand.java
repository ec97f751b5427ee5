package org.wattladder.guests.image;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.wattladder.guests.program.Programs;
import org.wattladder.worklets.api.DeviceFault;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Makes the image from which the guests of a consolidation boot. */
@Command(
        name = "guest-image",
        description = {
            "Makes the image that guests boot from: a small root of the distribution installed here, its kernel, and the"
                    + " program that works in a guest.",
            "Fetches packages from the mirror of the distribution, some 100 MB; nothing is installed on this machine.",
            ""
        },
        sortOptions = false,
        footerHeading = "%nExamples:%n",
        footer = {
            "  wattladder guest-image",
            "      makes the image that wattladder run consolidation uses",
            "  wattladder guest-image --out /srv/guests",
            "      makes it in a folder that several hosts share; their Directors run with WATTLADDER_GUESTS=/srv/guests",
            "",
            "Needs mmdebstrap, mke2fs and qemu-img.",
            "Exit codes: 0 done, 2 wrong usage, or a program or the mirror is missing, 70 internal error."
        })
public final class GuestImageCommand implements Callable<Integer> {
    private static final int USAGE_EXIT_CODE = 2;

    @Spec
    private CommandSpec spec;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Print this text and end.")
    @SuppressWarnings("unused")
    private boolean help;

    @Option(
            names = "--out",
            paramLabel = "FOLDER",
            description =
                    "Folder for the image. Default: that of WATTLADDER_GUESTS, else wattladder/guests in the cache"
                            + " of this user.")
    private Optional<Path> out = Optional.empty();

    @Option(
            names = "--architecture",
            paramLabel = "NAME",
            description = "Architecture of the guests, as Debian names it. Default: that of this machine.")
    private Optional<String> architecture = Optional.empty();

    GuestImageCommand() {}

    @Override
    public Integer call() {
        String named = architecture.orElseGet(ImageMaker::ownArchitecture);
        if (!named.matches("[a-z0-9]{1,20}")) {
            throw new ParameterException(
                    spec.commandLine(), "--architecture must be a name of Debian such as amd64, not \"" + named + "\"");
        }
        Path folder = out.orElseGet(() -> ImageFolder.of(System.getenv())).toAbsolutePath();
        Optional<String> missing = Programs.missing("guest-image", ImageMaker.needed());
        if (missing.isPresent()) {
            return refused(missing.get());
        }
        PrintWriter screen = spec.commandLine().getOut();
        screen.println("Making an image for guests in " + folder + " ...");
        screen.flush();
        try {
            GuestImage image = new ImageMaker(folder, named).make();
            screen.println("Image: " + image.root() + ", " + image.packages() + " packages, SHA-256 " + image.digest());
            screen.println("Its packages: " + folder.resolve(GuestImage.PACKAGES));
            screen.flush();
            return 0;
        } catch (DeviceFault failed) {
            return refused(String.valueOf(failed.getMessage()));
        }
    }

    private int refused(String sentence) {
        spec.commandLine().getErr().println(sentence);
        spec.commandLine().getErr().flush();
        return USAGE_EXIT_CODE;
    }

    /** What a wrong command line and a missing program end with. */
    static int usageExitCode() {
        return USAGE_EXIT_CODE;
    }
}
