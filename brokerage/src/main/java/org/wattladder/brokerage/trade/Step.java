package org.wattladder.brokerage.trade;

import java.sql.SQLException;
import org.wattladder.worklets.api.WrongOutput;

/** The work of one type of transaction on one connection; used by the thread of one user. */
interface Step {
    /** Draws the next input. */
    void draw();

    /** Does all statements, and can do so again with the same input. */
    void work() throws SQLException;

    /** Called when the work is committed. */
    default void committed() {}

    /**
     * Checks what the last work found.
     *
     * @throws WrongOutput with a sentence
     */
    default void verify() {}
}
