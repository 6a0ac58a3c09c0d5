/** Sign and size of the charge of an atom in brackets, as canonical SMILES write it. */
const CHARGED_ATOM = /\[[^\]]*?([+-])(\d*)\]/g;

/** Sum of the charges of a molecule in canonical SMILES: 0 for a nitro group, whose charges cancel. */
export function netCharge(smiles: string): number {
  let charge = 0;
  for (const [, sign, digits] of smiles.matchAll(CHARGED_ATOM)) charge += (sign === '+' ? 1 : -1) * Number(digits || 1);
  return charge;
}
