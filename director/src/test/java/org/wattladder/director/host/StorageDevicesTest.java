package org.wattladder.director.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.model.result.StorageDevice;

class StorageDevicesTest {
    private static final long GIB = 1L << 30;

    private FakeTree tree;

    @BeforeEach
    void plant(@TempDir Path root) {
        tree = new FakeTree(root);
    }

    private StorageDevices devices() {
        return new StorageDevices(tree.files());
    }

    @Test
    void shouldFindNothingWhereTheKernelTellsNothing() {
        assertThat(devices().all()).isEmpty();
        assertThat(devices().deviceOf("/srv")).isEmpty();
    }

    @Test
    void shouldKnowTheDiskOfAChrootWhoseRootIsNoMount() {
        tree.disk("sda", "8:0", "/proc", "proc", 0)
                .file("sys/block/sdb/dev", tree.files().deviceNumber("/").orElseThrow());
        assertThat(devices().deviceOf("/srv/work")).map(StorageDevice::name).contains("sdb");
        assertThat(devices().all()).extracting(StorageDevice::mountPoint).contains("/");
    }

    @Test
    void shouldTellModelSizeFreeSpaceMountPointAndFileSystem() {
        tree.disk("sda", "8:0", "/", "ext4", 5 * GIB).disk("sdb", "8:16", "/srv/with space", "xfs", 7 * GIB);
        assertThat(devices().all())
                .containsExactly(
                        new StorageDevice("sda", "Model sda", 1 << 20, 5 * GIB, "/", "ext4", true),
                        new StorageDevice("sdb", "Model sdb", 1 << 20, 7 * GIB, "/srv/with space", "xfs", false));
    }

    @Test
    void shouldTakeTheRoomiestFileSystemOfADisk() {
        tree.disk("sda", "8:0", "/", "ext4", GIB)
                .file("sys/block/sda/sda1/partition", "1")
                .file("sys/block/sda/sda1/dev", "8:1")
                .mount("8:1", "/srv", "rw", "ext4", "/dev/sda1", 3 * GIB);
        assertThat(devices().all())
                .singleElement()
                .isEqualTo(new StorageDevice("sda", "Model sda", 1 << 20, 3 * GIB, "/srv", "ext4", true));
    }

    /** Free space changes from one look to the next, and the choice must not change with it. */
    @Test
    void shouldSeeAFileSystemThatIsMountedSeveralTimesAtItsShortestPoint() {
        tree.disk("sda", "8:0", "/", "ext4", GIB)
                .mount("8:0", "/run/netns", "rw", "ext4", "/dev/sda", GIB + 1)
                .mount("8:0", "/mnt", "rw", "ext4", "/dev/sda", GIB + 2);
        assertThat(devices().all())
                .singleElement()
                .isEqualTo(new StorageDevice("sda", "Model sda", 1 << 20, GIB, "/", "ext4", true));
    }

    @Test
    void shouldLookThroughAVolumeOnOneDiskAndNotThroughOneOnTwo() {
        tree.disk("sda", "8:0", "/", "ext4", GIB)
                .file("sys/block/dm-0/dev", "253:0")
                .file("sys/block/dm-0/slaves/sda/dev", "8:0")
                .mount("253:0", "/encrypted", "rw", "ext4", "/dev/mapper/safe", 2 * GIB)
                .file("sys/block/md0/dev", "9:0")
                .file("sys/block/md0/slaves/sdb/dev", "8:16")
                .file("sys/block/md0/slaves/sdc/dev", "8:32")
                .mount("9:0", "/raid", "rw", "xfs", "/dev/md0", 2 * GIB);
        assertThat(devices().all())
                .extracting(StorageDevice::name, StorageDevice::mountPoint)
                .containsExactly(tuple("md0", "/raid"), tuple("sda", "/encrypted"));
    }

    @Test
    void shouldKnowAFileSystemOfOtherNumberByItsSource() {
        tree.disk("sda", "8:0", "/", "ext4", GIB)
                .file("sys/block/sdb/dev", "8:16")
                .mount("0:40", "/pool", "rw", "btrfs", "/dev/sdb", 2 * GIB);
        assertThat(devices().deviceOf("/pool/x/y"))
                .get()
                .extracting(StorageDevice::name)
                .isEqualTo("sdb");
    }

    @Test
    void shouldNameWhatWasMountedWhereThereIsNoBlockDevice() {
        tree.disk("sda", "8:0", "/", "ext4", GIB)
                .mount("0:52", "/results", "rw", "nfs4", "filer:/results", 9 * GIB)
                .mount("0:53", "/usr", "rw", "overlay", "overlay", GIB);
        assertThat(devices().all()).extracting(StorageDevice::name).containsExactly("sda");
        assertThat(devices().deviceOf("/results/x"))
                .contains(new StorageDevice("filer:/results", "", 0, 9 * GIB, "/results", "nfs4", false));
        assertThat(devices().deviceOf("/usr/x").orElseThrow().boot()).isTrue();
    }

    @Test
    void shouldPassOverWhatIsNoDiskOrCannotBeWritten() {
        tree.disk("loop0", "7:0", "/snap", "squashfs", GIB)
                .disk("zram0", "252:0", "/swapped", "ext4", GIB)
                .file("sys/block/sdc/dev", "8:32")
                .mount("8:32", "/sealed", "ro", "ext4", "/dev/sdc", GIB)
                .mount("0:25", "/dev/shm", "rw", "tmpfs", "tmpfs", GIB);
        assertThat(devices().all()).isEmpty();
        assertThat(devices().mountOf("/dev/shm/x").orElseThrow().ofMemory()).isTrue();
        assertThat(devices().mountOf("/sealed").orElseThrow().readOnly()).isTrue();
        assertThat(devices().deviceOf("/snap/x"))
                .get()
                .extracting(StorageDevice::name)
                .isEqualTo("loop0");
    }

    @Test
    void shouldSeeTheLastOfSeveralMountsAtOnePoint() {
        tree.disk("sda", "8:0", "/srv", "ext4", GIB).mount("0:40", "/srv", "rw", "tmpfs", "tmpfs", GIB);
        assertThat(devices().all()).isEmpty();
        assertThat(devices().mountOf("/srv/x").orElseThrow().fileSystem()).isEqualTo("tmpfs");
    }
}
