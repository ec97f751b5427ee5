package org.wattladder.worklets.memory;

import java.util.List;
import org.wattladder.worklets.api.Parameter;
import org.wattladder.worklets.api.StatelessWorklet;
import org.wattladder.worklets.api.UserContext;
import org.wattladder.worklets.api.WeightedTransaction;
import org.wattladder.worklets.api.WorkletDescription;

/**
 * Validates XML documents with a bounded cache of pre-computed results and a data set of a fixed size, so that more
 * memory holds more of it.
 *
 * <p>A hit costs reading the result, a miss parsing and validating the document. Source: table 1 and the memory section
 * of the ICPE 2012 paper; sizes are our own.
 */
public final class XmlValidate1 implements StatelessWorklet {
    private static final Parameter DATA_SET =
            new Parameter("data-set-mebibytes", "size of all results, per user", 1, 1L << 30, 16_384, 2);

    @Override
    public WorkletDescription description() {
        return CachedResults.description(
                "xml-validate-1",
                "The size of memory: the more of a fixed data set it holds, the less work is done again.",
                "a data set of fixed size, 16 GiB of results per user with standard parameters",
                DATA_SET);
    }

    @Override
    public List<WeightedTransaction> transactions(UserContext context) {
        int lines = CachedResults.lines(context);
        long dataSetBytes = context.parameter(DATA_SET.name()) << 20;
        ResultCache cache = new ResultCache(Math.min(CachedResults.room(context), dataSetBytes), lines);
        return CachedResults.transactions(context, cache, dataSetBytes / ResultCache.bytesPerResult(lines));
    }
}
