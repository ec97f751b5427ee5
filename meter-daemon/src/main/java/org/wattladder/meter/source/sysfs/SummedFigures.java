package org.wattladder.meter.source.sysfs;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.wattladder.meter.source.OpenSource;
import org.wattladder.meter.source.poll.Answer;
import org.wattladder.meter.source.poll.Unchanged;
import org.wattladder.model.time.TimeSource;
import org.wattladder.ptdaemon.codec.Channel;
import org.wattladder.ptdaemon.codec.Column;
import org.wattladder.ptdaemon.codec.Reading;

/** Adds up the watts of figures between two looks at them; one that fails makes the sample an error. */
public final class SummedFigures implements OpenSource {
    private static final Logger LOG = LoggerFactory.getLogger(SummedFigures.class);

    private final List<Figure> figures;
    private final Unchanged unchanged;
    private final SmallFiles files;
    private final TimeSource time;
    private Optional<List<Figure.Look>> last = Optional.empty();

    /**
     * The sum of these.
     *
     * @param unchanged notices a sum that stands still
     */
    public SummedFigures(List<Figure> figures, Unchanged unchanged, SmallFiles files, TimeSource time) {
        this.figures = List.copyOf(figures);
        this.unchanged = unchanged;
        this.files = files;
        this.time = time;
    }

    @Override
    public Set<Column> columns() {
        return Set.of(Column.WATTS);
    }

    @Override
    public void begin() {
        last = look();
    }

    @Override
    public Channel sample() {
        Optional<List<Figure.Look>> earlier = last;
        last = look();
        if (earlier.isEmpty() || last.isEmpty()) {
            return Channel.watts(Reading.invalid());
        }
        return Channel.watts(power(earlier.get(), last.get()));
    }

    private Reading power(List<Figure.Look> earlier, List<Figure.Look> later) {
        double sum = 0;
        for (int index = 0; index < figures.size(); index++) {
            OptionalDouble watts = figures.get(index).watts(earlier.get(index), later.get(index));
            if (watts.isEmpty()) {
                LOG.warn(
                        "{} went from {} to {}: stale or set back, sample is an error",
                        figures.get(index).file(),
                        earlier.get(index).number(),
                        later.get(index).number());
                return Reading.invalid();
            }
            sum += watts.getAsDouble();
        }
        return unchanged.stuck(sum, time.nanoTime()) ? Reading.invalid() : Answer.plausible(sum);
    }

    private Optional<List<Figure.Look>> look() {
        List<Figure.Look> looks = new ArrayList<>(figures.size());
        for (Figure figure : figures) {
            try {
                long number = figure.number(files);
                looks.add(new Figure.Look(number, time.nanoTime()));
            } catch (IOException unreadable) {
                LOG.warn("sample is an error: {}", unreadable.toString());
                return Optional.empty();
            }
        }
        return Optional.of(looks);
    }

    @Override
    public void close() {
        last = Optional.empty();
    }
}
