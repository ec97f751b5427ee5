package org.wattladder.reporter.view.page;

import java.util.List;
import org.wattladder.model.text.Text;

/**
 * A figure that stands out.
 *
 * @param name what it is
 * @param value of it
 * @param notes what it rests on, possibly none
 */
public record Card(Text name, Text value, List<Text> notes) {}
