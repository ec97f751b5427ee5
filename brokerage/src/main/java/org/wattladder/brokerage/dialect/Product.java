package org.wattladder.brokerage.dialect;

import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Driver;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wattladder.worklets.api.DeviceFault;

/**
 * A kind of database: its driver and its dialect.
 *
 * @param driver of JDBC
 * @param dialect that it speaks
 * @param driverJar that holds the driver; empty for one that is shipped
 * @param dialectFile of the user; empty for one that is shipped
 */
public record Product(Driver driver, Dialect dialect, Optional<Path> driverJar, Optional<Path> dialectFile) {
    private static final Pattern URL_OF_JDBC = Pattern.compile("jdbc:([a-z0-9]+):.*");

    /**
     * The one for a URL.
     *
     * @param driverJar that the user names
     * @param dialectFile that the user names
     * @throws DeviceFault with a sentence, if there is no driver or no dialect for it
     */
    public static Product of(String url, Optional<Path> driverJar, Optional<Path> dialectFile) {
        Matcher scheme = URL_OF_JDBC.matcher(url);
        if (!scheme.matches()) {
            throw new DeviceFault("the URL of a database is like jdbc:postgresql://HOST:PORT/postgres, not " + url);
        }
        Driver driver = driver(url, driverJar);
        return DialectFile.find(scheme.group(1), dialectFile)
                .map(dialect -> new Product(driver, dialect, driverJar, dialectFile))
                .orElseThrow(() -> new DeviceFault("there is no dialect for jdbc:" + scheme.group(1)
                        + "; name a file by dialect=, or use one of " + String.join(", ", DialectFile.SHIPPED)));
    }

    private static Driver driver(String url, Optional<Path> jar) {
        try {
            return jar.isPresent() ? inJar(url, jar.get()) : DriverManager.getDriver(url);
        } catch (SQLException none) {
            throw new DeviceFault(
                    "no JDBC driver here takes " + withoutParameters(url)
                            + "; name its jar by a line driver=/PATH/OF/DRIVER.jar in the file of the database",
                    none);
        }
    }

    /** It stays loaded as long as this process. */
    private static Driver inJar(String url, Path jar) throws SQLException {
        if (!Files.isReadable(jar)) {
            throw new DeviceFault("the JDBC driver " + jar + " is missing on this host or cannot be read");
        }
        try {
            ClassLoader loader = new URLClassLoader(new URL[] {jar.toUri().toURL()}, Product.class.getClassLoader());
            for (Driver each : ServiceLoader.load(Driver.class, loader)) {
                if (each.acceptsURL(url)) {
                    return each;
                }
            }
        } catch (MalformedURLException impossible) {
            throw new IllegalStateException(impossible);
        }
        throw new DeviceFault("the jar " + jar + " holds no JDBC driver that takes " + withoutParameters(url));
    }

    /** A URL may hold a password behind its question mark. */
    public static String withoutParameters(String url) {
        return url.replaceFirst("\\?.*", "");
    }
}
