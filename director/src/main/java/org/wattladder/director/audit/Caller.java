package org.wattladder.director.audit;

/**
 * The other end of a connection.
 *
 * @param name of its key in the list of trusted ones, or that it has none
 * @param address it calls from, with its port
 */
public record Caller(String name, String address) {
    private static final String NO_KEY = "without a key";

    /** Somebody who showed no key that is trusted. */
    public static Caller unknown(String address) {
        return new Caller(NO_KEY, address);
    }

    @Override
    public String toString() {
        return name.equals(NO_KEY) ? address : name + " at " + address;
    }
}
