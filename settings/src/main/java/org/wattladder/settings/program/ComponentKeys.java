package org.wattladder.settings.program;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.wattladder.model.plan.ComponentPlan;
import org.wattladder.model.plan.HostRole;
import org.wattladder.model.plan.Program;
import org.wattladder.model.plan.Readiness;
import org.wattladder.model.plan.Setting;
import org.wattladder.settings.InheritedValues;
import org.wattladder.settings.Key;
import org.wattladder.settings.Kinds;
import org.wattladder.settings.ListKind;
import org.wattladder.settings.NamedKind;
import org.wattladder.settings.PlacedValue;
import org.wattladder.settings.Section;
import org.wattladder.settings.SectionValues;
import org.wattladder.settings.problem.Names;
import org.wattladder.settings.problem.Problems;
import org.wattladder.worklets.api.Endpoint;

/** Settings of a deployment: where its worklet runs, and the servers that it drives. */
public final class ComponentKeys {
    static final Key<List<String>> COMMAND = Key.required(
            "command",
            Kinds.command(),
            "Absolute path of the program on the host, and its arguments; `{host}` and `{port}` stand for where it listens,"
                    + " and `{ROLE}` for HOST:PORT of a component that it needs. The Director must allow it: `--allow-programs`."
                    + " `{server}` instead of a path is the server that a worklet brings; its name and JVM options follow.");
    public static final Key<HostRole> ON = Key.of(
            "on",
            HostRole.SUT,
            Kinds.word(HostRole.class),
            "Host that it runs on: `sut`, the system under test, or `driver`, another machine: `--driver`.");
    public static final Key<Long> COPIES = Key.of(
            "copies",
            1L,
            Kinds.whole(1, 256),
            "How many deployments of clients and components each system under test has, side by side; each is calibrated and"
                    + " loaded by itself, and their rates add up.");
    public static final Key<List<String>> NEXT = Key.of(
            "next",
            List.of(),
            new ListKind<>(0, 20, true, Kinds.text("a role", 100, text -> true)),
            "Roles of components of the next system under test that the worklet is told, too, as `next-ROLE`; the last system's"
                    + " next is the first, and that of a single one itself.");
    static final Key<String> ADDRESS = Key.optional(
            "address",
            Kinds.text("an address", 255, text -> true),
            "Address that it listens on; without it loopback, or when a component on another host needs it the address by"
                    + " which the Chauffeur reaches its host.");
    static final Key<String> CPUS = Key.optional(
            "cpus", Kinds.cpuList(), "CPUs that it is pinned to, all of its processes; without it it may use all.");
    static final Key<Long> PORT = Key.of(
            "port",
            0L,
            Kinds.whole(0, Endpoint.LARGEST_PORT),
            "Port that it listens on; 0 for a free one, which the Director chooses.");
    static final Key<String> READY_LINE = Key.optional(
            "ready-line",
            Kinds.text("a text", 1000, text -> true),
            "It is ready once it writes a line that holds this text; without this and ready-command once its port"
                    + " accepts a connection.");
    static final Key<List<String>> READY_COMMAND = Key.optional(
            "ready-command",
            Kinds.command(),
            "It is ready once this command, executed once a second, ends with exit code 0; written like command.");
    static final Key<String> READY = Key.optional(
            "ready",
            Kinds.name(List.of("end")),
            "`end`: it only makes something that others need, and is ready once it has ended with exit code 0.");
    static final Key<Duration> READY_WITHIN = Key.of(
            "ready-within",
            Duration.ofSeconds(60),
            Kinds.length(Duration.ofSeconds(1), Duration.ofHours(1)),
            "How long it may take to become ready.");
    static final Key<List<PlacedValue<String>>> ENVIRONMENT = Key.of(
            "environment",
            List.of(),
            new NamedKind<>("variables, each a name and a text", 0, Kinds.scalar()),
            "Variables that are set for it; those that load code from elsewhere are refused.");
    static final Key<List<String>> NEEDS = Key.of(
            "needs",
            List.of(),
            new ListKind<>(0, 20, true, Kinds.text("a role", 100, text -> true)),
            "Roles of components that must be ready before it starts.");

