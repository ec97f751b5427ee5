package org.wattladder.director.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.director.host.FakeTree;
import org.wattladder.director.host.JavaFacts;
import org.wattladder.director.host.Machine;
import org.wattladder.director.permission.StorageRoots;
import org.wattladder.model.plan.StoragePlan;
import org.wattladder.model.result.StorageDevice;
import org.wattladder.worklets.api.StorageMark;

class StorageFoldersTest {
    private static final long MIB = 1L << 20;

    @TempDir
    private Path root;

    private FakeTree tree;

    @BeforeEach
    void plantABootDisk() throws IOException {
        tree = new FakeTree(root).disk("sda", "8:0", "/", "ext4", 2000 * MIB);
        Files.createDirectories(root.resolve("var/tmp"));
    }

    private StorageFolders folders() {
        return new StorageFolders(
                new Machine(tree.files(), new JavaFacts("VM", "/jdk", "amd64", "Linux", 4, 2L << 30, () -> "feed")));
    }

    private List<StorageFolder> choose(String... named) {
        return folders().choose(new StoragePlan(List.of(named), false));
    }

    @Test
    void shouldUseTheBootDeviceOnlyWithAWarning() {
        List<StorageFolder> chosen = choose();
        assertThat(chosen)
                .extracting(StorageFolder::folder)
                .containsExactly(root.resolve("var/tmp/wattladder-storage"));
        assertThat(StorageFolders.warnings(chosen))
                .singleElement()
                .asString()
                .contains("sda, the device of the operating system");
    }

    @Test
    void shouldLeaveTheBootDeviceAloneWhereThereAreOthers() {
        tree.disk("sdb", "8:16", "/srv/one", "xfs", 900 * MIB).disk("sdc", "8:32", "/srv/two", "xfs", 900 * MIB);
        assertThat(choose())
                .extracting(StorageFolder::folder)
                .containsExactly(
                        root.resolve("srv/one/wattladder-storage"), root.resolve("srv/two/wattladder-storage"));
        assertThat(StorageFolders.warnings(choose())).isEmpty();
    }

    @Test
    void shouldSayHowToLeaveStorageOutWhereThereIsNoDevice(@TempDir Path empty) {
        tree = new FakeTree(empty);
        assertThatIllegalArgumentException()
                .isThrownBy(this::choose)
                .withMessageContaining("no mounted device was found here; name one with --storage DIR, or leave the"
                        + " storage worklets out with --only");
    }

    @Test
    void shouldUseNamedFoldersAsTheyAre() throws IOException {
        tree.disk("sdb", "8:16", "/srv/one", "xfs", 900 * MIB);
        Files.createDirectories(root.resolve("srv/one/wattladder-storage"));
        assertThat(choose("/srv/one", "/srv/one/wattladder-storage"))
                .extracting(StorageFolder::folder)
                .containsOnly(root.resolve("srv/one/wattladder-storage"));
        assertThat(StorageFolders.warnings(choose("/srv/one", "/srv/one/wattladder-storage")))
                .singleElement()
                .asString()
                .contains("2 storage folders lie on one device, sdb");
    }

    @Test
    void shouldRefuseWhatIsNoDirectoryInMemoryOrReadOnly() throws IOException {
        tree.mount("0:25", "/dev/shm", "rw", "tmpfs", "tmpfs", MIB)
                .mount("8:32", "/sealed", "ro", "ext4", "/dev/sdz", MIB);
        Files.createSymbolicLink(root.resolve("link"), root.resolve("dev/shm"));
        assertRefused("/nowhere", "/nowhere is no directory here");
        assertRefused("/dev/shm", "lies in memory (tmpfs at /dev/shm)");
        assertRefused("/link", "lies in memory (tmpfs at /dev/shm)");
        assertRefused("/sealed", "mounted read-only");
        assertRefused("srv", "must be an absolute path");
    }

    @Test
    void shouldFollowNoLinkOutOfARoot() throws IOException {
        tree.disk("sdb", "8:16", "/tmp", "xfs", 900 * MIB).disk("sdc", "8:32", "/srv/two", "xfs", 900 * MIB);
        Files.createDirectories(root.resolve("tmp/mine"));
        Files.createSymbolicLink(root.resolve("tmp/away"), root.resolve("srv/two"));
        StorageFolders within = new StorageFolders(
                new Machine(tree.files(), new JavaFacts("VM", "/jdk", "amd64", "Linux", 4, 2L << 30, () -> "feed")),
                StorageRoots.within(List.of(Path.of("/tmp"))));
        assertThat(within.choose(new StoragePlan(List.of("/tmp/mine"), false))).hasSize(1);
        for (String outside : new String[] {"/srv/two", "/tmp/away", "/tmp/../srv/two", "/tmp/mine/../../srv/two"}) {
            assertThatIllegalArgumentException()
                    .as(outside)
                    .isThrownBy(() -> within.choose(new StoragePlan(List.of(outside), false)))
                    .withMessageContaining("storage folder /srv/two lies outside of what this Director allows");
        }
    }

    @Test
    void shouldWriteIntoNoFolderOfOurNameThatIsALink() throws IOException {
        tree.disk("sdb", "8:16", "/srv/one", "xfs", 900 * MIB);
        Path elsewhere = Files.createDirectories(root.resolve("home"));
        Files.createSymbolicLink(root.resolve("srv/one/wattladder-storage"), elsewhere);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> choose("/srv/one"))
                .withMessageContaining("is a symbolic link, by which files could land anywhere");
        assertThat(choose()).isNotEmpty().noneMatch(folder -> folder.folder().startsWith(root.resolve("srv/one")));
    }

    private void assertRefused(String folder, String words) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> choose(folder))
                .withMessageContaining("storage folder " + folder)
                .withMessageContaining(words);
    }

    @Test
    void shouldRefuseADeviceWithoutRoomWithTheFigures() {
        tree.disk("sdb", "8:16", "/srv/one", "xfs", 100 * MIB);
        StorageDevice device = new StorageDevice("sdb", "Model sdb", 1 << 20, 100 * MIB, "/srv/one", "xfs", false);
        assertThat(StorageRoom.places(choose("/srv/one"), 84 * MIB))
                .containsExactly(
                        new StoragePlace(root.resolve("srv/one/wattladder-storage"), Optional.of(device), 84 * MIB));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> StorageRoom.places(choose("/srv/one"), 85 * MIB))
                .withMessageContaining("need 85 MiB on /srv/one, but 100 MiB are free there and 16 MiB of them");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> StorageRoom.places(choose("/srv/one", "/srv/one"), 43 * MIB))
                .withMessageContaining("need 86 MiB");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> StorageRoom.places(choose("/"), 1000 * MIB))
                .withMessageContaining("1024 MiB of them must stay free");
    }

    @Test
    void shouldCountFilesThatAreThereAlreadyAsRoom() throws IOException {
        tree.disk("sdb", "8:16", "/srv/one", "xfs", 100 * MIB);
        Path folder = Files.createDirectories(root.resolve("srv/one/wattladder-storage"));
        byte[] content = new byte[2 << 20];
        System.arraycopy(StorageMark.bytes(), 0, content, 0, StorageMark.bytes().length);
        Files.write(folder.resolve("001-0001-001.dat"), content);
        Files.write(folder.resolve("001-0001-002.dat"), new byte[2 << 20]);
        assertThat(StorageRoom.places(choose("/srv/one"), 86 * MIB)).hasSize(1);
        assertThatIllegalArgumentException().isThrownBy(() -> StorageRoom.places(choose("/srv/one"), 87 * MIB));
    }
}
