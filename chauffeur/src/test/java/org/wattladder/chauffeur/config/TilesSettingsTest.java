package org.wattladder.chauffeur.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wattladder.chauffeur.config.change.QuickGuests;
import org.wattladder.model.plan.DeploymentPlan;
import org.wattladder.model.plan.GuestLimits;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.schedule.Guest;
import org.wattladder.model.schedule.Tiles;

class TilesSettingsTest {
    @TempDir
    private Path folder;

    private ConfigTree tree;

    @BeforeEach
    void makeTree() {
        tree = new ConfigTree(folder);
        tree.file("clients/host.yaml", "per: host\n").file("clients/core.yaml", "per: core\n");
    }

    private static String suite(String worklet) {
        return "title: t\ndefaults: {schedule: tiles, tiles: {most: 5, step: {pre: 0s, recording: 4s, post: 0s}}}\n"
                + "worklets:\n  " + worklet + "\n";
    }

    private List<String> problems(String worklet) {
        return tree.suite(suite(worklet)).problems();
    }

    @Test
    void shouldMakeOneStageOfAllGuests() throws ConfigProblems {
        RunPlan plan = tree.suite(
                        suite(
                                "lu: {clients: host, guest: {name: work, cpus: 1.5, memory: 1GiB, percent: 55},"
                                        + " beside: {null: {clients: host, guest: {cpus: 1, memory: 64MiB, rate: 4, weight: 0, cpuset: '0'}}}}"))
                .plan();
        assertThat(plan.worklets()).hasSize(1);
        WorkletPlan stage = plan.worklets().get(0);
        assertThat(stage.name()).isEqualTo("tiles");
        assertThat(stage.deployments()).extracting(DeploymentPlan::copies).containsExactly(5, 5);
        assertThat(stage.deployments().stream().map(each -> each.guest().orElseThrow()))
                .containsExactly(new GuestLimits(1.5, 100, 1024, ""), new GuestLimits(1, 100, 64, "0"));
        assertThat(((Tiles) stage.schedule()).guests())
                .containsExactly(
                        new Guest("work", 1, Guest.Want.SHARE, 55, 0), new Guest("null", 0, Guest.Want.RATE, 4, 0));
        assertThat(PlanYaml.read(PlanYaml.write(plan))).isEqualTo(plan);
        assertThat(QuickGuests.apply(plan)
                        .worklets()
                        .get(0)
                        .deployment()
                        .guest()
                        .orElseThrow()
                        .cpus())
                .isEqualTo(0.375);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "lu:  | lu runs tiles, so it needs guest, with cpus and memory",
                "lu: {guest: {cpus: 1, memory: 64MiB}, copies: 2} | lu cannot be a guest; a guest is a worklet of"
                        + " transactions with all components on the system under test, without devices and copies",
                "lu: {guest: {cpus: 1, memory: 64MiB, percent: 5, rate: 4}} | lu has percent and rate; give one of them",
                "lu: {guest: {cpus: 1, memory: 64MiB, weight: 0}} | no guest of lu has a weight, so there is no score",
                "lu: {guest: {cpus: 1, memory: 64MiB}, beside: {lu: {guest: {cpus: 1, memory: 64MiB}}}} | two guests are"
                        + " called lu; give one another name"
            })
    void shouldSayWhatIsWrongWithAGuest(String worklet, String sentence) {
        assertThat(problems(worklet)).anyMatch(problem -> problem.endsWith(": " + sentence));
    }

    @Test
    void shouldRefuseAGuestOfAnotherSchedule() {
        assertThat(tree.suite("title: t\nworklets:\n  lu: {guest: {cpus: 1, memory: 64MiB}}\n")
                        .problems())
                .anyMatch(problem -> problem.endsWith("lu is no guest; guests need the schedule tiles"));
    }
}
