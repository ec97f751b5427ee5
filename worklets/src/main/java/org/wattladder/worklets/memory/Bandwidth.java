package org.wattladder.worklets.memory;

import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CopyOnWriteArrayList;
import org.wattladder.worklets.api.ClientContext;
import org.wattladder.worklets.api.MemoryNeed;
import org.wattladder.worklets.api.Metric;
import org.wattladder.worklets.api.Session;
import org.wattladder.worklets.api.UserContext;
import org.wattladder.worklets.api.WeightedTransaction;
import org.wattladder.worklets.api.Worklet;
import org.wattladder.worklets.api.WorkletDescription;
import org.wattladder.worklets.team.Team;

/**
 * Streams one kernel through the memory, by all CPUs of a client together.
 *
 * <p>A transaction is one pass of the kernel over three arrays, divided among a thread for each CPU; each thread allocates and fills its
 * own part. Its time is that from the first thread's start to the last one's end, which is what STREAM takes.
 *
 * <p>Check: before each pass one element in 128 KiB of the written array is spoiled; after it those, and after each interval
 * every element, must equal to the bit what the kernel makes of the numbers it read.
 */
abstract class Bandwidth implements Worklet {
    /** Passes of an iteration, so that nine of them last long enough for a meter on small machines, too. */
    private static final int PASSES = 10;

    private final WorkletDescription description;
    private final StreamKernel kernel;

    Bandwidth(StreamKernel kernel) {
        this.kernel = kernel;
        description = new WorkletDescription(
                "bandwidth-" + kernel.type(),
                "memory",
                "The path to main memory.",
                "One pass of " + kernel.formula() + " over arrays of doubles by all CPUs of the client together: "
                        + kernel.bytes() + " bytes moved and " + kernel.operations()
                        + " floating-point operations per element. An iteration is ten passes. Three arrays take all of the client's share of the memory."
                        + " One element in 128 KiB is spoiled before each pass and checked after it to the bit, every"
                        + " element after each interval.",
                Metric.BANDWIDTH,
                MemoryNeed.filling(96L << 20),
                FloodArrays.parameters("of a client"));
    }

    @Override
    public WorkletDescription description() {
        return description;
    }

    @Override
    public Session open(ClientContext context) {
        List<Team> teams = new CopyOnWriteArrayList<>();
        return new Session() {
            @Override
            public List<WeightedTransaction> transactions(UserContext user) {
                Team team = Team.ofClient(user.users());
                teams.add(team);
                return List.of(new WeightedTransaction(PASSES, pass(user, team)));
            }

            @Override
            public void close() {
                teams.forEach(Team::close);
            }
        };
    }

    private StreamPass pass(UserContext context, Team team) {
        long elements = FloodArrays.elements(context, team.size());
        int chunk = FloodArrays.chunkElements(context);
        long[] seeds = context.random().longs(team.size()).toArray();
        FloodArrays[] parts = new FloodArrays[team.size()];
        team.run(member -> parts[member] = new FloodArrays(new SplittableRandom(seeds[member]), elements, chunk));
        return new StreamPass(kernel, team, List.of(parts));
    }
}
