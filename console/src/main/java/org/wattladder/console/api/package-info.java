/** The console for programs: JSON under {@code /api/v1}, described by {@code openapi.yaml}. */
package org.wattladder.console.api;
