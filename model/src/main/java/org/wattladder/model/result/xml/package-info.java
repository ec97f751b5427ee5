/** The one XML codec of results: {@code result.xml} and its schema. */
package org.wattladder.model.result.xml;
