package org.wattladder.brokerage.check;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Counters of a server at one moment.
 *
 * @param checkpoints since it was started, whatever for
 * @param autovacuums of all tables of this database
 * @param walPosition bytes of write-ahead log since the cluster was made
 * @param transactions that were committed in this database
 * @param blocksRead from the operating system
 * @param blocksHit found in the buffers of the server
 */
public record Statistics(
        long checkpoints, long autovacuums, double walPosition, long transactions, long blocksRead, long blocksHit) {
    private static final int CHECKPOINTER_SINCE = 17;

    /** Reads them now. */
    public static Statistics read(Connection connection) throws SQLException {
        boolean checkpointer = connection.getMetaData().getDatabaseMajorVersion() >= CHECKPOINTER_SINCE;
        try (Statement statement = connection.createStatement()) {
            statement.execute("SELECT pg_stat_clear_snapshot()");
            try (ResultSet found = statement.executeQuery("SELECT (SELECT "
                    + (checkpointer
                            ? "num_timed + num_requested FROM pg_stat_checkpointer"
                            : "checkpoints_timed + checkpoints_req FROM pg_stat_bgwriter")
                    + "), (SELECT coalesce(sum(autovacuum_count), 0) FROM pg_stat_user_tables),"
                    + " pg_current_wal_insert_lsn() - '0/0'::pg_lsn, xact_commit, blks_read, blks_hit"
                    + " FROM pg_stat_database WHERE datname = current_database()")) {
                found.next();
                return new Statistics(
                        found.getLong(1),
                        found.getLong(2),
                        found.getDouble(3),
                        found.getLong(4),
                        found.getLong(5),
                        found.getLong(6));
            }
        }
    }

    /** What happened since an earlier moment, and what the server is like, by name of a figure. */
    public Map<String, Double> since(Statistics earlier, Connection connection) throws SQLException {
        Map<String, Double> figures = new LinkedHashMap<>();
        figures.put("checkpoints", (double) (checkpoints - earlier.checkpoints));
        figures.put("autovacuums", (double) (autovacuums - earlier.autovacuums));
        figures.put("wal-bytes", walPosition - earlier.walPosition);
        figures.put("commits", (double) (transactions - earlier.transactions));
        figures.put("blocks-read", (double) (blocksRead - earlier.blocksRead));
        figures.put("blocks-hit", (double) (blocksHit - earlier.blocksHit));
        try (Statement statement = connection.createStatement();
                ResultSet found = statement.executeQuery("SELECT current_setting('server_version_num')::int,"
                        + " pg_size_bytes(current_setting('shared_buffers')),"
                        + " pg_database_size(current_database()),"
                        + " (current_setting('fsync') = 'on')::int,"
                        + " (current_setting('full_page_writes') = 'on')::int,"
                        + " (current_setting('synchronous_commit') <> 'off')::int")) {
            found.next();
            figures.put("server-version", found.getDouble(1));
            figures.put("shared-buffers-bytes", found.getDouble(2));
            figures.put("database-bytes", found.getDouble(3));
            figures.put("fsync", found.getDouble(4));
            figures.put("full-page-writes", found.getDouble(5));
            figures.put("synchronous-commit", found.getDouble(6));
        }
        return figures;
    }
}
