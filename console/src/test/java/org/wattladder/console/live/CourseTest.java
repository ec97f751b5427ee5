package org.wattladder.console.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.wattladder.chauffeur.config.PlanYaml;
import org.wattladder.chauffeur.event.RunPosition;
import org.wattladder.chauffeur.journal.RunSoFar;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Text;

class CourseTest {
    private static final Path PLAN =
            Path.of("..", "chauffeur", "src", "test", "resources", "archive", "run", "plan.yaml");

    private static Text part(Optional<RunPosition> position) throws IOException {
        return new Course(PlanYaml.read(PLAN), List.of(), RunSoFar.of(List.of()), position, Optional.empty()).part();
    }

    @Test
    void shouldSayWhatIsWaitedForOrLaunchedBeforeTheFirstPart() throws IOException {
        RunPosition launching = new RunPosition(0, Optional.empty(), Optional.empty(), Optional.empty());

        assertThat(part(Optional.empty())).isEqualTo(Message.of("console.joining"));
        assertThat(part(Optional.of(launching))).isEqualTo(Message.of("console.launching"));
    }
}
