package org.wattladder.worklets.memory;

import java.util.List;
import org.wattladder.worklets.api.MemoryNeed;
import org.wattladder.worklets.api.Metric;
import org.wattladder.worklets.api.Parameter;
import org.wattladder.worklets.api.UserContext;
import org.wattladder.worklets.api.WeightedTransaction;
import org.wattladder.worklets.api.WorkletDescription;

/** What the worklets with a cache of pre-computed results have in common: all but the size of their data set. */
final class CachedResults {
    private static final Parameter LINES = new Parameter("lines", "order lines of a document", 1, 100_000, 1_500, 40);
    private static final Parameter MOST_CACHE = new Parameter(
            "most-cache-mebibytes", "largest cache of a user; memory ends it earlier", 1, 1L << 30, 1L << 30, 1);

    private CachedResults() {}

    /**
     * The description of one of them.
     *
     * @param dataSet how large it is, as it follows "Draws an order from"
     * @param size parameter that sets it
     */
    static WorkletDescription description(String name, String stresses, String dataSet, Parameter size) {
        return new WorkletDescription(
                name,
                "memory",
                stresses,
                "Draws an order from " + dataSet
                        + ". Totals its 1,500 lines from the cached result (12 KB), or, when it"
                        + " is not there, parses and validates the document (some 250 KB, SAX) and keeps the result in"
                        + " its place. The cache fills the client's share of memory and is full at the start. Every"
                        + " document that was parsed is compared line by line with what was written, and each 64th"
                        + " cached result with its source.",
                Metric.TRANSACTIONS_TIMES_CACHE,
                MemoryNeed.filling(64L << 20),
                List.of(LINES, MOST_CACHE, size));
    }

    /** Order lines of each document. */
    static int lines(UserContext context) {
        return Math.toIntExact(context.parameter(LINES.name()));
    }

    /** Bytes that the cache of a user may take. */
    static long room(UserContext context) {
        return Math.min(context.memoryBytes(), context.parameter(MOST_CACHE.name()) << 20);
    }

    /** The transaction of one user over so many documents, its cache filled and declared. */
    static List<WeightedTransaction> transactions(UserContext context, ResultCache cache, long documents) {
        context.declareData(cache.bytes());
        return List.of(new WeightedTransaction(
                1, new CachedValidation(context.random(), Math.max(1, documents), lines(context), cache)));
    }
}
