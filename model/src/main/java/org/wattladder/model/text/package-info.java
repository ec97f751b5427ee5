/** How words are compared, to name the valid one nearest to a wrong one. */
package org.wattladder.model.text;
