package org.wattladder.director.discover;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.wattladder.model.environment.EnvironmentKey;
import oshi.SystemInfo;
import oshi.hardware.CentralProcessor;
import oshi.hardware.ComputerSystem;
import oshi.hardware.HWDiskStore;
import oshi.hardware.HardwareAbstractionLayer;
import oshi.hardware.PhysicalMemory;

/** OSHI, asked once per call; it keeps no thread. */
final class OshiLibrary implements HardwareLibrary {
    private static final Logger LOG = LoggerFactory.getLogger(OshiLibrary.class);

    @Override
    public Map<EnvironmentKey, String> read() {
        Map<EnvironmentKey, String> known = new EnumMap<>(EnvironmentKey.class);
        try {
            SystemInfo system = new SystemInfo();
            HardwareAbstractionLayer hardware = system.getHardware();
            machine(hardware.getComputerSystem(), known);
            processor(hardware.getProcessor(), known);
            memory(hardware.getMemory().getPhysicalMemory(), known);
            disks(hardware.getDiskStores(), known);
            known.put(EnvironmentKey.OS_NAME, system.getOperatingSystem().toString());
        } catch (RuntimeException | LinkageError refuses) {
            LOG.info("OSHI does not work here: {}", refuses.toString());
        }
        return known;
    }

    private static void machine(ComputerSystem machine, Map<EnvironmentKey, String> known) {
        known.put(EnvironmentKey.VENDOR, machine.getManufacturer());
        known.put(EnvironmentKey.MODEL, machine.getModel());
        known.put(EnvironmentKey.FIRMWARE_VENDOR, machine.getFirmware().getManufacturer());
        known.put(EnvironmentKey.FIRMWARE_VERSION, machine.getFirmware().getVersion());
        known.put(EnvironmentKey.FIRMWARE_DATE, machine.getFirmware().getReleaseDate());
    }

    private static void processor(CentralProcessor processor, Map<EnvironmentKey, String> known) {
        known.put(EnvironmentKey.CPU_MODEL, processor.getProcessorIdentifier().getName());
        number(EnvironmentKey.SOCKETS, processor.getPhysicalPackageCount(), known);
        number(EnvironmentKey.CORES, processor.getPhysicalProcessorCount(), known);
        number(EnvironmentKey.THREADS, processor.getLogicalProcessorCount(), known);
    }

    private static void memory(List<PhysicalMemory> modules, Map<EnvironmentKey, String> known) {
        number(EnvironmentKey.DIMM_COUNT, modules.size(), known);
        long bytes = modules.stream().mapToLong(PhysicalMemory::getCapacity).sum();
        if (bytes > 0) {
            known.put(EnvironmentKey.INSTALLED_GIB, Sizes.gibi(bytes));
        }
        QuantityText.text(modules.stream()
                        .map(module -> Sizes.gibi(module.getCapacity()) + " GiB " + module.getMemoryType() + ", "
                                + module.getManufacturer())
                        .toList())
                .ifPresent(text -> known.put(EnvironmentKey.DIMMS, text));
    }

    private static void disks(List<HWDiskStore> disks, Map<EnvironmentKey, String> known) {
        number(EnvironmentKey.DEVICE_COUNT, disks.size(), known);
        QuantityText.text(disks.stream()
                        .map(disk -> Sizes.giga(disk.getSize()) + " GB " + disk.getModel())
                        .toList())
                .ifPresent(text -> known.put(EnvironmentKey.DEVICES, text));
    }

    private static void number(EnvironmentKey key, int count, Map<EnvironmentKey, String> known) {
        if (count > 0) {
            known.put(key, Integer.toString(count));
        }
    }
}
