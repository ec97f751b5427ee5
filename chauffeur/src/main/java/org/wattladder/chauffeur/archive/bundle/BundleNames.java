package org.wattladder.chauffeur.archive.bundle;

import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.reporter.Reporter;
import org.wattladder.reporter.format.ReportFormat;
import org.wattladder.reporter.language.Language;
import org.wattladder.reporter.verify.archive.Rescored;

/** What may lie in a bundle, by name: the files of a run directory in every language, and its logs. */
final class BundleNames {
    /** The note to the run, which lies beside its directory elsewhere. */
    static final String NOTE = "note.yaml";

    static final String LOGS = RunDirectory.LOGS + "/";

    private static final Pattern RUN = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._-]{0,99}");
    private static final Pattern LOG = Pattern.compile(LOGS + "[A-Za-z0-9][A-Za-z0-9._:-]{0,149}");

    private static final Set<String> FILES = Stream.concat(
                    Stream.concat(
                            RunDirectory.RECORDED.stream(),
                            Stream.of(
                                    RunDirectory.RESULT, RunDirectory.MANIFEST, RunDirectory.SIGNATURE, Rescored.FILE)),
                    Stream.concat(
                            Reporter.formats().stream().map(ReportFormat::fileName),
                            Reporter.pages().stream()
                                    .flatMap(page -> Stream.of(Language.values())
                                            .map(language -> language.fileName(page.fileName())))))
            .collect(Collectors.toUnmodifiableSet());

    private BundleNames() {}

    /** Whether a run directory may hold a file of this name. */
    static boolean isFile(String name) {
        return FILES.contains(name) || LOG.matcher(name).matches();
    }

    /** Whether a bundle may hold a file of this name. */
    static boolean isBundled(String name) {
        return isFile(name) || name.equals(NOTE);
    }

    /** Whether a run directory may be made by this name. */
    static boolean isRun(String name) {
        return RUN.matcher(name).matches();
    }

    /** The name of a run in its bundle: that of its directory, with a hyphen for every letter that is not allowed. */
    static String ofRun(String directory) {
        String name = directory.replaceAll("[^A-Za-z0-9._-]", "-");
        return isRun(name) ? name : "run";
    }
}
