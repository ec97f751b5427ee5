package org.wattladder.system.hostile;

import static org.awaitility.Awaitility.await;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.StoragePlan;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.text.Message;
import org.wattladder.model.wire.AskClock;
import org.wattladder.model.wire.Consider;
import org.wattladder.model.wire.DirectorEvent;
import org.wattladder.model.wire.Discover;
import org.wattladder.model.wire.Examine;
import org.wattladder.model.wire.Failed;
import org.wattladder.model.wire.Hello;
import org.wattladder.model.wire.IntervalDone;
import org.wattladder.model.wire.Load;
import org.wattladder.model.wire.Prepare;
import org.wattladder.model.wire.Refused;
import org.wattladder.model.wire.RemoveFiles;
import org.wattladder.model.wire.RunInterval;
import org.wattladder.model.wire.StopClients;
import org.wattladder.model.wire.WireCodec;

/** One honest answer of every type, as JSON. */
final class HonestAnswers {
    private HonestAnswers() {}

    /** What an honest Director says in a run of this kind, the last of each type. */
    static Map<Class<? extends DirectorEvent>, String> of(HostilePlans.Kind kind) throws InterruptedException {
        Map<Class<? extends DirectorEvent>, String> answers =
                new ConcurrentSkipListMap<>(Comparator.comparing(Class::getName));
        WireCodec codec = new WireCodec();
        ScheduledExecutorService later = Executors.newSingleThreadScheduledExecutor();
        HonestDirector honest = new HonestDirector(
                event -> answers.put(event.getClass(), new String(codec.encode(event), StandardCharsets.UTF_8)), later);
        RunPlan plan = HostilePlans.of(kind, 1);
        WorkletPlan worklet = plan.worklets().get(1);
        honest.onHello(new Hello(HostileLab.VERSION, 1, HostileLab.CATALOGUE, "run"));
        honest.onAskClock(new AskClock());
        honest.onDiscover(new Discover());
        honest.onExamine(new Examine(1));
        honest.onConsider(new Consider(List.of()));
        worklet.deployment()
                .parts()
                .forEach(part -> honest.onPrepare(
                        new Prepare(HostilePlans.HOST, part.components(), Map.of(), StoragePlan.DISCOVERED, 7)));
        Load load = kind == HostilePlans.Kind.ITERATIONS ? new Load.Iterations(0, 5, 0, 100) : new Load.Paced(1000);
        honest.onRunInterval(new RunInterval(
                1,
                Map.of(Prepare.component(HostilePlans.HOST, "worklet"), new RunInterval.Work(load, 7)),
                0,
                1_000_000,
                0,
                List.of(),
                OptionalLong.of(System.nanoTime())));
        await().atMost(Duration.ofMinutes(1)).until(() -> answers.containsKey(IntervalDone.class));
        later.shutdown();
        honest.onStopClients(new StopClients());
        honest.onRemoveFiles(new RemoveFiles());
        for (DirectorEvent end : List.of(
                new Failed(Message.of("fault.refused", "it died"), List.of("last words")),
                new Refused(Message.of("fault.refused", "no")))) {
            answers.put(end.getClass(), new String(codec.encode(end), StandardCharsets.UTF_8));
        }
        return answers;
    }
}
