package org.wattladder.reporter.view.chart;

/** What a part of a page shows above its tables; other formats leave it out. */
public sealed interface Drawing permits Graph, Picture {}
