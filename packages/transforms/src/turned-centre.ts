import type { Template } from './template.ts';

/**
 * Whether a template turns a stereocentre over in passing: it makes or breaks bonds, but none at that centre.
 *
 * Such a template comes from a reaction whose product was drawn with the wrong configuration. One that does nothing but turn a centre
 * over is an epimerisation, and is not meant.
 */
export function turnsCentreInPassing({ edit }: Template): boolean {
  const { brokenBonds, madeBonds, addedAtoms, partnerOfMatched, stereo } = edit;
  if (stereo.turnedCentres.length === 0) return false;
  return brokenBonds.length > 0 || madeBonds.length > 0 || addedAtoms.length > 0 || partnerOfMatched.some((partner) => partner < 0);
}
