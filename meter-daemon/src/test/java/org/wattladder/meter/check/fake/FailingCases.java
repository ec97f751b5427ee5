package org.wattladder.meter.check.fake;

import java.time.Duration;
import java.time.LocalDateTime;
import java.util.List;

/** A misbehaving daemon for every rule. */
public final class FailingCases {
    private static final LocalDateTime EPOCH = LocalDateTime.of(1970, 1, 1, 0, 0);

    private FailingCases() {}

    public static List<FailingCase> all() {
        return List.of(
                talk("no-greeting", "greets", new Habit() {
                    @Override
                    public String greeting() {
                        return "Welcome\r\n";
                    }
                }),
                talk("hello", "names itself", Answering.says("Hello", "Hello, another daemon here!")),
                talk("torn-command", "takes packets for commands", new PacketDaemon()),
                talk("joined-commands", "takes packets for commands", new PacketDaemon()),
                talk("bare-line-feed", "waits for CR LF", new CarriageReturnDaemon()),
                talk("any-case", "is puzzled by small letters", Answering.says("hello", "What?")),
                talk("identify", "has 18 fields", Answering.changes("Identify", line -> line.replaceAll(",na$", ""))),
                talk(
                        "version-form",
                        "has a one-word version",
                        Answering.changes("Identify", line -> line.replaceAll("version=[^,]*", "version=latest"))),
                talk("ranges-read", "has its ranges in words", Answering.says("RR", "Ranges,auto,auto")),
                talk("ranges-set", "is content with OK", Answering.says("SR", "OK")),
                talk("go", "starts in its own words", Answering.says("Go", "Started")),
                talk(
                        "go-default",
                        "takes another default",
                        Answering.changes("Go,0,0", line -> line.replace("1000ms", "5ms"))),
                talk("measurement", "does not know RL", Answering.says("RL", "Unknown command")),
                talk("stop-twice", "never stops stopping", Answering.says("Stop", "Stopping untimed measurement")),
                talk("read-next", "does not know RL,1", Answering.says("RL,1", "Error: no")),
                talk("read-all", "repeats samples", new RepeatingDaemon()),
                talk("read-channels", "gives rows of one channel for all", (Answering)
                        (command, behind) -> behind.ask(command.equals("RL,*,*") ? "RL" : command)),
                talk("current-reading", "reads in watts with unit", Answering.says("R*", "23.4 W")),
                talk("mark", "refuses marks", Answering.says("Mark", "Unknown command")),
                talk("reset", "resets in words only", Answering.says("Reset", "Reset done")),
                talk("go-while-measuring", "starts over", new RestartingDaemon("Go")),
                talk("range-while-measuring", "drops the measurement", new RestartingDaemon("SR")),
                talk(
                        "unknown-command",
                        "scolds in two lines",
                        Answering.says("Wattladder", "Unknown command", "Try Hello")),
                talk("overlong-line", "dies of a long line", new FragileDaemon()),
                talk("reconnect", "serves one client only", new Habit() {
                    @Override
                    public boolean servesOn() {
                        return false;
                    }
                }),
                talk("answer-times", "thinks long", new SlowDaemon()),
                talk("line-end", "ends with LF", new Habit() {
                    @Override
                    public String lineEnd() {
                        return "\n";
                    }
                }),
                samples("first-sample", "is late", new LateDaemon()),
                samples(
                        "sampling-regular",
                        "samples at half the rate it says",
                        new RestampingDaemon(stamp ->
                                EPOCH.plus(Duration.between(EPOCH, stamp).multipliedBy(2)))),
                samples(
                        "sample-count",
                        "forgets the last samples",
                        Answering.says("RL", "No unread samples").unless("RL,1")),
                samples(
                        "sample-row",
                        "adds the mark to rows",
                        Answering.changes("RL", line -> line.startsWith("Time") ? line + ",Mark,x" : line)),
                samples("sample-row", "writes hexadecimal figures", figures("0x1A")),
                samples("sample-row", "writes days before months", Answering.changes("RL", FailingCases::dayFirst)),
                samples("sample-row", "writes decimal commas", figures("12,5")),
                samples("samples-alive", "reads 0", figures("0.000000")),
                samples(
                        "watts-agree",
                        "has a wrong ratio",
                        Answering.changes(
                                "RL",
                                line -> line.replaceFirst(
                                        "Watts,[^,]*,Volts,[^,]*,Amps,[^,]*,PF,[^,]*",
                                        "Watts,100.000000,Volts,230.000000,Amps,2.000000,PF,0.900000"))),
                samples("watts-agree", "does not sum its channels", new UnsummedDaemon()),
                samples(
                        "stamps-true",
                        "runs away",
                        new RestampingDaemon(stamp -> stamp.plus(
                                Duration.between(EPOCH.withYear(2026), stamp).dividedBy(5)))),
                samples(
                        "uncertainty",
                        "states percent",
                        Answering.changes(
                                "Uncertainty",
                                line -> "Uncertainty,0.250000,0.210000,0.290000," + line.split(",", -1)[4] + ",0,"
                                        + line.split(",", -1)[4] + ",0")),
                samples("stamps-rising", "has a clock that stands", new RestampingDaemon(stamp -> EPOCH)),
                samples("stamps-true", "lives in 1970", new RestampingDaemon(stamp -> stamp.withYear(1970))),
                samples(
                        "identity-honest",
                        "claims volts",
                        Answering.changes("Identify", line -> line.replace(",1000,1,0,", ",1000,1,1,"))),
                samples("stop-at-once", "stops in its own words", Answering.changes("Stop", line -> line + ".")),
                samples(
                        "statistics",
                        "averages errors",
                        Answering.changes("Watts", line -> line.replaceFirst("Watts,[^,]*", "Watts,1.500000"))),
                samples(
                        "uncertainty",
                        "loses samples",
                        Answering.says("Uncertainty", "Uncertainty,0.010000,0.010000,0.010000,9,1,1,1")));
    }

    private static Answering figures(String text) {
        return Answering.changes("RL", line -> line.replaceFirst("Watts,[^,]*", "Watts," + text));
    }

    private static String dayFirst(String line) {
        return line.replaceFirst("Time,(..)-(..)-", "Time,$2-$1-").replaceFirst("Time,(..)-(..)-", "Time,31-$2-");
    }

    private static FailingCase talk(String rule, String daemon, Habit habit) {
        return new FailingCase(rule, daemon, false, habit);
    }

    private static FailingCase samples(String rule, String daemon, Habit habit) {
        return new FailingCase(rule, daemon, true, habit);
    }
}
