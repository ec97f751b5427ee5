package org.wattladder.model.result.xml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.wattladder.model.environment.Environment;
import org.wattladder.model.environment.EnvironmentFact;
import org.wattladder.model.environment.EnvironmentKey;
import org.wattladder.model.environment.EnvironmentValue;
import org.wattladder.model.environment.HostEnvironment;
import org.wattladder.model.plan.DisturbancePolicy;
import org.wattladder.model.plan.PlannedSuite;
import org.wattladder.model.plan.RunMode;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.ScorePlan;
import org.wattladder.model.result.ClockStep;
import org.wattladder.model.result.Fault;
import org.wattladder.model.result.Interruption;
import org.wattladder.model.result.RunCourse;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.SampleResults;
import org.wattladder.model.result.Termination;
import org.wattladder.model.text.Message;

class ResultXmlTest {
    /** A seed of the fuzzer, too. */
    private static final Path COMPLETE = Path.of("src/test/resources/fuzz/result/complete.xml");

    private final ResultXml xml = new ResultXml();

    /** However full the disk is, and so wherever in the result it gets full. */
    @Test
    void shouldThrowWhatTheStreamThrewWhereverItIsFull() {
        int whole = xml.write(SampleResults.complete()).length();
        for (int room = 0; room < whole; room += 97) {
            OutputStream disk = new SmallDisk(room);
            assertThatThrownBy(() -> xml.write(SampleResults.complete(), disk))
                    .as("room for %d bytes", room)
                    .isInstanceOf(IOException.class)
                    .hasMessage("no space left");
        }
    }

    /** Takes so many bytes. */
    private static final class SmallDisk extends OutputStream {
        private int room;

        SmallDisk(int room) {
            this.room = room;
        }

        @Override
        public void write(int octet) throws IOException {
            room--;
            if (room < 0) {
                throw new IOException("no space left");
            }
        }
    }

    @Test
    void shouldReadWhatItWrote() throws Exception {
        RunResult result = SampleResults.complete();
        assertThat(xml.read(xml.write(result), "result.xml")).isEqualTo(result);
    }

    @Test
    void shouldWriteEveryComponentInItsPlace() throws Exception {
        String written = xml.write(SampleResults.complete());
        if (Boolean.getBoolean("wattladder.update")) {
            Files.writeString(COMPLETE, written);
        }
        assertThat(COMPLETE).hasContent(written);
    }

    @Test
    void shouldReadInterruptionsAndClockSteps() throws Exception {
        RunResult sample = SampleResults.complete();
        Fault fault = new Fault(Instant.EPOCH, Message.of("place.host", "sut"), Message.of("died"), List.of("last"));
        RunCourse course = new RunCourse(
                sample.course().startedAt(),
                sample.course().endedAt(),
                sample.course().termination(),
                List.of(new Interruption(
                        Instant.EPOCH,
                        Instant.EPOCH.plusSeconds(60),
                        Message.of("interrupted.after", "lu", 2),
                        Message.of("power"),
                        List.of(fault))),
                List.of(new ClockStep(Instant.EPOCH, "lu", 3, -1.5)));
        RunResult result = with(sample, course);
        assertThat(xml.read(xml.write(result), "result.xml")).isEqualTo(result);
    }

    @Test
    void shouldStreamTheSameText() throws Exception {
        RunResult result = SampleResults.complete();
        ByteArrayOutputStream streamed = new ByteArrayOutputStream();
        xml.write(result, streamed);
        assertThat(streamed.toString(StandardCharsets.UTF_8)).isEqualTo(xml.write(result));
    }

