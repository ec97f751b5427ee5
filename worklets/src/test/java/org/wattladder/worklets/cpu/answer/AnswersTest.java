package org.wattladder.worklets.cpu.answer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wattladder.worklets.api.Parameter;
import org.wattladder.worklets.api.TinyContext;
import org.wattladder.worklets.api.Transaction;
import org.wattladder.worklets.api.Worklet;
import org.wattladder.worklets.api.WrongOutput;

@Tag("slow")
class AnswersTest {
    private static final Path FILE = Path.of("src/main/resources/org/wattladder/worklets/cpu/answer/answers.txt");

    static List<KnownWorklet> worklets() {
        return ServiceLoader.load(Worklet.class).stream()
                .filter(provider -> KnownWorklet.class.isAssignableFrom(provider.type()))
                .map(provider -> (KnownWorklet) provider.get())
                .toList();
    }

    private static String lines(KnownWorklet worklet) {
        Parameter size = worklet.description().parameters().get(0);
        return Stream.of(size.tiny(), size.standard())
                .map(each -> worklet.description().name() + " " + each + " " + digests(worklet, each.intValue()))
                .collect(Collectors.joining("\n", "", "\n"));
    }

    private static String digests(KnownWorklet worklet, int size) {
        return IntStream.range(0, KnownWorklet.INPUTS)
                .mapToObj(input -> {
                    Kernel kernel = worklet.kernel(size, input);
                    kernel.reset();
                    kernel.run();
                    Digest digest = new Digest();
                    kernel.digest(digest);
                    return String.format("%016x", digest.value());
                })
                .collect(Collectors.joining(" "));
    }

    @Test
    void shouldKnowTheOutputsOfEveryKernel() throws IOException {
        String computed = worklets().stream().map(AnswersTest::lines).collect(Collectors.joining());
        if (Boolean.getBoolean("wattladder.update")) {
            Files.writeString(FILE, computed);
        }
        assertThat(Files.readString(FILE)).isEqualTo(computed);
    }

    private static Transaction task(KnownWorklet worklet, long size) {
        TinyContext context = new TinyContext(worklet)
                .with(worklet.description().parameters().get(0).name(), size);
        return worklet.transactions(context).get(0).transaction();
    }

    private static long tiny(KnownWorklet worklet) {
        return worklet.description().parameters().get(0).tiny();
    }

    @ParameterizedTest
    @MethodSource("worklets")
    void shouldPassItsOwnCheckAgainAndAgain(KnownWorklet worklet) {
        for (long size : new long[] {tiny(worklet), tiny(worklet) + 1}) {
            Transaction task = task(worklet, size);
            for (int i = 0; i < 3 * KnownWorklet.INPUTS; i++) {
                task.prepare();
                task.execute();
                task.check();
            }
        }
    }

    @ParameterizedTest
    @MethodSource("worklets")
    void shouldFindWorkThatWasNotDone(KnownWorklet worklet) {
        Transaction task = task(worklet, tiny(worklet));
        task.prepare();
        task.execute();
        task.check();
        for (int i = 1; i < KnownWorklet.INPUTS; i++) {
            task.prepare();
            assertThatThrownBy(task::check).isInstanceOf(WrongOutput.class).hasMessageContaining("for input " + i);
        }
    }

    @ParameterizedTest
    @MethodSource("worklets")
    void shouldHaveAnotherOutputForEachInput(KnownWorklet worklet) {
        assertThat(digests(worklet, (int) tiny(worklet)).split(" ")).doesNotHaveDuplicates();
    }

    @Test
    void shouldHoldAnUnknownSizeToItsFirstOutput() {
        int[] outputs = {5, 5, 6};
        Kernel drifting = new Kernel() {
            private int runs = -1;

            @Override
            public void reset() {}

            @Override
            public void run() {
                runs++;
            }

            @Override
            public void digest(Digest digest) {
                digest.add(outputs[runs]);
            }
        };
        KnownTask task = new KnownTask("drift", List.of(drifting), Optional.empty());
        task.prepare();
        task.execute();
        task.check();
        task.prepare();
        task.execute();
        task.check();
        task.prepare();
        task.execute();
        assertThatThrownBy(task::check).isInstanceOf(WrongOutput.class);
    }
}
