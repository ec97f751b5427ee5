package org.wattladder.worklets.mix;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.wattladder.worklets.api.Parameter;
import org.wattladder.worklets.api.TinyContext;
import org.wattladder.worklets.api.Transaction;
import org.wattladder.worklets.api.WeightedTransaction;
import org.wattladder.worklets.api.Worklet;
import org.wattladder.worklets.api.WorkletCatalogue;

class CompositeTest {
    private static final WorkletCatalogue CATALOGUE = WorkletCatalogue.load();

    private static Worklet composite(String... settings) {
        return CATALOGUE.find("composite", Set.of(settings)).orElseThrow();
    }

    private static Map<String, Integer> shares(Worklet worklet, TinyContext context) {
        return context.transactionsOf(worklet).stream()
                .collect(Collectors.toMap(entry -> entry.transaction().type(), WeightedTransaction::share));
    }

    @Test
    void shouldGiveEachPartItsShareAndEachTypeItsShareOfThePart() {
        Worklet mix = composite("lu", "crypto-aes", "lu.matrix-order");
        TinyContext context = new TinyContext(mix).with("lu", 3).with("crypto-aes", 5);
        assertThat(shares(mix, context))
                .containsOnly(
                        Map.entry("lu/factorise", 6),
                        Map.entry("crypto-aes/encrypt", 5),
                        Map.entry("crypto-aes/decrypt", 5));
    }

    @Test
    void shouldTakeOneTypeOfAWorklet() {
        Worklet mix = composite("crypto-aes/encrypt", "sort");
        TinyContext context =
                new TinyContext(mix).with("crypto-aes/encrypt", 20).with("sort", 10);
        assertThat(shares(mix, context)).containsEntry("crypto-aes/encrypt", 2).hasSize(2);
    }

    @Test
    void shouldRunAndCheckEveryPart() {
        Worklet mix = composite("lu", "sort", "cssj", "sort.numbers", "lu.matrix-order");
        for (WeightedTransaction entry : new TinyContext(mix).transactionsOf(mix)) {
            Transaction transaction = entry.transaction();
            for (int i = 0; i < 3; i++) {
                transaction.prepare();
                transaction.execute();
                transaction.check();
            }
            transaction.audit();
        }
    }

    @Test
    void shouldNeedTheMemoryOfAllItsParts() {
        long lu = bytes(CATALOGUE.find("lu").orElseThrow());
        long sort = bytes(CATALOGUE.find("sort").orElseThrow());
        assertThat(bytes(composite("lu", "sort"))).isEqualTo(lu + sort);
    }

    @Test
    void shouldPassOnTheParametersOfItsParts() {
        Worklet mix = composite("sort", "sort.numbers", "lu");
        assertThat(mix.description().parameters())
                .extracting(Parameter::name)
                .containsExactly("lu", "sort", "sort.numbers");
        PartContext part = new PartContext(
                new TinyContext(mix).with("sort.numbers", 77),
                Parts.of(Set.of("sort", "sort.numbers"), CATALOGUE).get(0));
        assertThat(part.parameter("numbers")).isEqualTo(77);
    }

    @Test
    void shouldRefuseWhatCannotBeAPart() {
        refused("composite has no parts; give each as a parameter with its share");
        refused("\"lou\" cannot be a part of composite; there are ", "lou");
        refused("\"flood\" cannot be a part of composite; there are ", "flood");
        refused("\"composite\" cannot be a part of composite", "composite");
        refused("\"idle\" cannot be a part of composite", "idle");
        refused("part lu of composite has no parameter order; it has matrix-order", "lu", "lu.order");
        refused("composite sets a parameter of sort, which has no share in it", "lu", "sort.numbers");
    }

    private static void refused(String start, String... settings) {
        assertThatThrownBy(() -> composite(settings))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith(start);
    }

    @Test
    void shouldNameTheTypesThereAreWhenAskedForAnother() {
        Worklet mix = composite("crypto-aes/encript");
        assertThatThrownBy(() -> new TinyContext(mix).transactionsOf(mix))
                .hasMessage("worklet crypto-aes has no type encript; it has encrypt, decrypt");
    }

    @Test
    void shouldRefuseSharesThatAreAllNothing() {
        Worklet mix = composite("lu");
        assertThatThrownBy(() -> new TinyContext(mix).with("lu", 0).transactionsOf(mix))
                .hasMessage("no part of composite has a share above 0");
    }

    private static long bytes(Worklet worklet) {
        return worklet.description().memory().leastBytesPerUser();
    }

    @Test
    void shouldLeaveEveryOtherWorkletAsItIs() {
        List<Worklet> others = CATALOGUE.worklets().stream()
                .filter(worklet -> !(worklet instanceof Composite))
                .toList();
        assertThat(others).isNotEmpty().allMatch(worklet -> worklet.with(Set.of("lu"), CATALOGUE) == worklet);
    }
}
