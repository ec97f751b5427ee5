package org.wattladder.console.screen;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.wattladder.chauffeur.archive.IndexedRun;
import org.wattladder.chauffeur.archive.RunState;
import org.wattladder.console.archive.Archive;
import org.wattladder.console.archive.KnownMachines;
import org.wattladder.console.live.ResultsFeed;
import org.wattladder.console.start.NewRuns;
import org.wattladder.console.web.Answer;
import org.wattladder.console.web.EventStream;
import org.wattladder.console.web.Screen;
import org.wattladder.console.web.Site;
import org.wattladder.console.web.Visit;
import org.wattladder.model.time.TimeSource;
import org.wattladder.reporter.language.Words;

/** A lane for each machine: what runs on it, or what ran on it last; then the last results. */
public final class HomeScreen implements Screen {
    private static final int LAST_RESULTS = 8;

    private final Archive archive;
    private final KnownMachines machines;
    private final NewRuns runs;
    private final TimeSource time;

    /** Shows machines of this archive. */
    public HomeScreen(Archive archive, KnownMachines machines, NewRuns runs, TimeSource time) {
        this.archive = archive;
        this.machines = machines;
        this.runs = runs;
        this.time = time;
    }

    @Override
    public void open(Site site) {
        site.get("/", this::page);
        site.get("/events", visit -> new Answer.Events(browser -> follow(browser, Words.in(visit.language()))));
    }

    private Answer page(Visit visit) throws IOException {
        List<IndexedRun> all = archive.all();
        Map<String, List<IndexedRun>> byMachine = new LinkedHashMap<>();
        for (IndexedRun run : all) {
            run.hosts().stream()
                    .map(machines::machine)
                    .distinct()
                    .forEach(host -> byMachine
                            .computeIfAbsent(host, machine -> new ArrayList<>())
                            .add(run));
        }
        List<Lane> lanes = new ArrayList<>();
        byMachine.forEach((machine, ofMachine) -> lanes.add(Lane.of(machine, ofMachine, archive, runs, time.now())));
        return new Answer.Page(
                "home.jte",
                "console.machines",
                Map.of(
                        "lanes",
                        lanes,
                        "vanished",
                        archive.vanished(),
                        "last",
                        all.stream()
                                .filter(run -> run.state() instanceof RunState.Complete)
                                .limit(LAST_RESULTS)
                                .map(RunLine::new)
                                .toList()));
    }

    private void follow(EventStream browser, Words words) {
        ResultsFeed feed = new ResultsFeed(archive.index(), browser, words, time);
        browser.onEnd(feed::close);
        feed.begin();
    }
}
