package org.wattladder.system.torture;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** A point of a run that shows from outside: a file, a line of a log, or so many records of a kind in the journal. */
enum Point {
    PLAN_WRITTEN(Sign.FILE, "plan.yaml", 1, 0, Stage.BEFORE),
    RUN_BEGUN(Sign.RECORD, "run-started", 1, 0, Stage.BEFORE),
    DIRECTOR_LISTENS(Sign.LOG, "director-", 1, 0, Stage.DIRECTOR),
    METER_LISTENS(Sign.LOG, "meter-", 1, 0, Stage.METER),
    HOST_JOINED(Sign.RECORD, "host-joined", 1, 0, Stage.LAB),
    METER_JOINED(Sign.RECORD, "meter-joined", 1, 0, Stage.LAB),
    ENVIRONMENT_KNOWN(Sign.RECORD, "environment-known", 1, 0, Stage.LAB),
    CLIENTS_STARTING(Sign.RECORD, "environment-known", 1, 250, Stage.LAB),
    CLIENTS_READY(Sign.RECORD, "worklet-started", 1, 0, Stage.WORK),
    IN_WARM_UP(Sign.RECORD, "worklet-started", 1, 150, Stage.WORK),
    WARM_UP_RECORDED(Sign.RECORD, "interval-recorded", 1, 0, Stage.WORK),
    IN_CALIBRATION(Sign.RECORD, "interval-recorded", 1, 600, Stage.WORK),
    END_OF_CALIBRATION(Sign.RECORD, "interval-recorded", 1, 1100, Stage.WORK),
    CALIBRATION_RECORDED(Sign.RECORD, "interval-recorded", 2, 0, Stage.WORK),
    CALIBRATED(Sign.RECORD, "calibrated", 1, 0, Stage.WORK),
    IN_FIRST_LEVEL(Sign.RECORD, "calibrated", 1, 600, Stage.WORK),
    END_OF_FIRST_LEVEL(Sign.RECORD, "calibrated", 1, 1100, Stage.WORK),
    FIRST_LEVEL_RECORDED(Sign.RECORD, "interval-recorded", 3, 0, Stage.WORK),
    SECOND_LEVEL_PLANNED(Sign.RECORD, "interval-planned", 4, 0, Stage.WORK),
    IN_SECOND_LEVEL(Sign.RECORD, "interval-recorded", 3, 600, Stage.WORK),
    SECOND_LEVEL_RECORDED(Sign.RECORD, "interval-recorded", 4, 0, Stage.WORK),
    WORKLET_ENDED(Sign.RECORD, "worklet-ended", 1, 0, Stage.LAB),
    IDLE_CLIENTS_READY(Sign.RECORD, "worklet-started", 2, 0, Stage.WORK),
    IN_IDLE(Sign.RECORD, "worklet-started", 2, 600, Stage.WORK),
    IDLE_RECORDED(Sign.RECORD, "interval-recorded", 5, 0, Stage.WORK),
    LAST_WORKLET_ENDED(Sign.RECORD, "worklet-ended", 2, 0, Stage.AFTER),
    RUN_ENDED(Sign.RECORD, "run-ended", 1, 0, Stage.AFTER),
    RESULT_WRITTEN(Sign.FILE, "result.xml", 1, 0, Stage.AFTER),
    REPORT_WRITTEN(Sign.FILE, "result.html", 1, 0, Stage.AFTER);

    /** Which processes are there to be broken. */
    enum Stage {
        BEFORE,
        DIRECTOR,
        METER,
        LAB,
        WORK,
        AFTER
    }

    private enum Sign {
        FILE,
        LOG,
        RECORD
    }

    private final Sign sign;
    private final String text;
    private final int times;
    private final long delayMillis;
    private final Stage stage;

    Point(Sign sign, String text, int times, long delayMillis, Stage stage) {
        this.sign = sign;
        this.text = text;
        this.times = times;
        this.delayMillis = delayMillis;
        this.stage = stage;
    }

    Stage stage() {
        return stage;
    }

    /** Whether only a run of two worklets comes to it. */
    boolean needsSecondWorklet() {
        return times == 2 && text.startsWith("worklet-");
    }

    /** How long after its sign the point lies. */
    long delayMillis() {
        return delayMillis;
    }

    /** For the table, for example {@code in first level}. */
    String words() {
        return name().toLowerCase(java.util.Locale.ROOT).replace('_', ' ');
    }

    /** Whether its sign is there. */
    boolean isReached(Path run) throws IOException {
        return switch (sign) {
            case FILE -> Files.exists(run.resolve(text));
            case LOG -> isListening(run.resolve("logs"));
            case RECORD ->
                JournalLines.of(run).stream()
                                .filter(line -> line.contains("\"record\":\"" + text + "\""))
                                .count()
                        >= times;
        };
    }

    private boolean isListening(Path logs) throws IOException {
        if (!Files.isDirectory(logs)) {
            return false;
        }
        try (Stream<Path> files = Files.list(logs)) {
            for (Path file : files.filter(each -> each.getFileName().toString().startsWith(text))
                    .toList()) {
                if (Files.readString(file).contains("listening on")) {
                    return true;
                }
            }
        }
        return false;
    }
}
