package org.wattladder.meter.source.redfish;

/** Resources in the shapes that controllers of several makers send, cut to what matters and a little around it. */
final class Payloads {
    static final String ROOT = """
            {"@odata.id": "/redfish/v1/", "RedfishVersion": "1.17.0",
             "Chassis": {"@odata.id": "/redfish/v1/Chassis"},
             "Links": {"Sessions": {"@odata.id": "/redfish/v1/SessionService/Sessions"}}}
            """;

    /** An iDRAC: one control, allocated and available watts around it. */
    static final String IDRAC_POWER = """
            {"@odata.context": "/redfish/v1/$metadata#Power.Power", "@odata.type": "#Power.v1_3_0.Power",
             "Id": "Power", "PowerControl": [{"MemberId": "PowerControl", "Name": "System Power Control",
              "PowerAllocatedWatts": 750, "PowerAvailableWatts": 0, "PowerCapacityWatts": 902,
              "PowerConsumedWatts": 135, "PowerLimit": {"CorrectionInMs": 0, "LimitInWatts": 152},
              "PowerMetrics": {"AverageConsumedWatts": 135, "IntervalInMin": 1, "MaxConsumedWatts": 147}}],
             "PowerSupplies": [{"MemberId": "PSU.Slot.1", "PowerInputWatts": 900, "LastPowerOutputWatts": null}]}
            """;

    /** An iLO 4: the same watts also beside the control, and a link in an old style. */
    static final String ILO_POWER = """
            {"@odata.id": "/redfish/v1/Chassis/1/Power/", "@odata.type": "#Power.1.0.1.Power",
             "Oem": {"Hp": {"links": {"PowerMeter": {"href": "/redfish/v1/Chassis/1/Power/PowerMeter/"}}}},
             "PowerCapacityWatts": 1600, "PowerConsumedWatts": 93,
             "PowerControl": [{"PowerCapacityWatts": 1600, "PowerConsumedWatts": 93,
              "PowerLimit": {"LimitInWatts": null}, "PowerMetrics": {"AverageConsumedWatts": 92}}]}
            """;

    /** An OpenBMC: a fraction, and parts of the machine as further members. */
    static final String OPENBMC_POWER = """
            {"@odata.id": "/redfish/v1/Chassis/chassis/Power/",
             "PowerControl": [{"MemberId": "0", "Name": "Chassis Power Control", "PowerConsumedWatts": 232.5,
              "PowerLimit": {"LimitInWatts": null}, "Status": {"Health": "OK", "State": "Enabled"}},
              {"MemberId": "1", "Name": "Memory Sub-system Power", "PowerConsumedWatts": 41}]}
            """;

    /** A controller that lists a part and a switched-off zone before the whole machine. */
    static final String PARTS_FIRST = """
            {"PowerControl": [
              {"MemberId": "0", "Name": "CPU Power", "PhysicalContext": "CPU", "PowerConsumedWatts": 80},
              {"MemberId": "1", "Name": "Zone 2", "PowerConsumedWatts": 1, "Status": {"State": "Disabled"}},
              {"MemberId": "2", "Name": "Memory Sub-system Power", "PowerConsumedWatts": 41},
              {"MemberId": "3", "Name": "System Power Control", "PhysicalContext": "Chassis",
               "PowerConsumedWatts": 301.5, "Status": {"State": "Enabled"}}]}
            """;

    private Payloads() {}

    static String collection(String... members) {
        StringBuilder list = new StringBuilder();
        for (String member : members) {
            list.append(list.isEmpty() ? "" : ", ").append("{\"@odata.id\": \"" + member + "\"}");
        }
        return "{\"Members@odata.count\": " + members.length + ", \"Members\": [" + list + "]}";
    }

    static String links(String... namesAndPaths) {
        StringBuilder links = new StringBuilder("{\"Id\": \"1\"");
        for (int index = 0; index < namesAndPaths.length; index += 2) {
            links.append(", \"" + namesAndPaths[index] + "\": {\"@odata.id\": \"" + namesAndPaths[index + 1] + "\"}");
        }
        return links.append("}").toString();
    }
}
