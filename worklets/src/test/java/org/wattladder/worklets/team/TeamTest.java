package org.wattladder.worklets.team;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.atomic.AtomicIntegerArray;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TeamTest {
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5})
    void shouldRunEveryMemberOnceForEachTaskAndMeetAtItsEnd(int size) {
        try (Team team = new Team(size)) {
            AtomicIntegerArray runs = new AtomicIntegerArray(size);
            for (int i = 1; i <= 500; i++) {
                team.run(runs::incrementAndGet);
                for (int member = 0; member < size; member++) {
                    assertThat(runs.get(member)).isEqualTo(i);
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void shouldThrowWhatAMemberThrewAndGoOn(int failing) {
        try (Team team = new Team(2)) {
            assertThatThrownBy(() -> team.run(member -> {
                        if (member == failing) {
                            throw new IllegalStateException("member " + member);
                        }
                    }))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessage("member " + failing);
            AtomicIntegerArray runs = new AtomicIntegerArray(2);
            team.run(runs::incrementAndGet);
            assertThat(runs.get(0) + runs.get(1)).isEqualTo(2);
        }
    }

    @Test
    void shouldHaveAMemberAtLeastForEachUser() {
        try (Team team = Team.ofClient(100_000)) {
            assertThat(team.size()).isEqualTo(1);
        }
    }
}
