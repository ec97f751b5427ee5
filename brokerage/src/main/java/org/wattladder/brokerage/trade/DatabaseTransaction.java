package org.wattladder.brokerage.trade;

import java.sql.Connection;
import java.sql.SQLException;
import org.wattladder.brokerage.engine.Refusal;
import org.wattladder.worklets.api.Aborted;
import org.wattladder.worklets.api.DeviceFault;
import org.wattladder.worklets.api.Transaction;

/** Executes a step as one serializable transaction, and again while the database refuses to serialize it. */
final class DatabaseTransaction implements Transaction {
    private static final int MOST_TRIES = 50;

    private final Kind kind;
    private final Desk desk;
    private final Step step;

    DatabaseTransaction(Kind kind, Desk desk, Step step) {
        this.kind = kind;
        this.desk = desk;
        this.step = step;
    }

    @Override
    public String type() {
        return kind.type();
    }

    @Override
    public void prepare() {
        step.draw();
    }

    @Override
    public void execute() {
        Connection connection = desk.connection();
        try {
            connection.setReadOnly(kind.reads());
            for (int tries = 1; !worked(connection); tries++) {
                desk.counts().retried();
                if (tries == MOST_TRIES) {
                    throw new Aborted();
                }
            }
        } catch (SQLException failed) {
            throw new DeviceFault("transaction " + type() + " failed: " + Refusal.text(failed), failed);
        }
        desk.counts().committed(kind);
        step.committed();
    }

    private boolean worked(Connection connection) throws SQLException {
        try {
            step.work();
            connection.commit();
            return true;
        } catch (SQLException failed) {
            connection.rollback();
            if (desk.dialect().refused(failed)) {
                return false;
            }
            throw failed;
        } catch (Aborted without) {
            connection.rollback();
            throw without;
        }
    }

    @Override
    public void check() {
        step.verify();
    }
}
