package org.wattladder.system.hostile;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.model.sample.Everyday;

/** A Director that says one thing which cannot be: the run ends in bounded time with a sentence, and keeps what was measured. */
@Order(2)
class HostileDirectorIT {
    /** One of so many lies about a field is told every day. */
    private static final int EVERYDAY = 900;

    /** One of so many lies about meaning. */
    private static final int EVERYDAY_MEANINGS = 4;

    @TempDir
    private Path directory;

    @Test
    void shouldEndInOrderWhateverADirectorSays() throws Exception {
        List<Lie> lies = new ArrayList<>(Everyday.oneOf(EVERYDAY_MEANINGS, SemanticLies.all()));
        lies.addAll(Everyday.oneOf(EVERYDAY, FieldLies.all()));
        lies.addAll(Everyday.oneOf(EVERYDAY, BorderAnswers.all()));
        check("hostile-director", lies);
    }

    @Test
    @Tag("full")
    void shouldEndInOrderWhateverAnAnswerMeans() throws Exception {
        check("hostile-director-meanings", SemanticLies.all());
    }

    @Test
    @Tag("full")
    void shouldEndInOrderWhateverAnyFieldOfAnAnswerHolds() throws Exception {
        check("hostile-director-fields", FieldLies.all());
    }

    /** What was accepted can be reported: every answer goes through journal, result and all reports. */
    @Test
    @Tag("full")
    void shouldReportWhateverItAccepts() throws Exception {
        check("border-answers", BorderAnswers.all());
    }

    private void check(String name, List<Lie> lies) throws Exception {
        HostileTable.check(
                directory,
                name,
                lies.stream()
                        .map(lie -> new HostileTable.Case(
                                lie.name(), lie.kind(), lie.verdict(), folder -> new LyingDirector(lie)))
                        .toList());
    }
}
