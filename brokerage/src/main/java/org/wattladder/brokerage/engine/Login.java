package org.wattladder.brokerage.engine;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import org.wattladder.worklets.api.DeviceFault;

/**
 * How to log in to a database.
 *
 * @param url of JDBC
 * @param user role
 * @param password of the role; never printed
 */
public record Login(String url, String user, String password) {
    /**
     * A connection.
     *
     * @throws DeviceFault with a sentence, if the database refuses
     */
    public Connection connect() {
        try {
            return DriverManager.getConnection(url, user, password);
        } catch (SQLException refused) {
            throw new DeviceFault("the database at " + url + " refuses " + user + ": " + refused.getMessage(), refused);
        }
    }

    /** The same server and user, another database. */
    public Login database(String name) {
        return new Login(url.replaceFirst("(://[^/]+/)[^?]*", "$1" + name), user, password);
    }

    /** Whether it lets one in. */
    boolean answers() {
        try (Connection connection = DriverManager.getConnection(url, user, password)) {
            return connection.isValid(1);
        } catch (SQLException notYet) {
            return false;
        }
    }

    @Override
    public String toString() {
        return user + " at " + url;
    }
}
