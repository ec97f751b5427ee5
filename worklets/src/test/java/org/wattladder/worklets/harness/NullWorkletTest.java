package org.wattladder.worklets.harness;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.wattladder.worklets.api.WrongOutput;

class NullWorkletTest {
    @Test
    void shouldPassItsOwnCheck() {
        NullWorklet.Count count = new NullWorklet.Count();
        for (int i = 0; i < 1000; i++) {
            count.prepare();
            count.execute();
            count.check();
        }
    }

    @Test
    void shouldFindAnExecutionThatDidNothing() {
        NullWorklet.Count lazy = new NullWorklet.Count() {
            @Override
            public void execute() {}
        };
        lazy.prepare();
        lazy.execute();
        assertThatThrownBy(lazy::check).isInstanceOf(WrongOutput.class).hasMessage("counter is 0 instead of 1");
    }

    @Test
    void shouldFindAnExecutionThatCountedTwice() {
        NullWorklet.Count eager = new NullWorklet.Count() {
            @Override
            public void execute() {
                super.execute();
                super.execute();
            }
        };
        eager.prepare();
        eager.execute();
        assertThatThrownBy(eager::check).isInstanceOf(WrongOutput.class);
    }
}
