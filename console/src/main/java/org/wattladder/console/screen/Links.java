package org.wattladder.console.screen;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

/** Addresses of the console. */
public final class Links {
    private Links() {}

    /** The page of a run. */
    public static String run(String name) {
        return "/runs/" + coded(name);
    }

    /** The page of a machine. */
    public static String host(String machine) {
        return "/hosts/" + coded(machine);
    }

    /** Text as a part of an address. */
    public static String coded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }
}
