package org.wattladder.reporter.format.csv;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.wattladder.reporter.Documents;

class ResultsPageTest {
    private static final String BEGIN = "<!-- columns: made by -Dwattladder.update=true -->\n";
    private static final String END = "<!-- end of columns -->\n";

    @Test
    void shouldDocumentEveryColumnOfTheCsvFile() throws IOException {
        StringBuilder table = new StringBuilder("| column | unit | meaning |\n| --- | --- | --- |\n");
        CsvColumns.all()
                .forEach(column -> table.append("| `")
                        .append(column.name())
                        .append("` | ")
                        .append(column.unit())
                        .append(" | ")
                        .append(column.meaning())
                        .append(" |\n"));
        String page = Documents.read("results.md");
        String before = page.substring(0, page.indexOf(BEGIN) + BEGIN.length());
        String after = page.substring(page.indexOf(END));
        Documents.compare("results.md", before + table + after);
    }
}
