package org.wattladder.console.screen;

import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.wattladder.chauffeur.archive.RunOrder;
import org.wattladder.chauffeur.archive.RunQuery;
import org.wattladder.console.web.Refused;
import org.wattladder.console.web.Visit;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;

/** The question that the address of a list asks; an empty field asks nothing. */
public final class Query {
    /** Rows of a page. */
    static final int SIZE = 100;

    private static final int BAD_REQUEST = 400;
    private static final List<String> FIELDS = List.of("host", "suite", "verdict", "tier", "from", "to", "text");

    private static final String SORT = "order";

    private Query() {}

    /** The question that this address asks. */
    public static RunQuery of(Visit visit) throws Refused {
        return new RunQuery(
                given(visit, "host"),
                given(visit, "suite"),
                given(visit, "verdict"),
                tier(visit),
                day(visit, "from"),
                day(visit, "to"),
                visit.value("text"),
                order(visit),
                page(visit),
                SIZE);
    }

    private static RunOrder order(Visit visit) throws Refused {
        Optional<String> asked = given(visit, SORT);
        if (asked.isEmpty()) {
            return RunOrder.NEWEST_FIRST;
        }
        String column = asked.get().replaceFirst("^-", "");
        return Arrays.stream(RunOrder.Column.values())
                .filter(each -> RunSorting.word(each).equals(column))
                .findFirst()
                .map(each -> new RunOrder(each, asked.get().startsWith("-")))
                .orElseThrow(() -> refused(SORT, asked.get()));
    }

    /** The same question without its order and page. */
    static String filters(Visit visit) {
        return address(visit, FIELDS);
    }

    /** The same question without its page, to be asked of another. */
    static String address(Visit visit) {
        return address(visit, Stream.concat(FIELDS.stream(), Stream.of(SORT)).toList());
    }

    private static String address(Visit visit, List<String> fields) {
        return fields.stream()
                .flatMap(field -> visit.values(field).stream()
                        .filter(value -> !value.isEmpty())
                        .flatMap(value -> Stream.of(field + "=" + Links.coded(value))))
                .collect(Collectors.joining("&"));
    }

    private static Optional<String> given(Visit visit, String field) {
        return Optional.of(visit.value(field)).filter(value -> !value.isEmpty());
    }

    private static Optional<EvidenceTier> tier(Visit visit) throws Refused {
        Optional<String> asked = given(visit, "tier");
        Optional<EvidenceTier> tier = asked.flatMap(label -> Arrays.stream(EvidenceTier.values())
                .filter(each -> each.label().equals(label))
                .findFirst());
        if (asked.isPresent() && tier.isEmpty()) {
            throw refused("tier", asked.get());
        }
        return tier;
    }

    private static Optional<LocalDate> day(Visit visit, String field) throws Refused {
        Optional<String> asked = given(visit, field);
        try {
            return asked.map(LocalDate::parse);
        } catch (DateTimeParseException none) {
            throw refused(field, asked.orElse(""));
        }
    }

    private static int page(Visit visit) throws Refused {
        String asked = visit.value("page");
        if (asked.isEmpty()) {
            return 1;
        }
        if (!asked.matches("[1-9][0-9]{0,5}")) {
            throw refused("page", asked);
        }
        return Integer.parseInt(asked);
    }

    private static Refused refused(String field, String value) {
        return new Refused(BAD_REQUEST, Message.of("console.no-such-value", new Name(field), new Name(value)));
    }
}
