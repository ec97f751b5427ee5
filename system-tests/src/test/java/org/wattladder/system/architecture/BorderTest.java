package org.wattladder.system.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.Arrays;
import org.wattladder.model.schedule.Schedule;

/** Who may see whom. */
@AnalyzeClasses(
        packages = "org.wattladder",
        importOptions = {ImportOption.DoNotIncludeTests.class, WithoutSamples.class})
class BorderTest {
    private static final String MODEL = "org.wattladder.model..";
    private static final String WORKLETS_API = "org.wattladder.worklets.api..";
    private static final String WORKLETS = "org.wattladder.worklets..";
    private static final String DIRECTOR = "org.wattladder.director..";
    private static final String CHAUFFEUR = "org.wattladder.chauffeur..";
    private static final String METER = "org.wattladder.meter..";
    private static final String PTDAEMON = "org.wattladder.ptdaemon..";
    private static final String KEYS = "org.wattladder.keys..";
    private static final String REPORTER = "org.wattladder.reporter..";
    private static final String CONSOLE = "org.wattladder.console..";
    private static final String SETTINGS = "org.wattladder.settings..";
    private static final String BROKERAGE = "org.wattladder.brokerage..";
    private static final String GUESTS = "org.wattladder.guests..";

    @ArchTest
    static final ArchRule whatAuthorsOfWorkletsGetIsTheJdkAlone = classes()
            .that()
            .resideInAPackage(WORKLETS_API)
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(WORKLETS_API, "java..");

    @ArchTest
    static final ArchRule modelUsesOnlyTheContractOfWorklets = noClasses()
            .that()
            .resideInAPackage(MODEL)
            .should()
            .dependOnClassesThat(resideInAnyPackage(WORKLETS, DIRECTOR, CHAUFFEUR, METER, PTDAEMON, REPORTER, SETTINGS)
                    .and(resideOutsideOfPackages(WORKLETS_API)));

    @ArchTest
    static final ArchRule settingsSeeModelAndContractOnly = noClasses()
            .that()
            .resideInAPackage(SETTINGS)
            .should()
            .dependOnClassesThat(resideInAnyPackage(WORKLETS, DIRECTOR, CHAUFFEUR, METER, PTDAEMON, REPORTER, KEYS)
                    .and(resideOutsideOfPackages(WORKLETS_API)));

    @ArchTest
    static final ArchRule onlyOneReaderOfWhatUsersWrite = noClasses()
            .that()
            .resideOutsideOfPackage(SETTINGS)
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.snakeyaml..");

    @ArchTest
    static final ArchRule keysUseNothingOfOurs = noClasses()
            .that()
            .resideInAPackage(KEYS)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(MODEL, WORKLETS, DIRECTOR, CHAUFFEUR, METER, PTDAEMON, REPORTER);

    @ArchTest
    static final ArchRule onlyBothEndsOfTheWireHaveKeys = noClasses()
            .that()
            .resideInAnyPackage(MODEL, WORKLETS, METER, PTDAEMON, REPORTER)
            .should()
            .dependOnClassesThat()
            .resideInAPackage(KEYS);

    @ArchTest
    static final ArchRule modelHasNoThreadsSocketsOrFiles = noClasses()
            .that()
            .resideInAPackage(MODEL)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("java.util.concurrent..", "java.nio.file..", "java.nio.channels..")
            .orShould()
            .dependOnClassesThat()
            .haveNameMatching("java\\.net\\.(Server)?Socket|java\\.io\\.File.*|java\\.lang\\.Thread");

    /** Schedules are asked again when a run is resumed, reported and verified: they are functions of what they are given. */
    @ArchTest
    static final ArchRule schedulesArePure = classes()
            .that()
            .resideInAnyPackage("org.wattladder.model.schedule..", "org.wattladder.model.interval..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "org.wattladder.model.schedule..",
                    "org.wattladder.model.interval..",
                    "org.wattladder.model.histogram..",
                    "org.wattladder.model.text..",
                    "org.HdrHistogram..",
                    "org.apache.commons.math3.distribution..",
                    "com.fasterxml.jackson.annotation..",
                    "java.lang..",
                    "java.math..",
                    "java.time..",
                    "java.util..");

