package org.wattladder.brokerage.link;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.Statement;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.brokerage.TestDatabase;
import org.wattladder.brokerage.check.Settling;
import org.wattladder.worklets.api.DeviceFault;
import org.wattladder.worklets.api.Endpoint;

@Tag("slow")
class DatabaseServerTest {
    @TempDir
    Path folder;

    @Test
    void shouldTellLoginAndWhatTheDatabaseDid() throws Exception {
        try (TestDatabase database =
                        TestDatabase.start(folder, Map.of("shared_buffers", "64MB", "synchronous_commit", "off"));
                Settling settling = new Settling(database.login(), Optional.empty());
                ServerSocketChannel listening = ServerSocketChannel.open()) {
            listening.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
            Thread serving = new Thread(() -> serve(listening, database, settling));
            serving.setDaemon(true);
            serving.start();
            int port = ((InetSocketAddress) listening.getLocalAddress()).getPort();
            try (DatabaseClient client = new DatabaseClient(new Endpoint("127.0.0.1", port))) {
                assertThat(client.login().login()).isEqualTo(database.login());
                assertThat(client.login().scale()).isEqualTo(TestDatabase.SCALE);
                assertThat(client.settle())
                        .containsEntry("synchronous-commit", 0.0)
                        .doesNotContainKey("broken-balances");
                try (Connection connection = database.login().connect();
                        Statement statement = connection.createStatement()) {
                    statement.execute("CHECKPOINT");
                    statement.execute("UPDATE account SET balance_cents = balance_cents + 1 WHERE account_id < 4");
                }
                assertThat(client.settle())
                        .containsEntry("broken-balances", 3.0)
                        .hasEntrySatisfying(
                                "checkpoints", count -> assertThat(count).isPositive())
                        .hasEntrySatisfying(
                                "wal-bytes", bytes -> assertThat(bytes).isPositive())
                        .doesNotContainKey("database-cpu-seconds");
                database.cluster().close();
                assertThatThrownBy(client::settle)
                        .isInstanceOf(DeviceFault.class)
                        .hasMessageContaining("cannot be settled between intervals");
            }
        }
    }

    private static void serve(ServerSocketChannel listening, TestDatabase database, Settling settling) {
        try {
            new DatabaseServer(database.login(), TestDatabase.SCALE, settling).serve(listening);
        } catch (IOException closed) {
            // the end of the test
        }
    }
}
