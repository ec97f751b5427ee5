package org.wattladder.ptdaemon.codec;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.wattladder.model.text.ExceptionText;

/** Reads command lines; words in any case, line ends and blanks around removed. */
final class CommandText {
    private final String line;
    private final String[] words;

    private CommandText(String line) {
        this.line = line.strip();
        this.words = this.line.split(",", -1);
        for (int index = 0; index < words.length; index++) {
            words[index] = words[index].strip();
        }
    }

    static Command parse(String line) {
        CommandText text = new CommandText(line);
        try {
            return text.command();
        } catch (Refusal refusal) {
            return new Command.NotUnderstood(text.line, ExceptionText.of(refusal));
        }
    }

    private Command command() throws Refusal {
        String word = words[0].toLowerCase(Locale.ROOT);
        return switch (word) {
            case "hello" -> alone(new Command.Hello());
            case "identify" -> alone(new Command.Identify());
            case "stop" -> alone(new Command.Stop());
            case "reset" -> alone(new Command.Reset());
            case "r*" -> alone(new Command.ReadCurrent());
            case "rr" -> new Command.ReadRanges(channels(1));
            case "uncertainty" -> new Command.ReadUncertainty(channels(1));
            case "sr" -> setRange();
            case "go" -> go();
            case "mark" -> mark();
            case "rl" -> readSamples();
            case "dc-rl" -> readSamples().ofDirectCurrent();
            default -> statistics();
        };
    }

    private <C extends Command> C alone(C command) throws Refusal {
        count(1, 1);
        return command;
    }

    private Command statistics() throws Refusal {
        Optional<Column> column =
                Column.of(words[0]).filter(known -> known.word().equalsIgnoreCase(words[0]));
        if (column.isEmpty()) {
            throw new Refusal(FixedAnswers.UNKNOWN_COMMAND);
        }
        return alone(new Command.ReadStatistics(column.get()));
    }

    private Command setRange() throws Refusal {
        count(3, 4);
        if (!words[1].equalsIgnoreCase("A") && !words[1].equalsIgnoreCase("V")) {
            throw new Refusal("Error in parameter: range type '" + words[1] + "' is neither A nor V");
        }
        boolean auto = words[2].equalsIgnoreCase("Auto");
        if (!auto && !(Numbers.isFinite(words[2]) && Double.parseDouble(words[2]) > 0)) {
            throw new Refusal("Error in parameter: range '" + words[2] + "' is neither Auto nor a positive number");
        }
        return new Command.SetRange(words[1], words[2], channels(3));
    }

    private Command go() throws Refusal {
        count(3, 4);
        Optional<String> mark = words.length == 4 && !words[3].isEmpty() ? Optional.of(markAt(3)) : Optional.empty();
        return new Command.Go(whole(1, "interval"), whole(2, "rampup"), mark);
    }

    private Command mark() throws Refusal {
        count(2, 2);
        return new Command.Mark(markAt(1));
    }

    private Command.ReadSamples readSamples() throws Refusal {
        count(1, 3);
        boolean withChannels = words.length == 3;
        if (withChannels && !words[2].equals("*")) {
            throw new Refusal("Invalid channel '" + words[2] + "': only * can be read");
        }
        boolean all = words.length == 1 || words[1].equals("*");
        return new Command.ReadSamples(
                all ? OptionalInt.empty() : OptionalInt.of(whole(1, "count")), withChannels, false);
    }

    private ChannelChoice channels(int index) throws Refusal {
        count(1, index + 1);
        if (words.length <= index) {
            return ChannelChoice.total();
        }
        return words[index].equals("*") ? ChannelChoice.every() : ChannelChoice.one(whole(index, "channel"));
    }

    private void count(int least, int most) throws Refusal {
        if (words.length < least || words.length > most) {
            throw new Refusal(FixedAnswers.WRONG_PARAMETER_COUNT);
        }
    }

    private int whole(int index, String what) throws Refusal {
        try {
            return Numbers.count(what, words[index]);
        } catch (UnreadableAnswer notWhole) {
            throw new Refusal("Error in parameter: " + what + " '" + words[index] + "' is not a whole number");
        }
    }

    private String markAt(int index) throws Refusal {
        if (!Command.MARK.matcher(words[index]).matches()) {
            throw new Refusal(
                    "Error in parameter: mark '" + words[index] + "' holds more than letters, digits, - and _");
        }
        return words[index];
    }

    /** A line that cannot be a command; the message is the answer. */
    private static final class Refusal extends Exception {
        private static final long serialVersionUID = 1L;

        Refusal(String answer) {
            super(answer);
        }
    }
}
