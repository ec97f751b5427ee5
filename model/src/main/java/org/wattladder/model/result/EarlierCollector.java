package org.wattladder.model.result;

import java.util.ArrayList;
import java.util.List;
import org.wattladder.worklets.api.ClientFigure;
import org.wattladder.worklets.api.Figure;

/**
 * What the collector of a client did, as archives had it before it became named figures; only read.
 *
 * @param collections of all kinds, in the recording part
 * @param millis that they took
 * @param liveBytes on the heap behind the interval
 */
record EarlierCollector(Measurement collections, Measurement millis, Measurement liveBytes) {

    /** These figures with those that the collector has behind them. */
    List<Figure> before(List<Figure> named) {
        List<Figure> figures = new ArrayList<>(named == null ? List.of() : named);
        add(figures, ClientFigure.COLLECTIONS, collections);
        add(figures, ClientFigure.COLLECTOR_TIME, millis);
        add(figures, ClientFigure.LIVE_HEAP, liveBytes);
        return figures;
    }

    private static void add(List<Figure> figures, ClientFigure declared, Measurement value) {
        value.asOptional().ifPresent(told -> figures.add(declared.of(told)));
    }
}
