package org.wattladder.chauffeur.run;

import java.time.Duration;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.wattladder.chauffeur.answer.AnswerCheck;
import org.wattladder.chauffeur.link.DirectorLink;
import org.wattladder.chauffeur.link.EventQueue;
import org.wattladder.chauffeur.link.HostEvent;
import org.wattladder.model.text.Message;
import org.wattladder.model.time.TimeSource;
import org.wattladder.model.wire.ClientsStopped;
import org.wattladder.model.wire.DirectorCommand;
import org.wattladder.model.wire.DirectorEvent;
import org.wattladder.model.wire.Failed;
import org.wattladder.model.wire.Prepare;
import org.wattladder.model.wire.Prepared;
import org.wattladder.model.wire.Preparing;
import org.wattladder.model.wire.StopClients;

/** All Directors of a run: commands go to each that takes part, answers are awaited from all of those. */
public final class Directors implements AutoCloseable {
    private final Map<String, DirectorLink> links = new LinkedHashMap<>();
    private final Set<String> engaged = new LinkedHashSet<>();
    private final TimeSource time;
    private final Arrivals arrivals;

    /** Takes over the links; their events must arrive in this queue. */
    public Directors(List<? extends DirectorLink> links, EventQueue events, TimeSource time) {
        links.forEach(link -> this.links.put(link.host(), link));
        this.time = time;
        arrivals = new Arrivals(events, time, this.links.keySet());
        engaged.addAll(this.links.keySet());
    }

    /** Names of the hosts, in the order of the plan. */
    public Set<String> hosts() {
        return links.keySet();
    }

    /** Goes on without these hosts: closes their links and passes over whatever still comes from them. */
    void leaveOut(List<String> hosts) {
        hosts.forEach(host -> Optional.ofNullable(links.remove(host)).ifPresent(DirectorLink::close));
        hosts.forEach(engaged::remove);
        arrivals.forget(hosts);
    }

    /** From now on only these hosts take part; the loss of another is a fault all the same. */
    void engage(Collection<String> hosts) {
        engaged.clear();
        links.keySet().stream().filter(hosts::contains).forEach(engaged::add);
    }

    /** From now on answers are judged by this, on arrival. */
    void judgeBy(AnswerCheck question) {
        arrivals.judgeBy(question);
    }

    private void send(String host, DirectorCommand<?> command) {
        Optional.ofNullable(links.get(host)).ifPresent(link -> link.send(command));
    }

    /** Sends each host that takes part the command made for it. */
    void send(Function<String, ? extends DirectorCommand<?>> commandOf) {
        engaged.forEach(host -> send(host, commandOf.apply(host)));
    }

    /**
     * Sends each host the command made for it and waits until every one has answered.
     *
     * @param commandOf the same type of command for each; any message but its answer is a fault
     * @param limit how long the slowest may take
     * @param doing what the hosts are doing, for sentences
     * @return the answers, by host
     */
    public <A extends DirectorEvent> Map<String, A> ask(
            Function<String, ? extends DirectorCommand<A>> commandOf, Duration limit, Message doing)
            throws RunFault, InterruptedException {
        return ask(commandOf, limit, doing, (host, answer) -> {});
    }

    /**
     * Asks likewise, and says of each answer immediately that it came.
     *
     * @param arrived must return immediately
     */
    <A extends DirectorEvent> Map<String, A> ask(
            Function<String, ? extends DirectorCommand<A>> commandOf,
            Duration limit,
            Message doing,
            BiConsumer<String, A> arrived)
            throws RunFault, InterruptedException {
        Map<String, Class<A>> expected = new LinkedHashMap<>();
        engaged.forEach(host -> {
            DirectorCommand<A> command = commandOf.apply(host);
            expected.put(host, command.answer());
            send(host, command);
        });
        return expected.isEmpty()
                ? Map.of()
                : await(expected.values().iterator().next(), limit, doing, arrived);
    }

    /**
     * Waits until every host has sent one event of the type.
     *
     * @param expected type of the answer; any other message is a fault
     * @return the answers, by host
     */
    <T extends DirectorEvent> Map<String, T> await(Class<T> expected, Duration limit, Message doing)
            throws RunFault, InterruptedException {
        return await(expected, limit, doing, (host, answer) -> {});
    }

    /**
     * Waits likewise, and says of each answer immediately that it came.
     *
     * @param arrived must return immediately
     */
    <T extends DirectorEvent> Map<String, T> await(
            Class<T> expected, Duration limit, Message doing, BiConsumer<String, T> arrived)
            throws RunFault, InterruptedException {
        Map<String, T> answers = new LinkedHashMap<>();
        long begin = time.nanoTime();
        Set<String> awaited = new LinkedHashSet<>(engaged);
        while (!awaited.isEmpty()) {
            long left = limit.toNanos() - (time.nanoTime() - begin);
            HostEvent event = arrivals.next(awaited, left, doing)
                    .orElseThrow(() -> RunFault.silent(List.copyOf(awaited), limit, doing));
            if (!awaited.remove(event.host())) {
                arrivals.keep(event, doing);
            } else {
                T answer = new AwaitedAnswer<>(expected, doing).of(event);
                arrived.accept(event.host(), answer);
                answers.put(event.host(), answer);
            }
        }
        return answers;
    }

