package org.wattladder.console.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.wattladder.console.web.Refused;
import org.wattladder.reporter.language.Language;
import org.wattladder.reporter.language.Words;

/** What is wrong with a body is said by its field, and never by what the console is made of. */
class BadBodiesTest {
    private static final String[] INSIDE = {
        "org.wattladder", "java.", "tools.jackson", "JsonToken", "Source:", "at [", "AskedRun", "BigInteger"
    };

    @TempDir
    private Path folder;

    private static Stream<Arguments> bodies() {
        return Stream.of(
                Arguments.of("{\"suit\": \"rating\"}", "There is no field suit."),
                Arguments.of("{\"suite\": 7}", "Suite takes text."),
                Arguments.of("{\"suite\": true}", "Suite takes text."),
                Arguments.of("{\"suite\": [\"rating\"]}", "Suite takes text."),
                Arguments.of("{\"suite\": {\"name\": \"rating\"}}", "Suite takes text."),
                Arguments.of("{\"quick\": \"true\"}", "Quick takes true or false."),
                Arguments.of("{\"quick\": 1}", "Quick takes true or false."),
                Arguments.of("{\"quick\": []}", "Quick takes true or false."),
                Arguments.of("{\"quick\": " + "9".repeat(40) + "}", "Quick takes true or false."),
                Arguments.of("{\"quick\": 1e999}", "Quick takes true or false."),
                Arguments.of("{\"seed\": 1e999999999}", "Seed takes text."),
                Arguments.of("{\"only\": \"idle\"}", "Only takes a list of texts."),
                Arguments.of("{\"only\": {\"a\": 1}}", "Only takes a list of texts."),
                Arguments.of("{\"after\": [false]}", "After[0] takes text."),
                Arguments.of("{\"after\": [\"a\", null]}", "takes text."),
                Arguments.of("{\"after\": [\"a\", [\"b\"]]}", "The body is not one JSON object as described."),
                Arguments.of("{\"each\": \"apart\"}", "Each cannot be apart."),
                Arguments.of("[]", "The body is not one JSON object as described."),
                Arguments.of("[{\"suite\": \"rating\"}]", "The body is not one JSON object as described."),
                Arguments.of("null", "The body is not one JSON object as described."),
                Arguments.of("7", "The body is not one JSON object as described."),
                Arguments.of("\"rating\"", "The body is not one JSON object as described."),
                Arguments.of("", "The body is not one JSON object as described."),
                Arguments.of("{} {}", "The body is not one JSON object as described."),
                Arguments.of("{\"suite\": }", "The body is no JSON from line 1, column "),
                Arguments.of("{\n\"suite\": \"rat", "The body is no JSON from line 2, column "),
                Arguments.of("{\"suite\"", "The body is no JSON from line 1, column "),
                Arguments.of("{\"suite\": rating}", "The body is no JSON from line 1, column "),
                Arguments.of("{\"only\": [", "The body is no JSON from line 1, column "),
                Arguments.of("{\"only\": " + "[".repeat(5000) + "]".repeat(5000) + "}", "Only[0] takes text."),
                Arguments.of("{\"quick\": " + "9".repeat(5000) + "}", "nested too deeply, or has a number"));
    }

    @ParameterizedTest
    @MethodSource("bodies")
    void shouldNameTheFieldAndWhatItTakes(String body, String sentence) {
        assertThatThrownBy(() -> AskedBody.run(body)).isInstanceOfSatisfying(Refused.class, refused -> {
            assertThat(refused.status()).isEqualTo(400);
            assertThat(Refused.said(refused.reason(), Words.in(Language.ENGLISH)))
                    .containsIgnoringCase(sentence)
                    .doesNotContain(INSIDE)
                    .hasSizeLessThan(300);
            for (Language language : Language.values()) {
                assertThat(Refused.said(refused.reason(), Words.in(language)))
                        .isNotBlank()
                        .doesNotContain(INSIDE);
            }
        });
    }

    @Test
    void shouldSayItInTheAnswer() throws Exception {
        try (ApiOnTrial trial = new ApiOnTrial(folder)) {
            for (Arguments each : bodies().toList()) {
                String body = (String) each.get()[0];
                for (String address : new String[] {"/api/v1/runs", "/api/v1/plans:validate"}) {
                    HttpResponse<String> answer = trial.answer("POST", address, body, true);
                    assertThat(answer.statusCode()).as(body).isEqualTo(400);
                    assertThat(answer.body()).doesNotContain(INSIDE);
                }
            }
        }
    }
}
