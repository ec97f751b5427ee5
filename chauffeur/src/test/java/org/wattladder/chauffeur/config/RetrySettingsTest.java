package org.wattladder.chauffeur.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wattladder.model.plan.RetryPlan;

class RetrySettingsTest {
    private static final String WORKLETS = "title: t\nworklets:\n  lu:\n";

    private ConfigTree tree;

    @BeforeEach
    void makeTree(@TempDir Path folder) {
        tree = new ConfigTree(folder);
    }

    private RetryPlan plan(String retries) throws ConfigProblems {
        return tree.suite(retries + WORKLETS).plan().disturbances().retry();
    }

    @Test
    void shouldHaveDefaultsForWhatIsLeftOut() throws ConfigProblems {
        assertThat(plan("")).isEqualTo(RetryPlan.STANDARD);
        assertThat(plan("retry: {retries: 7}\n"))
                .isEqualTo(new RetryPlan(RetryPlan.STANDARD.lostPercent(), 7, RetryPlan.STANDARD.budgetPercent()));
    }

    @Test
    void shouldTakeWhatTheFileSays() throws ConfigProblems {
        assertThat(plan("retry: {lost-percent: 2.5, retries: 0, budget-percent: 40}\n"))
                .isEqualTo(new RetryPlan(2.5, 0, 40));
    }

    @ParameterizedTest
    @CsvSource({
        "lost-percent, 0, a number above 0 and up to 100",
        "lost-percent, 101, a number above 0 and up to 100",
        "retries, -1, a whole number from 0 to 10",
        "retries, 11, a whole number from 0 to 10",
        "budget-percent, 1001, a number above 0 and up to 1000"
    })
    void shouldNameTheRangeOfAValueOutsideIt(String name, String value, String range) {
        assertThat(tree.suite("retry: {" + name + ": " + value + "}\n" + WORKLETS)
                        .problems())
                .singleElement()
                .asString()
                .contains(name + " must be " + range + ", not " + value);
    }
}
