package org.wattladder.system.architecture;

import static com.tngtech.archunit.core.domain.JavaModifier.FINAL;
import static com.tngtech.archunit.core.domain.JavaModifier.STATIC;
import static com.tngtech.archunit.core.domain.JavaModifier.SYNTHETIC;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.time.Instant;
import java.util.Random;

/** What no class does. */
@AnalyzeClasses(
        packages = "org.wattladder",
        importOptions = {ImportOption.DoNotIncludeTests.class, WithoutSamples.class})
class HabitTest {
    private static final DescribedPredicate<JavaField> HAND_WRITTEN_STATICS = DescribedPredicate.describe(
            "are static and written by hand",
            field -> field.getModifiers().contains(STATIC)
                    && !field.getModifiers().contains(SYNTHETIC)
                    && !field.getOwner().getPackageName().startsWith("gg.jte"));

    private static final ArchCondition<JavaField> BE_FINAL = new ArchCondition<>("be final") {
        @Override
        public void check(JavaField field, ConditionEvents events) {
            if (!field.getModifiers().contains(FINAL)) {
                events.add(SimpleConditionEvent.violated(field, field.getFullName() + " is static and can change"));
            }
        }
    };

    @ArchTest
    static final ArchRule nothingStaticChanges =
            fields().that(HAND_WRITTEN_STATICS).should(BE_FINAL);

    @ArchTest
    static final ArchRule oneClockPerProcess = noClasses()
            .that()
            .resideOutsideOfPackages("org.wattladder.model.time..", "org.wattladder.worklets.client..")
            .should()
            .callMethod(System.class, "nanoTime")
            .orShould()
            .callMethod(System.class, "currentTimeMillis")
            .orShould()
            .callMethod(Instant.class, "now")
            .orShould()
            .callMethod(java.time.LocalDateTime.class, "now")
            .orShould()
            .callMethod(java.time.ZonedDateTime.class, "now");

    @ArchTest
    static final ArchRule randomnessIsSeeded = noClasses()
            .should()
            .callConstructor(Random.class)
            .orShould()
            .callMethod(Math.class, "random")
            .orShould()
            .dependOnClassesThat()
            .haveFullyQualifiedName("java.util.concurrent.ThreadLocalRandom");

    @ArchTest
    static final ArchRule onlyMainsEndTheProcess = noClasses()
            .that()
            .haveSimpleNameNotEndingWith("Main")
            .should()
            .callMethod(System.class, "exit", int.class)
            .orShould()
            .callMethod(Runtime.class, "halt", int.class)
            .orShould()
            .callMethod(Runtime.class, "exit", int.class);

    @ArchTest
    static final ArchRule namesSayWhatAClassIs = noClasses()
            .should()
            .haveSimpleNameEndingWith("Manager")
            .orShould()
            .haveSimpleNameEndingWith("Helper")
            .orShould()
            .haveSimpleNameEndingWith("Util")
            .orShould()
            .haveSimpleNameEndingWith("Utils")
            .orShould()
            .haveSimpleNameEndingWith("Impl")
            .orShould()
            .haveSimpleNameStartingWith("Abstract");

    @ArchTest
    static final ArchRule noJavaSerialization =
            noClasses().should().dependOnClassesThat().haveNameMatching("java\\.io\\.Object(In|Out)putStream");
}
