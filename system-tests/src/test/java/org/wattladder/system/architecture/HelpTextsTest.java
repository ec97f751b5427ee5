package org.wattladder.system.architecture;

import static org.assertj.core.api.Assertions.assertThatCode;

import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.UsageMessageSpec;

/** Texts of help are formats: a percent sign of their own is written twice, else the parser warns on the user's screen. */
class HelpTextsTest {
    static Stream<String> texts() {
        return CommandLines.all()
                .flatMap(command -> texts(command.getCommandSpec()))
                .distinct();
    }

    private static Stream<String> texts(CommandSpec command) {
        UsageMessageSpec usage = command.usageMessage();
        return Stream.concat(
                Stream.of(usage.header(), usage.description(), usage.footer()).flatMap(Arrays::stream),
                command.args().stream().map(ArgSpec::description).flatMap(Arrays::stream));
    }

    @ParameterizedTest
    @MethodSource("texts")
    void shouldBeFormats(String text) {
        assertThatCode(() -> String.format(text)).doesNotThrowAnyException();
    }
}
