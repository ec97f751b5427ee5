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
import org.wattladder.console.archive.Archive;
import org.wattladder.console.archive.KnownMachines;
import org.wattladder.console.live.Course;
import org.wattladder.console.start.CommandOutput;
import org.wattladder.console.web.Answer;
import org.wattladder.console.web.Refused;
import org.wattladder.console.web.Screen;
import org.wattladder.console.web.Site;
import org.wattladder.console.web.Visit;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.MeterFacts;
import org.wattladder.model.result.MeterWindow;
import org.wattladder.model.text.ExceptionText;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import org.wattladder.model.text.Text;
import org.wattladder.model.time.TimeSource;

/** Meters and sensors: what they are and what they said last, with its age. */
public final class MetersScreen implements Screen {
    private static final int MOST_RUNS = 40;
    private static final int NOT_FOUND = 404;
    private static final int RULES_FAILED = 1;

    private final Archive archive;
    private final KnownMachines machines;
    private final CommandOutput commands;
    private final TimeSource time;

    /** Shows the meters of this archive, and asks for the sources of this machine by these commands. */
    public MetersScreen(Archive archive, KnownMachines machines, CommandOutput commands, TimeSource time) {
        this.archive = archive;
        this.machines = machines;
        this.commands = commands;
        this.time = time;
    }

    @Override
    public void open(Site site) {
        site.get("/meters", visit -> page(Asked.NOTHING));
        site.post("/meters/probe", visit -> asked("", List.of("meter", "--probe")));
        site.post("/meters/read", this::read);
    }

    /**
     * What came of asking a meter.
     *
     * @param of its name; empty for all sources
     * @param said by the command; empty when it was not asked
     * @param refusal why nothing was asked, or what the command complained of; empty when all is well
     */
    public record Asked(String of, String said, Optional<Text> refusal) {
        static final Asked NOTHING = new Asked("", "", Optional.empty());

        static Asked refused(Text reason) {
            return new Asked("", "", Optional.of(reason));
        }
    }

    private Answer page(Asked asked) throws IOException {
        return new Answer.Page("meters.jte", "console.meters", Map.of("meters", all(), "asked", asked));
    }

    /** Every meter of the newest runs, as the newest of them used it. */
    public List<MeterLine> all() throws IOException {
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
        return meters;
    }

    /** A meter of the list: a daemon is asked where it listens, a source on the machine that the console runs on. */
    private Answer read(Visit visit) throws Refused, IOException {
        String run = visit.value("run");
        String name = visit.value("meter");
        MeterLine meter = all().stream()
                .filter(each -> each.run().run().name().equals(run)
                        && each.meter().name().equals(name))
                .findFirst()
                .orElseThrow(() -> new Refused(NOT_FOUND, Message.of("console.gone")));
        MeterPlan plan = meter.plan().orElseThrow(() -> new Refused(NOT_FOUND, Message.of("console.gone")));
        if (meter.isOn()) {
            return page(Asked.refused(Message.of("console.meter-on")));
        }
        if (!plan.startedLocally()) {
            return asked(name, List.of("meter", "check", meter.meter().address(), "--quick", "--samples=3"));
        }
        List<String> words = new ArrayList<>(List.of("meter", "--probe", "--source=" + plan.source()));
        plan.options().forEach(option -> words.add("--option=" + option.name() + "=" + option.value()));
        if (meter.meter().quantity() == MeterFacts.Quantity.TEMPERATURE) {
            words.add("--temperature");
        }
        return asked(name, words);
    }

    private Answer asked(String meter, List<String> words) throws IOException {
        archive.index().refresh();
        Optional<IndexedRun> measuring = machines.measuring(machines.here());
        if (measuring.isPresent()) {
            return page(Asked.refused(
                    Message.of("console.measured-here", new Name(measuring.get().name()))));
        }
        try {
            return page(new Asked(meter, commands.of(words, RULES_FAILED), Optional.empty()));
        } catch (IOException refused) {
            return page(Asked.refused(new Name(ExceptionText.of(refused))));
        }
    }

    private List<MeterLine> of(IndexedRun run) {
        try {
            Course course = archive.course(run);
            Optional<IntervalResult> last = course.soFar().last().map(recorded -> recorded.interval());
            return course.soFar().meters().stream()
                    .map(meter -> line(run, course.plan(), meter, last))
                    .toList();
        } catch (IOException | IllegalArgumentException unreadable) {
            // An imported run has no journal, and a damaged one says so in the archive.
            return List.of();
        }
    }

    private MeterLine line(IndexedRun run, RunPlan plan, MeterFacts meter, Optional<IntervalResult> last) {
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
                Stream.concat(plan.meters().stream(), plan.sensors().stream())
                        .filter(each -> each.name().equals(meter.name()))
                        .findFirst(),
                window,
                last.map(interval -> Duration.between(interval.window().endedAt(), time.now())));
    }
}
