package org.wattladder.meter.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.wattladder.meter.sampling.CountingSource;
import org.wattladder.meter.server.DaemonIdentity;
import org.wattladder.meter.source.PowerSource;
import org.wattladder.model.meter.MeterSource;
import org.wattladder.model.meter.MeterSourceOption;
import org.wattladder.model.result.MeterFacts.Quantity;
import org.wattladder.ptdaemon.codec.DaemonVersion;
import org.wattladder.ptdaemon.codec.Identity;
import org.wattladder.ptdaemon.session.Evidence;
import org.wattladder.settings.Key;
import tools.jackson.databind.ObjectMapper;

class PowerSourcesTest {

    @Test
    void shouldListEverySourceThereIs() throws Exception {
        Path classes = Path.of(PowerSource.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        List<Class<?>> found = new ArrayList<>();
        try (Stream<Path> files = Files.walk(classes)) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".class")).toList()) {
                String name = classes.relativize(file).toString();
                Class<?> type = Class.forName(
                        name.substring(0, name.length() - ".class".length()).replace('/', '.'));
                if (PowerSource.class.isAssignableFrom(type) && !type.isInterface()) {
                    found.add(type);
                }
            }
        }
        assertThat(PowerSources.all().sources())
                .extracting(Object::getClass)
                .asInstanceOf(InstanceOfAssertFactories.LIST)
                .containsExactlyInAnyOrderElementsOf(found);
    }

    @Test
    void shouldGiveTheClientTheTierThatTheSourceStates() {
        for (PowerSource source : PowerSources.all().sources()) {
            Identity identity = DaemonIdentity.of(
                    source.name(),
                    source.mode(),
                    new CountingSource(),
                    new DaemonVersion("0.1.0-00000000-20260101"),
                    "Linux");
            assertThat(Evidence.tierOf(identity))
                    .as(source.name())
                    .isEqualTo(source.facts().tier());
        }
    }

    @Test
    void shouldAgreeWithTheListThatClientsRead() throws IOException {
        List<MeterSource> declared = PowerSources.all().sources().stream()
                .map(PowerSourcesTest::known)
                .toList();
        if (Boolean.getBoolean("wattladder.update")) {
            Path file = Path.of("../model/src/main/resources/org/wattladder/model/meter/sources.json");
            Files.writeString(
                    file, new ObjectMapper().writerWithDefaultPrettyPrinter().writeValueAsString(declared) + "\n");
            return;
        }
        assertThat(MeterSource.all())
                .as("sources.json is stale; -Dwattladder.update=true writes it anew")
                .isEqualTo(declared);
    }

    private static MeterSource known(PowerSource source) {
        return new MeterSource(
                source.name(),
                source.mode() == Identity.Mode.POWER ? Quantity.POWER : Quantity.TEMPERATURE,
                source.facts().tier(),
                source.facts().automatic(),
                source.facts().sentence(),
                source.keys().stream().map(PowerSourcesTest::known).toList());
    }

    private static <T> MeterSourceOption known(Key<T> key) {
        return new MeterSourceOption(
                key.name(),
                key.kind().range(),
                key.standard().map(key.kind()::written).orElse(""),
                key.sentence());
    }

    @Test
    void shouldPreferCountersToTheModelAndNeverTakeAScriptByItself() {
        assertThat(PowerSources.all().of(Identity.Mode.POWER).sources())
                .filteredOn(source -> source.facts().automatic())
                .extracting(PowerSource::name)
                .containsExactly("hwmon", "ipmi", "rapl", "estimate");
    }
}
