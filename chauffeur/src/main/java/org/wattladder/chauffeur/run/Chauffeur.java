package org.wattladder.chauffeur.run;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.wattladder.chauffeur.event.EventFeed;
import org.wattladder.chauffeur.journal.Journal;
import org.wattladder.chauffeur.journal.JournalRecord;
import org.wattladder.chauffeur.journal.RunSoFar;
import org.wattladder.chauffeur.journal.WorkletSoFar;
import org.wattladder.model.plan.DerivedSeed;
import org.wattladder.model.plan.HostLoss;
import org.wattladder.model.plan.HostPlan;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.result.Fault;
import org.wattladder.model.result.Termination;
import org.wattladder.model.text.Message;
import org.wattladder.model.time.TimeSource;

/**
 * Drives one run through its plan, worklet after worklet; the only writer of the run's journal.
 *
 * <p>A worklet that is aborted leaves a recorded missing interval and the next one is tried; a lost meter ends the run, a lost Director
 * too unless the plan goes on without its host.
 * Whatever happens, what was measured stays in the journal and {@link #run} returns in bounded time.
 */
public final class Chauffeur {
    private static final Duration ABANDON_LIMIT = Duration.ofSeconds(20);

    private final RunPlan plan;
    private final Directors directors;
    private final MeterSessions meters;
    private final WorkletRunner worklets;
    private final Journal journal;
    private final EventFeed events;
    private final TimeSource time;
    private final RunSoFar before;

    /**
     * Joins the parts of a run.
     *
     * @param before what is recorded already, and is not measured again
     * @param lastInterval running number of the last interval before; 0 in a run that begins
     * @param tickEvery how often subscribers hear that time passes while recording
     */
    public Chauffeur(
            RunPlan plan,
            Directors directors,
            MeterSessions meters,
            Journal journal,
            EventFeed events,
            TimeSource time,
            RunSoFar before,
            long lastInterval,
            Duration tickEvery) {
        this.plan = plan;
        this.directors = directors;
        this.meters = meters;
        this.journal = journal;
        this.events = events;
        this.time = time;
        this.before = before;
        EarlyEnd earlyEnd = new EarlyEnd(plan, meters, before);
        this.worklets = new WorkletRunner(
                plan,
                directors,
                new IntervalRunner(directors, meters, events, time, tickEvery, lastInterval, earlyEnd),
                earlyEnd,
                new Retries(plan, before),
                meters,
                journal,
                events,
                time);
    }

    /**
     * Runs everything in the plan that can be run.
     *
     * @return how it ended, already in the journal
     * @throws IOException if the journal itself cannot be written
     */
    public Termination run() throws IOException {
        List<Message> holes = new ArrayList<>();
        boolean lost = false;
        for (int place = 0; place < plan.worklets().size(); place++) {
            WorkletPlan worklet = plan.worklets().get(place);
            WorkletSoFar recorded = before.worklet(place);
            if (worklet.schedule().next(recorded.history()).isEmpty()) {
                continue;
            }
            try {
                worklets.run(worklet, place, DerivedSeed.of(plan.seed(), place + 1), recorded);
            } catch (RunFault fault) {
                if (Thread.interrupted()) {
                    stopped(worklet, place, holes);
                    lost = true;
                    break;
                }
                note(place, fault);
                holes.add(Message.of("fault.worklet-aborted", worklet.name(), fault.reason()));
                if (!goesOn(fault) || !abandon(place, holes)) {
                    lost = true;
                    break;
                }
            } catch (InterruptedException interrupted) {
                stopped(worklet, place, holes);
                lost = true;
                break;
            }
        }
        if (!lost) {
            new StorageEnd(plan, directors, events).removeFiles();
        }
        return end(holes.isEmpty() ? Termination.ofComplete() : Termination.aborted(holes.toArray(Message[]::new)));
    }

    private void stopped(WorkletPlan worklet, int place, List<Message> holes) throws IOException {
        note(place, new RunFault(RunFault.Reach.RUN, Message.of("place.user"), Message.of("fault.stopped"), List.of()));
        holes.add(Message.of("fault.stopped-during", worklet.name()));
    }

    /** Whether later worklets can run, if need be on the hosts that are left. */
    private boolean goesOn(RunFault fault) {
        boolean degrades = plan.disturbances().hostLoss() == HostLoss.DEGRADE
                && !fault.lostHosts().isEmpty()
                && plan.systems().stream()
                        .map(HostPlan::name)
                        .anyMatch(system -> directors.hosts().contains(system)
                                && !fault.lostHosts().contains(system));
        if (degrades) {
            directors.leaveOut(fault.lostHosts());
            meters.leaveOut(fault.lostHosts());
            events.note(Message.of("note.without-host", fault.lostHosts()));
        }
        return degrades || fault.reach() != RunFault.Reach.RUN;
    }

    private boolean abandon(int place, List<Message> holes) throws IOException {
        try {
            directors.abandonWorklet(ABANDON_LIMIT);
            return true;
        } catch (RunFault fault) {
            note(place, fault);
            holes.add(fault.reason());
            return goesOn(fault) && abandon(place, holes);
        } catch (InterruptedException stopped) {
            holes.add(Message.of("fault.stopped-by-user"));
            return false;
        }
    }

    private void note(int place, RunFault fault) throws IOException {
        journal.append(new JournalRecord.FaultNoted(
                place, new Fault(time.now(), fault.place(), fault.reason(), fault.lastLines())));
    }

    private Termination end(Termination termination) throws IOException {
        meters.enterSamples(journal);
        journal.append(new JournalRecord.RunEnded(time.now(), termination));
        return termination;
    }
}
