package org.wattladder.meter.simulator;

import java.util.Set;
import org.wattladder.meter.simulator.scenario.Scenario;
import org.wattladder.meter.source.Figures;
import org.wattladder.ptdaemon.codec.Channel;
import org.wattladder.ptdaemon.codec.Column;

/** Makes the temperature samples of a scenario. */
final class ClimatePlayer implements Simulation.Player {
    private final Drawn celsius;
    private final Drawn humidity;
    private final boolean humid;

    ClimatePlayer(Scenario scenario) {
        this.celsius = new Drawn.Listed(scenario.celsius());
        this.humidity = new Drawn.Listed(scenario.humidity());
        this.humid =
                scenario.humidity().stream().anyMatch(reading -> reading.value().isPresent());
    }

    @Override
    public Set<Column> columns() {
        return humid ? Set.of(Column.TEMPERATURE, Column.HUMIDITY) : Set.of(Column.TEMPERATURE);
    }

    @Override
    public void begin() {
        celsius.begin();
        humidity.begin();
    }

    @Override
    public Figures next(long nanos) {
        return Figures.of(Channel.climate(celsius.next(), humidity.next()));
    }
}
