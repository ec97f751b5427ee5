package org.wattladder.meter.source.scpi;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.wattladder.meter.source.RangeControl;
import org.wattladder.meter.source.SourceRefused;
import org.wattladder.model.time.TimeSource;
import org.wattladder.ptdaemon.codec.Channel;

/** A connected analyzer; for one thread at a time. Every method ends within the time that an answer may take. */
final class Analyzer implements AutoCloseable {
    private static final int RATE_OF_AUTO_MILLIS = 1000;
    private static final int LONGEST_GREETING = 10;
    private static final Pattern IDENTITY = Pattern.compile("[^,]+(,[^,]*){3}");

    private final InstrumentLine line;
    private final ScpiSettings settings;
    private final Identified identified;
    private final List<Integer> elements;
    private int rateMillis = RATE_OF_AUTO_MILLIS;

    private Analyzer(InstrumentLine line, ScpiSettings settings) throws IOException, SourceRefused {
        this.line = line;
        this.settings = settings;
        line.send(":COMM:REM ON");
        line.send(":COMM:HEAD OFF;VERB OFF");
        this.identified = Identified.of(identity(line, settings), settings.model());
        this.elements = identified.elements(settings.elements());
    }

    /** A gateway may greet each connection with lines of its own before the analyzer's answer. */
    private static String identity(InstrumentLine line, ScpiSettings settings) throws IOException {
        String answer = line.ask("*IDN?", settings.answerMillis());
        for (int greeting = 0;
                greeting < LONGEST_GREETING && !IDENTITY.matcher(answer).matches();
                greeting++) {
            Optional<String> next = line.another(settings.answerMillis());
            if (next.isEmpty()) {
                return answer;
            }
            answer = next.get();
        }
        return answer;
    }

    /**
     * Connects, asks what it is and whether it is set up for measuring.
     *
     * @throws IOException when it cannot be reached or does not speak the language
     * @throws SourceRefused when it is an unknown model or measures something else
     */
    static Analyzer connect(ScpiSettings settings, TimeSource time) throws IOException, SourceRefused {
        InstrumentLine line = settings.address().connect(settings.answerMillis(), time);
        try {
            Analyzer analyzer = new Analyzer(line, settings);
            new SetUpCheck(analyzer).check();
            return analyzer;
        } catch (IOException | SourceRefused unusable) {
            line.close();
            throw unusable;
        }
    }

    Identified identified() {
        return identified;
    }

    List<Integer> elements() {
        return elements;
    }

    int rateMillis() {
        return rateMillis;
    }

    String ask(String query) throws IOException {
        return line.ask(query, settings.answerMillis());
    }

    void send(String command) throws IOException {
        line.send(command);
    }

    /** The ranges it has. */
    List<RangeKey> rangeKeys(RangeControl.Kind kind) {
        return identified.model().series() == AnalyzerModel.Series.WT300
                ? List.of(new RangeKey(kind, Optional.empty()))
                : elements.stream()
                        .map(element -> new RangeKey(kind, Optional.of(element)))
                        .toList();
    }

    RangeState range(RangeKey key) throws IOException {
        return RangeState.parse(ask(key.askRange()), ask(key.askAutomatic()));
    }

    /** The data update rate as it stands there, for example {@code 250.0E-03}. */
    String rate() throws IOException {
        return ask(":RATE?");
    }

    /** Chooses the values, the update rate when one is wanted, and the event that ends an update. */
    void prepare() throws IOException {
        if (setsMode()) {
            send(":INP:MODE " + settings.mode().orElseThrow().toUpperCase(Locale.ROOT));
        }
        if (settings.updateMillis().isPresent()) {
            send(":RATE " + settings.updateMillis().get() + "MS");
        }
        String rate = rate();
        RangeState seconds = RangeState.parse(rate, "0");
        rateMillis = (int) Math.round(seconds.upTo().orElse(RATE_OF_AUTO_MILLIS / 1000.0) * 1000);
        send(":NUM:FORM ASCII");
        send(":NUM:NORM:NUM " + elements.size() * AnalyzerValues.PER_ELEMENT);
        String kind = modeOfFunctions();
        List<String> functions = List.of("U" + kind, "I" + kind, "P", "LAMB");
        int item = 1;
        for (int element : elements) {
            for (String function : functions) {
                send(":NUM:NORM:ITEM" + item++ + " " + function + "," + element);
            }
        }
        send(":STAT:FILT1 FALL");
    }

    /** Whether a mode of the device is changed; a WT500 has functions of each mode instead. */
    boolean setsMode() {
        return settings.mode().isPresent() && identified.model().series() == AnalyzerModel.Series.WT300;
    }

    private String modeOfFunctions() {
        return identified.model().series() == AnalyzerModel.Series.WT500
                ? settings.mode().orElse("rms").toUpperCase(Locale.ROOT)
                : "";
    }

    /** Waits for the end of a data update and reads it; takes one update interval. */
    Update update() throws IOException {
        ask(":STAT:EESR?");
        send(":COMM:WAIT 1");
        String values = line.ask(":NUM:NORM:VAL?", settings.answerMillis() + rateMillis);
        boolean register = identified.model().series() == AnalyzerModel.Series.WT300;
        Overloads overloads = Overloads.parse(register ? ask(":STAT:COND?") : "0", ask(":INP:POV?"));
        return new Update(
                AnalyzerValues.parse(values.toUpperCase(Locale.ROOT), elements, overloads),
                overloads.sentence(elements));
    }

    /**
     * One data update.
     *
     * @param channels of the elements
     * @param overload what is too large; empty for nothing
     */
    record Update(List<Channel> channels, String overload) {
        Update {
            channels = List.copyOf(new ArrayList<>(channels));
        }
    }

    /** Gives the front panel back and closes the connection. */
    @Override
    public void close() {
        try (InstrumentLine closing = line) {
            closing.send(":COMM:REM OFF");
        } catch (IOException gone) {
            // it is closed either way
        }
    }
}
