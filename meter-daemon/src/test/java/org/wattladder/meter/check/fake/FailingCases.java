package org.wattladder.meter.check.fake;

import java.time.Duration;
import java.time.LocalDateTime;
import java.util.List;
import java.util.stream.Stream;

/** A misbehaving daemon for every rule. */
public final class FailingCases {
    private static final LocalDateTime EPOCH = LocalDateTime.of(1970, 1, 1, 0, 0);

    private FailingCases() {}

    public static List<FailingCase> all() {
        return Stream.of(ofTheProtocol(), ImplausibleCases.all())
                .flatMap(List::stream)
                .toList();
    }

    private static List<FailingCase> ofTheProtocol() {
        return List.of(
                talk("no-greeting", "sends a greeting when a client connects", new Habit() {
                    @Override
                    public String greeting() {
                        return "Welcome\r\n";
                    }
                }),
                talk(
                        "hello",
                        "answers Hello with another name",
                        Answering.says("Hello", "Hello, another daemon here!")),
                talk("torn-command", "takes each packet for one command", new PacketDaemon()),
                talk("joined-commands", "takes each packet for one command", new PacketDaemon()),
                talk("bare-line-feed", "waits for CR LF", new CarriageReturnDaemon()),
                talk("any-case", "does not know commands in lower case", Answering.says("hello", "What?")),
                talk(
                        "identify",
                        "states 18 fields in its identity",
                        Answering.changes("Identify", line -> line.replaceAll(",na$", ""))),
                talk(
                        "version-form",
                        "states its version as one word",
                        Answering.changes("Identify", line -> line.replaceAll("version=[^,]*", "version=latest"))),
                talk("ranges-read", "states its ranges in words", Answering.says("RR", "Ranges,auto,auto")),
                talk("ranges-set", "answers SR with OK", Answering.says("SR", "OK")),
                talk("go", "answers Go in words of its own", Answering.says("Go", "Started")),
                talk(
                        "go-default",
                        "starts at another interval than its identity states",
                        Answering.changes("Go,0,0", line -> line.replace("1000ms", "5ms"))),
                talk("measurement", "does not know RL", Answering.says("RL", "Unknown command")),
                talk(
                        "stop-twice",
                        "confirms every further Stop like the first",
                        Answering.says("Stop", "Stopping untimed measurement")),
                talk("read-next", "does not know RL,1", Answering.says("RL,1", "Error: no")),
                talk("read-all", "gives samples a second time", new RepeatingDaemon()),
                talk("read-channels", "answers RL,*,* with rows of one channel", (Answering)
                        (command, behind) -> behind.ask(command.equals("RL,*,*") ? "RL" : command)),
                talk("current-reading", "answers R* with a number and a unit", Answering.says("R*", "23.4 W")),
                talk("mark", "refuses marks", Answering.says("Mark", "Unknown command")),
                talk("reset", "confirms Reset and measures on", Answering.says("Reset", "Reset done")),
                talk("go-while-measuring", "begins again at a second Go and loses samples", new RestartingDaemon("Go")),
                talk("range-while-measuring", "ends the measurement at SR", new RestartingDaemon("SR")),
                talk(
                        "unknown-command",
                        "refuses an unknown command in two lines",
                        Answering.says("Wattladder", "Unknown command", "Try Hello")),
                talk("overlong-line", "ends at a line of 100,000 characters", new FragileDaemon()),
                talk("reconnect", "serves one client only", new Habit() {
                    @Override
                    public boolean servesOn() {
                        return false;
                    }
                }),
                talk("answer-times", "answers late", new SlowDaemon()),
                talk("line-end", "ends its answers with LF alone", new Habit() {
                    @Override
                    public String lineEnd() {
                        return "\n";
                    }
                }),
                samples("first-sample", "takes its first sample late", new LateDaemon()),
                samples(
                        "sampling-regular",
                        "samples at half the rate it says",
                        new RestampingDaemon(stamp ->
                                EPOCH.plus(Duration.between(EPOCH, stamp).multipliedBy(2)))),
                samples(
                        "sample-count",
                        "loses the last samples",
                        Answering.says("RL", "No unread samples").unless("RL,1")),
                samples(
                        "sample-row",
                        "adds the mark to rows",
                        Answering.changes("RL", line -> line.startsWith("Time") ? line + ",Mark,x" : line)),
                samples("sample-row", "writes hexadecimal figures", figures("0x1A")),
                samples("sample-row", "writes days before months", Answering.changes("RL", FailingCases::dayFirst)),
                samples("sample-row", "writes decimal commas", figures("12,5")),
                samples("samples-alive", "reads 0 W in every sample", figures("0.000000")),
                samples(
                        "watts-agree",
                        "states watts that are not volts x amperes x power factor",
                        Answering.changes(
                                "RL",
                                line -> line.replaceFirst(
                                        "Watts,[^,]*,Volts,[^,]*,Amps,[^,]*,PF,[^,]*",
                                        "Watts,100.000000,Volts,230.000000,Amps,2.000000,PF,0.900000"))),
                samples("watts-agree", "does not sum its channels", new UnsummedDaemon()),
                samples(
                        "stamps-true",
                        "has a clock that runs 20 % fast",
                        new RestampingDaemon(stamp -> stamp.plus(
                                Duration.between(EPOCH.withYear(2026), stamp).dividedBy(5)))),
                samples(
                        "uncertainty",
                        "states its uncertainty in percent",
                        Answering.changes(
                                "Uncertainty",
                                line -> "Uncertainty,0.250000,0.210000,0.290000," + line.split(",", -1)[4] + ",0,"
                                        + line.split(",", -1)[4] + ",0")),
                samples("stamps-rising", "has a clock that stands still", new RestampingDaemon(stamp -> EPOCH)),
                samples("stamps-true", "has a clock in 1970", new RestampingDaemon(stamp -> stamp.withYear(1970))),
                samples(
                        "identity-honest",
                        "claims volts in its identity, states none",
                        Answering.changes("Identify", line -> line.replace(",1000,1,0,", ",1000,1,1,"))),
                samples(
                        "stop-at-once",
                        "answers Stop in words of its own",
                        Answering.changes("Stop", line -> line + ".")),
                samples(
                        "statistics",
                        "states a wrong average",
                        Answering.changes("Watts", line -> line.replaceFirst("Watts,[^,]*", "Watts,1.500000"))),
                samples(
                        "uncertainty",
                        "states counts that do not add up",
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
