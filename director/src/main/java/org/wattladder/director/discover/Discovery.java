package org.wattladder.director.discover;

import java.util.List;
import java.util.Optional;
import org.wattladder.director.host.JavaFacts;
import org.wattladder.director.host.Machine;
import org.wattladder.director.host.SystemFiles;
import org.wattladder.model.environment.EnvironmentFact;
import org.wattladder.model.environment.EnvironmentKey;

/** Looks at a machine, on the thread of the caller; takes up to some seconds. */
public final class Discovery {
    private static final String UNTOLD = "neither the kernel nor OSHI reports it";

    private final Machine machine;
    private final SmbiosSource smbios;
    private final HardwareLibrary library;

    Discovery(Machine machine, SmbiosSource smbios, HardwareLibrary library) {
        this.machine = machine;
        this.smbios = smbios;
        this.library = library;
    }

    /** Looks at the machine this process runs on, whose files these are. */
    public static Discovery ofThisMachine(Machine machine) {
        return new Discovery(machine, DmidecodeProgram.standard(), new OshiLibrary());
    }

    /** Every fact that hosts have, each discovered or absent with a reason. */
    public List<EnvironmentFact> facts() {
        FactSheet sheet = new FactSheet();
        SystemFiles files = machine.files();
        SmbiosSource.Reading reading = smbios.read();
        Optional<Smbios> tables = reading.text().map(Smbios::parse);
        new HardwareFacts(files, sheet).gather();
        new MemoryFacts(files, sheet).gather(tables, reading.reason());
        new StorageFacts(files, sheet).gather();
        new SupplyFacts(sheet).gather(tables, reading.reason());
        new SettingFacts(files, sheet).gather();
        system(files, machine.java(), sheet);
        library.read().forEach((key, text) -> sheet.put(key, Optional.ofNullable(text), UNTOLD));
        return sheet.facts();
    }

    private static void system(SystemFiles files, JavaFacts java, FactSheet sheet) {
        sheet.put(
                EnvironmentKey.OS_NAME,
                files.text("etc/os-release").flatMap(text -> Machine.value(text, "PRETTY_NAME", "=")),
                "there is no /etc/os-release");
        sheet.put(
                EnvironmentKey.KERNEL,
                files.text("proc/sys/kernel/osrelease").map(release -> java.operatingSystem() + " " + release),
                "the kernel does not tell its release");
        sheet.put(EnvironmentKey.ARCHITECTURE, Optional.of(java.architecture()), UNTOLD);
        sheet.put(EnvironmentKey.JVM_VERSION, Optional.of(java.version()), UNTOLD);
        sheet.put(EnvironmentKey.JVM_HOME, Optional.of(java.home()), UNTOLD);
    }
}
