package org.wattladder.worklets.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.wattladder.worklets.api.WorkletCatalogue;
import org.wattladder.worklets.api.WorkletDescription;
import org.wattladder.worklets.link.ClientArguments;

/** The paper's first test series failed on users that followed one another through their files (section 7.2). */
class UserSeedsTest {
    private static final WorkletDescription RANDOM =
            WorkletCatalogue.load().find("random").orElseThrow().description();

    @Test
    void shouldSendNoTwoUsersTheSameWayAndEachTheSameWayAgain() {
        Set<String> ways = new HashSet<>();
        for (long seed = 1; seed <= 3; seed++) {
            for (int user = 1; user <= 8; user++) {
                ways.add(way(seed, user));
            }
        }
        assertThat(ways).hasSize(24);
        assertThat(way(2, 3)).isEqualTo(way(2, 3));
    }

    @Test
    void shouldTellAUserTheNumberOfItsClientAndItsFolder() {
        ClientArguments arguments =
                new ClientArguments("random", 7, 4, 1, Map.of(), Optional.of("/mnt/disk"), Map.of());
        PlannedContext context = new PlannedContext(RANDOM, arguments, 2, 1 << 20);
        assertThat(context.client()).isEqualTo(7);
        assertThat(context.storageFolder().map(Object::toString)).contains("/mnt/disk");
    }

    private static String way(long seed, int user) {
        ClientArguments arguments = new ClientArguments("random", 1, 8, seed, Map.of());
        PlannedContext context = new PlannedContext(RANDOM, arguments, user, 1 << 20);
        return IntStream.range(0, 10)
                .mapToObj(i -> String.valueOf(context.random().nextInt(1000)))
                .collect(Collectors.joining(" "));
    }
}
