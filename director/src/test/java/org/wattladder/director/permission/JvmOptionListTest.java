package org.wattladder.director.permission;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JvmOptionListTest {
    private final JvmOptionList standard = JvmOptionList.standard();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "-Xint",
                "-Xss4m",
                "-Xmn256m",
                "-Xshare:off",
                "-XX:+UseZGC",
                "-XX:-UseCompressedOops",
                "-XX:+UseTransparentHugePages",
                "-XX:UseAVX=2",
                "-XX:TieredStopAtLevel=1",
                "-XX:-TieredCompilation",
                "-XX:MaxInlineLevel=20",
                "-XX:ParallelGCThreads=8",
                "-XX:MaxGCPauseMillis=50",
                "-XX:LargePageSizeInBytes=2m",
                "-XX:-DoEscapeAnalysis",
                "-XX:+UnlockExperimentalVMOptions",
                "-XX:NewRatio=1",
                "--add-modules=jdk.incubator.vector"
            })
    void shouldAllowWhatTunes(String option) {
        assertThat(standard.refusal(option)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "-javaagent:/tmp/evil.jar",
                "-agentpath:/tmp/evil.so",
                "-agentlib:jdwp=transport=dt_socket,server=y",
                "-cp",
                "-classpath",
                "--class-path=/tmp",
                "-jar",
                "-Xbootclasspath/a:/tmp/evil.jar",
                "--patch-module=java.base=/tmp",
                "--module-path=/tmp",
                "-XX:OnError=rm -rf /",
                "-XX:OnOutOfMemoryError=touch /tmp/x",
                "-XX:OnError=1",
                "-XX:+ShowMessageBoxOnError",
                "-XX:HeapDumpPath=/etc/passwd",
                "-XX:HeapDumpPath=1",
                "-XX:+HeapDumpOnOutOfMemoryError",
                "-XX:ErrorFile=1",
                "-XX:Flags=/tmp/flags",
                "-XX:Flags=1",
                "-XX:VMOptionsFile=/tmp/options",
                "-XX:+LogVMOutput",
                "-XX:LogFile=/tmp/x",
                "-XX:StartFlightRecording=filename=/tmp/x",
                "-XX:CompileCommandFile=/tmp/x",
                "-XX:SharedArchiveFile=/tmp/x",
                "-XX:AOTLibrary=/tmp/x.so",
                "-Xlog:gc:file=/tmp/x",
                "-Djna.library.path=/tmp",
                "-Djava.system.class.loader=Evil",
                "-Dcom.sun.management.jmxremote.port=1",
                "@/tmp/options",
                "-XX:+UseZGC -jar",
                "-XX:+UseZGC\n-jar",
                "Evil",
                ""
            })
    void shouldRefuseWhatLoadsNamesOrRuns(String option) {
        assertThat(standard.refusal(option))
                .hasValueSatisfying(sentence -> assertThat(sentence).contains("JVM option " + option));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"-Xmn20000g", "-Xss999999999999999G", "-XX:MaxHeapSize=900000000000000", "-XX:NewSize=9999999m"})
    void shouldRefuseMoreMemoryThanTheHostHas(String option) {
        assertThat(standard.refusal(option).orElseThrow()).contains("asks for more memory than this host has");
    }

    @Test
    void shouldAllowWhatTheUserOfTheDirectorAdds() {
        JvmOptionList more = standard.and(List.of("-Dbench\\.\\w+=\\d+"));
        assertThat(more.refusal("-Dbench.size=5")).isEmpty();
        assertThat(more.refusal("-Dbench.size=5;x")).isPresent();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> standard.and(List.of("-D(")))
                .withMessageContaining("--allow-jvm-option -D( is no regular expression");
    }
}
