/** What the XML worklets share: a varied document, its schema, and the two ways to read and validate it; client JVM only. */
package org.wattladder.worklets.xml;
