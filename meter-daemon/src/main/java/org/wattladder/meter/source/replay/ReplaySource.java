package org.wattladder.meter.source.replay;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.wattladder.meter.source.OpenSource;
import org.wattladder.meter.source.PowerSource;
import org.wattladder.meter.source.Probe;
import org.wattladder.meter.source.SourceFacts;
import org.wattladder.meter.source.SourceRefused;
import org.wattladder.meter.source.SourceSettings;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.text.ExceptionText;
import org.wattladder.model.time.TimeSource;
import org.wattladder.ptdaemon.codec.Column;
import org.wattladder.settings.Key;
import org.wattladder.settings.Kinds;

/** Plays a log of power samples, as {@code -l} writes it. */
public final class ReplaySource implements PowerSource {
    private static final Key<Path> FILE =
            Key.optional("file", Kinds.path("a file"), "the log, as -l of this daemon or a PTDaemon writes it; needed");
    private static final Key<String> MARK =
            Key.optional("mark", Kinds.text("a text"), "play the samples with this mark only; without it all");
    private static final Key<Double> SPEED =
            Key.of("speed", 1.0, Kinds.decimal(0.01, 100_000), "how much faster than it was recorded");
    private static final Key<String> START = Key.of(
            "start",
            "first",
            Kinds.name(List.of("first", "next")),
            "where a measurement starts: with the first sample, or with the one after the last played");
    private static final Key<String> STAMPS = Key.of(
            "stamps", "daemon", Kinds.name(List.of("daemon", "log")), "the time of playing, or the stamps of the log");
    private static final Key<String> END = Key.of(
            "end",
            "again",
            Kinds.name(List.of("again", "error")),
            "after the last sample: again from the first, or error samples");

    @Override
    public SourceFacts facts() {
        return SourceFacts.byName("replay", EvidenceTier.SCRIPTED, "The log of an earlier measurement, once more.");
    }

    @Override
    public List<Key<?>> keys() {
        return List.of(FILE, MARK, SPEED, START, STAMPS, END);
    }

    @Override
    public Probe probe(SourceSettings settings) {
        try {
            Recording recording = recording(settings);
            return Probe.yes(recording.rows().size() + " samples, one per " + recording.samplingMillis() + " ms, of "
                    + recording.channels() + " channel" + (recording.channels() == 1 ? "" : "s") + "; "
                    + recording.skipped() + " other lines skipped");
        } catch (SourceRefused refused) {
            return Probe.no(ExceptionText.of(refused));
        }
    }

    @Override
    public OpenSource open(SourceSettings settings, TimeSource time) throws SourceRefused {
        return new OpenReplay(recording(settings), Playing.of(settings));
    }

    private static Recording recording(SourceSettings settings) throws SourceRefused {
        Path file = settings.find(FILE)
                .orElseThrow(() -> new SourceRefused("no log to play; name one with --option file=FILE."));
        Recording recording;
        try {
            recording = Recording.parse(Files.readAllLines(file, StandardCharsets.ISO_8859_1));
        } catch (IOException unreadable) {
            throw new SourceRefused(
                    file + " cannot be read (" + unreadable.getClass().getSimpleName() + ").");
        }
        if (recording.rows().stream()
                .noneMatch(row -> row.total().reading(Column.WATTS).isPresent())) {
            throw new SourceRefused(file + " holds no power sample 'Time,<stamp>,Watts,...'; its " + recording.skipped()
                    + " lines are something else.");
        }
        Optional<String> mark = settings.find(MARK);
        if (mark.isEmpty()) {
            return recording;
        }
        Recording marked = recording.marked(mark.get());
        if (marked.rows().isEmpty()) {
            throw new SourceRefused(
                    file + " has no sample with mark '" + mark.get() + "'; it has " + recording.marks() + ".");
        }
        return marked;
    }

    /**
     * How to play.
     *
     * @param speed 1 for real time
     * @param fromFirst whether every measurement starts with the first sample
     * @param stampsOfLog whether the log's stamps go out
     * @param again whether the first sample follows the last
     */
    record Playing(double speed, boolean fromFirst, boolean stampsOfLog, boolean again) {
        private static Playing of(SourceSettings settings) {
            return new Playing(
                    settings.get(SPEED),
                    settings.get(START).equals("first"),
                    settings.get(STAMPS).equals("log"),
                    settings.get(END).equals("again"));
        }
    }
}
