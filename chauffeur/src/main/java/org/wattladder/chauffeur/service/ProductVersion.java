package org.wattladder.chauffeur.service;

/** The version of this program. */
public final class ProductVersion {
    private ProductVersion() {}

    /** From the jar's manifest; {@code development} when run from class files. */
    public static String current() {
        String version = ProductVersion.class.getPackage().getImplementationVersion();
        return version == null ? "development" : version;
    }
}
