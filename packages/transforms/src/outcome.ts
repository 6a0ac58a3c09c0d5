import type { AtomIndex } from '@retron/molecule';
import type { PreparedMolecule } from '@retron/patterns';
import type { ComponentWriter } from './component-writer.ts';
import type { Draft } from './draft.ts';
import type { Template } from './template.ts';
import type { Outcome } from './transform.ts';

/** Reads the outcome off an edited draft. Components without an atom of the made side are by-products and are left out. */
export function readOutcome(
  draft: Draft,
  template: Template,
  atoms: Uint16Array,
  offset: number,
  draftAtom: Int32Array,
  writer: ComponentWriter,
): Outcome {
  const isCentre = centreAtoms(draft, template, atoms, offset, draftAtom);
  const { atomCount } = draft.target.molecule;
  const centre: AtomIndex[] = [];
  for (let atom = 0; atom < atomCount; atom++) if (isCentre[atom] === 1) centre.push(atom);
  return { precursors: writer.write(draft, draftAtom, isCentre), centre, bonds: disconnection(draft) };
}

/** What two outcomes of one template on one target must share to count once: precursors, and disconnection up to symmetry. */
export function outcomeKey({ precursors, bonds }: Outcome, { symmetryClass }: PreparedMolecule): string {
  const texts = precursors.map((precursor) => precursor.smiles).sort();
  const classes = bonds.map(([a, b]) => {
    const low = Math.min(symmetryClass[a], symmetryClass[b]);
    return low * 65536 + Math.max(symmetryClass[a], symmetryClass[b]);
  });
  return `${texts.join('.')} ${classes.sort((a, b) => a - b).join()}`;
}

/** 1 for the atoms of the target whose bonds, charge, hydrogens or stereo change. */
function centreAtoms(draft: Draft, { edit, made }: Template, atoms: Uint16Array, offset: number, draftAtom: Int32Array): Uint8Array {
  const { molecule } = draft.target;
  const isCentre = new Uint8Array(draft.atomCount);
  for (let atom = 0; atom < molecule.atomCount; atom++) {
    const isChanged =
      draft.isRebonded[atom] === 1 ||
      draft.isGone[atom] === 1 ||
      draft.charge[atom] !== molecule.charge[atom] ||
      draft.hydrogenCount[atom] !== molecule.hydrogenCount[atom];
    if (isChanged) isCentre[atom] = 1;
  }
  for (const atom of edit.stereo.changedCentres) isCentre[atoms[offset + atom]] = 1;
  for (const bond of edit.stereo.changedDoubleBonds) {
    isCentre[draftAtom[made.bondBegin[bond]]] = 1;
    isCentre[draftAtom[made.bondEnd[bond]]] = 1;
  }
  return isCentre;
}

/** Bonds of the target that the edit breaks or changes. */
function disconnection(draft: Draft): (readonly [AtomIndex, AtomIndex])[] {
  const { molecule } = draft.target;
  const bonds: [AtomIndex, AtomIndex][] = [];
  for (let bond = 0; bond < molecule.bondCount; bond++) {
    if (!draft.isBondChanged(bond)) continue;
    const begin = molecule.bondBegin[bond];
    const end = molecule.bondEnd[bond];
    bonds.push(begin < end ? [begin, end] : [end, begin]);
  }
  return bonds.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}
