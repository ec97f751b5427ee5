package org.wattladder.director.permission;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.wattladder.director.host.JavaFacts;

/**
 * The JVM options that a plan may ask for: those that tune the compiler, the collector and memory. None of them names a
 * file, a class or a command, loads code, or opens a port.
 *
 * @param patterns each fits a whole option
 */
public record JvmOptionList(List<Pattern> patterns) {
    private static final String NUMBER = "=-?\\d{1,15}([kKmMgG]|\\.\\d{1,9})?";

    private static final List<Pattern> STANDARD = List.of(
            Pattern.compile("-server|-e(a|nableassertions)|-e(sa|nablesystemassertions)"),
            Pattern.compile("-X(int|comp|mixed|batch|noclassgc|rs|share:(auto|on|off))"),
            Pattern.compile("-X(ss|mn)\\d{1,15}[kKmMgG]?"),
            Pattern.compile("--add-modules=jdk\\.incubator\\.vector"),
            // collector, pages, instruction sets
            Pattern.compile("-XX:[+-](Use|Z|G1|Parallel|Shenandoah)\\w+"),
            // compiler
            Pattern.compile(
                    "-XX:[+-](Align|Block|Do|Eliminate|Enable(Vector|JVMCI)|Incremental|Inline|Loop|Optimize|Optimise|"
                            + "Opto|Partial|Range|Reduce|Segmented|Split|SuperWord|Tiered|Vectorize)\\w*"),
            Pattern.compile("-XX:[+-](AlwaysPreTouch|AlwaysPreTouchStacks|BackgroundCompilation|CompactStrings|"
                    + "CrashOnOutOfMemoryError|DisableExplicitGC|ExitOnOutOfMemoryError|ExplicitGCInvokesConcurrent|"
                    + "OmitStackTraceInFastThrow|ParallelRefProcEnabled|ResizePLAB|ResizeTLAB|RestrictContended|"
                    + "ScavengeBeforeFullGC|StackTraceInThrowable|UnlockDiagnosticVMOptions|"
                    + "UnlockExperimentalVMOptions|ZeroTLAB)"),
            // figures
            Pattern.compile(
                    "-XX:\\w*(Alignment|Bytes|Count|Delay|Distance|Factor|Instr|Interval|Level|Limit|Lines|Millis|"
                            + "Nodes|Occupancy|Percent|Percentage|Ratio|Size|Step|Stride|Style|Target|Threads|Threshold|Words|"
                            + "UseAVX|UseSSE|AllocatePrefetchInstr)" + NUMBER));

    /** Memory of one kind: a stack, a generation, a cache. */
    private static final Pattern SIZE = Pattern.compile("(?:-X(?:ss|mn)|-XX:\\w*(?:Size|Bytes)\\w*=)(\\d+)([kKmMgG]?)");

    private static final String UNITS = "kmg";
    private static final long MEMORY_BYTES = JavaFacts.memory();

    public JvmOptionList {
        patterns = List.copyOf(patterns);
    }

    /** The list of a Director whose user adds nothing. */
    public static JvmOptionList standard() {
        return new JvmOptionList(STANDARD);
    }

    /**
     * The same list and more.
     *
     * @param expressions regular expressions, each for a whole option
     * @throws IllegalArgumentException with a sentence, if one is none
     */
    public JvmOptionList and(List<String> expressions) {
        List<Pattern> more = new ArrayList<>(patterns);
        for (String expression : expressions) {
            try {
                more.add(Pattern.compile(expression));
            } catch (PatternSyntaxException wrong) {
                throw new IllegalArgumentException(
                        "--allow-jvm-option " + expression + " is no regular expression: " + wrong.getDescription(),
                        wrong);
            }
        }
        return new JvmOptionList(more);
    }

    /** A sentence that names the option, or empty when it may be used. */
    public Optional<String> refusal(String option) {
        if (!option.startsWith("-")) {
            return Optional.of("JVM option " + option + " must begin with a hyphen");
        }
        if (patterns.stream().anyMatch(pattern -> pattern.matcher(option).matches())) {
            return tooLarge(option);
        }
        return Optional.of("JVM option " + option + " is not among those this Director allows, because it may load"
                + " code or name a file; leave it out, or start the Director with --allow-jvm-option '"
                + Pattern.quote(option).replace("\\Q", "").replace("\\E", "") + "', see docs/security.md");
    }

    private static Optional<String> tooLarge(String option) {
        Matcher size = SIZE.matcher(option);
        if (!size.matches()) {
            return Optional.empty();
        }
        int power = UNITS.indexOf(size.group(2).toLowerCase(Locale.ROOT));
        BigInteger bytes = new BigInteger(size.group(1)).shiftLeft(size.group(2).isEmpty() ? 0 : 10 * (power + 1));
        return bytes.compareTo(BigInteger.valueOf(MEMORY_BYTES)) <= 0
                ? Optional.empty()
                : Optional.of("JVM option " + option + " asks for more memory than this host has, which is "
                        + (MEMORY_BYTES >> 20) + " MiB");
    }
}
