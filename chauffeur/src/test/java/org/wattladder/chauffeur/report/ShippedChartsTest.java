package org.wattladder.chauffeur.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wattladder.chauffeur.config.PlanReader;
import org.wattladder.chauffeur.config.ShippedConfig;
import org.wattladder.reporter.Reporter;
import org.wattladder.worklets.api.WorkletCatalogue;

/** Each suite draws the chart of its field, with its marks, before the summary of worklets. */
class ShippedChartsTest {
    private static final PlanReader READER = new PlanReader(Path.of("../config"), WorkletCatalogue.load());

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    latency-search   | cssj: latency in ms (left, logarithmic) and average power in W      | circle class="curve
                    response-curve   | latency in ms (left, logarithmic) and average power in W (right)    | line class="curve
                    disk-io          | database: IO/s (columns, left) and latency (lines, right)           | rect class="bar first
                    disk-io          | streaming: MiB/s (columns, left) and latency (lines, right)         | circle class="curve
                    disk-io          | Random accesses, IO/s                                               | rect class="bar"
                    linear-algebra   | Rmax (columns, left) and average power (lines, right)               | rect class="bar second
                    memory-bandwidth | Best pass of each kernel, GB/s                                      | rect class="bar"
                    cpu-ratios       | Ratio of each kernel to the reference, one copy                     | rect class="bar"
                    cpu-ratios       | Energy of one task of each kernel, a copy on each CPU               | rect class="bar"
                    """)
    void shouldDrawTheChartOfItsField(String suite, String caption, String mark) throws Exception {
        String page = new String(
                Reporter.report(IdealMachine.run(READER.read(ShippedConfig.request(suite, List.of("lab")))))
                        .files()
                        .get("result.html"),
                StandardCharsets.UTF_8);
        List<String> figures = Pattern.compile("<figure>.*?</figure>", Pattern.DOTALL)
                .matcher(page.substring(0, page.indexOf("<section id=\"summary\">")))
                .results()
                .map(found -> found.group())
                .toList();

        assertThat(figures)
                .anySatisfy(figure -> assertThat(figure).contains(caption).contains("<" + mark));
    }
}
