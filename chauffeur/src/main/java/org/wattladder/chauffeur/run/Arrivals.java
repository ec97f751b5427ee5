package org.wattladder.chauffeur.run;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.wattladder.chauffeur.answer.AnswerCheck;
import org.wattladder.chauffeur.answer.FactsCheck;
import org.wattladder.chauffeur.link.EventQueue;
import org.wattladder.chauffeur.link.HostEvent;
import org.wattladder.model.claim.Impossible;
import org.wattladder.model.text.Message;
import org.wattladder.model.time.TimeSource;
import org.wattladder.model.wire.DirectorEvent;

/**
 * What arrives from Directors: each answer is judged once, on arrival, and kept when it comes before it is awaited. Used by the
 * run's thread.
 */
final class Arrivals {
    private final EventQueue events;
    private final TimeSource time;
    private final Set<String> hosts;
    private final AnswerCheck facts = new FactsCheck();
    private final List<HostEvent> early = new ArrayList<>();
    private AnswerCheck check = AnswerCheck.NONE;

    /** Passes over events of other hosts than those of this set, whatever is in it then. */
    Arrivals(EventQueue events, TimeSource time, Set<String> hosts) {
        this.events = events;
        this.time = time;
        this.hosts = hosts;
    }

    /** From now on answers are judged by this. */
    void judgeBy(AnswerCheck question) {
        check = question;
    }

    /** All events, those of hosts that are left out too. */
    EventQueue events() {
        return events;
    }

    /** What a fast host said before a slow one gave its answer comes first, once that host is awaited again. */
    Optional<HostEvent> next(Set<String> awaited, long waitNanos, Message doing) throws RunFault, InterruptedException {
        for (HostEvent event : early) {
            if (awaited.contains(event.host())) {
                early.remove(event);
                return Optional.of(event);
            }
        }
        Optional<HostEvent> event = take(waitNanos);
        if (event.isPresent()) {
            judge(event.get(), doing);
        }
        return event;
    }

    /** The next event of a host that is not left out, unjudged; empty when none came in time. */
    Optional<HostEvent> take(long waitNanos) throws InterruptedException {
        long begin = time.nanoTime();
        Optional<HostEvent> event = events.take(waitNanos);
        while (event.isPresent() && !hosts.contains(event.get().host())) {
            event = events.take(waitNanos - (time.nanoTime() - begin));
        }
        return event;
    }

    /** Judges what nobody awaits yet, and keeps it; a fault ends the wait. */
    void arrived(HostEvent event, Message doing) throws RunFault {
        judge(event, doing);
        keep(event, doing);
    }

    /** Keeps what was judged already; what cannot come early is a fault. */
    void keep(HostEvent event, Message doing) throws RunFault {
        AwaitedAnswer<DirectorEvent> any = new AwaitedAnswer<>(DirectorEvent.class, doing);
        if (!check.mayBeEarly(any.of(event))) {
            throw any.unasked(event);
        }
        early.add(event);
    }

    private void judge(HostEvent event, Message doing) throws RunFault {
        if (event instanceof HostEvent.Arrived arrived) {
            try {
                long now = time.nanoTime();
                facts.judge(event.host(), arrived.event(), now);
                check.judge(event.host(), arrived.event(), now);
            } catch (Impossible impossible) {
                throw new RunFault(
                        RunFault.Reach.WORKLET,
                        Message.of("place.host", event.host()),
                        Message.of(
                                "fault.answer-impossible",
                                arrived.event().getClass().getSimpleName(),
                                impossible.reason(),
                                doing),
                        List.of());
            }
        }
    }

    /** How many have said this early; each can only once. */
    long early(Class<? extends DirectorEvent> kind) {
        return early.stream()
                .filter(event -> event instanceof HostEvent.Arrived arrived && kind.isInstance(arrived.event()))
                .count();
    }

    /** Forgets what these hosts said early. */
    void forget(Collection<String> left) {
        early.removeIf(event -> left.contains(event.host()));
    }

    /** Forgets everything that was said early. */
    void forget() {
        early.clear();
    }
}