    /**
     * Sends these hosts their orders and waits until the components are ready.
     *
     * @param orders by host
     * @param limit how long the slowest may take
     * @param silence how long a Director may take to say that it is still at it
     * @param doing what the hosts are doing, for sentences
     * @param hearing takes the host and what it says while it is at it
     */
    Map<String, Prepared> prepare(
            Map<String, Prepare> orders,
            Duration limit,
            Duration silence,
            Message doing,
            BiConsumer<String, Preparing> hearing)
            throws RunFault, InterruptedException {
        Map<String, Prepared> answers = new LinkedHashMap<>();
        Map<String, Long> heard = new LinkedHashMap<>();
        long begin = time.nanoTime();
        orders.forEach((host, order) -> {
            heard.put(host, begin);
            send(host, order);
        });
        while (!heard.isEmpty()) {
            Map.Entry<String, Long> longest = Collections.min(heard.entrySet(), Map.Entry.comparingByValue());
            long now = time.nanoTime();
            long left = limit.toNanos() - (now - begin);
            long leftOfSilence = silence.toNanos() - (now - longest.getValue());
            HostEvent event = arrivals.next(heard.keySet(), Math.min(left, leftOfSilence), doing)
                    .orElseThrow(() -> leftOfSilence < left
                            ? RunFault.silent(List.of(longest.getKey()), silence, doing)
                            : RunFault.silent(heard.keySet(), limit, doing));
            if (!heard.containsKey(event.host())) {
                arrivals.keep(event, doing);
            } else if (event instanceof HostEvent.Arrived arrived && arrived.event() instanceof Preparing preparing) {
                heard.put(event.host(), time.nanoTime());
                hearing.accept(event.host(), preparing);
            } else {
                answers.put(event.host(), new AwaitedAnswer<>(Prepared.class, doing).of(event));
                heard.remove(event.host());
            }
        }
        return answers;
    }

    /**
     * Lets time pass until every host has said this, or the limit is over; what they say is kept for the next
     * {@link #await}, and a fault ends the wait immediately.
     *
     * @param tick called about every {@code tickEvery} while waiting; its fault ends the wait too
     * @param tickEvery zero for no tick
     */
    void watchUntil(Class<? extends DirectorEvent> said, Duration limit, Message doing, Tick tick, Duration tickEvery)
            throws RunFault, InterruptedException {
        Ticker ticker = new Ticker(arrivals, hosts(), time, tick, tickEvery);
        long begin = time.nanoTime();
        while (arrivals.early(said) < engaged.size()) {
            long left = limit.toNanos() - (time.nanoTime() - begin);
            if (left <= 0) {
                throw RunFault.silent(List.copyOf(engaged), limit, doing);
            }
            ticker.pass(left, doing);
        }
    }

    /**
     * Lets time pass while the hosts work; what they say early is kept for the next {@link #await}, and a fault ends
     * the wait immediately.
     *
     * @param tick called about every {@code tickEvery} while waiting; its fault ends the wait too
     * @param tickEvery zero for no tick
     */
    void watch(Duration length, Message doing, Tick tick, Duration tickEvery) throws RunFault, InterruptedException {
        Ticker ticker = new Ticker(arrivals, hosts(), time, tick, tickEvery);
        long begin = time.nanoTime();
        for (long elapsed = 0; elapsed < length.toNanos(); elapsed = time.nanoTime() - begin) {
            ticker.pass(length.toNanos() - elapsed, doing);
        }
    }

    /** Waits this long, during which no Director has anything to say; whatever one says is a fault. */
    public void expectSilence(Duration length, Message doing) throws RunFault, InterruptedException {
        long begin = time.nanoTime();
        for (long left = length.toNanos(); left > 0; left = length.toNanos() - (time.nanoTime() - begin)) {
            Optional<HostEvent> event = arrivals.take(left);
            if (event.isPresent()) {
                throw new AwaitedAnswer<>(DirectorEvent.class, doing).unasked(event.get());
            }
        }
    }

    /** Ends all clients after a fault, passing over what the hosts still had to say of the worklet. */
    public void abandonWorklet(Duration limit) throws RunFault, InterruptedException {
        arrivals.forget();
        arrivals.judgeBy(AnswerCheck.NONE);
        engage(hosts());
        send(host -> new StopClients());
        Set<String> awaited = new LinkedHashSet<>(engaged);
        Optional<RunFault> refused = Optional.empty();
        long begin = time.nanoTime();
        while (!awaited.isEmpty()) {
            long left = limit.toNanos() - (time.nanoTime() - begin);
            Optional<HostEvent> event = left > 0 ? arrivals.take(left) : Optional.empty();
            if (event.isEmpty()) {
                throw refused.orElseGet(() -> RunFault.silent(List.copyOf(awaited), limit, Message.of("doing.ending")));
            }
            if (event.get() instanceof HostEvent.Lost lost) {
                throw RunFault.lost(List.of(lost.host()), lost.reason());
            }
            if (!(event.get() instanceof HostEvent.Arrived arrived)) {
                continue;
            }
            if (arrived.event() instanceof ClientsStopped) {
                awaited.remove(arrived.host());
            } else if (arrived.event() instanceof Failed failed) {
                refused = Optional.of(new RunFault(
                        RunFault.Reach.RUN,
                        Message.of("place.host", arrived.host()),
                        failed.reason(),
                        failed.lastLines()));
            }
        }
    }

    @Override
    public void close() {
        links.values().forEach(DirectorLink::close);
    }
}
