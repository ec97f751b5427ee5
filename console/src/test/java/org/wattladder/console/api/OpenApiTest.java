package org.wattladder.console.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.chauffeur.archive.RunQuery;
import org.wattladder.console.api.Description.Operation;
import org.wattladder.console.web.Routes;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What programs are told of the interface is what they get. */
class OpenApiTest {
    private static final String ROOT = "/api/v1";
    private static final String RUN = ROOT + "/runs/{run}";

    @AutoClose
    private final ApiOnTrial trial;

    private final Description description = Description.read();

    OpenApiTest(@TempDir Path folder) throws IOException {
        trial = new ApiOnTrial(folder);
    }

    /** A request and the status it gets. */
    private record Request(String method, String path, String values, String body, int status) {
        static Request get(String path, String values, int status) {
            return new Request("GET", path, values, "", status);
        }

        static Request post(String path, String values, String body, int status) {
            return new Request("POST", path, values, body, status);
        }

        Operation operation() {
            return new Operation(method, path);
        }

        /** The path with values in place of its variables, in their order; what begins with ? goes to the end. */
        String address() {
            String address = path;
            for (String value : values.split(" ", -1)) {
                address = value.startsWith("?") ? address + value : address.replaceFirst("[{][a-z]+[}]", value);
            }
            return address;
        }
    }

    private static Stream<Request> requests() {
        String small = "{\"suite\": \"rating\", \"quick\": true, \"only\": [\"idle\"], \"meters\": [\"none\"]";
        return Stream.of(
                Request.get(ROOT + "/openapi.yaml", "", 200),
                Request.get(ROOT + "/suites", "", 200),
                Request.get(ROOT + "/hosts", "", 200),
                Request.post(ROOT + "/hosts/{host}:ask", "vm", "{}", 200),
                Request.post(ROOT + "/hosts/{host}:ask", "none", "{}", 404),
                Request.get(ROOT + "/meters", "", 200),
                Request.post(ROOT + "/plans:validate", "", small + "}", 200),
                Request.post(ROOT + "/plans:validate", "", "{\"suite\": \"ratign\"}", 200),
                Request.post(ROOT + "/plans:validate", "", "{\"suit\": \"rating\"}", 400),
                Request.post(ROOT + "/plans:validate", "", "null", 400),
                Request.post(ROOT + "/plans:validate", "", small + ", \"after\": [false]}", 400),
                Request.post(ROOT + "/plans:validate", "", small + ", \"after\": [null]}", 400),
                Request.post(ROOT + "/plans:validate", "", small + ", \"quick\": \"true\"}", 400),
                Request.post(ROOT + "/plans:validate", "", small + ", \"seed\": 7}", 400),
                Request.post(ROOT + "/plans:validate", "", small + ", \"each\": \"apart\"}", 400),
                Request.get(ROOT + "/runs", "", 200),
                Request.get(ROOT + "/runs", "?verdict=aborted", 200),
                Request.get(ROOT + "/runs", "?page=none", 400),
                Request.post(ROOT + "/runs", "", small + "}", 201),
                Request.post(ROOT + "/runs", "", "[", 400),
                Request.post(ROOT + "/runs", "", small + ", \"after\": [\"none\"]}", 404),
                Request.post(ROOT + "/runs", "", small + ", \"seed\": \"7\"}", 409),
                Request.post(ROOT + "/runs", "", "{\"suite\": \"ratign\"}", 422),
                Request.get(RUN, "whole", 200),
                Request.get(RUN, "cut", 200),
                Request.get(RUN, "none", 404),
                Request.post(RUN + ":stop", "on", "{}", 202),
                Request.post(RUN + ":stop", "whole", "{}", 409),
                Request.post(RUN + ":stop", "none", "{}", 404),
                Request.post(RUN + ":resume", "whole", "{}", 409),
                Request.post(RUN + ":resume", "none", "{}", 404),
                Request.post(RUN + ":resume", "cut", "{}", 202),
                Request.get(RUN + "/intervals", "whole", 200),
                Request.get(RUN + "/intervals", "none", 404),
                Request.get(RUN + "/samples", "whole", 200),
                Request.get(RUN + "/samples", "none", 404),
                Request.get(RUN + "/files", "whole", 200),
                Request.get(RUN + "/files", "none", 404),
                Request.get(RUN + "/files/{file}", "whole result.html", 200),
                Request.get(RUN + "/files/{file}", "whole result.csv", 200),
                Request.get(RUN + "/files/{file}", "whole plan.yaml", 200),
                Request.get(RUN + "/files/{file}", "whole result.json", 200),
                Request.get(RUN + "/files/{file}", "whole result.xml", 200),
                Request.get(RUN + "/files/{file}", "whole none", 404));
    }