    @Test
    void shouldReadARunThatNeverBegan() throws Exception {
        RunPlan empty = new RunPlan(
                new PlannedSuite("x", "", RunMode.RATING, List.of(), PlannedSuite.NO_SYSTEM),
                0,
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                ScorePlan.standard(),
                DisturbancePolicy.STRICT);
        RunResult result = new RunResult(
                "r",
                "0.1.0",
                RunCourse.uninterrupted(
                        Instant.EPOCH, Instant.EPOCH, Termination.aborted(Message.of("fault.refused", "no host"))),
                empty,
                List.of(),
                List.of(),
                List.of(),
                Environment.unasked());
        assertThat(xml.read(xml.write(result), "result.xml")).isEqualTo(result);
    }

    @Test
    void shouldReportWhatADyingProcessWroteWhateverItWas() throws Exception {
        String[] odd = {"\u001b[31mred\u0000", "\u009b2J", "\uD800 alone", "fine: <&> \u00e9 \uD83D\uDE00"};
        for (String text : odd) {
            Termination termination = Termination.aborted(Message.of("some.text", text));
            RunResult sample = SampleResults.complete();
            RunResult result = with(sample, RunCourse.uninterrupted(Instant.EPOCH, Instant.EPOCH, termination));
            Message read = xml.read(xml.write(result), "result.xml")
                    .course()
                    .termination()
                    .reason()
                    .orElseThrow();
            assertThat(read).isEqualTo(Message.of("some.text", text));
        }
    }

