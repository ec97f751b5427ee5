package org.wattladder.ptdaemon.codec;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Takes sample lines apart; a channel ends where one of its columns comes again. */
final class SampleRowText {
    private static final Pattern LABEL = Pattern.compile("Ch\\d+");

    private final String line;
    private final String[] words;
    private final List<Channel> channels = new ArrayList<>();
    private Map<Column, Reading> open = new LinkedHashMap<>();
    private Optional<String> mark = Optional.empty();

    private SampleRowText(String line) {
        this.line = line;
        this.words = line.strip().split(",", -1);
    }

    static SampleRow parse(String line) throws UnreadableAnswer {
        return new SampleRowText(line).row();
    }

    private SampleRow row() throws UnreadableAnswer {
        int at = words[0].equals("Time") ? 1 : 0;
        if (words.length < at + 3) {
            throw unreadable();
        }
        LocalDateTime stamp = Stamp.parse(words[at]);
        at++;
        while (at < words.length) {
            if (LABEL.matcher(words[at]).matches()) {
                closeChannel();
                at++;
            } else {
                takePair(at);
                at += 2;
            }
        }
        closeChannel();
        if (channels.isEmpty()) {
            throw unreadable();
        }
        return new SampleRow(stamp, channels.get(0), channels.subList(1, channels.size()), mark);
    }

    private void takePair(int at) throws UnreadableAnswer {
        if (at + 1 >= words.length) {
            throw unreadable();
        }
        if (words[at].equals("Mark") && mark.isEmpty()) {
            mark = Optional.of(words[at + 1]);
            return;
        }
        Column column = Column.of(words[at]).orElseThrow(this::unreadable);
        if (open.containsKey(column)) {
            closeChannel();
        }
        open.put(column, Reading.parse(column, words[at + 1]));
    }

    private void closeChannel() {
        if (!open.isEmpty()) {
            channels.add(new Channel(open));
            open = new LinkedHashMap<>();
        }
    }

    private UnreadableAnswer unreadable() {
        return new UnreadableAnswer("a sample 'Time,<stamp>,Watts,<w>,Volts,<v>,Amps,<a>,PF,<pf>'", line);
    }
}
