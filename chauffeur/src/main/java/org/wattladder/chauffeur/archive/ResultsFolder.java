package org.wattladder.chauffeur.archive;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.wattladder.chauffeur.journal.RunDirectory;

/**
 * A folder of run directories and series; names that begin with a dot are left out, and folders that may not be read.
 *
 * @param path of the folder, which need not exist
 */
public record ResultsFolder(Path path) {

    /** The paths of all runs below it, those of series too, by name. */
    public List<String> runs() throws IOException {
        return found().stream().map(Found::below).toList();
    }

    /**
     * What may be a run directory.
     *
     * @param below its path below the folder
     * @param note the file with its note; empty when there is none
     */
    record Found(String below, Optional<Path> note) {}

    List<Found> found() throws IOException {
        List<Found> found = new ArrayList<>();
        Set<String> names = names(path);
        for (String name : names) {
            Path child = path.resolve(name);
            if (RunDirectory.isOne(child)) {
                found.add(found(name, child, names));
            } else if (Files.isReadable(child)) {
                Set<String> members = names(child);
                members.stream()
                        .filter(member -> RunDirectory.isOne(child.resolve(member)))
                        .forEach(member -> found.add(found(name + "/" + member, child.resolve(member), members)));
            }
        }
        return found;
    }

    private static Found found(String below, Path run, Set<String> names) {
        boolean noted = names.contains(run.getFileName() + NoteFile.ENDING);
        return new Found(below, noted ? Optional.of(NoteFile.of(run)) : Optional.empty());
    }

    private static Set<String> names(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return Set.of();
        }
        try (Stream<Path> content = Files.list(folder)) {
            return content.map(each -> each.getFileName().toString())
                    .filter(name -> !name.startsWith("."))
                    .collect(Collectors.toCollection(TreeSet::new));
        } catch (UncheckedIOException meanwhile) {
            throw meanwhile.getCause();
        }
    }
}
