package org.wattladder.model.meter;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.MeterFacts.Quantity;

/**
 * Every source of our meter daemon, the best first; a new source is one line here, its file in the daemon, and its line
 * in the daemon's list.
 *
 * <p>Known before any daemon runs: files and options are checked with it, and the tier of a daemon that names itself
 * {@code Wattladder-<label>} is read from it.
 */
public enum MeterSource {
    /** An analyzer that speaks SCPI. */
    SCPI(
            "scpi",
            EvidenceTier.ANALYZER,
            Use.BY_NAME,
            "A power analyzer with Yokogawa's command set (WT300, WT500), over the network.",
            "accuracy address answer-millis elements model update-millis"),
    /** The kernel's meter of the whole machine. */
    HWMON(
            "hwmon",
            EvidenceTier.BMC,
            Use.AUTOMATIC,
            "The ACPI power meter of the whole machine (Linux hwmon, chip power_meter).",
            "hwmon-root meter poll-millis stuck-seconds update-millis"),
    /** A management controller asked through ipmitool. */
    IPMI(
            "ipmi",
            EvidenceTier.BMC,
            Use.AUTOMATIC,
            "The management controller's reading of the whole machine (IPMI DCMI), through ipmitool.",
            "deactivated host ipmi-root limit-millis password-file poll-millis"
                    + " privilege stuck-seconds tool update-millis user"),
    /** A management controller asked over the network. */
    REDFISH(
            "redfish",
            EvidenceTier.BMC,
            Use.BY_NAME,
            "A management controller, over the network (Redfish).",
            "auth chassis fingerprint limit-millis password-file poll-millis sensor stuck-seconds update-millis url user"),
    /** An outlet of a rack. */
    PDU(
            "pdu",
            EvidenceTier.BMC,
            Use.BY_NAME,
            "An outlet of a power distribution unit, over the network.",
            "address answer-millis auth ciphers fingerprint oid outlets"
                    + " password-file poll-millis preset privacy-file scale secret-file stuck-seconds unit update-millis url user"),
    /** Energy counters of the processor. */
    RAPL(
            "rapl",
            EvidenceTier.IN_BAND,
            Use.AUTOMATIC,
            "Energy counters inside the processor (powercap tree): packages and memory, not the wall.",
            "amd-root dram psys root"),
    /** Accelerators. */
    NVML(
            "nvml",
            EvidenceTier.IN_BAND,
            Use.BY_NAME,
            "Accelerators, through nvidia-smi; not the machine around them.",
            "command field gpus interval-millis"),
    /** Power sensors of single chips. */
    RAILS(
            "rails",
            EvidenceTier.IN_BAND,
            Use.BY_NAME,
            "Power and energy sensors of single chips (Linux hwmon: ina2xx, ina3221, amdgpu), not the wall.",
            "chip hwmon-root label range-uj stuck-seconds"),
    /** A model. */
    ESTIMATE(
            "estimate",
            EvidenceTier.ESTIMATED,
            Use.AUTOMATIC,
            "A model from the host's CPU utilisation, no electrical measurement at all.",
            "exponent full-watts idle-watts proc-root"),
    /** A log of another measurement. */
    REPLAY(
            "replay",
            EvidenceTier.SCRIPTED,
            Use.BY_NAME,
            "The log of an earlier measurement, once more.",
            "end file mark speed stamps start"),
    /** Values by hand. */
    SCRIPTED(
            "scripted",
            EvidenceTier.SCRIPTED,
            Use.BY_NAME_AND_FOR_TEMPERATURE,
            "Values written by hand, for rehearsals and tests of the set-up.",
            "scenario watts",
            "celsius humidity scenario");

    /** The choice that leaves the source to the daemon. */
    public static final String AUTO = "auto";

    private final String label;
    private final EvidenceTier tier;
    private final Use use;
    private final String sentence;
    private final String powerOptions;
    private final String temperatureOptions;

    MeterSource(String label, EvidenceTier tier, Use use, String sentence, String powerOptions) {
        this(label, tier, use, sentence, powerOptions, "");
    }

    MeterSource(
            String label, EvidenceTier tier, Use use, String sentence, String powerOptions, String temperatureOptions) {
        this.label = label;
        this.tier = tier;
        this.use = use;
        this.sentence = sentence;
        this.powerOptions = powerOptions;
        this.temperatureOptions = temperatureOptions;
    }

    private enum Use {
        AUTOMATIC,
        BY_NAME,
        BY_NAME_AND_FOR_TEMPERATURE
    }

    /** The word for it in files, options and identities. */
    public String label() {
        return label;
    }

    /** Evidence of its figures. */
    public EvidenceTier tier() {
        return tier;
    }

    /** Whether {@code auto} tries it; the others need an address, or measure less or nothing, and have to be asked for. */
    public boolean automatic() {
        return use == Use.AUTOMATIC;
    }

    /** What it reads and what that is worth. */
    public String sentence() {
        return sentence;
    }

    /** Whether it measures this. */
    public boolean measures(Quantity quantity) {
        return quantity == Quantity.POWER || use == Use.BY_NAME_AND_FOR_TEMPERATURE;
    }

    /** Names of its options; the daemon checks their values. */
    public List<String> options(Quantity quantity) {
        return List.of((quantity == Quantity.POWER ? powerOptions : temperatureOptions).split(" ", -1));
    }

    /** Names of the options that this source takes, or any of those that {@code auto} tries; none for a source unknown. */
    public static List<String> optionsOf(String label, Quantity quantity) {
        return Arrays.stream(values())
                .filter(source -> label.equals(AUTO) ? source.automatic() : source.label.equals(label))
                .flatMap(source -> source.options(quantity).stream())
                .distinct()
                .toList();
    }

    /** The source of this name. */
    public static Optional<MeterSource> named(String label) {
        return Arrays.stream(values())
                .filter(source -> source.label.equals(label))
                .findFirst();
    }

    /** Names of the sources that {@code auto} tries, in this order. */
    public static List<String> automaticNames() {
        return Arrays.stream(values())
                .filter(MeterSource::automatic)
                .map(MeterSource::label)
                .toList();
    }

    /** Names of the sources that measure this. */
    public static List<String> namesOf(Quantity quantity) {
        return Arrays.stream(values())
                .filter(source -> source.measures(quantity))
                .map(MeterSource::label)
                .toList();
    }
}
