package org.wattladder.brokerage.engine;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wattladder.brokerage.dialect.Dialect;
import org.wattladder.brokerage.dialect.Product;
import org.wattladder.worklets.api.DeviceFault;

/**
 * How to log in to a database.
 *
 * @param url of JDBC
 * @param user role
 * @param password of the role; never printed
 * @param product that it is
 */
public record Login(String url, String user, String password, Product product) {
    private static final Pattern PARTS = Pattern.compile("(jdbc:[a-z0-9]+://[^/?]+)(/[^?]*)?(\\?.*)?");

    /**
     * A connection that is ready for statements of the dialect.
     *
     * @throws DeviceFault with a sentence, if the database refuses
     */
    public Connection connect() {
        try {
            return open();
        } catch (SQLException refused) {
            throw new DeviceFault(
                    "the database at " + Product.withoutParameters(url) + " refuses " + user + ": "
                            + Refusal.text(refused),
                    refused);
        }
    }

    private Connection open() throws SQLException {
        Properties properties = new Properties();
        properties.setProperty("user", user);
        properties.setProperty("password", password);
        Connection connection = product.driver().connect(url, properties);
        List<String> session = dialect().statements("session");
        try (Statement statement = connection.createStatement()) {
            for (String each : session) {
                statement.execute(each);
            }
        } catch (SQLException refused) {
            connection.close();
            throw refused;
        }
        return connection;
    }

    /** What is said to it. */
    public Dialect dialect() {
        return product.dialect();
    }

    /**
     * The same server and user, another database.
     *
     * @throws DeviceFault with a sentence, if the URL names no server
     */
    public Login database(String name) {
        Matcher parts = PARTS.matcher(url);
        if (!parts.matches()) {
            throw new DeviceFault(
                    "the URL of a database names its server, like jdbc:postgresql://HOST:PORT/postgres, not "
                            + Product.withoutParameters(url));
        }
        String parameters = parts.group(3) == null ? "" : parts.group(3);
        return new Login(parts.group(1) + "/" + name + parameters, user, password, product);
    }

    /** Whether it lets one in. */
    boolean answers() {
        try (Connection connection = open()) {
            return connection.isValid(1);
        } catch (SQLException notYet) {
            return false;
        }
    }

    @Override
    public String toString() {
        return user + " at " + Product.withoutParameters(url);
    }
}
