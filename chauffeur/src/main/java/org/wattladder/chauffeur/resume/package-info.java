/** Whether a run that was aborted can go on where it ended: same plan, program, hosts, meters and environment. */
package org.wattladder.chauffeur.resume;
