import type { Mol } from '@rdkit/rdkit';
import type { Coordinates } from './structure-graph.ts';
import type { ToolkitSession } from './toolkit.ts';

/** A molecule in another order of atoms: atom `i` of it is atom `inputAtom[i]` of the one it was made from. */
export interface Reordered {
  readonly molecule: Mol;
  readonly inputAtom: readonly number[];
}

/**
 * The same drawing with a note beside each atom: its number, from 1.
 *
 * RDKit takes notes only through CXSMILES, and writing one may change the order of the atoms.
 */
export function withAtomNumbers(session: ToolkitSession, molecule: Mol): Reordered {
  const coordinates = molecule.get_coords() as Coordinates;
  const smiles = molecule.get_smiles(JSON.stringify({ canonical: false }));
  const inputAtom = JSON.parse(molecule.get_prop('_smilesAtomOutputOrder')) as number[];
  const places = inputAtom.map((atom) => `${coordinates[atom][0]},${coordinates[atom][1]},`).join(';');
  const notes = inputAtom.map((atom, index) => `${index}.atomNote.${atom + 1}`).join(':');
  const numbered = session.read(`${smiles} |(${places}),atomProp:${notes}|`, { removeHs: false });
  if (numbered === null) throw new Error(`The toolkit cannot read its own SMILES: ${smiles}`);
  return { molecule: numbered, inputAtom };
}
