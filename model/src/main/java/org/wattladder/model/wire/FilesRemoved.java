package org.wattladder.model.wire;

import java.util.List;
import org.wattladder.model.range.Range;

/**
 * Answers {@link RemoveFiles}.
 *
 * @param files how many were removed; only files that bear the mark of storage worklets are
 * @param left one sentence for each file or folder that could not be removed, and why
 */
public record FilesRemoved(long files, List<String> left) implements DirectorEvent {
    public FilesRemoved {
        Range.count("files", files, Range.MOST_COUNT);
        left = Range.texts("left", left, Range.LONGEST_TEXT);
    }

    @Override
    public void handle(Handler handler) {
        handler.onFilesRemoved(this);
    }
}
