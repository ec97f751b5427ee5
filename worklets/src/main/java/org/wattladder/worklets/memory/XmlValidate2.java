package org.wattladder.worklets.memory;

import java.util.List;
import org.wattladder.worklets.api.MemoryNeed;
import org.wattladder.worklets.api.Metric;
import org.wattladder.worklets.api.Parameter;
import org.wattladder.worklets.api.UserContext;
import org.wattladder.worklets.api.WeightedTransaction;
import org.wattladder.worklets.api.Worklet;
import org.wattladder.worklets.api.WorkletDescription;

/**
 * Validates XML documents with a bounded cache of pre-computed results, with a data set that grows with memory, so that the share of hits is the same everywhere.
 *
 * <p>A hit costs reading the result, a miss parsing and validating the document. Source: table 1 and the memory section
 * of the ICPE 2012 paper; sizes are our own.
 */
public final class XmlValidate2 implements Worklet {
    private static final String LINES = "lines";
    private static final String MOST_CACHE = "most-cache-mebibytes";
    private static final String DATA_SET = "data-set-percent";

    @Override
    public WorkletDescription description() {
        return new WorkletDescription(
                "xml-validate-2",
                "memory",
                "The size of memory and the rate at which it is filled: the data set grows with installed memory.",
                "Draws an order from a data set a third larger than the cache, so that three in four are hits whatever the size of memory. Totals its 1,500 lines from the cached result (12 KB), or, when it is not"
                        + " there, parses and validates the document (some 250 KB, SAX) and keeps the result in its"
                        + " place. The cache fills the client's share of memory and is full at the start. Every document"
                        + " that was parsed is compared line by line with what was written, and each 64th cached result"
                        + " with its source.",
                Metric.TRANSACTIONS_TIMES_CACHE,
                MemoryNeed.filling(64L << 20),
                List.of(
                        new Parameter(LINES, "order lines of a document", 1, 100_000, 1_500, 40),
                        new Parameter(
                                MOST_CACHE,
                                "largest cache of a user; memory ends it earlier",
                                1,
                                1L << 30,
                                1L << 30,
                                1),
                        new Parameter(
                                DATA_SET, "size of all results, in percent of the cache", 100, 10_000, 133, 150)));
    }

    @Override
    public List<WeightedTransaction> transactions(UserContext context) {
        long room = Math.min(context.memoryBytes(), context.parameter(MOST_CACHE) << 20);
        int lines = Math.toIntExact(context.parameter(LINES));
        ResultCache cache = new ResultCache(room, lines);
        context.declareData(cache.bytes());
        long documents = Math.max(1, cache.places() * context.parameter(DATA_SET) / 100);
        return List.of(new WeightedTransaction(1, new CachedValidation(context.random(), documents, lines, cache)));
    }
}
