/** The end of a charged atom in a SMILES. */
const CHARGED = /[-+]\d*\]/g;

export function countChargedAtoms(smiles: string): number {
  return smiles.match(CHARGED)?.length ?? 0;
}
