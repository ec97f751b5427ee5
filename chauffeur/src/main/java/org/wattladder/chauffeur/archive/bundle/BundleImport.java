package org.wattladder.chauffeur.archive.bundle;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import org.wattladder.chauffeur.archive.NoteFile;
import org.wattladder.chauffeur.archive.RunNote;
import org.wattladder.chauffeur.file.TemporaryFolder;
import org.wattladder.chauffeur.journal.Folders;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.model.text.ExceptionText;
import org.wattladder.reporter.verify.Verification;

/**
 * Puts the run of a bundle into a results folder once it is verified: unpacked beside its place, under a name that lists leave
 * out, then moved there whole. What is refused leaves nothing behind.
 *
 * @param directory the run directory
 * @param wasThere whether the same run was there already, so that nothing was done
 */
public record BundleImport(Path directory, boolean wasThere) {

    /**
     * Imports.
     *
     * @param packed the bundle, read to its end and not closed
     * @param source what the bundle is called in sentences
     * @param results the results folder, made when it is missing
     * @param name of the run directory to make; empty for the one in the bundle
     * @throws IOException with a sentence, if the bundle is damaged or hostile, its run is not verified, or there is another
     *     run of that name
     */
    public static BundleImport of(InputStream packed, String source, Path results, Optional<String> name)
            throws IOException {
        if (name.isPresent() && !BundleNames.isRun(name.get())) {
            throw new IOException(
                    "a run is named by up to 100 letters, digits, dots, hyphens and underscores, and begins with a letter"
                            + " or digit");
        }
        Folders.make(results);
        try (TemporaryFolder temporary = TemporaryFolder.in(results, ".import-")) {
            Path unpacked = Files.createDirectory(temporary.path().resolve("run"));
            String bundled = unpacked(packed, source, unpacked);
            RunNote note = note(unpacked, source);
            verify(unpacked, source);
            Path target = results.resolve(name.orElse(bundled));
            if (Files.exists(target, LinkOption.NOFOLLOW_LINKS)) {
                return present(target, unpacked);
            }
            Files.move(unpacked, target, StandardCopyOption.ATOMIC_MOVE);
            if (!note.isEmpty() && !Files.exists(NoteFile.of(target))) {
                NoteFile.write(target, note);
            }
            return new BundleImport(target, false);
        }
    }

    private static String unpacked(InputStream packed, String source, Path folder) throws IOException {
        try {
            return Unpacking.into(folder, packed);
        } catch (HostileBundle hostile) {
            throw new IOException(source + " is refused: " + hostile.getMessage(), hostile);
        } catch (UnpackedFile.Unwritable full) {
            throw new IOException(source + " cannot be imported: " + full.getMessage(), full);
        } catch (IOException | RuntimeException damaged) {
            // Every fault of the format; its library throws unchecked ones for some.
            String what = damaged instanceof EOFException ? "it ends too early" : ExceptionText.of(damaged);
            throw new IOException(source + " is damaged, or no bundle of a run: " + what, damaged);
        }
    }

    /** Takes the note out of what was unpacked, as it is no file of the run. */
    private static RunNote note(Path unpacked, String source) throws IOException {
        Path file = unpacked.resolve(BundleNames.NOTE);
        if (!Files.exists(file)) {
            return RunNote.none();
        }
        try {
            return NoteFile.readFile(file);
        } catch (IOException refused) {
            throw new IOException(source + " holds a note that cannot be read: " + ExceptionText.of(refused), refused);
        } finally {
            Files.delete(file);
        }
    }

    private static void verify(Path unpacked, String source) throws IOException {
        Verification.Outcome outcome = Verification.of(unpacked, Optional.empty());
        if (!outcome.verified()) {
            int others = outcome.differences().size() - 1;
            throw new IOException(source + " holds a run that is not verified: "
                    + outcome.differences().get(0).sentence()
                    + (others == 0 ? "" : " (and " + others + " more)"));
        }
    }

    private static BundleImport present(Path target, Path unpacked) throws IOException {
        Path manifest = target.resolve(RunDirectory.MANIFEST);
        if (Files.isRegularFile(manifest) && Files.mismatch(manifest, unpacked.resolve(RunDirectory.MANIFEST)) < 0) {
            return new BundleImport(target, true);
        }
        throw new IOException("there is another run in " + target + "; give the one of the bundle another name");
    }
}
