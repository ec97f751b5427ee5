package org.wattladder.chauffeur.answer;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.wattladder.model.claim.AskedClient;
import org.wattladder.model.claim.Claim;
import org.wattladder.model.claim.Impossible;
import org.wattladder.model.range.Range;
import org.wattladder.model.result.ClientInterval;
import org.wattladder.model.result.TypeResult;
import org.wattladder.model.wire.DirectorEvent;
import org.wattladder.model.wire.IntervalDone;
import org.wattladder.model.wire.Load;
import org.wattladder.model.wire.RecordingEnded;
import org.wattladder.model.wire.RecordingStarted;
import org.wattladder.model.wire.RunInterval;

/** What may be said of one interval, in its order and by the clock; used by the run's thread. */
public final class IntervalCheck implements AnswerCheck {
    /** Beside the uncertainty of a clock: what it may drift within an interval, and how exact wake-ups are. */
    private static final long SLACK_NANOS = 100_000_000;

    private static final double DRIFT = 1e-3;
    private static final double NANOS = 1e9;

    private final Map<String, RunInterval> orders;
    private final Launched launched;
    private final HostTime time;
    private final long orderedNanos;
    private final Map<String, Said> said = new HashMap<>();
    private OptionalLong cut = OptionalLong.empty();

    /**
     * Nothing is said yet.
     *
     * @param orders by host, complete before anything is said
     * @param launched who works
     * @param time of the Directors
     * @param orderedNanos when the orders went out, by the Chauffeur's monotonic clock
     */
    public IntervalCheck(Map<String, RunInterval> orders, Launched launched, HostTime time, long orderedNanos) {
        this.orders = orders;
        this.launched = launched;
        this.time = time;
        this.orderedNanos = orderedNanos;
    }

    /** How far a host has come. */
    private static final class Said {
        private OptionalLong started = OptionalLong.empty();
        private boolean ended;
        private boolean done;
    }

    /** Recording ends early for all, after so many nanoseconds. */
    public void cut(long recordingNanos) {
        cut = OptionalLong.of(recordingNanos);
    }

    @Override
    public boolean mayBeEarly(DirectorEvent event) {
        return event instanceof RecordingStarted || event instanceof RecordingEnded || event instanceof IntervalDone;
    }

    @Override
    public void judge(String host, DirectorEvent event, long arrivedNanos) throws Impossible {
        if (!mayBeEarly(event)) {
            return;
        }
        Optional<RunInterval> order = Optional.ofNullable(orders.get(host));
        Claim.asked("an interval", order.isPresent());
        Moment moment = new Moment(
                host,
                order.orElseThrow(),
                said.computeIfAbsent(host, unused -> new Said()),
                arrivedNanos,
                SLACK_NANOS + time.uncertaintyNanos(host) + Math.round(DRIFT * (arrivedNanos - orderedNanos)));
        if (event instanceof RecordingStarted started) {
            started(moment, started);
        } else if (event instanceof RecordingEnded ended) {
            ended(moment, ended);
        } else if (event instanceof IntervalDone done) {
            done(moment, done);
        }
    }

    /** When something was said, by whom, and what was said before. */
    private record Moment(String host, RunInterval order, Said before, long arrivedNanos, long slackNanos) {
        boolean iterates() {
            return order.work().values().stream().anyMatch(work -> work.load() instanceof Load.Iterations);
        }
    }

    private void started(Moment moment, RecordingStarted claim) throws Impossible {
        Claim.same("interval", claim.interval(), moment.order.interval());
        Claim.asked(
                "recording-started", moment.before.started.isEmpty() && !moment.before.ended && !moment.before.done);
        long due = time.startNanos() + (moment.iterates() ? 0 : moment.order.preNanos());
        long at = time.here(moment.host, claim.atNanos());
        Claim.within(
                "atNanos after the planned start",
                at - due,
                -moment.slackNanos,
                moment.arrivedNanos - due + moment.slackNanos);
        moment.before.started = OptionalLong.of(at);
    }

