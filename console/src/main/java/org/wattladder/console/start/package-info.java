/** What the console starts: ordinary commands of Wattladder, in sessions of their own, which outlive it. */
package org.wattladder.console.start;
