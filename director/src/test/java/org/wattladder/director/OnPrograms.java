package org.wattladder.director;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.wattladder.model.plan.ComponentPlan;
import org.wattladder.model.plan.Program;
import org.wattladder.model.plan.StoragePlan;
import org.wattladder.model.wire.Failed;
import org.wattladder.model.wire.IntervalDone;
import org.wattladder.model.wire.Load;
import org.wattladder.model.wire.Prepare;
import org.wattladder.model.wire.Prepared;
import org.wattladder.model.wire.RecordingStarted;
import org.wattladder.model.wire.RunInterval;
import org.wattladder.settings.problem.Problems;
import org.wattladder.settings.program.ProgramFile;

/** Tests on a Director that measures programs of a folder, one of which is called toy. */
abstract class OnPrograms extends OnServers {
    /** What the program file of the toy says comes to this order. */
    final Prepare toy(String programFile) throws IOException {
        Path file = programs.folder().resolve("toy.yaml");
        Files.writeString(file, programFile);
        return order(ProgramFile.read(file, new Problems()).orElseThrow().program());
    }

    static Prepare order(Program.Measured program) {
        return new Prepare(
                Prepare.ALONE,
                List.of(new ComponentPlan(ComponentPlan.WORKLET, program, List.of())),
                Map.of(),
                StoragePlan.DISCOVERED,
                42);
    }

    /** Long enough that a shell on a busy machine has its turn in each part. */
    static final long MEASURED_NANOS = 1000 * MILLISECOND;

    final void send(Load load) throws IOException {
        send(load, 300 * MILLISECOND);
    }

    private void send(Load load, long nanos) throws IOException {
        chauffeur.send(new RunInterval(
                1,
                Map.of("alone/worklet", new RunInterval.Work(load, 42)),
                nanos,
                nanos,
                MILLISECOND,
                List.of(),
                OptionalLong.empty()));
    }

    final IntervalDone measured(Load load) throws IOException {
        send(load, MEASURED_NANOS);
        chauffeur.receive(RecordingStarted.class);
        return chauffeur.receive(IntervalDone.class);
    }

    /** Recording may have begun before it failed. */
    final String failure() throws IOException {
        Failed failed;
        try {
            failed = chauffeur.receive(Failed.class);
        } catch (AssertionError begun) {
            failed = chauffeur.receive(Failed.class);
        }
        return failed.reason().notation();
    }

    /** The toy is not believed, for this reason, and none of its processes is left. */
    final void disbelieved(String what, Prepare toy, Load load, String reason) throws IOException {
        chauffeur.ask(toy, Prepared.class);
        send(load);
        assertThat(failure()).as(what).isEqualTo("fault.program(place.program('toy'), " + reason + ")");
        assertThat(left()).as(what).isEmpty();
    }
}
