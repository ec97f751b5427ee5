package org.wattladder.meter.check;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Verdicts for programs; names and words are stable. */
final class VerdictsJson {
    private VerdictsJson() {}

    static String text(Verdicts verdicts) {
        JsonMapper mapper = JsonMapper.builder().build();
        ObjectNode root = mapper.createObjectNode();
        root.put("daemon", verdicts.daemon());
        root.put("conforms", verdicts.sound());
        ArrayNode rules = root.putArray("rules");
        for (RuleLine line : verdicts.lines()) {
            rules.addObject()
                    .put("id", line.rule().id())
                    .put("verdict", line.outcome().kind().word())
                    .put("sentence", line.outcome().sentence())
                    .put("rule", line.rule().checks())
                    .put("section", line.rule().section())
                    .put("seconds", line.seconds());
        }
        return mapper.writerWithDefaultPrettyPrinter().writeValueAsString(root);
    }
}