    private static void ended(Moment moment, RecordingEnded claim) throws Impossible {
        Claim.same("interval", claim.interval(), moment.order.interval());
        Claim.asked(
                "recording-ended",
                moment.iterates() && moment.before.started.isPresent() && !moment.before.ended && !moment.before.done);
        Claim.within(
                "recordingNanos",
                claim.recordingNanos(),
                1,
                Math.min(
                        moment.order.recordingNanos(),
                        moment.arrivedNanos - moment.before.started.getAsLong() + moment.slackNanos));
        moment.before.ended = true;
    }

    private void done(Moment moment, IntervalDone claim) throws Impossible {
        Claim.same("interval", claim.interval(), moment.order.interval());
        Claim.asked(
                "interval-done",
                moment.before.started.isPresent()
                        && !moment.before.done
                        && (moment.before.ended || !moment.iterates()));
        moment.before.done = true;
        Claim.each("component", claim.components().keySet(), moment.order.work().keySet());
        for (Map.Entry<String, RunInterval.Work> work : moment.order.work().entrySet()) {
            component(moment, work.getKey(), work.getValue().load(), claim);
        }
        Claim.within(
                "conditions spanNanos",
                claim.conditions().spanNanos(),
                0,
                moment.arrivedNanos - orderedNanos + moment.slackNanos);
        FactsCheck.conditions(claim.conditions());
        sums(claim.clients());
    }

    private void component(Moment moment, String component, Load load, IntervalDone claim) throws Impossible {
        List<ClientInterval> clients = claim.components().getOrDefault(component, List.of());
        Map<Integer, Launched.Client> expected = load instanceof Load.Idle ? Map.of() : launched.clients(component);
        Claim.each(
                component + " client",
                clients.stream().map(ClientInterval::client).toList(),
                expected.keySet());
        long recordingNanos = cut.orElse(moment.order.recordingNanos());
        boolean jvms = true;
        for (ClientInterval client : clients) {
            Launched.Client facts =
                    Optional.ofNullable(expected.get(client.client())).orElseThrow();
            jvms &= facts.jvm();
            new AskedClient(
                            client.client(),
                            facts.jvm(),
                            facts.users(),
                            load,
                            moment.order.preNanos(),
                            recordingNanos,
                            moment.arrivedNanos - time.startNanos() + moment.slackNanos)
                    .judge(client);
            if (claim.conditions().onlineCpus() > 0) {
                Claim.within(
                        "client " + client.client() + " processorPercent",
                        client.processorPercent(),
                        0,
                        FactsCheck.mostCpuPercent(claim.conditions().onlineCpus()));
            }
            launched.checkTypes(component, "client " + client.client() + " type", client.types());
        }
        if (jvms && load instanceof Load.Paced paced) {
            // What was due before recording may be late.
            double most = paced.transactionsPerSecond() * (moment.order.preNanos() + recordingNanos) / NANOS;
            Claim.within(component + " transactions", transactions(clients), 0, Math.ceil(most) + clients.size() + 1);
        }
    }

    private static double transactions(List<ClientInterval> clients) {
        return clients.stream()
                .flatMap(client -> client.types().stream())
                .mapToDouble(type -> (double) type.transactions() + type.aborted())
                .sum();
    }

    /** Whoever adds up what all clients of all hosts did stays within a whole number. */
    private static void sums(List<ClientInterval> clients) throws Impossible {
        List<Long> completed = new ArrayList<>();
        List<Long> aborted = new ArrayList<>();
        for (ClientInterval client : clients) {
            client.types().stream().map(TypeResult::transactions).forEach(completed::add);
            client.types().stream().map(TypeResult::aborted).forEach(aborted::add);
        }
        Claim.sum("transactions", completed, Range.MOST_TRANSACTIONS);
        Claim.sum("aborted", aborted, Range.MOST_TRANSACTIONS);
        Claim.sum("unfinished", clients.stream().map(ClientInterval::unfinished).toList(), Range.MOST_TRANSACTIONS);
    }
}
