package org.wattladder.model.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wattladder.model.environment.EnvironmentFact;
import org.wattladder.model.environment.EnvironmentKey;
import org.wattladder.model.environment.EnvironmentValue;
import org.wattladder.model.plan.ClientLayout;
import org.wattladder.model.plan.ComponentPlan;
import org.wattladder.model.plan.Program;
import org.wattladder.model.plan.Readiness;
import org.wattladder.model.plan.Setting;
import org.wattladder.model.plan.StoragePlan;
import org.wattladder.model.result.ClientInterval;
import org.wattladder.model.result.ClientPeak;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.SampleConditions;
import org.wattladder.model.result.SampleResults;
import org.wattladder.model.result.TypeResult;
import org.wattladder.model.text.Message;
import org.wattladder.worklets.api.Endpoint;
import org.wattladder.worklets.api.Figure;

class WireCodecTest {
    private final WireCodec codec = new WireCodec();

    static Stream<DirectorCommand<?>> commands() {
        return Stream.of(
                new Hello("0.1.0", 1, "abcd", "run-1"),
                Prepare.alone(
                        new Program.Worklet(
                                "lu",
                                List.of(new Setting("rows", "3")),
                                new ClientLayout(ClientLayout.Unit.CORE, 0, 0),
                                List.of("-Xint")),
                        new StoragePlan(List.of("/data"), true),
                        -5),
                new Prepare(
                        "sut#2",
                        List.of(
                                server(new Readiness.Port(), List.of(new Setting("A", "b"))),
                                server(new Readiness.Line("ready"), List.of()),
                                server(new Readiness.Command(List.of("/bin/ask", "{port}")), List.of())),
                        Map.of("database", new Endpoint("sut", 5432)),
                        StoragePlan.DISCOVERED,
                        1),
                new AskClock(),
                new Discover(),
                new Examine(500),
                new Consider(List.of(Prepare.alone(
                        new Program.Worklet("lu", List.of(), new ClientLayout(ClientLayout.Unit.HOST, 1, 9), List.of()),
                        StoragePlan.DISCOVERED,
                        7))),
                run(3, new Load.Paced(12.5), OptionalLong.empty()),
                run(4, new Load.Unpaced(), OptionalLong.of(-9)),
                run(6, new Load.Iterations(1, 2, 0, 50), OptionalLong.empty()),
                run(7, new Load.Outstanding(32), OptionalLong.empty()),
                run(5, new Load.Idle(), OptionalLong.empty()),
                new EndRecording(5, 9),
                new StopClients(),
                new RemoveFiles());
    }

    private static ComponentPlan server(Readiness readiness, List<Setting> variables) {
        return new ComponentPlan(
                "server",
                new Program.Foreign(
                        List.of("/opt/server", "{port}"),
                        "192.0.2.1",
                        80,
                        "0-3",
                        readiness,
                        Duration.ofSeconds(9),
                        variables),
                List.of("database"));
    }

    private static RunInterval run(long number, Load load, OptionalLong startNanos) {
        return new RunInterval(
                number,
                Map.of("sut/worklet", new RunInterval.Work(load, Long.MIN_VALUE)),
                1,
                3,
                3,
                List.of(2L),
                startNanos);
    }

    static Stream<DirectorEvent> events() {
        var sample = SampleResults.complete();
        return Stream.of(
                new Welcome("0.1.0", 1, "abcd", sample.hosts().get(0).facts()),
                new Refused(Message.of("fault.refused", "versions differ")),
                new Preparing(3, 8),
                new Preparing(0, 1, List.of("45 % of 1,520 rows are loaded")),
                new Prepared(List.of(
                        new ComponentFacts.Clients(
                                "worklet",
                                List.of(sample.worklets()
                                        .get(0)
                                        .clients()
                                        .get(0)
                                        .facts())),
                        new ComponentFacts.Server(
                                "server",
                                new Endpoint("127.0.0.1", 80),
                                sample.worklets().get(0).servers().get(0).facts()))),
                new EnvironmentFound(List.of(EnvironmentFact.of(
                        EnvironmentKey.VENDOR,
                        new EnvironmentValue.Discovered("Acme"),
                        new EnvironmentValue.Absent("no SMBIOS")))),
                new Examined(SampleConditions.some(), 3, List.of("/usr/bin/taskset")),
                new Considered(List.of("worklet flood does not fit"), List.of("the boot device")),
                new Considered(List.of(), List.of()),
                new RecordingStarted(3, -7),
                new ClockTold(Long.MAX_VALUE),
                new RecordingEnded(3, 77),
                new IntervalDone(
                        3,
                        Map.of(
                                "worklet",
                                List.of(new ClientInterval(
                                        1,
                                        0,
                                        5,
                                        Measurement.absent("x"),
                                        0,
                                        Measurement.of(4),
                                        List.of(new TypeResult("t", 1, 2, 8, "h", "")),
                                        List.of(new Figure("hits", 2.5, ""))))),
                        SampleConditions.some()),
                new ClientsStopped(Map.of(
                        "sut/worklet",
                        List.of(new ClientPeak(1, Measurement.of(5)), new ClientPeak(2, Measurement.absent("gone"))))),
                new FilesRemoved(8, List.of("1-1-1.dat is busy")),
                new Failed(Message.of("fault.client-ended", 1, "42", 7), List.of("a", "b")));
    }

    @Test
    void shouldReadNoTextThatCommandsATerminal() {
        DirectorEvent hostile = new Failed(
                Message.of("fault.client-ended", 1, "\u001b]0;x\u0007", 7),
                List.of("\u001b[2J", "\u009b31mred", "progress\rdone"));
        assertThat(codec.decodeEvent(codec.encode(hostile)))
                .isEqualTo(new Failed(
                        Message.of("fault.client-ended", 1, ".]0;x.", 7), List.of(".[2J", ".31mred", "progress.done")));
    }

    @ParameterizedTest
    @MethodSource("commands")
    void shouldReadTheCommandItWrote(DirectorCommand<?> command) {
        assertThat(codec.decodeCommand(codec.encode(command))).isEqualTo(command);
    }

    @ParameterizedTest
    @MethodSource("events")
    void shouldReadTheEventItWrote(DirectorEvent event) {
        assertThat(codec.decodeEvent(codec.encode(event))).isEqualTo(event);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "null",
                "[]",
                "{}",
                "{\"command\":\"dance\"}",
                "{\"command\":\"stop-clients\",\"now\":true}",
                "{\"command\":\"stop-clients\"} {}",
                "{\"command\":\"run-interval\",\"interval\":1}",
                "{\"command\":\"hello\",\"productVersion\":\"1\",\"protocolVersion\":\"1\",\"catalogueDigest\":\"\",\"run\":\"\"}",
                "{\"event\":\"clients-stopped\"}"
            })
    void shouldRefuseWhatIsNotExactlyOneKnownCommand(String text) {
        assertThatThrownBy(() -> codec.decodeCommand(text.getBytes(StandardCharsets.UTF_8)))
                .isInstanceOf(UnknownMessage.class);
    }

    @Test
    void shouldGiveEveryPermittedTypeAWireName() {
        for (Class<?> sealed : List.of(
                DirectorCommand.class,
                DirectorEvent.class,
                Load.class,
                Measurement.class,
                org.wattladder.model.interval.Load.class)) {
            Set<Class<?>> named = Arrays.stream(
                            sealed.getAnnotation(JsonSubTypes.class).value())
                    .map(JsonSubTypes.Type::value)
                    .collect(Collectors.toSet());
            assertThat(named).containsExactlyInAnyOrder(sealed.getPermittedSubclasses());
        }
    }
}
