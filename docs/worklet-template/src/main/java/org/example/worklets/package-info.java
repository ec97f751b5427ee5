/** Worklets from outside of Wattladder; run in its client JVMs. */
package org.example.worklets;
