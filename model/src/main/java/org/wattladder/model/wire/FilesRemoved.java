package org.wattladder.model.wire;

import java.util.List;

/**
 * Answers {@link RemoveFiles}.
 *
 * @param files how many were removed; only files that bear the mark of storage worklets are
 * @param left one sentence for each file or folder that could not be removed, and why
 */
public record FilesRemoved(long files, List<String> left) implements DirectorEvent {
    public FilesRemoved {
        left = List.copyOf(left);
    }

    @Override
    public void handle(Handler handler) {
        handler.onFilesRemoved(this);
    }
}