    @Test
    void shouldWriteTheSameTextUnderEveryLocale() {
        String expected = xml.write(SampleResults.complete());
        Locale before = Locale.getDefault();
        try {
            for (String tag : List.of("de-DE", "tr-TR", "ja-JP", "ar-EG")) {
                Locale.setDefault(Locale.forLanguageTag(tag));
                assertThat(new ResultXml().write(SampleResults.complete())).isEqualTo(expected);
            }
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void shouldNameFileLineAndColumnOfABrokenResult() {
        String broken = xml.write(SampleResults.complete()).replace("purpose=\"SCORED\"", "purpose=\"RUNG\"");
        assertThatThrownBy(() -> xml.read(broken, "dir/result.xml"))
                .isInstanceOf(InvalidResult.class)
                .hasMessageMatching("(?s)dir/result\\.xml:\\d+:\\d+: .*RUNG.*");
    }

    @Test
    void shouldSayInOneSentenceWhatIsWrongAndWhatIsNearest() {
        assertThat(refusal("purpose=\"SCORED\"", "purpose=\"SCORES\""))
                .matches(
                        "result\\.xml:\\d+:\\d+: purpose of element plan is \"SCORES\", which is none of WARM_UP, .*, IDLE;"
                                + " the nearest is \"SCORED\"");
        assertThat(refusal("transactions=\"97410\"", "transactions=\"-5\""))
                .endsWith(
                        "transactions of element type is \"-5\", which is below the least that it can be; the nearest is"
                                + " \"0\"");
        assertThat(refusal("calibratedPercent=\"12.5\"", "calibratedPercent=\"112.5\""))
                .endsWith("above the greatest that it can be; the nearest is \"100\"");
        assertThat(refusal("seed=\"42\"", "seed=\"many\""))
                .endsWith("seed of element plan is \"many\", which is not a whole number");
        assertThat(refusal("value=\"811.75\"", "value=\"811,75\""))
                .endsWith("value of element actual is \"811,75\", which is not a number such as 71.25");
        assertThat(refusal("<item>12.5</item>", "<item>half</item>"))
                .endsWith("\"half\" cannot stand here; expected is a number");
        assertThat(refusal(" name=\"rating\" title", " title")).endsWith("element suite lacks the attribute name");
        assertThat(refusal("<changes>", "<change>")).contains("change");
        assertThat(refusal("<actual ", "<actal "))
                .endsWith("element actal cannot stand here; expected is actual, the nearest is \"actual\"");
        assertThat(refusal("formatVersion=\"2\"", "formatVersion=\"1\""))
                .endsWith(
                        ": the file has format version 1, but this version of Wattladder reads 2; use the one that wrote it");
    }

    @Test
    void shouldSaySoInTheSameWordsUnderEveryLocale() {
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.GERMANY);
            assertThat(refusal("purpose=\"SCORED\"", "purpose=\"SCORES\"")).contains("the nearest is \"SCORED\"");
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void shouldSayWhereAFigureIsNeitherMeasuredNorAbsent() {
        assertThat(refusal("is=\"measured\" value=\"811.75\"", "is=\"measured\""))
                .matches("result\\.xml:\\d+:\\d+: .*'value'.*");
    }

    private String refusal(String right, String wrong) {
        String text = xml.write(SampleResults.complete());
        assertThat(text).contains(right);
        String broken = text.replaceFirst(Pattern.quote(right), wrong);
        return catchThrowableOfType(InvalidResult.class, () -> xml.read(broken, "result.xml"))
                .getMessage();
    }

    @Test
    void shouldRefuseAnUnknownAttribute() {
        String broken = xml.write(SampleResults.complete()).replace("<changes>", "<changes watts=\"1\">");
        assertThatThrownBy(() -> xml.read(broken, "result.xml")).hasMessageContaining("watts");
    }

    @Test
    void shouldRefuseAnUnknownEncodingInOneSentence() {
        assertThatThrownBy(() -> xml.read("<?xml version='1.0' encoding='UTF-4'?>\n<result/>", "edited.xml"))
                .isInstanceOf(InvalidResult.class)
                .hasMessage("edited.xml:1:1: the encoding UTF-4 is not known; write UTF-8");
    }

    @Test
    void shouldRefuseADocumentTypeAndItsEntities() {
        String bomb = xml.write(SampleResults.complete())
                .replaceFirst("<result ", "<!DOCTYPE result [<!ENTITY a \"boom\">]>\n<result ");
        assertThatThrownBy(() -> xml.read(bomb, "result.xml"))
                .isInstanceOf(InvalidResult.class)
                .hasMessageStartingWith("result.xml:")
                .hasMessageContaining("DOCTYPE");
    }

    @Test
    void shouldRefuseAMeasuredFigureWithoutAValue() {
        String broken = xml.write(SampleResults.complete())
                .replace("<calibratedRate is=\"measured\" value=\"812.5\"/>", "<calibratedRate is=\"measured\"/>");
        assertThatThrownBy(() -> xml.read(broken, "result.xml")).isInstanceOf(InvalidResult.class);
    }

    @Test
    void shouldReadWhatIsDisclosed() throws Exception {
        RunResult result = SampleResults.complete().with(disclosed());
        assertThat(xml.read(xml.write(result), "result.xml")).isEqualTo(result);
    }

    private static RunResult with(RunResult sample, RunCourse course) {
        return new RunResult(
                sample.run(),
                sample.productVersion(),
                course,
                sample.plan(),
                sample.hosts(),
                sample.meters(),
                sample.worklets(),
                sample.environment());
    }

    private static Environment disclosed() {
        EnvironmentFact vendor = EnvironmentFact.of(
                EnvironmentKey.VENDOR, new EnvironmentValue.Declared("A & B"), new EnvironmentValue.Discovered("C"));
        EnvironmentFact sponsor = EnvironmentFact.of(
                EnvironmentKey.SPONSOR,
                new EnvironmentValue.Absent("not declared"),
                new EnvironmentValue.Absent("no Director can know it"));
        return new Environment(List.of(sponsor), List.of(new HostEnvironment("sut", List.of(vendor))));
    }

    @Test
    void shouldNotFetchExternalEntities() {
        String attack = "<!DOCTYPE result [<!ENTITY x SYSTEM \"file:///etc/hostname\">]>\n"
                + xml.write(SampleResults.complete())
                        .replaceFirst("<\\?xml[^>]*\\?>", "")
                        .replace("only lu", "&x;");
        assertThatThrownBy(() -> xml.read(attack, "result.xml")).isInstanceOf(InvalidResult.class);
    }
}