    @Test
    void shouldDescribeEveryRouteAndNoOther() {
        Set<String> routes = trial.screens().stream()
                .flatMap(screen -> Routes.of(screen).stream())
                .collect(Collectors.toSet());
        List<Operation> operations = description.operations();

        assertThat(routes).allSatisfy(route -> assertThat(operations).anyMatch(operation -> operation.goesTo(route)));
        assertThat(operations).allSatisfy(operation -> {
            assertThat(routes).filteredOn(operation::goesTo).hasSize(1);
            assertThat(description.parameters(operation, "path")).isEqualTo(operation.variables());
            assertThat(description.of(operation).has("requestBody"))
                    .isEqualTo(operation.method().equals("POST")
                            && operation.variables().isEmpty());
            assertThat(description.of(operation).path("summary").asString("")).isNotEmpty();
        });
    }

    @Test
    void shouldSayWhereEventsAreAndThatActionsNeedNoBody() throws Exception {
        assertThat(description.root().at("/info/description").asString(""))
                .contains("GET /runs/NAME/events", "text/event-stream", "Last-Event-ID", "no body is described");
        assertThat(description.root().toString()).doesNotContain("empty JSON");
        assertThat(trial.answer("POST", "/api/v1/runs/whole:stop", "", true).statusCode())
                .isEqualTo(409);
    }

    @Test
    void shouldDescribeWhatCanBeAskedOfTheList() {
        Set<String> asked = Stream.of(RunQuery.class.getRecordComponents())
                .map(RecordComponent::getName)
                .filter(name -> !name.equals("size"))
                .map(name -> name.equals("state") ? "verdict" : name)
                .collect(Collectors.toCollection(TreeSet::new));

        assertThat(description.operations())
                .allSatisfy(operation -> assertThat(description.parameters(operation, "query"))
                        .isEqualTo(operation.equals(new Operation("GET", ROOT + "/runs")) ? asked : Set.of()));
    }

    @Test
    void shouldDescribeWhatARunIsAskedForWith() {
        JsonNode fields =
                description.root().at("/components/requestBodies/Run/content/application~1json/schema/properties");

        assertThat(fields.propertyNames())
                .containsExactlyElementsOf(Stream.of(AskedRun.class.getRecordComponents())
                        .map(RecordComponent::getName)
                        .toList());
        for (RecordComponent component : AskedRun.class.getRecordComponents()) {
            String type = component.getType() == String.class
                    ? "string"
                    : component.getType() == Boolean.class ? "boolean" : "array";
            assertThat(fields.path(component.getName()).path("type").path(0).asString())
                    .isEqualTo(type);
        }
    }

    @Test
    void shouldAnswerAsDescribed() throws Exception {
        Set<String> answered = new TreeSet<>();
        for (Request request : requests().toList()) {
            String where = request.method() + " " + request.address();
            HttpResponse<String> answer = trial.answer(request.method(), request.address(), request.body(), true);

            assertThat(answer.statusCode()).as(where).isEqualTo(request.status());
            assertAsDescribed(where, request.operation(), answer);
            answered.add(request.operation() + " " + request.status());
        }

        assertThat(answered)
                .containsExactlyElementsOf(description.operations().stream()
                        .flatMap(operation ->
                                description.statuses(operation).stream().map(status -> operation + " " + status))
                        .collect(Collectors.toCollection(TreeSet::new)));
        assertThat(trial.sleeping().waitFor()).as("the run was told to stop").isNotZero();
    }

    @Test
    void shouldRefuseInTheFormThatIsDescribed() throws Exception {
        for (Operation operation : description.operations()) {
            HttpResponse<String> answer =
                    trial.answer(operation.method(), operation.path().replaceAll("[{}]", ""), "{}", false);

            assertThat(answer.statusCode()).isEqualTo(401);
            assertAsDescribed("without a token", operation, answer);
        }
    }

    private void assertAsDescribed(String where, Operation operation, HttpResponse<String> answer) {
        String media = answer.headers().firstValue("Content-Type").orElse("").replaceFirst(";.*", "");
        JsonNode content = description.response(operation, answer.statusCode()).path("content");
        assertThat(content.propertyNames()).as(where).contains(media);
        if (media.endsWith("json")) {
            JsonNode body = JsonMapper.shared().readTree(answer.body());
            assertThat(description.complaints(where, body, content.path(media).path("schema")))
                    .isEmpty();
        }
    }
}
