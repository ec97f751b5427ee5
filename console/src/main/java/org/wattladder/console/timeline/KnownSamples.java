package org.wattladder.console.timeline;

import java.io.IOException;
import java.lang.ref.SoftReference;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.wattladder.reporter.samples.RecordedSamples;
import org.wattladder.reporter.samples.SamplesReader;

/** Samples of runs; a page that asks again gets what is known, and only new rows are read. Safe for use by any thread. */
public final class KnownSamples {
    private final Map<Path, SoftReference<SamplesReader>> readers = new ConcurrentHashMap<>();

    /**
     * The samples of a run directory as they are now.
     *
     * @throws IOException if they cannot be read
     */
    public RecordedSamples of(Path directory) throws IOException {
        SamplesReader reader = Optional.ofNullable(readers.get(directory))
                .map(SoftReference::get)
                .orElseGet(() -> new SamplesReader(directory.resolve(RecordedSamples.FILE)));
        readers.put(directory, new SoftReference<>(reader));
        return reader.read();
    }
}
