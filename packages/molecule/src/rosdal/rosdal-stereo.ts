import { CHIRALITY, DOUBLE_BOND, IMPLICIT_HYDROGEN, type Molecule } from '../molecule.ts';
import type { MoleculeBuilder } from '../molecule-builder.ts';
import { RosdalRefusal } from './rosdal-scanner.ts';
import type { AtomName, BondStatement, RosdalStatements } from './rosdal-statements.ts';
import { sidesOfZ } from './rosdal-z-mark.ts';

/**
 * Marks a centre: its neighbours ascending, the implicit hydrogen or lone pair last; `cw` if the first three run
 * clockwise when the last points away. That is `@@` for the same order, because seen from the first the sense is the same.
 *
 * @param skeleton - the molecule as far as its bonds go
 */
export function addWinding(
  builder: MoleculeBuilder,
  skeleton: Molecule,
  atom: number,
  name: AtomName,
  winding: 'cw' | 'ccw',
  position: number,
): void {
  const draft = builder.atoms[atom];
  const neighbours = Array.from(skeleton.neighbourAtom.subarray(skeleton.neighbourStart[atom], skeleton.neighbourStart[atom + 1]));
  neighbours.sort((a, b) => a - b);
  const isCentre = (neighbours.length === 4 && draft.hydrogenCount === 0) || (neighbours.length === 3 && draft.hydrogenCount <= 1);
  if (!isCentre) {
    const hydrogens = neighbours.length >= 3 ? ` and ${draft.hydrogenCount} hydrogens` : '';
    throw new RosdalRefusal(
      'CENTER',
      `Atom ${name} cannot be a stereo centre: it has ${neighbours.length} neighbours${hydrogens}.`,
      position,
    );
  }
  draft.chirality = winding === 'cw' ? CHIRALITY.clockwise : CHIRALITY.anticlockwise;
  draft.chiralNeighbours = neighbours.length === 4 ? neighbours : [...neighbours, IMPLICIT_HYDROGEN];
}

/** Marks the double bonds whose sides are stated. Runs after the hydrogens are known. */
export function addBondSides(
  statements: RosdalStatements,
  builder: MoleculeBuilder,
  skeleton: Molecule,
  indexOf: ReadonlyMap<AtomName, number>,
): void {
  statements.bonds.forEach((statement, bond) => {
    const { sides } = statement;
    if (sides === undefined) return;
    const draft = builder.bonds[bond];
    if (sides.kind === 'Z') {
      const references = sidesOfZ(skeleton, bond);
      if (references === null) throw undecidedZ(statement);
      draft.beginReference = references.atBegin;
      draft.endReference = references.atEnd;
      draft.stereo = DOUBLE_BOND.cis;
      return;
    }
    draft.beginReference = reference(skeleton, statement.from, statement.to, sides.atFrom, statement, indexOf);
    draft.endReference = reference(skeleton, statement.to, statement.from, sides.atTo, statement, indexOf);
    draft.stereo = sides.isCis ? DOUBLE_BOND.cis : DOUBLE_BOND.trans;
  });
}

function reference(
  skeleton: Molecule,
  atom: AtomName,
  across: AtomName,
  neighbour: AtomName,
  statement: BondStatement,
  indexOf: ReadonlyMap<AtomName, number>,
): number {
  const atomIndex = indexOf.get(atom) as number;
  const index = indexOf.get(neighbour);
  const neighbours = skeleton.neighbourAtom.subarray(skeleton.neighbourStart[atomIndex], skeleton.neighbourStart[atomIndex + 1]);
  if (index === undefined || neighbour === across || !neighbours.includes(index)) {
    throw new RosdalRefusal('STEREO_REF', `Atom ${neighbour} is not a neighbour of atom ${atom}.`, statement.position);
  }
  return index;
}

function undecidedZ({ from, to, position }: BondStatement): RosdalRefusal {
  const advice = `state the sides by atom numbers, as in ${from}=(1c4)${to}`;
  return new RosdalRefusal('BOND_STEREO', `The descriptor '(Z)' at position ${position} is ambiguous here; ${advice}.`, position);
}
