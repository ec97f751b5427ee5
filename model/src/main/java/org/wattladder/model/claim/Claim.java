package org.wattladder.model.claim;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Printable;
import org.wattladder.model.text.Text;

/**
 * The ways in which a claim is compared. What is compared is called as on the wire, which is the same in every language.
 */
public final class Claim {
    private Claim() {}

    /** A whole number in a range. */
    public static void within(String what, long claimed, long least, long most) throws Impossible {
        if (claimed < least || claimed > most) {
            throw new Impossible(Message.of("impossible.outside", what, claimed, least, most));
        }
    }

    /** A figure in a range; an absent one claims nothing. */
    public static void within(String what, Measurement claimed, double least, double most) throws Impossible {
        if (claimed.asOptional().isPresent()) {
            within(what, claimed.asOptional().getAsDouble(), least, most);
        }
    }

    /** A figure in a range. */
    public static void within(String what, double claimed, double least, double most) throws Impossible {
        if (!(claimed >= least && claimed <= most)) {
            throw new Impossible(Message.of(
                    "impossible.outside", what, number(claimed), Figure.shortest(least), Figure.shortest(most)));
        }
    }

    private static Text number(double value) {
        return Double.isFinite(value) ? Figure.shortest(value) : Text.of(String.valueOf(value));
    }

    /** A whole number that is known already. */
    public static void same(String what, long claimed, long expected) throws Impossible {
        if (claimed != expected) {
            throw new Impossible(Message.of("impossible.other", what, claimed, expected));
        }
    }

    /** A text that is known already. */
    public static void same(String what, String claimed, String expected) throws Impossible {
        if (!claimed.equals(expected)) {
            throw new Impossible(Message.of("impossible.other", what, Printable.quote(claimed), expected));
        }
    }

    /** Each of those that were expected, once, and no other. */
    public static void each(String what, Collection<?> claimed, Collection<?> expected) throws Impossible {
        once(what, claimed);
        known(what, claimed, expected);
        for (Object one : expected) {
            if (!claimed.contains(one)) {
                throw new Impossible(Message.of("impossible.missing", what + " " + one));
            }
        }
    }

    /** Nothing twice. */
    public static void once(String what, Collection<?> claimed) throws Impossible {
        Set<Object> seen = new HashSet<>();
        for (Object one : claimed) {
            if (!seen.add(one)) {
                throw new Impossible(Message.of("impossible.twice", Printable.quote(what + " " + one)));
            }
        }
    }

    /** None but these. */
    public static void known(String what, Collection<?> claimed, Collection<?> expected) throws Impossible {
        for (Object one : claimed) {
            if (!expected.contains(one)) {
                throw new Impossible(Message.of(
                        "impossible.unknown",
                        Printable.quote(what + " " + one),
                        expected.stream().map(String::valueOf).limit(20).toList()));
            }
        }
    }

    /** The answer to something that was asked, once. */
    public static void asked(String what, boolean due) throws Impossible {
        if (!due) {
            throw new Impossible(Message.of("impossible.not-due", what));
        }
    }

    /** A sum that a whole number can hold, and every reader after it. */
    public static void sum(String what, List<Long> claimed, long most) throws Impossible {
        long left = most;
        for (long one : claimed) {
            within(what, one, 0, left);
            left -= one;
        }
    }
}
