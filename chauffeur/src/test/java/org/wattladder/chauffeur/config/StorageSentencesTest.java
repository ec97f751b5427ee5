package org.wattladder.chauffeur.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.model.plan.HostPlan;
import org.wattladder.model.plan.RunMode;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.Setting;
import org.wattladder.model.plan.StoragePlan;
import org.wattladder.model.text.Message;

class StorageSentencesTest {
    private static final String SUITE = """
            title: t
            worklets:
              sequential:
                clients:
                  per: device
                  users: 4
            """;

    private ConfigTree tree;

    @BeforeEach
    void makeTree(@TempDir Path folder) {
        tree = new ConfigTree(folder).suite(SUITE);
    }

    @Test
    void shouldLetTheDirectorChooseWhereNothingIsSaid() throws ConfigProblems {
        assertThat(tree.plan().hosts().get(0).storage()).isEqualTo(StoragePlan.DISCOVERED);
    }

    @Test
    void shouldGiveAFolderToEveryHostOrToOne() throws ConfigProblems {
        RunPlan plan = tree.read(request(List.of("a:1", "b:2"), false, "/mnt/one", "b=/mnt/two"));
        assertThat(plan.hosts())
                .extracting(HostPlan::storage)
                .containsExactly(
                        new StoragePlan(List.of("/mnt/one"), true),
                        new StoragePlan(List.of("/mnt/one", "/mnt/two"), true));
    }

    @Test
    void shouldPreferOptionsToTheSuite() throws ConfigProblems {
        tree.suite("storage: [/srv/suite]\n" + SUITE);
        assertThat(tree.plan().hosts().get(0).storage().folders()).containsExactly("/srv/suite");
        assertThat(tree.read(request(List.of(), false, "/mnt/one"))
                        .hosts()
                        .get(0)
                        .storage()
                        .folders())
                .containsExactly("/mnt/one");
    }

    @Test
    void shouldSayWhatIsWrongWithAFolder() {
        assertThat(tree.problems(request(List.of("a:1"), false, "mnt", "aa=/mnt", "/mnt", "a=/mnt")))
                .containsExactly(
                        "--storage: \"mnt\" must be an absolute path, or HOST= and an absolute path",
                        "--storage: the run has no host \"aa\"; did you mean \"a\"?",
                        "--storage: /mnt is named twice");
    }

    @Test
    void shouldAskForClientsPerDeviceWhereAndOnlyWhereTheyAreNeeded() {
        tree.suite("title: t\nworklets:\n  sequential:\n  lu:\n    clients:\n      per: device\n");
        assertThat(tree.problems())
                .containsExactly(
                        "suites/s.yaml:3:3: sequential works on storage devices; give it clients: device",
                        "suites/s.yaml:4:3: lu needs no storage device, so its clients cannot be one per device; give it"
                                + " clients: core, for example");
    }

    @Test
    void shouldShrinkFilesInAQuickRun() throws ConfigProblems {
        RunPlan plan = tree.read(request(List.of(), true, "/mnt"));
        assertThat(plan.suite().mode()).isEqualTo(RunMode.REHEARSAL);
        assertThat(plan.suite().changes()).contains(Message.of("change.files-shrunk", 64));
        assertThat(plan.worklets().get(0).parameters())
                .containsExactly(new Setting("files", "2"), new Setting("file-mebibytes", "64"));
    }

    @Test
    void shouldLeaveSmallFilesAsTheyAre() throws ConfigProblems {
        tree.suite(SUITE + "    parameters:\n      file-mebibytes: 8\n");
        RunPlan plan = tree.read(request(List.of(), true, "/mnt"));
        assertThat(plan.suite().changes())
                .isNotEmpty()
                .noneMatch(change -> change.id().equals("change.files-shrunk"));
        assertThat(plan.worklets().get(0).parameters()).contains(new Setting("file-mebibytes", "8"));
    }

    private static PlanRequest request(List<String> hosts, boolean quick, String... storage) {
        return new PlanRequest(
                "s",
                quick,
                List.of(),
                List.of(),
                hosts,
                List.of(),
                List.of("none"),
                List.of(),
                List.of(storage),
                true,
                OptionalLong.empty(),
                Optional.empty());
    }
}
