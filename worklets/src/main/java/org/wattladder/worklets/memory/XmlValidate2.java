package org.wattladder.worklets.memory;

import java.util.List;
import org.wattladder.worklets.api.Parameter;
import org.wattladder.worklets.api.StatelessWorklet;
import org.wattladder.worklets.api.UserContext;
import org.wattladder.worklets.api.WeightedTransaction;
import org.wattladder.worklets.api.WorkletDescription;

/**
 * Validates XML documents with a bounded cache of pre-computed results and a data set that grows with memory, so that
 * the share of hits is the same everywhere.
 *
 * <p>A hit costs reading the result, a miss parsing and validating the document. Source: table 1 and the memory section
 * of the ICPE 2012 paper; sizes are our own.
 */
public final class XmlValidate2 implements StatelessWorklet {
    private static final Parameter DATA_SET =
            new Parameter("data-set-percent", "size of all results, in percent of the cache", 100, 10_000, 133, 150);

    @Override
    public WorkletDescription description() {
        return CachedResults.description(
                "xml-validate-2",
                "The size of memory and the rate at which it is filled: the data set grows with installed memory.",
                "a data set a third larger than the cache, so that three in four are hits whatever the size of memory",
                DATA_SET);
    }

    @Override
    public List<WeightedTransaction> transactions(UserContext context) {
        ResultCache cache = new ResultCache(CachedResults.room(context), CachedResults.lines(context));
        long documents = cache.places() * context.parameter(DATA_SET.name()) / 100;
        return CachedResults.transactions(context, cache, documents);
    }
}
