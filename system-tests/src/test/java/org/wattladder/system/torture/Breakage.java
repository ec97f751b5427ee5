package org.wattladder.system.torture;

import java.util.List;
import java.util.Set;

/** A way to break a run. */
enum Breakage {
    KILL_CHAUFFEUR(Target.CHAUFFEUR, "kill -9 of the Chauffeur"),
    KILL_DIRECTOR(Target.DIRECTOR, "kill -9 of the Director"),
    KILL_CLIENT(Target.CLIENT, "kill -9 of a client"),
    KILL_PROGRAM(Target.PROGRAM, "kill -9 of the foreign program"),
    KILL_METER(Target.METER, "kill -9 of the meter daemon"),
    STOP_DIRECTOR(Target.DIRECTOR, "Director paused for good"),
    STOP_CLIENT(Target.CLIENT, "client paused for good"),
    STOP_METER(Target.METER, "meter daemon paused for good"),
    PAUSE_CHAUFFEUR(Target.CHAUFFEUR, "Chauffeur paused for 3 s"),
    ASK_TO_STOP(Target.CHAUFFEUR, "SIGTERM (Ctrl-C takes the same path)"),
    TORN_TAIL(Target.CHAUFFEUR, "kill -9 in mid-write: torn journal and samples"),
    DISK_FULL(Target.CHAUFFEUR, "disk full"),
    POWER_LOSS(Target.CHAUFFEUR, "loss of power: all unforced data gone");

    /** Whose process it needs. */
    enum Target {
        CHAUFFEUR(""),
        DIRECTOR("org.wattladder.director.DirectorMain"),
        CLIENT("org.wattladder.worklets.client.ClientMain"),
        PROGRAM("steps"),
        METER("org.wattladder.meter.MeterMain");

        private final String mainClass;

        Target(String mainClass) {
            this.mainClass = mainClass;
        }

        String mainClass() {
            return mainClass;
        }
    }

    private static final Set<Breakage> RARE = Set.of(STOP_DIRECTOR, STOP_CLIENT, STOP_METER, KILL_METER);

    private final Target target;
    private final String words;

    Breakage(Target target, String words) {
        this.target = target;
        this.words = words;
    }

    Target target() {
        return target;
    }

    String words() {
        return words;
    }

    /** How often it is drawn, against the others: what takes a minute to be noticed is drawn less, what only one kind of run has is drawn more. */
    int weight() {
        return this == KILL_PROGRAM ? 12 : RARE.contains(this) ? 1 : 3;
    }

    /** Whether it needs a file system of its own. */
    boolean needsDisk() {
        return this == DISK_FULL || this == POWER_LOSS;
    }

    /** A foreign program has no client, and only it has a process of its own. */
    boolean isPossibleFor(Subject subject) {
        return target == Target.PROGRAM
                ? subject == Subject.PROGRAM
                : target != Target.CLIENT || subject != Subject.PROGRAM;
    }

    boolean isPossibleAt(Point point) {
        return switch (target) {
            case CHAUFFEUR -> true;
            case DIRECTOR ->
                List.of(Point.Stage.DIRECTOR, Point.Stage.LAB, Point.Stage.WORK).contains(point.stage());
            case METER ->
                List.of(Point.Stage.METER, Point.Stage.LAB, Point.Stage.WORK).contains(point.stage());
            case CLIENT, PROGRAM -> point.stage() == Point.Stage.WORK;
        };
    }
}