    @ArchTest
    static final ArchRule everySchedulesNameIsListed = classes()
            .that()
            .implement(Schedule.class)
            .and()
            .areNotInterfaces()
            .should(new ArchCondition<>("be listed in Schedule") {
                @Override
                public void check(JavaClass schedule, ConditionEvents events) {
                    boolean listed = Arrays.stream(Schedule.class
                                    .getAnnotation(JsonSubTypes.class)
                                    .value())
                            .anyMatch(type -> type.value().getName().equals(schedule.getName()));
                    if (!listed) {
                        events.add(SimpleConditionEvent.violated(
                                schedule, schedule.getName() + " has no name in Schedule"));
                    }
                }
            });

    @ArchTest
    static final ArchRule measuredJvmStaysBare = classes()
            .that()
            .resideInAPackage(WORKLETS)
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    WORKLETS,
                    "java..",
                    "javax..",
                    "jdk.incubator.vector..",
                    "org.xml.sax..",
                    "org.w3c.dom..",
                    "com.sun.management..",
                    "com.sun.jna..",
                    "com.sun.nio.file..",
                    "org.HdrHistogram..");

    @ArchTest
    static final ArchRule brokerageIsAPlugin = classes()
            .that()
            .resideInAPackage(BROKERAGE)
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    BROKERAGE, WORKLETS_API, "java..", "com.sun.management..", "org.postgresql..", "org.tukaani.xz..");

    @ArchTest
    static final ArchRule nothingNeedsTheBrokerage = noClasses()
            .that()
            .resideOutsideOfPackage(BROKERAGE)
            .should()
            .dependOnClassesThat()
            .resideInAPackage(BROKERAGE);

    @ArchTest
    static final ArchRule guestsAreAPlugin = classes()
            .that()
            .resideInAPackage(GUESTS)
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(GUESTS, WORKLETS_API, SETTINGS, "java..", "tools.jackson..", "picocli..");

    /** What runs in client JVMs: nothing but the JDK is loaded there. */
    @ArchTest
    static final ArchRule guestsLoadNothingIntoClients = noClasses()
            .that()
            .resideInAnyPackage("org.wattladder.guests.load..", "org.wattladder.guests.operate..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("tools.jackson..", "picocli..", SETTINGS, "org.wattladder.guests.machine..");

    @ArchTest
    static final ArchRule nothingNeedsTheGuests = noClasses()
            .that()
            .resideOutsideOfPackages(GUESTS, "org.wattladder.release..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage(GUESTS);

    @ArchTest
    static final ArchRule onlyTheContractOfWorkletsIsVisible = noClasses()
            .that()
            .resideOutsideOfPackage(WORKLETS)
            .should()
            .dependOnClassesThat(resideInAPackage(WORKLETS)
                    .and(resideOutsideOfPackages(WORKLETS_API, "org.wattladder.worklets.link..")));

    @ArchTest
    static final ArchRule directorSeesModelAndWorkletContractOnly = noClasses()
            .that()
            .resideInAPackage(DIRECTOR)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(CHAUFFEUR, METER, PTDAEMON, REPORTER);

    @ArchTest
    static final ArchRule chauffeurSeesNoAgent = noClasses()
            .that()
            .resideInAPackage(CHAUFFEUR)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(DIRECTOR, METER);

    @ArchTest
    static final ArchRule meterClientSeesModelOnly = noClasses()
            .that()
            .resideInAPackage(PTDAEMON)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(WORKLETS, DIRECTOR, CHAUFFEUR, METER, REPORTER);

    @ArchTest
    static final ArchRule meterDaemonSeesCodecAndModelOnly = noClasses()
            .that()
            .resideInAPackage(METER)
            .should()
            .dependOnClassesThat(resideInAnyPackage(
                            WORKLETS,
                            DIRECTOR,
                            CHAUFFEUR,
                            REPORTER,
                            "org.wattladder.ptdaemon.session..",
                            "org.wattladder.ptdaemon.link..")
                    .and(resideOutsideOfPackages(WORKLETS_API)));

    @ArchTest
    static final ArchRule reporterReadsResultsOnly = noClasses()
            .that()
            .resideInAPackage(REPORTER)
            .should()
            .dependOnClassesThat(resideInAnyPackage(WORKLETS, DIRECTOR, CHAUFFEUR, METER, PTDAEMON)
                    .and(resideOutsideOfPackages(WORKLETS_API)));

    /** What holds the result to what was recorded shares no code with what measures and reports. */
    @ArchTest
    static final ArchRule verificationIsIndependent = classes()
            .that()
            .resideInAPackage("org.wattladder.reporter.verify.(*)..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "org.wattladder.reporter.verify.(*)..",
                    MODEL,
                    WORKLETS_API,
                    "java..",
                    "javax..",
                    "tools.jackson..",
                    "org.HdrHistogram..");

    @ArchTest
    static final ArchRule reportsAreMadeWithoutVerification = noClasses()
            .that()
            .resideInAPackage(REPORTER)
            .and()
            .resideOutsideOfPackage("org.wattladder.reporter.verify..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.wattladder.reporter.verify..");

    @ArchTest
    static final ArchRule runKnowsNothingOfReports = noClasses()
            .that()
            .resideInAPackage("org.wattladder.chauffeur.run..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage(REPORTER);

    /** What people see or type starts runs through the service and hears of them by events. */
    @ArchTest
    static final ArchRule frontEndsOnlySubscribe = noClasses()
            .that()
            .resideInAnyPackage("org.wattladder.chauffeur.cli..", "org.wattladder.chauffeur.terminal..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("org.wattladder.chauffeur.run..", "org.wattladder.chauffeur.resume..");

    /** The console reads, subscribes, and starts ordinary commands: no run is in its process. */
    @ArchTest
    static final ArchRule consoleRunsNothingItself = noClasses()
            .that()
            .resideInAPackage(CONSOLE)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "org.wattladder.chauffeur.run..",
                    "org.wattladder.chauffeur.agents..",
                    "org.wattladder.chauffeur.resume..",
                    DIRECTOR,
                    METER)
            .orShould()
            .dependOnClassesThat()
            .haveFullyQualifiedName("org.wattladder.chauffeur.service.RunService");

    @ArchTest
    static final ArchRule nothingNeedsTheConsole = noClasses()
            .that()
            .resideOutsideOfPackages(CONSOLE, "org.wattladder.release..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage(CONSOLE);

    @ArchTest
    static final ArchRule onePackageKnowsTheWebServer = noClasses()
            .that()
            .resideOutsideOfPackage("org.wattladder.console.web..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("io.vertx..");

    @ArchTest
    static final ArchRule nettyStaysInTheLinks = noClasses()
            .that()
            .resideOutsideOfPackages("org.wattladder..link..", "org.wattladder.console.web..", PTDAEMON, METER)
            .should()
            .dependOnClassesThat()
            .resideInAPackage("io.netty..");

    @ArchTest
    static final ArchRule nativeCallsHaveTheirPlaces = noClasses()
            .that()
            .resideOutsideOfPackages(
                    "org.wattladder.director.host..",
                    "org.wattladder.worklets.storage..",
                    "org.wattladder.worklets.linear.library..",
                    "org.wattladder.meter..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("com.sun.jna..");

    @ArchTest
    static final ArchRule onlyDirectorsLookAtHardwareThroughALibrary = noClasses()
            .that()
            .resideOutsideOfPackage("org.wattladder.director..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("oshi..");

    @ArchTest
    static final ArchRule packagesFormNoCycle =
            slices().matching("org.wattladder.(**)").should().beFreeOfCycles();
}
