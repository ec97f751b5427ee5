package org.wattladder.director;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wattladder.director.audit.Audit;
import org.wattladder.director.audit.AuditFile;
import org.wattladder.director.link.AccessRules;
import org.wattladder.director.permission.AllowedPrograms;
import org.wattladder.director.permission.JvmOptionList;
import org.wattladder.director.permission.Permissions;
import org.wattladder.director.permission.StorageRoots;
import org.wattladder.keys.Role;
import org.wattladder.keys.Tls;
import org.wattladder.keys.option.KeyOptions;
import org.wattladder.model.time.TimeSource;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that decide who may command a Director, and what for. */
final class AccessOptions {
    private static final String AUDIT_FILE = "director-audit.jsonl";

    @Mixin
    private KeyOptions keys;

    @Option(
            names = "--audit",
            paramLabel = "FILE",
            description = "Append who connected and every command to this file, a JSON line each (default with TLS: "
                    + AUDIT_FILE + " in the folder of keys, else none).")
    private Optional<Path> auditFile = Optional.empty();

    @Option(
            names = "--allow-jvm-option",
            paramLabel = "REGEX",
            description = "JVM options that a plan may ask for beside those that tune collector, compiler and memory; a"
                    + " regular expression for the whole option, may be repeated.")
    private List<String> jvmOptions = new ArrayList<>();

    @Option(
            names = "--storage-root",
            paramLabel = "DIR",
            description = "Where a plan may name storage folders, may be repeated (default: nowhere with TLS, anywhere"
                    + " without); devices that this Director finds are used all the same.")
    private List<Path> storageRoots = new ArrayList<>();

    @Option(
            names = "--allow-programs",
            paramLabel = "FOLDER",
            description =
                    "Folder of programs that a plan may start as components, and of program files NAME.yaml that it may measure; may be repeated (default: none"
                            + " may be started). Links that lead out of the folder are refused.")
    private List<Path> programs = new ArrayList<>();

    private boolean secured(InetSocketAddress address) {
        return keys.always() || !address.getAddress().isLoopbackAddress();
    }

    /**
     * Who is let in at this address; the audit file is open then.
     *
     * @throws IllegalArgumentException with a sentence, if keys are needed and missing, or the audit cannot be written
     */
    AccessRules rules(InetSocketAddress address, TimeSource time) {
        Optional<Tls> tls = secured(address) ? Optional.of(tls(address)) : Optional.empty();
        Optional<Path> file =
                auditFile.or(() -> tls.map(secured -> keys.folder().path().resolve(AUDIT_FILE)));
        return AccessRules.standard(tls, file.map(path -> audit(path, time)).orElse(Audit.none()), time);
    }

    private Tls tls(InetSocketAddress address) {
        try {
            Tls tls = keys.tls(Role.CHAUFFEUR);
            System.err.println("TLS with key " + tls.fingerprint());
            return tls;
        } catch (IOException missing) {
            throw new IllegalArgumentException(
                    "a Director at " + ListenAddress.text(address) + " needs keys, for whoever commands a Director"
                            + " executes processes: " + missing.getMessage(),
                    missing);
        }
    }

    private static Audit audit(Path file, TimeSource time) {
        try {
            return AuditFile.open(file, time);
        } catch (IOException unwritable) {
            throw new IllegalArgumentException(
                    "the audit log " + file + " cannot be written (" + unwritable.getMessage()
                            + "); name another with --audit",
                    unwritable);
        }
    }

    /**
     * What a Chauffeur may ask for.
     *
     * @throws IllegalArgumentException with a sentence, if an option is wrong
     */
    Permissions permissions(InetSocketAddress address) {
        StorageRoots roots = storageRoots.isEmpty() && !secured(address)
                ? StorageRoots.everywhere()
                : StorageRoots.within(storageRoots);
        return new Permissions(JvmOptionList.standard().and(jvmOptions), roots, AllowedPrograms.within(programs));
    }
}