    private static final Section COMPONENT = new Section(
            "A server program that the worklet drives.",
            List.of(
                    COMMAND,
                    ON,
                    ADDRESS,
                    PORT,
                    CPUS,
                    READY_LINE,
                    READY_COMMAND,
                    READY,
                    READY_WITHIN,
                    ENVIRONMENT,
                    NEEDS));

    public static final Key<List<PlacedValue<SectionValues>>> COMPONENTS = Key.of(
            "components",
            List.of(),
            new NamedKind<>("components by role", 0, COMPONENT),
            "Programs that run beside the clients and that the worklet drives, by role, which is the name under which the"
                    + " worklet asks where they listen. Started before the clients, ended after them.");

    private ComponentKeys() {}

    /** The servers of a worklet in a suite, which name programs by absolute paths; notes every problem. */
    public static List<ComponentPlan> servers(SectionValues worklet, Problems problems) {
        List<ComponentPlan> servers = ofProgram(worklet, problems);
        List<PlacedValue<SectionValues>> entries = worklet.orStandard(COMPONENTS);
        for (PlacedValue<SectionValues> entry : entries) {
            String first = entry.value().get(COMMAND).map(words -> words.get(0)).orElse("/");
            if (!first.startsWith("/") && !first.equals(Program.Foreign.SERVER)) {
                problems.add(
                        entry.where(),
                        "the command of " + entry.name() + " must begin with an absolute path, or {server}");
            }
        }
        return servers;
    }

    /** The components of a program file, which may name programs without path; notes every problem. */
    static List<ComponentPlan> ofProgram(SectionValues worklet, Problems problems) {
        List<PlacedValue<SectionValues>> entries = worklet.orStandard(COMPONENTS);
        Names roles = new Names(entries.stream().map(PlacedValue::name).toList());
        List<ComponentPlan> servers = new ArrayList<>();
        for (PlacedValue<SectionValues> entry : entries) {
            if (entry.value().get(COMMAND).isEmpty()) {
                // The reader has noted why.
                continue;
            }
            InheritedValues values = new InheritedValues(List.of(entry.value()));
            if (entry.name().equals(ComponentPlan.WORKLET) || !ComponentPlan.isRole(entry.name())) {
                problems.add(
                        entry.where(),
                        "a role is lower case words joined by hyphens, and not worklet, but this is " + entry.name());
                continue;
            }
            for (String needed : values.get(NEEDS)) {
                if (!roles.valid().contains(needed) || needed.equals(entry.name())) {
                    problems.add(
                            entry.where(),
                            entry.name() + " needs \"" + needed + "\", which is no other component"
                                    + roles.hint(needed));
                }
            }
            servers.add(new ComponentPlan(
                    entry.name(), values.get(ON), program(entry, values, problems), values.get(NEEDS)));
        }
        return servers;
    }

    private static Program.Foreign program(
            PlacedValue<SectionValues> entry, InheritedValues values, Problems problems) {
        return new Program.Foreign(
                values.get(COMMAND),
                entry.value().get(ADDRESS).orElse(""),
                values.get(PORT).intValue(),
                entry.value().get(CPUS).orElse(""),
                readiness(entry, problems),
                values.get(READY_WITHIN),
                values.get(ENVIRONMENT).stream()
                        .map(variable -> new Setting(variable.name(), variable.value()))
                        .toList());
    }

    private static Readiness readiness(PlacedValue<SectionValues> entry, Problems problems) {
        SectionValues values = entry.value();
        List<String> given = Stream.<Key<?>>of(READY_LINE, READY_COMMAND, READY)
                .filter(key -> values.get(key).isPresent())
                .map(Key::name)
                .toList();
        if (given.size() > 1) {
            problems.add(entry.where(), entry.name() + " has " + String.join(" and ", given) + "; give one of them");
        }
        if (values.get(READY).isPresent()) {
            return new Readiness.Ended();
        }
        return values.get(READY_COMMAND)
                .<Readiness>map(Readiness.Command::new)
                .or(() -> values.get(READY_LINE).map(Readiness.Line::new))
                .orElseGet(Readiness.Port::new);
    }
}
