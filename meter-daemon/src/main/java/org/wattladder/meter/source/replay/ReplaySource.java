package org.wattladder.meter.source.replay;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.wattladder.meter.source.OpenSource;
import org.wattladder.meter.source.OptionMistake;
import org.wattladder.meter.source.PowerSource;
import org.wattladder.meter.source.Probe;
import org.wattladder.meter.source.SourceOption;
import org.wattladder.meter.source.SourceRefused;
import org.wattladder.meter.source.SourceSettings;
import org.wattladder.model.text.ExceptionText;
import org.wattladder.model.time.TimeSource;
import org.wattladder.ptdaemon.codec.Column;

/** Plays a log of power samples, as {@code -l} writes it. */
public final class ReplaySource implements PowerSource {
    private static final double FASTEST = 100_000;

    @Override
    public String name() {
        return "replay";
    }

    @Override
    public List<SourceOption> options() {
        return List.of(
                new SourceOption("file", "", "the log, as -l of this daemon or a PTDaemon writes it"),
                new SourceOption("mark", "", "play the samples with this mark only; default all"),
                new SourceOption("speed", "1", "how much faster than it was recorded, 0.01 to 100000"),
                new SourceOption(
                        "start",
                        "first",
                        "first: every measurement starts with the first sample; next: with the one after the last played"),
                new SourceOption("stamps", "daemon", "daemon: the time of playing; log: the stamps of the log"),
                new SourceOption("end", "again", "after the last sample: again from the first, or error samples"));
    }

    @Override
    public Probe probe(SourceSettings settings) throws OptionMistake {
        try {
            Recording recording = recording(settings);
            Playing.of(settings);
            return Probe.yes(recording.rows().size() + " samples, one per " + recording.samplingMillis() + " ms, of "
                    + recording.channels() + " channel" + (recording.channels() == 1 ? "" : "s") + "; "
                    + recording.skipped() + " other lines skipped");
        } catch (SourceRefused refused) {
            return Probe.no(ExceptionText.of(refused));
        }
    }

    @Override
    public OpenSource open(SourceSettings settings, TimeSource time) throws SourceRefused, OptionMistake {
        return new OpenReplay(recording(settings), Playing.of(settings));
    }

    private static Recording recording(SourceSettings settings) throws SourceRefused {
        Path file = Path.of(settings.text("file")
                .orElseThrow(() -> new SourceRefused("no log to play; name one with --option file=FILE.")));
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
        if (settings.text("mark").isEmpty()) {
            return recording;
        }
        String mark = settings.text("mark").get();
        Recording marked = recording.marked(mark);
        if (marked.rows().isEmpty()) {
            throw new SourceRefused(
                    file + " has no sample with mark '" + mark + "'; it has " + recording.marks() + ".");
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
        private static Playing of(SourceSettings settings) throws OptionMistake {
            return new Playing(
                    settings.number("speed", 0.01, FASTEST).orElseThrow(),
                    either(settings, "start", "first", "next"),
                    either(settings, "stamps", "log", "daemon"),
                    either(settings, "end", "again", "error"));
        }

        private static boolean either(SourceSettings settings, String option, String yes, String no)
                throws OptionMistake {
            String text = settings.text(option).orElseThrow();
            if (!text.equals(yes) && !text.equals(no)) {
                throw new OptionMistake(
                        "option " + option + "=" + text + " of source replay must be " + yes + " or " + no + ".");
            }
            return text.equals(yes);
        }
    }
}
