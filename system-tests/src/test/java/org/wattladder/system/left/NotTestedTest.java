package org.wattladder.system.left;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NotTestedTest {
    @TempDir
    private Path root;

    private void report(String module, String kind, String name, String body) throws IOException {
        Path folder =
                Files.createDirectories(root.resolve(module).resolve("target").resolve(kind));
        Files.writeString(
                folder.resolve("TEST-" + name + ".xml"),
                "<testsuite><testcase classname='" + name + "'>" + body + "</testcase></testsuite>");
    }

    @Test
    void shouldNameWhatWasLeftOutAndWhy() throws IOException {
        report("one", "surefire-reports", "a.DiskTest", "<skipped message='Assumption failed: no tmpfs here'/>");
        report("two", "failsafe-reports", "b.PageIT", "<skipped message='there is no chromium&#10;at all'/>");
        report("two", "failsafe-reports", "b.WayIT", "<skipped message='there is no chromium'/>");
        report("two", "failsafe-reports", "b.RunIT", "");
        assertThat(NotTested.in(root, Instant.EPOCH))
                .isEqualTo("not tested here: DiskTest (no tmpfs here); PageIT, WayIT (there is no chromium)");
    }

    @Test
    void shouldFindTheReasonOfASingleCase() throws IOException {
        report("one", "surefire-reports", "a.GroupTest", """
                <skipped type="org.opentest4j.TestAbortedException"><![CDATA[org.opentest4j.TestAbortedException: \
                Assumption failed: no writable cgroup
                \tat org.junit.jupiter.api.Assumptions.throwAssumptionFailed(Assumptions.java:321)]]></skipped>""");
        report("two", "failsafe-reports", "b.ScriptIT", """
                <skipped type="x"><![CDATA[org.opentest4j.TestAbortedException:\s
                assumption was not met due to:
                [pandas is not installed]\s
                Expecting actual:]]></skipped>""");
        assertThat(NotTested.in(root, Instant.EPOCH))
                .isEqualTo("not tested here: GroupTest (no writable cgroup); ScriptIT (pandas is not installed)");
    }

    @Test
    void shouldReadReportsThatHoldWhatNoXmlMay() throws IOException {
        report("one", "surefire-reports", "a.NameTest", "<skipped message='x'/> \uffff \u0001 &#1; &#x1b; &#10;");
        assertThat(NotTested.in(root, Instant.EPOCH)).isEqualTo("not tested here: NameTest (x)");
    }

    @Test
    void shouldSayNothingOfBuildsBefore() throws IOException {
        report("one", "surefire-reports", "a.DiskTest", "<skipped message='no tmpfs here'/>");
        assertThat(NotTested.in(root, Instant.now().plusSeconds(9))).isEmpty();
    }
}
