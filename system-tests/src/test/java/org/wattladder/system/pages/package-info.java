/** Every page of the reports in a browser. */
package org.wattladder.system.pages;
