package org.wattladder.model.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;

class OrderOfNeedTest {
    @Test
    void shouldPutEachComponentBehindThoseItNeedsAndKeepTheOrderOtherwise() {
        assertThat(OrderOfNeed.sort(
                        List.of(component("a", "c"), component("b"), component("c", "d"), component("d", "far")),
                        List.of("far")))
                .extracting(ComponentPlan::role)
                .containsExactly("b", "d", "c", "a");
    }

    @Test
    void shouldRefuseWhatCannotBeStarted() {
        assertRefused("component a needs b, but no component has that role", component("a", "b"));
        assertRefused("two components have the role a", component("a"), component("a"));
        assertRefused(
                "components need each other in a circle: [a, b]",
                component("a", "b"),
                component("b", "a"),
                component("c"));
    }

    private static void assertRefused(String sentence, ComponentPlan... components) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> OrderOfNeed.sort(List.of(components), List.of()))
                .withMessage(sentence);
    }

    private static ComponentPlan component(String role, String... needs) {
        ClientLayout layout = new ClientLayout(ClientLayout.Unit.HOST, 1, 0);
        return new ComponentPlan(role, new Program.Worklet("lu", List.of(), layout, List.of()), List.of(needs));
    }
}
