import type { Mol } from '@rdkit/rdkit';
import type { ToolkitSession } from './toolkit.ts';

/** An atom in brackets: isotope, symbol, chirality; then hydrogens and charge up to the end. */
const BRACKET_ATOM = /\[(\d*)([A-Za-z][a-z]?)(?:@+(?:(?:TH|AL|SP|TB|OH)\d+)?)?([^\]]*)\]/g;

/**
 * Average mass in g/mol, to three places; of isotopes their own.
 *
 * RDKit tells it only with all its other descriptors, which take a second for a large cage. They take next to nothing for an atom alone.
 */
export function weightOf(session: ToolkitSession, molecule: Mol): number {
  const counts = new Map<string, number>();
  for (const [, mass, symbol, rest] of molecule.get_smiles('{"allHsExplicit":true,"canonical":false}').matchAll(BRACKET_ATOM)) {
    const atom = `[${mass}${symbol[0].toUpperCase()}${symbol.slice(1)}${rest}]`;
    counts.set(atom, (counts.get(atom) ?? 0) + 1);
  }
  let weight = 0;
  for (const [atom, count] of counts) weight += count * atomWeight(session, atom);
  return Number(weight.toFixed(3));
}

/** Of atoms asked for before: there are some hundred different ones. */
const weights = new Map<string, number>();

/** @param atom - in brackets, with its hydrogens */
function atomWeight(session: ToolkitSession, atom: string): number {
  const known = weights.get(atom);
  if (known !== undefined) return known;
  const weight = askWeight(session, atom);
  weights.set(atom, weight);
  return weight;
}

function askWeight(session: ToolkitSession, atom: string): number {
  const alone = session.read(atom, { removeHs: false, sanitize: false });
  if (alone === null) throw new Error(`The toolkit cannot read its own atom: ${atom}`);
  return (JSON.parse(alone.get_descriptors()) as { amw: number }).amw;
}
