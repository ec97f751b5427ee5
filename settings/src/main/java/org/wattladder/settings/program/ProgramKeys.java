package org.wattladder.settings.program;

import java.time.Duration;
import java.util.List;
import org.wattladder.settings.Key;
import org.wattladder.settings.Kind;
import org.wattladder.settings.Kinds;
import org.wattladder.settings.ListKind;
import org.wattladder.settings.NamedKind;
import org.wattladder.settings.PlacedValue;
import org.wattladder.settings.ScalarKind;
import org.wattladder.settings.Section;
import org.wattladder.settings.SectionValues;
import org.wattladder.settings.SizeText;

/** Settings of the file of a foreign program. */
public final class ProgramKeys {
    /** Mebibytes of a program whose files have no bound. */
    public static final long UNLIMITED = 0;

    /** Exit code of a program that may end with any. */
    public static final long ANY_EXIT = -1;

    static final Key<String> TITLE = Key.required(
            "title", Kinds.text("a text of 1 to 120 characters", 120, text -> true), "One line for lists and reports.");
    static final Key<String> UNIT = Key.required(
            "unit",
            Kinds.text("a word of lower case letters", 40, text -> text.matches("[a-z]+(-[a-z]+)*")),
            "What the program does many times, in the singular: transaction, request.");
    static final Key<Pace> PACE = Key.of(
            "pace",
            Pace.RATE,
            Kinds.word(Pace.class),
            "How the load level is set. `rate`: started for every interval with the target rate. `stdin`: one process for all"
                    + " intervals, which reads commands from its standard input and answers. `once`: a fixed piece of work, run"
                    + " to its end by the schedule `iterations`. `duty`: started for every interval and throttled to a share of the"
                    + " CPU time that it takes by itself; see docs/programs.md.");
    static final Key<List<String>> START = Key.required(
            "start",
            Kinds.command(),
            "Program and arguments that hold a rate, a word each; no shell reads them. `{rate}`, `{whole-rate}`,"
                    + " `{rate-per-user}`, `{users}`, `{seconds}`, `{folder}` (a fresh one, removed afterwards), `{home}`"
                    + " (that of this file) and `{ROLE}` (HOST:PORT of a component) are filled in.");
    static final Key<List<String>> UNPACED = Key.optional(
            "unpaced",
            Kinds.command(),
            "The same as fast as it can, for warm-up and calibration. Must be given with `pace: rate`, and only then.");
    static final Key<List<String>> QUICK = Key.optional(
            "quick",
            Kinds.command(),
            "The same over less work, for a rehearsal (`run --quick`); with `pace: once` only. Without it a rehearsal runs `start`.");
    static final Key<List<PlacedValue<List<String>>>> COMMANDS = Key.of(
            "commands",
            List.of(),
            new NamedKind<>("commands by name", 0, Kinds.command()),
            "Several commands that are measured in turn, with `pace: once`, as `wattladder measure` does; `start` is then the first.");
    static final Key<List<String>> PREPARE = Key.optional(
            "prepare",
            Kinds.command(),
            "Run to its end before each interval, which does not count it; with `pace: once` only.");
    static final Key<String> DIRECTORY =
            Key.optional("directory", absolutePath(), "Where all commands run, instead of `{folder}`.");
    static final Key<String> INPUT = Key.optional(
            "input", absolutePath(), "File that its processes read on their standard input; with `pace: once` only.");
    static final Key<String> ATTACHED = Key.optional(
            "attached",
            Kinds.text("process:ID or container:ID", 80, Attached::names),
            "What runs already while this command takes its time, and whose CPU time and memory count instead of its own, with"
                    + " `pace: once` only: `process:` and its id, or `container:` and 8 to 64 hexadecimal digits.");
    static final Key<List<String>> REQUIRES = Key.of(
            "requires",
            List.of(),
            new ListKind<>(
                    0,
                    20,
                    true,
                    Kinds.text(
                            "an absolute path or a command, a blank, and its package",
                            400,
                            text -> text.matches("\\S+ \\S+"))),
            "What else it needs on the host, each a command or an absolute path (`*` stands for any name) and, after a blank, the"
                    + " package that brings it. `doctor` and `validate` look for it, as does the start of a run.");
    static final Key<List<String>> VERSION = Key.optional(
            "version",
            Kinds.command(),
            "Command whose first line is the version in the result, such as [pgbench, --version].");
    static final Key<String> LINES = Key.optional(
            "lines",
            PatternKind.with(List.of("perSecond", "units", "total")),
            "Found in a line that the program writes again and again: units per second or units since the line before, or"
                    + " in total; `(?<at>...)` may catch the program's own time in seconds.");
    static final Key<String> FINAL = Key.optional(
            "final",
            PatternKind.with(List.of("total", "units")),
            "Found in lines at the end: all units, of which the last line counts, or units that are added up. The rate is"
                    + " then that of the whole execution, which the result states.");
    static final Key<String> POINTER = Key.optional(
            "json-pointer",
            pointer(),
            "Leads to all units in the file of `json`, by RFC 6901: /totals/requests. Otherwise like `final`.");
    static final Key<String> METRIC = Key.optional(
            "openmetrics",
            metric(),
            "Counter at the endpoint of `metrics`, read as recording begins and as it ends; series that have these labels are"
                    + " added up.");
    static final Key<Long> WORK = Key.optional(
            "work",
            Kinds.whole(1, 1_000_000_000_000L),
            "Units that a program completes until it ends, when it prints none; with `pace: once` only.");
    static final Key<Double> PER = Key.of(
            "per",
            1.0,
            Kinds.decimalAboveZero(1_000_000),
            "How many of what the lines count make one unit: 4 when they count KiB and a unit has 4 KiB.");
    static final Key<SectionValues> COUNT = Key.optional(
            "count",
            new Section(
                    "How units are counted; one of them, and per.", List.of(LINES, FINAL, POINTER, METRIC, WORK, PER)),
            "How units are counted. Only those in the recording count, interpolated between lines. Must be given with"
                    + " `pace: rate` and `once`; without it CPU time counts with `pace: duty`.");
    static final Key<String> JSON = Key.optional(
            "json",
            Kinds.text("a path", 4000, text -> true),
            "File that the program has written when it ends, such as {folder}/result.json, for `json-pointer`.");
    static final Key<String> METRICS = Key.optional(
            "metrics",
            Kinds.text("an address that begins with http://", 4000, text -> text.startsWith("http://")),
            "Endpoint of metrics of the program or of a component, such as http://{server}/metrics, for `openmetrics`.");
    static final Key<HoldBy> HOLD = Key.of(
            "hold",
            HoldBy.AUTO,
            Kinds.word(HoldBy.class),
            "With `pace: duty`, the throttling method: the first of these that the Director may use: `cpu-max` (cgroup v2),"
                    + " `cpu-quota` (v1), `freezer`, `stop-signals`.");
    static final Key<Duration> PERIOD = Key.of(
            "period",
            Duration.ofMillis(100),
            Kinds.length(Duration.ofMillis(10), Duration.ofSeconds(1)),
            "With `pace: duty`, the time in which its share is granted once.");
    static final Key<String> LATE = Key.optional(
            "late",
            PatternKind.with(List.of("count")),
            "Found in lines that report units which were due and not done; added to the unfinished of the interval.");
    static final Key<Long> EXIT = Key.of(
            "exit",
            0L,
            Kinds.wordOr("any", ANY_EXIT, (ScalarKind<Long>) Kinds.whole(0, 255)),
            "Exit code of a program that ended well.");
    static final Key<String> WRONG = Key.optional(
            "wrong",
            PatternKind.with(List.of()),
            "No line may contain this: the program reports that its work is wrong.");
    static final Key<SectionValues> CHECK = Key.of(
            "check", SectionValues.none(), new Section("What must hold.", List.of(EXIT, WRONG)), "What must hold.");
    static final Key<String> VALUE = Key.optional(
            "lines", PatternKind.with(List.of("value")), "Found in lines; their mean over the recording counts.");
    static final Key<String> FIGURE_POINTER =
            Key.optional("json-pointer", pointer(), "Leads to it in the file of `json`, instead of lines.");
    static final Key<String> FIGURE_METRIC = Key.optional(
            "openmetrics",
            metric(),
            "Counter at the endpoint of `metrics`, instead of lines, with `pace: once` only; its growth in the recording.");
    static final Key<String> FIGURE_UNIT =
            Key.of("unit", "", Kinds.text("a unit", 20, text -> true), "Unit as the program gives it.");
    static final Key<List<PlacedValue<SectionValues>>> FIGURES = Key.of(
            "figures",
            List.of(),
            new NamedKind<>(
                    "figures by name, lower case words joined by hyphens",
                    0,
                    new Section(
                            "A further figure of the program.",
                            List.of(VALUE, FIGURE_POINTER, FIGURE_METRIC, FIGURE_UNIT))),
            "Further figures for the result, such as a latency.");
    static final Key<Long> USERS = Key.of(
            "users",
            0L,
            Kinds.wordOr("per-cpu", 0L, (ScalarKind<Long>) Kinds.whole(1, 100_000)),
            "Threads, connections or clients of the program: `{users}`.");
    static final Key<String> CPUS =
            Key.of("cpus", "", Kinds.cpuList(), "CPUs that it is pinned to; without it all that the host allows.");
    static final Key<String> ACCOUNT = Key.optional(
            "account",
            Kinds.text("a user name", 32, text -> text.matches("[a-z_][a-z0-9_-]*")),
            "User that all commands run as when the Director runs as root, for programs that refuse to be root.");
    static final Key<List<String>> SEARCH = Key.of(
            "search",
            List.of(),
            new ListKind<>(0, 20, true, absolutePath()),
            "Folders in which programs are looked for before those of PATH; `*` stands for any name, the last one wins.");
    static final Key<List<PlacedValue<String>>> FILES = Key.of(
            "files",
            List.of(),
            new NamedKind<>("files, each a name and a text", 0, Kinds.scalar()),
            "Small files that are written to `{folder}` first, with `{folder}` filled in.");

