package org.wattladder.meter.source.ipmi;

/** What versions of the tool print, with the figures of real boards. */
final class Recorded {
    static final String OLDER = """

                Instantaneous power reading:                   215 Watts
                Minimum during sampling period:                162 Watts
                Maximum during sampling period:                276 Watts
                Average power reading over sample period:      176 Watts
                IPMI timestamp:                           Wed Feb 15 12:49:51 2017
                Sampling period:                          01131466 Seconds.
                Power reading state is:                   activated


            """;

    static final String WITHOUT_LINE_BREAK = """

                Instantaneous power reading:                   109 Watts
                Minimum during sampling period:                 38 Watts
                Maximum during sampling period:                242 Watts
                Average power reading over sample period:      102 Watts
                IPMI timestamp:                           10/12/23 13:29:17 CEST    Sampling period:                          00065530 Seconds.
                Power reading state is:                   activated
            """;

    static final String NEWER = """

                Instantaneous power reading              :   214 Watts
                Minimum during sampling period           :     2 Watts
                Maximum during sampling period           :   468 Watts
                Average power reading over sample period :   184 Watts
                IPMI timestamp                           : 05/05/24 13:06:44 UTC
                Sampling period                          : 00001000 Milliseconds.
                Power reading state is                   : activated

            """;

    static final String DEACTIVATED = """

                Instantaneous power reading:                   319 Watts
                Minimum during sampling period:                319 Watts
                Maximum during sampling period:                319 Watts
                Average power reading over sample period:      319 Watts
                IPMI timestamp:                           Thu Jan  1 00:00:00 1970
                Sampling period:                          00000000 Seconds.
                Power reading state is:                   deactivated
            """;

    static final String BYTES = """
             dc d7 00 a2 00 14 01 b0 00 ef 4e a4 58 0a 43 11
             00 40
            """;

    private Recorded() {}
}
