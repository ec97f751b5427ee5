package org.wattladder.console.screen;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.wattladder.chauffeur.archive.IndexedRun;
import org.wattladder.chauffeur.archive.RunState;
import org.wattladder.chauffeur.journal.JournalReader;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.chauffeur.journal.RunSoFar;
import org.wattladder.console.archive.Archive;
import org.wattladder.console.start.CommandOutput;
import org.wattladder.console.web.Answer;
import org.wattladder.console.web.Screen;
import org.wattladder.console.web.Site;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.MeterFacts;
import org.wattladder.model.result.MeterWindow;
import org.wattladder.model.text.ExceptionText;
import org.wattladder.model.time.TimeSource;

/** Meters and sensors: what they are and what they said last, with its age. */
public final class MetersScreen implements Screen {
    private static final int MOST_RUNS = 40;

    private final Archive archive;
    private final CommandOutput commands;
    private final TimeSource time;

    /** Shows the meters of this archive, and asks for the sources of this machine by these commands. */
    public MetersScreen(Archive archive, CommandOutput commands, TimeSource time) {
        this.archive = archive;
        this.commands = commands;
        this.time = time;
    }

    @Override
    public void open(Site site) {
        site.get("/meters", visit -> page("", ""));
        site.post("/meters/probe", visit -> probe());
    }

    private Answer page(String found, String refusal) throws IOException {
        List<MeterLine> meters = new ArrayList<>();
        Set<String> known = new HashSet<>();
        for (IndexedRun run : archive.all().stream()
                .filter(each -> !(each.state() instanceof RunState.Damaged))
                .limit(MOST_RUNS)
                .toList()) {
            for (MeterLine meter : of(run)) {
                if (known.add(meter.key())) {
                    meters.add(meter);
                }
            }
        }
        return new Answer.Page(
                "meters.jte", "console.meters", Map.of("meters", meters, "found", found, "refusal", refusal));
    }

    private Answer probe() throws IOException {
        try {
            return page(commands.of(List.of("meter", "--probe")), "");
        } catch (IOException refused) {
            return page("", ExceptionText.of(refused));
        }
    }

    private List<MeterLine> of(IndexedRun run) {
        try {
            RunSoFar soFar = RunSoFar.of(JournalReader.read(run.directory().resolve(RunDirectory.JOURNAL)));
            Optional<IntervalResult> last = soFar.last().map(recorded -> recorded.interval());
            return soFar.meters().stream().map(meter -> line(run, meter, last)).toList();
        } catch (IOException | IllegalArgumentException unreadable) {
            // An imported run has no journal, and a damaged one says so in the archive.
            return List.of();
        }
    }

    private MeterLine line(IndexedRun run, MeterFacts meter, Optional<IntervalResult> last) {
        Optional<MeterWindow> window = last.flatMap(interval -> Stream.of(
                        interval.power().meters(),
                        interval.power().observers(),
                        interval.temperature().meters(),
                        interval.temperature().observers())
                .flatMap(List::stream)
                .filter(each -> each.meter().equals(meter.name()))
                .findFirst());
        return new MeterLine(
                new RunLine(run),
                meter,
                window,
                last.map(interval -> Duration.between(interval.window().endedAt(), time.now())));
    }
}