    static final Key<Long> MOST_DISK = Key.of(
            "most-disk",
            1024L,
            Kinds.wordOr("unlimited", UNLIMITED, SizeText.kind(1, 1024 * 1024)),
            "What its folder may hold at the end of an interval, and the size of any file that it writes.");

    /** What a file in {@code config/programs} holds. */
    public static final Section SECTION = new Section(
            "A foreign program that is run at load levels.",
            List.of(
                    TITLE,
                    UNIT,
                    PACE,
                    START,
                    UNPACED,
                    QUICK,
                    COMMANDS,
                    PREPARE,
                    DIRECTORY,
                    INPUT,
                    ATTACHED,
                    REQUIRES,
                    VERSION,
                    COUNT,
                    JSON,
                    METRICS,
                    HOLD,
                    PERIOD,
                    LATE,
                    CHECK,
                    FIGURES,
                    USERS,
                    CPUS,
                    ACCOUNT,
                    SEARCH,
                    FILES,
                    MOST_DISK,
                    ComponentKeys.ENVIRONMENT,
                    ComponentKeys.COMPONENTS));

    private ProgramKeys() {}

    private static Kind<String> absolutePath() {
        return Kinds.text("an absolute path", 4000, text -> text.startsWith("/"));
    }

    private static Kind<String> metric() {
        return Kinds.text(
                "a metric, such as requests_total or requests_total{code=\"200\"}",
                1000,
                text -> MetricSeries.parse(text).isPresent());
    }

    private static Kind<String> pointer() {
        return Kinds.text("a JSON pointer, which begins with a slash", 1000, text -> text.startsWith("/"));
    }
}
