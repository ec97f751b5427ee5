package org.wattladder.model.claim;

import java.util.List;
import org.wattladder.model.range.Range;
import org.wattladder.model.result.ClientInterval;
import org.wattladder.model.result.TypeResult;
import org.wattladder.model.text.Printable;
import org.wattladder.model.wire.Load;
import org.wattladder.worklets.api.Figure;

/**
 * What one client was asked to do in an interval, by which its answer is judged: by its Director, which has its lines, and by
 * the Chauffeur, which trusts no Director.
 *
 * @param client its number
 * @param jvm whether it is a client JVM, which times every transaction; else a foreign program
 * @param users its worker threads
 * @param load of its component
 * @param preNanos length of the part before recording
 * @param recordingNanos length of recording in the end; of iterations how long they may take
 * @param passedNanos from the order to the answer, by the clock of whoever judges
 */
public record AskedClient(
        int client, boolean jvm, int users, Load load, long preNanos, long recordingNanos, long passedNanos) {
    /** Clients count time in whole nanoseconds and read their clock once for all users. */
    private static final long SLACK_NANOS = 1_000_000;

    /** A Director that looks at a program when recording begins and when it ends is late by as much as its machine is busy. */
    private static final long PROGRAM_SLACK_NANOS = 1_000_000_000;

    private static final long PROGRAM_SLACK_SHARE = 20;

    /** A program that starts another per CPU has more CPU time than its users; reading both clocks takes time. */
    private static final double MOST_CPU_PERCENT = 100.0 * Range.MOST_CPUS;

    private static final double ROUNDING = 1.01;

    /** Beyond any figure of a worklet, and far from where sums are infinite. */
    private static final double LARGEST_FIGURE = 1e24;

    /** Compares the answer with this. */
    public void judge(ClientInterval claim) throws Impossible {
        String who = "client " + claim.client() + " ";
        Claim.same(who + "client", claim.client(), client);
        Claim.within(who + "startDelayNanos", claim.startDelayNanos(), 0, passedNanos);
        length(who, claim);
        Claim.within(who + "processorPercent", claim.processorPercent(), 0, MOST_CPU_PERCENT);
        Claim.within(who + "unfinished", claim.unfinished(), 0, Range.MOST_TRANSACTIONS);
        depth(who, claim);
        types(who, claim.types());
        figures(who, claim.figures());
    }

    private void length(String who, ClientInterval claim) throws Impossible {
        boolean untimed = load instanceof Load.Iterations;
        long slack = jvm ? SLACK_NANOS : PROGRAM_SLACK_NANOS + recordingNanos / PROGRAM_SLACK_SHARE;
        long late = Math.max(0, claim.startDelayNanos() - preNanos);
        long least = untimed ? 1 : Math.max(jvm ? 0 : 1, recordingNanos - late - slack);
        long most = untimed || jvm ? recordingNanos : recordingNanos + slack;
        Claim.within(who + "recordingNanos", claim.recordingNanos(), least, Math.min(most, passedNanos));
    }

    private void depth(String who, ClientInterval claim) throws Impossible {
        if (load instanceof Load.Outstanding outstanding) {
            // Over the recording of the user who began last.
            double longer = (double) recordingNanos / Math.max(1, claim.recordingNanos());
            Claim.within(who + "achievedDepth", claim.achievedDepth(), 0, ROUNDING * outstanding.depth() * longer);
        } else if (claim.achievedDepth().asOptional().isPresent()) {
            Claim.within(who + "achievedDepth", claim.achievedDepth(), 0, 0);
        }
    }

    private void types(String who, List<TypeResult> types) throws Impossible {
        Claim.once(who + "type", types.stream().map(TypeResult::type).toList());
        Claim.within(who + "types", types.size(), 1, Range.MOST_ENTRIES);
        double busyNanos = 0;
        for (TypeResult type : types) {
            String what = who + "type " + type.type() + " ";
            ClaimedHistogram service = ClaimedHistogram.of(what + "serviceHistogram", type.serviceHistogram());
            ClaimedHistogram response = ClaimedHistogram.of(what + "responseHistogram", type.responseHistogram());
            if (jvm) {
                boolean paced = load instanceof Load.Paced;
                Claim.same(what + "serviceHistogram", service.total(), type.transactions());
                Claim.same(what + "responseHistogram", response.total(), paced ? type.transactions() : 0);
                service.checkNanos(what + "serviceHistogram", passedNanos);
                response.checkNanos(what + "responseHistogram", passedNanos);
                busyNanos += service.sumNanos();
            }
        }
        if (jvm && !(load instanceof Load.Outstanding)) {
            // A user executes one transaction at a time.
            Claim.within(who + "serviceHistograms", busyNanos, 0, ROUNDING * users * passedNanos);
        }
    }

    private static void figures(String who, List<Figure> figures) throws Impossible {
        Claim.once(who + "figure", figures.stream().map(Figure::name).toList());
        for (Figure figure : figures) {
            String what = who + "figure " + Printable.quote(figure.name());
            Claim.within(what, figure.value(), -LARGEST_FIGURE, LARGEST_FIGURE);
            Claim.within(what + " name length", figure.name().length(), 1, Range.LONGEST_NAME);
            Claim.within(what + " unit length", figure.unit().length(), 0, Range.LONGEST_NAME);
        }
    }
}
