/** File systems of their own for whole-system tests and the torture run. */
package org.wattladder.system.disk;
