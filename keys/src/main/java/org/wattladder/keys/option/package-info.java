/** The options by which a command is told its keys; the same for Chauffeur and Director. */
package org.wattladder.keys.option;
