package org.wattladder.chauffeur.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.wattladder.chauffeur.archive.IndexedRun;
import org.wattladder.chauffeur.archive.RunState;
import org.wattladder.chauffeur.config.PlanYaml;
import org.wattladder.chauffeur.event.RunEvent;
import org.wattladder.chauffeur.journal.JournalReader;
import org.wattladder.chauffeur.journal.JournalRecord;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.chauffeur.live.LiveRun;
import org.wattladder.chauffeur.service.ExitCode;
import org.wattladder.chauffeur.service.RunStore;
import org.wattladder.chauffeur.terminal.Replay;
import org.wattladder.chauffeur.terminal.TerminalProgress;
import org.wattladder.model.text.Message;
import org.wattladder.model.time.TimeSource;
import org.wattladder.reporter.language.Words;
import org.wattladder.settings.file.FileSentence;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code wattladder watch}: the screen of a run that another process is at. */
@Command(
        name = "watch",
        mixinStandardHelpOptions = true,
        description = {
            "Shows a run in progress, as the terminal that started it does.",
            "Ctrl-C ends watching; the run goes on. At the end of the run it shows the result and ends with the run's"
                    + " exit code."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  wattladder watch                             the run in progress in results",
            "  wattladder watch 20260301-100000-rating",
        })
public final class WatchCommand implements Callable<Integer> {
    private final TimeSource time;

    @Mixin
    private LanguageOption language;

    @Mixin
    private ScreenOption screen;

    @Parameters(
            arity = "0..1",
            paramLabel = "RUNDIR",
            description = "run directory, or name of a run in results (default: the only run in progress there)")
    private Path named;

    WatchCommand(TimeSource time) {
        this.time = time;
    }

    @Override
    public Integer call() {
        try {
            Path directory = directory();
            Optional<LiveRun> live = LiveRun.attach(directory);
            if (live.isEmpty()) {
                return over(directory);
            }
            try (LiveRun run = live.get()) {
                return follow(run, directory);
            }
        } catch (IOException problem) {
            System.err.println(FileSentence.of(problem));
            return ExitCode.USAGE.code();
        }
    }

    private Path directory() throws IOException {
        if (named == null) {
            return only(RunStore.ofWorkingDirectory(), "results");
        }
        Path found = RunStore.ofWorkingDirectory().find(named);
        if (!Files.isDirectory(found)) {
            return Optional.ofNullable(found.getParent()).orElse(Path.of(""));
        }
        return RunDirectory.isOne(found) ? found : only(new RunStore(found), found.toString());
    }

    private static Path only(RunStore store, String folder) throws IOException {
        List<Path> live = store.live();
        if (live.isEmpty()) {
            throw new IOException("no run is on in " + folder + "; 'wattladder list runs' shows how each stands");
        }
        if (live.size() > 1) {
            throw new IOException("several runs are on in " + folder + ", name one: "
                    + String.join(", ", live.stream().map(Path::toString).toList()));
        }
        return live.get(0);
    }

    private int follow(LiveRun run, Path directory) throws IOException {
        Words words = Words.in(language.first());
        Consumer<RunEvent> terminal = new TerminalProgress(
                System.err, Terminals.errorIsTerminal() ? ScreenOption.columns(System.getenv()) : 0, words, time);
        List<RunEvent.Finished> end = new ArrayList<>();
        Thread detaching = new Thread(
                () -> System.err.println("\n" + words.say(Message.of("watch.detached", directory.toString()))),
                "detaching");
        Runtime.getRuntime().addShutdownHook(detaching);
        try {
            List<JournalRecord> journal = JournalReader.read(directory.resolve(RunDirectory.JOURNAL));
            new Replay(terminal)
                    .tell(
                            directory.toString(),
                            PlanYaml.read(directory.resolve(RunDirectory.PLAN)),
                            journal,
                            run.attached().position());
            run.follow(event -> {
                if (event instanceof RunEvent.Finished finished) {
                    end.add(finished);
                } else if (isNew(event, journal.size())) {
                    terminal.accept(event);
                }
            });
        } catch (IllegalArgumentException noPlan) {
            throw new IOException(noPlan.getMessage(), noPlan);
        } finally {
            Runtime.getRuntime().removeShutdownHook(detaching);
        }
        return end.isEmpty() ? cutOff(directory, words) : finished(end.get(0), directory, words);
    }

    /** What was replayed is not told twice. */
    private static boolean isNew(RunEvent event, int knownLines) {
        return !(event instanceof RunEvent.RunStarted)
                && !(event instanceof RunEvent.Journaled journaled && journaled.line() <= knownLines);
    }

    private int finished(RunEvent.Finished end, Path directory, Words words) throws IOException {
        end.complaint().map(words::say).ifPresent(System.err::println);
        if (Files.exists(directory.resolve(RunDirectory.RESULT))) {
            System.out.print(screen.last(directory, language.first()));
        }
        return end.exitCode();
    }

    /** The run did not say that it ended: its process was killed, or too many others watch. */
    private int cutOff(Path directory, Words words) throws IOException {
        if (RunDirectory.isLive(directory)) {
            System.err.println(words.say(Message.of("watch.detached", directory.toString())));
            return ExitCode.VALID.code();
        }
        return over(directory);
    }

    private int over(Path directory) throws IOException {
        RunState state = IndexedRun.of(directory).state();
        Words words = Words.in(language.first());
        if (state instanceof RunState.Running) {
            throw new IOException(directory + " is on, but its process lets nobody attach; see its notes");
        }
        System.err.println(words.say(Message.of("watch.over", directory.toString(), words.say(state.word()))));
        state.remark().map(words::say).ifPresent(System.err::println);
        boolean reported = Files.exists(directory.resolve(RunDirectory.RESULT));
        if (reported && !(state instanceof RunState.Damaged)) {
            System.out.print(screen.last(directory, language.first()));
        }
        return state instanceof RunState.Complete complete
                ? ExitCode.of(complete.verdict()).code()
                : ExitCode.BROKEN_OFF.code();
    }
}
