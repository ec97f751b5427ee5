package org.wattladder.director.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.director.host.FakeTree;
import org.wattladder.director.host.JavaFacts;
import org.wattladder.director.launch.ClientLaunch;
import org.wattladder.director.launch.WorkThread;
import org.wattladder.director.storage.StoragePlace;
import org.wattladder.model.plan.ClientLayout;
import org.wattladder.model.plan.Program;
import org.wattladder.model.plan.Setting;
import org.wattladder.model.plan.StoragePlan;
import org.wattladder.model.result.StorageDevice;

class StoragePreparationTest {
    private static final JavaFacts FOUR_CPUS = new JavaFacts("VM", "/jdk", "amd64", "Linux", 4, 2L << 30, () -> "feed");
    private static final long MIB = 1L << 20;

    @TempDir
    private Path root;

    private final WorkThread worker = new WorkThread();
    private ClientLaunches preparation;

    @BeforeEach
    void start() {
        FakeTree tree = new FakeTree(root)
                .disk("sda", "8:0", "/srv/a", "xfs", 600 * MIB)
                .disk("sdb", "8:16", "/srv/b", "xfs", 600 * MIB);
        preparation = new ClientLaunches(StandardParts.on(tree.files(), FOUR_CPUS, worker));
    }

    @AfterEach
    void end() {
        worker.end();
    }

    private Optional<StoragePlace> place(String disk, String directory) {
        StorageDevice device =
                new StorageDevice(disk, "Model " + disk, 1 << 20, 600 * MIB, "/" + directory, "xfs", false);
        return Optional.of(new StoragePlace(
                root.resolve(directory).resolve("wattladder-storage"), Optional.of(device), 400 * MIB));
    }

    @Test
    void shouldMakeOneLaunchPerDeviceWithAFolderOnIt() {
        List<ClientLaunch> launches = launches(order("filing", ClientLayout.Unit.DEVICE, 50));
        assertThat(launches)
                .extracting(ClientLaunch::storage)
                .containsExactly(place("sda", "srv/a"), place("sdb", "srv/b"));
        assertThat(launches)
                .isNotEmpty()
                .allSatisfy(launch -> assertThat(launch.place().cpus().text()).isEqualTo("0-3"))
                .allSatisfy(launch -> assertThat(launch.place().users()).isEqualTo(4));
        assertThat(launches.get(1).command())
                .contains("--storage=" + root.resolve("srv/b/wattladder-storage"), "mebibytes=50");
        assertThat(root.resolve("srv/a")).isEmptyDirectory();
    }

    @Test
    void shouldRefuseWithFiguresWhatDoesNotFit() {
        assertRefused(order("filing", ClientLayout.Unit.DEVICE, 100), "need 800 MiB on /srv/a, but 600 MiB are free");
    }

    @Test
    void shouldRefuseALayoutThatDoesNotSuit() {
        assertRefused(order("filing", ClientLayout.Unit.CORE, 10), "must be one per device");
        assertRefused(
                new Program.Worklet("steady", List.of(), new ClientLayout(ClientLayout.Unit.DEVICE, 1, 0), List.of()),
                "cannot be one per device");
    }

    private void assertRefused(Program.Worklet worklet, String words) {
        assertThatIllegalArgumentException().isThrownBy(() -> launches(worklet)).withMessageContaining(words);
    }

    private List<ClientLaunch> launches(Program.Worklet worklet) {
        return preparation.launches(worklet, StoragePlan.DISCOVERED, 1, Map.of());
    }

    private static Program.Worklet order(String worklet, ClientLayout.Unit per, int mebibytes) {
        return new Program.Worklet(
                worklet,
                List.of(new Setting("mebibytes", Integer.toString(mebibytes))),
                new ClientLayout(per, 4, 0),
                List.of());
    }
}
