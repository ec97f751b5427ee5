package org.wattladder.reporter.format.json;

import org.wattladder.model.plan.HostPlan;
import org.wattladder.model.plan.Reference;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Judgement;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.format.ReportFormat;
import org.wattladder.reporter.score.RunScores;
import org.wattladder.reporter.score.Uncertainty;
import org.wattladder.reporter.score.WorkletScore;
import org.wattladder.reporter.system.Completion;
import org.wattladder.reporter.system.SuiteSystem;
import org.wattladder.reporter.system.SuiteSystems;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** {@code result.json}: every score and where the energy goes; UTF-8, line feeds, up to ten significant digits. */
public final class JsonFormat implements ReportFormat {
    /** Differs when a reader of the old one would misread the new one; fields may be added without. */
    public static final int FORMAT_VERSION = 1;

    @Override
    public String fileName() {
        return "result.json";
    }

    @Override
    public String write(RunFigures run, Judgement judgement) {
        ObjectNode root = JsonNodeFactory.instance.objectNode();
        JsonFields fields = new JsonFields(root);
        SuiteSystem system = SuiteSystems.of(run);
        RunScores scores = RunScores.of(run);
        head(fields, run, judgement);
        fields.text("system", system.id());
        reference(fields, run.result().plan().score().reference());
        HeadlineFields.write(fields, system.headline(run));
        fields.rated("overallScore", system.score(run));
        fields.bounded("overallOpsPerWatt", scores.ladderRatio());
        fields.figure("idleWatts", run.idleWatts());
        fields.figure("highestWatts", run.highestWatts());
        JsonFields.JsonList workloads = fields.list("workloads");
        scores.workloads()
                .forEach(workload -> workloads
                        .add()
                        .text("workload", workload.workload())
                        .number("weightPercent", workload.weightPercent())
                        .texts("worklets", workload.worklets())
                        .rated("score", workload.score()));
        JsonFields.JsonList worklets = fields.list("worklets");
        for (WorkletScore worklet : scores.worklets()) {
            WorkletFields.write(worklets.add(), worklet, run);
        }
        SectionFields.write(fields, Completion.after(system.sections(run), run));
        return text(root);
    }

    private static void head(JsonFields fields, RunFigures run, Judgement judgement) {
        RunResult result = run.result();
        fields.text("format", "wattladder-result")
                .number("formatVersion", FORMAT_VERSION)
                .text("run", result.run())
                .text("suite", result.plan().suite().name())
                .text("title", result.plan().suite().title())
                .text("mode", result.plan().suite().mode().label())
                .text("verdict", judgement.verdict().label())
                .text("startedAt", result.course().startedAt().toString())
                .text("endedAt", result.course().endedAt().toString())
                .number("invalidFindings", (double) judgement.count(Severity.INVALID))
                .number("wouldBeInvalidFindings", (double) judgement.count(Severity.WOULD_BE_INVALID))
                .number("warnings", (double) judgement.count(Severity.WARNING))
                .texts(
                        "hosts",
                        result.plan().systems().stream().map(HostPlan::name).toList())
                .tier("tier", run.tier())
                .number("coverageFactor", Uncertainty.COVERAGE_FACTOR);
    }

    private static void reference(JsonFields fields, Reference reference) {
        if (!reference.given()) {
            fields.absent("reference", Message.of("absent.no-reference"));
            return;
        }
        JsonFields written = fields.object("reference")
                .text("name", reference.name())
                .text("machine", reference.machine())
                .text("made", reference.made())
                .text("suite", reference.suite())
                .text("suiteDigest", reference.suiteDigest());
        if (reference.isDefinition()) {
            written.absent("tier", Message.of("absent.defined-reference"));
        } else {
            written.text("tier", reference.tier());
        }
    }

    static String text(ObjectNode root) {
        DefaultPrettyPrinter printer = new DefaultPrettyPrinter()
                .withObjectIndenter(new DefaultIndenter("  ", "\n"))
                .withArrayIndenter(new DefaultIndenter("  ", "\n"));
        return JsonMapper.builder()
                        .enable(StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN)
                        .build()
                        .writer()
                        .with(printer)
                        .writeValueAsString(root)
                + "\n";
    }
}
