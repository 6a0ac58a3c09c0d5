import { canonicalSmiles, netCharge, neutralForm, parseSmiles } from '@retron/molecule';

/** Anions that only balance a charge, by canonical SMILES. */
const BALANCING: ReadonlySet<string> = new Set([
  '[Cl-]',
  '[Br-]',
  '[I-]',
  'F[B-](F)(F)F',
  'F[P-](F)(F)(F)(F)F',
  '[O-][Cl+3]([O-])([O-])[O-]',
  'O=S(=O)([O-])O',
  'O=S(=O)([O-])C(F)(F)F',
  'O=C([O-])C(F)(F)F',
  'CS(=O)(=O)[O-]',
  'Cc1ccc(S(=O)(=O)[O-])cc1',
]);
/** A diazonium ion takes up bromide and iodide. */
const DIAZONIUM = /N#\[N\+\]|\[N\+\]#N/;
const TAKEN_UP: ReadonlySet<string> = new Set(['[Br-]', '[I-]']);
const CARBON = /C(?![a-z])|c/;

/**
 * Starting materials without the anions that only balance the charge of an organic cation: of a phosphonium bromide the phosphonium ion, of an
 * ammonium chloride with a hydrogen the amine. In the product they would have no place.
 *
 * @param molecules - canonical SMILES of connected molecules and ions
 * @returns the same list where there is no such pair
 */
export function withoutCounterIons(molecules: readonly string[]): readonly string[] {
  const cations = molecules.filter((smiles) => CARBON.test(smiles) && netCharge(smiles) > 0);
  if (cations.length === 0) return molecules;
  let charge = cations.reduce((sum, smiles) => sum + netCharge(smiles), 0);
  const isDiazonium = cations.some((smiles) => DIAZONIUM.test(smiles));
  const isBalancing = (smiles: string) => BALANCING.has(smiles) && !(isDiazonium && TAKEN_UP.has(smiles));
  const left: string[] = [];
  for (const smiles of molecules) {
    if (charge > 0 && isBalancing(smiles)) charge += netCharge(smiles);
    else left.push(smiles);
  }
  return left.length === molecules.length ? molecules : left.map((smiles) => (cations.includes(smiles) ? baseOf(smiles) : smiles));
}

/** The amine of an ammonium ion that has a hydrogen; any other cation as it is. */
function baseOf(smiles: string): string {
  const read = parseSmiles(smiles);
  const neutral = read.ok ? neutralForm(read.value) : null;
  return (neutral === null ? null : canonicalSmiles(neutral)) ?? smiles;
}
