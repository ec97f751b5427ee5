package org.wattladder.chauffeur.config;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wattladder.chauffeur.config.meter.DoubleCounting;
import org.wattladder.chauffeur.config.meter.RangingPasses;
import org.wattladder.model.plan.DeploymentPlan;
import org.wattladder.model.plan.Program;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.text.ExceptionText;
import org.wattladder.reporter.system.SuiteSystems;
import org.wattladder.reporter.system.UnknownSystem;
import org.wattladder.settings.file.BoundedFile;
import org.wattladder.settings.problem.Names;
import org.wattladder.settings.problem.Problem;
import org.wattladder.settings.problem.Problems;
import org.wattladder.worklets.api.WorkletCatalogue;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.exc.InvalidTypeIdException;
import tools.jackson.databind.exc.UnrecognizedPropertyException;

/** A plan that a run left, or that was written like one, as all that a new run is asked for. */
public final class PlanFile {
    private static final Pattern ALLOWED = Pattern.compile("\\[([^\\]]*)\\]");
    private static final Pattern MISSING =
            Pattern.compile("Missing required creator property '([^']+)'.*", Pattern.DOTALL);
    private static final Pattern VALUE = Pattern.compile("from String (\".*?\"):", Pattern.DOTALL);

    private PlanFile() {}

    /**
     * The plan of the file, exactly.
     *
     * @throws ConfigProblems with file, line and nearest name, if it is none or names what is not installed here
     * @throws IOException with a sentence, if it cannot be read
     */
    public static RunPlan read(Path file, WorkletCatalogue catalogue) throws ConfigProblems, IOException {
        Problems problems = new Problems();
        RunPlan plan = plan(file);
        check(plan, file.toString(), catalogue, problems);
        if (!problems.found().isEmpty()) {
            throw new ConfigProblems(problems.found());
        }
        return plan;
    }

    private static RunPlan plan(Path file) throws ConfigProblems, IOException {
        String name = file.toString();
        try {
            return PlanYaml.read(BoundedFile.text(file, PlanYaml.LARGEST_BYTES), name);
        } catch (CharacterCodingException other) {
            throw new IOException(file + " is not text in UTF-8", other);
        } catch (IllegalArgumentException noPlan) {
            throw new ConfigProblems(List.of(
                    noPlan.getCause() instanceof JacksonException why
                            ? new Problem(name + place(why), sentence(why))
                            : new Problem(name, ExceptionText.of(noPlan).replace(name + " ", ""))));
        }
    }

    private static String place(JacksonException why) {
        return why.getLocation() == null || why.getLocation().getLineNr() < 1
                ? ""
                : ":" + why.getLocation().getLineNr() + ":" + why.getLocation().getColumnNr();
    }

    /** What the parser says without the names of its classes. */
    private static String sentence(JacksonException why) {
        String said = why.getOriginalMessage();
        if (why instanceof UnrecognizedPropertyException unknown) {
            List<String> known = unknown.getKnownPropertyIds() == null
                    ? List.of()
                    : unknown.getKnownPropertyIds().stream()
                            .map(String::valueOf)
                            .toList();
            return "there is no setting \"" + unknown.getPropertyName() + "\" here"
                    + new Names(known).hint(unknown.getPropertyName());
        }
        if (why instanceof InvalidTypeIdException unknown) {
            return "there is no kind \"" + unknown.getTypeId() + "\" of what stands here"
                    + new Names(allowed(said)).hint(String.valueOf(unknown.getTypeId()));
        }
        Matcher missing = MISSING.matcher(said);
        if (missing.matches()) {
            return "\"" + missing.group(1) + "\" is missing here; a plan leaves nothing open";
        }
        Matcher value = VALUE.matcher(said);
        if (value.find()) {
            return value.group(1) + " is no value of what stands here"
                    + (allowed(said).isEmpty()
                            ? ""
                            : new Names(allowed(said)).hint(value.group(1).replace("\"", "")));
        }
        Throwable cause = why.getCause();
        return cause instanceof IllegalArgumentException || cause instanceof NullPointerException
                ? "this cannot be: " + ExceptionText.of(cause)
                : "is no plan as a run leaves it: " + said.replaceAll("`?[a-z]+(\\.[a-z]+)+\\.([A-Za-z$<>.]+)`?", "$2");
    }

    private static List<String> allowed(String said) {
        Matcher names = ALLOWED.matcher(said);
        String last = "";
        while (names.find()) {
            last = names.group(1);
        }
        return last.isEmpty()
                ? List.of()
                : Arrays.asList(last.toLowerCase(Locale.ROOT).split(", "));
    }

    private static void check(RunPlan plan, String file, WorkletCatalogue catalogue, Problems problems) {
        List<String> known = catalogue.worklets().stream()
                .map(each -> each.description().name())
                .toList();
        for (WorkletPlan worklet : plan.worklets()) {
            for (DeploymentPlan deployment : worklet.deployments()) {
                String name = deployment.worklet().name();
                if (deployment.worklet() instanceof Program.Worklet
                        && catalogue.find(name).isEmpty()) {
                    problems.add(file, "there is no worklet \"" + name + "\"" + new Names(known).hint(name));
                }
            }
        }
        if (plan.worklets().isEmpty() || plan.systems().isEmpty()) {
            problems.add(file, "a plan has at least one worklet and one system under test");
        }
        unknownSystem(plan).ifPresent(sentence -> problems.add(file, sentence));
        Drivers.check(plan, problems);
        RangingPasses.check(plan, problems);
        DoubleCounting.check(plan.meters(), problems);
    }

    private static Optional<String> unknownSystem(RunPlan plan) {
        try {
            SuiteSystems.named(plan.suite().system());
            return Optional.empty();
        } catch (UnknownSystem unknown) {
            return Optional.of(ExceptionText.of(unknown));
        }
    }
}
