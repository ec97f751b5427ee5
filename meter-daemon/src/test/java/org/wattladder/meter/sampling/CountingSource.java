package org.wattladder.meter.sampling;

import java.util.Set;
import org.wattladder.meter.source.OpenSource;
import org.wattladder.ptdaemon.codec.Channel;
import org.wattladder.ptdaemon.codec.Column;
import org.wattladder.ptdaemon.codec.Reading;

/** Reads 100, 101, 102 W ...; each begin starts again. */
public final class CountingSource implements OpenSource {
    private int next;

    @Override
    public Set<Column> columns() {
        return Set.of(Column.WATTS);
    }

    @Override
    public void begin() {
        next = 100;
    }

    @Override
    public Channel sample() {
        return Channel.watts(Reading.of(next++));
    }

    @Override
    public void close() {
        next = 0;
    }
}
