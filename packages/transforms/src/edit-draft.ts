import { BOND, ELEMENT } from '@retron/molecule';
import type { PreparedMolecule } from '@retron/patterns';
import { UNSTATED } from '@retron/patterns';
import type { Draft } from './draft.ts';
import { BY_AROMATICITY } from './edit.ts';
import { hydrogensAfterEdit } from './hydrogen-rules.ts';
import type { Template } from './template.ts';

/** Why an edit cannot be made. */
export type EditRejection = 'element' | 'valence';

/**
 * Makes the template's edit at one match, stereo left out: afterwards the draft is connected and its hydrogens are settled.
 *
 * @param atoms - target atom of matched atom `i` at `offset + i`
 * @returns the draft atom of every made atom
 */
export function editDraft(
  draft: Draft,
  template: Template,
  target: PreparedMolecule,
  atoms: Uint16Array,
  offset: number,
): Int32Array | EditRejection {
  const { matched, made, edit } = template;
  draft.begin(target, edit.addedAtoms.length, edit.madeBonds.length);
  const draftAtom = new Int32Array(made.atomCount);
  for (let atom = 0; atom < matched.atomCount; atom++) {
    const partner = edit.partnerOfMatched[atom];
    if (partner < 0) draft.removeAtom(atoms[offset + atom]);
    else draftAtom[partner] = atoms[offset + atom];
  }
  for (const atom of edit.addedAtoms) draftAtom[atom.made] = draft.addAtom(atom);
  for (const change of edit.atomChanges) {
    const atom = atoms[offset + change.matched];
    if (change.atomicNumber >= 0 && change.atomicNumber !== draft.atomicNumber[atom]) return 'element';
    if (change.isAromatic >= 0) draft.isAromatic[atom] = change.isAromatic;
    if (change.charge !== UNSTATED) draft.charge[atom] = change.charge;
  }
  for (const [a, b] of edit.brokenBonds) draft.breakBond(atoms[offset + a], atoms[offset + b]);
  for (const { begin, end, order } of edit.madeBonds) {
    const a = draftAtom[begin];
    const b = draftAtom[end];
    const byAromaticity = draft.isAromatic[a] === 1 && draft.isAromatic[b] === 1 ? BOND.aromatic : BOND.single;
    draft.setBond(a, b, order === BY_AROMATICITY ? byAromaticity : order);
  }
  draft.connect();
  return settleHydrogens(draft, template, atoms, offset) ? draftAtom : 'valence';
}

/** Rules H-a to H-d of docs/chemistry/transforms.md; `false` where an atom would have fewer than no hydrogens. */
function settleHydrogens(draft: Draft, { edit }: Template, atoms: Uint16Array, offset: number): boolean {
  const { molecule } = draft.target;
  for (let atom = 0; atom < molecule.atomCount; atom++) {
    if (draft.isGone[atom] === 1) continue;
    if (draft.isRebonded[atom] === 0 && draft.charge[atom] === molecule.charge[atom]) continue; // H-b
    draft.hydrogenCount[atom] = hydrogensAfterEdit(draft, atom); // H-c
  }
  edit.addedAtoms.forEach(({ hydrogens }, i) => {
    const atom = molecule.atomCount + i;
    if (hydrogens < 0) draft.hydrogenCount[atom] = hydrogensAfterEdit(draft, atom); // H-d
  });
  for (const { matched, hydrogens } of edit.atomChanges) {
    if (hydrogens < 0) continue;
    const atom = atoms[offset + matched];
    const implicit = hydrogens - explicitHydrogens(draft, atom); // H-a
    if (implicit < 0) return false;
    draft.hydrogenCount[atom] = implicit;
  }
  return true;
}

function explicitHydrogens(draft: Draft, atom: number): number {
  let count = 0;
  for (let k = draft.neighbourStart[atom]; k < draft.neighbourStart[atom + 1]; k++) {
    if (draft.atomicNumber[draft.neighbourAtom[k]] === ELEMENT.hydrogen) count++;
  }
  return count;
}
