/** How words are compared, to name the valid one nearest to a wrong one, and how numbers are written in sentences. */
package org.wattladder.model.text;
