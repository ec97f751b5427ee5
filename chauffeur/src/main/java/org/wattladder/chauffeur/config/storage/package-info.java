/** Where storage worklets keep their files, as options and suites say; in the Chauffeur, before anything starts. */
package org.wattladder.chauffeur.config.storage;
