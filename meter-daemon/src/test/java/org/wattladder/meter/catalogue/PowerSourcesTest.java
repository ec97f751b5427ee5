package org.wattladder.meter.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

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
import org.wattladder.meter.source.SourceOption;
import org.wattladder.model.meter.MeterSource;
import org.wattladder.model.result.MeterFacts;
import org.wattladder.ptdaemon.codec.DaemonVersion;
import org.wattladder.ptdaemon.codec.Identity;
import org.wattladder.ptdaemon.session.Evidence;

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
            assertThat(Evidence.tierOf(identity)).as(source.name()).isEqualTo(source.tier());
        }
    }

    @Test
    void shouldAgreeWithTheListThatClientsRead() {
        for (PowerSource source : PowerSources.all().sources()) {
            MeterSource known = MeterSource.named(source.name()).orElseThrow();
            assertThat(source.tier()).as(source.name()).isEqualTo(known.tier());
            MeterFacts.Quantity quantity =
                    source.mode() == Identity.Mode.POWER ? MeterFacts.Quantity.POWER : MeterFacts.Quantity.TEMPERATURE;
            assertThat(known.measures(quantity)).as(source.name()).isTrue();
            assertThat(source.options())
                    .as(source.name())
                    .extracting(SourceOption::name)
                    .containsExactlyInAnyOrderElementsOf(known.options(quantity));
            assertThat(source.automatic()).as(source.name()).isEqualTo(known.automatic());
        }
    }

    @Test
    void shouldTryItsSourcesInTheOrderOfThatList() {
        List<String> names = PowerSources.all().of(Identity.Mode.POWER).sources().stream()
                .filter(PowerSource::automatic)
                .map(PowerSource::name)
                .toList();
        List<String> order = new ArrayList<>(MeterSource.automaticNames());
        order.retainAll(names);
        assertThat(names).isEqualTo(order);
    }

    @Test
    void shouldPreferCountersToTheModelAndNeverTakeAScriptByItself() {
        assertThat(PowerSources.all().of(Identity.Mode.POWER).sources())
                .filteredOn(PowerSource::automatic)
                .extracting(PowerSource::name)
                .containsExactly("hwmon", "ipmi", "rapl", "estimate");
    }
}
