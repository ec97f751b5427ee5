package org.wattladder.director.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.model.wire.FilesRemoved;
import org.wattladder.worklets.api.StorageMark;

class OwnFilesTest {
    @TempDir
    private Path device;

    @Test
    void shouldRemoveTheFilesAndTheFolderItMade() throws IOException {
        StorageUse use = use(false);
        Files.write(folder().resolve("001-0001-001.dat"), StorageMark.bytes());
        Files.write(folder().resolve("001-0001-002.dat"), StorageMark.bytes());
        assertThat(use.end()).isEqualTo(new FilesRemoved(2, List.of()));
        assertThat(device).isEmptyDirectory();
        assertThat(use.end()).isEqualTo(new FilesRemoved(0, List.of()));
    }

    @Test
    void shouldLeaveEverythingThatNoStorageWorkletMade() throws IOException {
        Path beside = Files.writeString(device.resolve("001-0001-001.dat"), "a user's");
        StorageUse use = use(false);
        Path unmarked = Files.writeString(folder().resolve("001-0001-001.dat"), "a user's");
        Path otherName = Files.write(folder().resolve("notes.txt"), StorageMark.bytes());
        Path target = Files.write(device.resolve("target"), StorageMark.bytes());
        Path link = Files.createSymbolicLink(folder().resolve("001-0001-002.dat"), target);
        Path nested = Files.createDirectory(folder().resolve("001-0001-003.dat"));
        FilesRemoved removed = use.end();
        assertThat(removed.files()).isZero();
        assertThat(removed.left()).singleElement().asString().contains("that no storage worklet made");
        assertThat(List.of(beside, unmarked, otherName, target, link, nested))
                .isNotEmpty()
                .allMatch(Files::exists);
    }

    @Test
    void shouldKeepFilesWhenAsked() throws IOException {
        StorageUse use = use(true);
        Path file = Files.write(folder().resolve("001-0001-001.dat"), StorageMark.bytes());
        assertThat(use.end()).isEqualTo(new FilesRemoved(0, List.of()));
        assertThat(file).exists();
    }

    @Test
    void shouldSayWhyAFolderCannotBeMade() {
        StoragePlace place = new StoragePlace(device.resolve("gone/" + OwnFiles.FOLDER), Optional.empty(), 1);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new StorageUse().begin(List.of(place), false))
                .withMessageContaining("cannot be made");
    }

    @Test
    void shouldFindNothingInAFolderThatIsGone() throws IOException {
        List<String> left = new ArrayList<>();
        OwnFiles gone = new OwnFiles(device.resolve("gone"));
        assertThat(gone.list()).isEmpty();
        assertThat(gone.bytes()).isZero();
        assertThat(gone.remove(left)).isZero();
        assertThat(left).isEmpty();
    }

    private Path folder() {
        return device.resolve(OwnFiles.FOLDER);
    }

    private StorageUse use(boolean keep) {
        StorageUse use = new StorageUse();
        use.begin(List.of(new StoragePlace(folder(), Optional.empty(), 1)), keep);
        return use;
    }
}
