package org.wattladder.chauffeur.session;

import java.util.List;
import org.wattladder.model.result.HostResult;
import tools.jackson.dataformat.yaml.YAMLMapper;
import tools.jackson.dataformat.yaml.YAMLWriteFeature;

/** The text of {@code environment.yaml}: what the Directors found, for people and other tools. */
final class EnvironmentYaml {
    private EnvironmentYaml() {}

    static String write(List<HostResult> hosts) {
        return YAMLMapper.builder()
                .disable(YAMLWriteFeature.WRITE_DOC_START_MARKER)
                .enable(YAMLWriteFeature.MINIMIZE_QUOTES)
                .build()
                .writeValueAsString(hosts);
    }
}
