package org.wattladder.director.storage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.wattladder.model.wire.FilesRemoved;

/** The folders that one run writes to, from the first storage worklet to the end of the run; used on the work thread. */
public final class StorageUse {
    private final Set<Path> folders = new LinkedHashSet<>();
    private boolean keepFiles;

    /**
     * Makes the folders of these places where they are missing.
     *
     * @param keep whether the files shall stay after the run
     * @throws IllegalArgumentException with a sentence when a folder cannot be made
     */
    public void begin(List<StoragePlace> places, boolean keep) {
        keepFiles = keep;
        for (StoragePlace place : places) {
            try {
                if (!Files.isDirectory(place.folder())) {
                    Files.createDirectory(place.folder());
                }
                folders.add(place.folder());
            } catch (IOException cannotMake) {
                throw new IllegalArgumentException(
                        "the storage folder " + place.folder() + " cannot be made: " + cannotMake.getMessage(),
                        cannotMake);
            }
        }
    }

    /** Removes the files in all folders, unless they shall stay; a second call finds nothing left to do. */
    public FilesRemoved end() {
        List<String> left = new ArrayList<>();
        long removed = 0;
        if (!keepFiles) {
            for (Path folder : folders) {
                removed += new OwnFiles(folder).remove(left);
            }
        }
        folders.clear();
        return new FilesRemoved(removed, left);
    }
}
