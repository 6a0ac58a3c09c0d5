import type { Mol } from '@rdkit/rdkit';
import type { ToolkitSession } from './toolkit.ts';

/** An atom in brackets: isotope, symbol, chirality; then hydrogens and charge up to the end. */
const BRACKET_ATOM = /\[(\d*)([A-Za-z][a-z]?)(?:@+(?:(?:TH|AL|SP|TB|OH)\d+)?)?([^\]]*)\]/g;

/**
 * Average mass in g/mol, to three places; of isotopes their own.
 *
 * RDKit tells it only with all its other descriptors, which take a second for a large cage. They take nothing for the same atoms without
 * their bonds.
 */
export function weightOf(session: ToolkitSession, molecule: Mol): number {
  const atoms = molecule.get_smiles('{"allHsExplicit":true,"canonical":false}').matchAll(BRACKET_ATOM);
  const loose = Array.from(atoms, ([, mass, symbol, rest]) => `[${mass}${symbol[0].toUpperCase()}${symbol.slice(1)}${rest}]`);
  const gas = session.read(loose.join('.'), { removeHs: false, sanitize: false });
  if (gas === null) throw new Error(`The toolkit cannot read its own atoms: ${loose.join('.')}`);
  return Number((JSON.parse(gas.get_descriptors()) as { amw: number }).amw.toFixed(3));
}
