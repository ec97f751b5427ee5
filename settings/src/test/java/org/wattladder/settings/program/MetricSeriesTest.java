package org.wattladder.settings.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A counter is found among the metrics of an endpoint by its name and labels. */
class MetricSeriesTest {
    private static final String TEXT = """
            # HELP http_requests_total of all kinds, http_requests_total 7
            # TYPE http_requests_total counter
            http_requests_total{code="200",path="/a"} 1.5e3 1700000000.000
            http_requests_total{code="200", path="/b}\\" 9",} 2 # {trace="x"} 1
            http_requests_total{code="500",path="/a"} 7
            http_requests_total_created 99
            up 1
            broken many
            # EOF
            """;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "http_requests_total                            | 1509",
                "http_requests_total{code=\"200\"}              | 1502",
                "http_requests_total{path=\"/a\", code=\"500\"} | 7",
                "http_requests_total{path=\"/b}\\\" 9\"}        | 2",
                "up                                             | 1",
            })
    void shouldAddUpTheSeriesThatHaveTheNameAndTheLabels(String wanted, double total) {
        assertThat(MetricSeries.parse(wanted).orElseThrow().total(TEXT)).hasValue(total);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"http_requests", "http_requests_total{code=\"20\"}", "http_requests_total{cod=\"200\"}", "HELP"})
    void shouldFindNoSeriesThatIsNotThere(String wanted) {
        assertThat(MetricSeries.parse(wanted).orElseThrow().total(TEXT)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "9lives", "a b", "a{}", "a{b}", "a{b=c}", "a{b=\"c\"", "a{b=\"c\"} 1"})
    void shouldNotTakeATextThatNamesNoSeries(String wanted) {
        assertThat(MetricSeries.parse(wanted)).isEmpty();
    }

    @Test
    void shouldRefuseASeriesWithoutANumber() {
        MetricSeries broken = new MetricSeries("broken", Set.of());
        assertThatThrownBy(() -> broken.total(TEXT)).isInstanceOf(NumberFormatException.class);
    }

    @Test
    void shouldReadLongLabelsAsQuicklyAsShortOnes() {
        String label = "\\\"{=,".repeat(100_000);
        assertThat(new MetricSeries("a", Set.of("b=\"c\"")).total("a{x=\"" + label + "\",b=\"c\"} 5\na{x=\"" + label))
                .hasValue(5);
    }
}
