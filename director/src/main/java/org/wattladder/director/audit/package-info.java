/** Who asked this Director for what, as lines of a file; used in the Director's process, on its event loop. */
package org.wattladder.director.audit;
