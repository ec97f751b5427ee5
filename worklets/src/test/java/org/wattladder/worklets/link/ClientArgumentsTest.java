package org.wattladder.worklets.link;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wattladder.worklets.api.Endpoint;

class ClientArgumentsTest {
    @Test
    void shouldReadArgumentsAsTheyWereWritten() {
        ClientArguments arguments = new ClientArguments("lu", 3, 2, -17, Map.of("matrix-order", 12L, "other", -1L));
        assertThat(ClientArguments.parse(arguments.toList().toArray(String[]::new)))
                .isEqualTo(arguments);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/mnt/disk 1/wattladder-storage", "/a=b", "--storage="})
    void shouldReadAStorageFolderAsItWasWritten(String folder) {
        ClientArguments arguments = new ClientArguments(
                "random",
                1,
                4,
                9,
                Map.of("block-kibibytes", 8L),
                Optional.of(folder),
                Map.of("server", new Endpoint("::1", 80)));
        assertThat(ClientArguments.parse(arguments.toList().toArray(String[]::new)))
                .isEqualTo(arguments);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "lu", "lu 1 2", "lu one 2 3", "lu 1 2 3 order", "lu 1 2 3 =5", "lu 1 2 3 order=x"})
    void shouldRefuseMalformedArguments(String words) {
        assertThatThrownBy(() -> ClientArguments.parse(words.split(" "))).isInstanceOf(IllegalArgumentException.class);
    }
}
