package org.wattladder.model.result.xml;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.StringWriter;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.stream.StreamResult;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.wattladder.model.environment.Environment;
import org.wattladder.model.environment.EnvironmentFact;
import org.wattladder.model.environment.EnvironmentKey;
import org.wattladder.model.environment.EnvironmentValue;
import org.wattladder.model.environment.HostEnvironment;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.SampleResults;
import org.wattladder.model.text.Message;

/** Holds schema and records to the rule of docs/results.md: no component of a released version may be missing. */
class RequiredComponentsTest {
    private static final String GUEST = "</components><guest cpus=\"2.0\" cpuShare=\"100\" memoryMebibytes=\"512\"/>";

    private final ResultXml xml = new ResultXml();
    private final Set<String> optional = new TreeSet<>();
    private final Set<String> tried = new TreeSet<>();

    @Test
    void shouldReadNoResultThatLacksAnything() throws Exception {
        String text = xml.write(everything()).replaceAll(">\\s+<", "><").replaceFirst("</components>", GUEST);
        Document document = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
        visit(document.getDocumentElement(), RunResult.class);
        assertThat(tried).hasSizeGreaterThan(100);
        assertThat(optional)
                .as("added since 0.1.0")
                .containsExactly(
                        "ClientPinning.memoryPages",
                        "DeploymentPlan.guest",
                        "MeterMeasurement.clockGaps",
                        "MeterWindow.courses");
    }

    private static RunResult everything() {
        EnvironmentValue absent = new EnvironmentValue.Absent("not declared");
        EnvironmentFact fact = EnvironmentFact.of(EnvironmentKey.VENDOR, absent, absent);
        return SampleResults.complete()
                .with(new Environment(List.of(fact), List.of(new HostEnvironment("sut", List.of(fact)))));
    }

    /** Leaves out each component of each record once, wherever it first turns up. */
    private void visit(Element element, Class<?> record) throws Exception {
        for (RecordComponent component : record.getRecordComponents()) {
            String name = record.getSimpleName() + "." + component.getName();
            Optional<Element> child = children(element)
                    .filter(each -> each.getTagName().equals(component.getName()))
                    .findFirst();
            if (tried.add(name)) {
                assertThat(child.isPresent() || element.hasAttribute(component.getName()))
                        .as("the sample result has " + name)
                        .isTrue();
                if (readsWithout(element, component.getName(), child)) {
                    optional.add(name);
                }
            }
            if (child.isPresent()) {
                descend(component, child.get());
            }
        }
    }

    private void descend(RecordComponent component, Element child) throws Exception {
        if (component.getType() == List.class) {
            Class<?> entry = (Class<?>) ((ParameterizedType) component.getGenericType()).getActualTypeArguments()[0];
            for (Element each : isElement(entry) ? children(child).toList() : List.<Element>of()) {
                visit(each, entry);
            }
        } else if (isElement(component.getType())) {
            visit(child, component.getType());
        }
    }

    /** A message is one value. */
    private static boolean isElement(Class<?> type) {
        return type.isRecord() && type != Message.class;
    }

    private boolean readsWithout(Element element, String name, Optional<Element> child) throws Exception {
        if (child.isPresent()) {
            Node next = child.get().getNextSibling();
            element.removeChild(child.get());
            boolean reads = reads(element.getOwnerDocument());
            element.insertBefore(child.get(), next);
            return reads;
        }
        String value = element.getAttribute(name);
        element.removeAttribute(name);
        boolean reads = reads(element.getOwnerDocument());
        element.setAttribute(name, value);
        return reads;
    }

    private boolean reads(Document document) throws Exception {
        StringWriter text = new StringWriter();
        TransformerFactory.newInstance().newTransformer().transform(new DOMSource(document), new StreamResult(text));
        try {
            xml.read(text.toString(), "result.xml");
            return true;
        } catch (InvalidResult missing) {
            return false;
        }
    }

    private static Stream<Element> children(Element element) {
        List<Element> children = new ArrayList<>();
        for (Node node = element.getFirstChild(); node != null; node = node.getNextSibling()) {
            if (node instanceof Element child) {
                children.add(child);
            }
        }
        return children.stream();
    }
}
