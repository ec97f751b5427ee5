/** The rules of the conformance kit, one class each, and their list. */
package org.wattladder.meter.check.rule;
