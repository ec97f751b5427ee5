package org.wattladder.model.environment;

import java.util.Locale;

/** Facts that stand together in files and reports. */
public enum EnvironmentGroup {
    /** The test and those who answer for it. */
    TESTER(false, "Who tests what, where and when"),
    /** The feed. */
    MAINS(false, "The electricity that feeds the system under test"),
    /** The machine. */
    HARDWARE(true, "The machine and its processors"),
    /** BIOS, microcode and management controller. */
    FIRMWARE(true, "Firmware"),
    /** Memory modules. */
    MEMORY(true, "Memory"),
    /** Disks. */
    STORAGE(true, "Storage devices"),
    /** Power supply units. */
    POWER_SUPPLY(true, "Power supply units"),
    /** Operating system. */
    OS(true, "Operating system"),
    /** Whatever can be switched. */
    SETTINGS(true, "Settings that move power or performance"),
    /** Java. */
    JVM(true, "Java of the clients");

    private final boolean ofHost;
    private final String sentence;

    EnvironmentGroup(boolean ofHost, String sentence) {
        this.ofHost = ofHost;
        this.sentence = sentence;
    }

    /** Whether every host has its own, or the run has one. */
    public boolean ofHost() {
        return ofHost;
    }

    /** What its facts are about, for people. */
    public String sentence() {
        return sentence;
    }

    /** As written in files, lower case with hyphens. */
    public String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
