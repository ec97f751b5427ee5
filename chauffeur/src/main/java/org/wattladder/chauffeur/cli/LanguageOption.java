package org.wattladder.chauffeur.cli;

import java.util.List;
import org.wattladder.reporter.language.Language;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** {@code --language}, of every command that writes what people read. */
final class LanguageOption {
    @Option(
            names = "--language",
            paramLabel = "LANG",
            split = ",",
            converter = Converter.class,
            description = "Also write reports in these languages: de, ja; for example result.de.html beside"
                    + " result.html, with the same numbers. The terminal shows the first one (default: en,"
                    + " always written).")
    private List<Language> asked = List.of();

    /** The languages asked for, in order. */
    List<Language> asked() {
        return List.copyOf(asked);
    }

    /** The language of what a terminal shows: the first one asked for. */
    Language first() {
        return Language.shown(asked);
    }

    /** From tags such as {@code de}. */
    private static final class Converter implements ITypeConverter<Language> {
        @Override
        public Language convert(String tag) {
            try {
                return Language.of(tag.strip());
            } catch (IllegalArgumentException unknown) {
                throw new TypeConversionException(unknown.getMessage());
            }
        }
    }
}
