/** Who may talk to whom over a network: keys, trust and the TLS settings of both ends; used by Chauffeur and Director. */
package org.wattladder.keys;
