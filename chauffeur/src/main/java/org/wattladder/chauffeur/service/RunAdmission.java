package org.wattladder.chauffeur.service;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.ObjIntConsumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.wattladder.chauffeur.config.PlanYaml;
import org.wattladder.chauffeur.journal.Disk;
import org.wattladder.chauffeur.journal.Journal;
import org.wattladder.chauffeur.journal.JournalRecord;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.chauffeur.live.LiveRun;
import org.wattladder.chauffeur.report.SeriesDirectory;
import org.wattladder.model.plan.HostPlan;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.plan.RunPlan;

/**
 * When a run may begin: after those that it waits for, and while no other in its results folder uses the same machine or
 * meter. The kernel wakes who waits; nothing is asked again and again.
 */
final class RunAdmission {
    private static final Set<String> THIS_MACHINE = Set.of("localhost", "127.0.0.1", "::1", "[::1]");

    private RunAdmission() {}

    /** Another run that is on or waits uses the same. */
    static final class NotNow extends IOException {
        private static final long serialVersionUID = 1L;

        NotNow(String sentence) {
            super(sentence);
        }
    }

    /**
     * Waits until each of these is over, its reports written; of a run in a series that is on, until the series is.
     *
     * @throws InterruptedException if the waiting is stopped
     */
    static void await(List<Path> runs) throws IOException, InterruptedException {
        for (Path run : runs) {
            SeriesDirectory.awaitEnd(whole(run));
            if (Files.exists(run.resolve(RunDirectory.JOURNAL))) {
                awaitRun(run);
            }
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
        }
    }

    private static void awaitRun(Path run) throws IOException, InterruptedException {
        Journal.awaitUnwritten(run.resolve(RunDirectory.JOURNAL));
        Optional<LiveRun> reporting = LiveRun.attach(run);
        if (reporting.isPresent()) {
            try (LiveRun over = reporting.get()) {
                over.follow(event -> {});
            }
        }
    }

    /** The series that a run is in, while that is on; else the run. */
    private static Path whole(Path run) {
        Path own = run.toAbsolutePath().normalize();
        return Optional.ofNullable(own.getParent())
                .filter(SeriesDirectory::isOn)
                .orElse(own);
    }

    /**
     * Writes the plan of a run and opens its journal, by which others see it; refuses it as {@link #check} does. Of two
     * runs that start in the same moment the second sees the first.
     *
     * @param told as of {@link Journal#open}
     * @throws NotNow as {@link #check} does
     * @throws InterruptedException if the start is stopped
     */
    static Journal take(RunPlan plan, RunDirectory directory, RunRequest request, ObjIntConsumer<JournalRecord> told)
            throws IOException, InterruptedException {
        return alone(request.directory(), () -> {
            check(plan, directory, request);
            directory.write(RunDirectory.PLAN, PlanYaml.write(plan));
            return Journal.open(Disk.ofThisMachine(), directory.file(RunDirectory.JOURNAL), told);
        });
    }

    /** A step that no other process takes at the same time. */
    interface Step<T> {
        T take() throws IOException;
    }

    /**
     * Takes a step while no other process takes one for a run in the same results folder.
     *
     * @throws InterruptedException if the start is stopped
     */
    static <T> T alone(Path directory, Step<T> step) throws IOException, InterruptedException {
        Path own = directory.toAbsolutePath().normalize();
        StartLock lock = StartLock.of(
                folders(own).stream().reduce((series, results) -> results).orElse(own));
        try {
            return step.take();
        } finally {
            lock.close();
        }
    }

    /**
     * Refuses a run beside another that is on or waits.
     *
     * @param directory of this run or series, which is not looked at
     * @param awaited runs that will be over when it begins
     * @throws NotNow with a sentence that names the other run, what both use and what to do
     */
    static void check(RunPlan plan, Path directory, List<Path> awaited) throws IOException {
        check(plan, directory, awaited, other -> true);
    }

    /**
     * The same once the run has its directory. Runs that wait do not stop the next run of a series: they came later, and
     * will ask again.
     */
    static void check(RunPlan plan, RunDirectory directory, RunRequest request) throws IOException {
        boolean ofSeries = !directory.path().equals(request.directory());
        check(
                plan,
                request.directory(),
                request.after(),
                other -> !(ofSeries && Files.exists(other.resolve(RunDirectory.WAITING))));
    }

    private static void check(RunPlan plan, Path directory, List<Path> awaited, Predicate<Path> counts)
            throws IOException {
        Path own = directory.toAbsolutePath().normalize();
        List<Path> allowed = awaited.stream().map(RunAdmission::whole).toList();
        for (Path folder : folders(own)) {
            for (Path run : new RunStore(folder).directories()) {
                Path other = run.toAbsolutePath().normalize();
                if (isIn(folder, other)
                        && !other.startsWith(own)
                        && allowed.stream().noneMatch(other::startsWith)
                        && counts.test(other)
                        && (RunDirectory.isLive(other) || !whole(other).equals(other))) {
                    check(plan, other);
                }
            }
        }
    }

    private static void check(RunPlan plan, Path run) throws IOException {
        Path file = run.resolve(RunDirectory.PLAN);
        if (!Files.isRegularFile(file)) {
            return;
        }
        Set<String> shared = uses(plan);
        try {
            shared.retainAll(uses(PlanYaml.read(file)));
        } catch (IllegalArgumentException ofAnotherVersion) {
            return;
        }
        if (!shared.isEmpty()) {
            Path whole = whole(run);
            Path named = asTyped(whole);
            throw new NotNow((whole.equals(run) ? "the run in " : "the series in ") + named + " is not over and uses "
                    + String.join(", ", shared) + " too; to run this one behind it: --after " + named);
        }
    }

    /** Directly, or in a series; what lies in other folders there has nothing to do with it. */
    private static boolean isIn(Path folder, Path run) {
        Path parent = Optional.ofNullable(run.getParent()).orElse(run);
        return parent.equals(folder) || run.getFileName().toString().startsWith(parent.getFileName() + "-");
    }

    private static Path asTyped(Path run) {
        Path here = Path.of("").toAbsolutePath();
        return run.startsWith(here) ? here.relativize(run) : run;
    }

    /** The results folder; that of the series, too, for a run of one. */
    private static List<Path> folders(Path directory) {
        List<Path> folders = new ArrayList<>();
        Optional<Path> parent = Optional.ofNullable(directory.getParent());
        parent.ifPresent(folders::add);
        parent.filter(SeriesDirectory::isSeries).map(Path::getParent).ifPresent(folders::add);
        return folders;
    }

    private static Set<String> uses(RunPlan plan) {
        Set<String> uses = new TreeSet<>();
        for (HostPlan host : plan.hosts()) {
            String address = host.address().toLowerCase(Locale.ROOT);
            uses.add(host.local() || THIS_MACHINE.contains(address) ? "this machine" : "host " + address);
        }
        Stream.concat(plan.meters().stream(), plan.sensors().stream())
                .filter(meter -> !meter.startedLocally())
                .forEach(meter -> uses.add(name(meter)));
        return uses;
    }

    private static String name(MeterPlan meter) {
        return "meter " + meter.address().toLowerCase(Locale.ROOT) + ":" + meter.port();
    }
}
