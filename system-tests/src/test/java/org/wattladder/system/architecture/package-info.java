/** The rules of the architecture, checked over the classes and sources of every module. */
package org.wattladder.system.architecture;
