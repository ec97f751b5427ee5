package org.wattladder.chauffeur.cli;

import java.util.Arrays;
import java.util.Locale;
import org.wattladder.settings.problem.Names;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** What {@code wattladder list} can show. */
enum Listed {
    ALL,
    SUITES,
    WORKLETS,
    PROGRAMS,
    METERS,
    RUNS;

    /** Everything but runs, of which there may be many. */
    boolean includes(Listed part) {
        return this == part || (this == ALL && part != RUNS);
    }

    private String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Reads the argument, in lower case as it is documented. */
    static final class Reader implements ITypeConverter<Listed> {
        @Override
        public Listed convert(String text) {
            return Arrays.stream(values())
                    .filter(each -> each.word().equals(text))
                    .findFirst()
                    .orElseThrow(() -> {
                        Names words = new Names(
                                Arrays.stream(values()).map(Listed::word).toList());
                        return new TypeConversionException("there is no list \"" + text + "\"" + words.hint(text));
                    });
        }
    }
}
