package org.wattladder.system.torture;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.wattladder.reporter.verify.Verification;
import org.wattladder.reporter.verify.difference.Difference;

/** One run that is broken once, resumed and looked at. */
final class Ordeal {
    private static final long END_LIMIT_SECONDS = 420;
    private static final Pattern DONE = Pattern.compile(
            "(?m)^    (warm-up|calibration \\d+|level [0-9.]+ %|trial at \\S+|rate \\S+|\\d\\d:\\d\\d, [0-9.]+ %|active idle): .*$");

    private final Installed program;
    private final Ground ground;
    private final Path run;
    private final Trial trial;
    private final Point point;
    private final Breakage breakage;

    Ordeal(Installed program, Ground ground, Trial trial) {
        this.program = program;
        this.ground = ground;
        this.run = ground.folder().resolve("run-" + trial.number());
        this.trial = trial;
        this.point = trial.point();
        this.breakage = trial.breakage();
    }

    Path run() {
        return run;
    }

    Outcome endure() throws Exception {
        Installed.Started first = program.start(
                "run",
                trial.subject().suite(),
                "--config",
                program.config().toString(),
                "--meter",
                "torture",
                "--out",
                run.toString());
        Family family = new Family(first.process());
        try {
            if (!awaitPoint(first, family)) {
                return Outcome.missed(
                        "the run ended with " + first.process().exitValue() + " before the point: " + first.errors());
            }
            List<String> seen = JournalLines.intervals(run);
            long acknowledged = DONE.matcher(first.errors()).results().count();
            List<String> due =
                    breakage == Breakage.POWER_LOSS ? seen.subList(0, (int) Math.min(acknowledged, seen.size())) : seen;
            if (!breakIt(family)) {
                return Outcome.missed("there was no " + breakage.target() + " to break");
            }
            if (!first.process().waitFor(END_LIMIT_SECONDS, TimeUnit.SECONDS)) {
                return Outcome.failed("the run did not end within " + END_LIMIT_SECONDS + " s", due.size());
            }
            int exitCode = first.process().exitValue();
            List<ProcessHandle> left = family.leftAfter(breakage.name().startsWith("STOP") ? 0 : 15);
            if (!left.isEmpty() && !breakage.name().startsWith("STOP")) {
                return Outcome.failed("processes were left behind: " + left, due.size());
            }
            heal();
            return mend(exitCode, due);
        } finally {
            family.killAll();
            ground.free();
        }
    }

    private boolean awaitPoint(Installed.Started first, Family family) throws Exception {
        while (!point.isReached(run)) {
            if (!first.process().isAlive()) {
                return false;
            }
            TimeUnit.MILLISECONDS.sleep(4);
        }
        TimeUnit.MILLISECONDS.sleep(point.delayMillis() + trial.extraMillis());
        family.look();
        return first.process().isAlive() || point.stage() == Point.Stage.AFTER;
    }

    private boolean breakIt(Family family) throws Exception {
        Optional<ProcessHandle> target = family.find(breakage.target());
        if (target.isEmpty()) {
            return false;
        }
        switch (breakage) {
            case KILL_CHAUFFEUR, KILL_DIRECTOR, KILL_CLIENT, KILL_METER, KILL_PROGRAM, TORN_TAIL ->
                Family.signal(target.get(), "KILL");
            case STOP_DIRECTOR, STOP_CLIENT, STOP_METER -> Family.signal(target.get(), "STOP");
            case ASK_TO_STOP -> Family.signal(target.get(), "TERM");
            case PAUSE_CHAUFFEUR -> {
                Family.signal(target.get(), "STOP");
                TimeUnit.SECONDS.sleep(3);
                Family.signal(target.get(), "CONT");
            }
            case DISK_FULL -> ground.fill();
            case POWER_LOSS -> {
                family.killAll();
                ground.losePower();
            }
        }
        return true;
    }

    private void heal() throws IOException {
        ground.free();
        if (breakage == Breakage.TORN_TAIL) {
            tear("journal.jsonl", "{\"sha256\":\"89abcdef\",\"entry\":{\"record\":\"interval-rec");
            // The samples are written before the end of the run is, so none can be torn behind it.
            if (!JournalLines.hasEnd(run)) {
                tear("samples.csv", "power,power,estimated,lu_2_calibr");
            }
        }
    }

    private void tear(String file, String beginning) throws IOException {
        Path path = run.resolve(file);
        if (Files.exists(path)) {
            Files.write(path, beginning.getBytes(StandardCharsets.UTF_8), StandardOpenOption.APPEND);
        }
    }

    private Outcome mend(int firstCode, List<String> due) throws Exception {
        String how = firstCode <= 1 ? "went on to its end" : "resumed";
        if (firstCode > 1 && due.isEmpty() && !Files.exists(run)) {
            // A host, a meter or the disk refused before the first worklet began: such a run takes its folder along.
            return new Outcome(Outcome.Kind.NOTHING_BEGUN, "nothing had begun, nothing was left", 0, 0, 0);
        }
        if (firstCode > 1) {
            Installed.Started again = program.start("run", "--resume", run.toString());
            int code = again.await(END_LIMIT_SECONDS);
            if (code == 2 && again.errors().contains("no run began there") && due.isEmpty()) {
                return new Outcome(Outcome.Kind.NOTHING_BEGUN, "nothing had begun", 0, 0, 0);
            }
            if (code == 2 && again.errors().contains("is complete, nothing is left")) {
                how = "was complete";
                code = program.start("report", run.toString()).await(END_LIMIT_SECONDS);
            }
            if (code > 1) {
                return Outcome.failed("the resumed run ended with " + code + ": " + again.errors(), due.size());
            }
        }
        return look(how, due);
    }

    private Outcome look(String how, List<String> due) throws IOException {
        List<String> all = JournalLines.intervals(run);
        List<String> lost = new ArrayList<>(due);
        lost.removeAll(all);
        int doubled = all.size() - new HashSet<>(all.stream().map(Ordeal::place).toList()).size();
        Verification.Outcome verified = Verification.of(run, Optional.empty());
        if (!verified.verified()) {
            return Outcome.failed(
                    "verify: "
                            + verified.differences().stream()
                                    .map(Difference::sentence)
                                    .toList(),
                    due.size());
        }
        int planned = trial.subject().plannedIntervals().orElse(all.size());
        if (!lost.isEmpty() || doubled > 0 || all.size() != planned) {
            return new Outcome(
                    Outcome.Kind.FAILED,
                    all.size() + " intervals instead of " + planned,
                    due.size(),
                    lost.size(),
                    doubled);
        }
        Outcome.Kind kind = switch (how) {
            case "resumed" -> Outcome.Kind.RESUMED;
            case "was complete" -> Outcome.Kind.WAS_COMPLETE;
            default -> Outcome.Kind.WENT_ON;
        };
        return new Outcome(kind, how, due.size(), 0, 0);
    }

    /** Worklet and number of a recorded interval. */
    private static String place(String line) {
        int worklet = line.indexOf("\"worklet\":");
        int number = line.indexOf("\"number\":");
        return line.substring(worklet, line.indexOf(',', worklet)) + line.substring(number, line.indexOf(',', number));
    }
}
