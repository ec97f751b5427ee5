package org.wattladder.meter.source.scripted;

import java.util.Set;
import java.util.function.LongFunction;
import org.wattladder.meter.source.OpenSource;
import org.wattladder.ptdaemon.codec.Channel;
import org.wattladder.ptdaemon.codec.Column;

/** Speaks its lines; every measurement starts with the first. */
final class OpenScript implements OpenSource {
    private final Set<Column> columns;
    private final LongFunction<Channel> lines;
    private long next;

    OpenScript(Set<Column> columns, LongFunction<Channel> lines) {
        this.columns = Set.copyOf(columns);
        this.lines = lines;
    }

    @Override
    public Set<Column> columns() {
        return columns;
    }

    @Override
    public void begin() {
        next = 0;
    }

    @Override
    public Channel sample() {
        return lines.apply(next++);
    }

    @Override
    public void close() {
        next = 0;
    }
}
