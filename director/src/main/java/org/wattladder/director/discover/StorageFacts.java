package org.wattladder.director.discover;

import java.util.List;
import java.util.Optional;
import org.wattladder.director.host.SystemFiles;
import org.wattladder.model.environment.EnvironmentKey;

/** Storage devices, mounted or not. */
final class StorageFacts {
    private static final String BLOCK = "sys/block/";
    private static final int SECTOR_BYTES = 512;

    private final SystemFiles files;
    private final FactSheet sheet;

    StorageFacts(SystemFiles files, FactSheet sheet) {
        this.files = files;
        this.sheet = sheet;
    }

    void gather() {
        List<String> devices = files.names(BLOCK).stream()
                .filter(name -> !name.matches("(loop|ram|zram|sr|nbd|fd|dm-|md)\\d+"))
                .filter(name -> bytes(name).isPresent())
                .toList();
        String why = "the kernel shows no storage device (/sys/block)";
        sheet.put(
                EnvironmentKey.DEVICE_COUNT,
                devices.isEmpty() ? Optional.empty() : Optional.of(Integer.toString(devices.size())),
                why);
        sheet.put(
                EnvironmentKey.DEVICES,
                QuantityText.text(devices.stream().map(this::describe).toList()),
                why);
    }

    private Optional<Long> bytes(String name) {
        return files.text(BLOCK + name + "/size")
                .filter(sectors -> sectors.matches("[1-9]\\d{0,14}"))
                .map(sectors -> Long.parseLong(sectors) * SECTOR_BYTES);
    }

    private String describe(String name) {
        String capacity = bytes(name).map(bytes -> Sizes.giga(bytes) + " GB").orElse("");
        String model = CleanText.joined(
                        files.text(BLOCK + name + "/device/vendor")
                                .filter(vendor -> !vendor.startsWith("0x"))
                                .flatMap(CleanText::of),
                        files.text(BLOCK + name + "/device/model").flatMap(CleanText::of))
                .orElse("of unknown model");
        return capacity + " " + model + kind(name);
    }

    private String kind(String name) {
        if (name.startsWith("nvme")) {
            return ", NVMe";
        }
        if (name.startsWith("vd") || name.startsWith("xvd")) {
            return ", virtual";
        }
        return files.text(BLOCK + name + "/queue/rotational")
                .map(flag -> flag.equals("1") ? ", rotating" : ", not rotating")
                .orElse("");
    }
}
